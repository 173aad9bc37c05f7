/* Structural hashing: which ANDs exist.
 *
 * Idea: the table holds 32-bit node indices only, 4 bytes a slot at a load of
 * 3/8 to 3/4. An index rarely needs all 32 bits, so the bits above it hold a part
 * of the hash; a probe then reads a node (a cache miss) almost only when it is the
 * right one. The parts shrink as the graph grows and are gone at 2^31 nodes.
 *
 * Growing rebuilds from the nodes themselves, in index order: reads are
 * sequential. Nothing is ever removed. */
#include "formula/graph.h"

#define FIRST_SLOT_BITS 10

static uint64_t hash_of(literal a, literal b) {
  uint64_t key = ((uint64_t)a << 32 | b) * 0x9E3779B97F4A7C15u;
  key ^= key >> 32;
  return key * 0xD6E8FEB86659FD93u;
}

static uint32_t slot_of(const gate_table *t, uint64_t hash) {
  return (uint32_t)(hash >> (64 - t->slot_bits));
}

/* What a slot holds for a node of this hash: the hash's part above the index. */
static uint32_t slot_entry(const gate_table *t, uint64_t hash, uint32_t index) {
  uint32_t ids = (1u << t->id_bits) - 1;
  assert(index && index <= ids && "the index fits below the hash's part");
  return ((uint32_t)(hash >> 2) & ~ids) | index;
}

static void insert(gate_table *t, uint64_t hash, uint32_t index) {
  uint32_t mask = (1u << t->slot_bits) - 1, i = slot_of(t, hash);
  while (t->slots[i])
    i = (i + 1) & mask;
  t->slots[i] = slot_entry(t, hash, index);
}

static void rebuild(formula *f) {
  gate_table *t = &f->gates;
  uint32_t nodes = formula_node_count(f);
  if (!t->slots)
    t->slot_bits = FIRST_SLOT_BITS;
  else if ((uint64_t)(t->size + 1) * 4 > 3ull << t->slot_bits)
    t->slot_bits++;
  t->id_bits = t->slot_bits;
  while (t->id_bits < 31 && nodes >= 1u << (t->id_bits - 1))
    t->id_bits++;
  memory_free(t->slots);
  t->slots = memory_new_array(uint32_t, (size_t)1 << t->slot_bits);
  for (uint32_t index = 1; index < nodes; index++) {
    node n = node_at(f, index);
    if (node_is_gate(n))
      insert(t, hash_of(n.left, n.right), index);
  }
}

void gate_prefetch(const formula *f, literal a, literal b) {
  const gate_table *t = &f->gates;
  if (t->slots)
    __builtin_prefetch(&t->slots[slot_of(t, hash_of(a, b))]);
}

literal gate_mk(formula *f, literal a, literal b) {
  assert(a < b && a > LITERAL_TRUE && !literals_touch(a, b) && "operands are normal");
  gate_table *t = &f->gates;
  if (!t->slots || (uint64_t)(t->size + 1) * 4 > 3ull << t->slot_bits ||
      formula_node_count(f) >> t->id_bits)
    rebuild(f);
  uint64_t hash = hash_of(a, b);
  uint32_t ids = (1u << t->id_bits) - 1, mask = (1u << t->slot_bits) - 1;
  uint32_t part = (uint32_t)(hash >> 2) & ~ids, i = slot_of(t, hash), entry;
  while ((entry = t->slots[i])) {
    if ((entry & ~ids) == part) {
      node n = node_at(f, entry & ids);
      if (n.left == a && n.right == b)
        return (entry & ids) << 1;
    }
    i = (i + 1) & mask;
  }
  uint32_t index = node_add(f, (node){a, b});
  t->slots[i] = slot_entry(t, hash, index);
  t->size++;
  return index << 1;
}
