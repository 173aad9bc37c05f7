/* What is left to check, as the engines represent it; unchecked.h is the interface.
 *
 *     c->chosen_from = &choose_in_solvers;          or choose_in_diagrams
 *     c->unchecked = c->chosen_from->new(c);        its symbolic state is made
 *     ... the search: unchecked.h ...
 *     c->unchecked->delete (c->unchecked);
 */
#ifndef CHOOSE_CHOOSE_H
#define CHOOSE_CHOOSE_H

#include "choose/unchecked.h"
#include "world/world.h"

extern const representation choose_in_solvers, choose_in_diagrams;

char *sat_why_unknown(const sat_check *); /* why there was no answer; new */

/* The integers of the main object that these conjuncts count need not be chosen: says
 * so to who chooses (counted.h), before it learns them. */
void sat_define_counted(sat_check *, const literal_vector *conjuncts);

/* count.c: counts the valid states into the result, with the proving solver, which knows
 * the invariant. False: a limit came before the end. */
bool sat_count_states(sat_check *);
/* filled.c: notes in the result that --ints leaves no valid state that fills the tree. */
void sat_note_filled(sat_check *);
/* bdd_count.c: the same by a diagram, of a check whose states are in diagrams; or says in
 * the result's reason why it cannot. */
void bdd_count_states(sat_check *);

#endif
