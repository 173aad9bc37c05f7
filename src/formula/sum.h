/* Linear terms: constant + sum of coefficient * literal, modulo 2^width.
 *
 * An integer that is only added, subtracted and compared can stay a sum. Equal
 * summands meet in one place and cancel before anything becomes adders, so that
 *
 *     sum size, count;                       size == number of nodes
 *     sum_init(&size, BITS_INT);
 *     sum_add_bits(&ctx, &size, 1, field);
 *     sum_init(&count, BITS_INT);
 *     sum_add_literal(&count, 1, reachable);           for each node
 *     literal holds = sum_eq(&ctx, &size, &count);
 *     sum_release(&size), sum_release(&count);
 *
 * before and after an insertion differ only in what the insertion changed. A
 * bit-vector enters as its literals, each with its power of two. Guards are free
 * to be replaced by the holder, who then adds them to a new sum.
 *
 * Meant for up to a few thousand summands. */
#ifndef FORMULA_SUM_H
#define FORMULA_SUM_H

#include "formula/bits.h"

typedef struct summand {
  literal guard;       /* not constant, not negated */
  int64_t coefficient; /* not 0, within the width */
} summand;

typedef struct sum {
  bits_width width;
  int64_t constant;         /* within the width */
  vector(summand) summands; /* guards ascending, each once */
} sum;

void sum_init(sum *, bits_width); /* 0 */
void sum_release(sum *);
void sum_clear(sum *); /* 0 again, keeps the room */

/* All add to the first sum; subtracting is adding with coefficient -1. */
void sum_add_constant(sum *, int64_t);
void sum_add_literal(sum *, int64_t coefficient, literal);
void sum_add_bits(const bits_context *, sum *, int64_t coefficient, bits);
void sum_add(sum *, int64_t coefficient, const sum *); /* of the same width */

void sum_scale(sum *, int64_t factor);                /* -1 negates */
void sum_guard(bits_context *, sum *, literal guard); /* 0 where the guard is false */

/* out := condition ? then : otherwise; `out` is neither. Summands common to both
 * sides stay as they are. */
void sum_ite(bits_context *, sum *out, literal condition, const sum *then,
             const sum *otherwise);

bits sum_to_bits(bits_context *, const sum *);
bool sum_to_constant(const sum *, int64_t *value);

/* Of the wrapped values, as Java compares them. */
literal sum_is_zero(bits_context *, const sum *);
literal sum_eq(bits_context *, const sum *, const sum *);
literal sum_lt(bits_context *, const sum *, const sum *);
literal sum_le(bits_context *, const sum *, const sum *);

#endif
