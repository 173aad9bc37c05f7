/* The interpreter loop; for machine.c. */
#ifndef EXEC_INTERPRET_H
#define EXEC_INTERPRET_H

#include "exec/machine.h"

/* ir_method.entry */
enum { ENTRY_UNKNOWN, ENTRY_CODE, ENTRY_NATIVE, ENTRY_ABSTRACT };

/* Decides how calls enter the method: binds its native or lowers its code. False
 * after a stop. */
bool machine_prepare(machine *, ir_method *);

/* Pushes a frame for a method with ENTRY_CODE; arguments are the caller's to store
 * in its registers, the others are zero. NULL: out of stack, trapped. */
frame *machine_push(machine *, ir_method *);
void machine_pop(machine *);

/* Runs a method with ENTRY_NATIVE; args are contiguous. */
bool machine_run_native(machine *, ir_method *, const value *args, value *result);

/* Runs until the frame count is back at `floor`. */
outcome machine_interpret(machine *, uint32_t floor, value *result);

#endif
