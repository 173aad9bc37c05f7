/* Inside the solver that keeps its trail: what trail.c (the interface and the search),
 * trail_propagate.c (assignments and their undoing), trail_learn.c (conflicts),
 * trail_clauses.c (the clauses) and trail_watches.c (who watches them) share.
 *
 * A literal is twice its variable, plus one when negated. The trail lists the true
 * literals in the order they were found. A literal's level is that of the last decision
 * that it depends on, which need not be the last that was made: what a new clause implies
 * is put at the end of the trail all the same, and survives when the decisions between
 * are undone. */
#ifndef SOLVER_TRAIL_H
#define SOLVER_TRAIL_H

#include "base/arena.h"
#include "base/vector.h"
#include "solver/sat.h"

typedef uint32_t clause_at; /* where the clause stands in the store; 0: none */

enum { CLAUSE_SIZE, CLAUSE_GLUE, CLAUSE_LITERALS }; /* of a clause in the store */

typedef struct watch {
  clause_at clause : 31;
  uint32_t is_pair : 1; /* a clause of two: the blocker is the other one */
  uint32_t blocker;     /* a literal of it: nothing is to be done while it is true */
} watch;
typedef vector(watch) watch_vector;

typedef struct demand { /* a clause that is to have a true literal */
  clause_at clause;
  uint32_t hint;         /* a literal of it, true when last looked at */
  uint32_t next;         /* of the same gate, plus one */
  uint32_t first, count; /* as it was asserted: in `listed` */
} demand;
typedef vector(demand) demand_vector;

typedef struct variable {
  uint32_t level, position; /* while it has a value; position: in the trail */
  clause_at reason;
  bool phase;           /* the last value */
  bool auxiliary, late; /* never decided; decided last */
  bool seen;
} variable;

typedef struct standing { /* of a variable, among those to be decided */
  double activity;
  uint32_t heap_index; /* plus one; 0: not in the heap */
} standing;

typedef struct trail_solver {
  sat base;
  variable *variables;   /* from 1 */
  standing *standings;   /* of them: apart, because they are seldom of interest */
  signed char *values;   /* of literals: 1, -1, 0 while open */
  watch_vector *watches; /* by literal; what they hold is in the store */
  arena watch_store;
  struct free_watches *free_watches[32]; /* in the store; by the logarithm of the size */
  uint32_t *first_need;                  /* by literal of a gate: into needs, plus one */
  uint32_t variable_count, capacity;

  u32_vector store;
  u32_vector learned; /* clause_at */
  uint32_t learned_limit;

  u32_vector trail, levels; /* literals; where the levels 1, 2, … begin in it */
  u32_vector satisfied_at, justified_at; /* when the levels began */
  uint32_t satisfied, justified;         /* so many of demands, of the trail are met */
  demand_vector demands, needs;          /* of asserted clauses, of gates */
  u32_vector listed;   /* the literals of asserted ones, in their order */
  uint32_t defining;   /* variable of the gate; 0: none */
  uint32_t guide;      /* the last path: its clause in demands, plus one; 0: none yet */
  uint32_t propagated; /* so much of the trail has been looked at */
  u32_vector lagging;  /* clauses that imply a literal earlier than it was decided */

  u32_vector heap; /* open variables that may be decided, the most active first; */
  bool keeps_heap; /* while everything is decided; else some may be missing */
  double bump;

  u32_vector adding, assumed, failed; /* literals */
  u32_vector kept; /* the assumptions that the trail's first levels are for */
  u32_vector lesson, marked;
  uint64_t conflicts;
  bool contradiction; /* the clauses alone are */
} trail_solver;

static inline uint32_t not_of(uint32_t literal) {
  return literal ^ 1u;
}
static inline variable *variable_of(trail_solver *s, uint32_t literal) {
  return &s->variables[literal >> 1];
}
static inline uint32_t level_of(const trail_solver *s, uint32_t literal) {
  return s->variables[literal >> 1].level;
}
static inline uint32_t *clause_words(trail_solver *s, clause_at c) {
  return &s->store.data[c];
}

/* trail_watches.c */
void trail_grow_watches(trail_solver *, watch_vector *);
static inline void trail_watch(trail_solver *s, uint32_t literal, watch w) {
  watch_vector *all = &s->watches[literal];
  if (all->size == all->capacity)
    trail_grow_watches(s, all);
  all->data[all->size++] = w;
}

/* trail_propagate.c */
void trail_assign(trail_solver *, uint32_t literal, uint32_t level, clause_at reason);
clause_at trail_propagate(trail_solver *); /* the clause that is false, or 0 */
void trail_backtrack(trail_solver *, uint32_t level);
void trail_begin_level(trail_solver *);
void trail_decide(trail_solver *, uint32_t literal); /* at a level of its own */
uint32_t trail_next_variable(trail_solver *);        /* to be decided; 0: none is open */
void trail_raise(trail_solver *, uint32_t variable); /* it had a part in a conflict */
void trail_offer_all(trail_solver *); /* from now on open variables are in the heap */

/* trail_demand.c */
/* One that is not learned; its literals stand in `listed` from there on. */
void trail_note_clause(trail_solver *, clause_at, uint32_t listed);
uint32_t trail_next_demand(trail_solver *); /* a literal to be decided; 0: all is met */
uint32_t
trail_along_last(trail_solver *); /* the same, as the last path did; 0: it is left */
void trail_move_demands(trail_solver *, const uint32_t *moved); /* old to new places */

/* trail_clauses.c */
void trail_add_clause(trail_solver *); /* the literals in `adding` */
/* Watches the clause; undoes decisions until it is not false. 0: it is a unit. */
clause_at trail_attach(trail_solver *, uint32_t *literals, uint32_t count, uint32_t glue);
void trail_watch_latest(trail_solver *, clause_at);
void trail_settle(trail_solver *, clause_at); /* by its first two literals */
void trail_forget(trail_solver *);            /* half of what was learned */

/* trail_learn.c: draws the lesson from the clause that is false. False: there is no
 * model at all. */
bool trail_learn(trail_solver *, clause_at conflict);
void trail_explain(trail_solver *, uint32_t assumption); /* why it is false: `failed` */

#endif
