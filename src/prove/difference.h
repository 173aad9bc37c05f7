/* What is left to prove: the difference between what must hold after a path and what
 * holds before it, modulo the path.
 *
 *     difference *d = difference_new(state);
 *     difference_learn(d, conjunct);                      of the valid states, once each
 *     literal rest = difference_of(d, path, required);    TRUE: nothing is left
 *
 * Formulas are taken apart into clauses: guards, and one formula under them. An operation
 * changes little, so nearly all clauses of the state after stand among those of the state
 * before, once the literals that the path decides are removed on both sides. Sums are
 * compared likewise: equal summands cancel.
 */
#ifndef PROVE_DIFFERENCE_H
#define PROVE_DIFFERENCE_H

#include "symbolic/state.h"

typedef struct difference difference;

difference *difference_new(sym_state *); /* borrows */
void difference_delete(difference *);
void difference_learn(difference *, literal);

/* Equivalent to the conjunction of `required` where the path and everything learnt
 * holds. */
literal difference_of(difference *, const literal_vector *path,
                      const literal_vector *required);
/* The parts of it, of the last path; borrowed. */
const literal_vector *difference_left(const difference *);
/* What is learnt, as clauses; borrowed. */
struct learnt_units *difference_units(difference *);
void difference_switch_off(difference *);
/* Whether it was, or has outgrown the formula: then everything is left. */
bool difference_is_off(const difference *);
/* Forgets everything that was learnt, and is on again. */
void difference_restart(difference *);
bool difference_is_empty(const difference *);
uint64_t difference_visited(const difference *);
/* How many sums were shown to be zero in every case of an index (sum_cases.h). */
uint32_t difference_summed(const difference *);

#endif
