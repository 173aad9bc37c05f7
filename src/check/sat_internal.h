/* Inside the SAT engine. */
#ifndef CHECK_SAT_INTERNAL_H
#define CHECK_SAT_INTERNAL_H

#include "check/judge.h"
#include "check/result.h"
#include "check/sat_difference.h"
#include "solver/query.h"
#include "symbolic/symbolic.h"

typedef struct sat_check {
  space *space;
  subject *subject;
  judge *judge;
  const check_limits *limits;
  check_result *result;
  diag_sink *sink;
  formula *formula;
  sym_state state;
  evaluator *evaluator;
  query *choose, *prove;
  /* sat_space.c */
  uint32_t *objects;     /* symbolic object of each object of the space */
  map pool;              /* symbolic objects that are interchangeable: 1 */
  uint32_t main;         /* the checked object: objects[1], or what a constructor made */
  uint32_t *copies;      /* its copy in the state before, for postconditions; or NULL */
  sym *slots;            /* initial value of each slot of the space */
  literal_vector bounds; /* what makes codes of values valid */
  /* sat_invariant.c */
  difference *difference;
  struct fields *fields; /* --analysis fields; NULL: paths */
} sat_check;

/* sat_space.c: the initial symbolic state. */
void sat_make_state(sat_check *);
void sat_make_copies(sat_check *);
void sat_release_state(sat_check *);
/* A fresh value over the domain; adds to `bounds` what its code needs. */
sym sat_fresh_value(sat_check *, const domain *, literal_vector *bounds);
/* The index into the domain that the value has in the model. */
uint32_t sat_choice(sat_check *, const domain *, sym, evaluation *);
/* One literal for each object of the space but null and constants: reachable from the
 * main object and the arguments, before the operation. Appends. */
void sat_reachable(sat_check *, const operation *, const sym *args, literal_vector *out);

/* sat_invariant.c: what must hold of a state, as the symbolic state is now. False: a
 * specification cannot be evaluated; the sink knows. */
struct sat_tree;
bool sat_invariant(sat_check *, const struct sat_tree *, literal_vector *conjuncts);
/* The method's value, and that it does not throw. args: the operation's, receiver
 * first. */
bool sat_specification(sat_check *, const specification *, const sym *args,
                       uint32_t count, sym result, literal *out);

#endif
