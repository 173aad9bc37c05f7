/* Sets of assignments, as binary decision diagrams (BuDDy).
 *
 *     uint32_t order[] = {2, 0, 1};                     variable numbers, top first
 *     bdd_manager *m = bdd_manager_new(f, order, 3, 0);
 *     bdd_set s = bdd_set_new(m), t = bdd_set_new(m);   registered, both empty
 *     if (!bdd_set_assign_literal(m, s, invariant) ||
 *         !bdd_set_assign_literal(m, t, path) || !bdd_set_minus(m, s, s, t))
 *       inconclusive: the nodes did not suffice
 *     bdd_manager_delete(m);                            with all its sets
 *
 * A bdd_set is a registered variable that holds a set; operations store into one
 * (`to`, which may also be an operand) what they make of others. Nobody counts
 * references. Operations answer false when the nodes do not suffice; `to` then
 * holds what it held before, and the manager remains of use unless the machine's
 * own memory ran out (bdd_manager_is_broken).
 *
 * BuDDy keeps its tables in the process: there can be one manager at a time, and
 * only one thread may use it. bdd_manager_new answers NULL when there is one
 * already, or when one was broken: BuDDy cannot be started again after that.
 */
#ifndef SOLVER_BDD_H
#define SOLVER_BDD_H

#include "formula/formula.h"

#include <gmp.h>

typedef struct bdd_manager bdd_manager;
typedef struct bdd_set {
  uint32_t index; /* in the manager's table */
} bdd_set;

/* `order` lists formula variables by number, each once; it is copied. `limit` is
 * the largest number of BDD nodes (20 bytes each, and about as much for caches,
 * outside the allocation door); 0: as many as memory holds. NULL: a manager exists,
 * there are more than 20,000 variables, or memory does not suffice. */
bdd_manager *bdd_manager_new(const formula *, const uint32_t *order, uint32_t count,
                             uint32_t limit);
void bdd_manager_delete(bdd_manager *);
/* Operations fail once it answers true; asked now and then while one runs. */
typedef bool bdd_stop(void *context);
void bdd_manager_set_stop(bdd_manager *, bdd_stop *, void *context);
bool bdd_manager_is_broken(const bdd_manager *); /* every operation fails from now on */
uint32_t bdd_manager_nodes(const bdd_manager *); /* in use, garbage included */

uint64_t bdd_manager_made(const bdd_manager *); /* nodes since it was made */

/* Named nodes: a node of the graph that has a position stands for itself in diagrams,
 * whatever it is made of. `bdd_manager_extend` adds positions at the end of the order
 * that belong to no variable; the first of them, or 0 when there is no room. */
uint32_t bdd_manager_extend(bdd_manager *, uint32_t count);
void bdd_manager_name(bdd_manager *, uint32_t node, uint32_t position);
bool bdd_manager_is_named(const bdd_manager *, uint32_t node);
void bdd_manager_forget_names(bdd_manager *);
/* What the diagram of a node is made of: 0 (a leaf), 2 or 3 literals. */
uint32_t bdd_parts(const formula *, uint32_t node, literal parts[3]);

bdd_set bdd_set_new(bdd_manager *); /* the empty set */
void bdd_set_delete(bdd_manager *, bdd_set);

/* Into `to`. The literal's support must lie in the order. */
void bdd_set_assign_empty(bdd_manager *, bdd_set to);
void bdd_set_assign_all(bdd_manager *, bdd_set to);
void bdd_set_assign(bdd_manager *, bdd_set to, bdd_set from);
bool bdd_set_assign_literal(bdd_manager *, bdd_set to, literal);
/* All with these values: positions << 1 | value, in any order. */
bool bdd_set_assign_cube(bdd_manager *, bdd_set to, const uint32_t *values,
                         uint32_t count);
/* Whether the literal is one level: its position << 1 | value. */
bool bdd_manager_level(const bdd_manager *, literal, uint32_t *out);
/* The set and the literal; made within the set, which is cheaper where the literal alone
 * would be large. */
bool bdd_set_intersect_literal(bdd_manager *, bdd_set to, bdd_set, literal);
bool bdd_set_union(bdd_manager *, bdd_set to, bdd_set, bdd_set);
bool bdd_set_intersect(bdd_manager *, bdd_set to, bdd_set, bdd_set);
bool bdd_set_minus(bdd_manager *, bdd_set to, bdd_set, bdd_set);
bool bdd_set_complement(bdd_manager *, bdd_set to, bdd_set);

/* exists: assignments that are in the set after some change of these variables.
 * restrict: assignments that are in the set after giving these variables these
 * values. The result does not depend on the variables. */
bool bdd_set_exists(bdd_manager *, bdd_set to, bdd_set, const uint32_t *variables,
                    uint32_t count);
bool bdd_set_restrict(bdd_manager *, bdd_set to, bdd_set, const uint32_t *variables,
                      const bool *values, uint32_t count);

bool bdd_set_is_empty(const bdd_manager *, bdd_set);
bool bdd_set_is_equal(const bdd_manager *, bdd_set, bdd_set);
bool bdd_set_contains(const bdd_manager *, bdd_set, model_value *, void *context);
uint32_t bdd_set_size(const bdd_manager *, bdd_set); /* nodes, without the constants */

/* The least member in lexicographic order: the first variable of the order counts
 * most, false is less than true. values[i] belongs to order[i]. False when the set
 * is empty. */
bool bdd_set_pick(const bdd_manager *, bdd_set, bool *values);

/* The same member, as far as the set asks: positions << 1 | value, top first; whatever
 * the others are, it is a member. */
bool bdd_set_pick_cube(const bdd_manager *, bdd_set, u32_vector *out);

/* The number of members: assignments to all variables of the order. Exact. */
void bdd_set_count(const bdd_manager *, bdd_set, mpz_t count);

#endif
