/* Every bit-vector operation against Java's arithmetic, written once more in
 * java_arithmetic.h. Operands are constants, variables of full length, a mixture, and
 * short vectors with all their values.
 *
 * A circuit is built once and then simulated for 256 models at a time by code that
 * shares nothing with the library's evaluation; a sample goes through the
 * library's own as well. */
#include "formula/bits.h"

#include "base/memory.h"
#include "java_arithmetic.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- The same operations of the library, all with one signature ---- */

#define SIDED(name)                                                                      \
  static bits build_##name(bits_context *c, bits_width w, bits a, bits b) {              \
    return bits_##name(c, w, a, b);                                                      \
  }
#define PLAIN(name)                                                                      \
  static bits build_##name(bits_context *c, bits_width w, bits a, bits b) {              \
    return (void)w, bits_##name(c, a, b);                                                \
  }
#define UNARY(name)                                                                      \
  static bits build_##name(bits_context *c, bits_width w, bits a, bits b) {              \
    return (void)w, (void)b, bits_##name(c, a);                                          \
  }
#define TRUTH(name)                                                                      \
  static bits build_##name(bits_context *c, bits_width w, bits a, bits b) {              \
    return (void)w, bits_from_literal(c, bits_##name(c, a, b));                          \
  }
SIDED(add)
SIDED(sub)
SIDED(mul)
SIDED(div)
SIDED(rem)
SIDED(shl)
SIDED(shr)
SIDED(ushr)
PLAIN(and)
PLAIN(or)
PLAIN(xor)
PLAIN(lcmp)
TRUTH(eq)
TRUTH(lt)
TRUTH(le)
TRUTH(ult)
UNARY(not )
UNARY(l2i)
UNARY(i2b)
UNARY(i2s)
UNARY(i2c)
static bits build_neg(bits_context *c, bits_width w, bits a, bits b) {
  return (void)b, bits_neg(c, w, a);
}
static bits build_choose(bits_context *c, bits_width w, bits a, bits b) {
  return (void)w, bits_ite(c, bits_to_literal(c, a), a, b);
}
static bits build_is_zero(bits_context *c, bits_width w, bits a, bits b) {
  return (void)w, (void)b, bits_from_literal(c, bits_is_zero(c, a));
}
static bits build_low_bit(bits_context *c, bits_width w, bits a, bits b) {
  return (void)w, (void)b, bits_from_literal(c, bits_to_literal(c, bits_i2l(a)));
}

typedef struct operation {
  const char *name;
  bits (*build)(bits_context *, bits_width, bits, bits);
  int64_t (*java)(int width, int64_t, int64_t);
  bool divides;
} operation;

static const operation operations[] = {
    {"add", build_add, java_add, false},
    {"sub", build_sub, java_sub, false},
    {"neg", build_neg, java_neg, false},
    {"mul", build_mul, java_mul, false},
    {"div", build_div, java_div, true},
    {"rem", build_rem, java_rem, true},
    {"shl", build_shl, java_shl, false},
    {"shr", build_shr, java_shr, false},
    {"ushr", build_ushr, java_ushr, false},
    {"and", build_and, java_and, false},
    {"or", build_or, java_or, false},
    {"xor", build_xor, java_xor, false},
    {"not", build_not, java_not, false},
    {"choose", build_choose, java_choose, false},
    {"eq", build_eq, java_eq, false},
    {"lt", build_lt, java_lt, false},
    {"le", build_le, java_le, false},
    {"ult", build_ult, java_ult, false},
    {"is_zero", build_is_zero, java_is_zero, false},
    {"lcmp", build_lcmp, java_lcmp, false},
    {"l2i", build_l2i, java_l2i, false},
    {"i2b", build_i2b, java_i2b, false},
    {"i2s", build_i2s, java_i2s, false},
    {"i2c", build_i2c, java_i2c, false},
    {"low_bit", build_low_bit, java_low_bit, false},
};
#define OPERATIONS (sizeof operations / sizeof *operations)

/* ---- Values ---- */

static uint64_t seed;

static uint64_t next_random(void) {
  uint64_t x = (seed += 0x9E3779B97F4A7C15u);
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
  x = (x ^ x >> 27) * 0x94D049BB133111EBu;
  return x ^ x >> 31;
}

/* Uniform, of a random magnitude, or next to a power of two. */
static int64_t random_value(int width) {
  uint64_t r = next_random(), x = next_random();
  int shift = (int)(r >> 8 & 63);
  if (r % 4 == 1)
    x >>= shift;
  else if (r % 4 == 2)
    x = 0 - (x >> shift);
  else if (r % 4 == 3)
    x = ((uint64_t)1 << shift) + (r >> 16 & 3) - 1;
  return wrap(width, x);
}

