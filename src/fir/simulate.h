/* Executions with one mistake, computed instead of searched for: what the
 * specification cannot do without is seen by leaving it out in an execution that is there.
 *
 *     fir_simulation *s = fir_simulation_new(full);
 *     if (fir_simulation_start(s, claim, instance, NULL) &&   an execution
 *         fir_simulation_disturb(s, number, 0) &&             with one mistake
 *         fir_simulation_breaks(s, parts)) ...                that matters
 *     fir_simulation_restore(s);
 *     fir_simulation_delete(s);
 *
 * `full` is executed with the constrain rules: each formula of its path says what one
 * variable is, or something else that must be true.
 */
#ifndef FIR_SIMULATE_H
#define FIR_SIMULATE_H

#include "fir/claim.h"

typedef struct fir_simulation fir_simulation;

fir_simulation *fir_simulation_new(const fir_claim *full);
void fir_simulation_delete(fir_simulation *);

/* Begins in the state of the instance, which is of a claim about the same procedure with
 * any strategy, chooses what its specification statements chose, and gives what is unsaid
 * there the values that it has. Formulas of the path with a mark in `unsaid` (by numbers;
 * NULL: none) need not hold, all others do. False: they do not. */
bool fir_simulation_start(fir_simulation *, const fir_claim *, const relation_instance *,
                          const bool *unsaid);

/* Whether the execution breaks a goal, as far as parts of the claim, by numbers, are asked
 * for: others hold of themselves. */
bool fir_simulation_breaks(fir_simulation *, const bool *parts);

/* The formula of the path: does it hold? */
bool fir_simulation_holds(const fir_simulation *, uint32_t number);

/* Lets the formula hold that did not, and does what follows from it. False: that is not
 * possible; the execution is then as it was. */
bool fir_simulation_mend(fir_simulation *, uint32_t number, const bool *unsaid);

/* From the execution, which must be without a mistake: begins in another state, which what
 * is required of `parts` admits, and does what follows. False: that is no execution; it is
 * then as it was. */
bool fir_simulation_wander(fir_simulation *, const bool *parts);

/* From the execution, which must be without a mistake: gives the variable that the formula
 * is about another value, and does what follows. True: all other formulas hold. The
 * execution stays so until it is restored. */
bool fir_simulation_disturb(fir_simulation *, uint32_t number, uint32_t attempt);
void fir_simulation_restore(fir_simulation *);

#endif
