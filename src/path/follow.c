/* One path of an operation, and of what it is compared with, from the chosen state to its
 * end. */
#include "choose/unchecked.h"
#include "path/path.h"
#include "prove/held.h"
#include "prove/local_proof.h"
#include "symbolic/imported.h"

#include <assert.h>
#include <string.h>

enum { LONG_PATH = 5000 }; /* in steps */
enum { MANY_CONDITIONS = 50, MOST_LOOKS = 3 };

bool search_allows(const search *s, sym_id exception) {
  assert(exception.index < s->c->state.objects.size);
  const world *c = s->c;
  const operation *op = s->op;
  const ir_class *class = sym_get_object(&c->state, exception)->class;
  if (c->subject->language && ir_is_subclass(class, c->subject->stuck_exception))
    return false;
  return operation_allows(op, class);
}

/* Of a pair, the first may be of a subclass. */
static ir_method *method_to_run(const search *s) {
  const world *c = s->c;
  if (!s->op->other)
    return s->op->method;
  sym_id o = ref_evaluate(&c->state.refs, evaluator_model(c->evaluator), s->args[0]);
  return ir_dispatch(sym_get_object(&c->state, o)->class, s->op->method);
}

static bool is_assertion(const world *c, sym_id exception) {
  assert(exception.index < c->state.objects.size);
  const ir_class *class = sym_get_object(&c->state, exception)->class;
  while (class && strcmp(class->name->text, "java/lang/AssertionError") != 0)
    class = class->super;
  return class;
}

/* Runs the other side. What it comes to: the run itself; what stops both; or, where the
 * sides do not agree, a throw that is not allowed. */
static followed follow_other(search *s, const followed *run) {
  assert(s->op->other);
  world *c = s->c;
  s->agrees = false;
  if (run->kind == FOLLOWED_THROW && is_assertion(c, run->exception))
    return *run;
  s->beside = other_side_follow(c, s->op, s->given, &s->other);
  if (s->beside.kind != FOLLOWED_RETURN && s->beside.kind != FOLLOWED_THROW)
    return s->beside;
  s->agrees = other_side_agrees(c, run, &s->beside);
  return s->agrees || run->kind == FOLLOWED_THROW ? *run : s->beside;
}

/* Runs the operation, and what it is compared with. */
static followed follow_both(search *s) {
  world *c = s->c;
  if (s->op->is_constructor) {
    c->main = sym_new_object(&c->state, c->subject->class);
    s->args[0] = sym_ref(&c->state, c->main);
  }
  fixes_apply(&s->fixes, s->given);
  s->fixed = evaluator_path(c->evaluator)->size;
  evaluator_fix_arrays(c->evaluator);
  followed run = evaluator_follow(c->evaluator, method_to_run(s), s->given);
  s->first = run;
  if (s->op->other && (run.kind == FOLLOWED_RETURN || run.kind == FOLLOWED_THROW))
    run = follow_other(s, &run);
  return run;
}

/* What cannot be merged is found out by trying, and a path that has tried decides things
 * in another order than all that follow. For the sake of search_close it runs again. So it
 * does where a class was initialised on the way: every execution begins after that, and
 * what the initialiser wrote may have been read before. */
static followed follow_until_settled(search *s) {
  world *c = s->c;
  const state_model *m = &c->unchecked->chosen;
  for (;;) {
    uint32_t failures = evaluator_failures(c->evaluator);
    uint32_t initialised = imported_initialised(&c->state);
    followed run = follow_both(s);
    bool settled = !c->local || failures == evaluator_failures(c->evaluator);
    if (settled && initialised == imported_initialised(&c->state))
      return run;
    evaluator_end_path(c->evaluator);
    if (initialised != imported_initialised(&c->state))
      sym_refresh(&c->state);
    c->main = world_object(c, SPACE_MAIN);
    evaluator_begin_path(c->evaluator, m->value_of, m->context, s->step_limit);
  }
}

/* The calls that were made before the first path give names to things. */
static void note_calls(world *c) {
  assert(c->local && !c->knows_calls);
  kept_call call;
  for (uint32_t at = 0; evaluator_next_kept(c->evaluator, &at, &call);)
    local_proof_note_call(c->local, call.method, call.args, call.result);
  c->knows_calls = true;
}

static followed follow_within(search *s, uint64_t steps) {
  assert(!evaluator_is_on_path(s->c->evaluator));
  world *c = s->c;
  const state_model *m = &c->unchecked->chosen;
  s->step_limit = steps;
  fixes_choose_arrays(&s->fixes);
  evaluator_begin_path(c->evaluator, m->value_of, m->context, s->step_limit);
  if (c->local && !c->knows_calls)
    note_calls(c);
  followed run = follow_until_settled(s);
  while (run.kind == FOLLOWED_AGAIN) {
    evaluator_begin_again(c->evaluator);
    run = follow_both(s);
  }
  held_shorten_path(c);
  return run;
}

/* Whether the machine knows that the operation has no end on the chosen state. */
static bool is_endless(search *s) {
  world *c = s->c;
  candidate x = search_candidate(s, &c->unchecked->chosen);
  judgment j = judge_run(c->judge, &x);
  judge_rest(c->judge); /* its machine is the evaluator's, too */
  candidate_release(&x);
  memory_free(j.message);
  return j.kind == KIND_DIVERGENCE;
}

/* A long path may have no end: the machine finds that out before the evaluator has come
 * far. Conditions of a loop that goes on for ever get larger and larger, so many of them
 * are reason to ask; but not again and again where it is the operation's manner. */
followed search_follow(search *s) {
  world *c = s->c;
  uint64_t limit = c->limits->steps;
  bool looks = !c->kinds && s->looks < MOST_LOOKS;
  evaluator_limit_path(c->evaluator, looks ? MANY_CONDITIONS : 0);
  followed run = follow_within(s, limit < LONG_PATH ? limit : LONG_PATH);
  evaluator_limit_path(c->evaluator, 0);
  s->is_endless = run.kind == FOLLOWED_STEPS && !c->kinds && is_endless(s);
  if (run.kind == FOLLOWED_STEPS && !s->is_endless && (looks || limit > LONG_PATH)) {
    s->looks++;
    evaluator_end_path(c->evaluator);
    c->main = world_object(c, SPACE_MAIN);
    run = follow_within(s, limit);
  }
  return run;
}
