/* Inside the BDD engine: states as decision diagrams. */
#ifndef CHOOSE_BDD_INTERNAL_H
#define CHOOSE_BDD_INTERNAL_H

#include "choose/choose.h"
#include "formula/marks.h"
#include "solver/bdd.h"
#include "solver/query.h"
#include "world/world.h"

/* bdd_levels.c: which part of a state has levels of its own in the search's diagrams,
 * and the levels of everything else that paths ask about. */
typedef struct bdd_levels {
  world *c;
  bdd_manager *manager;
  u32_vector order;   /* variables, top first; those of hidden slots lend their levels */
  uint32_t *slot_of;  /* by variable: the slot or argument */
  bool *is_visible;   /* by slot or argument */
  uint32_t *first;    /* by slot or argument: its first level */
  uint32_t *lent;     /* by hidden slot or argument: how many of its levels */
  u32_vector node_at; /* by level: the node that it stands for; 0: none */
  u32_vector extra;   /* levels at the end, not in use */
  uint32_t used;      /* levels that ever stood for something */
  vector(uint8_t) what; /* by node of the formula, as far as looked at */
  u32_vector stack;
} bdd_levels;

/* False: there can be no manager. */
bool bdd_levels_open(bdd_levels *, world *, uint32_t most_nodes);
void bdd_levels_close(bdd_levels *);
/* Gives a level to whatever the diagram of the literal needs. False: there are no more.
 */
bool bdd_levels_prepare(bdd_levels *, literal);
void bdd_levels_forget(bdd_levels *); /* all levels that were lent */

typedef struct bdd_unchecked {
  unchecked base;
  world *c;
  query *complete, *find; /* solvers: states of a cube; valid states */
  literal operation;      /* the one under way, in `complete` */
  bdd_levels levels;
  literal_vector learnt;
  bdd_set valid, begun, left, open, candidates;
  u32_vector cube;      /* the least member */
  u32_vector levels_of; /* what is pruned, as far as it is levels */
  literal_vector assumed;
  uint32_t chosen; /* states, of all operations */
  bool opened;
  bool failed;
} bdd_unchecked;

/* bdd.c */
unchecked *bdd_unchecked_new(world *);
uint32_t bdd_most_nodes(void);
bool bdd_is_over(void *check); /* a limit of time */

/* bdd_valid.c: into `to`, at least all valid states, as far as they are visible; as few
 * more as can be had cheaply. */
void bdd_make_valid(bdd_levels *, const literal_vector *learnt, bdd_set to);
/* The same for what an operation takes for granted: restricts the set. */
void bdd_restrict_visible(bdd_levels *, literal precondition, bdd_set to);

/* bdd_order.c: appends the numbers of all slots, and of arguments behind them, top first;
 * nodes before what hangs under them, or after it. */
void bdd_order(const world *, bool root_first, u32_vector *out);

/* bdd_count.c */
bool bdd_count(unchecked *);

#endif
