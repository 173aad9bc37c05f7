/* Speed and size of formulas, and of many small questions to a solver.
 *
 *     build/bench/formula [millions of gates in the large rows, 10]
 *
 * The work is the same in every run: random numbers have fixed seeds. Times are CPU
 * seconds of this thread, the best of three runs; they include all growth of
 * tables. */
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

#define RUNS 3

static double least(double a, double b) {
  return a < b ? a : b;
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

static formula *with_variables(uint32_t count) {
  formula *f = formula_new();
  for (uint32_t i = 0; i < count; i++)
    formula_variable(f);
  return f;
}

/* Seconds to ask for every gate once more. */
static double ask_again(formula *f) {
  double start = cpu_seconds();
  for (uint32_t n = 1, nodes = formula_node_count(f); n < nodes; n++)
    if (formula_kind(f, n) == NODE_AND &&
        formula_and(f, formula_left(f, n), formula_right(f, n)) != n << 1)
      abort();
  return cpu_seconds() - start;
}

static void print_gates(const char *what, const formula *f, double fresh, double again) {
  uint32_t gates = formula_node_count(f) - formula_variable_count(f);
  printf("%-36s %6.1f M/s new %6.1f M/s again %5.1f bytes each\n", what,
         gates / fresh * 1e-6, gates / again * 1e-6, (double)formula_bytes(f) / gates);
}

static void bench_gates(const char *what, uint32_t gates, uint32_t window) {
  double fresh = 1e9, again = 1e9;
  for (int run = 0; run < RUNS; run++) {
    double start = cpu_seconds();
    formula *f = with_variables(VARIABLES);
    make_gates(f, gates + VARIABLES, window);
    fresh = least(fresh, cpu_seconds() - start);
    again = least(again, ask_again(f));
    if (run == RUNS - 1)
      print_gates(what, f, fresh, again);
    formula_delete(f);
  }
}

static bool random_value(void *context, uint32_t number) {
  return *(uint64_t *)context >> number % 61 & 1;
}

static void bench_evaluation(uint32_t gates) {
  formula *f = with_variables(VARIABLES);
  make_gates(f, gates + VARIABLES, 10000);
  uint64_t model = 0x123456789ABCDEFu;
  uint32_t nodes = formula_node_count(f), true_nodes = 0;
  double took = 1e9;
  for (int run = 0; run < RUNS; run++) {
    evaluation e = {0};
    true_nodes = 0;
    double start = cpu_seconds();
    evaluation_begin(&e, f, random_value, &model);
    for (uint32_t n = nodes; n-- > 0;)
      true_nodes += evaluation_get(&e, n << 1);
    took = least(took, cpu_seconds() - start);
    evaluation_release(&e);
  }
  printf("%-36s %6.1f M/s (%u of %u true)\n", "evaluation of every node",
         nodes / took * 1e-6, true_nodes, nodes);
  formula_delete(f);
}

/* --- Questions -------------------------------------------------------------- */

#define MOST_WORDS 4096u
#define WIDTH      12u

/* A search tree in an array: position i has children 2i+1 and 2i+2; used positions
 * have used parents, and keys lie between those of their ancestors. */
typedef struct tree {
  formula *f;
  uint32_t words;
  literal used[MOST_WORDS], key[MOST_WORDS][WIDTH], wanted[WIDTH];
  literal invariant;
} tree;

static literal less(formula *f, const literal *a, const literal *b) {
  literal result = LITERAL_FALSE;
  for (uint32_t i = 0; i < WIDTH; i++)
    result = formula_ite(f, formula_xor(f, a[i], b[i]), b[i], result);
  return result;
}

static literal ordered(tree *t, uint32_t i) {
  literal all = LITERAL_TRUE;
  for (uint32_t child = i; child; child = (child - 1) / 2) {
    uint32_t above = (child - 1) / 2;
    bool left = child == 2 * above + 1;
    literal one = left ? less(t->f, t->key[i], t->key[above])
                       : less(t->f, t->key[above], t->key[i]);
    all = formula_and(t->f, all, one);
  }
  return all;
}

static tree *tree_new(uint32_t words) {
  tree *t = memory_new(tree);
  t->f = formula_new();
  t->words = words;
  t->invariant = LITERAL_TRUE;
  for (uint32_t j = 0; j < WIDTH; j++)
    t->wanted[j] = formula_variable(t->f);
  for (uint32_t i = 0; i < words; i++) {
    t->used[i] = formula_variable(t->f);
    for (uint32_t j = 0; j < WIDTH; j++)
      t->key[i][j] = formula_variable(t->f);
  }
  for (uint32_t i = 1; i < words; i++) {
    literal fine = formula_and(t->f, t->used[(i - 1) / 2], ordered(t, i));
    t->invariant =
        formula_and(t->f, t->invariant, formula_implies(t->f, t->used[i], fine));
  }
  return t;
}

static void tree_delete(tree *t) {
  formula_delete(t->f);
  memory_free(t);
}

static void bench_tree(void) {
  double fresh = 1e9, again = 1e9;
  for (int run = 0; run < RUNS; run++) {
    double start = cpu_seconds();
    tree *t = tree_new(MOST_WORDS);
    fresh = least(fresh, cpu_seconds() - start);
    again = least(again, ask_again(t->f));
    if (run == RUNS - 1)
      print_gates("gates of a search tree's invariant", t->f, fresh, again);
    tree_delete(t);
  }
}

/* The path of a search for the wanted key in the model at hand. */
static void follow(tree *t, query *q, literal_vector *path) {
  vec_clear(path);
  for (uint32_t at = 0; at < t->words;) {
    bool used = query_value(q, t->used[at]);
    vec_push(path, literal_not_if(t->used[at], !used));
    if (!used)
      return;
    literal down = less(t->f, t->wanted, t->key[at]);
    bool left = query_value(q, down);
    vec_push(path, literal_not_if(down, !left));
    at = 2 * at + (left ? 1 : 2);
  }
}

/* Whether one key can be less than another on this path. */
static void ask(tree *t, query *q, literal_vector *path, uint64_t *seed) {
  uint32_t size = path->size;
  uint32_t x = random_below(seed, t->words), y = random_below(seed, t->words);
  vec_push(path, t->used[x]);
  vec_push(path, t->used[y]);
  vec_push(path, less(t->f, t->key[x], t->key[y]));
  query_solve(q, path->data, path->size, NULL);
  path->size = size;
}

/* As the glass box search does: choose a model, follow its path, ask about it, and
 * forbid the path. */
static void bench_questions(const char *what, sat_tuning tuning, uint32_t paths,
                            uint32_t questions) {
  double took = 1e9;
  for (int run = 0; run < RUNS; run++) {
    tree *t = tree_new(127);
    uint64_t seed = 7;
    literal_vector path = {0};
    double start = cpu_seconds();
    query *q = query_new(t->f, sat_cadical_new(tuning));
    query_assert(q, t->invariant);
    for (uint32_t i = 0; i < paths && query_solve(q, NULL, 0, NULL) == SAT_SATISFIABLE;
         i++) {
      follow(t, q, &path);
      for (uint32_t j = 0; j < questions; j++)
        ask(t, q, &path, &seed);
      for (uint32_t j = 0; j < path.size; j++)
        path.data[j] = literal_not(path.data[j]);
      query_assert_clause(q, path.data, path.size);
    }
    took = least(took, cpu_seconds() - start);
    const sat_statistics *s = &query_solver(q)->statistics;
    if (run == RUNS - 1)
      printf("%-36s %6.0f solves/s (%u nodes, %u variables, %u clauses; %u solves, %u "
             "yes)\n",
             what, (double)s->solves / took, formula_node_count(t->f),
             query_solver_variables(q), (unsigned)s->clauses, (unsigned)s->solves,
             (unsigned)s->satisfiable);
    vec_release(&path);
    query_delete(q);
    tree_delete(t);
  }
}

int main(int count, char **arguments) {
  uint32_t millions = count > 1 ? (uint32_t)atoi(arguments[1]) : 10;
  bench_tree();
  bench_gates("1 M gates over the last 1,000", 1000000, 1000);
  bench_gates("gates over the last 1,000", millions * 1000000, 1000);
  bench_gates("gates over all", millions * 1000000, UINT32_MAX);
  bench_evaluation(millions * 1000000);
  bench_questions("choose and forbid, tuned", SAT_MANY_SMALL, 200, 0);
  bench_questions("choose and forbid, default", SAT_FEW_HARD, 200, 0);
  bench_questions("small questions, tuned", SAT_MANY_SMALL, 50, 20);
  bench_questions("small questions, default", SAT_FEW_HARD, 50, 20);
  return 0;
}
