/* Division and remainder: restoring division of the magnitudes, signs put back
 * afterwards. One step for each significant bit of the dividend, as long as the
 * divisor's significant bits at most. Quotient and remainder of the same operands
 * are the same circuit; whoever asks second pays only the sign.
 *
 * A divisor of +-2^k is a shift: a negative dividend is rounded up by adding
 * 2^k - 1 first, a non-negative one costs nothing. */
#include "formula/bits_view.h"

/* An unsigned number: no sign, and zeros above. May be empty, which is 0. */
typedef struct natural {
  literal bit[BITS_MOST + 1];
  uint32_t count;
} natural;

static literal natural_get(const natural *n, uint32_t i) {
  return i < n->count ? n->bit[i] : LITERAL_FALSE;
}

static void natural_trim(natural *n) {
  while (n->count > 0 && n->bit[n->count - 1] == LITERAL_FALSE)
    n->count--;
}

/* |v|: (v xor sign) + sign. The least number of a length needs all its bits. */
static natural magnitude(formula *f, bits_view v) {
  natural n = {.count = v.count};
  literal sign = bits_view_top(v), carry = sign;
  for (uint32_t i = 0; i < v.count; i++) {
    literal x = formula_xor(f, v.bit[i], sign);
    n.bit[i] = formula_xor(f, x, carry);
    carry = formula_and(f, x, carry);
  }
  natural_trim(&n);
  return n;
}

/* The number n, or -n where `sign` holds, modulo 2^width. */
static bits with_sign(bits_context *ctx, bits_width width, const natural *n,
                      literal sign) {
  literal out[BITS_MOST], carry = sign;
  uint32_t count = n->count + 1 < (uint32_t)width ? n->count + 1 : (uint32_t)width;
  for (uint32_t i = 0; i < count; i++) {
    literal x = formula_xor(ctx->graph, natural_get(n, i), sign);
    out[i] = formula_xor(ctx->graph, x, carry);
    if (i + 1 < count)
      carry = formula_and(ctx->graph, x, carry);
  }
  return bits_mk(ctx, out, count);
}

/* One step: whether rest >= divisor, and then rest -= divisor. Before it, rest <
 * 2 * divisor; after it, rest < divisor, so the divisor's length holds it. */
static literal subtract_if_possible(formula *f, natural *rest, const natural *divisor) {
  for (uint32_t i = rest->count; i < divisor->count; i++)
    if (divisor->bit[i] == LITERAL_TRUE)
      return LITERAL_FALSE;
  uint32_t longest = rest->count > divisor->count ? rest->count : divisor->count;
  literal carry[BITS_MOST + 2] = {LITERAL_TRUE}; /* rest + not divisor + 1 */
  assert(longest <= BITS_MOST + 1);
  for (uint32_t i = 0; i < longest; i++)
    carry[i + 1] = bits_majority(f, natural_get(rest, i),
                                 literal_not(natural_get(divisor, i)), carry[i]);
  literal possible = carry[longest];
  if (rest->count > divisor->count)
    rest->count = divisor->count;
  for (uint32_t i = 0; possible != LITERAL_FALSE && i < rest->count; i++) {
    literal x = rest->bit[i], y = literal_not(divisor->bit[i]);
    rest->bit[i] = formula_ite(f, possible, bits_parity(f, x, y, carry[i]), x);
  }
  return possible;
}

/* Long division: brings the dividend's bits down from the highest. */
static void divide(formula *f, const natural *dividend, const natural *divisor,
                   natural *quotient, natural *rest) {
  quotient->count = dividend->count;
  rest->count = 0;
  for (uint32_t i = dividend->count; i-- > 0;) {
    assert(rest->count <= divisor->count && "the rest is less than the divisor");
    for (uint32_t j = rest->count++; j > 0; j--)
      rest->bit[j] = rest->bit[j - 1];
    rest->bit[0] = dividend->bit[i];
    natural_trim(rest);
    quotient->bit[i] = subtract_if_possible(f, rest, divisor);
    natural_trim(rest);
  }
  natural_trim(quotient);
  assert(quotient->count <= dividend->count && rest->count <= divisor->count);
}

