/* Refutation by units: what it refutes CaDiCaL refutes, by the same assumptions. */
#include "solver/sat.h"
#include "solver/units.h"

#include <stdlib.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static int_vector clauses, assumed, failed;

static void add(int a, int b, int c) {
  int all[] = {a, b, c, 0};
  for (int k = 0; k < 4; k++)
    if (all[k] || k == 3)
      vec_push(&clauses, all[k]);
}

static int begin(void **state) {
  (void)state;
  vec_clear(&clauses);
  vec_clear(&assumed);
  return 0;
}

static int end(void **state) {
  (void)state;
  vec_release(&clauses);
  vec_release(&assumed);
  vec_release(&failed);
  return 0;
}

static bool has_failed(int literal) {
  vec_each (const int, f, &failed)
    if (*f == literal)
      return true;
  return false;
}

static void chains_are_refuted(void **state) {
  (void)state;
  add(-1, 2, 0);
  add(-2, 3, 0);
  add(-3, -4, 5);
  add(-5, -6, 0);
  int all[] = {7, 1, 4, 6, -8};
  for (int k = 0; k < 5; k++)
    vec_push(&assumed, all[k]);
  assert_true(units_refute(&clauses, &assumed, &failed));
  assert_int_equal(failed.size, 3);
  assert_true(has_failed(1) && has_failed(4) && has_failed(6));
  assumed.size = 3;
  assert_false(units_refute(&clauses, &assumed, &failed));
}

static void assumptions_may_contradict(void **state) {
  (void)state;
  vec_push(&assumed, 3);
  vec_push(&assumed, -3);
  assert_true(units_refute(&clauses, &assumed, &failed));
  assert_true(has_failed(3) && has_failed(-3));
}

static void nothing_refutes_the_empty_set(void **state) {
  (void)state;
  assert_false(units_refute(&clauses, &assumed, &failed));
  add(0, 0, 0); /* the empty clause */
  assert_true(units_refute(&clauses, &assumed, &failed));
  assert_int_equal(failed.size, 0);
}

static void choices_are_not_made(void **state) {
  (void)state;
  add(1, 2, 0);
  add(1, -2, 0);
  add(-1, 2, 0);
  add(-1, -2, 0);
  assert_false(units_refute(&clauses, &assumed, &failed));
}

static int random_literal(unsigned *seed, int variables) {
  *seed = *seed * 1103515245 + 12345;
  int variable = 1 + (int)(*seed >> 16) % variables;
  return *seed >> 8 & 1 ? variable : -variable;
}

static sat_result ask_cadical(const int_vector *units) {
  sat *s = sat_cadical_new(SAT_FEW_HARD);
  vec_each (const int, literal, &clauses)
    sat_add(s, *literal);
  vec_each (const int, literal, units)
    sat_assume(s, *literal);
  sat_result r = sat_solve(s, NULL);
  sat_delete(s);
  return r;
}

static void cadical_agrees(void **state) {
  unsigned seed = 1;
  uint32_t refuted = 0;
  for (int round = 0; round < 400; round++) {
    begin(state);
    int variables = 5 + round % 20;
    for (int k = 0; k < 2 * variables; k++)
      add(random_literal(&seed, variables), random_literal(&seed, variables),
          k % 3 ? 0 : random_literal(&seed, variables));
    for (int k = 0; k < round % 5; k++)
      vec_push(&assumed, random_literal(&seed, variables));
    if (!units_refute(&clauses, &assumed, &failed))
      continue;
    refuted++;
    vec_each (const int, f, &failed)
      assert_true(abs(*f) <= variables);
    assert_int_equal(ask_cadical(&failed), SAT_UNSATISFIABLE);
  }
  assert_in_range(refuted, 40, 360);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup(chains_are_refuted, begin),
      cmocka_unit_test_setup(assumptions_may_contradict, begin),
      cmocka_unit_test_setup(nothing_refutes_the_empty_set, begin),
      cmocka_unit_test_setup(choices_are_not_made, begin),
      cmocka_unit_test_setup(cadical_agrees, begin),
  };
  return cmocka_run_group_tests(tests, NULL, end);
}
