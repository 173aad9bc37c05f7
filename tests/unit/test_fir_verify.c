/* Unrolling, executions and coverage, with numbers that are published. */
#include "fir/unroll.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "fir_fixture.h"

static uint32_t count_kind(fir_steps steps, fir_step_kind kind) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < steps.count; i++)
    count += (steps.data[i]->kind == kind) + count_kind(steps.data[i]->then, kind) +
             count_kind(steps.data[i]->otherwise, kind);
  return count;
}

static void loops_are_unrolled(void **state) {
  (void)state;
  fir_program *p = fir_fixture("global i: Integer proc p() {"
                               "  while i > 0 { i := 1 while i > 1 { i := 2 } } }");
  arena a;
  arena_init(&a);
  const fir_unrolled *flat = fir_unroll(&a, p->procs[0], 3);
  /* every turn of the outer loop has its own copy of the inner one */
  assert_int_equal(count_kind(flat->steps, FIR_STEP_IF), 3 + 3 * 3);
  assert_int_equal(count_kind(flat->steps, FIR_STEP_ASSIGN), 3 + 3 * 3);
  assert_int_equal(count_kind(flat->steps, FIR_STEP_CLOSE), 1 + 3);
  assert_ptr_equal(flat->steps.data[0]->source, p->procs[0]->body.statements[0]);
  arena_release(&a);
  fir_program_delete(p);
}

static void calls_are_inlined(void **state) {
  (void)state;
  fir_program *p =
      fir_fixture("local x, y: Integer "
                  "proc p(x) : (y) { y := q(x) y := q(y) }"
                  "proc q(x) : (y) { y := x if x > 0 { y := q(x minus 1) } }");
  arena a;
  arena_init(&a);
  const fir_unrolled *flat = fir_unroll(&a, p->procs[0], 2);
  /* each call of q: itself, two below it, and a closing step for the third */
  assert_int_equal(flat->activation_count, 1 + 2 * 3);
  assert_int_equal(count_kind(flat->steps, FIR_STEP_CLOSE), 2);
  assert_int_equal(count_kind(flat->steps, FIR_STEP_BODY), 6);
  arena_release(&a);
  fir_program_delete(p);
}

static void unrolling_has_a_limit(void **state) {
  (void)state;
  fir_program *p =
      fir_fixture("proc p() { while true { while true { while true { } } } }");
  arena a;
  arena_init(&a);
  assert_null(fir_unroll(&a, p->procs[0], 100));
  arena_release(&a);
  fir_program_delete(p);
}

/* 003 section 3.4.1: three marbles, two allocations. */
static void allocation_order_breaks_symmetry(void **state) {
  (void)state;
  fir_program *p = fir_fixture("domain Marble local a, b: Marble "
                               "proc makeTwo() { a := new Marble b := new Marble }");
  uint32_t scopes[] = {0, 0, 3};
  for (unsigned i = 0; i < 8; i++) {
    fir_options o = {.bounds = {1, 1, scopes, NULL}, .any_order = true};
    o.strategy = (fir_strategy){i & 1, i & 2, i & 4, NULL, NULL};
    o.finding.no_symmetry = true;
    assert_int_equal(fir_count_executions(p, p->procs[0], &o, 100), 12);
    o.finding = (relation_options){.symmetry_length = 1}; /* on one relation only */
    assert_int_equal(fir_count_executions(p, p->procs[0], &o, 100), 8);
    o.any_order = false;
    assert_int_equal(fir_count_executions(p, p->procs[0], &o, 100), 2);
  }
  fir_program_delete(p);
}

/* 003 section 3.2.2: all initial states with two atoms that are within the types are
 * executions: no atom, one of two, or both, and subsets of f and x within them. */
static void initial_states_are_within_types(void **state) {
  (void)state;
  fir_program *p =
      fir_fixture("domain P global f: P -> P proc go(x: P) { f := f + x->x }");
  uint32_t scopes[] = {0, 0, 2};
  fir_options o = {.bounds = {1, 1, scopes, NULL}};
  o.finding.no_symmetry = true;
  assert_int_equal(fir_count_executions(p, p->procs[0], &o, 1000), 1 + 2 * 4 + 64);
  fir_program_delete(p);
}

static fir_verdict verdict_of(const char *text, fir_options *o, char *missed) {
  fir_program *p = fir_fixture(text);
  fir_result r;
  fir_verify(p, p->procs[0], o, &r);
  *missed = '\0';
  for (uint32_t i = 0; r.coverage && i < r.coverage->statement_count; i++)
    if (!r.coverage->statements[i].covered) {
      *missed++ = (char)('0' + r.coverage->statements[i].statement->number);
      *missed = '\0';
    }
  fir_verdict v = r.verdict;
  fir_result_release(&r);
  fir_program_delete(p);
  return v;
}

typedef struct example {
  const char *text;
  fir_verdict verdict;
  const char *missed; /* the numbers of statements */
} example;

