/* Calls that are made anew after a path, as local proofs see them. */
#ifndef PROVE_LOCAL_RECALL_H
#define PROVE_LOCAL_RECALL_H

#include "prove/local_proof.h"
#include "world/world.h"

recall_watch local_recall; /* of a check: what local proofs make of calls after a path */

#endif
