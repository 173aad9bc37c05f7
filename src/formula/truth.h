/* The truth of a literal where some nodes are known: true, false, or neither can be said.
 *
 *     truth_walk w = {.graph = f, .at = at, .found = found, .context = ...};
 *     truth t = truth_of(&w, literal, depth);
 *
 * `at` says what is known of a node without looking into it.
 */
#ifndef FORMULA_TRUTH_H
#define FORMULA_TRUTH_H

#include "formula/formula.h"

typedef enum { TRUTH_UNKNOWN, TRUTH_FALSE, TRUTH_TRUE } truth;

/* What the literal 2 * node is, without a look at its operands. False: they are to be
 * looked at; only of a gate. */
typedef bool truth_at(void *context, uint32_t node, truth *);
/* What the operands of a gate say about it. */
typedef void truth_found(void *context, uint32_t node, truth);

typedef struct truth_walk {
  const formula *graph;
  truth_at *at;
  truth_found *found;
  void *context;
} truth_walk;

/* Gates more than `depth` gates away are not looked into. */
truth truth_of(const truth_walk *, literal, uint32_t depth);

#endif
