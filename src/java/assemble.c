/* An assembler for the front end's own methods. */
#include "java/assemble.h"

#include <assert.h>
#include <string.h>

void assemble_begin(assembly *a, java_program *p, ir_class *owner, const char *text,
                    name type, bool is_static, ir_method *given) {
  ir_method *m = given ? given : arena_new(&p->ir.arena, ir_method);
  java_method_set(p, m, owner, name_mk(&p->ir.names, text), type, is_static);
  ir_method_register(&p->ir, m);
  a->program = p;
  a->method = m;
  ir_builder_init(&a->builder, &p->ir, m);
  ir_builder_begin(&a->builder, ir_builder_new_block(&a->builder));
}

ir_method *assemble_end(assembly *a) {
  a->method->code = ir_builder_finish(&a->builder, NULL);
  a->method->code_tried = true;
  return a->method;
}

static uint32_t add(assembly *a, ir_type result, ir_instr i) {
  i.dst = ir_builder_new_reg(&a->builder, result);
  ir_builder_add(&a->builder, i);
  return i.dst;
}

uint32_t assemble_int(assembly *a, int32_t v) {
  return add(a, IR_I32, (ir_instr){.op = IR_CONST, .type = IR_I32, .imm = v});
}

uint32_t assemble_text(assembly *a, name text) {
  return add(a, IR_REF,
             (ir_instr){.op = IR_LITERAL,
                        .type = IR_REF,
                        .literal = java_text_literal(a->program, text)});
}

uint32_t assemble_new(assembly *a, const char *class_name) {
  return add(a, IR_REF,
             (ir_instr){.op = IR_NEW,
                        .type = IR_REF,
                        .unresolved = true,
                        .symbol = name_mk(&a->program->ir.names, class_name)});
}

uint32_t assemble_call_ref(assembly *a, ir_op op, const member_ref *ref, bool is_static,
                           const uint32_t *args) {
  descriptor d;
  descriptor_parse(ref->descriptor->text, &d);
  uint32_t count = d.count + (is_static ? 0 : 1);
  ir_call *call = ir_builder_new_call(&a->builder, count);
  member_ref *symbol = arena_new(&a->program->ir.arena, member_ref);
  *symbol = *ref;
  call->unresolved = symbol;
  if (count)
    memcpy(call->args, args, count * sizeof *args);
  ir_instr i = {.op = op, .type = d.result_type, .unresolved = true, .call = call};
  if (d.result_type != IR_VOID)
    return add(a, d.result_type, i);
  ir_builder_add(&a->builder, i);
  return 0;
}

uint32_t assemble_call(assembly *a, ir_op op, const char *owner, const char *method,
                       const char *text, const uint32_t *args) {
  name_table *names = &a->program->ir.names;
  bool is_static = op == IR_CALL && *method != '<';
  member_ref ref = {name_mk(names, owner), name_mk(names, method), name_mk(names, text),
                    false};
  return assemble_call_ref(a, op, &ref, is_static, args);
}

uint32_t assemble_call_method(assembly *a, const ir_method *m, const uint32_t *args) {
  ir_call *call = ir_builder_new_call(&a->builder, m->param_count);
  call->method = (ir_method *)m;
  if (m->param_count)
    memcpy(call->args, args, m->param_count * sizeof *args);
  ir_instr i = {.op = m->is_static || m->is_private ? IR_CALL : IR_DISPATCH,
                .type = m->result,
                .call = call};
  if (m->result != IR_VOID)
    return add(a, m->result, i);
  ir_builder_add(&a->builder, i);
  return 0;
}

uint32_t assemble_load(assembly *a, uint32_t object, ir_field *f) {
  ir_type t = ir_storage_type(f->storage);
  return add(a, t,
             (ir_instr){.op = IR_LOAD, .type = (uint8_t)t, .a = object, .field = f});
}

static name class_of(assembly *a, const char *text) {
  size_t length = type_length(text);
  return *text == 'L' ? name_mk_text(&a->program->ir.names, text + 1, length - 2)
                      : name_mk_text(&a->program->ir.names, text, length);
}

uint32_t assemble_cast(assembly *a, uint32_t reg, const char *text) {
  name n = class_of(a, text);
  if (!strcmp(n->text, "java/lang/Object"))
    return reg;
  return add(
      a, IR_REF,
      (ir_instr){
          .op = IR_CAST, .type = IR_REF, .a = reg, .unresolved = true, .symbol = n});
}

uint32_t assemble_instance_test(assembly *a, uint32_t reg, name class_name) {
  return add(a, IR_I32,
             (ir_instr){.op = IR_IS,
                        .type = IR_I32,
                        .a = reg,
                        .unresolved = true,
                        .symbol = class_name});
}

void assemble_return(assembly *a, ir_type t, uint32_t reg) {
  ir_builder_add(&a->builder, (ir_instr){.op = IR_RETURN, .type = (uint8_t)t, .a = reg});
}

