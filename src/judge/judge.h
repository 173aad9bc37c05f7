/* The judge: runs one element of the search space concretely and says what is wrong.
 *
 *     judge *j = judge_new(space, limits, sink);
 *     judgment verdict = judge_run(j, &candidate);
 *
 * It executes on the concrete machine and knows no formulas: the explicit engine is
 * built on it, and every counterexample of a symbolic engine must pass before it.
 */
#ifndef JUDGE_JUDGE_H
#define JUDGE_JUDGE_H

#include "check/result.h"
#include "exec/machine.h"

typedef struct judge judge;

judge *judge_new(space *, const check_limits *, diag_sink *);
void judge_delete(judge *);

/* Validity of the state alone: tree property of the positions, repOkLocal, repOk. An
 * invariant that throws is false. */
bool judge_is_valid(judge *, const uint32_t *choices);

/* Everything: KIND_INVALID when the state or a precondition does not hold, else what
 * the execution of the operation deserves, in the contract's order. */
judgment judge_run(judge *, const candidate *);

/* What the method, which takes the main object and the first of the candidate's
 * arguments, says before the operation runs. False: nothing. */
bool judge_ask(judge *, const candidate *, ir_method *, int32_t *answer);

/* Whether the execution that decided the last judge_run depended on chance. */
bool judge_met_chance(const judge *);

/* The machine, with the state after the last judge_run still in it, for reports; and
 * the object of the machine that stands for an object of the space. */
machine *judge_machine(judge *);
object_id judge_object(judge *, space_id);

/* The object of the space that an object of the machine stands for; 0: none of its own.
 */
space_id judge_space_object(const judge *, object_id);

/* How an operation ended, with the machine as it left it. */
typedef struct judge_ending {
  bool returned;
  value result;     /* then */
  object_id thrown; /* otherwise; 0: an assumption failed */
  object_id self;   /* the main object, or the one that a constructor made */
  bool both;        /* the operation that it is compared with has run as well */
} judge_ending;
/* Who looks at the machine when an operation has ended, before anything is judged; some
 * executions end more than once, the last time counts. Specifications may then run
 * longer: what is looked at is the operation. NULL: nobody. */
typedef void judge_look(void *context, judge *, const judge_ending *);
void judge_watch_endings(judge *, judge_look *, void *context);

/* That a state has more steps than smallStep's argument has values, up to `high`. New. */
char *judge_transitions_text(int64_t high);

/* Where no state of the bounds is valid: what the invariant says of that which the
 * constructor without arguments leaves. New; NULL: there is nothing to say. */
char *judge_first_state_text(judge *);

/* Makes the violations simpler where that is easy: see judge_shrink.c. */
void judge_shrink_all(judge *, const check_limits *, space *, check_result *);

/* Takes back what the last execution did to the machine; it can initialise classes again,
 * which it cannot as long as it must be able to go back. */
void judge_rest(judge *);

#endif
