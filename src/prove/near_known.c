/* Constants by propagation: a conjunction that holds has parts that do; of one that does
 * not hold, the second part is false where the first is true.
 *
 * What a path has found out at a leaf says much about the nodes above it: the leaf is
 * black, so its black height is one, so is its sibling's, so their parent's is two. Said
 * by the local invariants of these nodes, one after the other, this is found here, and
 * what must hold after the path has the numbers in it. Otherwise the solver would find it
 * out for each path anew, from all invariants of the way, and there are as many ways as
 * there are trees.
 *
 * All that is added is true in all states that are asked about. So is what is found. */
#include "prove/near_known.h"

#include "formula/truth.h"

#include <assert.h>

void near_known_begin(near_known *k, const formula *f) {
  k->graph = f;
  k->round++;
  k->pass++;
  vec_clear(&k->choices);
}

void near_known_release(near_known *k) {
  node_map_release(&k->constants);
  node_map_release(&k->tried);
  vec_release(&k->choices);
}

static void set(near_known *k, uint32_t node, bool is) {
  assert(node < formula_node_count(k->graph));
  *node_map_at(&k->constants, node) = k->round << 1 | is;
}

/* Each gate is tried once in a pass. */
static bool known_at(void *context, uint32_t node, truth *is) {
  near_known *k = context;
  literal constant;
  *is = TRUTH_UNKNOWN;
  if (near_known_get(k, node << 1, &constant))
    *is = constant == LITERAL_TRUE ? TRUTH_TRUE : TRUTH_FALSE;
  else if (formula_kind(k->graph, node) == NODE_AND &&
           node_map_get(&k->tried, node) != k->pass)
    return false;
  return true;
}

static void found_out(void *context, uint32_t node, truth is) {
  near_known *k = context;
  if (is == TRUTH_UNKNOWN)
    *node_map_at(&k->tried, node) = k->pass;
  else
    set(k, node, is == TRUTH_TRUE);
}

static truth value_of(near_known *k, literal a, uint32_t depth) {
  truth_walk w = {k->graph, known_at, found_out, k};
  return truth_of(&w, a, depth);
}

static void hold(near_known *k, literal a, near_depth depth);

/* Where one part holds, the other does not. True: nothing is left open. */
static bool decide(near_known *k, uint32_t gate, near_depth depth) {
  literal l = formula_left(k->graph, gate), r = formula_right(k->graph, gate);
  truth left = value_of(k, l, depth - 1);
  truth right = left == TRUTH_FALSE ? TRUTH_UNKNOWN : value_of(k, r, depth - 1);
  if (left == TRUTH_FALSE || right == TRUTH_FALSE)
    return true;
  if (left == TRUTH_UNKNOWN && right == TRUTH_UNKNOWN)
    return false;
  hold(k, literal_not(left == TRUTH_TRUE ? r : l), depth);
  return true;
}

static void hold(near_known *k, literal a, near_depth depth) {
  assert(formula_has(k->graph, a));
  literal constant;
  uint32_t node = literal_node(a);
  if (literal_is_constant(a) || near_known_get(k, a, &constant))
    return;
  set(k, node, !literal_is_negated(a));
  if (formula_kind(k->graph, node) != NODE_AND)
    return;
  if (!literal_is_negated(a)) {
    hold(k, formula_left(k->graph, node), depth);
    hold(k, formula_right(k->graph, node), depth);
  } else if (!decide(k, node, depth))
    vec_push(&k->choices, ((near_choice){node, depth, false}));
}

void near_known_add(near_known *k, literal a, near_depth depth) {
  assert(formula_has(k->graph, a));
  k->pass++;
  hold(k, a, depth);
}

void near_known_spread(near_known *k) {
  enum { MOST_ROUNDS = 8 };
  bool news = true;
  for (uint32_t round = 0; news && round < MOST_ROUNDS; round++) {
    news = false;
    k->pass++;
    for (uint32_t i = 0; i < k->choices.size; i++) {
      near_choice c = k->choices.data[i];
      bool is_settled = c.is_settled || decide(k, c.gate, c.depth);
      news |= is_settled && !c.is_settled;
      k->choices.data[i].is_settled = is_settled;
    }
  }
}
