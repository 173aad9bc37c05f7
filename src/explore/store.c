/* Tables with open addressing: of chunks by their bytes, of pairs by their numbers, of
 * states by their pairs. All are compared exactly; nothing here relies on hashes being
 * different. */
#include "explore/store.h"

#include <assert.h>
#include <string.h>

enum { FIRST_CHUNKS = 1024, FIRST_PAIRS = 64 };

void store_init(store *s, bool is_numbered) {
  *s = (store){.chunk_capacity = FIRST_CHUNKS, .is_numbered = is_numbered};
  s->chunk_table = memory_new_array(uint32_t, FIRST_CHUNKS);
}

static void release_pairs(pair_table *t) {
  memory_free(t->pairs);
  memory_free(t->numbers);
}

void store_release(store *s) {
  memory_free(s->bytes);
  memory_free(s->chunk_table);
  vec_release(&s->chunks);
  vec_release(&s->scratch);
  release_pairs(&s->pairs);
  vec_each (pair_table, r, &s->roots)
    release_pairs(r);
  vec_release(&s->roots);
  for (uint32_t i = 0; i < STORE_LEVELS; i++)
    vec_release(&s->last[i]);
}

static bool is_full(uint32_t count, uint32_t capacity) {
  return (uint64_t)(count + 1) * 4 > (uint64_t)capacity * 3;
}

static uint64_t mixed(uint64_t h) {
  h ^= h >> 32;
  h *= 0xd6e8feb86659fd93u;
  return h ^ h >> 32;
}

/* Eight bytes at a time. */
static uint64_t hash_bytes(const uint8_t *bytes, uint32_t count) {
  uint64_t h = count, word;
  for (; count >= sizeof word; bytes += sizeof word, count -= sizeof word) {
    memcpy(&word, bytes, sizeof word);
    h = (h ^ word) * 0x9E3779B97F4A7C15u, h ^= h >> 29;
  }
  word = 0;
  if (count)
    memcpy(&word, bytes, count);
  return mixed((h ^ word) * 0x9E3779B97F4A7C15u);
}

/* Chunks. */

const uint8_t *store_chunk_bytes(const store *s, uint32_t chunk, uint32_t *count) {
  const uint8_t *at = s->bytes + s->chunks.data[chunk];
  memcpy(count, at, sizeof *count);
  return at + sizeof *count;
}

static uint32_t chunk_place(const store *s, const uint8_t *bytes, uint32_t count) {
  uint32_t at = (uint32_t)hash_bytes(bytes, count) & (s->chunk_capacity - 1);
  for (; s->chunk_table[at]; at = (at + 1) & (s->chunk_capacity - 1)) {
    uint32_t length;
    const uint8_t *known = store_chunk_bytes(s, s->chunk_table[at] - 1, &length);
    if (length == count && (!count || !memcmp(known, bytes, count)))
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
    const uint8_t *bytes = store_chunk_bytes(s, i, &count);
    s->chunk_table[chunk_place(s, bytes, count)] = i + 1;
  }
}

static void keep_chunk(store *s, const uint8_t *bytes, uint32_t count) {
  size_t wanted = s->byte_count + count + sizeof count;
  if (wanted > s->byte_capacity) {
    s->byte_capacity = wanted * 2;
    s->bytes = memory_resize(s->bytes, s->byte_capacity, 1);
  }
  vec_push(&s->chunks, s->byte_count);
  memcpy(s->bytes + s->byte_count, &count, sizeof count);
  if (count)
    memcpy(s->bytes + s->byte_count + sizeof count, bytes, count);
  s->byte_count = wanted;
}

uint32_t store_chunk(store *s, const uint8_t *bytes, uint32_t count) {
  uint32_t at = chunk_place(s, bytes, count);
  if (s->chunk_table[at])
    return s->chunk_table[at] - 1;
  if (is_full(s->chunks.size, s->chunk_capacity)) {
    grow_chunks(s);
    at = chunk_place(s, bytes, count);
  }
  keep_chunk(s, bytes, count);
  s->chunk_table[at] = s->chunks.size;
  return s->chunks.size - 1;
}

