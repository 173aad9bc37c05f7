/* The memory limit is the allocation door's. The time limit is a thread that sleeps
 * until the deadline: unlike a signal handler it may flush what the program has
 * printed so far. */
#include "cli/limits.h"

#include "base/memory.h"
#include "cli/commands.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static limits_farewell *_Atomic farewell; /* set by the command, called by any thread */
static void *_Atomic farewell_context;

void limits_set_farewell(limits_farewell *say, void *context) {
  farewell = NULL;
  farewell_context = context;
  farewell = say;
}

/* Ends the process at once: other threads may still be working, so nothing of
 * theirs is torn down. */
static _Noreturn void leave(const char *reason) {
  limits_farewell *say = atomic_exchange(&farewell, NULL);
  if (say)
    say(farewell_context, reason);
  if (!ftrylockfile(stdout))
    fflush(stdout);
  dprintf(STDERR_FILENO, "glassbox: inconclusive: %s\n", reason);
  _exit(EXIT_INCONCLUSIVE);
}

static _Noreturn void leave_at(const char *what, uint64_t amount, const char *unit) {
  char reason[80];
  snprintf(reason, sizeof reason, "%s limit of %" PRIu64 " %s reached", what, amount,
           unit);
  leave(reason);
}

static void memory_ran_out(void *context, size_t wanted, size_t limit) {
  const limits *l = context;
  (void)wanted;
  if (limit)
    leave_at("memory", l->megabytes, "MB");
}

static _Atomic uint64_t grace; /* seconds; set by the command, read by the thread */

void limits_set_grace(uint64_t seconds) {
  grace = seconds;
}

static void wait_until(struct timespec deadline) {
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, NULL) == EINTR)
    continue;
}

static void *sleep_until_deadline(void *context) {
  const limits *l = context;
  struct timespec deadline;
  clock_gettime(CLOCK_MONOTONIC, &deadline);
  deadline.tv_sec += (time_t)l->seconds;
  wait_until(deadline);
  deadline.tv_sec += (time_t)grace;
  wait_until(deadline);
  leave_at("time", l->seconds, "s");
}

enum { SECONDS_TO_END = 3 }; /* after an interrupt */

void limits_leave_interrupted(void) {
  struct timespec deadline;
  clock_gettime(CLOCK_MONOTONIC, &deadline);
  deadline.tv_sec += SECONDS_TO_END;
  wait_until(deadline);
  leave("interrupted");
}

bool limits_start(limits *l, uint64_t seconds, uint64_t megabytes, diag_sink *sink) {
  *l = (limits){seconds, megabytes};
  if (megabytes)
    memory_set_limit((size_t)megabytes << 20, memory_ran_out, l);
  pthread_t thread;
  if (!seconds)
    return true;
  if (pthread_create(&thread, NULL, sleep_until_deadline, l)) {
    diag_error(sink, NO_PLACE, "cannot keep --timeout: no thread can be started");
    return false;
  }
  pthread_detach(thread);
  return true;
}
