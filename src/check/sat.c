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
#include "check/sat_equivalence.h"
#include "check/sat_fields.h"
#include "check/sat_fix.h"
#include "check/sat_tree.h"

#include "base/progress.h"

#include <assert.h>
#include <string.h>

/* The search for one operation. */
typedef struct search {
  sat_check *c;
  uint32_t number;
  const operation *op;
  sym args[256];  /* receiver first */
  sym given[256]; /* the same on the path under way, where some are fixed */
  fixes fixes;
  literal before;    /* preconditions and domains of the arguments */
  literal smaller;   /* than the violation found, or TRUE */
  literal no_larger; /* than the violation found, or TRUE */
  uint32_t failures; /* of the evaluator, when twins were removed */
  sat_other other;   /* when two are compared */
  followed beside;   /* what the other did on this path */
  literal tree;      /* the tree property after this path */
  literal_vector reachable;
  bool agrees;    /* both returned, or threw the like */
  bool abandoned; /* other operations can be searched all the same */
  bool found;
  uint32_t size; /* of the violation: reachable objects */
  candidate violation;
  judgment judgment;
} search;

static bool give_up(sat_check *c, char *reason) {
  if (c->result->reason)
    memory_free(reason);
  else
    c->result->reason = reason;
  return false;
}

static bool out_of_time(sat_check *c) {
  const check_limits *l = c->limits;
  return (l->interrupted && *l->interrupted) ||
         (l->deadline && progress_clock() > l->deadline);
}

static char *why_unknown(const sat_check *c) {
  const char *trouble = c->unchecked->trouble;
  bool interrupted = c->limits->interrupted && *c->limits->interrupted;
  return memory_copy_text(trouble ? trouble : interrupted ? "interrupted" : "time limit");
}

/* A model as an element of the space. */
static candidate candidate_of(search *s, const state_model *m) {
  sat_check *c = s->c;
  evaluation model = {0};
  evaluation_begin(&model, c->formula, m->value_of, m->context);
  candidate x = {.operation = s->number};
  x.choices = memory_new_array(uint32_t, c->space->slot_count + 1);
  x.arguments = memory_new_array(uint32_t, s->op->method->param_count + 1);
  for (uint32_t k = 0; k < c->space->slot_count; k++)
    x.choices[k] = sat_choice(c, &c->space->slots[k].domain, c->slots[k], &model);
  for (uint32_t k = 1; k < s->op->method->param_count; k++)
    x.arguments[k - 1] =
        sat_choice(c, &c->space->parameters[s->number][k - 1], s->args[k], &model);
  evaluation_release(&model);
  return x;
}

static bool is_violation(violation_kind k) {
  return k != KIND_NONE && k != KIND_SKIPPED && k != KIND_STEPS &&
         k != KIND_UNSUPPORTED && k != KIND_INVALID;
}

static uint32_t count_true(sat_check *c, const state_model *m,
                           const literal_vector *all) {
  evaluation model = {0};
  uint32_t count = 0;
  evaluation_begin(&model, c->formula, m->value_of, m->context);
  vec_each (literal, a, all)
    count += evaluation_get(&model, *a);
  evaluation_release(&model);
  return count;
}

/* Fewer objects first, then what is judged earlier. */
static bool is_better(const search *s, violation_kind kind, uint32_t size) {
  return !s->found || size < s->size || (size == s->size && kind < s->judgment.kind);
}

static uint32_t size_of(search *s, const state_model *m) {
  if (!s->reachable.size)
    sat_reachable(s->c, s->op, s->args, &s->reachable);
  return count_true(s->c, m, &s->reachable);
}

/* From now on the search is for something better: with fewer objects, or with as many if
 * something is judged earlier. */
static void keep_violation(search *s, candidate x, judgment j, uint32_t size) {
  bits_context *b = &s->c->state.bits;
  if (s->found) {
    candidate_release(&s->violation);
    memory_free(s->judgment.message);
  }
  s->found = true;
  s->violation = x;
  s->judgment = j;
  s->size = size;
  sym count = bits_cardinality(b, s->reachable.data, s->reachable.size);
  s->smaller = bits_lt(b, count, sym_int(&s->c->state, size));
  s->no_larger = j.kind <= KIND_ASSERTION
                     ? s->smaller
                     : bits_le(b, count, sym_int(&s->c->state, size));
}

