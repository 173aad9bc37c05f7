/* Resolution: symbolic references become classes, fields and methods when they are
 * first needed. */
#include "java/internal.h"

#include <string.h>

static place place_of(const ir_method *user) {
  const java_class_info *info = java_info(user->owner);
  return (place){info->file ? info->file->origin : user->owner->name->text, 0, 0};
}

/* The class that is meant where an array of it is named: [LNode; is Node. */
static name element_name(java_program *p, name n) {
  size_t brackets = strspn(n->text, "[");
  return brackets ? name_mk_text(&p->ir.names, n->text + brackets + 1,
                                 n->length - brackets - 2)
                  : n;
}

ir_class *java_resolve_class(java_program *p, ir_method *user, name n) {
  uint32_t errors = p->ir.sink->errors;
  ir_class *c = java_class_if_found(p, n);
  if (!c && p->ir.sink->errors == errors)
    diag_error(p->ir.sink, place_of(user),
               "class %s, used by method %s, not found: name the folder or jar that "
               "holds it with --classpath",
               element_name(p, n)->text, user->name->text);
  return c;
}

ir_field *java_resolve_field(java_program *p, ir_method *user, const member_ref *ref) {
  ir_class *c = java_resolve_class(p, user, ref->owner);
  if (!c)
    return NULL;
  ir_field *f = ir_find_field(c, ref->name, ref->descriptor);
  const char *what = java_replaced_by(p, c->name);
  if (!f && what)
    diag_error(p->ir.sink, place_of(user),
               "--replace %s=%s: class %s has no field %s, which method %s uses", what,
               c->name->text, c->name->text, ref->name->text, user->name->text);
  else if (!f)
    diag_error(p->ir.sink, place_of(user),
               "class %s has no field %s of type %s, used by method %s: was it compiled "
               "against another version?",
               ref->owner->text, ref->name->text, ref->descriptor->text,
               user->name->text);
  return f;
}

/* MethodHandle.invoke, VarHandle.get and their like take what the call site says: each
 * descriptor gets a native method of its own. */
static ir_method *polymorphic(java_program *p, ir_class *c, const member_ref *ref) {
  if (strcmp(c->name->text, "java/lang/invoke/VarHandle") &&
      strcmp(c->name->text, "java/lang/invoke/MethodHandle"))
    return NULL;
  ir_method *declared = ir_find_declared(c, ref->name, NULL);
  if (!declared || !declared->is_native)
    return NULL;
  name key = name_mk_print(&p->ir.names, "%s.%s%s", c->name->text, ref->name->text,
                           ref->descriptor->text);
  uint64_t *known = map_get(&p->polymorphic, map_address(key));
  if (known)
    return (ir_method *)(uintptr_t)*known;
  ir_method *m = arena_new(&p->ir.arena, ir_method);
  java_method_set(p, m, c, ref->name, ref->descriptor, false);
  m->is_native = m->is_public = true;
  m->is_private = true; /* never overridden */
  ir_method_register(&p->ir, m);
  map_put(&p->polymorphic, map_address(key), map_address(m));
  return m;
}

ir_method *java_resolve_method(java_program *p, ir_method *user, const member_ref *ref) {
  ir_class *c = java_resolve_class(p, user, ref->owner);
  if (!c)
    return NULL;
  ir_method *m = ir_find_method(c, ref->name, ref->descriptor);
  if (!m && c->is_interface) /* equals and the like on an interface */
    m = ir_find_method(java_class(p, "java/lang/Object"), ref->name, ref->descriptor);
  if (!m)
    m = polymorphic(p, c, ref);
  const char *what = java_replaced_by(p, c->name);
  if (!m && what)
    diag_error(p->ir.sink, place_of(user),
               "--replace %s=%s: class %s has no method %s%s, which method %s calls",
               what, c->name->text, c->name->text, ref->name->text, ref->descriptor->text,
               user->name->text);
  else if (!m)
    diag_error(p->ir.sink, place_of(user),
               "class %s has no method %s%s, used by method %s: was it compiled against "
               "another version?",
               ref->owner->text, ref->name->text, ref->descriptor->text,
               user->name->text);
  return m;
}

bool java_resolve(ir_program *ir, ir_method *user, ir_instr *i) {
  java_program *p = java_program_of(ir);
  switch (i->op) {
  case IR_LOAD:
  case IR_STORE:
  case IR_LOAD_GLOBAL:
  case IR_STORE_GLOBAL: {
    ir_field *f = java_resolve_field(p, user, i->symbol);
    bool global = i->op == IR_LOAD_GLOBAL || i->op == IR_STORE_GLOBAL;
    if (f && f->is_static != global) {
      diag_error(ir->sink, place_of(user), "field %s.%s is%s static, used by method %s",
                 f->owner->name->text, f->name->text, global ? " not" : "",
                 user->name->text);
      return false;
    }
    if (f)
      i->field = f;
    return f;
  }
  case IR_CALL:
  case IR_DISPATCH: {
    ir_method *m = java_resolve_method(p, user, i->call->unresolved);
    if (m && m->param_count != i->call->count) {
      diag_error(ir->sink, place_of(user), "method %s.%s is%s static, used by method %s",
                 m->owner->name->text, m->name->text, m->is_static ? "" : " not",
                 user->name->text);
      return false;
    }
    i->call->method = m;
    return m;
  }
  default: {
    ir_class *c = java_resolve_class(p, user, i->symbol);
    if (c)
      i->class = c;
    return c;
  }
  }
}

bool java_resolve_handler(ir_program *ir, ir_method *user, ir_handler *h) {
  h->class = java_resolve_class(java_program_of(ir), user, h->class_name);
  return h->class;
}

ir_method *java_unsupported(java_program *p, const char *construct, name text) {
  if (!p->oddities) {
    p->oddities =
        java_synthetic_class(p, "<unsupported>", java_class(p, "java/lang/Object"));
    java_link(p, p->oddities, NULL, 0);
  }
  ir_method *m = arena_new(&p->ir.arena, ir_method);
  java_method_set(p, m, p->oddities, name_mk(&p->ir.names, construct), text, true);
  m->is_native = true;
  ir_method_register(&p->ir, m);
  return m;
}
