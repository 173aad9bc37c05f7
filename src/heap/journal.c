/* The journal: execution on a state that can be had back.
 *
 * Every write to an object that is older than the journal is remembered with the old
 * value; undoing walks the entries backwards. Objects made meanwhile need no entries:
 * they lie in chunks that are reused from the start, and their numbers begin at
 * `floor` each time, so that equal executions see equal numbers (and identity hash
 * codes). Between the older objects and the floor there is room for permanent ones
 * that a run time makes on the way. Workload: millions of short stretches, a few
 * entries and objects each. */
#include "heap/heap.h"

#include <assert.h>
#include <string.h>

enum { PERMANENT_ROOM = 1 << 16 };

void heap_journal_begin(heap *h) {
  assert(!h->floor && "one journal at a time");
  if (h->count + PERMANENT_ROOM / 2 > h->last_floor) {
    h->last_floor = (h->count / PERMANENT_ROOM + 2) * PERMANENT_ROOM;
    heap_make_room(h, h->last_floor);
  }
  h->floor = h->top = h->last_floor;
}

static void restore(heap *h, const journal_entry *e) {
  object *o = heap_object(h, e->object);
  if (e->index == HEAP_HEADER) {
    o->shared = (uint8_t)e->old.bits;
    o->hash = (uint16_t)(e->old.bits >> 8);
  } else if (o->class->is_array)
    heap_set_element(o, o->class->element, e->index, e->old);
  else
    o->slots[e->index] = e->old;
}

void heap_journal_undo(heap *h) {
  for (uint32_t i = h->journal.size; i-- > 0;)
    restore(h, &h->journal.data[i]);
  vec_clear(&h->journal);
  h->floor = h->top = 0;
  h->chunk = 0;
  h->chunk_used = 0;
}

void heap_save_slot(heap *h, object_id id, uint32_t index) {
  const object *o = heap_object(h, id);
  assert(id < h->floor && index < o->length);
  journal_entry e = {id, index, {0}};
  e.old =
      o->class->is_array ? heap_element(o, o->class->element, index) : o->slots[index];
  vec_push(&h->journal, e);
}

void heap_save_header(heap *h, object_id id) {
  const object *o = heap_object(h, id);
  if (id < h->floor)
    vec_push(
        &h->journal,
        ((journal_entry){id, HEAP_HEADER, {.bits = o->shared | (uint64_t)o->hash << 8}}));
}

void heap_save_all(heap *h, object_id id) {
  if (!id || id >= h->floor)
    return;
  uint32_t length = heap_object(h, id)->length;
  for (uint32_t i = 0; i < length; i++)
    heap_save_slot(h, id, i);
  h->saved_whole += length;
}

/* Everything that exists counts as older than the journal, temporary objects too. */
heap_guard heap_guard_begin(heap *h) {
  assert(h->floor);
  heap_guard g = {h->floor, h->journal.size, h->saved_whole};
  h->floor = h->top;
  return g;
}

heap_point heap_point_begin(heap *h) {
  assert(h->floor);
  heap_point p = {h->floor, h->top, h->journal.size, h->chunk, h->chunk_used};
  h->floor = h->top;
  return p;
}

void heap_point_undo(heap *h, const heap_point *p) {
  assert(p->top <= h->top && p->mark <= h->journal.size);
  while (h->journal.size > p->mark) {
    restore(h, vec_last(&h->journal));
    h->journal.size--;
  }
  h->floor = p->floor;
  h->top = p->top;
  h->chunk = p->chunk;
  h->chunk_used = p->chunk_used;
}

bool heap_is_changed(const heap *h, const journal_entry *e) {
  const object *o = heap_object(h, e->object);
  value now = o->class->is_array ? heap_element(o, o->class->element, e->index)
                                 : o->slots[e->index];
  return now.l != e->old.l;
}

bool heap_guard_end(heap *h, const heap_guard *g) {
  h->floor = g->floor;
  uint32_t saved = h->journal.size - g->mark;
  bool written = saved > h->saved_whole - g->whole;
  for (uint32_t i = g->mark; !written && i < h->journal.size; i++)
    written = heap_is_changed(h, &h->journal.data[i]);
  return written;
}

void heap_guard_undo(heap *h, const heap_guard *g) {
  while (h->journal.size > g->mark) {
    restore(h, vec_last(&h->journal));
    h->journal.size--;
  }
}

void heap_permanent_begin(heap *h) {
  h->permanent++;
}

void heap_permanent_end(heap *h) {
  assert(h->permanent);
  h->permanent--;
}

void heap_forget_free(heap *h) {
  assert(!h->floor);
  vec_clear(&h->free);
}
