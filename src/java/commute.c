/* Two operations in both orders, on an object and on a copy of it:
 *
 *     private void commute(parameters of m1, of m2, C other, copies of their objects) {
 *       Outcome a = call m1(this, ...),  b = call m2(this, ...);
 *       Outcome c = call m2(other, ...), d = call m1(other, ...);
 *       Outcome.compare(a, b, c, d);
 *       Outcome.compareStates(this.equalTo(other), a, b, c, d);
 *     }
 *     private Outcome call(parameters) {
 *       if (!precondition(parameters)) return Outcome.refused();
 *       try { return Outcome.of(m(parameters), this); }
 *       catch (Throwable e) { return Outcome.thrown(e); }
 *     }
 *
 * The copies are the caller's to make. */
#include "java/assemble.h"

#include <string.h>

#define OUTCOME      "glassbox/Outcome"
#define OUTCOME_TYPE "Lglassbox/Outcome;"

enum { MOST = 256 };

static uint32_t outcome(assembly *a, const char *maker, const char *parameters,
                        const uint32_t *args) {
  name type = name_mk_print(&a->program->ir.names, "(%s)" OUTCOME_TYPE, parameters);
  return assemble_call(a, IR_CALL, OUTCOME, maker, type->text, args);
}

static uint32_t outcome_of(assembly *a, const ir_method *m, uint32_t value) {
  uint32_t args[] = {value, 0};
  switch (m->result) {
  case IR_VOID: return outcome(a, "nothing", "", NULL);
  case IR_I32: return outcome(a, "of", "I", args);
  case IR_I64: return outcome(a, "of", "J", args);
  case IR_F32: return outcome(a, "of", "F", args);
  case IR_F64: return outcome(a, "of", "D", args);
  default: return outcome(a, "of", "Ljava/lang/Object;Ljava/lang/Object;", args);
  }
}

/* Everything in the block goes to `handler` when it throws. */
static void catch_all(assembly *a, uint32_t block, uint32_t handler) {
  building_block *b = &a->builder.blocks.data[block];
  b->handlers = a->builder.handlers.size;
  b->handler_count = 1;
  vec_push(&a->builder.handlers, ((ir_handler){.block = handler}));
}

static void refuse_unless(assembly *a, const java_condition *c, const uint32_t *args) {
  uint32_t refuse = assemble_block(a), go_on = assemble_block(a);
  uint32_t holds = assemble_call_method(a, c->method, args);
  assemble_branch_int(a, COND_NE, holds, c->is_negated, go_on, refuse);
  assemble_label(a, refuse);
  assemble_return(a, IR_REF, outcome(a, "refused", "", NULL));
  assemble_label(a, go_on);
}

ir_method *java_outcome_method(java_program *p, ir_class *owner, const ir_method *m,
                               const java_condition *before, uint32_t count) {
  assembly a;
  const char *end = strchr(m->descriptor->text, ')');
  name type = name_mk_print(&p->ir.names, "%.*s)" OUTCOME_TYPE,
                            (int)(end - m->descriptor->text), m->descriptor->text);
  uint32_t args[MOST];
  assemble_begin(&a, p, owner, m->name->text, type, false, NULL);
  a.method->is_private = true;
  for (uint32_t k = 0; k < m->param_count; k++)
    args[k] = k;
  for (uint32_t k = 0; k < count; k++)
    refuse_unless(&a, &before[k], args);
  uint32_t run = assemble_block(&a), failed = assemble_block(&a);
  catch_all(&a, run, failed);
  assemble_jump(&a, run);
  assemble_label(&a, run);
  uint32_t value = assemble_call_method(&a, m, args);
  uint32_t returned = assemble_block(&a);
  assemble_jump(&a, returned);
  assemble_label(&a, failed);
  uint32_t thrown = ir_builder_new_reg(&a.builder, IR_REF);
  ir_builder_add(&a.builder, (ir_instr){.op = IR_CATCH, .type = IR_REF, .dst = thrown});
  assemble_return(&a, IR_REF, outcome(&a, "thrown", "Ljava/lang/Throwable;", &thrown));
  assemble_label(&a, returned);
  assemble_return(&a, IR_REF, outcome_of(&a, m, value));
  return assemble_end(&a);
}

