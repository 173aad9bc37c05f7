/* The SAT interface with CaDiCaL, and questions about formulas: answers, models
 * and reasons against truth tables; limits and interruption on pigeonholes. */
#include "solver/sat.h"

#include "random_formula.h"
#include "solver/query.h"

#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

/* --- The interface ---------------------------------------------------------- */

static void clause(sat *s, int a, int b) {
  sat_add(s, a);
  if (b)
    sat_add(s, b);
  sat_add(s, 0);
}

static void answers_models_reasons(void **state) {
  sat_tuning tuning = *(sat_tuning *)*state;
  sat *s = sat_cadical_new(tuning);
  assert_int_equal(sat_solve(s, NULL), SAT_SATISFIABLE);
  clause(s, 1, -2);
  clause(s, 2, 3);
  sat_assume(s, -1);
  assert_int_equal(sat_solve(s, NULL), SAT_SATISFIABLE);
  assert_false(sat_value(s, 1));
  assert_true(sat_value(s, -1));
  assert_false(sat_value(s, 2));
  assert_true(sat_value(s, 3));
  sat_assume(s, 4);
  sat_assume(s, -1);
  sat_assume(s, -3);
  assert_int_equal(sat_solve(s, NULL), SAT_UNSATISFIABLE);
  assert_true(sat_failed(s, -1));
  assert_true(sat_failed(s, -3));
  assert_false(sat_failed(s, 4));
  assert_int_equal(sat_solve(s, NULL), SAT_SATISFIABLE); /* assumptions are gone */
  clause(s, -1, 0);
  clause(s, -3, 0);
  assert_int_equal(sat_solve(s, NULL), SAT_UNSATISFIABLE);
  assert_int_equal(s->statistics.solves, 5);
  assert_int_equal(s->statistics.satisfiable, 3);
  assert_int_equal(s->statistics.unsatisfiable, 2);
  assert_int_equal(s->statistics.unknown, 0);
  assert_int_equal(s->statistics.clauses, 4);
  assert_int_equal(s->statistics.literals, 6);
  sat_delete(s);
}

/* More pigeons than holes, unless variable 1 is false. */
static void add_pigeons(sat *s, int holes) {
  for (int p = 0; p <= holes; p++) {
    sat_add(s, -1);
    for (int h = 0; h < holes; h++)
      sat_add(s, 2 + p * holes + h);
    sat_add(s, 0);
  }
  for (int h = 0; h < holes; h++)
    for (int p = 0; p <= holes; p++)
      for (int q = 0; q < p; q++)
        clause(s, -(2 + p * holes + h), -(2 + q * holes + h));
}

static void limits_give_unknown(void **state) {
  sat *s = sat_cadical_new(*(sat_tuning *)*state);
  add_pigeons(s, 11);
  sat_limits few_conflicts = {.conflicts = 20}, few_decisions = {.decisions = 5};
  sat_assume(s, 1);
  assert_int_equal(sat_solve(s, &few_conflicts), SAT_UNKNOWN);
  sat_assume(s, 1);
  assert_int_equal(sat_solve(s, &few_decisions), SAT_UNKNOWN);
  sat_assume(s, -1);
  assert_int_equal(sat_solve(s, NULL), SAT_SATISFIABLE);
  assert_int_equal(s->statistics.unknown, 2);
  sat_delete(s);
}

static void small_pigeonhole_is_proved(void **state) {
  sat *s = sat_cadical_new(*(sat_tuning *)*state);
  add_pigeons(s, 6);
  sat_assume(s, 1);
  assert_int_equal(sat_solve(s, NULL), SAT_UNSATISFIABLE);
  assert_true(sat_failed(s, 1));
  sat_delete(s);
}

typedef struct interruption {
  sat *solver;
  sem_t begun;
  sat_result result;
} interruption;

static void *solve_pigeons(void *context) {
  interruption *i = context;
  sem_post(&i->begun);
  i->result = sat_solve(i->solver, NULL);
  return NULL;
}

/* Fifteen pigeons would take hours: only the flag ends this test. */
static void another_thread_interrupts(void **state) {
  interruption i = {.solver = sat_cadical_new(*(sat_tuning *)*state),
                    .result = SAT_SATISFIABLE};
  atomic_bool stop = false;
  sem_init(&i.begun, 0, 0);
  add_pigeons(i.solver, 14);
  sat_assume(i.solver, 1);
  sat_set_stop(i.solver, &stop);
  pthread_t thread;
  assert_int_equal(pthread_create(&thread, NULL, solve_pigeons, &i), 0);
  sem_wait(&i.begun);
  usleep(50000); /* to be well inside; nothing depends on it */
  atomic_store(&stop, true);
  pthread_join(thread, NULL);
  assert_int_equal(i.result, SAT_UNKNOWN);
  atomic_store(&stop, false);
  sat_assume(i.solver, -1); /* the solver is still of use */
  assert_int_equal(sat_solve(i.solver, NULL), SAT_SATISFIABLE);
  sat_delete(i.solver);
  sem_destroy(&i.begun);
}

