/* The neighbourhood of a change, and formulas over it.
 *
 * Near are the objects that were written to, what they referred to there, and the tree
 * children of that. Three kinds of nodes of the formula matter. Those that speak of no
 * object that moves are *fixed*: their translation is the same for every path. Those that
 * speak of a near one are translated gate by gate, its variables by their role there.
 * Everything else is *far*, and becomes a variable: what is proved of arbitrary values
 * holds of the real ones. */
#include "prove/local_internal.h"

#include "base/sort.h"

#include <assert.h>

enum {
  FIRST_NEAR = 1 << 16, /* places of those that are no holders */
  MOST_GATES = 250      /* to be taken apart on the way to what has a name */
};

/* An object that was written to is a holder; the others have places of their own, so that
 * they are the same where the holder is none that moves. */
static void add_near(local_proof *l, sym_id symbolic, bool is_holder) {
  uint64_t *object = map_get(&l->place_of, symbolic.index);
  if (object && !is_holder && !l->view->others)
    l->view->replaced = (space_id){(uint32_t)*object};
  if (object && !map_get(&l->view->near, *object))
    map_put(&l->view->near, *object,
            is_holder ? ++l->view->holders : FIRST_NEAR + l->view->others++);
}

static void add_children(local_proof *l, space_id object) {
  const space *s = l->space;
  const space_object *o = space_get(s, object);
  for (uint32_t j = 0; j < o->slot_count; j++) {
    const space_slot *slot = &s->slots[o->first_slot + j];
    for (uint32_t d = 0; slot->is_tree && d < slot->domain.count; d++)
      add_near(l, l->objects[slot->domain.objects[d].index], false);
  }
}

/* What the slot referred to before, and the children of that. */
static void add_old_value(local_proof *l, sym old) {
  const refs *r = &l->state->refs;
  for (uint32_t k = 0; k < ref_count(r, old); k++) {
    uint64_t *place = map_get(&l->place_of, ref_entries(r, old)[k].object.index);
    if (!place)
      continue;
    add_near(l, ref_entries(r, old)[k].object, false);
    add_children(l, (space_id){(uint32_t)*place});
  }
}

/* What it refers to now, if that has moved. */
static void add_new_value(local_proof *l, sym now) {
  sym_id object;
  if (ref_is_constant(&l->state->refs, now, &object))
    add_near(l, object, false);
}

/* Whether a reference refers to what it did before, which the path has decided. */
static bool is_decided(const local_proof *l, const sym_write *w) {
  sym_id object;
  return ref_is_constant(&l->state->refs, sym_peek(l->state, w->slot), &object) &&
         ref_is(&l->state->refs, w->old, object) != LITERAL_FALSE;
}

space_id local_replaced(const local_proof *l) {
  return l->around.others ? l->around.replaced : SPACE_NULL;
}

void local_find_neighbourhood(local_proof *l) {
  map_clear(&l->view->near);
  l->view->holders = l->view->others = 0;
  vec_each (sym_write, w, &l->state->journal) {
    sym_id owner = sym_slot_owner(l->state, w->slot);
    const sym_object *o = sym_get_object(l->state, owner);
    bool is_reference = sym_slot_storage(o, sym_slot_place(o, w->slot)) == STORE_REF;
    if (is_reference && (!w->old || is_decided(l, w)))
      continue;
    add_near(l, owner, true);
    if (is_reference) {
      add_old_value(l, w->old);
      add_new_value(l, sym_peek(l->state, w->slot));
    }
  }
}

/* What the literals speak of, in the order of its numbers, and the children of the first.
 */
void local_neighbourhood_of(local_proof *l, const literal *about, uint32_t count) {
  u32_vector objects = {0};
  map_clear(&l->view->near);
  l->view->holders = l->view->others = 0;
  for (uint32_t k = 0; k < count; k++) {
    uint32_t size;
    object_set s = node_objects_of(&l->speaks, about[k]);
    const uint32_t *members = node_objects_members(&l->speaks, s, &size);
    for (uint32_t i = 0; i < size; i++)
      vec_push(&objects, members[i]);
  }
  sort_numbers(objects.data, objects.size);
  for (uint32_t k = 0; k < objects.size; k++) {
    add_near(l, l->objects[objects.data[k]], false);
    if (!k)
      add_children(l, (space_id){objects.data[k]});
  }
  vec_release(&objects);
}

void local_neighbourhood_at(local_proof *l, space_id object) {
  add_near(l, l->objects[object.index], false);
  add_children(l, object);
}

nearness local_place_nearness(const uint64_t *place) {
  return !place ? FAR : *place < FIRST_NEAR ? HOLDER : NEAR;
}

