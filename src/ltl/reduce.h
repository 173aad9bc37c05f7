/* An automaton in the making, and what makes it smaller (for automaton.c). */
#ifndef LTL_REDUCE_H
#define LTL_REDUCE_H

#include "ltl/ltl.h"

typedef struct ltl_draft_state {
  vector(ltl_edge) edges;
  bool is_accepting, may_end;
} ltl_draft_state;

typedef struct ltl_draft {
  vector(ltl_draft_state) states; /* the first is where it begins */
} ltl_draft;

/* The same words with fewer states and edges. */
void ltl_draft_reduce(ltl_draft *, ltl_words);
void ltl_draft_release(ltl_draft *);

#endif
