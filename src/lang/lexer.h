/* Tokens of the notation. */
#ifndef LANG_LEXER_H
#define LANG_LEXER_H

#include "lang/ast.h"

/* l->text into l->tokens, the last one LANG_END. False after an error. */
bool lang_tokens_read(language *l, diag_sink *);

#endif
