/* A proposition is a method of the program, executed between two steps as if by somebody
 * who looks at a picture of the machine: whatever it changes is taken back. It is false
 * as long as a class that it needs has not been initialised.
 *
 * Why looking at the end of a step is enough: if nothing that a proposition reads is
 * written by the step but by its first instruction, then the proposition has one value
 * before that instruction and one after it. If the step writes more, the first such
 * write is to a variable that is read at the end, too: whatever the method reads before
 * it comes to that variable was not written. */
#include "explore/letter.h"

#include <assert.h>

enum { MOST_STEPS = 10000000 }; /* of a proposition */

typedef struct reader {
  machine_watch watch;
  map seen; /* object and index -> 1 */
} reader;

static void note_read(machine_watch *w, object_id o, uint32_t index) {
  map_put(&((reader *)w)->seen, map_pair(o, index), 1);
}

void letter_begin(explorer *e) {
  threads_observe(e->machine);
  vec_each (explore_proposition, p, &e->options->formula->propositions)
    if (p->kind != PROPOSITION_METHOD)
      threads_add_event(e->machine, p->class, p->called);
}

static bool is_event(const explore_proposition *p, const ir_method *method) {
  return method && method->name == p->called && ir_is_subclass(method->owner, p->class);
}

/* The method that the thread calls with its step: the first one has no caller. That of the
 * main thread waits for its class; the run has not begun before. */
static const ir_method *called_by(const machine_thread *k) {
  const machine_point *p = &k->state.point;
  if (k->state.first)
    return k->state.first;
  if (p->kind == POINT_BEGIN)
    return k->frames[0].method;
  return p->kind == POINT_CALL ? p->method : NULL;
}

uint64_t letter_events(const explorer *e, uint32_t thread) {
  const machine_thread *k = &e->machine->threads->list.data[thread];
  const ir_method *called = called_by(k);
  const ir_method *left =
      k->state.point.kind == POINT_RETURN ? k->state.point.method : NULL;
  uint64_t letter = 0, bit = 1;
  vec_each (explore_proposition, p, &e->options->formula->propositions) {
    if ((p->kind == PROPOSITION_CALL && is_event(p, called)) ||
        (p->kind == PROPOSITION_RETURN && is_event(p, left)))
      letter |= bit;
    bit <<= 1;
  }
  return letter;
}

static bool is_ready(const machine *m, const ir_class *c) {
  vec_each (thread_class, t, &m->threads->classes)
    if (t->class == c)
      return t->phase == CLASS_READY;
  return machine_init_state((machine *)m, c) == INIT_DONE;
}

bool letter_has_begun(const explorer *e) {
  return is_ready(e->machine, e->options->main);
}

/* What came of a proposition that could not be evaluated. */
static taken give_up(explorer *e, const explore_proposition *p, outcome o,
                     bool *is_missing) {
  machine *m = e->machine;
  const char *why = "throws an exception";
  if (o == RAN_STOP && m->stop.kind == STOP_CLASS) {
    ir_class *c = m->stop.class;
    *is_missing = m->language->is_initialised_by_threads(m, c);
    if (!*is_missing) {
      e->class = c;
      e->again = true;
    }
    machine_clear_stop(m);
    return *is_missing ? TAKEN : TAKEN_AGAIN;
  }
  if (o == RAN_STOP)
    why = m->stop.kind == STOP_STEPS ? "does not come to its end"
          : m->stop.text             ? m->stop.text
                                     : "stops";
  if (!e->result->reason)
    e->result->reason =
        memory_print("the proposition %s cannot be evaluated: it %s%s",
                     p->method->name->text, m->stop.text == why ? "needs " : "", why);
  if (m->stop.kind)
    machine_clear_stop(m);
  m->exception = 0;
  return TAKEN_TROUBLE;
}

/* Executes the method; nothing of it remains. */
static taken evaluate(explorer *e, const explore_proposition *p, reader *r, bool *holds) {
  machine *m = e->machine;
  machine_threads *t = m->threads;
  machine_threads before = *t;
  heap_point point = heap_point_begin(&m->heap);
  value result = {0};
  uint64_t limit = m->step_limit;
  bool is_missing = false;
  m->step_limit = m->steps + MOST_STEPS;
  m->watch = &r->watch;
  t->quiet++;
  t->observes = true;
  outcome o = machine_call(m, p->method, NULL, &result);
  t->observes = false;
  t->quiet--;
  m->watch = NULL;
  m->step_limit = limit;
  heap_point_undo(&m->heap, &point);
  t->hashed = before.hashed;
  t->drawn = before.drawn;
  t->clock = before.clock;
  *holds = o == RAN_RETURN && (result.i & 1);
  return o == RAN_RETURN ? TAKEN : give_up(e, p, o, &is_missing);
}

/* The step's writes to what was read, apart from its first instruction's. */
static taken make_points(explorer *e, uint32_t thread, const reader *r) {
  const machine_thread *k = &e->machine->threads->list.data[thread];
  taken t = TAKEN;
  vec_each (thread_access, a, &k->recent) {
    if (!a->writes || a->is_point || !map_get(&r->seen, map_pair(a->object, a->index)))
      continue;
    if (explorer_mark(e, a)) {
      e->again = true;
      t = TAKEN_AGAIN;
    } else if (t == TAKEN) {
      if (!e->result->reason)
        e->result->reason = memory_copy_text(
            "not supported: a native method writes what a proposition reads");
      t = TAKEN_TROUBLE;
    }
  }
  return t;
}

taken letter_read(explorer *e, uint32_t thread, uint64_t *letter) {
  reader r = {{0, UINT32_MAX, note_read}, {0}};
  taken t = TAKEN;
  uint64_t bit = 1;
  *letter = 0;
  vec_each (explore_proposition, p, &e->options->formula->propositions) {
    bool holds = false;
    if (t == TAKEN && p->kind == PROPOSITION_METHOD && is_ready(e->machine, p->class))
      t = evaluate(e, p, &r, &holds);
    if (holds)
      *letter |= bit;
    bit <<= 1;
  }
  if (t == TAKEN && thread < e->machine->threads->list.size)
    t = make_points(e, thread, &r);
  map_release(&r.seen);
  return t;
}
