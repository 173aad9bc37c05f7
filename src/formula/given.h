/* Formulas where some literals are known, or with other leaves.
 *
 *     given g = {0};
 *     given_begin(&g, f);                    nothing is known
 *     given_set(&g, a, LITERAL_TRUE);
 *     literal b = given_get(&g, c);          the same as c wherever a holds
 *     given_release(&g);
 *
 * What is found out is remembered until the next begin, which costs nothing. A cone can be
 * rebuilt in another graph, and what becomes of its leaves can be asked for:
 *
 *     given g = {.leaf = leaf, .context = ...};
 *     given_begin_in(&g, from, to);
 *     literal b = given_get(&g, c);          of `to`
 */
#ifndef FORMULA_GIVEN_H
#define FORMULA_GIVEN_H

#include "formula/formula.h"
#include "formula/marks.h"

/* What becomes of the literal 2 * node; asked once in a round for each node that is met.
 * False: it is a gate, and is rebuilt. It may ask the same `given`. */
typedef bool given_leaf(void *context, uint32_t node, literal *is);

typedef struct given {
  const formula *from;
  formula *to;
  node_map value; /* node -> what it is, */
  node_map when;  /* if that was found in this round */
  uint32_t round;
  u32_vector stack;
  /* Set by the owner. */
  given_leaf *leaf; /* NULL: variables stand for themselves, in the same graph */
  void *context;
} given;

void given_begin(given *, formula *);
void given_begin_in(given *, const formula *from, formula *to);
/* Before the first question after given_begin that meets it. */
void given_set(given *, literal, literal is);
/* What has been set or found out; the literal itself: nothing. */
literal given_known(const given *, literal);
literal given_get(given *, literal);
/* The same; but where more than `budget` gates would have to be rebuilt, the literal
 * itself, and the budget is 0. In one graph only. */
literal given_get_within(given *, literal, uint32_t *budget);
void given_release(given *);

#endif
