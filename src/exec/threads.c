/* Threads: their stacks, their points, what they share.
 *
 * The interpreter works on one stack, that of the machine; a thread that is to run has
 * its own put in the place of it. At an instruction that others may notice the
 * interpreter asks here. The first time the answer is to stand: the step ends before the
 * instruction. When the thread is let go on it comes to the same instruction with
 * `granted` set, executes it and runs on.
 *
 * Code that the run time itself calls in the middle of an instruction (`quiet`) has no
 * points: nobody else runs before it has come to its end. If it had to wait, or if a
 * program's own code were called like this, the run stops. */
#include "exec/threads.h"

#include "base/memory.h"
#include "exec/frames.h"

#include <assert.h>
#include <string.h>

enum {
  THREAD_VALUES = MACHINE_STACK_VALUES,
  THREAD_FRAMES = THREAD_VALUES / FRAME_VALUES + 1,
  MOST_TURNS = 256, /* of a stretch, before anybody looks whether it comes to an end */
  FEW_TURNS = 4     /* of a method that may well be divided */
};

machine_threads *threads_new(machine *m) {
  assert(!m->threads && !m->frame_count && m->is_awake);
  machine_threads *t = memory_new(machine_threads);
  t->own_frames = m->frames;
  t->own_stack = m->stack;
  t->turn = UINT64_MAX;
  m->threads = t;
  return t;
}

static void select_stack(machine *m, frame *frames, uint32_t count, value *stack,
                         uint32_t used) {
  m->frames = frames;
  m->frame_count = count;
  m->stack = stack;
  m->stack_top = stack + used;
  m->stack_end = stack + THREAD_VALUES;
}

void threads_delete(machine *m) {
  machine_threads *t = m->threads;
  select_stack(m, t->own_frames, 0, t->own_stack, 0);
  t->list.size = t->made;
  vec_each (machine_thread, k, &t->list) {
    memory_free(k->frames);
    memory_free(k->stack);
    vec_release(&k->recent);
  }
  vec_each (thread_class, c, &t->classes)
    if (m->init_states[c->class->id] == INIT_THREAD)
      m->init_states[c->class->id] = INIT_NONE;
  vec_release(&t->list);
  vec_release(&t->classes);
  vec_release(&t->events);
  vec_release(&t->chosen);
  map_release(&t->sites);
  map_release(&t->actions);
  memory_free(t);
  m->threads = NULL;
}

uint32_t threads_add(machine *m, object_id o) {
  machine_threads *t = m->threads;
  if (t->list.size == t->made) {
    machine_thread k = {0};
    k.frames = memory_new_array(frame, THREAD_FRAMES);
    k.stack = memory_new_array(value, THREAD_VALUES);
    vec_push(&t->list, k);
    t->made++;
  } else
    t->list.size++; /* one that was taken back */
  machine_thread *added = vec_last(&t->list);
  added->state = (thread_state){.object = o, .wake_at = INT64_MAX};
  vec_clear(&added->recent);
  t->live++;
  return t->list.size - 1;
}

void threads_select(machine *m, uint32_t thread) {
  machine_threads *t = m->threads;
  assert(m->frames == t->own_frames && "one thread at a time");
  machine_thread *k = &t->list.data[thread];
  t->own_frame_count = m->frame_count;
  t->current = thread;
  select_stack(m, k->frames, k->state.frame_count, k->stack, k->state.used);
}

frame *threads_timed_frame(frame *frames, uint32_t count) {
  for (frame *f = frames; f < frames + count; f++)
    if (f->is_timed)
      return f;
  return NULL;
}

void threads_save(machine *m) {
  machine_threads *t = m->threads;
  thread_state *s = threads_current(m);
  s->frame_count = m->frame_count;
  s->used = (uint32_t)(m->stack_top - m->stack);
  if (s->elapsed && !threads_timed_frame(m->frames, m->frame_count))
    s->elapsed = 0;
  select_stack(m, t->own_frames, t->own_frame_count, t->own_stack, 0);
  t->own_frame_count = 0;
}

