/* Inside of the bit-vectors: reading a stored vector in place, one full adder,
 * and the summation of columns. Only bits_*.c and sum.c include this. */
#ifndef FORMULA_BITS_VIEW_H
#define FORMULA_BITS_VIEW_H

#include "formula/bits.h"

/* A stored vector, or a buffer read as one. Stored literals never move. */
typedef struct bits_view {
  const literal *bit;
  uint32_t count; /* at least 1 */
} bits_view;

bits_view bits_view_of(const bits_context *, bits);

static inline literal bits_view_get(bits_view v, uint32_t i) {
  return v.bit[i < v.count ? i : v.count - 1];
}
static inline literal bits_view_top(bits_view v) {
  return v.bit[v.count - 1];
}

/* `value` modulo 2^width, as a signed number. */
static inline int64_t bits_wrap_constant(bits_width width, uint64_t value) {
  return width == BITS_INT ? (int64_t)(int32_t)(uint32_t)value : (int64_t)value;
}

/* The two outputs of a full adder. */
literal bits_parity(formula *, literal, literal, literal);
literal bits_majority(formula *, literal, literal, literal);

/* out[0..count) := a + b + carry, or a + not b + carry when `complement`. */
void bits_ripple(formula *, literal *out, uint32_t count, bits_view a, bits_view b,
                 bool complement, literal carry);

/* All values between two bounds, while they fit into 64 bits. */
typedef struct bits_range {
  bool known;
  int64_t low, high;
} bits_range;

bits_range bits_range_of(bits_view);
bits_range bits_range_add(bits_range, bits_range);
bits_range bits_range_multiply(bits_range, bits_range);
bool bits_range_fits(bits_range, bits_width);

/* A sum of many weighted literals, column by column; one at a time per context.
 *
 *     bits_columns sum = bits_columns_begin(ctx, BITS_INT, range);
 *     bits_columns_add(&sum, weight, l, negative);       +- 2^weight * l
 *     bits v = bits_columns_end(&sum);
 *
 * The caller vouches that the sum lies in the range, where it is known. */
typedef struct bits_columns {
  bits_context *ctx;
  uint64_t constant; /* what the constant parts add up to */
  uint32_t count;    /* of columns */
  bool extended;     /* whether `sign` stands above the columns */
  literal sign;
} bits_columns;

bits_columns bits_columns_begin(bits_context *, bits_width, bits_range);
void bits_columns_add(bits_columns *, uint32_t weight, literal, bool negative);
bits bits_columns_end(bits_columns *);

#endif
