/* Sequences: `M ...` is any number of M, `M , ...` the same with commas between them.
 *
 * A sequence is a sort like others, with two alternatives: nothing, and an element before a
 * sequence. So rules, functions, substitution, classes and the search for programs need know
 * nothing of it; only how it is read and printed is its own. `v ...` is a subset of `M ...`;
 * `v ... E M ...` in a context is a context of sequences; `(G |- M : T) ...` is a judgment about
 * sequences, with a rule for none and one for an element before others.
 */
#ifndef LANG_SEQUENCES_H
#define LANG_SEQUENCES_H

#include "lang/terms.h"

/* Sorts for all sequences that the file speaks of, before alternatives are read. */
bool lang_sequences_declare(language *, diag_sink *);
/* Those of this sort; with that separator where there were none before. */
lang_sort *lang_sequence_of(language *, lang_sort *element, const char *separator);
/* The sequences of s lie within those of `of`; NULL: no more. */
void lang_sequence_within(lang_sort *s, lang_sort *of);
/* Once s is known to be a subset. */
void lang_sequence_of_subset(language *, lang_sort *);

lang_expr *lang_sequence_of_none(language *, lang_sort *, uint32_t token);
lang_expr *lang_sequence_of_two(language *, lang_sort *, lang_expr *one,
                                lang_expr *others, uint32_t token);
/* The premise becomes one of sequences in these of its parts, which are metavariables; false: there
 * are none. */
bool lang_sequence_of_premises(language *, lang_premise *, uint32_t differing);
/* An element before others; with none, nothing. */
lang_expr *lang_sequence_make(language *, lang_sort *, lang_expr *one, lang_expr *others,
                              place);

#endif
