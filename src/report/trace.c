/* Follows one execution of an operation. The outermost frames tell the phases apart:
 * what runs before the operation (the invariant and preconditions of the state) is
 * ignored, the operation gives the lines, what runs afterwards is asked why it was not
 * true. An execution that must start again, because a class is initialised first,
 * starts the trace again. */
#include "report/trace_internal.h"

#include <assert.h>
#include <string.h>

bool trace_is_users(const subject *s, const ir_class *c) {
  const java_class_info *info = java_info(c);
  if (!info || !info->file || !strncmp(c->name->text, "glassbox/", 9))
    return false;
  if (!info->from_jdk)
    return true;
  size_t outer = strcspn(s->class->name->text, "$"); /* a JDK class is being checked */
  return !strncmp(c->name->text, s->class->name->text, outer) &&
         (!c->name->text[outer] || c->name->text[outer] == '$');
}

/* Lines. */

static void clear_lines(trace *t) {
  vec_each (trace_line, l, &t->lines)
    vec_release(&l->values);
  vec_clear(&t->lines);
  t->current = NO_LINE;
}

static void add_line(trace *t, activation *a) {
  trace_line l = {.method = a->method,
                  .line = a->line,
                  .depth = a->depth,
                  .activation = a->number,
                  .call = a->is_entered ? NULL : a->call};
  a->is_entered = true;
  t->current = t->lines.size;
  vec_push(&t->lines, l);
}

static activation *innermost_shown(trace *t) {
  for (uint32_t i = t->activations.size; i-- > 0;)
    if (t->activations.data[i].is_shown)
      return &t->activations.data[i];
  return NULL;
}

void trace_note(trace *t, const char *what, shown now) {
  activation *a = innermost_shown(t);
  if (!a)
    return;
  if (t->current == NO_LINE)
    add_line(t, a);
  trace_line *l = &t->lines.data[t->current];
  vec_each (trace_value, v, &l->values)
    if (!strcmp(v->what, what)) {
      v->now = now;
      return;
    }
  vec_push(&l->values, ((trace_value){what, now}));
}

/* Coming back to the line of a call is worth a line only if something changes. */
static void move_to_line(trace *t, activation *a, uint32_t line) {
  bool is_current =
      t->current != NO_LINE && t->lines.data[t->current].activation == a->number;
  bool is_same = a->is_entered && (!line || line == a->line);
  if (line)
    a->line = line;
  if (!is_same)
    add_line(t, a);
  else if (!is_current)
    t->current = NO_LINE;
}

/* Frames. */

static const char *receiver_text(trace *t, const frame *f) {
  object_id main_object = t->after.main ? t->after.main : t->before.main;
  if (f->method->is_static || f->regs[0].ref == main_object)
    return NULL;
  return names_show(t->names, "L", f->regs[0]).text;
}

static activation *enter(trace *t, const machine *m, const frame *f) {
  while (t->activations.size + 1 < m->frame_count) /* native methods */
    vec_push(&t->activations, (activation){.last = NO_INSTR});
  activation a = {.method = f->method, .last = NO_INSTR};
  a.number = ++t->activation_count;
  const java_block *block = t->operation->block;
  a.is_users = (f->method->origin || (block && block->cut == f->method)) &&
               trace_is_users(t->subject, f->method->owner);
  const activation *caller = innermost_shown(t);
  a.depth = caller ? caller->depth + 1 : 0;
  a.is_silent = (t->activations.size && vec_last(&t->activations)->is_silent) ||
                method_is_declarative(f->method);
  a.is_shown = t->phase == TRACE_RUNNING && a.is_users && !a.is_silent;
  if (a.is_users) {
    a.call = trace_call_text(t->names, f, f->code, "");
    a.on = receiver_text(t, f);
  }
  vec_push(&t->activations, a);
  return vec_last(&t->activations);
}

/* Phases. */

