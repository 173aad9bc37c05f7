/* What a parameter of type Object, or Number, Collection, Throwable, may well be: objects of the classes that the operation
 * asks it for, o instanceof Point or (Point) o, the checked object where they are compared.
 * Without them equals(Object) would be checked with objects alone that it turns down.
 *
 * Only what is asked of the parameter itself counts, in the operation's own code: a load
 * of it and the question right behind, as compilers write them. */
#include "check/space_build.h"
#include "java/opcode.h"

#include <string.h>

typedef struct cast_search {
  space_builder *builder;
  classfile *file;
  const code *code;
  uint32_t slot; /* of the parameter */
  const ir_class *type;
  class_vector *out;
} cast_search;

/* Of the k-th parameter; a long takes two. */
static uint32_t parameter_slot(const ir_method *m, uint32_t k) {
  uint32_t slot = m->is_static ? 0 : 1, receiver = slot;
  for (uint32_t i = 0; i < k; i++) {
    ir_type type = m->param_types[receiver + i];
    slot += type == IR_I64 || type == IR_F64 ? 2 : 1;
  }
  return slot;
}

static bool loads(const code *c, uint32_t pc, uint32_t slot) {
  uint8_t op = pc < c->size ? c->bytes[pc] : JVM_NOP;
  return (op == JVM_ALOAD && c->bytes[pc + 1] == slot) ||
         (slot < 4 && op == JVM_ALOAD_0 + slot);
}

static void add_class(cast_search *s, ir_class *c) {
  if (!c || c->is_array || c == s->type || !ir_is_subclass(c, s->type))
    return;
  vec_each (ir_class *, known, s->out)
    if (*known == c)
      return;
  vec_push(s->out, c);
}

static void see_question(cast_search *s, uint32_t at) {
  const uint8_t *b = s->code->bytes + at;
  if (at >= s->code->size || (*b != JVM_INSTANCEOF && *b != JVM_CHECKCAST))
    return;
  name wanted = classfile_class(s->file, (uint16_t)(b[1] << 8 | b[2]));
  if (wanted->text[0] != '[')
    add_class(s, java_class_if_found(s->builder->subject->program, wanted));
}

/* o == this, whichever comes first. */
static bool is_compared(const cast_search *s, uint32_t pc) {
  const code *c = s->code;
  uint32_t second = pc + instruction_length(c->bytes, c->size, pc);
  uint32_t third =
      second < c->size ? second + instruction_length(c->bytes, c->size, second) : second;
  uint8_t op = third < c->size ? c->bytes[third] : JVM_NOP;
  return (op == JVM_IF_ACMPEQ || op == JVM_IF_ACMPNE) &&
         ((loads(c, pc, s->slot) && loads(c, second, 0)) ||
          (loads(c, pc, 0) && loads(c, second, s->slot)));
}

/* Of a block that was cut out of its method, which has no code in the file. */
static void see_cut(cast_search *s, ir_method *m, uint32_t k) {
  java_program *p = s->builder->subject->program;
  const ir_code *c = ir_method_code(java_program_ir(p), m, NULL);
  uint32_t parameter = k + !m->is_static, i = 0;
  for (; c && i < c->count && c->instrs[i].op == IR_MOVE; i++) /* to where it was */
    if (c->instrs[i].a == k + !m->is_static)
      parameter = c->instrs[i].dst;
  for (; c && i < c->count; i++) {
    const ir_instr *x = &c->instrs[i];
    if ((x->op != IR_IS && x->op != IR_CAST) || x->a != parameter)
      continue;
    name wanted = x->unresolved ? x->symbol : x->class->name;
    if (wanted->text[0] != '[')
      add_class(s, java_class_if_found(p, wanted));
  }
}

bool builder_is_asked(const space_builder *b, const ir_class *type) {
  bool is_final = java_info(type)->file && java_info(type)->file->access & ACC_FINAL;
  return !java_info(type)->is_primitive && !type->is_array && !type->is_enum &&
         !is_final && java_info(type)->from_jdk &&
         !java_info(b->subject->class)->from_jdk;
}

void builder_casts(space_builder *b, ir_method *m, uint32_t k, const ir_class *type,
                   class_vector *out, bool *with_this) {
  diag_sink quiet = {0};
  *with_this = false;
  cast_search s = {
      .builder = b, .file = java_info(m->owner)->file, .out = out, .type = type};
  if (!m->origin)
    see_cut(&s, m, k);
  s.code = m->origin && s.file ? classfile_code(s.file, m->origin, &quiet) : NULL;
  if (!s.code)
    return;
  s.slot = parameter_slot(m, k);
  const code *c = s.code;
  for (uint32_t pc = 0; pc < c->size; pc += instruction_length(c->bytes, c->size, pc)) {
    if (loads(c, pc, s.slot))
      see_question(&s, pc + instruction_length(c->bytes, c->size, pc));
    *with_this = *with_this || (!m->is_static && is_compared(&s, pc));
  }
}
