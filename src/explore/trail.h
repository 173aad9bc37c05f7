/* The way back: what a step of a thread can change besides the heap, and the place in the
 * heap's journal.
 *
 *     trail t = {0};
 *     trail_push(&t, m, thread);      before the thread takes a step
 *     threads_step(m, thread, choice);
 *     trail_pop(&t, m);               as if it had not
 *     trail_release(&t);
 */
#ifndef EXPLORE_TRAIL_H
#define EXPLORE_TRAIL_H

#include "exec/threads.h"

typedef struct trail {
  vector(size_t) starts; /* of each entry in `bytes` */
  char *data;
  size_t size, capacity;
} trail;

void trail_push(trail *, machine *, uint32_t thread);
void trail_pop(trail *, machine *);
/* The thread of the last step, and where it began. */
uint32_t trail_last(const trail *, heap_point *, uint32_t *threads);
void trail_release(trail *);

#endif
