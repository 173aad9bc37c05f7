/* Chunks of a state: one for what belongs to no thread (monitors, classes, clock), one
 * for the changed slots of old objects, one for each new object in the order in which they
 * are first met, and one for each thread, beside that of its object, the main thread last.
 * What changes together is side by side, so that few pairs are new (store.h). Each begins
 * with its kind: a list of chunks is the list of one state.
 *
 * Objects that static fields and the threads' own objects lead to are met first: their
 * numbers do not depend on where threads stand, so that a step leaves most chunks as they
 * are.
 *
 * A unit (a thread, an object, the old slots) is what has a chunk. As long as nobody has
 * written it, all that can change about it is the numbers of the objects that it refers
 * to, which are compared. Now and then everything is written down afresh, and must be the
 * same. */
#include "explore/state.h"

#include "explore/likeness.h"

#include <assert.h>
#include <string.h>

enum { BETWEEN_CHECKS = 1024, MOST_BYTES = 5 };

typedef enum { KIND_OLD, KIND_THREAD, KIND_OBJECT, KIND_REST } unit_kind;

void states_init(states *s, machine *m, bool is_numbered) {
  *s = (states){.machine = m, .baseline = m->threads->baseline};
  live_init(&s->live);
  store_init(&s->store, is_numbered);
}

void states_release(states *s) {
  live_release(&s->live);
  store_release(&s->store);
  map_release(&s->known_slots);
  vec_release(&s->slots);
  for (uint32_t i = 0; i < s->capacity; i++)
    vec_release(&s->units[i].references);
  vec_each (thread_unit, t, &s->threads) {
    vec_release(&t->unit.references);
    vec_release(&t->recent);
  }
  vec_release(&s->threads);
  vec_release(&s->old.references);
  vec_release(&s->rest.references);
  vec_release(&s->order);
  vec_release(&s->bytes);
  vec_release(&s->chunks);
  vec_release(&s->places);
  vec_release(&s->rows);
  vec_release(&s->forms);
  memory_free(s->numbers);
  memory_free(s->stamps);
  memory_free(s->units);
}

/* What has changed. */

void states_note_writes(states *s, uint32_t from) {
  const heap *h = &s->machine->heap;
  for (uint32_t i = from; i < h->journal.size; i++) {
    const journal_entry *e = &h->journal.data[i];
    if (e->object >= s->machine->threads->baseline || e->index == HEAP_HEADER)
      continue;
    s->old.is_valid = false;
    uint64_t key = map_pair(e->object, e->index);
    if (map_get(&s->known_slots, key))
      continue;
    map_put(&s->known_slots, key, 1);
    vec_push(&s->slots, ((old_slot){e->object, e->index, e->old}));
  }
}

static void forget_object(states *s, object_id o) {
  object_id baseline = s->machine->threads->baseline;
  if (o < baseline)
    s->old.is_valid = false;
  else if (o - baseline < s->capacity)
    s->units[o - baseline].is_valid = false;
}

void states_note_step(states *s, uint32_t thread, const states_before *before) {
  const heap *h = &s->machine->heap;
  if (thread < s->threads.size)
    s->threads.data[thread].unit.is_valid = false;
  for (uint32_t k = before->threads; k < s->threads.size; k++)
    s->threads.data[k].unit.is_valid = false;
  for (uint32_t i = before->writes; i < h->journal.size; i++)
    forget_object(s, h->journal.data[i].object);
  for (object_id o = before->top; o < h->top; o++)
    forget_object(s, o);
}

/* Numbers. */

static inline uint8_t *encode(uint8_t *at, uint32_t word) {
  for (; word >= 0x80; word >>= 7)
    *at++ = (uint8_t)(word | 0x80);
  *at++ = (uint8_t)word;
  return at;
}

/* Room for so many words at the end of the chunk; and what was written there. */
static inline uint8_t *words_begin(states *s, uint32_t words) {
  vec_reserve(&s->bytes, s->bytes.size + (size_t)words * MOST_BYTES);
  return s->bytes.data + s->bytes.size;
}

static inline void words_end(states *s, const uint8_t *at) {
  s->bytes.size = (uint32_t)(at - s->bytes.data);
}

static void put(states *s, uint32_t word) {
  words_end(s, encode(words_begin(s, 1), word));
}

