/* Bump allocation in chunks that double up to 1 MiB; larger blocks get a chunk
 * of their own behind the current one, so the current room is not wasted. */
#include "base/arena.h"

#include "base/memory.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct arena_chunk {
  struct arena_chunk *older;
  size_t size;
  max_align_t data[];
};

enum { FIRST_CHUNK = 4096, LARGEST_CHUNK = 1 << 20 };

void arena_init(arena *a) {
  *a = (arena){0};
}

void arena_release(arena *a) {
  for (struct arena_chunk *c = a->chunks, *older; c; c = older) {
    older = c->older;
    memory_free(c);
  }
  arena_init(a);
}

void arena_clear(arena *a) {
  struct arena_chunk *kept = a->chunks;
  if (!kept || !a->next || a->next < (char *)kept->data || a->next > a->end) {
    arena_release(a);
    return;
  }
  for (struct arena_chunk *c = kept->older, *older; c; c = older) {
    older = c->older;
    memory_free(c);
  }
  kept->older = NULL;
  memset(kept->data, 0, (size_t)(a->next - (char *)kept->data));
  a->next = (char *)kept->data;
  a->bytes = 0;
}

static struct arena_chunk *new_chunk(size_t size) {
  struct arena_chunk *c = memory_alloc_array(1, sizeof *c + size);
  c->size = size;
  return c;
}

static void *alloc_apart(arena *a, size_t bytes) {
  struct arena_chunk *c = new_chunk(bytes);
  if (a->chunks) {
    c->older = a->chunks->older;
    a->chunks->older = c;
  } else
    a->chunks = c;
  return c->data;
}

void *arena_alloc(arena *a, size_t bytes) {
  size_t align = _Alignof(max_align_t);
  if (bytes > SIZE_MAX / 2)
    bytes = SIZE_MAX / 2; /* refused by the allocation door */
  bytes = (bytes + align - 1) & ~(align - 1);
  a->bytes += bytes;
  if (!a->next || (size_t)(a->end - a->next) < bytes) {
    if (bytes > LARGEST_CHUNK / 4)
      return alloc_apart(a, bytes);
    size_t size = a->chunks ? a->chunks->size * 2 : FIRST_CHUNK;
    while (size < bytes)
      size *= 2;
    struct arena_chunk *c = new_chunk(size < LARGEST_CHUNK ? size : LARGEST_CHUNK);
    c->older = a->chunks;
    a->chunks = c;
    a->next = (char *)c->data;
    a->end = a->next + c->size;
  }
  void *block = a->next;
  a->next += bytes;
  return block;
}

void *arena_alloc_array(arena *a, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes))
    bytes = SIZE_MAX;
  return arena_alloc(a, bytes);
}

char *arena_copy(arena *a, const char *text, size_t length) {
  char *copy = arena_alloc(a, length + 1);
  if (length)
    memcpy(copy, text, length);
  return copy;
}

char *arena_print(arena *a, const char *format, ...) {
  va_list arguments, again;
  char some[128]; /* enough for most: it is printed only once */
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(some, sizeof some, format, arguments);
  va_end(arguments);
  char *text = arena_alloc(a, (size_t)length + 1);
  if (length < (int)sizeof some)
    memcpy(text, some, (size_t)length + 1);
  else
    vsnprintf(text, (size_t)length + 1, format, again);
  va_end(again);
  return text;
}
