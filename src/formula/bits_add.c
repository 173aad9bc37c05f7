/* Addition: ripple carry over the significant bits. The sum of two vectors is at
 * most one bit longer than the longer one; the width cuts it, which is the
 * wrap-around.
 *
 * The carry is written as an if-then-else over the half sum that the parity needs
 * anyway, which the CNF encodes as such:
 *     parity(a, b, c)   = (a xor b) xor c
 *     majority(a, b, c) = ite(a xor b, c, a) */
#include "formula/bits_view.h"
#include "formula/polynomial.h"

literal bits_parity(formula *f, literal a, literal b, literal c) {
  return formula_xor(f, formula_xor(f, a, b), c);
}

/* Two inputs that are equal or opposite, or one that is constant, leave an AND, an
 * OR or nothing. Otherwise the order of a and b is normalised away; signs are by
 * the graph: majority(!a, !b, !c) = !majority(a, b, c). */
literal bits_majority(formula *f, literal a, literal b, literal c) {
  if (a > b) {
    literal t = a;
    a = b, b = t;
  }
  if (literal_is_constant(c)) {
    literal t = c;
    c = a, a = t;
  }
  if (a == LITERAL_FALSE)
    return formula_and(f, b, c);
  if (a == LITERAL_TRUE)
    return formula_or(f, b, c);
  assert(!literal_is_constant(b) && !literal_is_constant(c) && "constants come first");
  if (a == b || a == c)
    return a;
  if (b == c)
    return b;
  if (a == literal_not(b))
    return c;
  if (a == literal_not(c))
    return b;
  if (b == literal_not(c))
    return a;
  return formula_ite(f, formula_xor(f, a, b), c, a);
}

void bits_ripple(formula *f, literal *out, uint32_t count, bits_view a, bits_view b,
                 bool complement, literal carry) {
  for (uint32_t i = 0; i < count; i++) {
    literal x = bits_view_get(a, i), y = literal_not_if(bits_view_get(b, i), complement);
    literal sum = bits_parity(f, x, y, carry);
    if (i + 1 < count)
      carry = bits_majority(f, x, y, carry);
    out[i] = sum;
  }
}

/* How many bits the sum or difference needs. */
static uint32_t sum_count(bits_width width, bits_view a, bits_view b) {
  assert(a.count <= width && b.count <= width && "the operands fit the width");
  uint32_t count = (a.count > b.count ? a.count : b.count) + 1;
  return count < width ? count : width;
}

static bits sum_of(bits_context *ctx, bits_width width, bits v, bits w, bool minus) {
  bits_view a = bits_view_of(ctx, v), b = bits_view_of(ctx, w);
  uint32_t count = sum_count(width, a, b);
  polynomial p, other;
  polynomial_of(ctx, width, v, &p);
  polynomial_of(ctx, width, w, &other);
  polynomial_add(&p, minus, &other);
  bits known = polynomial_find(ctx, &p);
  if (known != BITS_NONE)
    return known;
  literal out[BITS_MOST];
  bits_ripple(ctx->graph, out, count, a, b, minus, literal_not_if(LITERAL_FALSE, minus));
  bits made = bits_mk(ctx, out, count);
  polynomial_note(ctx, &p, made);
  return made;
}

bits bits_add(bits_context *ctx, bits_width width, bits v, bits w) {
  return sum_of(ctx, width, v, w, false);
}

bits bits_sub(bits_context *ctx, bits_width width, bits v, bits w) {
  return sum_of(ctx, width, v, w, true);
}

bits bits_neg(bits_context *ctx, bits_width width, bits v) {
  return bits_sub(ctx, width, BITS_ZERO, v);
}
