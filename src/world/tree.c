/* The tree backbone in the current symbolic state: which objects are attached to it,
 * and whether it still is a tree (000 §2.10).
 *
 * It is a tree when every attached object has one attached tree field that points to it,
 * and the main object none. Attachment is the least solution over the tree edges, found
 * by repeated rounds; a round changes nothing for objects whose way from the root is
 * unchanged, because equal formulas are the same literal. Two edges to one object can
 * only meet where a tree field was written: in the initial state a position is pointed to
 * by its own field alone. */
#include "world/tree.h"
#include "world/world.h"

#include <string.h>

/* Whether slot `index` of the object is a tree field, or an element of a tree array. */
static bool is_tree_slot(const world *c, const sym_object *o, uint32_t index) {
  if (o->class->is_array)
    return o->class->element == STORE_REF;
  return o->class->slots[index]->storage == STORE_REF &&
         subject_is_tree_field(c->subject, o->class->slots[index]);
}

static tree_node *node_of(world_tree *t, sym_id object) {
  uint64_t *known = map_get(&t->index, object.index);
  if (known)
    return &t->nodes.data[*known];
  map_put(&t->index, object.index, t->nodes.size);
  vec_push(&t->nodes,
           ((tree_node){
               .object = object, .attached = LITERAL_FALSE, .before = LITERAL_FALSE}));
  return vec_last(&t->nodes);
}

static void find_edges(world *c, world_tree *t) {
  sym_state *s = &c->state;
  node_of(t, c->main)->attached = LITERAL_TRUE;
  for (uint32_t n = 0; n < t->nodes.size; n++) {
    sym_object o = *sym_get_object(s, t->nodes.data[n].object);
    for (uint32_t i = 0; i < o.length; i++) {
      if (!is_tree_slot(c, &o, i))
        continue;
      sym_slot_id slot = sym_slot_after(o.first_slot, i);
      sym v = sym_read(s, slot);
      for (uint32_t k = 0; k < ref_count(&s->refs, v); k++) {
        ref_entry x = ref_entries(&s->refs, v)[k];
        if (sym_is_null(x.object))
          continue;
        uint32_t to = (uint32_t)(node_of(t, x.object) - t->nodes.data);
        vec_push(&t->edges,
                 ((tree_edge){.from = n, .to = to, .slot = slot, .guard = x.guard}));
        t->goes_back |= to <= n;
      }
    }
  }
}

/* One round: every node from its incoming edges; true: something changed. What is known
 * of a node from the round before is not lost in the course of it: edges that go back
 * come late. */
static bool spread(world *c, world_tree *t) {
  bool changed = false;
  literal *next = memory_new_array(literal, t->nodes.size);
  next[0] = LITERAL_TRUE;
  vec_each (tree_edge, e, &t->edges) {
    e->through = formula_and(c->formula, t->nodes.data[e->from].attached, e->guard);
    next[e->to] = formula_or(c->formula, next[e->to], e->through);
    tree_node *to = &t->nodes.data[e->to];
    if (e->to > e->from) /* breadth first: most are settled in one round */
      to->attached = formula_or(c->formula, to->before, next[e->to]);
  }
  for (uint32_t n = 0; n < t->nodes.size; n++) {
    changed |= next[n] != t->nodes.data[n].before;
    t->nodes.data[n].attached = t->nodes.data[n].before = next[n];
  }
  memory_free(next);
  return changed;
}

void world_tree_find(world *c, world_tree *t) {
  *t = (world_tree){0};
  find_edges(c, t);
  for (uint32_t round = 0; round <= t->nodes.size; round++)
    if (!spread(c, t) || !t->goes_back) /* all edges to a node precede those from it */
      break;
}

void world_tree_release(world_tree *t) {
  vec_release(&t->nodes);
  vec_release(&t->edges);
  map_release(&t->index);
}

/* Of each node the slot that alone leads to it, or 0. Two nodes with the same one are
 * never attached both: the tables of several lengths that an object may have. The main
 * object is attached whatever refers to it. */
static uint32_t *find_only_slots(const world_tree *t) {
  enum { SEVERAL = UINT32_MAX };
  uint32_t *only = memory_new_array(uint32_t, t->nodes.size);
  vec_each (const tree_edge, e, &t->edges)
    only[e->to] = only[e->to] ? SEVERAL : e->slot.index + 1;
  for (uint32_t n = 0; n < t->nodes.size; n++)
    if (!n || only[n] == SEVERAL)
      only[n] = 0;
  return only;
}

/* What is known of the edges to one node, so far. */
typedef struct incoming {
  literal any, elsewhere,
      here; /* all; those that last_from's rivals are not among; its */
  uint32_t last_from;
  literal outside; /* those that are not of the write below */
  uint32_t write;  /* to many objects, of which one is meant: see evaluator_held_write */
} incoming;

static void come_from(incoming *in, uint32_t from, const uint32_t *only) {
  if (from == in->last_from)
    return;
  if (!only[from] || only[from] != only[in->last_from])
    in->elsewhere = in->any;
  in->here = LITERAL_FALSE;
  in->last_from = from;
}

/* Edges that one write has made, each under a guard of its own: there is one at most.
 * Gives what else there may be; false: it is none of these. */
static bool comes_from_write(world *c, incoming *in, const tree_edge *e, map *guards,
                             literal *before) {
  uint32_t write = evaluator_held_write(c->evaluator, e->guard);
  uint64_t key = map_pair(e->to, e->guard);
  if (!write || map_get(guards, key))
    return false;
  map_put(guards, key, 1);
  if (in->write != write)
    in->outside = in->any;
  in->write = write;
  *before = in->outside;
  return true;
}

literal world_tree_property(world *c, const world_tree *t) {
  formula *f = c->formula;
  incoming *to = memory_new_array(incoming, t->nodes.size);
  uint32_t *only = find_only_slots(t);
  literal_vector parts = {0};
  map guards = {0};                           /* of a write, to an object */
  to[0].any = to[0].elsewhere = LITERAL_TRUE; /* nothing may point to the main object */
  vec_each (const tree_edge, e, &t->edges) {
    incoming *in = &to[e->to];
    literal edge = e->through;
    come_from(in, e->from, only);
    literal before;
    if (!comes_from_write(c, in, e, &guards, &before)) {
      before = formula_or(f, in->elsewhere, in->here);
      in->write = 0;
    }
    literal apart = literal_not(formula_and(f, before, edge));
    if (apart != LITERAL_TRUE)
      vec_push(&parts, apart);
    in->here = formula_or(f, in->here, edge);
    in->any = formula_or(f, in->any, edge);
  }
  literal all = formula_and_all(f, parts.data, parts.size);
  map_release(&guards);
  vec_release(&parts);
  memory_free(only);
  memory_free(to);
  return all;
}
