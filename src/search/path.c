/* One path of an operation, or one class of its executions: run, prove, remove from what
 * is left to check. */
#include "path/path.h"
#include "base/progress.h"
#include "choose/unchecked.h"
#include "induct/induction.h"
#include "path/by_fields.h"
#include "path/defect.h"
#include "path/replay.h"
#include "prove/held.h"
#include "prove/local_proof.h"
#include "search/joined.h"
#include "search/path_log.h"
#include "search/search.h"
#include "search/share.h"

#include <assert.h>
#include <string.h>

static bool prune_path(search *s) {
  unchecked *u = s->c->unchecked;
  const literal_vector *path = evaluator_path(s->c->evaluator);
  size_t count = defect_spoil_pruning(s->c, path->size);
  u->prune(u, path->data, count);
  search_note_done(s, path->data, (uint32_t)count);
  return search_validate_set(s, path->data, count, false);
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
  assert(!evaluator_is_on_path(s->c->evaluator));
  assert(!s->fixes.again && "the state is still to be chosen");
  assert(!s->left_to_others && !s->left_to_fixes && "it has been proved");
  shortcut_uses *uses = &s->c->result->costs.uses;
  bool agrees = prune_path(s) && search_close(s);
  if (agrees && world_takes(s->c, SHORTCUT_TWINS) && !fixes_tell_apart(&s->fixes)) {
    double start = progress_clock();
    prune_twins(s);
    shortcut_ask(uses, SHORTCUT_TWINS, progress_clock() - start);
  }
  return agrees;
}

/* That an execution has no end is known of the chosen state, and of no other on its path:
 * those that are smaller than the violation found stay, and may be a better one. */
static void prune_but_smaller(search *s) {
  assert(s->found && s->is_endless);
  const literal_vector *path = evaluator_path(s->c->evaluator);
  literal_vector all = {0};
  vec_each (const literal, a, path)
    vec_push(&all, *a);
  if (!literal_is_constant(s->smaller))
    vec_push(&all, literal_not(s->smaller));
  s->c->unchecked->prune(s->c->unchecked, all.data, all.size);
  vec_release(&all);
}

