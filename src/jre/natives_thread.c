/* java.lang.Thread and LockSupport.
 *
 * A machine without threads (of `check`) has the main thread alone: what would wait for
 * another one stops. With threads a native method that has to wait is not executed before
 * it can go on: thread_choices tells. How long a time limit is does not matter where
 * schedules are explored, it may pass at any moment. With turns (of `run`) a clock
 * decides: whoever waits with a limit wakes up when nobody else can run before. */
#include "exec/interpret.h"
#include "exec/threads.h"
#include "jre/threading.h"

static object_id make_group(machine *m, ir_class *class, const char *text,
                            object_id parent) {
  object_id group = heap_new_object(&m->heap, class);
  object_id group_name = jre_string_of(m, text);
  jre_slot(m, group, "name")->ref = group_name;
  jre_slot(m, group, "parent")->ref = parent;
  jre_slot(m, group, "maxPriority")->i = 10;
  return group;
}

object_id thread_main(machine *m) {
  jre *j = jre_of(m);
  if (j->main_thread)
    return j->main_thread;
  ir_class *group_class =
      jre_find_classes(m) ? jre_class(m, "java/lang/ThreadGroup") : NULL;
  if (!group_class)
    return 0;
  heap_permanent_begin(&m->heap);
  object_id system = make_group(m, group_class, "system", 0);
  object_id group = make_group(m, group_class, "main", system);
  object_id thread = heap_new_object(&m->heap, j->thread);
  j->main_thread = thread;
  object_id text = jre_string_of(m, "main"), lock = heap_new_object(&m->heap, j->object);
  jre_slot(m, group, "nthreads")->i = 1;
  jre_slot(m, thread, "name")->ref = text;
  jre_slot(m, thread, "group")->ref = group;
  jre_slot(m, thread, "blockerLock")->ref = lock;
  jre_slot(m, thread, "priority")->i = 5;
  jre_slot(m, thread, "tid")->l = 1;
  jre_slot(m, thread, "eetop")->l = 1;        /* alive */
  jre_slot(m, thread, "threadStatus")->i = 5; /* alive and runnable */
  heap_permanent_end(&m->heap);
  return thread;
}

static value *saved_slot(machine *m, object_id o, const char *field) {
  const ir_field *f = jre_field(m, machine_object(m, o)->class, field);
  heap_save(&m->heap, o, f->slot);
  return &machine_object(m, o)->slots[f->slot];
}

void jre_mark_names(machine *m) {
  static const char *const fields[] = {"name", "tid"};
  ir_class *thread = jre_of(m)->thread;
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    ir_field *f = ir_find_field(thread, name_mk(&m->program->names, fields[i]), NULL);
    assert(f && "every thread has a name and a number");
    f->tells_apart = true;
  }
}

/* Time. */

void thread_set_alarm(machine *m, int64_t nanoseconds) {
  if (m->threads->mode == MODE_TURNS)
    threads_current(m)->wake_at =
        nanoseconds < 0 ? INT64_MAX : jre_clock(m) + nanoseconds;
}

void thread_pass_time(machine *m, int64_t nanoseconds) {
  if (m->threads->mode == MODE_TURNS)
    return;
  if (m->threads->clock_matters)
    m->threads->clock += nanoseconds;
  deadline_pass(m, nanoseconds);
}

/* Whether a limit that ends the waiting of the thread can be over. */
static bool may_be_over(machine *m, const thread_state *s, bool timed) {
  if (m->threads->mode != MODE_TURNS)
    return timed;
  return s->wake_at <= jre_clock(m);
}

void thread_clear_interrupted(machine *m, object_id thread) {
  saved_slot(m, thread, "interrupted")->i = 0;
}

NATIVE(current_thread) {
  if (m->threads && !m->threads->quiet && m->threads->list.size)
    result->ref = threads_current(m)->object;
  else
    result->ref = thread_main(m);
  return result->ref;
}

NATIVE(holds_lock) {
  if (!args[0].ref)
    return jre_throw_null(m);
  result->i = machine_held(m, args[0].ref) > 0;
  return true;
}

static bool throw_interrupted(machine *m, const char *text) {
  thread_state *s = threads_current(m);
  s->interrupted = false;
  thread_clear_interrupted(m, s->object);
  return jre_throw(m, "java/lang/InterruptedException", text ? "%s" : NULL, text);
}

