/* What the tree property and the local invariants after an operation depend on.
 *
 * Both held before, and the operation wrote a few slots: the same ones, in every state
 * that agrees on what is relevant so far. In the space a node has one place, so that an
 * edge that was not written leads to a node from its own place only.
 *
 * *Tree*: a node that is met twice has two edges from attached holders, and one of these
 * was written. So for every written edge it is enough that the target's own place does
 * not lead there as well: the slot there is relevant, or its holder is known to be
 * unattached, because of slots above it that are relevant.
 *
 * *Local invariants* (001 §3.3.2.2): one that reads nothing but its node and the node's
 * children changes only when a slot of one of these is changed that it reads there in
 * some state (fields_local.c), or when the node was not attached before. These nodes are
 * evaluated, with everything their value depends on, unless they look the same as before
 * (fields_view.c). The paper looks at those that did read a written field; a node that
 * does not, but would in another state, matters as well.
 *
 * Where these arguments do not apply, everything is relevant. */
#include "fields/fields_internal.h"

#include <assert.h>
#include <string.h>

void fields_prepare_tree(fields *f) {
  const space *s = f->space;
  f->in_slots = memory_new_array(u32_vector, s->object_count);
  f->has_variants = memory_new_array(uint8_t, s->object_count);
  f->attached_before = memory_new_array(uint8_t, s->object_count);
  for (uint32_t k = 0; k < s->slot_count; k++) {
    const domain *d = &s->slots[k].domain;
    if (!s->slots[k].is_tree || d->kind != DOMAIN_REFERENCE)
      continue;
    if (space_get(s, s->slots[k].object)->class->is_array)
      map_put(&f->tree_arrays, map_address(space_get(s, s->slots[k].object)->class), 1);
    uint32_t alternatives = 0;
    for (uint32_t v = 0; v < d->count; v++)
      if (!space_is_null(d->objects[v])) {
        vec_push(&f->in_slots[d->objects[v].index], k);
        alternatives++;
      }
    for (uint32_t v = 0; alternatives > 1 && v < d->count; v++)
      f->has_variants[d->objects[v].index] = 1;
  }
}

void fields_release_tree(fields *f) {
  for (uint32_t k = 0; k < f->space->object_count; k++)
    vec_release(&f->in_slots[k]);
  memory_free(f->in_slots);
  memory_free(f->has_variants);
  memory_free(f->attached_before);
  map_release(&f->tree_arrays);
  map_release(&f->local_reads);
  map_release(&f->global_reads);
  vec_release(&f->edges);
  map_release(&f->explained);
  vec_release(&f->affected);
  map_release(&f->is_affected);
}

/* Slots before the operation. */

static space_id chosen_object(const fields *f, uint32_t slot) {
  return f->space->slots[slot].domain.objects[f->candidate->choices[slot]];
}

static object_id holder_of(const fields *f, uint32_t slot) {
  return f->judge->ids[f->space->slots[slot].object.index];
}

static bool slot_is_written(const fields *f, uint32_t slot) {
  return tracker_is_changed(&f->tracker, holder_of(f, slot), f->space->slots[slot].index);
}

static void add_slot(fields *f, uint32_t slot) {
  if (f->space->slots[slot].domain.count > 1)
    tracker_fix_input(&f->tracker, slot);
}

void fields_note_tree(fields *f) {
  const space *s = f->space;
  space_id_vector work = {0};
  memset(f->attached_before, 0, s->object_count);
  if (!f->operation->is_constructor)
    vec_push(&work, SPACE_MAIN);
  while (work.size) {
    space_id at = vec_pop(&work);
    const space_object *o = space_get(s, at);
    if (f->attached_before[at.index])
      continue;
    f->attached_before[at.index] = 1;
    for (uint32_t k = o->first_slot; k < o->first_slot + o->slot_count; k++)
      if (s->slots[k].is_tree && s->slots[k].domain.kind == DOMAIN_REFERENCE &&
          !space_is_null(chosen_object(f, k)))
        vec_push(&work, chosen_object(f, k));
  }
  vec_release(&work);
}

/* Edges that the operation wrote. */

