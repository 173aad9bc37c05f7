/* Inside the local proofs. */
#ifndef SEARCH_LOCAL_INTERNAL_H
#define SEARCH_LOCAL_INTERNAL_H

#include "search/local_proof.h"
#include "search/node_objects.h"
#include "search/path_facts.h"
#include "solver/query.h"

/* What was enough for a proof: literals that cannot hold together with the negation of
 * what was proved. */
typedef struct local_core {
  uint32_t first, count, next; /* next: another one of the same literal; 0: none */
} local_core;

/* A literal that is part of the value of a call made before the first path. */
typedef struct named_call {
  uint32_t first; /* of its words: the method, the number of arguments, two for each */
  uint32_t index; /* which part of the value; low bit: negated */
} named_call;

struct local_proof {
  const space *space;
  sym_state *state;
  formula *graph;
  const uint32_t *objects;
  map place_of;        /* symbolic object -> object of the space, movable ones */
  u32_vector role_of;  /* by variable: its role within its object */
  bool has_room;       /* different ones have different roles */
  node_objects speaks; /* of movable objects, by their number in the space */
  literal_vector learnt;
  /* the formula of the questions */
  formula *local;
  query *solver;
  map fixed;          /* node -> literal of `local` */
  map roles;          /* place in the neighbourhood and role -> literal */
  literal_vector far; /* variables for what is far, in the order of their first use */
  map named;          /* name -> literal */
  map cores;          /* literal that was proved -> the last of its cores */
  vector(local_core) core_list; /* 0 unused */
  literal_vector core_literals;
  /* local_names.c */
  map parent_of; /* object of the space -> its parent in the tree, and the slot */
  map call_of;   /* node -> index in calls */
  vector(named_call) calls;
  u32_vector call_words;
  u32_vector gates; /* by node */
  /* of one path */
  path_facts facts;
  map near; /* object of the space -> place in the neighbourhood, from 1 */
  uint32_t holders, others;
  map is_near;    /* object_set -> nearness */
  map translated; /* node -> literal of `local` */
  map many_near;  /* node that speaks of many objects -> nearness */
  map stands_for; /* named literal -> node */
  map is_assumed; /* literal of `local` -> 1: few; 2: not among these */
  uint32_t far_used;
  literal_vector known;   /* taken apart */
  literal_vector assumed; /* what of it is near, translated; */
  uint32_t few;           /* so many do not speak of a holder */
  map is_known;
};

/* local_names.c: names by what things are. */

void local_names_begin(local_proof *);
uint64_t local_name(const local_proof *, uint32_t node); /* 0: none */
uint32_t local_gates(local_proof *, uint32_t node);

/* local_known.c: what holds on the path. */

/* Takes all that was learnt apart into `known` and `is_known`. */
void local_find_known(local_proof *);
/* Takes the literal apart under the path; what is left open goes to `out`. */
void local_take_apart(local_proof *, literal, map *seen, literal_vector *out);
bool local_is_known(local_proof *, literal);

/* local_translate.c: the neighbourhood, and formulas over it. */

/* Where the nearest of the objects is. A holder was written to. */
typedef enum { FAR, NEAR, HOLDER } nearness;

void local_find_neighbourhood(local_proof *); /* of what was written */
void local_neighbourhood_of(local_proof *, const literal *, uint32_t count);
nearness local_nearness(local_proof *, literal);
nearness local_place_nearness(const uint64_t *place); /* NULL: none */
nearness local_call_nearness(const local_proof *, uint32_t node);
literal local_translate(local_proof *, literal);

#endif
