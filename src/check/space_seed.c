/* Fields whose library object the class itself makes: `private final Queue<Job> jobs =
 * new PriorityQueue<>(Comparator.reverseOrder())`. How it was made, with which comparator,
 * order or lambda, only the constructor tells: it is run, and what it leaves in the field
 * is what operations of the library begin with.
 *
 * Such a field is final, and nothing that a constructor is given, or that another field holds,
 * could be put into it; or it owns its object (subject_owned.c). No two of these ever hold the same object. */
#include "check/space_made.h"
#include "check/subject_names.h"
#include "jre/jre.h"

#include <string.h>

enum { MOST_GIVEN = 8 };

/* A text, a number, or null: what a constructor may be content with. */
static value given_to(space_builder *b, machine *m, const ir_class *type,
                      uint32_t attempt) {
  int64_t low = b->space->ints_low, high = b->space->ints_high;
  int64_t n = attempt == 0 ? high : attempt == 1 ? (high > 1 ? 1 : low) : 8;
  value v = {0};
  if (!java_info(type)->is_primitive)
    v.ref = class_is_text(type) ? jre_literal(m, "a", 1) : 0;
  else if (!strcmp(type->name->text, "long"))
    v.l = n;
  else if (!strcmp(type->name->text, "boolean"))
    v.i = attempt == 0;
  else if (strcmp(type->name->text, "float") != 0 &&
           strcmp(type->name->text, "double") != 0)
    v.i = (int32_t)n;
  return v;
}

static bool run(machine *m, ir_method *constructor, const value *args) {
  m->steps = 0;
  bool good = machine_call(m, constructor, args, NULL) == RAN_RETURN;
  if (m->stop.kind)
    machine_clear_stop(m);
  m->exception = 0;
  return good;
}

/* The object that the constructor leaves; 0: it does not return. */
static object_id construct_by(space_builder *b, ir_class *c, ir_method *constructor) {
  enum { ATTEMPTS = 3 };
  machine *m = builder_machine(b);
  class_vector types = {0};
  object_id made = 0;
  bool good = method_parameter_classes(b->subject->program, constructor, &types) &&
              types.size < MOST_GIVEN;
  for (uint32_t attempt = 0; good && !made && attempt < ATTEMPTS; attempt++) {
    value args[MOST_GIVEN] = {{.ref = heap_new_object(&m->heap, c)}};
    for (uint32_t k = 0; k < types.size; k++)
      args[k + 1] = given_to(b, m, types.data[k], attempt);
    made = run(m, constructor, args) ? args[0].ref : 0;
  }
  vec_release(&types);
  return made;
}

object_id seed_holder(space_builder *b, ir_class *c) {
  machine *m = builder_machine(b);
  if (!m || !machine_wake(m) || !machine_initialise(m, c)) {
    if (m && m->stop.kind)
      machine_clear_stop(m);
    return 0;
  }
  for (uint32_t i = 0; i < c->method_count; i++) {
    bool constructor = !strcmp(c->methods[i].name->text, "<init>");
    object_id made = constructor ? construct_by(b, c, &c->methods[i]) : 0;
    if (made)
      return made;
  }
  return 0;
}

/* Whether some constructor is given what the field could hold. */
static bool may_be_given(space_builder *b, const ir_field *f, const ir_class *type) {
  const ir_class *c = f->owner;
  bool found = false;
  for (uint32_t i = 0; !found && i < c->method_count; i++) {
    class_vector types = {0};
    if (strcmp(c->methods[i].name->text, "<init>") != 0)
      continue;
    found = !method_parameter_classes(b->subject->program, &c->methods[i], &types);
    vec_each (ir_class *, p, &types)
      found = found || (!java_info(*p)->is_primitive &&
                        (ir_is_subclass(*p, type) || ir_is_subclass(type, *p)));
    vec_release(&types);
  }
  return found;
}

bool class_is_lambda(const ir_class *c) {
  return !java_info(c)->file && !c->is_array && !java_info(c)->is_primitive;
}

/* A lambda, an object of the library, or one without fields: it has nothing to range
 * over. */
static bool is_seed(const space_builder *b, const ir_class *c) {
  return class_is_lambda(c) || made_is_library(b, c) || made_base(b, c) ||
         (!c->is_enum && !c->is_array && !c->slot_count && !class_is_object(c));
}

static ir_class *find_seed(space_builder *b, const ir_class *holder, const ir_field *f) {
  ir_class *type = java_descriptor_class(b->subject->program, f->descriptor->text,
                                         f->descriptor->length);
  bool owned = type && made_is_library(b, type) && subject_owns(b->subject, f);
  if (!type || !(made_is_library(b, type) || type->is_interface || made_base(b, type)) ||
      !(owned ||
        (f->is_final && !may_be_given(b, f, type) && !subject_takes_held(b->subject, f))))
    return NULL;
  object_id made = seed_holder(b, (ir_class *)holder);
  value held = {0};
  for (uint32_t i = 0; made && i < holder->slot_count; i++)
    if (holder->slots[i] == f)
      held = machine_object(b->machine, made)->slots[i];
  ir_class *c = held.ref ? machine_object(b->machine, held.ref)->class : NULL;
  return c && is_seed(b, c) ? c : NULL;
}

ir_class *builder_seed(space_builder *b, const ir_class *holder, const ir_field *f) {
  const class_field *origin = f->origin;
  if (f->storage != STORE_REF || f->descriptor->text[0] != 'L' || f->is_static ||
      !origin || (origin->access & ACC_SYNTHETIC) || java_info(f->owner)->from_jdk ||
      java_info(b->subject->class)->from_jdk || b->subject->companion ||
      holder->is_array || subject_is_tree_field(b->subject, f))
    return NULL;
  uint64_t key = map_mix(map_address(holder), map_address(f)), *known;
  known = map_get(&b->seeds, key);
  if (!known)
    known = map_put(&b->seeds, key, map_address(find_seed(b, holder, f)));
  return (ir_class *)(uintptr_t)*known;
}
