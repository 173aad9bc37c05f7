/* What a run left, read off the machine's heap. */
#include "check/space_made_run.h"

#include "check/space_value.h"
#include "jre/runtime.h"

#include <string.h>

enum { MOST_PARTS = 80, MOST_SLOTS = 2000 };

typedef struct taking {
  space_builder *b;
  object_id from;
  const map *known;
  made_graph *graph;
  u32_vector ids;         /* of the parts */
  const ir_class *within; /* whose slots are being taken */
  bool is_seed, is_strict;
  const ir_class *record; /* that is a key, and whose fields never change; or NULL */
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

/* Numbers, dates and the like: nothing changes them, and one is as good as an equal one. */
bool made_is_value(const ir_class *c) {
  static const char *const values[] = {"java/math/Big", "java/time/", "java/util/UUID",
                                       "java/util/Optional"};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    if (!strncmp(c->name->text, values[i], strlen(values[i])))
      return !c->is_enum;
  return false;
}

/* Whether the object may be taken though others have it: lambdas, values, and the digits
 * of a value. */
static bool is_copied(const taking *t, const object *o) {
  return class_is_lambda(o->class) || made_is_value(o->class) ||
         (o->class->is_array && o->class->element != STORE_REF && t->within &&
          made_is_value(t->within));
}

/* An empty array, an object without fields, an empty list of the library's. */
static bool cannot_change(const object *o) {
  static const char empty[] = "java/util/Collections$Empty";
  return !o->length || !strncmp(o->class->name->text, empty, sizeof empty - 1);
}

/* A class that the state may have an object of besides its own: the library's; a lambda's,
 * or one without fields, of which one is as good as another; a record that is a key. */
static bool is_part(const taking *t, const ir_class *c) {
  return c == t->record || java_info(c)->from_jdk || c->is_array || class_is_lambda(c) ||
         !c->slot_count;
}

/* The class is the library's, or one made for a lambda, whose fields never change. */
static bool is_given(const ir_class *c) {
  return java_info(c)->from_jdk || class_is_lambda(c);
}

static bool is_mirror(const object *o) {
  return !strcmp(o->class->name->text, "java/lang/Class");
}

static space_id add_constant(space_builder *b, object_id o, space_object like) {
  space_id made = builder_add_object(b, ROLE_CONSTANT, like.class, 0, like.stem);
  if (!space_is_null(made)) {
    b->objects.data[made.index].constant = like.constant;
    b->objects.data[made.index].mirrored = like.mirrored;
    b->objects.data[made.index].is_universe = like.is_universe;
    map_put(&b->constants, o, made.index);
    if (like.constant)
      map_put(&b->constants, map_address(like.constant), made.index);
  }
  return made;
}

/* Class objects, and the constants of an enum in an array that collections of them share. */
static space_id kept_by_class(taking *t, object_id o) {
  space_builder *b = t->b;
  arena *a = &b->space->arena;
  const object *held = machine_object(b->machine, o);
  if (is_mirror(held)) {
    ir_class *c = jre_mirrored(b->machine, o);
    const char *text = arena_print(a, "%s.class", class_simple_text(a, c));
    return add_constant(
        b, o, (space_object){.class = held->class, .mirrored = c, .stem = text});
  }
  ir_class *of = held->class->is_array ? held->class->element_class : NULL;
  if (!of || !of->is_enum)
    return SPACE_NULL;
  space_object all = {.class = held->class, .mirrored = of, .is_universe = true};
  all.stem = arena_print(a, "%s.values", class_simple_text(a, of));
  return space_value_make(b->machine, &all, 0) == o ? add_constant(b, o, all)
                                                    : SPACE_NULL;
}

/* The constant of an enum that the space has for itself; null: it is another object. */
static space_id kept_by_enum(taking *t, object_id o) {
  space_builder *b = t->b;
  const object *held = machine_object(b->machine, o);
  const ir_field *f = field_holding(b->machine, held->class, o);
  const pool *p = f ? builder_pool(b, held->class) : NULL;
  for (uint32_t k = 0; p && k < p->count; k++)
    if (b->objects.data[p->first_object + k].constant == f)
      return (space_id){p->first_object + k};
  return SPACE_NULL;
}

/* An older object that a class keeps and that cannot change. The object of the space;
 * null: it is no such one. */
static space_id kept_constant(taking *t, object_id o) {
  space_builder *b = t->b;
  const uint64_t *known = map_get(&b->constants, o);
  if (known)
    return (space_id){(uint32_t)*known};
  space_id kept = kept_by_class(t, o);
  kept = !space_is_null(kept) ? kept : kept_by_enum(t, o);
  const object *held = machine_object(b->machine, o);
  if (!space_is_null(kept) || !(cannot_change(held) || held->class->is_enum))
    return kept;
  const ir_field *f = field_holding(b->machine, held->class, o);
  vec_each (uint32_t, part, &t->ids)
    f = f ? f : field_holding(b->machine, machine_object(b->machine, *part)->class, o);
  if (!f)
    return SPACE_NULL;
  arena *a = &b->space->arena;
  const char *text =
      arena_print(a, "%s.%s", class_simple_text(a, f->owner), f->name->text);
  return add_constant(b, o,
                      (space_object){.class = held->class, .constant = f, .stem = text});
}

static bool take_reference(taking *t, object_id o, graph_slot *s) {
  const uint64_t *known = o ? map_get(t->known, o) : NULL;
  s->kind = GRAPH_OBJECT;
  if (!o)
    return true;
  if (known) {
    bool element = *known & KNOWN_ELEMENT, link = *known & KNOWN_LINK;
    s->kind = element ? GRAPH_ELEMENT : link ? GRAPH_LINK : GRAPH_OBJECT;
    s->object = (uint32_t)*known & ~(uint32_t)(KNOWN_ELEMENT | KNOWN_LINK);
    return true;
  }
  const object *held = machine_object(t->b->machine, o);
  if (is_mirror(held) || (o < t->from && !is_copied(t, held)))
    return (s->object = kept_constant(t, o).index) != 0;
  s->kind = GRAPH_PART;
  for (s->object = 0; s->object < t->ids.size; s->object++)
    if (t->ids.data[s->object] == o)
      return true;
  vec_push(&t->ids, o);
  return t->ids.size <= MOST_PARTS;
}

/* A field of the program's own ranges over all that it can hold; but one that is set once
 * and for all, in an object that a class makes for itself, is as it is. */
static bool is_open(const taking *t, const ir_field *f) {
  return !is_given(f->owner) && f->owner != t->record && !t->is_strict &&
         !(t->is_seed && f->is_final);
}

static bool take_part(taking *t, object_id id) {
  machine *m = t->b->machine;
  ir_class *c = machine_object(m, id)->class;
  uint32_t count = machine_object(m, id)->length;
  if (t->graph->parts.size && !is_part(t, c))
    return false; /* an object of the program's */
  t->within = c;
  graph_part part = {c, t->graph->slots.size, count};
  vec_push(&t->graph->parts, part);
  if (t->graph->slots.size + count > MOST_SLOTS)
    return false;
  for (uint32_t i = 0; i < count; i++) {
    const object *o = machine_object(m, id);
    ir_storage storage = c->is_array ? c->element : c->slots[i]->storage;
    value v = c->is_array ? heap_element(o, storage, i) : o->slots[i];
    graph_slot s = {0};
    if (!c->is_array && is_open(t, c->slots[i]))
      s.kind = GRAPH_OPEN;
    else if (storage != STORE_REF)
      s.bits = storage == STORE_I64 || storage == STORE_F64 ? v.l : v.i;
    else if (!take_reference(t, v.ref, &s))
      return false;
    vec_push(&t->graph->slots, s);
  }
  return true;
}

bool made_graph_take(made_run_state *r, object_id root, object_id from, made_graph *out) {
  space_builder *b = r->b;
  taking t = {.b = b, .from = from, .known = &r->known, .graph = out};
  t.is_seed = r->group->seed;
  t.is_strict = r->group->is_strict;
  t.record = r->record ? r->record->owner : NULL;
  *out = (made_graph){0};
  /* otherwise it belongs to a class */
  bool good = root >= from || is_copied(&t, machine_object(b->machine, root));
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
