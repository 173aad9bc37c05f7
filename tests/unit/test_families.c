/* Clauses for families in place of those of paths: whatever was excluded is, nothing else is,
 * and a family takes one clause. Compared with all assignments. */
#include "choose/families.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

enum { VARIABLES = 7, ROUNDS = 400 };

typedef struct fixture {
  formula *f;
  literal variables[VARIABLES], valid;
  literal_vector gates; /* what paths decide */
} fixture;

static void set_up(fixture *x, unsigned *seed) {
  *x = (fixture){.f = formula_new()};
  for (uint32_t k = 0; k < VARIABLES; k++) {
    x->variables[k] = formula_variable(x->f);
    vec_push(&x->gates, x->variables[k]);
  }
  for (uint32_t k = 0; k < 8; k++) {
    literal a = x->gates.data[(uint32_t)rand_r(seed) % x->gates.size];
    literal b = x->gates.data[(uint32_t)rand_r(seed) % x->gates.size];
    literal both = formula_and(x->f, a ^ (literal)(rand_r(seed) & 1), b);
    if (!literal_is_constant(both))
      vec_push(&x->gates, both ^ (literal)(rand_r(seed) & 1));
  }
  literal some[3];
  for (uint32_t k = 0; k < 3; k++)
    some[k] = x->gates.data[(uint32_t)rand_r(seed) % x->gates.size];
  x->valid = literal_not(formula_and_all(x->f, some, 3));
}

typedef struct assignment {
  const fixture *of;
  uint32_t bits;
} assignment;

static bool value_of(void *context, uint32_t variable) {
  const assignment *a = context;
  for (uint32_t k = 0; k < VARIABLES; k++)
    if (formula_variable_number(a->of->f, literal_node(a->of->variables[k])) == variable)
      return a->bits >> k & 1;
  return false;
}

static bool allows(evaluation *e, const pruned *p) {
  for (uint32_t at = 0; at < p->words.size; at += p->words.data[at] + 1) {
    bool any = false;
    for (uint32_t k = 1; k <= p->words.data[at]; k++)
      any |= evaluation_get(e, p->words.data[at + k]);
    if (!any)
      return false;
  }
  return true;
}

/* The path that this assignment takes: one gate decides which is asked next. */
static void add_path(fixture *x, evaluation *e, query *q, pruned *p) {
  literal_vector clause = {0};
  uint32_t at = 0;
  for (uint32_t k = 0; k < 5; k++) {
    literal a = x->gates.data[at % x->gates.size];
    bool is_true = evaluation_get(e, a);
    at = at * 2 + 1 + is_true;
    literal taken = is_true ? literal_not(a) : a;
    bool is_known = false;
    vec_each (literal, b, &clause)
      is_known |= *b == taken;
    if (!is_known)
      vec_push(&clause, taken);
  }
  pruned_add(p, clause.data, clause.size);
  query_assert_clause(q, clause.data, clause.size);
  vec_release(&clause);
}

static query *new_query(const fixture *x) {
  query *q =
      query_new(x->f, sat_confirmed_new(sat_trail_new(), sat_cadical_new(SAT_REFUTING)));
  query_assert(q, x->valid);
  return q;
}

static uint32_t count_clauses(const pruned *p) {
  uint32_t count = 0;
  for (uint32_t at = 0; at < p->words.size; at += p->words.data[at] + 1)
    count++;
  return count;
}

static void test_same_states(void **state) {
  (void)state;
  unsigned seed = 5;
  uint32_t closed = 0;
  for (uint32_t round = 0; round < ROUNDS; round++) {
    fixture x;
    set_up(&x, &seed);
    query *q = new_query(&x);
    pruned paths = {0}, families = {0};
    evaluation e = {0};
    uint32_t most = 1 + (uint32_t)rand_r(&seed) % 40;
    for (uint32_t k = 0; k < most;
         k++) { /* mostly neighbours, so that some are families */
      assignment a = {&x, (round * 37 + k) % (1u << VARIABLES)};
      evaluation_begin(&e, x.f, value_of, &a);
      if (evaluation_get(&e, x.valid) && allows(&e, &paths))
        add_path(&x, &e, q, &paths);
    }
    closed += families_close(&paths, q, &families);
    assert_true(count_clauses(&families) <= count_clauses(&paths));
    for (uint32_t bits = 0; bits < 1u << VARIABLES; bits++) {
      assignment a = {&x, bits};
      evaluation_begin(&e, x.f, value_of, &a);
      if (evaluation_get(&e, x.valid))
        assert_int_equal(allows(&e, &paths), allows(&e, &families));
    }
    evaluation_release(&e);
    pruned_release(&paths);
    pruned_release(&families);
    query_delete(q);
    vec_release(&x.gates);
    formula_delete(x.f);
  }
  assert_true(closed > ROUNDS / 2 && "families were met");
}

/* Two paths after the same decision, and nothing else there: one clause, without the
 * decisions that the refutation did not need. */
static void test_shortest(void **state) {
  (void)state;
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f), c = formula_variable(f);
  query *q =
      query_new(f, sat_confirmed_new(sat_trail_new(), sat_cadical_new(SAT_REFUTING)));
  literal first[] = {literal_not(a), literal_not(b), literal_not(c)};
  literal second[] = {literal_not(a), literal_not(b), c};
  pruned paths = {0}, families = {0};
  pruned_add(&paths, first, 3);
  pruned_add(&paths, second, 3);
  query_assert_clause(q, first, 3);
  query_assert_clause(q, second, 3);
  assert_int_equal(families_close(&paths, q, &families), 1);
  assert_int_equal(families.words.size, 3);
  assert_int_equal(families.words.data[0], 2);
  assert_int_equal(families.words.data[1], literal_not(a));
  assert_int_equal(families.words.data[2], literal_not(b));
  pruned_release(&paths);
  pruned_release(&families);
  query_delete(q);
  formula_delete(f);
}

static void test_nothing(void **state) {
  (void)state;
  formula *f = formula_new();
  query *q =
      query_new(f, sat_confirmed_new(sat_trail_new(), sat_cadical_new(SAT_REFUTING)));
  pruned none = {0}, families = {0};
  assert_int_equal(families_close(&none, q, &families), 0);
  assert_int_equal(families.words.size, 0);
  query_delete(q);
  formula_delete(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_same_states),
      cmocka_unit_test(test_shortest),
      cmocka_unit_test(test_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
