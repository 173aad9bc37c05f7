/* Sorts and their productions, from the section `language`. */
#ifndef LANG_GRAMMAR_H
#define LANG_GRAMMAR_H

#include "lang/items.h"
#include "lang/terms.h"

/* False after an error. */
bool lang_grammar_read(language *, const section_vector *, diag_sink *);
/* A production of one word that no program contains: an outcome such as error. */
lang_production *lang_outcome_add(language *, lang_sort *, uint32_t token);

#endif
