/* Work that is shared among processes.
 *
 *     crew *c = crew_new(jobs);
 *     switch (crew_join(c, &task)) {
 *     case CREW_LEADS: ... begin with everything ... break;
 *     case CREW_HELPS: ... only the task is to be done ... break;
 *     case CREW_OVER: ... all was done by others ...
 *     }
 *     ... at work, now and then:
 *     if (crew_has_room(c) && there is something to give away)
 *       switch (crew_give(c, pack, what)) {
 *       case CREW_CHILD: ... only what was given away is left to do ... break;
 *       case CREW_PARENT: ... only the rest is ... break;
 *       case CREW_ALONE: break;                       nobody is free after all
 *       }
 *     ... done:
 *     crew_rest(c);                                   somebody else may begin
 *     while (crew_gather(c, stop, &message)) ...      from those that were given work
 *     if (crew_is_child(c)) crew_report(c, &message); does not return
 *     crew_delete(c);
 *
 * There are two ways for work to get to another process (transport.h), with the same
 * calls. Who forks (crew_fork.c) gives it to a copy of itself with all that it knows:
 * `pack` is not asked. Ranks of a program that mpirun has started (crew_ranks.c) have
 * come to crew_join by themselves; they get the task as a text, each a fresh copy of the
 * process that waits there. Either works, may give away work in turn, and reports once.
 * Who dies before it reports is told to whoever gathers.
 */
#ifndef PARALLEL_CREW_H
#define PARALLEL_CREW_H

#include "base/vector.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct crew crew;

/* How many are to work at the same time when `wanted` are asked for (0: one for each
 * core). Under mpirun it is the number of ranks. */
uint32_t crew_jobs(uint64_t wanted);
uint32_t crew_cores(void); /* of the machine that we may use; at least 1 */

crew *crew_new(uint32_t jobs); /* NULL: there is no memory to share */
/* The same on this machine alone: for what cannot be told in a text. */
crew *crew_new_forking(uint32_t jobs);
void crew_delete(crew *); /* NULL is fine; children that are left are ended */

typedef enum { CREW_LEADS, CREW_HELPS, CREW_OVER } crew_place;
/* The task's text is new; only for CREW_HELPS. NULL: it leads. */
crew_place crew_join(crew *, char_vector *task);
/* Whether this process is a rank that waits for work, or has got some: what comes before
 * crew_join is not its business, unless it is needed for the work. */
bool crew_is_helper(void);

/* Whether fewer than `jobs` are at work. Costs next to nothing. NULL: false. */
bool crew_has_room(const crew *);

typedef enum { CREW_ALONE, CREW_CHILD, CREW_PARENT } crew_role;
/* Appends what a process needs to know that is to do the work. */
typedef void crew_packer(const void *work, char_vector *task);
crew_role crew_give(crew *, crew_packer *, const void *work);
crew_role crew_fork(crew *);   /* of crew_new_forking: the copy knows what it is to do */
bool crew_tells(const crew *); /* `pack` is asked. NULL: false */
bool crew_is_child(const crew *);

/* This process works no more. */
void crew_rest(crew *);

typedef struct crew_message {
  char_vector text;
  int signal; /* that ended the sender before it reported; -1: it ended by itself */
  bool arrived;
} crew_message;

/* The next message of those that were given work: waits for it. False: there are no
 * more. When *stop is set all children are ended; none of them has anything to say, then.
 * The message's text is new. */
bool crew_gather(crew *, const _Atomic bool *stop, crew_message *);

/* Sends the child's message and ends the process. */
_Noreturn void crew_report(crew *, const char_vector *);

#endif
