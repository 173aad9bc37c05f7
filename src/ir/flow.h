/* Control and data flow of a method's code: where branches join again, and which
 * registers are still needed. Computed once for a code, on demand.
 */
#ifndef IR_FLOW_H
#define IR_FLOW_H

#include "ir/ir.h"

#define FLOW_EXIT UINT32_MAX /* the virtual block after every return and throw */

typedef struct ir_flow {
  uint32_t *join;    /* per block: its nearest post-dominator, or FLOW_EXIT */
  uint32_t words;    /* per block in live_in */
  uint64_t *live_in; /* bit sets of registers, per block */
} ir_flow;

/* In the arena. Edges to exception handlers count for liveness, not for joins. */
ir_flow *ir_flow_new(const ir_code *, arena *);

static inline bool ir_flow_is_live(const ir_flow *f, uint32_t block, uint32_t reg) {
  return f->live_in[(size_t)block * f->words + reg / 64] >> (reg % 64) & 1;
}

/* Calls visit for every register that the instruction reads; returns the register it
 * writes, or UINT32_MAX. */
uint32_t ir_operands(const ir_instr *, ir_visit *, void *context);

#endif
