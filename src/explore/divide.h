/* A search depth first in several processes (parallel/crew.h).
 *
 *     divide_begin(e);                         as many processes as the options say
 *     ... at work, now and then:
 *     if (divide_is_due(e)) ... crew_fork(e->crew) ...; in the child: divide_enter(e);
 *     ... the search is over:
 *     divide_end(e, &steps);                   does not return in a child
 *
 * The child gets the later half of the steps that are left at the first state of the path
 * that has any, and a copy of all states met so far. Nothing is left out: a state that
 * was met before is one whose steps have been taken, or are left to one of the two.
 *
 * What is found does not depend on the number of processes. A child's part comes after
 * all that its parent goes on with, in the order of the one search that is not divided;
 * a later child's part comes before an earlier one's. So the first result in the order
 * parent, last child, ..., first child is looked for. That it is the one that a single
 * process would find: the parts before it have been searched to the end without a result,
 * so nothing can be found from the states that they met, whether these are known here or
 * met a second time. A search that is bounded in depth or in transitions does not divide:
 * there it matters which way a state is met first.
 *
 * A child reports a schedule; the process at the top follows it and finds what the child
 * has found, or it is not believed.
 */
#ifndef EXPLORE_DIVIDE_H
#define EXPLORE_DIVIDE_H

#include "explore/explorer.h"

void divide_begin(explorer *);
bool divide_is_due(explorer *); /* somebody is free, and enough was done since */
void divide_enter(explorer *);  /* a child has found nothing yet */
/* `steps`: to where the search has ended, when it has to begin anew. */
void divide_end(explorer *, const explore_schedule *steps);

#endif