void threads_begin(machine *m, uint32_t thread, ir_method *method, const value *args) {
  machine_thread *k = &m->threads->list.data[thread];
  assert(method->entry == ENTRY_CODE && !k->state.frame_count);
  frame *f = &k->frames[0];
  *f = (frame){.code = method->code, .method = method, .regs = k->stack};
  memset(f->regs, 0, method->code->reg_count * sizeof(value));
  memcpy(f->regs, args, method->param_count * sizeof(value));
  k->state.frame_count = 1;
  k->state.used = method->code->reg_count + FRAME_VALUES;
  k->state.point = (machine_point){.kind = POINT_BEGIN};
}

void threads_begin_static(machine *m, uint32_t thread, ir_class *class, ir_method *method,
                          value argument) {
  thread_state *s = &m->threads->list.data[thread].state;
  assert(method->is_static && method->param_count == 1);
  s->first = method;
  s->first_class = class;
  s->first_argument = argument;
  s->point = (machine_point){.kind = POINT_BEGIN};
}

uint32_t threads_find(const machine *m, object_id o) {
  for (uint32_t k = 0; m->threads && k < m->threads->list.size; k++)
    if (m->threads->list.data[k].state.object == o)
      return k;
  return UINT32_MAX;
}

uint32_t threads_release(machine *m, object_id o) {
  uint32_t held = machine_held(m, o);
  for (uint32_t i = 0; i < held; i++)
    machine_exit(m, o);
  return held;
}

void threads_retake(machine *m, object_id o, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    machine_enter(m, o);
}

bool threads_may_end(const machine *m, uint32_t thread) {
  object_id o = m->threads->list.data[thread].state.object;
  const machine_monitor *held = machine_monitor_of(m, o);
  if (!held || held->thread == thread)
    return true;
  const machine_point *p = &m->threads->list.data[held->thread].state.point;
  return p->kind == POINT_NATIVE && p->method->visible == VISIBLE_JOIN &&
         p->args[0].ref == o;
}

void threads_end(machine *m, uint32_t thread) {
  machine_threads *t = m->threads;
  machine_thread *k = &t->list.data[thread];
  assert(k->state.status != THREAD_ENDED);
  t->current = thread;
  k->state.status = THREAD_ENDED;
  m->language->thread_ended(m, k->state.object);
  threads_released(m, k->state.object);
  if (t->mode != MODE_SYNCHRONISATION || t->live <= 1)
    vec_clear(&k->recent);
  if (!k->recent.size)
    t->live--;
}

/* Taking a step. */

static bool is_free(const machine *m, object_id o, uint32_t thread) {
  const machine_monitor *held = machine_monitor_of(m, o);
  return !held || held->thread == thread;
}

static thread_class *class_entry(const machine *m, const ir_class *c) {
  vec_each (thread_class, e, &m->threads->classes)
    if (e->class == c)
      return e;
  return NULL;
}

static bool class_is_busy(const machine *m, const ir_class *c, uint32_t thread) {
  const thread_class *e = class_entry(m, c);
  return e && e->phase < CLASS_READY && e->thread != thread;
}

static object_id first_lock(machine *m, const machine_thread *k) {
  const frame *f = &k->frames[0];
  return k->state.first || !f->method->is_synchronized ? 0
         : f->method->is_static ? m->language->class_object(m, f->method->owner)
                                : f->regs[0].ref;
}

static bool another_keeps_turn(const machine *m, uint32_t thread) {
  vec_each (machine_thread, k, &m->threads->list)
    if (k->state.keeps_turn && k != &m->threads->list.data[thread])
      return true;
  return false;
}

uint32_t threads_choices(machine *m, uint32_t thread) {
  const machine_thread *k = &m->threads->list.data[thread];
  if (another_keeps_turn(m, thread))
    return 0;
  if (k->state.status == THREAD_ENDED)
    return 0;
  const machine_point *p = &k->state.point;
  switch (p->kind) {
  case POINT_BEGIN: return is_free(m, first_lock(m, k), thread);
  case POINT_ENTER: return is_free(m, p->object, thread);
  case POINT_CLASS: return !class_is_busy(m, p->class, thread);
  case POINT_NATIVE: return m->language->native_choices(m, thread);
  case POINT_END: return threads_may_end(m, thread);
  case POINT_TURN:
  case POINT_ACCESS:
  case POINT_EXIT:
  case POINT_UNWIND:
  case POINT_CALL:
  case POINT_RETURN:
  case POINT_STRETCH:
  case POINT_BORN: break;
  }
  return 1;
}