/* Pairs. Tables grow by half: they are most of what a state costs. */

static uint32_t pair_place(const pair_table *t, uint64_t pair) {
  uint32_t at = (uint32_t)((mixed(pair) & UINT32_MAX) * t->capacity >> 32);
  while (t->pairs[at] && t->pairs[at] != pair)
    at = at + 1 < t->capacity ? at + 1 : 0;
  return at;
}

static void grow_pairs(pair_table *t, bool is_numbered) {
  pair_table old = *t;
  t->capacity = old.capacity ? old.capacity + old.capacity / 2 : FIRST_PAIRS;
  assert(t->capacity > old.capacity && "as many states as 32 bits can name");
  t->pairs = memory_new_array(uint64_t, t->capacity);
  t->numbers = is_numbered ? memory_new_array(uint32_t, t->capacity) : NULL;
  for (uint32_t i = 0; i < old.capacity; i++) {
    if (!old.pairs[i])
      continue;
    uint32_t at = pair_place(t, old.pairs[i]);
    t->pairs[at] = old.pairs[i];
    if (is_numbered)
      t->numbers[at] = old.numbers[i];
  }
  release_pairs(&old);
}

/* Whether it is new, and then has this number; its number either way. */
static bool add_pair(pair_table *t, uint64_t pair, bool is_numbered, uint32_t next,
                     uint32_t *number) {
  if (is_full(t->count, t->capacity))
    grow_pairs(t, is_numbered);
  uint32_t at = pair_place(t, pair);
  bool is_new = !t->pairs[at];
  if (is_new) {
    t->pairs[at] = pair;
    t->count++;
    if (is_numbered)
      t->numbers[at] = next;
  }
  *number = is_numbered ? t->numbers[at] : 0;
  return is_new;
}

/* No pair is 0: its first number is one more. */
static uint64_t pair_of(uint32_t left, uint32_t right) {
  return map_pair(left + 1, right);
}

/* Most of a list is as it was in the one before. */
static uint32_t fold_pair(store *s, uint32_t level, uint32_t at, uint64_t pair) {
  folded_vector *last = &s->last[level];
  while (last->size <= at)
    vec_push(last, (folded){0});
  folded *known = &last->data[at];
  if (known->pair != pair) {
    known->pair = pair;
    add_pair(&s->pairs, pair, true, s->pairs.count, &known->number);
  }
  return known->number;
}

/* Lists of one length are folded alike, so that equal pairs at the end are equal
 * lists. */
bool store_add(store *s, const uint32_t *chunks, uint32_t count, uint32_t *state) {
  assert(count > 1 && "a thread, and what belongs to none");
  vec_reserve(&s->scratch, count);
  uint32_t *at = s->scratch.data, level = 0, n = count;
  memcpy(at, chunks, count * sizeof *at);
  for (; n > 2; n = (n + 1) / 2, level++) {
    for (uint32_t i = 0; i + 1 < n; i += 2)
      at[i / 2] = fold_pair(s, level, i / 2, pair_of(at[i], at[i + 1]));
    if (n % 2)
      at[n / 2] = at[n - 1];
  }
  while (s->roots.size <= count)
    vec_push(&s->roots, (pair_table){0});
  s->last_key = (store_key){pair_of(at[0], at[1]), count};
  bool is_new = add_pair(&s->roots.data[count], s->last_key.pair, s->is_numbered,
                         (uint32_t)s->count, state);
  s->count += is_new;
  return is_new;
}

static size_t pair_bytes(const pair_table *t) {
  return (size_t)t->capacity * (sizeof *t->pairs + (t->numbers ? sizeof *t->numbers : 0));
}

size_t store_bytes(const store *s) {
  size_t sum = s->byte_count + s->chunks.size * sizeof(uint64_t) +
               s->chunk_capacity * sizeof(uint32_t) + pair_bytes(&s->pairs);
  vec_each (pair_table, r, &s->roots)
    sum += pair_bytes(r);
  return sum;
}
