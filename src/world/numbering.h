/* Pool objects numbered by where they are first met: of all states that differ in the
 * names of pool objects alone, one is left.
 *
 *     numbering_begin(c);                       before slots get values
 *     const domain *d = numbering_domain(c, slot);     what the slot ranges over
 *     numbering_demand(c);                      afterwards: adds to the bounds of values
 *     ...
 *     numbering_end(c);
 */
#ifndef WORLD_NUMBERING_H
#define WORLD_NUMBERING_H

#include "world/world.h"

/* Whether there are objects to be numbered: c->numbering, then. */
void numbering_begin(world *);
void numbering_demand(world *);
void numbering_end(world *);

/* The values that the slot may have: its domain, or a part of it in the same order. */
const domain *numbering_domain(const world *, space_slot_id);
/* The index into it of the value with this index in the slot's domain of the space; 0: it
 * is none of these. */
uint32_t numbering_choice(const world *, space_slot_id, uint32_t choice);
/* Whether this value is one of those. */
bool numbering_allows(const world *, space_slot_id, uint32_t choice);
/* The same state with the names that it has here: choices by slot, and the arguments of the
 * operation. What can be reached is as it was. */
void numbering_rename(const world *, uint32_t operation, uint32_t *choices,
                      uint32_t *arguments);
/* Whether the object has its number by this rule. */
bool numbering_has(const world *, space_id);
/* Whether objects that nothing leads to have but one value in each slot: then what a slot
 * can hold in a valid state says something about it. */
bool numbering_is_tight(const world *);

#endif
