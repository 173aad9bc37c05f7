/* Hard questions about few states: enumeration is asked instead (explicit/complete.c). */
#ifndef SEARCH_FEW_H
#define SEARCH_FEW_H

#include "search/search.h"

/* While what is valid is made into a formula: whether it has grown so much that all
 * operations are left to enumeration, now or before. */
bool few_instead_of_formula(world *);

/* For unchecked.h: whether the answer to a hard question is wanted, of a search. */
bool few_wants_answer(void *search);
/* The operation is left to enumeration, if it was not wanted; false. */
bool few_leave(search *);

#endif