/* --- Questions -------------------------------------------------------------- */

/* A question's history, as the set of models that are left: bit per model. */
typedef struct history {
  query *q;
  uint64_t *left;
} history;

static bool some_model(const truth_table *t, const uint64_t *set) {
  uint32_t models = 1u << t->variables;
  uint64_t last = models < 64 ? (1ull << models) - 1 : ~0ull;
  for (uint32_t w = 0; w < t->words; w++)
    if (set[w] & last)
      return true;
  return false;
}

/* set := set and literal `pick` of the table, negated or not. */
static void cut(const truth_table *t, uint64_t *set, uint32_t pick, bool negated) {
  for (uint32_t w = 0; w < t->words; w++)
    set[w] &= t->bits[(size_t)pick * t->words + w] ^ (negated ? ~0ull : 0);
}

static bool holds_in(const truth_table *t, const uint64_t *set, uint32_t model) {
  (void)t;
  return set[model / 64] >> model % 64 & 1;
}

#define ASSUMPTIONS 4

static void check_model(history *h, const truth_table *t, const uint64_t *expected) {
  uint32_t model = 0;
  for (uint32_t v = 0; v < t->variables; v++)
    model |= (uint32_t)query_value(h->q, t->literals[v]) << v;
  assert_true(holds_in(t, expected, model));
  for (uint32_t i = 0; i < t->count; i++)
    assert_int_equal(query_value(h->q, t->literals[i]), truth_table_value(t, i, model));
}

static void check_reason(history *h, const truth_table *t, const uint32_t *picks,
                         const bool *signs, uint64_t *room) {
  literal_vector core = {0};
  query_core(h->q, &core);
  for (uint32_t w = 0; w < t->words; w++)
    room[w] = h->left[w];
  uint32_t met = 0;
  for (uint32_t i = 0; i < ASSUMPTIONS; i++) {
    literal a = literal_not_if(t->literals[picks[i]], signs[i]);
    bool in_core = query_failed(h->q, a);
    if (in_core) {
      assert_true(met < core.size);
      assert_int_equal(core.data[met++], a);
      cut(t, room, picks[i], signs[i]);
    }
  }
  assert_int_equal(met, core.size);
  assert_false(some_model(t, room)); /* the reason alone is impossible */
  vec_release(&core);
}

static void ask(history *h, const truth_table *t, uint64_t *seed, uint64_t *room) {
  uint32_t picks[ASSUMPTIONS];
  bool signs[ASSUMPTIONS];
  literal assumptions[ASSUMPTIONS];
  for (uint32_t w = 0; w < t->words; w++)
    room[w] = h->left[w];
  for (uint32_t i = 0; i < ASSUMPTIONS; i++) {
    picks[i] = random_below(seed, t->count);
    signs[i] = random_below(seed, 2);
    assumptions[i] = literal_not_if(t->literals[picks[i]], signs[i]);
    cut(t, room, picks[i], signs[i]);
  }
  sat_result result = query_solve(h->q, assumptions, ASSUMPTIONS, NULL);
  assert_int_equal(result, some_model(t, room) ? SAT_SATISFIABLE : SAT_UNSATISFIABLE);
  if (result == SAT_SATISFIABLE)
    check_model(h, t, room);
  else
    check_reason(h, t, picks, signs, room);
}

/* Asserts one random literal, or the clause of three, when models are left. */
static void narrow(history *h, const truth_table *t, uint64_t *seed, uint64_t *room) {
  uint32_t count = random_below(seed, 2) ? 1 : 3;
  literal chosen[3];
  for (uint32_t w = 0; w < t->words; w++)
    room[w] = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t pick = random_below(seed, t->count);
    bool negated = random_below(seed, 2);
    chosen[i] = literal_not_if(t->literals[pick], negated);
    for (uint32_t w = 0; w < t->words; w++)
      room[w] |= t->bits[(size_t)pick * t->words + w] ^ (negated ? ~0ull : 0);
  }
  for (uint32_t w = 0; w < t->words; w++)
    room[w] &= h->left[w];
  if (!some_model(t, room) && random_below(seed, 8))
    return;
  for (uint32_t w = 0; w < t->words; w++)
    h->left[w] = room[w];
  if (count == 1)
    query_assert(h->q, chosen[0]);
  else
    query_assert_clause(h->q, chosen, count);
}

#define QUESTIONS 3

