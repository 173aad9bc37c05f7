/* What bit-vectors cost and how they are kept: constant high bits make no nodes,
 * renamings are free, equal vectors are equal handles. And cardinalities against
 * counting. */
#include "formula/bits.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { FULL_ADDER = 9, COMPARED_BIT = 6 }; /* most nodes of each */

typedef struct fixture {
  formula *graph;
  bits_context ctx;
} fixture;

static int set_up(void **state) {
  fixture *x = malloc(sizeof *x);
  x->graph = formula_new();
  bits_init(&x->ctx, x->graph);
  *state = x;
  return 0;
}

static int tear_down(void **state) {
  fixture *x = *state;
  bits_release(&x->ctx);
  formula_delete(x->graph);
  free(x);
  return 0;
}

/* The nodes that evaluating an expression adds. */
#define COST(x, expression)                                                              \
  (cost_before = formula_node_count((x)->graph), (void)(expression),                     \
   formula_node_count((x)->graph) - cost_before)
static uint32_t cost_before;

static void equal_vectors_are_equal_handles(void **state) {
  bits_context *ctx = &((fixture *)*state)->ctx;
  assert_int_equal(bits_constant(ctx, 0), BITS_ZERO);
  assert_int_equal(bits_constant(ctx, 1), BITS_ONE);
  assert_int_equal(bits_constant(ctx, -1), BITS_MINUS_ONE);
  assert_int_equal(bits_length(ctx, BITS_ZERO), 1);
  assert_int_equal(bits_length(ctx, bits_constant(ctx, 127)), 8);
  assert_int_equal(bits_length(ctx, bits_constant(ctx, -128)), 8);
  assert_int_equal(bits_length(ctx, bits_constant(ctx, INT64_MIN)), 64);
  literal a = formula_variable(ctx->graph), b = formula_variable(ctx->graph);
  bits v = bits_mk(ctx, (literal[]){a, b}, 2);
  assert_int_equal(bits_mk(ctx, (literal[]){a, b, b, b, b}, 5), v);
  assert_int_not_equal(bits_mk(ctx, (literal[]){a, b, a}, 3), v);
  assert_int_equal(bits_get(ctx, v, 0), a);
  assert_int_equal(bits_get(ctx, v, 1), b);
  assert_int_equal(bits_get(ctx, v, 63), b);
  assert_int_equal(bits_from_literal(ctx, LITERAL_TRUE), BITS_ONE);
  assert_int_equal(bits_from_literal(ctx, LITERAL_FALSE), BITS_ZERO);
  assert_int_equal(bits_to_literal(ctx, bits_from_literal(ctx, b)), b);
  assert_int_equal(bits_variable(ctx, 0, false), BITS_ZERO);
  int64_t value;
  assert_false(bits_to_constant(ctx, v, &value));
}

/* Many vectors, over several chunks and growths of the table. */
static void handles_hold_while_the_store_grows(void **state) {
  bits_context *ctx = &((fixture *)*state)->ctx;
  enum { MANY = 50000 };
  bits *kept = malloc(MANY * sizeof *kept);
  for (int64_t i = 0; i < MANY; i++)
    kept[i] = bits_constant(ctx, i * i * i * (i & 1 ? 1 : -1));
  for (int64_t i = 0; i < MANY; i++) {
    int64_t value;
    assert_true(bits_to_constant(ctx, kept[i], &value));
    assert_int_equal(value, i * i * i * (i & 1 ? 1 : -1));
    assert_int_equal(bits_constant(ctx, value), kept[i]);
  }
  assert_true(bits_bytes(ctx) / MANY < 300);
  free(kept);
}