bool threads_are_quiet(machine *m, uint32_t thread) {
  const machine_point *own = &m->threads->list.data[thread].state.point;
  for (uint32_t k = 0; k < m->threads->list.size; k++) {
    const thread_state *s = &m->threads->list.data[k].state;
    if (k == thread || s->status == THREAD_ENDED)
      continue;
    bool asks = s->point.kind == POINT_NATIVE && s->point.method == own->method;
    if (asks ? k > thread : threads_choices(m, k) > 0)
      return false;
  }
  return true;
}

/* Points. */

static point_answer stand_at(machine *m, machine_point p) {
  threads_current(m)->point = p;
  return POINT_STAND;
}

/* A method that is run as one, and goes round waiting for what another does: one no longer,
 * unless its variables are those that nobody accesses elsewhere. */
static bool may_be_divided(machine *m) {
  thread_state *s = threads_current(m);
  return threads_in_stretch(m) && !s->atomic && m->nesting <= 1 && !m->threads->quiet &&
         !m->language->is_kept_by_stretches(s->stretch_method->owner);
}

bool threads_turn(machine *m) {
  machine_threads *t = m->threads;
  bool is_undivided = t->mode != MODE_TURNS && threads_is_undivided(m);
  bool may_be = is_undivided && may_be_divided(m);
  if (is_undivided && t->turns++ < (may_be ? FEW_TURNS : MOST_TURNS)) {
    t->turn_end = m->steps + t->turn;
    return false;
  }
  if (may_be) {
    threads_current(m)->stretch = 0;
    is_undivided = false;
  }
  threads_current(m)->point = (machine_point){.kind = POINT_TURN};
  threads_current(m)->keeps_turn = is_undivided;
  return true;
}

static point_answer refuse(machine *m, const char *what) {
  machine_stop(m, STOP_UNSUPPORTED,
               "%s in code that is called in the middle of an instruction", what);
  return POINT_STOP;
}

bool threads_is_shared(const machine *m, object_id o) {
  return o < m->threads->baseline || machine_object(m, o)->shared;
}

static void share_one(machine *m, object_id o, u32_vector *todo) {
  if (!o || threads_is_shared(m, o))
    return;
  heap_save_header(&m->heap, o);
  machine_object(m, o)->shared = OBJECT_SHARED;
  vec_push(todo, o);
}

void threads_share(machine *m, object_id o) {
  if (m->threads->mode == MODE_TURNS || !o || threads_is_shared(m, o))
    return;
  u32_vector todo = {0};
  share_one(m, o, &todo);
  while (todo.size) {
    const object *next = machine_object(m, vec_pop(&todo));
    const ir_class *c = next->class;
    for (uint32_t i = 0; i < next->length; i++)
      if (c->is_array ? c->element == STORE_REF : c->slots[i]->storage == STORE_REF)
        share_one(m, c->is_array ? next->refs[i] : next->slots[i].ref, &todo);
  }
  vec_release(&todo);
}

bool threads_is_undivided(machine *m) {
  return m->nesting > 1 || m->threads->quiet || threads_current(m)->atomic ||
         threads_in_stretch(m);
}

/* Accesses of marked sites are points. */
bool threads_is_marked(const machine *m) {
  const frame *f = &m->frames[m->frame_count - 1];
  return m->threads->sites.size && f->code &&
         map_get(&m->threads->sites, map_address(&f->code->instrs[f->pc]));
}

/* Whether what the thread does comes right behind its point. */
static bool starts_step(machine *m, bool in_stretch) {
  const thread_state *s = threads_current(m);
  return s->atomic || (in_stretch && s->stretch_is_point);
}

/* One entry for each element. */
static void note_each(machine *m, thread_access a, uint32_t count) {
  for (uint32_t end = a.index + count; a.index < end; a.index++)
    threads_note_access(m, a);
}

