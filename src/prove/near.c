/* Proofs near the place where a path wrote.
 *
 * An invariant that says something of each node and its children, and of the root, is
 * mostly as true after a path as before it: it is another formula only where it reads a
 * slot that has changed. So neither the whole invariant nor its difference to what is
 * known has to be written down. What is to be shown:
 *
 * - The tree is one. Before, no two tree fields lead to the same object. Each field that
 *   has changed leads nowhere or to one object, and to that one leads no other changed
 *   field; the field that led there before is among those that have changed, or the
 *   object is new. Then no two fields lead to the same object afterwards, either.
 * - Nodes whose invariant reads nothing that has changed. It held before, if they were
 *   part of the tree. The way to such a node from the root is the same as before, or its
 *   last changed field leads to an object from which on it is. That object must have been
 *   part of the tree on all states of the path.
 * - The other nodes, as far as they are part of the tree, and the invariant of the whole,
 *   if it reads something that has changed: these are to be proved. The formulas before
 *   and after are about a few nodes, and the same at many places of the tree
 *   (near_question.c).
 *
 * What is assumed, and who looks at it:
 *
 * - Before, one field leads to each object, and none to the main one (read_tree).
 * - What an invariant reads is known: its calls were made before the first path, and are
 *   remembered with all slots that they read (knows_all_calls). The main object's local
 *   invariant is one of these.
 * - Nothing else must hold: no postcondition, other side, language, assumption
 *   (near_proof_new, is_proved_near).
 * - Static fields count as slots: an invariant that reads one has met it before.
 * - Two variables never share a name in a question: (number of the object, role) is one
 *   variable's. Then what was proved of names is true of whatever has them.
 *
 * What cannot be shown so is left to those who know the whole formula. */
#include "prove/near.h"
#include "prove/provers.h"

#include "prove/near_question.h"

#include <assert.h>

enum { MOST_OPEN = 6, MOST_STEPS = 1000, FAILURES = 20 };

typedef struct near_node { /* of the state before the paths, by object */
  bool is_known;           /* it is part of the tree at times */
  sym_slot_id slot;        /* the field that leads to it; */
  sym_id above;            /* whose it is, or null */
  literal edge;            /* when it does */
  literal holds;           /* its invariant; TRUE: it has none */
} near_node;

typedef struct new_edge { /* of a changed field, or one of a new object */
  sym_slot_id slot;
  sym_id from, to;
  literal guard;
} new_edge;

struct near_proof {
  world *c;
  vector(near_node) nodes;
  literal holds; /* the invariant of the whole, before */
  near_questions *questions;
  bool checked_calls;
  uint32_t proved, failed;
  /* of one path */
  map changed;           /* slot -> its first value */
  sym_slot_vector slots; /* those */
  vector(new_edge) edges;
  map edge_to;          /* object -> edge + 1 */
  sym_id_vector dirty;  /* objects whose invariant reads what has changed, or new */
  map is_near;          /* objects: 1 */
  sym_id_vector around; /* those, in order; first: */
  bool whole;           /* the invariant of the whole does */
  literal_vector clause;
};

static near_node *node_of(near_proof *p, sym_id object) {
  assert(object.index < p->c->state.objects.size);
  return object.index < p->nodes.size ? &p->nodes.data[object.index] : NULL;
}

static ir_method *local_of(const world *c, sym_id object) {
  return subject_local_invariant(c->subject, sym_get_object(&c->state, object)->class);
}

/* False: two fields lead to one object, or to the main one; or one to several. (The first
 * follows from the last: who may both be above an object stand at one position, to which
 * one field leads.) */
static bool read_tree(near_proof *p, const world_tree *t) {
  for (uint32_t k = 0; k < p->c->state.objects.size; k++)
    vec_push(&p->nodes, ((near_node){.holds = LITERAL_TRUE}));
  vec_each (const tree_node, n, &t->nodes)
    node_of(p, n->object)->is_known = true;
  vec_each (const tree_edge, e, &t->edges) {
    near_node *to = node_of(p, t->nodes.data[e->to].object);
    if (!sym_is_null(to->above) || !e->to ||
        (e > t->edges.data && sym_slot_same(e[-1].slot, e->slot)))
      return false;
    to->above = t->nodes.data[e->from].object;
    to->slot = e->slot;
    to->edge = e->guard;
  }
  return true;
}

