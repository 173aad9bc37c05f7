/* Levels of the search's diagrams.
 *
 * Visible is the shape of a state: its tree fields, which array an object holds, booleans
 * and constants of enums, and which node an argument is. Their variables have levels of
 * their own. All else, integers and references, is hidden: a diagram knows of it only
 * what paths have asked, each question ("is this key less than the argument?") being one
 * level, whatever it is made of. What a hidden slot's value is, whether it is valid,
 * whether two answers are possible together, is not the diagram's matter; a solver
 * completes what it offers (bdd.c). So fields that no path looks at cost nothing.
 *
 * A question is a node of the formula without visible variables, as large as the
 * evaluator made comparisons (sym_atom); or, where a diagram would take too much, any
 * condition of a path as a whole. It gets one of the levels that the bits of the
 * lowest slot it mentions would have had: near to what is asked about. */
#include "choose/bdd_internal.h"

#include <assert.h>

enum {
  VISIBLE = 1,
  HIDDEN = 2,
  ATOM = 4,            /* is a comparison, or has one inside */
  LENT_REFERENCE = 4,  /* levels that a reference lends at most */
  EXTRA_LEVELS = 64,   /* made at a time */
  MOST_CONE_NODES = 32 /* of a condition whose diagram is made of its parts */
};

static const domain *domain_of(const world *c, uint32_t k) {
  assert(k + 1 < c->variables.size);
  const space *s = c->space;
  if (k < s->slot_count)
    return &s->slots[k].domain;
  k -= s->slot_count;
  for (uint32_t o = 0;; o++) {
    uint32_t count = c->subject->operations[o].method->param_count - 1;
    if (k < count)
      return &s->parameters[o][k];
    k -= count;
  }
}

static bool is_owned(const space *s, const space_slot *slot) {
  const space_object *last = space_get(s, slot->domain.objects[slot->domain.count - 1]);
  return last->role == ROLE_ARRAY && space_same(last->holder, slot->object);
}

static bool is_shape(const world *c, uint32_t k) {
  assert(k + 1 < c->variables.size);
  const space *s = c->space;
  const domain *d = domain_of(c, k);
  if (d->count <= 2)
    return true;
  if (d->kind != DOMAIN_REFERENCE)
    return false;
  if (k < s->slot_count && (s->slots[k].is_tree || is_owned(s, &s->slots[k])))
    return true;
  object_role role = space_get(s, d->objects[d->count - 1])->role;
  return role == ROLE_CONSTANT || (role == ROLE_POSITION && k >= s->slot_count);
}

static void add_slot(bdd_levels *l, uint32_t k) {
  assert(k + 1 < l->c->variables.size);
  uint32_t first = l->c->variables.data[k], end = l->c->variables.data[k + 1];
  l->first[k] = l->order.size;
  for (uint32_t v = first; v < end; v++)
    l->slot_of[v] = k;
  if (!l->is_visible[k] && domain_of(l->c, k)->kind == DOMAIN_REFERENCE &&
      end - first > LENT_REFERENCE)
    first = end - LENT_REFERENCE;
  for (uint32_t v = end; v-- > first;) {
    vec_push(&l->order, v);
    vec_push(&l->node_at, l->is_visible[k] ? formula_variable_node(l->c->formula, v) : 0);
  }
  l->used += l->is_visible[k] ? end - first : 0;
}

bool bdd_levels_open(bdd_levels *l, world *c, uint32_t most_nodes) {
  uint32_t slots = c->variables.size - 1;
  u32_vector sequence = {0};
  *l = (bdd_levels){.c = c};
  l->slot_of = memory_new_array(uint32_t, c->variables.data[slots] + 1);
  l->is_visible = memory_new_array(bool, slots + 1);
  l->first = memory_new_array(uint32_t, slots + 1);
  l->lent = memory_new_array(uint32_t, slots + 1);
  bdd_order(c, true, &sequence);
  vec_each (uint32_t, k, &sequence) {
    l->is_visible[*k] = is_shape(c, *k);
    add_slot(l, *k);
  }
  vec_release(&sequence);
  l->manager = bdd_manager_new(c->formula, l->order.data, l->order.size, most_nodes);
  return l->manager;
}

void bdd_levels_close(bdd_levels *l) {
  if (l->manager && bdd_manager_made(l->manager)) /* two for each level are BuDDy's own */
    l->c->result->costs.diagram_nodes +=
        bdd_manager_made(l->manager) - 2 * (l->node_at.size - l->used);
  bdd_manager_delete(l->manager);
  vec_release(&l->order);
  vec_release(&l->node_at);
  vec_release(&l->extra);
  vec_release(&l->what);
  vec_release(&l->stack);
  memory_free(l->slot_of);
  memory_free(l->is_visible);
  memory_free(l->first);
  memory_free(l->lent);
}

/* What nodes are made of. */

static uint8_t what_is_variable(const bdd_levels *l, uint32_t node) {
  assert(node < formula_node_count(l->c->formula));
  uint32_t number = formula_variable_number(l->c->formula, node);
  uint32_t end = l->c->variables.data[l->c->variables.size - 1];
  return number < end && l->is_visible[l->slot_of[number]] ? VISIBLE : HIDDEN;
}

