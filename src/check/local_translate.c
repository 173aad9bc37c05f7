/* The neighbourhood of a change, and formulas over it.
 *
 * Near are the objects that were written to, what they referred to there, and the tree
 * children of that. Three kinds of nodes of the formula matter. Those that speak of no
 * object that moves are *fixed*: their translation is the same for every path. Those that
 * speak of a near one are translated gate by gate, its variables by their role there.
 * Everything else is *far*, and becomes a variable: what is proved of arbitrary values
 * holds of the real ones. */
#include "check/local_internal.h"

enum { FIRST_NEAR = 1 << 16 }; /* places of those that are no holders */

/* An object that was written to is a holder; the others have places of their own, so that
 * they are the same where the holder is none that moves. */
static void add_near(local_proof *l, uint32_t symbolic_object, bool is_holder) {
  uint64_t *object = map_get(&l->place_of, symbolic_object);
  if (object && !map_get(&l->near, *object))
    map_put(&l->near, *object, is_holder ? ++l->holders : FIRST_NEAR + l->others++);
}

/* What the slot referred to before, and the children of that. */
static void add_old_value(local_proof *l, sym old) {
  const refs *r = &l->state->refs;
  const space *s = l->space;
  for (uint32_t k = 0; k < ref_count(r, old); k++) {
    uint64_t *place = map_get(&l->place_of, ref_entries(r, old)[k].object);
    if (!place)
      continue;
    const space_object *o = &s->objects[*place];
    add_near(l, ref_entries(r, old)[k].object, false);
    for (uint32_t j = 0; j < o->slot_count; j++) {
      const space_slot *slot = &s->slots[o->first_slot + j];
      for (uint32_t d = 0; slot->is_tree && d < slot->domain.count; d++)
        add_near(l, l->objects[slot->domain.objects[d]], false);
    }
  }
}

/* Whether a reference refers to what it did before, which the path has decided. */
static bool is_decided(const local_proof *l, const sym_write *w) {
  uint32_t object;
  return ref_is_constant(&l->state->refs, l->state->values.data[w->slot], &object) &&
         ref_is(&l->state->refs, w->old, object) != LITERAL_FALSE;
}

void local_find_neighbourhood(local_proof *l) {
  map_clear(&l->near);
  map_clear(&l->is_near);
  l->holders = l->others = 0;
  vec_each (sym_write, w, &l->state->journal) {
    uint32_t owner = sym_slot_owner(l->state, w->slot);
    const sym_object *o = sym_get_object(l->state, owner);
    bool is_reference = sym_slot_storage(o, w->slot - o->first_slot) == STORE_REF;
    if (is_reference && (!w->old || is_decided(l, w)))
      continue;
    add_near(l, owner, true);
    if (is_reference)
      add_old_value(l, w->old);
  }
}

nearness local_nearness(local_proof *l, object_set s) {
  uint64_t *known = map_get(&l->is_near, s);
  if (known)
    return (nearness)*known;
  uint32_t count;
  const uint32_t *members = node_objects_members(&l->speaks, s, &count);
  nearness best = FAR;
  for (uint32_t k = 0; k < count; k++) {
    uint64_t *place = map_get(&l->near, members[k]);
    nearness n = !place ? FAR : *place < FIRST_NEAR ? HOLDER : NEAR;
    best = n > best ? n : best;
  }
  map_put(&l->is_near, s, (uint64_t)best);
  return best;
}

static bool has_near(local_proof *l, object_set s) {
  return local_nearness(l, s) != FAR;
}

/* Translation. */

static literal far_variable(local_proof *l) {
  if (l->far_used == l->far.size)
    vec_push(&l->far, formula_variable(l->local));
  return l->far.data[l->far_used++];
}

static literal role_variable(local_proof *l, uint32_t variable) {
  uint32_t object = l->speaks.object_of.data[variable];
  uint64_t key =
      map_pair((uint32_t)*map_get(&l->near, object), l->role_of.data[variable]);
  uint64_t *known = map_get(&l->roles, key);
  if (!known)
    known = map_put(&l->roles, key, formula_variable(l->local));
  return (literal)*known;
}

static uint64_t *find_translation(local_proof *l, uint32_t node) {
  uint64_t *known = map_get(&l->fixed, node);
  return known ? known : map_get(&l->translated, node);
}

static literal child(local_proof *l, literal a) {
  if (literal_is_constant(a))
    return a;
  return literal_not_if((literal)*find_translation(l, literal_node(a)),
                        literal_is_negated(a));
}

static literal translate_node(local_proof *l, uint32_t node, object_set s) {
  bool is_variable = formula_kind(l->graph, node) == NODE_VARIABLE;
  if (s == OBJECTS_NONE && is_variable)
    return formula_variable(l->local);
  if (s != OBJECTS_NONE && !has_near(l, s))
    return far_variable(l);
  if (is_variable)
    return role_variable(l, formula_variable_number(l->graph, node));
  return formula_and(l->local, child(l, formula_left(l->graph, node)),
                     child(l, formula_right(l->graph, node)));
}

/* Pushes the children that have to be translated before the node; false: there are none.
 */
static bool push_children(local_proof *l, uint32_t node, object_set s,
                          u32_vector *stack) {
  if (formula_kind(l->graph, node) != NODE_AND || (s != OBJECTS_NONE && !has_near(l, s)))
    return false;
  literal both[] = {formula_right(l->graph, node), formula_left(l->graph, node)};
  uint32_t before = stack->size;
  for (int k = 0; k < 2; k++)
    if (!literal_is_constant(both[k]) && !find_translation(l, literal_node(both[k])))
      vec_push(stack, literal_node(both[k]));
  return stack->size > before;
}

literal local_translate(local_proof *l, literal a) {
  u32_vector stack = {0};
  if (!literal_is_constant(a))
    vec_push(&stack, literal_node(a));
  while (stack.size) {
    uint32_t node = *vec_last(&stack);
    object_set s = node_objects_of(&l->speaks, node << 1);
    if (!find_translation(l, node)) {
      if (push_children(l, node, s, &stack))
        continue;
      map_put(s == OBJECTS_NONE ? &l->fixed : &l->translated, node,
              translate_node(l, node, s));
    }
    stack.size--;
  }
  vec_release(&stack);
  return child(l, a);
}
