/* The glass box search (000 §2.3, Figure 5.8):
 *
 *     S := valid states, and the operation's preconditions
 *     while S has a model:
 *         run the operation on it             -> path constraint P
 *         R := what must hold afterwards
 *         if S and P and not R has a model: a violation
 *         S := S and not P
 *
 * How S is represented is unchecked.h's matter. Every violation is replayed by the judge
 * before it is believed. After a violation the search goes on for a better one: with
 * fewer objects, or with as many and judged earlier. The best of all operations is
 * reported. */
#include "search/search.h"
#include "check/space_size.h"
#include "choose/choose.h"
#include "choose/unchecked.h"
#include "induct/induction.h"
#include "parallel/crew.h"
#include "path/replay.h"
#include "prove/prepare.h"
#include "search/joined.h"
#include "search/share.h"
#include "world/traits.h"

#include "base/progress.h"

#include <assert.h>

/* --- Schemes -------------------------------------------------------------------------
 */

static literal anywhere(const search *s) {
  (void)s;
  return LITERAL_TRUE;
}

static scheme_end all_are_checked(search *s) {
  (void)s;
  return SCHEME_DONE;
}

/* What was put aside is checked with the rest, or is to be chosen from, too. */
static scheme_end conclude_by_induction(search *s) {
  assert(s->induction);
  literal aside = literal_not(induction_outside(s->induction));
  if (aside == LITERAL_FALSE)
    return SCHEME_DONE;
  double start = progress_clock();
  bool concluded = induction_conclude(s->induction);
  shortcut_ask(&s->c->result->costs.uses, SHORTCUT_INDUCTION, progress_clock() - start);
  if (!concluded)
    return SCHEME_AGAIN;
  return search_validate_set(s, &aside, 1, false) ? SCHEME_DONE : SCHEME_FAILS;
}

static literal outside(const search *s) {
  return induction_outside(s->induction);
}

static const scheme by_paths = {anywhere, search_path, all_are_checked, false};
static const scheme by_fields = {anywhere, search_by_fields, all_are_checked, false};
static const scheme by_induction = {outside, search_path, conclude_by_induction, false};

static const scheme *scheme_of(const search *s) {
  return s->c->fields ? &by_fields : s->induction ? &by_induction : &by_paths;
}

/* --- The beginning -------------------------------------------------------------------
 */

/* A nondeterministic language: adds that the argument is the number of a step. States
 * with no step at all are stuck; those with more than the argument has numbers cannot be
 * covered. */
static bool add_transitions(search *s, literal_vector *parts) {
  assert(s->op->transitions && s->op->method->param_count == 2);
  world *c = s->c;
  numbers *n = &c->state.numbers;
  int64_t high = c->space->parameters[s->number][0].high;
  sym count;
  if (!world_transitions(c, s->op, &count))
    return false;
  literal known = formula_and_all(c->formula, parts->data, parts->size);
  literal none = number_lt(n, count, sym_int(&c->state, 1));
  literal first = number_eq(n, s->args[1], SYM_ZERO);
  vec_push(parts, number_lt(n, s->args[1], count));
  literal stuck[] = {known, none, first, s->smaller};
  sat_result left;
  while ((left = c->unchecked->find(c->unchecked, stuck, 4)) == SAT_SATISFIABLE) {
    c->result->operations[s->number].admitted = true;
    if (!search_report(s, &c->unchecked->found))
      return true; /* the reason is known */
    stuck[3] = s->smaller;
  }
  if (left == SAT_UNKNOWN)
    world_give_up(c, choose_why_unknown(c));
  literal beyond[] = {known, number_lt(n, sym_int(&c->state, high + 1), count)};
  if (c->unchecked->find(c->unchecked, beyond, 2) != SAT_UNSATISFIABLE) {
    c->result->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
    world_give_up(c, judge_transitions_text(high));
  }
  return true;
}

static void hold_arguments(search *s) {
  const world *c = s->c;
  evaluator_hold_none(c->evaluator);
  for (uint32_t k = 1; !s->op->other && k < s->op->method->param_count; k++)
    if (world_takes(c, SHORTCUT_HELD) &&
        world_is_some_node(c, &c->space->parameters[s->number][k - 1]))
      evaluator_hold(c->evaluator, s->args[k]);
}

static void fill_copies(search *s) {
  const commuting *of = s->op->commuting;
  uint32_t first = s->op->method->param_count - (of ? of->copy_count : 0);
  for (uint32_t k = 0; of && k < of->copy_count; k++)
    s->args[first + k] = world_copy(s->c, s->args[of->copies[k]]);
}

