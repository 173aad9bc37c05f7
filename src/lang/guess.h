/* Environments that 'exists' speaks of, filled in only as far as the premises look: what programs.h does
 * with programs, within one premise. `exists Z. Z |- s for Z, Z ; . |- e : T` looks at one thing in Z
 * after the other, and at its type, so that most environments are never written down.
 */
#ifndef LANG_GUESS_H
#define LANG_GUESS_H

#include "lang/interpret_internal.h"

/* Goes on with this term, which may have open parts, and keeps apart what is found; true: something is.
 * Whoever asks for more asks with another one then. */
typedef bool guess_try(void *context, lang_value *);
/* What was found the last time counts. */
typedef void guess_keep(void *context);

/* Whether terms of the sort can be filled in so; all others are listed (interpreter_terms). */
bool guess_is_lazy(const interpreter *, const lang_sort *);
/* Every environment of the sort within the bounds: as many things as all that are listed have, or
 * as the longest environment of the frame has; names of the frame are tried besides the first. Stops where
 * something else is needed. */
void guess_each(interpreter *, lang_sort *, const frame *known, guess_try *, guess_keep *,
                void *context);

#endif
