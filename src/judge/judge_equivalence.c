/* Two executions side by side (000 Figures 3.1 and 3.7): the operation of a module, and
 * that of its abstraction; or the same operation of two abstractions that are equal.
 *
 * They must give the same result (the same object, the same number), or throw exceptions
 * of the same class; and what they leave must be equal again. A result that is the
 * receiver itself stands for the other's receiver. */
#include "judge/judge_execution.h"

#include "check/subject_names.h"
#include "jre/jre.h"

#include <inttypes.h>
#include <string.h>

static const equivalence *comparison(const execution *e) {
  return e->judge->subject->equivalence;
}

/* A call that may throw; the result, or the exception and 0. */
static judgment call(execution *e, ir_method *m, const value *args, value *result,
                     object_id *thrown) {
  machine *machine_ = e->judge->machine;
  machine_->steps = 0;
  *thrown = 0;
  switch (machine_call(machine_, m, args, result)) {
  case RAN_RETURN: return (judgment){0};
  case RAN_THROW: *thrown = machine_->exception; return (judgment){0};
  case RAN_STOP: break;
  }
  call_result stop = judge_stopped(e->judge, m);
  if (stop == CALL_AGAIN) {
    e->again = true;
    return (judgment){0};
  }
  machine_clear_stop(machine_);
  if (stop == CALL_FALSE)
    return (judgment){.kind = KIND_SKIPPED};
  return judge_trouble(e->judge);
}

/* The abstraction of the main object. */
static judgment abstraction(execution *e, const char *when, object_id *out) {
  ir_method *m = comparison(e)->abstraction;
  value self = {.ref = e->self}, made = {0};
  object_id thrown;
  if (!m->is_static)
    m = ir_dispatch(e->judge->subject->class, m);
  judgment found = call(e, m, &self, &made, &thrown);
  if (found.kind || e->again)
    return found;
  *out = made.ref;
  if (thrown) {
    char *text = jre_exception_text(e->judge->machine, thrown);
    found.kind = KIND_EQUIVALENCE;
    found.where = jre_exception_place(e->judge->machine, thrown);
    found.message = memory_print("property 1: abstraction() %s throws %s", when, text);
    memory_free(text);
  } else if (!made.ref) {
    found.kind = KIND_EQUIVALENCE;
    found.where = method_place(m);
    found.message = memory_print("property 1: abstraction() %s is null", when);
  }
  return found;
}

/* An abstraction must be valid itself: property 2 is about valid ones. */
static judgment check_valid(execution *e, object_id made) {
  judge *j = e->judge;
  const equivalence *of = comparison(e);
  value self = {.ref = made};
  if (!of->invariant)
    return (judgment){0};
  j->machine->exception = 0;
  ir_method *m = ir_dispatch(machine_object(j->machine, made)->class, of->invariant);
  judgment found = judge_unless_true(e, judge_evaluate(j, m, &self), KIND_EQUIVALENCE);
  if (found.kind == KIND_EQUIVALENCE) {
    judge_explain(j, &found, m, "");
    char *said = found.message;
    found.message =
        memory_print("property 1: the abstraction before is not valid: %s", said);
    memory_free(said);
  }
  return found;
}

judgment judge_prepare_other(execution *e) {
  judge *j = e->judge;
  const equivalence *of = comparison(e);
  j->abstract_before = j->abstract_after = j->abstract_expected = 0;
  if (of->property == 2) {
    const object *pair = machine_object(j->machine, e->self);
    e->args[0] = pair->slots[of->first->slot];
    e->other = pair->slots[of->second->slot].ref;
    return (judgment){0};
  }
  judgment found = {0};
  if (j->keeps_abstract)
    found = abstraction(e, "before", &j->abstract_before);
  if (!found.kind && !e->again)
    found = abstraction(e, "before", &e->other);
  if (!found.kind && !e->again)
    found = check_valid(e, e->other);
  return found;
}

/* What one side did, as text; new. */
static char *outcome_text(const execution *e, const ir_method *m, object_id receiver,
                          value result, object_id thrown) {
  judge *j = e->judge;
  if (thrown) {
    char *text = jre_exception_text(j->machine, thrown);
    char *all = memory_print("throws %s", text);
    memory_free(text);
    return all;
  }
  if (m->result == IR_VOID)
    return memory_copy_text("returns");
  if (m->result != IR_REF) {
    bool truth = strchr(m->descriptor->text, ')')[1] == 'Z';
    int64_t v = m->result == IR_I64 ? result.l : result.i;
    return truth ? memory_print("returns %s", v ? "true" : "false")
                 : memory_print("returns %" PRId64, v);
  }
  char *object_ = receiver && result.ref == receiver ? memory_copy_text("itself")
                                                     : judge_object_text(j, result.ref);
  char *all = memory_print("returns %s", object_);
  memory_free(object_);
  return all;
}

