/* What must hold after a path, for all its states: what the provers leave of it is asked
 * in parts, and what is hard among these in one question. */
#include "choose/choose.h"
#include "choose/unchecked.h"
#include "path/defect.h"
#include "path/path.h"
#include "prove/local_proof.h"
#include "prove/provers.h"
#include "prove/sum_parts.h"
#include "search/few.h"
#include "search/joined.h"
#include "search/search.h"
#include "world/tree.h"

#include "base/progress.h"

#include <assert.h>
#include <string.h>

/* What must hold after a normal return or an allowed exception. */
static bool required(search *s, const followed *run, literal_vector *out) {
  assert(!out->size);
  assert(evaluator_is_on_path(s->c->evaluator));
  world *c = s->c;
  world_tree t;
  world_tree_find(c, &t);
  s->tree = world_tree_property(c, &t);
  vec_push(out, s->tree);
  evaluator_assume(c->evaluator, s->tree); /* otherwise it is violated anyway */
  provers_begin(c, s->op);
  numbers_split(&c->state.numbers, evaluator_has_written_to_all(c->evaluator));
  bool ok = world_invariant(c, &t, out);
  numbers_split(&c->state.numbers, false);
  provers_end(c, s->op);
  world_tree_release(&t);
  fixes_watch(&s->fixes, true);
  if (run->kind == FOLLOWED_RETURN)
    for (uint32_t k = 0; ok && k < s->op->post_count; k++) {
      literal holds;
      ok = world_specification(c, &s->op->post[k], s->given, s->op->method->param_count,
                               run->value, &holds);
      if (ok)
        vec_push(out, holds);
    }
  fixes_watch(&s->fixes, false);
  evaluator_assume(c->evaluator, LITERAL_TRUE);
  return ok;
}

/* A specification cannot be evaluated: the operation stays inconclusive, and its search
 * ends. */
bool search_report_unevaluated(search *s) {
  s->abandoned = true;
  return world_go_beyond(
      s->c, s->number,
      memory_print("%s: a specification cannot be evaluated", s->op->text));
}

/* What the provers of the stage leave of the requirements. */
static void left_to_prove(search *s, const literal_vector *must, prover_stage first,
                          literal_vector *rest) {
  assert(first <= PROVE_TOGETHER);
  vec_clear(rest);
  vec_each (const literal, m, must)
    vec_push(rest, *m);
  for (prover_stage k = first; k <= PROVE_TOGETHER; k++)
    provers_left(s->c, s->op, k, rest);
}

static bool are_true(const literal_vector *must) {
  vec_each (const literal, m, must)
    if (*m != LITERAL_TRUE)
      return false;
  return true;
}

static sat_result ask_about(search *s, literal_vector *assumed, const literal *parts,
                            uint32_t count, bool easily) {
  assert(assumed->size && count);
  unchecked *u = s->c->unchecked;
  *vec_last(assumed) = literal_not(formula_and_all(s->c->formula, parts, count));
  return (easily ? u->find_easily : u->find)(u, assumed->data, assumed->size);
}

/* What must hold of many rows is asked row by row: each question is about few variables,
 * and the solver does not go back and forth between rows. */
static sat_result ask_rows(search *s, literal_vector *assumed,
                           const literal_vector *must) {
  const world *c = s->c;
  literal_vector rows = {0};
  sat_result answer = SAT_UNSATISFIABLE;
  formula_conjuncts(c->formula, formula_and_all(c->formula, must->data, must->size),
                    &rows);
  for (uint32_t k = 0; k < rows.size && answer == SAT_UNSATISFIABLE; k++)
    if (!world_takes(c, SHORTCUT_DIFFERENCE) || !map_get(&c->valid_rows, rows.data[k]))
      answer = ask_about(s, assumed, &rows.data[k], 1, false);
  vec_release(&rows);
  return answer;
}

/* What is left is mostly many small things, each of which follows at once from what is
 * known nearby; asked about all of them, the solver goes back and forth between what has
 * nothing to do with each other. So a few are asked about together, as long as that is
 * easy; otherwise each of these alone. Those that are hard alone are left. */
static sat_result ask_easily(search *s, literal_vector *assumed, literal_vector *rest) {
  enum { AT_ONCE = 4, MOST_HARD = 4 };
  uint32_t hard = 0, k = 0, alone = 0; /* those before it are asked about alone */
  while (k < rest->size && hard < MOST_HARD) {
    uint32_t left = rest->size - k, count = left < AT_ONCE ? left : AT_ONCE;
    count = k < alone ? 1 : count;
    sat_result answer = ask_about(s, assumed, rest->data + k, count, true);
    if (answer == SAT_SATISFIABLE)
      return answer;
    if (answer == SAT_UNKNOWN && count > 1) {
      alone = k + count;
      continue;
    }
    if (answer == SAT_UNKNOWN)
      rest->data[hard++] = rest->data[k];
    k += count;
  }
  while (k < rest->size)
    rest->data[hard++] = rest->data[k++];
  rest->size = hard;
  s->asked_in_parts++;
  s->not_easy += hard > 0;
  return hard ? SAT_UNKNOWN : SAT_UNSATISFIABLE;
}

