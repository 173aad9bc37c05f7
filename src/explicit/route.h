/* A way to a state by public calls: the constructor without arguments, then operations
 * whose arguments can be written down (numbers, truth values, null).
 *
 *     route r = {0};
 *     if (route_find(space, &violation, &r, sink))
 *       ... r.steps ...
 *     route_release(&r);
 */
#ifndef EXPLICIT_ROUTE_H
#define EXPLICIT_ROUTE_H

#include "check/result.h"

typedef struct route_step {
  uint32_t operation;
  uint32_t *arguments; /* choices of the parameters' domains */
} route_step;

typedef struct route {
  vector(route_step) steps;
} route;

/* A shortest one to the candidate's state before, up to isomorphism. False: there is
 * none, or it is not found among the first few thousand states. */
bool route_find(space *, const candidate *, route *, diag_sink *);
void route_release(route *);

#endif
