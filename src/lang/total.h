/* Functions that have a value whatever comes in, told from their equations alone.
 *
 * What such a function gives for something open need not be computed before somebody looks
 * at it: the rule that asked applies in any case. `let x = c in 0` has a type whatever the
 * constant is, and so has what it steps to, and `type(c)` is never looked at.
 */
#ifndef LANG_TOTAL_H
#define LANG_TOTAL_H

#include "lang/ast.h"

/* Sets lang_function.total; false may be said too often, true never. */
void lang_find_total(language *);

#endif
