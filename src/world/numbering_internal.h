/* Inside the numbering of pool objects. */
#ifndef WORLD_NUMBERING_INTERNAL_H
#define WORLD_NUMBERING_INTERNAL_H

#include "world/numbering.h"

enum { MOST_NUMBERED = 63 }; /* objects of a group */

/* The pool objects of a class: one after the other. */
typedef struct numbered_group {
  uint32_t first, count; /* of the space */
  u32_vector slots;      /* those that count, in the order in which they are read */
  u32_vector owners; /* for each: the number within the group whose slot it is; or 0 */
  bool is_closed;    /* nothing else leads to it */
} numbered_group;

struct numbering {
  vector(numbered_group) groups;
  domain *domains; /* by slot; count 0: that of the space */
};

static inline bool numbering_is_member(const numbered_group *g, space_id o) {
  return o.index >= g->first && o.index < g->first + g->count;
}

/* The group of the object, from 1; 0: it is in none. */
uint32_t numbering_group_of(const struct numbering *, space_id);
/* The object to which this one belongs; null: a parameter's array. */
space_id numbering_belongs_to(const space *, space_id);
/* Whether the first value is nothing: what nobody reaches may have it. */
bool numbering_has_first(const domain *);

#endif
