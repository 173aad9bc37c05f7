/* The letters that automata read: which propositions hold after a step.
 *
 *     letter_begin(e);                         before the first step
 *     uint64_t events = letter_events(e, thread);             before the thread's step
 *     switch (letter_read(e, thread, &letter)) { ... }        after it
 *     letter |= events;
 *
 * Reading also looks whether the step wrote what a proposition reads, later than with its
 * first instruction: then somebody could have seen a state in between. The instruction
 * becomes a point, and the search begins anew. */
#ifndef EXPLORE_LETTER_H
#define EXPLORE_LETTER_H

#include "explore/explorer.h"

/* Makes calls and returns of the formula points. */
void letter_begin(explorer *);
uint64_t letter_events(const explorer *, uint32_t thread);
/* TAKEN, TAKEN_AGAIN or TAKEN_TROUBLE. */
taken letter_read(explorer *, uint32_t thread, uint64_t *letter);
/* The formula speaks of what comes after main's class is initialised. */
bool letter_has_begun(const explorer *);

#endif
