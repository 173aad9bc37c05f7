/* Unions are nodes of a graph: a join is one node, whatever it joins, and is never looked
 * into unless an execution turns out to depend on it. Then every node is walked over once
 * and is empty from then on, so that all of an execution takes time linear in its length.
 */
#include "fields/labels.h"

#include "base/memory.h"

#include <assert.h>

enum { NO_FACT = UINT32_MAX };

void labels_release(labels *l) {
  vec_release(&l->nodes);
  vec_release(&l->single);
  vec_release(&l->stack);
}

void labels_clear(labels *l) {
  vec_clear(&l->nodes);
  vec_clear(&l->single);
  vec_push(&l->nodes, ((label_node){.settled = true}));
  l->walk = 0;
}

label labels_of(labels *l, uint32_t fact) {
  while (l->single.size <= fact)
    vec_push(&l->single, 0);
  if (!l->single.data[fact]) {
    l->single.data[fact] = l->nodes.size;
    vec_push(&l->nodes, ((label_node){.left = fact, .right = NO_FACT}));
  }
  return l->single.data[fact];
}

label labels_join(labels *l, label a, label b) {
  const label_node *n = l->nodes.data;
  if (a == b || n[b].settled)
    return n[a].settled ? LABEL_NONE : a;
  if (n[a].settled)
    return b;
  if (n[a].right != NO_FACT && (n[a].left == b || n[a].right == b))
    return a;
  if (n[b].right != NO_FACT && (n[b].left == a || n[b].right == a))
    return b;
  vec_push(&l->nodes, ((label_node){.left = a, .right = b}));
  return l->nodes.size - 1;
}

static void visit(labels *l, label a) {
  label_node *n = &l->nodes.data[a];
  if (n->settled || n->stamp == l->walk)
    return;
  n->stamp = l->walk;
  vec_push(&l->stack, a);
}

bool labels_is_settled(labels *l, label a) {
  l->walk++;
  vec_clear(&l->stack);
  visit(l, a);
  while (l->stack.size) {
    const label_node *n = &l->nodes.data[vec_pop(&l->stack)];
    if (n->right == NO_FACT)
      return false;
    visit(l, n->left);
    visit(l, n->right);
  }
  l->nodes.data[a].settled = true;
  return true;
}

void labels_settle(labels *l, label a, u32_vector *out) {
  l->walk++;
  vec_clear(&l->stack);
  visit(l, a);
  while (l->stack.size) {
    label_node *n = &l->nodes.data[vec_pop(&l->stack)];
    n->settled = true;
    if (n->right == NO_FACT) {
      vec_push(out, n->left);
      continue;
    }
    visit(l, n->right);
    visit(l, n->left); /* popped first: in the order in which they were joined */
  }
}
