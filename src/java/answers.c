/* A class for a functional interface whose method gives any value, another at each call.
 *
 *     class Interface$$Answers implements Interface {
 *       int calls;
 *       T answer0, answer1, answer2;                      what they are is the state's
 *       T method(parameters) {
 *         int k = calls++;
 *         if (k == 0) return answer0; ...
 *         GlassBox.moreAnswersThanThereAre();             which nobody can execute
 *       }
 *     }
 */
#include "java/assemble.h"

#include <string.h>

enum { ANSWERS = 3 };

static void make_fields(java_program *p, ir_class *c, const char *type) {
  bool any = *type != 'V';
  c->field_count = any ? ANSWERS + 1 : 1;
  c->fields = arena_new_array(&p->ir.arena, ir_field, c->field_count);
  c->fields[0] = (ir_field){.name = name_mk(&p->ir.names, "calls"),
                            .descriptor = name_mk(&p->ir.names, "I"),
                            .owner = c,
                            .storage = STORE_I32};
  for (uint32_t k = 1; k < c->field_count; k++)
    c->fields[k] = (ir_field){.name = name_mk_print(&p->ir.names, "answer%u", k - 1),
                              .descriptor = name_mk(&p->ir.names, type),
                              .owner = c,
                              .storage = descriptor_storage(type)};
}

static void count_call(assembly *a, ir_field *calls, uint32_t k) {
  uint32_t next = ir_builder_new_reg(&a->builder, IR_I32);
  ir_builder_add(
      &a->builder,
      (ir_instr){.op = IR_ADD, .type = IR_IMM32, .dst = next, .a = k, .imm = 1});
  ir_builder_add(
      &a->builder,
      (ir_instr){.op = IR_STORE, .type = IR_I32, .a = 0, .b = next, .field = calls});
}

static void make_method(java_program *p, ir_class *c, const ir_method *of,
                        ir_method *given) {
  assembly a;
  assemble_begin(&a, p, c, of->name->text, of->descriptor, false, given);
  given->is_public = true;
  uint32_t calls = assemble_load(&a, 0, &c->fields[0]);
  count_call(&a, &c->fields[0], calls);
  for (uint32_t k = 1; k < c->field_count; k++) {
    uint32_t give = assemble_block(&a), next = assemble_block(&a);
    assemble_branch_int(&a, COND_EQ, calls, (int32_t)k - 1, give, next);
    assemble_label(&a, give);
    assemble_return(&a, of->result, assemble_load(&a, 0, &c->fields[k]));
    assemble_label(&a, next);
  }
  if (of->result == IR_VOID)
    assemble_return(&a, IR_VOID, 0);
  else {
    assemble_call(&a, IR_CALL, "glassbox/GlassBox", "moreAnswersThanThereAre", "()V",
                  NULL);
    assemble_return(&a, of->result, ir_builder_new_reg(&a.builder, of->result));
  }
  assemble_end(&a);
}

ir_class *java_answers_class(java_program *p, ir_class *interface, const ir_method *of,
                             const char *type) {
  name n = name_mk_print(&p->ir.names, "%s$$Answers%u", interface->name->text,
                         ++p->lambda_count);
  ir_class *c = java_synthetic_class(p, n->text, java_class(p, "java/lang/Object"));
  make_fields(p, c, type);
  c->method_count = 1;
  c->methods = arena_new_array(&p->ir.arena, ir_method, 1);
  make_method(p, c, of, &c->methods[0]);
  java_link(p, c, &interface, 1);
  return c;
}