static nearness nearness_of_set(local_proof *l, object_set s) {
  uint64_t *known = map_get(&l->view->is_near, s);
  if (known)
    return (nearness)*known;
  uint32_t count;
  const uint32_t *members = node_objects_members(&l->speaks, s, &count);
  nearness best = FAR;
  for (uint32_t k = 0; k < count; k++) {
    nearness n = local_place_nearness(map_get(&l->view->near, members[k]));
    best = n > best ? n : best;
  }
  map_put(&l->view->is_near, s, (uint64_t)best);
  return best;
}

/* What speaks of many objects is near when it says something about a near one that is
 * not merely part of what it says about those above. */
static nearness nearness_of_many(local_proof *l, uint32_t node) {
  assert(node < formula_node_count(l->graph));
  uint64_t *known = map_get(&l->view->many_near, node);
  if (known)
    return (nearness)*known;
  nearness best = local_call_nearness(l, node);
  if (local_gates(l, node) && local_gates(l, node) <= MOST_GATES) {
    nearness left = local_nearness(l, formula_left(l->graph, node));
    nearness right = local_nearness(l, formula_right(l->graph, node));
    best = left > right ? left : right;
  }
  map_put(&l->view->many_near, node, (uint64_t)best);
  return best;
}

nearness local_nearness(local_proof *l, literal a) {
  object_set s = node_objects_of(&l->speaks, a);
  return s == OBJECTS_MANY ? nearness_of_many(l, literal_node(a)) : nearness_of_set(l, s);
}

/* Translation. */

static literal far_variable(local_proof *l) {
  if (l->view->far_used == l->far.size)
    vec_push(&l->far, formula_variable(l->asked.graph));
  return l->far.data[l->view->far_used++];
}

static literal role_variable(local_proof *l, uint32_t variable) {
  uint32_t object = l->speaks.object_of.data[variable];
  uint64_t key =
      map_pair((uint32_t)*map_get(&l->view->near, object), l->role_of.data[variable]);
  uint64_t *known = map_get(&l->roles, key);
  if (!known)
    known = map_put(&l->roles, key, formula_variable(l->asked.graph));
  return (literal)*known;
}

/* The variable with the name, unless it stands for another node on this path; 0: none. */
static literal named_variable(local_proof *l, uint32_t node) {
  assert(node < formula_node_count(l->graph));
  uint64_t name = local_name(l, node);
  if (!name)
    return 0;
  uint64_t *variable = map_get(&l->named, name);
  if (!variable)
    variable = map_put(&l->named, name, formula_variable(l->asked.graph));
  literal v = (literal)*variable;
  uint64_t *other = map_get(&l->view->stands_for, v);
  if (other)
    return *other == node ? v : 0;
  map_put(&l->view->stands_for, v, node);
  return v;
}

/* What becomes of a far node: a constant, where the path decides it, or a variable. True:
 * it is in `out`; else the node is taken apart. */
static bool stand_in(local_proof *l, uint32_t node, literal *out) {
  assert(node < formula_node_count(l->graph));
  literal a = node << 1;
  if (local_nearness(l, a) != FAR)
    return false;
  if (local_is_known(l, a) || local_is_known(l, literal_not(a))) {
    *out = local_is_known(l, a) ? LITERAL_TRUE : LITERAL_FALSE;
    return true;
  }
  uint32_t gates = local_gates(l, node);
  *out = named_variable(l, node);
  if (!*out && (!gates || gates > MOST_GATES))
    *out = far_variable(l);
  return *out;
}

bool local_fixed_leaf(void *context, uint32_t node, literal *is) {
  local_proof *l = context;
  bool is_variable = formula_kind(l->graph, node) == NODE_VARIABLE;
  if (is_variable)
    *is = formula_variable(l->asked.graph);
  return is_variable;
}

static bool variable_leaf(local_proof *l, uint32_t node, literal *is) {
  if (formula_kind(l->graph, node) != NODE_VARIABLE)
    return false;
  if (facts_hold(&l->facts, node << 1))
    *is = LITERAL_TRUE;
  else if (facts_hold(&l->facts, literal_not(node << 1)))
    *is = LITERAL_FALSE;
  else
    *is = role_variable(l, formula_variable_number(l->graph, node));
  return true;
}

static bool view_leaf(void *context, uint32_t node, literal *is) {
  local_proof *l = context;
  object_set s = node_objects_of(&l->speaks, node << 1);
  if (s == OBJECTS_NONE) {
    *is = given_get(&l->fixed, node << 1);
    return true;
  }
  return stand_in(l, node, is) || variable_leaf(l, node, is);
}

void local_begin_translation(local_proof *l) {
  l->view->translated.leaf = view_leaf;
  l->view->translated.context = l;
  given_begin_in(&l->view->translated, l->graph, l->asked.graph);
}

literal local_translate(local_proof *l, literal a) {
  return given_get(&l->view->translated, a);
}
