/* A stack of bytes. An entry is: the place in the journal, the states and recent accesses
 * of all threads, the monitors, the classes that threads initialise, and of the one thread
 * that takes the step its frames and registers. */
#include "explore/trail.h"

#include <assert.h>
#include <string.h>

typedef struct entry {
  heap_point heap;
  uint32_t thread, threads, monitors, classes, frames, values;
  uint32_t live, hashed;
  int64_t clock;
  uint64_t drawn;
} entry;

static void *room(trail *t, size_t bytes) {
  if (t->size + bytes > t->capacity) {
    t->capacity = (t->size + bytes) * 2;
    t->data = memory_resize(t->data, t->capacity, 1);
  }
  void *at = t->data + t->size;
  t->size += bytes;
  return at;
}

static void put(trail *t, const void *from, size_t bytes) {
  if (bytes)
    memcpy(room(t, bytes), from, bytes);
}

static const char *take(const char *from, void *to, size_t bytes) {
  if (bytes)
    memcpy(to, from, bytes);
  return from + bytes;
}

void trail_push(trail *t, machine *m, uint32_t thread) {
  machine_threads *all = m->threads;
  machine_thread *k = &all->list.data[thread];
  entry e = {heap_point_begin(&m->heap),
             thread,
             all->list.size,
             m->monitors.size,
             all->classes.size,
             k->state.frame_count,
             k->state.used,
             all->live,
             all->hashed,
             all->clock,
             all->drawn};
  vec_push(&t->starts, t->size);
  put(t, &e, sizeof e);
  vec_each (machine_thread, each, &all->list) {
    put(t, &each->state, sizeof each->state);
    put(t, &each->recent.size, sizeof each->recent.size);
    put(t, each->recent.data, each->recent.size * sizeof *each->recent.data);
  }
  put(t, m->monitors.data, e.monitors * sizeof *m->monitors.data);
  put(t, all->classes.data, e.classes * sizeof *all->classes.data);
  put(t, k->frames, e.frames * sizeof *k->frames);
  put(t, k->stack, e.values * sizeof *k->stack);
}

uint32_t trail_last(const trail *t, heap_point *heap, uint32_t *threads) {
  entry e;
  take(t->data + *vec_last(&t->starts), &e, sizeof e);
  *heap = e.heap;
  *threads = e.threads;
  return e.thread;
}

static const char *take_recent(const char *from, machine_thread *k) {
  uint32_t count;
  from = take(from, &count, sizeof count);
  vec_reserve(&k->recent, count);
  k->recent.size = count;
  return take(from, k->recent.data, count * sizeof *k->recent.data);
}

/* Classes that came after are not initialised; the others stand where they stood. */
static void restore_classes(machine *m, const char **from, uint32_t count) {
  machine_threads *all = m->threads;
  for (uint32_t i = count; i < all->classes.size; i++) {
    ir_class *c = all->classes.data[i].class;
    m->init_states[c->id] = INIT_NONE;
    m->globals[c->id] = 0;
  }
  all->classes.size = count;
  *from = take(*from, all->classes.data, count * sizeof *all->classes.data);
  vec_each (thread_class, c, &all->classes)
    m->globals[c->class->id] = c->phase == CLASS_READY ? m->holders[c->class->id] : 0;
}

void trail_pop(trail *t, machine *m) {
  machine_threads *all = m->threads;
  size_t start = vec_pop(&t->starts);
  const char *from = t->data + start;
  entry e;
  from = take(from, &e, sizeof e);
  heap_point_undo(&m->heap, &e.heap);
  all->list.size = e.threads;
  vec_each (machine_thread, each, &all->list)
    from = take_recent(take(from, &each->state, sizeof each->state), each);
  m->monitors.size = 0;
  vec_reserve(&m->monitors, e.monitors);
  m->monitors.size = e.monitors;
  from = take(from, m->monitors.data, e.monitors * sizeof *m->monitors.data);
  restore_classes(m, &from, e.classes);
  machine_thread *k = &all->list.data[e.thread];
  from = take(from, k->frames, e.frames * sizeof *k->frames);
  take(from, k->stack, e.values * sizeof *k->stack);
  all->live = e.live;
  all->hashed = e.hashed;
  all->clock = e.clock;
  all->drawn = e.drawn;
  t->size = start;
}

void trail_release(trail *t) {
  vec_release(&t->starts);
  memory_free(t->data);
  *t = (trail){0};
}
