/* What is left to check, as a decision diagram (001 §3.2, §3.3.1): pruning is a
 * difference of sets, choosing takes the least member of the order.
 *
 * The diagram knows the shape of states and the answers to what paths have asked
 * (bdd_levels.c). Its least member is a cube, which a solver that knows what is valid
 * completes to a state. Where there is none, the solver says which part of the cube is
 * impossible, and that goes, too. So the diagram may have members that are no states, as
 * long as it has all that are left; and that nothing is left means that all is checked.
 *
 * Proofs are the solver's. `left` lacks what was pruned, `open` the twins besides; when
 * twins come back, open is left again. Diagrams can outgrow memory at any step: from then
 * on every answer is SAT_UNKNOWN. */
#include "base/progress.h"
#include "choose/bdd_internal.h"
#include "choose/unchecked.h"

#include <assert.h>
#include <math.h>
#include <unistd.h>

enum {
  NODE_BYTES = 64, /* of memory for a node: tables while they grow, caches */
  SIZED = 8        /* states chosen, for one whose diagram is counted */
};

bool bdd_is_over(void *check) {
  return check_is_stopped(((world *)check)->limits);
}

/* Whether the diagrams are still what they should be. */
static bool is_sound(bdd_unchecked *u, bool done) {
  assert(u->c);
  u->failed |= !done;
  if (u->failed && !bdd_is_over(u->c))
    u->base.trouble = u->levels.manager
                          ? "memory limit: the decision diagrams grew too large"
                          : "memory limit: the decision diagrams cannot be started";
  return !u->failed;
}

static void learn(unchecked *base, literal conjunct) {
  assert(formula_has(((bdd_unchecked *)base)->c->formula, conjunct));
  bdd_unchecked *u = (bdd_unchecked *)base;
  vec_push(&u->learnt, conjunct);
  query_assert(u->complete, conjunct);
  query_assert(u->find, conjunct);
}

/* Without --memory: what half of the machine's memory holds. */
uint32_t bdd_most_nodes(void) {
  size_t bytes = memory_limit();
  if (!bytes)
    bytes = (size_t)sysconf(_SC_PHYS_PAGES) * (size_t)sysconf(_SC_PAGESIZE) / 2;
  size_t nodes = bytes / NODE_BYTES;
  return nodes < INT32_MAX ? (uint32_t)nodes : INT32_MAX;
}

static bool open_diagrams(bdd_unchecked *u) {
  u->opened = true;
  if (!is_sound(u, bdd_levels_open(&u->levels, u->c, bdd_most_nodes())))
    return false;
  bdd_manager *m = u->levels.manager;
  bdd_set *sets[] = {&u->valid, &u->begun, &u->left, &u->open, &u->candidates};
  for (size_t k = 0; k < sizeof sets / sizeof *sets; k++)
    *sets[k] = bdd_set_new(m);
  bdd_make_valid(&u->levels, &u->learnt, u->valid);
  u->c->result->costs.diagram_valid = bdd_set_size(m, u->valid);
  return true;
}

static sat_result is_possible(unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  sat_result any = query_solve(u->complete, NULL, 0, NULL);
  if (any != SAT_SATISFIABLE)
    return any;
  return u->opened || open_diagrams(u) ? SAT_SATISFIABLE : SAT_UNKNOWN;
}

static query *new_completion(const world *c) {
  query *q = query_new(c->formula,
                       sat_confirmed_new(sat_trail_new(), sat_cadical_new(SAT_REFUTING)));
  sat_set_stop(query_solver(q), c->limits->stop);
  return q;
}

/* A solver of its own for every operation: what the others asked would be decided again
 * and again. */
static void renew_completion(bdd_unchecked *u) {
  query_delete(u->complete);
  u->complete = new_completion(u->c);
  u->base.chosen.context = u->complete;
  vec_each (literal, conjunct, &u->learnt)
    query_assert(u->complete, *conjunct);
}

static void begin(unchecked *base, literal precondition) {
  assert(formula_has(((bdd_unchecked *)base)->c->formula, precondition));
  assert(((bdd_unchecked *)base)->opened || ((bdd_unchecked *)base)->failed);
  bdd_unchecked *u = (bdd_unchecked *)base;
  bdd_manager *m = u->levels.manager;
  if (u->operation)
    renew_completion(u);
  u->operation = formula_variable(u->c->formula);
  literal clause[] = {literal_not(u->operation), precondition};
  query_assert_clause(u->complete, clause, 2);
  bdd_levels_forget(&u->levels);
  bdd_set_assign(m, u->begun, u->valid);
  bdd_restrict_visible(&u->levels, precondition, u->begun);
  bdd_set_assign(m, u->left, u->begun);
  bdd_set_assign(m, u->open, u->begun);
}

/* The set of all that satisfies these: those that are levels, which most are, in one go.
 */
