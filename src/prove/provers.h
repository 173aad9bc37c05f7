/* What must hold after a path, for all its states: a table of techniques, each of which
 * shows a part of it and leaves the rest to those behind it, the last one to the solver.
 *
 *     provers_open(c, &tree, &valid);               what is valid is known; once
 *     literal_vector must = {0};                    after each path:
 *     if (provers_show_unwritten(c, op)) ...        all of it holds, nothing was written
 *     provers_begin(c, op);
 *     ... the requirements are evaluated into `must` ...
 *     provers_end(c, op);
 *     provers_left(c, op, PROVE_EACH, &must);       some of them are LITERAL_TRUE now
 *     provers_left(c, op, PROVE_LOCALLY, &must);    others, fewer, in their place
 *     provers_left(c, op, PROVE_TOGETHER, &must);
 *     ... what is left is asked of the solver: search/prove.c ...
 *     provers_close(c);
 *
 * Whatever is put in the place of a requirement is equivalent to it where the path holds
 * and what was valid before it. A new technique is a pair of files and one line in the
 * table of provers.c; near.h, held.h, local_proof.h and difference.h are the ones there
 * are.
 */
#ifndef PROVE_PROVERS_H
#define PROVE_PROVERS_H

#include "world/traits.h"
#include "world/tree.h"

typedef enum prover_stage {
  PROVE_UNWRITTEN, /* before requirements are evaluated: all of them, or nothing */
  PROVE_EACH,      /* each for itself: it becomes true, or stays as it is */
  PROVE_LOCALLY,   /* what was evaluated with something arbitrary in it */
  PROVE_TOGETHER   /* all of them: others may be in their place, fewer or more */
} prover_stage;

typedef struct prover {
  technique technique;
  prover_stage stage;
  /* What is valid is known. No tree: before constructors there is no state. */
  void (*open)(world *, const world_tree *, const literal_vector *valid);
  void (*close)(world *);         /* opened or not */
  bool (*applies)(const world *); /* besides what the technique says */
  void (*begin)(world *);         /* requirements are about to be evaluated */
  void (*end)(world *);           /* they have been */
  void (*left)(world *, literal_vector *must);
} prover; /* NULL: nothing to be done; it always applies */

void provers_open(world *, const world_tree *, const literal_vector *valid);
void provers_close(world *);
bool provers_show_unwritten(world *, const operation *);
void provers_begin(world *, const operation *);
void provers_end(world *, const operation *);
void provers_left(world *, const operation *, prover_stage, literal_vector *must);

extern const prover prove_near, prove_known, prove_held, prove_local, prove_rows,
    prove_difference;

#endif
