/* Premises of rules, and of what is to be checked. */
#ifndef LANG_PREMISES_H
#define LANG_PREMISES_H

#include "lang/terms.h"

/* Premises with commas between them, where what is between them can be read. They are
 * added; false: this is not what the tokens are, and nothing was added. */
bool lang_premises_read(lang_parser *, uint32_t first, uint32_t last, premise_vector *);

/* The next token with this text outside all brackets; last: there is none. */
uint32_t lang_next_top(const language *, uint32_t from, uint32_t last, const char *text);

#endif
