/* One hash map, from 64-bit keys to 64-bit values.
 *
 *     map m = {0};
 *     map_put(&m, key, 42);
 *     uint64_t *value = map_get(&m, key);    NULL when absent
 *     map_release(&m);
 *
 * Keys are numbers, packed pairs of numbers, or addresses (interned names make
 * every text such a key): see map_pair and map_address. The address that
 * map_get returns holds until the next map_put.
 */
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include <stdbool.h>
#include <stdint.h>

typedef struct map {
  struct map_entry *entries;
  uint8_t *used;
  uint32_t size, capacity; /* capacity: 0 or a power of two */
} map;

void map_release(map *);
void map_clear(map *); /* keeps the room */
uint64_t *map_get(const map *, uint64_t key);
uint64_t *map_put(map *, uint64_t key, uint64_t value); /* replaces; the value's place */
bool map_remove(map *, uint64_t key);

/* Walks all entries in no particular order: start with *at == 0. */
bool map_next(const map *, uint32_t *at, uint64_t *key, uint64_t *value);

static inline uint64_t map_pair(uint32_t high, uint32_t low) {
  return (uint64_t)high << 32 | low;
}
/* For a key of many words: the hash of those before, and the next one. */
static inline uint64_t map_mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
  return hash ^ hash >> 29;
}
static inline uint64_t map_address(const void *p) {
  return (uint64_t)(uintptr_t)p;
}

#endif
