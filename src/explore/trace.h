/* What happened on the way to a violation: the schedule, executed once more.
 *
 *     explore_trace t;
 *     explore_trace_make(options, sites, schedule, &t);
 *     vec_each (trace_event, e, &t.events) ...
 *     explore_trace_release(&t);
 */
#ifndef EXPLORE_TRACE_H
#define EXPLORE_TRACE_H

#include "explore/explore.h"

/* One thing that a line of the program did to what threads share. */
typedef struct trace_event {
  uint32_t thread;
  uint32_t step; /* of the schedule */
  const ir_class *class;
  uint32_t line;
  char *what;  /* the variable, or what was done */
  char *value; /* it was given this; NULL: nothing was stored */
} trace_event;

typedef struct explore_trace {
  vector(trace_event) events;
  vector(char *) threads; /* names */
} explore_trace;

/* After the search that found the schedule; makes its instructions points, too. */
void explore_trace_make(const explore_options *, const explore_result *, explore_trace *);
void explore_trace_release(explore_trace *);

#endif
