/* Some formulas and all values of their variables at once: truth tables, 64 assignments
 * in a word.
 *
 *     cone c;
 *     cone_begin(&c, e);
 *     if (cone_add(&c, a, &met) && cone_add(&c, b, &met))
 *       cone_excludes(&c, (literal[]){a, b}, 2);       they never hold together
 *
 * As long as one is in use nobody else has one. */
#ifndef SYMBOLIC_CONE_H
#define SYMBOLIC_CONE_H

#include "symbolic/internal.h"

enum { CONE_NODES = 128, CONE_VARIABLES = 16 }; /* at most */

/* The nodes of the formulas, operands first. */
typedef struct cone {
  evaluator *e;
  const formula *f;
  uint32_t round; /* of those that use evaluator.place */
  uint32_t nodes[CONE_NODES], count, variables;
  const literal *opened; /* values of other calls count as variables; or NULL: none */
  uint32_t opened_count;
  uint64_t *words; /* a table for each node */
  uint32_t width;  /* words of a table */
} cone;

void cone_begin(cone *, evaluator *);
/* Adds the nodes of a formula; counts what was there before. False: too many. */
bool cone_add(cone *, literal, uint32_t *met);
/* Adds a formula, unless it is too large or about something else, or adds too many
 * variables. */
bool cone_add_link(cone *, literal, uint32_t most_new);
/* Back to so many nodes and variables. */
void cone_remove(cone *, uint32_t count, uint32_t variables);
/* Whether the node is there, and whether it is a variable. */
bool cone_has(const cone *, uint32_t node);
bool cone_is_variable(const cone *, uint32_t node);
/* Whether some of them cannot hold together, given that no two of `never` do: pairs. */
bool cone_excludes(cone *, const literal *all, uint32_t count,
                   const literal_vector *never);
/* How many variables the formula has by itself; more than CONE_VARIABLES: it is too
 * large. */
uint32_t cone_variables(evaluator *, literal);
/* Bits for these: two small formulas without a common bit have no variable in common. */
uint32_t cone_sign(evaluator *, literal);

#endif
