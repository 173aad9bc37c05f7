/* The machine's arithmetic: integers against careful C on edge values and random
 * pairs, conversions against what Java defines. */
#include "exec/arithmetic.h"
#include "java_arithmetic.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <float.h>

static const int64_t edges[] = {0,
                                1,
                                -1,
                                2,
                                -2,
                                7,
                                31,
                                32,
                                33,
                                63,
                                64,
                                65,
                                127,
                                128,
                                -128,
                                -129,
                                32767,
                                32768,
                                65535,
                                65536,
                                INT32_MAX,
                                INT32_MIN,
                                INT32_MAX - 1,
                                INT32_MIN + 1,
                                (int64_t)INT32_MAX + 1,
                                (int64_t)INT32_MIN - 1,
                                UINT32_MAX,
                                INT64_MAX,
                                INT64_MIN,
                                INT64_MAX - 1,
                                INT64_MIN + 1};
enum { EDGES = sizeof edges / sizeof *edges, RANDOM_PAIRS = 1000000 };

static void check32(int32_t a, int32_t b) {
  assert_true(wrap_add32(a, b) == java_add(32, a, b));
  assert_true(wrap_sub32(a, b) == java_sub(32, a, b));
  assert_true(wrap_mul32(a, b) == java_mul(32, a, b));
  assert_true(shift_left32(a, b) == java_shl(32, a, b));
  assert_true(shift_logical32(a, b) == java_ushr(32, a, b));
  if (b) {
    assert_true(divide32(a, b) == java_div(32, a, b));
    assert_true(remain32(a, b) == java_rem(32, a, b));
  }
}

static void check64(int64_t a, int64_t b) {
  assert_true(wrap_add64(a, b) == java_add(64, a, b));
  assert_true(wrap_sub64(a, b) == java_sub(64, a, b));
  assert_true(wrap_mul64(a, b) == java_mul(64, a, b));
  assert_true(shift_left64(a, (int32_t)b) == java_shl(64, a, b));
  assert_true(shift_logical64(a, (int32_t)b) == java_ushr(64, a, b));
  assert_true(compare64(a, b) == java_lcmp(64, a, b));
  if (b) {
    assert_true(divide64(a, b) == java_div(64, a, b));
    assert_true(remain64(a, b) == java_rem(64, a, b));
  }
}

static void test_integers(void **state) {
  (void)state;
  for (int i = 0; i < EDGES; i++)
    for (int k = 0; k < EDGES; k++) {
      check32((int32_t)wrap(32, (uint64_t)edges[i]),
              (int32_t)wrap(32, (uint64_t)edges[k]));
      check64(edges[i], edges[k]);
    }
  uint64_t seed = 1;
  for (int i = 0; i < RANDOM_PAIRS; i++) {
    uint64_t a = seed = seed * 6364136223846793005u + 1442695040888963407u;
    uint64_t b = seed = seed * 6364136223846793005u + 1442695040888963407u;
    check64((int64_t)a, (int64_t)(b >> (a & 63)));
    check32((int32_t)wrap(32, a >> 32), (int32_t)wrap(32, b >> 32 >> (a & 31)));
  }
}

static value convert(ir_type from, ir_storage to, value v) {
  return convert_value(from, to, v);
}

static void test_narrowing(void **state) {
  (void)state;
  for (int i = 0; i < EDGES; i++) {
    int32_t a = (int32_t)wrap(32, (uint64_t)edges[i]);
    value v = {.i = a}, w = {.l = edges[i]};
    assert_true(convert(IR_I32, STORE_I8, v).i == java_i2b(32, a, 0));
    assert_true(convert(IR_I32, STORE_I16, v).i == java_i2s(32, a, 0));
    assert_true(convert(IR_I32, STORE_U16, v).i == (a & 0xFFFF));
    assert_true(convert(IR_I32, STORE_I64, v).l == a);
    assert_true(convert(IR_I64, STORE_I32, w).i == java_l2i(64, edges[i], 0));
    assert_true(convert(IR_I32, STORE_F64, v).d == (double)a);
  }
}

