/* The order of variables in decision diagrams. */
#ifndef CHECK_BDD_ORDER_H
#define CHECK_BDD_ORDER_H

#include "check/sat_internal.h"

/* Appends the numbers of all variables of the state and the arguments, top first. */
void bdd_order(const sat_check *, u32_vector *out);

#endif
