/* The clauses that say what has been checked, fewer of them: one for each family of paths of
 * which nothing is left.
 *
 *     uint32_t closed = families_close(&p, q, &out);
 *
 * The query knows what is valid and the clauses of `p`. Each clause is a path, its decisions
 * negated and in their order. What comes out says the same as far as the query's solver is
 * right: a clause for each family, with no more decisions than were needed to see that none of
 * its states is left, and the clauses of paths that are in none.
 */
#ifndef CHOOSE_FAMILIES_H
#define CHOOSE_FAMILIES_H

#include "choose/pruned.h"
#include "solver/query.h"

uint32_t families_close(const pruned *, query *, pruned *out);

#endif
