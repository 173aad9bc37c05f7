/* What a path decides: literals that hold on it, and what follows from them.
 *
 *     facts_clear(f); facts_add(f, literal)...
 *     if (facts_hold(f, a)) ...                  a is true wherever these are
 *
 * A comparison that the path has not met itself is decided by the parts of it that the
 * path has: that an index is 0 decides that it is not 1.
 */
#ifndef PROVE_PATH_FACTS_H
#define PROVE_PATH_FACTS_H

#include "formula/marks.h"
#include "symbolic/state.h"

typedef struct path_facts {
  const sym_state *state;
  uint32_t round;      /* of what was added since it was cleared; see path_facts.c */
  node_map decided;    /* nodes: whether one of their literals holds */
  node_map truth;      /* nodes of comparisons: their value */
  u32_vector new_ones; /* variables decided, as literals */
} path_facts;

void facts_release(path_facts *);
void facts_clear(path_facts *);
void facts_add(path_facts *, literal);
bool facts_hold(path_facts *, literal);       /* false: not, or not known */
bool facts_decide(path_facts *, literal);     /* the same, of any small formula */
bool facts_have(const path_facts *, literal); /* literally; cheaper */
/* Comparisons are taken as they are; everything else can be taken apart. */
bool facts_is_atom(const path_facts *, literal);

#endif
