/* The mutants of a procedure: its body and those of all procedures that it calls, each
 * with one small change; specifications stay. */
#ifndef FIR_MUTATE_H
#define FIR_MUTATE_H

#include "base/mutation.h"
#include "fir/ast.h"

/* Appends the mutations by the operators of the set (bits 1 << MUTATION_...), in the
 * order of the text. Each gives a program that is well-formed and different from the
 * original and from the others. Texts live in the arena. */
void fir_mutate(arena *, const fir_program *, const fir_proc *, uint32_t operators,
                mutation_vector *);

#endif
