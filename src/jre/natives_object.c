/* java.lang.Object and identity. */
#include "exec/threads.h"
#include "jre/threading.h"

/* A positive number of 31 bits that depends on the object's number alone, so that
 * every run of a program sees the same hash codes. */
int32_t identity_hash(object_id id) {
  uint32_t h = id;
  h ^= h >> 16;
  h *= 0x7feb352du;
  h ^= h >> 15;
  h *= 0x846ca68bu;
  h ^= h >> 16;
  h &= 0x7fffffff;
  return h ? (int32_t)h : 1;
}

NATIVE(get_class) {
  result->ref = jre_mirror(m, machine_object(m, args[0].ref)->class);
  return true;
}

/* Who copies an object reads all of it. */
static void note_reads(machine *m, object_id o) {
  const object *of = machine_object(m, o);
  for (uint32_t i = 0; m->threads && i < of->length; i++) {
    const ir_field *f = of->class->is_array ? NULL : of->class->slots[i];
    if (!f || !f->is_final || f->is_late)
      threads_note_read(m, o, i, !f || !f->is_volatile);
  }
}

NATIVE(clone_object) {
  ir_class *class = machine_object(m, args[0].ref)->class;
  ir_class *cloneable = jre_class(m, "java/lang/Cloneable");
  if (!cloneable)
    return false;
  if (!ir_is_subclass(class, cloneable)) {
    char *text = class_java_name(class);
    jre_throw(m, "java/lang/CloneNotSupportedException", "%s", text);
    memory_free(text);
    return false;
  }
  note_reads(m, args[0].ref);
  result->ref = heap_copy(&m->heap, args[0].ref);
  return true;
}

/* Who waits for the object and was not notified. */
static bool is_waiter(const thread_state *s, object_id o) {
  return s->status == THREAD_WAITS && s->point.args[0].ref == o && !s->notified;
}

uint32_t object_waiters(const machine *m, object_id o) {
  uint32_t count = 0;
  vec_each (machine_thread, k, &m->threads->list)
    count += is_waiter(&k->state, o);
  return count;
}

/* notify chooses one of those who wait, any one. */
NATIVE(notify) {
  object_id o = args[0].ref;
  if (!machine_held(m, o))
    return machine_trap(m, (trap){.kind = TRAP_MONITOR});
  if (!m->threads)
    return true;
  bool all = method->name->text[6] == 'A';
  uint32_t waiters = object_waiters(m, o), k = 0;
  uint32_t chosen = m->threads->mode == MODE_TURNS && waiters
                        ? (uint32_t)(threads_random(m) % waiters)
                        : m->threads->choice;
  vec_each (machine_thread, t, &m->threads->list)
    if (is_waiter(&t->state, o) && (k++ == chosen || all))
      t->state.notified = true;
  return true;
}

static bool throw_interrupted(machine *m) {
  thread_state *s = threads_current(m);
  s->interrupted = false;
  thread_clear_interrupted(m, s->object);
  return jre_throw(m, "java/lang/InterruptedException", NULL);
}

/* Called a second time when the thread may go on. */
static bool wake_up(machine *m, const value *args) {
  thread_state *s = threads_current(m);
  s->status = THREAD_RUNS;
  threads_retake(m, args[0].ref, s->held);
  bool was_notified = s->notified;
  s->notified = false;
  s->wake_at = INT64_MAX;
  if (s->interrupted && !was_notified)
    return throw_interrupted(m);
  if (!was_notified)
    thread_pass_time(m, args[1].l * 1000000);
  return true;
}

static bool begin_to_wait(machine *m, ir_method *method, const value *args) {
  thread_state *s = threads_current(m);
  if (s->interrupted)
    return throw_interrupted(m);
  m->threads->ends_awaited |= threads_find(m, args[0].ref) != UINT32_MAX;
  s->held = threads_release(m, args[0].ref);
  s->status = THREAD_WAITS;
  s->notified = false;
  s->point = (machine_point){.kind = POINT_NATIVE, .method = method};
  s->point.args[0] = args[0];
  s->point.args[1] = args[1];
  thread_set_alarm(m, args[1].l ? args[1].l * 1000000 : -1);
  m->threads->blocks = true;
  return false;
}

NATIVE(wait_for) {
  if (m->threads && threads_current(m)->status == THREAD_WAITS)
    return wake_up(m, args);
  if (!machine_held(m, args[0].ref))
    return machine_trap(m, (trap){.kind = TRAP_MONITOR});
  if (args[1].l < 0)
    return jre_throw(m, "java/lang/IllegalArgumentException",
                     "timeout value is negative");
  if (m->threads && m->nesting > 1)
    return machine_stop(m, STOP_UNSUPPORTED,
                        "Object.wait in the middle of an instruction");
  if (m->threads)
    return begin_to_wait(m, method, args);
  if (args[1].l > 0) { /* nobody notifies: the time passes */
    jre_of(m)->slept += args[1].l * 1000000;
    return true;
  }
  return machine_stop(m, STOP_UNSUPPORTED,
                      "Object.wait: the program has one thread and would wait for ever");
}

const native_entry natives_object[] = {{"java/lang/Object", "getClass", NULL, get_class},
                                       {"java/lang/Object", "clone", NULL, clone_object},
                                       {"java/lang/Object", "notify", NULL, notify},
                                       {"java/lang/Object", "notifyAll", NULL, notify},
                                       {"java/lang/Object", "wait", "(J)V", wait_for},
                                       {0}};
