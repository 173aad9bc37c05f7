/* The memory limit is the allocation door's, for what goes through it. The solvers have
 * memory of their own: a thread looks every now and then at what the process holds. The
 * time limit is a thread that sleeps until the deadline: unlike a signal handler it may
 * flush what the program has printed so far. */
#include "cli/limits.h"

#include "base/memory.h"
#include "cli/background.h"
#include "cli/commands.h"
#include "cli/interrupt.h"

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
static atomic_bool
    is_concluding; /* the work is done: the result is about to be printed */

static void wait_until(struct timespec deadline) {
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, NULL) == EINTR)
    continue;
}

static void wait_for(uint64_t milliseconds) {
  struct timespec deadline;
  clock_gettime(CLOCK_MONOTONIC, &deadline);
  deadline.tv_sec += (time_t)(milliseconds / 1000);
  deadline.tv_nsec += (long)(milliseconds % 1000) * 1000000;
  deadline.tv_sec += deadline.tv_nsec / 1000000000;
  deadline.tv_nsec %= 1000000000;
  wait_until(deadline);
}

/* What a command gets to end by itself, after an interrupt and at the deadline; and what
 * its last words may take when it does not. A sanitised build takes its time. */
#ifdef __SANITIZE_ADDRESS__
enum { MILLISECONDS_TO_END = 5000, SECONDS_FOR_WORDS = 30 };
#else
enum { MILLISECONDS_TO_END = 250, SECONDS_FOR_WORDS = 3 };
#endif

static atomic_flag is_leaving = ATOMIC_FLAG_INIT;

/* Whoever is printing finishes the line, and prints no other. */
static void flush_output(void) {
  for (int tries = 0; tries < 100; tries++) {
    if (!ftrylockfile(stdout)) {
      fflush(stdout);
      return;
    }
    wait_for(1);
  }
}

static pthread_t _Atomic leaver; /* the thread whose words are the last */
static atomic_bool is_left;      /* it has begun */

/* Its words may be about what the caller is going to change or free. */
static void let_leave(void) {
  if (is_left && !pthread_equal(leaver, pthread_self())) {
    wait_for(1000 * SECONDS_FOR_WORDS);
    _exit(EXIT_INCONCLUSIVE);
  }
}

void limits_set_farewell(limits_farewell *say, void *context) {
  farewell = NULL;
  let_leave();
  farewell_context = context;
  farewell = say;
  is_concluding = !say;
}

/* Who has a result to print may print it: on a loaded machine that takes its time. */
static void let_conclude(void) {
  enum { MILLISECONDS = 10 };
  for (int k = 0; is_concluding && k < 1000 * SECONDS_FOR_WORDS / MILLISECONDS; k++)
    wait_for(MILLISECONDS);
}

/* Ends the process at once: other threads may still be working, so nothing of
 * theirs is torn down. Who comes second lets the first finish its words. */
static _Noreturn void leave(const char *reason) {
  if (atomic_flag_test_and_set(&is_leaving)) {
    wait_for(1000 * SECONDS_FOR_WORDS);
    _exit(EXIT_INCONCLUSIVE);
  }
  leaver = pthread_self();
  is_left = true;
  memory_set_limit(0, NULL, NULL); /* the last words may need some */
  limits_farewell *say = atomic_exchange(&farewell, NULL);
  int status = say ? say(farewell_context, reason) : EXIT_INCONCLUSIVE;
  flush_output();
  dprintf(STDERR_FILENO, "glassbox: %s: %s\n",
          status == EXIT_INCONCLUSIVE ? "inconclusive" : "stopped", reason);
  _exit(status);
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

/* The door is exact and comes first. What it does not see may go beyond by as much as
 * the allocator keeps for itself; that of the address sanitiser keeps what was freed. */
#ifdef __SANITIZE_ADDRESS__
enum { SLACK_MEGABYTES = 512 };
#else
enum { SLACK_MEGABYTES = 8 };
#endif

static size_t with_slack(size_t bytes) {
  return bytes + bytes / 8 + ((size_t)SLACK_MEGABYTES << 20);
}

static void *watch_memory(void *context) {
  const limits *l = context;
  const size_t most = with_slack((size_t)l->megabytes << 20);
  const struct timespec pause = {.tv_nsec = 20 * 1000 * 1000};
  while (memory_of_process() <= most)
    nanosleep(&pause, NULL);
  leave_at("memory", l->megabytes, "MB");
}

static void *sleep_until_deadline(void *context) {
  const limits *l = context;
  wait_for(1000 * l->seconds);
  interrupt_for_time();
  wait_for(MILLISECONDS_TO_END);
  let_conclude();
  leave_at("time", l->seconds, "s");
}

void limits_leave_interrupted(void) {
  wait_for(MILLISECONDS_TO_END);
  let_conclude();
  leave("interrupted");
}

void limits_leave_now(const limits *l) {
  if (*interrupt_is_late())
    leave_at("time", l->seconds, "s");
  leave("interrupted");
}

static bool start(limits *l, void *(*thread_main)(void *), const char *option,
                  diag_sink *sink) {
  if (!background_start(thread_main, l)) {
    diag_error(sink, NO_PLACE, "cannot keep %s: no thread can be started", option);
    return false;
  }
  return true;
}

bool limits_start(limits *l, uint64_t seconds, uint64_t megabytes, diag_sink *sink) {
  *l = (limits){seconds, megabytes};
  if (megabytes)
    memory_set_limit((size_t)megabytes << 20, memory_ran_out, l);
  return (!megabytes || start(l, watch_memory, "--memory", sink)) &&
         (!seconds || start(l, sleep_until_deadline, "--timeout", sink));
}
