/* Steps that nobody could come before: taking them at once loses nothing.
 *
 *     if (e->puts_first) n.first = first_thread(e);      UINT32_MAX: there is none
 */
#ifndef EXPLORE_FIRST_H
#define EXPLORE_FIRST_H

#include "explore/explorer.h"

/* Whether the search may leave out the steps of others. */
bool first_is_sound(const explorer *);
/* A thread whose next step neither sees nor changes what others do, and whom nobody can
 * keep from it. */
uint32_t first_thread(const explorer *);
/* It has taken the step, and others could see that it had not. */
bool first_is_seen(const explorer *, uint32_t thread);

#endif
