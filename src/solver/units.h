/* Whether propagation of units alone refutes clauses: a second opinion that costs little.
 *
 *     int_vector failed = {0};
 *     if (units_refute(&clauses, &assumed, &failed)) ...
 *
 * Clauses follow one another, each ended by 0. True: they and what is assumed have no
 * model; `failed` is what the reason consists of, of what is assumed. False: not known.
 */
#ifndef SOLVER_UNITS_H
#define SOLVER_UNITS_H

#include "base/vector.h"

#include <stdbool.h>

typedef vector(int) int_vector;

bool units_refute(const int_vector *clauses, const int_vector *assumed,
                  int_vector *failed);

/* How many literals it looks at, at most, for each one that there is. */
enum { UNITS_MOST_ROUNDS = 10 };

#endif
