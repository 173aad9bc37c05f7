/* What follows on a path, by units, from clauses that hold in every valid state:
 *
 *     learnt_units_add(u, clause, count)...             once
 *     learnt_units_follow(u, facts, path, out)          of each path
 *
 * That an object is reached, and that whatever is reached has a key, says of the path that
 * this one has: then a guard that asks for the key says nothing.
 */
#ifndef PROVE_LEARNT_UNITS_H
#define PROVE_LEARNT_UNITS_H

#include "prove/path_facts.h"

typedef struct unit_clause {
  uint32_t first, count; /* literals; the first two are watched */
} unit_clause;

typedef struct learnt_units {
  literal_vector words;
  vector(unit_clause) clauses;
  map watches; /* literal that is watched -> index into lists + 1 */
  vector(u32_vector) lists;
  literal_vector queue; /* of one path: what holds, and is to be looked at */
} learnt_units;

void learnt_units_release(learnt_units *);
void learnt_units_add(learnt_units *, const literal *clause, uint32_t count);
/* Adds what follows from the path to the facts, which have the path, and to `out`. */
void learnt_units_follow(learnt_units *, path_facts *, const literal_vector *path,
                         literal_vector *out);

/* The same of what the gates of a literal say that the facts have, where a side is known. */
void learnt_units_look_into(learnt_units *, path_facts *, literal, literal_vector *out);

#endif