static const example examples[] = {
    /* dead code and exits */
    {"global i: Integer proc p() meets i := spec(i = 1) { i := 1 exit i := 2 }",
     FIR_HOLDS, "3"},
    {"global i, j: Integer proc p() meets i := spec(i = 1) { i := 2 if j > 0 { i := 1 "
     "exit }"
     " i := 1 }",
     FIR_HOLDS, "1"},
    {"global i, j: Integer proc p() meets i := spec(i = 1) { i := 2 if j > 0 { i := 1 } "
     "else { exit } i := 1 }",
     FIR_VIOLATED, ""},
    /* what is overwritten is not needed */
    {"global i: Integer proc p() meets i := spec(i = 1) { i := 3 i := 1 }", FIR_HOLDS,
     "1"},
    /* assumptions in the code */
    {"global i: Integer proc p() meets spec(i > 0) { spec(i > 1) }", FIR_HOLDS, ""},
    {"global i: Integer proc p() meets spec(i > 1) { spec(i > 0) }", FIR_VIOLATED, ""},
    /* new atoms are new, and the extent grows */
    {"domain D global d: D local a, b: D proc p() meets d, D := spec(#d = 2 && d in D - "
     "old(D)) { a := new D b := new D d := a + b }",
     FIR_HOLDS, ""},
    {"domain D local a: D proc p() meets spec(some D) { a := new D }", FIR_VIOLATED, ""},
    /* a specification statement may allocate */
    {"domain D proc p() meets D := spec(old(D) in D && one D - old(D)) { D := spec(one D "
     "- "
     "old(D)) }",
     FIR_HOLDS, ""},
    /* no execution at all */
    {"global i: Integer proc p() meets i := spec(false) { i := 1 spec(i = 2) }",
     FIR_INCONCLUSIVE, ""},
    {"domain D local a: D proc p() meets spec(false) { a := new D a := new D a := new D "
     "a := "
     "new D }",
     FIR_INCONCLUSIVE, ""},
};

static void examples_have_their_verdicts(void **state) {
  (void)state;
  uint32_t scopes[] = {0, 0, 3};
  for (size_t e = 0; e < sizeof examples / sizeof *examples; e++)
    for (unsigned i = 0; i < 16; i++) {
      fir_options o = {.bounds = {3, 2, scopes, NULL}, .any_order = i & 8};
      o.strategy = (fir_strategy){i & 1, i & 2, i & 4, NULL, NULL};
      o.coverage = i == 7;
      char missed[32];
      assert_int_equal(verdict_of(examples[e].text, &o, missed), examples[e].verdict);
      if (o.coverage)
        assert_string_equal(missed, examples[e].missed);
    }
}

/* A choice that is not allowed must not pass the replay. */
static void replay_is_strict(void **state) {
  (void)state;
  fir_program *p = fir_fixture("domain D global d: D proc p() { d := spec(one d) }"
                               "proc q() { d := new D }");
  arena a;
  arena_init(&a);
  uint32_t scopes[] = {0, 0, 2};
  const fir_universe *u = fir_universe_new(&a, p, (fir_bounds){1, 1, scopes, NULL});
  fir_state none = {0}, s = fir_state_copy(&a, p, &none);
  for (uint32_t d = 0; d < FIR_USER_DOMAINS; d++)
    s.extents[d] = fir_domain_atoms(&a, u, d);
  uint32_t first = u->first[FIR_USER_DOMAINS], second = first + 1;
  const fir_rows *one = fir_rows_single(&a, &first, 1);
  const fir_rows *other = fir_rows_single(&a, &second, 1);
  s.extents[FIR_USER_DOMAINS] = one;
  s.globals[0] = fir_rows_empty(&a, 1);
  fir_choice c = {p->procs[0]->body.statements[0], &one, 1};
  fir_choices choices = {0};
  fir_trace t;
  assert_non_null(fir_replay(&a, u, p->procs[0], s, &choices, &t));
  assert_ptr_equal(t.undecided, c.statement);
  fir_trace_release(&t);
  vec_push(&choices, c);
  assert_null(fir_replay(&a, u, p->procs[0], s, &choices, &t));
  assert_int_equal(t.events.size, 1);
  fir_trace_release(&t);
  const fir_rows *wrong[] = {s.globals[0], other, fir_domain_atoms(&a, u, 2)};
  for (size_t i = 0; i < 3; i++) { /* not one, not existing, two */
    choices.data[0].values = &wrong[i];
    assert_non_null(fir_replay(&a, u, p->procs[0], s, &choices, &t));
    fir_trace_release(&t);
  }
  choices.data[0] = (fir_choice){p->procs[1]->body.statements[0], &one, 1};
  assert_non_null(fir_replay(&a, u, p->procs[1], s, &choices, &t)); /* not new */
  fir_trace_release(&t);
  choices.data[0].values = &other;
  assert_null(fir_replay(&a, u, p->procs[1], s, &choices, &t));
  fir_trace_release(&t);
  vec_push(&choices, choices.data[0]);
  assert_non_null(fir_replay(&a, u, p->procs[1], s, &choices, &t)); /* one too many */
  fir_trace_release(&t);
  vec_release(&choices);
  arena_release(&a);
  fir_program_delete(p);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(loops_are_unrolled),
      cmocka_unit_test(calls_are_inlined),
      cmocka_unit_test(unrolling_has_a_limit),
      cmocka_unit_test(allocation_order_breaks_symmetry),
      cmocka_unit_test(initial_states_are_within_types),
      cmocka_unit_test(examples_have_their_verdicts),
      cmocka_unit_test(replay_is_strict),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