uint32_t assemble_block(assembly *a) {
  return ir_builder_new_block(&a->builder);
}
void assemble_label(assembly *a, uint32_t block) {
  ir_builder_begin(&a->builder, block);
}

void assemble_branch_int(assembly *a, ir_condition c, uint32_t reg, int32_t with,
                         uint32_t then, uint32_t otherwise) {
  ir_builder_add(&a->builder, (ir_instr){.op = IR_BRANCH,
                                         .type = IR_IMM32,
                                         .aux = (uint8_t)c,
                                         .a = reg,
                                         .b = (uint32_t)with,
                                         .target = {then, otherwise}});
}

/* Boxes. */

static const struct {
  char letter;
  const char *class, *value_method;
} boxes[] = {
    {'Z', "java/lang/Boolean", "booleanValue"}, {'B', "java/lang/Byte", "byteValue"},
    {'S', "java/lang/Short", "shortValue"},     {'C', "java/lang/Character", "charValue"},
    {'I', "java/lang/Integer", "intValue"},     {'J', "java/lang/Long", "longValue"},
    {'F', "java/lang/Float", "floatValue"},     {'D', "java/lang/Double", "doubleValue"}};

static uint32_t box_index(char letter) {
  uint32_t k = 0;
  while (boxes[k].letter != letter)
    k++;
  return k;
}

const char *box_class(char primitive) {
  return boxes[box_index(primitive)].class;
}

char unboxed(const char *text) {
  for (uint32_t k = 0; k < sizeof boxes / sizeof *boxes; k++) {
    size_t length = strlen(boxes[k].class);
    if (*text == 'L' && !strncmp(text + 1, boxes[k].class, length) &&
        text[length + 1] == ';')
      return boxes[k].letter;
  }
  return 0;
}

uint32_t assemble_box(assembly *a, uint32_t reg, char primitive) {
  const char *class = box_class(primitive);
  name d = name_mk_print(&a->program->ir.names, "(%c)L%s;", primitive, class);
  return assemble_call(a, IR_CALL, class, "valueOf", d->text, &reg);
}

static uint32_t unbox_as(assembly *a, uint32_t reg, char primitive, const char *class) {
  uint32_t k = box_index(primitive);
  name d = name_mk_print(&a->program->ir.names, "()%c", primitive);
  name c = name_mk_print(&a->program->ir.names, "L%s;", class);
  uint32_t object = assemble_cast(a, reg, c->text);
  return assemble_call(a, IR_DISPATCH, class, boxes[k].value_method, d->text, &object);
}

uint32_t assemble_unbox(assembly *a, uint32_t reg, char primitive) {
  return unbox_as(a, reg, primitive, box_class(primitive));
}

static bool is_reference(const char *text) {
  return *text == 'L' || *text == '[';
}

static uint32_t widen(assembly *a, uint32_t reg, char from, char to) {
  ir_storage s = descriptor_storage(&to);
  ir_type t = descriptor_type(&from);
  if (ir_storage_type(s) == t)
    return reg;
  return add(
      a, ir_storage_type(s),
      (ir_instr){.op = IR_CONVERT, .type = (uint8_t)t, .aux = (uint8_t)s, .a = reg});
}

uint32_t assemble_adapt(assembly *a, uint32_t reg, const char *from, const char *to) {
  if (*to == 'V' || *from == 'V')
    return reg;
  if (is_reference(to))
    return is_reference(from) ? assemble_cast(a, reg, to) : assemble_box(a, reg, *from);
  if (!is_reference(from))
    return widen(a, reg, *from, *to);
  char box = unboxed(from);
  if (!box && *to != 'Z' &&
      *to != 'C') /* Object, say: any number, which may be narrower */
    return unbox_as(a, reg, *to, "java/lang/Number");
  if (!box)
    box = *to;
  return widen(a, assemble_unbox(a, reg, box), box, *to);
}

void assemble_jump(assembly *a, uint32_t block) {
  ir_builder_add(&a->builder, (ir_instr){.op = IR_JUMP, .target.then = block});
}

ir_class *java_synthetic_class(java_program *p, const char *text, ir_class *super) {
  ir_class *c = ir_class_new(&p->ir, name_mk(&p->ir.names, text));
  java_class_info *info = arena_new(&p->ir.arena, java_class_info);
  info->is_hidden = true;
  c->origin = info;
  c->super = super;
  return c;
}

void java_method_set_true(java_program *p, ir_method *m) {
  assembly a = {.program = p, .method = m};
  ir_builder_init(&a.builder, &p->ir, m);
  ir_builder_begin(&a.builder, ir_builder_new_block(&a.builder));
  assemble_return(&a, IR_I32, assemble_int(&a, 1));
  assemble_end(&a);
}
