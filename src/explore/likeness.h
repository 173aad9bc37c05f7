/* Where a thread stands, as one number: the same for threads that stand alike, whoever they
 * are. It serves to put threads in an order; two that have one number by chance cost a
 * match at most.
 *
 * What goes in: the point and the state of the thread, for each frame the method, the
 * instruction and the registers that are read again, and what the thread has accessed since
 * its last point. Of objects that the program has made, the class: their numbers depend on
 * the order that is looked for.
 */
#ifndef EXPLORE_LIKENESS_H
#define EXPLORE_LIKENESS_H

#include "exec/threads.h"
#include "explore/live.h"

uint64_t likeness_of(machine *, live_registers *, const machine_thread *);

#endif
