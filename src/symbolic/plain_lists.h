/* Lists that a specification makes for itself; inside the symbolic evaluator. */
#ifndef SYMBOLIC_PLAIN_LISTS_H
#define SYMBOLIC_PLAIN_LISTS_H

#include "symbolic/internal.h"

/* The method that is run instead: a constructor of ArrayList has another for such a list. */
ir_method *plain_lists_body(evaluator *, ir_method *, const sym *args);
/* Whether the code of this method does not know such a list, which is the receiver. */
bool plain_lists_refuse(const evaluator *, const ir_method *, const sym *args);

#endif
