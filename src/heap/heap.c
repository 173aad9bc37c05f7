/* Objects by number, and a mark-and-sweep collector.
 *
 * Each object is one allocation; the table maps its number to its address. The
 * collector is precise and never moves anything: the owner marks its roots, the
 * heap follows reference slots with a work list (deep structures need no stack)
 * and frees the rest. The next collection is due when the live bytes have
 * doubled, or earlier, when half of what a memory limit leaves is used up. */
#include "heap/heap.h"

#include "base/memory.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

enum { FIRST_COLLECTION = 64 << 20, LEAST_GROWTH = 1 << 16, CHUNK_BYTES = 1 << 18 };

typedef struct heap_chunk {
  char *bytes;
  size_t size;
} heap_chunk;

/* Decides when the next collection is due. */
static void plan_collection(heap *h) {
  size_t growth =
      h->bytes > FIRST_COLLECTION / 2 ? h->bytes : FIRST_COLLECTION - h->bytes;
  size_t limit = memory_limit(), used = memory_in_use();
  size_t room = limit > used ? (limit - used) / 2 : 0;
  if (limit && growth > room)
    growth = room;
  h->collect_above = h->bytes + (growth > LEAST_GROWTH ? growth : LEAST_GROWTH);
  if (h->collect_every)
    h->collect_above = h->bytes + h->collect_every - 1;
}

void heap_collect_every(heap *h, size_t bytes) {
  h->collect_every = bytes;
  plan_collection(h);
}

void heap_init(heap *h) {
  *h = (heap){.count = 1, .capacity = 1024};
  h->objects = memory_new_array(object *, h->capacity);
  plan_collection(h);
}

void heap_release(heap *h) {
  heap_journal_undo(h);
  for (uint32_t i = 1; i < h->count; i++)
    memory_free(h->objects[i]);
  memory_free(h->objects);
  vec_release(&h->free);
  vec_release(&h->grey);
  vec_release(&h->journal);
  vec_each (heap_chunk, c, &h->chunks)
    memory_free(c->bytes);
  vec_release(&h->chunks);
  *h = (heap){0};
}

static size_t bytes_of(const ir_class *c, uint32_t length) {
  size_t data = c->is_array ? (size_t)length * ir_storage_bytes(c->element)
                            : length * sizeof(value);
  return offsetof(object, slots) + (data + 7) / 8 * 8;
}

size_t heap_object_bytes(const object *o) {
  return bytes_of(o->class, o->length);
}

void heap_make_room(heap *h, uint32_t wanted) {
  if (wanted <= h->capacity)
    return;
  while (h->capacity < wanted)
    h->capacity *= 2;
  assert(h->capacity && "as many objects as 32 bits can name");
  h->objects = memory_resize(h->objects, h->capacity, sizeof *h->objects);
}

static object_id take_id(heap *h) {
  if (h->free.size && !h->floor)
    return vec_pop(&h->free);
  assert(!h->floor || h->count < h->floor);
  heap_make_room(h, h->count + 1);
  h->objects[h->count] = NULL;
  return h->count++;
}

/* Zeroed room that is given back by the next undo. */
static void *temporary_room(heap *h, size_t bytes) {
  while (h->chunk < h->chunks.size &&
         h->chunks.data[h->chunk].size - h->chunk_used < bytes) {
    h->chunk++;
    h->chunk_used = 0;
  }
  if (h->chunk == h->chunks.size) {
    heap_chunk c = {.size = bytes > CHUNK_BYTES ? bytes : CHUNK_BYTES};
    c.bytes = memory_alloc(c.size);
    vec_push(&h->chunks, c);
  }
  void *room = h->chunks.data[h->chunk].bytes + h->chunk_used;
  h->chunk_used += bytes;
  return memset(room, 0, bytes);
}