static void renamings_are_free(void **state) {
  fixture *x = *state;
  bits_context *ctx = &x->ctx;
  bits v = bits_variable(ctx, 32, true), u = bits_variable(ctx, 8, false);
  assert_int_equal(COST(x, bits_not(ctx, v)), 0);
  assert_int_equal(COST(x, bits_i2b(ctx, v)), 0);
  assert_int_equal(COST(x, bits_i2s(ctx, v)), 0);
  assert_int_equal(COST(x, bits_i2c(ctx, v)), 0);
  assert_int_equal(COST(x, bits_l2i(ctx, bits_variable(ctx, 64, true))), 64);
  assert_int_equal(COST(x, bits_and(ctx, v, bits_constant(ctx, 0xF0F0))), 0);
  assert_int_equal(COST(x, bits_xor(ctx, v, bits_constant(ctx, -12345))), 0);
  for (int64_t k = 0; k < 40; k++) {
    bits by = bits_constant(ctx, k), power = bits_constant(ctx, INT64_C(1) << k);
    assert_int_equal(COST(x, bits_shl(ctx, BITS_INT, v, by)), 0);
    assert_int_equal(COST(x, bits_shr(ctx, BITS_INT, v, by)), 0);
    assert_int_equal(COST(x, bits_ushr(ctx, BITS_INT, v, by)), 0);
    assert_int_equal(COST(x, bits_mul(ctx, BITS_LONG, v, power)), 0);
    assert_int_equal(COST(x, bits_mul(ctx, BITS_LONG, power, u)), 0);
    assert_int_equal(COST(x, bits_div(ctx, BITS_LONG, u, power)), 0);
    assert_int_equal(COST(x, bits_rem(ctx, BITS_LONG, u, power)), 0);
  }
  assert_int_equal(bits_i2c(ctx, u), u);
  assert_int_equal(bits_i2s(ctx, u), u);
  assert_int_equal(bits_rem(ctx, BITS_INT, u, bits_constant(ctx, 256)), u);
}

static void what_is_known_is_free(void **state) {
  fixture *x = *state;
  bits_context *ctx = &x->ctx;
  bits v = bits_variable(ctx, 32, true), u = bits_variable(ctx, 5, false);
  bits far = bits_constant(ctx, 32);
  bits even = bits_shl(ctx, BITS_LONG, v, BITS_ONE);
  bits odd = bits_or(ctx, bits_shl(ctx, BITS_LONG, u, BITS_ONE), BITS_ONE);
  uint32_t before = formula_node_count(x->graph);
  assert_int_equal(bits_sub(ctx, BITS_INT, v, v), BITS_ZERO);
  assert_int_equal(bits_xor(ctx, v, v), BITS_ZERO);
  assert_int_equal(bits_add(ctx, BITS_INT, v, BITS_ZERO), v);
  assert_int_equal(bits_add(ctx, BITS_INT, v, bits_not(ctx, v)), BITS_MINUS_ONE);
  assert_int_equal(bits_mul(ctx, BITS_INT, v, BITS_ZERO), BITS_ZERO);
  assert_int_equal(bits_mul(ctx, BITS_INT, BITS_ONE, v), v);
  assert_int_equal(bits_div(ctx, BITS_INT, v, BITS_ONE), v);
  assert_int_equal(bits_rem(ctx, BITS_INT, v, BITS_MINUS_ONE), BITS_ZERO);
  assert_int_equal(bits_div(ctx, BITS_INT, u, far), BITS_ZERO);
  assert_int_equal(bits_div(ctx, BITS_INT, u, bits_constant(ctx, 100)), BITS_ZERO);
  assert_int_equal(bits_rem(ctx, BITS_INT, u, bits_constant(ctx, -100)), u);
  assert_int_equal(bits_ite(ctx, bits_get(ctx, v, 0), u, u), u);
  assert_int_equal(bits_eq(ctx, v, v), LITERAL_TRUE);
  assert_int_equal(bits_eq(ctx, u, far), LITERAL_FALSE);
  assert_int_equal(bits_eq(ctx, even, odd), LITERAL_FALSE);
  assert_int_equal(bits_eq(ctx, u, BITS_MINUS_ONE), LITERAL_FALSE);
  assert_int_equal(bits_lt(ctx, v, v), LITERAL_FALSE);
  assert_int_equal(bits_le(ctx, v, v), LITERAL_TRUE);
  assert_int_equal(bits_lt(ctx, u, far), LITERAL_TRUE);
  assert_int_equal(bits_ult(ctx, u, far), LITERAL_TRUE);
  assert_int_equal(bits_lt(ctx, far, u), LITERAL_FALSE);
  assert_int_equal(bits_lt(ctx, u, BITS_ZERO), LITERAL_FALSE);
  assert_int_equal(bits_lt(ctx, BITS_MINUS_ONE, u), LITERAL_TRUE);
  assert_int_equal(bits_lt(ctx, v, BITS_ZERO), bits_get(ctx, v, 31));
  assert_int_equal(bits_lcmp(ctx, u, far), BITS_MINUS_ONE);
  assert_int_equal(formula_node_count(x->graph), before);
}

