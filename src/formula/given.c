/* Substitution: a cone is rebuilt from what its leaves have become. */
#include "formula/given.h"

void given_begin(given *g, formula *f) {
  g->graph = f;
  g->round++;
}

void given_set(given *g, literal a, literal is) {
  uint32_t node = literal_node(a);
  *node_map_at(&g->when, node) = g->round;
  *node_map_at(&g->value, node) = literal_not_if(is, literal_is_negated(a));
}

static bool known(given *g, literal a, literal *out) {
  *out = a;
  if (literal_is_constant(a))
    return true;
  if (node_map_get(&g->when, literal_node(a)) == g->round) {
    *out =
        literal_not_if(node_map_get(&g->value, literal_node(a)), literal_is_negated(a));
    return true;
  }
  return formula_kind(g->graph, literal_node(a)) != NODE_AND;
}

/* One step for the node on top of the stack. */
static void settle(given *g, literal at) {
  formula *f = g->graph;
  uint32_t node = literal_node(at);
  literal l = formula_left(f, node), r = formula_right(f, node), left, right;
  bool has_left = known(g, l, &left), has_right = known(g, r, &right);
  if ((has_left && left == LITERAL_FALSE) || (has_right && right == LITERAL_FALSE))
    given_set(g, at, LITERAL_FALSE); /* whatever the other side is */
  else if (has_left && has_right)
    given_set(g, at, left == l && right == r ? at : formula_and(f, left, right));
  else
    vec_push(&g->stack, (has_left ? r : l) & ~1u);
}

literal given_get(given *g, literal a) {
  literal result;
  vec_push(&g->stack, a & ~1u);
  while (g->stack.size) {
    literal at = *vec_last(&g->stack);
    if (known(g, at, &result))
      g->stack.size--;
    else
      settle(g, at);
  }
  known(g, a, &result);
  return result;
}

void given_release(given *g) {
  node_map_release(&g->value);
  node_map_release(&g->when);
  vec_release(&g->stack);
}