/* 0, small numbers, both ends, and each power of two with its neighbours; only
 * some powers when `few`. */
static uint32_t edge_values(int width, bool few, int64_t *out) {
  static const uint64_t chosen = 0xC0000001C001C194u;
  uint32_t count = 0;
  out[count++] = 0;
  for (int k = 0; k < width; k++) {
    if (few && !(chosen >> k & 1))
      continue;
    for (int d = -1; d <= 1; d++) {
      out[count++] = wrap(width, ((uint64_t)1 << k) + (uint64_t)d);
      out[count++] = wrap(width, 0 - ((uint64_t)1 << k) + (uint64_t)d);
    }
  }
  return count;
}

/* What an operand is: a constant, or `count` variables, some of them fixed. */
typedef struct operand {
  enum { CONSTANT, SIGNED, UNSIGNED } kind;
  uint32_t count;
  int64_t value;  /* of a constant, or of the fixed bits */
  uint64_t fixed; /* which bits are constant */
} operand;

/* The value whose low bits are x. */
static int64_t fit(operand o, uint64_t x) {
  if (o.kind == CONSTANT)
    return o.value;
  x = (x & ~o.fixed) | ((uint64_t)o.value & o.fixed);
  if (o.count < 64)
    x &= ((uint64_t)1 << o.count) - 1;
  if (o.kind == SIGNED && x >> (o.count - 1) & 1 && o.count < 64)
    x -= (uint64_t)1 << o.count;
  return (int64_t)x;
}

/* ---- A circuit and its simulation ---- */

enum { WORDS = 4, LANES = 64 * WORDS };
typedef struct lanes {
  uint64_t word[WORDS];
} lanes;

typedef struct circuit {
  const operation *op;
  bits_width width;
  operand a, b;
  formula *graph;
  bits_context ctx;
  bits result;
  uint32_t nodes;
  lanes *value;
  uint32_t (*input)[2];   /* of an AND; a variable has its number and ~0 */
  int64_t pair[LANES][2]; /* waiting to be simulated */
  uint32_t waiting;
  uint64_t checked, sampled;
} circuit;

static bits make_operand(bits_context *ctx, operand o) {
  if (o.kind == CONSTANT)
    return bits_constant(ctx, o.value);
  literal bit[65];
  for (uint32_t i = 0; i < o.count; i++) {
    bit[i] = formula_variable(ctx->graph);
    if (o.fixed >> i & 1)
      bit[i] = literal_of((uint64_t)o.value >> i & 1);
  }
  bit[o.count] = LITERAL_FALSE;
  return bits_mk(ctx, bit, o.count + (o.kind == UNSIGNED));
}

static void circuit_init(circuit *c, const operation *op, bits_width width, operand a,
                         operand b) {
  memset(c, 0, sizeof *c);
  c->op = op, c->width = width, c->a = a, c->b = b;
  c->graph = formula_new();
  bits_init(&c->ctx, c->graph);
  bits v = make_operand(&c->ctx, a), w = make_operand(&c->ctx, b);
  c->result = op->build(&c->ctx, width, v, w);
  assert_true(bits_length(&c->ctx, c->result) <= (uint32_t)width);
  c->nodes = formula_node_count(c->graph);
  c->value = memory_alloc_array(c->nodes, sizeof *c->value);
  c->input = memory_alloc_array(c->nodes, sizeof *c->input);
  for (uint32_t n = 1; n < c->nodes; n++) {
    bool is_and = formula_kind(c->graph, n) == NODE_AND;
    c->input[n][0] =
        is_and ? formula_left(c->graph, n) : formula_variable_number(c->graph, n);
    c->input[n][1] = is_and ? formula_right(c->graph, n) : UINT32_MAX;
  }
}

static void expect_javas(const circuit *c, uint32_t lane, int64_t found, const char *by) {
  int64_t a = c->pair[lane][0], b = c->pair[lane][1];
  int64_t wanted = c->op->java(c->width, a, b);
  if (found != wanted)
    fail_msg("%s %d: %lld, %lld gives %lld, not %lld (%s; kinds %d/%u %d/%u)",
             c->op->name, c->width, (long long)a, (long long)b, (long long)wanted,
             (long long)found, by, c->a.kind, c->a.count, c->b.kind, c->b.count);
}

/* Transposes 64 rows of 64 bits (Hacker's Delight 7-3, low bit first). */
static void transpose(uint64_t row[64]) {
  uint64_t mask = 0xFFFFFFFFu;
  for (int j = 32; j; j >>= 1, mask ^= mask << j)
    for (int k = 0; k < 64; k = ((k | j) + 1) & ~j) {
      uint64_t t = (row[k] >> j ^ row[k | j]) & mask;
      row[k] ^= t << j;
      row[k | j] ^= t;
    }
}

