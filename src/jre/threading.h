/* What the files about threads share. */
#ifndef JRE_THREADING_H
#define JRE_THREADING_H

#include "exec/threads.h"
#include "jre/runtime.h"

/* Threads that wait for the object and were not notified. */
uint32_t object_waiters(const machine *, object_id);
/* The current thread's waiting ends by itself after so many nanoseconds; -1: never. */
void thread_set_alarm(machine *, int64_t nanoseconds);
/* A time limit of so many nanoseconds has passed. */
void thread_pass_time(machine *, int64_t nanoseconds);
/* deadlines.c: so many nanoseconds pass in the current thread's operation. The thread's time
 * since its operation began; false: it is in none that was timed. */
void deadline_pass(machine *, int64_t nanoseconds);
bool deadline_clock(machine *, uint32_t thread, int64_t *elapsed);
/* The current thread asks for the time; false: not in an operation of the library. */
bool deadline_read(machine *, int64_t *elapsed);
/* The ways in which Choose can go on at the point. */
uint32_t choose_choices(machine *, const machine_point *);
/* Thread.interrupted := false */
void thread_clear_interrupted(machine *, object_id thread);

/* Runs all threads by turns. The exit status, unless the machine has stopped. */
int run_turns(machine *, uint64_t seed);

#endif
