/* Speed and size of formulas, and of many small questions to a solver.
 *
 *     build/bench/formula [millions of gates, 10]
 *
 * The work is the same in every run: random numbers have fixed seeds. Times are
 * CPU seconds of this thread. */
#include "formula/formula.h"
#include "solver/query.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double cpu_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static uint64_t random_next(uint64_t *seed) { /* splitmix64 */
  uint64_t z = *seed += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

static uint32_t random_below(uint64_t *seed, uint32_t limit) {
  return (uint32_t)((random_next(seed) >> 32) * limit >> 32);
}

/* --- Gates ------------------------------------------------------------------ */

#define VARIABLES 1000u

/* Makes AND gates until there are `nodes`; operands come from the last `window`
 * nodes. Returns how many were asked for. */
static uint64_t make_gates(formula *f, uint32_t nodes, uint32_t window) {
  uint64_t seed = 1, asked = 0;
  uint32_t count;
  for (; (count = formula_node_count(f)) < nodes; asked++) {
    uint32_t from = count > window ? count - window : 1;
    uint64_t r = random_next(&seed);
    literal a = (from + (uint32_t)((r >> 34) * (count - from) >> 30)) << 1 | (r & 1);
    literal b = (from + (uint32_t)((r >> 2 & 0x3FFFFFFF) * (count - from) >> 30)) << 1 |
                (r >> 1 & 1);
    formula_and(f, a, b);
  }
  return asked;
}

static void bench_gates(const char *what, uint32_t gates, uint32_t window) {
  formula *f = formula_new();
  for (uint32_t i = 0; i < VARIABLES; i++)
    formula_variable(f);
  double start = cpu_seconds();
  make_gates(f, gates + VARIABLES, window);
  double fresh = cpu_seconds() - start;
  uint32_t nodes = formula_node_count(f);
  start = cpu_seconds();
  uint64_t again = 0;
  for (uint32_t n = VARIABLES + 1; n < nodes; n++, again++)
    if (formula_and(f, formula_left(f, n), formula_right(f, n)) != n << 1)
      abort();
  double hits = cpu_seconds() - start;
  printf("%-34s %10.1f M/s new %8.1f M/s again %6.1f bytes each\n", what,
         (nodes - VARIABLES) / fresh * 1e-6, (double)again / hits * 1e-6,
         (double)formula_bytes(f) / (nodes - VARIABLES));
  formula_delete(f);
}

static bool random_value(void *context, uint32_t number) {
  return *(uint64_t *)context >> number % 61 & 1;
}

static void bench_evaluation(uint32_t gates) {
  formula *f = formula_new();
  for (uint32_t i = 0; i < VARIABLES; i++)
    formula_variable(f);
  make_gates(f, gates + VARIABLES, 10000);
  evaluation e = {0};
  double start = cpu_seconds();
  uint64_t model = 0x123456789ABCDEFu;
  uint32_t nodes = formula_node_count(f), true_nodes = 0;
  evaluation_begin(&e, f, random_value, &model);
  for (uint32_t n = nodes; n-- > 0;)
    true_nodes += evaluation_get(&e, n << 1);
  double took = cpu_seconds() - start;
  printf("%-34s %10.1f M/s (%u true)\n", "evaluation of every node", nodes / took * 1e-6,
         true_nodes);
  evaluation_release(&e);
  formula_delete(f);
}

/* --- Questions -------------------------------------------------------------- */

#define WORDS 128u /* numbers of WIDTH bits, pairwise compared: a sorted array */
#define WIDTH 10u

typedef struct array {
  formula *f;
  literal bit[WORDS][WIDTH];
  literal used[WORDS];
  literal invariant;
} array;

static literal less(formula *f, const literal *a, const literal *b) {
  literal result = LITERAL_FALSE;
  for (uint32_t i = 0; i < WIDTH; i++)
    result = formula_ite(f, formula_xor(f, a[i], b[i]), b[i], result);
  return result;
}

/* A search tree in an array: position i has children 2i+1 and 2i+2; used positions
 * have used parents, and keys lie between those of their ancestors. */
