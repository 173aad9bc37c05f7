/* What must hold after a path, for all its states in one question. */
#include "choose/choose.h"
#include "choose/unchecked.h"
#include "path/defect.h"
#include "path/path.h"
#include "prove/difference.h"
#include "prove/held.h"
#include "prove/local_proof.h"
#include "prove/local_recall.h"
#include "prove/near.h"
#include "search/search.h"
#include "world/tree.h"

#include "base/progress.h"

#include <string.h>

/* From here on the local proofs know of the path. */
static void begin_local_proofs(sat_check *c) {
  if (!c->local)
    return;
  local_proof_begin(c->local, evaluator_path(c->evaluator),
                    evaluator_implied(c->evaluator));
  evaluator_watch_recalls(c->evaluator, sat_recall, c);
}

/* What must hold after a normal return or an allowed exception. */
static bool required(search *s, const followed *run, literal_vector *out) {
  sat_check *c = s->c;
  sat_tree t;
  sat_tree_find(c, &t);
  s->tree = sat_tree_property(c, &t);
  vec_push(out, s->tree);
  evaluator_assume(c->evaluator, s->tree); /* otherwise it is violated anyway */
  begin_local_proofs(c);
  numbers_split(&c->state.numbers, evaluator_has_written_to_all(c->evaluator));
  bool ok = sat_invariant(c, &t, out);
  numbers_split(&c->state.numbers, false);
  evaluator_watch_recalls(c->evaluator, NULL, NULL);
  sat_tree_release(&t);
  fixes_watch(&s->fixes, true);
  if (run->kind == FOLLOWED_RETURN)
    for (uint32_t k = 0; ok && k < s->op->post_count; k++) {
      literal holds;
      ok = sat_specification(c, &s->op->post[k], s->given, s->op->method->param_count,
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
  return sat_go_beyond(
      s->c, s->number,
      memory_print("%s: a specification cannot be evaluated", s->op->text));
}

/* Abstractions that replace a module have rows that an operation changes all at once. */
static bool has_rows(const sat_check *c) {
  return c->subject->assumed.size;
}

static bool is_nothing(const literal_vector *must) {
  vec_each (const literal, m, must)
    if (*m != LITERAL_TRUE)
      return false;
  return true;
}

/* To compare such rows with before gains nothing. */
static literal left_to_prove(sat_check *c, const literal_vector *must) {
  if (is_nothing(must))
    return LITERAL_TRUE;
  if (has_rows(c)) {
    literal all = formula_and_all(c->formula, must->data, must->size);
    return evaluator_modulo_path(c->evaluator, all);
  }
  literal_vector known = {0};
  vec_each (const literal, p, evaluator_path(c->evaluator))
    vec_push(&known, *p);
  vec_each (const literal, p, evaluator_implied(c->evaluator))
    vec_push(&known, *p);
  literal rest = difference_of(c->difference, &known, must);
  if (rest != formula_and_all(c->formula, must->data, must->size))
    shortcut_use(&c->result->costs.uses, SHORTCUT_DIFFERENCE);
  vec_release(&known);
  return rest;
}

/* What must hold of many rows is asked row by row: each question is about few variables,
 * and the solver does not go back and forth between rows. The last of what is assumed is
 * the negation of it all. */
static sat_result ask(sat_check *c, literal_vector *assumed, literal must) {
  unchecked *u = c->unchecked;
  sat_result answer = SAT_UNSATISFIABLE;
  literal_vector parts = {0};
  if (has_rows(c))
    formula_conjuncts(c->formula, must, &parts);
  else
    vec_push(&parts, must);
  for (uint32_t k = 0; k < parts.size && answer == SAT_UNSATISFIABLE; k++) {
    *vec_last(assumed) = literal_not(parts.data[k]);
    if (!sat_takes(c, SHORTCUT_DIFFERENCE) || !map_get(&c->valid_rows, parts.data[k]))
      answer = u->find(u, assumed->data, assumed->size);
  }
  vec_release(&parts);
  return answer;
}

/* Whether some state of the path that is as small as `within` says is not as it must be.
 */
static sat_result refute(search *s, literal must, literal within) {
  sat_check *c = s->c;
  if (must == LITERAL_TRUE || within == LITERAL_FALSE || defect_spoils_proof(c))
    return SAT_UNSATISFIABLE;
  literal_vector assumed = {0};
  vec_each (literal, p, evaluator_path(c->evaluator))
    vec_push(&assumed, *p);
  vec_push(&assumed, s->before);
  vec_push(&assumed, within);
  vec_push(&assumed, literal_not(must));
  double start = progress_clock();
  sat_result answer = ask(c, &assumed, must);
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
  default: return sat_give_up(s->c, sat_why_unknown(s->c));
  }
}

/* Most steps of a program are proved by a look at what they have changed. */
static literal left_to_prove_locally(sat_check *c, const literal_vector *must) {
  literal_vector rest = {0};
  vec_each (const literal, m, must)
    local_proof_left(c->local, *m, &rest);
  literal all = formula_and_all(c->formula, rest.data, rest.size);
  if (rest.size < must->size)
    shortcut_use(&c->result->costs.uses, SHORTCUT_LOCAL);
  vec_release(&rest);
  return all;
}

static bool prove_within(search *s, const literal_vector *must, literal within) {
  return take_answer(s, refute(s, left_to_prove(s->c, must), within));
}

/* Adds to what is left to prove that both sides did the same. */
static bool compare(search *s, const followed *run, bool literally, literal *rest) {
  sat_check *c = s->c;
  literal same;
  evaluator_assume(c->evaluator, s->tree);
  bool ok = sat_other_required(c, s->op, s->given, &s->other, run, &s->beside, literally,
                               &same);
  evaluator_assume(c->evaluator, LITERAL_TRUE);
  if (ok)
    *rest = formula_and(c->formula, *rest, same);
  return ok || search_report_unevaluated(s);
}

/* Proves that both sides end well, and alike. First that they are literally the same,
 * which is easier to prove and more than is needed. */
static bool prove_alike(search *s, const followed *run, const literal_vector *must) {
  literal rest = left_to_prove(s->c, must), all = rest;
  if (!compare(s, run, sat_takes(s->c, SHORTCUT_ROWS), &all))
    return false;
  sat_result answer = refute(s, all, s->smaller);
  if (answer == SAT_SATISFIABLE && evaluator_compared_literally(s->c->evaluator)) {
    if (!compare(s, run, false, &rest))
      return false;
    answer = refute(s, rest, s->smaller);
  }
  return take_answer(s, answer);
}

/* How many of the requirements are judged before the violation that was found; the last
 * so many are postconditions: none after an exception. */
static uint32_t count_earlier(const search *s, const literal_vector *must,
                              uint32_t posts) {
  if (!s->found || s->judgment.kind <= KIND_TREE)
    return 0;
  return s->judgment.kind < KIND_POSTCONDITION ? 1 : must->size - posts;
}

/* What is known word for word is not asked. */
static void drop_known(const sat_check *c, literal_vector *must) {
  if (!sat_takes(c, SHORTCUT_DIFFERENCE))
    return;
  vec_each (literal, m, must)
    if (map_get(&c->valid, *m))
      *m = LITERAL_TRUE;
}

/* Proves that none of these is violated; or, after a violation, that there is no better
 * one. */
static bool prove_best(search *s, literal_vector *must, uint32_t posts) {
  literal smaller = s->smaller;
  drop_known(s->c, must);
  sat_prove_held(s->c, must);
  literal rest =
      s->c->local ? left_to_prove_locally(s->c, must) : left_to_prove(s->c, must);
  if (!take_answer(s, refute(s, rest, smaller)))
    return false;
  if (s->smaller != smaller)
    return true;
  must->size = count_earlier(s, must, posts);
  if (s->c->local)
    vec_each (literal, m, must)
      *m = local_proof_real(s->c->local, *m);
  return !must->size || prove_within(s, must, s->no_larger);
}

/* Most paths change a few nodes. */
static bool is_proved_near(search *s) {
  bool proved =
      s->c->near && !s->op->other && !s->op->post_count && near_proof_holds(s->c->near);
  if (proved)
    shortcut_use(&s->c->result->costs.uses, SHORTCUT_NEAR);
  return proved;
}

/* Proves that all states of the path end well. False: the search ends. */
bool search_prove(search *s, const followed *run) {
  literal_vector must = {0};
  vec_clear(&s->required);
  if (is_proved_near(s))
    return true;
  bool ok = required(s, run, &must) || search_report_unevaluated(s);
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
  literal_vector never = {0};
  vec_push(&never, LITERAL_FALSE);
  bool ok = prove_within(s, &never, s->smaller);
  vec_release(&never);
  return ok;
}
