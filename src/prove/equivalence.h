/* The other side of a comparison; inside the SAT engine. */
#ifndef PROVE_EQUIVALENCE_H
#define PROVE_EQUIVALENCE_H

#include "world/world.h"

/* What an operation is compared with, during its search. */
typedef struct other_side {
  sym receiver;   /* the abstraction of the states before, or the second of a pair */
  bool is_merged; /* its operation has been evaluated, on all paths */
  sym result;     /* then */
  literal fails;  /* there is no abstraction, or it is not valid */
} other_side;

/* prove/apart.c: rows with other keys than an argument's. */
typedef struct apart apart;
apart *apart_new(world *, const unique_row_vector *); /* NULL: of no use */
void apart_delete(apart *);
/* Tells the evaluator how their keys lie. */
void apart_place(apart *);
/* Whether the literal says of two rows that they have different keys, and they do. */
bool apart_shows(const apart *, literal);
/* These are valid. Where they say that the keys of some rows are all different, they are.
 */
void apart_find_unique(apart *, const literal_vector *valid);
/* On a path: tells the evaluator which rows do not have the argument's key. */
void apart_decide(apart *, const operation *, const sym *args);
/* prove/apart_given.c: what is left of what must hold on a path. Begin: before decide. */
void apart_begin_path(apart *);
literal apart_left(apart *, literal must);

/* Before the first path. args[0] is set for a pair. `before`: what holds then, besides
 * what the proving solver knows. False: it cannot be evaluated; the sink knows. */
bool other_side_begin(world *, const operation *, sym *args, literal before,
                      other_side *);
/* On a path, behind the operation. */
followed other_side_follow(world *, const operation *, const sym *args,
                           const other_side *);
/* Whether both returned, or threw exceptions of one class. */
bool other_side_agrees(world *, const followed *, const followed *other);
/* That results and what is left are the same. `literally`: more than that may be
 * required, as evaluator_compared_literally says. */
bool other_side_required(world *, const operation *, const sym *args, const other_side *,
                         const followed *, const followed *other, bool literally,
                         literal *out);

#endif