NATIVE(sleep) {
  if (args[0].l < 0)
    return jre_throw(m, "java/lang/IllegalArgumentException",
                     "timeout value is negative");
  if (!m->threads) {
    jre_of(m)->slept += args[0].l * 1000000;
    return true;
  }
  threads_current(m)->wake_at = INT64_MAX;
  if (threads_current(m)->interrupted)
    return throw_interrupted(m, "sleep interrupted");
  thread_pass_time(m, args[0].l * 1000000);
  return true;
}

/* Starting and ending. */

static bool begin(machine *m, object_id thread) {
  ir_method *run =
      ir_find_method(machine_object(m, thread)->class, name_mk(&m->program->names, "run"),
                     name_mk(&m->program->names, "()V"));
  assert(run && "every thread has a method run");
  if (run->entry == ENTRY_UNKNOWN && !machine_prepare(m, run))
    return false;
  if (run->entry != ENTRY_CODE)
    return machine_stop(m, STOP_UNSUPPORTED, "a thread whose method run has no code");
  uint32_t k = threads_add(m, thread);
  thread_state *s = &m->threads->list.data[k].state;
  s->is_daemon = jre_slot(m, thread, "daemon")->i;
  s->interrupted = jre_slot(m, thread, "interrupted")->i;
  value self = {.ref = thread};
  threads_begin(m, k, run, &self);
  return true;
}

NATIVE(start) {
  object_id thread = args[0].ref;
  if (!m->threads)
    return machine_stop(m, STOP_UNSUPPORTED, "Thread.start: a program has one thread");
  if (m->threads->quiet)
    return machine_stop(m, STOP_UNSUPPORTED,
                        "Thread.start in the initialiser of a library class");
  if (jre_slot(m, thread, "threadStatus")->i)
    return jre_throw(m, "java/lang/IllegalThreadStateException", NULL);
  saved_slot(m, thread, "threadStatus")->i = 5;
  saved_slot(m, thread, "eetop")->l = 1;
  threads_share(m, thread);
  threads_released(m, thread); /* what was done so far comes before all that it does */
  return begin(m, thread);
}

/* Who looks whether the thread is alive may see its end at any moment. */
static value *ended_slot(machine *m, object_id o, const char *field) {
  threads_note_end(m, o, jre_field(m, machine_object(m, o)->class, field)->slot);
  return saved_slot(m, o, field);
}

void thread_ended(machine *m, object_id thread) {
  ended_slot(m, thread, "threadStatus")->i = 2; /* terminated */
  ended_slot(m, thread, "eetop")->l = 0;
  saved_slot(m, thread, "target")->ref = 0;
  saved_slot(m, thread, "threadLocals")->ref = 0;
  saved_slot(m, thread, "inheritableThreadLocals")->ref = 0;
  vec_each (machine_thread, k, &m->threads->list) {
    thread_state *s = &k->state;
    if (s->status == THREAD_WAITS && s->point.args[0].ref == thread)
      s->notified = true;
  }
}

/* Thread.join(long): waits, as Object.wait does for others, on the thread. */
NATIVE(join) {
  if (args[1].l < 0)
    return jre_throw(m, "java/lang/IllegalArgumentException",
                     "timeout value is negative");
  if (!m->threads)
    return true;
  thread_state *s = threads_current(m);
  uint32_t k = threads_find(m, args[0].ref);
  bool over = k == UINT32_MAX || m->threads->list.data[k].state.status == THREAD_ENDED;
  s->wake_at = INT64_MAX;
  m->threads->joins_timed |= args[1].l > 0;
  if (!over && s->interrupted)
    return throw_interrupted(m, NULL);
  if (over)
    threads_acquired(m, args[0].ref);
  else
    thread_pass_time(m, args[1].l * 1000000);
  return true;
}

/* Thread.nextThreadNum() and nextThreadID(), atomic */
NATIVE(next_number) {
  const ir_field *f = jre_field(m, method->owner, "threadInitNumber");
  object_id g = machine_globals(m, method->owner);
  heap_save(&m->heap, g, f->slot);
  result->i = machine_object(m, g)->slots[f->slot].i++;
  return true;
}

NATIVE(next_id) {
  const ir_field *f = jre_field(m, method->owner, "threadSeqNumber");
  object_id g = machine_globals(m, method->owner);
  heap_save(&m->heap, g, f->slot);
  result->l = ++machine_object(m, g)->slots[f->slot].l + 12;
  return true;
}

