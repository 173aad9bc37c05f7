/* One execution, between the files of the judge. */
#ifndef JUDGE_JUDGE_EXECUTION_H
#define JUDGE_JUDGE_EXECUTION_H

#include "judge/judge_run.h"

enum { MOST_ARGUMENTS = 260 };

/* How one call ended: as a truth, or not at all because a class must be initialised
 * first. */
typedef enum { CALL_FALSE, CALL_TRUE, CALL_UNKNOWN, CALL_AGAIN } call_result;

/* One execution of an operation. */
typedef struct execution {
  judge *judge;
  const operation *operation;
  value args[MOST_ARGUMENTS]; /* receiver first */
  uint32_t count;
  object_id self;     /* main object, or the one that a constructor makes */
  object_id prestate; /* copy of the main object; 0: nobody asks for it */
  object_id other;    /* what it is compared with; 0: nothing */
  value result;
  object_id thrown; /* instead; 0: nothing */
  bool returned;    /* normally */
  bool again;       /* a class must be initialised first */
} execution;

/* Why the machine stopped, as trouble; `what` ran. CALL_AGAIN: it only needs a class. */
call_result judge_stopped(judge *, const ir_method *what);
/* A specification method: an exception means false. */
call_result judge_evaluate(judge *, ir_method *, const value *args);
/* What a call that is not true means: trouble, another attempt, or `kind`. */
judgment judge_unless_true(execution *, call_result, violation_kind kind);
/* Lets who watches look at how it ended. */
void judge_show(const execution *, bool both);
/* "repOk() is false", or what it threw. */
void judge_explain(judge *, judgment *found, const ir_method *, const char *on);

/* judge_equivalence.c */

/* Before the operation: makes what it is compared with, and sets the receivers. */
judgment judge_prepare_other(execution *);
/* After the operation: runs the other one and compares. */
judgment judge_compare(execution *);
/* The invariant of both abstractions of a pair. */
judgment judge_check_pair(execution *);

/* judge_commute.c */

/* The parameters that are copies of arguments. */
void judge_fill_copies(execution *);
/* A glassbox.NotCommuting: what the order of two operations changes. */
bool judge_is_order(const ir_class *exception);
judgment judge_order(execution *, object_id exception);

#endif
