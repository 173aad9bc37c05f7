/* One check: the search space as a symbolic state, what is valid in it, and all that
 * lasts as long as the check does.
 *
 *     sat_make_state(c); sat_make_arguments(c);    variables for every slot and argument
 *     sat_tree_find(c, &tree);                     tree.h: the backbone, as it is now
 *     sat_invariant(c, &tree, &conjuncts);         what must hold of it
 *     ... a path is followed: the symbolic state is another one ...
 *     sat_release_state(c);
 *
 * What chooses, proves and concludes has its members here, and its own folder: choose,
 * prove, path, induct. Who may use whom is the order of folders in CONTRIBUTING. */
#ifndef WORLD_WORLD_H
#define WORLD_WORLD_H

#include "check/result.h"
#include "formula/choices.h"
#include "judge/judge.h"
#include "symbolic/symbolic.h"

typedef struct sat_arguments { /* of one operation, without receiver */
  sym *values;
  literal_vector bounds; /* what makes their codes valid */
} sat_arguments;

typedef struct sat_check sat_check;

/* How what is left to check is represented: choose/choose.h has them. */
typedef struct representation {
  const char *engine; /* its name */
  struct unchecked *(*new)(sat_check *);
  bool takes_shortcuts; /* false: does without proofs by neighbourhood, kinds and the
                           like, so that each engine can check the other */
} representation;

struct sat_check {
  space *space;
  bool has_made; /* objects of the library */
  subject *subject;
  judge *judge;
  const check_limits *limits;
  check_result *result;
  diag_sink *sink;
  formula *formula;
  sym_state state;
  evaluator *evaluator;
  const representation *chosen_from;
  struct unchecked *unchecked;
  choices *choices; /* for what is read through references; NULL: none */
  struct selects *selects;
  /* space.c */
  uint32_t *objects;     /* symbolic object of each object of the space */
  map pool;              /* symbolic objects that are interchangeable: 1 */
  uint32_t main;         /* the checked object: objects[1], or what a constructor made */
  uint32_t *copies;      /* its copy in the state before, for postconditions; or NULL */
  sym *slots;            /* initial value of each slot */
  literal_vector bounds; /* what makes codes of values valid */
  map awaited; /* those of references that nobody may have looked at -> the reference */
  sat_arguments *arguments; /* of each operation */
  u32_vector variables; /* the first of each slot, then of each argument; and the end */
  u32_vector space_of;  /* objects of the space, by symbolic object; empty: not yet */
  evaluation reading;   /* search_candidate */
  evaluation replayed;  /* replay_compare.c */
  /* prove/derived.c */
  uint32_t *derived; /* by slot: the index of its one value, plus 1; 0: it has others */
  uint32_t compared_count; /* how many numbers the invariant compares, two by two */
  /* prove/equivalence.c */
  bool knows_validity; /* of abstractions, before operations: */
  literal invalid;     /* where there is none that is valid */
  struct apart *apart; /* what is known of keys, then; or NULL */
  /* world/invariant.c */
  struct difference *difference;
  struct local_proof *local;  /* where the difference is of no use; else NULL */
  bool knows_calls;           /* it does: of those before the first path */
  struct held_proof *held;    /* prove/held.c; NULL until it is needed */
  struct near_proof *near;    /* prove/near.c; NULL: of no use */
  literal_vector valid_parts; /* what makes a state valid, before an operation */
  literal_vector aims;        /* when each node of the tree is part of it */
  struct drawing *drawing;    /* of states at random; NULL: not wanted yet */
  double started;             /* the check, by progress_clock */
  map valid;      /* what is known of the states before an operation: literal -> 1 */
  map valid_rows; /* what the invariant says, where rows replace a module: literal -> 1 */
  struct kinds *kinds;   /* induct/kinds.c: what is under way there; or NULL */
  struct fields *fields; /* --analysis fields; NULL: paths */
  uint32_t searched;     /* 1 + the operation under way; 0: none */
  /* share.c */
  struct crew *crew;  /* NULL: this process does all of it */
  uint32_t end;       /* the operations before it are this process's, of those left */
  bool *handled;      /* of each operation, whether it is, at least a part */
  check_limits quiet; /* what a process has for limits that reports to another one */
  uint32_t fields_failures; /* path/by_fields.c: attempts in a row that led to nothing */
};

static inline bool sat_takes(const sat_check *c, shortcut s) {
  return shortcut_is_on(c->limits->without, s);
}

/* space.c: the initial symbolic state. */
void sat_make_state(sat_check *);
void sat_make_arguments(sat_check *); /* after it */
void sat_make_copies(sat_check *);
sym sat_copy(sat_check *, sym reference); /* to the copies of what it refers to */
void sat_release_state(sat_check *);
/* A fresh value over the domain; adds to `bounds` what its code needs. */
sym sat_fresh_value(sat_check *, const domain *, literal_vector *bounds);
/* The index into its domain that a slot has in the model. */
uint32_t sat_slot_choice(sat_check *, uint32_t slot, evaluation *);
/* The index into the domain that the value has in the model. */
uint32_t sat_choice(sat_check *, const domain *, sym, evaluation *);
/* That the value is the one with this index in its domain. */
literal sat_has_choice(sat_check *, const domain *, sym, uint32_t choice);
/* When each object of the space is reachable, given when some are: completes it. */
void sat_reach(sat_check *, literal *reached);
/* One literal for each object of the space but null and constants: reachable from the
 * main object and the arguments, before the operation. Appends. */
void sat_reachable(sat_check *, const operation *, const sym *args, literal_vector *out);

/* Fills in space_of. */
void sat_number_objects(sat_check *);
/* Whether the domain is null, perhaps, and boxes of one class with one number after the
 * other, then their domain: these are coded by their numbers. */
bool sat_is_box_range(const sat_check *, const domain *, domain *numbers);

/* invariant.c: what must hold of a state, as the symbolic state is now. False: a
 * specification cannot be evaluated; the sink knows. */
struct sat_tree;
bool sat_invariant(sat_check *, const struct sat_tree *, literal_vector *conjuncts);
/* One that is about an object alone. */
bool sat_holds_of(sat_check *, ir_method *specification, uint32_t object, literal *out);
bool sat_assumptions(sat_check *, const struct sat_tree *, literal_vector *conjuncts);
/* The method's value, and that it does not throw. args: the operation's, receiver
 * first. */
bool sat_specification(sat_check *, const specification *, const sym *args,
                       uint32_t count, sym result, literal *out);

/* Whether the argument is null or any node of the tree. */
bool sat_is_some_node(const sat_check *, const domain *);

/* How many steps a nondeterministic language can take; none, where that throws. */
bool sat_transitions(sat_check *, const operation *, sym *out);

/* give_up.c: the verdict is inconclusive. */
bool sat_give_up(sat_check *, char *reason); /* takes the reason; false */
/* The operation stays inconclusive for a reason that enumeration may not have. */
bool sat_go_beyond(sat_check *, uint32_t operation, char *reason); /* likewise */
bool sat_out_of_time(sat_check *);

#endif
