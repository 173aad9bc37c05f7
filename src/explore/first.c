/* Ample sets of one thread (Peled 1993): at a state where some thread's next step is
 * independent of whatever others can do before it, that step alone is tried.
 *
 * Such steps are: a thread goes on after a long turn; it yields; it chooses; it begins, or joins
 * one that has ended, and nobody's accesses are forgotten by that. None of them needs something that others could take away, gives
 * others something, or sees what they do. The accesses to variables up to the thread's next
 * point commute with all that others do, or a conflict is seen, as everywhere
 * (explore.h). So that it is seen, what the thread accessed before the step is not forgotten by
 * it (machine_threads.goes_first): others may still do now what they could have done while it
 * stood there.
 *
 * The end of a thread is seen by who joins it with a limit, or takes its monitor and with that
 * comes behind it: where somebody does, a step that ends a thread does not stand for those of
 * others (JOINS_WAIT). That a thread was started is seen by who joins it: neither does a step
 * that starts one.
 *
 * What others could do must not be left out for ever, and a run must not end for it: where the
 * step leads back to a state on the way, or anywhere else than to a state (an exit, an
 * assumption that does not hold), the other threads are tried as well (search.c). That keeps
 * every final state, every deadlock, and every thread that can never go on: a state from which
 * it cannot is led to by the same steps in another order, and more.
 *
 * Not where more than states matters: formulas and graphs (steps are seen), a bound on
 * preemptions, a shortest trace; objects that are chosen from all that there are; and with
 * --no-reduction and --no-matching, which are the second opinion. */
#include "explore/first.h"

#include <string.h>

bool first_is_sound(const explorer *e) {
  const explore_options *o = e->options;
  return o->first && !o->no_reduction && !o->no_matching && !o->formula &&
         !o->interface && !o->bounded && !o->follows && !o->depth &&
         (o->search == SEARCH_DFS || e->alone) && !e->machine->threads->chosen.size;
}

static bool is_named(const ir_method *m, const char *class, const char *text) {
  return !strcmp(m->name->text, text) && !strcmp(m->owner->name->text, class);
}

static bool has_ended(machine *m, object_id thread) {
  uint32_t k = threads_find(m, thread);
  return k != UINT32_MAX && m->threads->list.data[k].state.status == THREAD_ENDED;
}

/* Whoever begins or joins comes behind what the other did before, which is forgotten
 * then. A third thread need not be behind it: it has to come first, to see a conflict. */
static bool forgets_nothing(const machine *m, object_id o) {
  vec_each (machine_thread, k, &m->threads->list)
    vec_each (thread_access, a, &k->recent)
      if (a->index == ACCESS_RELEASE && a->object == o)
        return false;
  return true;
}

static bool native_goes_first(const explorer *e, const machine_point *p) {
  static const char thread[] = "java/lang/Thread";
  if (is_named(p->method, thread, "yield") || is_named(p->method, thread, "onSpinWait") ||
      is_named(p->method, "glassbox/Choose", "pick"))
    return true;
  return is_named(p->method, thread, "join") && has_ended(e->machine, p->args[0].ref) &&
         forgets_nothing(e->machine, p->args[0].ref) && !map_get(&e->sites, JOINS_WAIT);
}

static bool goes_first(const explorer *e, const machine_thread *k) {
  const thread_state *s = &k->state;
  switch (s->point.kind) {
  case POINT_BEGIN:
    return !s->first && !k->frames[0].method->is_synchronized &&
           forgets_nothing(e->machine, s->object);
  case POINT_TURN: return true;
  case POINT_NATIVE: return s->status == THREAD_RUNS && native_goes_first(e, &s->point);
  default: return false;
  }
}

bool first_is_seen(const explorer *e, uint32_t thread) {
  return e->machine->threads->list.data[thread].state.status == THREAD_ENDED &&
         map_get(&e->sites, JOINS_WAIT);
}

uint32_t first_thread(const explorer *e) {
  machine *m = e->machine;
  uint32_t found = UINT32_MAX, ready = 0;
  for (uint32_t k = 0; k < m->threads->list.size; k++) {
    if (!threads_choices(m, k))
      continue;
    ready++;
    if (found == UINT32_MAX && goes_first(e, &m->threads->list.data[k]))
      found = k;
  }
  return ready > 1 ? found : UINT32_MAX; /* alone, one is first anyway */
}
