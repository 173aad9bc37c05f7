/* Methods of the library that no specification needs to know: they have a translation of
 * their own. */
#include "javarel/body.h"

#include <string.h>

static bool is_method(const ir_method *m, const char *owner, const char *name) {
  return !strcmp(m->owner->name->text, owner) && !strcmp(m->name->text, name);
}

static bool is_text_class(const ir_class *c) {
  return !strcmp(c->name->text, "java/lang/String") ||
         !strcmp(c->name->text, "java/lang/StringBuilder") ||
         !strcmp(c->name->text, "java/lang/AbstractStringBuilder");
}

/* Texts are made for messages: any text, as far as the specification is concerned. */
static bool write_text_call(body *b, const ir_instr *i) {
  const ir_method *m = i->call->method;
  const char *gives = strrchr(m->descriptor->text, ')') + 1;
  if (!is_text_class(m->owner))
    return false;
  if (m->result == IR_VOID)
    return true;
  ir_class *c = world_descriptor_class(b->t->world, gives);
  if (!c || !is_text_class(c)) {
    body_fail(b, FAILURE_UNSUPPORTED, NULL, "what a text contains");
    return true;
  }
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

static bool is_made_silently(const ir_method *m) {
  if (is_method(m, "java/lang/Object", "<init>"))
    return true;
  const java_class_info *info = java_info(m->owner);
  return world_is_throwable(m->owner) && info && info->from_jdk &&
         (!strcmp(m->name->text, "<init>") || !strcmp(m->name->text, "addSuppressed"));
}

static bool write_check_index(body *b, const ir_instr *i) {
  const ir_call *call = i->call;
  if (!is_method(call->method, "java/util/Objects", "checkIndex") || call->count != 2 ||
      !ir_gives(call->method, 'I'))
    return false;
  const char *index = body_operand(b, call->args[0]);
  body_trap(
      b,
      body_print(b, "(%s < 0 || %s >= %s)", index, index, body_operand(b, call->args[1])),
      "java/lang/IndexOutOfBoundsException");
  body_set(b, i->dst, body_operand(b, call->args[0]));
  return true;
}

static bool takes_primitive_arrays(const ir_method *m) {
  const char *d = m->descriptor->text;
  return d[1] == '[' && d[2] != 'L' && d[2] != '[' && d[3] == '[' && d[4] == d[2] &&
         d[5] == ')';
}

/* Native methods, which have no code to follow, and what is made of them. */
static bool write_array_call(body *b, const ir_instr *i) {
  const ir_method *m = i->call->method;
  if (is_method(m, "java/lang/System", "arraycopy"))
    return body_copy(b, i->call);
  if (is_method(m, "java/util/Arrays", "equals") && takes_primitive_arrays(m))
    return body_same_elements(b, i);
  return translation_copies_array(m) &&
         (m->is_static ? body_resize(b, i) : body_clone(b, i));
}

bool body_known_call(body *b, const ir_instr *i) {
  return is_made_silently(i->call->method) || write_text_call(b, i) ||
         write_check_index(b, i) || write_array_call(b, i);
}
