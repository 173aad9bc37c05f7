/* Circuits of IEEE 754 arithmetic.
 *
 * An operand is unpacked into sign, exponent and a significand whose highest bit is 1,
 * subnormal ones shifted up. An exact or sticky result of that form is rounded in one
 * place: below the least exponent it is shifted down first; the packed number plus the
 * round bit then carries into the exponent, and from the largest into infinity. */
#include "formula/reals_parts.h"

#include <assert.h>

const real_format REAL_FLOAT = {8, 24}, REAL_DOUBLE = {11, 53};

uint32_t real_bias(const real_format *r) {
  return (1u << (r->exponent - 1)) - 1;
}

word real_exponent(int64_t v) {
  return word_constant((uint64_t)v, REAL_EXPONENT);
}

static word raw(bits_context *c, bits v, uint32_t size) {
  word w = {.size = size};
  for (uint32_t k = 0; k < size; k++)
    w.at[k] = bits_get(c, v, k);
  return w;
}

real real_unpack(bits_context *c, const real_format *r, bits v) {
  formula *f = c->graph;
  uint32_t p = r->precision;
  word all = raw(c, v, r->exponent + p);
  word fraction = word_part(&all, 0, p - 1), field = word_part(&all, p - 1, r->exponent);
  literal normal = word_any(f, &field), ones = word_all(f, &field),
          some = word_any(f, &fraction);
  real x = {.sign = word_top(&all),
            .nan = formula_and(f, ones, some),
            .infinite = formula_and(f, ones, literal_not(some)),
            .zero = literal_not(formula_or(f, normal, some)),
            .magnitude = word_part(&all, 0, all.size - 1)};
  word hidden = {.size = 1, .at = {normal}}, shifted;
  word significand = word_join(&fraction, &hidden);
  x.significand = word_normalise(f, &significand, &shifted);
  field.at[0] = formula_or(f, field.at[0], literal_not(normal));
  word exponent = word_part(&field, 0, REAL_EXPONENT),
       offset = real_exponent(real_bias(r));
  exponent = word_sub(f, &exponent, &offset);
  shifted = word_part(&shifted, 0, REAL_EXPONENT);
  x.exponent = word_sub(f, &exponent, &shifted);
  return x;
}

/* What is packed, as bits of an integer. */
static bits packed(bits_context *c, const word *magnitude, literal sign) {
  word w = *magnitude;
  w.at[w.size++] = sign;
  return bits_mk(c, w.at, w.size);
}

static word infinity(const real_format *r) {
  return word_constant(((UINT64_C(1) << r->exponent) - 1) << (r->precision - 1),
                       r->exponent + r->precision - 1);
}

static word not_a_number(const real_format *r) {
  word w = infinity(r);
  w.at[r->precision - 2] = LITERAL_TRUE;
  return w;
}

bits real_choose(bits_context *c, const real_format *r, const real_special *s,
                 const word *rounded, literal sign) {
  formula *f = c->graph;
  word nan = not_a_number(r), inf = infinity(r), zero = word_constant(0, inf.size);
  word w = word_ite(f, s->zero, &zero, rounded);
  w = word_ite(f, s->infinite, &inf, &w);
  w = word_ite(f, s->nan, &nan, &w);
  literal is_special = formula_or(f, s->infinite, s->zero);
  sign = formula_ite(f, is_special, s->sign, sign);
  return packed(c, &w, formula_and(f, sign, literal_not(s->nan)));
}

word real_rounded(formula *f, const real_format *r, const word *exponent,
                  const word *significand) {
  uint32_t p = r->precision;
  word least = real_exponent(1 - (int64_t)real_bias(r)),
       offset = real_exponent(real_bias(r)), none = real_exponent(0);
  word pad = word_constant(0, significand->size < p + 2 ? p + 2 - significand->size : 0);
  word all = word_join(&pad, significand);
  word below = word_sub(f, &least, exponent);
  literal tiny = formula_and(f, literal_not(word_top(&below)), word_any(f, &below));
  below = word_ite(f, tiny, &below, &none);
  all = word_shift_right(f, &all, &below);
  word kept = word_part(&all, all.size - p, p - 1),
       rest = word_part(&all, 0, all.size - p - 1);
  word biased = word_add(f, exponent, &offset, LITERAL_FALSE);
  biased = word_ite(f, tiny, &none, &biased);
  literal half = all.at[all.size - p - 1], odd = kept.at[0];
  literal up = formula_and(f, half, formula_or(f, word_any(f, &rest), odd));
  word magnitude = word_join(&kept, &biased), zero = word_constant(0, magnitude.size);
  magnitude = word_add(f, &magnitude, &zero, up);
  word top = real_exponent((1 << r->exponent) - 1), large = infinity(r);
  literal overflow = literal_not(word_less(f, &biased, &top));
  magnitude = word_part(&magnitude, 0, large.size);
  return word_ite(f, overflow, &large, &magnitude);
}

/* Sums. */

