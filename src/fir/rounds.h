/* Whether some execution within the scope wants more turns of a loop, or deeper
 * recursion, than the unrolling has: what a verdict does not speak of.
 */
#ifndef FIR_ROUNDS_H
#define FIR_ROUNDS_H

#include "fir/claim.h"

typedef struct fir_shortfall {
  const fir_stmt *statement; /* the loop or call */
  bool is_sure;              /* false: a limit was hit before it was decided */
} fir_shortfall;

typedef struct fir_shortfalls {
  fir_shortfall *data; /* each statement at most once, in the order of execution */
  uint32_t count;
} fir_shortfalls;

/* In the arena. */
fir_shortfalls fir_find_shortfalls(arena *, const fir_claim *, const relation_options *);

#endif
