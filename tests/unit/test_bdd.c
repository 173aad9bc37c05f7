/* Sets of assignments: operations, least members and counts against enumeration
 * under random orders; limits; a formula deeper than any stack. */
#include "solver/bdd.h"

#include "random_formula.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void random_order(uint64_t *seed, uint32_t *order, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    uint32_t j = random_below(seed, i + 1);
    order[i] = i;
    order[i] = order[j];
    order[j] = i;
  }
}

/* Whether the set's members are exactly the models for which `expected` says yes;
 * counts and picks on the way. */
typedef bool expectation(const void *context, uint32_t model);

static void check_set(const bdd_manager *m, bdd_set s, const uint32_t *order,
                      uint32_t variables, expectation *expected, const void *context) {
  uint32_t members = 0, least = 0;
  for (uint32_t ranked = 0; ranked < 1u << variables; ranked++) {
    uint32_t model = 0; /* `ranked` counts up in the order's sense */
    for (uint32_t i = 0; i < variables; i++)
      model |= (ranked >> (variables - 1 - i) & 1) << order[i];
    bool is_member = expected(context, model);
    assert_true(bdd_set_contains(m, s, bit_of_model, &model) == is_member);
    if (is_member && !members++)
      least = model;
  }
  mpz_t count;
  mpz_init(count);
  bdd_set_count(m, s, count);
  assert_int_equal(mpz_cmp_ui(count, members), 0);
  mpz_clear(count);
  bool values[16];
  assert_int_equal(bdd_set_pick(m, s, values), members > 0);
  assert_int_equal(bdd_set_is_empty(m, s), members == 0);
  for (uint32_t i = 0; members && i < variables; i++)
    assert_int_equal(values[i], least >> order[i] & 1);
}

typedef struct pair {
  const truth_table *t;
  uint32_t a, b; /* literals of the table */
} pair;

static bool in_first(const void *p, uint32_t model) {
  const pair *x = p;
  return truth_table_value(x->t, x->a, model);
}

static bool not_in_first(const void *p, uint32_t model) {
  return !in_first(p, model);
}

static bool in_second(const void *p, uint32_t model) {
  const pair *x = p;
  return truth_table_value(x->t, x->b, model);
}

static bool in_either(const void *p, uint32_t model) {
  return in_first(p, model) || in_second(p, model);
}

static bool in_both(const void *p, uint32_t model) {
  return in_first(p, model) && in_second(p, model);
}

static bool in_difference(const void *p, uint32_t model) {
  return in_first(p, model) && !in_second(p, model);
}

static void operations_against_enumeration(void **state) {
  (void)state;
  uint64_t seed = 3;
  for (uint32_t round = 0; round < 200; round++) {
    uint32_t variables = round % 40 == 0 ? 16 : 1 + round % 10, order[16];
    formula *f = formula_new();
    truth_table *t = random_formula_with_table(f, &seed, variables, 40);
    random_order(&seed, order, variables);
    bdd_manager *m = bdd_manager_new(f, order, variables, 0);
    assert_non_null(m);
    bdd_set a = bdd_set_new(m), b = bdd_set_new(m), c = bdd_set_new(m);
    pair p = {t, t->count - 1, random_below(&seed, t->count)};
    assert_true(bdd_set_assign_literal(m, a, t->literals[p.a]));
    assert_true(bdd_set_assign_literal(m, b, t->literals[p.b]));
    check_set(m, a, order, variables, in_first, &p);
    check_set(m, b, order, variables, in_second, &p);
    assert_true(bdd_set_assign_literal(m, c, literal_not(t->literals[p.a])));
    check_set(m, c, order, variables, not_in_first, &p);
    assert_true(bdd_set_union(m, c, a, b));
    check_set(m, c, order, variables, in_either, &p);
    assert_true(bdd_set_intersect(m, c, a, b));
    check_set(m, c, order, variables, in_both, &p);
    assert_true(bdd_set_minus(m, c, a, b));
    check_set(m, c, order, variables, in_difference, &p);
    assert_true(bdd_set_complement(m, a, a)); /* target and operand */
    check_set(m, a, order, variables, not_in_first, &p);
    bdd_set_delete(m, b);
    bdd_manager_delete(m);
    truth_table_delete(t);
    formula_delete(f);
  }
}

typedef struct change {
  const truth_table *t;
  uint32_t literal, mask, values; /* variables in mask are changed or set */
} change;

