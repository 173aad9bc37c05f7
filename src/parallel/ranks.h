/* The ranks of a program that mpirun has started.
 *
 * Each rank is two processes. The relay (relay.h) is the one that mpirun knows: it speaks
 * MPI and does nothing else, so it answers at once, takes no memory, and lives when the
 * other one dies. The worker is the tool itself; a socket leads from it to its relay, and
 * what crosses it are frames. The relay of rank 0 has the hub (hub.h), which knows who is
 * free and what is to be done. The worker of rank 0 leads: it is the only one to read
 * standard input, to print and to write files, and its exit status is the whole's.
 *
 * Work comes in rounds, one for each crew; all ranks come to the same crews in the same
 * order. A rank that does not is of no use, but does no harm: a task says what it is
 * about.
 */
#ifndef PARALLEL_RANKS_H
#define PARALLEL_RANKS_H

#include "base/vector.h"

#include <stdbool.h>
#include <stdint.h>

/* Worker to hub: READY for a task of the round (task: its signature), ROUND begins,
 * OVER, GIVE a task (task: the giver's own), REPORT on one, LOST, GATHER all reports.
 * Hub to worker: TASK, OVER; to the leader REPORT and LOST, and NONE after the last.
 * Hub to relay: ROOM for so many tasks, END. Relay to hub: GONE, BEAT. */
typedef enum frame_kind {
  FRAME_READY,
  FRAME_ROUND,
  FRAME_OVER,
  FRAME_GIVE,
  FRAME_REPORT,
  FRAME_LOST,
  FRAME_GATHER,
  FRAME_NONE,
  FRAME_TASK,
  FRAME_ROOM,
  FRAME_GONE,
  FRAME_BEAT,
  FRAME_END
} frame_kind;

typedef struct frame {
  uint32_t kind;
  int32_t number; /* the signal that ended somebody, -1: none; how much room there is */
  uint64_t round, task;
  uint64_t size; /* of the text behind it */
} frame;

/* Both wait. False: the other end is gone. The text is new. */
bool frame_write(int to, frame, const char *text);
bool frame_read(int from, frame *, char_vector *text);

/* What relay and worker of a rank both see. */
typedef struct ranks_board {
  _Atomic int32_t room;
  _Atomic int32_t running; /* the process that does a task; 0: none */
} ranks_board;

typedef struct ranks {
  uint32_t number, count;
  int socket; /* to the relay */
  ranks_board *board;
  uint64_t signature; /* of what is to be done: equal for ranks that belong together */
  uint64_t round;     /* of the last crew */
} ranks;

/* Those of this process; NULL: mpirun has not started it. Set once, at the start. */
ranks *ranks_here(void);
void ranks_set(const ranks *);
/* A copy of the process that works for itself. */
void ranks_leave(void);

#endif
