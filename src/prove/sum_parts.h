/* Sums that are zero part by part.
 *
 *     if (sum_parts_show(c, &known, zero)) ...     all that is known implies that it is
 */
#ifndef PROVE_SUM_PARTS_H
#define PROVE_SUM_PARTS_H

#include "world/world.h"

/* Whether the literal, which says that a sum is zero, holds wherever all that is known does.
 * What has been found out on the way is known as well, then. */
bool sum_parts_show(world *, literal_vector *known, literal zero);

#endif
