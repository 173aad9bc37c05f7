/* The search space as a whole: bounds in force, the phases of building, and what is
 * too large. */
#include "check/space.h"

#include "check/space_build.h"
#include "check/space_made.h"
#include "check/subject_names.h"
#include "java/java_text.h"
#include "jre/jre.h"

#include <assert.h>
#include <string.h>

/* More than any engine can look at, and 32 bits of slots are never reached. */
enum { MOST_OBJECTS = 1 << 22 };

/* What an object costs in the space and on the machine of a judge, in bytes, about. */
enum { OBJECT_COST = 300, SLOT_COST = 120 };

static bool is_too_large(space_builder *b, const ir_class *c, uint32_t length) {
  size_t limit = memory_limit();
  b->cost +=
      OBJECT_COST + (size_t)(c && !c->is_array ? c->slot_count : length) * SLOT_COST;
  return b->objects.size >= MOST_OBJECTS || (limit && b->cost > limit);
}

space_id builder_add_object(space_builder *b, object_role role, ir_class *c,
                            uint32_t number, const char *stem) {
  if (is_too_large(b, c, role == ROLE_ARRAY ? number : 0)) {
    if (!b->failed)
      diag_error(b->sink, NO_PLACE,
                 "the search space does not fit into memory: it has more than %u "
                 "objects; take smaller bounds (--nodes, --height, --arrays, --objects)",
                 b->objects.size);
    b->failed = true;
    return SPACE_NULL;
  }
  space_object o = {.role = role, .class = c, .number = number, .stem = stem};
  vec_push(&b->objects, o);
  return (space_id){b->objects.size - 1};
}

const char *class_simple_text(arena *a, const ir_class *c) {
  if (c->is_array)
    return java_text_type(a, c->name->text);
  return java_text_type(a, arena_print(a, "L%s;", c->name->text));
}

bool class_is_object(const ir_class *c) {
  return !c->super && !c->is_interface;
}

bool class_is_text(const ir_class *c) {
  return !strcmp(c->name->text, "java/lang/String");
}

const char *space_object_text(arena *a, const space_object *o) {
  bool is_numbered = o->role == ROLE_POSITION || o->role == ROLE_POOL;
  return is_numbered ? arena_print(a, "%s%u", o->stem, o->number) : o->stem;
}

bool space_is_box(const space_object *o) {
  return o->role == ROLE_VALUE && ir_class_is_box(o->class) && space_is_null(o->equal_to);
}

/* Of the library: the class that is put into the field, where one is. */
ir_class *builder_field_class(space_builder *b, const ir_field *f) {
  ir_class *declared = java_descriptor_class(b->subject->program, f->descriptor->text,
                                             f->descriptor->length);
  if (!declared || declared->is_array || java_info(f->owner)->from_jdk ||
      !made_is_library(b, declared))
    return declared;
  ir_class *put = subject_put_class(b->subject, f);
  return put && put != declared && (made_is_library(b, put) || made_base(b, put)) &&
                 ir_is_subclass(put, declared)
             ? put
             : declared;
}

/* Where only static methods are checked the main object is none of the class; and what a
 * local class has captured, val$x, is any object of its type. */
bool builder_is_outer(const space_builder *b, const ir_field *f) {
  const class_field *origin = f->origin;
  if (!origin || !(origin->access & ACC_SYNTHETIC) || f->storage != STORE_REF ||
      strncmp(f->name->text, "this$", 5) || b->subject->main_class != b->subject->class)
    return false;
  for (const ir_class *c = b->subject->class; c->super; c = c->super)
    if (f->descriptor->length == c->name->length + 2 &&
        !strncmp(f->descriptor->text + 1, c->name->text, c->name->length))
      return true;
  return false;
}

machine *builder_machine(space_builder *b) {
  if (!b->machine && (b->machine = jre_new(b->subject->program, NULL))) {
    b->machine->step_limit = 1000000;
    b->machine->no_collect++;
  }
  return b->machine;
}

