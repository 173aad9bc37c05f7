/* The states that were met, compressed.
 *
 *     store s;
 *     store_init(&s);
 *     uint32_t chunk = store_chunk(&s, words, count);      a thread, an object
 *     if (store_add(&s, chunks, count)) ... new ...
 *     store_release(&s);
 *
 * A state is a list of numbers of chunks. Chunks are kept once (collapse compression);
 * the list is folded to pairs, pairs of pairs and so on, each kept once too (tree
 * compression). States next to each other differ in a chunk or two, so that a new one
 * costs the few pairs above them, of eight bytes each.
 */
#ifndef EXPLORE_STORE_H
#define EXPLORE_STORE_H

#include "base/map.h"
#include "base/vector.h"

#include <stdbool.h>

typedef struct store {
  uint32_t *words; /* of all chunks, each with its length before it */
  size_t word_count, word_capacity;
  u64_vector chunks;     /* where each begins in `words` */
  uint32_t *chunk_table; /* numbers + 1, open addressing */
  uint32_t chunk_capacity;
  u64_vector pairs; /* two numbers each */
  uint32_t *pair_table;
  uint32_t pair_capacity;
  u32_vector scratch;
  uint64_t count; /* states */
} store;

void store_init(store *);
void store_release(store *);
uint32_t store_chunk(store *, const uint32_t *words, uint32_t count);
/* Whether the state is new; its number either way. */
bool store_add(store *, const uint32_t *chunks, uint32_t count, uint32_t *state);
size_t store_bytes(const store *);

#endif
