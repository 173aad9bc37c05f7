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

char *choose_why_unknown(const world *); /* why there was no answer; new */

/* The integers of the main object that these conjuncts count need not be chosen: says
 * so to who chooses (counted.h), before it learns them. */
void choose_define_counted(world *, const literal_vector *conjuncts);

/* count.c: counts the valid states into the result, with the proving solver, which knows
 * the invariant. False: a limit came before the end. */
bool choose_count_states(world *);
/* filled.c: notes in the result that --ints leaves no valid state that fills the tree. */
void choose_note_filled(world *);
/* bdd_count.c: the same by a diagram, of a check whose states are in diagrams; or says in
 * the result's reason why it cannot. */
void bdd_count_states(world *);

#endif
