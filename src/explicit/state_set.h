/* A set of states, packed: each slot takes the bits that its domain needs.
 *
 *     state_set set;
 *     state_set_init(&set, space);
 *     uint32_t index;
 *     bool is_new = state_set_add(&set, choices, &index);
 *     state_set_get(&set, index, choices);
 *     state_set_release(&set);
 *
 * States have indices from 0 in the order in which they came.
 */
#ifndef EXPLICIT_STATE_SET_H
#define EXPLICIT_STATE_SET_H

#include "check/space.h"

typedef struct state_set {
  const space *space;
  uint8_t *bits;          /* by slot: width */
  uint32_t words;         /* 64-bit words of a packed state */
  vector(uint64_t) store; /* `words` for each state */
  uint32_t count;
  uint32_t *table;   /* index + 1, open addressing; 0: free */
  uint32_t capacity; /* a power of two */
  uint64_t *packed;  /* scratch, one state */
} state_set;

void state_set_init(state_set *, const space *);
void state_set_release(state_set *);
bool state_set_add(state_set *, const uint32_t *choices, uint32_t *index);
bool state_set_has(state_set *, const uint32_t *choices, uint32_t *index);
void state_set_get(const state_set *, uint32_t index, uint32_t *choices);
size_t state_set_bytes(const state_set *); /* of one state */

#endif
