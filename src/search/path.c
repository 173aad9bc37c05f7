/* One path of an operation, or one class of its executions: run, prove, remove from what
 * is left to check. */
#include "path/path.h"
#include "induct/induction.h"
#include "path/by_fields.h"
#include "path/defect.h"
#include "path/replay.h"
#include "prove/held.h"
#include "prove/local_proof.h"

#include <string.h>

enum { LONG_PATH = 5000 }; /* in steps */

bool search_allows(const search *s, uint32_t exception) {
  const sat_check *c = s->c;
  const operation *op = s->op;
  const ir_class *class = sym_get_object(&c->state, exception)->class;
  if (c->subject->language && ir_is_subclass(class, c->subject->stuck_exception))
    return false;
  for (uint32_t k = 0; k < op->allowed_count; k++)
    if (ir_is_subclass(class, op->allowed[k]))
      return true;
  return false;
}

static bool prune_way(search *s) {
  unchecked *u = s->c->unchecked;
  const literal_vector *way = evaluator_way(s->c->evaluator);
  size_t count = defect_spoil_pruning(s->c, way->size);
  u->prune(u, way->data, count);
  return search_validate_set(s, way->data, count, false);
}

static void prune_twins(search *s) {
  const twins *t = &s->twins;
  uint32_t before = t->paths.size;
  twins_prune(&s->twins, s->c, s->op->other);
  if (t->paths.size <= before)
    return;
  const twins_path *p = vec_last(&t->paths);
  for (uint32_t k = 0, at = p->clauses; k < p->clause_count; k++) {
    search_validate_set(s, t->clauses.data + at + 1, t->clauses.data[at], true);
    at += t->clauses.data[at] + 1;
  }
}

/* Removes the states of the path from what is left to check. */
static bool prune(search *s) {
  bool agrees = prune_way(s) && search_close(s);
  if (agrees && sat_takes(s->c, SHORTCUT_TWINS) && !fixes_tell_apart(&s->fixes))
    prune_twins(s);
  return agrees;
}

/* A path that cannot be finished: the operation stays inconclusive, with this state. */
static void report_trouble(search *s, const followed *run) {
  sat_check *c = s->c;
  check_result *r = c->result;
  r->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
  r->operations[s->number].admitted = true;
  const char *why = evaluator_why(c->evaluator);
  char *reason = run->where.file ? memory_print("%s: %s at %s:%u", s->op->text, why,
                                                run->where.file, run->where.line)
                                 : memory_print("%s: %s", s->op->text, why);
  if (run->kind == FOLLOWED_UNSUPPORTED)
    sat_go_beyond(c, s->number, reason);
  else
    sat_give_up(c, reason);
  if (r->has_violation || r->has_trouble)
    return;
  candidate x = search_candidate(s, &c->unchecked->chosen);
  judgment j = judge_run(c->judge, &x);
  judge_rest(c->judge); /* its machine is the evaluator's, too */
  if (j.kind == KIND_STEPS || j.kind == KIND_UNSUPPORTED) { /* the machine stops, too */
    r->has_trouble = true;
    r->violation = x;
    r->judgment = j;
    return;
  }
  candidate_release(&x);
  memory_free(j.message);
}

/* Of a pair, the first may be of a subclass. */
static ir_method *method_to_run(const search *s) {
  const sat_check *c = s->c;
  if (!s->op->other)
    return s->op->method;
  uint32_t o = ref_evaluate(&c->state.refs, evaluator_model(c->evaluator), s->args[0]);
  return ir_dispatch(sym_get_object(&c->state, o)->class, s->op->method);
}

static bool is_assertion(const sat_check *c, uint32_t exception) {
  const ir_class *class = sym_get_object(&c->state, exception)->class;
  while (class && strcmp(class->name->text, "java/lang/AssertionError") != 0)
    class = class->super;
  return class;
}

/* Runs the other side. What it comes to: the run itself; what stops both; or, where the
 * sides do not agree, a throw that is not allowed. */
static followed follow_other(search *s, const followed *run) {
  sat_check *c = s->c;
  s->agrees = false;
  if (run->kind == FOLLOWED_THROW && is_assertion(c, run->exception))
    return *run;
  s->beside = sat_other_follow(c, s->op, s->given, &s->other);
  if (s->beside.kind != FOLLOWED_RETURN && s->beside.kind != FOLLOWED_THROW)
    return s->beside;
  s->agrees = sat_other_agrees(c, run, &s->beside);
  return s->agrees || run->kind == FOLLOWED_THROW ? *run : s->beside;
}

