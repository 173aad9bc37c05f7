/* A few positions in place of all.
 *
 *     kinds *n = kinds_new(check);            NULL: nothing to be done this way
 *     ... the symbolic state is made, with kinds_make_arguments(n) ...
 *     kinds_search_all(n);                   operations that hold are marked in the
 * result kinds_delete(n);
 */
#ifndef INDUCT_KINDS_H
#define INDUCT_KINDS_H

#include "world/world.h"

typedef struct kinds kinds;
kinds *kinds_new(sat_check *);
void kinds_make_arguments(kinds *);
void kinds_search_all(kinds *);
void kinds_delete(kinds *); /* or NULL */

#endif
