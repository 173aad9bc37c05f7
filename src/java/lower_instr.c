/* Translation of one JVM instruction. Families whose codes are laid out regularly
 * (loads, stores, arithmetic) are translated by their distance from the first. */
#include "java/lower.h"

#include "java/opcode.h"

#include <string.h>

static uint32_t u1(const lowering *l, uint32_t at) {
  return l->code->bytes[l->pc + at];
}
static uint32_t u2(const lowering *l, uint32_t at) {
  return (uint32_t)(u1(l, at) << 8 | u1(l, at + 1));
}
static int32_t s4_at(const uint8_t *b) {
  return (int32_t)((uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 |
                   b[3]);
}

/* The JVM's order of types in families of instructions: int, long, float, double,
 * reference; arrays go on with byte, char, short. */
static const ir_type family[] = {IR_I32, IR_I64, IR_F32, IR_F64, IR_REF};
static const ir_storage elements[] = {STORE_I32, STORE_I64, STORE_F32, STORE_F64,
                                      STORE_REF, STORE_I8,  STORE_U16, STORE_I16};

static int64_t float_bits(float f) {
  uint32_t bits;
  memcpy(&bits, &f, sizeof bits);
  return bits;
}

static int64_t double_bits(double d) {
  int64_t bits;
  memcpy(&bits, &d, sizeof bits);
  return bits;
}

/* Arithmetic. */

static bool commutes(ir_op op) {
  return op == IR_ADD || op == IR_MUL || op == IR_AND || op == IR_OR || op == IR_XOR;
}

static void lower_binary(lowering *l, ir_op op, ir_type t) {
  bool is_shift = op == IR_SHL || op == IR_SHR || op == IR_USHR;
  operand b = pop_operand(l, is_shift ? IR_I32 : t), a = pop_operand(l, t);
  if (t == IR_I32 && a.constant && !b.constant && commutes(op)) {
    operand swap = a;
    a = b;
    b = swap;
  }
  bool immediate =
      t == IR_I32 && b.constant && !((op == IR_DIV || op == IR_REM) && !b.imm);
  ir_instr i = {.op = op, .type = (uint8_t)t, .a = reg_of(l, a)};
  if (immediate) {
    i.type = IR_IMM32;
    i.imm = b.imm;
  } else
    i.b = reg_of(l, b);
  i.dst = push_result(l, t);
  emit(l, i);
}

static void lower_arithmetic(lowering *l, uint8_t op) {
  static const ir_op ops[] = {IR_ADD, IR_SUB, IR_MUL, IR_DIV, IR_REM};
  if (op < JVM_INEG)
    lower_binary(l, ops[(op - JVM_IADD) / 4], family[(op - JVM_IADD) % 4]);
  else if (op <= JVM_DNEG) {
    ir_type t = family[op - JVM_INEG];
    ir_instr i = {.op = IR_NEG, .type = (uint8_t)t, .a = pop_reg(l, t)};
    i.dst = push_result(l, t);
    emit(l, i);
  } else {
    static const ir_op bit_ops[] = {IR_SHL, IR_SHR, IR_USHR, IR_AND, IR_OR, IR_XOR};
    lower_binary(l, bit_ops[(op - JVM_ISHL) / 2], family[(op - JVM_ISHL) % 2]);
  }
}

static void lower_increment(lowering *l, uint32_t slot, int32_t by) {
  uint32_t reg = local_reg(l, slot, IR_I32);
  about_to_write(l, reg);
  emit(l, (ir_instr){.op = IR_ADD, .type = IR_IMM32, .dst = reg, .a = reg, .imm = by});
}

static void lower_conversion(lowering *l, uint8_t op) {
  static const struct {
    ir_type from;
    ir_storage to;
  } table[] = {{IR_I32, STORE_I64}, {IR_I32, STORE_F32}, {IR_I32, STORE_F64},
               {IR_I64, STORE_I32}, {IR_I64, STORE_F32}, {IR_I64, STORE_F64},
               {IR_F32, STORE_I32}, {IR_F32, STORE_I64}, {IR_F32, STORE_F64},
               {IR_F64, STORE_I32}, {IR_F64, STORE_I64}, {IR_F64, STORE_F32},
               {IR_I32, STORE_I8},  {IR_I32, STORE_U16}, {IR_I32, STORE_I16}};
  ir_type from = table[op - JVM_I2L].from;
  ir_storage to = table[op - JVM_I2L].to;
  ir_instr i = {.op = IR_CONVERT, .type = (uint8_t)from, .aux = (uint8_t)to};
  i.a = pop_reg(l, from);
  i.dst = push_result(l, ir_storage_type(to));
  emit(l, i);
}

static void lower_compare(lowering *l, uint8_t op) {
  static const struct {
    ir_type type;
    uint8_t aux; /* 1 + result for unordered operands */
  } table[] = {{IR_I64, 1}, {IR_F32, 0}, {IR_F32, 2}, {IR_F64, 0}, {IR_F64, 2}};
  ir_instr i = {.op = IR_COMPARE,
                .type = (uint8_t)table[op - JVM_LCMP].type,
                .aux = table[op - JVM_LCMP].aux};
  i.b = pop_reg(l, i.type);
  i.a = pop_reg(l, i.type);
  i.dst = push_result(l, IR_I32);
  emit(l, i);
}

/* Jumps. */

static void end_block(lowering *l) {
  l->ended = true;
}

static void lower_branch(lowering *l, ir_instr i) {
  i.a = protect(l, i.a, i.type == IR_REF ? IR_REF : IR_I32);
  if (i.type != IR_IMM32)
    i.b = protect(l, i.b, i.type);
  flush_stack(l);
  i.op = IR_BRANCH;
  i.target.then = target_block(l, l->pc + (uint32_t)(int16_t)u2(l, 1));
  i.target.otherwise = target_block(l, l->pc + 3);
  emit(l, i);
  end_block(l);
}

static ir_condition mirrored(ir_condition c) {
  static const ir_condition mirror[] = {COND_EQ, COND_NE, COND_GT,
                                        COND_LE, COND_LT, COND_GE};
  return mirror[c];
}

static void lower_int_branch(lowering *l, ir_condition c, operand a, operand b) {
  if (a.constant && !b.constant) {
    operand swap = a;
    a = b;
    b = swap;
    c = mirrored(c);
  }
  ir_instr i = {.type = IR_I32, .aux = (uint8_t)c, .a = reg_of(l, a)};
  if (b.constant) {
    i.type = IR_IMM32;
    i.b = (uint32_t)b.imm;
  } else
    i.b = b.reg;
  lower_branch(l, i);
}

static void lower_if(lowering *l, uint8_t op) {
  static const ir_condition conditions[] = {COND_EQ, COND_NE, COND_LT,
                                            COND_GE, COND_GT, COND_LE};
  operand zero = {.type = IR_I32, .constant = true};
  if (op <= JVM_IFLE)
    lower_int_branch(l, conditions[op - JVM_IFEQ], pop_operand(l, IR_I32), zero);
  else if (op <= JVM_IF_ICMPLE) {
    operand b = pop_operand(l, IR_I32), a = pop_operand(l, IR_I32);
    lower_int_branch(l, conditions[op - JVM_IF_ICMPEQ], a, b);
  } else {
    bool with_null = op == JVM_IFNULL || op == JVM_IFNONNULL;
    operand null = {.type = IR_REF, .constant = true};
    uint32_t b = with_null ? reg_of(l, null) : pop_reg(l, IR_REF);
    uint32_t a = pop_reg(l, IR_REF);
    bool equal = op == JVM_IF_ACMPEQ || op == JVM_IFNULL;
    lower_branch(
        l, (ir_instr){.type = IR_REF, .aux = equal ? COND_EQ : COND_NE, .a = a, .b = b});
  }
}

static void lower_goto(lowering *l, uint32_t target) {
  flush_stack(l);
  emit(l, (ir_instr){.op = IR_JUMP, .target.then = target_block(l, target)});
  end_block(l);
}

static void lower_switch(lowering *l, bool dense) {
  uint32_t a = protect(l, pop_reg(l, IR_I32), IR_I32);
  flush_stack(l);
  arena *store = &l->program->ir.arena;
  const uint8_t *b = l->code->bytes + ((l->pc + 4) & ~3u);
  ir_switch *t = arena_new(store, ir_switch);
  t->dense = dense;
  t->count = dense ? (uint32_t)(s4_at(b + 8) - s4_at(b + 4) + 1) : (uint32_t)s4_at(b + 4);
  t->keys = arena_new_array(store, int32_t, dense ? 1 : t->count);
  t->targets = arena_new_array(store, uint32_t, t->count);
  t->otherwise = target_block(l, l->pc + (uint32_t)s4_at(b));
  if (dense)
    t->keys[0] = s4_at(b + 4);
  for (uint32_t k = 0; k < t->count; k++) {
    const uint8_t *offset = dense ? b + 12 + 4 * (size_t)k : b + 12 + 8 * (size_t)k;
    if (!dense)
      t->keys[k] = s4_at(b + 8 + 8 * (size_t)k);
    t->targets[k] = target_block(l, l->pc + (uint32_t)s4_at(offset));
  }
  emit(l, (ir_instr){.op = IR_SWITCH, .type = IR_I32, .a = a, .table = t});
  end_block(l);
}

static void lower_return(lowering *l, uint8_t op) {
  ir_instr i = {.op = IR_RETURN};
  if (op != JVM_RETURN) {
    i.type = (uint8_t)family[op - JVM_IRETURN];
    i.a = pop_reg(l, i.type);
  }
  if (i.type != l->method->result)
    break_code(l, "return of another type than the method's");
  emit(l, i);
  end_block(l);
}

/* Stack shuffling: `count` values from the top, copied below `under` more, counted in
 * words of 32 bits. */
static uint32_t words(ir_type t) {
  return t == IR_I64 || t == IR_F64 ? 2 : 1;
}

static uint32_t take_words(lowering *l, uint32_t wanted, operand *out) {
  uint32_t count = 0, taken = 0;
  while (taken < wanted && !l->broken) {
    out[count] = pop_any(l);
    taken += words(out[count++].type);
  }
  if (taken > wanted)
    break_code(l, "instruction splits a long or double");
  return count;
}

static void lower_dup(lowering *l, uint32_t copied, uint32_t under) {
  operand top[2], below[2];
  uint32_t tops = take_words(l, copied, top), belows = take_words(l, under, below);
  for (uint32_t k = tops; k-- > 0;)
    push_operand(l, top[k]);
  for (uint32_t k = belows; k-- > 0;)
    push_operand(l, below[k]);
  for (uint32_t k = tops; k-- > 0;)
    push_operand(l, top[k]);
}

static void lower_shuffle(lowering *l, uint8_t op) {
  operand taken[2];
  switch (op) {
  case JVM_POP: take_words(l, 1, taken); break;
  case JVM_POP2: take_words(l, 2, taken); break;
  case JVM_DUP: lower_dup(l, 1, 0); break;
  case JVM_DUP_X1: lower_dup(l, 1, 1); break;
  case JVM_DUP_X2: lower_dup(l, 1, 2); break;
  case JVM_DUP2: lower_dup(l, 2, 0); break;
  case JVM_DUP2_X1: lower_dup(l, 2, 1); break;
  case JVM_DUP2_X2: lower_dup(l, 2, 2); break;
  default: {
    operand a = pop_any(l), b = pop_any(l);
    push_operand(l, a);
    push_operand(l, b);
  }
  }
}

/* Constants. */

static void push_literal(lowering *l, ir_literal *literal) {
  uint32_t dst = push_result(l, IR_REF);
  emit(l, (ir_instr){.op = IR_LITERAL, .type = IR_REF, .dst = dst, .literal = literal});
}

static void lower_constant(lowering *l, uint16_t index) {
  pool_entry *e = &l->file->pool[index];
  switch (e->tag) {
  case POOL_INTEGER: push_constant(l, IR_I32, e->integer); break;
  case POOL_LONG: push_constant(l, IR_I64, e->long_integer); break;
  case POOL_FLOAT: push_constant(l, IR_F32, float_bits(e->single)); break;
  case POOL_DOUBLE: push_constant(l, IR_F64, double_bits(e->real)); break;
  case POOL_STRING:
    push_literal(l, java_text_literal(l->program, classfile_text(l->file, index)));
    break;
  case POOL_CLASS:
    push_literal(l, java_class_literal(l->program, classfile_class(l->file, index)));
    break;
  case POOL_METHOD_HANDLE:
    emit_unsupported(l, "constant method handle");
    push_constant(l, IR_REF, 0);
    break;
  case POOL_METHOD_TYPE:
    emit_unsupported(l, "constant method type");
    push_constant(l, IR_REF, 0);
    break;
  default: {
    name n, d;
    classfile_dynamic(l->file, index, &n, &d);
    emit_unsupported(l, "dynamic constant");
    push_constant(l, descriptor_type(d->text), 0);
  }
  }
}

static void lower_simple_constant(lowering *l, uint8_t op) {
  if (op == JVM_ACONST_NULL)
    push_constant(l, IR_REF, 0);
  else if (op <= JVM_ICONST_5)
    push_constant(l, IR_I32, (int32_t)op - JVM_ICONST_0);
  else if (op <= JVM_LCONST_1)
    push_constant(l, IR_I64, op - JVM_LCONST_0);
  else if (op <= JVM_FCONST_2)
    push_constant(l, IR_F32, float_bits((float)(op - JVM_FCONST_0)));
  else
    push_constant(l, IR_F64, double_bits(op - JVM_DCONST_0));
}

/* Objects and arrays. */

/* Fields in which maps of the library keep a view of themselves once somebody has asked
 * for it. The methods give the view that they have just made, and make another one when
 * the field is null: without the store nobody can tell, but that asking for `keySet()`
 * changes nothing, so that an invariant may. */
static bool keeps_view(const lowering *l, const member_ref *ref) {
  static const char *const views[][2] = {
      {"java/util/AbstractMap", "keySet"},
      {"java/util/AbstractMap", "values"},
      {"java/util/HashMap", "keySet"},
      {"java/util/HashMap", "values"},
      {"java/util/HashMap", "entrySet"},
      {"java/util/LinkedHashMap", "keySet"},
      {"java/util/LinkedHashMap", "values"},
      {"java/util/LinkedHashMap", "entrySet"},
      {"java/util/TreeMap", "values"},
      {"java/util/TreeMap", "entrySet"},
      {"java/util/TreeMap", "navigableKeySet"},
      {"java/util/TreeMap", "descendingMap"},
      {"java/util/IdentityHashMap", "keySet"},
      {"java/util/IdentityHashMap", "values"},
      {"java/util/IdentityHashMap", "entrySet"},
      {"java/util/EnumMap", "keySet"},
      {"java/util/EnumMap", "values"},
      {"java/util/EnumMap", "entrySet"},
      {"java/util/concurrent/ConcurrentHashMap", "keySet"},
      {"java/util/concurrent/ConcurrentHashMap", "values"},
      {"java/util/concurrent/ConcurrentHashMap", "entrySet"}};
  if (!java_is_jdk_name(l->method->owner->name))
    return false;
  for (size_t i = 0; i < sizeof views / sizeof *views; i++)
    if (!strcmp(ref->owner->text, views[i][0]) && !strcmp(ref->name->text, views[i][1]))
      return true;
  return false;
}

static void lower_field(lowering *l, uint8_t op) {
  member_ref *ref = arena_new(&l->program->ir.arena, member_ref);
  *ref = classfile_member(l->file, (uint16_t)u2(l, 1));
  if ((op == JVM_GETFIELD || op == JVM_PUTFIELD) &&
      lower_recomputed(l, ref, op == JVM_PUTFIELD))
    return;
  if (op == JVM_GETSTATIC && lower_salt(l, ref))
    return;
  ir_type t = descriptor_type(ref->descriptor->text);
  ir_instr i = {.type = (uint8_t)t, .unresolved = true, .symbol = ref};
  if (op == JVM_PUTFIELD || op == JVM_PUTSTATIC)
    i.b = pop_reg(l, t);
  if (op == JVM_GETFIELD || op == JVM_PUTFIELD)
    i.a = pop_reg(l, IR_REF);
  if (op == JVM_PUTFIELD && keeps_view(l, ref))
    return;
  switch (op) {
  case JVM_GETFIELD: i.op = IR_LOAD; break;
  case JVM_PUTFIELD: i.op = IR_STORE; break;
  case JVM_GETSTATIC: i.op = IR_LOAD_GLOBAL; break;
  default: i.op = IR_STORE_GLOBAL;
  }
  if (op == JVM_GETFIELD || op == JVM_GETSTATIC)
    i.dst = push_result(l, t);
  emit(l, i);
}

static void lower_element(lowering *l, uint8_t op) {
  bool load = op <= JVM_SALOAD;
  ir_storage s = elements[load ? op - JVM_IALOAD : op - JVM_IASTORE];
  ir_type t = ir_storage_type(s);
  ir_instr i = {
      .op = load ? IR_ELEMENT : IR_SET_ELEMENT, .type = (uint8_t)t, .aux = (uint8_t)s};
  if (!load)
    i.dst = pop_reg(l, t);
  i.b = pop_reg(l, IR_I32);
  i.a = pop_reg(l, IR_REF);
  if (load)
    i.dst = push_result(l, t);
  emit(l, i);
}

static void lower_class_test(lowering *l, uint8_t op) {
  name n = classfile_class(l->file, (uint16_t)u2(l, 1));
  uint32_t a = pop_reg(l, IR_REF);
  bool test = op == JVM_INSTANCEOF;
  ir_instr i = {.op = test ? IR_IS : IR_CAST,
                .type = test ? IR_I32 : IR_REF,
                .a = a,
                .unresolved = true,
                .symbol = n};
  i.dst = push_result(l, i.type);
  emit(l, i);
}

/* The sizes must lie in consecutive registers. */
static void lower_new_array(lowering *l, name array_class, uint8_t dimensions) {
  uint32_t first = 0;
  if (dimensions == 1)
    first = pop_reg(l, IR_I32);
  else {
    for (uint32_t k = 0; k < dimensions; k++) {
      uint32_t reg = ir_builder_new_reg(&l->builder, IR_I32);
      first = k ? first : reg;
    }
    for (uint32_t k = dimensions; k-- > 0;)
      emit(l,
           (ir_instr){
               .op = IR_MOVE, .type = IR_I32, .dst = first + k, .a = pop_reg(l, IR_I32)});
  }
  uint32_t dst = push_result(l, IR_REF);
  emit(l, (ir_instr){.op = IR_NEW_ARRAY,
                     .type = IR_REF,
                     .aux = dimensions,
                     .dst = dst,
                     .a = first,
                     .unresolved = true,
                     .symbol = array_class});
}

static void lower_allocation(lowering *l, uint8_t op) {
  name_table *names = &l->program->ir.names;
  if (op == JVM_NEWARRAY) {
    static const char letters[] = "ZCFDBSIJ"; /* types 4 to 11 */
    lower_new_array(l, name_mk_print(names, "[%c", letters[u1(l, 1) - 4]), 1);
    return;
  }
  name n = classfile_class(l->file, (uint16_t)u2(l, 1));
  if (op == JVM_ANEWARRAY)
    lower_new_array(l,
                    n->text[0] == '[' ? name_mk_print(names, "[%s", n->text)
                                      : name_mk_print(names, "[L%s;", n->text),
                    1);
  else if (op == JVM_MULTIANEWARRAY)
    lower_new_array(l, n, (uint8_t)u1(l, 3));
  else {
    uint32_t dst = push_result(l, IR_REF);
    emit(l,
         (ir_instr){
             .op = IR_NEW, .type = IR_REF, .dst = dst, .unresolved = true, .symbol = n});
  }
}

static void lower_length(lowering *l) {
  uint32_t a = pop_reg(l, IR_REF), dst = push_result(l, IR_I32);
  emit(l, (ir_instr){.op = IR_LENGTH, .type = IR_I32, .dst = dst, .a = a});
}

static void lower_wide(lowering *l) {
  uint32_t op = u1(l, 1), slot = u2(l, 2);
  if (op == JVM_IINC)
    lower_increment(l, slot, (int16_t)u2(l, 4));
  else if (op <= JVM_ALOAD)
    push_local(l, slot, family[op - JVM_ILOAD]);
  else
    store_local(l, slot, family[op - JVM_ISTORE]);
}

/* Everything that fits no range of codes. */
static void lower_other(lowering *l, uint8_t op) {
  switch (op) {
  case JVM_NOP: break;
  case JVM_BIPUSH: push_constant(l, IR_I32, (int8_t)u1(l, 1)); break;
  case JVM_SIPUSH: push_constant(l, IR_I32, (int16_t)u2(l, 1)); break;
  case JVM_LDC: lower_constant(l, (uint16_t)u1(l, 1)); break;
  case JVM_LDC_W:
  case JVM_LDC2_W: lower_constant(l, (uint16_t)u2(l, 1)); break;
  case JVM_IINC: lower_increment(l, u1(l, 1), (int8_t)u1(l, 2)); break;
  case JVM_GOTO: lower_goto(l, l->pc + (uint32_t)(int16_t)u2(l, 1)); break;
  case JVM_GOTO_W:
    lower_goto(l, l->pc + (uint32_t)s4_at(l->code->bytes + l->pc + 1));
    break;
  case JVM_TABLESWITCH: lower_switch(l, true); break;
  case JVM_LOOKUPSWITCH: lower_switch(l, false); break;
  case JVM_GETSTATIC:
  case JVM_PUTSTATIC:
  case JVM_GETFIELD:
  case JVM_PUTFIELD: lower_field(l, op); break;
  case JVM_INVOKEVIRTUAL:
  case JVM_INVOKESPECIAL:
  case JVM_INVOKESTATIC:
  case JVM_INVOKEINTERFACE: lower_invoke(l, op, (uint16_t)u2(l, 1)); break;
  case JVM_INVOKEDYNAMIC: lower_dynamic(l, (uint16_t)u2(l, 1)); break;
  case JVM_NEW:
  case JVM_NEWARRAY:
  case JVM_ANEWARRAY:
  case JVM_MULTIANEWARRAY: lower_allocation(l, op); break;
  case JVM_ARRAYLENGTH: lower_length(l); break;
  case JVM_ATHROW:
    emit(l, (ir_instr){.op = IR_THROW, .type = IR_REF, .a = pop_reg(l, IR_REF)});
    end_block(l);
    break;
  case JVM_CHECKCAST:
  case JVM_INSTANCEOF: lower_class_test(l, op); break;
  case JVM_MONITORENTER:
  case JVM_MONITOREXIT:
    emit(l, (ir_instr){.op = op == JVM_MONITORENTER ? IR_ENTER : IR_EXIT,
                       .type = IR_REF,
                       .a = pop_reg(l, IR_REF)});
    break;
  case JVM_WIDE: lower_wide(l); break;
  default: break_code(l, "unknown instruction");
  }
}

void lower_instruction(lowering *l) {
  uint8_t op = l->code->bytes[l->pc];
  if (op >= JVM_ACONST_NULL && op <= JVM_DCONST_1)
    lower_simple_constant(l, op);
  else if (op >= JVM_ILOAD && op <= JVM_ALOAD)
    push_local(l, u1(l, 1), family[op - JVM_ILOAD]);
  else if (op >= JVM_ILOAD_0 && op <= JVM_ALOAD_3)
    push_local(l, (uint32_t)(op - JVM_ILOAD_0) % 4, family[(op - JVM_ILOAD_0) / 4]);
  else if (op >= JVM_ISTORE && op <= JVM_ASTORE)
    store_local(l, u1(l, 1), family[op - JVM_ISTORE]);
  else if (op >= JVM_ISTORE_0 && op <= JVM_ASTORE_3)
    store_local(l, (uint32_t)(op - JVM_ISTORE_0) % 4, family[(op - JVM_ISTORE_0) / 4]);
  else if ((op >= JVM_IALOAD && op <= JVM_SALOAD) ||
           (op >= JVM_IASTORE && op <= JVM_SASTORE))
    lower_element(l, op);
  else if (op >= JVM_POP && op <= JVM_SWAP)
    lower_shuffle(l, op);
  else if (op >= JVM_IADD && op <= JVM_LXOR)
    lower_arithmetic(l, op);
  else if (op >= JVM_I2L && op <= JVM_I2S)
    lower_conversion(l, op);
  else if (op >= JVM_LCMP && op <= JVM_DCMPG)
    lower_compare(l, op);
  else if ((op >= JVM_IFEQ && op <= JVM_IF_ACMPNE) || op == JVM_IFNULL ||
           op == JVM_IFNONNULL)
    lower_if(l, op);
  else if (op >= JVM_IRETURN && op <= JVM_RETURN)
    lower_return(l, op);
  else
    lower_other(l, op);
}