/* What counts is the field, which others may have set or taken back meanwhile. */
static void heed_interrupt(machine *m, thread_state *s) {
  s->interrupted = jre_slot(m, s->object, "interrupted")->i;
}

NATIVE(interrupt) {
  uint32_t k = m->threads ? threads_find(m, args[0].ref) : UINT32_MAX;
  if (k != UINT32_MAX) {
    heed_interrupt(m, &m->threads->list.data[k].state);
    m->threads->list.data[k].state.permit = true; /* one that parks looks again */
  }
  return true;
}

NATIVE(clear_interrupt) {
  if (m->threads)
    heed_interrupt(m, threads_current(m));
  return true;
}

/* A thread that stands before it waits may be said to run or to wait: it is said to run, and
 * that this was not all is noted. */
static const char *state_of(machine *m, object_id thread) {
  int32_t status = jre_slot(m, thread, "threadStatus")->i;
  uint32_t k = m->threads ? threads_find(m, thread) : UINT32_MAX;
  if (!status || status & 2)
    return status ? "TERMINATED" : "NEW";
  if (k == UINT32_MAX || m->threads->mode == MODE_TURNS)
    return "RUNNABLE";
  const thread_state *s = &m->threads->list.data[k].state;
  m->threads->fixed |= FIXED_STATE;
  return s->status != THREAD_WAITS ? "RUNNABLE"
         : s->notified             ? "BLOCKED"
         : s->point.args[1].l > 0  ? "TIMED_WAITING"
                                   : "WAITING";
}

NATIVE(get_state) {
  ir_class *states = jre_class(m, "java/lang/Thread$State");
  if (!states || !machine_initialise(m, states))
    return false;
  result->ref = jre_static(m, states, state_of(m, args[0].ref))->ref;
  return true;
}

NATIVE(refuse_group) {
  return machine_stop(m, STOP_UNSUPPORTED, "ThreadGroup.%s", method->name->text);
}

NATIVE(refuse_threads) {
  return machine_stop(m, STOP_UNSUPPORTED, "Thread.%s", method->name->text);
}

/* Unsafe.park(boolean absolute, long time) */
static bool park_alone(machine *m, const value *args) {
  jre *j = jre_of(m);
  bool permitted = j->permit;
  j->permit = false;
  if (permitted)
    return true;
  if (!args[1].i && !args[2].l)
    return machine_stop(m, STOP_UNSUPPORTED,
                        "LockSupport.park: the program has one thread and would wait for "
                        "ever");
  if (!args[1].i)
    j->slept += args[2].l;
  else /* until a time in milliseconds */
    j->slept += 1000000;
  return true;
}

/* Nanoseconds until the limit of park, at which the thread stands or is; -1: there is
 * none. */
static int64_t park_limit(machine *m, uint32_t thread, const value *args) {
  if (!args[1].i)
    return args[2].l ? args[2].l : -1;
  int64_t until =
      (args[2].l - 1735689600000) * 1000000; /* see System.currentTimeMillis */
  int64_t now;
  if (!deadline_clock(m, thread, &now))
    now = jre_clock(m);
  return until > now ? until - now : 0;
}

NATIVE(park) {
  if (!m->threads)
    return park_alone(m, args);
  thread_state *s = threads_current(m);
  bool woken = s->permit || s->interrupted;
  s->permit = false;
  s->wake_at = INT64_MAX;
  int64_t limit = park_limit(m, m->threads->current, args);
  if (!woken && limit > 0)
    thread_pass_time(m, limit);
  return true;
}

NATIVE(unpark) {
  jre *j = jre_of(m);
  uint32_t k = m->threads ? threads_find(m, args[1].ref) : UINT32_MAX;
  if (k != UINT32_MAX)
    m->threads->list.data[k].state.permit = true;
  else if (args[1].ref && args[1].ref == j->main_thread)
    j->permit = true;
  return true;
}

/* What a thread at a native method waits for. */

static bool monitor_is_free(machine *m, object_id o, uint32_t thread) {
  const machine_monitor *held = machine_monitor_of(m, o);
  return !held || held->thread == thread;
}

