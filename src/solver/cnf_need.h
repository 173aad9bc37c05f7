/* Clauses by need; between cnf.c and cnf_need.c. */
#ifndef SOLVER_CNF_NEED_H
#define SOLVER_CNF_NEED_H

#include "formula/marks.h"
#include "solver/cnf.h"

enum { /* flags of a node; the solver's variable stands above them */
       POSITIVE_DONE = CNF_POSITIVE,
       NEGATIVE_DONE = CNF_NEGATIVE,
       POSITIVE_DISSOLVED = 4,
       NEGATIVE_DISSOLVED = 8,
       ASSERTED = 16, /* the positive literal */
       DENIED = 32,   /* the negative literal */
       FLAG_BITS = 6
};

typedef struct request {
  uint32_t node;
  uint32_t halves; /* cnf_polarity */
  uint32_t depth;  /* below what somebody asked for */
} request;

typedef struct cnf_need cnf_need;

struct cnf {
  const formula *graph;
  sat *solver;
  uint32_t variables; /* the last one given out */
  node_map nodes;
  vector(request) requests; /* halves to be encoded */
  literal_vector asserted;  /* work list of cnf_assert */
  literal_vector parts;     /* of the gate or clause at hand, after dissolving */
  literal_vector open;      /* work list of the dissolving */
  uint32_t depth;           /* of the gate at hand */
  cnf_need *need;           /* NULL: everything is encoded at once */
  const choices *choices;   /* NULL: none is defined */
  literal_vector instances; /* of their definitions, to be added; each with its size */
};

/* cnf.c */
void cnf_encode_waiting(cnf *); /* all that is requested or woken */
void cnf_add_clause(cnf *, const literal *, size_t count); /* it follows from others */

/* cnf_choices.c. Has the solver got the variable wrong, an instance of its definition
 * waits to be added; */
void cnf_correct_choice(cnf *, uint32_t variable_node);
bool cnf_are_choices_wrong(cnf *); /* some that it knows: for each of them. */
bool cnf_has_instances(const cnf *);
void cnf_add_instances(cnf *); /* its model is gone then */

/* cnf_need.c. The first three: also without `need`. */
void cnf_need_delete(cnf_need *);
bool cnf_is_inverted(const cnf *, uint32_t node); /* its variable says that it is false */
bool cnf_is_postponed(const cnf *, uint32_t node);
void cnf_name_gate(cnf *, uint32_t node); /* it has just got a variable */
/* Whether the gate is left for later. Its halves are noted in `nodes` in any case. */
bool cnf_postpone(cnf *, uint32_t node, bool is_first);
/* Whether the conjunct is true as long as the solver knows none of its variables. If so
 * it is put aside, until cnf_wake. */
bool cnf_put_aside(cnf *, literal conjunct);
void cnf_wake(cnf *, uint32_t variable_node); /* the solver gets to know it */
bool cnf_next_woken(cnf *, literal *conjunct);
void cnf_note_fact(cnf *, const literal *, size_t count);

#endif
