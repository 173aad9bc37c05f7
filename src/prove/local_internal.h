/* Inside the local proofs. */
#ifndef PROVE_LOCAL_INTERNAL_H
#define PROVE_LOCAL_INTERNAL_H

#include "formula/given.h"
#include "prove/local_proof.h"
#include "prove/node_objects.h"
#include "prove/path_facts.h"
#include "prove/question.h"

/* A literal that is part of the value of a call made before the first path. */
typedef struct named_call {
  uint32_t first; /* of its words: the method, the number of arguments, two for each */
  uint32_t index; /* which part of the value; low bit: negated */
} named_call;

/* A neighbourhood, what is known of it, and how it is written in the formula of the
 * questions. */
typedef struct local_view {
  map near; /* object of the space -> place in the neighbourhood, from 1 */
  uint32_t holders, others;
  space_id replaced; /* the first of the others, an object of the space */
  map is_near;       /* object_set -> nearness */
  given translated;  /* from `graph` to that of the questions */
  map many_near;     /* node that speaks of many objects -> nearness */
  map stands_for;    /* named literal -> node */
  map is_assumed;    /* literal of that -> 1: few; 2: not among these */
  uint32_t far_used;
  literal_vector assumed; /* what of the known is near, translated; */
  uint32_t few;           /* so many do not speak of a holder */
} local_view;

/* What is taken apart on a path (local_scope.c). */
typedef struct local_scope {
  map objects;    /* of the space */
  uint32_t round; /* of the path */
  node_map meets; /* object_set -> round, and whether it has one of the objects */
  bool is_all;    /* everything is taken apart */
} local_scope;

typedef struct local_context local_context;

struct local_proof {
  const space *space;
  sym_state *state;
  formula *graph;
  const sym_id *objects;
  map place_of;        /* symbolic object -> object of the space, movable ones */
  u32_vector role_of;  /* by variable: its role within its object */
  bool has_room;       /* different ones have different roles */
  node_objects speaks; /* of movable objects, by their number in the space */
  literal_vector learnt;
  /* the formula of the questions */
  questions asked;
  given fixed;        /* from `graph` to theirs: what speaks of no object that moves */
  map never;          /* literal that speaks of no object that moves -> is false */
  map roles;          /* place in the neighbourhood and role -> literal */
  literal_vector far; /* variables for what is far, in the order of their first use */
  map named;          /* name -> literal */
  map refused;        /* questions that were not proved */
  map refusals;       /* guess -> how often it was not proved */
  map unimplied;      /* decision -> the same; 0: it has been proved once */
  /* local_names.c */
  map parent_of; /* object of the space -> its parent in the tree, and the slot */
  map call_of;   /* node -> index in calls */
  vector(named_call) calls;
  u32_vector call_words;
  u32_vector gates; /* by node */
  /* of one path */
  path_facts facts;
  local_scope scope;
  literal_vector known; /* taken apart */
  map is_known;
  literal_vector path, besides; /* what else is known to hold on it */
  uint32_t first_new;           /* object, of those that were made on it */
  local_view *view;             /* the questions are asked in it */
  local_view around;            /* the change */
  local_context *context;
  bool only_arbitrary; /* see local_proof_only_arbitrary */
};

/* local_names.c: names by what things are. */

void local_names_begin(local_proof *);
uint64_t local_name(const local_proof *, uint32_t node); /* 0: none */
uint32_t local_gates(local_proof *, uint32_t node);

/* local_known.c: what holds on the path. */

/* Takes what was learnt apart into `known` and `is_known`, as far as it is in the scope.
 */
void local_find_known(local_proof *);
/* What the literal says is known as well. */
void local_know(local_proof *, literal);
/* The rest of it, too. False: it has been. */
bool local_find_all_known(local_proof *);
/* Takes the literal apart under the path; what is left open goes to `out`. */
void local_take_apart(local_proof *, literal, map *seen, literal_vector *out);
bool local_is_known(local_proof *, literal);

/* local_scope.c: of what is known, that which matters. */

void local_scope_begin(local_proof *); /* the neighbourhood is known */
bool local_scope_has(local_proof *, literal);
void local_scope_release(local_scope *);

/* local_translate.c: the neighbourhood, and formulas over it. */

/* Where the nearest of the objects is. A holder was written to. */
typedef enum { FAR, NEAR, HOLDER } nearness;

void local_find_neighbourhood(local_proof *); /* of what was written */
void local_neighbourhood_of(local_proof *, const literal *, uint32_t count);
/* And this one, with its children. */
void local_neighbourhood_at(local_proof *, space_id);
nearness local_nearness(local_proof *, literal);
nearness local_place_nearness(const uint64_t *place); /* NULL: none */
nearness local_call_nearness(const local_proof *, uint32_t node);
given_leaf local_fixed_leaf;                 /* of what speaks of no object that moves */
void local_begin_translation(local_proof *); /* in the view; its neighbourhood is known */
literal local_translate(local_proof *, literal);

void local_view_begin(local_proof *); /* its neighbourhood is known */
void local_view_assume(local_proof *, literal);
void local_view_release(local_view *);
bool local_proof_guess(local_proof *, literal);
/* Like it, part by part. */
bool local_proof_guess_parts(local_proof *, literal);
/* The object of the space that stood where something new is now; 0: none. */
space_id local_replaced(const local_proof *);

/* local_context.c: what calls give to the nodes above a change. */

local_context *local_context_new(void);
void local_context_delete(local_context *);
void local_context_begin(local_proof *);
/* A call that was made before the first path. */
void local_context_note(local_proof *, ir_method *, const sym *args);
/* The literal holds: all views assume it. */
void local_context_assume(local_proof *, literal);
/* The view to ask in: the literal speaks of a value that was cut. NULL: it does not. */
local_view *local_view_of(local_proof *, literal);
/* The view of a node above that the literal speaks of, if it says nothing of what is near
 * the change; NULL: there is none. */
local_view *local_view_at(local_proof *, literal);
/* With the real values in place of those that were cut. */
literal local_real(local_proof *, literal);

/* The variable for a part of a value that is cut. */
literal local_cut_variable(local_proof *, uint32_t cut, uint32_t part, literal real);

/* local_values.c: references and integers. */

literal local_value_same(local_proof *, ir_type, sym, sym);
/* With what the path decides at first sight. */
sym local_value_settled(local_proof *, ir_type, sym);
/* That a reference is one of its objects, and one only. */
literal local_value_is_one(local_proof *, ir_type, sym);
/* Whether all that it may be is there on every path. */
bool local_value_is_lasting(const local_proof *, ir_type, sym);
/* Variables for what the value is now. */
sym local_value_cut(local_proof *, ir_type, uint32_t cut, sym now, sym before);
/* Variables for one of the objects that it may have been, or for any number. */
sym local_value_any(local_proof *, ir_type, uint32_t cut, sym before);

#endif
