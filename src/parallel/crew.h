/* Work that is shared among processes.
 *
 *     crew *c = crew_new(jobs);
 *     ... at work, now and then:
 *     if (crew_has_room(c) && there is something to give away)
 *       switch (crew_fork(c)) {
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
 * A child is a copy of the process with all that it knows. It works, may give away work
 * in turn, gathers what its own children report, and reports to the process it came from:
 * one message. At most `jobs` of them work at the same time. Who dies takes its children
 * along, and its parent is told so.
 */
#ifndef PARALLEL_CREW_H
#define PARALLEL_CREW_H

#include "base/vector.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct crew crew;

crew *crew_new(uint32_t jobs); /* NULL: there is no memory to share */
void crew_delete(crew *);      /* NULL is fine; children that are left are ended */

uint32_t crew_cores(void); /* of the machine that we may use; at least 1 */

/* Whether fewer than `jobs` are at work. Costs next to nothing. NULL: false. */
bool crew_has_room(const crew *);

typedef enum { CREW_ALONE, CREW_CHILD, CREW_PARENT } crew_role;
crew_role crew_fork(crew *);
bool crew_is_child(const crew *);

/* This process works no more. */
void crew_rest(crew *);

typedef struct crew_message {
  char_vector text;
  int signal; /* that ended the sender before it reported; -1: it ended by itself */
  bool arrived;
} crew_message;

/* The next message of a child: waits for it. False: there are no more. When *stop is set
 * all children are ended; none of them has anything to say, then. The message's text is
 * new. */
bool crew_gather(crew *, const _Atomic bool *stop, crew_message *);

/* Sends the child's message and ends the process. */
_Noreturn void crew_report(crew *, const char_vector *);

#endif
