/* Runs that never end stay, from some time on, in one strongly connected component, and
 * may go round through all of it. So there is one that is accepted if a component with
 * an arc has an accepting node; and a fair one if, besides, each thread takes a step in
 * the component or cannot take one at some node of it. Components by Tarjan's algorithm
 * (1972), without recursion. */
#include "explore/lasso.h"

#include <assert.h>
#include <string.h>

uint32_t lasso_add_node(lasso_graph *g, bool accepting, uint64_t enabled) {
  vec_push(&g->nodes, ((lasso_node){enabled, accepting}));
  return g->nodes.size - 1;
}

void lasso_add_arc(lasso_graph *g, uint32_t from, uint32_t to, explore_step step) {
  vec_push(&g->arcs, ((lasso_arc){from, to, step}));
}

void lasso_graph_release(lasso_graph *g) {
  vec_release(&g->nodes);
  vec_release(&g->arcs);
}

void lasso_release(lasso *l) {
  vec_release(&l->way);
  vec_release(&l->round);
}

/* Arcs by where they come from, and what Tarjan's algorithm knows of each node. */
typedef struct search {
  const lasso_graph *graph;
  uint32_t *first;              /* [nodes + 1], in `order` */
  uint32_t *order;              /* arcs */
  uint32_t *index, *low, *next; /* by node; index 0: not met */
  uint32_t *component;          /* by node; 0: not known yet */
  u32_vector stack, path;
  uint32_t met, components;
} search;

static void sort_arcs(search *s) {
  const lasso_graph *g = s->graph;
  for (uint32_t i = 0; i < g->arcs.size; i++)
    s->first[g->arcs.data[i].from + 1]++;
  for (uint32_t n = 0; n < g->nodes.size; n++)
    s->first[n + 1] += s->first[n];
  uint32_t *at = memory_new_array(uint32_t, g->nodes.size + 1);
  memcpy(at, s->first, g->nodes.size * sizeof *at);
  for (uint32_t i = 0; i < g->arcs.size; i++)
    s->order[at[g->arcs.data[i].from]++] = i;
  memory_free(at);
}

static void search_init(search *s, const lasso_graph *g) {
  uint32_t n = g->nodes.size + 1;
  *s = (search){.graph = g};
  s->first = memory_new_array(uint32_t, n);
  s->order = memory_new_array(uint32_t, g->arcs.size + 1);
  s->index = memory_new_array(uint32_t, n);
  s->low = memory_new_array(uint32_t, n);
  s->next = memory_new_array(uint32_t, n);
  s->component = memory_new_array(uint32_t, n);
  sort_arcs(s);
}

static void search_release(search *s) {
  memory_free(s->first);
  memory_free(s->order);
  memory_free(s->index);
  memory_free(s->low);
  memory_free(s->next);
  memory_free(s->component);
  vec_release(&s->stack);
  vec_release(&s->path);
}

static void meet(search *s, uint32_t node) {
  s->index[node] = s->low[node] = ++s->met;
  s->next[node] = s->first[node];
  vec_push(&s->stack, node);
  vec_push(&s->path, node);
}

static void keep_lower(uint32_t *low, uint32_t other) {
  if (other < *low)
    *low = other;
}

static void close_component(search *s, uint32_t root) {
  uint32_t node;
  s->components++;
  do {
    node = vec_pop(&s->stack);
    s->component[node] = s->components;
  } while (node != root);
}

static void find_components(search *s) {
  meet(s, 0);
  while (s->path.size) {
    uint32_t node = *vec_last(&s->path);
    if (s->next[node] < s->first[node + 1]) {
      uint32_t to = s->graph->arcs.data[s->order[s->next[node]++]].to;
      if (!s->index[to])
        meet(s, to);
      else if (!s->component[to])
        keep_lower(&s->low[node], s->index[to]);
      continue;
    }
    s->path.size--;
    if (s->path.size)
      keep_lower(&s->low[*vec_last(&s->path)], s->low[node]);
    if (s->low[node] == s->index[node])
      close_component(s, node);
  }
}

/* What a component has. */
typedef struct traits {
  bool has_arc, accepts;
  uint64_t enabled, always_enabled, moved; /* threads */
} traits;

static bool stays(const search *s, const lasso_arc *a) {
  return s->component[a->from] && s->component[a->from] == s->component[a->to];
}

static traits *find_traits(const search *s) {
  const lasso_graph *g = s->graph;
  traits *all = memory_new_array(traits, s->components + 1);
  for (uint32_t c = 0; c <= s->components; c++)
    all[c].always_enabled = UINT64_MAX;
  for (uint32_t n = 0; n < g->nodes.size; n++) {
    traits *t = &all[s->component[n]];
    t->accepts |= g->nodes.data[n].is_accepting;
    t->always_enabled &= g->nodes.data[n].enabled;
  }
  vec_each (lasso_arc, a, &g->arcs)
    if (stays(s, a)) {
      all[s->component[a->from]].has_arc = true;
      if (a->step.thread != LASSO_NOBODY)
        all[s->component[a->from]].moved |= 1ull << a->step.thread % LASSO_MOST_THREADS;
    }
  return all;
}

