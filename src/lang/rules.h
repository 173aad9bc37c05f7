/* Judgments, functions, reductions, and their rules. */
#ifndef LANG_RULES_H
#define LANG_RULES_H

#include "lang/items.h"
#include "lang/terms.h"

/* False after an error. */
bool lang_rules_read(language *, const section_vector *, diag_sink *);
/* Congruence rules of reductions become contexts. False after an error. */
bool lang_congruences_convert(language *, diag_sink *);
/* Puts premises into an order in which they can be executed, and finds metavariables
 * that nothing gives a value to. */
bool lang_modes_check(language *, diag_sink *);

#endif
