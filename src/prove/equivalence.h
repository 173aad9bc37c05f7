/* The other side of a comparison; inside the SAT engine. */
#ifndef PROVE_EQUIVALENCE_H
#define PROVE_EQUIVALENCE_H

#include "world/world.h"

/* What an operation is compared with, during its search. */
typedef struct sat_other {
  sym receiver;   /* the abstraction of the states before, or the second of a pair */
  bool is_merged; /* its operation has been evaluated, on all paths */
  sym result;     /* then */
  literal fails;  /* there is no abstraction, or it is not valid */
} sat_other;

/* prove/apart.c: rows with other keys than an argument's. */
typedef struct apart apart;
apart *apart_new(sat_check *); /* when the abstraction's invariant has been evaluated */
void apart_delete(apart *);
/* Whether the literal says of two rows that they have different keys, and they do. */
bool apart_shows(const apart *, literal);
/* These are valid. Where they say that the keys of some rows are all different, they are.
 */
void apart_find_unique(apart *, const literal_vector *valid);
/* On a path: tells the evaluator which rows do not have the argument's key. */
void apart_decide(apart *, const operation *, const sym *args);

/* Before the first path. args[0] is set for a pair. `before`: what holds then, besides
 * what the proving solver knows. False: it cannot be evaluated; the sink knows. */
bool sat_other_begin(sat_check *, const operation *, sym *args, literal before,
                     sat_other *);
/* On a path, behind the operation. */
followed sat_other_follow(sat_check *, const operation *, const sym *args,
                          const sat_other *);
/* Whether both returned, or threw exceptions of one class. */
bool sat_other_agrees(sat_check *, const followed *, const followed *other);
/* That results and what is left are the same. `literally`: more than that may be
 * required, as evaluator_compared_literally says. */
bool sat_other_required(sat_check *, const operation *, const sym *args,
                        const sat_other *, const followed *, const followed *other,
                        bool literally, literal *out);

#endif