static void simulate(circuit *c, lanes *variable) {
  for (uint32_t n = 1; n < c->nodes; n++) {
    uint32_t left = c->input[n][0], right = c->input[n][1];
    if (right == UINT32_MAX) {
      c->value[n] = variable[left];
      continue;
    }
    const lanes *x = &c->value[left >> 1], *y = &c->value[right >> 1];
    uint64_t flip_x = 0 - (uint64_t)(left & 1), flip_y = 0 - (uint64_t)(right & 1);
    for (int i = 0; i < WORDS; i++)
      c->value[n].word[i] = (x->word[i] ^ flip_x) & (y->word[i] ^ flip_y);
  }
}

static void circuit_flush(circuit *c) {
  lanes variable[128];
  uint32_t a_count = c->a.kind == CONSTANT ? 0 : c->a.count;
  uint32_t b_count = c->b.kind == CONSTANT ? 0 : c->b.count;
  for (int i = 0; i < WORDS; i++) {
    uint64_t a[64], b[64];
    for (int j = 0; j < 64; j++)
      a[j] = (uint64_t)c->pair[64 * i + j][0], b[j] = (uint64_t)c->pair[64 * i + j][1];
    transpose(a), transpose(b);
    for (uint32_t j = 0; j < a_count; j++)
      variable[j].word[i] = a[j];
    for (uint32_t j = 0; j < b_count; j++)
      variable[a_count + j].word[i] = b[j];
  }
  simulate(c, variable);
  for (int i = 0; i < WORDS; i++) {
    uint64_t out[64];
    for (uint32_t j = 0; j < 64; j++) {
      literal l = bits_get(&c->ctx, c->result, j);
      out[j] = c->value[l >> 1].word[i] ^ (0 - (uint64_t)(l & 1));
    }
    transpose(out);
    for (uint32_t j = 0; j < 64 && 64 * (uint32_t)i + j < c->waiting; j++)
      expect_javas(c, 64 * (uint32_t)i + j, (int64_t)out[j], "simulated");
  }
  c->checked += c->waiting;
  c->waiting = 0;
}

typedef struct model {
  const circuit *circuit;
  uint32_t lane;
} model;

static bool value_in(void *context, uint32_t number) {
  const model *m = context;
  uint32_t a_count = m->circuit->a.kind == CONSTANT ? 0 : m->circuit->a.count;
  const int64_t *pair = m->circuit->pair[m->lane];
  return number < a_count ? (uint64_t)pair[0] >> number & 1
                          : (uint64_t)pair[1] >> (number - a_count) & 1;
}

/* Some of the waiting pairs through the library's own evaluation. */
static void circuit_sample(circuit *c, uint32_t count) {
  evaluation e = {0};
  for (uint32_t i = 0; i < count && i < c->waiting; i++) {
    model m = {c, i};
    evaluation_begin(&e, c->graph, value_in, &m);
    expect_javas(c, i, bits_evaluate(&c->ctx, &e, c->result), "evaluated");
    c->sampled++;
  }
  evaluation_release(&e);
}

/* One more pair, given by the operands' low bits. */
static void circuit_check(circuit *c, uint64_t x, uint64_t y) {
  int64_t a = fit(c->a, x), b = fit(c->b, y);
  if (c->op->divides && b == 0)
    return;
  c->pair[c->waiting][0] = a, c->pair[c->waiting][1] = b;
  if (++c->waiting == LANES) {
    if (c->sampled < 32)
      circuit_sample(c, 16);
    circuit_flush(c);
  }
}

static uint64_t circuit_release(circuit *c) {
  circuit_sample(c, 8);
  circuit_flush(c);
  memory_free(c->value);
  memory_free(c->input);
  bits_release(&c->ctx);
  formula_delete(c->graph);
  return c->checked;
}

/* ---- The families of operands ---- */

static uint64_t check_constants(const operation *op, bits_width width) {
  int64_t edge[1 + 64 * 6];
  uint32_t edges = edge_values(width, true, edge), pairs = 0;
  formula *graph = formula_new();
  bits_context ctx;
  bits_init(&ctx, graph);
  for (uint32_t i = 0; i < edges * edges + 20000; i++) {
    int64_t a = i < edges * edges ? edge[i / edges] : random_value(width);
    int64_t b = i < edges * edges ? edge[i % edges] : random_value(width), found;
    if (op->divides && b == 0)
      continue;
    bits v = bits_constant(&ctx, a), w = bits_constant(&ctx, b);
    bits result = op->build(&ctx, width, v, w);
    if (!bits_to_constant(&ctx, result, &found) || found != op->java(width, a, b))
      fail_msg("%s %d of constants %lld, %lld", op->name, width, (long long)a,
               (long long)b);
    assert_int_equal(result, bits_constant(&ctx, found));
    pairs++;
  }
  assert_int_equal(formula_node_count(graph), 1);
  bits_release(&ctx);
  formula_delete(graph);
  return pairs;
}

