/* What is known to hold, and what that makes constant; inside the SAT engine.
 *
 *     near_known k = {0};
 *     near_known_begin(&k, formula);                nothing is known
 *     near_known_add(&k, literal, DEEP);   ...      is true
 *     near_known_spread(&k);
 *     if (near_known_get(&k, literal, &constant)) ...
 *     near_known_release(&k);
 */
#ifndef PROVE_NEAR_KNOWN_H
#define PROVE_NEAR_KNOWN_H

#include "formula/formula.h"
#include "formula/marks.h"

/* How far to look into what is said. */
typedef enum { SHALLOW = 1, DEEP = 64 } near_depth;

typedef struct near_choice { /* not both parts of the gate hold */
  uint32_t gate;             /* node */
  near_depth depth;
  bool is_settled; /* a part is known to be false */
} near_choice;

typedef struct near_known {
  const formula *graph;
  node_map constants; /* of a node: its value, plus twice the round */
  node_map tried;     /* the pass in which nothing was found out about the node */
  uint32_t round, pass;
  vector(near_choice) choices;
} near_known;

void near_known_begin(near_known *, const formula *);
void near_known_add(near_known *, literal, near_depth);
void near_known_spread(near_known *);
void near_known_release(near_known *);

static inline bool near_known_get(const near_known *k, literal a, literal *constant) {
  uint32_t entry = node_map_get(&k->constants, literal_node(a));
  *constant =
      literal_not_if(entry & 1 ? LITERAL_TRUE : LITERAL_FALSE, literal_is_negated(a));
  return entry >> 1 == k->round;
}

#endif
