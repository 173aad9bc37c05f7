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
  char *what;     /* the variable, or what was done */
  char *value;    /* it was given this; NULL: nothing was stored */
  bool is_action; /* what the environment announced */
} trace_event;

typedef struct explore_trace {
  vector(trace_event) events;
  vector(char *) threads; /* names */
  uint32_t repeats_from;  /* steps from this one on come for ever; UINT32_MAX: none do */
} explore_trace;

/* After the search that found the schedule; makes its instructions points, too. */
void explore_trace_make(const explore_options *, const explore_result *, explore_trace *);
void explore_trace_release(explore_trace *);

/* Of a call of glassbox.Environment.action: the label, with what was chosen in place of
 * each '%'. An object goes by the static field of the main class that holds it; new. */
char *trace_action_text(machine *, ir_class *main, const frame *, const ir_call *);
/* As traces show it: "Watcher#3", "null", "\"a\""; new. */
char *trace_object_text(machine *, object_id);

#endif
