/* Packed states in one growing store, found by a table of indices. */
#include "explicit/state_set.h"

#include <assert.h>
#include <string.h>

enum { FIRST_CAPACITY = 1024 };

static uint8_t width_of(uint64_t count) {
  uint8_t width = 0;
  while (count > UINT64_C(1) << width && width < 32)
    width++;
  return width;
}

void state_set_init(state_set *s, const space *sp) {
  uint64_t bits = 0;
  *s = (state_set){.space = sp, .capacity = FIRST_CAPACITY};
  s->bits = memory_new_array(uint8_t, sp->slot_count + 1);
  for (uint32_t i = 0; i < sp->slot_count; i++)
    bits += s->bits[i] = width_of(sp->slots[i].domain.count);
  s->words = (uint32_t)(bits / 64 + 1);
  s->table = memory_new_array(uint32_t, s->capacity);
  s->packed = memory_new_array(uint64_t, s->words);
}

void state_set_release(state_set *s) {
  memory_free(s->bits);
  memory_free(s->table);
  memory_free(s->packed);
  vec_release(&s->store);
}

static void pack(state_set *s, const uint32_t *choices) {
  uint64_t at = 0;
  memset(s->packed, 0, s->words * sizeof *s->packed);
  for (uint32_t i = 0; i < s->space->slot_count; i++) {
    uint64_t v = choices[i];
    assert(v < s->space->slots[i].domain.count);
    s->packed[at / 64] |= v << at % 64;
    if (at % 64 + s->bits[i] > 64)
      s->packed[at / 64 + 1] |= v >> (64 - at % 64);
    at += s->bits[i];
  }
}

void state_set_get(const state_set *s, uint32_t index, uint32_t *choices) {
  const uint64_t *packed = s->store.data + (size_t)index * s->words;
  uint64_t at = 0;
  for (uint32_t i = 0; i < s->space->slot_count; i++) {
    uint64_t v = packed[at / 64] >> at % 64;
    if (at % 64 + s->bits[i] > 64)
      v |= packed[at / 64 + 1] << (64 - at % 64);
    choices[i] = (uint32_t)(v & ((1ull << s->bits[i]) - 1));
    at += s->bits[i];
  }
}

static uint64_t hash(const uint64_t *packed, uint32_t words) {
  uint64_t h = 0x9e3779b97f4a7c15u;
  for (uint32_t i = 0; i < words; i++) {
    h = (h ^ packed[i]) * 0xff51afd7ed558ccdu;
    h ^= h >> 32;
  }
  return h;
}

/* Where the packed state stands in the table, or would. */
static uint32_t place_of(const state_set *s, const uint64_t *packed) {
  uint32_t at = (uint32_t)hash(packed, s->words) & (s->capacity - 1);
  while (s->table[at] && memcmp(s->store.data + (size_t)(s->table[at] - 1) * s->words,
                                packed, s->words * sizeof *packed) != 0)
    at = (at + 1) & (s->capacity - 1);
  return at;
}

static void grow(state_set *s) {
  memory_free(s->table);
  s->capacity *= 2;
  s->table = memory_new_array(uint32_t, s->capacity);
  for (uint32_t i = 0; i < s->count; i++)
    s->table[place_of(s, s->store.data + (size_t)i * s->words)] = i + 1;
}

bool state_set_has(state_set *s, const uint32_t *choices, uint32_t *index) {
  pack(s, choices);
  uint32_t at = place_of(s, s->packed);
  if (s->table[at])
    *index = s->table[at] - 1;
  return s->table[at];
}

bool state_set_add(state_set *s, const uint32_t *choices, uint32_t *index) {
  if (state_set_has(s, choices, index))
    return false;
  if ((uint64_t)(s->count + 1) * 4 > (uint64_t)s->capacity * 3)
    grow(s);
  s->table[place_of(s, s->packed)] = ++s->count;
  for (uint32_t i = 0; i < s->words; i++)
    vec_push(&s->store, s->packed[i]);
  *index = s->count - 1;
  return true;
}

size_t state_set_bytes(const state_set *s) {
  return s->words * sizeof(uint64_t);
}
