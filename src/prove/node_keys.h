/* Rows that the nodes of the tree are, for abstractions of a user's own. */
#ifndef PROVE_NODE_KEYS_H
#define PROVE_NODE_KEYS_H

#include "world/world.h"

/* Adds a row for each integer of a node, or number in a box, that the invariant compares
 * with another; those of one field have one question. */
void node_keys_find(world *, unique_row_vector *out);

#endif
