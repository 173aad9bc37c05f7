/* Calls. Ordinary ones keep their symbolic reference until they are first executed.
 * invokedynamic becomes the call of a method made for its call site: see lambda.c,
 * concat.c, record.c. */
#include "java/lower.h"

#include "java/opcode.h"

#include <string.h>

void emit_call(lowering *l, ir_op op, ir_method *method, const void *symbol,
               uint32_t count, const uint8_t *types, ir_type result) {
  ir_call *call = ir_builder_new_call(&l->builder, count);
  call->method = method;
  call->unresolved = symbol;
  for (uint32_t k = count; k-- > 0;)
    call->args[k] = pop_reg(l, types[k]);
  ir_instr i = {.op = op, .type = (uint8_t)result, .unresolved = !method, .call = call};
  if (result != IR_VOID)
    i.dst = push_result(l, result);
  emit(l, i);
}

void lower_invoke(lowering *l, uint8_t op, uint16_t index) {
  member_ref *ref = arena_new(&l->program->ir.arena, member_ref);
  *ref = classfile_member(l->file, index);
  descriptor d;
  descriptor_parse(ref->descriptor->text, &d);
  uint8_t types[256];
  uint32_t receiver = op == JVM_INVOKESTATIC ? 0 : 1;
  types[0] = IR_REF;
  memcpy(types + receiver, d.types, d.count);
  bool dispatched = op == JVM_INVOKEVIRTUAL || op == JVM_INVOKEINTERFACE;
  emit_call(l, dispatched ? IR_DISPATCH : IR_CALL, NULL, ref, d.count + receiver, types,
            d.result_type);
}

void emit_unsupported(lowering *l, const char *construct) {
  ir_method *m =
      java_unsupported(l->program, construct, name_mk(&l->program->ir.names, "()V"));
  emit_call(l, IR_CALL, m, NULL, 0, NULL, IR_VOID);
}

/* The class and method that bootstrap a call site. */
static member_ref bootstrap_of(lowering *l, const bootstrap_method *b) {
  pool_entry *handle = &l->file->pool[b->handle];
  return classfile_member(l->file, handle->b);
}

static ir_method *call_site(lowering *l, const bootstrap_method *b, name n, name d,
                            const char **why) {
  java_program *p = l->program;
  ir_class *user = l->method->owner;
  member_ref by = bootstrap_of(l, b);
  const char *class = by.owner->text, *method = by.name->text;
  if (!strcmp(class, "java/lang/invoke/LambdaMetafactory"))
    return java_lambda(p, user, b, n, d, !strcmp(method, "altMetafactory"), why);
  if (!strcmp(class, "java/lang/invoke/StringConcatFactory"))
    return java_concatenation(p, user, b, by.name, d, why);
  if (!strcmp(class, "java/lang/runtime/ObjectMethods"))
    return java_record_method(p, user, b, n, d, why);
  if (!strcmp(class, "java/lang/runtime/SwitchBootstraps"))
    return java_type_switch(p, user, b, by.name, d, why);
  *why = arena_print(&p->ir.arena, "call site made by %s.%s", class, method);
  return NULL;
}

void lower_dynamic(lowering *l, uint16_t index) {
  name n, text;
  bootstrap_method *b = classfile_dynamic(l->file, index, &n, &text);
  const char *why = NULL;
  ir_method *m = call_site(l, b, n, text, &why);
  if (!m)
    m = java_unsupported(l->program, why ? why : "invokedynamic", text);
  descriptor d;
  descriptor_parse(text->text, &d);
  emit_call(l, IR_CALL, m, NULL, d.count, d.types, d.result_type);
}
