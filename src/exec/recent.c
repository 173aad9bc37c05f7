/* What a thread has accessed since its last point, in order, with the locks that it gave
 * up in between. Whoever takes such a lock comes behind what was done before it was given
 * up, so that part is forgotten: nobody else can tell it from one that came before a
 * point. */
#include "exec/threads.h"

static bool is_noted(const machine_threads *t) {
  return t->mode == MODE_SYNCHRONISATION && t->live > 1 && !t->quiet && t->list.size;
}

/* Whoever copies many variables at once is noted where each access is a point, too: others
 * may stand before theirs. */
static bool are_copies_noted(const machine_threads *t) {
  return t->mode != MODE_TURNS && t->live > 1 && !t->quiet && t->list.size;
}

/* One entry for each variable and way of access since a lock was given up; a write counts
 * more than a read. */
static void note(machine_thread *k, thread_access a) {
  for (uint32_t i = k->recent.size; i-- > 0;) {
    thread_access *known = &k->recent.data[i];
    if (known->index == ACCESS_RELEASE)
      break;
    if (known->object != a.object || known->index != a.index ||
        known->is_plain != a.is_plain || known->is_point != a.is_point)
      continue;
    if (a.writes && !known->writes)
      *known = a;
    return;
  }
  vec_push(&k->recent, a);
}

void threads_note_access(machine *m, thread_access a) {
  const frame *f = &m->frames[m->frame_count - 1];
  while (!f->code && f > m->frames) /* a native method: the one that calls it */
    f--;
  a.code = f->code;
  a.pc = f->pc;
  note(&m->threads->list.data[m->threads->current], a);
}

void threads_note(machine *m, object_id o, uint32_t index, bool writes) {
  if (m->threads && are_copies_noted(m->threads) && threads_is_shared(m, o))
    threads_note_access(m, (thread_access){.object = o,
                                           .index = index,
                                           .writes = writes,
                                           .is_plain = true,
                                           .is_copy = true});
}

void threads_note_read(machine *m, object_id o, uint32_t index, bool plain) {
  if (are_copies_noted(m->threads) && threads_is_shared(m, o))
    threads_note_access(
        m,
        (thread_access){.object = o, .index = index, .is_plain = plain, .is_copy = true});
}

void threads_note_end(machine *m, object_id o, uint32_t index) {
  machine_threads *t = m->threads;
  if (is_noted(t))
    note(&t->list.data[t->current],
         (thread_access){.object = o,
                         .index = index,
                         .writes = true,
                         .is_point = t->ends_matter || t->is_observed,
                         .is_end = true});
}

void threads_released(machine *m, object_id o) {
  machine_threads *t = m->threads;
  if (!is_noted(t))
    return;
  machine_thread *k = &t->list.data[t->current];
  if (k->recent.size)
    vec_push(&k->recent, ((thread_access){.object = o, .index = ACCESS_RELEASE}));
}

/* How many of the first entries were done with when the lock was given up. */
static uint32_t released_by(const machine_thread *k, object_id o) {
  for (uint32_t i = k->recent.size; i > 0; i--)
    if (k->recent.data[i - 1].index == ACCESS_RELEASE &&
        k->recent.data[i - 1].object == o)
      return i;
  return 0;
}

/* That a lock was free shows who asks for it in spite of having taken it: such entries
 * stay. */
static void forget(machine_thread *k, uint32_t count) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < k->recent.size; i++)
    if (i >= count || k->recent.data[i].index == ACCESS_LOCK)
      k->recent.data[kept++] = k->recent.data[i];
  k->recent.size = kept;
}

/* Whatever they did comes before what the current thread does now, and before all that is
 * done because of it. */
void threads_acquired_all(machine *m) {
  machine_threads *t = m->threads;
  vec_each (machine_thread, k, &t->list) {
    if (k == &t->list.data[t->current] || !k->recent.size)
      continue;
    vec_clear(&k->recent);
    if (k->state.status == THREAD_ENDED)
      t->live--;
  }
}

void threads_acquired(machine *m, object_id o) {
  machine_threads *t = m->threads;
  if (!is_noted(t))
    return;
  vec_each (machine_thread, k, &t->list) {
    uint32_t gone = k == &t->list.data[t->current] ? 0 : released_by(k, o);
    if (!gone)
      continue;
    forget(k, gone);
    if (!k->recent.size && k->state.status == THREAD_ENDED)
      t->live--;
  }
}