static void intersect_all(bdd_unchecked *u, const literal *all, size_t count) {
  assert(all || !count);
  bdd_manager *m = u->levels.manager;
  uint32_t level;
  vec_clear(&u->levels_of);
  for (size_t k = 0; k < count && !u->failed; k++)
    if (is_sound(u, bdd_levels_prepare(&u->levels, all[k])) &&
        bdd_manager_level(m, all[k], &level))
      vec_push(&u->levels_of, level);
  is_sound(u, !u->failed && bdd_set_assign_cube(m, u->candidates, u->levels_of.data,
                                                u->levels_of.size));
  for (size_t k = 0; k < count && !u->failed; k++)
    if (!bdd_manager_level(m, all[k], &level))
      is_sound(u, bdd_set_intersect_literal(m, u->candidates, u->candidates, all[k]));
}

static void subtract(bdd_unchecked *u, bdd_set from) {
  is_sound(u, !u->failed && bdd_set_minus(u->levels.manager, from, from, u->candidates));
}

static void prune(unchecked *base, const literal *all, size_t count) {
  assert(all || !count);
  bdd_unchecked *u = (bdd_unchecked *)base;
  bdd_manager *m = u->levels.manager;
  bool no_twins = bdd_set_is_equal(m, u->left, u->open);
  intersect_all(u, all, count);
  subtract(u, u->left);
  if (no_twins)
    bdd_set_assign(m, u->open, u->left);
  else
    subtract(u, u->open);
}

static void prune_twins(unchecked *base, const literal *all, size_t count) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  intersect_all(u, all, count);
  subtract(u, u->open);
}

static void restore_twins(unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  bdd_set_assign(u->levels.manager, u->open, u->left);
}

/* The least member, as what it takes for granted, behind what is assumed anyway: a
 * literal for each level that it mentions. The next is like it at the beginning: the
 * solver keeps that part of its trail. */
static bool pick(bdd_unchecked *u) {
  assert(!u->failed);
  vec_clear(&u->cube);
  if (!bdd_set_pick_cube(u->levels.manager, u->open, &u->cube))
    return false;
  vec_each (uint32_t, at, &u->cube)
    vec_push(&u->assumed, u->levels.node_at.data[*at >> 1] << 1 | !(*at & 1));
  return true;
}

/* The part of the cube that no valid state has is no state. */
static void remove_impossible(bdd_unchecked *u) {
  literal_vector core = {0};
  for (uint32_t k = u->assumed.size - u->cube.size; k < u->assumed.size; k++)
    if (query_failed(u->complete, u->assumed.data[k]))
      vec_push(&core, u->assumed.data[k]);
  prune(&u->base, core.data, core.size);
  vec_release(&core);
}

/* Diagrams change slowly: one in a few is looked at. */
static void note_size(bdd_unchecked *u) {
  if (u->chosen++ % SIZED)
    return;
  uint32_t size = bdd_set_size(u->levels.manager, u->open);
  if (size > u->c->result->costs.diagram_most)
    u->c->result->costs.diagram_most = size;
}

/* `besides` only ever gets stronger while an operation is searched: what is impossible
 * with it may go for good. */
static sat_result choose(unchecked *base, literal besides) {
  assert(formula_has(((bdd_unchecked *)base)->c->formula, besides));
  bdd_unchecked *u = (bdd_unchecked *)base;
  is_sound(u, !bdd_manager_is_broken(u->levels.manager)); /* it would say: none left */
  while (!u->failed && !bdd_is_over(u->c)) {
    vec_clear(&u->assumed);
    vec_push(&u->assumed, u->operation);
    vec_push(&u->assumed, besides);
    if (!pick(u))
      return SAT_UNSATISFIABLE;
    note_size(u);
    sat_result any = query_solve(u->complete, u->assumed.data, u->assumed.size, NULL);
    if (any != SAT_UNSATISFIABLE)
      return any;
    remove_impossible(u);
  }
  return SAT_UNKNOWN;
}

static sat_result find(unchecked *base, const literal *all, size_t count) {
  assert(all || !count);
  return query_solve(((bdd_unchecked *)base)->find, all, count, NULL);
}

static double fraction(unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  if (u->failed)
    return -1;
  mpz_t all, rest;
  mpz_inits(all, rest, NULL);
  bdd_set_count(u->levels.manager, u->begun, all);
  bdd_set_count(u->levels.manager, u->open, rest);
  long all_exponent, rest_exponent; /* doubles alone would overflow */
  double a = mpz_get_d_2exp(&all_exponent, all);
  double r = mpz_get_d_2exp(&rest_exponent, rest);
  mpz_clears(all, rest, NULL);
  return a > 0 ? ldexp(r / a, (int)(rest_exponent - all_exponent)) : -1;
}

static void delete (unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  if (u->opened)
    bdd_levels_close(&u->levels);
  query_delete(u->complete);
  query_delete(u->find);
  vec_release(&u->learnt);
  vec_release(&u->cube);
  vec_release(&u->levels_of);
  vec_release(&u->assumed);
  memory_free(u);
}

unchecked *bdd_unchecked_new(world *c) {
  bdd_unchecked *u = memory_new(bdd_unchecked);
  u->c = c;
  u->complete = new_completion(c);
  u->find = query_new(c->formula, sat_cadical_new(SAT_MANY_SMALL));
  sat_set_stop(query_solver(u->find), c->limits->stop);
  u->base = (unchecked){.chosen = {query_variable_value, u->complete},
                        .found = {query_variable_value, u->find},
                        .learn = learn,
                        .is_possible = is_possible,
                        .count = bdd_count,
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