/* A handful of executions is made in less time than a solver takes to look into formulas
 * of that size: arithmetic of many digits on a number that is one of five. */
static void limit_nodes(search *s) {
  enum { HANDFUL = 64, NODES_PER_EXECUTION = 2000, NODES_AT_LEAST = 20000 };
  enum { MOST_WITH_LIBRARY = 500000, EXECUTIONS_PER_NODE = 10 };
  const world *c = s->c;
  double executions = space_executions(c->space, s->number);
  double nodes = executions <= HANDFUL ? executions * NODES_PER_EXECUTION
                                       : executions / EXECUTIONS_PER_NODE;
  double most = c->has_made ? MOST_WITH_LIBRARY : HANDFUL;
  s->most_nodes = 0;
  if (executions <= most && !c->fields && !s->op->other && !c->limits->patient)
    s->most_nodes = formula_node_count(c->formula) + NODES_AT_LEAST + (uint32_t)nodes;
  evaluator_limit_nodes(s->c->evaluator, s->most_nodes);
}

static bool is_sooner_executed(const search *s) {
  return s->most_nodes && !s->found && formula_node_count(s->c->formula) > s->most_nodes;
}

bool search_begin(search *s) {
  world *c = s->c;
  ir_method *m = s->op->method;
  literal_vector parts = {0};
  s->args[0] = sym_ref(&c->state, c->main);
  limit_nodes(s);
  world_arguments *given = &c->arguments[s->number];
  for (uint32_t k = 1; k < m->param_count; k++)
    s->args[k] = given->values[k - 1];
  fill_copies(s);
  vec_each (literal, b, &given->bounds)
    vec_push(&parts, *b);
  hold_arguments(s);
  bool ok = true;
  for (uint32_t k = 0; ok && k < s->op->pre_count; k++) {
    literal holds;
    ok =
        world_specification(c, &s->op->pre[k], s->args, m->param_count, SYM_ZERO, &holds);
    if (ok)
      vec_push(&parts, holds);
  }
  s->smaller = s->no_larger = LITERAL_TRUE;
  s->cube = c->has_part ? c->part : LITERAL_TRUE;
  s->keeps_done = crew_tells(c->crew) || s->worth;
  s->is_divided = c->has_part;
  if (ok && s->op->transitions)
    ok = add_transitions(s, &parts);
  s->before = formula_and_all(c->formula, parts.data, parts.size);
  if (ok && s->op->other)
    prepare_order(c, s->op, s->args);
  bool comparable =
      !ok || !s->op->other || other_side_begin(c, s->op, s->args, s->before, &s->other);
  twins_begin(&s->twins, c);
  c->fields_failures = 0;
  c->unchecked->begin(c->unchecked, s->before);
  share_skip_done(s);
  fixes_begin(&s->fixes, c, s->number, s->args);
  vec_release(&parts);
  if (ok && comparable) {
    s->induction = c->has_part ? NULL : induction_new(s); /* it needs all rules */
    s->scheme = scheme_of(s);
    share_induction(s);
    joined_begin(s);
    return true;
  }
  search_report_unevaluated(s);
  s->abandoned = comparable; /* no operation can be compared, otherwise */
  return false;
}

/* What was found is to be made better at once; induction counts on what it has seen
 * itself. */
bool search_may_wait(const search *s) {
  return s->worth && !s->found && !s->induction;
}

void search_rest(search *s) {
  operation_result *o = &s->c->result->operations[s->number];
  fixes_rest(&s->fixes);
  s->draws = false; /* what is drawn varies what others look at, in between */
  s->verdict = o->verdict;
  o->verdict = VERDICT_INCONCLUSIVE; /* should its turn not come */
}

void search_resume(search *s) {
  assert(!s->found && s->until == 0);
  world *c = s->c;
  c->result->operations[s->number].verdict = s->verdict;
  limit_nodes(s);
  hold_arguments(s);
  c->fields_failures = 0;
  c->unchecked->begin(c->unchecked, s->before);
  search_remove_done(s);
  twins_resume(&s->twins, c->unchecked, c);
  fixes_resume(&s->fixes);
}

static void show_progress(const search *s) {
  world *c = s->c;
  progress_sink *sink = c->limits->progress;
  progress now = {.phase = "states",
                  .done = c->result->states_checked,
                  .part = s->number + 1,
                  .parts = c->subject->operation_count,
                  .fraction = -1,
                  .is_estimate = c->unchecked->estimates};
  if (sink && progress_clock() - sink->last > 0.1) /* counting is not for every state */
    now.fraction = c->unchecked->fraction(c->unchecked);
  progress_tick(sink, &now);
}

