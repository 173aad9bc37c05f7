/* Points for somebody outside, who looks at what a program does from step to step: calls
 * of methods and returns from them. */
#include "exec/threads.h"

#include "exec/interpret.h"

#include <assert.h>

void threads_observe(machine *m) {
  assert(!m->threads->is_observed && !m->threads->list.size);
  m->threads->is_observed = true;
  m->threads->live++; /* as a thread that never ends */
}

void threads_mark_event(machine *m, ir_method *method) {
  if (method->entry != ENTRY_CODE)
    return;
  vec_each (thread_event, e, &m->threads->events)
    if (e->method == method->name && ir_is_subclass(method->owner, e->class))
      method->visible = VISIBLE_EVENT;
}

/* Methods that are ready to run already are looked at now, others when they are. */
void threads_add_event(machine *m, ir_class *class, name method) {
  vec_push(&m->threads->events, ((thread_event){class, method}));
  vec_each (ir_method *, each, &m->program->methods)
    threads_mark_event(m, *each);
}

/* The same instruction may have another point behind this one, the monitor of a
 * synchronized method: the permission to go on is taken only if it was meant for this. */
point_answer threads_event_point(machine *m, ir_method *method, point_kind kind) {
  machine_threads *t = m->threads;
  thread_state *s = threads_current(m);
  bool is_ours = s->point.kind == kind && s->point.method == method;
  if (t->granted) {
    t->granted = !is_ours;
    return POINT_GO;
  }
  if (t->quiet || t->mode == MODE_TURNS)
    return POINT_GO;
  if (m->nesting > 1 || s->atomic) {
    machine_stop(
        m, STOP_UNSUPPORTED, "%s of %s.%s %s", kind == POINT_CALL ? "a call" : "a return",
        method->owner->name->text, method->name->text,
        s->atomic ? "inside GlassBox.atomic is an event of the formula"
                  : "in the middle of an instruction is an event of the formula");
    return POINT_STOP;
  }
  s->point = (machine_point){.kind = kind, .method = method};
  return POINT_STAND;
}
