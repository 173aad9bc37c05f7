/* Linear terms in normal form: ascending positive guards, coefficients non-zero
 * and reduced modulo 2^width to signed numbers. Negated guards leave it by
 *     c * !g = c - c * g
 * so g and !g cancel too. Equality subtracts and asks for zero; less-than does so
 * only where neither side can wrap, as the difference of wrapped numbers says
 * nothing about their order. */
#include "formula/sum.h"

#include "formula/bits_view.h"

#include <string.h>

static int64_t wrap(const sum *s, uint64_t value) {
  return bits_wrap_constant(s->width, value);
}

static int64_t times(const sum *s, int64_t a, int64_t b) {
  return wrap(s, (uint64_t)a * (uint64_t)b);
}

static int64_t plus(const sum *s, int64_t a, int64_t b) {
  return wrap(s, (uint64_t)a + (uint64_t)b);
}

void sum_init(sum *s, bits_width width) {
  assert(width == BITS_INT || width == BITS_LONG);
  *s = (sum){.width = width};
}

void sum_release(sum *s) {
  vec_release(&s->summands);
}

void sum_clear(sum *s) {
  vec_clear(&s->summands);
  s->constant = 0;
}

void sum_add_constant(sum *s, int64_t value) {
  s->constant = plus(s, s->constant, wrap(s, (uint64_t)value));
}

