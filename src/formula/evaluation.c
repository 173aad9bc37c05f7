/* Evaluation of literals under a model, memoised for that model.
 *
 * Idea: one word per node holds the number of the model it was last evaluated
 * under, and the value; a new model is a new number, so forgetting costs nothing.
 * An AND with a false operand never looks at the other one. The stack is a path
 * of the graph: no node is on it twice. */
#include "formula/graph.h"

#include <string.h>

#define STAMP_MAX (UINT32_MAX >> 1)

void evaluation_begin(evaluation *e, const formula *f, model_value *value_of,
                      void *context) {
  assert(f && value_of);
  if (e->stamp == STAMP_MAX || e->graph != f) {
    if (e->capacity)
      memset(e->stamps, 0, e->capacity * sizeof *e->stamps);
    e->stamp = 0;
  }
  e->graph = f;
  e->value_of = value_of;
  e->context = context;
  e->stamp++;
}

static void cover(evaluation *e, uint32_t index) {
  uint32_t nodes = formula_node_count(e->graph);
  assert(index < nodes && "a node of this graph");
  uint32_t wanted = e->capacity + e->capacity / 2;
  if (wanted < nodes)
    wanted = nodes;
  if (wanted <= index)
    wanted = index + 1;
  e->stamps = memory_resize(e->stamps, wanted, sizeof *e->stamps);
  memset(e->stamps + e->capacity, 0, (wanted - e->capacity) * sizeof *e->stamps);
  e->capacity = wanted;
}

static bool is_known(const evaluation *e, literal a) {
  return e->stamps[literal_node(a)] >> 1 == e->stamp;
}

/* Requires: known. */
static bool known_value(const evaluation *e, literal a) {
  return (e->stamps[literal_node(a)] ^ a) & 1u;
}

static void learn(evaluation *e, uint32_t index, bool value) {
  assert(e->stack.size && *vec_last(&e->stack) == index);
  e->stamps[index] = e->stamp << 1 | (uint32_t)value;
  e->stack.size--;
}

/* One visit of the node on top of the stack: its value, or the operand that is
 * missing. */
static void visit(evaluation *e, uint32_t index) {
  node n = node_at(e->graph, index);
  if (!node_is_gate(n))
    learn(e, index, index && e->value_of(e->context, n.right));
  else if (!is_known(e, n.left))
    vec_push(&e->stack, literal_node(n.left));
  else if (!known_value(e, n.left))
    learn(e, index, false);
  else if (!is_known(e, n.right))
    vec_push(&e->stack, literal_node(n.right));
  else
    learn(e, index, known_value(e, n.right));
}

bool evaluation_get(evaluation *e, literal a) {
  assert(e->stamp && "evaluation_begin comes first");
  if (literal_node(a) >= e->capacity)
    cover(e, literal_node(a));
  if (!is_known(e, a)) {
    node n = node_at(e->graph, literal_node(a));
    if (!node_is_gate(n)) { /* most questions are about variables */
      bool value = literal_node(a) && e->value_of(e->context, n.right);
      e->stamps[literal_node(a)] = e->stamp << 1 | (uint32_t)value;
      return known_value(e, a);
    }
    assert(!e->stack.size);
    vec_push(&e->stack, literal_node(a));
    while (e->stack.size)
      visit(e, *vec_last(&e->stack));
  }
  return known_value(e, a);
}

void evaluation_release(evaluation *e) {
  memory_free(e->stamps);
  vec_release(&e->stack);
  *e = (evaluation){0};
}
