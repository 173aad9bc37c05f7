/* Substitution: a cone is rebuilt from what its leaves have become.
 *
 * Each node is settled once in a round: the stack is a path of the graph, and an AND with a
 * false operand never looks at the other one. */
#include "formula/given.h"

#include <assert.h>

#define TO_BE_REBUILT UINT32_MAX /* a value: nobody knows it, the leaf has been asked */

void given_begin(given *g, formula *f) {
  given_begin_in(g, f, f);
}

void given_begin_in(given *g, const formula *from, formula *to) {
  assert(from == to || g->leaf);
  assert(!g->stack.size);
  g->from = from;
  g->to = to;
  g->round++;
}

static void set_node(given *g, uint32_t node, literal is) {
  *node_map_at(&g->when, node) = g->round;
  *node_map_at(&g->value, node) = is;
}

void given_set(given *g, literal a, literal is) {
  set_node(g, literal_node(a), literal_not_if(is, literal_is_negated(a)));
}

static bool known(const given *g, literal a, literal *out) {
  uint32_t node = literal_node(a);
  *out = a;
  if (literal_is_constant(a))
    return true;
  if (node_map_get(&g->when, node) != g->round)
    return !g->leaf && formula_kind(g->from, node) != NODE_AND;
  literal is = node_map_get(&g->value, node);
  *out = literal_not_if(is, literal_is_negated(a));
  return is != TO_BE_REBUILT;
}

/* Whether the leaf says what the node is. It is asked once. */
static bool ask_leaf(given *g, uint32_t node) {
  literal is = TO_BE_REBUILT;
  if (node_map_get(&g->when, node) == g->round)
    return false;
  bool is_leaf = g->leaf(g->context, node, &is);
  assert(is_leaf || formula_kind(g->from, node) == NODE_AND);
  set_node(g, node, is_leaf ? is : TO_BE_REBUILT);
  return is_leaf;
}

literal given_known(const given *g, literal a) {
  uint32_t node = literal_node(a);
  bool is_known = node_map_get(&g->when, node) == g->round &&
                  node_map_get(&g->value, node) != TO_BE_REBUILT;
  return is_known ? literal_not_if(node_map_get(&g->value, node), literal_is_negated(a))
                  : a;
}

/* One step for the node on top of the stack. True: it is known now. */
static bool settle(given *g, uint32_t node) {
  if (g->leaf && ask_leaf(g, node))
    return true;
  literal l = formula_left(g->from, node), r = formula_right(g->from, node), left, right;
  bool has_left = known(g, l, &left), has_right = known(g, r, &right);
  if ((has_left && left == LITERAL_FALSE) || (has_right && right == LITERAL_FALSE))
    set_node(g, node, LITERAL_FALSE); /* whatever the other side is */
  else if (has_left && has_right) {
    bool is_same = left == l && right == r && g->from == g->to;
    set_node(g, node, is_same ? node << 1 : formula_and(g->to, left, right));
  } else {
    vec_push(&g->stack, literal_node(has_left ? r : l));
    return false;
  }
  return true;
}

literal given_get_within(given *g, literal a, uint32_t *budget) {
  literal result;
  uint32_t others = g->stack.size; /* a leaf asks, while a cone is rebuilt */
  if (known(g, a, &result))
    return result;
  vec_push(&g->stack, literal_node(a));
  while (g->stack.size > others && *budget)
    if (settle(g, *vec_last(&g->stack))) {
      g->stack.size--;
      --*budget;
    }
  g->stack.size = others;
  assert(g->from == g->to || *budget);
  return known(g, a, &result) ? result : a;
}

literal given_get(given *g, literal a) {
  uint32_t budget = UINT32_MAX;
  return given_get_within(g, a, &budget);
}

void given_release(given *g) {
  node_map_release(&g->value);
  node_map_release(&g->when);
  vec_release(&g->stack);
}
