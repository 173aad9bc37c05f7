/* Texts: what is asked of them, and what is made of them.
 *
 * What is known of a text is whether it is the same as another one. What is made of texts is any text;
 * whether it can be made at all, text_failures.c knows.
 */
#include "javarel/body.h"
#include "javarel/text_failures.h"

#include <string.h>

static bool is_method(const ir_method *m, const char *owner, const char *name) {
  return !strcmp(m->owner->name->text, owner) && !strcmp(m->name->text, name);
}

static bool is_text_class(const ir_class *c) {
  return !strcmp(c->name->text, "java/lang/String") ||
         !strcmp(c->name->text, "java/lang/StringBuilder") ||
         !strcmp(c->name->text, "java/lang/AbstractStringBuilder");
}

/* The code is that of a switch, which asks for the characters as well. */
static bool is_switched(const body *b, const ir_instr *i) {
  const ir_instr *next = b->at + 1 < b->code->blocks[b->block].end ? i + 1 : NULL;
  return next && next->op == IR_SWITCH && next->a == i->dst;
}

/* The same text has the same characters. */
bool body_same_text(body *b, const ir_instr *i, const ir_method *m) {
  if (!world_is_text(m->owner) || strcmp(m->name->text, "equals") || m->is_static)
    return false;
  b->values[i->dst] = (pending){0};
  body_hidden(b, "%s := (%s = %s => 1 else 0)", body_register(b, i->dst),
              body_operand(b, i->call->args[0]), body_operand(b, i->call->args[1]));
  body_hidden(b, "m%uescaped := null", b->r->number);
  return true;
}

/* A number of which it is known how it compares, and when it is 0. */
static void set_any(body *b, uint32_t to, const char *compares, const char *is_zero) {
  const char *reg = body_register(b, to);
  b->values[to] = (pending){0};
  body_hidden(b, "%s := spec(one %s && %s %s && (%s = 0 <=> %s))", reg, reg, reg,
              compares, reg, is_zero);
}

/* What is known of a text is whether it is the same as another one, such as "". */
static bool write_text_question(body *b, const ir_instr *i) {
  const ir_method *m = i->call->method;
  const char *text = body_operand(b, i->call->args[0]);
  ir_program *ir = java_program_ir(b->t->world->program);
  if (m->is_static || !world_is_text(m->owner))
    return false;
  bool length = !strcmp(m->name->text, "length");
  const char *empty = length || !strcmp(m->name->text, "isEmpty")
                          ? world_text_of(b->t->world, name_mk(&ir->names, ""))
                          : NULL;
  if (!strcmp(m->name->text, "equals"))
    body_set_truth(b, i->dst,
                   body_print(b, "(%s = %s)", text, body_operand(b, i->call->args[1])));
  else if (!strcmp(m->name->text, "toString") || !strcmp(m->name->text, "intern"))
    body_set(b, i->dst, text);
  else if (length)
    set_any(b, i->dst, ">= 0", body_print(b, "%s = %s", text, empty));
  else if (is_method(m, "java/lang/String", "compareTo")) {
    body_check_null(b, i->call->args[1]);
    set_any(b, i->dst, "in Integer",
            body_print(b, "%s = %s", text, body_operand(b, i->call->args[1])));
  } else if (empty)
    body_set_truth(b, i->dst, body_print(b, "(%s = %s)", text, empty));
  else if (!strcmp(m->name->text, "hashCode") && is_switched(b, i))
    b->values[i->dst] = (pending){.text = text, .is_hash = true};
  else
    return false;
  return true;
}

/* Texts are made for messages: any text, as far as the specification is concerned. */
bool body_text_call(body *b, const ir_instr *i) {
  const ir_method *m = i->call->method;
  const char *gives = strrchr(m->descriptor->text, ')') + 1;
  if (!is_text_class(m->owner))
    return false;
  if (m->result == IR_VOID) {
    if (world_is_text(m->owner))
      body_fail(b, FAILURE_UNSUPPORTED, NULL, "a text that is made with new");
    else
      text_failures_check(b, i);
    return true;
  }
  if (write_text_question(b, i))
    return true;
  ir_class *c = world_descriptor_class(b->t->world, gives);
  if (!c || !is_text_class(c)) {
    body_fail(b, FAILURE_UNSUPPORTED, NULL, "what a text contains");
    return true;
  }
  text_failures_check(b, i);
  const char *reg = body_register(b, i->dst);
  domain_set s = world_type(b->t->world, c);
  b->r->types[i->dst] |= s;
  b->values[i->dst] = (pending){0};
  if (!m->is_static && !strcmp(c->name->text, "java/lang/StringBuilder"))
    body_hidden(b, "%s := %s", reg, body_operand(b, i->call->args[0]));
  else
    body_hidden(b, "%s := spec(one %s && %s in %s)", reg, reg, reg,
                world_set_text(b->t->world, s));
  return true;
}
