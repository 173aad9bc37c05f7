/* Inside a report: what text and JSON are made from. */
#ifndef REPORT_REPORT_INTERNAL_H
#define REPORT_REPORT_INTERNAL_H

#include "report/report.h"
#include "report/source.h"
#include "report/trace.h"

struct report {
  const space *space;
  const subject *subject;
  const check_result *result;
  source source;
  arena arena;
  const candidate *candidate; /* the counterexample; or the state with the trouble */
  const judgment *judgment;   /* of it */
  vector(report *) more;      /* the counterexamples of other operations, alone */
  /* The counterexample, replayed; nothing of it when has_replay is false. */
  bool has_replay;
  const operation *operation;
  judge *judge;
  names names;
  trace trace;
  const char *term_before, *term_after; /* of a language; or NULL */
  const char *message;                  /* what failed, in one line */
  const char *path;                     /* where, or NULL */
  uint32_t line;                        /* 0: unknown */
  uint32_t decision; /* line of the condition that led there; 0: none */
  /* What was compared: the abstraction before, as the operation left it, and the
   * abstraction of what the operation left; property 2: the second one before and after.
   */
  state abstract_before, abstract_after, abstract_expected;
  const report_compared *compared;
  uint32_t compared_count;
};

/* How many pool objects of a class there are. */
typedef struct report_pool {
  const ir_class *class;
  uint32_t count;
} report_pool;

typedef vector(report_pool) report_pools;

void report_find_pools(const report *, report_pools *); /* appends */
bool report_has_arrays(const report *);
const char *report_verdict_text(verdict);
/* Its result; that nothing was checked, when the engine did not come to the operations.
 */
const operation_result *report_operation(const report *, uint32_t index);

/* term.c: the state before and after a language's step, as terms. */
void report_find_terms(report *);

/* equivalence.c */
void report_take_abstractions(report *);
void report_print_abstractions(report *, FILE *);
void report_abstractions_json(report *, json_t *failure);
json_t *report_compared_json(report *); /* new */
const char *report_title(report *);     /* what was checked */

/* text_trace.c */
void report_print_trace(report *, FILE *);

#endif
