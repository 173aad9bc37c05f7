/* What expressions mean in a state, computed on explicit sets of tuples: code apart from
 * the translation to relational logic, which it judges. */
#ifndef FIR_EVALUATE_H
#define FIR_EVALUATE_H

#include "fir/universe.h"

/* Values by the numbers of the symbols; a local without a value is NULL. */
typedef struct fir_state {
  const fir_rows **globals, **locals, **extents;
} fir_state;

fir_state fir_state_copy(arena *, const fir_program *, const fir_state *);
const fir_rows **fir_state_at(const fir_state *, const fir_symbol *); /* no literal */

/* `before` is what old(x) reads; NULL: there is no old(x). The result is in the arena. */
const fir_rows *fir_evaluate(arena *, const fir_universe *, const fir_state *now,
                             const fir_state *before, const fir_expr *);
bool fir_evaluate_condition(const fir_universe *, const fir_state *now,
                            const fir_state *before, const fir_expr *);

/* All values that the type allows in that state. */
const fir_rows *fir_evaluate_type(arena *, const fir_state *, const fir_type *);

#endif
