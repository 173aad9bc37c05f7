/* The tree property on the machine's heap, and the prestate.
 *
 * The tree fields of everything reachable through tree fields from the main object must
 * form a tree (000 §2.10): no object is met twice. A tree array belongs to its holder,
 * and its elements are tree fields. Objects are stamped with the number of the walk, so
 * that nothing needs to be cleared. */
#include "judge/judge_run.h"

#include <assert.h>
#include <string.h>

const tree_class *judge_tree_class(judge *j, ir_class *c) {
  uint64_t *known = map_get(&j->tree_classes, map_address(c));
  if (known)
    return (const tree_class *)(uintptr_t)*known;
  tree_class *t = arena_new(&j->arena, tree_class);
  t->slots = arena_new_array(&j->arena, uint32_t, c->slot_count);
  for (uint32_t i = 0; i < c->slot_count && !c->is_array; i++)
    if (subject_is_tree_field(j->subject, c->slots[i]))
      t->slots[t->count++] = i;
  ir_method *local = subject_local_invariant(j->subject, c);
  t->local_invariant = local && !c->is_interface ? ir_dispatch(c, local) : NULL;
  t->assumption = subject_assumption(j->subject, c);
  map_put(&j->tree_classes, map_address(c), map_address(t));
  return t;
}

static void make_stamps(judge *j, object_id last) {
  vec_reserve(&j->stamps, (size_t)last + 1);
  memset(j->stamps.data + j->stamps.size, 0,
         (last + 1 - j->stamps.size) * sizeof *j->stamps.data);
  j->stamps.size = last + 1;
}

/* Marks the object for this walk; false: it was met before. */
static bool stamp(judge *j, object_id o) {
  if (o >= j->stamps.size)
    make_stamps(j, o);
  if (j->stamps.data[o] == j->walk)
    return false;
  j->stamps.data[o] = j->walk;
  return true;
}

static bool meet(judge *j, object_id o) {
  if (!o)
    return true;
  if (!stamp(j, o))
    return false;
  vec_push(&j->nodes, o);
  return true;
}

bool judge_walk_tree(judge *j, object_id root, object_id *again, object_id *from,
                     const ir_field **field) {
  heap *h = &j->machine->heap;
  if (!++j->walk) { /* the counter wrapped around */
    vec_clear(&j->stamps);
    j->walk = 1;
  }
  vec_clear(&j->nodes);
  meet(j, root);
  for (uint32_t n = 0; n < j->nodes.size; n++) {
    *from = j->nodes.data[n];
    object *o = heap_object(h, *from);
    if (o->class->is_array) {
      for (uint32_t i = 0; i < o->length; i++)
        if (!meet(j, *again = o->refs[i]))
          return *field = NULL, false;
      continue;
    }
    const tree_class *t = judge_tree_class(j, o->class);
    for (uint32_t i = 0; i < t->count; i++)
      if (!meet(j, *again = o->slots[t->slots[i]].ref))
        return *field = o->class->slots[t->slots[i]], false;
  }
  return true;
}

/* The prestate: every object of the space that can change is copied. Objects without
 * slots cannot: they, texts, boxes and enum constants are the same before and after,
 * so that == on them means what it says. */

static bool is_copied(const judge *j, object_id o) {
  return o >= j->first && o < j->first + j->own_count &&
         (heap_object(&j->machine->heap, o)->length ||
          heap_object(&j->machine->heap, o)->class->is_array);
}

static object_id copy(judge *j, object_id o) {
  if (!o || !is_copied(j, o))
    return o;
  uint32_t *known = &j->copy_of.data[o - j->first];
  if (!*known) {
    *known = heap_copy(&j->machine->heap, o);
    assert(*known == j->copies + j->copied.size && "copies are in a row");
    vec_push(&j->copied, o);
  }
  return *known;
}

static void copy_references(judge *j, object_id o) {
  heap *h = &j->machine->heap;
  ir_class *c = heap_object(h, o)->class;
  uint32_t length = heap_object(h, o)->length;
  if (c->is_array && c->element != STORE_REF)
    return;
  for (uint32_t i = 0; i < length; i++) {
    if (!c->is_array && c->slots[i]->storage != STORE_REF)
      continue;
    object_id to =
        c->is_array ? heap_object(h, o)->refs[i] : heap_object(h, o)->slots[i].ref;
    to = copy(j, to);
    if (c->is_array)
      heap_object(h, o)->refs[i] = to;
    else
      heap_object(h, o)->slots[i].ref = to;
  }
}

void judge_forget_copies(judge *j) {
  vec_each (uint32_t, o, &j->copied)
    j->copy_of.data[*o - j->first] = 0;
  vec_clear(&j->copied);
}

object_id judge_copy(judge *j, object_id o) {
  uint32_t from = j->copied.size;
  object_id result = copy(j, o);
  for (uint32_t i = from; i < j->copied.size; i++)
    copy_references(j, j->copies + i);
  return result;
}

object_id judge_copy_state(judge *j) {
  assert(!j->copied.size);
  while (j->copy_of.size < j->own_count)
    vec_push(&j->copy_of, 0);
  j->copies = j->machine->heap.top;
  return judge_copy(j, j->ids[1]);
}

object_id judge_original(judge *j, object_id o) {
  return o >= j->copies && o - j->copies < j->copied.size ? j->copied.data[o - j->copies]
                                                          : o;
}
