/* A list of things to be done one by one, of which a process that has more than one before
 * it gives away the later half when somebody is free.
 *
 *     crew_range r = {0, count};
 *     if (crew_range_join(c, &r) == CREW_OVER) return;
 *     for (; r.next < r.end; r.next++) {
 *       if (crew_range_divide(c, &r) == CREW_CHILD) ... only what is in r is left to do ...
 *       ... number r.next ...
 *     }
 */
#ifndef PARALLEL_CREW_RANGE_H
#define PARALLEL_CREW_RANGE_H

#include "parallel/crew.h"

typedef struct crew_range {
  uint32_t next, end;
} crew_range;

/* As crew_join; who helps gets its part of the range. */
crew_place crew_range_join(crew *, crew_range *);
/* CREW_CHILD: what was in the range before is the parent's; else it may be shorter. */
crew_role crew_range_divide(crew *, crew_range *);

#endif
