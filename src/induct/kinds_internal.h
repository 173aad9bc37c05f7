/* Inside the check of a few positions in place of all (induct/kinds.h). */
#ifndef INDUCT_KINDS_INTERNAL_H
#define INDUCT_KINDS_INTERNAL_H

#include "induct/kinds.h"
#include "induct/positions.h"
#include "path/path.h"
#include "prove/held.h"

/* A position that stands for all of its kind, and has a local invariant. */
typedef struct kinds_node {
  space_id object;
  ir_method *local;        /* its invariant, */
  literal valid;           /* which holds in these states, */
  space_slot_vector reads; /* and reads these slots of the space */
  literal attached;
} kinds_node;

/* A position that stands for all of its kind, and may be the argument. */
typedef struct kinds_case {
  space_id object;
  literal guard;    /* the argument is this one */
  literal attached; /* it is part of the tree */
  literal known;    /* its local invariant, before the operation */
  /* on the path under way: */
  literal after;             /* its local invariant */
  space_slot_vector changed; /* slots of the space that are not what they were */
} kinds_case;

struct kinds {
  world *c;
  positions positions;
  uint32_t *parameter;  /* by operation: that which is some node, from 1; 0: not ours */
  const domain *domain; /* of that parameter */
  vector(kinds_node) nodes;
  u32_vector node_of; /* by kind: number in nodes, plus 1; 0: none */
  vector(kinds_case) cases;
  u32_vector case_of;                /* by kind, likewise */
  literal invariant;                 /* of the main object, its local one included, */
  space_slot_vector invariant_reads; /* and the slots that it reads */
  literal valid;                     /* that, and what is known of the nodes */
  sym all, open;                     /* the argument: any node; one of the cases */
  literal_vector bounds;             /* what makes the codes of arguments valid */
  literal in_tree;                   /* it is part of the tree */
  candidate witness;                 /* a valid state, of the operation under way */
  map implies; /* precondition -> 1: who satisfies it is part of the tree; else 0 */
  sym_slot_vector log; /* what was read */
  u32_vector seen;     /* by slot of the space: the round in which it was met, */
  uint32_t round;      /* which is this one */
  sym_position start;  /* of the path under way */
  bool *wanted;        /* by operation */
  /* of the operation under way: */
  bool has_witness, tried_valid; /* no state that is valid, as far as known, is left */
  uint32_t paths;
};

/* A slot of the state that a path has written to. */
typedef struct kinds_write {
  sym_slot_id slot;    /* of the symbolic state, */
  space_slot_id place; /* and of the space */
  sym old;
} kinds_write;
typedef vector(kinds_write) kinds_writes;

/* kinds_reads.c: the slots of the space among those logged, each once. False: one of them
 * is none of a position's; the main object's are allowed if it says so. */
bool kinds_collect_reads(kinds *, bool of_main, space_slot_vector *out);
/* Whether what a path changes at any position is read by the local invariant of that
 * position alone, and not by that of another, nor by the invariant of the main object. */
bool kinds_is_private(const kinds *);

/* kinds_argument.c: whether the literal says of the argument, any node, that it is part
 * of the tree. */
bool kinds_implies_attached(kinds *, literal precondition);
literal kinds_attached(const kinds *, space_id);

/* kinds_prove.c: that all that must hold after the path does, wherever it took place. */
bool kinds_prove(kinds *);
/* The method's value, and that it does not throw. */
bool kinds_evaluate(kinds *, ir_method *, const sym *args, literal *out);

#endif