/* Ways. */

/* A shortest way from a node to one that is wanted; of one arc or more, with `within` by
 * arcs of that component alone. The node where it ends; UINT32_MAX: there is none. */
typedef struct goal {
  uint32_t within;      /* a component; 0: any */
  uint32_t node;        /* UINT32_MAX: any */
  bool accepting;       /* any accepting node */
  uint32_t idle, moved; /* a node where the thread cannot go on; an arc of the thread */
} goal;

static bool is_goal(const search *s, const goal *g, const lasso_arc *a) {
  const lasso_node *n = &s->graph->nodes.data[a->to];
  return a->to == g->node || (g->accepting && n->is_accepting) ||
         (g->idle != UINT32_MAX && !(n->enabled >> g->idle & 1)) ||
         (g->moved != UINT32_MAX && a->step.thread == g->moved);
}

static void add_way(const search *s, const uint32_t *came, uint32_t from, uint32_t last,
                    explore_schedule *to) {
  explore_schedule back = {0};
  uint32_t arc = last;
  for (;;) {
    const lasso_arc *a = &s->graph->arcs.data[arc];
    if (a->step.thread != LASSO_NOBODY)
      vec_push(&back, a->step);
    if (a->from == from)
      break;
    arc = came[a->from] - 1;
  }
  while (back.size)
    vec_push(to, vec_pop(&back));
  vec_release(&back);
}

static uint32_t go(const search *s, uint32_t from, const goal *g, explore_schedule *way) {
  const lasso_graph *graph = s->graph;
  uint32_t *came = memory_new_array(uint32_t, graph->nodes.size + 1); /* by arc + 1 */
  u32_vector queue = {0};
  uint32_t end = UINT32_MAX;
  vec_push(&queue, from);
  for (uint32_t i = 0; i < queue.size && end == UINT32_MAX; i++) {
    uint32_t node = queue.data[i];
    for (uint32_t k = s->first[node]; k < s->first[node + 1]; k++) {
      const lasso_arc *a = &graph->arcs.data[s->order[k]];
      if (g->within && s->component[a->to] != g->within)
        continue;
      if (is_goal(s, g, a)) {
        add_way(s, came, from, s->order[k], way);
        end = a->to;
        break;
      }
      if (!came[a->to] && a->to != from) {
        came[a->to] = s->order[k] + 1;
        vec_push(&queue, a->to);
      }
    }
  }
  vec_release(&queue);
  memory_free(came);
  return end;
}

static goal no_goal(uint32_t within) {
  return (goal){within, UINT32_MAX, false, UINT32_MAX, UINT32_MAX};
}

/* Round through the component: an accepting node, where asked every thread's turn, and
 * back. */
static void go_round(const search *s, uint32_t component, const traits *t, bool fair,
                     lasso *l) {
  goal enter = no_goal(0), back = no_goal(component);
  uint32_t start = 0;
  if (s->component[0] != component || !s->graph->nodes.data[0].is_accepting) {
    enter.node = UINT32_MAX;
    for (uint32_t n = 0; n < s->graph->nodes.size; n++)
      if (s->component[n] == component && s->graph->nodes.data[n].is_accepting) {
        enter.node = n;
        break;
      }
    start = go(s, 0, &enter, &l->way);
  }
  uint32_t at = start;
  for (uint32_t k = 0; fair && k < LASSO_MOST_THREADS; k++) {
    goal turn = no_goal(component);
    if (!(t->enabled >> k & 1))
      continue;
    turn.moved = k;
    turn.idle = t->always_enabled >> k & 1 ? UINT32_MAX : k;
    at = go(s, at, &turn, &l->round);
    assert(at != UINT32_MAX && "the component is connected");
  }
  back.node = start;
  at = at == start && l->round.size ? at : go(s, at, &back, &l->round);
  assert(at == start);
}

static bool is_wanted(const traits *t, bool fair) {
  return t->has_arc && t->accepts && (!fair || !(t->always_enabled & ~t->moved));
}

static void find_enabled(const search *s, traits *all) {
  for (uint32_t n = 0; n < s->graph->nodes.size; n++)
    all[s->component[n]].enabled |= s->graph->nodes.data[n].enabled;
}

bool lasso_find(const lasso_graph *g, bool fair, lasso *l) {
  search s;
  bool found = false;
  *l = (lasso){0};
  if (!g->nodes.size)
    return false;
  search_init(&s, g);
  find_components(&s);
  traits *all = find_traits(&s);
  find_enabled(&s, all);
  for (uint32_t c = 1; c <= s.components && !found; c++)
    if (is_wanted(&all[c], fair)) {
      found = true;
      go_round(&s, c, &all[c], fair, l);
    }
  memory_free(all);
  search_release(&s);
  return found;
}
