/* The machine around the interpreter loop: calls from C, class initialisation,
 * frames, traps, monitors, constants, collection. */
#include "exec/machine.h"

#include "base/memory.h"
#include "exec/interpret.h"
#include "exec/threads.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The stack of a run, in values: a simple recursion gets some 15,000 calls deep, as
 * with a JVM's default stack. Most runs stay within a small part of it, and natives that
 * call back nest a few times: only what goes deeper needs the language awake. */
enum { NESTING_LIMIT = 400, NESTING_ASLEEP = 40, STACK_VALUES_ASLEEP = 4096 };

machine *machine_new(ir_program *p, const machine_language *language) {
  machine *m = memory_new(machine);
  m->program = p;
  m->language = language;
  heap_init(&m->heap);
  m->step_limit = m->look_at = UINT64_MAX;
  return m;
}

static void make_stack(machine *m) {
  m->stack = memory_new_array(value, MACHINE_STACK_VALUES);
  m->stack_top = m->stack;
  m->stack_end = m->stack + STACK_VALUES_ASLEEP;
  m->frame_limit = MACHINE_STACK_VALUES / FRAME_VALUES + 1;
  m->frames = memory_new_array(frame, m->frame_limit);
}

void machine_delete(machine *m) {
  heap_release(&m->heap);
  memory_free(m->stack);
  memory_free(m->frames);
  memory_free(m->init_states);
  map_release(&m->init_troubles);
  memory_free(m->globals);
  memory_free(m->literals);
  vec_release(&m->monitors);
  vec_release(&m->within);
  memory_free(m->holders);
  memory_free(m->stop.text);
  memory_free(m->stop.stack);
  memory_free(m);
}

/* Throwing and stopping. */

bool machine_throw(machine *m, object_id exception) {
  assert(exception);
  m->exception = exception;
  return false;
}

bool machine_trap(machine *m, trap t) {
  object_id exception = m->language->make_exception(m, &t);
  if (exception)
    m->exception = exception;
  assert(m->exception || m->stop.kind);
  return false;
}

bool machine_stop(machine *m, stop_kind kind, const char *format, ...) {
  if (m->stop.kind)
    return false; /* the first reason stands */
  m->stop.kind = kind;
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, arguments);
  m->stop.text = memory_alloc((size_t)length + 1);
  vsnprintf(m->stop.text, (size_t)length + 1, format, again);
  va_end(again);
  va_end(arguments);
  m->stop.stack = machine_stack_text(m);
  return false;
}

void machine_clear_stop(machine *m) {
  assert(!m->nesting && !m->frame_count);
  memory_free(m->stop.text);
  memory_free(m->stop.stack);
  memset(&m->stop, 0, sizeof m->stop);
  vec_clear(&m->monitors);
}

/* Classes: state of initialisation and static fields. */

static void make_room(machine *m, uint32_t id) {
  if (id < m->class_capacity)
    return;
  uint32_t old = m->class_capacity, room = old ? old * 2 : 256;
  while (room <= id)
    room *= 2;
  m->init_states = memory_resize(m->init_states, room, sizeof *m->init_states);
  m->globals = memory_resize(m->globals, room, sizeof *m->globals);
  m->holders = memory_resize(m->holders, room, sizeof *m->holders);
  memset(m->init_states + old, 0, (room - old) * sizeof *m->init_states);
  memset(m->globals + old, 0, (room - old) * sizeof *m->globals);
  memset(m->holders + old, 0, (room - old) * sizeof *m->holders);
  m->class_capacity = room;
}

init_state machine_init_state(machine *m, const ir_class *c) {
  make_room(m, c->id);
  return m->init_states[c->id];
}

/* A class whose instances hold the static fields of c. */
static ir_class *holder_class(machine *m, ir_class *c) {
  if (!c->holder) {
    ir_class *h = arena_new(&m->program->arena, ir_class);
    h->name = c->name;
    h->slot_count = c->global_count;
    h->slots = c->globals;
    c->holder = h;
  }
  return c->holder;
}

object_id machine_globals(machine *m, ir_class *c) {
  make_room(m, c->id);
  if (!m->holders[c->id]) {
    heap_permanent_begin(&m->heap);
    object_id g = heap_new_object(&m->heap, holder_class(m, c));
    m->holders[c->id] = g;
    heap_permanent_end(&m->heap);
  }
  if (m->init_states[c->id] != INIT_THREAD)
    m->globals[c->id] = m->holders[c->id];
  return m->holders[c->id];
}

static const char *init_trouble(const machine *m, const ir_class *c) {
  const uint64_t *text = map_get(&m->init_troubles, c->id);
  return text ? (const char *)(uintptr_t)*text : "it was interrupted";
}

