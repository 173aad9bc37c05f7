/* One check: the search space as a symbolic state, what is valid in it, and all that
 * lasts as long as the check does.
 *
 *     world_make_state(c); world_make_arguments(c);    variables for every slot and argument
 *     world_tree_find(c, &tree);                     tree.h: the backbone, as it is now
 *     world_invariant(c, &tree, &conjuncts);         what must hold of it
 *     ... a path is followed: the symbolic state is another one ...
 *     world_release_state(c);
 *
 * What chooses, proves and concludes has its members here, and its own folder: choose,
 * prove, path, induct. Who may use whom is the order of folders in CONTRIBUTING. */
#ifndef WORLD_WORLD_H
#define WORLD_WORLD_H

#include "check/result.h"
#include "formula/choices.h"
#include "judge/judge.h"
#include "symbolic/symbolic.h"

typedef struct world_arguments { /* of one operation, without receiver */
  sym *values;
  literal_vector bounds; /* what makes their codes valid */
} world_arguments;

typedef struct world world;

/* How what is left to check is represented: choose/choose.h has them. */
typedef struct representation {
  const char *engine; /* its name */
  struct unchecked *(*new)(world *);
  bool takes_shortcuts; /* false: does without proofs by neighbourhood, kinds and the
                           like, so that each engine can check the other */
} representation;

struct world {
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
  sym_id *objects;       /* symbolic object of each object of the space */
  map pool;              /* symbolic objects that are interchangeable: 1 */
  sym_id main;           /* the checked object: objects[1], or what a constructor made */
  sym_id *copies;        /* its copy in the state before, for postconditions; or NULL */
  sym *slots;            /* initial value of each slot */
  literal_vector bounds; /* what makes codes of values valid */
  map awaited; /* those of references that nobody may have looked at -> the reference */
  world_arguments *arguments; /* of each operation */
  u32_vector variables; /* the first of each slot, then of each argument; and the end */
  space_id_vector space_of; /* objects of the space, by symbolic object; null: none */
  space_slot_vector space_slot_of; /* slots of the space, by symbolic slot */
  evaluation reading;              /* search_candidate */
  evaluation replayed;             /* replay_compare.c */
  /* world/numbering.c, prove/possible.c */
  bool lengths_apart;          /* arrays of each length have elements of their own */
  struct elements *elements;   /* of arrays, that others have as well; NULL: none */
  struct numbering *numbering; /* of pool objects; NULL: there is none */
  uint64_t *possible; /* by slot: which values it has in valid states, as bits; 0: all */
  /* prove/derived.c */
  uint32_t *derived; /* by slot: the index of its one value, plus 1; 0: it has others */
  /* prove/ranges.c */
  domain *ranges; /* by slot: of its domain, what it is on valid states; count 0: all */
  uint32_t compared_count; /* how many numbers the invariant compares, two by two */
  /* prove/equivalence.c */
  bool knows_validity; /* of abstractions, before operations: */
  literal invalid;     /* where there is none that is valid */
  struct apart *apart; /* what is known of keys, then; or NULL */
  /* world/invariant.c */
  struct difference *difference;
  struct known_bits *known_bits; /* prove/known_bits.c; NULL: nobody asks */
  struct local_proof *local;     /* where the difference is of no use; else NULL */
  bool knows_calls;              /* it does: of those before the first path */
  struct held_proof *held;       /* prove/held.c; NULL until it is needed */
  struct near_proof *near;       /* prove/near.c; NULL: of no use */
  literal_vector valid_parts;    /* what makes a state valid, before an operation */
  literal_vector aims;           /* when each node of the tree is part of it */
  struct drawing *drawing;       /* of states at random; NULL: not wanted yet */
  double started;                /* the check, by progress_clock */
  map valid;      /* what is known of the states before an operation: literal -> 1 */
  map valid_rows; /* what the invariant says, where rows replace a module: literal -> 1 */
  struct kinds *kinds;   /* induct/kinds.c: what is under way there; or NULL */
  struct fields *fields; /* --analysis fields; NULL: paths */
  uint32_t searched;     /* 1 + the operation under way; 0: none */
  /* share.c */
  struct crew *crew;   /* NULL: this process does all of it */
  uint32_t end;        /* the operations before it are this process's, of those left */
  bool *handled;       /* of each operation, whether it is, at least a part */
  bool has_part;       /* only a part of the states of its one operation is: */
  literal part;        /* these */
  literal_vector done; /* of it: conjunctions that somebody has checked, each behind the
                          number of its literals */
  check_limits quiet;  /* what a process has for limits that reports to another one */
  /* search/path_log.c */
  uint64_t logged;               /* the processor time then; 0: nothing is */
  uint64_t given_at, given_next; /* when this process, and the last that it began, did */
  int given_by;                  /* the process that has said so */
  uint32_t fields_failures; /* path/by_fields.c: attempts in a row that led to nothing */
  /* search/few.c */
  bool asked_for_few; /* it is known how many states there are; */
  uint64_t few;       /* so many, or too many */
  bool opens;         /* the invariant is being made into a formula; */
  uint64_t few_at;    /* what that had taken when it was last asked for few states; */
  bool left_to_few;   /* there were few, and the formula is given up */
};

