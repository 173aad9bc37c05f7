/* States drawn at random, executed and judged: of the path under way, of what is removed,
 * and, when nothing is left to check and nothing was found, of all that the operation
 * admits. The solver that draws them knows what is valid; it has no part in the search,
 * and knows nothing of what the search has removed, or why. A state that ends badly
 * although it was checked, or removed as checked, shows that something is wrong with this
 * program: the verdict is inconclusive.
 *
 * It is no proof. It is what would notice that a shortcut removes what nobody checked. */
#include "choose/drawing.h"
#include "path/replay.h"

#include "base/progress.h"

#include <assert.h>
#include <string.h>

/* How many states are drawn depends on what was done, not on the time: the same check has
 * the same result on every machine. A path costs more than a state that is drawn. */
enum {
  SEED = 2026,
  FEW = 4,
  PATHS_FOR_ONE = 16,
  SMALL = 1 << 20, /* bytes of formulas: then */
  PATHS_IF_SMALL = 4,
  SOME = 24,
  ARGUMENTS = 4 /* a state that is drawn is executed with so many, as they come */
};

/* One for all operations: to tell a solver what is valid costs more than a few states. */
static drawing *new_drawing(world *c) {
  drawing *d = drawing_new(c->formula, c->choices, c->limits->stop, SEED);
  vec_each (const literal, a, &c->valid_parts)
    drawing_learn(d, *a);
  vec_each (const literal, a, &c->aims)
    drawing_aim(d, *a);
  return d;
}

/* What is to vary besides the number of nodes: arguments, and anything else. */
static drawing *drawing_of(search *s) {
  world *c = s->c;
  if (!c->drawing)
    c->drawing = new_drawing(c);
  if (s->draws)
    return c->drawing;
  s->draws = true;
  uint32_t at = c->space->slot_count;
  for (uint32_t k = 0; k < s->number; k++)
    at += c->subject->operations[k].method->param_count - 1u;
  uint32_t end = at + s->op->method->param_count - 1u;
  drawing_begin(c->drawing);
  drawing_spread(c->drawing, c->variables.data[at], c->variables.data[end]);
  drawing_spread(c->drawing, c->variables.data[0],
                 c->variables.data[c->space->slot_count]);
  return c->drawing;
}

/* A state of the operation that satisfies all of these; false: there is none, or none
 * that is easily found. */
static bool draw(search *s, const literal *all, size_t count, candidate *out) {
  assert(all || !count);
  literal_vector wanted = {0};
  vec_push(&wanted, s->before);
  for (size_t k = 0; k < count; k++)
    vec_push(&wanted, all[k]);
  sat_result found = drawing_next(drawing_of(s), wanted.data, wanted.size);
  vec_release(&wanted);
  if (found != SAT_SATISFIABLE)
    return false;
  state_model m = drawing_model(s->c->drawing);
  *out = search_candidate(s, &m);
  return true;
}

bool search_validate(search *s, const path_claim *claim) {
  assert(evaluator_is_on_path(s->c->evaluator));
  const literal_vector *path = evaluator_path(s->c->evaluator);
  path_claim all = *claim;
  all.knows_kind = false; /* of the chosen state it was */
  double start = progress_clock();
  bool agrees = true;
  candidate x;
  for (uint32_t k = 0; agrees && k < s->c->limits->validate; k++) {
    if (!draw(s, path->data, path->size, &x))
      break;
    agrees = search_replay_state(s, &all, x);
  }
  s->c->result->costs.replay += progress_clock() - start;
  return agrees;
}

/* One that was drawn is valid; one that was made of it need not be. */
static bool audit_one(search *s, candidate x, bool is_drawn, const char *of) {
  assert(x.operation == s->number);
  world *c = s->c;
  judgment j = judge_run(c->judge, &x);
  judge_rest(c->judge); /* its machine is the evaluator's, too */
  c->result->costs.audits++;
  if ((is_drawn && j.kind == KIND_INVALID) || violation_kind_counts(j.kind)) {
    char *what = j.kind == KIND_INVALID
                     ? memory_copy_text("a state drawn is not valid when it is executed")
                     : memory_print("a state of %s ends badly: %s%s%s", of,
                                    violation_kind_text(j.kind), j.message ? ": " : "",
                                    j.message ? j.message : "");
    return search_disagree(s, x, j, what);
  }
  candidate_release(&x);
  memory_free(j.message);
  return true;
}

bool audit_state(search *s, candidate x, const char *of) {
  return audit_one(s, x, true, of);
}

/* States that have a twin wait until that must have been checked; and those that depend
 * on chance, of which only what it gave on the path was removed. */
static bool keep_suspect(search *s, candidate x) {
  assert(x.operation == s->number);
  judgment j = judge_run(s->c->judge, &x);
  judge_rest(s->c->judge);
  s->c->result->costs.audits++;
  memory_free(j.message);
  if (violation_kind_counts(j.kind) && !s->suspect.choices)
    s->suspect = x;
  else
    candidate_release(&x);
  return true;
}

static bool meets_chance(const search *s, const candidate *x) {
  judgment j = judge_run(s->c->judge, x);
  bool met = judge_met_chance(s->c->judge);
  judge_rest(s->c->judge);
  memory_free(j.message);
  return met;
}

