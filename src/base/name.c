/* A string set with linear probing; entries and texts live in one arena. */
#include "base/name.h"

#include "base/memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void name_table_release(name_table *t) {
  arena_release(&t->store);
  memory_free(t->slots);
  *t = (name_table){0};
}

static uint32_t hash_of(const char *text, size_t length) {
  uint32_t h = 2166136261u; /* FNV-1a */
  for (size_t i = 0; i < length; i++)
    h = (h ^ (uint8_t)text[i]) * 16777619u;
  return h;
}

static void grow(name_table *t) {
  uint32_t capacity = t->capacity ? t->capacity * 2 : 256;
  name *slots = memory_new_array(name, capacity);
  for (uint32_t i = 0; i < t->capacity; i++)
    if (t->slots[i]) {
      uint32_t j = t->slots[i]->hash & (capacity - 1);
      while (slots[j])
        j = (j + 1) & (capacity - 1);
      slots[j] = t->slots[i];
    }
  memory_free(t->slots);
  t->slots = slots;
  t->capacity = capacity;
}

name name_mk_text(name_table *t, const char *text, size_t length) {
  if ((t->size + 1) * 4 > t->capacity * 3)
    grow(t);
  uint32_t hash = hash_of(text, length);
  uint32_t i = hash & (t->capacity - 1);
  for (; t->slots[i]; i = (i + 1) & (t->capacity - 1)) {
    name n = t->slots[i];
    if (n->hash == hash && n->length == length && !memcmp(n->text, text, length))
      return n;
  }
  struct name_entry *n = arena_new(&t->store, struct name_entry);
  n->length = (uint32_t)length;
  n->hash = hash;
  n->text = arena_copy(&t->store, text, length);
  t->size++;
  return t->slots[i] = n;
}

name name_mk(name_table *t, const char *text) {
  return name_mk_text(t, text, strlen(text));
}

name name_mk_print(name_table *t, const char *format, ...) {
  char room[512];
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(room, sizeof room, format, arguments);
  va_end(arguments);
  char *text = room;
  if ((size_t)length >= sizeof room) {
    text = memory_alloc((size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
  }
  va_end(again);
  name n = name_mk_text(t, text, (size_t)length);
  if (text != room)
    memory_free(text);
  return n;
}
