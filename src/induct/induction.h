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
 * docs/type-soundness.md has the whole argument.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Terms.java):
 *
 * - Nodes are of one class, and nothing but the root's slot and their own tree fields
 *   leads to them; there is no pool (induction_find_term). So what is left out cannot be
 *   told from an operand's result by its class.
 * - What is left out gives something of which nothing is known: not its fields (it is
 *   opaque), and not which object it is: it may be the operand, a node below it or a new
 *   one. Whoever compares it with an object ends the attempt (evaluator_set_stand_in).
 * - It is not null: rules are shown to give an object (drop_null).
 * - A step returns: no call of a rule's run is left by an exception, caught or not
 *   (has_thrown), so that what a term above does with one does not matter.
 * - A step is one call of the term's method, and one of an operand's within it, with the
 *   same other arguments (root_calls, is_step_of_operand).
 * - A step does not know what lies above: it never reads the root's slot (has_read), nor
 *   writes to it but at the end, nor to static fields or arrays (induction_code.c).
 * - What it writes besides the term is what rules were seen to write
 *   (induction_beside.c).
 * - The operand is a state that the operation admits (induction_operand_is_state), and
 *   the decisions are those by which states were put aside (has_path).
 */
#ifndef INDUCT_INDUCTION_H
#define INDUCT_INDUCTION_H

#include "path/path.h"

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
/* Other processes of the check begin with what the conclusion will need, if some are
 * free. Before the first path. */
void induction_share(induction *);

#endif
