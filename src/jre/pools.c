/* Operations of the library's pools of threads, which take effect at one moment, up to
 * where they wait (exec/stretches.c).
 *
 * What a program sees of a pool is which tasks are run, by which thread, in which order,
 * whether it was shut down, has terminated, and how many workers it has. A worker looks for
 * a task: whatever comes between its look at the state of the pool and its look at the
 * queue, it could have looked later. Shutting down, and terminating when the last worker has
 * gone, are in the order in which they take the lock of the pool; who is interrupted by that
 * is idle, and looks again. Workers of a fork-join pool put tasks into queues and take
 * them out one by one, look through the queues of others, lie down and are woken up; where
 * they look first has one value anyway (spins.c).
 *
 * Nothing that a program wrote is part of it. A pool of the first kind is one of the
 * library's own class, with a queue of it that compares nothing, and threads of it. In one
 * of the second kind an operation ends where it comes to run a task, to make a thread, to
 * cancel a task, or to ask whether it may go on without another worker. */
#include "jre/runtime.h"

#define CONCURRENT "java/util/concurrent/"
#define POOL       CONCURRENT "ThreadPoolExecutor"
#define FORK_JOIN  CONCURRENT "ForkJoinPool"
#define FORK_QUEUE FORK_JOIN "$WorkQueue"
#define FORK_TASK  CONCURRENT "ForkJoinTask"

static const struct {
  const char *class, *method;
} operations[] = {
    {POOL, "getTask"},
    {POOL, "tryTerminate"},
    {POOL, "interruptIdleWorkers"},
    {POOL, "shutdown"},
    {POOL, "awaitTermination"},
    {FORK_JOIN, "externalPush"},
    {FORK_JOIN, "externalSubmit"},
    {FORK_JOIN, "signalWork"},
    {FORK_JOIN, "registerWorker"},
    {FORK_JOIN, "deregisterWorker"},
    {FORK_JOIN, "scan"},
    {FORK_JOIN, "awaitWork"},
    {FORK_JOIN, "helpJoin"},
    {FORK_JOIN, "canStop"},
    {FORK_JOIN, "pollScan"},
    {FORK_JOIN, "tryTerminate"},
    {FORK_JOIN, "awaitTermination"},
    {FORK_QUEUE, "push"},
    {FORK_QUEUE, "lockedPush"},
    {FORK_QUEUE, "pop"},
    {FORK_QUEUE, "peek"},
    {FORK_QUEUE, "tryPoll"},
    {FORK_QUEUE, "tryUnpush"},
    {FORK_QUEUE, "externalTryUnpush"},
    {FORK_QUEUE, "tryRemove"},
    {FORK_QUEUE, "nextLocalTask"},
    {FORK_TASK, "setDone"},
    {FORK_TASK, "awaitDone"},
};

/* What a program wrote may be run by these. */
static const struct {
  const char *class, *method;
} ends[] = {{FORK_TASK, "doExec"},
            {FORK_TASK, "cancelIgnoringExceptions"},
            {FORK_JOIN, "createWorker"},
            {FORK_JOIN, "tryCompensate"}};

static bool is_named(const ir_method *method, const char *class, const char *text) {
  return !strcmp(method->name->text, text) && !strcmp(method->owner->name->text, class);
}

uint8_t pool_stretch(const ir_method *method) {
  if (strncmp(method->owner->name->text, CONCURRENT, strlen(CONCURRENT)) != 0)
    return VISIBLE_NOT;
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
    if (is_named(method, ends[i].class, ends[i].method))
      return VISIBLE_STRETCH_ENDS;
  for (size_t i = 0; i < sizeof operations / sizeof *operations && !method->is_static;
       i++)
    if (is_named(method, operations[i].class, operations[i].method))
      return VISIBLE_STRETCH;
  return VISIBLE_NOT;
}

static bool is_of_library(machine *m, object_id pool, const char *field) {
  object_id o = jre_slot(m, pool, field)->ref;
  return o && synchronizer_is_of_library(machine_object(m, o)->class);
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

static bool is_plain_pool(machine *m, object_id pool) {
  object_id queue = jre_slot(m, pool, "workQueue")->ref;
  return is_of_library(m, pool, "threadFactory") && is_of_library(m, pool, "workQueue") &&
         compares_nothing(machine_object(m, queue)->class);
}

/* Whoever terminates a pool interrupts its threads, of which a program may have made a
 * class of its own. */
static bool terminates(const ir_method *method) {
  return is_named(method, FORK_JOIN, "tryTerminate") ||
         is_named(method, FORK_JOIN, "deregisterWorker");
}

bool pool_is_stretch_of(machine *m, object_id receiver, const ir_method *method) {
  if (is_named(method, FORK_JOIN, "tryCompensate"))
    return jre_slot(m, receiver, "saturate")->ref;
  if (method->visible == VISIBLE_STRETCH_ENDS ||
      !strcmp(method->owner->name->text, FORK_TASK))
    return true;
  if (machine_object(m, receiver)->class != method->owner)
    return false;
  if (!strcmp(method->owner->name->text, POOL))
    return is_plain_pool(m, receiver);
  return !terminates(method) || is_of_library(m, receiver, "factory");
}
