/* The SAT interface with every solver, and questions about formulas: answers, models
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

typedef struct maker { /* of a solver: the state of every test */
  sat *(*make)(void);
  uint64_t seed;
} maker;

static sat *new_small(void) {
  return sat_cadical_new(SAT_MANY_SMALL);
}
static sat *new_hard(void) {
  return sat_cadical_new(SAT_FEW_HARD);
}
static sat *new_confirmed(void) {
  return sat_confirmed_new(sat_trail_new(), new_small());
}
static sat *new_solver(void **state) {
  return ((const maker *)*state)->make();
}

static void clause(sat *s, int a, int b) {
  sat_add(s, a);
  if (b)
    sat_add(s, b);
  sat_add(s, 0);
}

static void answers_models_reasons(void **state) {
  sat *s = new_solver(state);
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
  sat *s = new_solver(state);
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
  sat *s = new_solver(state);
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
  interruption i = {.solver = new_solver(state), .result = SAT_SATISFIABLE};
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
  uint64_t seed = ((const maker *)*state)->seed;
  for (uint32_t round = 0; round < 400; round++) {
    uint32_t variables = round % 24 == 0 ? 16 : 2 + round % 9;
    formula *f = formula_new();
    truth_table *t = truth_table_new(f, variables, 60);
    uint64_t *room = memory_new_array(uint64_t, t->words);
    history h[QUESTIONS];
    for (uint32_t i = 0; i < QUESTIONS; i++) {
      h[i].q = query_new(f, new_solver(state));
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
      history h = {query_new(f, new_solver(state)), set};
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
  query *q = query_new(f, new_solver(state));
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

/* Random clauses near the threshold, growing, under assumptions; models are forbidden one
 * by one. Some other solver has to say the same, models have to be models, and reasons
 * have to be enough. */

typedef struct rival {
  sat *a, *b;
  int clauses[2000][3];
  int count;
} rival;

static void add_to_both(rival *r, const int *literals, int count) {
  for (int k = 0; k < count; k++) {
    sat_add(r->a, literals[k]);
    sat_add(r->b, literals[k]);
  }
  sat_add(r->a, 0);
  sat_add(r->b, 0);
}

static int random_literal(uint64_t *seed, uint32_t variables) {
  int v = 1 + (int)random_below(seed, variables);
  return random_below(seed, 2) ? v : -v;
}

static void grow(rival *r, uint64_t *seed, uint32_t variables) {
  int *c = r->clauses[r->count++];
  for (int k = 0; k < 3; k++)
    c[k] = random_literal(seed, variables);
  add_to_both(r, c, 3);
}

static void forbid_model(rival *r, uint32_t variables) {
  int other[400];
  for (uint32_t v = 1; v <= variables; v++)
    other[v - 1] = sat_value(r->a, (int)v) ? -(int)v : (int)v;
  add_to_both(r, other, (int)variables);
}

static void is_a_model(const rival *r) {
  for (int k = 0; k < r->count; k++) {
    const int *c = r->clauses[k];
    assert_true(sat_value(r->a, c[0]) || sat_value(r->a, c[1]) || sat_value(r->a, c[2]));
  }
}

static void is_a_reason(const rival *r, const int *assumed, int count) {
  int reason[8], size = 0;
  for (int k = 0; k < count; k++)
    if (sat_failed(r->a, assumed[k]))
      reason[size++] = assumed[k];
  for (int k = 0; k < size; k++)
    sat_assume(r->b, reason[k]);
  assert_int_equal(sat_solve(r->b, NULL), SAT_UNSATISFIABLE);
}

static void rivals_agree(void **state) {
  uint64_t seed = ((const maker *)*state)->seed + 77;
  for (uint32_t round = 0; round < 150; round++) {
    uint32_t variables = 10 + random_below(&seed, round % 3 ? 90 : 390);
    rival r = {.a = new_solver(state), .b = sat_cadical_new(SAT_FEW_HARD)};
    while (r.count < (int)((round % 3 ? 3.5 : 3) * variables))
      grow(&r, &seed, variables);
    for (uint32_t question = 0; question < 60; question++) {
      int assumed[8], count = (int)random_below(&seed, 5);
      for (int k = 0; k < count; k++) {
        assumed[k] = random_literal(&seed, variables);
        sat_assume(r.a, assumed[k]);
        sat_assume(r.b, assumed[k]);
      }
      sat_result result = sat_solve(r.a, NULL);
      assert_int_equal(result, sat_solve(r.b, NULL));
      if (result == SAT_SATISFIABLE) {
        is_a_model(&r);
        if (random_below(&seed, 4))
          forbid_model(&r, variables);
      } else {
        is_a_reason(&r, assumed, count);
      }
      if (random_below(&seed, 3) == 0)
        grow(&r, &seed, variables);
    }
    sat_delete(r.a);
    sat_delete(r.b);
  }
}

#define WITH_EVERY_SOLVER(test)                                                          \
  cmocka_unit_test_prestate(test, &small), cmocka_unit_test_prestate(test, &hard),       \
      cmocka_unit_test_prestate(test, &trail),                                           \
      cmocka_unit_test_prestate(test, &confirmed)

int main(void) {
  static maker small = {new_small, 1000}, hard = {new_hard, 1001},
               trail = {sat_trail_new, 1002}, confirmed = {new_confirmed, 1003};
  const struct CMUnitTest tests[] = {
      WITH_EVERY_SOLVER(answers_models_reasons),
      WITH_EVERY_SOLVER(limits_give_unknown),
      WITH_EVERY_SOLVER(small_pigeonhole_is_proved),
      WITH_EVERY_SOLVER(another_thread_interrupts),
      WITH_EVERY_SOLVER(histories_against_truth_tables),
      WITH_EVERY_SOLVER(formulas_and_negations),
      WITH_EVERY_SOLVER(constants_and_unknown_variables),
      WITH_EVERY_SOLVER(rivals_agree),
  };
  return cmocka_run_group_tests_name("sat", tests, NULL, NULL);
}
