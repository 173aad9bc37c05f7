/* The engines that enumerate: `explicit` goes through the valid states (korat.h), `reach`
 * through those that constructors and operations lead to.
 *
 *     check_result result = {0};
 *     check_run(check_explicit, space, &limits, &result, sink);
 */
#ifndef EXPLICIT_ENGINES_H
#define EXPLICIT_ENGINES_H

#include "check/result.h"

check_engine check_explicit, check_reach;

/* The number of valid states, if all are found among so many candidates; else UINT64_MAX.
 */
uint64_t check_count_few(space *, const check_limits *, uint64_t most_candidates);

/* Decides what a symbolic engine left open because it is beyond it, by executions, where
 * the space is small enough for that; the result names the operations. */
void check_complete(space *, const check_limits *, check_result *, diag_sink *);

#endif
