/* Rules that move terms under binders.
 *
 *     <\x. M, \y. N>  -->  \x. \y. <M, N>        N comes under x, M comes under y
 *
 * On paper x and y are chosen so that nothing is caught. Terms have names here, and x and y
 * may be the same one, or one that is free in what comes under them. So binders under
 * which a rule puts something that did not stand there before get new names as soon as the
 * rule has matched. Rules that do not move anything that way, and substitution, need none
 * of this. */
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

#endif
