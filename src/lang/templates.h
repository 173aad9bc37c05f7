/* Templates of alternatives and judgments: words, metavariables, and what is repeated in them,
 * `{ l = e , ... }`. */
#ifndef LANG_TEMPLATES_H
#define LANG_TEMPLATES_H

#include "lang/ast.h"

/* The items of the tokens; false: there are none. */
bool lang_template_read(language *, uint32_t first, uint32_t last,
                        void (*add)(void *context, lang_item item), void *context);
lang_sort *lang_sort_named(const language *, const char *name);

/* ... alone: behind a bracket or sign. */
bool lang_is_dots(const lang_token *);
/* One of these. */
bool lang_is_bracket(const lang_token *, const char *brackets);
/* Where what the token repeats begins, in an alternative that begins at `first`; the token
 * itself where it is one word, or repeats nothing. */
uint32_t lang_group_first(const language *, uint32_t first, uint32_t token);
/* The tokens of one element: [*first, *end), of what ends before `last`. A word with dots has none
 * until it is given back what this returns. */
lang_token lang_group_open(language *, uint32_t *first, uint32_t last, uint32_t *end);

#endif
