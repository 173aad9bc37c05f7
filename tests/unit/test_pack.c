/* Formulas told from one graph to another, judged by truth tables that share no code with
 * either; damaged messages are noticed. */
#include "formula/pack.h"

#include "random_formula.h"

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 6, GATES = 40 };

/* The other graph has the same variables, and has built something else before. */
static formula *other_graph(uint64_t *seed) {
  formula *g = formula_new();
  random_formula(g, seed, VARIABLES, 25);
  return g;
}

static void told_formulas_mean_the_same(void **state) {
  (void)state;
  for (uint64_t round = 1; round <= 60; round++) {
    uint64_t seed = round;
    formula *f = formula_new();
    truth_table *t = random_formula_with_table(f, &seed, VARIABLES, GATES);
    formula *g = other_graph(&seed);
    char_vector text = {0};
    literal_vector told = {0};
    formula_pack(f, t->literals, t->count, &text);
    message_reader in = message_read(&text);
    formula_unpack(g, &in, &told);
    assert_false(in.failed);
    assert_ptr_equal(in.at, in.end);
    assert_int_equal(told.size, t->count);
    for (uint32_t k = 0; k < told.size; k++)
      for (uint32_t model = 0; model < 1u << VARIABLES; model++)
        assert_int_equal(value_under(g, told.data[k], model),
                         truth_table_value(t, k, model));
    vec_release(&told);
    vec_release(&text);
    formula_delete(g);
    truth_table_delete(t);
    formula_delete(f);
  }
}

static void constants_and_nothing(void **state) {
  (void)state;
  formula *f = formula_new();
  literal all[] = {LITERAL_TRUE, LITERAL_FALSE, literal_not(formula_variable(f))};
  char_vector text = {0};
  literal_vector told = {0};
  formula_pack(f, all, 3, &text);
  formula_pack(f, all, 0, &text);
  message_reader in = message_read(&text);
  formula_unpack(f, &in, &told);
  formula_unpack(f, &in, &told);
  assert_false(in.failed);
  assert_int_equal(told.size, 3);
  for (uint32_t k = 0; k < 3; k++)
    assert_int_equal(told.data[k], all[k]);
  vec_release(&told);
  vec_release(&text);
  formula_delete(f);
}

static bool is_taken(formula *g, const char_vector *text) {
  message_reader in = message_read(text);
  literal_vector told = {0};
  formula_unpack(g, &in, &told);
  vec_release(&told);
  return !in.failed;
}

static void damage_is_noticed(void **state) {
  (void)state;
  uint64_t seed = 5;
  formula *f = formula_new(), *few = formula_new();
  truth_table *t = random_formula_with_table(f, &seed, VARIABLES, GATES);
  char_vector text = {0};
  formula_pack(f, t->literals, t->count, &text);
  truth_table_delete(t);
  assert_true(is_taken(f, &text));
  formula_variable(few);
  assert_false(is_taken(few, &text)); /* it has not all of the variables */
  for (uint32_t size = 0; size < text.size; size++) {
    char_vector part = {text.data, size, 0};
    assert_false(is_taken(f, &part));
  }
  for (uint32_t at = 0; at < text.size; at++) { /* whatever it means now: no crash */
    text.data[at] ^= 0x41;
    is_taken(f, &text);
    text.data[at] ^= 0x41;
  }
  vec_release(&text);
  formula_delete(few);
  formula_delete(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(told_formulas_mean_the_same),
      cmocka_unit_test(constants_and_nothing),
      cmocka_unit_test(damage_is_noticed),
  };
  return cmocka_run_group_tests_name("pack", tests, NULL, NULL);
}
