/* Lines that an operation which holds has, and that no state within the bounds leads to. */
#ifndef CHECK_UNREACHED_H
#define CHECK_UNREACHED_H

#include "check/result.h"

/* Adds to the result's note which they are; after the check, and before anything is
 * replayed for a report. By the process that did all of it. */
void check_note_unreached(const space *, check_result *);

#endif
