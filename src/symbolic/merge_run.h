/* One run of a merge, for its files. */
#ifndef SYMBOLIC_MERGE_RUN_H
#define SYMBOLIC_MERGE_RUN_H

#include "symbolic/internal.h"

typedef struct waiting {
  condition guard; /* NEVER: nothing waits */
  uint32_t visits; /* how often it has run */
  sym *regs;
} waiting;

typedef struct merge_run {
  evaluator *e;
  ir_code *code;
  const ir_flow *flow;
  uint32_t stop; /* block at which the region ends, or FLOW_EXIT */
  waiting *blocks;
  waiting stopped;
  literal error;
  condition returned;
  sym result;
} merge_run;

/* The whole condition as one literal. */
static inline literal all_of(const merge_run *r, condition c) {
  return condition_literal(&r->e->conditions, c);
}

/* merge.c: where `when` holds as well, the code throws; the guard goes on without. */
void raise_error(merge_run *, condition *guard, literal when);

/* merge_call.c: a call instruction on all its paths. False: the merge fails. */
bool merge_run_call(merge_run *, const ir_instr *, sym *regs, condition *guard);

#endif