static bool is_tree_slot(const fields *f, object_id o, uint32_t index) {
  space_id own = fields_own(f, o);
  if (!space_is_null(own))
    return f->space->slots[space_get(f->space, own)->first_slot + index].is_tree;
  ir_class *c = machine_object(f->machine, o)->class;
  if (c->is_array)
    return c->element == STORE_REF &&
           (fields_attached(f, o) || map_get(&f->tree_arrays, map_address(c)));
  const tree_class *t = judge_tree_class(f->judge, c);
  for (uint32_t k = 0; k < t->count; k++)
    if (t->slots[k] == index)
      return true;
  return false;
}

static object_id slot_reference(const fields *f, object_id o, uint32_t index) {
  const object *x = machine_object(f->machine, o);
  return x->class->is_array ? x->refs[index] : x->slots[index].ref;
}

/* Objects that are neither of the space nor new: static fields, and what hangs there. */
static bool is_foreign(const fields *f, object_id o) {
  return space_is_null(fields_own(f, o)) && o < f->machine->heap.floor;
}

static void find_edges(fields *f) {
  vec_clear(&f->edges);
  for (uint32_t k = 0; k < f->written; k++) {
    object_id o = f->tracker.written.data[k].object;
    uint32_t index = f->tracker.written.data[k].index;
    if (f->tracker.written.data[k].unchanged)
      continue;
    if (is_foreign(f, o))
      f->all = true; /* specifications may read it anywhere */
    else if (is_tree_slot(f, o, index)) {
      tracker_fix(&f->tracker, tracker_slot(&f->tracker, o, index));
      object_id to = slot_reference(f, o, index);
      if (to)
        vec_push(&f->edges, ((tree_edge_written){o, to}));
    }
  }
}

/* Unattached objects: all that leads to one is unattached as well. */

static void explain_unattached(fields *f, object_id o) {
  if (map_get(&f->explained, o))
    return;
  map_put(&f->explained, o, 1);
  if (fields_attached(f, o)) {
    f->all = true; /* nothing to explain: the arguments above do not apply */
    return;
  }
  for (uint32_t k = 0; k < f->edges.size; k++)
    if (f->edges.data[k].target == o)
      explain_unattached(f, f->edges.data[k].holder);
  space_id own = fields_own(f, o);
  for (uint32_t k = 0; !space_is_null(own) && k < f->in_slots[own.index].size; k++) {
    uint32_t slot = f->in_slots[own.index].data[k];
    if (slot_is_written(f, slot))
      continue;
    if (!space_same(chosen_object(f, slot), own))
      add_slot(f, slot);
    else
      explain_unattached(f, holder_of(f, slot));
  }
}

/* The slot, not written, must not lead from an attached holder to where it could. */
static void exclude(fields *f, uint32_t slot, space_id target) {
  object_id holder = holder_of(f, slot);
  if (!fields_attached(f, holder))
    explain_unattached(f, holder);
  else if (!space_same(chosen_object(f, slot), target))
    add_slot(f, slot);
  else
    f->all = true;
}

/* The slots that attached the object before. */
static void add_place(fields *f, space_id own) {
  while (!space_same(own, SPACE_MAIN)) {
    space_id above = SPACE_NULL;
    for (uint32_t k = 0; k < f->in_slots[own.index].size; k++) {
      uint32_t slot = f->in_slots[own.index].data[k];
      if (space_same(chosen_object(f, slot), own) &&
          f->attached_before[f->space->slots[slot].object.index]) {
        add_slot(f, slot);
        above = f->space->slots[slot].object;
      }
    }
    assert(!space_is_null(above) && "an attached object hangs somewhere");
    own = above;
  }
}

/* An array of the space whose elements were no edges: now that it hangs in the tree they
 * are, without having been written. */
static bool is_adopted_array(const fields *f, space_id own) {
  const space_object *o = space_get(f->space, own);
  return o->role == ROLE_ARRAY && o->slot_count &&
         !f->space->slots[o->first_slot].is_tree;
}

static void check_edge(fields *f, const tree_edge_written *e) {
  if (!fields_attached(f, e->holder)) {
    explain_unattached(f, e->holder);
    return;
  }
  space_id own = fields_own(f, e->target);
  if (e->target == f->self || (!space_is_null(own) && is_adopted_array(f, own)))
    f->all = true;
  if (!space_is_null(own) &&
      f->has_variants[own.index]) { /* others share what hangs below: only one may hang */
    if (f->attached_before[own.index])
      add_place(f, own);
    else
      f->all = true;
  }
  for (uint32_t k = 0; !space_is_null(own) && k < f->in_slots[own.index].size; k++)
    if (!slot_is_written(f, f->in_slots[own.index].data[k]))
      exclude(f, f->in_slots[own.index].data[k], own);
}

