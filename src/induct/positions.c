/* Kinds of positions: a signature for each object, leaves first, in which the objects
 * below are named by their kinds. */
#include "induct/positions.h"

#include "base/map.h"

#include <assert.h>
#include <string.h>

static bool is_of_tree(const space *s, space_id object) {
  object_role role = space_get(s, object)->role;
  return role == ROLE_POSITION || role == ROLE_ARRAY;
}

/* Notes that the slot refers to the object. False: another one does, too. */
static bool add_child(positions *p, space_slot_id slot, uint32_t alternative,
                      space_id object, space_id_vector *order) {
  assert(object.index < p->space->object_count);
  assert(slot.index < p->space->slot_count);
  position *x = &p->of[object.index];
  if (!space_is_null(x->holder))
    return false;
  x->holder = p->space->slots[slot.index].object;
  x->slot = slot;
  x->alternative = alternative;
  vec_push(order, object);
  return true;
}

static bool add_children(positions *p, space_id object, space_id_vector *order) {
  const space *s = p->space;
  const space_object *o = space_get(s, object);
  for (uint32_t place = 0; place < o->slot_count; place++) {
    space_slot_id slot = space_slot_at(o, place);
    const domain *d = &s->slots[slot.index].domain;
    for (uint32_t k = 0; d->kind == DOMAIN_REFERENCE && k < d->count; k++)
      if (is_of_tree(s, d->objects[k]) && !add_child(p, slot, k, d->objects[k], order))
        return false;
  }
  return true;
}

static void add_long(u32_vector *out, uint64_t v) {
  vec_push(out, (uint32_t)(v >> 32));
  vec_push(out, (uint32_t)v);
}

/* What a slot may hold. */
static void describe_slot(const positions *p, uint32_t slot, u32_vector *out) {
  assert(slot < p->space->slot_count);
  const space_slot *at = &p->space->slots[slot];
  const domain *d = &at->domain;
  vec_push(out, at->index);
  vec_push(out, (uint32_t)d->kind << 16 | (uint32_t)d->storage << 1 | at->is_tree);
  vec_push(out, d->count);
  if (d->kind != DOMAIN_REFERENCE) {
    add_long(out, (uint64_t)d->low);
    add_long(out, (uint64_t)d->high);
    for (uint32_t k = 0; d->kind == DOMAIN_REAL && k < d->count; k++)
      add_long(out, (uint64_t)d->bits[k]);
    return;
  }
  for (uint32_t k = 0; k < d->count; k++) {
    uint32_t kind = p->of[d->objects[k].index].kind;
    vec_push(out, kind > 0); /* or it is this very object, wherever the slot is */
    vec_push(out, kind ? kind : d->objects[k].index);
  }
}

static void describe(const positions *p, space_id object, u32_vector *out) {
  const space_object *o = space_get(p->space, object);
  add_long(out, map_address(o->class));
  vec_push(out, o->role);
  vec_push(out, o->slot_count);
  for (uint32_t k = 0; k < o->slot_count; k++)
    describe_slot(p, o->first_slot + k, out);
}

/* Signatures, each known by its kind. */
typedef struct signatures {
  u32_vector words;
  u32_vector start; /* by kind; and the end */
  map by_hash;      /* -> the last kind with it */
  u32_vector next;  /* by kind: another one with the same hash, or 0 */
} signatures;

static uint64_t hash_of(const uint32_t *words, uint32_t count) {
  uint64_t h = count;
  for (uint32_t k = 0; k < count; k++)
    h = map_mix(h, words[k]);
  return h;
}

/* The kind whose signature stands at the end of the words; a new one keeps it there. */
static uint32_t kind_of_last(signatures *s) {
  uint32_t kinds = s->start.size - 1, from = s->start.data[kinds];
  uint32_t count = s->words.size - from;
  uint64_t hash = hash_of(s->words.data + from, count);
  uint64_t *head = map_get(&s->by_hash, hash);
  for (uint32_t k = head ? (uint32_t)*head : 0; k; k = s->next.data[k])
    if (s->start.data[k + 1] - s->start.data[k] == count &&
        !memcmp(s->words.data + s->start.data[k], s->words.data + from,
                count * sizeof *s->words.data)) {
      s->words.size = from;
      return k;
    }
  vec_push(&s->next, head ? (uint32_t)*head : 0);
  map_put(&s->by_hash, hash, kinds);
  vec_push(&s->start, s->words.size);
  return kinds;
}

/* Leaves first. Of each kind, the first position in the order is kept. */
static void find_kinds(positions *p, const space_id_vector *order) {
  signatures s = {0};
  vec_push(&s.start, 0); /* of no kind, */
  vec_push(&s.start, 0); /* of kind 1 */
  vec_push(&s.next, 0);
  vec_push(&p->first, SPACE_NULL);
  for (uint32_t k = order->size; k-- > 1;) {
    space_id object = order->data[k];
    describe(p, object, &s.words);
    uint32_t kind = kind_of_last(&s);
    p->of[object.index].kind = kind;
    if (kind == p->first.size)
      vec_push(&p->first, object);
    p->first.data[kind] = object;
  }
  vec_release(&s.words);
  vec_release(&s.start);
  vec_release(&s.next);
  map_release(&s.by_hash);
}

/* Detached nodes are no matter: nothing of the tree leads to them, and an argument that
 * is one is not part of the tree. */
static bool has_pool(const space *s) {
  for (uint32_t k = 0; k < s->object_count; k++)
    if ((s->objects[k].role == ROLE_POOL && !s->objects[k].is_detached) ||
        s->objects[k].tree)
      return true;
  return false;
}

bool positions_find(positions *p, const space *s) {
  *p = (positions){.space = s};
  if (has_pool(s))
    return false;
  p->of = memory_new_array(position, s->object_count);
  space_id_vector order = {0};
  vec_push(&order, SPACE_MAIN);
  bool ok = true;
  for (uint32_t k = 0; ok && k < order.size; k++)
    ok = add_children(p, order.data[k], &order);
  if (ok)
    find_kinds(p, &order);
  else
    positions_release(p);
  vec_release(&order);
  return ok;
}

void positions_release(positions *p) {
  memory_free(p->of);
  vec_release(&p->first);
  *p = (positions){0};
}

bool positions_is_below(const positions *p, space_id object, space_id other) {
  assert(object.index < p->space->object_count);
  assert(other.index < p->space->object_count);
  while (!space_same(object, other) && p->of[object.index].kind)
    object = p->of[object.index].holder;
  return space_same(object, other);
}

/* The object that is called, below `to`, as the object is called below `from`. */
static space_id image_of_object(const positions *p, space_id object, space_id from,
                                space_id to) {
  assert(object.index < p->space->object_count);
  if (space_same(object, from))
    return to;
  const position *x = &p->of[object.index];
  space_id holder = image_of_object(p, x->holder, from, to);
  const space *s = p->space;
  uint32_t index = x->slot.index - space_get(s, x->holder)->first_slot;
  const space_slot *slot = &s->slots[space_get(s, holder)->first_slot + index];
  return slot->domain.objects[x->alternative];
}

space_slot_id positions_image(const positions *p, space_slot_id slot, space_id from,
                              space_id to) {
  const space *s = p->space;
  const space_slot *at = space_get_slot(s, slot);
  assert(p->of[from.index].kind == p->of[to.index].kind && "one kind");
  space_id image = image_of_object(p, at->object, from, to);
  return space_slot_at(space_get(s, image),
                       slot.index - space_get(s, at->object)->first_slot);
}