static bool in_some_change(const void *p, uint32_t model) {
  const change *x = p;
  uint32_t part = x->mask; /* all subsets of the mask */
  for (;; part = (part - 1) & x->mask) {
    if (truth_table_value(x->t, x->literal, (model & ~x->mask) | part))
      return true;
    if (!part)
      return false;
  }
}

static bool in_after_setting(const void *p, uint32_t model) {
  const change *x = p;
  return truth_table_value(x->t, x->literal, (model & ~x->mask) | x->values);
}

/* Chooses some variables and values for them. */
static change random_change(uint64_t *seed, const truth_table *t, uint32_t picked,
                            uint32_t *chosen, bool *values, uint32_t *count) {
  change x = {.t = t, .literal = picked};
  *count = 0;
  for (uint32_t v = 0; v < t->variables; v++)
    if (random_below(seed, 2)) {
      values[*count] = random_below(seed, 2);
      x.mask |= 1u << v;
      x.values |= (uint32_t)values[*count] << v;
      chosen[(*count)++] = v;
    }
  return x;
}

static void exists_and_restrict_against_enumeration(void **state) {
  (void)state;
  uint64_t seed = 8;
  for (uint32_t round = 0; round < 100; round++) {
    uint32_t variables = 1 + round % 9, order[16], chosen[16], count;
    bool values[16];
    formula *f = formula_new();
    truth_table *t = random_formula_with_table(f, &seed, variables, 40);
    random_order(&seed, order, variables);
    bdd_manager *m = bdd_manager_new(f, order, variables, 0);
    change x = random_change(&seed, t, t->count - 1, chosen, values, &count);
    bdd_set a = bdd_set_new(m), b = bdd_set_new(m);
    assert_true(bdd_set_assign_literal(m, a, t->literals[x.literal]));
    assert_true(bdd_set_exists(m, b, a, chosen, count));
    check_set(m, b, order, variables, in_some_change, &x);
    assert_true(bdd_set_restrict(m, b, a, chosen, values, count));
    check_set(m, b, order, variables, in_after_setting, &x);
    bdd_manager_delete(m);
    truth_table_delete(t);
    formula_delete(f);
  }
}

/* Tables so small that every few operations collect garbage. */
static void small_tables_collect_garbage(void **state) {
  (void)state;
  uint64_t seed = 12;
  for (uint32_t round = 0; round < 20; round++) {
    uint32_t order[8], chosen[8], count;
    bool values[8];
    formula *f = formula_new();
    truth_table *t = random_formula_with_table(f, &seed, 8, 300);
    random_order(&seed, order, 8);
    bdd_manager *m = bdd_manager_new(f, order, 8, 1000);
    bdd_set a = bdd_set_new(m), b = bdd_set_new(m), c = bdd_set_new(m);
    for (uint32_t i = 8; i < t->count; i++) {
      pair p = {t, i, random_below(&seed, t->count)};
      assert_true(bdd_set_assign_literal(m, a, t->literals[p.a]));
      assert_true(bdd_set_assign_literal(m, b, t->literals[p.b]));
      assert_true(bdd_set_minus(m, c, a, b));
      check_set(m, c, order, 8, in_difference, &p);
      change x = random_change(&seed, t, i, chosen, values, &count);
      assert_true(bdd_set_restrict(m, c, a, chosen, values, count));
      check_set(m, c, order, 8, in_after_setting, &x);
      assert_true(bdd_set_exists(m, c, a, chosen, count));
      check_set(m, c, order, 8, in_some_change, &x);
    }
    assert_true(bdd_manager_nodes(m) <= 1000);
    bdd_manager_delete(m);
    truth_table_delete(t);
    formula_delete(f);
  }
}

static void sets_are_registered_variables(void **state) {
  (void)state;
  formula *f = formula_new();
  literal x = formula_variable(f), y = formula_variable(f);
  uint32_t order[] = {1, 0};
  bdd_manager *m = bdd_manager_new(f, order, 2, 0);
  assert_null(bdd_manager_new(f, order, 2, 0)); /* one at a time */
  bdd_set a = bdd_set_new(m), b = bdd_set_new(m);
  assert_true(bdd_set_is_empty(m, a));
  bdd_set_assign_all(m, a);
  assert_false(bdd_set_is_empty(m, a));
  assert_true(bdd_set_assign_literal(m, b, LITERAL_TRUE));
  assert_true(bdd_set_is_equal(m, a, b));
  assert_true(bdd_set_assign_literal(m, a, formula_xor(f, x, y)));
  assert_int_equal(bdd_set_size(m, a), 3);
  bdd_set_assign(m, b, a);
  bdd_set_assign_empty(m, a);
  assert_false(bdd_set_is_equal(m, a, b));
  assert_int_equal(bdd_set_size(m, b), 3);
  bool values[2];
  assert_true(bdd_set_pick(m, b, values));
  assert_false(values[0]); /* y, the first of the order */
  assert_true(values[1]);
  bdd_set_delete(m, a);
  bdd_set again = bdd_set_new(m); /* the same slot, empty */
  assert_int_equal(again.index, a.index);
  assert_true(bdd_set_is_empty(m, again));
  bdd_manager_delete(m);
  m = bdd_manager_new(f, NULL, 0, 0); /* after delete another may come */
  assert_non_null(m);
  a = bdd_set_new(m);
  assert_true(bdd_set_assign_literal(m, a, LITERAL_TRUE));
  assert_true(bdd_set_pick(m, a, values));
  bdd_manager_delete(m);
  formula_delete(f);
}

