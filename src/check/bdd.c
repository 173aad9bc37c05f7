/* What is left to check, as a decision diagram (001 §3.2, §3.3.1): pruning is a
 * difference of sets, choosing takes the least state of the order, a question about all
 * valid states is an intersection. No solver takes part in choosing and proving, and
 * nothing is left out of a proof because it looks like what is known: verdicts of this
 * engine and of the SAT engine confirm one another.
 *
 * `left` lacks what was pruned, `open` the twins besides; when twins come back, open is
 * left again. Diagrams can outgrow memory at any step: from then on every answer is
 * SAT_UNKNOWN. */
#include "base/progress.h"
#include "check/bdd_internal.h"

#include <math.h>
#include <stdlib.h>
#include <unistd.h>

enum { NODE_BYTES = 64 }; /* of memory for a node: tables while they grow, caches */

static bool value_of(void *context, uint32_t number) {
  struct values *v = context;
  if (number >= v->owner->order.size) /* no part of the state */
    return false;
  return v->at[v->owner->position[number]];
}

static bool is_over(void *context) {
  const check_limits *l = ((bdd_unchecked *)context)->c->limits;
  return (l->interrupted && *l->interrupted) ||
         (l->deadline && progress_clock() > l->deadline);
}

/* Whether the diagrams are still what they should be. */
static bool is_sound(bdd_unchecked *u, bool done) {
  u->failed |= !done;
  if (u->failed && !is_over(u))
    u->base.trouble = u->manager
                          ? "memory limit: the decision diagrams grew too large"
                          : "memory limit: the decision diagrams cannot be started";
  return !u->failed;
}

static void note_size(bdd_unchecked *u, bdd_set s) {
  uint32_t size = bdd_set_size(u->manager, s);
  if (size > u->c->result->costs.diagram_most)
    u->c->result->costs.diagram_most = size;
}

/* to := to and all conjuncts of the literal. */
static bool intersect_literal(bdd_unchecked *u, bdd_set to, literal a) {
  literal_vector parts = {0};
  bool ok = !u->failed;
  formula_conjuncts(u->c->formula, a, &parts);
  vec_each (literal, p, &parts)
    ok = ok && bdd_set_intersect_literal(u->manager, to, to, *p);
  vec_release(&parts);
  return is_sound(u, ok);
}

static void learn(unchecked *base, literal conjunct) {
  vec_push(&((bdd_unchecked *)base)->learnt, conjunct);
}

typedef struct constraint {
  literal holds;
  uint32_t top; /* position of its first variable */
} constraint;

static uint32_t top_of(const bdd_unchecked *u, literal a) {
  u32_vector support = {0};
  uint32_t top = u->order.size;
  formula_support(u->c->formula, &a, 1, &support);
  vec_each (uint32_t, node, &support) {
    uint32_t at = u->position[formula_variable_number(u->c->formula, *node)];
    top = at < top ? at : top;
  }
  vec_release(&support);
  return top;
}

static int compare_tops(const void *a, const void *b) {
  const constraint *x = a, *y = b;
  return (x->top < y->top) - (x->top > y->top);
}

/* What stands lowest in the diagram comes first: what comes later is put on top of it,
 * and copies little. */
static bool make_valid(bdd_unchecked *u) {
  uint32_t count = u->learnt.size;
  constraint *all = memory_new_array(constraint, count + 1);
  for (uint32_t k = 0; k < count; k++)
    all[k] = (constraint){u->learnt.data[k], top_of(u, u->learnt.data[k])};
  qsort(all, count, sizeof *all, compare_tops);
  bdd_set_assign_all(u->manager, u->valid);
  for (uint32_t k = 0; k < count && !u->failed; k++)
    intersect_literal(u, u->valid, all[k].holds);
  memory_free(all);
  u->c->result->costs.diagram_valid = bdd_set_size(u->manager, u->valid);
  u->made = !u->failed;
  return u->made;
}

static sat_result is_possible(unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  if (!is_sound(u, u->manager != NULL) || !(u->made || make_valid(u)))
    return SAT_UNKNOWN;
  return bdd_set_is_empty(u->manager, u->valid) ? SAT_UNSATISFIABLE : SAT_SATISFIABLE;
}

static void begin(unchecked *base, literal precondition) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  bdd_set_assign(u->manager, u->begun, u->valid);
  intersect_literal(u, u->begun, precondition);
  bdd_set_assign(u->manager, u->left, u->begun);
  bdd_set_assign(u->manager, u->open, u->begun);
}

/* The least member of the candidates, as a model. */
static sat_result pick(bdd_unchecked *u, struct values *into) {
  if (u->failed)
    return SAT_UNKNOWN;
  return bdd_set_pick(u->manager, u->candidates, into->at) ? SAT_SATISFIABLE
                                                           : SAT_UNSATISFIABLE;
}

