/* Literals that hold are in a table of the nodes. Comparisons are evaluated over them
 * with three values, as far as that is cheap. Entries of the tables begin with the round
 * that they were made in: those of other rounds do not count, and clearing is the next
 * round. */
#include "prove/path_facts.h"

#include "formula/truth.h"

#include <assert.h>

enum { MOST_NODES = 100 }; /* of a comparison that are looked at */

void facts_release(path_facts *f) {
  node_map_release(&f->decided);
  node_map_release(&f->truth);
  vec_release(&f->new_ones);
}

void facts_clear(path_facts *f) {
  f->round++;
  vec_clear(&f->new_ones);
}

static const formula *graph_of(const path_facts *f) {
  return f->state->formula;
}

bool facts_is_atom(const path_facts *f, literal a) {
  assert(formula_has(f->state->formula, a));
  return formula_kind(graph_of(f), literal_node(a)) != NODE_AND ||
         node_marks_has(&f->state->atoms, literal_node(a));
}

enum { CONTENT_BITS = 2 }; /* of an entry; the round stands above them */

static uint32_t content(const path_facts *f, const node_map *m, uint32_t node) {
  assert(node < formula_node_count(f->state->formula));
  uint32_t entry = node_map_get(m, node);
  return entry >> CONTENT_BITS == f->round ? entry & ((1u << CONTENT_BITS) - 1) : 0;
}

static void set_content(const path_facts *f, node_map *m, uint32_t node, uint32_t c) {
  assert(node < formula_node_count(f->state->formula));
  *node_map_at(m, node) = f->round << CONTENT_BITS | c;
}

bool facts_have(const path_facts *f, literal a) {
  assert(formula_has(f->state->formula, a));
  return content(f, &f->decided, literal_node(a)) >> literal_is_negated(a) & 1;
}

static void put(path_facts *f, literal a) {
  assert(formula_has(f->state->formula, a));
  uint32_t node = literal_node(a);
  if (formula_kind(graph_of(f), node) == NODE_VARIABLE && !facts_have(f, a))
    vec_push(&f->new_ones, a);
  set_content(f, &f->decided, node,
              content(f, &f->decided, node) | 1u << literal_is_negated(a));
}

void facts_add(path_facts *f, literal a) {
  assert(formula_has(f->state->formula, a));
  literal_vector parts = {0};
  put(f, a);
  if (literal_is_negated(a) || formula_kind(graph_of(f), literal_node(a)) != NODE_AND)
    return; /* it has no parts */
  formula_conjuncts(graph_of(f), a, &parts);
  bool is_atom = facts_is_atom(f, a);
  vec_each (literal, p, &parts)
    if (!is_atom || formula_kind(graph_of(f), literal_node(*p)) == NODE_VARIABLE)
      put(f, *p);
  vec_release(&parts);
}

/* A comparison, as far as that is cheap. */
typedef struct look {
  path_facts *facts;
  uint32_t budget; /* of gates */
} look;

static bool decided_at(void *context, uint32_t node, truth *is) {
  look *l = context;
  path_facts *f = l->facts;
  *is = facts_have(f, node << 1)                ? TRUTH_TRUE
        : facts_have(f, literal_not(node << 1)) ? TRUTH_FALSE
                                                : TRUTH_UNKNOWN;
  if (*is != TRUTH_UNKNOWN || formula_kind(graph_of(f), node) != NODE_AND || !l->budget)
    return true;
  l->budget--;
  uint32_t known = content(f, &f->truth, node);
  if (known)
    *is = (truth)(known - 1);
  return known;
}

static void note_truth(void *context, uint32_t node, truth is) {
  look *l = context;
  if (is != TRUTH_UNKNOWN || l->budget)
    set_content(l->facts, &l->facts->truth, node, (uint32_t)is + 1);
}

bool facts_decide(path_facts *f, literal a) {
  assert(formula_has(f->state->formula, a));
  look l = {f, MOST_NODES};
  truth_walk w = {graph_of(f), decided_at, note_truth, &l};
  return truth_of(&w, a, MOST_NODES) == TRUTH_TRUE;
}

bool facts_hold(path_facts *f, literal a) {
  assert(formula_has(f->state->formula, a));
  return facts_have(f, a) ||
         (f->new_ones.size && node_marks_has(&f->state->atoms, literal_node(a)) &&
          facts_decide(f, a));
}