static bool read_invariants(near_proof *p, const world_tree *t) {
  world *c = p->c;
  bool any = false;
  vec_each (const tree_node, n, &t->nodes) {
    ir_method *local = local_of(c, n->object);
    any = any || local;
    if (local && !world_holds_of(c, local, n->object, &node_of(p, n->object)->holds))
      return false;
  }
  return any && world_holds_of(c, c->subject->invariant, c->main, &p->holds);
}

static void place_variables(near_proof *p) {
  const world *c = p->c;
  enum { ROOM = 1 << 12, MOST_SLOTS = 1 << 18 }; /* variables of a slot; of an object */
  for (uint32_t k = 0; k < c->space->slot_count; k++) {
    const space_slot *slot = &c->space->slots[k];
    uint32_t first = c->variables.data[k];
    if (slot->index >= MOST_SLOTS)
      continue;
    for (uint32_t v = first; v < c->variables.data[k + 1] && v < first + ROOM; v++)
      near_question_place(p->questions, v, world_object(c, slot->object).index,
                          slot->index * ROOM + (v - first));
  }
}

static bool is_tree_slot(const near_proof *p, const sym_object *o, uint32_t index) {
  if (o->class->is_array)
    return o->class->element == STORE_REF;
  return o->class->slots[index]->storage == STORE_REF &&
         subject_is_tree_field(p->c->subject, o->class->slots[index]);
}

/* Which of its parent's fields leads to the object: from 0, or counted from the other
 * end. */
static uint32_t rank_of(const near_proof *p, sym_id object, bool from_end) {
  assert(object.index < p->nodes.size);
  const near_node *n = &p->nodes.data[object.index];
  const sym_object *o = sym_get_object(&p->c->state, n->above);
  uint32_t rank = 0, count = 0;
  for (uint32_t i = 0; i < o->length; i++) {
    if (sym_slot_same(sym_slot_after(o->first_slot, i), n->slot))
      rank = count;
    count += is_tree_slot(p, o, i);
  }
  return from_end ? count - 1 - rank : rank;
}

/* A rotation to the left and one to the right are the same but for names, if children are
 * counted from the inside. */
static void place_below(near_proof *p, sym_id object) {
  sym_id above = node_of(p, object)->above;
  bool is_inner = !sym_is_null(node_of(p, above)->above) && !rank_of(p, above, false);
  near_question_place_below(p->questions, object.index, above.index,
                            rank_of(p, object, is_inner));
}

/* That a child is there is said of the child, not of the field: which one of its parent's
 * children it is does not matter then. */
static void place_edges(near_proof *p) {
  const formula *f = p->c->formula;
  for (sym_id o = SYM_NULL; o.index < p->nodes.size; o.index++) {
    bool is_below = !sym_is_null(node_of(p, o)->above);
    literal edge = is_below ? node_of(p, o)->edge : LITERAL_TRUE;
    if (is_below)
      place_below(p, o);
    if (formula_kind(f, literal_node(edge)) == NODE_VARIABLE)
      near_question_place(p->questions, formula_variable_number(f, literal_node(edge)),
                          o.index,
                          literal_is_negated(edge) ? UINT32_MAX - 1 : UINT32_MAX);
  }
}

near_proof *near_proof_new(world *c, const world_tree *t) {
  near_proof *p = memory_new(near_proof);
  p->c = c;
  if (read_tree(p, t) && read_invariants(p, t)) {
    p->questions = near_questions_new(c->formula, c->limits->stop);
    place_variables(p);
    place_edges(p);
    return p;
  }
  near_proof_delete(p);
  return NULL;
}

void near_proof_delete(near_proof *p) {
  if (!p)
    return;
  near_questions_delete(p->questions);
  vec_release(&p->nodes);
  map_release(&p->changed);
  vec_release(&p->slots);
  vec_release(&p->edges);
  map_release(&p->edge_to);
  vec_release(&p->dirty);
  map_release(&p->is_near);
  vec_release(&p->around);
  vec_release(&p->clause);
  memory_free(p);
}

