/* Two tables with open addressing: of chunks by their words, of pairs by their numbers.
 * Both are compared exactly; nothing here relies on hashes being different. */
#include "explore/store.h"

#include <assert.h>
#include <string.h>

enum { FIRST_ROOM = 1024 };

void store_init(store *s) {
  *s = (store){.chunk_capacity = FIRST_ROOM, .pair_capacity = FIRST_ROOM};
  s->chunk_table = memory_new_array(uint32_t, FIRST_ROOM);
  s->pair_table = memory_new_array(uint32_t, FIRST_ROOM);
}

void store_release(store *s) {
  memory_free(s->words);
  memory_free(s->chunk_table);
  memory_free(s->pair_table);
  vec_release(&s->chunks);
  vec_release(&s->pairs);
  vec_release(&s->scratch);
}

static uint64_t mixed(uint64_t h) {
  h ^= h >> 32;
  h *= 0xd6e8feb86659fd93u;
  return h ^ h >> 32;
}

static uint64_t hash_words(const uint32_t *words, uint32_t count) {
  uint64_t h = count;
  for (uint32_t i = 0; i < count; i++)
    h = (h ^ words[i]) * 0x9E3779B97F4A7C15u, h ^= h >> 29;
  return mixed(h);
}

static const uint32_t *chunk_words(const store *s, uint32_t chunk, uint32_t *count) {
  const uint32_t *at = s->words + s->chunks.data[chunk];
  *count = at[0];
  return at + 1;
}

static uint32_t chunk_place(const store *s, const uint32_t *words, uint32_t count) {
  uint32_t at = (uint32_t)hash_words(words, count) & (s->chunk_capacity - 1);
  for (; s->chunk_table[at]; at = (at + 1) & (s->chunk_capacity - 1)) {
    uint32_t length;
    const uint32_t *known = chunk_words(s, s->chunk_table[at] - 1, &length);
    if (length == count && !memcmp(known, words, count * sizeof *words))
      break;
  }
  return at;
}

static void grow_chunks(store *s) {
  memory_free(s->chunk_table);
  s->chunk_capacity *= 2;
  s->chunk_table = memory_new_array(uint32_t, s->chunk_capacity);
  for (uint32_t i = 0; i < s->chunks.size; i++) {
    uint32_t count;
    const uint32_t *words = chunk_words(s, i, &count);
    s->chunk_table[chunk_place(s, words, count)] = i + 1;
  }
}

uint32_t store_chunk(store *s, const uint32_t *words, uint32_t count) {
  uint32_t at = chunk_place(s, words, count);
  if (s->chunk_table[at])
    return s->chunk_table[at] - 1;
  if ((uint64_t)(s->chunks.size + 1) * 4 > (uint64_t)s->chunk_capacity * 3) {
    grow_chunks(s);
    at = chunk_place(s, words, count);
  }
  if (s->word_count + count + 1 > s->word_capacity) {
    s->word_capacity = (s->word_count + count + 1) * 2;
    s->words = memory_resize(s->words, s->word_capacity, sizeof *s->words);
  }
  vec_push(&s->chunks, s->word_count);
  s->words[s->word_count] = count;
  memcpy(s->words + s->word_count + 1, words, count * sizeof *words);
  s->word_count += count + 1;
  s->chunk_table[at] = s->chunks.size;
  return s->chunks.size - 1;
}

static uint32_t pair_place(const store *s, uint64_t pair) {
  uint32_t at = (uint32_t)mixed(pair) & (s->pair_capacity - 1);
  while (s->pair_table[at] && s->pairs.data[s->pair_table[at] - 1] != pair)
    at = (at + 1) & (s->pair_capacity - 1);
  return at;
}

static void grow_pairs(store *s) {
  memory_free(s->pair_table);
  s->pair_capacity *= 2;
  s->pair_table = memory_new_array(uint32_t, s->pair_capacity);
  for (uint32_t i = 0; i < s->pairs.size; i++)
    s->pair_table[pair_place(s, s->pairs.data[i])] = i + 1;
}

static uint32_t add_pair(store *s, uint32_t left, uint32_t right, bool *is_new) {
  uint64_t pair = map_pair(left, right);
  uint32_t at = pair_place(s, pair);
  *is_new = !s->pair_table[at];
  if (!*is_new)
    return s->pair_table[at] - 1;
  if ((uint64_t)(s->pairs.size + 1) * 4 > (uint64_t)s->pair_capacity * 3) {
    grow_pairs(s);
    at = pair_place(s, pair);
  }
  vec_push(&s->pairs, pair);
  s->pair_table[at] = s->pairs.size;
  return s->pairs.size - 1;
}

/* Levels are told apart by the shape that the length gives; the last pair holds the
 * length with its top bit set, so that it is never one of another level. */
bool store_add(store *s, const uint32_t *chunks, uint32_t count, uint32_t *state) {
  vec_clear(&s->scratch);
  for (uint32_t i = 0; i < count; i++)
    vec_push(&s->scratch, chunks[i]);
  bool is_new = false;
  for (uint32_t n = count; n > 1; n = (n + 1) / 2)
    for (uint32_t i = 0; i < n; i += 2)
      s->scratch.data[i / 2] =
          i + 1 < n ? add_pair(s, s->scratch.data[i], s->scratch.data[i + 1], &is_new)
                    : s->scratch.data[i];
  assert(s->pairs.size < 1u << 31 && count < 1u << 31);
  *state = add_pair(s, s->scratch.data[0], count | 1u << 31, &is_new);
  s->count += is_new;
  return is_new;
}

size_t store_bytes(const store *s) {
  return s->word_count * sizeof *s->words + s->chunks.size * sizeof(uint64_t) +
         s->chunk_capacity * sizeof(uint32_t) + s->pairs.size * sizeof(uint64_t) +
         s->pair_capacity * sizeof(uint32_t);
}
