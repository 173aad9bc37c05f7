/* A path under way, for the files of follow. */
#ifndef SYMBOLIC_FOLLOW_RUN_H
#define SYMBOLIC_FOLLOW_RUN_H

#include "symbolic/internal.h"

static inline sym_frame *top(evaluator *e) {
  return vec_last(&e->frames);
}

/* follow.c: handles the faults of an instruction. *raised: one was met and handled by a
 * handler, control has moved. False: the run is over. */
bool check_faults(evaluator *, const faults *, bool *raised);

/* Whether it is open which array this is, and the path has to begin again with the one
 * that its model has; the run is over then. */
bool needs_array(evaluator *, sym);

/* held.c: the path begins again, and decides what it held open. */
bool stop_holding(evaluator *);
/* Whether to write to all objects that the reference may be is not too much. */
bool can_write_to_all(evaluator *, sym);

/* follow_write.c: the instructions that write. False: the run is over. */
bool follow_store(evaluator *, const ir_instr *);
bool follow_store_global(evaluator *, const ir_instr *);
bool follow_set_element(evaluator *, const ir_instr *);

#endif