static array *make_array(void) {
  array *a = memory_new(array);
  a->f = formula_new();
  a->invariant = LITERAL_TRUE;
  for (uint32_t i = 0; i < WORDS; i++) {
    a->used[i] = formula_variable(a->f);
    for (uint32_t j = 0; j < WIDTH; j++)
      a->bit[i][j] = formula_variable(a->f);
  }
  for (uint32_t i = 1; i < WORDS; i++) {
    literal parent = a->used[(i - 1) / 2];
    a->invariant =
        formula_and(a->f, a->invariant, formula_implies(a->f, a->used[i], parent));
    for (uint32_t child = i; child; child = (child - 1) / 2) {
      uint32_t above = (child - 1) / 2;
      bool left = child == 2 * above + 1;
      literal ordered = left ? less(a->f, a->bit[i], a->bit[above])
                             : less(a->f, a->bit[above], a->bit[i]);
      a->invariant =
          formula_and(a->f, a->invariant, formula_implies(a->f, a->used[i], ordered));
    }
  }
  return a;
}

/* Chooses models and forbids the path a search for a random key takes in them, as
 * the glass box search does; each model is followed by questions under assumptions. */
static void bench_questions(const char *what, sat_tuning tuning, uint32_t paths,
                            uint32_t questions) {
  array *a = make_array();
  uint64_t seed = 7, yes = 0, no = 0;
  literal key[WIDTH];
  for (uint32_t j = 0; j < WIDTH; j++)
    key[j] = formula_variable(a->f);
  query *q = query_new(a->f, sat_cadical_new(tuning));
  double start = cpu_seconds();
  query_assert(q, a->invariant);
  uint32_t path = 0;
  literal_vector p = {0};
  for (; path < paths && query_solve(q, NULL, 0, NULL) == SAT_SATISFIABLE; path++) {
    vec_clear(&p);
    for (uint32_t at = 0; at < WORDS;) {
      literal here = a->used[at], down = less(a->f, key, a->bit[at]);
      bool goes_left = query_value(q, down);
      vec_push(&p, literal_not_if(here, !query_value(q, here)));
      if (!query_value(q, here))
        break;
      vec_push(&p, literal_not_if(down, !goes_left));
      at = 2 * at + (goes_left ? 1 : 2);
    }
    for (uint32_t i = 0; i < questions; i++) {
      uint32_t size = p.size;
      uint32_t x = random_below(&seed, WORDS), y = random_below(&seed, WORDS);
      vec_push(&p, a->used[x]);
      vec_push(&p, less(a->f, a->bit[x], a->bit[y]));
      vec_push(&p, less(a->f, key, a->bit[y]));
      if (query_solve(q, p.data, p.size, NULL) == SAT_SATISFIABLE)
        yes++;
      else
        no++;
      p.size = size;
    }
    vec_each (literal, l, &p)
      *l = literal_not(*l);
    query_assert_clause(q, p.data, p.size);
  }
  double took = cpu_seconds() - start;
  const sat_statistics *s = &query_solver(q)->statistics;
  printf("%-34s %10.0f solves/s (%u gates, %llu variables, %llu clauses; %u paths, "
         "%llu yes, %llu no)\n",
         what, (double)s->solves / took, formula_node_count(a->f),
         (unsigned long long)query_solver_variables(q), (unsigned long long)s->clauses,
         path, (unsigned long long)yes, (unsigned long long)no);
  vec_release(&p);
  query_delete(q);
  formula_delete(a->f);
  memory_free(a);
}

int main(int count, char **arguments) {
  uint32_t millions = count > 1 ? (uint32_t)atoi(arguments[1]) : 10;
  uint32_t gates = millions * 1000000u;
  bench_gates("gates over the last 1,000 nodes", gates, 1000);
  bench_gates("gates over the last 100,000 nodes", gates, 100000);
  bench_gates("gates over all nodes", gates, UINT32_MAX);
  bench_evaluation(gates);
  bench_questions("choose and forbid, tuned", SAT_MANY_SMALL, 150, 0);
  bench_questions("choose and forbid, default", SAT_FEW_HARD, 150, 0);
  bench_questions("small questions, tuned", SAT_MANY_SMALL, 100, 20);
  bench_questions("small questions, default", SAT_FEW_HARD, 100, 20);
  return 0;
}
