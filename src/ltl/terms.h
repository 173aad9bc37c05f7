/* What a formula asks of one letter and of the rest of the word (for automaton.c).
 *
 * Every formula is a choice between terms: "the letter has these propositions and lacks
 * those, and the rest satisfies all of these formulas". A term may promise an `a U b`:
 * it puts b off. */
#ifndef LTL_TERMS_H
#define LTL_TERMS_H

#include "ltl/ltl.h"

enum { LTL_SET_WORDS = 4, LTL_SET_BITS = 64 * LTL_SET_WORDS };

/* A set of subformulas. */
typedef struct ltl_set {
  uint64_t words[LTL_SET_WORDS];
} ltl_set;

typedef struct ltl_term {
  uint64_t yes, no;
  ltl_set next, promises;
} ltl_term;

typedef vector(ltl_term) ltl_terms;

/* The subformulas of one formula, numbered, and the terms of each as far as known. */
typedef struct ltl_expansion {
  vector(ltl) formulas;
  vector(ltl_terms) terms;
  map numbers; /* formula -> number */
  bool is_too_large;
} ltl_expansion;

void ltl_expansion_init(ltl_expansion *);
void ltl_expansion_release(ltl_expansion *);
/* Adds the conjuncts of the formula. */
void ltl_set_add(ltl_expansion *, ltl_set *, ltl);
/* The terms of the conjunction of a set: those that no other term makes superfluous. */
void ltl_expand(ltl_expansion *, const ltl_set *, ltl_terms *);
/* Nothing more comes, and the formulas are satisfied. */
bool ltl_set_may_end(const ltl_expansion *, const ltl_set *);

bool ltl_set_has(const ltl_set *, uint32_t);
bool ltl_set_includes(const ltl_set *, const ltl_set *part);

#endif
