/* What is older than the object that holds it (check/space_older.c), in the symbolic
 * state. */
#ifndef WORLD_OLDER_H
#define WORLD_OLDER_H

#include "world/world.h"

/* Such slots lead in no ring: adds that to what is known of the state's codes. */
void older_demand(world *);

#endif
