/* Chunks of a state, in this order: one for each thread, one for what belongs to none
 * (monitors, classes, clock), one for the changed slots of old objects, then those of the
 * new objects, in the order in which they are first met. Small objects share a chunk: a
 * look-up costs more than the words that are kept twice. */
#include "explore/state.h"

#include <assert.h>
#include <string.h>

enum { ENOUGH_WORDS = 40 };

void states_init(states *s, machine *m) {
  *s = (states){.machine = m};
  live_init(&s->live);
  store_init(&s->store);
}

void states_release(states *s) {
  live_release(&s->live);
  store_release(&s->store);
  map_release(&s->known_slots);
  vec_release(&s->slots);
  vec_release(&s->order);
  vec_release(&s->words);
  vec_release(&s->chunks);
  memory_free(s->numbers);
  memory_free(s->stamps);
}

void states_note_writes(states *s, uint32_t from) {
  const heap *h = &s->machine->heap;
  for (uint32_t i = from; i < h->journal.size; i++) {
    const journal_entry *e = &h->journal.data[i];
    if (e->object >= s->machine->threads->baseline || e->index == HEAP_HEADER)
      continue;
    uint64_t key = map_pair(e->object, e->index);
    if (map_get(&s->known_slots, key))
      continue;
    map_put(&s->known_slots, key, 1);
    vec_push(&s->slots, ((old_slot){e->object, e->index, e->old}));
  }
}

/* Numbers. */

static void put(states *s, uint32_t word) {
  vec_push(&s->words, word);
}

static void make_room(states *s, uint32_t index) {
  if (index < s->capacity)
    return;
  uint32_t old = s->capacity;
  s->capacity = (index + 1) * 2;
  s->numbers = memory_resize(s->numbers, s->capacity, sizeof *s->numbers);
  s->stamps = memory_resize(s->stamps, s->capacity, sizeof *s->stamps);
  memset(s->stamps + old, 0, (s->capacity - old) * sizeof *s->stamps);
}

/* An old object by its own number, a new one by the order in which it was met. */
static uint32_t number_of(states *s, object_id o) {
  object_id baseline = s->machine->threads->baseline;
  if (o < baseline)
    return o * 2;
  uint32_t index = o - baseline;
  make_room(s, index);
  if (s->stamps[index] != s->stamp) {
    s->stamps[index] = s->stamp;
    vec_push(&s->order, o);
    s->numbers[index] = s->order.size * 2 - 1;
  }
  return s->numbers[index];
}

static void put_value(states *s, ir_type type, value v) {
  if (type == IR_REF)
    put(s, number_of(s, v.ref));
  else {
    put(s, (uint32_t)v.i);
    if (type == IR_I64 || type == IR_F64)
      put(s, (uint32_t)(v.bits >> 32));
  }
}

static void end_chunk(states *s) {
  vec_push(&s->chunks, store_chunk(&s->store, s->words.data, s->words.size));
  vec_clear(&s->words);
}

/* Threads. */

static void put_frame(states *s, const frame *f, const frame *above) {
  assert(f && "a frame of the thread");
  bool returns = above && !above->initialises;
  const live_set *live =
      live_at(&s->live, f->code, f->pc, returns ? LIVE_AFTER : LIVE_BEFORE);
  put(s, f->method->id);
  put(s, f->pc);
  put(s, number_of(s, f->locked));
  put(s, f->initialises ? f->initialises->id + 1 : 0);
  for (uint32_t i = 0; i < live->count; i++)
    put_value(s, f->code->reg_types[live->regs[i]], f->regs[live->regs[i]]);
}

/* Nobody is left whose accesses could be in conflict with those of the others. */
static bool all_ended(const machine *m) {
  vec_each (machine_thread, k, &m->threads->list)
    if (k->state.status != THREAD_ENDED)
      return false;
  return true;
}

static void put_recent(states *s, const machine_thread *k) {
  put(s, all_ended(s->machine) ? 0 : k->recent.size);
  if (all_ended(s->machine))
    return;
  vec_each (thread_access, a, &k->recent) {
    put(s, number_of(s, a->object));
    put(s, a->index << 4 | (uint32_t)a->is_end << 3 | (uint32_t)a->is_point << 2 |
               (uint32_t)a->writes << 1 | a->is_plain);
  }
}

