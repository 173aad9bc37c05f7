/* Clauses that an invariant may have, for a class of a given shape: each a declarative
 * method of its own, as Java text. Which of them are true is for others to find out.
 *
 *     clauses c = {0};
 *     clauses_make(&c, &arena, &shape, node_type);
 */
#ifndef PROPOSE_CLAUSES_H
#define PROPOSE_CLAUSES_H

#include "base/arena.h"
#include "propose/shape.h"

typedef struct clause {
  const char *name;    /* of the method, which takes nothing */
  const char *text;    /* the method with its comment and what it calls, 4 blanks deep */
  const char *helper;  /* a method that several clauses share, likewise; or NULL */
  const char *implied; /* by the clause of this name; or NULL */
} clause;
typedef vector(clause) clauses;

/* `node_type`: as the source writes it, "Node<K, V>"; NULL where there are no nodes. */
void clauses_make(clauses *, arena *, const shape *, const char *node_type);

#endif
