/* What is given away, as a text: for a process that is no copy of the giver.
 *
 *     crew_give(crew, task_pack_operations, search)          ... those behind the one
 *     crew_give(crew, task_pack_part, &(task_part){search, ...})       a part of the one
 *     if (!task_take(c, &text)) ...                            it is of another check
 *
 * Operations have numbers and states are told by variables. Both mean the same in two
 * processes that have opened the same world; the text begins with what must be the same.
 * With a part goes what has been checked of it already.
 */
#ifndef SEARCH_TASK_H
#define SEARCH_TASK_H

#include "path/path.h"

/* An operation that this process may still come to. */
bool task_is_left(const world *, uint32_t operation);

void task_pack_operations(const void *search, char_vector *task);

typedef struct task_part {
  const search *of;
  literal where;
  literal kept; /* excludes it: the giver's part */
} task_part;
void task_pack_part(const void *part, char_vector *task);

/* From now on the world has only that to do: all other operations count as done. */
bool task_take(world *, const char_vector *task);

#endif
