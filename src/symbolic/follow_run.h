/* A path under way, for the files of follow. */
#ifndef SYMBOLIC_FOLLOW_RUN_H
#define SYMBOLIC_FOLLOW_RUN_H

#include "symbolic/internal.h"

static inline sym_frame *top(evaluator *e) {
  return vec_last(&e->path.frames);
}

/* follow.c: handles the faults of an instruction. *raised: one was met and handled by a
 * handler, control has moved. False: the run is over. */
bool check_faults(evaluator *, const faults *, bool *raised);

/* Whether it is open which array this is, and the path has to begin again with the one
 * that its model has; the run is over then. */
bool follow_needs_array(evaluator *, sym);

/* follow_resume.c: a path that begins like an earlier one. The path has come to a branch
 * that it is about to decide. */
void resume_record_branch(evaluator *);
/* A run begins: true: it has been brought to a branch where an earlier one was. */
bool resume_run(evaluator *, ir_method *, const sym *args);
typedef struct saved_run saved_run;
void release_saved_run(saved_run *);

/* held.c: the path begins again, and decides what it held open. */
bool held_stop(evaluator *);
/* Whether to write to all objects that the reference may be is not too much. */
bool held_can_write_to_all(evaluator *, sym);

/* follow_native.c: runs a native method on the machine, with the arguments of the model.
 * False: it is none that only computes. */
bool follow_native(evaluator *, ir_method *, const sym *args, sym *result);

/* follow_write.c: the instructions that write. False: the run is over. */
bool follow_store(evaluator *, const ir_instr *);
bool follow_store_global(evaluator *, const ir_instr *);
bool follow_set_element(evaluator *, const ir_instr *);
/* Elements are read or written where the number says, which may be open. */
void follow_note_index(evaluator *, sym);
/* The same number where the path holds, with constants for the bits that are known. */
sym follow_known_index(evaluator *, sym);

#endif
