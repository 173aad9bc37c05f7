/* Endless runs in random graphs: one is found if and only if there is one, by the closure
 * of the arcs; and what is found is a run, comes round, and has what it must have. */
#include "explore/lasso.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST_NODES = 7, THREADS = 3 };

static uint32_t draw(uint64_t *random, uint32_t below) {
  *random = *random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(*random >> 33) % below;
}

/* Each arc has a choice of its own, so that a run tells its arcs. */
static void make(lasso_graph *g, uint64_t *random) {
  uint32_t nodes = 1 + draw(random, MOST_NODES), arcs = draw(random, 2 * nodes + 1);
  for (uint32_t i = 0; i < nodes; i++)
    lasso_add_node(g, draw(random, 3) == 0, 0);
  for (uint32_t i = 0; i < arcs; i++) {
    uint32_t from = draw(random, nodes), thread = draw(random, THREADS);
    g->nodes.data[from].enabled |= 1ull << thread;
    lasso_add_arc(g, from, draw(random, nodes), (explore_step){thread, i});
  }
  for (uint32_t i = 0; i < nodes;
       i++) /* a step that is there and leads out of the graph */
    if (draw(random, 4) == 0)
      g->nodes.data[i].enabled |= 1ull << draw(random, THREADS);
}

static void close_arcs(const lasso_graph *g, bool (*reach)[MOST_NODES]) {
  memset(reach, 0, MOST_NODES * sizeof *reach);
  vec_each (lasso_arc, a, &g->arcs)
    reach[a->from][a->to] = true;
  for (uint32_t k = 0; k < MOST_NODES; k++)
    for (uint32_t i = 0; i < MOST_NODES; i++)
      for (uint32_t j = 0; j < MOST_NODES; j++)
        reach[i][j] |= reach[i][k] && reach[k][j];
}

/* Nodes on cycles through `n`: all of them can be visited for ever. */
static bool is_fair_around(const lasso_graph *g, bool (*reach)[MOST_NODES], uint32_t n) {
  for (uint32_t t = 0; t < THREADS; t++) {
    bool satisfied = false;
    for (uint32_t i = 0; i < g->nodes.size; i++)
      satisfied |= reach[n][i] && reach[i][n] && !(g->nodes.data[i].enabled >> t & 1);
    vec_each (lasso_arc, a, &g->arcs)
      satisfied |= a->step.thread == t && reach[n][a->from] && reach[a->from][n] &&
                   reach[n][a->to] && reach[a->to][n];
    if (!satisfied)
      return false;
  }
  return true;
}

static bool exists(const lasso_graph *g, bool fair) {
  bool reach[MOST_NODES][MOST_NODES];
  close_arcs(g, reach);
  for (uint32_t n = 0; n < g->nodes.size; n++)
    if ((n == 0 || reach[0][n]) && reach[n][n] && g->nodes.data[n].is_accepting &&
        (!fair || is_fair_around(g, reach, n)))
      return true;
  return false;
}

static uint32_t follow(const lasso_graph *g, uint32_t at, const explore_step *s) {
  const lasso_arc *a = &g->arcs.data[s->choice];
  assert_int_equal(a->from, at);
  assert_int_equal(a->step.thread, s->thread);
  return a->to;
}

static void look_at(const lasso_graph *g, const lasso *l, bool fair) {
  uint32_t at = 0, start;
  uint64_t moved = 0, idle = 0;
  bool accepts = false;
  vec_each (explore_step, s, &l->way)
    at = follow(g, at, s);
  start = at;
  assert_true(l->round.size > 0);
  vec_each (explore_step, s, &l->round) {
    at = follow(g, at, s);
    accepts |= g->nodes.data[at].is_accepting;
    moved |= 1ull << s->thread;
    idle |= ~g->nodes.data[at].enabled;
  }
  assert_int_equal(at, start);
  assert_true(accepts);
  assert_true(!fair || ((moved | idle) & ((1 << THREADS) - 1)) == (1 << THREADS) - 1);
}

static void finds_a_run_where_there_is_one(void **state) {
  (void)state;
  uint64_t random = 3;
  uint32_t found = 0;
  for (uint32_t i = 0; i < 20000; i++) {
    lasso_graph g = {0};
    lasso l;
    bool fair = i % 2;
    make(&g, &random);
    bool is_there = lasso_find(&g, fair, &l);
    assert_int_equal(is_there, exists(&g, fair));
    if (is_there)
      look_at(&g, &l, fair);
    found += is_there;
    lasso_release(&l);
    lasso_graph_release(&g);
  }
  assert_in_range(found, 1000, 19000);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(finds_a_run_where_there_is_one)};
  return cmocka_run_group_tests_name("lasso", tests, NULL, NULL);
}
