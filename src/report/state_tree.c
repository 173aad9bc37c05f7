/* The tree backbone of a state: where it is none. */
#include "report/state.h"

#include <assert.h>

typedef struct walk {
  const state *state;
  map reached; /* object_id -> the edge that led there */
  vector(state_edge) edges;
} walk;

static bool is_tree_slot(const subject *s, const state_object *o, uint32_t i) {
  return o->class->is_array ? o->class->element == STORE_REF
                            : subject_is_tree_field(s, o->class->slots[i]);
}

/* Follows one edge; true when it leads to where another edge did. */
static bool follow(walk *w, state_edge e, state_edge *first) {
  const uint64_t *known = map_get(&w->reached, e.to);
  if (known) {
    assert(w->edges.data && *known < w->edges.size);
    *first = w->edges.data[*known];
    return true;
  }
  map_put(&w->reached, e.to, w->edges.size);
  vec_push(&w->edges, e);
  return false;
}

bool state_find_sharing(const state *s, const subject *subject_, state_edge *first,
                        state_edge *second) {
  walk w = {.state = s};
  bool found = follow(&w, (state_edge){0, s->main, 0}, first);
  for (uint32_t at = 0; !found && at < w.edges.size; at++) {
    const state_object *o = state_find(s, w.edges.data[at].to);
    for (uint32_t i = 0; o && !found && i < o->length; i++) {
      if (!is_tree_slot(subject_, o, i) || !o->values[i].value.ref)
        continue;
      *second = (state_edge){o->id, o->values[i].value.ref, i};
      found = follow(&w, *second, first);
    }
  }
  map_release(&w.reached);
  vec_release(&w.edges);
  return found;
}

const char *state_edge_text(const state *s, names *n, const state_edge *e) {
  const state_object *o = state_find(s, e->from);
  if (!o)
    return names_object(n, e->to);
  if (o->class->is_array)
    return arena_print(&n->arena, "%s[%u]", names_array(n, e->from), e->index);
  return arena_print(&n->arena, "%s.%s", names_object(n, e->from),
                     o->class->slots[e->index]->name->text);
}