/* The cost follows the significant bits, whatever the width. */
static void high_bits_are_free(void **state) {
  fixture *x = *state;
  bits_context *ctx = &x->ctx;
  for (uint32_t n = 1; n <= 12; n++)
    for (bits_width w = BITS_INT; w <= BITS_LONG; w += 32) {
      bits a = bits_variable(ctx, n, false), b = bits_variable(ctx, n, false);
      bits c = bits_variable(ctx, n, true), wide = bits_variable(ctx, w, true);
      bits three = bits_constant(ctx, 3);
      assert_true(COST(x, bits_add(ctx, w, a, b)) <= n * FULL_ADDER);
      assert_int_equal(bits_length(ctx, bits_add(ctx, w, a, b)), n + 2);
      assert_true(COST(x, bits_add(ctx, w, a, c)) <= (n + 1) * FULL_ADDER);
      assert_true(COST(x, bits_sub(ctx, w, a, b)) <= (n + 1) * FULL_ADDER);
      assert_true(COST(x, bits_add(ctx, w, a, BITS_ONE)) <= n * 4);
      assert_true(COST(x, bits_mul(ctx, w, a, b)) <= n * n * (FULL_ADDER + 1));
      assert_true(bits_length(ctx, bits_mul(ctx, w, a, b)) <= 2 * n + 1);
      assert_true(COST(x, bits_mul(ctx, w, a, three)) <= (n + 1) * FULL_ADDER);
      assert_true(COST(x, bits_div(ctx, w, a, b)) <= n * n * (FULL_ADDER + 3));
      assert_true(bits_length(ctx, bits_div(ctx, w, a, b)) <= n + 1);
      assert_int_equal(COST(x, bits_rem(ctx, w, a, b)), 0);
      assert_true(COST(x, bits_lt(ctx, a, b)) <= n * COMPARED_BIT);
      assert_true(COST(x, bits_eq(ctx, a, b)) <= n * 3 + n - 1);
      assert_int_equal(COST(x, bits_eq(ctx, a, bits_constant(ctx, 1))), n - 1);
      assert_true(COST(x, bits_lt(ctx, a, bits_constant(ctx, 1))) <= n - 1);
      assert_true(COST(x, bits_ult(ctx, wide, a)) <= n * COMPARED_BIT + w - n);
      assert_true(COST(x, bits_eq(ctx, wide, three)) <= w - 1u);
    }
}

static void order_of_operands_is_free(void **state) {
  fixture *x = *state;
  bits_context *ctx = &x->ctx;
  bits a = bits_variable(ctx, 9, true), b = bits_variable(ctx, 14, false);
  assert_int_equal(bits_add(ctx, BITS_INT, a, b), bits_add(ctx, BITS_INT, b, a));
  assert_int_equal(bits_mul(ctx, BITS_INT, a, b), bits_mul(ctx, BITS_INT, b, a));
  assert_int_equal(bits_eq(ctx, a, b), bits_eq(ctx, b, a));
  assert_int_equal(bits_le(ctx, a, b), literal_not(bits_lt(ctx, b, a)));
  bits opposite = bits_sub(ctx, BITS_INT, bits_not(ctx, a), b);
  assert_int_equal(opposite, bits_not(ctx, bits_add(ctx, BITS_INT, a, b)));
  bits_div(ctx, BITS_INT, a, b);
  assert_true(COST(x, bits_rem(ctx, BITS_INT, a, b)) <= 15 * 4); /* only the sign */
}

