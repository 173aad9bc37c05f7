/* From an instance to an execution: the initial state, and what each choice was. */
#ifndef FIR_EXTRACT_H
#define FIR_EXTRACT_H

#include "fir/execute.h"
#include "fir/interpret.h"

/* The values of the globals, domains and inputs at the beginning. */
fir_state fir_extract_initial(arena *, const fir_execution *, const relation_instance *);

/* Appends the choices of the execution in the order they are made. Walks the unrolled
 * steps with concrete values; asks the instance only for what was chosen. */
void fir_extract_choices(arena *, const fir_execution *, const relation_instance *,
                         const fir_state *initial, fir_choices *);

#endif