static void put_kind(states *s, unit_kind kind, uint32_t word) {
  put(s, word << 2 | kind);
}

static void make_room(states *s, uint32_t index) {
  if (index < s->capacity)
    return;
  uint32_t old = s->capacity;
  s->capacity = (index + 1) * 2;
  s->numbers = memory_resize(s->numbers, s->capacity, sizeof *s->numbers);
  s->stamps = memory_resize(s->stamps, s->capacity, sizeof *s->stamps);
  s->units = memory_resize(s->units, s->capacity, sizeof *s->units);
  memset(s->stamps + old, 0, (s->capacity - old) * sizeof *s->stamps);
  memset(s->units + old, 0, (s->capacity - old) * sizeof *s->units);
}

static uint32_t number_first(states *s, object_id o, uint32_t index) {
  make_room(s, index);
  s->stamps[index] = s->stamp;
  vec_push(&s->order, o);
  return s->numbers[index] = s->order.size * 2 - 1;
}

/* A new object by the order in which it was met. */
static inline uint32_t number_met(states *s, object_id o) {
  uint32_t index = o - s->baseline;
  return index < s->capacity && s->stamps[index] == s->stamp ? s->numbers[index]
                                                             : number_first(s, o, index);
}

/* An old one by its own. */
static inline uint8_t *encode_object_number(states *s, uint8_t *at, object_id o) {
  if (o < s->baseline)
    return encode(at, o * 2);
  uint32_t number = number_met(s, o);
  vec_push(&s->current->references, ((unit_reference){o, number}));
  return encode(at, number);
}

/* Up to two words. */
static inline uint8_t *encode_value(states *s, uint8_t *at, ir_type type, value v) {
  if (type == IR_REF)
    return encode_object_number(s, at, v.ref);
  at = encode(at, (uint32_t)v.i);
  return type == IR_I64 || type == IR_F64 ? encode(at, (uint32_t)(v.bits >> 32)) : at;
}

static void put_object_number(states *s, object_id o) {
  words_end(s, encode_object_number(s, words_begin(s, 1), o));
}

static void put_value(states *s, ir_type type, value v) {
  words_end(s, encode_value(s, words_begin(s, 2), type, v));
}

/* Units. The address of one that is an object's may move while it is written. */

static void unit_begin(states *s, unit *u) {
  u->is_valid = false;
  vec_clear(&u->references);
  vec_clear(&s->bytes);
  s->current = u;
}

/* The chunk that it had is looked at first. */
static void unit_end(states *s, unit *u) {
  uint32_t count = 0;
  const uint8_t *before =
      u->has_chunk ? store_chunk_bytes(&s->store, u->chunk, &count) : NULL;
  if (!before || count != s->bytes.size || memcmp(before, s->bytes.data, count) != 0)
    u->chunk = store_chunk(&s->store, s->bytes.data, s->bytes.size);
  u->has_chunk = u->is_valid = true;
}

/* Numbers what it refers to; false: it has to be written down. */
static bool unit_is_same(states *s, const unit *u) {
  const unit_reference *r = u->references.data, *end = r + u->references.size;
  for (; r < end; r++) /* the unit may move, its references do not */
    if (number_met(s, r->object) != r->number)
      return false;
  return true;
}

/* Threads. */

static void put_frame(states *s, const frame *f, const frame *above) {
  assert(f && "a frame of the thread");
  bool returns = above && !above->initialises;
  const live_set *live =
      live_at(&s->live, f->code, f->pc, returns ? LIVE_AFTER : LIVE_BEFORE);
  uint8_t *at = words_begin(s, 4 + 2 * live->count);
  at = encode(at, f->method->id);
  at = encode(at, f->pc);
  at = encode_object_number(s, at, f->locked);
  at = encode(at, (f->initialises ? f->initialises->id + 1 : 0) << 1 | f->is_timed);
  for (uint32_t i = 0; i < live->count; i++)
    at = encode_value(s, at, f->code->reg_types[live->regs[i]], f->regs[live->regs[i]]);
  words_end(s, at);
}

/* Nobody is left whose accesses could be in conflict with those of the others. */
static bool all_ended(const machine *m) {
  vec_each (machine_thread, k, &m->threads->list)
    if (k->state.status != THREAD_ENDED)
      return false;
  return true;
}

