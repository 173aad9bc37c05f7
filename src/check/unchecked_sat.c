/* What is left to check, in a SAT solver: each path is one more clause. A second solver,
 * which knows the valid states and nothing of the paths, answers the other questions.
 *
 * Operations share the choosing solver. A variable for each stands in its clauses and is
 * assumed while it is searched; another, replaced when twins come back, in theirs.
 *
 * What is left cannot be counted here. When somebody watches, it is estimated. */
#include "base/memory.h"
#include "base/progress.h"
#include "check/estimate.h"
#include "check/unchecked.h"
#include "solver/query.h"

typedef struct sat_unchecked {
  unchecked base;
  formula *formula;
  query *choose, *find;
  literal operation, twins;
  literal_vector clause;
  estimate *estimate; /* NULL: nobody watches */
  double learning;    /* seconds, of the solvers */
  sat *quick;         /* the solver that chooses */
  uint64_t scramble;  /* what it chooses is drawn; 0: not */
} sat_unchecked;

static void learn(unchecked *base, literal conjunct) {
  sat_unchecked *u = (sat_unchecked *)base;
  double start = u->estimate ? progress_clock() : 0;
  query_assert(u->choose, conjunct);
  query_assert(u->find, conjunct);
  if (!u->estimate)
    return;
  estimate_learn(u->estimate, conjunct);
  u->learning += progress_clock() - start;
}

static void aim(unchecked *base, literal a) {
  sat_unchecked *u = (sat_unchecked *)base;
  if (u->estimate)
    estimate_aim(u->estimate, a);
}

static void learn_lemma(unchecked *base, const literal *clause, size_t count) {
  query_assert_lemma(((sat_unchecked *)base)->find, clause, count);
}

static sat_result is_possible(unchecked *base) {
  sat_unchecked *u = (sat_unchecked *)base;
  return query_solve(u->choose, NULL, 0, NULL);
}

static void restore_twins(unchecked *base) {
  sat_unchecked *u = (sat_unchecked *)base;
  query_assert(u->choose, literal_not(u->twins)); /* nothing in it counts any more */
  u->twins = formula_variable(u->formula);
  if (u->estimate)
    estimate_restore_twins(u->estimate);
}

static void begin(unchecked *base, literal precondition) {
  sat_unchecked *u = (sat_unchecked *)base;
  query_assert(u->choose, literal_not(u->operation));
  u->operation = formula_variable(u->formula);
  restore_twins(base);
  literal clause[] = {literal_not(u->operation), precondition};
  query_assert_clause(u->choose, clause, 2);
  if (u->estimate)
    estimate_begin(u->estimate, precondition);
}

static sat_result choose(unchecked *base, literal besides) {
  sat_unchecked *u = (sat_unchecked *)base;
  literal assumed[] = {u->operation, besides, u->twins};
  if (u->scramble) {
    u->scramble = u->scramble * 6364136223846793005u + 1442695040888963407u;
    sat_trail_scramble(u->quick, u->scramble);
  }
  return query_solve(u->choose, assumed, 3, NULL);
}

static sat_result find(unchecked *base, const literal *all, size_t count) {
  sat_unchecked *u = (sat_unchecked *)base;
  return query_solve(u->find, all, count, NULL);
}

static void exclude(sat_unchecked *u, const literal *all, size_t count) {
  vec_push(&u->clause, literal_not(u->operation));
  for (size_t k = 0; k < count; k++)
    vec_push(&u->clause, literal_not(all[k]));
  query_assert_clause(u->choose, u->clause.data, u->clause.size);
  vec_clear(&u->clause);
}

static void prune(unchecked *base, const literal *all, size_t count) {
  sat_unchecked *u = (sat_unchecked *)base;
  exclude(u, all, count);
  if (u->estimate)
    estimate_prune(u->estimate, all, count, false);
}

static void prune_twins(unchecked *base, const literal *all, size_t count) {
  sat_unchecked *u = (sat_unchecked *)base;
  vec_push(&u->clause, literal_not(u->twins));
  exclude(u, all, count);
  if (u->estimate)
    estimate_prune(u->estimate, all, count, true);
}

static double fraction(unchecked *base) {
  sat_unchecked *u = (sat_unchecked *)base;
  bool drawn = u->estimate && estimate_draw_in_time(u->estimate, u->learning / 2);
  return drawn ? estimate_fraction(u->estimate) : -1;
}

static void delete (unchecked *base) {
  sat_unchecked *u = (sat_unchecked *)base;
  query_delete(u->choose);
  query_delete(u->find);
  estimate_delete(u->estimate);
  vec_release(&u->clause);
  memory_free(u);
}

unchecked *unchecked_sat_new(formula *f, const _Atomic bool *interrupted, bool watched,
                             uint64_t scramble, bool by_need) {
  sat_unchecked *u = memory_new(sat_unchecked);
  u->estimate = watched ? estimate_new(f, interrupted) : NULL;
  u->formula = f;
  u->scramble = scramble;
  u->quick = sat_trail_new();
  sat *chooses = sat_confirmed_new(u->quick, sat_cadical_new(SAT_MANY_SMALL));
  u->choose = by_need ? query_new_by_need(f, chooses) : query_new(f, chooses);
  u->find = query_new(f, sat_cadical_new(SAT_SOME_HARD));
  sat_set_stop(query_solver(u->choose), interrupted);
  sat_set_stop(query_solver(u->find), interrupted);
  u->base = (unchecked){.chosen = {query_variable_value, u->choose},
                        .found = {query_variable_value, u->find},
                        .learn = learn,
                        .aim = aim,
                        .learn_lemma = learn_lemma,
                        .is_possible = is_possible,
                        .begin = begin,
                        .choose = choose,
                        .find = find,
                        .prune = prune,
                        .prune_twins = prune_twins,
                        .restore_twins = restore_twins,
                        .fraction = fraction,
                        .estimates = true,
                        .delete = delete};
  return &u->base;
}
