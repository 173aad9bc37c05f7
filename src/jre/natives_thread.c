/* java.lang.Thread: the one thread there is. */
#include "jre/runtime.h"

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
  ir_class *group_class = jre_class(m, "java/lang/ThreadGroup");
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

NATIVE(current_thread) {
  result->ref = thread_main(m);
  return result->ref;
}

NATIVE(holds_lock) {
  if (!args[0].ref)
    return jre_throw_null(m);
  result->i = machine_held(m, args[0].ref) > 0;
  return true;
}

NATIVE(sleep) {
  if (args[0].l < 0)
    return jre_throw(m, "java/lang/IllegalArgumentException",
                     "timeout value is negative");
  jre_of(m)->slept += args[0].l * 1000000;
  return true;
}

NATIVE(start) {
  return machine_stop(m, STOP_UNSUPPORTED, "Thread.start: a program has one thread");
}

/* Unsafe.park(boolean absolute, long time): with one thread only time can end it. */
NATIVE(park) {
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

NATIVE(unpark) {
  jre *j = jre_of(m);
  if (args[1].ref && args[1].ref == j->main_thread)
    j->permit = true;
  return true;
}

#define THREAD "java/lang/Thread"
const native_entry natives_thread[] = {
    {THREAD, "registerNatives", NULL, native_nothing},
    {THREAD, "currentThread", NULL, current_thread},
    {THREAD, "holdsLock", NULL, holds_lock},
    {THREAD, "sleep", "(J)V", sleep},
    {THREAD, "yield", NULL, native_nothing},
    {THREAD, "onSpinWait", NULL, native_nothing},
    {THREAD, "start0", NULL, start},
    {THREAD, "start", NULL, start},
    {THREAD, "setPriority0", NULL, native_nothing},
    {THREAD, "setNativeName", NULL, native_nothing},
    {THREAD, "interrupt0", NULL, native_nothing},
    {THREAD, "clearInterruptEvent", NULL, native_nothing},
    {"jdk/internal/misc/Unsafe", "park", NULL, park},
    {"jdk/internal/misc/Unsafe", "unpark", NULL, unpark},
    {0}};
