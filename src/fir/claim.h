/* The claim that a procedure keeps its specification, as relational logic (003 §3.2.5).
 *
 * Every solution of background, path and requirements is an execution; one that falsifies
 * a goal as well is a counterexample. A goal is a part of the specification that can be
 * shown apart from the others: a && b are two goals, and a goal p => q assumes p.
 */
#ifndef FIR_CLAIM_H
#define FIR_CLAIM_H

#include "fir/execute.h"

typedef enum {
  FIR_PART_REQUIRED,  /* by the procedure */
  FIR_PART_ASSUMED,   /* left of => in the specification */
  FIR_PART_CONCLUDED, /* the rest of it */
  FIR_PART_FRAME      /* a global that must not change */
} fir_part_kind;

typedef struct fir_part {
  fir_part_kind kind;
  const fir_expr *expr;     /* NULL for FRAME */
  const fir_symbol *global; /* FRAME */
  relation_formula formula; /* negated for CONCLUDED and FRAME */
} fir_part;

typedef struct fir_goal {
  u32_vector assumed; /* numbers of parts */
  uint32_t concluded;
} fir_goal;

/* What coverage takes for granted: statements that are not the user's own, and with
 * `assumptions` all that the procedure requires; what its specification assumes is not
 * looked at then, either. */
typedef struct fir_given {
  bool (*statement)(const void *context, const fir_stmt *); /* NULL: none */
  const void *context;
  bool assumptions;
} fir_given;

typedef struct fir_claim {
  arena *store;
  fir_logic *logic;
  fir_execution *execution;
  vector(fir_part) parts;
  vector(fir_goal) goals;
  relation_formula kept; /* the whole specification, without what is required */
  fir_given given;
} fir_claim;

/* NULL: unrolling gives too many steps. In the arena; release what it holds outside. */
fir_claim *fir_claim_new(arena *, const fir_universe *, const fir_proc *, fir_strategy,
                         bool ordered);
void fir_claim_release(fir_claim *);

/* Adds everything that an execution must satisfy. */
void fir_claim_add_execution(const fir_claim *, relation_finder *);

/* Tells the finder which atoms can change places: it then finds one of each class of
 * executions that differ in their names alone. */
void fir_claim_add_symmetry(const fir_claim *, relation_finder *);

#endif