/* Whether the divisor is a constant 2^k or -2^k. */
static bool is_power(int64_t divisor, uint32_t *k) {
  uint64_t size = divisor < 0 ? 0 - (uint64_t)divisor : (uint64_t)divisor;
  if (size == 0 || size & (size - 1))
    return false;
  for (*k = 0; size > 1; size >>= 1)
    ++*k;
  return true;
}

/* rounded := a + (a < 0 ? 2^k - 1 : 0), which cannot overflow. Gives its length;
 * bias is what was added. */
static uint32_t round_up(formula *f, bits_view a, uint32_t k, literal *rounded,
                         literal *bias) {
  assert(k < BITS_MOST);
  for (uint32_t i = 0; i < k; i++)
    bias[i] = bits_view_top(a);
  bias[k] = LITERAL_FALSE;
  uint32_t count = a.count > k + 1 ? a.count : k + 1;
  bits_ripple(f, rounded, count, a, (bits_view){bias, k + 1}, false, LITERAL_FALSE);
  return count;
}

static bits div_power(bits_context *ctx, bits_width width, bits v, uint32_t k,
                      bool negative) {
  literal rounded[BITS_MOST], bias[BITS_MOST];
  uint32_t count = round_up(ctx->graph, bits_view_of(ctx, v), k, rounded, bias);
  assert(count > k);
  bits quotient = bits_mk(ctx, rounded + k, count - k);
  return negative ? bits_neg(ctx, width, quotient) : quotient;
}

/* (rounded mod 2^k) - bias, where both stay below 2^k. */
static bits rem_power(bits_context *ctx, bits v, uint32_t k) {
  literal rounded[BITS_MOST], bias[BITS_MOST], out[BITS_MOST];
  round_up(ctx->graph, bits_view_of(ctx, v), k, rounded, bias);
  rounded[k] = LITERAL_FALSE;
  bits_ripple(ctx->graph, out, k + 1, (bits_view){rounded, k + 1},
              (bits_view){bias, k + 1}, true, LITERAL_TRUE);
  return bits_mk(ctx, out, k + 1);
}

static void divide_magnitudes(bits_context *ctx, bits_width width, bits_view a,
                              bits_view b, natural *quotient, natural *rest) {
  assert(a.count <= width && b.count <= width && "the operands fit the width");
  (void)width;
  natural dividend = magnitude(ctx->graph, a), divisor = magnitude(ctx->graph, b);
  divide(ctx->graph, &dividend, &divisor, quotient, rest);
}

bits bits_div(bits_context *ctx, bits_width width, bits v, bits w) {
  int64_t x, y;
  bool divisor = bits_to_constant(ctx, w, &y);
  if (divisor && y != 0 && y != -1 && bits_to_constant(ctx, v, &x))
    return bits_constant(ctx, x / y);
  uint32_t k;
  if (divisor && is_power(y, &k))
    return div_power(ctx, width, v, k, y < 0);
  bits_view a = bits_view_of(ctx, v), b = bits_view_of(ctx, w);
  natural quotient, rest;
  divide_magnitudes(ctx, width, a, b, &quotient, &rest);
  literal sign = formula_xor(ctx->graph, bits_view_top(a), bits_view_top(b));
  return with_sign(ctx, width, &quotient, sign);
}

bits bits_rem(bits_context *ctx, bits_width width, bits v, bits w) {
  int64_t x, y;
  bool divisor = bits_to_constant(ctx, w, &y);
  if (divisor && y != 0 && y != -1 && bits_to_constant(ctx, v, &x))
    return bits_constant(ctx, x % y);
  uint32_t k;
  if (divisor && is_power(y, &k))
    return rem_power(ctx, v, k);
  bits_view a = bits_view_of(ctx, v), b = bits_view_of(ctx, w);
  natural quotient, rest;
  divide_magnitudes(ctx, width, a, b, &quotient, &rest);
  return with_sign(ctx, width, &rest, bits_view_top(a));
}
