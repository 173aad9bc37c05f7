/* Mutations: small changes of a program's text, as mutation testing makes them (000 §6.3,
 * 003 Table 6.5), whatever the language.
 *
 *     char *mutant = mutation_apply(text, &m);       to be freed with memory_free
 *     mutation_print_diff(stdout, text, &m);         - the lines before, + after
 */
#ifndef BASE_MUTATION_H
#define BASE_MUTATION_H

#include "base/arena.h"
#include "base/vector.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define MUTATION_OPERATORS(X)                                                            \
  X(AOR, "arithmetic operator replacement")                                              \
  X(AOI, "arithmetic operator insertion")                                                \
  X(AOD, "arithmetic operator deletion")                                                 \
  X(ROR, "relational operator replacement")                                              \
  X(COR, "conditional operator replacement")                                             \
  X(COI, "conditional operator insertion")                                               \
  X(COD, "conditional operator deletion")                                                \
  X(SOR, "shift operator replacement")                                                   \
  X(LOR, "logical operator replacement")                                                 \
  X(LOI, "logical operator insertion")                                                   \
  X(LOD, "logical operator deletion")                                                    \
  X(ASR, "assignment operator replacement")

typedef enum {
#define CONSTANT(name, meaning) MUTATION_##name,
  MUTATION_OPERATORS(CONSTANT)
#undef CONSTANT
      MUTATION_OPERATOR_COUNT
} mutation_operator;

typedef struct mutation {
  mutation_operator by;
  uint32_t from, to; /* the bytes that go */
  const char *text;  /* what comes instead */
} mutation;
typedef vector(mutation) mutation_vector;

const char *mutation_operator_name(mutation_operator);
bool mutation_operator_find(const char *name, size_t length, mutation_operator *);

char *mutation_apply(const char *text, const mutation *);
uint32_t mutation_line(const char *text, const mutation *); /* from 1 */

/* The whole lines that change, in the arena, without their line ends at the end. */
const char *mutation_before(arena *, const char *text, const mutation *);
const char *mutation_after(arena *, const char *text, const mutation *);

#endif
