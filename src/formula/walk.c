/* Walks over the graph: conjuncts, cone, support.
 *
 * Idea: children have smaller indices than their parents, so a set of nodes read
 * in ascending order is already children first; a walk only has to mark. No
 * function recurses. Readers may run beside the writer: all scratch is local. */
#include "formula/graph.h"
#include "formula/marks.h"

/* Literals that have been met: a handful, mostly, for which tables would cost more than
 * all else. */
enum { HANDFUL = 24 };

typedef struct met {
  literal few[HANDFUL];
  uint32_t count;
  node_marks many[2]; /* by sign, once there are more */
} met;

static bool meet(met *m, literal a) {
  for (uint32_t k = 0; k < m->count && m->count <= HANDFUL; k++)
    if (m->few[k] == a)
      return false;
  if (m->count < HANDFUL) {
    m->few[m->count++] = a;
    return true;
  }
  for (uint32_t k = 0; m->count == HANDFUL && k < HANDFUL; k++)
    node_marks_add(&m->many[m->few[k] & 1u], literal_node(m->few[k]));
  m->count = HANDFUL + 1;
  return node_marks_add(&m->many[a & 1u], literal_node(a));
}

void formula_conjuncts(const formula *f, literal top, literal_vector *out) {
  if (literal_is_negated(top) || !node_is_gate(node_at(f, literal_node(top)))) {
    vec_push(out, top); /* most are */
    return;
  }
  met seen;
  seen.count = 0;
  seen.many[0] = seen.many[1] = (node_marks){0};
  literal_vector stack = {0};
  vec_push(&stack, top);
  while (stack.size) {
    literal a = vec_pop(&stack);
    if (!meet(&seen, a))
      continue;
    node n = node_at(f, literal_node(a));
    if (node_is_gate(n) && !literal_is_negated(a)) {
      vec_push(&stack, n.right);
      vec_push(&stack, n.left);
    } else {
      vec_push(out, a);
    }
  }
  vec_release(&stack);
  node_marks_release(&seen.many[0]);
  node_marks_release(&seen.many[1]);
}

static void mark_cone(const formula *f, const literal *literals, size_t count,
                      node_marks *seen) {
  u32_vector stack = {0};
  for (size_t i = 0; i < count; i++)
    if (node_marks_add(seen, literal_node(literals[i])))
      vec_push(&stack, literal_node(literals[i]));
  while (stack.size) {
    node n = node_at(f, vec_pop(&stack));
    if (!node_is_gate(n))
      continue;
    if (node_marks_add(seen, literal_node(n.left)))
      vec_push(&stack, literal_node(n.left));
    if (node_marks_add(seen, literal_node(n.right)))
      vec_push(&stack, literal_node(n.right));
  }
  vec_release(&stack);
}

static void collect(const formula *f, const literal *literals, size_t count,
                    bool variables_only, u32_vector *out) {
  assert(literals || !count);
  node_marks seen = {0};
  mark_cone(f, literals, count, &seen);
  for (uint32_t index = 0; node_marks_next(&seen, &index); index++)
    if (!variables_only || formula_kind(f, index) == NODE_VARIABLE)
      vec_push(out, index);
  node_marks_release(&seen);
}

void formula_cone(const formula *f, const literal *literals, size_t count,
                  u32_vector *out) {
  collect(f, literals, count, false, out);
}

void formula_support(const formula *f, const literal *literals, size_t count,
                     u32_vector *out) {
  collect(f, literals, count, true, out);
}
