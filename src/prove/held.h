/* Proofs object by object, after a path that wrote to all objects that an argument may
 * be (see evaluator_hold). */
#ifndef PROVE_HELD_H
#define PROVE_HELD_H

#include "world/world.h"

typedef struct held_proof held_proof;
void held_proof_delete(held_proof *); /* or NULL */

/* Replaces by true those literals of the path that follow from the ones before them,
 * whichever object the argument is: that an index is within its array, mostly. What the
 * paths leave is then seen to be nothing at first sight. */
void held_shorten_path(world *);

/* The same means for proofs of other things. Ready for the path under way, which has this
 * argument; NULL: its alternatives have no codes. */
held_proof *held_proof_begin(world *, sym argument);
/* From now on the argument is this alternative of it: its code is known, and with it all
 * guards. */
void held_suppose(held_proof *, uint32_t number);
literal held_given(held_proof *, literal);        /* the literal, there */
literal held_path(held_proof *, uint32_t number); /* the path, there: what is supposed */
/* Whether it must hold where the others do, asked conjunct by conjunct. False: perhaps
 * not. */
bool held_implies(held_proof *, literal known, literal path, literal must);
/* Whether nothing satisfies all of these, three at most. False: perhaps. */
bool held_exclude_each_other(held_proof *, const literal *, size_t count);

#endif
