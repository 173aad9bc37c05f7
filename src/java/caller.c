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
  uint32_t value = target->origin ? assemble_call_ref(a, IR_CALL, &ref, true, args)
                                  : assemble_call_method(a, target, args); /* made */
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

/* Goes on where the argument in the register is null or satisfies the invariant. */
static void need_valid(assembly *a, const ir_method *invariant, uint32_t reg,
                       uint32_t fail) {
  uint32_t some = assemble_block(a), next = assemble_block(a);
  const char *owner = invariant->owner->name->text;
  uint32_t is = assemble_instance_test(a, reg, invariant->owner->name);
  assemble_branch_int(a, COND_NE, is, 0, some, next);
  assemble_label(a, some);
  char *descriptor = memory_print("L%s;", owner);
  uint32_t one = assemble_cast(a, reg, descriptor);
  memory_free(descriptor);
  uint32_t holds = assemble_call(a, IR_DISPATCH, owner, invariant->name->text,
                                 invariant->descriptor->text, &one);
  assemble_branch_int(a, COND_NE, holds, 0, next, fail);
  assemble_label(a, next);
}

ir_method *java_arguments_valid(java_program *p, const ir_method *invariant,
                                const ir_method *of, const bool *which) {
  assembly a;
  const char *end = strchr(of->descriptor->text, ')');
  name type =
      name_mk_print(&p->ir.names, "(Ljava/lang/Object;%.*s)Z",
                    (int)(end - of->descriptor->text - 1), of->descriptor->text + 1);
  assemble_begin(&a, p, invariant->owner, "repOk", type, true, NULL);
  a.method->is_declarative = true;
  uint32_t fail = assemble_block(&a);
  for (uint32_t k = 1; k < a.method->param_count; k++)
    if (which[k - 1])
      need_valid(&a, invariant, k, fail);
  assemble_return(&a, IR_I32, assemble_int(&a, 1));
  assemble_label(&a, fail);
  assemble_return(&a, IR_I32, assemble_int(&a, 0));
  return assemble_end(&a);
}
