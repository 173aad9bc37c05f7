/* A step of a thread: its stack becomes the machine's, and the interpreter runs it up to
 * the next point at which others may go on. Apart from what the interpreter asks at such
 * points (threads.c), so that neither of the two uses the other. */
#include "exec/threads.h"

#include "exec/interpret.h"

#include <assert.h>

static outcome end_or_stand(machine *m, uint32_t thread, outcome how) {
  machine_thread *k = &m->threads->list.data[thread];
  if (how == RAN_THROW) {
    k->state.failure = m->exception;
    m->exception = 0;
    return how;
  }
  const machine_threads *t = m->threads;
  bool matters = t->ends_matter || t->is_observed || t->mode == MODE_EVERYTHING;
  if ((matters && t->live > 1) || !threads_may_end(m, thread)) {
    k->state.point = (machine_point){.kind = POINT_END};
    return RAN_YIELD;
  }
  threads_end(m, thread);
  return RAN_RETURN;
}

/* Runs the thread, whose stack is the machine's. Before a static method, which has no
 * frame yet, come the initialisers of its class and superclasses. */
static outcome run_on(machine *m) {
  machine_threads *t = m->threads;
  value ignored;
  for (;;) {
    thread_state *s = threads_current(m);
    if (s->first && !m->frame_count) {
      t->entered = t->blocks = false;
      if (machine_initialise(m, s->first_class)) {
        frame *f = machine_push(m, s->first);
        f->regs[0] = s->first_argument;
        s->first = NULL;
      } else if (!t->entered)
        return t->blocks ? RAN_YIELD : m->stop.kind ? RAN_STOP : RAN_THROW;
    }
    outcome o = machine_interpret(m, 0, &ignored);
    if (o != RAN_RETURN || !threads_current(m)->first)
      return o;
  }
}

/* Whether what the thread did before need not be told from what it does now. Where another
 * can go on only after the step, and is not behind what came before it, it has to be. */
static bool is_behind_all(const machine_point *p) {
  return p->kind != POINT_TURN && p->kind != POINT_CLASS &&
         !(p->kind == POINT_NATIVE && p->method->visible == VISIBLE_HINT);
}

outcome threads_step(machine *m, uint32_t thread, uint32_t choice) {
  machine_threads *t = m->threads;
  machine_thread *k = &t->list.data[thread];
  point_kind kind = k->state.point.kind;
  assert(!m->stop.kind && k->state.status != THREAD_ENDED);
  m->exception = 0;
  if (!t->goes_first && is_behind_all(&k->state.point))
    vec_clear(&k->recent);
  t->clock_asked = t->acts = false;
  t->current = thread;
  if (kind == POINT_END) {
    threads_end(m, thread);
    return RAN_RETURN;
  }
  if (kind == POINT_BEGIN)
    threads_acquired(m, k->state.object);
  t->granted = kind != POINT_TURN && kind != POINT_CLASS && kind != POINT_BEGIN;
  t->choice = choice;
  k->state.keeps_turn = false;
  t->turns = 0;
  t->turn_end = m->steps > UINT64_MAX - t->turn ? UINT64_MAX : m->steps + t->turn;
  threads_select(m, thread);
  if (kind == POINT_UNWIND) {
    m->exception = k->state.exception;
    k->state.exception = 0;
    t->unwinds = true;
  }
  if (kind == POINT_BEGIN && m->frame_count && m->frames[0].method->is_synchronized)
    machine_lock(m, &m->frames[0]);
  m->nesting++;
  outcome o = run_on(m);
  m->nesting--;
  t->granted = false;
  threads_save(m);
  return o == RAN_STOP || o == RAN_YIELD ? o : end_or_stand(m, thread, o);
}
