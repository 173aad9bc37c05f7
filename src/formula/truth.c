/* Three-valued evaluation. A gate with a false operand is false whatever the other is; the
 * second operand is not looked at then. */
#include "formula/truth.h"

#include <assert.h>

static truth negate_if(truth t, bool negate) {
  return t == TRUTH_UNKNOWN || !negate ? t : t == TRUTH_TRUE ? TRUTH_FALSE : TRUTH_TRUE;
}

static truth of_gate(const truth_walk *w, uint32_t node, uint32_t depth) {
  truth left = truth_of(w, formula_left(w->graph, node), depth - 1);
  if (left == TRUTH_FALSE)
    return TRUTH_FALSE;
  truth right = truth_of(w, formula_right(w->graph, node), depth - 1);
  return left == TRUTH_TRUE || right == TRUTH_FALSE ? right : TRUTH_UNKNOWN;
}

truth truth_of(const truth_walk *w, literal a, uint32_t depth) {
  assert(formula_has(w->graph, a));
  uint32_t node = literal_node(a);
  truth is = TRUTH_FALSE; /* of the constant */
  if (node && !w->at(w->context, node, &is)) {
    assert(formula_kind(w->graph, node) == NODE_AND);
    if (!depth)
      return TRUTH_UNKNOWN;
    is = of_gate(w, node, depth);
    w->found(w->context, node, is);
  }
  return negate_if(is, literal_is_negated(a));
}
