/* Sets that a specification makes for itself; inside the symbolic evaluator. */
#ifndef SYMBOLIC_SETS_H
#define SYMBOLIC_SETS_H

#include "symbolic/internal.h"

/* The class of which to make an object instead; the same where there is nothing to gain.
 */
ir_class *sets_class_made(evaluator *, ir_class *);

/* Whether it is a set of that class: its methods take alternatives as a whole. */
bool sets_is_one(const evaluator *, sym);

/* NULL: it is no method of theirs. */
sym_intrinsic *sets_intrinsic(const ir_method *);

#endif
