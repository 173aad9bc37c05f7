/* Inside the induction on terms (induct/induction.h). */
#ifndef INDUCT_INDUCTION_INTERNAL_H
#define INDUCT_INDUCTION_INTERNAL_H

#include "induct/induction.h"
#include "parallel/turns.h"
#include "prove/local_proof.h"

enum { MOST_ARGUMENTS = 8 }; /* of the calls that matter */

/* The values of all variables of the formula. */
typedef struct saved_model {
  bool *values;
  uint32_t count;
} saved_model;

/* States with these decisions, and one of them. Their step is one of an operand, if there
 * is a child; else a rule was applied to the whole term. */
typedef struct family {
  space_id child; /* the operand; or null */
  literal_vector path;
  saved_model model;
  uint32_t failures; /* of merges, when it was followed */
} family;
typedef vector(family) families;

/* What a call gives of a term after a step: true; or a value that is related to what it
 * gave before. */
typedef struct promise {
  ir_method *method;
  sym args[MOST_ARGUMENTS];
  uint32_t hole; /* the argument that is the term */
  bool has_relations;
  uint32_t relations;          /* of local_proof.h, as bits; fewer and fewer */
  sym_id_vector alternatives;  /* what else it may give: symbolic objects */
  bool has_before, is_settled; /* settled: what it gives of any term is as promised */
  merged before;               /* what it gives of the whole term before the step */
  uint32_t run;                /* in which `now` was made up */
  merged now; /* what it gives of the operand after its step, in that run */
} promise;

/* Where a rule writes besides the term, and what: a slot of the state, or one of the new
 * object that is no node. */
typedef struct beside {
  uint32_t number; /* of that slot: in the state, or in the new object */
  ir_storage storage;
  sym_id_vector alternatives; /* of a reference: symbolic objects */
} beside;
typedef vector(beside) beside_vector;

/* The call of the step of a term, as it was met on the path. */
typedef struct step_call {
  ir_method *method;
  sym args[MOST_ARGUMENTS];
  uint32_t hole;               /* which argument is the term, */
  space_id object;             /* and that */
  uint32_t path, journal, log; /* so long were these when it was made */
  uint32_t depth;              /* frames */
} step_call;

struct induction {
  search *search;
  world *c;
  bool is_on;
  /* induction_space.c */
  space_slot_id root_slot; /* the main object's, */
  space_id root;           /* and what it refers to */
  bool *is_of_term;        /* by object of the space */
  /* of the path under way: the calls of one method with a node of the term */
  vector(step_call) calls;
  uint32_t replaced_call;    /* which of them is not run, from 1; 0: none */
  sym_id unknown;            /* what it gives instead; null: not made yet */
  uint32_t replaced_journal; /* so much had been written then */
  bool has_thrown;           /* a call was left by an exception */
  bool has_returned;         /* the first of them has, */
  uint32_t returned_path, returned_journal, returned_log; /* with so much, */
  sym returned;                                           /* and this */
  uint32_t root_calls; /* how often it was made, since the run began */
  sym_slot_vector log;
  saved_model model; /* of a run for the conclusion */
  /* of all paths */
  families rules, families; /* without a child, and with one */
  literal outside;
  /* the conclusion */
  vector(promise) promises;
  uint32_t attempt;                 /* with another relation of two values each time */
  bool has_weakened, has_unsettled; /* one of them, in the round under way */
  bool has_dropped;                 /* induction_settle has, when it was called last */
  uint32_t run;
  space_id child; /* the operand that the run replaces */
  /* induction_beside.c */
  beside_vector places, made_places;
  ir_class *made_class; /* of the new object that is no node; NULL: there is none */
  sym_id made;          /* that object, in the run under way */
  map is_valid_alone;   /* operand -> whether it is a valid state of its own */
  map implied; /* literal -> one that is enough for it in valid states (both literals) */
  map holds_there; /* of these: whether it holds in the states at hand */
  /* induction_shared.c; NULL: no other process is asked */
  turns *asked;        /* by operand: whether it is a valid state of its own */
  turns *looked_at;    /* by rule: whether it keeps the promises, */
  u32_vector promised; /* which were these */
  map any;             /* place, and part of its value -> variable */
  literal_vector ones; /* that each reference among them is one object */
};

/* induction_space.c: whether the main object holds a term that nothing else refers to; */
bool induction_find_term(induction *);
/* the object of the space; null: none, or no node of the term. */
space_id induction_term_node(const induction *, sym_id);
/* The slot of the whole term, of the space, that leads to the operand, if one does. */
space_slot_id induction_operand_slot(const induction *, space_id child);
/* Whether the operand as a term of its own, in place of the whole, is a state of the
 * space that the operation admits, wherever the decisions hold. */
bool induction_operand_is_state(induction *, const family *);
/* The same, though the operation may not admit it, wherever the operand is there. is_told:
 * that it is so has been shown by another process, and is to be known. */
bool induction_operand_is_valid(induction *, space_id child, literal is_there,
                                bool is_told);

/* induction_shared.c: puts into is_valid_alone what other processes were asked. */
void induction_hear(induction *);
/* Other processes begin to look whether the rules keep what is promised now; and are to
 * end that. */
void induction_begin_rules(induction *);
void induction_stop_rules(induction *);
/* Whether all rules keep the promises. */
bool induction_rules_keep(induction *);

/* induction_code.c: whether code that the operation may run writes to objects of the
 * space besides the main one and the term's; or refers the main object to another term,
 * but at the end. */
bool induction_code_is_confined(induction *);

/* induction_runs.c: whether the operation is no more than a step of its term, */
bool induction_operation_is_step(induction *);
/* whether such a step, of the operand and then whatever follows, keeps the promises; more
 * may have been made then. */
bool induction_operand_steps(induction *, const family *);
/* what the rule that the state is for writes, */
bool induction_rule_writes(induction *, const family *);
/* whether it keeps the promises. */
bool induction_rule_keeps(induction *, const family *);
/* Calls that are followed are noted. */
call_watch induction_meet_call;
return_watch induction_meet_return;

/* induction_beside.c: what the rule that has run wrote besides the term and `root`, a
 * slot; false: what cannot be told of all steps. */
bool induction_note_writes(induction *, sym_slot_id root);
/* The step of an operand has written any of it. */
void induction_put_any(induction *);
void induction_release_places(beside_vector *);

/* induction_promises.c */
answer_watch induction_answer; /* of the operand, after its step */
/* Whether the term, a reference, keeps the promises. */
bool induction_promises_hold(induction *, sym term);
/* What the calls give of the whole term before a step. */
bool induction_find_before(induction *);
/* Whether what the call gives is so related to what it gave before. */
bool induction_is_related(induction *, const promise *, uint32_t relations,
                          const merged *now);

/* induction_terms.c: whether what is promised of one value holds of all terms; if not, it
 * is promised no more. False: a call gives no value of some term. */
bool induction_settle(induction *);
/* Local proofs know that of the term and its operands; */
void induction_know_terms(induction *);
/* and so do calls of operands. */
recall_watch induction_recall;

#endif
