/* Threads by turns: the schedule of `glassbox run`.
 *
 * Without a seed threads come one after the other, each for a long turn; with one, who is
 * next and for how long is drawn. Either way each thread that can go on does so after
 * finite time. When all of them wait, and some with a time limit, the clock is put
 * forward to the next one's. */
#include "exec/interpret.h"
#include "jre/threading.h"

enum { LONG_TURN = 20000, DRAWN_TURN = 400 };

static bool is_over(const machine *m) {
  vec_each (machine_thread, k, &m->threads->list)
    if (k->state.status != THREAD_ENDED && !k->state.is_daemon)
      return false;
  return true;
}

/* The next thread that can go on, beginning with `from`; UINT32_MAX: none. */
static uint32_t next_ready(machine *m, uint32_t from) {
  uint32_t count = m->threads->list.size;
  for (uint32_t i = 0; i < count; i++)
    if (threads_choices(m, (from + i) % count))
      return (from + i) % count;
  return UINT32_MAX;
}

static bool advance_clock(machine *m) {
  int64_t next = INT64_MAX, now = jre_clock(m);
  vec_each (machine_thread, k, &m->threads->list)
    if (k->state.status != THREAD_ENDED && k->state.wake_at < next &&
        k->state.wake_at > now)
      next = k->state.wake_at;
  if (next == INT64_MAX)
    return false;
  jre_of(m)->slept += next - now;
  return true;
}

static ir_method *find_dispatcher(machine *m) {
  name_table *names = &m->program->names;
  ir_method *found =
      ir_find_method(jre_of(m)->thread, name_mk(names, "dispatchUncaughtException"),
                     name_mk(names, "(Ljava/lang/Throwable;)V"));
  assert(found && "a method of Thread");
  return found->entry != ENTRY_UNKNOWN || machine_prepare(m, found) ? found : NULL;
}

/* A program without a second thread may not have initialised the class. */
static bool has_default_handler(machine *m) {
  ir_class *thread = jre_of(m)->thread;
  return machine_init_state(m, thread) != INIT_NONE &&
         jre_static(m, thread, "defaultUncaughtExceptionHandler")->ref;
}

bool jre_has_handler(machine *m, uint32_t thread) {
  object_id o = m->threads->list.data[thread].state.object;
  if (jre_slot(m, o, "uncaughtExceptionHandler")->ref)
    return true;
  const object *group = machine_object(m, jre_slot(m, o, "group")->ref);
  return has_default_handler(m) ||
         strcmp(group->class->name->text, "java/lang/ThreadGroup") != 0;
}

bool jre_handle_failure(machine *m, uint32_t thread) {
  thread_state *s = &m->threads->list.data[thread].state;
  ir_method *dispatcher = s->handles_failure ? NULL : find_dispatcher(m);
  if (!dispatcher) {
    s->failure = 0;
    threads_end(m, thread);
    return false;
  }
  value args[2] = {{.ref = s->object}, {.ref = s->failure}};
  s->handles_failure = true;
  threads_begin(m, thread, dispatcher, args);
  s->failure = 0;
  return true;
}

/* Everybody waits for somebody. */
static int report_waiting(machine *m) {
  diag_error(m->program->sink, NO_PLACE,
             "inconclusive: all %u threads wait, and nobody can wake them (deadlock); "
             "'glassbox explore' shows who waits for what",
             m->threads->live);
  return 3;
}

int run_turns(machine *m, uint64_t seed) {
  machine_threads *t = m->threads;
  uint32_t from = 0;
  int status = 0;
  t->random = seed * 0x9E3779B97F4A7C15u + 0x2545F4914F6CDD1Du;
  while (!is_over(m)) {
    uint32_t k = next_ready(m, seed ? (uint32_t)threads_random(m) % t->list.size : from);
    if (k == UINT32_MAX && advance_clock(m))
      continue;
    if (k == UINT32_MAX)
      return report_waiting(m);
    t->turn = seed ? 1 + threads_random(m) % DRAWN_TURN : LONG_TURN;
    outcome o = threads_step(m, k, 0);
    if (o == RAN_STOP)
      return status;
    if (o == RAN_THROW) {
      if (k == 0)
        status = 1;
      jre_handle_failure(m, k);
      if (m->stop.kind)
        return status;
    }
    from = k + 1;
  }
  return status;
}
