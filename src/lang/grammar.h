/* Sorts and their productions, from the section `language`. */
#ifndef LANG_GRAMMAR_H
#define LANG_GRAMMAR_H

#include "lang/items.h"
#include "lang/terms.h"

/* False after an error. */
bool lang_grammar_read(language *, const section_vector *, diag_sink *);
/* The template of a judgment, or an alternative of a sort. */
bool lang_template_read(language *, uint32_t first, uint32_t last,
                        void (*add)(void *context, lang_item item), void *context);
lang_sort *lang_sort_named(const language *, const char *name);
/* A production of one word that no program contains: an outcome such as error. */
lang_production *lang_outcome_add(language *, lang_sort *, uint32_t token);

#endif