static void look_at_nodes(bdd_levels *l) {
  const formula *f = l->c->formula;
  uint32_t count = formula_node_count(f);
  while (l->what.size < count) {
    uint32_t node = l->what.size;
    uint8_t what = 0;
    if (formula_kind(f, node) == NODE_VARIABLE)
      what = what_is_variable(l, node);
    else if (formula_kind(f, node) == NODE_AND)
      what = l->what.data[literal_node(formula_left(f, node))] |
             l->what.data[literal_node(formula_right(f, node))];
    if (node_marks_has(&l->c->state.atoms, node))
      what |= ATOM;
    vec_push(&l->what, what);
  }
}

/* Whether the node is one question. */
static bool is_question(const bdd_levels *l, uint32_t node) {
  assert(node < formula_node_count(l->c->formula));
  literal parts[3];
  uint32_t atoms = 0;
  if (l->what.data[node] & VISIBLE)
    return false;
  if (node_marks_has(&l->c->state.atoms, node))
    return true;
  uint32_t count = bdd_parts(l->c->formula, node, parts);
  for (uint32_t k = 0; k < count; k++)
    atoms += (l->what.data[literal_node(parts[k])] & ATOM) != 0;
  return atoms < 2;
}

/* Lending levels. */

static uint32_t levels_of(const bdd_levels *l, uint32_t k) {
  assert(k + 1 < l->c->variables.size);
  uint32_t count = l->c->variables.data[k + 1] - l->c->variables.data[k];
  return domain_of(l->c, k)->kind == DOMAIN_REFERENCE && count > LENT_REFERENCE
             ? LENT_REFERENCE
             : count;
}

/* The lowest slot in the node that still has a level to lend; or none. */
static uint32_t lender_of(const bdd_levels *l, uint32_t node) {
  assert(node < formula_node_count(l->c->formula));
  u32_vector support = {0};
  literal top = node << 1;
  uint32_t best = UINT32_MAX, end = l->c->variables.data[l->c->variables.size - 1];
  formula_support(l->c->formula, &top, 1, &support);
  vec_each (uint32_t, v, &support) {
    uint32_t number = formula_variable_number(l->c->formula, *v);
    uint32_t k = number < end ? l->slot_of[number] : UINT32_MAX;
    if (k != UINT32_MAX && !l->is_visible[k] && l->lent[k] < levels_of(l, k) &&
        (best == UINT32_MAX || l->first[k] > l->first[best]))
      best = k;
  }
  vec_release(&support);
  return best;
}

/* A level at the end. UINT32_MAX: there are no more. */
static uint32_t extra_level(bdd_levels *l) {
  if (!l->extra.size) {
    uint32_t first = bdd_manager_extend(l->manager, EXTRA_LEVELS);
    for (uint32_t k = EXTRA_LEVELS; first && k-- > 0;)
      vec_push(&l->extra, first + k);
    for (uint32_t k = 0; first && k < EXTRA_LEVELS; k++)
      vec_push(&l->node_at, 0);
  }
  return l->extra.size ? vec_pop(&l->extra) : UINT32_MAX;
}

static bool give_level(bdd_levels *l, uint32_t node) {
  assert(node < formula_node_count(l->c->formula));
  uint32_t lender = lender_of(l, node);
  uint32_t level =
      lender == UINT32_MAX ? extra_level(l) : l->first[lender] + l->lent[lender]++;
  if (level == UINT32_MAX)
    return false;
  l->used += !l->node_at.data[level];
  l->node_at.data[level] = node;
  bdd_manager_name(l->manager, node, level);
  return true;
}

/* The questions in the literal. False: it is too large to be taken apart. */
static bool find_questions(bdd_levels *l, uint32_t top, u32_vector *out) {
  assert(top < formula_node_count(l->c->formula));
  node_marks seen = {0};
  uint32_t count = 0;
  vec_clear(&l->stack);
  vec_push(&l->stack, top);
  while (l->stack.size && count <= MOST_CONE_NODES) {
    uint32_t node = vec_pop(&l->stack);
    literal parts[3];
    if (!node || bdd_manager_is_named(l->manager, node) || !node_marks_add(&seen, node))
      continue;
    count++;
    if (is_question(l, node))
      vec_push(out, node);
    else
      for (uint32_t k = bdd_parts(l->c->formula, node, parts); k-- > 0;)
        vec_push(&l->stack, literal_node(parts[k]));
  }
  node_marks_release(&seen);
  return count <= MOST_CONE_NODES;
}

bool bdd_levels_prepare(bdd_levels *l, literal a) {
  assert(formula_has(l->c->formula, a));
  u32_vector questions = {0};
  bool ok = true;
  if (literal_is_constant(a) || bdd_manager_is_named(l->manager, literal_node(a)))
    return true;
  look_at_nodes(l);
  if (!find_questions(l, literal_node(a), &questions))
    ok = give_level(l, literal_node(a));
  else
    vec_each (uint32_t, node, &questions)
      ok = ok && (bdd_manager_is_named(l->manager, *node) || give_level(l, *node));
  vec_release(&questions);
  return ok;
}

void bdd_levels_forget(bdd_levels *l) {
  uint32_t slots = l->c->variables.size - 1;
  bdd_manager_forget_names(l->manager);
  for (uint32_t k = 0; k < slots; k++)
    l->lent[k] = 0;
  vec_clear(&l->extra);
  for (uint32_t level = l->node_at.size; level-- > l->order.size;)
    vec_push(&l->extra, level);
}
