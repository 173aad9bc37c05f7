/* What closed terms mean in an instance, kept until a relation that they speak of changes.
 * One mistake in an execution changes a few relations, and the conditions of its branches
 * stand in all of its formulas.
 *
 * What was looked at while a term was evaluated is known as well, unless it is a leaf; so
 * what becomes unknown is found upwards, and nothing above an unknown term relied on it.
 */
#ifndef RELATION_RECALL_H
#define RELATION_RECALL_H

#include "relation/sets.h"

typedef struct recalled {
  bool is_known, truth;
  int64_t number;
  set tuples;
} recalled;

typedef struct recall recall;

/* For the terms that the formulas consist of. */
recall *recall_new(const relation_problem *, const relation_formula *, uint32_t count);
void recall_delete(recall *); /* NULL: nothing */

/* Where the meaning of the term is kept; NULL: it is not kept. */
recalled *recall_at(const recall *, const term *);

/* The relation has another value. */
void recall_forget(recall *, uint32_t relation);
void recall_forget_all(recall *);

#endif
