/* glassbox.Choose and GlassBox.atomic.
 *
 * Where a class is checked, a choice is an input that is open: chance gives it any value.
 * On machines with threads a choice is a point of its thread with as many ways to go on
 * as it has values; whoever runs the threads says which one is taken. With turns it is
 * drawn. */
#include "jre/threading.h"

enum { MOST_CHOICES = 1 << 20 };

static bool is_choice(const ir_method *method) {
  return !strcmp(method->owner->name->text, "glassbox/Choose") &&
         !strcmp(method->name->text, "pick");
}

uint32_t choose_choices(machine *m, const machine_point *p) {
  if (!is_choice(p->method) || m->threads->mode == MODE_TURNS)
    return 1;
  int32_t most = p->args[0].i;
  return most < 0 || most >= MOST_CHOICES ? 1 : (uint32_t)most + 1;
}

/* From low to high, all of 64 bits if `high` is below. */
static bool open_input(machine *m, int64_t low, int64_t high, int64_t *chosen) {
  uint64_t picked = 0, count = high < low ? 0 : (uint64_t)high - (uint64_t)low + 1;
  chance_question q = {count, 0, "an input (glassbox.Choose)"};
  bool ok = m->chance->pick(m->chance, m, &q, &picked);
  *chosen = (int64_t)((uint64_t)low + picked);
  return ok;
}

static bool open_int(machine *m, int64_t low, int64_t high, value *result) {
  int64_t chosen = 0;
  bool ok = open_input(m, low, high, &chosen);
  result->i = (int32_t)chosen;
  return ok;
}

static bool too_many(machine *m, const char *what) {
  return machine_stop(m, STOP_UNSUPPORTED,
                      "%s: more than %d choices, outside glassbox check", what,
                      MOST_CHOICES);
}

/* static int any(): any int of --ints */
NATIVE(any) {
  return m->chance ? open_int(m, m->chance->low, m->chance->high, result)
                   : too_many(m, "Choose.integer()");
}

/* static int between(int low, int high), low <= high */
NATIVE(between) {
  return m->chance ? open_int(m, args[0].i, args[1].i, result)
                   : too_many(m, "Choose.integer(low, high)");
}

/* static long anyLong() */
NATIVE(any_long) {
  return m->chance ? open_input(m, 0, -1, &result->l)
                   : too_many(m, "Choose.longInteger()");
}

/* static int pick(int most): from 0 to most */
NATIVE(pick) {
  if (args[0].i < 0)
    return jre_throw(m, "java/lang/IllegalArgumentException",
                     "Choose.integer(%d): not even 0 can be chosen", args[0].i);
  if (m->chance)
    return open_int(m, 0, args[0].i, result);
  if (args[0].i >= MOST_CHOICES)
    return machine_stop(m, STOP_UNSUPPORTED, "Choose.integer(%d): more than %d choices",
                        args[0].i, MOST_CHOICES);
  result->i = m->threads->mode == MODE_TURNS
                  ? (int32_t)(threads_random(m) % ((uint64_t)args[0].i + 1))
                  : (int32_t)m->threads->choice;
  return true;
}

/* From now on the chooser reaches them, too. Those that code has made are shared from
 * the beginning; what a thread has done with others since its last point nobody knows. */
static bool share_all(machine *m, const u32_vector *found) {
  const machine_threads *t = m->threads;
  for (uint32_t i = 0; t->mode == MODE_SYNCHRONISATION && i < found->size; i++) {
    if (t->live > 1 && !threads_is_shared(m, found->data[i]))
      return false;
    threads_share(m, found->data[i]);
  }
  return true;
}

/* static Object[] instances(Class): the thread's stack is put aside for the walk. */
NATIVE(instances) {
  machine_threads *t = m->threads;
  ir_class *class = args[0].ref ? jre_mirrored(m, args[0].ref) : NULL;
  u32_vector found = {0};
  if (!args[0].ref)
    return jre_throw_null(m);
  if (!t || !t->instances || m->nesting > 1)
    return machine_stop(m, STOP_UNSUPPORTED,
                        "Choose.object: 'glassbox explore' alone knows which objects "
                        "there are");
  uint32_t thread = t->current;
  threads_save(m);
  bool known = !class || t->instances(t->instances_context, class, &found);
  threads_select(m, thread);
  if (!known)
    return machine_stop(m, STOP_AGAIN, "objects of %s are chosen", class->name->text);
  if (!share_all(m, &found)) {
    vec_release(&found);
    return machine_stop(m, STOP_UNSUPPORTED,
                        "Choose.object(%s.class) where a thread has one that it made "
                        "without 'new', by reflection, clone or the library",
                        class->name->text);
  }
  object_id array = heap_new_array(
      &m->heap, java_array_of(jre_of(m)->program, jre_of(m)->object), found.size);
  for (uint32_t i = 0; i < found.size; i++)
    machine_object(m, array)->refs[i] = found.data[i];
  vec_release(&found);
  result->ref = array;
  return true;
}

NATIVE(begin_atomic) {
  threads_current(m)->atomic++;
  return true;
}

NATIVE(end_atomic) {
  assert(threads_current(m)->atomic);
  threads_current(m)->atomic--;
  return true;
}

/* GlassBox.assume(false): nobody asks what happens next. */
NATIVE(assume) {
  return args[0].i || machine_stop(m, STOP_ASSUMPTION, "assume");
}

/* static void action(int number, String label, Object... chosen) */
NATIVE(action) {
  map_put(&m->threads->actions, (uint32_t)args[0].i, 1);
  return true;
}

/* What the fixed part of scenarios needs (java/glassbox/Scenarios.java). */

NATIVE(pause) {
  return true;
}

NATIVE(hush) {
  if (m->threads && args[0].i)
    m->threads->quiet++;
  else if (m->threads) {
    assert(m->threads->quiet && "it has begun");
    m->threads->quiet--;
  }
  return true;
}

NATIVE(quiet) {
  if (m->threads)
    threads_acquired_all(m);
  return true;
}

NATIVE(note_waiting) {
  if (m->threads)
    m->threads->fixed |= WAITS_ALONE;
  return true;
}

const native_entry natives_choose[] = {
    {"glassbox/Choose", "pick", NULL, pick},
    {"glassbox/Choose", "any", NULL, any},
    {"glassbox/Choose", "between", NULL, between},
    {"glassbox/Choose", "anyLong", NULL, any_long},
    {"glassbox/Choose", "instances", NULL, instances},
    {"glassbox/Scenarios", "quiet", NULL, quiet},
    {"glassbox/Scenarios", "pause", NULL, pause},
    {"glassbox/Scenarios", "hush", NULL, hush},
    {"glassbox/Scenarios", "noteWaiting", NULL, note_waiting},
    {"glassbox/GlassBox", "beginAtomic", NULL, begin_atomic},
    {"glassbox/GlassBox", "endAtomic", NULL, end_atomic},
    {"glassbox/GlassBox", "assume", NULL, assume},
    {"glassbox/Environment", "action", NULL, action},
    {0}};
