/* What is to be checked beside soundness, as a language of claims.
 *
 *     check forall M T S. . |- M : T, . |- M : S => T = S
 *
 * A state is a claim about terms: those of the metavariables that the premises do not
 * compute. It is well typed when the premises hold, and the claim steps to `refuted`,
 * which is not well typed, where the conclusion does not: what is checked is
 * preservation, by every engine. A function is total when every claim f(M, T) has a step.
 */
#ifndef LANG_GOALS_H
#define LANG_GOALS_H

#include "lang/items.h"

/* Notes the goals of a section `check`; false after an error. */
bool lang_goals_read(language *, const lang_section *, diag_sink *);
/* Makes the language that of the goal. False after an error. */
bool lang_goal_choose(language *, uint32_t number, diag_sink *);
/* The goal in the words of the file, in the language's arena. */
const char *lang_goal_text(language *);

#endif
