/* What a rule says of every element of a sequence: `(G |- M : T) ...`, `l = e , ...`.
 *
 * Such a premise becomes one that asks a judgment about the sequences of its metavariables,
 * with a rule for none and one for an element before others. Which of the sequences go
 * out follows from what is known where the premise is executed: `l = e , ...` takes a record
 * apart, or makes one. What differs from one element to the next are metavariables whose
 * sequence (`M ...`) the rule speaks of, or that stand in such premises alone; all others are
 * the same for all elements, and are known before.
 */
#ifndef LANG_EACH_H
#define LANG_EACH_H

#include "lang/ast.h"

/* Premises of each element, and for sequences written by their elements or one after the other,
 * as EACH and JOIN. A rule may be resolved again. False after an error. */
bool lang_each_resolve(language *, lang_rule *, diag_sink *);

/* Whether a metavariable has a value. */
typedef bool lang_is_known(const void *context, const char *meta);

/* The judgment of this premise, with rules, where the metavariables that are not known go
 * out. The premise asks it from now on. */
lang_judgment *lang_each_convert(language *, lang_premise *, lang_is_known *,
                                 const void *context);

#endif