/* Whether everything that is removed is said to end well: of an operation that is
 * inconclusive already, or violated, it is not. */
static bool claims_all(const search *s) {
  return !s->found && s->c->result->operations[s->number].verdict == VERDICT_HOLDS;
}

bool search_validate_set(search *s, const literal *all, size_t count, bool has_twins) {
  assert(all || !count);
  bool agrees = true;
  candidate x;
  for (uint32_t k = 0; agrees && claims_all(s) && k < s->c->limits->validate; k++) {
    if (!draw(s, all, count, &x))
      break;
    agrees = has_twins || meets_chance(s, &x) ? keep_suspect(s, x)
                                              : audit_state(s, x, "what was removed");
  }
  return agrees;
}

/* Of what is valid, too, nobody knows but the evaluator: a walk through states that the
 * judge calls valid, from the last one that was drawn, looks whether it has them all. Takes
 * the state. */
static bool audit_valid(search *s, candidate *from) {
  bool is_wanted = s->c->limits->audit && !s->op->other && !s->op->commuting &&
                   !s->op->is_constructor && from->choices;
  candidate start = *from;
  if (is_wanted)
    *from = (candidate){0};
  return !is_wanted || search_audit_valid(s, start);
}

/* How many states to audit: a given number is kept whatever it costs; otherwise there are
 * a few, one for so many paths, and where that costs little more of these, up to some. */
static uint64_t wanted(const search *s) {
  const check_limits *l = s->c->limits;
  uint64_t paths = s->c->result->operations[s->number].states_checked;
  bool is_small = formula_bytes(s->c->formula) < SMALL;
  uint64_t more = is_small ? paths / PATHS_IF_SMALL : 0;
  more = more < SOME - FEW ? more : SOME - FEW;
  uint64_t count = FEW + more + paths / PATHS_FOR_ONE;
  return l->audit_fully || count > l->audit ? l->audit : count;
}

bool audit_goes_on(const search *s, uint64_t done) {
  return done < wanted(s) && !check_is_stopped(s->c->limits);
}

static candidate copy_of(const search *s, const candidate *x) {
  const uint32_t slots = s->c->space->slot_count, count = s->op->method->param_count;
  candidate y = {.operation = s->number, .pick_count = x->pick_count};
  y.choices = memory_new_array(uint32_t, slots + 1);
  y.arguments = memory_new_array(uint32_t, count + 1);
  y.picks = memory_new_array(uint64_t, x->pick_count + 1);
  memcpy(y.choices, x->choices, slots * sizeof *x->choices);
  memcpy(y.arguments, x->arguments, (count - 1u) * sizeof *x->arguments);
  memcpy(y.picks, x->picks, x->pick_count * sizeof *x->picks);
  return y;
}

/* Other arguments for a state: to execute it costs a tenth of what it takes to draw one. */
static candidate with_other_arguments(search *s, const candidate *x) {
  candidate y = copy_of(s, x);
  for (uint32_t k = 0; k + 1 < s->op->method->param_count; k++)
    y.arguments[k] =
        drawing_below(s->c->drawing, s->c->space->parameters[s->number][k].count);
  return y;
}

/* How many executions a state that is drawn is worth: one where the user wants so many
 * states, or other arguments are not all claimed, as others search a part of them. */
static uint32_t executions_of_each(const search *s) {
  uint32_t count = s->op->method->param_count;
  bool all = count > 1 && s->cube == LITERAL_TRUE && !s->op->other && !s->op->commuting;
  for (uint32_t k = 0; all && k + 1 < count; k++)
    all = s->c->space->parameters[s->number][k].count > 0;
  return all && !s->c->limits->audit_fully ? ARGUMENTS : 1;
}

/* A state that is drawn, and the same with other arguments; it stays in *last. False: none
 * was found, or something is wrong. */
static bool audit_drawn(search *s, uint32_t executions, candidate *last, bool *agrees) {
  candidate x;
  if (!draw(s, &s->cube, s->cube != LITERAL_TRUE, &x))
    return false;
  candidate_release(last);
  *last = copy_of(s, &x);
  *agrees = audit_one(s, x, true, "an operation that holds");
  for (uint32_t k = 1; k < executions && *agrees; k++)
    *agrees = audit_one(s, with_other_arguments(s, last), false,
                        "an operation that holds, with other arguments,");
  return *agrees;
}

bool search_audit(search *s) {
  world *c = s->c;
  double started = progress_clock();
  bool agrees = true;
  if (!claims_all(s))
    return true;
  if (s->suspect.choices) {
    agrees = audit_state(s, s->suspect, "what was removed for another's sake");
    s->suspect = (candidate){0};
  }
  const uint32_t each = executions_of_each(s);
  uint64_t done = 0;
  candidate last = {0};
  while (agrees && audit_goes_on(s, done) && audit_drawn(s, each, &last, &agrees))
    done += each;
  agrees = agrees && audit_valid(s, &last);
  candidate_release(&last);
  c->result->costs.audit += progress_clock() - started;
  return agrees;
}
