/* Floating point as circuits: the arithmetic of IEEE 754 on the bits of its numbers,
 * rounded to nearest, ties to even, as Java has it.
 *
 *     bits sum = reals_add(&ctx, &REAL_DOUBLE, x, y);          raw bits, as in a long
 *
 * A result that is not a number is always the same one, Java's own. */
#ifndef FORMULA_REALS_H
#define FORMULA_REALS_H

#include "formula/bits.h"

typedef struct real_format {
  uint32_t exponent;  /* bits of it */
  uint32_t precision; /* bits of the significand, the hidden one included */
} real_format;

extern const real_format REAL_FLOAT, REAL_DOUBLE;

bits reals_add(bits_context *, const real_format *, bits, bits);
bits reals_sub(bits_context *, const real_format *, bits, bits);
bits reals_mul(bits_context *, const real_format *, bits, bits);
bits reals_div(bits_context *, const real_format *, bits, bits);
/* Java's %, of which the sign is the first's. As many steps as exponents can differ: a
 * constant to divide by makes it smaller. */
bits reals_rem(bits_context *, const real_format *, bits, bits);
/* The first two multiplied, and the third added, rounded once. */
bits reals_fma(bits_context *, const real_format *, bits, bits, bits);
bits reals_neg(bits_context *, const real_format *, bits);
/* -1, 0, 1; `unordered` where one is not a number. */
bits reals_compare(bits_context *, const real_format *, bits, bits, int32_t unordered);

bits reals_from_integer(bits_context *, const real_format *, bits);
/* Towards zero, saturated; not a number: 0. */
bits reals_to_integer(bits_context *, const real_format *, bits_width, bits);
bits reals_convert(bits_context *, const real_format *from, const real_format *to, bits);

#endif
