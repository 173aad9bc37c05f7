/* A counterexample on Java's lines (003 Figure 1-5): the state before, each executed line
 * with the values it changed, the state after.
 *
 *     trace_view v;
 *     trace_view_init(&v, result, book);
 *     ... v.before, v.steps, v.after ...
 *     trace_view_release(&v);
 */
#ifndef JAVAREL_TRACE_H
#define JAVAREL_TRACE_H

#include "javarel/javarel.h"

typedef struct trace_value {
  const char *name, *value;
} trace_value;
typedef vector(trace_value) trace_values;

typedef struct trace_step {
  const char *file;
  uint32_t line;
  const char *text;      /* of the line; "" when the source is not there */
  uint32_t depth;        /* of calls; the method itself has 0 */
  const char *condition; /* "true" or "false"; NULL: nothing was decided */
  trace_values values;
  const fir_stmt *statement; /* the first of the line */
} trace_step;

typedef struct trace_view {
  arena store;
  trace_values before, after, arguments;
  vector(trace_step) steps;
} trace_view;

void trace_view_init(trace_view *, const javarel_result *, spec_book *);
void trace_view_release(trace_view *);

/* "it returns" or "it throws NullPointerException", at the end of a counterexample. */
const char *trace_thrown_text(arena *, const javarel_run *);
/* The first line of the method's code. */
uint32_t trace_first_line(const ir_method *);

#endif
