/* The order of fields in decision diagrams (001 §3.2): a walk over the tree backbone, the
 * bits of a field together. What an invariant relates, a node and its children, then
 * stands together.
 *
 * To count, nodes come after what hangs under them, as in the paper. A search puts them
 * before: what is left to check depends on the way that operations go, from the root
 * down, and a diagram that begins at the root follows one way at a time. The other way
 * round it would have to remember of every finished subtree whether the way through it
 * has been checked: red-black trees of height 6 take 3,757 nodes root first and 75,991
 * otherwise.
 *
 * Where a slot chooses between several objects of its own (arrays of each length,
 * subclasses at one position) it always comes before them: a diagram that met them first
 * would have to remember something of each. Objects off the backbone come when a slot
 * that can refer to them has come. Arguments come first: specifications compare them with
 * fields of every node, and a diagram that met the nodes first would have to remember
 * all of these. */
#include "choose/bdd_internal.h"

#include <assert.h>

typedef struct walk {
  const world *c;
  bool *visited; /* objects */
  bool *done;    /* slots */
  bool root_first;
  u32_vector *out;
} walk;

static void visit(walk *, space_id);

/* Objects that belong to the slot alone. */
static bool is_owner(const walk *w, const space_slot *s) {
  if (s->domain.kind != DOMAIN_REFERENCE)
    return false;
  const space_object *last =
      space_get(w->c->space, s->domain.objects[s->domain.count - 1]);
  return s->is_tree || (last->role == ROLE_ARRAY && space_same(last->holder, s->object));
}

/* Positions are met on their way down from the main object. */
static void visit_targets(walk *w, const space_slot *s) {
  for (uint32_t k = 0; k < s->domain.count; k++)
    if (is_owner(w, s) ||
        space_get(w->c->space, s->domain.objects[k])->role != ROLE_POSITION)
      visit(w, s->domain.objects[k]);
}

static void add_slot(walk *w, uint32_t k) {
  assert(k < w->c->space->slot_count);
  if (w->done[k])
    return;
  w->done[k] = true;
  vec_push(w->out, k);
}

static void visit_owned(walk *w, uint32_t k) {
  assert(k < w->c->space->slot_count);
  const space_slot *s = &w->c->space->slots[k];
  uint32_t alternatives = 0;
  for (uint32_t i = 0; i < s->domain.count; i++)
    alternatives += !space_is_null(s->domain.objects[i]);
  if (alternatives > 1)
    add_slot(w, k);
  visit_targets(w, s);
}

static void visit_fields(walk *w, uint32_t from, uint32_t end) {
  assert(from <= end && end <= w->c->space->slot_count);
  const space_slot *slots = w->c->space->slots;
  for (uint32_t k = from; k < end; k++)
    if (!is_owner(w, &slots[k])) {
      add_slot(w, k);
      if (slots[k].domain.kind == DOMAIN_REFERENCE)
        visit_targets(w, &slots[k]);
    }
}

static void visit_below(walk *w, uint32_t from, uint32_t end) {
  const space_slot *slots = w->c->space->slots;
  for (uint32_t k = from; k < end; k++)
    if (is_owner(w, &slots[k])) {
      if (w->root_first)
        add_slot(w, k);
      visit_owned(w, k);
    }
}

static void visit(walk *w, space_id object) {
  assert(object.index < w->c->space->object_count);
  if (space_is_null(object) || w->visited[object.index])
    return;
  w->visited[object.index] = true;
  const space_object *o = space_get(w->c->space, object);
  uint32_t end = o->first_slot + o->slot_count;
  if (w->root_first)
    visit_fields(w, o->first_slot, end);
  visit_below(w, o->first_slot, end);
  visit_fields(w, o->first_slot, end);
  for (uint32_t k = o->first_slot; k < end; k++)
    add_slot(w, k);
}

void bdd_order(const world *c, bool root_first, u32_vector *out) {
  const space *s = c->space;
  walk w = {.c = c, .root_first = root_first, .out = out};
  w.visited = memory_new_array(bool, s->object_count);
  w.done = memory_new_array(bool, s->slot_count);
  for (uint32_t k = s->slot_count; k + 1 < c->variables.size; k++)
    vec_push(out, k); /* arguments */
  for (space_id o = SPACE_MAIN; o.index < s->object_count; o.index++)
    visit(&w, o);
  memory_free(w.visited);
  memory_free(w.done);
}
