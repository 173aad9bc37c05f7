/* The term in the space: which objects are its nodes, and an operand as a term. */
#include "choose/unchecked.h"
#include "induct/induction_internal.h"

#include "formula/given.h"

#include <assert.h>

enum { MAIN = 1 };

static bool is_term_slot(const induction *i, space_slot_id slot) {
  const domain *d = &space_get_slot(i->c->space, slot)->domain;
  for (uint32_t k = 0; d->kind == DOMAIN_REFERENCE && k < d->count; k++)
    if (i->is_of_term[d->objects[k].index])
      return true;
  return false;
}

/* The one object, besides null, that the slot may refer to; null: none, or several. */
static space_id only_target(const domain *d) {
  space_id found = SPACE_NULL;
  for (uint32_t k = 0; d->kind == DOMAIN_REFERENCE && k < d->count; k++) {
    if (!space_is_null(found) && !space_is_null(d->objects[k]))
      return SPACE_NULL;
    found = !space_is_null(d->objects[k]) ? d->objects[k] : found;
  }
  return found;
}

static space_id tree_target(const space_slot *slot) {
  return slot->is_tree ? only_target(&slot->domain) : SPACE_NULL;
}

/* Adds all nodes below the object. False: they are not of its class, or not a tree. */
static bool add_nodes(induction *i, space_id object) {
  const space *s = i->c->space;
  assert(!space_is_null(object));
  const space_object *o = space_get(s, object);
  if (i->is_of_term[object.index] || o->role != ROLE_POSITION ||
      o->class != space_get(s, i->root)->class)
    return false;
  i->is_of_term[object.index] = true;
  for (uint32_t k = 0; k < o->slot_count; k++) {
    const space_slot *slot = &s->slots[o->first_slot + k];
    space_id child = tree_target(slot);
    if (slot->is_tree &&
        (space_is_null(child) ? slot->domain.count != 1 : !add_nodes(i, child)))
      return false;
  }
  return true;
}

static bool leads_to_own_class(const space *s, const space_object *o) {
  for (uint32_t k = 0; k < o->slot_count; k++) {
    const space_slot *slot = &s->slots[o->first_slot + k];
    space_id child = tree_target(slot);
    if (!space_is_null(child) && space_get(s, child)->class == o->class)
      return true;
  }
  return false;
}

/* The one slot of the main object that leads to a tree of nodes of one class. */
static bool find_root(induction *i) {
  const space *s = i->c->space;
  const space_object *main = &s->objects[MAIN];
  uint32_t found = 0;
  for (uint32_t k = 0; k < main->slot_count; k++) {
    const space_slot *slot = &s->slots[main->first_slot + k];
    space_id child = tree_target(slot);
    if (space_is_null(child) || !leads_to_own_class(s, space_get(s, child)))
      continue;
    i->root_slot = space_slot_at(main, k);
    i->root = child;
    found++;
  }
  return found == 1;
}

/* Whether nothing but the root, and the tree fields of nodes, may refer to a node. */
static bool is_private(const induction *i) {
  const space *s = i->c->space;
  for (space_slot_id k = {0}; k.index < s->slot_count; k.index++) {
    bool is_edge =
        space_slot_same(k, i->root_slot) ||
        (s->slots[k.index].is_tree && i->is_of_term[s->slots[k.index].object.index]);
    if (!is_edge && is_term_slot(i, k))
      return false;
  }
  for (uint32_t k = 0; k < s->object_count; k++)
    if (s->objects[k].role == ROLE_POOL)
      return false;
  return true;
}

/* Whether operands may have operands: else there are not many states to be put aside. */
static bool is_deep(const induction *i) {
  const space *s = i->c->space;
  for (uint32_t k = 0; k < s->slot_count; k++)
    if (s->slots[k].is_tree && i->is_of_term[s->slots[k].object.index] &&
        !space_same(s->slots[k].object, i->root) &&
        !space_is_null(only_target(&s->slots[k].domain)))
      return true;
  return false;
}

bool induction_find_term(induction *i) {
  const space *s = i->c->space;
  i->is_of_term = memory_new_array(bool, s->object_count);
  return find_root(i) && add_nodes(i, i->root) && is_private(i) && is_deep(i);
}

