/* What the proof of a claim needs (003 §4.2): formulas of the path that are enough to show
 * it, with all of the specification, and of which none can be left out; and parts of the
 * specification that are enough for the procedure as it is, and of which none can be left
 * out. Of a goal whose assumptions no execution satisfies, that is what is shown. All goals
 * have one core together: the claim is broken where one of them is.
 *
 *     fir_core_finder *f = fir_core_finder_new(store, full, given, options);
 *     if (fir_core_execution(f) == SAT_SATISFIABLE && fir_core_find(f, path, parts)) ...
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

/* From now on nothing is tried quickly before it is proved: small procedures, whose cores
 * can be judged by deletion, are then treated like large ones. */
void fir_core_be_thorough(fir_core_finder *);

/* Whether the procedure has an execution, and one that comes to the step. */
sat_result fir_core_execution(fir_core_finder *);
sat_result fir_core_execution_through(fir_core_finder *, const fir_step *);

/* Marks what is needed in `path` and `parts`, by numbers; what is given is not. A conclusion
 * is needed if some execution satisfies what it assumes. The procedure has an execution.
 * False: a limit was hit, and some may be marked in vain. */
bool fir_core_find(fir_core_finder *, bool *path, bool *parts);

#endif