static void put_recent(states *s, const machine_thread *k, bool matters) {
  uint32_t count = matters ? k->recent.size : 0;
  uint8_t *at = encode(words_begin(s, 1 + 3 * count), count);
  for (const thread_access *a = k->recent.data, *end = a + count; a < end; a++) {
    at = encode_object_number(s, at, a->object);
    at = encode(at, (uint32_t)a->is_end << 3 | (uint32_t)a->is_point << 2 |
                        (uint32_t)a->writes << 1 | a->is_plain);
    at = encode(at, a->index);
  }
  words_end(s, at);
}

static uint32_t flags_of(const thread_state *t) {
  return (uint32_t)t->status | (uint32_t)t->point.kind << 4 | (uint32_t)t->notified << 8 |
         (uint32_t)t->interrupted << 9 | (uint32_t)t->permit << 10 |
         (uint32_t)t->is_daemon << 11 | (uint32_t)t->handles_failure << 12 |
         (uint32_t)(t->first != NULL) << 13 | (uint32_t)t->keeps_turn << 14 |
         (uint32_t)(t->elapsed != 0) << 15;
}

/* Words that few threads have. */
static void put_rare_state(states *s, const thread_state *t) {
  if (t->elapsed) {
    put(s, (uint32_t)t->elapsed);
    put(s, (uint32_t)((uint64_t)t->elapsed >> 32));
  }
  if (t->first)
    put_object_number(s, t->first_argument.ref);
  if (t->point.kind == POINT_BORN) /* not forgotten yet, even if nobody needs it */
    put_object_number(s, t->point.object);
}

static void put_state(states *s, const thread_state *t) {
  put_kind(s, KIND_THREAD, flags_of(t));
  uint8_t *at = words_begin(s, 7);
  at = encode_object_number(s, at, t->object);
  at = encode_object_number(s, at, t->exception);
  at = encode_object_number(s, at, t->failure);
  at = encode(at, t->held);
  at = encode(at, t->atomic);
  at = encode(at, t->stretch << 1 | t->stretch_is_point);
  words_end(s, encode(at, t->frame_count));
  put_rare_state(s, t);
}

static void put_thread(states *s, const machine_thread *k, bool recent_matters) {
  const thread_state *t = &k->state;
  if (t->status == THREAD_ENDED) { /* nothing of it matters any more but its object */
    put_kind(s, KIND_THREAD, (uint32_t)t->status);
    put_object_number(s, t->object);
  } else {
    put_state(s, t);
    for (uint32_t i = 0; i < t->frame_count; i++)
      if (k->frames[i].code) /* a native method that asks for instances needs no more */
        put_frame(s, &k->frames[i], i + 1 < t->frame_count ? &k->frames[i + 1] : NULL);
  }
  put_recent(s, k, recent_matters);
}

/* What lies between the members may differ: then it is written down for nothing. */
static bool same_bytes(const void *a, const void *b, size_t count) {
  return !count || !memcmp(a, b, count);
}

/* Another thread's step may have woken it, or come behind what it did. */
static bool thread_is_same(const thread_unit *u, const machine_thread *k) {
  return u->unit.is_valid && u->recent.size == k->recent.size &&
         same_bytes(&u->state, &k->state, sizeof u->state) &&
         same_bytes(u->recent.data, k->recent.data,
                    k->recent.size * sizeof *k->recent.data);
}

static void remember_thread(thread_unit *u, const machine_thread *k) {
  memcpy(&u->state, &k->state, sizeof u->state);
  vec_clear(&u->recent);
  vec_reserve(&u->recent, k->recent.size);
  u->recent.size = k->recent.size;
  if (k->recent.size)
    memcpy(u->recent.data, k->recent.data, k->recent.size * sizeof *k->recent.data);
}

static void add_thread(states *s, uint32_t number, bool recent_matters) {
  const machine_thread *k = &s->machine->threads->list.data[number];
  thread_unit *u = &s->threads.data[number];
  if (!recent_matters || !thread_is_same(u, k) || !unit_is_same(s, &u->unit)) {
    unit_begin(s, &u->unit);
    put_thread(s, k, recent_matters);
    unit_end(s, &u->unit);
    u->unit.is_valid = recent_matters;
    remember_thread(u, k);
  }
}

/* What belongs to no thread. */

