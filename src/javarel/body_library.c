/* Methods of the library that no specification needs to know: they have a translation of
 * their own. */
#include "javarel/body.h"

#include <string.h>

static bool is_method(const ir_method *m, const char *owner, const char *name) {
  return !strcmp(m->owner->name->text, owner) && !strcmp(m->name->text, name);
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

/* Boxes of small numbers are cached, and all numbers within --bitwidth are small: there is
 * one box of each (state.c says so of those that exist before). */
static bool write_box(body *b, const ir_instr *i) {
  const ir_method *m = i->call->method;
  if (!ir_class_is_box(m->owner) || m->descriptor->text[2] != ')')
    return false;
  if (!strcmp(m->name->text, "<init>")) {
    body_fail(b, FAILURE_UNSUPPORTED, NULL, "a box that is made with new");
    return true;
  }
  bool is_number = strcmp(m->owner->name->text, "java/lang/Boolean") != 0;
  if (strcmp(m->name->text, "valueOf") || !is_number)
    return false; /* Boolean has two, which its code knows */
  if (b->t->bitwidth > BOXED_BITS) {
    body_fail(b, FAILURE_UNSUPPORTED, NULL, "boxes of numbers with more than 8 bits");
    return true;
  }
  world *w = b->t->world;
  const ir_field *value = world_box_value(m->owner);
  const world_global *g = world_field(w, value);
  const char *number = body_operand(b, i->call->args[0]), *reg = body_register(b, i->dst);
  b->values[i->dst] = (pending){0};
  b->t->writes_heap = true;
  body_hidden(b, "if some (%s.%s) {", g->name, number);
  body_hidden(b, "%s := (%s.%s)", reg, g->name, number);
  body_hidden(b, "} else {");
  body_statement(b, NULL, false, "%s := new %s", reg, world_class_name(w, m->owner));
  body_hidden(b, "%s := %s + (%s -> %s)", g->name, g->name,
              body_cut(b, i->dst, reg, SET_OF(world_domain_of(w, m->owner))), number);
  body_hidden(b, "}");
  b->not_null[i->dst] = true;
  return true;
}

/* Native methods, which have no code to follow, and what is made of them. */
static bool write_array_call(body *b, const ir_instr *i) {
  const ir_method *m = i->call->method;
  if (is_method(m, "java/lang/System", "arraycopy"))
    return body_copy(b, i->call);
  if (is_method(m, "java/util/Arrays", "equals") && takes_primitive_arrays(m))
    return body_same_elements(b, i);
  return world_copies_array(m) && (m->is_static ? body_resize(b, i) : body_clone(b, i));
}

bool body_known_call(body *b, const ir_instr *i) {
  return is_made_silently(i->call->method) || body_class_call(b, i) ||
         body_text_call(b, i) || write_check_index(b, i) || write_array_call(b, i) ||
         write_box(b, i);
}
