/* Rules that move terms under binders.
 *
 *     <\x. M, \y. N>  -->  \x. \y. <M, N>        N comes under x, M comes under y
 *
 * On paper x and y are chosen so that nothing is caught. Terms have names here, and x and y
 * may be the same one, or one that is free in what comes under them. So binders under
 * which a rule puts something that did not stand there before get new names as soon as the
 * rule has matched. Rules that do not move anything that way, and substitution, need none
 * of this.
 *
 *     S <: T => all X. S <: all X. T
 *
 * Here one X stands for the binders of two terms. The second gets the name of the first, unless it
 * speaks of something else by that name: it may stand below a binder of its own that is called
 * so. Then both get a new name. */
#ifndef LANG_CAPTURE_H
#define LANG_CAPTURE_H

#include "lang/interpret.h"
#include "lang/interpret_internal.h"

/* Sets rule->moves, after everything else of the language has been read, and
 * rule->side_by_side: whether a name may be caught in the first step from a term that names
 * each binder by the number of those around it, as those of a class do. */
void lang_find_moves(language *, lang_rule *);
/* The values of a rule's metavariables, with new names for its moves. */
void frame_freshen(interpreter *, const lang_rule *, frame *);

/* Tells binders that stand for those of several terms of the rule's patterns. */
void lang_find_shared(language *, lang_rule *);
/* A new name for it, in what has been matched. Where something may have used the old one, the
 * interpreter gives up. */
void frame_rename_shared(interpreter *, const lang_move *, frame *);

#endif