/* What reads what is known of calls that were made before the first path. */
static bool knows_all_calls(near_proof *p) {
  world *c = p->c;
  sym self = sym_ref(&c->state, c->main);
  if (p->checked_calls)
    return true;
  if (!evaluator_has_kept(c->evaluator, c->subject->invariant, &self))
    return false;
  for (sym_id o = SYM_NULL; o.index < p->nodes.size; o.index++) {
    ir_method *local = node_of(p, o)->is_known ? local_of(c, o) : NULL;
    self = sym_ref(&c->state, o);
    if (local && !evaluator_has_kept(c->evaluator, local, &self))
      return false;
  }
  p->checked_calls = true;
  return true;
}

/* What has changed. */

static void add_near(near_proof *p, sym_id object) {
  assert(object.index < p->c->state.objects.size);
  if (sym_is_null(object) || map_get(&p->is_near, object.index))
    return;
  map_put(&p->is_near, object.index, 1);
  vec_push(&p->around, object);
}

static void add_readers(near_proof *p, sym_slot_id slot, sym_id owner) {
  assert(slot.index < p->c->state.values.size);
  world *c = p->c;
  kept_call call;
  sym_id object;
  for (uint32_t at = 0; evaluator_next_reader(c->evaluator, slot, &at, &call);) {
    p->whole |= call.method == c->subject->invariant;
    if (call.method->param_count != 1 || call.method->param_types[0] != IR_REF ||
        !ref_is_constant(&c->state.refs, call.args[0], &object) || sym_is_null(object) ||
        call.method != local_of(c, object))
      continue;
    near_question_number(p->questions, owner.index);
    if (map_get(&p->is_near, object.index))
      continue;
    add_near(p, object);
    vec_push(&p->dirty, object);
  }
}

/* The field leads to one object at most: where it is open to which, there would be an edge
 * for each, as true under its guard, and more to show than it is worth. None leads to the
 * main object, which nothing is above: keeps_tree would say the same. */
static bool add_edge(near_proof *p, sym_id from, sym_slot_id slot) {
  assert(slot.index < p->c->state.values.size);
  const refs *r = &p->c->state.refs;
  sym v = sym_read(&p->c->state, slot);
  bool any = false;
  for (uint32_t k = 0; k < ref_count(r, v); k++) {
    ref_entry x = ref_entries(r, v)[k];
    if (sym_is_null(x.object))
      continue;
    if (any || sym_same(x.object, p->c->main) || map_get(&p->edge_to, x.object.index))
      return false;
    any = true;
    vec_push(&p->edges, ((new_edge){slot, from, x.object, x.guard}));
    map_put(&p->edge_to, x.object.index, p->edges.size);
  }
  return true;
}

static bool add_edges_of(near_proof *p, sym_id object) {
  assert(object.index < p->c->state.objects.size);
  const sym_object o = *sym_get_object(&p->c->state, object);
  for (uint32_t k = 0; k < o.length; k++)
    if (is_tree_slot(p, &o, k) && !add_edge(p, object, sym_slot_after(o.first_slot, k)))
      return false;
  return true;
}

/* The first value of each slot that was written, but for those of new objects. */
static void note_first_values(near_proof *p, sym_position start) {
  const sym_state *s = &p->c->state;
  for (uint32_t k = start.journal; k < s->journal.size; k++) {
    sym_write w = s->journal.data[k];
    if (w.slot.index < start.values && !map_get(&p->changed, w.slot.index))
      map_put(&p->changed, w.slot.index, w.old);
  }
}

/* In the order of their first write. */
static void find_changed_slots(near_proof *p, sym_position start) {
  const sym_state *s = &p->c->state;
  for (uint32_t k = start.journal; k < s->journal.size; k++) {
    sym_write w = s->journal.data[k];
    uint64_t *first = map_get(&p->changed, w.slot.index);
    if (!first || w.old != (sym)*first)
      continue;
    if ((sym)*first == sym_peek(s, w.slot)) /* as it was */
      map_remove(&p->changed, w.slot.index);
    else
      vec_push(&p->slots, w.slot);
  }
}

static bool find_changes(near_proof *p) {
  sym_state *s = &p->c->state;
  sym_position start = evaluator_path_start(p->c->evaluator);
  note_first_values(p, start);
  find_changed_slots(p, start);
  vec_each (const sym_slot_id, slot, &p->slots) {
    sym_id owner = sym_slot_owner(s, *slot);
    const sym_object *o = sym_get_object(s, owner);
    add_readers(p, *slot, owner);
    if (is_tree_slot(p, o, sym_slot_place(o, *slot)) && !add_edge(p, owner, *slot))
      return false;
  }
  for (sym_id o = {start.objects}; o.index < s->objects.size; o.index++)
    if (!add_edges_of(p, o))
      return false;
  return true;
}

