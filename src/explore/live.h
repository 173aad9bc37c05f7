/* Which registers a frame still needs: the others are no part of the state.
 *
 *     live_registers l = {0};
 *     const live_set *s = live_at(&l, code, pc, LIVE_BEFORE);
 *     for (uint32_t i = 0; i < s->count; i++) ... s->regs[i] ...
 */
#ifndef EXPLORE_LIVE_H
#define EXPLORE_LIVE_H

#include "ir/ir.h"

typedef struct live_set {
  uint32_t count;
  uint32_t regs[];
} live_set;

typedef struct live_registers {
  arena arena;
  map flows; /* code -> ir_flow */
  map sets;  /* instruction, before or after -> live_set */
} live_registers;

/* LIVE_AFTER: of a call that will return, without the register that gets its result. */
typedef enum { LIVE_BEFORE, LIVE_AFTER } live_side;

void live_init(live_registers *);
void live_release(live_registers *);
const live_set *live_at(live_registers *, const ir_code *, uint32_t pc, live_side);

#endif
