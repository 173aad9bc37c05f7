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

/* Where a literal and its negation are given the first one counts: nothing is there. */
static void note_true(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  if (!literal_is_constant(given_known(&e->restricted, a)))
    given_set(&e->restricted, a, LITERAL_TRUE);
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

literal restrict_literal(evaluator *e, literal a, condition where) {
  assert(formula_has(e->state->formula, a));
  uint32_t budget = MOST_NODES;
  if (literal_is_constant(a) || where == CONDITION_NEVER)
    return a;
  given_begin(&e->restricted, e->state->formula);
  const condition_link *links = e->merge.conditions.links.data;
  uint32_t count = 0;
  for (condition c = where; c != CONDITION_TRUE && count < MOST_LINKS;
       c = links[c].parent, count++)
    note(e, links[c].own);
  return given_get_within(&e->restricted, a, &budget);
}