space_id induction_term_node(const induction *i, sym_id object) {
  space_id o = world_space_object(i->c, object);
  return i->is_of_term[o.index] ? o : SPACE_NULL;
}

space_slot_id induction_operand_slot(const induction *i, space_id child) {
  const space *s = i->c->space;
  const space_object *o = space_get(s, i->root);
  for (uint32_t k = o->first_slot;
       !space_is_null(child) && k < o->first_slot + o->slot_count; k++)
    if (space_same(tree_target(&s->slots[k]), child))
      return (space_slot_id){k};
  return SPACE_NO_SLOT;
}

/* --- The operand in place of the whole ---------------------------------------- */

static literal variable(const world *c, uint32_t number) {
  return formula_variable_node(c->formula, number) << 1;
}

static bool have_same_values(const domain *a, const domain *b) {
  if (a->kind != b->kind || a->storage != b->storage || a->count != b->count ||
      a->low != b->low || a->high != b->high)
    return false;
  for (uint32_t k = 0; a->kind == DOMAIN_REFERENCE && k < a->count; k++)
    if (!space_same(a->objects[k], b->objects[k]))
      return false;
  return true;
}

/* In place of each variable of the slot stands that of the other. */
static bool put_slot(induction *i, given *g, uint32_t slot, uint32_t other) {
  const world *c = i->c;
  const uint32_t *v = c->variables.data;
  uint32_t count = v[slot + 1] - v[slot];
  if (count != v[other + 1] - v[other])
    return false;
  for (uint32_t k = 0; k < count; k++)
    given_set(g, variable(c, v[slot] + k), variable(c, v[other] + k));
  return true;
}

/* The slot, null or its own position, is null. */
static bool put_null(induction *i, given *g, uint32_t slot) {
  world *c = i->c;
  const domain *d = &c->space->slots[slot].domain;
  if (d->count == 1)
    return space_is_null(d->objects[0]);
  literal is_null = ref_is(&c->state.refs, c->slots[slot], SYM_NULL);
  bool is_variable = !literal_is_constant(is_null) &&
                     formula_kind(c->formula, literal_node(is_null)) == NODE_VARIABLE;
  if (is_variable)
    given_set(g, is_null, LITERAL_TRUE);
  return is_variable;
}

/* What the node is becomes what the other one is; so do the nodes below, which are fewer
 * perhaps. */
static bool put_node(induction *i, given *g, space_id node, space_id other) {
  assert(node.index < i->c->space->object_count);
  const space *s = i->c->space;
  const space_object *x = space_get(s, node), *y = space_get(s, other);
  bool ok = x->class == y->class && x->slot_count == y->slot_count;
  for (uint32_t k = 0; ok && k < x->slot_count; k++) {
    uint32_t slot = x->first_slot + k, image = y->first_slot + k;
    const space_slot *a = &s->slots[slot], *b = &s->slots[image];
    space_id below = tree_target(a), below_other = tree_target(b);
    if (a->is_tree != b->is_tree || (!space_is_null(below_other) && space_is_null(below)))
      ok = false;
    else if (!a->is_tree)
      ok = have_same_values(&a->domain, &b->domain) && put_slot(i, g, slot, image);
    else if (!space_is_null(below_other))
      ok = a->domain.count == b->domain.count && put_slot(i, g, slot, image) &&
           put_node(i, g, below, below_other);
    else
      ok = put_null(i, g, slot);
  }
  return ok;
}

/* Whether it holds in all valid states where these do. */
static bool is_implied(induction *i, const literal_vector *given_, literal a) {
  assert(formula_has(i->c->formula, a));
  world *c = i->c;
  if (a == LITERAL_TRUE || map_get(&c->valid, a))
    return true;
  literal_vector assumed = {0};
  vec_each (const literal, p, given_)
    vec_push(&assumed, *p);
  vec_push(&assumed, literal_not(a));
  sat_result found = c->unchecked->find(c->unchecked, assumed.data, assumed.size);
  vec_release(&assumed);
  return found == SAT_UNSATISFIABLE;
}

