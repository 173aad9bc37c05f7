/* Hash-consed bit sets; unions are remembered, since executions join the same few sets
 * again and again. */
#include "check/labels.h"

#include <string.h>

static uint64_t *bits_of(const labels *l, label a) {
  return l->bits.data + (size_t)a * l->words;
}

static uint64_t hash_of(const uint64_t *bits, uint32_t words) {
  uint64_t h = 1;
  for (uint32_t k = 0; k < words; k++)
    h = (h ^ bits[k]) * 0x9E3779B97F4A7C15u + (h >> 31);
  return h;
}

/* Room for one set more, at the end. */
static uint64_t *draft(labels *l) {
  vec_reserve(&l->bits, (size_t)(l->count + 1) * l->words);
  l->bits.size = (l->count + 1) * l->words;
  uint64_t *bits = bits_of(l, l->count);
  memset(bits, 0, l->words * sizeof *bits);
  return bits;
}

/* The draft as a set: an older one, if it is the same. */
static label settle(labels *l) {
  const uint64_t *bits = bits_of(l, l->count);
  uint64_t h = hash_of(bits, l->words);
  uint64_t *head = map_get(&l->by_hash, h);
  for (uint32_t k = head ? (uint32_t)*head : 0; k; k = l->older.data[k - 1])
    if (!memcmp(bits_of(l, k - 1), bits, l->words * sizeof *bits))
      return k - 1;
  vec_push(&l->older, head ? (uint32_t)*head : 0);
  map_put(&l->by_hash, h, ++l->count);
  return l->count - 1;
}

void labels_init(labels *l, uint32_t inputs) {
  *l = (labels){.inputs = inputs, .words = inputs / 64 + 1};
  while (l->single.size < inputs)
    vec_push(&l->single, 0);
  draft(l);
  settle(l); /* LABEL_NONE */
}

void labels_release(labels *l) {
  vec_release(&l->bits);
  map_release(&l->by_hash);
  vec_release(&l->older);
  map_release(&l->joined);
  vec_release(&l->single);
}

label labels_of(labels *l, uint32_t input) {
  assert(input < l->inputs);
  if (!l->single.data[input]) {
    draft(l)[input / 64] |= (uint64_t)1 << (input % 64);
    l->single.data[input] = settle(l) + 1;
  }
  return l->single.data[input] - 1;
}

label labels_join(labels *l, label a, label b) {
  if (a == b || b == LABEL_NONE)
    return a;
  if (a == LABEL_NONE)
    return b;
  uint64_t key = a < b ? map_pair(a, b) : map_pair(b, a);
  uint64_t *known = map_get(&l->joined, key);
  if (known)
    return (label)*known;
  uint64_t *bits = draft(l);
  for (uint32_t k = 0; k < l->words; k++)
    bits[k] = bits_of(l, a)[k] | bits_of(l, b)[k];
  label both = settle(l);
  map_put(&l->joined, key, both);
  return both;
}

bool labels_has(const labels *l, label a, uint32_t input) {
  return bits_of(l, a)[input / 64] >> (input % 64) & 1;
}
