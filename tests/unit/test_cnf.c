/* Clauses: their number and shape through a solver that only records, their
 * meaning through a real one. */
#include "solver/cnf.h"

#include "random_formula.h"

#include <stdlib.h>
#include <string.h>

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

/* --- A solver that records -------------------------------------------------- */

typedef struct recorder {
  sat base;
  vector(int) literals; /* clauses, each ended by 0 */
} recorder;

static void record(sat *s, int a) {
  vec_push(&((recorder *)s)->literals, a);
}

static void recorder_delete(sat *s) {
  vec_release(&((recorder *)s)->literals);
  memory_free(s);
}

static recorder *recorder_new(void) {
  static const sat_operations operations = {
      .name = "recorder", .add = record, .destroy = recorder_delete};
  recorder *r = memory_new(recorder);
  r->base.operations = &operations;
  return r;
}

static uint32_t clauses_of_size(const recorder *r, uint32_t size) {
  uint32_t found = 0, length = 0;
  for (uint32_t i = 0; i < r->literals.size; i++)
    if (r->literals.data[i])
      length++;
    else {
      found += length == size;
      length = 0;
    }
  return found;
}

static void check_clauses(recorder *r, uint32_t units, uint32_t binary,
                          uint32_t ternary) {
  assert_int_equal(clauses_of_size(r, 1), units);
  assert_int_equal(clauses_of_size(r, 2), binary);
  assert_int_equal(clauses_of_size(r, 3), ternary);
  assert_int_equal(r->base.statistics.clauses, units + binary + ternary);
}

typedef struct fixture {
  formula *f;
  recorder *r;
  cnf *c;
  literal v[8];
} fixture;

static fixture start(void) {
  fixture x = {.f = formula_new(), .r = recorder_new()};
  x.c = cnf_new(x.f, &x.r->base);
  for (uint32_t i = 0; i < 8; i++)
    x.v[i] = formula_variable(x.f);
  return x;
}

static void finish(fixture *x) {
  cnf_delete(x->c);
  sat_delete(&x->r->base);
  formula_delete(x->f);
}

/* --- Shape ------------------------------------------------------------------ */

static void halves_come_once_each(void **state) {
  (void)state;
  fixture x = start();
  literal a = formula_and(x.f, x.v[0], x.v[1]);
  assert_int_equal(cnf_find(x.c, a), 0);
  int name = cnf_literal(x.c, a, CNF_POSITIVE);
  check_clauses(x.r, 0, 2, 0);
  assert_int_equal(cnf_literal(x.c, a, CNF_POSITIVE), name);
  check_clauses(x.r, 0, 2, 0);
  assert_int_equal(cnf_literal(x.c, literal_not(a), CNF_NEGATIVE), -name);
  check_clauses(x.r, 0, 2, 0); /* the negation's falsity is the same half */
  assert_int_equal(cnf_literal(x.c, literal_not(a), CNF_POSITIVE), -name);
  check_clauses(x.r, 0, 2, 1);
  cnf_literal(x.c, a, CNF_BOTH);
  check_clauses(x.r, 0, 2, 1);
  assert_int_equal(cnf_find(x.c, literal_not(a)), -name);
  assert_int_equal(cnf_variable_count(x.c), 3);
  finish(&x);
}

static void xor_and_ite_have_no_inner_gates(void **state) {
  (void)state;
  fixture x = start();
  cnf_literal(x.c, formula_xor(x.f, x.v[0], x.v[1]), CNF_BOTH);
  check_clauses(x.r, 0, 0, 4);
  assert_int_equal(cnf_variable_count(x.c), 3);
  cnf_literal(x.c, formula_ite(x.f, x.v[2], x.v[3], x.v[4]), CNF_POSITIVE);
  check_clauses(x.r, 0, 0, 4 + 3);
  assert_int_equal(cnf_variable_count(x.c), 7);
  cnf_literal(x.c, formula_ite(x.f, x.v[2], x.v[3], x.v[4]), CNF_NEGATIVE);
  check_clauses(x.r, 0, 0, 4 + 6);
  finish(&x);
}

/* An if-then-else keeps its shape inside a conjunction. */
static void ite_is_not_taken_apart(void **state) {
  (void)state;
  fixture x = start();
  literal choice = formula_ite(x.f, x.v[0], x.v[1], x.v[2]);
  cnf_literal(x.c, formula_and(x.f, choice & ~1u, x.v[3]), CNF_POSITIVE);
  check_clauses(x.r, 0, 2, 3);
  assert_int_not_equal(cnf_find(x.c, choice), 0);
  finish(&x);
}