/* All pairs of edges, then random ones. */
static uint64_t check_circuit(const operation *op, bits_width width, operand a, operand b,
                              uint32_t random_pairs) {
  int64_t edge[1 + 64 * 6];
  uint32_t edges = edge_values(width, false, edge);
  uint32_t many_a = a.kind == CONSTANT ? 1 : edges,
           many_b = b.kind == CONSTANT ? 1 : edges;
  circuit c;
  circuit_init(&c, op, width, a, b);
  for (uint32_t i = 0; i < many_a; i++)
    for (uint32_t j = 0; j < many_b; j++)
      circuit_check(&c, (uint64_t)edge[i], (uint64_t)edge[j]);
  for (uint32_t i = 0; i < random_pairs; i++)
    circuit_check(&c, (uint64_t)random_value(width), (uint64_t)random_value(width));
  return circuit_release(&c);
}

static uint64_t check_mixed(const operation *op, bits_width width) {
  int64_t edge[1 + 64 * 6];
  uint32_t edges = edge_values(width, true, edge);
  operand full = {SIGNED, width, 0, 0};
  uint64_t pairs = 0;
  for (uint32_t i = 0; i < edges + 8; i++) {
    operand fixed = {CONSTANT, 0, i < edges ? edge[i] : random_value(width), 0};
    pairs += check_circuit(op, width, full, fixed, 200);
    pairs += check_circuit(op, width, fixed, full, 200);
  }
  return pairs;
}

static uint64_t check_exhaustively(const operation *op, bits_width width) {
  uint64_t pairs = 0;
  for (uint32_t shape = 0; shape < 4 * 5 * 5; shape++) {
    static const uint32_t counts[] = {1, 2, 4, 5, 6};
    operand a = {shape & 1 ? SIGNED : UNSIGNED, counts[shape / 4 % 5], 0, 0};
    operand b = {shape & 2 ? SIGNED : UNSIGNED, counts[shape / 20], 0, 0};
    circuit c;
    circuit_init(&c, op, width, a, b);
    for (uint64_t x = 0; x < (uint64_t)1 << a.count; x++)
      for (uint64_t y = 0; y < (uint64_t)1 << b.count; y++)
        circuit_check(&c, x, y);
    pairs += circuit_release(&c);
  }
  return pairs;
}

/* Random lengths on both sides, one of them often full; often some bits fixed. */
static uint64_t check_lengths(const operation *op, bits_width width) {
  uint64_t pairs = 0;
  for (uint32_t i = 0; i < 24; i++) {
    operand o[2] = {0};
    for (uint32_t k = 0; k < 2; k++) {
      o[k].kind = next_random() % 2 ? SIGNED : UNSIGNED;
      uint32_t most = (uint32_t)width - (o[k].kind == UNSIGNED);
      o[k].count = i % 3 == k ? most : 1 + (uint32_t)(next_random() % most);
      o[k].value = (int64_t)next_random();
      uint64_t mask = next_random();
      o[k].fixed = i % 2 ? mask & next_random() : 0;
    }
    circuit c;
    circuit_init(&c, op, width, o[0], o[1]);
    for (uint32_t j = 0; j < 2000; j++)
      circuit_check(&c, (uint64_t)random_value(64), (uint64_t)random_value(64));
    pairs += circuit_release(&c);
  }
  return pairs;
}

static void check_operation(const operation *op) {
  uint64_t pairs = 0;
  seed = 1;
  for (bits_width width = BITS_INT; width <= BITS_LONG; width += 32) {
    operand full = {SIGNED, width, 0, 0};
    pairs += check_constants(op, width);
    pairs += check_circuit(op, width, full, full, 350000);
    pairs += check_mixed(op, width);
    pairs += check_exhaustively(op, width);
    pairs += check_lengths(op, width);
  }
  print_message("%s: %llu pairs\n", op->name, (unsigned long long)pairs);
  assert_true(pairs >= 1000000);
}

static void operation_is_javas(void **state) {
  check_operation(*state);
}

int main(void) {
  struct CMUnitTest tests[OPERATIONS];
  for (uint32_t i = 0; i < OPERATIONS; i++)
    tests[i] = (struct CMUnitTest){.name = operations[i].name,
                                   .test_func = operation_is_javas,
                                   .initial_state = (void *)&operations[i]};
  return cmocka_run_group_tests_name("bits", tests, NULL, NULL);
}