static bool same_bits(const void *a, const void *b, size_t size) {
  return !memcmp(a, b, size);
}

static bool same_result(const execution *e, value other) {
  switch (e->operation->method->result) {
  case IR_VOID: return true;
  case IR_REF:
    return e->result.ref == other.ref ||
           (e->result.ref == e->args[0].ref && other.ref == e->other);
  case IR_I32: return e->result.i == other.i;
  case IR_I64: return e->result.l == other.l;
  case IR_F32: return same_bits(&e->result.f, &other.f, sizeof other.f);
  default: return same_bits(&e->result.d, &other.d, sizeof other.d);
  }
}

static bool same_outcome(const execution *e, value other, object_id thrown) {
  const machine *m = e->judge->machine;
  if (!e->thrown || !thrown)
    return !e->thrown && !thrown && same_result(e, other);
  return machine_object(m, e->thrown)->class == machine_object(m, thrown)->class;
}

static judgment differ(const execution *e, value other, object_id thrown) {
  arena a;
  arena_init(&a);
  const equivalence *of = comparison(e);
  const operation *o = e->operation;
  char *here = outcome_text(e, o->method, e->args[0].ref, e->result, e->thrown);
  char *there = outcome_text(e, o->other, e->other, other, thrown);
  judgment found = {.kind = KIND_EQUIVALENCE, .where = method_place(o->method)};
  if (of->property == 1)
    found.message =
        memory_print("property 1: %s %s, %s %s", class_text(&a, e->judge->subject->class),
                     here, class_text(&a, of->abstract), there);
  else
    found.message =
        memory_print("property 2: of two %s that are equal, the first %s, the second %s",
                     class_text(&a, of->abstract), here, there);
  memory_free(here);
  memory_free(there);
  arena_release(&a);
  return found;
}

/* a2.equalTo(a2') */
static judgment check_equal(execution *e, object_id one, object_id other) {
  judge *j = e->judge;
  const equivalence *of = comparison(e);
  value args[] = {{.ref = one}, {.ref = other}};
  j->machine->exception = 0;
  ir_method *m = ir_dispatch(machine_object(j->machine, one)->class, of->equal_to);
  judgment found = judge_unless_true(e, judge_evaluate(j, m, args), KIND_EQUIVALENCE);
  if (found.kind == KIND_EQUIVALENCE) {
    judge_explain(j, &found, m, "");
    char *said = found.message;
    found.message = memory_print(
        of->property == 1 ? "property 1: what the operation leaves is not what it leaves "
                            "of the abstraction: %s"
                          : "property 2: two abstractions that were equal are not "
                            "afterwards: %s",
        said);
    memory_free(said);
  }
  return found;
}

judgment judge_compare(execution *e) {
  judge *j = e->judge;
  value args[MOST_ARGUMENTS], result = {0};
  object_id thrown, after = e->other;
  memcpy(args, e->args, e->count * sizeof *args);
  args[0].ref = e->other;
  ir_method *m =
      ir_dispatch(machine_object(j->machine, e->other)->class, e->operation->other);
  judgment found = call(e, m, args, &result, &thrown);
  if (found.kind || e->again)
    return found;
  judge_show(e, true);
  j->abstract_expected = e->other;
  if (comparison(e)->property == 1)
    found = abstraction(e, "afterwards", &after);
  if (found.kind || e->again)
    return found;
  j->abstract_after = after;
  if (!same_outcome(e, result, thrown))
    return differ(e, result, thrown);
  return comparison(e)->property == 1 ? check_equal(e, e->other, after)
                                      : check_equal(e, e->args[0].ref, e->other);
}

judgment judge_check_pair(execution *e) {
  ir_method *invariant = comparison(e)->invariant;
  judgment found = {0};
  e->judge->machine->exception = 0;
  if (!invariant)
    return found;
  value self = {.ref = e->args[0].ref};
  ir_method *m =
      ir_dispatch(machine_object(e->judge->machine, self.ref)->class, invariant);
  found = judge_unless_true(e, judge_evaluate(e->judge, m, &self), KIND_INVARIANT);
  if (found.kind == KIND_INVARIANT)
    judge_explain(e->judge, &found, m, "");
  return found;
}