static void inner_ands_are_dissolved_once(void **state) {
  (void)state;
  fixture x = start();
  literal inner = formula_and(x.f, x.v[0], x.v[1]);
  literal first = formula_and(x.f, inner, x.v[2]);
  literal second = formula_and(x.f, inner, x.v[3]);
  cnf_literal(x.c, first, CNF_POSITIVE);
  check_clauses(x.r, 0, 3, 0);
  assert_int_equal(cnf_find(x.c, inner), 0);
  cnf_literal(x.c, second, CNF_POSITIVE); /* met again: gets its name */
  check_clauses(x.r, 0, 3 + 2 + 2, 0);
  assert_int_not_equal(cnf_find(x.c, inner), 0);
  finish(&x);
}

static void assertions_are_taken_apart(void **state) {
  (void)state;
  fixture x = start();
  cnf_assert(x.c, LITERAL_TRUE);
  check_clauses(x.r, 0, 0, 0);
  cnf_assert(x.c, formula_and_all(x.f, x.v, 4));
  check_clauses(x.r, 4, 0, 0);
  cnf_assert(x.c, formula_and_all(x.f, x.v, 2)); /* known already */
  check_clauses(x.r, 4, 0, 0);
  cnf_assert(x.c, formula_or_all(x.f, x.v + 4, 3));
  check_clauses(x.r, 4, 0, 1);
  cnf_assert(x.c, formula_iff(x.f, x.v[4], x.v[5]));
  check_clauses(x.r, 4, 2, 1);
  cnf_assert(x.c, formula_xor(x.f, x.v[5], x.v[6]));
  check_clauses(x.r, 4, 4, 1);
  assert_int_equal(cnf_variable_count(x.c), 7); /* no gate has a name */
  cnf_assert(x.c, LITERAL_FALSE);
  assert_int_equal(clauses_of_size(x.r, 0) + clauses_of_size(x.r, 1), 5 + 1);
  finish(&x);
}

static void clauses_of_literals(void **state) {
  (void)state;
  fixture x = start();
  literal deep[] = {x.v[0], formula_or(x.f, x.v[1], x.v[2]), LITERAL_FALSE};
  cnf_assert_clause(x.c, deep, 3);
  check_clauses(x.r, 0, 0, 1);
  literal valid[] = {x.v[3], LITERAL_TRUE};
  cnf_assert_clause(x.c, valid, 2);
  check_clauses(x.r, 0, 0, 1);
  literal single[] = {LITERAL_FALSE, formula_and(x.f, x.v[3], x.v[4])};
  cnf_assert_clause(x.c, single, 2);
  check_clauses(x.r, 2, 0, 1);
  cnf_assert_clause(x.c, NULL, 0);
  assert_int_equal(clauses_of_size(x.r, 0), 1);
  finish(&x);
}

