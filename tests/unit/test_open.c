/* Rounds that are never left, on random graphs: those that the search depth first finds
 * against what follows from which node leads to which. */
#include "explore/open.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NODES = 9, GRAPHS = 20000, THREADS = 3 };

/* By node and thread, as every thread has one step at most: where it leads; NODES: it
 * cannot go on; NODES + 1: to the end of the program. */
typedef struct graph {
  uint32_t to[NODES][THREADS];
  bool leads[NODES][NODES]; /* by one step or more */
} graph;

static uint32_t draw(uint64_t *random, uint32_t below) {
  *random = *random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(*random >> 33) % below;
}

static void draw_graph(graph *g, uint64_t *random) {
  memset(g, 0, sizeof *g);
  uint32_t density = 1 + draw(random, 4);
  for (uint32_t n = 0; n < NODES; n++)
    for (uint32_t k = 0; k < THREADS; k++) {
      uint32_t to = draw(random, NODES + 1);
      g->to[n][k] = draw(random, density) ? NODES : to < NODES ? to : NODES + 1;
      if (g->to[n][k] < NODES)
        g->leads[n][g->to[n][k]] = true;
    }
  for (uint32_t k = 0; k < NODES; k++)
    for (uint32_t a = 0; a < NODES; a++)
      for (uint32_t b = 0; b < NODES; b++)
        g->leads[a][b] |= g->leads[a][k] && g->leads[k][b];
}

/* Whether all that the node leads to leads back to it, and nothing to an end. */
static bool is_round(const graph *g, uint32_t node) {
  for (uint32_t n = 0; n < NODES; n++) {
    if (n != node && !g->leads[node][n])
      continue;
    if (!g->leads[n][node])
      return false;
    for (uint32_t k = 0; k < THREADS; k++)
      if (g->to[n][k] == NODES + 1)
        return false;
  }
  return true;
}

static uint64_t moved_in(const graph *g, uint32_t node) {
  uint64_t moved = 0;
  for (uint32_t n = 0; n < NODES; n++)
    for (uint32_t k = 0; k < THREADS; k++)
      if (g->leads[node][n] && g->to[n][k] < NODES)
        moved |= 1ull << k;
  return moved;
}

typedef struct walk {
  const graph *graph;
  open_states open;
  bool met[NODES];
  bool found[NODES]; /* a round that begins there */
} walk;

static store_key key_of(uint32_t node) {
  return (store_key){node * 7 + 1, 2};
}

/* Some steps ask for the time, some act. */
static unsigned does(uint32_t node, uint32_t thread) {
  return ((node + thread) % 5 == 0 ? OPEN_ASKS : 0) |
         ((node + 2 * thread) % 7 == 3 ? OPEN_ACTS : 0);
}

/* What those do that can be taken again and again and begin at `from`; NODES: anywhere. */
static unsigned done_in_round(const walk *w, uint32_t from) {
  const graph *g = w->graph;
  unsigned set = 0;
  for (uint32_t n = 0; n < NODES; n++)
    for (uint32_t k = 0; k < THREADS; k++)
      if (w->met[n] && (from == NODES || n == from || g->leads[from][n]) &&
          g->to[n][k] < NODES && (g->to[n][k] == n || g->leads[g->to[n][k]][n]))
        set |= does(n, k);
  return set;
}

static void visit(walk *w, uint32_t node, open_part *parent, uint32_t thread,
                  unsigned did) {
  open_part p;
  w->met[node] = true;
  open_enter(&w->open, &p, key_of(node), did);
  for (uint32_t k = 0; k < THREADS; k++) {
    uint32_t to = w->graph->to[node][k];
    if (to == NODES)
      continue;
    if (to > NODES)
      open_leave(&p);
    else if (w->met[to])
      open_meet(&w->open, &p, key_of(to), k, does(node, k));
    else
      visit(w, to, &p, k, does(node, k));
  }
  w->found[node] = open_close(&w->open, &p, parent, thread);
  if (w->found[node]) {
    assert_int_equal(p.moved, moved_in(w->graph, node));
    assert_int_equal(p.does, done_in_round(w, node));
  }
}

/* Each round is found once, and nothing else is. */
static void check(const walk *w) {
  for (uint32_t n = 0; n < NODES; n++) {
    uint32_t found = 0;
    for (uint32_t k = 0; k < NODES; k++)
      found += w->found[k] && (k == n || w->graph->leads[n][k]) &&
               (k == n || w->graph->leads[k][n]);
    if (w->met[n])
      assert_int_equal(found, is_round(w->graph, n));
  }
}

static void rounds_are_found(void **state) {
  (void)state;
  uint64_t random = 5;
  uint32_t rounds = 0;
  for (uint32_t i = 0; i < GRAPHS; i++) {
    graph g;
    draw_graph(&g, &random);
    walk w = {.graph = &g};
    visit(&w, 0, NULL, 0, 0);
    check(&w);
    assert_int_equal(w.open.does, done_in_round(&w, NODES));
    for (uint32_t n = 0; n < NODES; n++)
      rounds += w.found[n];
    assert_int_equal(w.open.stack.size, 0);
    open_release(&w.open);
  }
  assert_true(rounds > 1000);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(rounds_are_found)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