/* Several solvers over one graph that grows between their questions. */
static void histories_against_truth_tables(void **state) {
  sat_tuning tuning = *(sat_tuning *)*state;
  uint64_t seed = 1000 + tuning;
  for (uint32_t round = 0; round < 400; round++) {
    uint32_t variables = round % 24 == 0 ? 16 : 2 + round % 9;
    formula *f = formula_new();
    truth_table *t = truth_table_new(f, variables, 60);
    uint64_t *room = memory_new_array(uint64_t, t->words);
    history h[QUESTIONS];
    for (uint32_t i = 0; i < QUESTIONS; i++) {
      h[i].q = query_new(f, sat_cadical_new(tuning));
      h[i].left = memory_new_array(uint64_t, t->words);
      for (uint32_t w = 0; w < t->words; w++)
        h[i].left[w] = ~0ull;
    }
    for (uint32_t step = 0; step < 60; step++) {
      random_operation_add(f, &seed, t);
      history *at = &h[random_below(&seed, QUESTIONS)];
      if (random_below(&seed, 4) == 0)
        narrow(at, t, &seed, room);
      ask(at, t, &seed, room);
    }
    for (uint32_t i = 0; i < QUESTIONS; i++) {
      query_delete(h[i].q);
      memory_free(h[i].left);
    }
    memory_free(room);
    truth_table_delete(t);
    formula_delete(f);
  }
}

/* f and not f, from 1 to 16 variables, each with a fresh solver. */
static void formulas_and_negations(void **state) {
  uint64_t seed = 4242;
  for (uint32_t round = 0; round < 320; round++) {
    formula *f = formula_new();
    truth_table *t = random_formula_with_table(f, &seed, 1 + round % 16, 40);
    for (uint32_t negated = 0; negated < 2; negated++) {
      uint64_t *set = memory_new_array(uint64_t, t->words);
      for (uint32_t w = 0; w < t->words; w++)
        set[w] = ~0ull;
      cut(t, set, t->count - 1, negated);
      history h = {query_new(f, sat_cadical_new(*(sat_tuning *)*state)), set};
      query_assert(h.q, t->literals[t->count - 1] ^ negated);
      sat_result result = query_solve(h.q, NULL, 0, NULL);
      assert_int_equal(result, some_model(t, set) ? SAT_SATISFIABLE : SAT_UNSATISFIABLE);
      if (result == SAT_SATISFIABLE)
        check_model(&h, t, set);
      query_delete(h.q);
      memory_free(set);
    }
    truth_table_delete(t);
    formula_delete(f);
  }
}

static void constants_and_unknown_variables(void **state) {
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f), other = formula_variable(f);
  query *q = query_new(f, sat_cadical_new(*(sat_tuning *)*state));
  query_assert(q, formula_or(f, a, b));
  literal truth[] = {LITERAL_TRUE, literal_not(a)};
  assert_int_equal(query_solve(q, truth, 2, NULL), SAT_SATISFIABLE);
  assert_true(query_value(q, b));
  assert_true(query_value(q, LITERAL_TRUE));
  assert_false(query_value(q, LITERAL_FALSE));
  assert_false(query_value(q, other)); /* the solver has never met it */
  assert_true(query_value(q, formula_and(f, b, literal_not(formula_variable(f)))));
  literal falsity[] = {a, LITERAL_FALSE};
  assert_int_equal(query_solve(q, falsity, 2, NULL), SAT_UNSATISFIABLE);
  assert_true(query_failed(q, LITERAL_FALSE));
  assert_false(query_failed(q, a));
  literal opposite[] = {a, literal_not(a)};
  assert_int_equal(query_solve(q, opposite, 2, NULL), SAT_UNSATISFIABLE);
  assert_true(query_failed(q, a) && query_failed(q, literal_not(a)));
  assert_int_equal(query_solver_variables(q), 2);
  query_assert(q, LITERAL_FALSE);
  assert_int_equal(query_solve(q, &a, 1, NULL), SAT_UNSATISFIABLE);
  assert_false(query_failed(q, a)); /* not its fault */
  query_delete(q);
  formula_delete(f);
}

int main(void) {
  static sat_tuning small = SAT_MANY_SMALL, hard = SAT_FEW_HARD;
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_prestate(answers_models_reasons, &small),
      cmocka_unit_test_prestate(answers_models_reasons, &hard),
      cmocka_unit_test_prestate(limits_give_unknown, &small),
      cmocka_unit_test_prestate(limits_give_unknown, &hard),
      cmocka_unit_test_prestate(small_pigeonhole_is_proved, &small),
      cmocka_unit_test_prestate(small_pigeonhole_is_proved, &hard),
      cmocka_unit_test_prestate(another_thread_interrupts, &small),
      cmocka_unit_test_prestate(another_thread_interrupts, &hard),
      cmocka_unit_test_prestate(histories_against_truth_tables, &small),
      cmocka_unit_test_prestate(histories_against_truth_tables, &hard),
      cmocka_unit_test_prestate(formulas_and_negations, &small),
      cmocka_unit_test_prestate(constants_and_unknown_variables, &small),
  };
  return cmocka_run_group_tests_name("sat", tests, NULL, NULL);
}
