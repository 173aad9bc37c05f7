/* A formula where a condition holds: what the condition's chain says is replaced by true.
 *
 * Calls are evaluated as if alone, so a callee says that it throws where its caller has
 * seen to it that it cannot. Such formulas would stay as long as the search, stand in the
 * way wherever formulas before and after an operation are compared, and have to be
 * proved.
 *
 * The walk goes over a limited number of nodes; a larger formula stays as it is. */
#include "symbolic/internal.h"

#include <assert.h>

enum { MOST_NODES = 2000, MOST_LINKS = 200 };

static bool is_gate(const formula *f, literal a) {
  assert(formula_has(f, a));
  return formula_kind(f, literal_node(a)) == NODE_AND;
}

/* What is known of a node in this round: two words, of which the first says what. */
enum { GIVEN_TRUE = 1, GIVEN_FALSE = 2, REWRITTEN = 3, KIND_BITS = 2 };

static uint32_t kind_of(const evaluator *e, uint32_t node) {
  uint32_t known = node_map_get(&e->restricted, node);
  return known >> KIND_BITS == e->restrict_round ? known & REWRITTEN : 0;
}

static void set_kind(evaluator *e, uint32_t node, uint32_t kind) {
  *node_map_at(&e->restricted, node) = e->restrict_round << KIND_BITS | kind;
}

/* Where a literal and its negation are given the first one counts: nothing is there. */
static void note_true(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  if (!kind_of(e, literal_node(a)))
    set_kind(e, literal_node(a), literal_is_negated(a) ? GIVEN_FALSE : GIVEN_TRUE);
}

static void begin_round(evaluator *e) {
  e->rewritten = 0;
  if (++e->restrict_round >> (32 - KIND_BITS)) {
    node_map_release(&e->restricted);
    e->restrict_round = 1;
  }
}

/* Notes the literal and its conjuncts as true. */
static void note(evaluator *e, literal top) {
  assert(formula_has(e->state->formula, top));
  const formula *f = e->state->formula;
  literal stack[64];
  uint32_t size = 0;
  stack[size++] = top;
  while (size) {
    literal a = stack[--size];
    note_true(e, a);
    if (is_gate(f, a) && !literal_is_negated(a) && size + 2 <= 64) {
      stack[size++] = formula_right(f, literal_node(a));
      stack[size++] = formula_left(f, literal_node(a));
    }
  }
}

/* What is known of the literal without looking further; false: nothing. */
static bool look_up(const evaluator *e, literal a, literal *out) {
  assert(formula_has(e->state->formula, a));
  uint32_t kind = kind_of(e, literal_node(a));
  if (kind == GIVEN_TRUE || kind == GIVEN_FALSE)
    *out = literal_not_if(LITERAL_TRUE, (kind == GIVEN_FALSE) != literal_is_negated(a));
  else if (literal_is_constant(a) || !is_gate(e->state->formula, a))
    *out = a;
  else if (kind == REWRITTEN)
    *out = literal_not_if(node_map_get(&e->rewrites, literal_node(a)),
                          literal_is_negated(a));
  else
    return false;
  return true;
}

static literal rewrite(evaluator *e, literal top) {
  assert(formula_has(e->state->formula, top));
  formula *f = e->state->formula;
  literal out, left, right;
  u32_vector stack = {0};
  vec_push(&stack, literal_node(top));
  while (stack.size && e->rewritten < MOST_NODES) {
    uint32_t node = *vec_last(&stack);
    literal l = formula_left(f, node), r = formula_right(f, node);
    bool has_left = look_up(e, l, &left), has_right = look_up(e, r, &right);
    if (!has_left)
      vec_push(&stack, literal_node(l));
    if (!has_right)
      vec_push(&stack, literal_node(r));
    if (has_left && has_right) {
      bool same = left == l && right == r; /* mostly: that is the gate itself */
      *node_map_at(&e->rewrites, node) = same ? node << 1 : formula_and(f, left, right);
      set_kind(e, node, REWRITTEN);
      e->rewritten++;
      stack.size--;
    }
  }
  vec_release(&stack);
  return look_up(e, top, &out) ? out : top;
}

literal restrict_to(evaluator *e, literal a, condition where) {
  assert(formula_has(e->state->formula, a));
  literal out;
  if (literal_is_constant(a) || where == CONDITION_NEVER)
    return a;
  begin_round(e);
  const condition_link *links = e->conditions.links.data;
  uint32_t count = 0;
  for (condition c = where; c != CONDITION_TRUE && count < MOST_LINKS;
       c = links[c].parent, count++)
    note(e, links[c].own);
  return look_up(e, a, &out) ? out : rewrite(e, a);
}
