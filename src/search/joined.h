/* When paths join what the ways of a loop write (symbolic/merge_writes.c).
 *
 *     joined_begin(s);                     before the first path of an operation
 *     joined_before_path(s); ... ; joined_after_path(s);
 *     conflicts = joined_patience(s);      of a question about a path that has joined writes
 */
#ifndef SEARCH_JOINED_H
#define SEARCH_JOINED_H

#include "path/path.h"

void joined_begin(search *);
void joined_before_path(search *);
/* The path has been checked, and its states removed: are the next ones to join writes? */
void joined_after_path(search *);
/* It has not: what was to be shown of it is too much for one question (s->left_joined). Its
 * states are still there to be chosen, and paths join nothing for a while. */
void joined_leave(search *);
/* So many conflicts is the answer worth; 0: the path has not joined writes. */
uint32_t joined_patience(const search *);

#endif
