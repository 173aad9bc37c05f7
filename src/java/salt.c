/* The order of `Set.of` and `Map.of`.
 *
 * A JVM draws two numbers when it starts, and the iterators of these collections begin
 * where one of them says and go where the other does. They are static fields, of a class
 * of the library: read as they are, one order would pass for all. So whoever reads them
 * asks for the identity hash code of that class instead, which is the same as often as it
 * is asked in one execution and open in all of them (jre/natives_chance.c,
 * symbolic/chance.c). Its lowest bit is the direction, the others are the place. */
#include "java/lower.h"

#include <string.h>

#define COLLECTIONS "java/util/ImmutableCollections"

static void push_code(lowering *l) {
  java_program *p = l->program;
  name_table *names = &p->ir.names;
  member_ref *hash = arena_new(&p->ir.arena, member_ref);
  *hash = (member_ref){.owner = name_mk(names, "java/lang/System"),
                       .name = name_mk(names, "identityHashCode"),
                       .descriptor = name_mk(names, "(Ljava/lang/Object;)I")};
  ir_literal *class = java_class_literal(p, name_mk(names, COLLECTIONS));
  uint32_t dst = push_result(l, IR_REF);
  emit(l, (ir_instr){.op = IR_LITERAL, .type = IR_REF, .dst = dst, .literal = class});
  emit_call(l, IR_CALL, NULL, hash, 1, &(uint8_t){IR_REF}, IR_I32);
}

static void apply(lowering *l, ir_op op, ir_type type, ir_type by, int64_t constant) {
  push_constant(l, by, constant);
  uint32_t b = pop_reg(l, by), a = pop_reg(l, type);
  emit(l,
       (ir_instr){
           .op = op, .type = (uint8_t)type, .a = a, .b = b, .dst = push_result(l, type)});
}

static void lower_place(lowering *l) {
  apply(l, IR_AND, IR_I32, IR_I32, -2);
  uint32_t code = pop_reg(l, IR_I32);
  emit(l, (ir_instr){.op = IR_CONVERT,
                     .type = IR_I32,
                     .aux = STORE_I64,
                     .a = code,
                     .dst = push_result(l, IR_I64)});
  apply(l, IR_SHL, IR_I64, IR_I32, 1);
}

bool lower_salt(lowering *l, const member_ref *ref) {
  bool is_place = !strcmp(ref->name->text, "SALT32L");
  if (strcmp(ref->owner->text, COLLECTIONS) != 0 ||
      !strcmp(l->method->owner->name->text, COLLECTIONS) ||
      !(is_place || !strcmp(ref->name->text, "REVERSE")))
    return false;
  push_code(l);
  if (is_place)
    lower_place(l);
  else
    apply(l, IR_AND, IR_I32, IR_I32, 1);
  return true;
}
