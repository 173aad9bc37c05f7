/* Keeps --timeout and --memory: when one is reached, the process ends with one
 * line on standard error and exit status 3. At the end of its time, a command that looks
 * at the flag of interrupt.h gets a moment to end by itself.
 *
 *     limits l;
 *     if (!limits_start(&l, o.timeout, o.memory, sink)) ...
 */
#ifndef CLI_LIMITS_H
#define CLI_LIMITS_H

#include "base/diag.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct limits {
  uint64_t seconds, megabytes; /* 0: none */
} limits;

/* The struct must live until the process ends. False, with an error in the sink,
 * when a limit could not be kept. */
bool limits_start(limits *, uint64_t seconds, uint64_t megabytes, diag_sink *);

/* The user has interrupted: the command gets a moment to end by itself. */
_Noreturn void limits_leave_interrupted(void);

/* It has, without a result, because of the flag of interrupt.h. */
_Noreturn void limits_leave_now(const limits *);

/* What the process still says when a limit ends it, with the reason in words; its exit
 * status. Called at most once, from any thread, while the command is still at work; it may
 * allocate. */
typedef int limits_farewell(void *context, const char *reason);
void limits_set_farewell(limits_farewell *, void *context); /* NULL: nothing */

#endif