static point_answer access_some(machine *m, object_id o, uint32_t index, uint32_t count,
                                bool writes, bool plain) {
  machine_threads *t = m->threads;
  bool was_granted = t->granted;
  if (t->observes && m->watch) /* static variables are read like this alone */
    m->watch->read(m->watch, o, index);
  t->granted = false;
  if (t->mode == MODE_TURNS || t->live <= 1 || t->quiet)
    return POINT_GO;
  bool everything = t->mode == MODE_EVERYTHING;
  if (!everything && !threads_is_shared(m, o))
    return POINT_GO;
  bool passes = !everything && !threads_is_marked(m);
  bool in_stretch = threads_in_stretch(m);
  bool atomic = threads_current(m)->atomic || in_stretch;
  if (passes || was_granted || atomic) {
    bool is_kept = in_stretch && threads_is_kept(m, o, index);
    if ((!everything || threads_current(m)->atomic) && !is_kept)
      note_each(m,
                (thread_access){.object = o,
                                .index = index,
                                .writes = writes,
                                .is_plain = plain && !atomic,
                                .is_point = was_granted || starts_step(m, in_stretch)},
                count);
    return POINT_GO;
  }
  if (m->nesting > 1)
    return refuse(m, "access to a variable that threads share,");
  return stand_at(m, (machine_point){.kind = POINT_ACCESS,
                                     .writes = writes,
                                     .is_plain = plain,
                                     .object = o,
                                     .index = index,
                                     .count = count});
}

point_answer threads_access(machine *m, object_id o, uint32_t index, bool writes,
                            bool plain) {
  return access_some(m, o, index, 1, writes, plain);
}

/* Final fields have one value for whoever can see the object, unless it gets around
 * before its constructor has come to its end: then they are variables like others, and the
 * run begins anew. */
bool threads_writes_late(machine *m, object_id o, ir_field *f) {
  if (!f->is_final || f->is_late || m->threads->mode == MODE_TURNS || m->threads->quiet ||
      !threads_is_shared(m, o))
    return false;
  f->is_late = true;
  machine_stop(m, STOP_AGAIN, "a final field is written late");
  return true;
}

point_answer threads_store(machine *m, object_id o, ir_field *f) {
  if (!f->is_final || f->is_late)
    return threads_access(m, o, f->slot, true, !f->is_volatile);
  return threads_writes_late(m, o, f) ? POINT_STOP : POINT_GO;
}

point_answer threads_enter(machine *m, object_id o) {
  machine_threads *t = m->threads;
  bool is_granted = t->granted, free = is_free(m, o, t->current);
  t->granted = false;
  if (t->mode == MODE_SYNCHRONISATION && !t->joins_timed)
    t->joins_timed = threads_find(m, o) != UINT32_MAX;
  if (free &&
      (is_granted || t->mode == MODE_TURNS || t->live <= 1 || threads_is_undivided(m)))
    return POINT_GO;
  if (free && t->mode == MODE_SYNCHRONISATION &&
      (machine_held(m, o) || !threads_is_shared(m, o)))
    return POINT_GO;
  if (m->nesting > 1)
    return refuse(m, "waiting for a monitor");
  return stand_at(m, (machine_point){.kind = POINT_ENTER, .object = o});
}

point_answer threads_exit(machine *m, object_id o) {
  machine_threads *t = m->threads;
  bool is_granted = t->granted;
  t->granted = false;
  uint32_t held = machine_held(m, o);
  /* Giving a monitor up comes with what the thread did before: as long as it has it,
   * nobody can tell. What it does next others can tell from what it did before by
   * threads_released alone. */
  if (is_granted || t->mode == MODE_TURNS || t->live <= 1 || threads_is_undivided(m) ||
      !held)
    return POINT_GO;
  if (t->mode == MODE_SYNCHRONISATION &&
      (held > 1 || !t->releases_matter || !threads_is_shared(m, o)))
    return POINT_GO;
  return stand_at(m, (machine_point){.kind = POINT_EXIT, .object = o});
}

point_answer threads_unwind(machine *m) {
  const frame *f = &m->frames[m->frame_count - 1];
  if (m->stop.kind || !f->locked || threads_exit(m, f->locked) == POINT_GO)
    return POINT_GO;
  threads_current(m)->exception = m->exception;
  m->exception = 0;
  return stand_at(m, (machine_point){.kind = POINT_UNWIND, .object = f->locked});
}

static machine_point native_point(ir_method *method, const value *args) {
  machine_point p = {.kind = POINT_NATIVE, .method = method};
  for (uint32_t k = 0; k < method->param_count && k < 4; k++)
    p.args[k] = args[k];
  return p;
}