static void take_state(trace *t, state *s, object_id main_object, object_id result) {
  vector(object_id) roots = {0};
  vec_push(&roots, main_object);
  vec_each (shown, a, &t->arguments)
    if (a->type == 'L')
      vec_push(&roots, a->value.ref);
  vec_push(&roots, result);
  state_release(s);
  state_take(s, t->names, roots.data, roots.size);
  vec_release(&roots);
}

/* The checked object: the receiver, or the pair whose first part that is. */
static object_id checked_object(const trace *t, const frame *f) {
  const equivalence *e = t->subject->equivalence;
  return e && e->property == 2 ? judge_object(t->names->judge, SPACE_MAIN)
                               : f->regs[0].ref;
}

/* Whether the frame is the operation's: not that of the second of a pair. */
static bool is_operation(const trace *t, const machine *m, const frame *f) {
  if (f->method != t->operation->method)
    return false;
  const equivalence *e = t->subject->equivalence;
  return !e || e->property == 1 ||
         f->regs[0].ref ==
             machine_object(m, checked_object(t, f))->slots[e->first->slot].ref;
}

/* "add(1), then remove(1)" */
static const char *call_of_pair(const trace *t) {
  const commuting *c = t->operation->commuting;
  const char *text = "";
  for (uint32_t k = 0, at = 0; k < 2; k++) {
    text = arena_print(&t->names->arena, "%s%smain.%s(", text, k ? "), then " : "",
                       c->methods[k]->name->text);
    for (uint32_t p = 0; p < c->counts[k]; p++)
      text = arena_print(&t->names->arena, "%s%s%s", text, p ? ", " : "",
                         t->arguments.data[at++].text);
  }
  return arena_print(&t->names->arena, "%s); and the other way round, on a copy", text);
}

/* The code in which the variables of a static method have their names: it is called by
 * another. */
static const ir_code *named_code(const trace *t, const frame *f) {
  const operation *o = t->operation;
  ir_program *p = java_program_ir(t->subject->program);
  const ir_code *code =
      o->declared->is_static ? ir_method_code(p, o->declared, NULL) : f->code;
  return code ? code : f->code;
}

/* "block search (low=0, high=3)" */
static const char *call_of_block(const trace *t, const frame *f) {
  const char *variables = trace_arguments_text(t->names, f, named_code(t, f));
  return *variables
             ? arena_print(&t->names->arena, "%s (%s)", t->operation->text, variables)
             : t->operation->text;
}

static const char *call_of_operation(const trace *t, const frame *f) {
  const operation *o = t->operation;
  if (o->commuting)
    return call_of_pair(t);
  if (o->block)
    return call_of_block(t, f);
  if (!o->declared->is_static)
    return trace_call_text(t->names, f, f->code,
                           o->is_constructor                        ? "new "
                           : checked_object(t, f) == f->regs[0].ref ? "main."
                                                                    : "main.first.");
  const char *class = names_simple(t->names, o->declared->owner);
  return trace_call_text(t->names, f, named_code(t, f),
                         arena_print(&t->names->arena, "%s.", class));
}

static void begin_operation(trace *t, const frame *f) {
  const operation *o = t->operation;
  clear_lines(t);
  vec_clear(&t->arguments);
  t->thrower = t->blame = (trace_blame){0};
  t->is_throw_noted = false;
  t->phase = TRACE_RUNNING;
  if (o->is_constructor)
    names_set(t->names, f->regs[0].ref, "main");
  const char *descriptor = o->method->descriptor->text + 1;
  for (uint32_t k = 1; k < o->method->param_count; k++) {
    if (operation_is_copied(o, k - 1)) {
      names_set(t->names, f->regs[k].ref, "copy");
      break; /* those behind are in no result */
    }
    vec_push(&t->arguments, names_show(t->names, descriptor, f->regs[k]));
    descriptor += strspn(descriptor, "[");
    descriptor += *descriptor == 'L' ? strcspn(descriptor, ";") + 1 : 1;
  }
  t->call = call_of_operation(t, f);
  take_state(t, &t->before, o->is_constructor ? 0 : checked_object(t, f), 0);
}

