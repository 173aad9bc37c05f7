/* Contexts stand around something, E[M]; on their own they are no terms. */
#ifndef LANG_CONTEXTS_H
#define LANG_CONTEXTS_H

#include "lang/ast.h"

/* Complains of a context that stands alone: what a judgment is about, or one side of an equation. Where a
 * judgment is to look into one, a word in its hole makes a term of it. */
bool lang_contexts_check(const language *, diag_sink *);

#endif
