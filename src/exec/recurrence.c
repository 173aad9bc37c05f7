/* The state that is kept, and the comparison with it.
 *
 * Kept are: frames and registers; for every slot of an older object that the run has
 * written so far, what it holds; all new objects. A slot that is first written later held
 * then what the journal remembers. New objects are compared as they are met, and each
 * must always be met in the same one's place. */
#include "exec/recurrence.h"

#include <assert.h>
#include <string.h>

enum { FIRST_LOOK = 2000, MOST_KEPT = 1 << 16 };

struct recurrence {
  bool has_state;
  uint64_t until; /* steps: then another state is kept */
  vector(frame) frames;
  vector(value) stack;
  object_id floor, top;
  uint32_t journal_size;
  map older;              /* (object, slot): its value then */
  vector(uint64_t) new;   /* slots of new objects, one object after the other */
  u32_vector new_first;   /* by object - floor: where its slots begin */
  map paired;             /* new object now -> new object then */
  vector(uint64_t) pairs; /* to be compared */
};

recurrence *recurrence_new(void) {
  return memory_new(recurrence);
}

void recurrence_delete(recurrence *r) {
  if (!r)
    return;
  vec_release(&r->frames);
  vec_release(&r->stack);
  map_release(&r->older);
  vec_release(&r->new);
  vec_release(&r->new_first);
  map_release(&r->paired);
  vec_release(&r->pairs);
  memory_free(r);
}

void recurrence_begin(machine *m) {
  m->look_at = UINT64_MAX;
  if (!m->recurrence)
    return;
  m->recurrence->has_state = false;
  m->look_at = m->steps + FIRST_LOOK;
}

static bool is_wide(ir_storage s) {
  return s == STORE_I64 || s == STORE_F64;
}

static ir_storage storage_of(const object *o, uint32_t index) {
  return o->class->is_array ? o->class->element : o->class->slots[index]->storage;
}

static uint64_t slot_bits(const object *o, uint32_t index) {
  ir_storage s = storage_of(o, index);
  value v = o->class->is_array ? heap_element(o, s, index) : o->slots[index];
  return is_wide(s) ? v.bits : (uint32_t)v.i;
}

static uint64_t value_bits(const object *o, uint32_t index, value v) {
  return is_wide(storage_of(o, index)) ? v.bits : (uint32_t)v.i;
}

static void keep_older(recurrence *r, const heap *h) {
  map_release(&r->older);
  r->older = (map){0};
  r->journal_size = h->journal.size;
  vec_each (const journal_entry, e, &h->journal)
    map_put(&r->older, map_pair(e->object, e->index),
            slot_bits(heap_object(h, e->object), e->index));
}

static bool keep_new(recurrence *r, const heap *h) {
  vec_clear(&r->new);
  vec_clear(&r->new_first);
  for (object_id o = h->floor; o < h->top; o++) {
    const object *new = heap_object(h, o);
    vec_push(&r->new_first, r->new.size);
    for (uint32_t k = 0; k < new->length; k++)
      vec_push(&r->new, slot_bits(new, k));
    if (r->new.size > MOST_KEPT)
      return false;
  }
  return true;
}

static void keep_state(machine *m) {
  recurrence *r = m->recurrence;
  const heap *h = &m->heap;
  r->until = m->steps * 2;
  r->has_state = m->nesting <= 1 && h->floor && h->journal.size <= MOST_KEPT;
  if (!r->has_state)
    return;
  vec_clear(&r->frames);
  for (uint32_t k = 0; k < m->frame_count; k++)
    vec_push(&r->frames, m->frames[k]);
  vec_clear(&r->stack);
  for (const value *v = m->stack; v < m->stack_top; v++)
    vec_push(&r->stack, *v);
  r->floor = h->floor;
  r->top = h->top;
  keep_older(r, h);
  r->has_state = keep_new(r, h);
}

