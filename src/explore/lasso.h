/* The graph of a search for endless runs, and a run in it that never ends and is
 * accepted.
 *
 *     lasso_graph g = {0};
 *     uint32_t n = lasso_add_node(&g, accepting, enabled);
 *     lasso_add_arc(&g, from, to, step);
 *     lasso l;
 *     if (lasso_find(&g, fair, &l)) ... l.way, then l.round for ever ...
 *     lasso_release(&l);
 *     lasso_graph_release(&g);
 *
 * Node 0 is where it begins. A run is accepted when it comes to accepting nodes again and
 * again. It is (weakly) fair when each thread that can go on at all nodes from some time
 * on takes a step again and again. */
#ifndef EXPLORE_LASSO_H
#define EXPLORE_LASSO_H

#include "explore/explore.h"

enum { LASSO_MOST_THREADS = 64, LASSO_NOBODY = UINT32_MAX };

typedef struct lasso_node {
  uint64_t enabled; /* threads that can take a step there */
  bool is_accepting;
} lasso_node;

typedef struct lasso_arc {
  uint32_t from, to;
  explore_step step; /* thread LASSO_NOBODY: nothing happens any more */
} lasso_arc;

typedef struct lasso_graph {
  vector(lasso_node) nodes;
  vector(lasso_arc) arcs;
} lasso_graph;

typedef struct lasso {
  explore_schedule way, round; /* without the steps of nobody */
} lasso;

uint32_t lasso_add_node(lasso_graph *, bool accepting, uint64_t enabled);
void lasso_add_arc(lasso_graph *, uint32_t from, uint32_t to, explore_step);
bool lasso_find(const lasso_graph *, bool fair, lasso *);
void lasso_release(lasso *);
void lasso_graph_release(lasso_graph *);

#endif