static sat_result choose(unchecked *base, literal besides) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  if (u->failed)
    return SAT_UNKNOWN;
  note_size(u, u->open);
  bdd_set_assign(u->manager, u->candidates, u->open);
  intersect_literal(u, u->candidates, besides);
  return pick(u, &u->chosen);
}

static void intersect_all(bdd_unchecked *u, const literal *all, size_t count) {
  bdd_set_assign_all(u->manager, u->candidates);
  for (size_t k = 0; k < count; k++)
    intersect_literal(u, u->candidates, all[k]);
}

static sat_result find(unchecked *base, const literal *all, size_t count) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  intersect_all(u, all, count - 1);
  is_sound(u, !u->failed &&
                  bdd_set_intersect(u->manager, u->candidates, u->candidates, u->valid));
  intersect_literal(u, u->candidates, all[count - 1]);
  return pick(u, &u->found);
}

static void subtract(bdd_unchecked *u, bdd_set from) {
  is_sound(u, !u->failed && bdd_set_minus(u->manager, from, from, u->candidates));
}

static void prune(unchecked *base, const literal *all, size_t count) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  intersect_all(u, all, count);
  subtract(u, u->left);
  subtract(u, u->open);
}

static void prune_twins(unchecked *base, const literal *all, size_t count) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  intersect_all(u, all, count);
  subtract(u, u->open);
}

static void restore_twins(unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  bdd_set_assign(u->manager, u->open, u->left);
}

static double fraction(unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  if (u->failed)
    return -1;
  mpz_t all, rest;
  mpz_inits(all, rest, NULL);
  bdd_set_count(u->manager, u->begun, all);
  bdd_set_count(u->manager, u->open, rest);
  long all_exponent, rest_exponent; /* doubles alone would overflow */
  double a = mpz_get_d_2exp(&all_exponent, all);
  double r = mpz_get_d_2exp(&rest_exponent, rest);
  mpz_clears(all, rest, NULL);
  return a > 0 ? ldexp(r / a, (int)(rest_exponent - all_exponent)) : -1;
}

static void delete (unchecked *base) {
  bdd_unchecked *u = (bdd_unchecked *)base;
  if (u->manager)
    u->c->result->costs.diagram_nodes += bdd_manager_made(u->manager);
  bdd_manager_delete(u->manager);
  vec_release(&u->order);
  vec_release(&u->learnt);
  memory_free(u->position);
  memory_free(u->chosen.at);
  memory_free(u->found.at);
  memory_free(u);
}

/* Without --memory: what half of the machine's memory holds. */
static uint32_t most_nodes(void) {
  size_t bytes = memory_limit();
  if (!bytes)
    bytes = (size_t)sysconf(_SC_PHYS_PAGES) * (size_t)sysconf(_SC_PAGESIZE) / 2;
  size_t nodes = bytes / NODE_BYTES;
  return nodes < INT32_MAX ? (uint32_t)nodes : INT32_MAX;
}

static void make_order(bdd_unchecked *u) {
  bdd_order(u->c, &u->order);
  u->position = memory_new_array(uint32_t, u->order.size);
  for (uint32_t k = 0; k < u->order.size; k++)
    u->position[u->order.data[k]] = k;
}

unchecked *bdd_unchecked_new(sat_check *c) {
  bdd_unchecked *u = memory_new(bdd_unchecked);
  u->c = c;
  make_order(u);
  u->chosen = (struct values){u, memory_new_array(bool, u->order.size)};
  u->found = (struct values){u, memory_new_array(bool, u->order.size)};
  u->manager = bdd_manager_new(c->formula, u->order.data, u->order.size, most_nodes());
  if (u->manager)
    bdd_manager_set_stop(u->manager, is_over, u);
  bdd_set *sets[] = {&u->valid, &u->begun, &u->left, &u->open, &u->candidates};
  for (size_t k = 0; u->manager && k < sizeof sets / sizeof *sets; k++)
    *sets[k] = bdd_set_new(u->manager);
  u->base = (unchecked){.chosen = {value_of, &u->chosen},
                        .found = {value_of, &u->found},
                        .proves_all = true,
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
                        .delete = delete};
  return &u->base;
}

void check_bdd(space *sp, const check_limits *limits, check_result *result,
               diag_sink *sink) {
  result->engine = "bdd";
  sat_check_with(bdd_unchecked_new, false, sp, limits, result, sink);
}

void check_bdd_fields(space *sp, const check_limits *limits, check_result *result,
                      diag_sink *sink) {
  result->engine = "bdd";
  sat_check_with(bdd_unchecked_new, true, sp, limits, result, sink);
}