static void put_monitors(states *s) {
  const machine *m = s->machine;
  for (uint32_t k = 0; k < m->threads->list.size; k++) /* in its order of entering */
    vec_each (machine_monitor, held, &m->monitors)
      if (s->places.data[held->thread] == k) {
        put_object_number(s, held->object);
        put(s, k);
        put(s, held->count);
      }
  put(s, UINT32_MAX);
}

static void put_classes(states *s) {
  const machine_threads *t = s->machine->threads;
  for (uint32_t phase = CLASS_CLAIMED; phase <= CLASS_FAILED; phase++)
    vec_each (thread_class, c, &t->classes)
      if (c->phase == phase) {
        put(s, c->class->id);
        put(s, phase);
        put(s, phase < CLASS_READY ? s->places.data[c->thread] : 0);
      }
  put(s, UINT32_MAX);
}

static void write_rest(states *s, uint64_t extra) {
  const machine_threads *t = s->machine->threads;
  unit_begin(s, &s->rest);
  put_kind(s, KIND_REST, t->list.size);
  put_monitors(s);
  put_classes(s);
  put(s, t->hashed);
  put(s, (uint32_t)t->drawn);
  put(s, (uint32_t)t->clock);
  put(s, (uint32_t)((uint64_t)t->clock >> 32));
  put(s, (uint32_t)extra);
  put(s, (uint32_t)(extra >> 32));
  unit_end(s, &s->rest);
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
    put_kind(s, KIND_OLD, i);
    put_value(s, type, now);
  }
}

static void add_old_slots(states *s) {
  if (!s->old.is_valid || !unit_is_same(s, &s->old)) {
    unit_begin(s, &s->old);
    put_old_slots(s);
    unit_end(s, &s->old);
  }
}

/* New objects. */

static uint8_t *encode_elements(states *s, uint8_t *at, const object *o) {
  ir_storage storage = o->class->element;
  ir_type type = ir_storage_type(storage);
  at = encode(at, o->length);
  for (uint32_t i = 0; i < o->length; i++)
    at = encode_value(s, at, type, heap_element(o, storage, i));
  return at;
}

/* The slots of a class that belong to the state, and their types. */
static const object_form *form_of(states *s, const ir_class *c) {
  while (s->forms.size <= c->id)
    vec_push(&s->forms, NULL);
  if (s->forms.data[c->id])
    return s->forms.data[c->id];
  object_form *f =
      arena_alloc(&s->live.arena, sizeof *f + c->slot_count * sizeof *f->slots);
  f->count = 0;
  for (uint32_t i = 0; i < c->slot_count; i++)
    if (!s->is_symmetric || !c->slots[i]->tells_apart)
      f->slots[f->count++] = (form_slot){i, ir_storage_type(c->slots[i]->storage)};
  return s->forms.data[c->id] = f;
}

static uint8_t *encode_slots(states *s, uint8_t *at, const object *o) {
  const object_form *f = form_of(s, o->class);
  for (const form_slot *each = f->slots, *end = each + f->count; each < end; each++)
    at = encode_value(s, at, each->type, o->slots[each->index]);
  return at;
}

static void put_object(states *s, object_id id) {
  const object *o = machine_object(s->machine, id);
  const ir_class *c = o->class;
  put_kind(s, KIND_OBJECT, c->id << 1 | ((o->shared & OBJECT_UNFINISHED) != 0));
  uint8_t *at = words_begin(s, 2 + 2 * (c->is_array ? o->length : c->slot_count));
  at = encode(at, o->hash);
  words_end(s, c->is_array ? encode_elements(s, at, o) : encode_slots(s, at, o));
}

/* Written in a unit that stays where it is. */
static void write_object(states *s, object_id id, uint32_t index) {
  unit u = s->units[index];
  s->units[index] = (unit){0};
  unit_begin(s, &u);
  put_object(s, id);
  unit_end(s, &u);
  s->units[index] = u;
}

/* Those that have been met, from the first on that were not added yet. */
static void add_objects(states *s, uint32_t from) {
  for (uint32_t i = from; i < s->order.size; i++) {
    object_id id = s->order.data[i];
    uint32_t index = id - s->baseline;
    if (!s->units[index].is_valid || !unit_is_same(s, &s->units[index]))
      write_object(s, id, index);
  }
}

static void forget_all(states *s) {
  s->old.is_valid = false;
  for (uint32_t i = 0; i < s->capacity; i++)
    s->units[i].is_valid = false;
  vec_each (thread_unit, t, &s->threads)
    t->unit.is_valid = false;
}

