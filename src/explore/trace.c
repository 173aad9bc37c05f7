/* An observer looks at each instruction before it is executed. Of the program's own code
 * it notes what is stored, which monitors are entered and left, and which calls wait,
 * wake, start or choose. The instruction at which a thread comes to stand is seen twice;
 * the first time does not count. */
#include "explore/trace.h"

#include "explore/explorer.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

typedef struct recorder {
  machine_observer observer;
  explore_trace *trace;
  uint32_t step;
  const frame *last_frame; /* that the last event is about */
  uint32_t last_pc;
  ir_class *main;
  bool is_scenario;
} recorder;

static char *dotted(const char *text) {
  char *copy = memory_copy_text(text);
  for (char *p = copy; *p; p++)
    if (*p == '/' || *p == '$')
      *p = '.';
  return copy;
}

char *trace_object_text(machine *m, object_id o) {
  if (!o)
    return memory_copy_text("null");
  const ir_class *c = machine_object(m, o)->class;
  if (!strcmp(c->name->text, "java/lang/String")) {
    char *text = jre_text(m, o), *quoted = memory_print("\"%s\"", text);
    memory_free(text);
    return quoted;
  }
  char *name = dotted(c->name->text);
  char *last = strrchr(name, '.');
  char *text = o < m->threads->baseline ? memory_copy_text(last ? last + 1 : name)
                                        : memory_print("%s#%u", last ? last + 1 : name,
                                                       o - m->threads->baseline);
  memory_free(name);
  return text;
}

static char *value_text(machine *m, ir_storage storage, value v) {
  switch (storage) {
  case STORE_BOOL: return memory_copy_text(v.i & 1 ? "true" : "false");
  case STORE_I64: return memory_print("%" PRId64, v.l);
  case STORE_F32: return memory_print("%g", (double)v.f);
  case STORE_F64: return memory_print("%g", v.d);
  case STORE_REF: return trace_object_text(m, v.ref);
  default: return memory_print("%d", v.i);
  }
}

static bool is_library(const ir_class *c) {
  const java_class_info *info = java_info(c);
  return !info || info->from_jdk || !strncmp(c->name->text, "glassbox/", 9);
}

/* The innermost frame of the program itself. */
static const frame *own_frame(const machine *m) {
  for (uint32_t i = m->frame_count; i-- > 0;)
    if (m->frames[i].code && !is_library(m->frames[i].method->owner))
      return &m->frames[i];
  return NULL;
}

static void add(recorder *r, machine *m, char *what, char *stored) {
  const frame *f = own_frame(m);
  if (f && !f->code->lines[f->pc]) { /* nobody wrote it */
    memory_free(what);
    memory_free(stored);
    return;
  }
  trace_event e = {.thread = m->threads->current, .step = r->step, .what = what};
  e.value = stored;
  if (f) {
    e.class = f->method->owner;
    e.line = f->code->lines[f->pc];
  }
  vec_push(&r->trace->events, e);
  const frame *top = &m->frames[m->frame_count - 1];
  r->last_frame = top;
  r->last_pc = top->pc;
}

static char *prefixed(const char *prefix, char *text) {
  char *all = memory_print("%s %s", prefix, text);
  memory_free(text);
  return all;
}

static char *field_text(const ir_field *f) {
  char *owner = dotted(f->owner->name->text), *last = strrchr(owner, '.');
  char *text = memory_print("%s.%s", last ? last + 1 : owner, f->name->text);
  memory_free(owner);
  return text;
}

/* A method whose operations on its object matter. */
static bool is_shown(const char *owner, const char *name) {
  return !strcmp(name, "start") || !strcmp(name, "join") || !strcmp(name, "interrupt") ||
         strstr(owner, "java/util/concurrent/") ||
         !strncmp(owner, "java/lang/ref/", 14) || !strcmp(owner, "java/util/Random");
}

/* What the program has a native method access: "setVolatile Lamp.on". */
static void note_native(recorder *r, machine *m, const frame *f, const ir_instr *i) {
  ir_method *method = i->call->method;
  value args[8] = {{0}};
  native_access a = {.count = 1};
  if (is_library(f->method->owner) || method->param_count > 8 ||
      method->visible != VISIBLE_ACCESS)
    return;
  for (uint32_t k = 0; k < method->param_count; k++)
    args[k] = f->regs[i->call->args[k]];
  if (!m->language->native_access(m, method, args, &a))
    return;
  const thread_access accessed = {.object = a.object, .index = a.index};
  add(r, m, prefixed(method->name->text, race_variable(m, &accessed)), NULL);
}

static void note_call(recorder *r, machine *m, const frame *f, const ir_instr *i) {
  const ir_method *method = i->call->method;
  if (!method)
    return;
  object_id first = i->call->count && method->param_types[0] == IR_REF
                        ? f->regs[i->call->args[0]].ref
                        : 0;
  const char *owner = method->owner->name->text, *name = method->name->text;
  if (method->is_synchronized && !is_library(method->owner) && !method->is_static &&
      first)
    add(r, m, prefixed("enter", trace_object_text(m, first)), NULL);
  else if ((!strcmp(owner, "java/lang/Object") &&
            (!strcmp(name, "wait") || !strncmp(name, "notify", 6))) ||
           (is_library(method->owner) && !is_library(f->method->owner) && first &&
            is_shown(owner, name)))
    add(r, m, prefixed(name, trace_object_text(m, first)), NULL);
  else if (!strcmp(owner, "glassbox/Environment")) {
    add(r, m, trace_action_text(m, r->main, f, i->call), NULL);
    vec_last(&r->trace->events)->is_action = true;
  } else if (!strcmp(owner, "glassbox/Scenarios") && !strcmp(name, "announce"))
    add(r, m, jre_text(m, first), NULL);
  else if (!strcmp(owner, "glassbox/Choose") && !strcmp(name, "pick"))
    add(r, m, memory_print("choose %u", m->threads->choice), NULL);
  else
    note_native(r, m, f, i);
}

