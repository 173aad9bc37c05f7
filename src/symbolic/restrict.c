/* A formula where a condition holds: what the condition's chain says is replaced by true.
 *
 * Calls are evaluated as if alone, so a callee says that it throws where its caller has
 * seen to it that it cannot. Such formulas would stay as long as the search, stand in the
 * way wherever formulas before and after an operation are compared, and have to be
 * proved.
 *
 * The walk goes over a limited number of nodes; a larger formula stays as it is. */
#include "symbolic/internal.h"

enum { MOST_NODES = 2000, MOST_LINKS = 200 };

static bool is_gate(const formula *f, literal a) {
  return formula_kind(f, literal_node(a)) == NODE_AND;
}

/* Notes the literal and its conjuncts as true. */
static void note(evaluator *e, literal top) {
  const formula *f = e->state->formula;
  literal stack[64];
  uint32_t size = 0;
  stack[size++] = top;
  while (size) {
    literal a = stack[--size];
    map_put(&e->given, a, 1);
    if (is_gate(f, a) && !literal_is_negated(a) && size + 2 <= 64) {
      stack[size++] = formula_right(f, literal_node(a));
      stack[size++] = formula_left(f, literal_node(a));
    }
  }
}

/* What is known of the literal without looking further; false: nothing. */
static bool look_up(const evaluator *e, literal a, literal *out) {
  if (map_get(&e->given, a))
    *out = LITERAL_TRUE;
  else if (map_get(&e->given, literal_not(a)))
    *out = LITERAL_FALSE;
  else if (literal_is_constant(a) || !is_gate(e->state->formula, a))
    *out = a;
  else {
    uint64_t *known = map_get(&e->restricted, literal_node(a));
    if (!known)
      return false;
    *out = literal_not_if((literal)*known, literal_is_negated(a));
  }
  return true;
}

static literal rewrite(evaluator *e, literal top) {
  formula *f = e->state->formula;
  literal out, left, right;
  u32_vector stack = {0};
  vec_push(&stack, literal_node(top));
  while (stack.size && e->restricted.size < MOST_NODES) {
    uint32_t node = *vec_last(&stack);
    literal l = formula_left(f, node), r = formula_right(f, node);
    bool has_left = look_up(e, l, &left), has_right = look_up(e, r, &right);
    if (!has_left)
      vec_push(&stack, literal_node(l));
    if (!has_right)
      vec_push(&stack, literal_node(r));
    if (has_left && has_right) {
      map_put(&e->restricted, node, formula_and(f, left, right));
      stack.size--;
    }
  }
  vec_release(&stack);
  return look_up(e, top, &out) ? out : top;
}

literal restrict_to(evaluator *e, literal a, condition where) {
  literal out;
  if (literal_is_constant(a) || where == CONDITION_NEVER)
    return a;
  map_clear(&e->given);
  map_clear(&e->restricted);
  const condition_link *links = e->conditions.links.data;
  uint32_t count = 0;
  for (condition c = where; c != CONDITION_TRUE && count < MOST_LINKS;
       c = links[c].parent, count++)
    note(e, links[c].own);
  return look_up(e, a, &out) ? out : rewrite(e, a);
}