/* Where that leaves something of every fourth question, it is not worth it: those are hard
 * for another reason. Nor where paths fix places in arrays: what is left there is about the
 * same few elements, and one part helps with the next. */
static bool are_easy(const search *s) {
  enum { FIRST = 8, ONE_OF = 4 };
  return s->c->unchecked->find_easily && world_takes(s->c, SHORTCUT_DIFFERENCE) &&
         !s->fixes.chosen.size && s->not_easy <= FIRST + s->asked_in_parts / ONE_OF;
}

static sat_result ask_parts(search *s, literal_vector *assumed,
                            const literal_vector *must) {
  literal_vector rest = {0};
  sat_result answer = SAT_UNKNOWN;
  vec_each (const literal, m, must)
    if (*m != LITERAL_TRUE)
      vec_push(&rest, *m);
  if (rest.size > 1 && are_easy(s))
    answer = ask_easily(s, assumed, &rest);
  if (answer == SAT_UNKNOWN)
    answer = ask_about(s, assumed, rest.data, rest.size, false);
  vec_release(&rest);
  return answer;
}

/* The last of what is assumed is the negation of what is asked about. */
static sat_result ask(search *s, literal_vector *assumed, const literal_vector *must) {
  assert(assumed->size && !are_true(must));
  const subject *of = s->c->subject;
  return of->assumed.size || of->equivalence ? ask_rows(s, assumed, must)
                                             : ask_parts(s, assumed, must);
}

/* Paths begin anew in no other case: begin_anew in path.c. */
static bool could_begin_anew(const search *s) {
  const world *c = s->c;
  return !c->crew && !c->has_part && !c->local && !s->induction && !s->found &&
         fixes_could_learn(&s->fixes);
}

/* What a hard question is worth: nothing where the states are few, less where its path is
 * about to begin anew, or may, and where other operations wait for this one. */
static uint32_t patience(void *asking) {
  enum { MOST_CONFLICTS = 5000 };
  search *s = asking;
  uint32_t joined = joined_patience(s);
  s->may_be_left = joined;
  if (joined)
    return joined;
  if (!few_wants_answer(s))
    return 0;
  s->may_be_left = could_begin_anew(s);
  s->may_leave_to_others = !s->may_be_left && search_may_wait(s);
  if (!s->may_be_left)
    return s->may_leave_to_others ? s->worth : UINT32_MAX;
  return fixes_would_learn(&s->fixes) ? 0 : MOST_CONFLICTS;
}

/* Of a path that has joined writes: sums are shown part by part, and what that has shown is known. */
static void show_sums(search *s, literal_vector *known, literal_vector *must) {
  if (!joined_patience(s) || !world_takes(s->c, SHORTCUT_SUMS))
    return;
  vec_each (literal, m, must)
    if (sum_parts_show(s->c, known, *m))
      *m = LITERAL_TRUE;
}

/* Whether some state of the path that is as small as `within` says is not as it must be.
 */
static sat_result refute(search *s, const literal_vector *must, literal within) {
  assert(formula_has(s->c->formula, within));
  world *c = s->c;
  if (are_true(must) || within == LITERAL_FALSE || defect_spoils_proof(c))
    return SAT_UNSATISFIABLE;
  literal_vector assumed = {0};
  vec_each (literal, p, evaluator_path(c->evaluator))
    vec_push(&assumed, *p);
  vec_push(&assumed, s->before);
  vec_push(&assumed, within);
  literal_vector left = {0};
  vec_each (const literal, m, must)
    vec_push(&left, *m);
  double start = progress_clock();
  c->unchecked->patience = patience;
  c->unchecked->asker = s;
  c->unchecked->shared = s->fixed;
  show_sums(s, &assumed, &left);
  vec_push(&assumed, LITERAL_TRUE);
  s->may_be_left = s->may_leave_to_others = false;
  sat_result answer = are_true(&left) ? SAT_UNSATISFIABLE : ask(s, &assumed, &left);
  vec_release(&left);
  c->unchecked->patience = NULL;
  c->unchecked->shared = 0;
  bool has_joined = joined_patience(s) > 0;
  if (answer == SAT_UNKNOWN && s->may_be_left && has_joined && !world_out_of_time(c))
    s->left_joined = true;
  else if (answer == SAT_UNKNOWN && s->may_be_left && !has_joined) {
    s->left_to_fixes = true;
    shortcut_ask(&c->result->costs.uses, SHORTCUT_FIXES, progress_clock() - start);
  }
  s->left_to_others |= answer == SAT_UNKNOWN && s->may_leave_to_others;
  c->result->costs.prove += progress_clock() - start;
  c->result->costs.proofs++;
  vec_release(&assumed);
  return answer;
}

/* False: the search ends. */
static bool take_answer(search *s, sat_result answer) {
  switch (answer) {
  case SAT_SATISFIABLE: return search_report(s, &s->c->unchecked->found);
  case SAT_UNSATISFIABLE: return true;
  default:
    if (s->left_to_fixes || s->left_to_others || s->left_joined)
      return true; /* nothing is pruned for it: search_path */
    return s->left_to_few ? few_leave(s) : world_give_up(s->c, choose_why_unknown(s->c));
  }
}

