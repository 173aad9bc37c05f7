/* States that are the same but for the names of pool objects; inside the SAT engine.
 *
 *     twins t = {0};
 *     twins_begin(&t, check);
 *     twins_prune(&t, check, false);  after each path, while the evaluator knows it
 *     twins_restore(&t, unchecked);   paths will be others: everything comes back
 *     twins_release(&t);
 */
#ifndef PATH_TWINS_H
#define PATH_TWINS_H

#include "choose/unchecked.h"
#include "world/world.h"

typedef struct twins_path {
  uint32_t merges, merge_count; /* what it merged: in twins.merges */
  uint32_t clauses, clause_count;
} twins_path;

typedef struct twins {
  vector(twins_path) paths; /* that states were removed for */
  u64_vector merges;
  literal_vector clauses; /* each with its length in front */
  uint32_t failures;      /* merges that had failed when the last of them was pruned; */
  uint32_t known;         /* of these, known to fail */
} twins;

void twins_begin(twins *, const world *);
void twins_resume(twins *, unchecked *, const world *); /* the operation began anew */
/* compared: with another operation. */
void twins_prune(twins *, world *, bool compared);
void twins_restore(twins *, unchecked *);
void twins_release(twins *);

#endif
