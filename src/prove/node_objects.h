/* Which objects of the space each node of a formula speaks of.
 *
 *     node_objects n = {.graph = formula};
 *     node_objects_put(&n, variable, object);            once for each that speaks of one
 *     object_set s = node_objects_of(&n, literal);
 *
 * Sets are interned, so that equal ones are the same number. Few nodes speak of few
 * objects and nearly all of the rest of many: more than MOST_OBJECTS are not told apart.
 */
#ifndef PROVE_NODE_OBJECTS_H
#define PROVE_NODE_OBJECTS_H

#include "base/map.h"
#include "formula/formula.h"

enum { MOST_OBJECTS = 4096 };

typedef uint32_t object_set;
enum { OBJECTS_NONE = 0, OBJECTS_MANY = 1 };

typedef struct object_range {
  uint32_t first, count, next; /* next: same hash */
} object_range;

typedef struct node_objects {
  const formula *graph;
  u32_vector object_of; /* by variable; 0: none */
  u32_vector sets;      /* by node: object_set, as far as it is known */
  u32_vector words;     /* the members of all sets */
  vector(object_range) ranges;
  map index;  /* hash -> last set */
  map unions; /* pair of sets -> set */
} node_objects;

void node_objects_put(node_objects *, uint32_t variable, uint32_t object);
object_set node_objects_of(node_objects *, literal);
/* The members, ascending; of OBJECTS_MANY there are none. */
const uint32_t *node_objects_members(const node_objects *, object_set, uint32_t *count);
void node_objects_release(node_objects *);

#endif