/* Where nodes are part of the tree. */

/* Whether the object was part of the tree before, in all states of the path where this
 * holds. */
static bool was_attached(near_proof *p, sym_id object, literal given) {
  assert(object.index < p->c->state.objects.size);
  assert(formula_has(p->c->formula, given));
  const evaluator *e = p->c->evaluator;
  for (uint32_t steps = 0; !sym_same(object, p->c->main); steps++) {
    const near_node *n = node_of(p, object);
    if (!n || sym_is_null(n->above) || steps > MOST_STEPS ||
        (n->edge != given && !evaluator_path_has(e, n->edge)))
      return false;
    object = n->above;
  }
  return true;
}

static bool is_new(const near_proof *p, sym_id object) {
  assert(object.index < p->c->state.objects.size);
  return object.index >= evaluator_path_start(p->c->evaluator).objects;
}

/* See above: to what a changed field leads, nothing else does, and it was part of the
 * tree. */
static bool keeps_tree(near_proof *p) {
  vec_each (const new_edge, e, &p->edges) {
    const near_node *n = node_of(p, e->to);
    if (is_new(p, e->to))
      continue;
    if (!n || sym_is_null(n->above) || !map_get(&p->changed, n->slot.index) ||
        !was_attached(p, e->to, e->guard))
      return false;
  }
  return true;
}

typedef enum { ATTACHED, DETACHED, UNCLEAR } attachment;

/* Whether the object is part of the tree after the path: adds to the clause what must be
 * false for it not to be. */
static attachment is_attached(near_proof *p, sym_id object) {
  assert(object.index < p->c->state.objects.size);
  const evaluator *e = p->c->evaluator;
  for (uint32_t steps = 0; !sym_same(object, p->c->main); steps++) {
    uint64_t *edge = map_get(&p->edge_to, object.index);
    const near_node *n = node_of(p, object);
    literal guard;
    if (steps > MOST_STEPS)
      return UNCLEAR;
    if (edge) {
      guard = p->edges.data[*edge - 1].guard;
      object = p->edges.data[*edge - 1].from;
    } else if (!n || sym_is_null(n->above) || map_get(&p->changed, n->slot.index))
      return DETACHED;
    else {
      guard = n->edge;
      object = n->above;
    }
    if (!evaluator_path_has(e, guard))
      vec_push(&p->clause, literal_not(guard));
    if (evaluator_path_has(e, literal_not(guard)))
      return DETACHED;
  }
  return ATTACHED;
}

/* The question. */

static bool show(near_proof *p, ir_method *m, sym_id object) {
  assert(object.index < p->c->state.objects.size);
  literal holds;
  if (!world_holds_of(p->c, m, object, &holds))
    return false;
  vec_push(&p->clause, holds);
  literal goal = formula_or_all(p->c->formula, p->clause.data, p->clause.size);
  if (goal != LITERAL_TRUE)
    near_question_show(p->questions, goal);
  return true;
}

static bool show_node(near_proof *p, sym_id object) {
  assert(object.index < p->c->state.objects.size);
  vec_clear(&p->clause);
  ir_method *m = local_of(p->c, object);
  if (!m)
    return true;
  switch (is_attached(p, object)) {
  case ATTACHED: return show(p, m, object);
  case DETACHED: return true;
  default: return false;
  }
}

static bool show_all(near_proof *p) {
  sym_position start = evaluator_path_start(p->c->evaluator);
  vec_each (const sym_id, object, &p->dirty)
    if (!show_node(p, *object))
      return false;
  for (sym_id o = {start.objects}; o.index < p->c->state.objects.size; o.index++)
    if (!show_node(p, o))
      return false;
  vec_clear(&p->clause);
  return !p->whole || show(p, p->c->subject->invariant, p->c->main);
}

