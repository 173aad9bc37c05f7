/* One execution of an operation, observed.
 *
 *     trace t;
 *     trace_init(&t, names, subject, operation);
 *     judge_machine(j)->observer = &t.observer;
 *     judgment found = judge_run(j, &candidate);
 *     judge_machine(j)->observer = NULL;
 *     ... t.before, t.lines, t.after, t.blame ...
 *     trace_release(&t);
 *
 * Lines are those of the user's code, without those inside declarative methods: their
 * value is all they do. A line stands once for each stretch that is spent on it.
 */
#ifndef REPORT_TRACE_H
#define REPORT_TRACE_H

#include "report/state.h"

/* A value that a line changed. */
typedef struct trace_value {
  const char *what; /* n, Node#1.left, main.elements[2], return, throw */
  shown now;
} trace_value;

typedef struct trace_line {
  const ir_method *method;
  uint32_t line;       /* 0: the method's class knows none */
  uint32_t depth;      /* of calls among the lines shown; the operation's is 0 */
  uint32_t activation; /* which call of a method this is */
  const char *call;    /* "attach(parent=null, key=3)": the method begins; or NULL */
  vector(trace_value) values;
} trace_line;

/* Which part of a specification was not true. */
typedef struct trace_blame {
  const ir_method *method;    /* NULL: nobody is to blame */
  const char *call;           /* isOrdered(n=Node#2, low=null, high=Node#1) */
  const char *on;             /* its receiver, unless that is the main object; or NULL */
  uint32_t line;              /* where it returned false, or threw */
  uint32_t decision;          /* line of the last branch before; 0: none */
  const char *exception;      /* class of what it threw, or NULL */
  const ir_method *outermost; /* the specification method */
} trace_blame;

typedef enum { TRACE_BEFORE, TRACE_RUNNING, TRACE_AFTER } trace_phase;

typedef struct trace {
  machine_observer observer; /* first: the observer is the trace */
  names *names;
  const subject *subject;
  const operation *operation;
  trace_phase phase;
  state before, after;
  const char *call; /* main.insert(key=3, value=null) */
  vector(shown) arguments;
  vector(trace_line) lines;
  trace_blame blame;   /* of the last specification that was not true afterwards */
  trace_blame thrower; /* where the exception in flight was thrown, in user code */
  bool is_throw_noted; /* on a line */
  /* Inside. */
  vector(struct activation) activations; /* by frame of the machine */
  uint32_t activation_count;             /* so far */
  uint32_t current;                      /* line being executed, or NO_LINE */
  vector(struct pending_write) pending;  /* of the instruction being executed */
} trace;

void trace_init(trace *, names *, const subject *, const operation *);
void trace_release(trace *);
/* An operation that did not come to run leaves the state as it was. */
void trace_finish(trace *, object_id main_object);
/* Whether the lines of the class are shown. */
bool trace_is_users(const subject *, const ir_class *);

#endif
