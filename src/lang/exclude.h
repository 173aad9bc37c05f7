/* Rules that fit the same term and yet never apply together. */
#ifndef LANG_EXCLUDE_H
#define LANG_EXCLUDE_H

#include "lang/ast.h"

/* Whether the premises of the two rules contradict each other for every term that both
 * fit, in contexts at the same place: `n = m` and `n != m`. False may be said too often,
 * true never. */
bool lang_rules_exclude(const language *, const lang_rule *, const lang_rule *);

#endif
