/* What is left to check, in a SAT solver: each path is one more clause. A second solver,
 * which knows the valid states and nothing of the paths, answers the other questions.
 *
 * Operations share the choosing solver. A variable for each stands in its clauses and is
 * assumed while it is searched; another, replaced when twins come back, in theirs.
 *
 * What is left cannot be counted here. When somebody watches, it is estimated. */
#include "base/memory.h"
#include "base/progress.h"
#include "choose/counted.h"
#include "choose/estimate.h"
#include "choose/families.h"
#include "choose/focus.h"
#include "choose/pruned.h"
#include "choose/recalled.h"
#include "choose/rooms.h"
#include "choose/unchecked.h"
#include "solver/query.h"

#include <assert.h>

/* What a path must satisfy stays in the solver that proves it, as gates that no later
 * question needs, and all that a later one assumes runs through them. While questions are
 * easy there is little in that solver that would be missed: it is made anew. */
enum {
  EASY_CONFLICTS = 100,
  HARD_CONFLICTS = 400,
  EASY_FOR_ONE_HARD = 50,
  HARD_TO_SIMPLIFY = 8,
  MOST_GROWTH = 2,
  LEAST_GROWTH = 2000
};

/* The solver that chooses gets its clauses by need, and keeps what families of states
 * needed that have been closed since: each decision about a class table runs through all
 * positions that were ever of interest. So it is made anew, too, with what still says
 * something. */
enum { LEAST_CHOOSING = 4000, CHOOSING_GROWTH_PERCENT = 50 };

/* Otherwise what it keeps are the conditions of all paths, of this operation and of those
 * before, and all that it tries runs through them. So it is made anew as well, with a clause
 * for each family of paths of which nothing is left (families.h). */
enum { LEAST_LEAN = 4000, LEAN_GROWTH = 2 };

typedef struct sat_unchecked {
  unchecked base;
  formula *formula;
  const choices *choices; /* or NULL */
  query *choose, *find;
  literal operation, twins;
  literal_vector clause;
  literal_vector learnt, lemmas; /* for `find`; lemmas: each with its size */
  uint32_t told;                 /* so much of what was learnt: it may never be asked */
  uint32_t first_variables;      /* of `find`, before the first question; 0: not yet */
  uint64_t questions, hard;      /* to `find`; those with many conflicts, */
  uint64_t very_hard;            /* and with more than that */
  rooms rooms;                   /* for questions that begin alike */
  recalled recalled;             /* what refuted earlier ones */
  literal_vector core;
  bool finds_by_need; /* `find` gets clauses as its models need them */
  bool simplifies;    /* `find` does: its questions are hard */
  estimate *estimate; /* NULL: nobody watches */
  double learning;    /* seconds, of the solvers */
  sat *quick;         /* the solver that chooses */
  uint64_t scramble;  /* what it chooses is drawn; 0: not */
  bool by_need;
  bool has_counted; /* the solver that chooses is not told of an integer */
  counted counted;
  const _Atomic bool *stop;
  literal_vector for_choosing; /* what `choose` knows of what is valid */
  pruned told_paths;           /* to `choose`, since the operation began */
  literal_vector last;         /* the path, or family of paths, that was pruned last */
  uint32_t most_choosing;  /* variables of `choose`, before it is made anew; 0: not yet */
  uint32_t first_choosing; /* and before the first path; 0: not yet */
} sat_unchecked;

/* --- An integer that is evaluated for the chosen state -------------------------------
 */

static void define(unchecked *base, literal says, const sum *zero, const literal *own,
                   uint32_t count) {
  sat_unchecked *u = (sat_unchecked *)base;
  if (u->has_counted || u->by_need || u->learnt.size)
    return;
  counted_init(&u->counted, u->formula, u->choices, says, zero, own, count);
  u->has_counted = true;
}

static bool chosen_value(void *context, uint32_t variable) {
  const sat_unchecked *u = context;
  bool v;
  if (u->has_counted && counted_value(&u->counted, variable, &v))
    return v;
  return query_variable_value(u->choose, variable);
}

/* From now on the solver has to find the integer itself. */
static void tell_of_counted(sat_unchecked *u) {
  u->has_counted = false;
  query_assert(u->choose, u->counted.says);
  vec_push(&u->for_choosing, u->counted.says);
  counted_release(&u->counted);
}