/* Numbers that no floating point number holds. */
static void counts_are_exact(void **state) {
  (void)state;
  enum { N = 300 };
  formula *f = formula_new();
  uint32_t order[N];
  literal all = LITERAL_TRUE, parity = LITERAL_FALSE;
  for (uint32_t i = 0; i < N; i++) {
    literal v = formula_variable(f);
    all = formula_and(f, all, v);
    parity = formula_xor(f, parity, v);
    order[i] = i;
  }
  bdd_manager *m = bdd_manager_new(f, order, N, 0);
  bdd_set s = bdd_set_new(m);
  mpz_t count, expected;
  mpz_inits(count, expected, NULL);
  assert_true(bdd_set_assign_literal(m, s, literal_not(all)));
  bdd_set_count(m, s, count);
  mpz_ui_pow_ui(expected, 2, N);
  mpz_sub_ui(expected, expected, 1);
  assert_int_equal(mpz_cmp(count, expected), 0);
  assert_true(bdd_set_assign_literal(m, s, parity));
  bdd_set_count(m, s, count);
  mpz_ui_pow_ui(expected, 2, N - 1);
  assert_int_equal(mpz_cmp(count, expected), 0);
  bdd_set_assign_all(m, s);
  bdd_set_count(m, s, count);
  mpz_mul_ui(expected, expected, 2);
  assert_int_equal(mpz_cmp(count, expected), 0);
  mpz_clears(count, expected, NULL);
  bdd_manager_delete(m);
  formula_delete(f);
}

/* A formula of a million levels over few variables. */
static void deep_formulas_do_not_recurse(void **state) {
  (void)state;
  formula *f = formula_new();
  literal v[16], deep = LITERAL_FALSE;
  uint32_t order[16];
  for (uint32_t i = 0; i < 16; i++) {
    v[i] = formula_variable(f);
    order[i] = i;
  }
  for (uint32_t i = 0; i < 1000000; i++)
    deep = i % 5 ? formula_xor(f, deep, v[i % 16])
                 : formula_ite(f, v[i % 7], deep, literal_not(v[i % 11]));
  bdd_manager *m = bdd_manager_new(f, order, 16, 0);
  bdd_set s = bdd_set_new(m);
  assert_true(bdd_set_assign_literal(m, s, deep));
  uint64_t seed = 2;
  for (uint32_t i = 0; i < 5; i++) {
    uint32_t model = random_below(&seed, 1u << 16);
    assert_int_equal(bdd_set_contains(m, s, bit_of_model, &model),
                     value_under(f, deep, model));
  }
  bdd_manager_delete(m);
  formula_delete(f);
}

/* Every variable the order may have, on the default stack. */
static void as_many_variables_as_allowed(void **state) {
  (void)state;
  enum { N = 20000 };
  formula *f = formula_new();
  uint32_t *order = memory_new_array(uint32_t, N + 1);
  literal_vector v = {0};
  for (uint32_t i = 0; i <= N; i++) {
    vec_push(&v, formula_variable(f));
    order[i] = i;
  }
  assert_null(bdd_manager_new(f, order, N + 1, 0));
  bdd_manager *m = bdd_manager_new(f, order, N, 0);
  bdd_set s = bdd_set_new(m), t = bdd_set_new(m);
  assert_true(bdd_set_assign_literal(m, s, formula_and_all(f, v.data, N)));
  assert_int_equal(bdd_set_size(m, s), N);
  assert_true(bdd_set_complement(m, t, s));
  assert_true(bdd_set_union(m, t, s, t));
  bdd_set_assign_all(m, s);
  assert_true(bdd_set_is_equal(m, s, t));
  bdd_manager_delete(m);
  vec_release(&v);
  memory_free(order);
  formula_delete(f);
}

