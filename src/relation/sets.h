/* Sets of tuples for the evaluator: plain, slow, and apart from the finder's code.
 * Every operation gives a new set, to be released by the caller. */
#ifndef RELATION_SETS_H
#define RELATION_SETS_H

#include "relation/terms.h"

typedef struct set {
  uint32_t arity;
  bool is_borrowed;        /* the tuples are somebody else's, and do not change */
  vector(uint64_t) tuples; /* ascending, each once */
} set;

void set_release(set *);
set set_of_tuples(relation_tuples);
set set_borrow(relation_tuples);       /* without a copy */
relation_tuples set_view(const set *); /* borrows */
void set_add(set *, uint64_t);
bool set_has(const set *, uint64_t);

set set_union(const set *, const set *);
set set_intersection(const set *, const set *);
set set_difference(const set *, const set *);
set set_override(const relation_problem *, const set *, const set *);
set set_join(const relation_problem *, const set *, const set *);
set set_product(const relation_problem *, const set *, const set *);
set set_project(const relation_problem *, const set *, const uint32_t *columns,
                uint32_t count);
set set_closure(const relation_problem *, const set *);
bool set_within(const set *, const set *);

#endif
