/* Threads that watch beside the work, and are nobody's to wait for. */
#ifndef CLI_BACKGROUND_H
#define CLI_BACKGROUND_H

#include <stdbool.h>

/* Returns when the thread runs, so that who forks next forks beside a thread that sleeps:
 * one that is being made holds locks of the allocator (the address sanitiser's), which the
 * child would find taken for ever. False: there is no thread. */
bool background_start(void *(*work)(void *), void *context);

#endif