static void note_init_trouble(machine *m, const ir_class *c) {
  if (m->stop.text)
    map_put(&m->init_troubles, c->id,
            map_address(arena_print(&m->program->arena, "%s", m->stop.text)));
}

bool machine_is_left(machine *m, ir_class *c) {
  init_state s = machine_init_state(m, c);
  return s != INIT_DONE && m->language->is_entangled && m->language->is_entangled(m, c);
}

void machine_undo(machine *m) {
  heap_journal_undo(&m->heap);
  while (m->within.size) {
    const ir_class *c = vec_pop(&m->within);
    m->init_states[c->id] = INIT_NONE;
    m->globals[c->id] = 0;
    m->language->forget_initialised(m, c);
  }
}

/* What it writes is in the journal; the object with its fields stays. */
static bool initialise_within(machine *m, ir_class *c) {
  vec_push(&m->within, c);
  m->init_states[c->id] = INIT_RUNNING;
  machine_globals(m, c);
  bool ok = m->language->initialise(m, c);
  m->init_states[c->id] = ok ? INIT_WITHIN : m->stop.kind ? INIT_STOPPED : INIT_FAILED;
  if (!ok)
    m->globals[c->id] = 0;
  return ok;
}

bool machine_initialise(machine *m, ir_class *c) {
  switch (machine_init_state(m, c)) {
  case INIT_DONE:
  case INIT_WITHIN:
  case INIT_RUNNING: return true; /* one thread: a cycle goes on */
  case INIT_FAILED: return machine_trap(m, (trap){.kind = TRAP_NO_CLASS, .class = c});
  case INIT_STOPPED:
    return machine_stop(m, STOP_UNSUPPORTED,
                        "the initialiser of class %s does not end: %s", c->name->text,
                        init_trouble(m, c));
  case INIT_THREAD: return threads_initialise(m, c);
  case INIT_NONE: break;
  }
  if (m->threads && m->language->is_initialised_by_threads(m, c))
    return threads_initialise(m, c);
  if (m->heap.floor && m->initialises_within && machine_is_left(m, c))
    return initialise_within(m, c);
  if (m->heap.floor) {
    if (!m->stop.kind) {
      m->stop.kind = STOP_CLASS;
      m->stop.class = c;
    }
    return false;
  }
  m->init_states[c->id] = INIT_RUNNING;
  machine_globals(m, c);
  if (m->threads)
    m->threads->quiet++;
  m->no_collect += m->chance != NULL; /* who asks what was made: judge_chance.c */
  bool ok = m->language->initialise(m, c);
  m->no_collect -= m->chance != NULL;
  if (m->threads)
    m->threads->quiet--;
  m->initialised++;
  m->init_states[c->id] = ok ? INIT_DONE : m->stop.kind ? INIT_STOPPED : INIT_FAILED;
  if (m->init_states[c->id] == INIT_STOPPED)
    note_init_trouble(m, c);
  if (!ok)
    m->globals[c->id] = m->holders[c->id] =
        0; /* every further use comes here and traps */
  return ok;
}

enum { INITIALISER_STEPS = 20000000 };

bool machine_initialise_apart(machine *m, ir_class *c) {
  assert(!m->stop.kind && "between runs");
  uint64_t limit = m->step_limit;
  m->steps = 0;
  if (limit < INITIALISER_STEPS)
    m->step_limit = INITIALISER_STEPS;
  bool ok = machine_initialise(m, c);
  m->step_limit = limit;
  m->steps = 0;
  if (m->stop.kind)
    machine_clear_stop(m);
  return ok;
}

object_id machine_literal(machine *m, const ir_literal *literal) {
  uint32_t id = literal->id;
  if (id >= m->literal_capacity) {
    uint32_t old = m->literal_capacity, room = m->program->literal_count * 2 + 64;
    assert(id < room);
    m->literals = memory_resize(m->literals, room, sizeof *m->literals);
    memset(m->literals + old, 0, (room - old) * sizeof *m->literals);
    m->literal_capacity = room;
  }
  if (!m->literals[id]) {
    heap_permanent_begin(&m->heap);
    if (m->threads)
      m->threads->quiet++;
    object_id made = m->language->make_literal(m, literal);
    if (m->threads)
      m->threads->quiet--;
    m->literals[id] = made;
    heap_permanent_end(&m->heap);
  }
  return m->literals[id];
}

/* Calls. */

