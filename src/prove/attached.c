/* Null counts as attached, as whoever leads there leads to no position. */
#include "prove/attached.h"

#include "world/tree.h"

#include <assert.h>

bool attached_is_position(const world *c, space_id object) {
  const space_object *o = space_get(c->space, object);
  return o->role == ROLE_POSITION && !o->tree;
}

bool attached_can_be_led_to(const world *c, const domain *d) {
  for (uint32_t k = 0; domain_has(d, ROLE_POSITION) && k < d->count; k++)
    if (attached_is_position(c, d->objects[k]))
      return true;
  return false;
}

bool attached_may_be_arguments(const world *c) {
  for (uint32_t o = 0; o < c->subject->operation_count; o++)
    for (uint32_t k = 1; k < c->subject->operations[o].method->param_count; k++)
      if (attached_can_be_led_to(c, &c->space->parameters[o][k - 1]))
        return true;
  return false;
}

void attached_find(world *c, literal *out) {
  assert(out);
  world_tree t;
  world_tree_find(c, &t);
  for (space_id k = SPACE_MAIN; k.index < c->space->object_count; k.index++) {
    uint64_t *node = map_get(&t.index, world_object(c, k).index);
    out[k.index] = node                         ? t.nodes.data[*node].attached
                   : attached_is_position(c, k) ? LITERAL_FALSE
                                                : LITERAL_TRUE;
  }
  out[0] = LITERAL_TRUE; /* null is nothing that would be reached */
  world_tree_release(&t);
}
