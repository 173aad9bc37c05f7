/* What a run left, read off the machine's heap. */
#include "check/space_made_run.h"

#include <string.h>

enum { MOST_PARTS = 80, MOST_SLOTS = 2000 };

typedef struct taking {
  space_builder *b;
  object_id from;
  const map *known;
  made_graph *graph;
  u32_vector ids; /* of the parts */
} taking;

/* The static field of the class, or of one it extends, that holds the object. */
static const ir_field *field_holding(machine *m, const ir_class *c, object_id o) {
  for (; c; c = c->super)
    for (uint32_t i = 0; i < c->global_count; i++)
      if (c->globals[i]->storage == STORE_REF && c->globals[i]->is_final &&
          machine_init_state(m, c) == INIT_DONE &&
          machine_object(m, machine_globals(m, (ir_class *)c))
                  ->slots[c->globals[i]->slot]
                  .ref == o)
        return c->globals[i];
  return NULL;
}

/* An empty array, an object without fields, an empty list of the library's. */
static bool cannot_change(const object *o) {
  static const char empty[] = "java/util/Collections$Empty";
  return !o->length || !strncmp(o->class->name->text, empty, sizeof empty - 1);
}

/* An older object that a class keeps and that cannot change. The object of the space; 0:
 * it is no such one. */
static uint32_t kept_constant(taking *t, object_id o) {
  space_builder *b = t->b;
  const uint64_t *known = map_get(&b->constants, o);
  if (known)
    return (uint32_t)*known;
  const object *held = machine_object(b->machine, o);
  const ir_field *f = NULL;
  if (!cannot_change(held))
    return 0;
  vec_each (uint32_t, part, &t->ids)
    f = f ? f : field_holding(b->machine, machine_object(b->machine, *part)->class, o);
  if (!f)
    return 0;
  arena *a = &b->space->arena;
  const char *text =
      arena_print(a, "%s.%s", class_simple_text(a, f->owner), f->name->text);
  uint32_t made = builder_add_object(b, ROLE_CONSTANT, held->class, 0, text);
  if (made) {
    b->objects.data[made].constant = f;
    map_put(&b->constants, o, made);
    map_put(&b->constants, map_address(f), made);
  }
  return made;
}

static bool take_reference(taking *t, object_id o, graph_slot *s) {
  const uint64_t *known = o ? map_get(t->known, o) : NULL;
  s->kind = GRAPH_OBJECT;
  if (!o)
    return true;
  if (known) {
    bool element = *known & KNOWN_ELEMENT;
    s->kind = element ? GRAPH_ELEMENT : GRAPH_OBJECT;
    s->object = (uint32_t)*known & ~(uint32_t)KNOWN_ELEMENT;
    return true;
  }
  if (o < t->from)
    return (s->object = kept_constant(t, o)) != 0;
  s->kind = GRAPH_PART;
  for (s->object = 0; s->object < t->ids.size; s->object++)
    if (t->ids.data[s->object] == o)
      return true;
  vec_push(&t->ids, o);
  return t->ids.size <= MOST_PARTS;
}

static bool take_part(taking *t, object_id id) {
  machine *m = t->b->machine;
  ir_class *c = machine_object(m, id)->class;
  uint32_t count = machine_object(m, id)->length;
  if (t->graph->parts.size && !java_info(c)->from_jdk && !c->is_array)
    return false; /* an object of the program's */
  graph_part part = {c, t->graph->slots.size, count};
  vec_push(&t->graph->parts, part);
  if (t->graph->slots.size + count > MOST_SLOTS)
    return false;
  for (uint32_t i = 0; i < count; i++) {
    const object *o = machine_object(m, id);
    ir_storage storage = c->is_array ? c->element : c->slots[i]->storage;
    value v = c->is_array ? heap_element(o, storage, i) : o->slots[i];
    graph_slot s = {0};
    if (!c->is_array && !java_info(c->slots[i]->owner)->from_jdk)
      s.kind = GRAPH_BITS; /* the program's own: it ranges over all that it can hold */
    else if (storage != STORE_REF)
      s.bits = storage == STORE_I64 || storage == STORE_F64 ? v.l : v.i;
    else if (!take_reference(t, v.ref, &s))
      return false;
    vec_push(&t->graph->slots, s);
  }
  return true;
}

bool made_graph_take(space_builder *b, object_id root, object_id from, const map *known,
                     made_graph *out) {
  taking t = {b, from, known, out, {0}};
  *out = (made_graph){0};
  bool good = root >= from; /* otherwise it belongs to a class */
  if (good)
    vec_push(&t.ids, root);
  for (uint32_t k = 0; good && k < t.ids.size; k++)
    good = take_part(&t, t.ids.data[k]);
  vec_release(&t.ids);
  if (!good)
    made_graph_release(out);
  return good;
}

bool made_graph_same(const made_graph *a, const made_graph *b) {
  if (a->parts.size != b->parts.size || a->slots.size != b->slots.size)
    return false;
  for (uint32_t k = 0; k < a->parts.size; k++)
    if (a->parts.data[k].class != b->parts.data[k].class ||
        a->parts.data[k].slot_count != b->parts.data[k].slot_count)
      return false;
  for (uint32_t k = 0; k < a->slots.size; k++)
    if (a->slots.data[k].kind != b->slots.data[k].kind ||
        a->slots.data[k].bits != b->slots.data[k].bits ||
        a->slots.data[k].object != b->slots.data[k].object)
      return false;
  return true;
}

void made_graph_release(made_graph *g) {
  vec_release(&g->parts);
  vec_release(&g->slots);
}