bool machine_prepare(machine *m, ir_method *method) {
  assert(method->entry == ENTRY_UNKNOWN);
  if ((m->client_bind && m->client_bind(m, method)) ||
      m->language->bind_native(m, method)) {
    assert(method->native);
    method->entry = ENTRY_NATIVE;
    return true;
  }
  if (method->is_native && method->owner->name->text[0] == '<') /* it names a construct */
    return machine_stop(m, STOP_UNSUPPORTED, "%s", method->name->text);
  if (method->is_native)
    return machine_stop(m, STOP_UNSUPPORTED, "native method %s.%s%s",
                        method->owner->name->text, method->name->text,
                        method->descriptor->text);
  bool failed;
  ir_code *code = ir_method_code(m->program, method, &failed);
  if (failed)
    return machine_stop(m, STOP_INPUT, "%s.%s%s cannot be executed",
                        method->owner->name->text, method->name->text,
                        method->descriptor->text);
  method->entry = code ? ENTRY_CODE : ENTRY_ABSTRACT;
  if (code && m->language->stretch)
    method->visible = m->language->stretch(method);
  if (code && m->threads)
    m->language->settle(m, method);
  if (m->threads)
    threads_mark_event(m, method);
  return true;
}

/* What a native method does to the objects it is given is not seen: they count as
 * read and, for the journal, as written. */
static void expect_anything(machine *m, const ir_method *method, const value *args) {
  bool shared = false;
  for (uint32_t k = 0; m->threads && k < method->param_count; k++)
    shared = shared || (method->param_types[k] == IR_REF && args[k].ref &&
                        threads_is_shared(m, args[k].ref));
  for (uint32_t k = 0; k < method->param_count; k++) {
    object_id o = method->param_types[k] == IR_REF ? args[k].ref : 0;
    heap_save_all(&m->heap, o);
    if (shared && method->visible != VISIBLE_ACCESS)
      threads_share(m, o);
    if (m->watch && o >= m->watch->first && o < m->watch->end)
      for (uint32_t i = 0; i < machine_object(m, o)->length; i++)
        m->watch->read(m->watch, o, i);
  }
}

bool machine_run_native(machine *m, ir_method *method, const value *args, value *result) {
  if (m->heap.floor || m->watch)
    expect_anything(m, method, args);
  frame *f = machine_push_frame(m, method, method->param_count);
  if (!f)
    return false;
  f->code = NULL;
  memmove(f->regs, args, method->param_count * sizeof(value));
  native_function *run = (native_function *)method->native;
  bool ok = run(m, method, f->regs, result);
  machine_pop(m);
  assert(ok || m->exception || m->stop.kind || m->threads);
  if (!ok && m->threads && m->threads->wanted)
    threads_initialise_wanted(m);
  return ok;
}

void machine_lock(machine *m, frame *f) {
  const ir_method *method = f->method;
  f->locked =
      method->is_static ? m->language->class_object(m, method->owner) : f->regs[0].ref;
  machine_enter(m, f->locked);
}

/* What prepares the language calls code itself. */
bool machine_wake(machine *m) {
  if (m->is_awake)
    return true;
  if (!m->stack)
    make_stack(m);
  m->is_awake = true;
  m->stack_end = m->stack + MACHINE_STACK_VALUES;
  m->no_collect++;
  m->is_awake = m->language->wake(m);
  m->no_collect--;
  if (!m->is_awake)
    m->stack_end = m->stack + STACK_VALUES_ASLEEP;
  return m->is_awake;
}

bool machine_go_deeper(machine *m) {
  return m->is_awake ? machine_trap(m, (trap){.kind = TRAP_STACK}) : machine_wake(m);
}

outcome machine_call(machine *m, ir_method *method, const value *args, value *result) {
  uint32_t floor = m->frame_count;
  value ignored;
  if (!result)
    result = &ignored;
  if (!m->stack)
    make_stack(m);
  bool ok = method->entry != ENTRY_UNKNOWN || machine_prepare(m, method);
  if (ok && (method->is_static || m->nesting >= NESTING_ASLEEP)) {
    m->no_collect++; /* the arguments are in no frame yet */
    ok = (m->nesting < NESTING_ASLEEP || machine_wake(m)) &&
         (!method->is_static || machine_initialise(m, method->owner));
    m->no_collect--;
  }
  if (ok && m->nesting >= NESTING_LIMIT)
    ok = machine_trap(m, (trap){.kind = TRAP_STACK});
  if (ok && method->entry == ENTRY_ABSTRACT)
    ok = machine_trap(m, (trap){.kind = TRAP_ABSTRACT, .method = method});
  if (ok && method->entry == ENTRY_NATIVE)
    ok = machine_run_native(m, method, args, result);
  else if (ok) {
    frame *f = machine_push(m, method);
    if (!f)
      return m->stop.kind ? RAN_STOP : RAN_THROW;
    if (method->param_count)
      memcpy(f->regs, args, method->param_count * sizeof(value));
    if (method->is_synchronized)
      machine_lock(m, f);
    m->nesting++;
    outcome o = machine_interpret(m, floor, result);
    m->nesting--;
    assert(m->frame_count == floor);
    return o;
  }
  return ok ? RAN_RETURN : m->stop.kind ? RAN_STOP : RAN_THROW;
}

