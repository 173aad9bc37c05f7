/* Literals that hold are in a map. Comparisons are evaluated over them with three values,
 * as far as that is cheap. */
#include "check/path_facts.h"

enum { UNKNOWN, FALSE, TRUE, MOST_NODES = 100 };

void facts_release(path_facts *f) {
  map_release(&f->decided);
  map_release(&f->truth);
  vec_release(&f->new_ones);
}

void facts_clear(path_facts *f) {
  map_clear(&f->decided);
  map_clear(&f->truth);
  vec_clear(&f->new_ones);
}

static const formula *graph_of(const path_facts *f) {
  return f->state->formula;
}

bool facts_is_atom(const path_facts *f, literal a) {
  return formula_kind(graph_of(f), literal_node(a)) != NODE_AND ||
         map_get(&f->state->atoms, literal_node(a));
}

static void put(path_facts *f, literal a) {
  bool is_variable = formula_kind(graph_of(f), literal_node(a)) == NODE_VARIABLE;
  if (is_variable && !map_get(&f->decided, a))
    vec_push(&f->new_ones, a);
  map_put(&f->decided, a, 1);
}

void facts_add(path_facts *f, literal a) {
  literal_vector parts = {0};
  formula_conjuncts(graph_of(f), a, &parts);
  put(f, a);
  bool is_atom = facts_is_atom(f, a);
  vec_each (literal, p, &parts)
    if (!is_atom || formula_kind(graph_of(f), literal_node(*p)) == NODE_VARIABLE)
      put(f, *p);
  vec_release(&parts);
}

static int negated_if(int v, bool negate) {
  return v == UNKNOWN || !negate ? v : v == TRUE ? FALSE : TRUE;
}

static int value_of(path_facts *f, literal a, uint32_t *budget) {
  const formula *g = graph_of(f);
  uint32_t node = literal_node(a);
  if (literal_is_constant(a))
    return a == LITERAL_TRUE ? TRUE : FALSE;
  if (map_get(&f->decided, a))
    return TRUE;
  if (map_get(&f->decided, literal_not(a)))
    return FALSE;
  if (formula_kind(g, node) != NODE_AND || !*budget)
    return UNKNOWN;
  --*budget;
  uint64_t *known = map_get(&f->truth, node);
  if (known)
    return negated_if((int)*known, literal_is_negated(a));
  int v = value_of(f, formula_left(g, node), budget);
  if (v != FALSE) {
    int right = value_of(f, formula_right(g, node), budget);
    v = v == TRUE || right == FALSE ? right : UNKNOWN;
  }
  if (v != UNKNOWN || *budget)
    map_put(&f->truth, node, (uint64_t)v);
  return negated_if(v, literal_is_negated(a));
}

bool facts_hold(path_facts *f, literal a) {
  if (!f->new_ones.size || !map_get(&f->state->atoms, literal_node(a)))
    return map_get(&f->decided, a) != NULL;
  uint32_t budget = MOST_NODES;
  return value_of(f, a, &budget) == TRUE;
}