static void division_at_the_ends(void **state) {
  bits_context *ctx = &((fixture *)*state)->ctx;
  for (bits_width w = BITS_INT; w <= BITS_LONG; w += 32) {
    bits least = bits_constant(ctx, w == BITS_INT ? INT32_MIN : INT64_MIN);
    assert_int_equal(bits_div(ctx, w, least, BITS_MINUS_ONE), least);
    assert_int_equal(bits_rem(ctx, w, least, BITS_MINUS_ONE), BITS_ZERO);
    assert_int_equal(bits_div(ctx, w, least, least), BITS_ONE);
    assert_int_equal(bits_neg(ctx, w, least), least);
    bits v = bits_variable(ctx, w, true);
    assert_true(bits_length(ctx, bits_div(ctx, w, v, BITS_ZERO)) <= (uint32_t)w);
    assert_true(bits_length(ctx, bits_rem(ctx, w, least, BITS_ZERO)) <= (uint32_t)w);
    assert_int_equal(bits_is_zero(ctx, BITS_ZERO), LITERAL_TRUE);
    assert_int_equal(bits_is_zero(ctx, least), LITERAL_FALSE);
  }
}

static bool bit_of(void *context, uint32_t number) {
  return *(const uint32_t *)context >> number & 1;
}

/* All subsets of up to twelve literals, half of them negated. */
static void cardinality_counts(void **state) {
  fixture *x = *state;
  literal set[13];
  evaluation e = {0};
  for (uint32_t n = 0; n <= 12; n++) {
    bits count = bits_cardinality(&x->ctx, set, n);
    assert_true(bits_length(&x->ctx, count) <= 5);
    for (uint32_t m = 0; m < 1u << n; m++) {
      int64_t wanted = 0;
      for (uint32_t i = 0; i < n; i++)
        wanted += (m >> i & 1) != (i & 1);
      evaluation_begin(&e, x->graph, bit_of, &m);
      assert_int_equal(bits_evaluate(&x->ctx, &e, count), wanted);
    }
    set[n] = literal_not_if(formula_variable(x->graph), n & 1);
  }
  evaluation_release(&e);
}

static void cardinality_folds(void **state) {
  fixture *x = *state;
  bits_context *ctx = &x->ctx;
  literal a[40];
  for (uint32_t i = 0; i < 40; i++)
    a[i] = formula_variable(x->graph);
  assert_int_equal(bits_cardinality(ctx, NULL, 0), BITS_ZERO);
  literal constants[] = {LITERAL_TRUE, LITERAL_FALSE, LITERAL_TRUE, LITERAL_TRUE};
  assert_int_equal(bits_cardinality(ctx, constants, 4), bits_constant(ctx, 3));
  literal some[] = {LITERAL_TRUE, a[0], LITERAL_FALSE, LITERAL_TRUE};
  assert_int_equal(COST(x, bits_cardinality(ctx, some, 4)), 0);
  assert_true(COST(x, bits_cardinality(ctx, a, 40)) <= 40 * FULL_ADDER);
  bits forwards = bits_cardinality(ctx, a, 40);
  assert_int_equal(bits_length(ctx, forwards), 7);
  for (uint32_t i = 0; i < 20; i++) {
    literal t = a[i];
    a[i] = a[39 - i], a[39 - i] = t;
  }
  assert_int_equal(bits_cardinality(ctx, a, 40), forwards);
  literal twice[] = {a[0], a[0], literal_not(a[1]), a[1]}; /* 2 a + 1 */
  bits expected = bits_mk(ctx, (literal[]){LITERAL_TRUE, a[0], LITERAL_FALSE}, 3);
  assert_int_equal(bits_cardinality(ctx, twice, 4), expected);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
  const struct CMUnitTest tests[] = {
      TEST(equal_vectors_are_equal_handles),
      TEST(handles_hold_while_the_store_grows),
      TEST(renamings_are_free),
      TEST(what_is_known_is_free),
      TEST(high_bits_are_free),
      TEST(order_of_operands_is_free),
      TEST(division_at_the_ends),
      TEST(cardinality_counts),
      TEST(cardinality_folds),
  };
  return cmocka_run_group_tests_name("bits_size", tests, NULL, NULL);
}
