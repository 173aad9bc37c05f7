/* Judgments, functions, reductions, and their rules. */
#ifndef LANG_RULES_H
#define LANG_RULES_H

#include "lang/items.h"
#include "lang/terms.h"

/* False after an error. */
bool lang_rules_read(language *, const section_vector *, diag_sink *);
/* Congruence rules of reductions become contexts. */
void lang_congruences_convert(language *);
/* Puts premises into an order in which they can be executed, and finds metavariables
 * that nothing gives a value to. */
bool lang_modes_check(language *, diag_sink *);
bool lang_rule_modes(language *, lang_rule *, diag_sink *); /* of one rule */
/* The first that has no value in the premises of the rule; NULL: they can be executed. */
const lang_expr *lang_rule_lacks(language *, lang_rule *);

#endif
