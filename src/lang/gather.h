/* Binders of several names: sequences, `fun ( x , ... ) M (binds x ... in M)`, and patterns,
 * `let p = M1 in M2 (binds p in M2)` with `p ::= x | ( p , p )`.
 *
 * All names of the argument are bound, in the order in which they stand in it, each in all
 * of the scope. Names of what only stands in it are not: in `b ::= x : T`, x is bound, and
 * type variables in T are not.
 */
#ifndef LANG_GATHER_H
#define LANG_GATHER_H

#include "lang/interpret.h"

/* Whether names in an argument of sort `part` are bound, of what binds as a whole. */
bool lang_sort_gathers(lang_sort *whole, lang_sort *part);
/* Sorts of names that are bound so, after the grammar has been read. */
void lang_find_gathered(language *);
/* The names, in order. False: it ends in something open, which is needed now. */
bool value_gather(interpreter *, lang_sort *whole, lang_value *, value_vector *);
/* How many names of the sort there are in it so far. */
uint32_t value_gathered(lang_sort *whole, const lang_value *, const lang_sort *names);
/* The term with new names for those that argument `arg` binds. */
lang_value *value_rename_gathered(interpreter *, lang_value *, uint32_t arg);
/* Each of the names in the place of another, in the positions where they are bound. */
lang_value *value_with_gathered(interpreter *, lang_sort *whole, lang_value *,
                                const value_vector *from, const value_vector *to);
/* values in the place of names, two sequences, all at once; NULL: not as many. */
lang_value *value_substitute_many(interpreter *, lang_value *, lang_value *values,
                                  lang_value *names);
/* The same, of so many that are no sequences. */
lang_value *value_substitute_all(interpreter *, lang_value *, lang_value **values,
                                 lang_value **names, uint32_t count);

#endif
