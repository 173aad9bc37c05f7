/* The circuits of floating point: on constants they must give what this machine's
 * arithmetic gives, bit for bit; NaN is always the same one. */
#include "formula/reals.h"

#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { DRAWS = 2000 };

static uint64_t state;

static uint64_t draw(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

/* Every kind of number comes up: near each other, near limits, of few bits. */
static uint64_t draw_double(uint64_t near) {
  uint64_t x = draw();
  switch (draw() % 8) {
  case 0: return x;
  case 1: return near ^ (x & 7);
  case 2: return near ^ (x & 0x8000000000000007);
  case 3: return x & 0x800fffffffffffff;
  case 4: return (x & 0x8000000000000001) | 0x7fe0000000000000 | (x & 0x1f) << 47;
  case 5: return (near & 0x7ff0000000000000) + ((x & 127) << 52) + (x >> 13);
  case 6: return (x & 1) << 63 | 0x7ff0000000000000 | (x & 2) << 40;
  default: {
    double d = (double)((int64_t)(x % 2000001) - 1000000) / (double)(1 << (x >> 60));
    memcpy(&x, &d, sizeof d);
    return x;
  }
  }
}

static uint32_t draw_float(uint32_t near) {
  uint32_t x = (uint32_t)(draw() >> 7);
  switch (draw() % 7) {
  case 0: return x;
  case 1: return near ^ (x & 7);
  case 2: return near ^ (x & 0x80000007);
  case 3: return x & 0x807fffff;
  case 4: return (x & 0x80000001) | 0x7f000000 | (x & 0xf) << 19;
  case 5: return (near & 0x7f800000) + ((x & 63) << 23) + (x >> 9);
  default: return (x & 1) << 31 | 0x7f800000 | (x & 2) << 10;
  }
}

static int64_t bits_of_double(double d) {
  int64_t x;
  memcpy(&x, &d, sizeof d);
  return d != d ? 0x7ff8000000000000 : x;
}

static int64_t bits_of_float(float d) {
  int32_t x;
  memcpy(&x, &d, sizeof d);
  return d != d ? 0x7fc00000 : x;
}

static double double_of(uint64_t x) {
  double d;
  memcpy(&d, &x, sizeof d);
  return d;
}

static float float_of(uint32_t x) {
  float d;
  memcpy(&d, &x, sizeof d);
  return d;
}

static int64_t constant(bits_context *c, bits v) {
  int64_t x = 0;
  assert_true(bits_to_constant(c, v, &x));
  return x;
}

typedef struct fixture {
  formula *formula;
  bits_context bits;
} fixture;

static void begin(fixture *x) {
  x->formula = formula_new();
  bits_init(&x->bits, x->formula);
  state = 0x9e3779b97f4a7c15;
}

static void end(fixture *x) {
  bits_release(&x->bits);
  formula_delete(x->formula);
}

static uint32_t draws(void) {
  const char *given = getenv("DRAWS");
  return given ? (uint32_t)atoi(given) : DRAWS;
}

static void doubles(void **unused) {
  (void)unused;
  fixture x;
  begin(&x);
  bits_context *c = &x.bits;
  for (uint32_t k = 0; k < draws(); k++) {
    uint64_t p = draw_double(draw()), q = draw_double(p);
    uint64_t near = (uint64_t)bits_of_double(-double_of(p) * double_of(q));
    uint64_t added = draw_double(near);
    double a = double_of(p), b = double_of(q), d = double_of(added);
    bits w = bits_constant(c, (int64_t)added);
    bits u = bits_constant(c, (int64_t)p), v = bits_constant(c, (int64_t)q);
    const real_format *r = &REAL_DOUBLE;
    assert_int_equal(constant(c, reals_add(c, r, u, v)), bits_of_double(a + b));
    assert_int_equal(constant(c, reals_sub(c, r, u, v)), bits_of_double(a - b));
    assert_int_equal(constant(c, reals_mul(c, r, u, v)), bits_of_double(a * b));
    assert_int_equal(constant(c, reals_div(c, r, u, v)), bits_of_double(a / b));
    if (k % 8 == 0) /* two thousand steps */
      assert_int_equal(constant(c, reals_rem(c, r, u, v)), bits_of_double(fmod(a, b)));
    assert_int_equal(constant(c, reals_fma(c, r, u, v, w)), bits_of_double(fma(a, b, d)));
    int order = a != a || b != b ? 7 : (a > b) - (a < b);
    assert_int_equal(constant(c, reals_compare(c, r, u, v, 7)), order);
    assert_int_equal(constant(c, reals_convert(c, r, &REAL_FLOAT, u)),
                     bits_of_float((float)a));
  }
  end(&x);
}

static void floats(void **unused) {
  (void)unused;
  fixture x;
  begin(&x);
  bits_context *c = &x.bits;
  for (uint32_t k = 0; k < draws(); k++) {
    uint32_t p = draw_float((uint32_t)draw()), q = draw_float(p);
    uint32_t near = (uint32_t)bits_of_float(-float_of(p) * float_of(q));
    uint32_t added = draw_float(near);
    float a = float_of(p), b = float_of(q), d = float_of(added);
    bits w = bits_constant(c, (int32_t)added);
    bits u = bits_constant(c, (int32_t)p), v = bits_constant(c, (int32_t)q);
    const real_format *r = &REAL_FLOAT;
    assert_int_equal(constant(c, reals_add(c, r, u, v)), bits_of_float(a + b));
    assert_int_equal(constant(c, reals_sub(c, r, u, v)), bits_of_float(a - b));
    assert_int_equal(constant(c, reals_mul(c, r, u, v)), bits_of_float(a * b));
    assert_int_equal(constant(c, reals_div(c, r, u, v)), bits_of_float(a / b));
    assert_int_equal(constant(c, reals_rem(c, r, u, v)), bits_of_float(fmodf(a, b)));
    assert_int_equal(constant(c, reals_fma(c, r, u, v, w)), bits_of_float(fmaf(a, b, d)));
    int order = a != a || b != b ? 7 : (a > b) - (a < b);
    assert_int_equal(constant(c, reals_compare(c, r, u, v, 7)), order);
    assert_int_equal(constant(c, reals_convert(c, r, &REAL_DOUBLE, u)),
                     bits_of_double((double)a));
  }
  end(&x);
}

/* As Java has it. */
static int64_t saturated(double d, int64_t low, int64_t high) {
  if (d != d)
    return 0;
  return d >= (double)high ? high : d <= (double)low ? low : (int64_t)d;
}

static void integers(void **unused) {
  (void)unused;
  fixture x;
  begin(&x);
  bits_context *c = &x.bits;
  for (uint32_t k = 0; k < draws(); k++) {
    int64_t n = (int64_t)draw() >> draw() % 64;
    bits v = bits_constant(c, n);
    assert_int_equal(constant(c, reals_from_integer(c, &REAL_FLOAT, v)),
                     bits_of_float((float)n));
    assert_int_equal(constant(c, reals_from_integer(c, &REAL_DOUBLE, v)),
                     bits_of_double((double)n));
    uint64_t p = draw_double((uint64_t)bits_of_double((double)n));
    uint32_t q = draw_float((uint32_t)bits_of_float((float)n));
    bits u = bits_constant(c, (int64_t)p), w = bits_constant(c, (int32_t)q);
    assert_int_equal(constant(c, reals_to_integer(c, &REAL_DOUBLE, BITS_INT, u)),
                     saturated(double_of(p), INT32_MIN, INT32_MAX));
    assert_int_equal(constant(c, reals_to_integer(c, &REAL_DOUBLE, BITS_LONG, u)),
                     saturated(double_of(p), INT64_MIN, INT64_MAX));
    assert_int_equal(constant(c, reals_to_integer(c, &REAL_FLOAT, BITS_INT, w)),
                     saturated((double)float_of(q), INT32_MIN, INT32_MAX));
    assert_int_equal(constant(c, reals_to_integer(c, &REAL_FLOAT, BITS_LONG, w)),
                     saturated((double)float_of(q), INT64_MIN, INT64_MAX));
  }
  end(&x);
}

static bits computed(bits_context *c, bool single, int op, bits a, bits b, bits d) {
  const real_format *r = single ? &REAL_FLOAT : &REAL_DOUBLE;
  switch (op) {
  case 0: return reals_add(c, r, a, b);
  case 1: return reals_sub(c, r, a, b);
  case 2: return reals_mul(c, r, a, b);
  case 3: return reals_div(c, r, a, b);
  case 4: return reals_compare(c, r, a, b, 7);
  case 5: return reals_convert(c, r, single ? &REAL_DOUBLE : &REAL_FLOAT, a);
  case 6: return reals_to_integer(c, r, BITS_INT, a);
  case 7: return reals_to_integer(c, r, BITS_LONG, a);
  case 8: return reals_from_integer(c, r, a);
  case 9: return reals_rem(c, r, a, b);
  default: return reals_fma(c, r, a, b, d);
  }
}

/* What a JVM wrote (tests/reals/Draws.java). */
static void as_the_jvm(void **unused) {
  (void)unused;
  const char *given = getenv("REALS");
  FILE *in = fopen(given ? given : "tests/reals/sample.txt", "r");
  assert_non_null(in);
  fixture x;
  begin(&x);
  char type[4];
  int op;
  uint64_t a, b, d, result;
  while (fscanf(in, "%3s %d %" SCNx64 " %" SCNx64 " %" SCNx64 " %" SCNx64, type, &op, &a,
                &b, &d, &result) == 6) {
    bits u = bits_constant(&x.bits, (int64_t)a), v = bits_constant(&x.bits, (int64_t)b);
    bits w = bits_constant(&x.bits, (int64_t)d);
    assert_int_equal(constant(&x.bits, computed(&x.bits, *type == 'f', op, u, v, w)),
                     (int64_t)result);
  }
  fclose(in);
  end(&x);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(doubles), cmocka_unit_test(floats),
                                     cmocka_unit_test(integers),
                                     cmocka_unit_test(as_the_jvm)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
