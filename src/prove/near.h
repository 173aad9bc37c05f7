/* Proofs that look no further than where a path wrote; inside the SAT engine.
 *
 *     near_proof *p = near_proof_new(check, tree);     the state before any path
 *     ... a path has been followed ...
 *     if (near_proof_holds(p)) ...                     what must hold afterwards does
 *     near_proof_delete(p);
 */
#ifndef PROVE_NEAR_H
#define PROVE_NEAR_H

#include "world/tree.h"

typedef struct near_proof near_proof;

/* NULL: the invariant is not one of nodes and their neighbours. */
near_proof *near_proof_new(world *, const world_tree *);
void near_proof_delete(near_proof *);
/* Whether the tree is one after the path under way, and the invariant holds in all its
 * states. False: perhaps. */
bool near_proof_holds(near_proof *);

#endif