/* A path that cannot be finished: the operation stays inconclusive, with this state. */
static void report_trouble(search *s, const followed *run) {
  assert(run->kind == FOLLOWED_STEPS || run->kind == FOLLOWED_UNSUPPORTED);
  world *c = s->c;
  check_result *r = c->result;
  r->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
  r->operations[s->number].admitted = true;
  const char *why = evaluator_why(c->evaluator);
  char *reason = run->where.file ? memory_print("%s: %s at %s:%u", s->op->text, why,
                                                run->where.file, run->where.line)
                                 : memory_print("%s: %s", s->op->text, why);
  if (run->kind == FOLLOWED_UNSUPPORTED)
    world_go_beyond(c, s->number, reason);
  else
    world_give_up(c, reason);
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

static bool is_replayed(const followed *run) {
  return run->kind == FOLLOWED_RETURN || run->kind == FOLLOWED_THROW ||
         run->kind == FOLLOWED_ASSUMPTION;
}

/* What the chosen state deserves, by the formulas of what must hold. */
static violation_kind deserved(search *s, const followed *run) {
  assert(s->required.size);
  assert(is_replayed(run));
  world *c = s->c;
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
  assert(evaluator_is_on_path(s->c->evaluator));
  bool escapes = run->kind == FOLLOWED_THROW && !s->agrees &&
                 (s->op->other || !search_allows(s, run->exception));
  path_claim claim = {.is_whole = true,
                      .run = s->first,
                      .is_skipped = run->kind == FOLLOWED_ASSUMPTION,
                      .is_proved = !escapes && !s->found && !s->left_to_fixes &&
                                   !s->left_to_others && !s->left_joined};
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

/* Paths from now on begin otherwise. The few that were done count no more: their
 * conditions speak of all that was open, and would be in the way of all that follow. What
 * others have been told, or have told, stays. */
static bool begin_anew(search *s) {
  world *c = s->c;
  if (c->crew || c->has_part || c->local)
    return false;
  twins_restore(&s->twins, c->unchecked);
  twins_begin(&s->twins, c);
  if (c->unchecked->forget)
    c->unchecked->forget(c->unchecked);
  c->unchecked->begin(c->unchecked, s->before);
  vec_clear(&s->done);
  return true;
}

/* One path: run, prove, prune. False: the search for this operation ends. */
bool search_path(search *s) {
  assert(!evaluator_is_on_path(s->c->evaluator) && "the last path has ended");
  assert(!s->c->fields);
  world *c = s->c;
  induction_begin_path(s->induction);
  s->left_to_fixes = s->left_to_others = false;
  joined_before_path(s);
  followed run = search_follow(s);
  defect_spoil_path(s, &run);
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
  case FOLLOWED_ASSUMPTION:   /* admits nothing */
  case FOLLOWED_AGAIN: break; /* it did */
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
  if (c->crew || path_log_is_wanted(c))
    keep_path(s);
  evaluator_end_path(c->evaluator);
  c->main = world_object(c, SPACE_MAIN);
  if (s->fixes.again) { /* the state is still there to be chosen */
    twins_restore(&s->twins, c->unchecked);
    return ok;
  }
  if (s->left_to_others) { /* it was not proved: the state is chosen again, and counted */
    c->result->states_checked--;
    c->result->operations[s->number].states_checked--;
    return ok;
  }
  if (ok && s->left_joined) {
    joined_leave(s);
    return true;
  }
  if (ok && !s->induction && fixes_learn(&s->fixes, s->left_to_fixes) && begin_anew(s))
    return true;
  if (ok && s->left_to_fixes) /* it was not proved */
    return world_give_up(c, memory_copy_text("a hard question was left, and came back"));
  if (ok && !violated && s->is_endless)
    prune_but_smaller(s);
  else if (ok && !violated) /* otherwise there may be a better violation on its path */
    ok = prune(s);
  if (ok && !violated)
    joined_after_path(s);
  return ok;
}

/* Executes the state once more, with nobody tracking facts; takes it. */
static bool judge_agrees(search *s, candidate x, violation_kind found) {
  path_claim claim = {.knows_kind = true, .deserves = found};
  return search_replay_state(s, &claim, x);
}

/* One class of executions by the analysis of fields: run, prune. False: the search for
 * this operation ends. */
bool search_by_fields(search *s) {
  assert(s->c->fields);
  world *c = s->c;
  const state_model *chosen = &c->unchecked->chosen;
  candidate x = search_candidate(s, chosen), same = search_candidate(s, chosen);
  judgment j = fields_run(c->fields, &x);
  c->result->states_checked++;
  c->result->operations[s->number].states_checked++;
  if (j.kind != KIND_SKIPPED)
    c->result->operations[s->number].admitted = true;
  bool ok = true, is_good = false;
  if (j.kind == KIND_STEPS || j.kind == KIND_UNSUPPORTED) {
    search_keep_trouble(s, search_candidate(s, chosen),
                        j); /* first: its class may end badly */
    ok = by_fields_prune(s, c->fields, &x, LITERAL_FALSE);
    j = (judgment){0};
  } else if (j.kind == KIND_INVALID) {
    diag_error(c->sink, NO_PLACE,
               "internal error: a state chosen for %s is not valid in its run",
               s->op->text);
    ok = world_give_up(c, memory_copy_text("internal error: chosen state is not valid"));
  } else if (violation_kind_counts(j.kind)) {
    ok = search_report(s, &c->unchecked->chosen) &&
         by_fields_prune(s, c->fields, &x, s->smaller); /* none there is better */
  } else {
    ok = by_fields_prune(s, c->fields, &x, LITERAL_FALSE);
    is_good = true;
  }
  candidate_release(&x);
  if (ok && is_good)
    ok = judge_agrees(s, same, j.kind);
  else
    candidate_release(&same);
  memory_free(j.message);
  return ok;
}
