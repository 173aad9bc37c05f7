/* States at random, from a solver of its own: it knows what is valid, and nothing of
 * paths or of what was removed.
 *
 *     drawing *d = drawing_new(formula, choices, stop, seed);
 *     drawing_learn(d, conjunct);                     all of what is valid
 *     drawing_aim(d, attached);                       what is true of large states
 *     drawing_spread(d, first, end);                  variables that should vary
 *     if (drawing_next(d, path, count) == SAT_SATISFIABLE)
 *       ... drawing_model(d) ...
 *     drawing_delete(d);
 *
 * The same seed gives the same states.
 */
#ifndef CHOOSE_DRAWING_H
#define CHOOSE_DRAWING_H

#include "choose/unchecked.h"

typedef struct drawing drawing;

/* Borrows all of them; choices and stop may be NULL. */
drawing *drawing_new(const formula *, const choices *, const _Atomic bool *stop,
                     uint64_t seed);
void drawing_delete(drawing *); /* NULL is fine */
void drawing_learn(drawing *, literal);
/* Something that is true of large states, and false of small ones. */
void drawing_aim(drawing *, literal);
/* For another operation, whose variables are others. */
void drawing_begin(drawing *);
/* Of the variables from the first to before the last, some get random values. */
void drawing_spread(drawing *, uint32_t first, uint32_t end);
/* A random number below the limit, which is not 0. */
uint32_t drawing_below(drawing *, uint64_t limit);
/* One that satisfies all of these. UNKNOWN: it is too hard to find. */
sat_result drawing_next(drawing *, const literal *, size_t count);
/* The last that was found, until the next; variables that nobody cares for have random
 * values, too. */
state_model drawing_model(drawing *);

#endif
