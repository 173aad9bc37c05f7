/* Rules that are drawn with a line between premises and conclusion. */
#ifndef LANG_LINES_H
#define LANG_LINES_H

#include "lang/ast.h"

/* Writes them as `[label] premises => conclusion` in l->tokens. False after an error. */
bool lang_lines_read(language *l, diag_sink *);

/* Whether premises are apart here without a comma: on two lines, or with three blanks in
 * between, or with two where neither side is a sign. */
bool lang_is_apart(const lang_token *before, const lang_token *);

#endif