static inline bool world_takes(const world *c, shortcut s) {
  return shortcut_is_on(c->limits->without, s);
}

/* space.c: the initial symbolic state. */
void world_make_state(world *);
void world_make_arguments(world *); /* after it */
void world_make_copies(world *);
sym world_copy(world *, sym reference); /* to the copies of what it refers to */
void world_release_state(world *);
/* The initial value of the slot. */
static inline sym world_initial(const world *c, space_slot_id slot) {
  return c->slots[slot.index];
}
/* A fresh value over the domain; adds to `bounds` what its code needs. */
sym world_fresh_value(world *, const domain *, literal_vector *bounds);
/* The index into its domain that a slot has in the model. */
uint32_t world_slot_choice(world *, space_slot_id, evaluation *);
/* The index into the domain that the value has in the model. */
uint32_t world_choice(world *, const domain *, sym, evaluation *);
/* That the value is the one with this index in its domain. */
literal world_has_choice(world *, const domain *, sym, uint32_t choice);
/* When each object of the space is reachable, given when some are: completes it. */
void world_reach(world *, literal *reached);
/* One literal for each object of the space but null and constants: reachable from the
 * main object and the arguments, before the operation. Appends. */
void world_reachable(world *, const operation *, const sym *args, literal_vector *out);

/* The symbolic object for an object of the space, and back; null: there is none. */
static inline sym_id world_object(const world *c, space_id o) {
  assert(o.index < c->space->object_count);
  return c->objects[o.index];
}
static inline space_id world_space_object(const world *c, sym_id o) {
  return o.index < c->space_of.size ? c->space_of.data[o.index] : SPACE_NULL;
}
/* The slot of the symbolic state for a slot of the space, and back. */
static inline sym_slot_id world_slot(const world *c, space_slot_id slot) {
  const space_slot *s = space_get_slot(c->space, slot);
  return sym_slot(&c->state, world_object(c, s->object), s->index);
}
static inline space_slot_id world_space_slot(const world *c, sym_slot_id slot) {
  return slot.index < c->space_slot_of.size ? c->space_slot_of.data[slot.index]
                                            : SPACE_NO_SLOT;
}
/* Whether the domain is null, perhaps, and boxes of one class with one number after the
 * other, then their domain: these are coded by their numbers. */
bool world_is_box_range(const world *, const domain *, domain *numbers);

/* invariant.c: what must hold of a state, as the symbolic state is now. False: a
 * specification cannot be evaluated; the sink knows. */
struct world_tree;
bool world_invariant(world *, const struct world_tree *, literal_vector *conjuncts);
/* One that is about an object alone. */
bool world_holds_of(world *, ir_method *specification, sym_id object, literal *out);
bool world_assumptions(world *, const struct world_tree *, literal_vector *conjuncts);
/* The method's value, and that it does not throw. args: the operation's, receiver
 * first. */
bool world_specification(world *, const specification *, const sym *args, uint32_t count,
                         sym result, literal *out);

/* Whether the argument is null or any node of the tree. */
bool world_is_some_node(const world *, const domain *);

/* How many steps a nondeterministic language can take; none, where that throws. */
bool world_transitions(world *, const operation *, sym *out);

/* give_up.c: the verdict is inconclusive. */
bool world_give_up(world *, char *reason); /* takes the reason; false */
/* The operation stays inconclusive for a reason that enumeration may not have. */
bool world_go_beyond(world *, uint32_t operation, char *reason); /* likewise */
bool world_out_of_time(world *);

#endif
