/* Coverage (003 Chapter 4): which statements and which parts of the specification the
 * proof of a procedure needed, and why it did not need the others.
 */
#ifndef FIR_COVERAGE_H
#define FIR_COVERAGE_H

#include "fir/claim.h"

typedef enum {
  FIR_WHY_COVERED,
  FIR_WHY_NO_EXECUTION, /* the procedure has none within the bound */
  FIR_WHY_UNFINISHED,   /* executions that come here do not end within the unrolling */
  FIR_WHY_UNREACHED,    /* no execution within the bound comes here */
  FIR_WHY_UNSPECIFIED,  /* executed, but nothing depends on what it does */
  FIR_WHY_UNKNOWN       /* a limit was hit */
} fir_why;

/* A larger bound at which a statement is covered, or a counterexample appears. */
typedef struct fir_remedy {
  bool found, counterexample;
  uint32_t more_scope, more_bitwidth, more_unroll;
} fir_remedy;

typedef struct fir_covered_statement {
  const fir_stmt *statement;
  uint32_t steps, covered; /* unrolled copies, and how many of them were needed */
  fir_why why;             /* when none was */
  const fir_stmt *culprit; /* UNFINISHED, NO_EXECUTION: the loop, call or specification
                              statement that stops executions; or NULL */
  fir_remedy remedy;
} fir_covered_statement;

typedef struct fir_covered_part {
  fir_part part;
  bool covered;
} fir_covered_part;

typedef struct fir_coverage {
  fir_covered_statement *statements; /* in the order of the text */
  uint32_t statement_count, missed_statements;
  fir_covered_part *parts;
  uint32_t part_count, missed_parts;
  bool has_execution; /* the procedure has one within the bound */
  bool exact;         /* false: a limit was hit, and some may be covered in vain */
} fir_coverage;

/* Of a claim that holds; the claim should be executed with constrain rules, others make
 * statements look missed that are not (003 §4.3.2). With `explained`, also why statements
 * were missed, but no remedies. In the arena. */
fir_coverage *fir_cover(arena *, fir_claim *, const relation_options *, bool explained);

/* Looks for the smallest larger bounds that cover what was missed, by trying. */
void fir_find_remedies(fir_coverage *, const fir_universe *, const fir_proc *,
                       const relation_options *);

#endif