/* d2i, d2l and their like: towards zero, saturating, NaN to 0 (JLS 5.1.3). */
static void test_from_real(void **state) {
  (void)state;
  static const struct {
    double from;
    int32_t i;
    int64_t l;
  } rows[] = {
      {0.0, 0, 0},
      {-0.0, 0, 0},
      {0.999999, 0, 0},
      {-0.999999, 0, 0},
      {1.5, 1, 1},
      {-1.5, -1, -1},
      {2147483646.9, 2147483646, 2147483646},
      {2147483647.0, INT32_MAX, 2147483647},
      {2147483647.9, INT32_MAX, 2147483647},
      {2147483648.0, INT32_MAX, 2147483648},
      {-2147483648.9, INT32_MIN, -2147483648},
      {-2147483649.0, INT32_MIN, -2147483649},
      {9007199254740993.0, INT32_MAX, 9007199254740992},
      {9223372036854774784.0, INT32_MAX, 9223372036854774784},
      {9223372036854775808.0, INT32_MAX, INT64_MAX},
      {-9223372036854775808.0, INT32_MIN, INT64_MIN},
      {-9223372036854777856.0, INT32_MIN, INT64_MIN},
      {1e300, INT32_MAX, INT64_MAX},
      {-1e300, INT32_MIN, INT64_MIN},
      {INFINITY, INT32_MAX, INT64_MAX},
      {-INFINITY, INT32_MIN, INT64_MIN},
      {NAN, 0, 0},
      {DBL_MIN / 4, 0, 0},
  };
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    value v = {.d = rows[k].from};
    assert_true(convert(IR_F64, STORE_I32, v).i == rows[k].i);
    assert_true(convert(IR_F64, STORE_I64, v).l == rows[k].l);
    float f = (float)rows[k].from;
    if ((double)f == rows[k].from) {
      v = (value){.f = f};
      assert_true(convert(IR_F32, STORE_I32, v).i == rows[k].i);
      assert_true(convert(IR_F32, STORE_I64, v).l == rows[k].l);
    }
  }
}

/* Integers to floats: to nearest, ties to even, in one rounding. */
static void test_to_real(void **state) {
  (void)state;
  assert_true(convert(IR_I32, STORE_F32, (value){.i = 16777217}).f == 16777216.0f);
  assert_true(convert(IR_I32, STORE_F32, (value){.i = 16777219}).f == 16777220.0f);
  assert_true(convert(IR_I32, STORE_F32, (value){.i = INT32_MAX}).f == 2147483648.0f);
  assert_true(convert(IR_I64, STORE_F64, (value){.l = 9007199254740993}).d ==
              9007199254740992.0);
  /* just above a tie of float that rounding to double first would make one */
  int64_t above_tie = ((int64_t)1 << 60) + ((int64_t)1 << 36) + 1;
  assert_true(convert(IR_I64, STORE_F32, (value){.l = above_tie}).f ==
              1152921642045800448.0f);
  assert_true(convert(IR_F64, STORE_F32, (value){.d = 1e40}).f == INFINITY);
  assert_true(convert(IR_F64, STORE_F32, (value){.d = 1e-50}).f == 0.0f);
  assert_true(isnan(convert(IR_F64, STORE_F32, (value){.d = NAN}).f));
  assert_true(convert(IR_F32, STORE_F64, (value){.f = 0.1f}).d == (double)0.1f);
}

static void test_compare(void **state) {
  (void)state;
  assert_int_equal(compare_real(1, 2, -1), -1);
  assert_int_equal(compare_real(2, 1, -1), 1);
  assert_int_equal(compare_real(0.0, -0.0, 1), 0);
  assert_int_equal(compare_real(NAN, 1, 1), 1);
  assert_int_equal(compare_real(1, NAN, -1), -1);
  assert_int_equal(compare_real(INFINITY, INFINITY, 1), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_integers),  cmocka_unit_test(test_narrowing),
      cmocka_unit_test(test_from_real), cmocka_unit_test(test_to_real),
      cmocka_unit_test(test_compare),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
