/* How large a search space is, from above. */
#ifndef CHECK_SPACE_SIZE_H
#define CHECK_SPACE_SIZE_H

#include "check/space.h"

/* Executions of the operation that enumeration would make at most. */
double space_executions(const space *, uint32_t operation);
/* Whether there are objects that the library makes. */
bool space_has_made(const space *);

#endif
