/* Identity hash codes that static initialisers have settled (jre/settled.c); inside the
 * symbolic evaluator. */
#ifndef SYMBOLIC_SETTLED_H
#define SYMBOLIC_SETTLED_H

#include "symbolic/merge_run.h"

/* Whether the call asks, for a table, for such a code: then it is known. */
bool settled_code(evaluator *, const ir_method *, const sym *args, sym *result);
/* What the call depends on that might be otherwise; NULL: nothing. */
const char *settled_refuses(evaluator *, const ir_method *, const sym *args);

#endif
