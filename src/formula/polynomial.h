/* Numbers as polynomials over other numbers, modulo 2^width.
 *
 * Java's arithmetic is a ring: (a + b) + c and a + (b + c), 31 * (31 * a + b) and
 * 961 * a + 31 * b, (x + 1) * (x - 1) and x * x - 1 are the same number, whatever wraps.
 * As circuits they have nothing in common, and that they are equal is among the hardest
 * questions for a solver. So a sum or product is looked for by its polynomial first:
 *
 *     polynomial p;
 *     polynomial_product(ctx, BITS_INT, v, w, &p);
 *     bits known = polynomial_find(ctx, &p);
 *     if (known == BITS_NONE)
 *       polynomial_note(ctx, &p, known = ... the circuit ...);
 *
 * A vector whose polynomial is not known is a variable of others'. What has too many terms,
 * or too many factors in one, is found by nobody: it stays what its circuit is.
 *
 * A vector that fits the width and one with the same polynomial are the same number: both
 * lie within the width's range, and they are equal modulo 2^width. */
#ifndef FORMULA_POLYNOMIAL_H
#define FORMULA_POLYNOMIAL_H

#include "formula/bits.h"

enum { POLYNOMIAL_FACTORS = 3, POLYNOMIAL_TERMS = 8 };

typedef struct polynomial_term {
  uint64_t coefficient;             /* not 0; modulo 2^width */
  bits factors[POLYNOMIAL_FACTORS]; /* descending, BITS_NONE behind the last */
} polynomial_term;

typedef struct polynomial {
  bits_width width;
  bool is_known; /* it has no more terms and factors than there is room for */
  uint64_t constant;
  uint32_t count;
  polynomial_term terms[POLYNOMIAL_TERMS]; /* in the order of their factors */
} polynomial;

void polynomial_of(const bits_context *, bits_width, bits, polynomial *);
void polynomial_add(polynomial *to, bool minus, const polynomial *); /* of one width */
void polynomial_product(const bits_context *, bits_width, bits v, bits w, polynomial *);

/* The vector; BITS_NONE: there is none yet, or it is not known. */
bits polynomial_find(bits_context *, const polynomial *);
/* The vector is this polynomial's. */
void polynomial_note(bits_context *, const polynomial *, bits);

struct polynomials; /* of a context */
void polynomials_delete(struct polynomials *);

#endif
