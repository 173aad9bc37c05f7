/* Sequences that are written by their elements: `{ l = e , ... }`, `<l : T, ...>`,
 * `(x M) ...`, without a sort for `l = e`.
 *
 * In a grammar the element becomes a sort of its own, which no rule names. In a rule,
 * `l = e , ...` is a sequence of which every element is an `l = e`: a metavariable that is
 * called as it is written, so that what is written alike is the same, and a premise that
 * relates it to `l ...` and `e ...` (lang/each.h). `M1 ... M M2 ...`, with something behind
 * a sequence, is a metavariable, too, and a premise that divides or joins it.
 */
#ifndef LANG_GROUPS_H
#define LANG_GROUPS_H

#include "lang/terms.h"

/* The sort of sequences of what stands from first to before the last token, which ends
 * with dots; elements that are written alike are of one sort, unless `alone`. NULL after an error. */
lang_sort *lang_group_declare(language *, uint32_t first, uint32_t last, bool alone,
                              diag_sink *);
/* The tokens as a sequence of sort s that is written by its elements, or by sequences one
 * after the other; NULL: they are none. */
lang_expr *lang_group_read(lang_parser *, lang_sort *s, uint32_t first, uint32_t last);
/* v ... E M ..., as a metavariable for such a context; NULL: this is none. */
lang_expr *lang_group_context(lang_parser *, lang_sort *, uint32_t first, uint32_t last);

#endif
