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

/* follow_null.c: calls of the operation without side effects whose result is open, and
 * may be null. Whether the method is known to be one; */
bool follow_may_give_null(const evaluator *, const ir_method *);
/* its merged result is open: notes what to do with such calls. */
void note_open_result(evaluator *, ir_method *, sym result);
/* It is not, on this path. */
void note_closed_result(evaluator *, const ir_method *);
/* A call of such a method begins, in the frame on top. */
void mark_way(evaluator *, const sym *args);
/* It gives null: the path keeps that, not the way. False: the path is known, the run is
 * over. */
bool follow_forget_way_to_null(evaluator *);
/* Where the path is now, */
way_mark mark_of(const evaluator *);
/* and back to there: what was decided since is forgotten, and this kept instead. False:
 * as above. */
bool follow_forget_way(evaluator *, way_mark, literal kept, literal error);
/* What the path has found out since it was there is hidden while something is merged that
 * must not know of it; and known again. */
typedef struct hidden_way {
  way_mark from;
  uint32_t literals, implied; /* how many there were */
} hidden_way;
void follow_hide_way(evaluator *, way_mark from, hidden_way *);
void follow_show_way(evaluator *, const hidden_way *);
/* Whether the state is that before the path. */
bool is_untouched(const evaluator *);

/* follow_loop.c: loops that search, and end where something is written. A branch of the
 * frame on top is about to be decided; it has been, and the frame goes on. False:
 * the run is over. */
void follow_enter_loop(evaluator *);
bool follow_leave_loop(evaluator *);
void release_loop_way(struct loop_way *);
void release_loops(evaluator *);
/* The run is over: the path begins again and holds nothing of what loops gave. */
bool follow_stop_holding_loops(evaluator *);

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

#endif
