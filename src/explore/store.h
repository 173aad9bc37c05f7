/* The states that were met, compressed.
 *
 *     store s;
 *     store_init(&s, is_numbered);
 *     uint32_t chunk = store_chunk(&s, bytes, count);      a thread, an object
 *     if (store_add(&s, chunks, count, &number)) ... new ...
 *     store_release(&s);
 *
 * A state is a list of numbers of chunks. Chunks are kept once (collapse compression);
 * the list is folded to pairs, pairs of pairs and so on, each kept once too (tree
 * compression). States next to each other differ in a chunk or two, so that a new one
 * costs the few pairs above them, of eight bytes each. The last pair of a list is the
 * state itself: those of lists of one length have a table of their own, and no number
 * unless somebody wants it.
 */
#ifndef EXPLORE_STORE_H
#define EXPLORE_STORE_H

#include "base/map.h"
#include "base/vector.h"

#include <stdbool.h>

/* Pairs of numbers, open addressing; 0: free. */
typedef struct pair_table {
  uint64_t *pairs;
  uint32_t *numbers; /* NULL: nobody wants them */
  uint32_t capacity, count;
} pair_table;

/* What two numbers were folded to the last time, at one place of the list. */
typedef struct folded {
  uint64_t pair;
  uint32_t number;
} folded;

typedef vector(folded) folded_vector;

enum { STORE_LEVELS = 32 };

/* A state: the last pair, and the length of its list. */
typedef struct store_key {
  uint64_t pair;
  uint32_t count;
} store_key;

typedef struct store {
  uint8_t *bytes; /* of all chunks, each with its length before it */
  size_t byte_count, byte_capacity;
  u64_vector chunks;     /* where each begins in `bytes` */
  uint32_t *chunk_table; /* numbers + 1, open addressing */
  uint32_t chunk_capacity;
  pair_table pairs;
  vector(pair_table) roots; /* by length of the list */
  folded_vector last[STORE_LEVELS];
  u32_vector scratch;
  bool is_numbered;
  uint64_t count;     /* states */
  store_key last_key; /* of the state that was added, or was there */
} store;

void store_init(store *, bool is_numbered);
void store_release(store *);
uint32_t store_chunk(store *, const uint8_t *bytes, uint32_t count);
const uint8_t *store_chunk_bytes(const store *, uint32_t chunk, uint32_t *count);
/* Whether the state is new; its number either way, if there are numbers. */
bool store_add(store *, const uint32_t *chunks, uint32_t count, uint32_t *state);
size_t store_bytes(const store *);

#endif
