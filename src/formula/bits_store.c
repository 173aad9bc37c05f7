/* Storage of bit-vectors: hash-consed records in chunks that never move.
 *
 * A record is a header word (26 bits of hash, 6 bits of length - 1) and its
 * literals, lowest first; the handle is its word index over all chunks, and no
 * record crosses the border of two chunks. Word 0 is skipped, so handle 0 is
 * free to mean "none". A vector of n literals takes 4 * (n + 1) bytes and about
 * eight bytes of table.
 *
 * Invariant: the two highest literals of a record differ (or it has only one),
 * so that equal vectors have equal records, hence equal handles. */
#include "formula/bits_view.h"

#include "base/memory.h"
#include "formula/polynomial.h"

#include <string.h>

#define CHUNK_BITS  14
#define CHUNK_WORDS (1u << CHUNK_BITS)
#define LENGTH_MASK ((uint32_t)BITS_MOST - 1)

static literal *record_of(const bits_context *ctx, bits v) {
  assert(v != BITS_NONE && v < ctx->next && "a handle of this context");
  return ctx->chunks.data[v >> CHUNK_BITS] + (v & (CHUNK_WORDS - 1));
}

bits_view bits_view_of(const bits_context *ctx, bits v) {
  const literal *record = record_of(ctx, v);
  return (bits_view){record + 1, (record[0] & LENGTH_MASK) + 1};
}

static uint32_t header_of(const literal *bit, uint32_t count) {
  uint64_t hash = count;
  for (uint32_t i = 0; i < count; i++)
    hash = (hash ^ bit[i]) * 0x9E3779B97F4A7C15u, hash ^= hash >> 29;
  return ((uint32_t)(hash >> 20) & ~LENGTH_MASK) | (count - 1);
}

/* Where to look first. The header's low bits are the length: mixed in, since one
 * multiplication spreads upwards only. */
static uint32_t home_of(const bits_context *ctx, uint32_t header) {
  return (uint32_t)((header * 0x9E3779B97F4A7C15u) >> 32) & (ctx->capacity - 1);
}

static void table_grow(bits_context *ctx) {
  bits *old = ctx->table;
  uint32_t old_capacity = ctx->capacity;
  ctx->capacity = old_capacity ? old_capacity * 2 : 256;
  assert(ctx->capacity > ctx->size && !(ctx->capacity & (ctx->capacity - 1)));
  ctx->table = memory_new_array(bits, ctx->capacity);
  for (uint32_t i = 0; i < old_capacity; i++) {
    if (old[i] == BITS_NONE)
      continue;
    uint32_t j = home_of(ctx, *record_of(ctx, old[i]));
    while (ctx->table[j] != BITS_NONE)
      j = (j + 1) & (ctx->capacity - 1);
    ctx->table[j] = old[i];
  }
  memory_free(old);
}

static bits record_add(bits_context *ctx, uint32_t header, const literal *bit,
                       uint32_t count) {
  if ((ctx->next & (CHUNK_WORDS - 1)) + count + 1 > CHUNK_WORDS)
    ctx->next = (ctx->next | (CHUNK_WORDS - 1)) + 1;
  if (ctx->next >> CHUNK_BITS == ctx->chunks.size)
    vec_push(&ctx->chunks, memory_alloc(CHUNK_WORDS * sizeof(literal)));
  assert(ctx->next >> CHUNK_BITS < ctx->chunks.size && "room for the record");
  bits v = ctx->next;
  ctx->next += count + 1;
  assert(ctx->next > v && "fewer than 2^32 words");
  literal *record = record_of(ctx, v);
  record[0] = header;
  memcpy(record + 1, bit, count * sizeof *bit);
  return v;
}

bits bits_mk(bits_context *ctx, const literal *bit, uint32_t count) {
  assert(count > 0 && "a vector has a sign");
  while (count > 1 && bit[count - 1] == bit[count - 2])
    count--;
  assert(count <= BITS_MOST && "at most a long");
  if ((uint64_t)(ctx->size + 1) * 4 > (uint64_t)ctx->capacity * 3)
    table_grow(ctx);
  uint32_t header = header_of(bit, count), i = home_of(ctx, header);
  for (; ctx->table[i] != BITS_NONE; i = (i + 1) & (ctx->capacity - 1)) {
    const literal *record = record_of(ctx, ctx->table[i]);
    if (record[0] == header && !memcmp(record + 1, bit, count * sizeof *bit))
      return ctx->table[i];
  }
  ctx->size++;
  return ctx->table[i] = record_add(ctx, header, bit, count);
}

