/* What is valid of states of one shape: with the values that a path fixes from its beginning
 * (fix.h) put in, before it begins.
 *
 *     fixed_begin(&x, &fixes, model);       before a path: of the state that was chosen
 *     if (fixed_shows(&x, before, must)) ...     after it: it holds in all states of the path
 *     fixed_release(&x);
 */
#ifndef PATH_FIXED_H
#define PATH_FIXED_H

#include "path/fix.h"

#include "choose/unchecked.h"
#include "solver/query.h"

typedef struct fixed_facts { /* of one fixed_values */
  uint32_t first, count;     /* what is valid, in `valid` */
} fixed_facts;

typedef struct fixed_values {
  map known; /* what is fixed, as one literal -> number of its facts */
  vector(fixed_facts) all;
  literal_vector valid;
  literal_vector fixed;  /* of the state that was chosen: what its path fixes; */
  const fixed_facts *is; /* or NULL: nothing is known of its fixed_values */
  map given;             /* in the question under way: what is valid: 1 */
  query *solver;         /* knows nothing but which codes are valid; NULL: not yet */
  uint32_t first_variables;
  uint32_t shown, failed;
} fixed_values;

void fixed_begin(fixed_values *, const operation *, fixes *, const state_model *);
/* Whether it holds in all states of the path where `before` does. False: perhaps not. */
bool fixed_shows(fixed_values *, world *, literal before, literal must);
void fixed_release(fixed_values *);

#endif