/* What the literal says of the operand in place of the whole, without what is known. */
static void left_of_operand(induction *i, given *g, map *known, literal a,
                            literal_vector *out) {
  assert(formula_has(i->c->formula, a));
  literal_vector parts = {0};
  formula_conjuncts(i->c->formula, given_get(g, a), &parts);
  vec_each (const literal, p, &parts)
    if (!map_get(known, *p)) {
      map_put(known, *p, 1); /* or will be: it is asked for once */
      vec_push(out, *p);
    }
  vec_release(&parts);
}

/* Whether it was shown to hold in all valid states where something holds that holds where
 * these do: of an operand that is there, the invariant was shown, perhaps, and where its
 * step is taken it is there. */
static bool was_implied(induction *i, const literal_vector *given_, literal a) {
  const uint64_t *where = map_get(&i->implied, a);
  if (!where)
    return false;
  uint64_t *holds = map_get(&i->holds_there, *where);
  if (!holds)
    holds = map_put(&i->holds_there, *where, is_implied(i, given_, (literal)*where));
  return *holds;
}

/* Whether all of these hold. They are one question: what is hard about them is mostly what
 * they have in common. is_told: it has been answered. */
static bool are_implied(induction *i, const literal_vector *given_,
                        const literal_vector *all, bool is_told) {
  literal_vector rest = {0};
  map_clear(&i->holds_there);
  vec_each (const literal, a, all)
    if (!was_implied(i, given_, *a))
      vec_push(&rest, *a);
  bool ok = is_told ||
            is_implied(i, given_, formula_and_all(i->c->formula, rest.data, rest.size));
  for (uint32_t k = 0; ok && given_->size == 1 && k < rest.size; k++)
    map_put(&i->implied, rest.data[k], given_->data[0]);
  vec_release(&rest);
  return ok;
}

static void add_known(induction *i, map *known, literal a) {
  assert(formula_has(i->c->formula, a));
  literal_vector parts = {0};
  formula_conjuncts(i->c->formula, a, &parts);
  vec_each (literal, p, &parts)
    map_put(known, *p, 1);
  vec_release(&parts);
}

static void valid_literals(const induction *i, literal_vector *out) {
  uint64_t a, one;
  for (uint32_t at = 0; map_next(&i->c->valid, &at, &a, &one);)
    vec_push(out, (literal)a);
}

/* Whether all that is demanded holds of the operand in place of the whole, in valid
 * states where the others hold. */
static bool holds_all_of_operand(induction *i, space_id child,
                                 const literal_vector *given_,
                                 const literal_vector *demanded, bool is_told) {
  given g = {0};
  map known = {0};
  literal_vector valid = {0}, left = {0};
  valid_literals(i, &valid);
  given_begin(&g, i->c->formula);
  vec_each (literal, x, &valid)
    add_known(i, &known, *x);
  vec_each (const literal, x, given_)
    add_known(i, &known, *x);
  bool ok = put_node(i, &g, i->root, child);
  for (uint32_t k = 0; ok && k < demanded->size; k++)
    left_of_operand(i, &g, &known, demanded->data[k], &left);
  ok = ok && are_implied(i, given_, &left, is_told);
  vec_release(&left);
  vec_release(&valid);
  map_release(&known);
  given_release(&g);
  return ok;
}

bool induction_operand_is_state(induction *i, const family *f) {
  literal_vector demanded = {0}, given_ = {0};
  valid_literals(i, &demanded);
  vec_push(&demanded, i->search->before);
  vec_each (const literal, x, &f->path)
    vec_push(&given_, *x);
  vec_push(&given_, i->search->before);
  bool ok = holds_all_of_operand(i, f->child, &given_, &demanded, false);
  vec_release(&demanded);
  vec_release(&given_);
  return ok;
}

bool induction_operand_is_valid(induction *i, space_id child, literal is_there,
                                bool is_told) {
  assert(formula_has(i->c->formula, is_there));
  literal_vector demanded = {0}, given_ = {0};
  valid_literals(i, &demanded);
  vec_push(&given_, is_there);
  bool ok = holds_all_of_operand(i, child, &given_, &demanded, is_told);
  vec_release(&demanded);
  vec_release(&given_);
  return ok;
}
