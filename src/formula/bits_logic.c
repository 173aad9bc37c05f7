/* Bitwise operators, choice and conversions: bit by bit up to the longer operand,
 * above which nothing new can happen. Negation, truncation and extension only
 * rename literals and make no nodes. */
#include "formula/bits_view.h"

typedef literal gate(formula *, literal, literal);

static bits each_bit(bits_context *ctx, gate *apply, bits v, bits w) {
  bits_view a = bits_view_of(ctx, v), b = bits_view_of(ctx, w);
  uint32_t count = a.count > b.count ? a.count : b.count;
  literal out[BITS_MOST];
  assert(count <= BITS_MOST);
  for (uint32_t i = 0; i < count; i++)
    out[i] = apply(ctx->graph, bits_view_get(a, i), bits_view_get(b, i));
  return bits_mk(ctx, out, count);
}

bits bits_and(bits_context *ctx, bits v, bits w) {
  return each_bit(ctx, formula_and, v, w);
}

bits bits_or(bits_context *ctx, bits v, bits w) {
  return each_bit(ctx, formula_or, v, w);
}

bits bits_xor(bits_context *ctx, bits v, bits w) {
  return each_bit(ctx, formula_xor, v, w);
}

bits bits_not(bits_context *ctx, bits v) {
  bits_view a = bits_view_of(ctx, v);
  literal out[BITS_MOST];
  for (uint32_t i = 0; i < a.count; i++)
    out[i] = literal_not(a.bit[i]);
  return bits_mk(ctx, out, a.count);
}

bits bits_ite(bits_context *ctx, literal condition, bits then, bits otherwise) {
  if (condition == LITERAL_TRUE || then == otherwise)
    return then;
  if (condition == LITERAL_FALSE)
    return otherwise;
  bits_view a = bits_view_of(ctx, then), b = bits_view_of(ctx, otherwise);
  uint32_t count = a.count > b.count ? a.count : b.count;
  literal out[BITS_MOST];
  assert(count <= BITS_MOST);
  for (uint32_t i = 0; i < count; i++)
    out[i] = formula_ite(ctx->graph, condition, bits_view_get(a, i), bits_view_get(b, i));
  return bits_mk(ctx, out, count);
}

/* The low `count` bits, the highest of them repeated upwards. */
static bits truncate_signed(bits_context *ctx, bits v, uint32_t count) {
  assert(count > 0 && count < BITS_MOST);
  bits_view a = bits_view_of(ctx, v);
  return a.count <= count ? v : bits_mk(ctx, a.bit, count);
}

bits bits_l2i(bits_context *ctx, bits v) {
  return truncate_signed(ctx, v, 32);
}

bits bits_i2b(bits_context *ctx, bits v) {
  return truncate_signed(ctx, v, 8);
}

bits bits_i2s(bits_context *ctx, bits v) {
  return truncate_signed(ctx, v, 16);
}

bits bits_i2c(bits_context *ctx, bits v) {
  bits_view a = bits_view_of(ctx, v);
  literal out[17];
  for (uint32_t i = 0; i < 16; i++)
    out[i] = bits_view_get(a, i);
  out[16] = LITERAL_FALSE;
  return bits_mk(ctx, out, 17);
}
