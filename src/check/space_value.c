/* Texts, boxed numbers and constants of the space on a machine. */
#include "check/space_value.h"

#include "jre/jre.h"
#include "jre/runtime.h"

#include <string.h>

/* valueOf(int) etc. */
static ir_method *value_of(const ir_class *c) {
  ir_method *found = NULL;
  for (uint32_t i = 0; i < c->method_count; i++) {
    ir_method *m = &c->methods[i];
    if (!strcmp(m->name->text, "valueOf") && m->param_count == 1 &&
        m->param_types[0] != IR_REF)
      found = m;
  }
  return found;
}

/* The array that java.lang.Class keeps of the enum's constants. */
static object_id universe(machine *m, object_id mirror) {
  ir_class *c = machine_object(m, mirror)->class;
  value self = {.ref = mirror}, all = {0};
  for (uint32_t i = 0; i < c->method_count; i++)
    if (!strcmp(c->methods[i].name->text, "getEnumConstantsShared"))
      return machine_call(m, &c->methods[i], &self, &all) == RAN_RETURN ? all.ref : 0;
  return 0;
}

object_id space_value_make(machine *m, const space_object *o, object_id equal) {
  if (o->mirrored) {
    object_id mirror = jre_mirror(m, o->mirrored);
    return mirror && o->is_universe ? universe(m, mirror) : mirror;
  }
  const ir_field *constant = o->constant;
  if (!machine_initialise(m, constant ? constant->owner : o->class))
    return 0;
  if (constant) {
    object_id held =
        machine_object(m, machine_globals(m, constant->owner))->slots[constant->slot].ref;
    return held && o->settled && !jre_settle_as(m, held, o->settled) ? 0 : held;
  }
  bool text = !strcmp(o->class->name->text, "java/lang/String");
  if (text && !space_is_null(o->equal_to))
    return heap_copy(&m->heap, equal);
  if (text)
    return jre_literal(m, o->stem + 1, strlen(o->stem) - 2);
  value v = {.l = o->value}, box = {0};
  return machine_call(m, value_of(o->class), &v, &box) == RAN_RETURN ? box.ref : 0;
}
