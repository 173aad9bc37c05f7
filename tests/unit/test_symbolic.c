/* The symbolic evaluator against the concrete machine: every method of Pure.java, on all
 * small arguments, merged and followed. A path must hold for every argument that
 * satisfies its constraint, not only for the one that was followed. */
#include "program_fixture.h"

#include "exec/machine.h"
#include "jre/jre.h"
#include "symbolic/symbolic.h"

enum { LOW = -4, HIGH = 4, BITS = 4, COUNT = (HIGH - LOW + 1) };

typedef struct outcome_of {
  bool threw;
  int32_t value;
  ir_class *exception;
} outcome_of;

typedef struct setting {
  fixture f;
  java_program *program;
  machine *machine;
  ir_class *pure;
} setting;

static int32_t model[2]; /* values of the two parameters */

static bool bit_of_model(void *context, uint32_t number) {
  (void)context;
  return (uint32_t)model[number / BITS] >> (number % BITS) & 1;
}

static void set_up(setting *s) {
  fixture_init_with_folder(&s->f);
  s->program = program_of(&s->f, "Pure.java");
  s->machine = jre_new(s->program, NULL);
  expect_no_error(&s->f);
  s->pure = java_class(s->program, "Pure");
  assert_non_null(s->pure);
}

static void tear_down(setting *s) {
  jre_delete(s->machine);
  java_program_delete(s->program);
  fixture_release(&s->f);
}

static outcome_of run_concretely(setting *s, ir_method *m, int32_t a, int32_t b) {
  value args[2] = {{.i = a}, {.i = b}}, result;
  switch (machine_call(s->machine, m, args, &result)) {
  case RAN_RETURN: return (outcome_of){.value = result.i};
  case RAN_THROW:
    return (outcome_of){.threw = true,
                        .exception =
                            machine_object(s->machine, s->machine->exception)->class};
  default: fail_msg("%s stopped: %s", m->name->text, s->machine->stop.text);
  }
  return (outcome_of){0};
}

static bool is_subject(const ir_method *m) {
  return m->is_static && !strcmp(m->descriptor->text, "(II)I");
}

typedef void examine(setting *, evaluator *, ir_method *, const sym *args);

static void each_method(setting *s, examine *visit) {
  for (uint32_t k = 0; k < s->pure->method_count; k++) {
    ir_method *m = &s->pure->methods[k];
    if (!is_subject(m))
      continue;
    formula *f = formula_new();
    sym_state state;
    sym_state_init(&state, f, s->machine);
    evaluator *e = evaluator_new(&state, &s->f.sink);
    sym args[2] = {bits_variable(&state.bits, BITS, true),
                   bits_variable(&state.bits, BITS, true)};
    visit(s, e, m, args);
    evaluator_delete(e);
    sym_state_release(&state);
    formula_delete(f);
  }
}

static void merge_one(setting *s, evaluator *e, ir_method *m, const sym *args) {
  merged out;
  bool caught = !strcmp(m->name->text, "caught");
  bool ok = evaluator_merge_call(e, m, args, &out);
  if (caught) { /* handlers are not merged */
    assert_false(ok);
    return;
  }
  if (!ok)
    fail_msg("%s: %s", m->name->text, evaluator_why(e));
  evaluation v = {0};
  for (model[0] = LOW; model[0] <= HIGH; model[0]++)
    for (model[1] = LOW; model[1] <= HIGH; model[1]++) {
      evaluation_begin(&v, evaluator_state(e)->formula, bit_of_model, NULL);
      outcome_of want = run_concretely(s, m, model[0], model[1]);
      bool error = evaluation_get(&v, out.error);
      if (error != want.threw)
        fail_msg("%s(%d, %d): error %d", m->name->text, model[0], model[1], error);
      int64_t got = sym_evaluate(evaluator_state(e), &v, out.value);
      if (!error && got != want.value)
        fail_msg("%s(%d, %d) = %d, not %d", m->name->text, model[0], model[1], want.value,
                 (int)got);
    }
  evaluation_release(&v);
}

