/* The positions of a space as a tree, and which of them are alike.
 *
 *     positions p;
 *     if (positions_find(&p, space)) ...       false: no such tree; nothing to release
 *     p.of[object].kind                        positions of one kind look alike below
 *     positions_release(&p);
 *
 * It is such a tree when exactly one slot of the space may refer to each position and
 * each array, and there are no pool objects. Then what is reached from a position lies
 * below it, and two positions are of one kind when all that lies below them may hold the
 * same, place by place. What places are called below one position, they are called below
 * another of its kind.
 */
#ifndef INDUCT_POSITIONS_H
#define INDUCT_POSITIONS_H

#include "check/space.h"

typedef struct position {
  uint32_t kind;        /* from 1; 0: not of the tree */
  space_id holder;      /* the object whose slot refers to it */
  space_slot_id slot;   /* that slot */
  uint32_t alternative; /* its number among the values of the slot */
} position;

typedef struct positions {
  const space *space;
  position *of;          /* by object of the space */
  space_id_vector first; /* by kind: the first position of it; [0] is unused */
} positions;

bool positions_find(positions *, const space *);
void positions_release(positions *);
/* Whether the object is the other one, or lies below it. */
bool positions_is_below(const positions *, space_id, space_id other);
/* The slot that is called, below `to`, as the slot is called below `from`, which is of
 * the same kind. */
space_slot_id positions_image(const positions *, space_slot_id, space_id from,
                              space_id to);

#endif
