/* Operations of the library's locks, semaphores and latches, which take effect at one
 * moment, up to where they wait (exec/stretches.c); and a few more of that kind, of the
 * queues and tasks that pools are made of.
 *
 * They call nothing that a program wrote, unless it wrote a synchronizer of its own: then
 * the class of the object is not the library's. */
#include "jre/runtime.h"

#define CONCURRENT "java/util/concurrent/"
#define OWNER      CONCURRENT "locks/AbstractOwnableSynchronizer"
#define LOCK       CONCURRENT "locks/ReentrantLock"
#define WORKER     CONCURRENT "ThreadPoolExecutor$Worker"
static const char *const synchronizers[] = {
    CONCURRENT "locks/AbstractQueuedSynchronizer",
    CONCURRENT "locks/AbstractQueuedLongSynchronizer",
    OWNER,
    LOCK,
    CONCURRENT "locks/ReentrantReadWriteLock",
    CONCURRENT "locks/StampedLock",
    CONCURRENT "Semaphore",
    CONCURRENT "CountDownLatch",
};

/* Operations of classes whose other operations are run access by access: those that go
 * through all elements, or call what a program wrote. Elements go in and out of queues one
 * by one and in order (Scherer, Lea and Scott 2006 of the one without room). A result is
 * there from when its task no longer is new, and who gets it waits until all of it is; not
 * so where something comes with it (`done` of a subclass), nor when a task is cancelled, for
 * that shows before its thread is interrupted. An interrupt is one action (JLS 17.2.3). */
#define BLOCKING  CONCURRENT "LinkedBlockingQueue"
#define HAND_OVER CONCURRENT "SynchronousQueue"
#define TASK      CONCURRENT "FutureTask"
#define THREAD    "java/lang/Thread"
static const struct {
  const char *class, *method;
} operations[] = {{BLOCKING, "put"},    {BLOCKING, "take"},   {BLOCKING, "offer"},
                  {BLOCKING, "poll"},   {BLOCKING, "peek"},   {HAND_OVER, "put"},
                  {HAND_OVER, "take"},  {HAND_OVER, "offer"}, {HAND_OVER, "poll"},
                  {TASK, "get"},        {TASK, "set"},        {TASK, "setException"},
                  {THREAD, "interrupt"}};
enum { OPERATIONS = sizeof operations / sizeof *operations };

static bool is_named(const char *text, const char *other) {
  return !strcmp(text, other);
}

static bool has_operations(const ir_class *class) {
  for (size_t i = 0; i < OPERATIONS; i++)
    if (is_named(class->name->text, operations[i].class))
      return true;
  return false;
}

static bool is_operation(const ir_method *method) {
  for (size_t i = 0; i < OPERATIONS; i++)
    if (is_named(method->owner->name->text, operations[i].class) &&
        is_named(method->name->text, operations[i].method))
      return true;
  return false;
}

/* The class, or one that is nested in it. */
static bool is_synchronizer(const ir_class *class) {
  const char *text = class->name->text;
  if (strncmp(text, CONCURRENT, strlen(CONCURRENT)) != 0)
    return false;
  for (size_t i = 0; i < sizeof synchronizers / sizeof *synchronizers; i++) {
    size_t length = strlen(synchronizers[i]);
    if (!strncmp(text, synchronizers[i], length) &&
        (!text[length] || text[length] == '$'))
      return true;
  }
  return false;
}

bool synchronizer_is_of_library(const ir_class *class) {
  const java_class_info *info = java_info(class);
  return info && info->from_jdk;
}

/* Whatever a thread's class is, to interrupt it is the same. */
bool synchronizer_is_stretch_of(machine *m, object_id receiver, const ir_method *method) {
  const ir_class *class = machine_object(m, receiver)->class;
  if (pool_stretch(method))
    return pool_is_stretch_of(m, receiver, method);
  if (is_operation(method))
    return class == method->owner || is_named(method->owner->name->text, THREAD);
  return synchronizer_is_of_library(class);
}

bool jre_is_synchronizer(const ir_class *class) {
  const char *locks = CONCURRENT "locks/";
  return is_synchronizer(class) || has_operations(class) ||
         !strncmp(class->name->text, locks, strlen(locks));
}

bool synchronizer_keeps(const ir_class *class) {
  return is_synchronizer(class) && synchronizer_is_of_library(class);
}

/* Of the pool's worker, which is a lock and a thread's code. */
static bool is_lock_of_worker(const ir_method *method) {
  const char *text = method->name->text;
  return is_named(method->owner->name->text, WORKER) && !is_named(text, "run") &&
         !is_named(text, "interruptIfStarted");
}

/* Who waits for a lock cannot tell whether it was free when he came. */
static uint8_t role_in_lock(const char *text) {
  if (is_named(text, "unlock"))
    return VISIBLE_STRETCH_GIVES;
  return is_named(text, "lock") || is_named(text, "lockInterruptibly") ||
                 is_named(text, "newCondition")
             ? VISIBLE_STRETCH
             : VISIBLE_STRETCH_ASKS;
}

uint8_t synchronizer_stretch(const ir_method *method) {
  if (method->is_synchronized || method->name->text[0] == '<' ||
      !synchronizer_is_of_library(method->owner))
    return VISIBLE_NOT;
  uint8_t of_pool = pool_stretch(method);
  if (of_pool)
    return of_pool;
  if (method->is_static || !(is_synchronizer(method->owner) ||
                             is_lock_of_worker(method) || is_operation(method)))
    return VISIBLE_NOT;
  if (is_named(method->owner->name->text, OWNER) &&
      is_named(method->name->text, "setExclusiveOwnerThread"))
    return VISIBLE_STRETCH_OWNER;
  return is_named(method->owner->name->text, LOCK) ? role_in_lock(method->name->text)
                                                   : VISIBLE_STRETCH;
}