static int compare_ints(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

/* A number that equal clauses share, whatever the order of their literals. */
static uint64_t clause_number(int *literals, uint32_t size) {
  qsort(literals, size, sizeof(int), compare_ints);
  uint64_t number = size;
  for (uint32_t i = 0; i < size; i++)
    number = (number ^ (uint32_t)literals[i]) * 0x100000001B3u;
  return number;
}

static int compare_numbers(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

/* Whatever is asked in whatever order, no clause of a gate comes twice. */
static void no_clause_comes_twice(void **state) {
  (void)state;
  uint64_t seed = 31;
  for (uint32_t round = 0; round < 50; round++) {
    formula *f = formula_new();
    truth_table *t = random_formula_with_table(f, &seed, 8, 60);
    recorder *r = recorder_new();
    cnf *c = cnf_new(f, &r->base);
    for (uint32_t i = 0; i < 200; i++)
      cnf_literal(c, t->literals[random_below(&seed, t->count)] ^ (i & 1),
                  (cnf_polarity)(1 + random_below(&seed, 3)));
    vector(uint64_t) numbers = {0};
    for (uint32_t i = 0, from = 0; i < r->literals.size; i++)
      if (!r->literals.data[i]) {
        vec_push(&numbers, clause_number(r->literals.data + from, i - from));
        from = i + 1;
      }
    qsort(numbers.data, numbers.size, sizeof(uint64_t), compare_numbers);
    for (uint32_t i = 1; i < numbers.size; i++)
      assert_true(numbers.data[i] != numbers.data[i - 1]);
    vec_release(&numbers);
    cnf_delete(c);
    sat_delete(&r->base);
    truth_table_delete(t);
    formula_delete(f);
  }
}

/* A clause per row, all with the same wide disjunction: the clauses stay linear. */
static void shared_disjunctions_stay_linear(void **state) {
  (void)state;
  formula *f = formula_new();
  literal_vector wide = {0};
  for (uint32_t i = 0; i < 1000; i++)
    vec_push(&wide, formula_variable(f));
  literal some = formula_or_all(f, wide.data, wide.size);
  recorder *r = recorder_new();
  cnf *c = cnf_new(f, &r->base);
  for (uint32_t i = 0; i < 1000; i++)
    cnf_assert(c, formula_or(f, formula_variable(f), some));
  assert_true(r->literals.size < 10 * 1000);
  cnf_delete(c);
  sat_delete(&r->base);
  vec_release(&wide);
  formula_delete(f);
}

static void deep_chains_do_not_recurse(void **state) {
  (void)state;
  formula *f = formula_new();
  literal mixed = LITERAL_TRUE, xors = LITERAL_FALSE, chain = LITERAL_TRUE;
  for (uint32_t i = 0; i < 1000000; i++) {
    literal v = formula_variable(f);
    mixed = i & 1 ? formula_or(f, mixed, v) : formula_and(f, mixed, v);
    chain = formula_and(f, chain, v);
    if (i < 200000)
      xors = formula_xor(f, xors, v);
  }
  recorder *r = recorder_new();
  cnf *c = cnf_new(f, &r->base);
  cnf_literal(c, mixed, CNF_BOTH);
  cnf_literal(c, xors, CNF_POSITIVE);
  cnf_assert(c, literal_not(chain));
  cnf_assert(c, chain);
  assert_true(cnf_variable_count(c) > 1000000);
  cnf_delete(c);
  sat_delete(&r->base);
  formula_delete(f);
}

/* --- Meaning ---------------------------------------------------------------- */

static void assume_model(sat *s, cnf *c, const truth_table *t, uint32_t model) {
  for (uint32_t v = 0; v < t->variables; v++) {
    int name = cnf_literal(c, t->literals[v], CNF_BOTH);
    sat_assume(s, model >> v & 1 ? name : -name);
  }
}

/* Under each model of the variables, a literal encoded for a use can have exactly
 * its own value; the second half is added later to the same solver. */
static void halves_mean_what_they_say(void **state) {
  (void)state;
  uint64_t seed = 9;
  for (uint32_t round = 0; round < 60; round++) {
    uint32_t variables = 1 + round % 6;
    formula *f = formula_new();
    truth_table *t = random_formula_with_table(f, &seed, variables, 25);
    sat *s = sat_cadical_new(SAT_MANY_SMALL);
    cnf *c = cnf_new(f, s);
    uint32_t top = t->count - 1, sign = round & 1;
    for (uint32_t use = 0; use < 2; use++) {
      literal a = t->literals[top] ^ sign ^ use;
      for (uint32_t model = 0; model < 1u << variables; model++) {
        int name = cnf_literal(c, a, CNF_POSITIVE);
        assume_model(s, c, t, model);
        sat_assume(s, name);
        bool expected = truth_table_value(t, top, model) ^ sign ^ use;
        assert_int_equal(sat_solve(s, NULL),
                         expected ? SAT_SATISFIABLE : SAT_UNSATISFIABLE);
      }
    }
    cnf_delete(c);
    sat_delete(s);
    truth_table_delete(t);
    formula_delete(f);
  }
}

/* With both halves the gate has exactly one value in every model. */
static void both_halves_define_the_gate(void **state) {
  (void)state;
  uint64_t seed = 21;
  for (uint32_t round = 0; round < 40; round++) {
    formula *f = formula_new();
    truth_table *t = random_formula_with_table(f, &seed, 5, 25);
    sat *s = sat_cadical_new(SAT_FEW_HARD);
    cnf *c = cnf_new(f, s);
    uint32_t top = t->count - 1;
    int name = cnf_literal(c, t->literals[top], CNF_BOTH);
    for (uint32_t model = 0; model < 32; model++) {
      assume_model(s, c, t, model);
      assert_int_equal(sat_solve(s, NULL), SAT_SATISFIABLE);
      assert_int_equal(sat_value(s, name), truth_table_value(t, top, model));
    }
    cnf_delete(c);
    sat_delete(s);
    truth_table_delete(t);
    formula_delete(f);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(halves_come_once_each),
      cmocka_unit_test(xor_and_ite_have_no_inner_gates),
      cmocka_unit_test(ite_is_not_taken_apart),
      cmocka_unit_test(inner_ands_are_dissolved_once),
      cmocka_unit_test(assertions_are_taken_apart),
      cmocka_unit_test(clauses_of_literals),
      cmocka_unit_test(no_clause_comes_twice),
      cmocka_unit_test(shared_disjunctions_stay_linear),
      cmocka_unit_test(deep_chains_do_not_recurse),
      cmocka_unit_test(halves_mean_what_they_say),
      cmocka_unit_test(both_halves_define_the_gate),
  };
  return cmocka_run_group_tests_name("cnf", tests, NULL, NULL);
}
