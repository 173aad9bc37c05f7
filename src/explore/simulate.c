/* Inclusion of behaviours: every sequence of labels of the one graph is one of the other.
 * A state of the first is met together with all states of the second that the same labels
 * can lead to; breadth first, so that a sequence that is missing is a shortest one. */
#include "explore/graph.h"

#include "explore/store.h"

#include <stdlib.h>
#include <string.h>

/* Edges by their first node. */
typedef struct arcs {
  const explore_graph *graph;
  uint32_t *starts; /* by node, with an end */
  uint32_t *edges;
} arcs;

static void arcs_init(arcs *a, const explore_graph *g) {
  *a = (arcs){g, memory_new_array(uint32_t, g->nodes + 2),
              memory_new_array(uint32_t, g->edges.size + 1)};
  vec_each (graph_edge, e, &g->edges)
    a->starts[e->from + 2]++;
  for (uint32_t i = 2; i < g->nodes + 2; i++)
    a->starts[i] += a->starts[i - 1];
  for (uint32_t i = 0; i < g->edges.size; i++)
    a->edges[a->starts[g->edges.data[i].from + 1]++] = i;
}

static void arcs_release(arcs *a) {
  memory_free(a->starts);
  memory_free(a->edges);
}

static const graph_edge *arc(const arcs *a, uint32_t at) {
  return &a->graph->edges.data[a->edges[at]];
}

/* A state of the first graph with a set of the second. */
typedef struct pair {
  uint32_t node, set;
  uint32_t from; /* pair before */
  uint32_t edge; /* that led here */
} pair;

typedef struct comparison {
  arcs real, made;
  store sets;       /* as chunks */
  u64_vector marks; /* by node of the second graph: the round in which it was met */
  uint64_t round;
  u32_vector members;
  map next; /* set and label -> set + 1; 1: none */
  map met;  /* node and set -> 1 */
  vector(pair) pairs;
} comparison;

static int by_number(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

static void add_member(comparison *c, uint32_t node) {
  if (c->marks.data[node] == c->round)
    return;
  c->marks.data[node] = c->round;
  vec_push(&c->members, node);
}

/* With all that silent steps lead to; the number of the set. */
static uint32_t close_set(comparison *c) {
  for (uint32_t i = 0; i < c->members.size; i++) {
    uint32_t node = c->members.data[i];
    for (uint32_t k = c->made.starts[node]; k < c->made.starts[node + 1]; k++)
      if (arc(&c->made, k)->label == GRAPH_SILENT)
        add_member(c, arc(&c->made, k)->to);
  }
  qsort(c->members.data, c->members.size, sizeof(uint32_t), by_number);
  return store_chunk(&c->sets, (const uint8_t *)c->members.data,
                     c->members.size * (uint32_t)sizeof *c->members.data);
}

/* Where the set goes with the label; 0: nowhere, else its number + 1. */
static uint64_t follow(comparison *c, uint32_t set, uint32_t label) {
  uint64_t key = map_pair(set, label), *known = map_get(&c->next, key);
  if (known)
    return *known;
  uint32_t count;
  const uint8_t *at = store_chunk_bytes(&c->sets, set, &count);
  vec_clear(&c->members);
  c->round++;
  for (uint32_t i = 0; i < count; i += (uint32_t)sizeof i) {
    uint32_t node;
    memcpy(&node, at + i, sizeof node);
    for (uint32_t k = c->made.starts[node]; k < c->made.starts[node + 1]; k++)
      if (arc(&c->made, k)->label == label)
        add_member(c, arc(&c->made, k)->to);
  }
  uint64_t next = c->members.size ? (uint64_t)close_set(c) + 1 : 0;
  map_put(&c->next, key, next);
  return next;
}

static void add_pair(comparison *c, pair p) {
  uint64_t key = map_pair(p.node, p.set);
  if (map_get(&c->met, key))
    return;
  map_put(&c->met, key, 1);
  vec_push(&c->pairs, p);
}

/* A failure's edge belongs to the same step as the one before it. */
static void schedule_of(const comparison *c, uint32_t at, uint32_t edge,
                        explore_schedule *to) {
  u32_vector back = {0};
  vec_push(&back, edge);
  for (; at; at = c->pairs.data[at].from)
    vec_push(&back, c->pairs.data[at].edge);
  vec_clear(to);
  while (back.size)
    vec_push(to, c->real.graph->edges.data[vec_pop(&back)].step);
  vec_release(&back);
}

bool graph_lacks(const explore_graph *real, const explore_graph *made, uint64_t most,
                 explore_schedule *schedule, uint32_t *label, bool *is_over) {
  comparison c = {0};
  bool lacks = false;
  arcs_init(&c.real, real);
  arcs_init(&c.made, made);
  store_init(&c.sets, false);
  for (uint32_t i = 0; i < made->nodes; i++)
    vec_push(&c.marks, 0);
  c.round = 1;
  add_member(&c, 0);
  add_pair(&c, (pair){0, close_set(&c), 0, 0});
  *is_over = false;
  for (uint32_t at = 0; at < c.pairs.size && !lacks && !*is_over; at++) {
    pair p = c.pairs.data[at];
    *is_over = c.pairs.size > most;
    for (uint32_t k = c.real.starts[p.node]; k < c.real.starts[p.node + 1] && !lacks;
         k++) {
      const graph_edge *e = arc(&c.real, k);
      uint64_t next =
          e->label == GRAPH_SILENT ? (uint64_t)p.set + 1 : follow(&c, p.set, e->label);
      lacks = !next;
      if (!lacks) {
        add_pair(&c, (pair){e->to, (uint32_t)next - 1, at, c.real.edges[k]});
        continue;
      }
      *label = e->label;
      schedule_of(&c, at, c.real.edges[k], schedule);
    }
  }
  arcs_release(&c.real);
  arcs_release(&c.made);
  store_release(&c.sets);
  vec_release(&c.marks);
  vec_release(&c.members);
  map_release(&c.next);
  map_release(&c.met);
  vec_release(&c.pairs);
  return lacks;
}
