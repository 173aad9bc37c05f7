/* Sums that are zero in every case of an open index.
 *
 *     sum_cases x = {.numbers = n, .graph = f, .path = &path, .valid = &valid, .budget = 1000};
 *     vec_push(&x.known, ...);                  what is equal in the state before
 *     if (sum_cases_show(&x, equal)) ...        so are these, on the path
 *     sum_cases_release(&x);
 *
 * A transfer from one account to another leaves the total as it is, whichever they are.
 * As a circuit that is a question about adders whose operands are chosen by two indices;
 * in each case of the indices the summands cancel, one by one (symbolic/origin.h). */
#ifndef PROVE_SUM_CASES_H
#define PROVE_SUM_CASES_H

#include "symbolic/origin.h"

typedef struct sum_cases {
  numbers *numbers;
  formula *graph;
  const literal_vector *path;  /* what holds on the path, */
  const literal_vector *valid; /* and in every state of it */
  vector(origin_equality) known;
  uint32_t last;           /* of these, the one that helped */
  literal_vector supposed; /* variables of the case, or their negations, */
  uint32_t depth;          /* so many of them on trial */
  given given;             /* path and case */
  given alone;             /* the case */
  uint32_t budget;         /* of summands and numbers looked at; what is left of it */
} sum_cases;

bool sum_cases_show(sum_cases *, origin_equality);
void sum_cases_release(sum_cases *);

#endif
