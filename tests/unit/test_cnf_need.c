/* Clauses by need: the same answers as with all clauses at once, and models of all that
 * was asserted, over random formulas that are large enough for gates to be postponed. */
#include "formula/formula.h"
#include "solver/query.h"

#include <stdlib.h>

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 30, GATES = 800, QUESTIONS = 8, FORMULAS = 20 };

static uint32_t next(uint64_t *seed) {
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(*seed >> 33);
}

/* A literal among the last few, so that formulas are deep. */
static literal pick(const literal_vector *all, uint32_t among, uint64_t *seed) {
  uint32_t from = all->size > among ? all->size - among : 0;
  return literal_not_if(all->data[from + next(seed) % (all->size - from)],
                        next(seed) % 2);
}

static void grow(formula *f, literal_vector *all, uint64_t *seed) {
  for (uint32_t k = 0; k < VARIABLES; k++)
    vec_push(all, formula_variable(f));
  for (uint32_t k = 0; k < GATES; k++) {
    literal a = pick(all, 60, seed), b = pick(all, 200, seed), c = pick(all, 9999, seed);
    literal g =
        next(seed) % 3 ? formula_or(f, a, formula_and(f, b, c)) : formula_ite(f, c, a, b);
    if (!literal_is_constant(g))
      vec_push(all, g);
  }
}

typedef struct pair {
  query *all, *by_need;
  literal_vector asserted; /* clauses of two */
} pair;

static void assert_both(pair *p, literal a, literal b) {
  literal clause[] = {a, b};
  query_assert_clause(p->all, clause, 2);
  query_assert_clause(p->by_need, clause, 2);
  vec_push(&p->asserted, a);
  vec_push(&p->asserted, b);
}

static void ask_both(pair *p, const literal *assumed, uint32_t count) {
  sat_result wanted = query_solve(p->all, assumed, count, NULL);
  assert_int_equal(query_solve(p->by_need, assumed, count, NULL), wanted);
  if (wanted != SAT_SATISFIABLE)
    return;
  for (uint32_t k = 0; k < count; k++)
    assert_true(query_value(p->by_need, assumed[k]));
  for (uint32_t k = 0; k < p->asserted.size; k += 2)
    assert_true(query_value(p->by_need, p->asserted.data[k]) ||
                query_value(p->by_need, p->asserted.data[k + 1]));
}

static void compare(uint64_t seed, sat *solver) {
  formula *f = formula_new();
  literal_vector all = {0};
  grow(f, &all, &seed);
  pair p = {
      query_new(f, sat_cadical_new(SAT_MANY_SMALL)), query_new_by_need(f, solver), {0}};
  for (uint32_t k = 0; k < QUESTIONS; k++) {
    assert_both(&p, pick(&all, 300, &seed), pick(&all, 300, &seed));
    literal assumed[] = {pick(&all, 100, &seed), pick(&all, 9999, &seed)};
    ask_both(&p, assumed, 2);
    ask_both(&p, NULL, 0);
  }
  query_delete(p.all);
  query_delete(p.by_need);
  vec_release(&p.asserted);
  vec_release(&all);
  formula_delete(f);
}

static void agrees_in_cadical(void **state) {
  (void)state;
  for (uint64_t k = 1; k <= FORMULAS; k++)
    compare(k, sat_cadical_new(SAT_MANY_SMALL));
}

static void agrees_in_trail(void **state) {
  (void)state;
  for (uint64_t k = 1; k <= FORMULAS; k++)
    compare(1000 + k,
            sat_confirmed_new(sat_trail_new(), sat_cadical_new(SAT_MANY_SMALL)));
}

/* What is true while all variables are false waits, and comes when one has a name. */
static void conjuncts_wait(void **state) {
  (void)state;
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f);
  query *q = query_new_by_need(f, sat_cadical_new(SAT_MANY_SMALL));
  query_assert(q, literal_not(formula_and(f, a, b)));
  assert_int_equal(query_solver_variables(q), 0);
  literal both[] = {a, b};
  assert_int_equal(query_solve(q, both, 2, NULL), SAT_UNSATISFIABLE);
  assert_int_equal(query_solve(q, both, 1, NULL), SAT_SATISFIABLE);
  assert_false(query_value(q, b));
  query_delete(q);
  formula_delete(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(agrees_in_cadical),
      cmocka_unit_test(agrees_in_trail),
      cmocka_unit_test(conjuncts_wait),
  };
  return cmocka_run_group_tests_name("cnf by need", tests, NULL, NULL);
}
