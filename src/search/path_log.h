/* What each path took and where it could be parted from others, for those who want to know
 * what more processes would bring: GLASSBOX_PATHS=FILE glassbox check ...
 *
 *     open 1250000              processor time until the first path, in microseconds
 *     path 3 8100 24 -88 102    of operation 3: its time, its decisions that may part work
 *     worker 300000 900000      with --jobs: when it was given work, and when it was done
 *
 * bench/scaling reads those of one process. A worker's time is that of its processor alone,
 * from when its giver's stood: on a machine that has nothing else to do it would be the
 * time of day.
 */
#ifndef SEARCH_PATH_LOG_H
#define SEARCH_PATH_LOG_H

#include "path/path.h"

typedef bool path_log_filter(const search *, literal);

/* After each path, with its decisions in s->last_path. */
void path_log_note(search *, path_log_filter *);
bool path_log_is_wanted(const world *);
/* Before work is given away, in the process that does it; and at a worker's end. */
void path_log_give(world *);
void path_log_end(const world *);

#endif
