/* What circuits of floating point are made of: a number taken apart, and put together
 * again. Inside of formula/. */
#ifndef FORMULA_REALS_PARTS_H
#define FORMULA_REALS_PARTS_H

#include "formula/reals.h"
#include "formula/word.h"

enum { REAL_EXPONENT = 16 }; /* bits of exponents, signed, between operations */

typedef struct real {
  literal sign, nan, infinite, zero;
  word exponent;    /* of the highest bit */
  word significand; /* highest bit 1, unless it is zero */
  word magnitude; /* without the sign: greater where the number is; packed, so is this */
} real;

/* Where an operand or result is special; each but the first only if none before is. */
typedef struct real_special {
  literal nan, infinite, zero;
  literal sign; /* of infinity and zero */
} real_special;

uint32_t real_bias(const real_format *);
word real_exponent(int64_t);
real real_unpack(bits_context *, const real_format *, bits);
/* The magnitude of significand * 2^exponent, the highest bit of which is 1; its lowest
 * may stand for many. */
word real_rounded(formula *, const real_format *, const word *exponent,
                  const word *significand);
bits real_choose(bits_context *, const real_format *, const real_special *,
                 const word *rounded, literal sign);
/* The sum of two numbers, the significands of which have the same size, rounded to the
 * format. */
bits real_sum(bits_context *, const real_format *, const real *, const real *);
/* Exact: its significand is twice as large. */
real real_product(formula *, const real *, const real *);

#endif