static void put_thread(states *s, const machine_thread *k) {
  const thread_state *t = &k->state;
  if (t->status == THREAD_ENDED) { /* nothing of it matters any more but its object */
    put(s, UINT32_MAX);
    put(s, number_of(s, t->object));
    put_recent(s, k);
    end_chunk(s);
    return;
  }
  put(s, (uint32_t)t->status | (uint32_t)t->point.kind << 4 | (uint32_t)t->notified << 8 |
             (uint32_t)t->interrupted << 9 | (uint32_t)t->permit << 10 |
             (uint32_t)t->is_daemon << 11 | (uint32_t)t->handles_failure << 12 |
             (uint32_t)(t->first != NULL) << 13 | (uint32_t)t->keeps_turn << 14);
  put(s, number_of(s, t->object));
  put(s, number_of(s, t->exception));
  put(s, number_of(s, t->failure));
  put(s, t->held);
  put(s, t->atomic);
  put(s, t->stretch << 1 | t->stretch_is_point);
  if (t->first)
    put(s, number_of(s, t->first_argument.ref));
  if (t->point.kind == POINT_BORN) /* not forgotten yet, even if nobody needs it */
    put(s, number_of(s, t->point.object));
  put(s, t->frame_count);
  for (uint32_t i = 0; i < t->frame_count; i++)
    if (k->frames[i]
            .code) /* a native method that asks for instances needs nothing more */
      put_frame(s, &k->frames[i], i + 1 < t->frame_count ? &k->frames[i + 1] : NULL);
  put_recent(s, k);
  end_chunk(s);
}

static void put_rest(states *s, uint64_t extra) {
  const machine *m = s->machine;
  const machine_threads *t = m->threads;
  for (uint32_t k = 0; k < t->list.size; k++) /* in each thread's order of entering */
    vec_each (machine_monitor, held, &m->monitors)
      if (held->thread == k) {
        put(s, number_of(s, held->object));
        put(s, k);
        put(s, held->count);
      }
  put(s, UINT32_MAX);
  for (uint32_t phase = CLASS_CLAIMED; phase <= CLASS_FAILED; phase++)
    vec_each (thread_class, c, &t->classes)
      if (c->phase == phase) {
        put(s, c->class->id);
        put(s, phase);
        put(s, phase < CLASS_READY ? c->thread : 0);
      }
  put(s, t->hashed);
  put(s, (uint32_t)t->drawn);
  put(s, (uint32_t)t->clock);
  put(s, (uint32_t)((uint64_t)t->clock >> 32));
  put(s, (uint32_t)extra);
  put(s, (uint32_t)(extra >> 32));
  end_chunk(s);
}

static void put_old_slots(states *s) {
  for (uint32_t i = 0; i < s->slots.size; i++) {
    const old_slot *slot = &s->slots.data[i];
    const object *o = machine_object(s->machine, slot->object);
    const ir_class *c = o->class;
    ir_storage storage = c->is_array ? c->element : c->slots[slot->index]->storage;
    value now =
        c->is_array ? heap_element(o, storage, slot->index) : o->slots[slot->index];
    ir_type type = ir_storage_type(storage);
    bool wide = type == IR_I64 || type == IR_F64;
    if (wide ? now.bits == slot->before.bits : now.i == slot->before.i)
      continue;
    put(s, i);
    put_value(s, type, now);
  }
  end_chunk(s);
}

static void put_object(states *s, object_id id) {
  const object *o = machine_object(s->machine, id);
  const ir_class *c = o->class;
  put(s, c->id << 1 | ((o->shared & OBJECT_UNFINISHED) != 0));
  put(s, o->hash);
  if (c->is_array) {
    ir_type type = ir_storage_type(c->element);
    put(s, o->length);
    for (uint32_t i = 0; i < o->length; i++)
      put_value(s, type, heap_element(o, c->element, i));
  } else
    for (uint32_t i = 0; i < c->slot_count; i++)
      put_value(s, ir_storage_type(c->slots[i]->storage), o->slots[i]);
  if (s->words.size >= ENOUGH_WORDS)
    end_chunk(s);
}

static void walk(states *s, uint64_t extra) {
  vec_clear(&s->chunks);
  vec_clear(&s->words);
  vec_clear(&s->order);
  s->stamp++;
  assert(s->stamp && "as many states as 32 bits can name");
  vec_each (machine_thread, k, &s->machine->threads->list)
    put_thread(s, k);
  put_rest(s, extra);
  put_old_slots(s);
  for (uint32_t i = 0; i < s->order.size; i++)
    put_object(s, s->order.data[i]);
  if (s->words.size)
    end_chunk(s);
}

bool states_add(states *s, uint64_t extra, uint32_t *number) {
  walk(s, extra);
  return store_add(&s->store, s->chunks.data, s->chunks.size, number);
}

/* New objects are met by the walk; those under construction are not there yet. Old ones
 * are those of the run time, and the main thread. */
void states_instances(states *s, const ir_class *class, u32_vector *found) {
  machine *m = s->machine;
  object_id first = m->threads->list.data[0].state.object;
  walk(s, 0);
  vec_clear(found);
  if (first < m->threads->baseline &&
      ir_is_subclass(machine_object(m, first)->class, class))
    vec_push(found, first);
  vec_each (uint32_t, o, &s->order) {
    const object *each = machine_object(m, *o);
    if (ir_is_subclass(each->class, class) && !(each->shared & OBJECT_UNFINISHED))
      vec_push(found, *o);
  }
}
