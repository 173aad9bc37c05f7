/* Korat's search.
 *
 * Candidates are vectors of choices, visited in lexicographic order of the slots as the
 * invariant first reads them. When the invariant is false on a candidate, only what it
 * read can make it true: the last slot read is advanced, and everything behind it starts
 * again at its first value. When it is true, the slots that are reachable but were not
 * read take part as well, behind those that were; to advance them needs no evaluation.
 *
 * Isomorphism: pool objects of one class are interchangeable, so a slot may pick one
 * that an earlier slot has picked, or the first that none has.
 *
 * Invariants: a slot that is not in `order` holds its first value; the slots in `order`
 * belong to objects that are reachable in every state with the same choices so far. */
#include "explicit/korat.h"

#include <assert.h>
#include <string.h>

enum { CANDIDATES_PER_TICK = 256 };

static void add_slot(korat *k, uint32_t slot) {
  if (k->ordered[slot] || k->space->slots[slot].domain.count < 2)
    return;
  k->ordered[slot] = 1;
  vec_push(&k->order, slot);
}

static void note_read(machine_watch *w, object_id o, uint32_t index) {
  korat *k = (korat *)w;
  const space_object *object_ =
      space_get(k->space, k->judge->space_of[o - k->judge->first]);
  assert(index < object_->slot_count);
  k->reads++;
  add_slot(k, object_->first_slot + index);
}

void korat_init(korat *k, judge *j) {
  const space *s = j->space;
  *k = (korat){.judge = j, .space = s, .largest_size = UINT32_MAX};
  k->watch.read = note_read;
  k->ordered = memory_new_array(uint8_t, s->slot_count + 1);
  k->stamps = memory_new_array(uint32_t, s->object_count);
}

void korat_release(korat *k) {
  vec_release(&k->order);
  vec_release(&k->reached);
  vec_release(&k->roots);
  memory_free(k->ordered);
  memory_free(k->stamps);
}

static space_id target(const korat *k, uint32_t slot) {
  const domain *d = &k->space->slots[slot].domain;
  return d->kind == DOMAIN_REFERENCE ? d->objects[k->judge->choices[slot]] : SPACE_NULL;
}

/* The highest number of a pool object of the class that is in use so far. */
static uint32_t highest_number(const korat *k, const ir_class *c, uint32_t count,
                               bool with_roots) {
  uint32_t highest = 0;
  for (uint32_t i = 0; i < count; i++) {
    const space_object *o = space_get(k->space, target(k, k->order.data[i]));
    if (o->role == ROLE_POOL && o->class == c && o->number > highest)
      highest = o->number;
  }
  for (uint32_t i = 0; with_roots && i < k->roots.size; i++) {
    const space_object *o = space_get(k->space, k->roots.data[i]);
    if (o->role == ROLE_POOL && o->class == c && o->number > highest)
      highest = o->number;
  }
  return highest;
}

uint64_t korat_next_choice(const korat *k, const domain *d, uint32_t choice,
                           uint32_t count, bool with_roots) {
  if (d->kind != DOMAIN_REFERENCE)
    return (uint64_t)choice + 1;
  while (++choice < d->count) {
    const space_object *o = space_get(k->space, d->objects[choice]);
    if (!space_is_interchangeable(o) || o->number == 1 ||
        o->number <= highest_number(k, o->class, count, with_roots) + 1)
      break;
  }
  return choice;
}

/* Advances the last slot of the order that can be, behind `base`; those after it leave
 * the order. False: there is none. */
static bool advance(korat *k, uint32_t base, bool with_roots) {
  while (k->order.size > base) {
    uint32_t slot = *vec_last(&k->order);
    const domain *d = &k->space->slots[slot].domain;
    uint64_t next =
        korat_next_choice(k, d, k->judge->choices[slot], k->order.size - 1, with_roots);
    if (next < d->count) {
      judge_set(k->judge, slot, (uint32_t)next);
      return true;
    }
    judge_set(k->judge, slot, 0);
    k->ordered[slot] = 0;
    k->order.size--;
  }
  return false;
}

static void reach(korat *k, space_id o) {
  if (space_is_null(o) || k->stamps[o.index] == k->walk)
    return;
  k->stamps[o.index] = k->walk;
  vec_push(&k->reached, o);
}

static void start_walk(korat *k) {
  if (!++k->walk) {
    memset(k->stamps, 0, k->space->object_count * sizeof *k->stamps);
    k->walk = 1;
  }
  vec_clear(&k->reached);
}

void korat_extend(korat *k) {
  start_walk(k);
  if (!k->without_main)
    reach(k, SPACE_MAIN);
  for (uint32_t i = 0, root = 0;; i++) {
    while (i == k->reached.size && root < k->roots.size)
      reach(k, k->roots.data[root++]);
    if (i == k->reached.size)
      break;
    const space_object *o = space_get(k->space, k->reached.data[i]);
    for (uint32_t s = o->first_slot; s < o->first_slot + o->slot_count; s++) {
      add_slot(k, s);
      reach(k, target(k, s));
    }
  }
}

void korat_skip_numbers(korat *k, uint32_t base) {
  while (k->order.size > base) {
    uint32_t slot = *vec_last(&k->order);
    if (k->space->slots[slot].domain.kind == DOMAIN_REFERENCE)
      return;
    judge_set(k->judge, slot, 0);
    k->ordered[slot] = 0;
    k->order.size--;
  }
}

bool korat_vary(korat *k, uint32_t base) {
  if (!advance(k, base, true))
    return false;
  korat_extend(k);
  return true;
}

void korat_drop(korat *k, uint32_t base) {
  while (k->order.size > base) {
    uint32_t slot = vec_pop(&k->order);
    judge_set(k->judge, slot, 0);
    k->ordered[slot] = 0;
  }
}

static bool counts(const space_object *o) {
  return o->role != ROLE_VALUE && o->role != ROLE_CONSTANT;
}

uint32_t korat_size(const korat *k) {
  uint32_t size = 0;
  for (uint32_t i = 0; i < k->reached.size; i++)
    size += counts(space_get(k->space, k->reached.data[i]));
  return size;
}

/* At least so many objects are reachable, whatever the slots behind the order hold. */
static uint32_t least_size(korat *k) {
  start_walk(k);
  reach(k, SPACE_MAIN);
  for (uint32_t i = 0; i < k->order.size; i++)
    reach(k, target(k, k->order.data[i]));
  return korat_size(k);
}

/* On to the next candidate that is not too large. */
static bool move(korat *k) {
  do {
    if (!advance(k, 0, false))
      return false;
  } while (k->largest_size != UINT32_MAX && least_size(k) > k->largest_size);
  return true;
}

static korat_step evaluate(korat *k) {
  k->candidates++;
  truth t = judge_state(k->judge, &k->watch);
  k->read = k->order.size;
  k->valid = t == TRUTH_TRUE;
  return k->valid ? KORAT_STATE : t == TRUTH_UNKNOWN ? KORAT_UNKNOWN : KORAT_TICK;
}

korat_step korat_next(korat *k) {
  assert(!k->roots.size);
  for (uint32_t n = 0; n < CANDIDATES_PER_TICK; n++) {
    if (k->started && !move(k))
      return KORAT_END;
    korat_step step = KORAT_STATE;
    if (!k->started || !k->valid || k->order.size <= k->read)
      step = evaluate(k);
    else if (!judge_could_be(k->judge))
      step = KORAT_TICK;
    k->started = true;
    if (step == KORAT_STATE)
      korat_extend(k);
    if (step != KORAT_TICK)
      return step;
  }
  return KORAT_TICK;
}
