/* The minimal core of a goal: formulas of the path without any of which it could be
 * broken, and that are enough to show it (003 §4.2).
 *
 *     fir_core_finder *f = fir_core_finder_new(store, full, given, options);
 *     if (fir_core_find(f, goal, preferred, path, parts)) ...
 *     fir_core_finder_delete(f);
 */
#ifndef FIR_CORE_H
#define FIR_CORE_H

#include "fir/claim.h"

typedef struct fir_core_finder fir_core_finder;

/* `full`: a claim that holds, executed with the constrain rules; `given`, by the numbers of
 * its path: formulas that are taken for granted. Borrows all. */
fir_core_finder *fir_core_finder_new(arena *, fir_claim *full, const bool *given,
                                     const relation_options *);
void fir_core_finder_delete(fir_core_finder *); /* NULL: nothing */

/* Marks the core in `path` and `parts`, by numbers; what is given is not in it. Where
 * there is a choice, a formula in `preferred` is taken. False: a limit was hit. */
bool fir_core_find(fir_core_finder *, const fir_goal *, const bool *preferred, bool *path,
                   bool *parts);

#endif
