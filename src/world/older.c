/* Slots that hold what is older than their object (check/space_older.c) lead in no ring.
 *
 * Objects are taken away one after the other, and those that led to one lead to what it
 * led to from then on; when its turn comes, none leads to itself. That is the same in
 * whichever order, and whichever numbers interchangeable objects have. */
#include "world/older.h"

#include <assert.h>

/* The objects with such slots, and when one leads to another. */
typedef struct graph {
  uint32_t count;
  uint32_t *place; /* by object of the space: its row plus 1; 0: it has none */
  literal *leads;  /* [count][count] */
} graph;

static literal *edge(const graph *g, uint32_t from, uint32_t to) {
  assert(from < g->count && to < g->count);
  return &g->leads[from * g->count + to];
}

static void add_object(graph *g, space_id o) {
  if (!g->place[o.index])
    g->place[o.index] = ++g->count;
}

static void add_edges(world *c, graph *g, space_slot_id slot) {
  uint32_t from = g->place[space_get_slot(c->space, slot)->object.index] - 1;
  sym v = world_initial(c, slot);
  for (uint32_t k = 0; k < ref_count(&c->state.refs, v); k++) {
    ref_entry e = ref_entries(&c->state.refs, v)[k];
    uint32_t to = g->place[world_space_object(c, e.object).index];
    if (!to)
      continue;
    literal *leads = edge(g, from, to - 1);
    *leads = formula_or(c->formula, *leads, e.guard);
  }
}

static void make_graph(world *c, graph *g) {
  const space *s = c->space;
  g->place = memory_new_array(uint32_t, s->object_count);
  for (uint32_t i = 0; i < s->older_count; i++)
    add_object(g, s->slots[s->older[i]].object);
  g->leads = memory_new_array(literal, (size_t)g->count * g->count);
  for (uint32_t i = 0; i < g->count * g->count; i++)
    g->leads[i] = LITERAL_FALSE;
  for (uint32_t i = 0; i < s->older_count; i++)
    add_edges(c, g, (space_slot_id){s->older[i]});
}

/* Those behind it that led to the object lead to what it leads to. */
static void take_away(formula *f, graph *g, uint32_t object) {
  for (uint32_t i = object + 1; i < g->count; i++)
    for (uint32_t j = object + 1; j < g->count; j++) {
      literal around = formula_and(f, *edge(g, i, object), *edge(g, object, j));
      *edge(g, i, j) = formula_or(f, *edge(g, i, j), around);
    }
}

void older_demand(world *c) {
  assert(c->slots && c->space_of.size);
  graph g = {0};
  if (!c->space->older_count)
    return;
  make_graph(c, &g);
  for (uint32_t k = 0; k < g.count; k++) {
    literal apart = literal_not(*edge(&g, k, k));
    if (apart != LITERAL_TRUE)
      vec_push(&c->bounds, apart);
    take_away(c->formula, &g, k);
  }
  memory_free(g.place);
  memory_free(g.leads);
}
