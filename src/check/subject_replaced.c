/* --replace M=A: that A has what the checked class uses of M.
 *
 * The engines would find out as soon as an execution comes to such a call; but that a
 * class lacks a method is an error of the input, and is said before the search begins.
 * So the code is walked from the operations and specifications on, through calls with
 * every override that is known and into lambdas. Library code is not followed: what is
 * called from there alone is still found by the engines, and makes them inconclusive. */
#include "check/subject_internal.h"

#include "java/java_text.h"

#include <string.h>

typedef struct walk {
  subject *subject;
  diag_sink *sink;
  map met; /* method id: 1 */
  vector(ir_method *) waiting;
  bool bad;
} walk;

static bool is_followed(const subject *s, const ir_class *c) {
  const java_class_info *info = java_info(c);
  return !info || !info->from_jdk || c == s->class;
}

static void wait_for(walk *w, ir_method *m) {
  if (m && is_followed(w->subject, m->owner) && !map_get(&w->met, m->id)) {
    map_put(&w->met, m->id, 1);
    vec_push(&w->waiting, m);
  }
}

/* The method, and what overrides it. */
static void wait_for_all(walk *w, ir_class *receiver, ir_method *m) {
  class_vector classes = {0};
  wait_for(w, m);
  subject_concrete_classes(w->subject, receiver, &classes);
  vec_each (ir_class *, c, &classes)
    if (ir_is_subclass(*c, m->owner))
      wait_for(w, ir_dispatch(*c, m));
  vec_release(&classes);
}

static void report(walk *w, const ir_code *code, uint32_t at, const member_ref *ref,
                   const char *what, bool is_method) {
  arena *a = &w->subject->arena;
  const char *by = java_text_class(a, ref->owner->text);
  const char *result = strchr(ref->descriptor->text, ')');
  const char *type = java_text_type(a, result ? result + 1 : ref->descriptor->text);
  const char *member = is_method
                           ? java_text_method(a, ref->name->text, ref->descriptor->text)
                           : ref->name->text;
  place where = {code->method->owner->file, code->lines[at], 0};
  diag_error(
      w->sink, where,
      "--replace %s=%s: class %s has no %s %s %s, which %s.%s uses; give %s one, or "
      "check with --method what does without",
      java_text_class(a, what), by, by, is_method ? "method" : "field", type, member,
      class_text(a, code->method->owner), code->method->name->text, by);
  w->bad = true;
}

static void visit_call(walk *w, const ir_code *code, uint32_t at) {
  const ir_instr *i = &code->instrs[at];
  const member_ref *ref = i->call->unresolved;
  ir_class *c = ref ? java_class_if_found(w->subject->program, ref->owner) : NULL;
  ir_method *m = c ? ir_find_method(c, ref->name, ref->descriptor) : i->call->method;
  const char *what = c ? java_replaced_by(w->subject->program, ref->owner) : NULL;
  if (!m && what)
    report(w, code, at, ref, what, true);
  else if (m && i->op == IR_DISPATCH &&
           (m->owner->is_interface || is_followed(w->subject, m->owner)))
    wait_for_all(w, c, m);
  else
    wait_for(w, m);
}

static void visit_field(walk *w, const ir_code *code, uint32_t at) {
  const ir_instr *i = &code->instrs[at];
  if (!i->unresolved)
    return;
  const member_ref *ref = i->symbol;
  const char *what = java_replaced_by(w->subject->program, ref->owner);
  ir_class *c = what ? java_class_if_found(w->subject->program, ref->owner) : NULL;
  if (c && !ir_find_field(c, ref->name, ref->descriptor))
    report(w, code, at, ref, what, false);
}

/* A lambda is called by those who get it. */
static void visit_new(walk *w, const ir_instr *i) {
  ir_class *c =
      i->unresolved ? java_class_if_found(w->subject->program, i->symbol) : i->class;
  const java_class_info *info = c ? java_info(c) : NULL;
  for (uint32_t k = 0; info && info->is_hidden && k < c->method_count; k++)
    wait_for(w, &c->methods[k]);
}

static void visit_code(walk *w, const ir_code *code) {
  for (uint32_t at = 0; at < code->count && !w->bad; at++)
    switch (code->instrs[at].op) {
    case IR_CALL:
    case IR_DISPATCH: visit_call(w, code, at); break;
    case IR_LOAD:
    case IR_STORE:
    case IR_LOAD_GLOBAL:
    case IR_STORE_GLOBAL: visit_field(w, code, at); break;
    case IR_NEW: visit_new(w, &code->instrs[at]); break;
    default: break;
    }
}

static void add_specifications(walk *w, const specification *list, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    wait_for(w, list[i].method);
}

static void add_roots(walk *w) {
  const subject *s = w->subject;
  for (uint32_t i = 0; i < s->operation_count; i++) {
    const operation *o = &s->operations[i];
    wait_for(w, o->method);
    add_specifications(w, o->pre, o->pre_count);
    add_specifications(w, o->post, o->post_count);
  }
  wait_for(w, s->invariant);
}

bool subject_check_replaced(subject *s, diag_sink *sink) {
  walk w = {.subject = s, .sink = sink};
  add_roots(&w);
  for (uint32_t k = 0; k < w.waiting.size && !w.bad; k++) {
    ir_program *p = java_program_ir(s->program);
    const ir_code *code = ir_method_code(p, w.waiting.data[k], NULL);
    if (code)
      visit_code(&w, code);
  }
  vec_release(&w.waiting);
  map_release(&w.met);
  return !w.bad;
}