/* Three bits more than the precision: what is lost further down is in the last. */
static word aligned(formula *f, const real *x, const word *exponent, const word *to) {
  word zeros = word_constant(0, 3), apart = word_sub(f, to, exponent);
  word wide = word_join(&zeros, &x->significand);
  return word_shift_right(f, &wide, &apart);
}

static real larger(formula *f, literal first, const real *a, const real *b) {
  return (real){.sign = formula_ite(f, first, a->sign, b->sign),
                .exponent = word_ite(f, first, &a->exponent, &b->exponent),
                .significand = word_ite(f, first, &a->significand, &b->significand)};
}

bits real_sum(bits_context *c, const real_format *r, const real *a, const real *b) {
  formula *f = c->graph;
  literal first = literal_not(word_less(f, &a->magnitude, &b->magnitude));
  first = formula_or(f, b->zero, formula_and(f, first, literal_not(a->zero)));
  real x = larger(f, first, a, b), y = larger(f, literal_not(first), a, b);
  literal differ = formula_xor(f, a->sign, b->sign);
  literal none = formula_or(f, a->zero, b->zero); /* then the larger is the sum */
  word high = aligned(f, &x, &x.exponent, &x.exponent);
  word low = aligned(f, &y, &y.exponent, &x.exponent),
       nothing = word_constant(0, low.size);
  low = word_ite(f, none, &nothing, &low);
  high = word_part(&high, 0, high.size + 1);
  low = word_part(&low, 0, low.size + 1);
  word more = word_add(f, &high, &low, LITERAL_FALSE), less = word_sub(f, &high, &low);
  word total = word_ite(f, differ, &less, &more), shifted;
  literal cancelled = literal_not(word_any(f, &total));
  word significand = word_normalise(f, &total, &shifted);
  word one = real_exponent(1), exponent = word_add(f, &x.exponent, &one, LITERAL_FALSE);
  shifted = word_part(&shifted, 0, REAL_EXPONENT);
  exponent = word_sub(f, &exponent, &shifted);
  literal opposite = formula_and(f, formula_and(f, a->infinite, b->infinite), differ);
  real_special s = {.nan = formula_or(f, formula_or(f, a->nan, b->nan), opposite),
                    .infinite = formula_or(f, a->infinite, b->infinite),
                    .zero = formula_or(f, cancelled, formula_and(f, a->zero, b->zero))};
  literal both = formula_and(f, a->sign, b->sign);
  literal of_infinite = formula_ite(f, a->infinite, a->sign, b->sign);
  s.sign = formula_ite(f, s.infinite, of_infinite, both);
  word magnitude = real_rounded(f, r, &exponent, &significand);
  return real_choose(c, r, &s, &magnitude, x.sign);
}

/* The order of the operands does not matter: where they are the same, so is the circuit.
 */
static void put_in_order(bits *a, bits *b) {
  bits first = *a < *b ? *a : *b;
  *b = *a < *b ? *b : *a;
  *a = first;
}

bits reals_add(bits_context *c, const real_format *r, bits a, bits b) {
  put_in_order(&a, &b);
  real x = real_unpack(c, r, a), y = real_unpack(c, r, b);
  return real_sum(c, r, &x, &y);
}

bits reals_sub(bits_context *c, const real_format *r, bits a, bits b) {
  real x = real_unpack(c, r, a), y = real_unpack(c, r, b);
  y.sign = literal_not(y.sign);
  return real_sum(c, r, &x, &y);
}

/* Products and quotients. */

real real_product(formula *f, const real *x, const real *y) {
  word product = word_mul(f, &x->significand, &y->significand), shifted;
  literal odd = formula_or(f, formula_and(f, x->infinite, y->zero),
                           formula_and(f, x->zero, y->infinite));
  real p = {.sign = formula_xor(f, x->sign, y->sign),
            .nan = formula_or(f, formula_or(f, x->nan, y->nan), odd),
            .infinite = formula_or(f, x->infinite, y->infinite),
            .zero = formula_or(f, x->zero, y->zero)};
  p.significand = word_normalise(f, &product, &shifted);
  p.exponent = word_add(f, &x->exponent, &y->exponent, literal_not(shifted.at[0]));
  return p;
}

bits reals_mul(bits_context *c, const real_format *r, bits a, bits b) {
  put_in_order(&a, &b);
  real x = real_unpack(c, r, a), y = real_unpack(c, r, b);
  real p = real_product(c->graph, &x, &y);
  real_special s = {p.nan, p.infinite, p.zero, p.sign};
  word magnitude = real_rounded(c->graph, r, &p.exponent, &p.significand);
  return real_choose(c, r, &s, &magnitude, p.sign);
}

/* Bit by bit; two more than the precision, and one for what is left. */
static word quotient(formula *f, const word *a, const word *b) {
  uint32_t count = a->size + 2;
  word q = word_constant(0, count + 1), rest = word_part(a, 0, a->size + 2),
       by = word_part(b, 0, b->size + 2);
  for (uint32_t k = count; k > 0; k--) {
    word less = word_sub(f, &rest, &by);
    q.at[k] = literal_not(word_top(&less));
    rest = word_ite(f, q.at[k], &less, &rest);
    word zero = word_constant(0, 1), low = word_part(&rest, 0, rest.size - 1);
    rest = word_join(&zero, &low);
  }
  q.at[0] = word_any(f, &rest);
  return q;
}

