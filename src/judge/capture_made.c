/* Library objects: which of those that the space has is the one on the machine?
 *
 * The space has them whole, part by part, as constructors and operations left them. Each
 * candidate is walked beside the object: what has one value must be the same, what is an
 * element is left to the capture. How often a collection was modified does not count: it
 * is told apart by nothing but an iterator that is under way. */
#include "judge/capture.h"

#include <string.h>

static bool counts_modifications(const space_slot *s) {
  return s->field && !strcmp(s->field->name->text, "modCount");
}

bool capture_is_settled(const capture *c, uint32_t slot) {
  const space_slot *s = &c->space->slots[slot];
  return space_get(c->space, s->object)->role == ROLE_MADE && s->domain.count == 1;
}

/* The one part, constant or value that must stand there. */
static bool fits_object(capture *c, const domain *d, object_id o) {
  space_id want = d->objects[0];
  space_id known = o ? capture_mapped(c, o) : SPACE_NULL;
  if (space_is_null(want) || !o)
    return space_is_null(want) && !o;
  if (!space_is_null(known))
    return space_same(known, want);
  const space_object *s = space_get(c->space, want);
  bool same = s->role == ROLE_MADE
                  ? s->class == machine_object(c->judge->machine, o)->class
                  : space_same(capture_find_value(c, d, o), want);
  if (same && !c->used[want.index])
    capture_assign(c, o, want);
  return space_same(capture_mapped(c, o), want);
}

static bool fits_slot(capture *c, const space_slot *s, value v) {
  const domain *d = &s->domain;
  if (d->count != 1 || counts_modifications(s))
    return true;
  bool wide = d->storage == STORE_I64 || d->storage == STORE_F64;
  switch (d->kind) {
  case DOMAIN_INT: return (wide ? v.l : v.i) == d->low;
  case DOMAIN_REAL: return (wide ? v.l : v.i) == d->bits[0];
  default: return fits_object(c, d, v.ref);
  }
}

/* Whether what was assigned since fits, with the parts that hang on it. */
static bool fits(capture *c, uint32_t from) {
  for (uint32_t i = from; i < c->order.size; i++) {
    const space_object *s = space_get(c->space, c->order.data[i]);
    object_id o = c->machine_objects.data[i];
    if (s->role != ROLE_MADE)
      continue;
    if (machine_object(c->judge->machine, o)->length != s->slot_count)
      return false;
    for (uint32_t k = s->first_slot; k < s->first_slot + s->slot_count; k++)
      if (!fits_slot(c, &c->space->slots[k],
                     capture_slot_value(c, o, c->space->slots[k].index)))
        return false;
  }
  return true;
}

space_id capture_find_made(capture *c, const domain *d, object_id o) {
  const ir_class *class = machine_object(c->judge->machine, o)->class;
  for (uint32_t k = 0; k < d->count; k++) {
    space_id index = d->objects[k];
    uint32_t from = c->order.size;
    const space_object *s = space_get(c->space, index);
    if (s->role != ROLE_MADE || s->class != class || c->used[index.index])
      continue;
    capture_assign(c, o, index);
    if (fits(c, from))
      return index;
    capture_take_back(c, from);
  }
  return SPACE_NULL;
}