/* A scenario is tried one after the other, to be compared: nobody asked to see that. */
static bool explains(const machine *m) {
  for (uint32_t i = 0; i < m->frame_count; i++)
    if (explorer_is_helper(m->frames[i].method->owner))
      return true;
  return false;
}

static void see(machine_observer *o, machine *m) {
  recorder *r = (recorder *)o;
  const frame *f = &m->frames[m->frame_count - 1];
  const ir_instr *i = &f->code->instrs[f->pc];
  bool own = !is_library(f->method->owner);
  if (m->nesting > 1 || m->threads->quiet || i->unresolved ||
      (r->is_scenario && explains(m)))
    return;
  switch (i->op) {
  case IR_STORE:
    if (own && f->regs[i->a].ref && strcmp(f->method->name->text, "<init>") != 0)
      add(r, m, field_text(i->field), value_text(m, i->field->storage, f->regs[i->b]));
    break;
  case IR_STORE_GLOBAL:
    if (own && strcmp(f->method->name->text, "<clinit>") != 0)
      add(r, m, field_text(i->field), value_text(m, i->field->storage, f->regs[i->b]));
    break;
  case IR_SET_ELEMENT:
    if (own && f->regs[i->a].ref)
      add(r, m, memory_print("element %d", f->regs[i->b].i),
          value_text(m, i->aux, f->regs[i->dst]));
    break;
  case IR_ENTER:
    if (own && f->regs[i->a].ref)
      add(r, m, prefixed("enter", trace_object_text(m, f->regs[i->a].ref)), NULL);
    break;
  case IR_EXIT:
    if (own && f->regs[i->a].ref)
      add(r, m, prefixed("leave", trace_object_text(m, f->regs[i->a].ref)), NULL);
    break;
  case IR_RETURN:
    if (own && f->locked)
      add(r, m, prefixed("leave", trace_object_text(m, f->locked)), NULL);
    break;
  case IR_LOAD:
  case IR_LOAD_GLOBAL:
    if (own && i->field->is_volatile)
      add(r, m, prefixed("read", field_text(i->field)), NULL);
    break;
  case IR_CALL:
  case IR_DISPATCH: note_call(r, m, f, i); break;
  default: break;
  }
}

static void see_nothing(machine_observer *o, machine *m) {
  (void)o, (void)m;
}

static void drop_last(explore_trace *t) {
  trace_event e = vec_pop(&t->events);
  memory_free(e.what);
  memory_free(e.value);
}

/* The thread stands before an instruction that was noted already. */
static void forget_point(recorder *r, machine *m, uint32_t thread, uint32_t events) {
  const machine_thread *k = &m->threads->list.data[thread];
  point_kind kind = k->state.point.kind;
  if (k->state.status != THREAD_RUNS || !k->state.frame_count || kind == POINT_END ||
      kind == POINT_TURN || kind == POINT_BEGIN || r->trace->events.size <= events)
    return;
  const frame *top = &k->frames[k->state.frame_count - 1];
  if (r->last_frame == top && r->last_pc == top->pc)
    drop_last(r->trace);
}

/* Threads that are shown, and what is noted of them by their new numbers. */
static void name_threads(explore_trace *t, machine *m) {
  u32_vector places = {0};
  for (uint32_t k = 0; k < m->threads->list.size; k++) {
    object_id o = m->threads->list.data[k].state.object;
    vec_push(&places, t->threads.size);
    if (!explorer_is_helper(machine_object(m, o)->class))
      vec_push(&t->threads, explorer_thread_name(m, k));
  }
  vec_each (trace_event, e, &t->events) {
    assert(places.data && e->thread < places.size);
    e->thread = places.data[e->thread];
  }
  vec_release(&places);
}

void explore_trace_make(const explore_options *o, const explore_result *found,
                        explore_trace *t) {
  *t = (explore_trace){.repeats_from = UINT32_MAX};
  if (found->found.repeated)
    t->repeats_from = found->found.schedule.size - found->found.repeated;
  explore_result scratch = {0};
  explorer e;
  recorder r = {{see, see_nothing}, t, 0, NULL, 0, o->main, false};
  r.is_scenario =
      o->main->super && !strcmp(o->main->super->name->text, "glassbox/Scenarios");
  explorer_init(&e, o, &scratch);
  copy_sites(&e.sites, &found->sites);
  machine *m = e.machine;
  if (explorer_begin(&e)) {
    m->observer = &r.observer;
    for (; r.step < found->found.schedule.size; r.step++) {
      explore_step s = found->found.schedule.data[r.step];
      uint32_t events = t->events.size;
      taken way = explorer_take(&e, s.thread, s.choice);
      forget_point(&r, m, s.thread, events);
      if (way != TAKEN)
        break;
    }
    m->observer = NULL;
  }
  name_threads(t, m);
  explorer_end(&e);
  explorer_release(&e);
  explore_result_release(&scratch);
}

void explore_trace_release(explore_trace *t) {
  while (t->events.size)
    drop_last(t);
  vec_each (char *, name, &t->threads)
    memory_free(*name);
  vec_release(&t->events);
  vec_release(&t->threads);
}