static object_id allocate_temporary(heap *h, ir_class *c, uint32_t length, size_t bytes) {
  object *o = temporary_room(h, bytes);
  o->class = c;
  o->length = length;
  heap_make_room(h, h->top + 1);
  h->objects[h->top] = o;
  return h->top++;
}

static object_id allocate(heap *h, ir_class *c, uint32_t length) {
  size_t bytes = bytes_of(c, length);
  size_t room = bytes < sizeof(object) ? sizeof(object) : bytes;
  if (h->floor && !h->permanent)
    return allocate_temporary(h, c, length, room);
  object *o = memory_alloc_array(1, room);
  o->class = c;
  o->length = length;
  h->bytes += bytes;
  object_id id = take_id(h);
  h->objects[id] = o;
  return id;
}

object_id heap_new_object(heap *h, ir_class *c) {
  assert(!c->is_array);
  return allocate(h, c, c->slot_count);
}

object_id heap_new_array(heap *h, ir_class *c, uint32_t length) {
  assert(c->is_array);
  return allocate(h, c, length);
}

object_id heap_copy(heap *h, object_id from) {
  const object *o = heap_object(h, from);
  object_id id = allocate(h, o->class, o->length);
  memcpy(heap_object(h, id)->slots, o->slots,
         heap_object_bytes(o) - offsetof(object, slots));
  return id;
}

value heap_element(const object *o, ir_storage s, uint32_t i) {
  assert(i < o->length && o->class->is_array);
  value v = {0};
  switch (s) {
  case STORE_BOOL:
  case STORE_I8: v.i = o->i8[i]; break;
  case STORE_I16: v.i = o->i16[i]; break;
  case STORE_U16: v.i = o->u16[i]; break;
  case STORE_I32: v.i = o->i32[i]; break;
  case STORE_I64: v.l = o->i64[i]; break;
  case STORE_F32: v.f = o->f32[i]; break;
  case STORE_F64: v.d = o->f64[i]; break;
  case STORE_REF: v.ref = o->refs[i]; break;
  }
  return v;
}

void heap_set_element(object *o, ir_storage s, uint32_t i, value v) {
  assert(i < o->length && o->class->is_array);
  switch (s) {
  case STORE_BOOL: o->i8[i] = (int8_t)(v.i & 1); break;
  case STORE_I8: o->i8[i] = (int8_t)v.i; break;
  case STORE_I16:
  case STORE_U16: o->i16[i] = (int16_t)v.i; break;
  case STORE_I32: o->i32[i] = v.i; break;
  case STORE_I64: o->i64[i] = v.l; break;
  case STORE_F32: o->f32[i] = v.f; break;
  case STORE_F64: o->f64[i] = v.d; break;
  case STORE_REF: o->refs[i] = v.ref; break;
  }
}

void heap_mark(heap *h, object_id id) {
  if (!id || h->objects[id]->mark)
    return;
  h->objects[id]->mark = 1;
  vec_push(&h->grey, id);
}

static void mark_children(heap *h, object *o) {
  ir_class *c = o->class;
  if (c->is_array) {
    if (c->element == STORE_REF)
      for (uint32_t i = 0; i < o->length; i++)
        heap_mark(h, o->refs[i]);
    return;
  }
  for (uint32_t i = 0; i < c->slot_count; i++)
    if (c->slots[i]->storage == STORE_REF)
      heap_mark(h, o->slots[i].ref);
}

void heap_collect(heap *h) {
  assert(!h->floor && "temporary objects are not collected");
  while (h->grey.size)
    mark_children(h, h->objects[vec_pop(&h->grey)]);
  for (object_id id = 1; id < h->count; id++) {
    object *o = h->objects[id];
    if (!o)
      continue;
    if (o->mark) {
      o->mark = 0;
      continue;
    }
    h->bytes -= heap_object_bytes(o);
    memory_free(o);
    h->objects[id] = NULL;
    vec_push(&h->free, id);
  }
  plan_collection(h);
}
