/* Trees that have less room than they were given, for want of a @Tree. */
#ifndef CHECK_UNMARKED_H
#define CHECK_UNMARKED_H

#include "check/result.h"

/* Adds to the result's note which field may lack it; after the check. */
void check_note_unmarked(const space *, check_result *);

#endif
