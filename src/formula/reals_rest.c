/* Circuits of the two operations that need more than a word of their format: the remainder,
 * which is exact, and the product to which a number is added before it is rounded. */
#include "formula/reals_parts.h"

#include <assert.h>

/* Remainders. */

static bool is_constant(const word *w, int64_t *value) {
  uint64_t raw = 0;
  for (uint32_t k = 0; k < w->size; k++) {
    if (w->at[k] != LITERAL_TRUE && w->at[k] != LITERAL_FALSE)
      return false;
    raw |= (uint64_t)(w->at[k] == LITERAL_TRUE) << k;
  }
  *value = (int16_t)raw;
  return true;
}

/* How much greater than y's the exponent of x can be. */
static int64_t most_apart(const real_format *r, const real *x, const real *y) {
  int64_t high = real_bias(r), low = 2 - (int64_t)real_bias(r) - (int64_t)r->precision,
          known;
  if (is_constant(&x->exponent, &known) && known < high)
    high = known;
  if (is_constant(&y->exponent, &known) && known > low)
    low = known;
  return high - low;
}

static word doubled(const word *w) {
  word zero = word_constant(0, 1), low = word_part(w, 0, w->size - 1);
  return word_join(&zero, &low);
}

static literal is_number(formula *f, const word *w, int64_t v) {
  literal at[REAL_EXPONENT];
  assert(w->size == REAL_EXPONENT);
  for (uint32_t k = 0; k < w->size; k++)
    at[k] = (uint64_t)v >> k & 1 ? w->at[k] : literal_not(w->at[k]);
  return formula_and_all(f, at, w->size);
}

/* Long division, from the highest place that the quotient can have: one that it does not
 * have is passed over. *divided: it has one; otherwise x is the remainder. */
static word remainder_of(formula *f, const real_format *r, const real *x, const real *y,
                         literal *divided) {
  uint32_t size = r->precision + 2;
  word rest = word_part(&x->significand, 0, size),
       by = word_part(&y->significand, 0, size);
  word apart = word_sub(f, &x->exponent, &y->exponent);
  *divided = LITERAL_FALSE;
  for (int64_t k = most_apart(r, x, y); k >= 0; k--) {
    *divided = formula_or(f, *divided, is_number(f, &apart, k));
    word less = word_sub(f, &rest, &by);
    literal fits = formula_and(f, *divided, literal_not(word_top(&less)));
    rest = word_ite(f, fits, &less, &rest);
    word twice = doubled(&rest);
    if (k)
      rest = word_ite(f, *divided, &twice, &rest);
  }
  return word_part(&rest, 0, r->precision);
}

bits reals_rem(bits_context *c, const real_format *r, bits a, bits b) {
  formula *f = c->graph;
  real x = real_unpack(c, r, a), y = real_unpack(c, r, b);
  literal divided, either = formula_or(f, x.nan, y.nan);
  word rest = remainder_of(f, r, &x, &y, &divided), shifted;
  real_special s = {.nan = formula_or(f, either, formula_or(f, x.infinite, y.zero)),
                    .infinite = LITERAL_FALSE,
                    .sign = x.sign};
  s.zero =
      formula_or(f, x.zero, formula_and(f, divided, literal_not(word_any(f, &rest))));
  word significand = word_normalise(f, &rest, &shifted);
  shifted = word_part(&shifted, 0, REAL_EXPONENT);
  word exponent = word_sub(f, &y.exponent, &shifted);
  word magnitude = real_rounded(f, r, &exponent, &significand);
  magnitude = word_ite(f, divided, &magnitude, &x.magnitude);
  return real_choose(c, r, &s, &magnitude, x.sign);
}

/* Products and sums in one. */

/* In the order of the numbers, for all that have a significand of this size. */
static word order_of(const real *x) {
  word exponent = x->exponent;
  exponent.at[REAL_EXPONENT - 1] = literal_not(exponent.at[REAL_EXPONENT - 1]);
  return word_join(&x->significand, &exponent);
}

bits reals_fma(bits_context *c, const real_format *r, bits a, bits b, bits added) {
  formula *f = c->graph;
  real x = real_unpack(c, r, a), y = real_unpack(c, r, b), z = real_unpack(c, r, added);
  real product = real_product(f, &x, &y);
  word zeros = word_constant(0, product.significand.size - z.significand.size);
  z.significand = word_join(&zeros, &z.significand);
  product.magnitude = order_of(&product);
  z.magnitude = order_of(&z);
  return real_sum(c, r, &product, &z);
}
