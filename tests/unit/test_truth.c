/* Three-valued evaluation: never against a model that what is known comes from; exact where
 * all variables are known; unknown where nothing is. */
#include "formula/truth.h"

#include "random_formula.h"

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 6, MODELS = 1 << VARIABLES, GATES = 80, ROUNDS = 400, DEEP = 1000 };

typedef struct knowledge {
  const formula *graph;
  truth *of; /* by node */
  uint32_t found;
} knowledge;

static bool known_at(void *context, uint32_t node, truth *is) {
  knowledge *k = context;
  *is = k->of[node];
  return *is != TRUTH_UNKNOWN || formula_kind(k->graph, node) != NODE_AND;
}

static void note(void *context, uint32_t node, truth is) {
  knowledge *k = context;
  assert_true(formula_kind(k->graph, node) == NODE_AND);
  k->found++;
  k->of[node] = is;
}

static truth in_model(const truth_table *t, uint32_t i, uint32_t model) {
  return truth_table_value(t, i, model) ? TRUTH_TRUE : TRUTH_FALSE;
}

static void know(knowledge *k, literal a, truth is) {
  if (!literal_is_constant(a))
    k->of[literal_node(a)] =
        literal_is_negated(a) == (is == TRUTH_FALSE) ? TRUTH_TRUE : TRUTH_FALSE;
}

static void agrees_with_the_model(void **unused) {
  (void)unused;
  uint64_t seed = 3;
  formula *f = formula_new();
  truth_table *t = random_formula_with_table(f, &seed, VARIABLES, GATES);
  uint32_t decided = 0;
  for (uint32_t round = 0; round < ROUNDS; round++) {
    knowledge k = {.graph = f, .of = memory_new_array(truth, formula_node_count(f))};
    truth_walk w = {f, known_at, note, &k};
    uint32_t model = random_below(&seed, MODELS), asked = random_below(&seed, t->count);
    bool all_variables = round % 2;
    for (uint32_t i = 0; i < t->count; i++)
      if (all_variables ? i < VARIABLES : !random_below(&seed, 10))
        know(&k, t->literals[i], in_model(t, i, model));
    truth is = truth_of(&w, t->literals[asked], DEEP);
    truth opposite = truth_of(&w, literal_not(t->literals[asked]), DEEP);
    assert_int_equal(is == TRUTH_UNKNOWN, opposite == TRUTH_UNKNOWN);
    if (all_variables || is != TRUTH_UNKNOWN) {
      assert_int_equal(is, in_model(t, asked, model));
      assert_true(opposite != is);
      decided += !all_variables;
    }
    memory_free(k.of);
  }
  assert_in_range(decided, ROUNDS / 20, ROUNDS); /* the walk is no empty test */
  truth_table_delete(t);
  formula_delete(f);
}

/* A chain of gates: what is known at its end is seen from that far, no farther. */
static void looks_as_deep_as_wanted(void **unused) {
  (void)unused;
  enum { LENGTH = 10 };
  formula *f = formula_new();
  literal end = formula_variable(f), chain = end;
  for (uint32_t n = 0; n < LENGTH; n++)
    chain = formula_and(f, chain, formula_variable(f));
  for (uint32_t depth = 0; depth <= LENGTH + 1; depth++) {
    knowledge k = {.graph = f, .of = memory_new_array(truth, formula_node_count(f))};
    truth_walk w = {f, known_at, note, &k};
    know(&k, end, TRUTH_FALSE);
    truth is = truth_of(&w, chain, depth);
    assert_int_equal(is, depth < LENGTH ? TRUTH_UNKNOWN : TRUTH_FALSE);
    assert_int_equal(k.found, depth < LENGTH ? depth : LENGTH);
    memory_free(k.of);
  }
  formula_delete(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(agrees_with_the_model),
      cmocka_unit_test(looks_as_deep_as_wanted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
