/* The mutants of a Java source: the bodies of its methods, each with one small change;
 * specifications stay.
 *
 * What is found is a change of text. Types are not known here, so that some of them do
 * not compile: those are no mutants.
 */
#ifndef JAVA_MUTATE_H
#define JAVA_MUTATE_H

#include "base/mutation.h"

/* Appends the mutations by the operators of the set (bits 1 << MUTATION_...), in the
 * order of the text. Texts live in the arena. */
void java_mutate(arena *, const char *source, uint32_t operators, mutation_vector *);

#endif
