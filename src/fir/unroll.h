/* A procedure without loops and calls (003 §2.2): loops unrolled, bodies of called
 * procedures inlined with their own copies of the locals, recursion unrolled.
 *
 * Every step remembers the statement it comes from. A loop becomes nested branches; in
 * the innermost a closing step demands that the condition is false. A call beyond the
 * limit becomes a step that no execution passes.
 */
#ifndef FIR_UNROLL_H
#define FIR_UNROLL_H

#include "fir/ast.h"

/* One execution of a procedure's body; its locals are its own. */
typedef struct fir_activation {
  const fir_proc *proc;
  uint32_t number; /* from 0: the procedure under analysis */
  const struct fir_activation *caller;
} fir_activation;

typedef enum {
  FIR_STEP_ASSIGN, /* target := value */
  FIR_STEP_CREATE, /* target := new domain */
  FIR_STEP_SPEC,   /* frame := spec(guard => value) */
  FIR_STEP_CLOSE,  /* value is false; without a value nothing passes */
  FIR_STEP_IF,     /* value, then, otherwise */
  FIR_STEP_BODY,   /* of a called procedure: `then`; exit leads behind it */
  FIR_STEP_EXIT
} fir_step_kind;

typedef struct fir_step fir_step;
typedef struct fir_steps {
  const fir_step **data;
  uint32_t count;
} fir_steps;

struct fir_step {
  fir_step_kind kind;
  uint32_t number; /* from 0, in the order of the text */
  const fir_stmt *source;
  const fir_activation *activation; /* of the names in the expressions */
  const fir_activation *target_activation;
  const fir_symbol *target; /* ASSIGN, CREATE */
  const fir_symbol *domain; /* CREATE */
  const fir_expr *value;    /* ASSIGN, SPEC, CLOSE, IF */
  const fir_expr *guard;    /* SPEC: what the called procedure requires; or NULL */
  const fir_stmt *frame;    /* SPEC: whose targets may change */
  fir_steps then, otherwise;
};

typedef struct fir_unrolled {
  const fir_proc *proc;
  const fir_activation *root;
  fir_steps steps;
  uint32_t step_count, activation_count;
} fir_unrolled;

enum { FIR_STEPS_MOST = 100000 };

/* In the arena; NULL when there would be more than FIR_STEPS_MOST steps. */
const fir_unrolled *fir_unroll(arena *, const fir_proc *, uint32_t limit);

#endif
