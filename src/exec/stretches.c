/* Methods that are run as one: nobody else runs between their begin and their end, or
 * where they wait, as in GlassBox.atomic.
 *
 * The locks of a library are made of many small accesses to variables that threads fight
 * for, and still each of their operations takes effect at one moment (linearizability).
 * For whoever uses them, any execution is like one in which the operations come one after
 * the other, each from its begin to where it waits and from there to its end. So the call
 * is the only point, and the accesses behind it count as points: they come in any order
 * that matters because the calls do.
 *
 * A thread is in a stretch as long as the frame of the method is on its stack. The frame
 * is named by its depth and its method; a frame that takes its place has another method,
 * or is a stretch by itself. Where such a method comes to run what a program wrote, it is
 * one no longer; nor where it goes round and round, for it may wait for one that is not
 * run as one. */
#include "exec/threads.h"

bool threads_in_stretch(const machine *m) {
  const thread_state *s = &m->threads->list.data[m->threads->current].state;
  return s->stretch && s->stretch <= m->frame_count &&
         m->frames[s->stretch - 1].method == s->stretch_method;
}

bool threads_is_kept(const machine *m, object_id o, uint32_t index) {
  const ir_class *c = machine_object(m, o)->class;
  return !c->is_array && m->language->is_kept_by_stretches(c->slots[index]->owner);
}

static bool is_run_as_one(machine *m, object_id receiver, const ir_method *method) {
  const machine_threads *t = m->threads;
  return t->mode == MODE_SYNCHRONISATION && !t->divides_stretches && t->live > 1 &&
         threads_is_shared(m, receiver) && !threads_is_undivided(m) &&
         m->language->is_stretch_of(m, receiver, method);
}

/* Giving up a lock comes with what the thread did before: as long as it has the lock
 * nobody can tell, but who asks whether it is free without waiting for it. */
static bool is_point(const machine *m, const ir_method *method) {
  return method->visible != VISIBLE_STRETCH_GIVES || m->threads->releases_matter ||
         threads_is_marked(m);
}

static void note_lock(machine *m, const ir_method *method, object_id lock, bool point) {
  if (method->visible == VISIBLE_STRETCH_GIVES || method->visible == VISIBLE_STRETCH_ASKS)
    threads_note_access(
        m, (thread_access){.object = lock,
                           .index = ACCESS_LOCK,
                           .writes = method->visible == VISIBLE_STRETCH_GIVES,
                           .is_point = point});
}

/* Inside of an operation of its lock a thread becomes the owner, or ceases to be. */
static point_answer change_owner(machine *m, const value *args) {
  if (args[1].ref)
    threads_acquired(m, args[0].ref);
  else
    threads_released(m, args[0].ref);
  return POINT_GO;
}

point_answer threads_stretch(machine *m, ir_method *method, const value *args) {
  machine_threads *t = m->threads;
  thread_state *s = threads_current(m);
  object_id receiver = args[0].ref;
  bool is_granted = t->granted;
  t->granted = false;
  if (method->visible == VISIBLE_STRETCH_ENDS) {
    if (m->language->is_stretch_of(m, receiver, method))
      s->stretch = 0;
    return POINT_GO;
  }
  if (method->visible == VISIBLE_STRETCH_OWNER && threads_in_stretch(m))
    return change_owner(m, args);
  if (!is_run_as_one(m, receiver, method))
    return POINT_GO;
  bool stands = is_point(m, method);
  if (stands && !is_granted) {
    s->point =
        (machine_point){.kind = POINT_STRETCH, .method = method, .object = receiver};
    return POINT_STAND;
  }
  note_lock(m, method, receiver, stands);
  s->stretch = m->frame_count + 1;
  s->stretch_method = method;
  s->stretch_is_point = stands;
  return POINT_GO;
}
