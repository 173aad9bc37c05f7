/* The clauses that say what has been checked, for a solver that is made anew.
 *
 *     pruned p = {0};
 *     pruned_add(&p, clause, count);
 *     pruned_forget(&p, literal);              those that contain it
 *     pruned_reduce(&p);                       those that contain all of another one
 *     for (uint32_t at = 0; at < p.words.size; at += p.words.data[at] + 1)
 *       ... p.words.data[at] literals from p.words.data + at + 1 */
#ifndef CHOOSE_PRUNED_H
#define CHOOSE_PRUNED_H

#include "formula/formula.h"

typedef struct pruned {
  literal_vector words; /* of each clause its size, then its literals */
} pruned;

void pruned_add(pruned *, const literal *clause, size_t count);
void pruned_forget(pruned *, literal);
uint32_t pruned_reduce(pruned *); /* how many */
void pruned_release(pruned *);

#endif
