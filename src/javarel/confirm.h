/* Whether a counterexample, found with few bits, is one of Java. */
#ifndef JAVAREL_CONFIRM_H
#define JAVAREL_CONFIRM_H

#include "javarel/javarel.h"

/* Of the result's counterexample, found with that many bits. NULL: it stands, and
 * `unreplayed` and `is_at_ends` say how far; else why it does not, and `is_narrow` is set. */
const char *confirm_counterexample(javarel_result *, uint32_t bitwidth);

#endif
