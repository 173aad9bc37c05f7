/* What a check found. */
#ifndef CHECK_RESULT_H
#define CHECK_RESULT_H

#include "check/space.h"
#include "symbolic/shortcuts.h"

typedef enum { VERDICT_HOLDS, VERDICT_VIOLATED, VERDICT_INCONCLUSIVE } verdict;

/* In the order in which an execution is judged. */
typedef enum {
  KIND_NONE,    /* nothing wrong */
  KIND_SKIPPED, /* an assume failed */
  KIND_STUCK,
  KIND_ASSERTION,
  KIND_EXCEPTION,
  KIND_TREE,
  KIND_INVARIANT,
  KIND_PRESERVATION,
  KIND_POSTCONDITION,
  KIND_EQUIVALENCE,
  KIND_DIVERGENCE,    /* it never ends */
  KIND_SPECIFICATION, /* a specification compares the state before with the one now */
  KIND_STEPS,         /* ran past the step limit: inconclusive */
  KIND_UNSUPPORTED,   /* inconclusive; the message names the construct */
  KIND_INVALID /* the state before is not valid: repOk or a precondition is false */
} violation_kind;

const char *violation_kind_text(violation_kind); /* "invariant" */

typedef struct judgment {
  violation_kind kind;
  char *message; /* what failed, in one line; new */
  place where;   /* of the failure, if known */
} judgment;

/* The best violation of an operation: the one with the smallest state. */
typedef struct check_violation {
  candidate candidate;
  judgment judgment; /* of its replay */
  uint32_t size;     /* of the state before, in objects */
} check_violation;
typedef vector(check_violation) check_violations;

typedef struct operation_result {
  verdict verdict;
  uint64_t states_checked;
  bool admitted; /* some valid state satisfies its preconditions */
  bool settled;  /* the verdict is known; a limit that ends the process leaves it */
  bool beyond;   /* inconclusive: something in it cannot be evaluated symbolically */
  char *reason;  /* when inconclusive: why, if that is known of it; or NULL */
  char *
      when; /* a pair that does not commute: the condition under which it does; or NULL */
  const char *engine; /* that gave the verdict, if it is not the result's; or NULL */
  /* when violated: the best violation of this operation */
  violation_kind kind;
  uint32_t size; /* of the state before, in objects */
} operation_result;

typedef struct check_result {
  verdict verdict;
  const char *engine;
  const char *analysis; /* NULL: the engine's only or usual one */
  uint64_t states_checked;
  operation_result *operations; /* by operation of the subject */
  uint32_t operation_count;
  bool has_violation;
  bool has_trouble;      /* inconclusive, and this candidate is why */
  candidate violation;   /* minimal; or the one with the trouble */
  judgment judgment;     /* of its replay */
  uint32_t size;         /* of its state before, in objects; of a violation */
  check_violations more; /* of other operations than that one's, in their order */
  char *reason;          /* when inconclusive */
  bool too_many;         /* by enumeration: more than is worth it */
  bool few_states;       /* enumeration meets few of them, and so it was left some */
  bool reason_is_beyond; /* it is that of an operation that is `beyond` */
  bool refused;          /* an input error after all, and the sink knows; no verdict */
  char *note;            /* what else the engine has to say, in lines; or NULL */
  const char *cut; /* violated, and there may be a smaller one: why it was not looked for
                      to the end; or NULL */
  /* the operation under way has one already, which is the search's; or NULL */
  const candidate *pending;
  const judgment *pending_judgment;
  double seconds;
  /* where the time of a symbolic engine went; --verbose */
  struct {
    double choose, prove; /* seconds of the solvers */
    double replay, audit; /* seconds of the machine, and to draw states */
    double look;          /* seconds of the solver that is asked whether a loop goes on */
    uint64_t proofs;      /* that a solver was asked for */
    uint64_t looks;       /* questions whether a loop goes on */
    uint64_t replays;     /* states of paths that were executed, too */
    uint64_t audits;      /* states that were drawn at random and executed */
    uint64_t merged_calls, memo_hits, instructions, nodes;
    uint64_t diagram_nodes; /* made, of decision diagrams */
    uint32_t diagram_valid; /* nodes of the valid states' */
    uint32_t diagram_most;  /* of what was left to check, at most */
    shortcut_uses uses;
  } costs;
  char *count_text;      /* of all valid states, in digits; or NULL */
  uint64_t valid_states; /* up to isomorphism; */
  bool counted;          /* all of them */
  /* engines that enumerate */
  uint64_t candidates; /* on which the invariant was evaluated */
  struct {             /* of the invariant; engine reach */
    bool known;
    uint64_t reached;   /* states */
    uint64_t unreached; /* valid states */
    uint64_t invalid;   /* executions that lead to states that are not valid */
    uint64_t outside;   /* executions that left the bounds */
  } fit;
} check_result;

