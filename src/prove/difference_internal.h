/* What is learnt, and the path at hand: the two halves of difference.h. */
#ifndef PROVE_DIFFERENCE_INTERNAL_H
#define PROVE_DIFFERENCE_INTERNAL_H

#include "prove/difference.h"

#include "formula/given.h"
#include "prove/learnt_units.h"
#include "prove/path_facts.h"

typedef uint32_t guard_set; /* interned; 0 is the empty set */

typedef struct guard_range {
  uint32_t first, count, next; /* next: same hash */
  uint32_t path;               /* on which it was last reduced, */
  guard_set reduced;           /* to this, */
  bool holds;                  /* or it holds there */
  guard_set native;            /* without guards that no learnt pair has, */
  bool is_native;              /* once that is known */
} guard_range;

typedef struct pair {
  guard_set guards;
  literal formula;
} pair;

typedef struct learnt { /* about one formula */
  u32_vector pairs;
  uint32_t path; /* for which they were last reduced */
} learnt;

struct difference {
  sym_state *state;
  formula *graph;
  vector(literal) guard_words;
  vector(guard_range) guard_sets;
  map guard_index;    /* hash -> last set + 1 */
  vector(pair) pairs; /* learnt */
  map known;          /* pair -> 1 */
  map guards;         /* literals that guard a learnt pair -> 1 */
  map by_formula;     /* formula -> index into its_pairs */
  vector(learnt) its_pairs;
  learnt_units units;     /* learnt pairs of comparisons and variables, as clauses */
  u32_vector zero_pairs;  /* learnt pairs that say a sum is zero */
  u32_vector equal_pairs; /* that numbers are equal, with a sum behind one */
  /* of one path */
  uint32_t path; /* its number, from 1 */
  path_facts facts;
  map reduced;            /* pairs without decided guards */
  map met;                /* pairs of what is required: they are left, or their parts */
  map met_formulas;       /* theirs */
  given given;            /* formulas modulo the path */
  literal_vector implied; /* by the path and what is learnt */
  literal_vector left;
  literal_vector
      valid; /* what is learnt, as far as it holds on the path without guards; */
  uint32_t valid_path; /* on this one */
  uint32_t summed;     /* sums shown case by case */
  uint32_t wasted;     /* steps for those that were not, less what the others took */
  bool learning;
  bool is_off; /* it has outgrown the formula */
  uint64_t visited;
  uint32_t steps, most_steps; /* for one path's requirements */
};

/* Whether it holds on the path. */
static inline bool difference_decides(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  return facts_hold(&d->facts, a);
}

/* The set without what the path refutes; *holds: one of them holds on it. */
guard_set difference_without_decided(difference *, guard_set, bool *holds);
/* difference_rest.c: each clause that is left, with path and sums that are known put in. */
void difference_simplify(difference *, const literal_vector *path);

#endif
