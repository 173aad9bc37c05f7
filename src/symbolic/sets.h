/* Sets that a specification makes for itself; inside the symbolic evaluator. */
#ifndef SYMBOLIC_SETS_H
#define SYMBOLIC_SETS_H

#include "symbolic/internal.h"

/* NULL: it is no method of theirs. */
sym_intrinsic *sets_intrinsic(const ir_method *);

#endif
