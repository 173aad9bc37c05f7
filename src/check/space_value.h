/* Texts, boxed numbers and constants of the space on a machine. */
#ifndef CHECK_SPACE_VALUE_H
#define CHECK_SPACE_VALUE_H

#include "check/space.h"
#include "exec/machine.h"

/* The object of the machine that the constant or value stands for; 0: the machine has
 * stopped, or an exception says why there is none. `equal`: the object of the machine to
 * which it is an equal one, if it is one. */
object_id space_value_make(machine *, const space_object *, object_id equal);

#endif
