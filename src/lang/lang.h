/* Languages in the notation of docs/manual/lang.md.
 *
 *     language *l = language_read("stlc.lang", NULL, 0, sink);   NULL after errors
 *     (lang/emit.h makes a Java class of it, lang/interpret.h executes it)
 *     language_delete(l);
 *
 * A variant is the language with one of its rules, equations or lines of the grammar in
 * another's place; language_variants lists those that the file names.
 */
#ifndef LANG_LANG_H
#define LANG_LANG_H

#include "lang/ast.h"

#include <stdio.h>

/* With the variant of this name, or NULL, for the goal of this number: there is always a
 * first one, and language.goals says how many there are. NULL, with errors in the sink, when it is not
 * a language. */
language *language_read(const char *file, const char *variant, uint32_t goal,
                        diag_sink *);
/* What is allowed and hardly meant in a file that can be read. */
void language_warn(const char *file, diag_sink *);
void language_delete(language *); /* NULL is fine */

#endif
