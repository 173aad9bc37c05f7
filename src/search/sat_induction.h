/* Steps of programs, by induction on the term.
 *
 *     induction *i = induction_new(search);             NULL: not for this operation
 *     induction_begin_path(i);  ... a path is run, proved ...  induction_note(i);
 *     choose a state that satisfies induction_outside(i), too;
 *     none is left: if (induction_conclude(i)) ...      then all states are checked
 *
 * A step of a term is a step of one of its operands, or a rule for the term itself. What
 * a step does to an operand it would do to the operand alone, and a term that is an
 * operand is a state of its own, a smaller one. So states whose step is one of operand k
 * are put aside as soon as one of them has been checked. When no others are left it is to
 * be shown that (1) whatever rule was applied to a term, what comes of it keeps certain
 * promises, such as: it is well typed, and its type is a subtype of what it was; (2) a
 * term one of whose operands is replaced by something of which nothing is known but these
 * promises satisfies the invariant, and keeps them, too. The rest is induction.
 * docs/how-it-works.md has the whole argument.
 */
#ifndef SEARCH_SAT_INDUCTION_H
#define SEARCH_SAT_INDUCTION_H

#include "search/sat_search.h"

typedef struct induction induction;

induction *induction_new(search *);
void induction_delete(induction *);
/* A path is about to be followed: it is watched. */
void induction_begin_path(induction *);
/* The path, which has not ended yet, has been proved. */
void induction_note(induction *);
/* The states that have not been put aside. */
literal induction_outside(const induction *);
/* Nothing is left but what was put aside. True: that is checked with it. False: nothing
 * is put aside any more, and nothing will be. */
bool induction_conclude(induction *);
/* The same, at once. */
void induction_give_up(induction *);

#endif
