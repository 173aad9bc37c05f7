/* What was written, and yet has not changed.
 *
 * *Slots* that an operation wrote and left as they were: no change, where that is so in
 * all executions of the class. What it takes for that is a fact, "the slot was as it is
 * now". It is made relevant where it is so anyway, or where the alternative is worse: to
 * evaluate the local invariants that read the slot, with all that these depend on.
 *
 * *Local invariants* see their node's fields and the fields of the node's children. Where
 * one uses a child for nothing but a null test and to read its fields, it does not matter
 * *which* node hangs there: when another takes the place of a child, of the same class
 * and with the same values in the fields that are read, the invariant runs as it ran
 * before, and is true. What it takes for that are facts, "what is read now is what was
 * read before"; nothing has to be known of the node's other children, or of the node. */
#include "fields/fields_internal.h"

/* What it depends on that two slots hold the same, the second in the state before; false:
 * they do not. */
static bool is_same(fields *f, ir_storage storage, const value v[2], const shadow s[2],
                    label *why) {
  tracker *t = &f->tracker;
  label more;
  bool same;
  switch (storage) {
  case STORE_REF:
    more = track_same(t, s[0], s[1], v[0].ref, v[1].ref);
    same = v[0].ref == v[1].ref;
    break;
  case STORE_I64:
    more = track_equal(t, s[0], s[1], v[0].l, v[1].l);
    same = v[0].l == v[1].l;
    break;
  case STORE_F32:
  case STORE_F64: return false;
  default: more = track_equal(t, s[0], s[1], v[0].i, v[1].i); same = v[0].i == v[1].i;
  }
  *why = labels_join(&t->labels, *why, more);
  return same;
}

/* The slot now, and what the slot of the space was. */
static bool is_as_was(fields *f, object_id o, uint32_t index, uint32_t slot, label *why) {
  const domain *d = &f->space->slots[slot].domain;
  const object *x = machine_object(f->machine, o);
  value v[] = {x->class->is_array ? heap_element(x, x->class->element, index)
                                  : x->slots[index],
               judge_value(f->judge, d, f->candidate->choices[slot])};
  shadow s[] = {
      tracker_slot(&f->tracker, o, index),
      {.origin = d->count > 1 ? slot + 1 : 0},
  };
  return is_same(f, d->storage, v, s, why);
}

static bool is_as_before(fields *f, object_id o, uint32_t index, label *why) {
  space_id own = fields_own(f, o);
  return !space_is_null(own) &&
         is_as_was(f, o, index, space_get(f->space, own)->first_slot + index, why);
}

void fields_find_changes(fields *f) {
  for (uint32_t k = 0; k < f->written; k++) {
    written_slot *w = &f->tracker.written.data[k];
    label why = LABEL_NONE;
    if (!is_as_before(f, w->object, w->index, &why) ||
        (!labels_is_settled(&f->tracker.labels, why) && !fields_seen_by(f, w)))
      continue;
    tracker_settle(&f->tracker, why);
    w->unchanged = true;
  }
}

static bool reads(const fields *f, const ir_class *c, uint32_t index, uint32_t of) {
  uint64_t *known = map_get(&f->local_reads, map_address(c->slots[index]));
  return known && *known & of;
}

/* Whether no node that can hang there has changed in what the node above sees of it. */
static bool children_are_untouched(const fields *f, uint32_t slot) {
  const domain *d = &f->space->slots[slot].domain;
  for (uint32_t k = 0; k < d->count; k++) {
    const space_object *o = space_get(f->space, d->objects[k]);
    for (uint32_t i = 0; !space_is_null(d->objects[k]) && i < o->slot_count; i++)
      if (tracker_is_changed(&f->tracker, f->judge->ids[d->objects[k].index], i) &&
          (o->class->is_array || reads(f, o->class, i, READ_OF_CHILD)))
        return false;
  }
  return true;
}

/* Whether the node that hangs there now looks like the one that did. */
static bool child_looks_the_same(fields *f, object_id now, uint32_t slot, label *why) {
  const domain *d = &f->space->slots[slot].domain;
  space_id before = d->objects[f->candidate->choices[slot]];
  const space_object *b = space_get(f->space, before);
  if (!now || space_is_null(before))
    return !now && space_is_null(before);
  ir_class *c = machine_object(f->machine, now)->class;
  bool same = c == b->class && !c->is_array;
  for (uint32_t i = 0; same && i < c->slot_count; i++)
    if (reads(f, c, i, READ_OF_CHILD))
      same = is_as_was(f, now, i, b->first_slot + i, why);
  return same;
}

static bool slot_looks_the_same(fields *f, object_id node, uint32_t index, label *why) {
  const space_object *o = space_get(f->space, fields_own(f, node));
  uint32_t slot = o->first_slot + index;
  bool changed = tracker_is_changed(&f->tracker, node, index);
  tracker *t = &f->tracker;
  if (!f->space->slots[slot].is_tree ||
      f->space->slots[slot].domain.kind != DOMAIN_REFERENCE)
    return !changed || is_as_was(f, node, index, slot, why);
  if (!changed && children_are_untouched(f, slot))
    return true;
  *why = labels_join(&t->labels, *why, track_whole(t, tracker_slot(t, node, index)));
  if (f->space->slots[slot].domain.count > 1)
    *why = labels_join(&t->labels, *why, track_whole(t, (shadow){.origin = slot + 1}));
  return child_looks_the_same(f, machine_object(f->machine, node)->slots[index].ref, slot,
                              why);
}

bool fields_looks_the_same(fields *f, object_id node) {
  space_id own = fields_own(f, node);
  label why = LABEL_NONE;
  if (space_is_null(own) || !f->attached_before[own.index] || !f->locals_are_local ||
      f->compares_children || space_get(f->space, own)->class->is_array)
    return false;
  const space_object *o = space_get(f->space, own);
  for (uint32_t i = 0; i < o->slot_count; i++)
    if (reads(f, o->class, i, READ_OF_NODE) && !slot_looks_the_same(f, node, i, &why))
      return false;
  tracker_settle(&f->tracker, why);
  return true;
}
