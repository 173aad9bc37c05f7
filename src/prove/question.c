/* A proof is kept as the solver's core: of the facts, those that it used. That they imply
 * the goal is true of the graph, whatever its variables stand for in another question. */
#include "prove/question.h"

#include "base/memory.h"

#include <assert.h>

static void new_solver(questions *q) {
  q->asked = 0;
  q->solver = query_new(q->graph, sat_cadical_new(q->kind));
  if (q->stop)
    sat_set_stop(query_solver(q->solver), q->stop);
}

void questions_init(questions *q, sat_tuning kind, const _Atomic bool *stop) {
  *q = (questions){.graph = formula_new(), .kind = kind, .stop = stop};
  vec_push(&q->proofs, ((question_proof){0}));
  new_solver(q);
}

void questions_release(questions *q) {
  query_delete(q->solver);
  formula_delete(q->graph);
  vec_release(&q->proofs);
  vec_release(&q->taken);
  map_release(&q->last_of);
}

void questions_renew(questions *q, uint32_t most) {
  if (q->asked < most)
    return;
  query_delete(q->solver);
  new_solver(q);
}

static bool applies(const questions *q, const question_proof *p, question_given *is_given,
                    const void *context) {
  assert((is_given || !p->count) && "proofs take facts");
  for (uint32_t k = 0; k < p->count; k++)
    if (!is_given(context, q->taken.data[p->first + k]))
      return false;
  return true;
}

bool questions_know(const questions *q, literal goal, question_given *is_given,
                    const void *context) {
  assert(formula_has(q->graph, goal));
  const uint64_t *last = map_get(&q->last_of, goal);
  for (uint32_t k = last ? (uint32_t)*last : 0; k; k = q->proofs.data[k].next)
    if (applies(q, &q->proofs.data[k], is_given, context))
      return true;
  return false;
}

/* With what `taken` has behind `first`. */
static void keep(questions *q, literal goal, uint32_t first) {
  assert(first <= q->taken.size);
  const uint64_t *last = map_get(&q->last_of, goal);
  question_proof p = {first, q->taken.size - first, last ? (uint32_t)*last : 0};
  map_put(&q->last_of, goal, q->proofs.size);
  vec_push(&q->proofs, p);
}

/* What the solver used, but for the negated goal. */
static void take_core(questions *q, literal goal) {
  uint32_t first = q->taken.size;
  query_core(q->solver, &q->taken);
  for (uint32_t k = first; k < q->taken.size; k++)
    if (q->taken.data[k] == literal_not(goal))
      q->taken.data[k--] = q->taken.data[--q->taken.size];
  keep(q, goal, first);
}

bool questions_ask(questions *q, const literal *facts, uint32_t count, literal goal,
                   const sat_limits *limits) {
  assert(formula_has(q->graph, goal));
  assert(facts || !count);
  literal_vector all = {0};
  for (uint32_t k = 0; k < count; k++)
    vec_push(&all, facts[k]);
  vec_push(&all, literal_not(goal));
  bool follows = query_solve(q->solver, all.data, all.size, limits) == SAT_UNSATISFIABLE;
  vec_release(&all);
  q->asked++;
  if (follows)
    take_core(q, goal);
  return follows;
}

void questions_note(questions *q, literal goal) {
  assert(formula_has(q->graph, goal));
  keep(q, goal, q->taken.size);
}

void questions_learn_last(questions *q, literal goal) {
  assert(q->proofs.size > 1 && "something was proved");
  const question_proof *p = vec_last(&q->proofs);
  literal_vector clause = {0};
  for (uint32_t k = 0; k < p->count; k++)
    vec_push(&clause, literal_not(q->taken.data[p->first + k]));
  vec_push(&clause, goal);
  query_assert_clause(q->solver, clause.data, clause.size);
  vec_release(&clause);
}