void bits_init(bits_context *ctx, formula *graph) {
  assert(graph && "the graph is borrowed, not made");
  *ctx = (bits_context){.graph = graph, .next = 1};
  bits zero = bits_constant(ctx, 0), minus_one = bits_constant(ctx, -1),
       one = bits_constant(ctx, 1);
  assert(zero == BITS_ZERO && minus_one == BITS_MINUS_ONE && one == BITS_ONE);
  (void)zero, (void)minus_one, (void)one;
}

void bits_release(bits_context *ctx) {
  for (uint32_t i = 0; i < ctx->chunks.size; i++)
    memory_free(ctx->chunks.data[i]);
  vec_release(&ctx->chunks);
  memory_free(ctx->table);
  polynomials_delete(ctx->polynomials);
  for (uint32_t i = 0; i < BITS_MOST; i++)
    vec_release(&ctx->columns[i]);
  *ctx = (bits_context){0};
}

size_t bits_bytes(const bits_context *ctx) {
  return (size_t)ctx->next * sizeof(literal) + (size_t)ctx->capacity * sizeof(bits);
}

static bits make_constant(bits_context *ctx, int64_t value) {
  literal bit[BITS_MOST];
  uint32_t count = 0;
  int64_t rest = value;
  for (; rest != 0 && rest != -1; rest >>= 1)
    bit[count++] = literal_of(rest & 1);
  assert(count < BITS_MOST && "the sign has a place");
  bit[count++] = literal_of(value < 0);
  return bits_mk(ctx, bit, count);
}

/* Indices and sizes are made again and again. */
bits bits_constant(bits_context *ctx, int64_t value) {
  if (value < 0 || value >= BITS_SMALL)
    return make_constant(ctx, value);
  if (ctx->small[value] == BITS_NONE)
    ctx->small[value] = make_constant(ctx, value);
  return ctx->small[value];
}

bits bits_variable(bits_context *ctx, uint32_t count, bool is_signed) {
  assert(count + !is_signed >= 1 && count + !is_signed <= BITS_MOST);
  literal bit[BITS_MOST];
  for (uint32_t i = 0; i < count; i++)
    bit[i] = formula_variable(ctx->graph);
  if (!is_signed)
    bit[count++] = LITERAL_FALSE;
  return bits_mk(ctx, bit, count);
}

bits bits_from_literal(bits_context *ctx, literal l) {
  return bits_mk(ctx, (literal[]){l, LITERAL_FALSE}, 2);
}

literal bits_to_literal(const bits_context *ctx, bits v) {
  return bits_get(ctx, v, 0);
}

uint32_t bits_length(const bits_context *ctx, bits v) {
  return bits_view_of(ctx, v).count;
}

literal bits_get(const bits_context *ctx, bits v, uint32_t i) {
  return bits_view_get(bits_view_of(ctx, v), i);
}

bool bits_to_constant(const bits_context *ctx, bits v, int64_t *value) {
  bits_view a = bits_view_of(ctx, v);
  uint64_t sum = bits_view_top(a) == LITERAL_TRUE ? UINT64_MAX : 0;
  for (uint32_t i = a.count; i-- > 0;) {
    if (!literal_is_constant(a.bit[i]))
      return false;
    sum = sum << 1 | a.bit[i];
  }
  *value = (int64_t)sum;
  return true;
}

int64_t bits_evaluate(const bits_context *ctx, evaluation *model, bits v) {
  bits_view a = bits_view_of(ctx, v);
  uint64_t sum = evaluation_get(model, bits_view_top(a)) ? UINT64_MAX : 0;
  for (uint32_t i = a.count; i-- > 0;)
    sum = sum << 1 | evaluation_get(model, a.bit[i]);
  return (int64_t)sum;
}
