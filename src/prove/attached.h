/* Which objects of the space are part of the tree, and who may refer to the others.
 *
 * What is said of nodes that are attached can be made true of all of them, wherever nobody
 * can reach one that is not: derived.c and ranges.c do so. */
#ifndef PROVE_ATTACHED_H
#define PROVE_ATTACHED_H

#include "world/world.h"

/* Whether it is a position of the main object's tree. */
bool attached_is_position(const world *, space_id object);
/* Whether some of the domain's values are such positions. */
bool attached_can_be_led_to(const world *, const domain *);
/* Whether an argument may be a position, attached or not. */
bool attached_may_be_arguments(const world *);
/* When each object of the space is attached; what is no position always is. */
void attached_find(world *, literal *out);

#endif
