/* Inside the local proofs. */
#ifndef CHECK_LOCAL_INTERNAL_H
#define CHECK_LOCAL_INTERNAL_H

#include "check/local_proof.h"
#include "check/node_objects.h"
#include "check/path_facts.h"
#include "solver/query.h"

struct local_proof {
  const space *space;
  sym_state *state;
  formula *graph;
  const uint32_t *objects;
  map place_of;        /* symbolic object -> object of the space, movable ones */
  u32_vector role_of;  /* by variable: its role within its object */
  node_objects speaks; /* of movable objects, by their number in the space */
  literal_vector learnt;
  /* the formula of the questions */
  formula *local;
  query *solver;
  map fixed;          /* node -> literal of `local` */
  map roles;          /* place in the neighbourhood and role -> literal */
  literal_vector far; /* variables for what is far, in the order of their first use */
  map proved;         /* literal that is false -> 1 */
  /* of one path */
  path_facts facts;
  map near; /* object of the space -> place in the neighbourhood, from 1 */
  uint32_t holders, others;
  map is_near;    /* object_set -> nearness */
  map translated; /* node -> literal of `local` */
  uint32_t far_used;
  literal_vector known;   /* taken apart */
  literal_vector assumed; /* what of it is near, translated; */
  uint32_t few;           /* so many do not speak of a holder */
  map is_known;
};

/* local_known.c: what holds on the path. */

/* Takes all that was learnt apart into `known` and `is_known`. */
void local_find_known(local_proof *);
/* Takes the literal apart under the path; what is left open goes to `out`. */
void local_take_apart(local_proof *, literal, map *seen, literal_vector *out);
bool local_is_known(local_proof *, literal);

/* local_translate.c: the neighbourhood, and formulas over it. */

/* Where the nearest of the objects is. A holder was written to. */
typedef enum { FAR, NEAR, HOLDER } nearness;

void local_find_neighbourhood(local_proof *);
nearness local_nearness(local_proof *, object_set);
literal local_translate(local_proof *, literal);

#endif