/* Runs the operation, and what it is compared with. */
static followed follow_both(search *s) {
  sat_check *c = s->c;
  if (s->op->is_constructor) {
    c->main = sym_new_object(&c->state, c->subject->class);
    s->args[0] = sym_ref(&c->state, c->main);
  }
  fixes_apply(&s->fixes, s->given);
  evaluator_fix_arrays(c->evaluator);
  followed run = evaluator_follow(c->evaluator, method_to_run(s), s->given);
  s->first = run;
  if (s->op->other && (run.kind == FOLLOWED_RETURN || run.kind == FOLLOWED_THROW))
    run = follow_other(s, &run);
  return run;
}

/* What cannot be merged is found out by trying, and a path that has tried decides things
 * in another order than all that follow. For the sake of search_close it runs again. */
static followed follow_until_settled(search *s) {
  sat_check *c = s->c;
  const state_model *m = &c->unchecked->chosen;
  for (;;) {
    uint32_t failures = evaluator_failures(c->evaluator);
    followed run = follow_both(s);
    if (!c->local || failures == evaluator_failures(c->evaluator))
      return run;
    evaluator_end_path(c->evaluator);
    c->main = c->objects[1];
    evaluator_begin_path(c->evaluator, m->value_of, m->context, s->step_limit);
  }
}

/* The calls that were made before the first path give names to things. */
static void note_calls(sat_check *c) {
  kept_call call;
  for (uint32_t at = 0; evaluator_next_kept(c->evaluator, &at, &call);)
    local_proof_note_call(c->local, call.method, call.args, call.result);
  c->knows_calls = true;
}

static followed follow_within(search *s, uint64_t steps) {
  sat_check *c = s->c;
  const state_model *m = &c->unchecked->chosen;
  s->step_limit = steps;
  evaluator_begin_path(c->evaluator, m->value_of, m->context, s->step_limit);
  if (c->local && !c->knows_calls)
    note_calls(c);
  followed run = follow_until_settled(s);
  while (run.kind == FOLLOWED_AGAIN) {
    evaluator_begin_again(c->evaluator);
    run = follow_both(s);
  }
  sat_shorten_held_path(c);
  return run;
}

/* Whether the machine knows that the operation has no end on the chosen state. */
static bool is_endless(search *s) {
  sat_check *c = s->c;
  candidate x = search_candidate(s, &c->unchecked->chosen);
  judgment j = judge_run(c->judge, &x);
  judge_rest(c->judge); /* its machine is the evaluator's, too */
  candidate_release(&x);
  memory_free(j.message);
  return j.kind == KIND_DIVERGENCE;
}

/* A long path may have no end: the machine finds that out before the evaluator has come
 * far. */
followed search_follow(search *s) {
  sat_check *c = s->c;
  uint64_t limit = c->limits->steps;
  followed run = follow_within(s, limit < LONG_PATH ? limit : LONG_PATH);
  s->is_endless = run.kind == FOLLOWED_STEPS && !c->kinds && is_endless(s);
  if (run.kind == FOLLOWED_STEPS && !s->is_endless && limit > LONG_PATH) {
    evaluator_end_path(c->evaluator);
    c->main = c->objects[1];
    run = follow_within(s, limit);
  }
  return run;
}

static bool is_replayed(const followed *run) {
  return run->kind == FOLLOWED_RETURN || run->kind == FOLLOWED_THROW ||
         run->kind == FOLLOWED_ASSUMPTION;
}

/* What the chosen state deserves, by the formulas of what must hold. */
static violation_kind deserved(search *s, const followed *run) {
  sat_check *c = s->c;
  uint32_t posts = run->kind == FOLLOWED_RETURN ? s->op->post_count : 0;
  uint32_t count = s->required.size;
  for (uint32_t k = 0; k < count; k++)
    if (!evaluation_get(evaluator_model(c->evaluator), s->required.data[k]))
      return !k                     ? KIND_TREE
             : k + posts >= count   ? KIND_POSTCONDITION
             : c->subject->language ? KIND_PRESERVATION
                                    : KIND_INVARIANT;
  return KIND_NONE;
}

/* Executes the chosen state, too, at the end of its path. */
static bool replay(search *s, const followed *run) {
  bool escapes = run->kind == FOLLOWED_THROW && !s->agrees &&
                 (s->op->other || !search_allows(s, run->exception));
  path_claim claim = {.is_whole = true,
                      .run = s->first,
                      .is_skipped = run->kind == FOLLOWED_ASSUMPTION,
                      .is_proved = !escapes && !s->found};
  claim.knows_kind = !escapes && !s->op->other && s->required.size;
  if (claim.knows_kind && !claim.is_proved)
    claim.deserves = deserved(s, run);
  return search_replay(s, &claim) && search_validate(s, &claim);
}

/* Its decisions may part what is left. */
static void keep_path(search *s) {
  vec_clear(&s->last_path);
  vec_each (const literal, a, evaluator_path(s->c->evaluator))
    vec_push(&s->last_path, *a);
}

enum { MOST_UNFINISHED = 200 };