static void tell_if_any_matters(sat_unchecked *u, const literal *all, size_t count) {
  for (size_t k = 0; u->has_counted && k < count; k++)
    if (counted_matters(&u->counted, all[k]))
      tell_of_counted(u);
}

/* Within limits; NULL: those of who asks. */
static sat_result choose_completed(sat_unchecked *u, const literal *all, size_t count,
                                   const sat_limits *limits) {
  const sat_limits most = {.conflicts = u->base.most_to_choose};
  if (!limits)
    limits = &most;
  sat_result result = query_solve(u->choose, all, count, limits);
  if (!u->has_counted || result != SAT_SATISFIABLE)
    return result;
  if (counted_complete(&u->counted, query_variable_value, u->choose)) {
    u->base.completed++;
    return result;
  }
  tell_of_counted(u);
  return query_solve(u->choose, all, count, limits);
}

static void assert_for_choosing(sat_unchecked *u, literal conjunct) {
  literal_vector parts = {0};
  if (u->has_counted)
    counted_learn(&u->counted, conjunct, &parts);
  else
    vec_push(&parts, conjunct);
  vec_each (literal, p, &parts) {
    query_assert(u->choose, *p);
    vec_push(&u->for_choosing, *p);
  }
  vec_release(&parts);
}

/* --- The two sets -------------------------------------------------------------------
 */

