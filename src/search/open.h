/* The symbolic state of a check, and what is valid in it.
 *
 *     if (search_open_world(c, constructors)) ... operations, one by one ...
 *     search_close_world(c);
 */
#ifndef SEARCH_OPEN_H
#define SEARCH_OPEN_H

#include "world/world.h"

/* False: the invariant cannot be evaluated; the result says so. */
bool search_open_world(world *, bool constructors);
void search_close_world(world *);

/* The symbolic state and what works on it, with nothing known to be valid. */
void search_state_begin(world *);
void search_state_end(world *);

#endif
