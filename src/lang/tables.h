/* Judgments that ask themselves what they are asked: transitivity (`S <: U, U <: T => S <: T`),
 * subsumption (`G |- M : S, S <: T => G |- M : T`), relations between the states of a graph.
 *
 * The search for derivations alone does not come to an end there. A derivation that has its own
 * conclusion in it is never needed, so a question that is being answered gives, when it is asked
 * again, the answers that were found so far, and is gone through until there are no more:
 * the least set of answers that the rules close.
 *
 * Questions that wait for others below them are done with when those are: they are gone through
 * again with each round of the lowest. What is asked by a function or under `not` must be known at once;
 * if it depends on a question that is still open, the interpreter gives up.
 *
 * Tables are kept once some program did not come to an end without them, and from one filling in
 * of its open parts to the next.
 */
#ifndef LANG_TABLES_H
#define LANG_TABLES_H

#include "lang/interpret_internal.h"

/* From now on there are tables. False: there were before, or no judgment asks itself. */
bool tables_begin(interpreter *);
/* False: there are none for this judgment. */
bool table_solve(interpreter *, const lang_judgment *, lang_value **in, result_vector *);
/* What is asked between these must be known without what is open now. */
uint32_t tables_close(interpreter *);
void tables_open(interpreter *, uint32_t closed);

#endif