/* --- The loop ------------------------------------------------------------------------
 */

/* Of states with objects of the library there are few, mostly: what takes many paths, or
 * large diagrams, is executed on each of them instead. */
static bool is_better_enumerated(const search *s) {
  enum { MOST_PATHS = 500, FEW_PATHS = 16, MOST_DIAGRAM = 100000 };
  enum { EXECUTIONS_PER_PATH = 2000, FEW_EXECUTIONS = 500000 };
  const check_result *r = s->c->result;
  uint64_t paths = r->operations[s->number].states_checked;
  if (!s->c->has_made || s->found || paths <= FEW_PATHS || s->c->limits->patient)
    return false;
  double executions = space_executions(s->c->space, s->number);
  return paths > MOST_PATHS || r->costs.diagram_most > MOST_DIAGRAM ||
         (executions < FEW_EXECUTIONS &&
          (double)paths > executions / EXECUTIONS_PER_PATH);
}

/* By fields, where that is tried because nothing else will do. */
static bool is_worn_out(const search *s) {
  uint64_t most = s->c->limits->most_executions;
  return s->c->fields && most &&
         s->c->result->operations[s->number].states_checked > most;
}

static bool is_to_wait(const search *s) {
  return search_may_wait(s) &&
         (s->left_to_others || (s->until > 0 && progress_clock() > s->until));
}

static sat_result choose(search *s) {
  assert(formula_has(s->c->formula, s->no_larger) && formula_has(s->c->formula, s->cube));
  world *c = s->c;
  double start = progress_clock();
  literal own = formula_and(c->formula, s->no_larger, s->cube);
  literal where = formula_and(c->formula, own, s->scheme->where(s));
  c->unchecked->most_to_choose = search_may_wait(s) ? s->worth : 0;
  sat_result left = c->unchecked->choose(c->unchecked, where);
  c->unchecked->most_to_choose = 0;
  c->result->costs.choose += progress_clock() - start;
  return left;
}

search_end search_all_paths(search *s) {
  assert(s->scheme);
  assert(!evaluator_is_on_path(s->c->evaluator));
  while (!world_out_of_time(s->c)) {
    sat_result left = choose(s);
    if (left == SAT_UNKNOWN) {
      if (search_may_wait(s) && !s->c->unchecked->trouble && !world_out_of_time(s->c))
        return SEARCH_PUT_OFF;
      break;
    }
    if (left == SAT_UNSATISFIABLE) {
      scheme_end end = s->scheme->conclude(s);
      if (end == SCHEME_AGAIN)
        continue;
      return end == SCHEME_DONE ? SEARCH_DONE : SEARCH_ENDS;
    }
    if (!s->scheme->path(s))
      return SEARCH_ENDS;
    show_progress(s);
    bool sooner = is_sooner_executed(s), worn = is_worn_out(s);
    if (worn && s->found) { /* it will do */
      s->c->result->cut = "too many fields matter";
      return SEARCH_DONE;
    }
    if (sooner || worn || is_better_enumerated(s)) {
      s->abandoned = true;
      const char *why = sooner ? "its formulas are large, and its executions are few"
                        : worn ? "too many fields matter"
                               : "too many paths";
      world_go_beyond(s->c, s->number, memory_copy_text(why));
      return SEARCH_ENDS;
    }
    if (!s->scheme->is_alone && !share_between_paths(s))
      return SEARCH_DONE;
    if (is_to_wait(s))
      return SEARCH_PUT_OFF;
  }
  return SEARCH_STOPPED;
}

/* The verdict of one operation, and what it violates. */
void search_conclude(search *s, bool finished) {
  assert(!s->given_away && "what it found is not its own");
  check_result *r = s->c->result;
  operation_result *o = &r->operations[s->number];
  o->settled = s->found || (finished && !s->is_divided);
  if (s->found) {
    o->verdict = VERDICT_VIOLATED;
    o->kind = s->judgment.kind;
    o->size = s->size;
    check_result_take(r, (check_violation){s->violation, s->judgment, s->size});
    r->pending = NULL;
  } else if (!finished)
    o->verdict = VERDICT_INCONCLUSIVE;
}

void search_forget(search *s) {
  if (!s->found)
    return;
  s->c->result->pending = NULL;
  candidate_release(&s->violation);
  memory_free(s->judgment.message);
}
