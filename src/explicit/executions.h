/* Executions of all operations on one state after the other: what the engines that
 * enumerate have in common.
 *
 *     executions e;
 *     if (!executions_init(&e, space, limits, result, sink)) ...
 *     executions_run_constructors(&e);
 *     while (executions_may_go_on(&e) && ... the judge's objects hold a state ...)
 *       executions_run(&e);             e.korat's order covers the state
 *     executions_conclude(&e);
 *     executions_release(&e);
 *
 * Arguments go on where the state's choices end: they are enumerated up to isomorphism,
 * and objects that only they reach are part of the state.
 *
 * The counterexample is the least by number of reachable objects, then by the order of
 * judging, then by operation, then the first met. An operation that is known to be
 * violated is run on smaller states only, unless `every` is set.
 */
#ifndef EXPLICIT_EXECUTIONS_H
#define EXPLICIT_EXECUTIONS_H

#include "explicit/korat.h"

#include "base/progress.h"

/* Of one operation. */
typedef struct finding {
  bool found;
  uint32_t size; /* of the state, in objects */
  candidate candidate;
  judgment judgment;
  judgment trouble; /* the first; KIND_NONE: none */
  candidate trouble_candidate;
  uint64_t executions, steps; /* that it took */
} finding;

typedef struct executions {
  space *space;
  const check_limits *limits;
  check_result *result;
  judge *judge;
  korat korat;
  finding *findings;  /* by operation */
  uint32_t operation; /* being run */
  uint32_t arguments[256];
  uint32_t parameter_count;
  judgment trouble; /* of the invariant; the first */
  uint32_t until_look;
  const char *stopped; /* why the search was cut short, or NULL */
  progress progress;
  bool every; /* no execution is left out */
  /* Called after an execution, with what it left in the machine; NULL: nobody. */
  void (*after)(struct executions *, violation_kind);
} executions;

bool executions_init(executions *, space *, const check_limits *, check_result *,
                     diag_sink *);
void executions_release(executions *);

/* Limits and progress; false: stop. */
bool executions_may_go_on(executions *);
void executions_run_constructors(executions *);
void executions_run(executions *);
/* Keeps the judge's trouble with the invariant. */
void executions_note_trouble(executions *);
/* The size above which no execution would be kept; UINT32_MAX: there is none. */
uint32_t executions_largest_size(const executions *);
/* Verdicts, violation and reason, into the result; a reason that is already there makes
 * it inconclusive. `has_states`: some state was met. */
void executions_conclude(executions *, bool has_states);
/* Sets the reason, if there is none yet, and that the verdict cannot be `holds`. */
void executions_set_reason(check_result *, const char *format, const char *text);

#endif
