/* An integer that the invariant counts: `size == count(root)`.
 *
 * The solver that chooses would have to find a size for each tree that it finds, through
 * adders over all positions, though there is only one. So it is not told of the clause; a
 * state that it chooses gets the size that its other variables give.
 *
 *     counted n;
 *     counted_init(&n, f, choices, says, zero, own, count);    says: zero is 0
 *     counted_learn(&n, conjunct, &parts);       what the solver is told, without `says`
 *     if (counted_matters(&n, a)) ...            `a` speaks of the integer
 *     if (!counted_complete(&n, value_of, context)) ...        no valid state
 *     bool v;
 *     if (counted_value(&n, variable, &v)) ...   is one of its variables
 *     counted_release(&n);
 *
 * What is assumed, and who looks at it (tests/shortcuts/Counted.java):
 *
 * - The clause that is left out is one of the conjuncts that all valid states satisfy: who
 *   finds no state without it would find none with it (counted_learn).
 * - The integer is `rest`, as the clause says: its bits stand in the sum with the powers of
 *   two, all of one sign, and are variables (counted_init). That the value fits its bits,
 *   and that the rest does not depend on it in some other way, is seen of each chosen
 *   state: the clause itself is evaluated with the value (counted_complete).
 * - What else the invariant says of the integer, such as its range, holds of each chosen
 *   state (counted_complete); whatever is no conjunct of its own is kept whole.
 * - What the solver is told besides (paths that are excluded, twins, preconditions,
 *   assumptions) does not speak of the integer (counted_matters). A variable that is
 *   defined elsewhere may depend on anything, and counts as one that does.
 *
 * Where one of the last two fails, the solver is told of the clause after all.
 *
 * Nothing of this can make a verdict too good: the solver is told less than what is valid,
 * so that what it does not find is not there; and what it finds is held against all that
 * is. A mistake here is a state that is chosen twice, or one that the replay refuses. */
#ifndef CHOOSE_COUNTED_H
#define CHOOSE_COUNTED_H

#include "formula/choices.h"
#include "formula/marks.h"
#include "formula/sum.h"

typedef struct counted {
  formula *graph;
  const choices *choices; /* or NULL */
  literal says;
  sum rest;           /* the integer is this, */
  literal_vector own; /* and these are its bits, lowest first: variables */
  literal_vector bound;
  node_map matters; /* node -> whether the integer does: NO or YES, once known */
  u32_vector stack;
  evaluation evaluation; /* kept: a new one clears room for the whole graph */
  uint64_t value;        /* in the state that was chosen last */
} counted;

/* own: those of the sum's guards that are the integer, lowest first. */
void counted_init(counted *, formula *, const choices *, literal says, const sum *zero,
                  const literal *own, uint32_t count);
void counted_release(counted *);
void counted_learn(counted *, literal conjunct, literal_vector *parts);
bool counted_matters(counted *, literal);
bool counted_complete(counted *, model_value *, void *context);
bool counted_value(const counted *, uint32_t variable, bool *value);

#endif