/* Runs the constructor once per class; the machine is made for it. */
static object_id initial_object(space_builder *b, ir_class *c) {
  uint64_t *known = map_get(&b->made, map_address(c));
  if (known)
    return (object_id)*known;
  name_table *names = &java_program_ir(b->subject->program)->names;
  ir_method *constructor =
      ir_find_declared(c, name_mk(names, "<init>"), name_mk(names, "()V"));
  object_id made = 0;
  if (constructor && builder_machine(b) && machine_initialise(b->machine, c)) {
    value receiver = {.ref = heap_new_object(&b->machine->heap, c)};
    if (machine_call(b->machine, constructor, &receiver, NULL) == RAN_RETURN)
      made = receiver.ref;
    else if (b->machine->stop.kind)
      machine_clear_stop(b->machine);
  }
  map_put(&b->made, map_address(c), made);
  return made;
}

value builder_initial_value(space_builder *b, ir_class *c, uint32_t slot) {
  object_id made = c->is_array ? 0 : initial_object(b, c);
  return made ? machine_object(b->machine, made)->slots[slot] : (value){0};
}

static bool set_integers(space_builder *b) {
  space *s = b->space;
  s->ints_low = s->bounds.has_ints ? s->bounds.ints_low : 0;
  s->ints_high = s->bounds.has_ints ? s->bounds.ints_high : (int64_t)s->position_count;
  if (s->ints_low <= s->ints_high)
    return true;
  diag_error(b->sink, NO_PLACE, "--ints %lld..%lld is empty", (long long)s->ints_low,
             (long long)s->ints_high);
  return false;
}

static bool build(space_builder *b) {
  space *s = b->space;
  builder_add_object(b, ROLE_NULL, NULL, 0, "null");
  builder_add_object(b, ROLE_MAIN, b->subject->main_class, 0, "main");
  builder_find_uses(b);
  if (!builder_read_objects(b, s->bounds.objects) || !builder_add_positions(b))
    return false;
  if (s->bounds.arrays < 0)
    s->bounds.arrays =
        s->bounds.by_size ? (int32_t)s->bounds.height : (int32_t)s->position_count;
  return set_integers(b) && builder_add_pools(b) && builder_add_slots(b);
}

/* The space takes its objects and slots from the builder. */
static void finish(space_builder *b) {
  space *s = b->space;
  s->object_count = b->objects.size;
  s->objects = b->objects.data;
  s->slot_count = b->slots.size;
  s->slots = b->slots.data;
  s->link_count = b->links.size / 2;
  s->links = arena_alloc(&s->arena, b->links.size * sizeof *b->links.data + 1);
  if (b->links.size)
    memcpy(s->links, b->links.data, b->links.size * sizeof *b->links.data);
}

static void release(space_builder *b) {
  vec_release(&b->edges);
  vec_release(&b->positions);
  vec_release(&b->pools);
  vec_release(&b->array_infos);
  map_release(&b->array_of);
  map_release(&b->types);
  map_release(&b->arrays);
  map_release(&b->position_class);
  map_release(&b->visited);
  map_release(&b->made);
  map_release(&b->seeds);
  map_release(&b->constants);
  map_release(&b->uses);
  vec_release(&b->links);
  made_release(b);
  if (b->machine)
    jre_delete(b->machine);
}

space *space_new(subject *subject_, const space_bounds *bounds, diag_sink *sink) {
  space *s = memory_new(space);
  s->subject = subject_;
  s->bounds = *bounds;
  arena_init(&s->arena);
  space_builder b = {.space = s, .subject = subject_, .sink = sink};
  uint32_t errors = sink->errors;
  bool good = build(&b);
  finish(&b);
  if (good)
    builder_find_older(&b);
  assert(good || sink->errors > errors);
  (void)errors;
  release(&b);
  if (good)
    return s;
  space_delete(s);
  return NULL;
}

int64_t domain_real(const domain *d, uint32_t k) {
  return d->open ? d->open->data[k] : d->bits[k];
}

uint32_t domain_real_index(const domain *d, int64_t bits) {
  uint32_t count = d->open ? d->open->size : (uint32_t)d->count;
  for (uint32_t k = 0; k < count; k++)
    if (domain_real(d, k) == bits)
      return k;
  if (!d->open)
    return 0;
  vec_push(d->open, bits);
  return count;
}

void space_delete(space *s) {
  if (!s)
    return;
  memory_free(s->objects);
  memory_free(s->slots);
  vec_release(&s->open_reals[0]);
  vec_release(&s->open_reals[1]);
  arena_release(&s->arena);
  memory_free(s);
}