/* The place of the guard, or where it belongs. */
static uint32_t place_of(const sum *s, literal guard) {
  uint32_t low = 0, high = s->summands.size;
  if (high && s->summands.data[high - 1].guard < guard)
    return high;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (s->summands.data[middle].guard < guard)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

void sum_add_literal(sum *s, int64_t coefficient, literal guard) {
  coefficient = wrap(s, (uint64_t)coefficient);
  if (literal_is_negated(guard)) { /* TRUE is the negation of FALSE */
    s->constant = plus(s, s->constant, coefficient);
    coefficient = times(s, coefficient, -1);
    guard = literal_not(guard);
  }
  if (coefficient == 0 || guard == LITERAL_FALSE)
    return;
  uint32_t at = place_of(s, guard), behind = s->summands.size - at;
  if (behind && s->summands.data[at].guard == guard) {
    summand *old = &s->summands.data[at];
    old->coefficient = plus(s, old->coefficient, coefficient);
    if (old->coefficient == 0) {
      memmove(old, old + 1, (behind - 1) * sizeof *old);
      s->summands.size--;
    }
    return;
  }
  summand added = {.guard = guard, .coefficient = coefficient};
  vec_push(&s->summands, added);
  summand *to = &s->summands.data[at];
  memmove(to + 1, to, behind * sizeof *to);
  *to = added;
  assert(at == 0 || to[-1].guard < guard);
  assert(!behind || guard < to[1].guard);
}

void sum_add_bits(const bits_context *ctx, sum *s, int64_t coefficient, bits v) {
  bits_view a = bits_view_of(ctx, v);
  assert(a.count <= s->width && "the vector fits the width");
  for (uint32_t i = 0; i < a.count; i++) {
    uint64_t weight = (uint64_t)coefficient << i;
    sum_add_literal(s, (int64_t)(i + 1 == a.count ? 0 - weight : weight), a.bit[i]);
  }
}

/* The guard at place i; past the end, one above all others. */
static literal guard_at(const sum *s, uint32_t i) {
  return i < s->summands.size ? s->summands.data[i].guard : UINT32_MAX;
}

/* Merges two ascending lists. */
void sum_add(sum *s, int64_t coefficient, const sum *other) {
  assert(s != other && s->width == other->width);
  sum merged = {.width = s->width};
  merged.constant = plus(s, s->constant, times(s, coefficient, other->constant));
  vec_reserve(&merged.summands, s->summands.size + other->summands.size);
  for (uint32_t i = 0, j = 0; i < s->summands.size || j < other->summands.size;) {
    literal a = guard_at(s, i), b = guard_at(other, j);
    summand next = {.guard = a < b ? a : b};
    assert(!literal_is_negated(next.guard) && "guards are normal");
    if (a == next.guard)
      next.coefficient = s->summands.data[i++].coefficient;
    if (b == next.guard) {
      int64_t product = times(s, coefficient, other->summands.data[j++].coefficient);
      next.coefficient = plus(s, next.coefficient, product);
    }
    if (next.coefficient != 0)
      vec_push(&merged.summands, next);
  }
  vec_release(&s->summands);
  *s = merged;
}

void sum_scale(sum *s, int64_t factor) {
  uint32_t kept = 0;
  s->constant = times(s, s->constant, factor);
  vec_each (summand, x, &s->summands) {
    x->coefficient = times(s, x->coefficient, factor);
    if (x->coefficient != 0)
      s->summands.data[kept++] = *x;
  }
  s->summands.size = kept;
}

void sum_guard(bits_context *ctx, sum *s, literal guard) {
  sum out = {.width = s->width};
  sum_add_literal(&out, s->constant, guard);
  vec_each (summand, x, &s->summands)
    sum_add_literal(&out, x->coefficient, formula_and(ctx->graph, guard, x->guard));
  vec_release(&s->summands);
  *s = out;
}

/* otherwise + condition * (then - otherwise) */
void sum_ite(bits_context *ctx, sum *out, literal condition, const sum *then,
             const sum *otherwise) {
  assert(out != then && out != otherwise && out->width == then->width);
  sum_clear(out);
  sum_add(out, 1, then);
  sum_add(out, -1, otherwise);
  sum_guard(ctx, out, condition);
  sum_add(out, 1, otherwise);
}

/* Of the exact sum, before wrapping. */
static bits_range range_of(const sum *s) {
  bits_range range = {true, s->constant, s->constant};
  vec_each (summand, x, &s->summands) {
    bits_range one = {true, x->coefficient < 0 ? x->coefficient : 0,
                      x->coefficient > 0 ? x->coefficient : 0};
    range = bits_range_add(range, one);
  }
  return range;
}

bits sum_to_bits(bits_context *ctx, const sum *s) {
  bits_columns columns = bits_columns_begin(ctx, s->width, range_of(s));
  for (uint32_t i = 0; i < BITS_MOST; i++)
    if ((uint64_t)s->constant >> i & 1)
      bits_columns_add(&columns, i, LITERAL_TRUE, false);
  vec_each (summand, x, &s->summands) {
    bool negative = x->coefficient < 0;
    uint64_t size = negative ? 0 - (uint64_t)x->coefficient : (uint64_t)x->coefficient;
    for (uint32_t i = 0; i < BITS_MOST; i++)
      if (size >> i & 1)
        bits_columns_add(&columns, i, x->guard, negative);
  }
  return bits_columns_end(&columns);
}

bool sum_to_constant(const sum *s, int64_t *value) {
  *value = s->constant;
  return s->summands.size == 0;
}

/* The summands of one sign, as a positive number where the width has it. */
static bits part_to_bits(bits_context *ctx, const sum *s, int64_t sign) {
  sum part;
  sum_init(&part, s->width);
  if ((s->constant > 0) == (sign > 0))
    sum_add_constant(&part, times(s, sign, s->constant));
  vec_each (summand, x, &s->summands) {
    if ((x->coefficient > 0) == (sign > 0))
      sum_add_literal(&part, times(s, sign, x->coefficient), x->guard);
  }
  bits v = sum_to_bits(ctx, &part);
  sum_release(&part);
  return v;
}

/* Compares s with 0 by its positive and its negated negative part: comparing two
 * short vectors is cheaper than subtracting them. */
static literal compare_parts(bits_context *ctx, const sum *s,
                             literal compare(bits_context *, bits, bits)) {
  bits positive = part_to_bits(ctx, s, 1), negative = part_to_bits(ctx, s, -1);
  return compare(ctx, positive, negative);
}

literal sum_is_zero(bits_context *ctx, const sum *s) {
  bits_range range = range_of(s);
  if (bits_range_fits(range, s->width) && (range.low > 0 || range.high < 0))
    return LITERAL_FALSE;
  return compare_parts(ctx, s, bits_eq);
}

static sum difference(const sum *a, const sum *b, bits_width width) {
  sum d, left = *a, right = *b; /* the copies borrow their summands */
  sum_init(&d, width);
  left.width = right.width = width;
  sum_add(&d, 1, &left);
  sum_add(&d, -1, &right);
  return d;
}

literal sum_eq(bits_context *ctx, const sum *a, const sum *b) {
  assert(a->width == b->width);
  sum d = difference(a, b, a->width);
  literal equal = sum_is_zero(ctx, &d);
  sum_release(&d);
  return equal;
}

/* Whether no partial sum wraps, nor any of its difference from another such sum
 * when computed as a long. */
static bool is_exact(const sum *s) {
  const int64_t limit = (int64_t)1 << 60;
  bits_range range = range_of(s);
  return bits_range_fits(range, s->width) && range.low >= -limit && range.high <= limit;
}

literal sum_lt(bits_context *ctx, const sum *a, const sum *b) {
  assert(a->width == b->width);
  if (!is_exact(a) || !is_exact(b)) {
    bits v = sum_to_bits(ctx, a), w = sum_to_bits(ctx, b);
    return bits_lt(ctx, v, w);
  }
  sum d = difference(a, b, BITS_LONG);
  bits_range range = range_of(&d);
  assert(range.known && "far from overflow");
  literal less = range.high < 0   ? LITERAL_TRUE
                 : range.low >= 0 ? LITERAL_FALSE
                                  : compare_parts(ctx, &d, bits_lt);
  sum_release(&d);
  return less;
}

literal sum_le(bits_context *ctx, const sum *a, const sum *b) {
  return literal_not(sum_lt(ctx, b, a));
}
