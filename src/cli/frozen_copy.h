/* The last words of a process that a limit ends while its other threads are at work: in a
 * copy of it in which they have stopped, everything may be read and executed in peace. */
#ifndef CLI_FROZEN_COPY_H
#define CLI_FROZEN_COPY_H

/* Calls it in a child process; its exit status, or -1: it did not come to its end within
 * the seconds. What this process had not yet written out, the child has then written. */
int frozen_copy_run(int (*say)(void *context), void *context, int seconds);

#endif