static bool has_shared(const machine *m, const ir_method *method, const value *args) {
  for (uint32_t k = 0; k < method->param_count; k++)
    if (method->param_types[k] == IR_REF && threads_is_shared(m, args[k].ref))
      return true;
  return false;
}

/* Somebody who waits for another may do no more than this all the time. */
static bool only_lets_others_go_on(const ir_method *method) {
  const char *text = method->name->text;
  return !strcmp(text, "yield") || !strcmp(text, "onSpinWait");
}

point_answer threads_native(machine *m, ir_method *method, const value *args) {
  machine_threads *t = m->threads;
  if (method->visible == VISIBLE_EVENT)
    return threads_event_point(m, method, POINT_CALL);
  if (method->visible >= VISIBLE_STRETCH)
    return threads_stretch(m, method, args);
  if (method->visible == VISIBLE_ACCESS) {
    native_access a = {.count = 1};
    if (!m->language->native_access(m, method, args, &a)) {
      t->granted = false;
      return POINT_GO;
    }
    return access_some(m, a.object, a.index, a.count, a.writes, a.plain);
  }
  bool is_granted = t->granted;
  t->granted = false;
  t->acts = t->acts || !only_lets_others_go_on(method);
  if (is_granted || t->quiet ||
      (method->visible == VISIBLE_INSTANCES && !t->births_matter) ||
      (method->visible == VISIBLE_COPY &&
       (t->mode != MODE_EVERYTHING || m->nesting > 1 || !has_shared(m, method, args))) ||
      (method->visible == VISIBLE_ASSUMPTION && args[0].i))
    return POINT_GO;
  thread_state *s = threads_current(m);
  machine_point before = s->point;
  s->point = native_point(method, args);
  uint32_t choices = m->language->native_choices(m, t->current);
  if (choices == 1 &&
      (t->mode == MODE_TURNS || t->live <= 1 || threads_is_undivided(m))) {
    s->point = before;
    t->choice = 0;
    return POINT_GO;
  }
  if (m->nesting > 1)
    return refuse(m, "waiting, or a choice,");
  s->keeps_turn = choices > 1 && threads_is_undivided(m);
  return POINT_STAND;
}

uint64_t threads_random(machine *m) { /* xorshift64* */
  uint64_t x = m->threads->random;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  m->threads->random = x;
  return x * 0x2545F4914F6CDD1Du >> 16;
}

/* Initialisers that run as part of a thread (JVMS 5.5): who comes first claims the
 * class, sees to its superclass, then runs the initialiser; others wait. */

static bool push_initialiser(machine *m, ir_class *c, ir_method *initialiser) {
  machine_threads *t = m->threads;
  if (initialiser->entry == ENTRY_UNKNOWN && !machine_prepare(m, initialiser))
    return false;
  frame *f = machine_push(m, initialiser);
  if (!f)
    return false;
  f->initialises = c;
  t->entered = true;
  return false;
}

static void claim(machine *m, ir_class *c) {
  m->init_states[c->id] = INIT_THREAD;
  m->globals[c->id] = 0;
  vec_push(&m->threads->classes, ((thread_class){c, CLASS_CLAIMED, m->threads->current}));
  machine_globals(m, c);
  m->language->set_constants(m, c);
}

/* The superclass is being initialised by this very thread: this class was asked for by
 * the superclass's initialiser, and the request goes on. */
static bool is_recursive(const machine *m, const ir_class *c) {
  const thread_class *e = c->super ? class_entry(m, c->super) : NULL;
  return e && e->phase == CLASS_RUNNING && e->thread == m->threads->current;
}

/* What the class needs is not there: not yet, or for good. */
static bool did_not_get(machine *m, ir_class *c) {
  const machine_threads *t = m->threads;
  if (!t->entered && !t->blocks && !t->wanted && !m->stop.kind) {
    class_entry(m, c)->phase = CLASS_FAILED;
    m->language->initialiser_failed(m, c);
  }
  return false;
}

/* Others may come first, or claim another class that this one needs. Where there is no
 * code to run, or nobody wrote it, it does not matter. */