/* An object now in the place of one then. */
static bool pair(recurrence *r, object_id now, object_id then) {
  if (now < r->floor || then < r->floor)
    return now == then;
  uint64_t *known = map_get(&r->paired, now);
  if (known)
    return *known == then;
  map_put(&r->paired, now, then);
  vec_push(&r->pairs, map_pair(now, then));
  return then < r->top;
}

static bool same_bits(recurrence *r, ir_storage s, uint64_t now, uint64_t then) {
  return s == STORE_REF ? pair(r, (object_id)now, (object_id)then) : now == then;
}

static bool same_frames(machine *m) {
  recurrence *r = m->recurrence;
  if (r->frames.size != m->frame_count ||
      r->stack.size != (size_t)(m->stack_top - m->stack))
    return false;
  for (uint32_t k = m->frame_count; k-- > 0;) {
    const frame *now = &m->frames[k], *then = &r->frames.data[k];
    if (now->code != then->code || now->pc != then->pc || now->regs != then->regs ||
        now->method != then->method || now->locked != then->locked)
      return false;
  }
  return true;
}

static bool same_registers(machine *m) {
  recurrence *r = m->recurrence;
  for (uint32_t k = m->frame_count; k-- > 0;) {
    const frame *f = &m->frames[k];
    for (uint32_t i = 0; f->code && i < f->code->reg_count; i++) {
      value now = f->regs[i], then = r->stack.data[&f->regs[i] - m->stack];
      ir_type t = f->code->reg_types[i];
      bool wide = t == IR_I64 || t == IR_F64;
      if (t == IR_REF ? !pair(r, now.ref, then.ref)
                      : (wide ? now.bits != then.bits : now.i != then.i))
        return false;
    }
  }
  return true;
}

static bool same_older(machine *m) {
  recurrence *r = m->recurrence;
  const heap *h = &m->heap;
  if (h->journal.size > MOST_KEPT)
    return false;
  for (uint32_t k = r->journal_size; k < h->journal.size; k++) {
    const journal_entry *e = &h->journal.data[k];
    uint64_t key = map_pair(e->object, e->index);
    if (!map_get(&r->older, key))
      map_put(&r->older, key, value_bits(heap_object(h, e->object), e->index, e->old));
  }
  r->journal_size = h->journal.size;
  uint32_t at = 0;
  uint64_t key, then;
  while (map_next(&r->older, &at, &key, &then)) {
    const object *o = heap_object(h, (object_id)(key >> 32));
    uint32_t index = (uint32_t)key;
    if (!same_bits(r, storage_of(o, index), slot_bits(o, index), then))
      return false;
  }
  return true;
}

static bool same_new(machine *m) {
  recurrence *r = m->recurrence;
  for (uint32_t k = 0; k < r->pairs.size; k++) {
    object_id now = (object_id)(r->pairs.data[k] >> 32),
              then = (object_id)r->pairs.data[k];
    const object *a = heap_object(&m->heap, now), *b = heap_object(&m->heap, then);
    if (a->class != b->class || a->length != b->length)
      return false;
    uint32_t first = r->new_first.data[then - r->floor];
    for (uint32_t i = 0; i < a->length; i++)
      if (!same_bits(r, storage_of(a, i), slot_bits(a, i), r->new.data[first + i]))
        return false;
  }
  return true;
}

static bool is_back(machine *m) {
  recurrence *r = m->recurrence;
  if (m->heap.floor != r->floor || m->nesting > 1 || !same_frames(m))
    return false;
  vec_clear(&r->pairs);
  map_release(&r->paired);
  r->paired = (map){0};
  return same_registers(m) && same_older(m) && same_new(m);
}

bool recurrence_found(machine *m) {
  recurrence *r = m->recurrence;
  if (r->has_state && is_back(m))
    return true;
  if (!r->has_state || m->steps > r->until)
    keep_state(m);
  m->look_at = r->has_state ? m->steps : m->steps + FIRST_LOOK;
  return false;
}
