/* Static methods with an object before their parameters, which nobody looks at: so that
 * what is made for methods of objects takes them, too.
 *
 *     result m(parameters) { return C.m(parameters); }                    of an object
 *     static boolean m(Object ignored, parameters) { return C.m(parameters); }
 */
#include "java/assemble.h"

#include <string.h>

static void call_target(assembly *a, const ir_method *target) {
  uint32_t args[256];
  for (uint32_t k = 0; k < target->param_count; k++)
    args[k] = k + 1; /* the registers behind the object */
  member_ref ref = {target->owner->name, target->name, target->descriptor,
                    target->owner->is_interface};
  uint32_t value = assemble_call_ref(a, IR_CALL, &ref, true, args);
  assemble_return(a, target->result, value);
}

ir_method *java_method_of_object(java_program *p, const ir_method *target) {
  assembly a;
  assemble_begin(&a, p, target->owner, target->name->text, target->descriptor, false,
                 NULL);
  a.method->is_public = true;
  a.method->is_private = true; /* never overridden */
  call_target(&a, target);
  return assemble_end(&a);
}

ir_method *java_specification_beside(java_program *p, const ir_method *target) {
  assembly a;
  name type =
      name_mk_print(&p->ir.names, "(Ljava/lang/Object;%s", target->descriptor->text + 1);
  assemble_begin(&a, p, target->owner, target->name->text, type, true, NULL);
  a.method->is_declarative = target->is_declarative;
  a.method->origin = target->origin; /* to be blamed like it */
  call_target(&a, target);
  return assemble_end(&a);
}

ir_method *java_always_true(java_program *p, ir_class *owner) {
  assembly a;
  name type = name_mk(&p->ir.names, "(Ljava/lang/Object;)Z");
  assemble_begin(&a, p, owner, "repOk", type, true, NULL);
  a.method->is_declarative = true;
  assemble_return(&a, IR_I32, assemble_int(&a, 1));
  return assemble_end(&a);
}