bits reals_div(bits_context *c, const real_format *r, bits a, bits b) {
  formula *f = c->graph;
  real x = real_unpack(c, r, a), y = real_unpack(c, r, b);
  word q = quotient(f, &x.significand, &y.significand), shifted;
  word significand = word_normalise(f, &q, &shifted);
  word exponent = word_sub(f, &x.exponent, &y.exponent);
  shifted = word_part(&shifted, 0, REAL_EXPONENT);
  exponent = word_sub(f, &exponent, &shifted);
  literal odd = formula_or(f, formula_and(f, x.infinite, y.infinite),
                           formula_and(f, x.zero, y.zero));
  real_special s = {.nan = formula_or(f, formula_or(f, x.nan, y.nan), odd),
                    .infinite = formula_or(f, x.infinite, y.zero),
                    .zero = formula_or(f, x.zero, y.infinite),
                    .sign = formula_xor(f, x.sign, y.sign)};
  word magnitude = real_rounded(f, r, &exponent, &significand);
  return real_choose(c, r, &s, &magnitude, s.sign);
}

bits reals_neg(bits_context *c, const real_format *r, bits a) {
  word w = raw(c, a, r->exponent + r->precision);
  w.at[w.size - 1] = literal_not(w.at[w.size - 1]);
  return bits_mk(c, w.at, w.size);
}

bits reals_compare(bits_context *c, const real_format *r, bits a, bits b,
                   int32_t unordered) {
  formula *f = c->graph;
  real x = real_unpack(c, r, a), y = real_unpack(c, r, b);
  literal below = word_less(f, &x.magnitude, &y.magnitude);
  literal above = word_less(f, &y.magnitude, &x.magnitude);
  literal zeros = formula_and(f, x.zero, y.zero);
  literal differ = formula_xor(f, x.sign, y.sign);
  literal same = formula_or(
      f, zeros, literal_not(formula_or(f, differ, formula_or(f, below, above))));
  literal less = formula_ite(f, differ, x.sign, formula_ite(f, x.sign, above, below));
  bits ordered = bits_ite(c, less, bits_constant(c, -1), bits_constant(c, 1));
  ordered = bits_ite(c, same, bits_constant(c, 0), ordered);
  return bits_ite(c, formula_or(f, x.nan, y.nan), bits_constant(c, unordered), ordered);
}

/* Conversions. */

bits reals_from_integer(bits_context *c, const real_format *r, bits a) {
  formula *f = c->graph;
  literal sign = bits_get(c, a, 63);
  uint32_t size = bits_length(c, a);
  word w = raw(c, a, size), zero = word_constant(0, size);
  word negated = word_sub(f, &zero, &w), shifted, top = real_exponent((int64_t)size - 1);
  word magnitude = word_ite(f, sign, &negated, &w);
  word significand = word_normalise(f, &magnitude, &shifted);
  shifted = word_part(&shifted, 0, REAL_EXPONENT);
  word exponent = word_sub(f, &top, &shifted);
  real_special s = {.nan = LITERAL_FALSE,
                    .infinite = LITERAL_FALSE,
                    .zero = literal_not(word_any(f, &w)),
                    .sign = LITERAL_FALSE};
  word result = real_rounded(f, r, &exponent, &significand);
  return real_choose(c, r, &s, &result, sign);
}

bits reals_to_integer(bits_context *c, const real_format *r, bits_width width, bits a) {
  formula *f = c->graph;
  uint32_t size = width == BITS_INT ? 32 : 64, p = r->precision;
  real x = real_unpack(c, r, a);
  word most = real_exponent((int64_t)size - 1),
       wide = word_part(&x.significand, 0, size + p);
  literal fraction = formula_or(f, word_top(&x.exponent), x.zero); /* below 1 */
  literal beyond = formula_and(f, literal_not(fraction),
                               literal_not(word_less(f, &x.exponent, &most)));
  word count = word_part(&x.exponent, 0, 6);
  wide = word_shift_left(f, &wide, &count);
  word whole = word_part(&wide, p - 1, size), zero = word_constant(0, size);
  word negated = word_sub(f, &zero, &whole);
  whole = word_ite(f, x.sign, &negated, &whole);
  word limit = word_constant(0, size);
  for (uint32_t k = 0; k < size; k++)
    limit.at[k] = k + 1 == size ? x.sign : literal_not(x.sign);
  whole = word_ite(f, beyond, &limit, &whole);
  literal none = formula_or(f, x.nan, fraction);
  whole = word_ite(f, none, &zero, &whole);
  return bits_mk(c, whole.at, size);
}

bits reals_convert(bits_context *c, const real_format *from, const real_format *to,
                   bits a) {
  formula *f = c->graph;
  real x = real_unpack(c, from, a);
  real_special s = {x.nan, x.infinite, x.zero, x.sign};
  word magnitude = real_rounded(f, to, &x.exponent, &x.significand);
  return real_choose(c, to, &s, &magnitude, x.sign);
}