/* Adds to what is left to prove that both sides did the same. */
static bool compare(search *s, const followed *run, bool literally,
                    literal_vector *rest) {
  assert(s->op->other);
  world *c = s->c;
  literal same;
  evaluator_assume(c->evaluator, s->tree);
  bool ok = other_side_required(c, s->op, s->given, &s->other, run, &s->beside, literally,
                                &same);
  evaluator_assume(c->evaluator, LITERAL_TRUE);
  if (ok)
    vec_push(rest, same);
  return ok || search_report_unevaluated(s);
}

/* Proves that both sides end well, and alike. First that they are literally the same,
 * which is easier to prove and more than is needed. */
static bool prove_alike(search *s, const followed *run, const literal_vector *must) {
  assert(s->op->other);
  literal_vector rest = {0};
  left_to_prove(s, must, PROVE_TOGETHER, &rest);
  uint32_t own = rest.size;
  bool ok = compare(s, run, world_takes(s->c, SHORTCUT_ROWS), &rest);
  sat_result answer = ok ? refute(s, &rest, s->smaller) : SAT_UNKNOWN;
  if (answer == SAT_SATISFIABLE && evaluator_compared_literally(s->c->evaluator)) {
    rest.size = own;
    ok = compare(s, run, false, &rest);
    answer = ok ? refute(s, &rest, s->smaller) : SAT_UNKNOWN;
  }
  vec_release(&rest);
  return ok && take_answer(s, answer);
}

/* How many of the requirements are judged before the violation that was found; the last
 * so many are postconditions: none after an exception. */
static uint32_t count_earlier(const search *s, const literal_vector *must,
                              uint32_t posts) {
  assert(posts < must->size);
  if (!s->found || s->judgment.kind <= KIND_TREE)
    return 0;
  return s->judgment.kind < KIND_POSTCONDITION ? 1 : must->size - posts;
}

/* Whether what was found may be worse than a postcondition that is false: the operation
 * never ends, say. */
static bool is_behind_postconditions(const search *s) {
  return s->found && s->judgment.kind > KIND_POSTCONDITION;
}

/* Looks for a better violation of the first so many requirements. */
static bool prove_earlier(search *s, const literal_vector *must, uint32_t count) {
  assert(count <= must->size);
  literal_vector first = *must;
  first.size = count;
  literal_vector rest = {0};
  left_to_prove(s, &first, PROVE_TOGETHER, &rest);
  bool ok = !count || take_answer(s, refute(s, &rest, s->no_larger));
  vec_release(&rest);
  return ok;
}

/* Proves that none of these is violated; or, after a violation, that there is no better
 * one. */
static bool prove_best(search *s, literal_vector *must, uint32_t posts) {
  literal smaller = s->smaller;
  provers_left(s->c, s->op, PROVE_EACH, must);
  literal_vector rest = {0};
  left_to_prove(s, must, PROVE_LOCALLY, &rest);
  bool ok = take_answer(s, refute(s, &rest, smaller));
  vec_release(&rest);
  if (!ok)
    return false;
  if (s->smaller != smaller)
    return true;
  uint32_t earlier = count_earlier(s, must, posts);
  uint32_t all = is_behind_postconditions(s) ? must->size : earlier;
  must->size = all;
  if (s->c->local)
    vec_each (literal, m, must)
      *m = local_proof_real(s->c->local, *m);
  if (!prove_earlier(s, must, earlier))
    return false;
  return !is_behind_postconditions(s) || all == earlier || prove_earlier(s, must, all);
}

/* Proves that all states of the path end well. False: the search ends. */
bool search_prove(search *s, const followed *run) {
  assert(run->kind == FOLLOWED_RETURN || run->kind == FOLLOWED_THROW);
  literal_vector must = {0};
  vec_clear(&s->required);
  if (provers_show_unwritten(s->c, s->op))
    return true;
  bool ok = required(s, run, &must);
  if (!ok && joined_patience(s) && !world_out_of_time(s->c)) {
    s->left_joined = true;
    vec_release(&must);
    return true;
  }
  ok = ok || search_report_unevaluated(s);
  uint32_t posts = run->kind == FOLLOWED_RETURN ? s->op->post_count : 0;
  for (uint32_t k = 0; ok && !s->c->local && k < must.size; k++)
    vec_push(&s->required, must.data[k]);
  if (ok && !s->fixes.again) /* otherwise it is run again */
    ok = s->op->other ? prove_alike(s, run, &must) : prove_best(s, &must, posts);
  vec_release(&must);
  return ok;
}

/* An exception that is not allowed: all states of the path are violations. */
bool search_report_exception(search *s) {
  best_violation before = search_best(s);
  if (!search_report(s, &s->c->unchecked->chosen))
    return false;
  if (search_has_better(s, before))
    return true;
  literal_vector nothing = {0};
  vec_push(&nothing, LITERAL_FALSE);
  bool goes_on = take_answer(s, refute(s, &nothing, s->smaller));
  vec_release(&nothing);
  return goes_on;
}
