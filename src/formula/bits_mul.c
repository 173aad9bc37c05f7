/* Multiplication: the partial products a_i * b_j go into columns (bits_columns.c)
 * and are summed there, so only significant bits cost nodes. The top literal of a
 * vector has negative weight, which makes products with one top negative.
 *
 * A constant factor is written with digits -1, 0, 1, no two neighbours non-zero
 * (7 = 8 - 1), which needs the fewest additions; a power of two needs none. */
#include "formula/bits_view.h"
#include "formula/polynomial.h"

/* sum +- v * 2^shift, each literal under `guard`. */
static void add_row(bits_columns *sum, bits_view v, uint32_t shift, literal guard,
                    bool negative) {
  assert(shift <= BITS_MOST);
  for (uint32_t i = 0; i < v.count && i + shift < sum->count; i++) {
    literal product = formula_and(sum->ctx->graph, v.bit[i], guard);
    bits_columns_add(sum, i + shift, product, negative != (i + 1 == v.count));
  }
}

/* Modulo 2^64 throughout: a negative factor's digits never end, but the columns
 * do. */
static void add_constant_rows(bits_columns *sum, bits_view v, uint64_t factor) {
  for (uint32_t shift = 0; factor != 0; shift++, factor >>= 1) {
    if (!(factor & 1))
      continue;
    bool negative = (factor & 3) == 3;
    add_row(sum, v, shift, LITERAL_TRUE, negative);
    factor += negative ? 1 : (uint64_t)-1;
    assert(!(factor & 1) && "the digit is taken off");
  }
}

bits bits_mul(bits_context *ctx, bits_width width, bits v, bits w) {
  int64_t x, y;
  bool constant = bits_to_constant(ctx, v, &x), other = bits_to_constant(ctx, w, &y);
  if (constant && other)
    return bits_constant(ctx, bits_wrap_constant(width, (uint64_t)x * (uint64_t)y));
  if (constant || (!other && v < w)) { /* a constant second, otherwise in order */
    bits t = v;
    v = w, w = t, y = x;
  }
  polynomial p;
  polynomial_product(ctx, width, v, w, &p);
  bits known = polynomial_find(ctx, &p);
  if (known != BITS_NONE)
    return known;
  bits_view a = bits_view_of(ctx, v), b = bits_view_of(ctx, w);
  assert(a.count <= width && b.count <= width && "the operands fit the width");
  bits_range range = bits_range_multiply(bits_range_of(a), bits_range_of(b));
  bits_columns sum = bits_columns_begin(ctx, width, range);
  if (constant || other)
    add_constant_rows(&sum, a, (uint64_t)y);
  else
    for (uint32_t i = 0; i < b.count; i++)
      add_row(&sum, a, i, b.bit[i], i + 1 == b.count);
  bits made = bits_columns_end(&sum);
  polynomial_note(ctx, &p, made);
  return made;
}
