/* The glass box search (000 chapter II): choose a state, run the operation on it, prove
 * that all states of its path end well, remove them, until nothing is left.
 *
 *     check_result result = {0};
 *     check_run(check_sat, space, &limits, &result, sink);
 *
 * The loop is search.c. Every path that it follows goes through the other files of this
 * folder, in this order: search.c chooses, path.c has the path run and removes its
 * states, prove.c shows that they end well, close.c what else is done with.
 */
#ifndef SEARCH_ENGINES_H
#define SEARCH_ENGINES_H

#include "check/result.h"

check_engine check_sat, check_bdd;
check_engine check_sat_fields, check_bdd_fields; /* with the analysis by fields */

/* No check: counts the valid states, or says in `reason` why it cannot. */
check_engine check_count;

#endif
