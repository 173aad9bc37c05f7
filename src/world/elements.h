/* Elements of arrays that others have as well.
 *
 * The checked object holds one of its own arrays, of some length. Element k of all of them has
 * the same variables: those that are not held cannot be reached, so nothing is lost.
 *
 *     elements_begin(c);                              before slots get values
 *     space_slot_id first = elements_first(c, slot);  whose value the slot has; mostly its own
 *     elements_offer(c);                              afterwards: symbolic/alike.h is told
 *     ... elements_held(c, first, choices) ...        of those with this value, the one in use
 *     elements_end(c);
 */
#ifndef WORLD_ELEMENTS_H
#define WORLD_ELEMENTS_H

#include "world/world.h"

void elements_begin(world *);
void elements_end(world *);
space_slot_id elements_first(const world *, space_slot_id);
/* In a state of the space, by slot: the one that can be reached; where none can, the first. */
space_slot_id elements_held(const world *, space_slot_id first, const uint32_t *choices);
/* Whether the object is one of these arrays, and not the one that is held there. */
bool elements_is_other(const world *, space_id, const uint32_t *choices);
void elements_offer(world *);
void elements_offer_copies(world *);

#endif
