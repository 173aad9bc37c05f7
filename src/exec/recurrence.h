/* Whether a run comes back to a state in which it has been: then it never ends.
 *
 *     m->recurrence = recurrence_new();          whoever runs the machine, once
 *     recurrence_begin(m); machine_call(...);    STOP_RECURRENCE: it would not end
 *     recurrence_delete(m->recurrence);
 *
 * Only runs with a journal are looked at. A state is what the frames hold and what can be
 * reached from there, new objects up to their numbers. The run is compared, at jumps
 * backwards, with a state that is kept for twice as long each time (Brent).
 */
#ifndef EXEC_RECURRENCE_H
#define EXEC_RECURRENCE_H

#include "exec/machine.h"

recurrence *recurrence_new(void);
void recurrence_delete(recurrence *);
void recurrence_begin(machine *);
/* At a jump backwards, after m->look_at steps. */
bool recurrence_found(machine *);

#endif
