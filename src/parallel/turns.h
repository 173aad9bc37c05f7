/* Numbers from 0 on that several processes take in turns, for what is small beside all
 * that they would have to be told: copies of this process answer, and end.
 *
 *     turns *t = turns_new(crew, count);              NULL: nobody else is to work
 *     if (turns_fork(t)) {                            a copy
 *       while ((k = turns_take(t)) < count) ... number k; what came of it, to `text` ...
 *       turns_report(t, &text);                       ends it
 *     }
 *     ... anything else ...
 *     while ((k = turns_take(t)) < count) ...         what no copy has begun
 *     while (turns_gather(t, stop, &text)) ...        what they say
 *     turns_delete(t);                                ends those that are left
 *
 * Copies have places in the crew, until they are gathered or ended: no more are at work
 * than --jobs says. A copy that dies says nothing; what it took nobody has done then, and
 * whoever needs it does it again. */
#ifndef PARALLEL_TURNS_H
#define PARALLEL_TURNS_H

#include "parallel/crew.h"

typedef struct turns turns;

/* Borrows the crew, which may be NULL. */
turns *turns_new(crew *, uint32_t count);
void turns_delete(turns *); /* NULL is fine */

/* Makes a copy for each place that is free, but no more than there are numbers. True:
 * this is one of them. */
bool turns_fork(turns *);
/* The next number that nobody has; the count: there is none. */
uint32_t turns_take(turns *);

/* What another copy has said: waits for it. The text is new. False: there are no more. */
bool turns_gather(turns *, const _Atomic bool *stop, char_vector *text);
_Noreturn void turns_report(turns *, const char_vector *);

#endif