/* Monitors. Few are held at a time, and the last one entered is left first. */

machine_monitor *machine_monitor_of(const machine *m, object_id o) {
  for (uint32_t i = m->monitors.size; i-- > 0;)
    if (m->monitors.data[i].object == o)
      return &m->monitors.data[i];
  return NULL;
}

static uint32_t current_thread(const machine *m) {
  return m->threads ? m->threads->current : 0;
}

void machine_enter(machine *m, object_id o) {
  machine_monitor *held = machine_monitor_of(m, o);
  if (held) {
    assert(held->thread == current_thread(m));
    held->count++;
    return;
  }
  vec_push(&m->monitors, ((machine_monitor){o, current_thread(m), 1}));
  if (m->threads)
    threads_acquired(m, o);
}

bool machine_exit(machine *m, object_id o) {
  machine_monitor *held = machine_monitor_of(m, o);
  if (!held || held->thread != current_thread(m))
    return machine_trap(m, (trap){.kind = TRAP_MONITOR});
  if (!--held->count) {
    uint32_t at = (uint32_t)(held - m->monitors.data);
    memmove(held, held + 1, (--m->monitors.size - at) * sizeof *held);
    if (m->threads)
      threads_released(m, o);
  }
  return true;
}

uint32_t machine_held(machine *m, object_id o) {
  const machine_monitor *held = machine_monitor_of(m, o);
  return held && held->thread == current_thread(m) ? held->count : 0;
}

/* Collection. */

static void mark_frame(machine *m, const frame *f) {
  const uint8_t *types = f->code ? f->code->reg_types : f->method->param_types;
  uint32_t count = f->code ? f->code->reg_count : f->method->param_count;
  for (uint32_t r = 0; r < count; r++)
    if (types[r] == IR_REF)
      heap_mark(&m->heap, f->regs[r].ref);
  heap_mark(&m->heap, f->locked);
}

/* The frames of one that runs are those of the machine. */
static void mark_thread(machine *m, const machine_thread *t, bool runs) {
  const thread_state *s = &t->state;
  for (uint32_t i = 0; !runs && i < s->frame_count; i++)
    mark_frame(m, &t->frames[i]);
  heap_mark(&m->heap, s->object);
  heap_mark(&m->heap, s->exception);
  heap_mark(&m->heap, s->first ? s->first_argument.ref : 0);
  heap_mark(&m->heap, s->failure);
}

static void mark_threads(machine *m) {
  vec_each (machine_thread, t, &m->threads->list)
    mark_thread(m, t, t->frames == m->frames);
  for (uint32_t i = 0; i < m->threads->own_frame_count; i++)
    mark_frame(m, &m->threads->own_frames[i]);
}

void machine_collect(machine *m) {
  for (uint32_t i = 0; i < m->frame_count; i++)
    mark_frame(m, &m->frames[i]);
  for (uint32_t i = 0; i < m->class_capacity; i++)
    heap_mark(&m->heap, m->globals[i]);
  for (uint32_t i = 0; i < m->literal_capacity; i++)
    heap_mark(&m->heap, m->literals[i]);
  heap_mark(&m->heap, m->exception);
  for (uint32_t i = 0; i < m->class_capacity; i++)
    heap_mark(&m->heap, m->holders[i]);
  vec_each (machine_monitor, held, &m->monitors)
    heap_mark(&m->heap, held->object);
  if (m->threads)
    mark_threads(m);
  m->language->mark_roots(m);
  heap_collect(&m->heap);
}

char *machine_stack_text(machine *m) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  for (uint32_t i = m->frame_count; i-- > 0;) {
    const frame *f = &m->frames[i];
    fprintf(out, "\tat %s.%s", f->method->owner->name->text, f->method->name->text);
    if (f->code && f->method->owner->file)
      fprintf(out, "(%s:%u)", f->method->owner->file, f->code->lines[f->pc]);
    else
      fprintf(out, "(%s)", f->code ? "unknown source" : "native method");
    if (i)
      fputc('\n', out);
  }
  fclose(out);
  char *copy = memory_copy_text(text ? text : "");
  free(text);
  return copy;
}