/* Room for the operations, unless there is; all else is as it was. */
void check_result_start(check_result *, const space *);
void check_result_release(check_result *);
/* Why the operation is inconclusive; the first reason counts. */
void check_result_explain(check_result *, uint32_t operation, const char *reason);
void candidate_release(candidate *);
/* A violation that was found; takes it. The best of each operation stays, and the best of
 * all becomes `violation`. */
void check_result_take(check_result *, check_violation);
void check_result_take_all(check_result *, check_result *from); /* its violations */
/* No violation was found, and no trouble. */
void check_result_forget(check_result *);

/* Defects that a test plants in the search: */
typedef enum {
  DEFECT_NONE,
  DEFECT_WRITE,   /* a path forgets one of its writes */
  DEFECT_RESULT,  /* gives another result */
  DEFECT_END,     /* ends in a failed assumption */
  DEFECT_PROOF,   /* whatever is asked is proved */
  DEFECT_PRUNING, /* a path removes more than its states */
  DEFECT_ALL,     /* removes all of them */
  DEFECT_VALID    /* valid states are left out from the start */
} check_defect;

typedef struct check_limits {
  uint64_t steps;           /* per operation */
  const _Atomic bool *stop; /* set: work is to end early; NULL: it never is */
  const _Atomic bool *late; /* set, before `stop`: because of the time limit */
  bool count_states;        /* all valid states are to be counted, whatever the verdict */
  const bool *left_out;     /* by operation: not to be executed; NULL: all are */
  uint64_t
      most_executions; /* of an operation, by enumeration or by fields; 0: no limit */
  bool patient; /* what could be executed instead is evaluated, whatever that takes */
  /* how many valid states enumeration meets, if that takes no more than so many candidates,
   * else UINT64_MAX; NULL: nobody knows */
  uint64_t (*count_few)(space *, const struct check_limits *, uint64_t most_candidates);
  bool
      any_violation; /* by enumeration: the first that is met will do, if not the least */
  struct progress_sink *progress;
  uint64_t
      scramble; /* tests: the states to be checked are drawn, with this seed; 0: not */
  bool eager; /* tests: what pays in large checks is done in all: steps of a language are
                 proved locally, solvers are made anew, operations put off */
  check_defect defect;  /* tests */
  shortcut_set without; /* shortcuts that are not taken */
  uint32_t jobs;        /* processes that work at the same time; 0: one */
  uint32_t validate;    /* further states of each path that are executed, too */
  uint32_t audit;       /* states of each operation that holds, likewise; */
  bool audit_fully;     /* so many, however few paths there were */
} check_limits;

/* The reason where the invariant is false on all states of the bounds. */
#define CHECK_NO_STATE "vacuous: no state within the bounds satisfies the invariant"
/* A further line of the note; takes it. */
void check_result_note(check_result *, char *line);

/* What was checked for nothing but null is not known to hold. */
void check_note_hollow(const space *, check_result *);

/* When a limit has ended the work: why operations stayed open, and that a violation need
 * not be the smallest. */
void check_note_stopped(const check_limits *, check_result *);

bool check_is_stopped(const check_limits *);
const char *check_why_stopped(const check_limits *);

/* An engine: checks the subject over the space. The caller has zeroed and started the
 * result. */
typedef void check_engine(space *, const check_limits *, check_result *, diag_sink *);

/* Runs it, with a stack for deep recursion. */
void check_run(check_engine *, space *, const check_limits *, check_result *,
               diag_sink *);

#endif
