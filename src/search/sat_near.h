/* A few positions in place of all.
 *
 *     near *n = near_new(check);            NULL: nothing to be done this way
 *     ... the symbolic state is made, with near_make_arguments(n) ...
 *     near_search_all(n);                   operations that hold are marked in the result
 *     near_delete(n);
 */
#ifndef SEARCH_SAT_NEAR_H
#define SEARCH_SAT_NEAR_H

#include "search/sat_internal.h"

typedef struct near near;
near *near_new(sat_check *);
void near_make_arguments(near *);
void near_search_all(near *);
void near_delete(near *); /* or NULL */

#endif
