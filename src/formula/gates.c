/* Structural hashing: which ANDs exist.
 *
 * Idea: the table holds 32-bit node indices only, 4 bytes a slot at a load of
 * 3/8 to 3/4. An index rarely needs all 32 bits, so the bits above it hold a part
 * of the hash; a probe then reads a node (a cache miss) almost only when it is the
 * right one. The parts shrink as the graph grows and are gone at 2^31 nodes.
 *
 * Slots come in groups of one cache line, filled from the front; a full group
 * continues in the next. A whole group is compared at once, so that the two
 * questions of a probe, "is it here?" and "is there room?", nearly always have the
 * same answers, and the processor can run ahead while the line is still on its way:
 * a quarter more new gates a second than with one branch per slot.
 *
 * Growing rebuilds from the nodes themselves, in index order: reads are
 * sequential. Nothing is ever removed. */
#include "formula/graph.h"

#include <sys/mman.h>

#define GROUP            16u /* slots; one cache line */
#define FIRST_GROUP_BITS 6
#define LARGE_PAGE       (2u << 20)

typedef uint32_t lanes __attribute__((vector_size(16)));

static uint64_t hash_of(literal a, literal b) {
  uint64_t key = ((uint64_t)a << 32 | b) * 0x9E3779B97F4A7C15u;
  key ^= key >> 32;
  return key * 0xD6E8FEB86659FD93u;
}

static uint32_t group_of(const gate_table *t, uint64_t hash) {
  return (uint32_t)(hash >> (64 - t->group_bits));
}

static uint32_t next_group(const gate_table *t, uint32_t group) {
  return (group + 1) & ((1u << t->group_bits) - 1);
}

static uint32_t id_mask(const gate_table *t) {
  return (1u << t->id_bits) - 1;
}

/* The part of the hash that stands above the index. */
static uint32_t part_of(const gate_table *t, uint64_t hash) {
  return (uint32_t)(hash >> 2) & ~id_mask(t);
}

static bool is_full(const gate_table *t) {
  return (uint64_t)(t->size + 1) * 4 > (uint64_t)3 * GROUP << t->group_bits;
}

/* How many slots of a group are used, and whether one has this part. */
static uint32_t inspect(const uint32_t *group, uint32_t part, uint32_t ids, bool *match) {
  const lanes *slots = (const lanes *)group;
  lanes used = {0}, found = {0};
  for (uint32_t i = 0; i < GROUP / 4; i++) {
    lanes in_use = (lanes)(slots[i] != 0);
    used -= in_use;
    found |= in_use & (lanes)((slots[i] & ~ids) == part);
  }
  *match = (found[0] | found[1] | found[2] | found[3]) != 0;
  return used[0] + used[1] + used[2] + used[3];
}

static void insert(gate_table *t, uint64_t hash, uint32_t index) {
  assert(index && index <= id_mask(t) && "the index fits below the hash's part");
  for (uint32_t group = group_of(t, hash);; group = next_group(t, group)) {
    uint32_t *slots = t->slots + (size_t)group * GROUP;
    bool match;
    uint32_t used = inspect(slots, 0, id_mask(t), &match);
    if (used < GROUP) {
      slots[used] = part_of(t, hash) | index;
      return;
    }
  }
}

/* Chooses the new capacity and width of indices, and empties the table. Groups are
 * aligned to cache lines; large pages spare a probe its second miss (advice only:
 * where the system cannot follow, nothing is lost). */
static void renew_slots(gate_table *t, uint32_t nodes) {
  if (!t->slots)
    t->group_bits = FIRST_GROUP_BITS;
  else if (is_full(t))
    t->group_bits++;
  t->id_bits = t->group_bits + 4;
  while (t->id_bits < 31 && nodes >= 1u << (t->id_bits - 1))
    t->id_bits++;
  memory_free(t->block);
  size_t bytes = GROUP * sizeof(uint32_t) << t->group_bits;
  size_t alignment = bytes < LARGE_PAGE ? GROUP * sizeof(uint32_t) : LARGE_PAGE;
  t->bytes = bytes + alignment;
  t->block = memory_new_array(char, t->bytes);
  t->slots = (uint32_t *)(((uintptr_t)t->block + alignment - 1) & ~(alignment - 1));
  if (alignment == LARGE_PAGE)
    madvise(t->slots, bytes, MADV_HUGEPAGE);
}

/* Nodes wait in a short queue while their groups are being fetched. */
static void rebuild(formula *f) {
  enum { AHEAD = 16 };
  gate_table *t = &f->gates;
  uint64_t hashes[AHEAD];
  uint32_t indices[AHEAD], queued = 0, nodes = formula_node_count(f);
  renew_slots(t, nodes);
  for (uint32_t index = 1; index < nodes; index++) {
    node n = node_at(f, index);
    if (!node_is_gate(n))
      continue;
    uint32_t place = queued % AHEAD;
    if (queued >= AHEAD)
      insert(t, hashes[place], indices[place]);
    hashes[place] = hash_of(n.left, n.right);
    indices[place] = index;
    __builtin_prefetch(t->slots + (size_t)group_of(t, hashes[place]) * GROUP, 1);
    queued++;
  }
  assert(queued == t->size && "every gate is in the table");
  for (uint32_t i = queued > AHEAD ? queued - AHEAD : 0; i < queued; i++)
    insert(t, hashes[i % AHEAD], indices[i % AHEAD]);
}

void gate_prefetch(const formula *f, literal a, literal b) {
  const gate_table *t = &f->gates;
  if (t->slots)
    __builtin_prefetch(t->slots + (size_t)group_of(t, hash_of(a, b)) * GROUP);
}

/* The gate among the slots of a group, or 0. */
static uint32_t find_in(const formula *f, const uint32_t *slots, uint32_t used,
                        uint32_t part, literal a, literal b) {
  uint32_t ids = id_mask(&f->gates);
  for (uint32_t i = 0; i < used; i++)
    if ((slots[i] & ~ids) == part) {
      node n = node_at(f, slots[i] & ids);
      if (n.left == a && n.right == b)
        return slots[i] & ids;
    }
  return 0;
}

literal gate_mk(formula *f, literal a, literal b) {
  assert(a < b && a > LITERAL_TRUE && !literals_touch(a, b) && "operands are normal");
  gate_table *t = &f->gates;
  if (!t->slots || is_full(t) || formula_node_count(f) >> t->id_bits)
    rebuild(f);
  uint64_t hash = hash_of(a, b);
  uint32_t part = part_of(t, hash), ids = id_mask(t);
  for (uint32_t group = group_of(t, hash);; group = next_group(t, group)) {
    uint32_t *slots = t->slots + (size_t)group * GROUP;
    bool match;
    uint32_t used = inspect(slots, part, ids, &match), index;
    if (match && (index = find_in(f, slots, used, part, a, b)))
      return index << 1;
    if (used < GROUP) {
      index = node_add(f, (node){a, b});
      assert(index <= ids && "the index fits below the hash's part");
      slots[used] = part | index;
      t->size++;
      return index << 1;
    }
  }
}
