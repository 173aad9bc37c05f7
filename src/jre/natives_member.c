/* Reflection, as far as field updaters and the JDK's own classes need it: the
 * declared fields of a class. */
#include "jre/runtime.h"

static object_id make_field(machine *m, ir_class *class, uint32_t index) {
  jre *j = jre_of(m);
  const ir_field *from = &class->fields[index];
  const class_field *origin = from->origin;
  ir_class *field_class = jre_class(m, "java/lang/reflect/Field");
  ir_class *type =
      java_descriptor_class(j->program, from->descriptor->text, from->descriptor->length);
  if (!field_class || !type)
    return 0;
  object_id declaring = jre_mirror(m, class), type_mirror = jre_mirror(m, type);
  object_id text = jre_intern(m, from->name);
  object_id field = heap_new_object(&m->heap, field_class);
  jre_slot(m, field, "clazz")->ref = declaring;
  jre_slot(m, field, "slot")->i = (int32_t)index;
  jre_slot(m, field, "name")->ref = text;
  jre_slot(m, field, "type")->ref = type_mirror;
  jre_slot(m, field, "modifiers")->i = origin ? origin->access : ACC_PRIVATE;
  return field;
}

/* getDeclaredFields0(boolean publicOnly) */
NATIVE(get_declared_fields) {
  jre *j = jre_of(m);
  ir_class *class = jre_mirrored(m, args[0].ref);
  ir_class *field_class = jre_class(m, "java/lang/reflect/Field");
  if (!field_class || !machine_initialise(m, field_class))
    return false;
  u32_vector fields = {0};
  for (uint32_t i = 0; i < class->field_count; i++) {
    const class_field *origin = class->fields[i].origin;
    if (!args[1].i || (origin && origin->access & ACC_PUBLIC))
      vec_push(&fields, make_field(m, class, i));
  }
  result->ref =
      heap_new_array(&m->heap, java_array_of(j->program, field_class), fields.size);
  for (uint32_t i = 0; i < fields.size; i++)
    machine_object(m, result->ref)->refs[i] = fields.data[i];
  vec_release(&fields);
  return true;
}

const native_entry natives_member[] = {
    {"java/lang/Class", "getDeclaredFields0", NULL, get_declared_fields}, {0}};
