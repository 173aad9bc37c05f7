/* Hard questions, rebuilt with what they assume: what is refuted has no model, and what has
 * none is refuted. Compared with all assignments. */
#include "choose/focus.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

enum { VARIABLES = 7, GATES = 40 };

static bool value_of(void *context, uint32_t number) {
  return *(unsigned *)context >> number & 1;
}

static bool has_model(const formula *f, const literal_vector *all) {
  bool found = false;
  for (unsigned model = 0; model < 1u << VARIABLES && !found; model++) {
    evaluation e = {0};
    evaluation_begin(&e, f, value_of, &model);
    found = true;
    vec_each (const literal, p, all)
      found &= evaluation_get(&e, *p);
    evaluation_release(&e);
  }
  return found;
}

static literal any(const literal_vector *of, unsigned *seed) {
  literal a = of->data[(uint32_t)rand_r(seed) % of->size];
  return literal_not_if(a, rand_r(seed) % 2);
}

/* A graph of gates over each other, and a few of them, as valid and as assumed. */
static bool agrees(unsigned seed, bool *refuted) {
  formula *f = formula_new();
  literal_vector made = {0}, valid = {0}, assumed = {0}, all = {0};
  for (uint32_t k = 0; k < VARIABLES; k++)
    vec_push(&made, formula_variable(f));
  for (uint32_t k = 0; k < GATES; k++) {
    literal a = any(&made, &seed), b = any(&made, &seed);
    literal gate = rand_r(&seed) % 3 ? formula_and(f, a, b) : formula_xor(f, a, b);
    vec_push(&made, gate);
  }
  for (int k = rand_r(&seed) % 5; k >= 0; k--) {
    literal_vector *to = rand_r(&seed) % 2 ? &valid : &assumed;
    literal part = any(&made, &seed);
    vec_push(to, part);
  }
  vec_each (const literal, p, &valid)
    vec_push(&all, *p);
  vec_each (const literal, p, &assumed)
    vec_push(&all, *p);
  *refuted =
      focus_ask(f, &valid, assumed.data, assumed.size, NULL, NULL) == SAT_UNSATISFIABLE;
  bool same = *refuted == !has_model(f, &all);
  formula_delete(f);
  vec_release(&made);
  vec_release(&valid);
  vec_release(&assumed);
  vec_release(&all);
  return same;
}

static void test_against_all_assignments(void **state) {
  (void)state;
  uint32_t count = 0;
  for (unsigned seed = 1; seed <= 2000; seed++) {
    bool refuted;
    if (!agrees(seed, &refuted))
      fail_msg("seed %u", seed);
    count += refuted;
  }
  assert_in_range(count, 200, 1800);
}

static void test_constants(void **state) {
  (void)state;
  formula *f = formula_new();
  literal a = formula_variable(f);
  literal both[] = {a, literal_not(a)}, no = LITERAL_FALSE, yes = LITERAL_TRUE;
  literal_vector none = {0};
  assert_int_equal(focus_ask(f, &none, &no, 1, NULL, NULL), SAT_UNSATISFIABLE);
  assert_int_equal(focus_ask(f, &none, both, 2, NULL, NULL), SAT_UNSATISFIABLE);
  assert_int_equal(focus_ask(f, &none, &yes, 1, NULL, NULL), SAT_SATISFIABLE);
  assert_int_equal(focus_ask(f, &none, NULL, 0, NULL, NULL), SAT_SATISFIABLE);
  formula_delete(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_against_all_assignments),
                                     cmocka_unit_test(test_constants)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
