/* Where a question is hard, and enumeration goes through all states in a moment, its answer is
 * not waited for. Tables with open addressing are such: where a key belongs depends on all
 * others, and a formula of that on all ways to lay them out, but of five places there are a
 * thousand tables. How many states there are is known only when they have been enumerated; that
 * is tried once for a check, and given up soon. */
#include "search/few.h"

#include "choose/unchecked.h"
#include "parallel/crew.h"

#include <assert.h>

/* Executions go one way, without a second side, and on behalf of nobody else. */
static bool may_be_enumerated(const search *s) {
  const world *c = s->c;
  const check_limits *l = c->limits;
  const operation *op = s->op;
  return l->count_few && !l->patient && !l->eager && !l->count_states && !c->crew &&
         !crew_is_helper() && !c->fields && !c->kinds && !s->induction && !s->found &&
         !op->other && !op->commuting && !op->transitions && !c->subject->language &&
         !c->subject->equivalence;
}

/* With each argument; what only they lead to is not counted. */
static double executions(const search *s) {
  const world *c = s->c;
  double count = (double)c->few;
  for (uint32_t k = 1; k < s->op->method->param_count; k++)
    count *= (double)c->space->parameters[s->number][k - 1].count;
  return count;
}

enum { FEW_EXECUTIONS = 10000 };

bool few_wants_answer(void *asking) {
  search *s = asking;
  world *c = s->c;
  if (!may_be_enumerated(s))
    return true;
  if (!c->asked_for_few)
    c->few = c->limits->count_few(c->space, c->limits);
  c->asked_for_few = true;
  s->left_to_few = executions(s) <= FEW_EXECUTIONS;
  c->result->few_states |= s->left_to_few;
  return !s->left_to_few;
}

bool few_leave(search *s) {
  assert(s->left_to_few);
  s->abandoned = true;
  return world_go_beyond(
      s->c, s->number,
      memory_copy_text("its questions are hard, and its states are few"));
}
