/* Walks over the expressions of a procedure and all that it calls. */
#ifndef FIR_WALK_H
#define FIR_WALK_H

#include "fir/ast.h"

/* Visits every expression once for each place where it stands: in the body, the
 * requirement and the specification, of this procedure and of all it leads to. */
void fir_walk(const fir_proc *, void (*visit)(void *context, const fir_expr *),
              void *context);

bool fir_proc_uses_integers(const fir_proc *);
uint32_t fir_proc_widest(const fir_proc *); /* columns of its widest expression */

#endif
