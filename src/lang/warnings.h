/* What is allowed and hardly meant: values that nobody uses, rules that never apply. */
#ifndef LANG_WARNINGS_H
#define LANG_WARNINGS_H

#include "lang/ast.h"

/* Of a language as it was written, before one of its goals was chosen: of the sorts, even
 * if rules cannot be read; of the rules. */
void lang_grammar_warnings(language *, diag_sink *);
void lang_rule_warnings(language *, diag_sink *);

#endif
