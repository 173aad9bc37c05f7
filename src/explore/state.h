/* The state of a machine with threads as numbers that are the same for states that are
 * alike: objects are numbered as a walk from the threads and static fields meets them,
 * garbage and registers that nobody reads again are left out.
 *
 *     states s;
 *     states_init(&s, m);                     when the exploration begins
 *     states_note_writes(&s, from);           after each step: what old objects it wrote
 *     if (states_add(&s, extra)) ... new ...
 *     states_release(&s);
 *
 * Objects older than the exploration keep their numbers; of them only those slots belong
 * to the state that differ from what they were at the start.
 */
#ifndef EXPLORE_STATE_H
#define EXPLORE_STATE_H

#include "explore/live.h"
#include "explore/store.h"

#include "exec/threads.h"

/* A slot of an old object that some step has written, and what it was before all. */
typedef struct old_slot {
  object_id object;
  uint32_t index;
  value before;
} old_slot;

typedef struct states {
  machine *machine;
  live_registers live;
  store store;
  map known_slots; /* object and index -> 1 */
  vector(old_slot) slots;
  uint32_t *numbers, *stamps; /* by object behind the baseline */
  uint32_t capacity, stamp;
  u32_vector order; /* objects in the order of their numbers */
  u32_vector words; /* of the chunk being made */
  u32_vector chunks;
} states;

void states_init(states *, machine *);
void states_release(states *);
/* Entries of the heap's journal from `from` on. */
void states_note_writes(states *, uint32_t from);
/* Whether the state was not there before; its number. `extra` belongs to it. */
bool states_add(states *, uint64_t extra, uint32_t *number);
/* The objects of the class that the program can reach. */
void states_instances(states *, const ir_class *, u32_vector *found);

#endif
