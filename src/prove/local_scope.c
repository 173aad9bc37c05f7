/* What is worth being taken apart on a path: what speaks of the neighbourhood, of the
 * nodes above it, from which what is known of it comes down, and of the children of all
 * these. A term has many other nodes; of them it is known as a whole what it was. So the
 * work follows the depth of the term, not its size. */
#include "prove/local_internal.h"

void local_scope_release(local_scope *s) {
  map_release(&s->objects);
  node_map_release(&s->meets);
}

static void add(local_scope *s, space_id object) {
  map_put(&s->objects, object.index, 1);
}

static void add_children(local_proof *l, space_id object) {
  const space_object *o = space_get(l->space, object);
  for (uint32_t j = 0; j < o->slot_count; j++) {
    const space_slot *slot = &l->space->slots[o->first_slot + j];
    for (uint32_t d = 0; slot->is_tree && d < slot->domain.count; d++)
      add(&l->scope, slot->domain.objects[d]);
  }
}

/* The object, its children, and those above it with theirs, up to one that is there. */
static void add_way(local_proof *l, map *on_way, space_id object) {
  while (!map_get(on_way, object.index)) {
    map_put(on_way, object.index, 1);
    add(&l->scope, object);
    add_children(l, object);
    uint64_t *parent = map_get(&l->parent_of, object.index);
    if (!parent)
      return;
    object = (space_id){(uint32_t)(*parent >> 32)};
  }
}

void local_scope_begin(local_proof *l) {
  local_scope *s = &l->scope;
  map on_way = {0};
  uint64_t object, place;
  map_clear(&s->objects);
  s->round++;
  for (uint32_t at = 0; map_next(&l->view->near, &at, &object, &place);)
    if (object < l->space->object_count)
      add_way(l, &on_way, (space_id){(uint32_t)object});
  map_release(&on_way);
}

/* Whether one of the objects is in the set. */
static bool meets(local_proof *l, object_set s) {
  uint32_t count;
  const uint32_t *members = node_objects_members(&l->speaks, s, &count);
  for (uint32_t k = 0; k < count; k++)
    if (map_get(&l->scope.objects, members[k]))
      return true;
  return false;
}

bool local_scope_has(local_proof *l, literal a) {
  object_set s = node_objects_of(&l->speaks, a);
  if (s == OBJECTS_NONE || s == OBJECTS_MANY)
    return true;
  uint32_t *known = node_map_at(&l->scope.meets, s);
  if (*known >> 1 != l->scope.round)
    *known = l->scope.round << 1 | meets(l, s);
  return *known & 1;
}
