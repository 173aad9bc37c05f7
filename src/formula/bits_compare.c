/* Comparisons, over the longer operand's bits; the sign bits stand for all above.
 *
 * Less-than goes upwards from the lowest bit: where two bits differ, the second
 * one decides, otherwise what was found below:
 *     less(i) = ite(a_i xor b_i, b_i, less(i-1))
 * A constant bit makes this one AND or OR. Two complementary bits decide over all
 * below, so the walk starts at the highest such pair and makes no dead nodes.
 *
 * An unsigned comparison of two numbers of any width is one of their
 * two's-complement prefixes, as extension repeats both signs equally often. */
#include "formula/bits_view.h"

static uint32_t longer(bits_view a, bits_view b) {
  return a.count > b.count ? a.count : b.count;
}

literal bits_is_zero(bits_context *ctx, bits v) {
  bits_view a = bits_view_of(ctx, v);
  literal equal[BITS_MOST];
  for (uint32_t i = 0; i < a.count; i++)
    equal[i] = literal_not(a.bit[i]);
  return formula_and_all(ctx->graph, equal, a.count);
}

literal bits_eq(bits_context *ctx, bits v, bits w) {
  if (v == w)
    return LITERAL_TRUE;
  bits_view a = bits_view_of(ctx, v), b = bits_view_of(ctx, w);
  uint32_t count = longer(a, b);
  for (uint32_t i = 0; i < count; i++)
    if (bits_view_get(a, i) == literal_not(bits_view_get(b, i)))
      return LITERAL_FALSE;
  literal equal[BITS_MOST];
  assert(count <= BITS_MOST);
  for (uint32_t i = 0; i < count; i++)
    equal[i] = formula_iff(ctx->graph, bits_view_get(a, i), bits_view_get(b, i));
  return formula_and_all(ctx->graph, equal, count);
}

/* a < b, where the top bits count as signs or as the highest digits. */
static literal less(formula *f, bits_view a, bits_view b, bool is_signed) {
  uint32_t count = longer(a, b), i = count;
  literal result = LITERAL_FALSE;
  assert(count > 0 && count <= BITS_MOST);
  while (i > 0 && bits_view_get(a, i - 1) != literal_not(bits_view_get(b, i - 1)))
    i--;
  if (i > 0)
    i--; /* the highest complementary pair; without one, the lowest pair */
  for (; i < count; i++) {
    literal x = bits_view_get(a, i), y = bits_view_get(b, i);
    literal decides = is_signed && i == count - 1 ? x : y;
    if (x == literal_not(y))
      result = decides;
    else
      result = formula_ite(f, formula_xor(f, x, y), decides, result);
  }
  return result;
}

literal bits_lt(bits_context *ctx, bits v, bits w) {
  return less(ctx->graph, bits_view_of(ctx, v), bits_view_of(ctx, w), true);
}

literal bits_le(bits_context *ctx, bits v, bits w) {
  return literal_not(bits_lt(ctx, w, v));
}

literal bits_ult(bits_context *ctx, bits v, bits w) {
  return less(ctx->graph, bits_view_of(ctx, v), bits_view_of(ctx, w), false);
}

/* -1 is 11, 0 is 00, 1 is 01: the low bit says "different", the sign "less". */
bits bits_lcmp(bits_context *ctx, bits v, bits w) {
  literal differ = literal_not(bits_eq(ctx, v, w)), sign = bits_lt(ctx, v, w);
  return bits_mk(ctx, (literal[]){differ, sign}, 2);
}