static void merges(void **unused) {
  (void)unused;
  setting s;
  set_up(&s);
  each_method(&s, merge_one);
  tear_down(&s);
}

/* All arguments on the path end as it says. Returns how many there are. */
static uint32_t check_class(setting *s, evaluator *e, ir_method *m, followed run,
                            bool covered[COUNT][COUNT]) {
  evaluation v = {0};
  uint32_t members = 0;
  for (model[0] = LOW; model[0] <= HIGH; model[0]++)
    for (model[1] = LOW; model[1] <= HIGH; model[1]++) {
      evaluation_begin(&v, evaluator_state(e)->formula, bit_of_model, NULL);
      bool on_path = true;
      vec_each (literal, p, evaluator_path(e))
        on_path = on_path && evaluation_get(&v, *p);
      if (!on_path)
        continue;
      members++;
      bool *mark = &covered[model[0] - LOW][model[1] - LOW];
      assert_false(*mark); /* classes do not overlap */
      *mark = true;
      outcome_of want = run_concretely(s, m, model[0], model[1]);
      assert_int_equal(run.kind, want.threw ? FOLLOWED_THROW : FOLLOWED_RETURN);
      if (want.threw)
        assert_ptr_equal(sym_get_object(evaluator_state(e), run.exception)->class,
                         want.exception);
      else
        assert_int_equal(sym_evaluate(evaluator_state(e), &v, run.value), want.value);
    }
  evaluation_release(&v);
  return members;
}

static uint32_t follow_all(setting *s, evaluator *e, ir_method *m, const sym *args) {
  static bool covered[COUNT][COUNT];
  memset(covered, 0, sizeof covered);
  uint32_t classes = 0, members = 0;
  for (int32_t a = LOW; a <= HIGH; a++)
    for (int32_t b = LOW; b <= HIGH; b++) {
      if (covered[a - LOW][b - LOW])
        continue;
      model[0] = a;
      model[1] = b;
      evaluator_begin_path(e, bit_of_model, NULL, 10000);
      followed run = evaluator_follow(e, m, args);
      if (run.kind == FOLLOWED_UNSUPPORTED || run.kind == FOLLOWED_STEPS)
        fail_msg("%s(%d, %d): %s", m->name->text, a, b, evaluator_why(e));
      members += check_class(s, e, m, run, covered);
      evaluator_end_path(e);
      classes++;
    }
  assert_int_equal(members, COUNT * COUNT);
  return classes;
}

static void follow_one(setting *s, evaluator *e, ir_method *m, const sym *args) {
  uint32_t merging = follow_all(s, e, m, args);
  evaluator_set_deciding(e, true);
  uint32_t deciding = follow_all(s, e, m, args);
  print_message("%-12s %u classes, %u when every branch is decided\n", m->name->text,
                merging, deciding);
  assert_true(merging <= deciding);
}

static void follows(void **unused) {
  (void)unused;
  setting s;
  set_up(&s);
  each_method(&s, follow_one);
  tear_down(&s);
}

static bool is_over(void *asked) {
  ++*(int *)asked;
  return true;
}

/* When time is over merging ends, and a specification can be evaluated all the same when
 * there is time again. */
static void interrupt_one(setting *s, evaluator *e, ir_method *m, const sym *args) {
  (void)s;
  merged out;
  int asked = 0;
  if (strcmp(m->name->text, "lasting") != 0)
    return;
  evaluator_watch_time(e, is_over, &asked);
  assert_false(evaluator_merge_call(e, m, args, &out));
  assert_int_equal(asked, 1);
  assert_string_equal(evaluator_why(e), "takes longer than there is time");
  evaluator_watch_time(e, NULL, NULL);
  assert_true(evaluator_merge_call(e, m, args, &out));
}

static void ends_in_time(void **unused) {
  (void)unused;
  setting s;
  set_up(&s);
  each_method(&s, interrupt_one);
  tear_down(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(merges), cmocka_unit_test(follows),
                                     cmocka_unit_test(ends_in_time)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
