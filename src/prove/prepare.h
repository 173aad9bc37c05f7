/* What proofs know before the first path. */
#ifndef PROVE_PREPARE_H
#define PROVE_PREPARE_H

#include "world/world.h"

/* derived.c: finds the references that the invariant determines, in a state whose
 * invariant has been asserted. True: there are some, in `derived`. */
bool prepare_derived(world *);

/* possible.c: finds the values that fields have in valid states, where pool objects are
 * numbered. True: some have fewer than before, in `possible`. */
bool prepare_possible(world *);

/* ranges.c: finds how far integers of nodes go in valid states. True: some are smaller than
 * their domains, in `ranges`. */
bool prepare_ranges(world *);

/* cases.c: teaches the difference the invariant for single arrays. False: a specification
 * cannot be evaluated; the sink knows. */
bool prepare_cases(world *);

/* order.c: teaches the proving solver how the integers among the operation's arguments
 * lie between numbers that the invariant compares. */
void prepare_order(world *, const operation *, const sym *args);
/* The number that an argument is or has in its box; false: none, or a constant. */
bool prepare_number_in(world *, ir_type, sym, bits *out);

#endif
