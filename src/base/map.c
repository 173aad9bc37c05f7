/* Open addressing with linear probing, load below 3/4, deletion by shifting
 * back the entries behind the hole, so there are no tombstones. */
#include "base/map.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

struct map_entry {
  uint64_t key, value;
};

static uint32_t home_of(const map *m, uint64_t key) {
  key ^= key >> 32;
  key *= 0x9E3779B97F4A7C15u;
  return (uint32_t)(key >> 32) & (m->capacity - 1);
}

/* The place of `key`, or of the hole where it belongs. */
static uint32_t find(const map *m, uint64_t key) {
  uint32_t i = home_of(m, key);
  while (m->used[i] && m->entries[i].key != key)
    i = (i + 1) & (m->capacity - 1);
  return i;
}

static void allocate(map *m, uint32_t capacity) {
  m->capacity = capacity;
  m->entries = memory_alloc_array(capacity, sizeof *m->entries);
  m->used = memory_alloc_array(capacity, 1);
}

static void grow(map *m) {
  map old = *m;
  allocate(m, old.capacity ? old.capacity * 2 : 16);
  for (uint32_t i = 0; i < old.capacity; i++)
    if (old.used[i]) {
      uint32_t j = find(m, old.entries[i].key);
      m->entries[j] = old.entries[i];
      m->used[j] = 1;
    }
  memory_free(old.entries);
  memory_free(old.used);
}

void map_release(map *m) {
  memory_free(m->entries);
  memory_free(m->used);
  *m = (map){0};
}

void map_clear(map *m) {
  if (m->size)
    memset(m->used, 0, m->capacity);
  m->size = 0;
}

uint64_t *map_get(const map *m, uint64_t key) {
  if (!m->size)
    return NULL;
  uint32_t i = find(m, key);
  return m->used[i] ? &m->entries[i].value : NULL;
}

uint64_t *map_put(map *m, uint64_t key, uint64_t value) {
  if ((uint64_t)(m->size + 1) * 4 > (uint64_t)m->capacity * 3)
    grow(m);
  uint32_t i = find(m, key);
  if (!m->used[i]) {
    m->used[i] = 1;
    m->entries[i].key = key;
    m->size++;
  }
  m->entries[i].value = value;
  return &m->entries[i].value;
}

bool map_remove(map *m, uint64_t key) {
  if (!m->size)
    return false;
  uint32_t mask = m->capacity - 1, hole = find(m, key);
  if (!m->used[hole])
    return false;
  for (uint32_t i = (hole + 1) & mask; m->used[i]; i = (i + 1) & mask) {
    uint32_t distance_home = (i - home_of(m, m->entries[i].key)) & mask;
    if (distance_home >= ((i - hole) & mask)) {
      m->entries[hole] = m->entries[i];
      hole = i;
    }
  }
  m->used[hole] = 0;
  m->size--;
  return true;
}

bool map_next(const map *m, uint32_t *at, uint64_t *key, uint64_t *value) {
  while (*at < m->capacity) {
    uint32_t i = (*at)++;
    if (m->used[i]) {
      *key = m->entries[i].key;
      *value = m->entries[i].value;
      return true;
    }
  }
  return false;
}
