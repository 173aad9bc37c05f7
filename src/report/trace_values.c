/* Which values an instruction changed: the variable in its result register, and the
 * slots that it, or the native method that it calls, may have written. Writes by the
 * JDK's code count when they hit objects of the search space, others are its own
 * affair. */
#include "report/trace_internal.h"

#include <string.h>

/* Larger objects that a native method is given are not compared. */
enum { MOST_COMPARED = 4096 };

const ir_variable *trace_variable(const ir_code *c, uint32_t reg, uint32_t instr) {
  for (uint32_t i = 0; i < c->variable_count; i++) {
    const ir_variable *v = &c->variables[i];
    if (v->reg == reg && v->first <= instr && instr < v->end)
      return v;
  }
  return NULL;
}

/* The frame may be that of a method made for a static one, with an object before its
 * parameters: then the code of that one names them. */
const char *trace_arguments_text(names *n, const frame *f, const ir_code *code) {
  const ir_method *m = f->method;
  uint32_t unnamed = m->param_count - code->method->param_count;
  const char *text = "", *descriptor = m->descriptor->text + 1;
  for (uint32_t k = !m->is_static; k < m->param_count; k++) {
    const ir_variable *v = trace_variable(code, k - unnamed, 0);
    text = arena_print(&n->arena, "%s%s%s%s%s", text, k > !m->is_static ? ", " : "",
                       v ? v->name->text : "", v ? "=" : "",
                       names_show(n, descriptor, f->regs[k]).text);
    descriptor += strspn(descriptor, "[");
    descriptor += *descriptor == 'L' ? strcspn(descriptor, ";") + 1 : 1;
  }
  return text;
}

const char *trace_call_text(names *n, const frame *f, const ir_code *code,
                            const char *before) {
  const ir_method *m = f->method;
  bool is_constructor = !strcmp(m->name->text, "<init>");
  return arena_print(&n->arena, "%s%s(%s)", before,
                     is_constructor ? names_simple(n, m->owner) : m->name->text,
                     trace_arguments_text(n, f, code));
}

static bool is_equal(ir_type type, value a, value b) {
  return type == IR_I64 || type == IR_F64 ? a.bits == b.bits : a.i == b.i;
}

void trace_collect_local(trace *t, const frame *f, const activation *a) {
  const ir_instr *i = &f->code->instrs[a->last];
  if (ir_written(i) == IR_NO_REGISTER)
    return;
  const ir_variable *v = trace_variable(f->code, i->dst, f->pc);
  if (!v || (v == trace_variable(f->code, i->dst, a->last) &&
             is_equal(f->code->reg_types[i->dst], a->old, f->regs[i->dst])))
    return;
  trace_note(t, v->name->text,
             names_show(t->names, v->descriptor->text, f->regs[i->dst]));
}

/* Slots. */

static value value_at(const object *o, uint32_t index) {
  return o->class->is_array ? heap_element(o, o->class->element, index) : o->slots[index];
}

static void expect(trace *t, const machine *m, object_id id, uint32_t index,
                   const ir_class *holder, bool by_user) {
  if (!id || index >= machine_object(m, id)->length ||
      !(by_user || names_is_member(t->names, id)))
    return;
  value old = value_at(machine_object(m, id), index);
  vec_push(&t->pending, ((pending_write){id, index, old, holder}));
}

/* The body that the call enters, or NULL when it will trap. */
static const ir_method *callee(const machine *m, const ir_instr *i, const value *r) {
  ir_method *method = i->call->method;
  if (i->op == IR_CALL)
    return method;
  object_id receiver = r[i->call->args[0]].ref;
  return receiver ? ir_dispatch(machine_object(m, receiver)->class, method) : NULL;
}

static void expect_native(trace *t, const machine *m, const frame *f, bool by_user) {
  const ir_instr *i = &f->code->instrs[f->pc];
  const ir_method *method = callee(m, i, f->regs);
  if (!method || !(method->is_native || method->native))
    return;
  for (uint32_t k = 0; k < method->param_count; k++) {
    object_id id = method->param_types[k] == IR_REF ? f->regs[i->call->args[k]].ref : 0;
    uint32_t length = id ? machine_object(m, id)->length : 0;
    for (uint32_t index = 0; length <= MOST_COMPARED && index < length; index++)
      expect(t, m, id, index, NULL, by_user);
  }
}

void trace_expect_writes(trace *t, machine *m, const frame *f, bool by_user) {
  const ir_instr *i = &f->code->instrs[f->pc];
  const value *r = f->regs;
  switch (i->op) {
  case IR_STORE: expect(t, m, r[i->a].ref, i->field->slot, NULL, by_user); break;
  case IR_SET_ELEMENT:
    expect(t, m, r[i->a].ref, (uint32_t)r[i->b].i, NULL, by_user);
    break;
  case IR_STORE_GLOBAL:
    if (machine_init_state(m, i->field->owner) == INIT_DONE)
      expect(t, m, machine_globals(m, i->field->owner), i->field->slot, i->field->owner,
             by_user);
    break;
  case IR_CALL:
  case IR_DISPATCH: expect_native(t, m, f, by_user); break;
  default: break;
  }
}

static void note_write(trace *t, const machine *m, const pending_write *w) {
  const object *o = machine_object(m, w->object);
  names *n = t->names;
  value now = value_at(o, w->index);
  const ir_class *c = o->class;
  const ir_field *field = c->is_array ? NULL : c->slots[w->index];
  ir_type type = ir_storage_type(field ? field->storage : c->element);
  if (is_equal(type, w->old, now))
    return;
  if (!field)
    trace_note(t, arena_print(&n->arena, "%s[%u]", names_array(n, w->object), w->index),
               names_show(n, c->name->text + 1, now));
  else
    trace_note(
        t,
        arena_print(&n->arena, "%s.%s",
                    w->holder ? names_simple(n, w->holder) : names_object(n, w->object),
                    field->name->text),
        names_show(n, field->descriptor->text, now));
}

void trace_collect_writes(trace *t, machine *m) {
  for (uint32_t i = 0; i < t->pending.size; i++)
    note_write(t, m, &t->pending.data[i]);
  vec_clear(&t->pending);
}
