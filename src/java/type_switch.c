/* Pattern switches: the number of the first label at or after `restart` that matches
 * the selector, -1 for null, the number of labels for none. Labels are classes, texts,
 * integers (which also match an equal character), and names of enum constants. */
#include "java/assemble.h"

#include <string.h>

/* Leaves a test result in a register: non-zero when the label matches. */
static bool test_label(assembly *a, classfile *f, uint16_t index, bool of_enum,
                       uint32_t *out) {
  const pool_entry *e = &f->pool[index];
  switch (e->tag) {
  case POOL_CLASS:
    *out = assemble_instance_test(a, 0, classfile_class(f, index));
    return true;
  case POOL_STRING: {
    uint32_t args[] = {assemble_text(a, classfile_text(f, index)), 0};
    if (of_enum)
      args[1] = assemble_call(a, IR_DISPATCH, "java/lang/Enum", "name",
                              "()Ljava/lang/String;", &args[1]);
    *out = assemble_call(a, IR_DISPATCH, "java/lang/Object", "equals",
                         "(Ljava/lang/Object;)Z", args);
    return true;
  }
  case POOL_INTEGER: {
    uint32_t args[] = {assemble_box(a, assemble_int(a, e->integer), 'I'), 0};
    *out = assemble_call(a, IR_DISPATCH, "java/lang/Object", "equals",
                         "(Ljava/lang/Object;)Z", args);
    return true;
  }
  default: return false;
  }
}

ir_method *java_type_switch(java_program *p, ir_class *user, const bootstrap_method *b,
                            name bootstrap, name type, const char **why) {
  classfile *f = java_info(user)->file;
  bool of_enum = !strcmp(bootstrap->text, "enumSwitch");
  assembly a;
  assemble_begin(&a, p, user, "typeSwitch", type, true, NULL);
  uint32_t null = ir_builder_new_reg(&a.builder, IR_REF);
  uint32_t is_null = assemble_block(&a), next = assemble_block(&a);
  ir_builder_add(&a.builder, (ir_instr){.op = IR_BRANCH,
                                        .type = IR_REF,
                                        .aux = COND_EQ,
                                        .a = 0,
                                        .b = null,
                                        .target = {is_null, next}});
  assemble_label(&a, is_null);
  assemble_return(&a, IR_I32, assemble_int(&a, -1));
  for (uint32_t k = 0; k < b->count; k++) {
    uint32_t eligible = assemble_block(&a), found = assemble_block(&a), test;
    uint32_t after = assemble_block(&a);
    assemble_label(&a, next);
    assemble_branch_int(&a, COND_LE, 1, (int32_t)k, eligible, after);
    assemble_label(&a, eligible);
    if (!test_label(&a, f, b->arguments[k], of_enum, &test)) {
      *why = "label of a pattern switch";
      ir_builder_release(&a.builder);
      return NULL;
    }
    assemble_branch_int(&a, COND_NE, test, 0, found, after);
    assemble_label(&a, found);
    assemble_return(&a, IR_I32, assemble_int(&a, (int32_t)k));
    next = after;
  }
  assemble_label(&a, next);
  assemble_return(&a, IR_I32, assemble_int(&a, (int32_t)b->count));
  return assemble_end(&a);
}
