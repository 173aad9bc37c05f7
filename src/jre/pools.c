/* Operations of a pool of threads, which take effect at one moment, up to where they wait
 * (exec/stretches.c).
 *
 * What a program sees of a pool is which tasks are run, by which thread, in which order,
 * whether it was shut down, has terminated, and how many workers it has. A worker looks for
 * a task: whatever comes between its look at the state of the pool and its look at the
 * queue, it could have looked later. Shutting down, and terminating when the last worker has
 * gone, are in the order in which they take the lock of the pool; who is interrupted by that
 * is idle, and looks again.
 *
 * Only where nothing is called that a program wrote: the class of the pool is the library's
 * own, so is the queue, one of those that compare nothing, and so are the threads. */
#include "jre/runtime.h"

#define CONCURRENT "java/util/concurrent/"
#define POOL       CONCURRENT "ThreadPoolExecutor"

bool pool_is_operation(const ir_method *method) {
  static const char *const names[] = {"getTask", "tryTerminate", "interruptIdleWorkers",
                                      "shutdown", "awaitTermination"};
  if (strcmp(method->owner->name->text, POOL) != 0)
    return false;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(method->name->text, names[i]))
      return true;
  return false;
}

static const ir_class *class_of(machine *m, object_id pool, const char *field) {
  object_id o = jre_slot(m, pool, field)->ref;
  return o ? machine_object(m, o)->class : NULL;
}

static bool compares_nothing(const ir_class *queue) {
  static const char *const names[] = {CONCURRENT "LinkedBlockingQueue",
                                      CONCURRENT "SynchronousQueue",
                                      CONCURRENT "ArrayBlockingQueue"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(queue->name->text, names[i]))
      return true;
  return false;
}

bool pool_is_of_library(machine *m, object_id pool) {
  if (strcmp(machine_object(m, pool)->class->name->text, POOL) != 0)
    return false;
  const ir_class *queue = class_of(m, pool, "workQueue"),
                 *threads = class_of(m, pool, "threadFactory");
  return queue && compares_nothing(queue) && synchronizer_is_of_library(queue) &&
         threads && synchronizer_is_of_library(threads);
}
