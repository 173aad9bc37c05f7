/* Formulas where some literals are known.
 *
 *     given g = {0};
 *     given_begin(&g, f);                    nothing is known
 *     given_set(&g, a, LITERAL_TRUE);
 *     literal b = given_get(&g, c);          the same as c wherever a holds
 *     given_release(&g);
 *
 * What is found out is remembered until the next begin, which costs nothing.
 */
#ifndef FORMULA_GIVEN_H
#define FORMULA_GIVEN_H

#include "formula/formula.h"
#include "formula/marks.h"

typedef struct given {
  formula *graph;
  node_map value; /* node -> what it is, */
  node_map when;  /* if that was found in this round */
  uint32_t round;
  u32_vector stack;
} given;

void given_begin(given *, formula *);
/* Before the first question after given_begin. */
void given_set(given *, literal, literal is);
literal given_get(given *, literal);
void given_release(given *);

#endif