/* x1 y1 or x2 y2 or ...: exponential when the order has all x before all y. */
static literal exploding(formula *f, uint32_t pairs) {
  literal some = LITERAL_FALSE;
  for (uint32_t i = 0; i < 2 * pairs; i++)
    formula_variable(f);
  for (uint32_t i = 0; i < pairs; i++)
    some = formula_or(f, some,
                      formula_and(f, formula_variable_node(f, i) << 1,
                                  formula_variable_node(f, pairs + i) << 1));
  return some;
}

static void too_many_nodes(void **state) {
  (void)state;
  uint32_t order[40];
  for (uint32_t i = 0; i < 40; i++)
    order[i] = i;
  formula *f = formula_new();
  literal wide = exploding(f, 20), small = formula_xor(f, 2, 4);
  bdd_manager *m = bdd_manager_new(f, order, 40, 30000);
  bdd_set s = bdd_set_new(m), t = bdd_set_new(m);
  assert_true(bdd_set_assign_literal(m, s, small));
  assert_true(bdd_set_assign_literal(m, t, small));
  for (uint32_t round = 0; round < 20; round++) { /* nothing leaks on the way out */
    assert_false(bdd_set_assign_literal(m, s, wide));
    assert_true(bdd_set_is_equal(m, s, t)); /* it holds what it held */
    assert_false(bdd_manager_is_broken(m));
    assert_true(bdd_set_assign_literal(m, s, formula_and(f, small, 6)));
    assert_true(bdd_set_minus(m, s, t, s));
    assert_true(bdd_set_union(m, s, s, t));
    assert_true(bdd_set_is_equal(m, s, t));
  }
  literal fits = LITERAL_TRUE; /* needs nearly all nodes: none has been lost */
  for (uint32_t i = 0; i < 13; i++)
    fits = formula_and(f, fits, formula_or(f, 2 + 2 * i, 42 + 2 * i));
  assert_true(bdd_set_assign_literal(m, s, fits));
  assert_true(bdd_set_size(m, s) > 16000);
  bdd_manager_delete(m);
  formula_delete(f);
}

#if defined(__SANITIZE_ADDRESS__)
#define SANITISED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITISED 1
#endif
#endif
#ifndef SANITISED
#define SANITISED 0
#endif

/* What the child of the next test finds; 0: all well. */
static int run_out_of_memory(void) {
  uint32_t order[56];
  for (uint32_t i = 0; i < 56; i++)
    order[i] = i;
  formula *f = formula_new();
  literal wide = exploding(f, 28);
  bdd_manager *m = bdd_manager_new(f, order, 56, 0);
  bdd_set s = bdd_set_new(m);
  struct rlimit little = {100u << 20, 100u << 20};
  if (setrlimit(RLIMIT_AS, &little))
    return 0;
  if (bdd_set_assign_literal(m, s, wide))
    return 1;
  if (!bdd_manager_is_broken(m))
    return 2;
  if (bdd_set_union(m, s, s, s) || bdd_set_assign_literal(m, s, 2))
    return 3;
  if (!bdd_set_is_empty(m, s))
    return 4;
  bdd_set_delete(m, s);
  bdd_manager_delete(m);
  if (bdd_manager_new(f, order, 56, 0))
    return 5;
  formula_delete(f);
  return 0;
}

static void machine_out_of_memory(void **state) {
  (void)state;
  if (SANITISED || getenv("GLASSBOX_TEST_VALGRIND"))
    skip(); /* they need the address space for themselves */
  pid_t child = fork();
  if (!child) {
    signal(SIGSEGV, SIG_DFL); /* cmocka's handler would go on with the tests */
    _exit(run_out_of_memory());
  }
  int status;
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFEXITED(status));
  assert_int_equal(WEXITSTATUS(status), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operations_against_enumeration),
      cmocka_unit_test(small_tables_collect_garbage),
      cmocka_unit_test(exists_and_restrict_against_enumeration),
      cmocka_unit_test(sets_are_registered_variables),
      cmocka_unit_test(counts_are_exact),
      cmocka_unit_test(deep_formulas_do_not_recurse),
      cmocka_unit_test(as_many_variables_as_allowed),
      cmocka_unit_test(too_many_nodes),
      cmocka_unit_test(machine_out_of_memory),
  };
  return cmocka_run_group_tests_name("bdd", tests, NULL, NULL);
}
