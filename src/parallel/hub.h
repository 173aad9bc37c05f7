/* Who is free, what is to be done, and what came of it: the one place that knows.
 *
 *     hub *h = hub_new(ranks, send, context);
 *     hub_receive(h, rank, frame, text);      from whomever; sends what follows from it
 *     hub_delete(h);
 *
 * The leader (rank 0) gathers the reports in the order in which one process would have
 * done the work: what a task has given away comes after it, what was given away last
 * first, because who gives away keeps what comes first.
 *
 * Nothing waits for a rank that is gone: its task is lost, and when no rank is left that
 * could do what has not begun, so is that.
 */
#ifndef PARALLEL_HUB_H
#define PARALLEL_HUB_H

#include "parallel/ranks.h"

typedef struct hub hub;
typedef void hub_send(void *context, uint32_t rank, frame, const char *text);

hub *hub_new(uint32_t ranks, hub_send *, void *context);
void hub_delete(hub *);
void hub_receive(hub *, uint32_t rank, frame, const char *text); /* borrows the text */
/* It has come with other inputs than the leader's, and gets no task. */
bool hub_is_stranger(const hub *, uint32_t rank);

#endif