static void end_operation(trace *t, const machine *m, const frame *f, bool returned) {
  t->phase = TRACE_BEFORE;
  if (m->stop.kind == STOP_CLASS)
    return; /* it starts again, after the class's initialiser */
  const ir_instr *i = &f->code->instrs[f->pc];
  object_id result = returned && i->type == IR_REF ? f->regs[i->a].ref : 0;
  take_state(t, &t->after, checked_object(t, f), result);
  t->thrower = (trace_blame){0};
  t->phase = TRACE_AFTER;
}

static void step(machine_observer *o, machine *m) {
  trace *t = (trace *)o;
  const frame *f = &m->frames[m->frame_count - 1];
  if (m->frame_count == 1 && !t->activations.size && !f->pc && is_operation(t, m, f))
    begin_operation(t, f);
  if (t->phase == TRACE_BEFORE)
    return;
  activation *a = t->activations.size < m->frame_count
                      ? enter(t, m, f)
                      : &t->activations.data[m->frame_count - 1];
  const ir_instr *i = &f->code->instrs[f->pc];
  if (i->op == IR_CATCH) {
    t->thrower = (trace_blame){0};
    t->is_throw_noted = false;
  }
  trace_collect_writes(t, m);
  if (a->is_shown && a->last != NO_INSTR && i->op != IR_CATCH)
    trace_collect_local(t, f, a);
  if (a->is_shown)
    move_to_line(t, a, f->code->lines[f->pc]);
  if (t->phase == TRACE_RUNNING)
    trace_expect_writes(t, m, f, a->is_users);
  else if (a->is_users)
    trace_blame_step(f, a);
  a->last = f->pc;
  if (ir_written(i) != IR_NO_REGISTER)
    a->old = f->regs[i->dst];
}

static void note_end(trace *t, const machine *m, const frame *f, bool returned) {
  const ir_instr *i = &f->code->instrs[f->pc];
  const char *result = strchr(f->method->descriptor->text, ')') + 1;
  if (returned && *result != 'V')
    trace_note(t, "return", names_show(t->names, result, f->regs[i->a]));
  else if (!returned && !m->stop.kind && !t->is_throw_noted) {
    t->is_throw_noted = true;
    const ir_class *c = machine_object(m, m->exception)->class;
    shown exception = {'L', {.ref = m->exception}, names_class(t->names, c)};
    trace_note(t, "throw", exception);
  }
}

static void leave(machine_observer *o, machine *m) {
  trace *t = (trace *)o;
  uint32_t index = m->frame_count - 1;
  if (t->activations.size <= index)
    return; /* no step was made in it */
  const frame *f = &m->frames[index];
  activation *a = &t->activations.data[index];
  if (a->method) {
    assert(f->code && t->activations.size == index + 1);
    bool returned = f->code->instrs[f->pc].op == IR_RETURN;
    trace_collect_writes(t, m);
    if (a->is_shown)
      note_end(t, m, f, returned);
    trace_blame_leave(t, m, f, returned);
    if (t->current != NO_LINE && t->lines.data[t->current].activation == a->number)
      t->current = NO_LINE;
    if (!index && t->phase == TRACE_RUNNING)
      end_operation(t, m, f, returned);
  }
  t->activations.size = index;
}

void trace_init(trace *t, names *n, const subject *s, const operation *o) {
  *t = (trace){.observer = {step, leave},
               .names = n,
               .subject = s,
               .operation = o,
               .current = NO_LINE};
}

void trace_finish(trace *t, object_id main_object) {
  if (t->call || t->operation->is_constructor)
    return;
  take_state(t, &t->before, main_object, 0);
  take_state(t, &t->after, main_object, 0);
}

void trace_release(trace *t) {
  clear_lines(t);
  vec_release(&t->lines);
  vec_release(&t->arguments);
  vec_release(&t->activations);
  vec_release(&t->pending);
  state_release(&t->before);
  state_release(&t->after);
}
