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
  return c->space->objects[s->object].role == ROLE_MADE && s->domain.count == 1;
}

/* The one part, constant or value that must stand there. */
static bool fits_object(capture *c, const domain *d, object_id o) {
  uint32_t want = d->objects[0], known = o ? capture_mapped(c, o) : 0;
  if (!want || !o)
    return !want && !o;
  if (known)
    return known == want;
  const space_object *s = &c->space->objects[want];
  bool same = s->role == ROLE_MADE
                  ? s->class == machine_object(c->judge->machine, o)->class
                  : capture_find_value(c, d, o) == want;
  if (same && !c->used[want])
    capture_assign(c, o, want);
  return capture_mapped(c, o) == want;
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
    const space_object *s = &c->space->objects[c->order.data[i]];
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

uint32_t capture_find_made(capture *c, const domain *d, object_id o) {
  const ir_class *class = machine_object(c->judge->machine, o)->class;
  for (uint32_t k = 0; k < d->count; k++) {
    uint32_t index = d->objects[k], from = c->order.size;
    const space_object *s = &c->space->objects[index];
    if (s->role != ROLE_MADE || s->class != class || c->used[index])
      continue;
    capture_assign(c, o, index);
    if (fits(c, from))
      return index;
    capture_take_back(c, from);
  }
  return 0;
}
