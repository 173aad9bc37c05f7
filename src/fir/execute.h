/* Symbolic execution of an unrolled procedure (003 §3.2, Figure 3-3): every variable and
 * domain is bound to an expression of relational logic, and a path constraint says which
 * bindings are executions.
 *
 *     fir_execution *x = fir_execute(logic, flat, strategy, true);
 *     ... x->path, x->background, x->initial, x->slots ...
 *     fir_execution_release(x);
 */
#ifndef FIR_EXECUTE_H
#define FIR_EXECUTE_H

#include "fir/logic.h"

/* What becomes of what a site would say. */
typedef enum {
  FIR_SAID,
  FIR_UNSAID,  /* the variable has any value there */
  FIR_SWITCHED /* said where its switch is on */
} fir_saying;

typedef struct fir_strategy { /* false: inline */
  bool constrain_assign, constrain_create, constrain_branch;
  /* By sites, with all three constrained: then nothing is constrained, and everything is
   * inlined that is said. NULL: as the three want it. */
  const fir_saying *sayings;
  /* By the numbers of steps that a side of a branch begins with: no execution comes there,
   * so that the other side is taken without a condition. NULL: nothing is known. */
  const bool *unreached;
} fir_strategy;

/* The steps that a formula of the path constraint comes from (003 §4.3). */
typedef struct fir_slice {
  const fir_step *step;
  const struct fir_slice *next;
} fir_slice;

typedef struct fir_constraint {
  relation_formula formula;
  const fir_slice *slice;
  uint32_t site; /* where the execution says it: the same with every strategy that
                    constrains the same */
  relation_expr defined, value; /* it says that they are equal, where it is reached; NULL:
                                   it says something else */
} fir_constraint;

/* A relation that stands for what a site does not say. */
typedef struct fir_freed {
  uint32_t site;
  relation_expr relation;
} fir_freed;

typedef struct fir_switch {
  uint32_t site;
  relation_formula on;
} fir_switch;

/* What a step did. */
typedef struct fir_record {
  relation_formula reached; /* NULL: no way leads there */
  relation_expr *chosen;    /* SPEC: a relation for each target of its frame; CREATE
                               without ordered allocation: one */
} fir_record;

/* Atoms of a domain that exist at the beginning, a first part of first .. last. The names
 * of those do not matter, although those of new ones do. */
typedef struct fir_interchangeable {
  relation_expr extent;
  relation_atom first, last;
} fir_interchangeable;

typedef struct fir_execution {
  fir_logic *logic;
  const fir_unrolled *flat;
  fir_strategy strategy;
  bool ordered;                        /* atoms are allocated in the order of numbers */
  vector(relation_formula) background; /* types and allocation order; always hold */
  vector(fir_constraint) path;         /* what the steps demand */
  uint32_t site_count;
  vector(fir_freed) freed;        /* with `sayings` */
  vector(fir_switch) switches;    /* the same */
  relation_expr *initial, *slots; /* values at the beginning and at the end */
  vector(fir_interchangeable) interchangeable;
  fir_record *records; /* by the numbers of the steps */
} fir_execution;

/* In the logic's arena. */
fir_execution *fir_execute(fir_logic *, const fir_unrolled *, fir_strategy, bool ordered);
void fir_execution_release(fir_execution *);

#endif
