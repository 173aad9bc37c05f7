/* The interpreter loop; for machine.c. */
#ifndef EXEC_INTERPRET_H
#define EXEC_INTERPRET_H

#include "exec/frames.h"

/* Runs a method with ENTRY_NATIVE; args are contiguous. */
bool machine_run_native(machine *, ir_method *, const value *args, value *result);

/* worlds.c: whether the objects that the instruction compares are of one world, or it does
 * not matter here; otherwise the machine's worlds say where. */
bool machine_may_compare(machine *, const frame *, const ir_instr *);

/* Runs until the frame count is back at `floor`. */
outcome machine_interpret(machine *, uint32_t floor, value *result);

#endif