static void list_threads(states *s) {
  const machine_threads *t = s->machine->threads;
  for (uint32_t k = 1; k <= t->list.size; k++) {
    uint32_t thread = s->rows.data[k % t->list.size];
    object_id o = t->list.data[thread].state.object;
    vec_push(&s->chunks, s->threads.data[thread].unit.chunk);
    if (o >= t->baseline)
      vec_push(&s->chunks, s->units[o - t->baseline].chunk);
  }
}

/* The first objects in the order are those of threads. An empty chunk makes a thread and
 * its object a pair. */
static void list_chunks(states *s, uint32_t thread_objects) {
  const machine_threads *t = s->machine->threads;
  vec_clear(&s->chunks);
  vec_push(&s->chunks, s->rest.chunk);
  vec_push(&s->chunks, s->old.chunk);
  for (uint32_t i = thread_objects; i < s->order.size; i++)
    vec_push(&s->chunks, s->units[s->order.data[i] - t->baseline].chunk);
  if (s->chunks.size % 2)
    vec_push(&s->chunks, store_chunk(&s->store, NULL, 0));
  list_threads(s);
}

/* The main thread stays at its place, which is the first. */
static void order_threads(states *s, bool by_likeness) {
  uint32_t count = s->machine->threads->list.size;
  vec_clear(&s->rows);
  vec_clear(&s->places);
  for (uint32_t k = 0; k < count; k++) {
    uint32_t at = k;
    vec_push(&s->rows, k);
    vec_push(&s->places, k);
    if (!by_likeness || !k)
      continue;
    thread_unit *u = &s->threads.data[k];
    const machine_thread *thread = &s->machine->threads->list.data[k];
    if (!u->has_likeness || !thread_is_same(u, thread)) {
      u->likeness = likeness_of(s->machine, &s->live, thread);
      u->has_likeness = true;
    }
    for (; at > 1 && s->threads.data[s->rows.data[at - 1]].likeness > u->likeness; at--)
      s->rows.data[at] = s->rows.data[at - 1];
    s->rows.data[at] = k;
  }
  for (uint32_t place = 0; by_likeness && place < count; place++)
    s->places.data[s->rows.data[place]] = place;
}

static void walk(states *s, uint64_t extra, bool by_likeness) {
  const machine_threads *t = s->machine->threads;
  bool recent_matters = !all_ended(s->machine);
  vec_clear(&s->order);
  s->stamp++;
  assert(s->stamp && "as many states as 32 bits can name");
  while (s->threads.size < t->list.size)
    vec_push(&s->threads, (thread_unit){0});
  order_threads(s, by_likeness);
  vec_each (uint32_t, k, &s->rows) {
    object_id o = t->list.data[*k].state.object;
    if (o >= t->baseline)
      number_met(s, o);
  }
  uint32_t thread_objects = s->order.size;
  add_old_slots(s);
  add_objects(s, 0);
  uint32_t added = s->order.size;
  vec_each (uint32_t, k, &s->rows)
    add_thread(s, *k, recent_matters);
  write_rest(s, extra);
  add_objects(s, added);
  list_chunks(s, thread_objects);
}

static void check(states *s, uint64_t extra) {
  u32_vector before = {0};
  vec_each (uint32_t, c, &s->chunks)
    vec_push(&before, *c);
  forget_all(s);
  walk(s, extra, s->is_symmetric);
  assert(before.size == s->chunks.size &&
         same_bytes(before.data, s->chunks.data, before.size * sizeof *before.data) &&
         "what no step has written is as it was");
  vec_release(&before);
}

bool states_add(states *s, uint64_t extra, uint32_t *number) {
  walk(s, extra, s->is_symmetric);
  if (!s->until_check--) {
    s->until_check = BETWEEN_CHECKS;
    check(s, extra);
  }
  return store_add(&s->store, s->chunks.data, s->chunks.size, number);
}

/* New objects are met by the walk; those under construction are not there yet. Old ones
 * are those of the run time, and the main thread. A step is on its way: nothing is known
 * of what it has written. */
void states_instances(states *s, const ir_class *class, u32_vector *found) {
  machine *m = s->machine;
  object_id first = m->threads->list.data[0].state.object;
  forget_all(s);
  walk(s, 0, false);
  forget_all(s);
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
