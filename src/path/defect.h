/* Defects, planted for tests; inside the SAT engine. */
#ifndef PATH_DEFECT_H
#define PATH_DEFECT_H

#include "path/path.h"

void defect_spoil_path(search *, followed *); /* what it wrote, gave, or how it ended */
bool defect_spoils_proof(const world *);      /* whatever is asked is proved */
/* How many of so many literals say what a path removes. */
size_t defect_spoil_pruning(const world *, size_t count);

/* What is valid: not all of it. */
void defect_spoil_valid(const world *, literal_vector *conjuncts);

#endif
