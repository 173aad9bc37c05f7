/* Smaller counterexamples: no tuple of the initial state, and none of a chosen value, can
 * be left out of them alone. */
#ifndef FIR_MINIMISE_H
#define FIR_MINIMISE_H

#include "fir/claim.h"

/* From an instance that falsifies the claim, a finder that stands at a smaller one; the
 * caller deletes it. NULL: a limit was hit, take the instance as it is. */
relation_finder *fir_minimise(arena *, fir_claim *, const relation_options *,
                              const relation_instance *);

#endif