bool fields_check_tree(fields *f) {
  judge *j = f->judge;
  object_id again, from;
  const ir_field *field;
  map_clear(&f->explained);
  if (!judge_walk_tree(j, f->self, &again, &from, &field))
    return false;
  find_edges(f);
  for (uint32_t k = 0; k < f->edges.size && !f->all; k++)
    check_edge(f, &f->edges.data[k]);
  return true;
}

/* Local invariants. */

static void affect(fields *f, object_id o) {
  if (map_get(&f->is_affected, o))
    return;
  map_put(&f->is_affected, o, 1);
  vec_push(&f->affected, o);
}

uint32_t fields_seen_by(const fields *f, const written_slot *w) {
  const ir_class *c = machine_object(f->machine, w->object)->class;
  if (w->unchanged || !f->judge->has_local)
    return 0;
  if (c->is_array || !f->locals_are_local)
    return READ_OF_NODE | READ_OF_CHILD;
  uint64_t *reads = map_get(&f->local_reads, map_address(c->slots[w->index]));
  return reads ? (uint32_t)*reads : 0;
}

static void affect_node(fields *f, object_id o) {
  if (fields_attached(f, o))
    affect(f, o);
  else
    explain_unattached(f, o);
}

/* The node that this one hangs under. */
static void affect_above(fields *f, object_id o) {
  space_id own = fields_own(f, o);
  for (uint32_t k = 0; !space_is_null(own) && k < f->in_slots[own.index].size; k++) {
    uint32_t slot = f->in_slots[own.index].data[k];
    if (slot_is_written(f, slot))
      continue;
    if (!fields_attached(f, holder_of(f, slot)))
      explain_unattached(f, holder_of(f, slot));
    else {
      add_slot(f, slot);
      if (space_same(chosen_object(f, slot), own))
        affect(f, holder_of(f, slot));
    }
  }
}

/* All nodes from here downwards, with the slots that make them hang here. */
static void affect_below(fields *f, object_id from) {
  u32_vector work = {0};
  vec_push(&work, from);
  while (work.size) {
    object_id o = vec_pop(&work);
    affect(f, o);
    const object *x = machine_object(f->machine, o);
    for (uint32_t k = 0; k < x->length; k++) {
      if (!is_tree_slot(f, o, k))
        continue;
      tracker_fix(&f->tracker, tracker_slot(&f->tracker, o, k));
      if (slot_reference(f, o, k))
        vec_push(&work, slot_reference(f, o, k));
    }
  }
  vec_release(&work);
}

static void find_affected(fields *f) {
  vec_clear(&f->affected);
  map_clear(&f->is_affected);
  if (!f->locals_are_local) {
    affect_below(f, f->self);
    return;
  }
  for (uint32_t k = 0; k < f->written; k++) {
    const written_slot *w = &f->tracker.written.data[k];
    uint32_t seen = fields_seen_by(f, w);
    if (seen & READ_OF_NODE)
      affect_node(f, w->object);
    if (seen & READ_OF_CHILD)
      affect_above(f, w->object);
  }
  for (uint32_t k = 0; k < f->edges.size; k++) {
    object_id to = f->edges.data[k].target;
    space_id own = fields_own(f, to);
    if (!fields_attached(f, f->edges.data[k].holder))
      continue;
    if (!space_is_null(own) && f->attached_before[own.index])
      add_place(f, own);
    else
      affect_below(f, to);
  }
  if (f->operation->is_constructor)
    affect(f, f->self);
}

bool fields_check_locals(fields *f) {
  if (!f->judge->has_local || f->all)
    return true;
  find_affected(f);
  for (uint32_t k = 0; k < f->affected.size; k++) {
    ir_class *c = machine_object(f->machine, f->affected.data[k])->class;
    ir_method *local =
        c->is_array ? NULL : judge_tree_class(f->judge, c)->local_invariant;
    value self = {.ref = f->affected.data[k]};
    shadow none = {0};
    if (local && !fields_looks_the_same(f, self.ref) &&
        !fields_evaluate(f, local, &self, &none))
      return false;
  }
  return true;
}
