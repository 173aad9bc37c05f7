/* What depends on the integer is found by a walk through the graph that remembers: nodes
 * are made once and never change. */
#include "choose/counted.h"

#include <assert.h>

enum { NO = 1, YES };

static int64_t coefficient_of(const sum *s, literal guard) {
  vec_each (const summand, x, &s->summands)
    if (x->guard == guard)
      return x->coefficient;
  return 0;
}

void counted_init(counted *n, formula *f, const choices *defined, literal says,
                  const sum *zero, const literal *own, uint32_t count) {
  *n = (counted){.graph = f, .choices = defined, .says = says};
  int64_t sign = coefficient_of(zero, own[0]);
  assert(sign == 1 || sign == -1);
  assert(formula_has(f, says) && count < 64);
  sum_init(&n->rest, zero->width);
  sum_add(&n->rest, -sign, zero);
  for (uint32_t k = 0; k < count; k++) {
    assert(!literal_is_negated(own[k]) &&
           formula_kind(f, literal_node(own[k])) == NODE_VARIABLE);
    assert(coefficient_of(zero, own[k]) == sign * ((int64_t)1 << k));
    sum_add_literal(&n->rest, (int64_t)1 << k, own[k]);
    vec_push(&n->own, own[k]);
    *node_map_at(&n->matters, literal_node(own[k])) = YES;
  }
  for (uint32_t k = 0; k < count; k++)
    assert(!coefficient_of(&n->rest, own[k]) && "the rest is about other variables");
}

void counted_release(counted *n) {
  sum_release(&n->rest);
  evaluation_release(&n->evaluation);
  vec_release(&n->own);
  vec_release(&n->bound);
  node_map_release(&n->matters);
  vec_release(&n->stack);
}

/* The node's answer if its operands have theirs; else these wait above it. */
static uint32_t answer(counted *n, uint32_t node) {
  if (formula_kind(n->graph, node) == NODE_VARIABLE)
    return n->choices &&
                   choices_define(n->choices, formula_variable_number(n->graph, node))
               ? YES
               : NO;
  if (formula_kind(n->graph, node) != NODE_AND)
    return NO;
  uint32_t left = literal_node(formula_left(n->graph, node));
  uint32_t right = literal_node(formula_right(n->graph, node));
  uint32_t a = node_map_get(&n->matters, left), b = node_map_get(&n->matters, right);
  if (!a)
    vec_push(&n->stack, left);
  if (!b)
    vec_push(&n->stack, right);
  return a == YES || b == YES ? YES : a && b ? NO : 0;
}

bool counted_matters(counted *n, literal a) {
  vec_clear(&n->stack);
  vec_push(&n->stack, literal_node(a));
  while (n->stack.size) {
    uint32_t node = *vec_last(&n->stack), at = n->stack.size;
    uint32_t known = node_map_get(&n->matters, node);
    if (!known)
      known = answer(n, node);
    if (!known)
      continue; /* its operands first */
    *node_map_at(&n->matters, node) = known;
    n->stack.size = at - 1;
  }
  return node_map_get(&n->matters, literal_node(a)) == YES;
}

/* Conjunctions are taken apart where the clause is below: the others stay whole. */
static bool contains(counted *n, literal a) {
  return !literal_is_negated(a) && formula_kind(n->graph, literal_node(a)) == NODE_AND &&
         a != n->says && counted_matters(n, a);
}

void counted_learn(counted *n, literal conjunct, literal_vector *parts) {
  literal_vector stack = {0};
  vec_push(&stack, conjunct);
  while (stack.size) {
    literal a = vec_pop(&stack);
    if (contains(n, a)) {
      vec_push(&stack, formula_left(n->graph, literal_node(a)));
      vec_push(&stack, formula_right(n->graph, literal_node(a)));
      continue;
    }
    if (counted_matters(n, a))
      vec_push(&n->bound, a);
    if (a != n->says)
      vec_push(parts, a);
  }
  vec_release(&stack);
}

typedef struct completed {
  const counted *of;
  model_value *value_of;
  void *context;
} completed;

static bool completed_value(void *context, uint32_t variable) {
  completed *c = context;
  bool v;
  return counted_value(c->of, variable, &v) ? v : c->value_of(c->context, variable);
}

/* The value, as far as it fits its bits. */
static bool find_value(counted *n, model_value *value_of, void *context) {
  evaluation_begin(&n->evaluation, n->graph, value_of, context);
  uint64_t total = (uint64_t)n->rest.constant;
  vec_each (const summand, x, &n->rest.summands)
    if (evaluation_get(&n->evaluation, x->guard))
      total += (uint64_t)x->coefficient;
  n->value = n->rest.width == BITS_INT ? (uint64_t)(int64_t)(int32_t)total : total;
  return n->value >> n->own.size == 0;
}

bool counted_complete(counted *n, model_value *value_of, void *context) {
  if (!find_value(n, value_of, context))
    return false;
  completed all = {n, value_of, context};
  bool holds = true;
  evaluation_begin(&n->evaluation, n->graph, completed_value, &all);
  for (uint32_t k = 0; holds && k < n->bound.size; k++)
    holds = evaluation_get(&n->evaluation, n->bound.data[k]);
  return holds;
}

bool counted_value(const counted *n, uint32_t variable, bool *value) {
  for (uint32_t k = 0; k < n->own.size; k++)
    if (formula_variable_number(n->graph, literal_node(n->own.data[k])) == variable) {
      *value = n->value >> k & 1;
      return true;
    }
  return false;
}
