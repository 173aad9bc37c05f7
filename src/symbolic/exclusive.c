/* Values of calls that never hold together.
 *
 * What wellTyped() says of a node excludes that type() of the same node throws: it has
 * looked at all that type() looks at. Both go down the whole term below; but what they
 * say of the node itself is little, and of the node below each says again what that call
 * gives. So values of other calls count as variables, of which is known what was found
 * out before; but for such as are about a handful of variables, some of which are the
 * node's, like syntaxOk(). What is found out is true of the formulas, whatever the state.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Terms.java):
 *
 * - All values of the variables are tried, those that stand for calls included: with too
 *   many of them nothing is found out (cone, HANDFUL).
 * - Values of calls are excluded together only if that was found out before in the same
 *   way (collect_pairs); none of it depends on a path or on what is supposed. */
#include "symbolic/cone.h"

#include <assert.h>

enum { MOST_LINKS = 100, MOST_OPENED = 8, HANDFUL = 8 };

static void note(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  if (formula_kind(e->state->formula, literal_node(a)) == NODE_AND)
    node_marks_add(&e->exclusive.results, literal_node(a));
}

void exclusive_note_result(evaluator *e, const ir_method *m, const merged *result) {
  const sym_state *s = e->state;
  note(e, result->error);
  if (m->result != IR_I32 || result->value & NUMBER_SUM)
    return;
  for (uint32_t k = 0; k < bits_length(&s->bits, result->value); k++)
    note(e, bits_get(&s->bits, result->value, k));
}

static bool is_result(const evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  return !literal_is_constant(a) &&
         node_marks_has(&e->exclusive.results, literal_node(a));
}

/* The pairs among the variables of the cone. */
static void collect_pairs(const evaluator *e, const cone *c, literal_vector *out) {
  for (uint32_t k = 0; k < c->count; k++) {
    if (!cone_is_variable(c, c->nodes[k]))
      continue;
    for (uint32_t p = node_map_get(&e->exclusive.first_pair, c->nodes[k]); p;
         p = e->exclusive.pairs.data[p - 1].next) {
      const result_pair *x = &e->exclusive.pairs.data[p - 1];
      if (!cone_has(c, literal_node(x->other)))
        continue;
      vec_push(out, x->one);
      vec_push(out, x->other);
    }
  }
}

/* Whether the formula is about one of the variables of the cone. */
static bool is_about(const cone *c, literal a) {
  u32_vector all = {0};
  bool found = false;
  formula_support(c->f, &a, 1, &all);
  vec_each (uint32_t, node, &all)
    found = found || cone_has(c, *node);
  vec_release(&all);
  return found;
}

/* The two, looking into these. */
static bool begin_cone(cone *c, evaluator *e, const literal *opened, uint32_t count) {
  uint32_t met = 0;
  cone_begin(c, e);
  c->opened = opened;
  c->opened_count = count;
  return cone_add(c, opened[0], &met) && cone_add(c, opened[1], &met);
}

/* Adds values of calls that are worth being looked into. What such a value is about is
 * asked of small ones only: that of a node high up speaks of all below. */
static uint32_t find_opened(evaluator *e, cone *c, literal *opened) {
  literal found[CONE_NODES];
  uint32_t size = 0, small = 0, count = 2;
  for (uint32_t k = 0; k < c->count; k++)
    if (cone_is_variable(c, c->nodes[k]) && is_result(e, c->nodes[k] << 1))
      found[size++] = c->nodes[k] << 1;
  for (uint32_t k = 0; k < size; k++) /* takes the cone */
    if (cone_variables(e, found[k]) <= HANDFUL)
      found[small++] = found[k];
  if (small)
    begin_cone(c, e, opened, 2);
  for (uint32_t k = 0; k < small && count < MOST_OPENED; k++)
    if (is_about(c, found[k]))
      opened[count++] = found[k];
  return count;
}

static bool exclude_each_other(evaluator *e, literal one, literal other) {
  assert(formula_has(e->state->formula, one));
  assert(formula_has(e->state->formula, other));
  literal opened[MOST_OPENED] = {one, other};
  literal_vector never = {0};
  cone c;
  bool fits = begin_cone(&c, e, opened, 2);
  uint32_t count = fits ? find_opened(e, &c, opened) : 2;
  fits = fits && begin_cone(&c, e, opened, count);
  if (fits)
    collect_pairs(e, &c, &never);
  bool exclude = fits && cone_excludes(&c, opened, 2, &never);
  vec_release(&never);
  return exclude;
}

/* The same, remembered. */
static bool is_pair(evaluator *e, literal one, literal other) {
  assert(formula_has(e->state->formula, one));
  assert(formula_has(e->state->formula, other));
  uint64_t key = map_pair(one, other), *known = map_get(&e->exclusive.known, key);
  if (known)
    return *known;
  bool exclude = exclude_each_other(e, one, other);
  map_put(&e->exclusive.known, key, exclude);
  if (exclude) {
    uint32_t *first = node_map_at(&e->exclusive.first_pair, literal_node(one));
    vec_push(&e->exclusive.pairs, ((result_pair){one, other, *first}));
    *first = e->exclusive.pairs.size;
  }
  return exclude;
}

bool exclusive_excludes(evaluator *e, literal when, condition where) {
  assert(formula_has(e->state->formula, when));
  const condition_link *links = e->merge.conditions.links.data;
  if (!is_result(e, when))
    return false;
  for (uint32_t left = MOST_LINKS; left && where != CONDITION_TRUE; left--) {
    literal own = links[where].own;
    if (is_result(e, own) && is_pair(e, when, own))
      return true;
    where = links[where].parent;
  }
  return false;
}
