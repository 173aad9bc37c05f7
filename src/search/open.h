/* The symbolic state of a check, and what is valid in it.
 *
 *     if (sat_check_open(c, constructors)) ... operations, one by one ...
 *     sat_check_close(c);
 */
#ifndef SEARCH_OPEN_H
#define SEARCH_OPEN_H

#include "world/world.h"

/* False: the invariant cannot be evaluated; the result says so. */
bool sat_check_open(sat_check *, bool constructors);
void sat_check_close(sat_check *);

/* The symbolic state and what works on it, with nothing known to be valid. */
void sat_state_begin(sat_check *);
void sat_state_end(sat_check *);

#endif