static bool join_may_end(machine *m, uint32_t thread) {
  const thread_state *s = &m->threads->list.data[thread].state;
  object_id other = s->point.args[0].ref;
  uint32_t k = threads_find(m, other);
  if (!monitor_is_free(m, other, thread))
    return false;
  return k == UINT32_MAX || m->threads->list.data[k].state.status == THREAD_ENDED ||
         s->interrupted || may_be_over(m, s, s->point.args[1].l > 0) ||
         s->point.args[1].l < 0;
}

static uint32_t wait_choices(machine *m, uint32_t thread) {
  const thread_state *s = &m->threads->list.data[thread].state;
  if (s->status != THREAD_WAITS)
    return 1;
  return (s->notified || s->interrupted || may_be_over(m, s, s->point.args[1].l > 0)) &&
         monitor_is_free(m, s->point.args[0].ref, thread);
}

static bool is_named(const ir_method *method, const char *text) {
  return !strcmp(method->name->text, text);
}

/* With turns, one that sleeps stands there until its time has come. */
static bool alarm_rings(machine *m, uint32_t thread, int64_t nanoseconds) {
  thread_state *s = &m->threads->list.data[thread].state;
  if (m->threads->mode != MODE_TURNS)
    return true;
  if (s->wake_at == INT64_MAX && nanoseconds >= 0)
    s->wake_at = jre_clock(m) + nanoseconds;
  return s->wake_at <= jre_clock(m);
}

uint32_t thread_choices(machine *m, uint32_t thread) {
  thread_state *s = &m->threads->list.data[thread].state;
  const ir_method *method = s->point.method;
  if (is_named(method, "wait"))
    return wait_choices(m, thread);
  if (is_named(method, "notify")) {
    uint32_t waiters = object_waiters(m, s->point.args[0].ref);
    return m->threads->mode == MODE_TURNS || !waiters ? 1 : waiters;
  }
  if (is_named(method, "join")) {
    if (m->threads->mode == MODE_TURNS && s->wake_at == INT64_MAX &&
        s->point.args[1].l > 0)
      s->wake_at = jre_clock(m) + s->point.args[1].l * 1000000;
    return join_may_end(m, thread);
  }
  if (is_named(method, "sleep"))
    return s->interrupted || alarm_rings(m, thread, s->point.args[0].l * 1000000);
  if (is_named(method, "park")) {
    int64_t limit = park_limit(m, thread, s->point.args);
    return s->permit || s->interrupted || (limit >= 0 && alarm_rings(m, thread, limit));
  }
  if (is_named(method, "quiet"))
    return threads_are_quiet(m, thread);
  return choose_choices(m, &s->point);
}

#define THREAD "java/lang/Thread"
#define GROUP  "java/lang/ThreadGroup"
const native_entry natives_thread[] = {
    {THREAD, "registerNatives", NULL, native_nothing},
    {THREAD, "currentThread", NULL, current_thread},
    {THREAD, "holdsLock", NULL, holds_lock},
    {THREAD, "sleep", "(J)V", sleep},
    {THREAD, "yield", NULL, native_nothing},
    {THREAD, "onSpinWait", NULL, native_nothing},
    {THREAD, "start", NULL, start},
    {THREAD, "join", "(J)V", join},
    {THREAD, "nextThreadNum", NULL, next_number},
    {THREAD, "nextThreadID", NULL, next_id},
    {THREAD, "setPriority0", NULL, native_nothing},
    {THREAD, "setNativeName", NULL, native_nothing},
    {THREAD, "interrupt0", NULL, interrupt},
    {THREAD, "clearInterruptEvent", NULL, clear_interrupt},
    {THREAD, "getState", NULL, get_state},
    {THREAD, "getThreads", NULL, refuse_threads},
    {THREAD, "stop", NULL, refuse_threads},
    {THREAD, "suspend", NULL, refuse_threads},
    {THREAD, "resume", NULL, refuse_threads},
    {THREAD, "dumpThreads", NULL, refuse_threads},
    {GROUP, "addUnstarted", NULL, native_nothing},
    {GROUP, "activeCount", NULL, refuse_group},
    {GROUP, "enumerate", NULL, refuse_group},
    {GROUP, "interrupt", NULL, refuse_group},
    {GROUP, "destroy", NULL, refuse_group},
    {"jdk/internal/misc/Unsafe", "park", NULL, park},
    {"jdk/internal/misc/Unsafe", "unpark", NULL, unpark},
    {0}};
