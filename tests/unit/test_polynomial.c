/* Polynomials: random programs of sums and products run beside plain arithmetic, whatever
 * vectors are found again; and identities that must be one vector. */
#include "formula/bits.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NUMBERS = 4, LENGTH = 3, MODELS = 24, REGISTERS = 8, STEPS = 14, PROGRAMS = 400 };

static uint64_t seed = 7;

static uint32_t below(uint32_t n) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(seed >> 33) % n;
}

static int64_t wrap(bits_width width, uint64_t x) {
  return width == BITS_INT ? (int64_t)(int32_t)(uint32_t)x : (int64_t)x;
}

typedef struct machine {
  formula *graph;
  bits_context ctx;
  bits_width width;
  bits reg[REGISTERS];
  uint64_t model[MODELS];           /* a bit for each variable */
  int64_t value[REGISTERS][MODELS]; /* what each register should be */
} machine;

static bool bit_of(void *context, uint32_t number) {
  return *(const uint64_t *)context >> number & 1;
}

static int64_t number_of(uint64_t model, uint32_t which, bool is_signed) {
  int64_t n = (int64_t)(model >> which * LENGTH & ((1u << LENGTH) - 1));
  return is_signed && n >> (LENGTH - 1) ? n - (1 << LENGTH) : n;
}

static void machine_init(machine *m, bits_width width) {
  *m = (machine){.graph = formula_new(), .width = width};
  bits_init(&m->ctx, m->graph);
  for (uint32_t k = 0; k < MODELS; k++)
    m->model[k] = (uint64_t)below(1u << 12) << 12 | below(1u << 12);
  for (uint32_t r = 0; r < REGISTERS; r++) {
    bool is_signed = r % 2;
    m->reg[r] = r < NUMBERS ? bits_variable(&m->ctx, LENGTH, is_signed) : m->reg[r % 3];
    for (uint32_t k = 0; k < MODELS; k++)
      m->value[r][k] =
          r < NUMBERS ? number_of(m->model[k], r, is_signed) : m->value[r % 3][k];
  }
}

static void machine_release(machine *m) {
  bits_release(&m->ctx);
  formula_delete(m->graph);
}

static int64_t random_constant(bits_width width) {
  static const int64_t special[] = {31, -1, 2, 1 << 16, INT32_MIN, INT64_MAX};
  return wrap(width, below(3) ? (uint64_t)below(9) : (uint64_t)special[below(6)]);
}

static void step(machine *m) {
  uint32_t to = below(REGISTERS), a = below(REGISTERS), b = below(REGISTERS);
  uint32_t form = below(5);
  int64_t c = random_constant(m->width);
  bits v = m->reg[a], w = form > 2 ? bits_constant(&m->ctx, c) : m->reg[b];
  bits made = form == 0 || form == 3 ? bits_add(&m->ctx, m->width, v, w)
              : form == 1            ? bits_sub(&m->ctx, m->width, v, w)
                                     : bits_mul(&m->ctx, m->width, v, w);
  for (uint32_t k = 0; k < MODELS; k++) {
    uint64_t x = (uint64_t)m->value[a][k];
    uint64_t y = form > 2 ? (uint64_t)c : (uint64_t)m->value[b][k];
    m->value[to][k] = wrap(m->width, form == 0 || form == 3 ? x + y
                                     : form == 1            ? x - y
                                                            : x * y);
  }
  m->reg[to] = made;
}

static void as_plain_arithmetic(void **state) {
  (void)state;
  for (uint32_t p = 0; p < PROGRAMS; p++) {
    machine m;
    machine_init(&m, p % 2 ? BITS_INT : BITS_LONG);
    for (uint32_t k = 0; k < STEPS; k++)
      step(&m);
    for (uint32_t k = 0; k < MODELS; k++) {
      evaluation e = {0};
      evaluation_begin(&e, m.graph, bit_of, &m.model[k]);
      for (uint32_t r = 0; r < REGISTERS; r++)
        if (bits_evaluate(&m.ctx, &e, m.reg[r]) != m.value[r][k])
          fail_msg("program %u, register %u, model %u", p, r, k);
      evaluation_release(&e);
    }
    machine_release(&m);
  }
}

typedef struct full { /* numbers of a whole int */
  formula *graph;
  bits_context ctx;
  bits a, b, c;
} full;

static bits add(full *f, bits v, bits w) {
  return bits_add(&f->ctx, BITS_INT, v, w);
}
static bits sub(full *f, bits v, bits w) {
  return bits_sub(&f->ctx, BITS_INT, v, w);
}
static bits mul(full *f, bits v, bits w) {
  return bits_mul(&f->ctx, BITS_INT, v, w);
}
static bits times(full *f, int64_t n, bits v) {
  return mul(f, bits_constant(&f->ctx, n), v);
}

static void identities(void **state) {
  (void)state;
  full f = {.graph = formula_new()};
  bits_init(&f.ctx, f.graph);
  f.a = bits_variable(&f.ctx, 32, true);
  f.b = bits_variable(&f.ctx, 32, true);
  f.c = bits_variable(&f.ctx, 32, true);
  bits one = bits_constant(&f.ctx, 1);
  assert_int_equal(add(&f, add(&f, f.a, f.b), f.c), add(&f, f.a, add(&f, f.c, f.b)));
  assert_int_equal(sub(&f, add(&f, f.a, f.b), f.a), f.b);
  bits hash = add(&f, times(&f, 31, add(&f, times(&f, 31, f.a), f.b)), f.c);
  bits other = add(&f, f.c, add(&f, times(&f, 961, f.a), times(&f, 31, f.b)));
  assert_int_equal(hash, other);
  assert_int_equal(mul(&f, add(&f, f.a, one), sub(&f, f.a, one)),
                   sub(&f, mul(&f, f.a, f.a), one));
  assert_int_equal(mul(&f, sub(&f, f.a, f.b), sub(&f, f.a, f.b)),
                   mul(&f, sub(&f, f.b, f.a), sub(&f, f.b, f.a)));
  assert_int_equal(times(&f, INT32_MIN, times(&f, 2, f.a)), BITS_ZERO);
  assert_int_not_equal(add(&f, f.a, one), sub(&f, f.a, one));
  bits_release(&f.ctx);
  formula_delete(f.graph);
}

/* An int's sum that wraps is another number than the long's. */
static void widths_are_apart(void **state) {
  (void)state;
  full f = {.graph = formula_new()};
  bits_init(&f.ctx, f.graph);
  f.a = bits_variable(&f.ctx, 32, true);
  f.b = bits_variable(&f.ctx, 32, true);
  bits narrow = bits_add(&f.ctx, BITS_INT, f.a, f.b);
  bits wide = bits_add(&f.ctx, BITS_LONG, f.a, f.b);
  assert_int_not_equal(narrow, wide);
  assert_int_equal(bits_length(&f.ctx, narrow), 32);
  assert_int_equal(bits_length(&f.ctx, wide), 33);
  assert_int_not_equal(bits_sub(&f.ctx, BITS_LONG, narrow, f.a), f.b);
  bits_release(&f.ctx);
  formula_delete(f.graph);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(as_plain_arithmetic),
                                     cmocka_unit_test(identities),
                                     cmocka_unit_test(widths_are_apart)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
