/* How much of an operation's states is still open: an estimate, from states drawn at
 * random.
 *
 *     estimate *e = estimate_new(formula, stop);
 *     estimate_learn(e, conjunct);                   what is valid, before anything else
 *     estimate_begin(e, precondition);               an operation
 *     estimate_prune(e, path, count, false);         as in unchecked.h
 *     if (estimate_draw(e, 10))                      so many states more
 *       double open = estimate_fraction(e);
 *
 * Nothing here has a part in the search: with or without an estimate it takes the same
 * course.
 */
#ifndef CHOOSE_ESTIMATE_H
#define CHOOSE_ESTIMATE_H

#include "formula/formula.h"

typedef struct estimate estimate;

enum { ESTIMATE_STATES = 64 }; /* drawn for an operation */

estimate *estimate_new(const formula *, const _Atomic bool *stop); /* borrows */
void estimate_delete(estimate *);                                  /* NULL is fine */

void estimate_learn(estimate *, literal);
/* Something that is true of large states: a state drawn has one of these, so that not
 * most of them are nearly empty. */
void estimate_aim(estimate *, literal);
void estimate_begin(estimate *, literal precondition);
void estimate_prune(estimate *, const literal *, size_t count, bool twins);
void estimate_restore_twins(estimate *);

/* Draws at most so many states more. True: there are enough. */
bool estimate_draw(estimate *, uint32_t count);

/* The same for as long as it has not used more than a fiftieth of the time since the
 * estimate was made; `learning`: the seconds it took a solver to learn what is valid. */
bool estimate_draw_in_time(estimate *, double learning);

/* The part of the states drawn that no path covers: 0..1, or -1 before there are enough.
 */
double estimate_fraction(estimate *);

#endif
