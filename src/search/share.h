/* The search of one check, shared among processes: see parallel/crew.h.
 *
 * A process that is asked for work gives away the operations that it has not begun; when
 * there are none, half of what is left of the one under way: the states that satisfy a
 * literal. The literal comes from the path that was followed last, and speaks of no
 * objects that are interchangeable, so that a state and its twins stay together.
 */
#ifndef SEARCH_SHARE_H
#define SEARCH_SHARE_H

#include "path/path.h"

/* Before the first path, with the world open. False: others have done all of it. */
bool share_begin(world *);
/* Where a search begins: what others have checked of its part is not left. */
void share_skip_done(search *);
/* Likewise: others begin with what its conclusion will need. */
void share_induction(search *);
/* Between two paths. False: this process goes on with other operations; the one under way
 * is its parent's. */
bool share_between_paths(search *);
/* After the last path. Gathers what others found into the result. Does not return in a
 * process that reports to another one. */
void share_end(world *);

#endif
