/* Satisfiability solvers, in the shape of IPASIR: one small interface, one file
 * for each solver behind it. Formulas are easier to ask through query.h.
 *
 *     sat *s = sat_cadical_new(SAT_MANY_SMALL);
 *     sat_add(s, 1), sat_add(s, -2), sat_add(s, 0);          clause (x1 or not x2)
 *     sat_assume(s, 2);
 *     if (sat_solve(s, NULL) == SAT_SATISFIABLE)
 *       assert(sat_value(s, 1));
 *     sat_delete(s);
 *
 * Order: any number of add and assume, then solve; value only right after
 * SAT_SATISFIABLE, failed only right after SAT_UNSATISFIABLE: the next add or
 * assume ends that. Assumptions hold for one solve. One thread at a time, except
 * for the stop flag, which any thread may set.
 */
#ifndef SOLVER_SAT_H
#define SOLVER_SAT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef enum {
  SAT_UNKNOWN = 0, /* a limit was hit, or the stop flag is set */
  SAT_SATISFIABLE = 10,
  SAT_UNSATISFIABLE = 20
} sat_result;

typedef struct sat_limits { /* of one solve; 0: none */
  uint32_t conflicts, decisions;
} sat_limits;

typedef struct sat_statistics { /* since the solver was made */
  uint64_t solves, satisfiable, unsatisfiable, unknown;
  uint64_t clauses, literals; /* added */
} sat_statistics;

typedef struct sat sat;

/* What a solver has to offer. */
typedef struct sat_operations {
  const char *name;
  void (*add)(sat *, int literal);
  void (*assume)(sat *, int literal);
  sat_result (*solve)(sat *, const sat_limits *);
  bool (*value)(sat *, int literal);
  bool (*failed)(sat *, int literal);
  void (*set_auxiliary)(sat *, int variable); /* NULL: of no interest */
  void (*define)(sat *, int variable);        /* NULL: of no interest */
  void (*destroy)(sat *);
} sat_operations;

struct sat { /* the first member of every solver's struct */
  const sat_operations *operations;
  const atomic_bool *stop; /* NULL: never */
  sat_result result;       /* of the last solve; SAT_UNKNOWN after add or assume */
  bool in_clause;          /* add has begun a clause */
  sat_statistics statistics;
};

typedef enum {
  SAT_MANY_SMALL, /* thousands of small questions to one solver */
  SAT_REFUTING,   /* few questions, of which another solver says that nothing is left */
  SAT_SOME_HARD,  /* thousands as well, but some need thousands of conflicts */
  SAT_FEW_HARD    /* the solver's own defaults */
} sat_tuning;

sat *sat_cadical_new(sat_tuning);
sat *sat_trail_new(void); /* keeps its assignment from one solve to the next */
/* Of such a solver: the next model is to be like none before. Forgets the assignment;
 * every variable is tried first with a random value, true with a probability that is
 * random, too. */
void sat_trail_scramble(sat *, uint64_t seed);
/* Of such a solver: it goes on from the model of the other, which has the same variables.
 */
void sat_trail_adopt(sat *trail, sat *from);
/* Asks the first; where it says unsatisfiable, or has to search for long, the second is
 * asked as well, and its word counts. Takes both. */
sat *sat_confirmed_new(sat *quick, sat *thorough);
void sat_delete(sat *);

void sat_add(sat *, int literal); /* 0 ends the clause */
void sat_set_auxiliary(sat *,
                       int variable); /* follows from others: need not be decided */
/* The clauses that follow say what a variable is in terms of others, so that they ask for
 * nothing where it is open; until the same is called with 0. */
void sat_define(sat *, int variable);
void sat_assume(sat *, int literal);
sat_result sat_solve(sat *, const sat_limits *); /* NULL: no limits */
bool sat_value(sat *, int literal);              /* in the model */
bool sat_failed(sat *, int assumption);          /* is part of the reason */

/* While *flag is true, solve gives up soon with SAT_UNKNOWN. The flag is
 * borrowed: it must outlive the solver or be replaced. Many solvers can share it. */
void sat_set_stop(sat *, const atomic_bool *flag);

#endif