static void learn(unchecked *base, literal conjunct) {
  assert(formula_has(((sat_unchecked *)base)->formula, conjunct));
  sat_unchecked *u = (sat_unchecked *)base;
  double start = u->estimate ? progress_clock() : 0;
  assert_for_choosing(u, conjunct);
  vec_push(&u->learnt, conjunct);
  rooms_forget(&u->rooms);
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

/* The second solver, which knows all that has been learnt. */
static query *informed(sat_unchecked *u) {
  assert(u->told <= u->learnt.size);
  for (; u->told < u->learnt.size; u->told++)
    query_assert(u->find, u->learnt.data[u->told]);
  return u->find;
}

static void learn_lemma(unchecked *base, const literal *clause, size_t count) {
  sat_unchecked *u = (sat_unchecked *)base;
  query_assert_lemma(informed(u), clause, count);
  vec_push(&u->lemmas, (literal)count);
  for (size_t k = 0; k < count; k++)
    vec_push(&u->lemmas, clause[k]);
}

static sat_result is_possible(unchecked *base) {
  sat_unchecked *u = (sat_unchecked *)base;
  return choose_completed(u, NULL, 0, NULL);
}

static void restore_twins(unchecked *base) {
  sat_unchecked *u = (sat_unchecked *)base;
  query_assert(u->choose, literal_not(u->twins)); /* nothing in it counts any more */
  pruned_forget(&u->told_paths, literal_not(u->twins));
  u->twins = formula_variable(u->formula);
  if (u->estimate)
    estimate_restore_twins(u->estimate);
}

/* A clause about what is left to check. */
static void tell(sat_unchecked *u, const literal *clause, size_t count) {
  assert(clause || !count);
  tell_if_any_matters(u, clause, count);
  query_assert_clause(u->choose, clause, count);
  pruned_add(&u->told_paths, clause, count);
}

static void make_choose(sat_unchecked *u) {
  u->quick = sat_trail_new();
  sat *chooses = sat_confirmed_new(u->quick, sat_cadical_new(SAT_REFUTING));
  u->choose = u->by_need ? query_new_by_need(u->formula, chooses)
                         : query_new(u->formula, chooses);
  query_use_choices(u->choose, u->choices);
  sat_set_stop(chooses, u->stop);
  u->base.chosen = (state_model){chosen_value, u};
}

static void make_choose_anew(sat_unchecked *u) {
  query_delete(u->choose);
  make_choose(u);
  vec_each (literal, a, &u->for_choosing)
    query_assert(u->choose, *a);
}

/* The paths of the last operation count no more. */
static void renew_for_operation(sat_unchecked *u) {
  u->most_choosing = u->by_need ? u->most_choosing : 0;
  if (!u->by_need && !u->base.keeps_paths && u->first_choosing &&
      query_solver_variables(u->choose) > LEAN_GROWTH * u->first_choosing + LEAST_LEAN)
    make_choose_anew(u);
}

static void begin(unchecked *base, literal precondition) {
  assert(formula_has(((sat_unchecked *)base)->formula, precondition));
  sat_unchecked *u = (sat_unchecked *)base;
  renew_for_operation(u);
  query_assert(u->choose, literal_not(u->operation));
  u->operation = formula_variable(u->formula);
  vec_clear(&u->told_paths.words);
  vec_clear(&u->last);
  u->questions = u->hard = u->very_hard = 0;
  restore_twins(base);
  literal clause[] = {literal_not(u->operation), precondition};
  tell(u, clause, 2);
  if (u->estimate)
    estimate_begin(u->estimate, precondition);
}

static void tell_paths(sat_unchecked *u, const pruned *paths) {
  const literal_vector *w = &paths->words;
  for (uint32_t at = 0; at < w->size; at += w->data[at] + 1)
    query_assert_clause(u->choose, &w->data[at + 1], w->data[at]);
}

/* What has been checked is said with a clause for each family. */
static void close_families(sat_unchecked *u) {
  pruned families = {0};
  u->base.families += families_close(&u->told_paths, u->choose, &families);
  pruned_release(&u->told_paths);
  u->told_paths = families;
}

/* Makes the solver anew when it has grown; false: it has not. */
static bool renew_choose(sat_unchecked *u) {
  bool has_grown =
      u->most_choosing &&
      (u->base.always_renews || query_solver_variables(u->choose) > u->most_choosing);
  if (!has_grown)
    return false;
  if (!u->by_need)
    close_families(u);
  else if (!u->base.keeps_contained)
    u->base.dropped += pruned_reduce(&u->told_paths);
  make_choose_anew(u);
  tell_paths(u, &u->told_paths);
  return true;
}

/* A new solver does not know where the search is: it is asked for a state that leaves the
 * last path where that ends, first. */
static sat_result choose_near_last(sat_unchecked *u, literal_vector *assumed) {
  assert(assumed->size);
  static const sat_limits few = {.conflicts = EASY_CONFLICTS};
  uint32_t before = assumed->size;
  for (uint32_t k = 0; k + 1 < u->last.size; k++)
    vec_push(assumed, u->last.data[k]);
  sat_result near = choose_completed(u, assumed->data, assumed->size, &few);
  assumed->size = before;
  return near;
}

static void limit_choosing(sat_unchecked *u) {
  uint32_t now = query_solver_variables(u->choose);
  if (u->by_need)
    u->most_choosing = now + LEAST_CHOOSING + now / 100 * CHOOSING_GROWTH_PERCENT;
  else if (!u->base.keeps_paths)
    u->most_choosing = LEAN_GROWTH * now + LEAST_LEAN;
  if (!u->first_choosing)
    u->first_choosing = now;
}

static sat_result choose(unchecked *base, literal besides) {
  assert(formula_has(((sat_unchecked *)base)->formula, besides));
  sat_unchecked *u = (sat_unchecked *)base;
  bool is_new = renew_choose(u);
  literal_vector assumed = {0};
  vec_push(&assumed, u->operation);
  vec_push(&assumed, besides);
  vec_push(&assumed, u->twins);
  if (u->scramble) {
    u->scramble = u->scramble * 6364136223846793005u + 1442695040888963407u;
    sat_trail_scramble(u->quick, u->scramble);
  }
  tell_if_any_matters(u, assumed.data, assumed.size);
  sat_result result = is_new ? choose_near_last(u, &assumed) : SAT_UNKNOWN;
  if (result != SAT_SATISFIABLE)
    result = choose_completed(u, assumed.data, assumed.size, NULL);
  if (is_new || !u->most_choosing)
    limit_choosing(u);
  vec_release(&assumed);
  return result;
}

static void make_find(sat_unchecked *u) {
  bool some_hard = u->simplifies || u->finds_by_need;
  sat *finds = sat_cadical_new(some_hard ? SAT_SOME_HARD : SAT_MANY_SMALL);
  u->find = u->finds_by_need ? query_new_by_need(u->formula, finds)
                             : query_new(u->formula, finds);
  query_use_choices(u->find, u->choices);
  sat_set_stop(query_solver(u->find), query_solver(u->choose)->stop);
  u->base.found = (state_model){query_variable_value, u->find};
}

/* Makes the solver anew, which knows nothing of the questions. */
static void make_find_anew(sat_unchecked *u) {
  query_delete(u->find);
  make_find(u);
  u->told = 0;
  informed(u);
  for (uint32_t k = 0; k < u->lemmas.size; k += u->lemmas.data[k] + 1)
    query_assert_lemma(u->find, &u->lemmas.data[k + 1], u->lemmas.data[k]);
  u->first_variables = query_solver_variables(u->find);
}

/* The solver that chooses is made with an integer left out, or not: it cannot be told of
 * that again. */
static void forget(unchecked *base) {
  sat_unchecked *u = (sat_unchecked *)base;
  make_find_anew(u);
  if (!u->has_counted)
    make_choose_anew(u);
}

static void find_by_need(unchecked *base) {
  sat_unchecked *u = (sat_unchecked *)base;
  u->finds_by_need = true;
  make_find_anew(u);
}

/* Makes the solver anew when most of what it knows are old questions. */
static void renew_find(sat_unchecked *u) {
  uint32_t now = query_solver_variables(informed(u));
  if (!u->first_variables)
    u->first_variables = now;
  if (now < (uint64_t)MOST_GROWTH * u->first_variables + LEAST_GROWTH &&
      !u->base.always_renews)
    return;
  make_find_anew(u);
}

/* More than one question in so many was of the kind. */
static bool are_many(const sat_unchecked *u, uint64_t of_a_kind) {
  return of_a_kind * EASY_FOR_ONE_HARD > u->questions + EASY_FOR_ONE_HARD;
}

/* What simplification takes away from clauses comes back with the first question that
 * mentions it: where each is about other gates than the last one, and small, that is a
 * quarter of the time. Hard ones need it. */
static void simplify_if_hard(sat_unchecked *u) {
  if (u->simplifies || u->hard < HARD_TO_SIMPLIFY || !are_many(u, u->hard))
    return;
  u->simplifies = true;
  if (!u->finds_by_need)
    make_find_anew(u);
}

/* The solver that knows what is valid, within limits that depend on how hard questions
 * have been. */
static sat_result find_within(sat_unchecked *u, const literal *all, size_t count) {
  static const sat_limits easy = {.conflicts = EASY_CONFLICTS};
  static const sat_limits hard = {.conflicts = HARD_CONFLICTS};
  sat_result result = SAT_UNKNOWN;
  if (!are_many(u, u->hard)) {
    renew_find(u);
    result = query_solve(u->find, all, count, &easy);
    u->hard += result == SAT_UNKNOWN;
    u->base.beyond += result == SAT_UNKNOWN;
    simplify_if_hard(u);
  }
  bool focuses = !u->base.asks_as_it_is && !u->finds_by_need;
  u->base.hard += result == SAT_UNKNOWN;
  if (result == SAT_UNKNOWN)
    result = query_solve(informed(u), all, count, focuses ? &hard : NULL);
  u->very_hard += result == SAT_UNKNOWN;
  u->base.beyond += result == SAT_UNKNOWN;
  return result;
}

/* Whether it is refuted by what it shares with other questions. */
static bool is_refuted_in_room(sat_unchecked *u, const literal *all, size_t count) {
  assert(all || !count);
  bool refuted =
      !u->base.asks_as_it_is && !u->finds_by_need &&
      rooms_ask(&u->rooms, u->formula, &u->learnt, all, count, u->base.shared, u->stop);
  u->base.focused += refuted;
  return refuted;
}

/* Whether it is refuted by what an earlier one was refuted by. */
static bool is_recalled(sat_unchecked *u, const literal *all, size_t count) {
  assert(all || !count);
  bool refuted = !u->base.forgets_refutations && !u->finds_by_need && count &&
                 recalled_refutes(&u->recalled, all, count);
  u->base.recalled += refuted;
  return refuted;
}

/* The answer of `find`; what it took is kept. */
static sat_result keep_core(sat_unchecked *u, const literal *all, size_t count,
                            sat_result answer) {
  assert(all || !count);
  if (answer != SAT_UNSATISFIABLE || u->base.forgets_refutations || u->finds_by_need ||
      !count)
    return answer;
  vec_clear(&u->core);
  query_core(u->find, &u->core);
  recalled_add(&u->recalled, u->core.data, u->core.size, all[count - 1]);
  return answer;
}

static sat_result find_easily(unchecked *base, const literal *all, size_t count) {
  assert(all || !count);
  static const sat_limits easy = {.conflicts = EASY_CONFLICTS};
  sat_unchecked *u = (sat_unchecked *)base;
  if (base->always_focuses && u->questions++ % 3) /* tests: most are not easy */
    return SAT_UNKNOWN;
  if (is_recalled(u, all, count) || is_refuted_in_room(u, all, count))
    return SAT_UNSATISFIABLE;
  renew_find(u);
  return keep_core(u, all, count, query_solve(u->find, all, count, &easy));
}

static sat_result find(unchecked *base, const literal *all, size_t count) {
  assert(all || !count);
  sat_unchecked *u = (sat_unchecked *)base;
  if (is_recalled(u, all, count) || is_refuted_in_room(u, all, count))
    return SAT_UNSATISFIABLE;
  bool at_once = u->base.always_focuses || are_many(u, u->very_hard);
  u->questions++;
  u->base.hard += at_once;
  sat_result result = at_once ? SAT_UNKNOWN : find_within(u, all, count);
  if (result != SAT_UNKNOWN || (u->stop && atomic_load(u->stop)))
    return keep_core(u, all, count, result);
  uint32_t patience = base->patience ? base->patience(base->asker) : UINT32_MAX;
  sat_limits some = {.conflicts = patience}, *most = patience < UINT32_MAX ? &some : NULL;
  if (!patience)
    return SAT_UNKNOWN;
  bool focuses = !u->base.asks_as_it_is && !u->finds_by_need;
  if (focuses)
    result = focus_ask(u->formula, &u->learnt, all, count, most, u->stop);
  u->base.focused += result == SAT_UNSATISFIABLE;
  if (result == SAT_UNSATISFIABLE || (focuses && result == SAT_UNKNOWN && most))
    return result;
  return keep_core(u, all, count, query_solve(informed(u), all, count, most));
}

static void exclude(sat_unchecked *u, const literal *all, size_t count) {
  assert(all || !count);
  vec_push(&u->clause, literal_not(u->operation));
  for (size_t k = 0; k < count; k++)
    vec_push(&u->clause, literal_not(all[k]));
  tell(u, u->clause.data, u->clause.size);
  vec_clear(&u->clause);
}

static void prune(unchecked *base, const literal *all, size_t count) {
  sat_unchecked *u = (sat_unchecked *)base;
  exclude(u, all, count);
  vec_clear(&u->last);
  for (size_t k = 0; k < count; k++)
    vec_push(&u->last, all[k]);
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
  if (u->has_counted)
    counted_release(&u->counted);
  estimate_delete(u->estimate);
  rooms_forget(&u->rooms);
  recalled_release(&u->recalled);
  vec_release(&u->core);
  vec_release(&u->clause);
  vec_release(&u->learnt);
  vec_release(&u->lemmas);
  vec_release(&u->last);
  pruned_release(&u->told_paths);
  vec_release(&u->for_choosing);
  memory_free(u);
}

unchecked *unchecked_sat_new(formula *f, const choices *defined, const _Atomic bool *stop,
                             bool watched, uint64_t scramble, bool by_need) {
  sat_unchecked *u = memory_new(sat_unchecked);
  u->estimate = watched ? estimate_new(f, stop) : NULL;
  u->formula = f;
  u->choices = defined;
  u->scramble = scramble;
  u->by_need = by_need;
  u->stop = stop;
  u->base = (unchecked){.define = define,
                        .learn = learn,
                        .aim = aim,
                        .learn_lemma = learn_lemma,
                        .is_possible = is_possible,
                        .begin = begin,
                        .choose = choose,
                        .find = find,
                        .find_easily = find_easily,
                        .find_by_need = find_by_need,
                        .forget = forget,
                        .prune = prune,
                        .prune_twins = prune_twins,
                        .restore_twins = restore_twins,
                        .fraction = fraction,
                        .estimates = true,
                        .delete = delete};
  make_choose(u);
  make_find(u);
  return &u->base;
}
