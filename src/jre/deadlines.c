/* Time limits of the library's operations.
 *
 * An operation with a limit (tryLock, poll, get, awaitNanos, an idle worker of a pool) asks
 * for the time when it begins, and again whenever it was woken, and compares. The times go no
 * further: what the operation answers depends on how long it has taken alone. So while
 * schedules are explored such an operation has a clock of its own, which stands at 0 when it
 * first asks, and moves on only by limits that are over. A thread that tries again and again
 * comes back to the state that it was in, and the times of different threads have
 * nothing to do with each other: any limit may be over before any other.
 *
 * The operation is the outermost of the library's frames above the code that called it, but
 * for those that run tasks for ever. Its frame is marked when it first asks
 * (frame.is_timed), the time is the thread's (thread_state.elapsed), and goes back to 0 when the
 * frame has gone.
 *
 * Limits of up to 1000 ns are not waited for but spun for: at the second look more than
 * that has passed.
 *
 * Times that are kept elsewhere (of tasks that are scheduled, of DelayQueue, a date that the
 * program gives) belong to the clock of the whole program. */
#include "jre/threading.h"

enum { SPUN_FOR = 1001 };

#define CONCURRENT "java/util/concurrent/"

static bool has_own_times(const char *class) {
  static const char *const keeping[] = {CONCURRENT "ScheduledThreadPoolExecutor",
                                        CONCURRENT "DelayQueue",
                                        CONCURRENT "ThreadLocalRandom"};
  for (size_t i = 0; i < sizeof keeping / sizeof *keeping; i++)
    if (!strncmp(class, keeping[i], strlen(keeping[i])))
      return true;
  return false;
}

static bool is_of_operation(const ir_method *method) {
  const char *class = method->owner->name->text;
  return !strncmp(class, CONCURRENT, strlen(CONCURRENT)) && !has_own_times(class) &&
         synchronizer_is_of_library(method->owner) &&
         strcmp(method->name->text, "awaitUntil") != 0;
}

/* Whatever a worker does is above one of these. */
static bool runs_tasks(const ir_method *method) {
  static const char *const names[] = {"run",  "runWorker", "getTask",
                                      "exec", "doExec",    "topLevelExec",
                                      "call", "scan",      "runTask"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(method->name->text, names[i]))
      return true;
  return false;
}

/* The frame of the operation in which the thread is; NULL: none. */
static frame *operation(frame *frames, uint32_t count) {
  while (count && !frames[count - 1].code) /* the native method that asks */
    count--;
  frame *found = NULL;
  for (frame *f = frames + count;
       f-- > frames && is_of_operation(f->method) && !runs_tasks(f->method);)
    found = f;
  return found;
}

void deadline_pass(machine *m, int64_t nanoseconds) {
  if (threads_timed_frame(m->frames, m->frame_count))
    threads_current(m)->elapsed += nanoseconds;
}

bool deadline_clock(machine *m, uint32_t thread, int64_t *elapsed) {
  machine_threads *t = m->threads;
  if (t->mode == MODE_TURNS)
    return false;
  machine_thread *k = &t->list.data[thread];
  bool is_running = m->frames == k->frames;
  uint32_t count = is_running ? m->frame_count : k->state.frame_count;
  *elapsed = k->state.elapsed;
  return operation(k->frames, count) && threads_timed_frame(k->frames, count);
}

bool deadline_read(machine *m, int64_t *elapsed) {
  machine_threads *t = m->threads;
  frame *of = t->list.size && m->frames != t->own_frames
                  ? operation(m->frames, m->frame_count)
                  : NULL;
  if (!of)
    return false;
  thread_state *s = threads_current(m);
  if (!threads_timed_frame(m->frames, m->frame_count)) {
    of->is_timed = true;
    s->elapsed = 0;
  } else if (s->elapsed < SPUN_FOR)
    thread_pass_time(m, SPUN_FOR - s->elapsed);
  *elapsed = s->elapsed;
  return true;
}