/* Registers of the composite: the object, parameters of both, the copy, copies of the
 * objects among the parameters. */
typedef struct layout {
  uint32_t this_[2][MOST], copied[2][MOST]; /* arguments of each operation */
  uint32_t count;                           /* of registers */
} layout;

static void lay_out(layout *l, ir_method *const *both) {
  l->count = 1;
  for (uint32_t k = 0; k < 2; k++)
    for (uint32_t p = 0; p < both[k]->param_count; p++)
      l->this_[k][p] = p ? l->count++ : 0;
  uint32_t other = l->count++;
  for (uint32_t k = 0; k < 2; k++)
    for (uint32_t p = 0; p < both[k]->param_count; p++)
      l->copied[k][p] = !p                                  ? other
                        : both[k]->param_types[p] == IR_REF ? l->count++
                                                            : l->this_[k][p];
}

/* Appends the descriptors of the method's parameters, all or those of objects. */
static void append_types(char **to, const ir_method *m, bool objects_only) {
  for (const char *d = m->descriptor->text + 1; *d != ')';) {
    size_t length = type_length(d);
    if (!objects_only || *d == 'L' || *d == '[') {
      memcpy(*to, d, length);
      *to += length;
    }
    d += length;
  }
}

static name composite_type(java_program *p, const ir_class *owner,
                           ir_method *const *both) {
  size_t room = 2 * (both[0]->descriptor->length + both[1]->descriptor->length) +
                owner->name->length + 8;
  char *text = memory_new_array(char, room), *to = text;
  *to++ = '(';
  for (uint32_t k = 0; k < 2; k++)
    append_types(&to, both[k], false);
  to += sprintf(to, "L%s;", owner->name->text);
  for (uint32_t k = 0; k < 2; k++)
    append_types(&to, both[k], true);
  memcpy(to, ")V", sizeof ")V");
  name type = name_mk(&p->ir.names, text);
  memory_free(text);
  return type;
}

/* What is compared: the object, or its abstraction. */
static uint32_t compared(assembly *a, const java_sameness *s, uint32_t object) {
  return s->abstraction ? assemble_call_method(a, s->abstraction, &object) : object;
}

ir_method *java_commuting_method(java_program *p, ir_class *owner, ir_method *const *both,
                                 const java_sameness *same) {
  assembly a;
  layout l = {0};
  lay_out(&l, both);
  assemble_begin(&a, p, owner, "commute", composite_type(p, owner, both), false, NULL);
  a.method->is_public = a.method->is_private = true;
  uint32_t ended[4] = {0};
  for (uint32_t k = 0; k < 2; k++)
    ended[k] = assemble_call_method(&a, both[k], l.this_[k]);
  for (uint32_t k = 0; k < 2; k++)
    ended[2 + k] = assemble_call_method(&a, both[1 - k], l.copied[1 - k]);
  assemble_call(&a, IR_CALL, OUTCOME, "compare",
                "(" OUTCOME_TYPE OUTCOME_TYPE OUTCOME_TYPE OUTCOME_TYPE ")V", ended);
  uint32_t states[] = {compared(&a, same, 0), compared(&a, same, l.copied[0][0])};
  uint32_t args[] = {assemble_call_method(&a, same->equal_to, states), ended[0], ended[1],
                     ended[2], ended[3]};
  assemble_call(&a, IR_CALL, OUTCOME, "compareStates",
                "(Z" OUTCOME_TYPE OUTCOME_TYPE OUTCOME_TYPE OUTCOME_TYPE ")V", args);
  assemble_return(&a, IR_VOID, 0);
  return assemble_end(&a);
}
