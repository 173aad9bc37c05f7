/* Work lists that a specification makes for itself; inside the symbolic evaluator. */
#ifndef SYMBOLIC_LISTS_H
#define SYMBOLIC_LISTS_H

#include "symbolic/merge_run.h"

/* NULL: it is no method of theirs. */
sym_intrinsic *lists_intrinsic(const ir_method *);

/* Whether the call asks a work list for something that only the code of the library
 * knows. */
bool lists_refuse(const evaluator *, const ir_method *, const sym *args);

/* Where the list that the call asks begins, or ends, with its next element: the states
 * with another one are to wait. False: nobody has to. */
bool lists_part(merge_run *, const ir_instr *, uint32_t pc, condition guard,
                const sym *regs, literal *there);

#endif
