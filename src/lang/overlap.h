/* Which patterns can match the same term. */
#ifndef LANG_OVERLAP_H
#define LANG_OVERLAP_H

#include "lang/ast.h"

/* Whether some term may be matched by both. Side conditions and repeated metavariables
 * are not looked at: true may be said too often, false never. */
bool lang_patterns_overlap(language *, const lang_expr *, const lang_expr *);
bool lang_rules_overlap(language *, const lang_rule *, const lang_rule *);

/* Whether no state has two steps: no two redexes overlap, and contexts lead to one
 * place at most. */
bool lang_reduction_is_deterministic(language *, const lang_reduction *);

#endif
