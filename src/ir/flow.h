/* Control and data flow of a method's code: where branches join again, and which
 * registers are still needed. Computed once for a code, on demand.
 */
#ifndef IR_FLOW_H
#define IR_FLOW_H

#include "ir/ir.h"

#define IR_NO_REGISTER UINT32_MAX
#define FLOW_EXIT      UINT32_MAX /* the virtual block after every return and throw */

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

/* The register that the instruction writes, or IR_NO_REGISTER. */
uint32_t ir_written(const ir_instr *);

/* Whether it does nothing but compute from registers, or go elsewhere in the code: it does
 * not throw, and neither reads nor writes the heap. */
bool ir_only_computes(const ir_instr *);

/* Calls visit for every register that the instruction reads. */
void ir_reads(const ir_instr *, ir_visit *, void *context);

#endif
