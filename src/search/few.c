/* Where a question is hard, and enumeration goes through all states in a moment, its answer is
 * not waited for. Tables with open addressing are such: where a key belongs depends on all
 * others, and a formula of that on all ways to lay them out, but of five places there are a
 * thousand tables. How many states there are is known only when they have been enumerated; that
 * is tried once for a check, and given up soon.
 *
 * Where the formula does not end at all, nothing is ever asked. So enumeration is tried while
 * it is made, too, each time that it has taken twice as much, with fewer candidates than it has
 * nodes: a node costs about as much as a candidate or an execution, so that to try costs a part
 * of what has been spent, and so do the executions. By nodes, not by time: the same check goes the
 * same way on every machine. */
#include "search/few.h"

#include "choose/unchecked.h"
#include "parallel/crew.h"

#include <assert.h>
#include <math.h>

/* Executions go one way, without a second side, and on behalf of nobody else. */
static bool goes_one_way(const operation *op) {
  return !op->other && !op->commuting && !op->transitions;
}

static bool may_enumerate(const world *c) {
  const check_limits *l = c->limits;
  return l->count_few && !l->patient && !l->eager && !l->count_states && !c->crew &&
         !crew_is_helper() && !c->fields && !c->kinds && !c->subject->language &&
         !c->subject->equivalence;
}

/* With each argument; what only they lead to is not counted. */
static double executions(const world *c, uint32_t number) {
  const operation *op = &c->subject->operations[number];
  double count = (double)c->few;
  for (uint32_t k = 1; k < op->method->param_count; k++)
    count *= (double)c->space->parameters[number][k - 1].count;
  return count;
}

/* While what is valid becomes a formula. */

enum {
  FIRST_WORK = 1 << 18, /* nodes: a quarter of a second */
  NODES_PER_LOOK = 256, /* what it costs to ask whether a recursion can go on */
  NODES_PER_CANDIDATE = 8,
  NODES_PER_EXECUTION = 4
};

/* What has been spent on the formula, in nodes of it. */
static uint64_t work_of(const world *c) {
  return formula_node_count(c->formula) +
         evaluator_get_counts(c->evaluator)->looks * NODES_PER_LOOK;
}

/* Whether all that is to be searched goes one way, in no more executions. */
static bool are_all_executed(const world *c, double most) {
  double all = 0;
  bool any = false;
  for (uint32_t k = 0; k < c->subject->operation_count; k++) {
    const operation *op = &c->subject->operations[k];
    if (op->is_constructor || (c->limits->left_out && c->limits->left_out[k]))
      continue;
    if (!goes_one_way(op))
      return false;
    all += executions(c, k);
    any = true;
  }
  return any && all <= most;
}

bool few_instead_of_formula(world *c) {
  uint64_t work = work_of(c);
  if (c->left_to_few || work < FIRST_WORK || work / 2 < c->few_at)
    return c->left_to_few;
  c->few_at = work;
  if (!may_enumerate(c) || c->result->has_violation ||
      !are_all_executed(c, INFINITY)) /* ask nothing that is of no use */
    return false;
  c->few = c->limits->count_few(c->space, c->limits, work / NODES_PER_CANDIDATE);
  c->asked_for_few = true;
  c->left_to_few =
      c->few < UINT64_MAX && are_all_executed(c, (double)work / NODES_PER_EXECUTION);
  c->result->few_states |= c->left_to_few;
  return c->left_to_few;
}

/* Of one operation. */

enum { FEW_CANDIDATES = 20000, FEW_EXECUTIONS = 10000 };

bool few_wants_answer(void *asking) {
  search *s = asking;
  world *c = s->c;
  if (s->induction || s->found || !goes_one_way(s->op) || !may_enumerate(c))
    return true;
  if (!c->asked_for_few)
    c->few = c->limits->count_few(c->space, c->limits, FEW_CANDIDATES);
  c->asked_for_few = true;
  s->left_to_few = executions(c, s->number) <= FEW_EXECUTIONS;
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
