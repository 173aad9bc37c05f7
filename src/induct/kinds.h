/* A few positions in place of all.
 *
 *     kinds *n = kinds_new(check);            NULL: nothing to be done this way
 *     ... the symbolic state is made, with kinds_make_arguments(n) ...
 *     if (kinds_open(n)) ...                  for each operation that kinds_wants(n, k):
 *       kinds_begin(n, &search);              it has the scheme now
 *       kinds_end(n, &search, done);          if it holds the result says so
 *     kinds_delete(n);
 */
#ifndef INDUCT_KINDS_H
#define INDUCT_KINDS_H

#include "path/path.h"

typedef struct kinds kinds;
kinds *kinds_new(world *);
void kinds_make_arguments(kinds *);
/* What is valid, as far as it is known here. False: it cannot be evaluated. */
bool kinds_open(kinds *);
bool kinds_wants(const kinds *, uint32_t operation);
void kinds_begin(kinds *, search *);
void kinds_end(kinds *, search *, bool done);
void kinds_delete(kinds *); /* or NULL */

#endif