/* Replays the model, and keeps it if it is the best so far. False: the judge does not
 * agree, or the run is over. */
static bool report_violation(search *s, const state_model *m) {
  sat_check *c = s->c;
  candidate x = candidate_of(s, m);
  judgment j = judge_run(c->judge, &x);
  judge_rest(c->judge); /* its machine is the evaluator's, too */
  if (!is_violation(j.kind)) {
    diag_error(c->sink, NO_PLACE,
               "internal error: a violation of %s is not confirmed by its replay (%s)",
               s->op->text, violation_kind_text(j.kind));
    candidate_release(&x);
    memory_free(j.message);
    return give_up(c, memory_copy_text("internal error: replay disagrees"));
  }
  uint32_t size = size_of(s, m);
  if (is_better(s, j.kind, size)) {
    keep_violation(s, x, j, size);
    return true;
  }
  candidate_release(&x);
  memory_free(j.message);
  return true;
}

/* What must hold after a normal return or an allowed exception. */
static bool required(search *s, const followed *run, literal_vector *out) {
  sat_check *c = s->c;
  sat_tree t;
  sat_tree_find(c, &t);
  s->tree = sat_tree_property(c, &t);
  vec_push(out, s->tree);
  evaluator_assume(c->evaluator, s->tree); /* otherwise it is violated anyway */
  bool ok = sat_invariant(c, &t, out);
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
static bool report_unevaluated(search *s) {
  s->abandoned = true;
  return give_up(s->c,
                 memory_print("%s: a specification cannot be evaluated", s->op->text));
}

/* Abstractions that replace a module have rows that an operation changes all at once: to
 * compare them with before gains nothing. */
static literal left_to_prove(sat_check *c, const literal_vector *must) {
  if (c->unchecked->proves_all)
    return formula_and_all(c->formula, must->data, must->size);
  if (c->subject->assumed.size) {
    literal all = formula_and_all(c->formula, must->data, must->size);
    return evaluator_modulo_path(c->evaluator, all);
  }
  literal_vector known = {0};
  vec_each (const literal, p, evaluator_path(c->evaluator))
    vec_push(&known, *p);
  vec_each (const literal, p, evaluator_implied(c->evaluator))
    vec_push(&known, *p);
  literal rest = difference_of(c->difference, &known, must);
  vec_release(&known);
  return rest;
}

/* Whether some state of the path that is as small as `within` says is not as it must be.
 */
static sat_result refute(search *s, literal must, literal within) {
  sat_check *c = s->c;
  if (must == LITERAL_TRUE || within == LITERAL_FALSE)
    return SAT_UNSATISFIABLE;
  literal_vector assumed = {0};
  vec_each (literal, p, evaluator_path(c->evaluator))
    vec_push(&assumed, *p);
  vec_push(&assumed, s->before);
  vec_push(&assumed, within);
  vec_push(&assumed, literal_not(must));
  double start = progress_clock();
  sat_result answer = c->unchecked->find(c->unchecked, assumed.data, assumed.size);
  c->result->costs.prove += progress_clock() - start;
  c->result->costs.proofs++;
  vec_release(&assumed);
  return answer;
}

/* False: the search ends. */
static bool take_answer(search *s, sat_result answer) {
  switch (answer) {
  case SAT_SATISFIABLE: return report_violation(s, &s->c->unchecked->found);
  case SAT_UNSATISFIABLE: return true;
  default: return give_up(s->c, why_unknown(s->c));
  }
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
  return ok || report_unevaluated(s);
}

/* Proves that both sides end well, and alike. First that they are literally the same,
 * which is easier to prove and more than is needed. */
static bool prove_alike(search *s, const followed *run, const literal_vector *must) {
  literal rest = left_to_prove(s->c, must), all = rest;
  if (!compare(s, run, true, &all))
    return false;
  sat_result answer = refute(s, all, s->smaller);
  if (answer == SAT_SATISFIABLE && evaluator_compared_literally(s->c->evaluator)) {
    if (!compare(s, run, false, &rest))
      return false;
    answer = refute(s, rest, s->smaller);
  }
  return take_answer(s, answer);
}

/* How many of the requirements are judged before the violation that was found. */
static uint32_t count_earlier(const search *s, const literal_vector *must) {
  if (!s->found || s->judgment.kind <= KIND_TREE)
    return 0;
  return s->judgment.kind < KIND_POSTCONDITION ? 1 : must->size - s->op->post_count;
}

/* Proves that none of these is violated; or, after a violation, that there is no better
 * one. */
static bool prove_best(search *s, literal_vector *must) {
  literal smaller = s->smaller;
  if (!prove_within(s, must, smaller))
    return false;
  if (s->smaller != smaller)
    return true;
  must->size = count_earlier(s, must);
  return !must->size || prove_within(s, must, s->no_larger);
}

/* Proves that all states of the path end well. False: the search ends. */
static bool prove(search *s, const followed *run) {
  literal_vector must = {0};
  bool ok = required(s, run, &must) || report_unevaluated(s);
  if (ok && !s->fixes.again) /* otherwise it is run again */
    ok = s->op->other ? prove_alike(s, run, &must) : prove_best(s, &must);
  vec_release(&must);
  return ok;
}

/* An exception that is not allowed: all states of the path are violations. */
static bool report_exception(search *s) {
  bool found = s->found;
  literal smaller = s->smaller, no_larger = s->no_larger;
  if (!report_violation(s, &s->c->unchecked->chosen))
    return false;
  if (s->found != found || s->smaller != smaller || s->no_larger != no_larger)
    return true;
  literal_vector never = {0};
  vec_push(&never, LITERAL_FALSE);
  bool ok = prove_within(s, &never, s->smaller);
  vec_release(&never);
  return ok;
}

static bool is_allowed(const sat_check *c, const operation *op, uint32_t exception) {
  const ir_class *class = sym_get_object(&c->state, exception)->class;
  if (c->subject->language && ir_is_subclass(class, c->subject->stuck_exception))
    return false;
  for (uint32_t k = 0; k < op->allowed_count; k++)
    if (ir_is_subclass(class, op->allowed[k]))
      return true;
  return false;
}

/* Isomorphism (000 §2.8). Where the path first met a pool object, another one that it had
 * not met would have done as well: states with that one there are the same but for names,
 * and are removed.
 *
 * What is removed must have a twin that is not. That is so as long as every state meets
 * its objects in the same order in every run; when the evaluator has learnt what it
 * cannot merge, or the paths fix more than before, the order may be another, and
 * everything removed so far comes back. */
static void prune_isomorphic(search *s) {
  sat_check *c = s->c;
  uint32_t failures = evaluator_failures(c->evaluator);
  if (failures != s->failures) {
    s->failures = failures;
    c->unchecked->restore_twins(c->unchecked);
    return;
  }
  const encounter_vector *met = evaluator_encounters(c->evaluator);
  const literal_vector *path = evaluator_path(c->evaluator);
  map seen = {0};
  vec_each (const sym_encounter, m, met) {
    bool fresh = !map_get(&seen, m->object) && map_get(&c->pool, m->object);
    literal other = LITERAL_FALSE;
    for (uint32_t k = 0; fresh && k < ref_count(&c->state.refs, m->reference); k++) {
      ref_entry x = ref_entries(&c->state.refs, m->reference)[k];
      if (x.object != m->object && map_get(&c->pool, x.object) &&
          !map_get(&seen, x.object) &&
          sym_get_object(&c->state, x.object)->class ==
              sym_get_object(&c->state, m->object)->class)
        other = formula_or(c->formula, other, x.guard);
    }
    map_put(&seen, m->object, 1);
    if (other == LITERAL_FALSE)
      continue;
    literal_vector twins = {0};
    vec_push(&twins, other);
    for (uint32_t k = 0; k < m->before; k++)
      vec_push(&twins, path->data[k]);
    c->unchecked->prune_twins(c->unchecked, twins.data, twins.size);
    vec_release(&twins);
  }
  map_release(&seen);
}

/* Removes the states of the path from what is left to check. */
static void prune(search *s) {
  unchecked *u = s->c->unchecked;
  const literal_vector *path = evaluator_path(s->c->evaluator);
  u->prune(u, path->data, path->size);
  prune_isomorphic(s);
}

/* A path that cannot be finished: the operation stays inconclusive, with this state. */
static void report_trouble(search *s, const followed *run) {
  sat_check *c = s->c;
  check_result *r = c->result;
  r->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
  const char *why = evaluator_why(c->evaluator);
  give_up(c, run->where.file ? memory_print("%s: %s at %s:%u", s->op->text, why,
                                            run->where.file, run->where.line)
                             : memory_print("%s: %s", s->op->text, why));
  if (r->has_violation || r->has_trouble)
    return;
  candidate x = candidate_of(s, &c->unchecked->chosen);
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

/* One path: run, prove, prune. False: the search for this operation ends. */
static bool check_path(search *s) {
  sat_check *c = s->c;
  const state_model *m = &c->unchecked->chosen;
  evaluator_begin_path(c->evaluator, m->value_of, m->context, c->limits->steps);
  if (s->op->is_constructor) {
    c->main = sym_new_object(&c->state, c->subject->class);
    s->args[0] = sym_ref(&c->state, c->main);
  }
  fixes_apply(&s->fixes, s->given);
  followed run = evaluator_follow(c->evaluator, method_to_run(s), s->given);
  c->result->states_checked++;
  c->result->operations[s->number].states_checked++;
  bool ok = true, found = s->found;
  literal smaller = s->smaller, no_larger = s->no_larger;
  if (run.kind != FOLLOWED_ASSUMPTION)
    c->result->operations[s->number].admitted = true;
  if (s->op->other && (run.kind == FOLLOWED_RETURN || run.kind == FOLLOWED_THROW))
    run = follow_other(s, &run);
  switch (run.kind) {
  case FOLLOWED_RETURN: ok = prove(s, &run); break;
  case FOLLOWED_THROW:
    if (s->agrees || (!s->op->other && is_allowed(c, s->op, run.exception)))
      ok = prove(s, &run);
    else
      ok = report_exception(s);
    break;
  case FOLLOWED_ASSUMPTION: break; /* admits nothing */
  case FOLLOWED_STEPS:
  case FOLLOWED_UNSUPPORTED: report_trouble(s, &run); break;
  }
  bool violated = s->found != found || s->smaller != smaller || s->no_larger != no_larger;
  evaluator_end_path(c->evaluator);
  c->main = c->objects[1];
  if (s->fixes.again) { /* the state is still there to be chosen */
    c->unchecked->restore_twins(c->unchecked);
    return ok;
  }
  if (ok && !violated) /* there may be a better violation on its path */
    prune(s);
  return ok;
}

/* A nondeterministic language: adds that the argument is the number of a step. States
 * with no step at all are stuck; those with more than the argument has numbers cannot be
 * covered. */
static bool add_transitions(search *s, literal_vector *parts) {
  sat_check *c = s->c;
  numbers *n = &c->state.numbers;
  int64_t high = c->space->parameters[s->number][0].high;
  sym count;
  if (!sat_transitions(c, s->op, &count))
    return false;
  literal known = formula_and_all(c->formula, parts->data, parts->size);
  literal none = number_lt(n, count, sym_int(&c->state, 1));
  literal first = number_eq(n, s->args[1], SYM_ZERO);
  vec_push(parts, number_lt(n, s->args[1], count));
  literal stuck[] = {known, none, first, s->smaller};
  sat_result left;
  while ((left = c->unchecked->find(c->unchecked, stuck, 4)) == SAT_SATISFIABLE) {
    c->result->operations[s->number].admitted = true;
    if (!report_violation(s, &c->unchecked->found))
      return true; /* the reason is known */
    stuck[3] = s->smaller;
  }
  if (left == SAT_UNKNOWN)
    give_up(c, why_unknown(c));
  literal beyond[] = {known, number_lt(n, sym_int(&c->state, high + 1), count)};
  if (c->unchecked->find(c->unchecked, beyond, 2) != SAT_UNSATISFIABLE) {
    c->result->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
    give_up(c, judge_transitions_text(high));
  }
  return true;
}

/* Trouble with the chosen state: it is shown, unless something else is. */
static void keep_trouble(search *s, candidate x, judgment j) {
  check_result *r = s->c->result;
  r->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
  give_up(s->c, memory_copy_text(j.message ? j.message : "not supported"));
  if (r->has_violation || r->has_trouble) {
    candidate_release(&x);
    memory_free(j.message);
    return;
  }
  r->has_trouble = true;
  r->violation = x;
  r->judgment = j;
}

/* One class of executions by the analysis of fields: run, prune. False: the search for
 * this operation ends. */
static bool check_fields(search *s) {
  sat_check *c = s->c;
  candidate x = candidate_of(s, &c->unchecked->chosen);
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
    ok = give_up(c, memory_copy_text("internal error: chosen state is not valid"));
  } else if (is_violation(j.kind)) {
    ok = report_violation(s, &c->unchecked->chosen);
    sat_fields_prune(c, c->fields, &x, s->args, s->smaller); /* none there is better */
  } else
    sat_fields_prune(c, c->fields, &x, s->args, LITERAL_FALSE);
  if (j.kind == KIND_STEPS || j.kind == KIND_UNSUPPORTED)
    keep_trouble(s, x, j);
  else {
    candidate_release(&x);
    memory_free(j.message);
  }
  return ok;
}

static bool begin_search(search *s) {
  sat_check *c = s->c;
  ir_method *m = s->op->method;
  literal_vector parts = {0};
  s->args[0] = sym_ref(&c->state, c->main);
  sat_arguments *given = &c->arguments[s->number];
  for (uint32_t k = 1; k < m->param_count; k++)
    s->args[k] = given->values[k - 1];
  vec_each (literal, b, &given->bounds)
    vec_push(&parts, *b);
  bool ok = true;
  for (uint32_t k = 0; ok && k < s->op->pre_count; k++) {
    literal holds;
    ok = sat_specification(c, &s->op->pre[k], s->args, m->param_count, SYM_ZERO, &holds);
    if (ok)
      vec_push(&parts, holds);
  }
  s->smaller = s->no_larger = LITERAL_TRUE;
  if (ok && s->op->transitions)
    ok = add_transitions(s, &parts);
  s->before = formula_and_all(c->formula, parts.data, parts.size);
  bool comparable =
      !ok || !s->op->other || sat_other_begin(c, s->op, s->args, s->before, &s->other);
  s->failures = evaluator_failures(c->evaluator);
  c->unchecked->begin(c->unchecked, s->before);
  fixes_begin(&s->fixes, c, s->number, s->args);
  vec_release(&parts);
  if (ok && comparable)
    return true;
  report_unevaluated(s);
  s->abandoned = comparable; /* no operation can be compared, otherwise */
  return false;
}

static void show_progress(sat_check *c) {
  progress_sink *sink = c->limits->progress;
  progress now = {.phase = "states", .done = c->result->states_checked, .fraction = -1};
  if (sink && progress_clock() - sink->last > 0.1) /* counting is not for every state */
    now.fraction = c->unchecked->fraction(c->unchecked);
  progress_tick(sink, &now);
}

/* False: the check ends here, or the search is abandoned. */
static bool search_operation(search *s) {
  sat_check *c = s->c;
  while (!out_of_time(c)) {
    double start = progress_clock();
    sat_result left = c->unchecked->choose(c->unchecked, s->no_larger);
    c->result->costs.choose += progress_clock() - start;
    if (left == SAT_UNKNOWN)
      break;
    if (left == SAT_UNSATISFIABLE)
      return true;
    if (!(c->fields ? check_fields(s) : check_path(s)))
      return false;
    show_progress(c);
  }
  return give_up(c, why_unknown(c));
}

/* The verdict of one operation; keeps the smallest violation of all. */
static void conclude_operation(search *s, bool finished, uint32_t *least) {
  check_result *r = s->c->result;
  operation_result *o = &r->operations[s->number];
  if (s->found) {
    o->verdict = VERDICT_VIOLATED;
    o->kind = s->judgment.kind;
    o->size = s->size;
    bool less = !r->has_violation || s->size < *least ||
                (s->size == *least && s->judgment.kind < r->judgment.kind) ||
                (s->size == *least && s->judgment.kind == r->judgment.kind &&
                 s->number < r->violation.operation);
    if (less) {
      candidate_release(&r->violation);
      memory_free(r->judgment.message);
      r->violation = s->violation;
      r->judgment = s->judgment;
      r->has_violation = true;
      r->has_trouble = false;
      *least = s->size;
    } else {
      candidate_release(&s->violation);
      memory_free(s->judgment.message);
    }
  } else if (!finished)
    o->verdict = VERDICT_INCONCLUSIVE;
  else if (!o->admitted) {
    o->verdict = VERDICT_INCONCLUSIVE;
    give_up(s->c,
            memory_print("vacuous: no state within the bounds admits %s", s->op->text));
  }
}

/* Constructors start from no state: only what makes codes of values valid is known. */
static bool make_valid(sat_check *c, bool constructors) {
  literal_vector parts = {0};
  vec_each (literal, b, &c->bounds) {
    vec_push(&parts, *b);
    evaluator_assert(c->evaluator, *b); /* may help to evaluate the invariant */
  }
  bool ok = true;
  if (!constructors) {
    sat_tree t;
    sat_tree_find(c, &t);
    ok = sat_assumptions(c, &t, &parts) && sat_invariant(c, &t, &parts);
    sat_tree_release(&t);
  }
  vec_each (literal, p, &parts) {
    if (!c->subject->assumed.size) /* otherwise nobody asks for a difference */
      difference_learn(c->difference, *p);
    c->unchecked->learn(c->unchecked, *p);
    evaluator_assert(c->evaluator, *p);
  }
  vec_release(&parts);
  return ok;
}

static void search_all(sat_check *c, bool constructors, uint32_t *least) {
  bool go_on = true;
  for (uint32_t k = 0; go_on && k < c->subject->operation_count; k++) {
    if (c->subject->operations[k].is_constructor != constructors)
      continue;
    search s = {.c = c, .number = k, .op = &c->subject->operations[k]};
    c->result->operations[k].verdict = VERDICT_HOLDS;
    go_on = begin_search(&s) && search_operation(&s);
    fixes_release(&s.fixes);
    conclude_operation(&s, go_on, least);
    go_on = go_on || s.abandoned;
    vec_release(&s.reachable);
  }
}

static void search_valid(sat_check *c, bool constructors, uint32_t *least) {
  switch (c->unchecked->is_possible(c->unchecked)) {
  case SAT_SATISFIABLE: search_all(c, constructors, least); break;
  case SAT_UNSATISFIABLE:
    give_up(c, memory_copy_text(
                   "vacuous: no state within the bounds satisfies the invariant"));
    break;
  case SAT_UNKNOWN: give_up(c, why_unknown(c)); break;
  }
}

static bool needs_copies(const subject *s) {
  for (uint32_t k = 0; k < s->operation_count; k++)
    for (uint32_t p = 0; p < s->operations[k].post_count; p++)
      if (s->operations[k].post[p].takes_prestate)
        return true;
  return false;
}

static bool is_tree_field(const void *subject_, const ir_field *f) {
  return subject_is_tree_field(subject_, f);
}

/* The symbolic state and what works on it. */
static void begin_state(sat_check *c, unchecked_maker *maker) {
  c->formula = formula_new();
  sym_state_init(&c->state, c->formula, judge_machine(c->judge));
  c->evaluator = evaluator_new(&c->state, c->sink);
  c->difference = difference_new(&c->state);
  evaluator_set_tree_fields(c->evaluator, is_tree_field, c->subject);
  sat_make_state(c);
  sat_make_arguments(c);
  c->unchecked = maker(c);
  c->main = c->objects[1];
  if (needs_copies(c->subject))
    sat_make_copies(c);
}

static void end_state(sat_check *c) {
  c->knows_validity = false;
  difference_delete(c->difference);
  const evaluator_counts *k = evaluator_get_counts(c->evaluator);
  c->result->costs.merged_calls += k->merged_calls;
  c->result->costs.memo_hits += k->memo_hits;
  c->result->costs.instructions += k->instructions;
  c->result->costs.nodes += formula_node_count(c->formula);
  c->unchecked->delete (c->unchecked);
  evaluator_delete(c->evaluator);
  sat_release_state(c);
  sym_state_release(&c->state);
  formula_delete(c->formula);
}

static unchecked *in_solvers(sat_check *c) {
  return unchecked_sat_new(c->formula, c->limits->interrupted);
}

/* Where the invariant determines references, the state is made anew with constants in
 * their place. */
bool sat_check_open(sat_check *c, bool constructors) {
  begin_state(c, in_solvers);
  bool valid = make_valid(c, constructors);
  bool derived = valid && !constructors && sat_derive(c);
  if (valid && (derived || c->unchecked_new != in_solvers)) {
    end_state(c);
    begin_state(c, c->unchecked_new);
    valid = make_valid(c, constructors);
  }
  valid = valid && (constructors || sat_learn_cases(c));
  return valid || give_up(c, memory_copy_text("the invariant cannot be evaluated"));
}

void sat_check_close(sat_check *c) {
  end_state(c);
  memory_free(c->derived);
  c->derived = NULL;
}

static bool count_states(sat_check *c) {
  unchecked *u = c->unchecked;
  return (u->count && u->count(u)) || sat_count_states(c);
}

/* The constructors, or all other operations; those that are not searched stay
 * inconclusive. */
static void check_kind(sat_check *c, bool constructors, uint32_t *least) {
  bool ready = sat_check_open(c, constructors);
  if (ready && c->limits->count_states && !constructors && !count_states(c))
    ready = give_up(c, memory_copy_text("the valid states are not all counted"));
  if (ready)
    search_valid(c, constructors, least);
  sat_check_close(c);
}

static void conclude(check_result *r) {
  r->verdict = r->has_violation ? VERDICT_VIOLATED
               : r->reason      ? VERDICT_INCONCLUSIVE
                                : VERDICT_HOLDS;
}

void sat_check_with(unchecked_maker *maker, bool by_fields, space *sp,
                    const check_limits *limits, check_result *result, diag_sink *sink) {
  sat_check c = {.space = sp,
                 .subject = sp->subject,
                 .limits = limits,
                 .result = result,
                 .unchecked_new = maker,
                 .sink = sink};
  double started = progress_clock();
  uint32_t least = 0;
  bool has[2] = {false, false}; /* by whether it is a constructor */
  check_result_start(result, sp);
  for (uint32_t k = 0; k < sp->subject->operation_count; k++) { /* until its turn comes */
    result->operations[k].verdict = VERDICT_INCONCLUSIVE;
    has[sp->subject->operations[k].is_constructor] = true;
  }
  c.judge = judge_new(sp, limits, sink);
  if (!c.judge) {
    result->verdict = VERDICT_INCONCLUSIVE;
    result->reason = memory_copy_text("the class cannot be executed");
    return;
  }
  if (by_fields) {
    c.fields = fields_new(c.judge);
    result->analysis = "fields";
  }
  if (has[true])
    check_kind(&c, true, &least);
  if (has[false] || !has[true])
    check_kind(&c, false, &least);
  conclude(result);
  if (c.fields)
    fields_delete(c.fields);
  judge_delete(c.judge);
  result->seconds = progress_clock() - started;
}

void check_sat(space *sp, const check_limits *limits, check_result *result,
               diag_sink *sink) {
  result->engine = "sat";
  sat_check_with(in_solvers, false, sp, limits, result, sink);
}

void check_sat_fields(space *sp, const check_limits *limits, check_result *result,
                      diag_sink *sink) {
  result->engine = "sat";
  sat_check_with(in_solvers, true, sp, limits, result, sink);
}