/* What was known of the node, where it was part of the tree. */
static literal known_of(near_proof *p, sym_id object) {
  assert(object.index < p->c->state.objects.size);
  const evaluator *e = p->c->evaluator;
  const near_node *n = node_of(p, object);
  vec_clear(&p->clause);
  if (!n || !n->is_known || n->holds == LITERAL_TRUE)
    return LITERAL_TRUE;
  vec_push(&p->clause, n->holds);
  for (; !sym_same(object, p->c->main); object = node_of(p, object)->above) {
    literal edge = node_of(p, object)->edge;
    if (evaluator_path_has(e, literal_not(edge)))
      return LITERAL_TRUE; /* it was not */
    if (!evaluator_path_has(e, edge))
      vec_push(&p->clause, literal_not(edge));
  }
  return p->clause.size > MOST_OPEN
             ? LITERAL_TRUE
             : formula_or_all(p->c->formula, p->clause.data, p->clause.size);
}

static void add_all_near(near_proof *p, sym v) {
  const refs *r = &p->c->state.refs;
  for (uint32_t j = 0; j < ref_count(r, v); j++)
    add_near(p, ref_entries(r, v)[j].object);
}

/* The nodes that were below those whose invariant is to be shown, and no longer are. */
static void look_around(near_proof *p) {
  vec_each (const sym_slot_id, slot, &p->slots) {
    sym_id owner = sym_slot_owner(&p->c->state, *slot);
    const sym_object *o = sym_get_object(&p->c->state, owner);
    if (map_get(&p->is_near, owner.index) && is_tree_slot(p, o, sym_slot_place(o, *slot)))
      add_all_near(p, (sym)*map_get(&p->changed, slot->index));
  }
}

/* With what is known of all nodes that the question speaks of. */
static bool follows_from_more(near_proof *p) {
  const u32_vector *all = near_question_objects(p->questions);
  for (uint32_t k = 0, end = all->size; k < end; k++)
    near_question_suppose(p->questions, known_of(p, (sym_id){all->data[k]}));
  return near_question_follows(p->questions);
}

static void know_path(near_proof *p) {
  vec_each (const literal, a, evaluator_path(p->c->evaluator))
    near_question_know(p->questions, *a);
  vec_each (const literal, a, evaluator_implied(p->c->evaluator))
    near_question_know(p->questions, *a);
}

static void know_facts(near_proof *p) {
  vec_each (const sym_id, object, &p->around)
    near_question_know_fact(p->questions, known_of(p, *object));
  if (p->whole)
    near_question_know_fact(p->questions, p->holds);
}

static bool follows(near_proof *p) {
  know_path(p);
  look_around(p);
  know_facts(p);
  near_question_decide(p->questions);
  vec_each (const sym_id, object, &p->dirty)
    near_question_number(p->questions, object->index);
  if (!show_all(p))
    return false;
  near_question_suppose_choices(p->questions);
  return near_question_follows(p->questions) || follows_from_more(p);
}

static void begin(near_proof *p) {
  map_clear(&p->changed);
  vec_clear(&p->slots);
  vec_clear(&p->edges);
  map_clear(&p->edge_to);
  vec_clear(&p->dirty);
  map_clear(&p->is_near);
  vec_clear(&p->around);
  p->whole = false;
}

bool near_proof_holds(near_proof *p) {
  if (p->failed > FAILURES + p->proved || !knows_all_calls(p))
    return false;
  begin(p);
  near_question_begin(p->questions);
  bool ok = find_changes(p) && keeps_tree(p) && follows(p);
  p->proved += ok;
  p->failed += !ok;
  return ok;
}

/* --- As a prover ------------------------------------------------------------------ */

static void open(world *c, const world_tree *t, const literal_vector *valid) {
  (void)valid;
  if (t)
    c->near = near_proof_new(c, t);
}

static void close(world *c) {
  near_proof_delete(c->near);
  c->near = NULL;
}

static bool is_open(const world *c) {
  return c->near;
}

static void leave(world *c, literal_vector *must) {
  if (!near_proof_holds(c->near))
    return;
  vec_clear(must);
  shortcut_use(&c->result->costs.uses, SHORTCUT_NEAR);
}

const prover prove_near = {
    .technique = {SHORTCUT_NEAR, .excludes = TRAIT_DIAGRAMS | TRAIT_LANGUAGE |
                                             TRAIT_WELL_FORMED | TRAIT_ROWS |
                                             TRAIT_OTHER_SIDE | TRAIT_POSTCONDITIONS},
    .stage = PROVE_UNWRITTEN,
    .open = open,
    .close = close,
    .applies = is_open,
    .left = leave};