static bool claim_is_a_point(machine *m, ir_class *c) {
  const machine_threads *t = m->threads;
  const machine_point *p = &threads_current(m)->point;
  if (t->mode == MODE_TURNS || t->live <= 1 || threads_is_undivided(m) ||
      (p->kind == POINT_CLASS && p->class == c))
    return false;
  ir_method *initialiser = m->language->initialiser(m, c);
  if (!initialiser ||
      (initialiser->entry == ENTRY_UNKNOWN && !machine_prepare(m, initialiser)))
    return false;
  return initialiser->entry == ENTRY_CODE && initialiser->code->lines[0];
}

/* What the initialiser did comes before whatever others do with the class. */
point_answer threads_initialiser_point(machine *m) {
  machine_threads *t = m->threads;
  bool is_granted = t->granted;
  t->granted = false;
  if (is_granted || t->mode == MODE_TURNS || t->live <= 1 || threads_is_undivided(m) ||
      !t->list.data[t->current].recent.size)
    return POINT_GO;
  return stand_at(m, (machine_point){.kind = POINT_EXIT});
}

static bool class_is_ready(const machine *m, const ir_class *c) {
  const thread_class *e = class_entry(m, c);
  return e && e->phase == CLASS_READY;
}

static bool want_class(machine *m, ir_class *c) {
  m->stop.kind = STOP_CLASS;
  m->stop.class = c;
  return false;
}

bool threads_initialise(machine *m, ir_class *c) {
  machine_threads *t = m->threads;
  t->entered = t->blocks = false;
  if (t->observes) /* who looks from outside initialises nothing */
    return class_is_ready(m, c) || want_class(m, c);
  if (m->nesting > 1)
    return machine_stop(m, STOP_UNSUPPORTED,
                        "class %s is initialised in the middle of an instruction",
                        c->name->text);
  if (!class_entry(m, c) && claim_is_a_point(m, c)) {
    t->blocks = true;
    stand_at(m, (machine_point){.kind = POINT_CLASS, .class = c});
    return false;
  }
  if (!class_entry(m, c))
    claim(m, c);
  const thread_class *e = class_entry(m, c);
  if (e->phase == CLASS_FAILED)
    return machine_trap(m, (trap){.kind = TRAP_NO_CLASS, .class = c});
  if (e->phase == CLASS_READY)
    return true;
  if (e->thread != t->current) {
    t->blocks = true;
    stand_at(m, (machine_point){.kind = POINT_CLASS, .class = c});
    return false;
  }
  if (e->phase == CLASS_RUNNING || is_recursive(m, c))
    return true;
  if (m->frame_count && !m->frames[m->frame_count - 1].code) {
    t->wanted = c;
    return false;
  }
  if (c->super && !c->is_interface && !machine_initialise(m, c->super))
    return did_not_get(m, c);
  for (ir_class *i; (i = m->language->pending_interface(m, c));)
    if (!machine_initialise(m, i))
      return did_not_get(m, c);
  ir_method *initialiser = m->language->initialiser(m, c);
  class_entry(m, c)->phase = CLASS_RUNNING;
  if (initialiser)
    return push_initialiser(m, c, initialiser);
  threads_initialised(m, c);
  return true;
}

void threads_initialise_wanted(machine *m) {
  ir_class *c = m->threads->wanted;
  m->threads->wanted = NULL;
  if (threads_initialise(m, c))
    m->threads->entered = true; /* the native method is executed again */
}

/* Those for whose sake the class was initialised fail with it, the nearest first. */
static void fail_subclasses(machine *m, const ir_class *failed) {
  machine_threads *t = m->threads;
  for (uint32_t i = t->classes.size; i-- > 0;) {
    thread_class *e = &t->classes.data[i];
    if (e->phase == CLASS_CLAIMED && e->thread == t->current &&
        ir_is_subclass(e->class, failed)) {
      e->phase = CLASS_FAILED;
      m->language->initialiser_failed(m, e->class);
    }
  }
}

void threads_initialised(machine *m, ir_class *c) {
  thread_class *e = class_entry(m, c);
  assert(e && e->phase == CLASS_RUNNING);
  bool failed = m->exception || m->stop.kind;
  e->phase = failed ? CLASS_FAILED : CLASS_READY;
  if (!failed)
    m->globals[c->id] = m->holders[c->id];
  else if (!m->stop.kind) {
    m->language->initialiser_failed(m, c);
    fail_subclasses(m, c);
  }
}
