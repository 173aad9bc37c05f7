/* GlassBox.listFromTree and its like on the concrete machine: the nodes of a tree as an
 * AbstractionList. The tree fields are those of the subject. */
#include "exec/interpret.h"
#include "judge/judge_run.h"

#include <assert.h>
#include <string.h>

static void note_read(machine *m, object_id o, uint32_t index) {
  machine_watch *w = m->watch;
  if (w && o >= w->first && o < w->end)
    w->read(w, o, index);
}

/* The k-th tree child of an object, or element of a tree array. */
static object_id child(judge *j, object_id o, uint32_t k) {
  machine *m = j->machine;
  const object *x = machine_object(m, o);
  if (x->class->is_array) {
    note_read(m, o, k);
    return x->refs[k];
  }
  uint32_t slot = judge_tree_class(j, x->class)->slots[k];
  note_read(m, o, slot);
  return machine_object(m, o)->slots[slot].ref;
}

static uint32_t child_count(judge *j, object_id o) {
  const object *x = machine_object(j->machine, o);
  if (x->class->is_array)
    return x->class->element == STORE_REF ? x->length : 0;
  return judge_tree_class(j, x->class)->count;
}

/* An object that is met again is no tree's: the walk ends there. */
enum { MOST_NODES = 1 << 22 };

static void walk_breadth_first(judge *j, object_id root, u32_vector *out) {
  u32_vector all = {0};
  if (root)
    vec_push(&all, root);
  for (uint32_t n = 0; n < all.size && all.size < MOST_NODES; n++) {
    object_id o = all.data[n];
    if (!machine_object(j->machine, o)->class->is_array)
      vec_push(out, o);
    for (uint32_t k = 0; k < child_count(j, o); k++) {
      object_id c = child(j, o, k);
      if (c)
        vec_push(&all, c);
    }
  }
  vec_release(&all);
}

typedef struct visit {
  object_id object;
  uint32_t next; /* child */
} visit;

/* What hangs on the first tree field, the node, the rest; elements of an array in order.
 */
static void walk_in_order(judge *j, object_id root, u32_vector *out) {
  vector(visit) stack = {0};
  if (root)
    vec_push(&stack, ((visit){root, 0}));
  while (stack.size && out->size < MOST_NODES && stack.size < MOST_NODES) {
    visit *top = vec_last(&stack);
    object_id o = top->object;
    uint32_t k = top->next++, count = child_count(j, o);
    bool is_node = !machine_object(j->machine, o)->class->is_array;
    if (is_node && k == (count ? 1 : 0))
      vec_push(out, o);
    object_id c = k < count ? child(j, o, k) : 0;
    if (k >= count)
      stack.size--;
    if (c)
      vec_push(&stack, ((visit){c, 0}));
  }
  vec_release(&stack);
}

static uint32_t slot_of(machine *m, ir_class *c, const char *text) {
  const ir_field *f = ir_find_field(c, name_mk(&m->program->names, text), NULL);
  assert(f && "AbstractionList is ours");
  return f->slot;
}

static bool make_list(machine *m, const u32_vector *nodes, value *result) {
  judge *j = m->client;
  java_program *p = j->subject->program;
  ir_class *list = java_class(p, "glassbox/AbstractionList");
  ir_class *flags = java_class(p, "[Z"), *objects = java_class(p, "[Ljava/lang/Object;");
  if (!list || !flags || !objects)
    return false;
  object_id made = heap_new_object(&m->heap, list);
  object_id present = heap_new_array(&m->heap, flags, nodes->size);
  object_id items = heap_new_array(&m->heap, objects, nodes->size);
  for (uint32_t k = 0; k < nodes->size; k++) {
    heap_set_element(machine_object(m, present), STORE_BOOL, k, (value){.i = 1});
    machine_object(m, items)->refs[k] = nodes->data[k];
  }
  machine_object(m, made)->slots[slot_of(m, list, "present")].ref = present;
  machine_object(m, made)->slots[slot_of(m, list, "items")].ref = items;
  result->ref = made;
  return true;
}

static bool list_from_tree(machine *m, ir_method *method, const value *args,
                           value *result) {
  u32_vector nodes = {0};
  judge *j = m->client;
  if (strstr(method->name->text, "InOrder"))
    walk_in_order(j, args[0].ref, &nodes);
  else
    walk_breadth_first(j, args[0].ref, &nodes);
  bool good = nodes.size < MOST_NODES && make_list(m, &nodes, result);
  vec_release(&nodes);
  if (!good)
    machine_stop(m, STOP_UNSUPPORTED, "a list of what is no tree");
  return good;
}

native_function *judge_list_native(void) {
  return list_from_tree;
}
