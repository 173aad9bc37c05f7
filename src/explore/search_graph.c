/* The graph of all states, depth first. What would be a violation elsewhere is a
 * behaviour here: the step ends at a node of its own, and its label says what happened.
 * So does a program that ends for another reason; nothing comes behind it. */
#include "explore/explorer.h"
#include "explore/graph.h"

#include <string.h>

typedef struct stop {
  uint32_t node;
  uint32_t thread, choice; /* next */
} stop;

typedef struct drawing {
  explorer *e;
  explore_interface *interface;
  map nodes; /* number of a state -> node */
  vector(stop) way;
} drawing;

static uint32_t new_node(drawing *d) {
  d->e->result->states++;
  return d->interface->graph.nodes++;
}

/* The state that the program is at; a new one is to be gone on from. */
static uint32_t node_here(drawing *d) {
  uint32_t number;
  if (!states_add(&d->e->states, 0, &number))
    return (uint32_t)*map_get(&d->nodes, number);
  uint32_t node = new_node(d);
  map_put(&d->nodes, number, node);
  vec_push(&d->way, ((stop){.node = node}));
  return node;
}

static void add_edge(drawing *d, uint32_t from, uint32_t to, uint32_t label,
                     explore_step step) {
  vec_push(&d->interface->graph.edges, ((graph_edge){from, to, label, step}));
}

/* A node between, for a step that crosses and then fails. */
static void add_failure(drawing *d, uint32_t from, uint32_t label, explore_step step) {
  explore_found *f = &d->e->result->found;
  char *who = explorer_thread_name(d->e->machine, step.thread);
  char *text = memory_print("%s fails with %.*s", who, (int)strcspn(f->message, ": "),
                            f->message); /* what else it says is not the unit's */
  memory_free(who);
  uint32_t between = label == GRAPH_SILENT ? from : new_node(d);
  if (label != GRAPH_SILENT)
    add_edge(d, from, between, label, step);
  add_edge(d, between, new_node(d), graph_label_of(d->interface->labels, text), step);
  memory_free(text);
  f->kind = FOUND_NOTHING;
}

/* False: the search is over. */
static bool take(drawing *d, explore_step step) {
  explorer *e = d->e;
  uint32_t from = vec_last(&d->way)->node, before = d->way.size;
  uint32_t label = interface_label(d->interface, e->machine, step.thread);
  taken t = explorer_take(e, step.thread, step.choice);
  if (t == TAKEN)
    add_edge(d, from, node_here(d), label, step);
  else if (t == TAKEN_FOUND)
    add_failure(d, from, label, step);
  else if (t == TAKEN_OUT && label != GRAPH_SILENT)
    add_edge(d, from, new_node(d), label, step);
  if (t != TAKEN_AGAIN && d->way.size == before)
    explorer_back(e);
  return t != TAKEN_AGAIN && t != TAKEN_TROUBLE;
}

static bool next_step(drawing *d, explore_step *step) {
  stop *s = vec_last(&d->way);
  const machine *m = d->e->machine;
  for (; s->thread < m->threads->list.size; s->thread++, s->choice = 0)
    if (s->choice < threads_choices(d->e->machine, s->thread)) {
      *step = (explore_step){s->thread, s->choice++};
      return true;
    }
  return false;
}

void search_graph(explorer *e) {
  drawing d = {.e = e, .interface = e->options->interface};
  bool go_on = true;
  vec_clear(&d.interface->graph.edges);
  d.interface->graph.nodes = 0;
  node_here(&d);
  while (go_on && d.way.size && explorer_may_go_on(e)) {
    explore_step step;
    if (next_step(&d, &step))
      go_on = take(&d, step);
    else if (--d.way.size)
      explorer_back(e);
  }
  map_release(&d.nodes);
  vec_release(&d.way);
}
