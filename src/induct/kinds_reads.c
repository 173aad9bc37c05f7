/* Who reads what: slots of the symbolic state as places of the space, and whether what is
 * changed at one position matters to another.
 *
 * What is read and changed is known for the positions that stand for their kinds. Of any
 * other position it is the same, by the names that places have below it. So for a place
 * that an invariant reads, each position above the place is looked at: would a change
 * there be a change of this place? */
#include "induct/kinds_internal.h"

#include <assert.h>

static bool has(const space_slot_vector *all, space_slot_id x) {
  vec_each (const space_slot_id, k, all)
    if (space_slot_same(*k, x))
      return true;
  return false;
}

bool kinds_collect_reads(kinds *n, bool of_main, space_slot_vector *out) {
  const space *s = n->c->space;
  n->round++;
  vec_each (const sym_slot_id, slot, &n->log) {
    space_slot_id place = world_space_slot(n->c, *slot);
    if (space_slot_is_none(place) || n->seen.data[place.index] == n->round)
      continue; /* of a new object, or of one that is the same in all states */
    space_id owner = s->slots[place.index].object;
    if (!n->positions.of[owner.index].kind && !(of_main && space_same(owner, SPACE_MAIN)))
      return false;
    n->seen.data[place.index] = n->round;
    vec_push(out, place);
  }
  return true;
}

/* The holder, for as long as there is one below the object named. */
static bool go_up(const kinds *n, space_id *object, space_id below) {
  *object = n->positions.of[object->index].holder;
  return !space_same(*object, below) && n->positions.of[object->index].kind;
}

/* Whether a change at some position strictly below the reader is one of this place. */
static bool is_changed_below(const kinds *n, space_slot_id place, space_id reader) {
  assert(place.index < n->c->space->slot_count);
  const positions *p = &n->positions;
  space_id at = p->space->slots[place.index].object;
  for (bool on = !space_same(at, reader) && p->of[at.index].kind; on;
       on = go_up(n, &at, reader)) {
    uint32_t number = n->case_of.data[p->of[at.index].kind];
    if (!number)
      continue;
    const kinds_case *x = &n->cases.data[number - 1];
    if (has(&x->changed, positions_image(p, place, at, x->object)))
      return true;
  }
  return false;
}

/* Whether the invariant of some position strictly below the case reads this place. */
static bool is_read_below(const kinds *n, space_slot_id place, space_id changer) {
  assert(place.index < n->c->space->slot_count);
  const positions *p = &n->positions;
  space_id at = p->space->slots[place.index].object;
  for (bool on = !space_same(at, changer) && p->of[at.index].kind; on;
       on = go_up(n, &at, changer)) {
    uint32_t number = n->node_of.data[p->of[at.index].kind];
    if (!number)
      continue;
    const kinds_node *x = &n->nodes.data[number - 1];
    if (has(&x->reads, positions_image(p, place, at, x->object)))
      return true;
  }
  return false;
}

static bool reads_changes_below(const kinds *n, const space_slot_vector *reads,
                                space_id reader) {
  vec_each (const space_slot_id, place, reads)
    if (is_changed_below(n, *place, reader))
      return true;
  return false;
}

bool kinds_is_private(const kinds *n) {
  if (reads_changes_below(n, &n->invariant_reads, SPACE_MAIN))
    return false;
  vec_each (const kinds_node, x, &n->nodes)
    if (reads_changes_below(n, &x->reads, x->object))
      return false;
  vec_each (const kinds_case, x, &n->cases)
    vec_each (const space_slot_id, place, &x->changed)
      if (is_read_below(n, *place, x->object))
        return false;
  return true;
}
