/* Cones rebuilt: under what is known, in another graph, within a budget. */
#include "formula/given.h"

#include "random_formula.h"

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

/* What a literal is where others are known: the same value under every model that agrees.
 */
static void given_literals_against_truth_tables(void **state) {
  (void)state;
  uint64_t seed = 11;
  given g = {0};
  formula *f = formula_new();
  truth_table *t = random_formula_with_table(f, &seed, 6, 120);
  for (uint32_t round = 0; round < 200; round++) {
    uint32_t known = random_below(&seed, t->count), other = random_below(&seed, t->count);
    uint32_t asked = random_below(&seed, t->count);
    given_begin(&g, f);
    given_set(&g, t->literals[other], t->literals[other]);
    if (!literal_is_constant(t->literals[known]))
      given_set(&g, t->literals[known], LITERAL_TRUE);
    literal is = given_get(&g, t->literals[asked]);
    for (uint32_t m = 0; m < 64; m++) {
      if (!truth_table_value(t, known, m))
        continue;
      assert_int_equal(value_under(f, is, m), truth_table_value(t, asked, m));
    }
  }
  truth_table_delete(t);
  given_release(&g);
  formula_delete(f);
}

typedef struct other_graph {
  const formula *from;
  formula *to;
  literal variables[6];
  uint32_t asked; /* how often */
} other_graph;

static bool other_variable(void *context, uint32_t node, literal *is) {
  other_graph *o = context;
  o->asked++;
  if (formula_kind(o->from, node) != NODE_VARIABLE)
    return false;
  *is = literal_not(o->variables[formula_variable_number(o->from, node)]);
  return true;
}

/* In another graph, all variables negated: the value under the opposite model. Each node
 * is asked for once. */
static void rebuilt_elsewhere_with_other_leaves(void **state) {
  (void)state;
  uint64_t seed = 13;
  formula *f = formula_new();
  truth_table *t = random_formula_with_table(f, &seed, 6, 120);
  other_graph o = {.from = f, .to = formula_new()};
  given g = {.leaf = other_variable, .context = &o};
  for (uint32_t k = 0; k < 6; k++)
    o.variables[k] = formula_variable(o.to);
  given_begin_in(&g, f, o.to);
  for (uint32_t i = 0; i < t->count; i++) {
    literal is = given_get(&g, t->literals[i]);
    for (uint32_t m = 0; m < 64; m++)
      assert_int_equal(value_under(o.to, is, 63 - m), truth_table_value(t, i, m));
  }
  assert_in_range(o.asked, 1, formula_node_count(f) - 1);
  truth_table_delete(t);
  given_release(&g);
  formula_delete(o.to);
  formula_delete(f);
}

/* A chain of gates is rebuilt, or stays as it is where that would be too much; what has
 * been found out counts. */
static void rebuilding_within_a_budget(void **state) {
  (void)state;
  enum { LENGTH = 20 };
  formula *f = formula_new();
  literal first = formula_variable(f), chain = first;
  for (uint32_t k = 0; k < LENGTH; k++)
    chain = literal_not(formula_and(f, chain, formula_variable(f)));
  for (uint32_t budget = 1; budget <= LENGTH + 1; budget++) {
    given g = {0};
    uint32_t left = budget;
    given_begin(&g, f);
    given_set(&g, first, LITERAL_TRUE);
    literal is = given_get_within(&g, chain, &left);
    assert_int_equal(is == chain, budget < LENGTH);
    assert_int_equal(left, budget < LENGTH ? 0 : budget - LENGTH);
    assert_int_equal(given_known(&g, chain), is);
    left = LENGTH - 1; /* and the first one is done */
    assert_true(given_get_within(&g, chain, &left) != chain);
    given_release(&g);
  }
  formula_delete(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(given_literals_against_truth_tables),
      cmocka_unit_test(rebuilt_elsewhere_with_other_leaves),
      cmocka_unit_test(rebuilding_within_a_budget),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
