/* A concrete execution of a procedure, on the source as written: loops loop and calls
 * call. Where the language leaves a choice (specification statements, new atoms) a list
 * of choices decides, and each is checked to be allowed. Every counterexample is
 * replayed here before anyone sees it.
 */
#ifndef FIR_INTERPRET_H
#define FIR_INTERPRET_H

#include "base/vector.h"
#include "fir/evaluate.h"

/* What one execution of a statement chose: the values of its targets, in order. */
typedef struct fir_choice {
  const fir_stmt *statement; /* SPEC, CREATE, or a CALL by specification */
  const fir_rows **values;
  uint32_t count;
} fir_choice;
typedef vector(fir_choice) fir_choices;

typedef struct fir_binding {
  const fir_symbol *symbol;
  const fir_rows *value;
} fir_binding;
typedef vector(fir_binding) fir_bindings;

/* One executed statement and what it changed. */
typedef struct fir_event {
  const fir_stmt *statement;
  uint32_t depth;     /* of calls around it */
  bool has_condition; /* of if and while */
  bool condition;
  bool is_return; /* of a call: its outputs arrive */
  fir_binding *bindings;
  uint32_t binding_count;
} fir_event;

typedef struct fir_trace {
  const fir_proc *proc;
  fir_state initial, final;
  vector(fir_event) events;
  const fir_stmt *undecided; /* the statement for which there was no choice; or NULL */
  const fir_expr *broken;    /* the part of the specification that is false; or NULL */
  const fir_symbol *frame_broken; /* a global that changed against it; or NULL */
} fir_trace;

/* Runs the procedure from the initial state. NULL: done, and the trace says how it
 * ended. Otherwise what was not allowed: the choices do not make an execution. All in the
 * arena, but the vector of events: fir_trace_release. */
const char *fir_replay(arena *, const fir_universe *, const fir_proc *, fir_state initial,
                       const fir_choices *, fir_trace *);
void fir_trace_release(fir_trace *);

#endif
