/* Counterexamples, tried at more bits than they were found with: Java's integers have 32,
 * and what exists only at a few is no error of the method (003 §5.1.3).
 */
#ifndef JAVAREL_REPLAY_H
#define JAVAREL_REPLAY_H

#include "javarel/javarel.h"

enum { REPLAY_MORE_BITS = 3 };

/* The FIR program's interpreter takes the same steps with that many bits more, and the
 * specification is broken there, too; `at_ends`: numbers in the outer halves of the range
 * keep their distance from its end, not from 0. NULL: so it is, and that is the trace from
 * now on; else what is different. */
const char *replay_wider(arena *, javarel_result *, bool at_ends, uint32_t *bitwidth);

/* The number of `to` bits that is as far from the end of the range as the one of `from`. */
int64_t replay_at_end(int64_t value, uint32_t from, uint32_t to);

/* The method itself, on the machine, from the initial state of the trace: NULL: it ends
 * in the final state of the trace; else what is different. *could_run is false where the
 * machine cannot say: then it is why. */
const char *replay_on_machine(arena *, const javarel_result *, bool *could_run);

/* Whether some call of the trace went by a specification. */
bool replay_has_specified_calls(const javarel_run *);

#endif
