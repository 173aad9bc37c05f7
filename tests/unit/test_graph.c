/* Behaviours of random graphs: a sequence of labels that the one has and the other has not
 * is found exactly when trying all short sequences finds one, and is a way through the first. */
#include "explore/graph.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

enum { NODES = 4, LABELS = 2, LONGEST = 8, ROUNDS = 4000 };

static uint64_t seed = 88172645463325252u;

static uint32_t draw(uint32_t below) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return (uint32_t)(seed >> 20) % below;
}

static void make(explore_graph *g, uint32_t edges) {
  *g = (explore_graph){.nodes = NODES};
  for (uint32_t i = 0; i < edges; i++)
    vec_push(&g->edges,
             ((graph_edge){draw(NODES), draw(NODES), draw(LABELS + 1), {i, 0}}));
}

/* Sets of nodes as bits. */
static uint32_t silent(const explore_graph *g, uint32_t set) {
  for (uint32_t before = ~set; before != set;) {
    before = set;
    vec_each (graph_edge, e, &g->edges)
      if (!e->label && set >> e->from & 1)
        set |= 1u << e->to;
  }
  return set;
}

static uint32_t after(const explore_graph *g, uint32_t set, uint32_t label) {
  uint32_t next = 0;
  vec_each (graph_edge, e, &g->edges)
    if (e->label == label && set >> e->from & 1)
      next |= 1u << e->to;
  return silent(g, next);
}

/* The length of a shortest sequence that the first alone has; 0: none up to `most`. */
static uint32_t shortest(const explore_graph *a, uint32_t from, const explore_graph *b,
                         uint32_t with, uint32_t most) {
  uint32_t best = 0;
  for (uint32_t label = 1; most && label <= LABELS; label++) {
    uint32_t here = after(a, from, label), there = after(b, with, label);
    if (!here)
      continue;
    uint32_t rest = there ? shortest(a, here, b, there, most - 1) : 0;
    uint32_t length = !there ? 1 : rest ? rest + 1 : 0;
    if (length && (!best || length < best))
      best = length;
  }
  return best;
}

/* The schedule names edges by their number: it is a way through the first graph. */
static uint32_t labels_on(const explore_graph *g, const explore_schedule *s) {
  uint32_t at = 0, labels = 0;
  vec_each (explore_step, step, s) {
    if (step->thread >= g->edges.size) {
      fail_msg("no edge %u", step->thread);
      return 0;
    }
    const graph_edge *e = &g->edges.data[step->thread];
    assert_int_equal(e->from, at);
    labels += e->label != GRAPH_SILENT;
    at = e->to;
  }
  return labels;
}

static uint32_t last_label(const explore_graph *g, const explore_schedule *s) {
  uint32_t edge = s->size ? vec_last(s)->thread : UINT32_MAX;
  return edge < g->edges.size ? g->edges.data[edge].label : UINT32_MAX;
}

static void agrees_with_enumeration(void **state) {
  uint32_t found = 0;
  (void)state;
  for (uint32_t round = 0; round < ROUNDS; round++) {
    explore_graph a, b;
    make(&a, 2 + draw(6));
    make(&b, 2 + draw(9));
    explore_schedule schedule = {0};
    uint32_t label = 0;
    bool is_over;
    bool lacks = graph_lacks(&a, &b, 1000, &schedule, &label, &is_over);
    uint32_t length = shortest(&a, silent(&a, 1), &b, silent(&b, 1), LONGEST);
    assert_false(is_over);
    if (length) {
      assert_true(lacks);
      assert_true(labels_on(&a, &schedule) >= length);
      assert_int_equal(last_label(&a, &schedule), label);
      found++;
    } else if (lacks)
      assert_true(labels_on(&a, &schedule) > LONGEST);
    vec_release(&schedule);
    vec_release(&a.edges);
    vec_release(&b.edges);
  }
  assert_true(found > ROUNDS / 10 && found < ROUNDS);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(agrees_with_enumeration)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
