/* Where two ways of saying what an integer counts meet; inside the symbolic evaluator. */
#ifndef SYMBOLIC_COUNTS_H
#define SYMBOLIC_COUNTS_H

#include "symbolic/internal.h"

/* c ? then : otherwise, of two truth values. False: there is nothing to gain. */
bool counts_join(evaluator *, literal c, sym then, sym otherwise, sym *out);

#endif