/* False: so many paths were left open that enumeration will not be slower. */
static bool leave_open(search *s, const followed *run) {
  report_trouble(s, run);
  if (++s->unfinished <= MOST_UNFINISHED)
    return true;
  s->abandoned = true;
  return false;
}

/* One path: run, prove, prune. False: the search for this operation ends. */
bool search_path(search *s) {
  sat_check *c = s->c;
  induction_begin_path(s->induction);
  followed run = search_follow(s);
  defect_spoil_path(s, &run);
  if (run.kind == FOLLOWED_KNOWN) {
    shortcut_use(&c->result->costs.uses, SHORTCUT_KNOWN);
    bool agrees = search_replay(s, &(path_claim){.is_proved = !s->found}) && prune_way(s);
    evaluator_end_path(c->evaluator);
    c->main = c->objects[1];
    return agrees;
  }
  c->result->states_checked++;
  c->result->operations[s->number].states_checked++;
  bool ok = true;
  best_violation before = search_best(s);
  switch (run.kind) {
  case FOLLOWED_RETURN: ok = search_prove(s, &run); break;
  case FOLLOWED_THROW:
    if (s->agrees || (!s->op->other && search_allows(s, run.exception)))
      ok = search_prove(s, &run);
    else
      ok = search_report_exception(s);
    break;
  case FOLLOWED_ASSUMPTION: /* admits nothing */
  case FOLLOWED_AGAIN:      /* it did */
  case FOLLOWED_KNOWN: break;
  case FOLLOWED_STEPS:
    if (s->is_endless)
      ok = search_report(s, &c->unchecked->chosen);
    else
      ok = leave_open(s, &run);
    break;
  case FOLLOWED_UNSUPPORTED: ok = leave_open(s, &run); break;
  }
  bool violated = search_has_better(s, before);
  if (ok && !s->fixes.again && is_replayed(&run))
    ok = replay(s, &run);
  if (ok && !violated && run.kind == FOLLOWED_RETURN &&
      !evaluator_picks(c->evaluator)->size)
    induction_note(s->induction);
  else
    induction_give_up(s->induction);
  if (c->crew)
    keep_path(s);
  evaluator_end_path(c->evaluator);
  c->main = c->objects[1];
  if (s->fixes.again) { /* the state is still there to be chosen */
    twins_restore(&s->twins, c->unchecked);
    return ok;
  }
  if (ok && !violated) /* otherwise there may be a better violation on its path */
    ok = prune(s);
  return ok;
}

/* Trouble with the chosen state: it is shown, unless something else is. */
static void keep_trouble(search *s, candidate x, judgment j) {
  check_result *r = s->c->result;
  char *reason = memory_copy_text(j.message ? j.message : "not supported");
  r->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
  if (j.kind == KIND_UNSUPPORTED)
    sat_go_beyond(s->c, s->number, reason);
  else
    sat_give_up(s->c, reason);
  if (r->has_violation || r->has_trouble) {
    candidate_release(&x);
    memory_free(j.message);
    return;
  }
  r->has_trouble = true;
  r->violation = x;
  r->judgment = j;
}

/* Executes the state once more, with nobody tracking facts; takes it. */
static bool judge_agrees(search *s, candidate x, violation_kind found) {
  path_claim claim = {.knows_kind = true, .deserves = found};
  return search_replay_state(s, &claim, x);
}

/* One class of executions by the analysis of fields: run, prune. False: the search for
 * this operation ends. */
bool search_by_fields(search *s) {
  sat_check *c = s->c;
  const state_model *chosen = &c->unchecked->chosen;
  candidate x = search_candidate(s, chosen), same = search_candidate(s, chosen);
  judgment j = fields_run(c->fields, &x);
  c->result->states_checked++;
  c->result->operations[s->number].states_checked++;
  if (j.kind != KIND_SKIPPED)
    c->result->operations[s->number].admitted = true;
  bool ok = true;
  if (j.kind == KIND_INVALID) {
    diag_error(c->sink, NO_PLACE,
               "internal error: a state chosen for %s is not valid in its run",
               s->op->text);
    ok = sat_give_up(c, memory_copy_text("internal error: chosen state is not valid"));
  } else if (violation_kind_counts(j.kind)) {
    ok = search_report(s, &c->unchecked->chosen) &&
         sat_fields_prune(s, c->fields, &x, s->smaller); /* none there is better */
  } else
    ok = sat_fields_prune(s, c->fields, &x, LITERAL_FALSE);
  if (ok && !violation_kind_counts(j.kind))
    ok = judge_agrees(s, same, j.kind);
  else
    candidate_release(&same);
  if (j.kind == KIND_STEPS || j.kind == KIND_UNSUPPORTED)
    keep_trouble(s, x, j);
  else {
    candidate_release(&x);
    memory_free(j.message);
  }
  return ok;
}
