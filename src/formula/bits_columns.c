/* Sums of many weighted literals: cardinalities, linear terms, multiplication.
 *
 * Literals of the same weight wait in a column. From the lowest column upwards,
 * full adders turn three literals into one of the same weight and a carry for the
 * next column. Columns are queues, so sums and carries go to the back and the
 * adders form balanced trees; n literals cost fewer than n full adders.
 *
 * Subtraction is addition of the complement and a constant:
 *     -2^w * l  =  2^w * !l - 2^w
 * and all constants are gathered and enter at the end, one bit for each column.
 *
 * Everything is modulo 2^count. The range of the sum, which the caller knows,
 * says how many columns matter and whether the sign is constant. */
#include "formula/bits_view.h"

#include "base/sort.h"

bits_range bits_range_of(bits_view v) {
  assert(v.count >= 1 && v.count <= BITS_MOST);
  literal sign = bits_view_top(v);
  uint64_t weight = (uint64_t)1 << (v.count - 1); /* of the sign, negative */
  uint64_t low = sign == LITERAL_FALSE ? 0 : 0 - weight;
  uint64_t high = sign == LITERAL_TRUE ? 0 - weight : 0;
  for (uint32_t i = 0; i + 1 < v.count; i++) {
    low += (uint64_t)(v.bit[i] == LITERAL_TRUE) << i;
    high += (uint64_t)(v.bit[i] != LITERAL_FALSE) << i;
  }
  assert((int64_t)low <= (int64_t)high);
  return (bits_range){.known = true, .low = (int64_t)low, .high = (int64_t)high};
}

bits_range bits_range_add(bits_range a, bits_range b) {
  bits_range sum = {.known = a.known && b.known};
  if (__builtin_add_overflow(a.low, b.low, &sum.low) ||
      __builtin_add_overflow(a.high, b.high, &sum.high))
    sum.known = false;
  return sum;
}

bits_range bits_range_multiply(bits_range a, bits_range b) {
  int64_t ends[4];
  bits_range product = {.known = a.known && b.known};
  if (__builtin_mul_overflow(a.low, b.low, &ends[0]) ||
      __builtin_mul_overflow(a.low, b.high, &ends[1]) ||
      __builtin_mul_overflow(a.high, b.low, &ends[2]) ||
      __builtin_mul_overflow(a.high, b.high, &ends[3]))
    product.known = false;
  if (!product.known)
    return product;
  product.low = product.high = ends[0];
  for (uint32_t i = 1; i < 4; i++) {
    product.low = ends[i] < product.low ? ends[i] : product.low;
    product.high = ends[i] > product.high ? ends[i] : product.high;
  }
  return product;
}

bool bits_range_fits(bits_range range, bits_width width) {
  return range.known &&
         (width == BITS_LONG || (range.low >= INT32_MIN && range.high <= INT32_MAX));
}

/* How many bits below the sign tell the numbers 0..n apart. */
static uint32_t digits(uint64_t n) {
  uint32_t count = 0;
  for (; n; n >>= 1)
    count++;
  return count;
}

bits_columns bits_columns_begin(bits_context *ctx, bits_width width, bits_range range) {
  bits_columns sum = {.ctx = ctx, .count = width};
  if (bits_range_fits(range, width)) {
    assert(range.low <= range.high && "a range is not empty");
    uint32_t below = digits(range.low < 0 ? ~(uint64_t)range.low : (uint64_t)range.low);
    uint32_t above =
        digits(range.high < 0 ? ~(uint64_t)range.high : (uint64_t)range.high);
    sum.extended = (range.low < 0) == (range.high < 0);
    sum.sign = literal_of(range.low < 0);
    sum.count = (below > above ? below : above) + !sum.extended;
  }
  assert(sum.count + sum.extended <= (uint32_t)width);
  for (uint32_t i = 0; i < sum.count; i++)
    vec_clear(&ctx->columns[i]);
  return sum;
}

void bits_columns_add(bits_columns *sum, uint32_t weight, literal l, bool negative) {
  assert(sum->count <= BITS_MOST);
  if (weight >= sum->count || l == LITERAL_FALSE)
    return;
  uint64_t value = (uint64_t)1 << weight;
  if (l == LITERAL_TRUE) {
    sum->constant += negative ? 0 - value : value;
    return;
  }
  vec_push(&sum->ctx->columns[weight], literal_not_if(l, negative));
  if (negative)
    sum->constant -= value;
}

/* Adds up column i and gives its bit; the carries go to the next column. */
static literal reduce(bits_columns *sum, uint32_t i) {
  formula *f = sum->ctx->graph;
  literal_vector *column = &sum->ctx->columns[i];
  literal_vector *next = i + 1 < sum->count ? column + 1 : NULL;
  literal constant = literal_of(sum->constant >> i & 1);
  uint32_t head = 0;
  while (column->size - head > 2) {
    literal a = column->data[head], b = column->data[head + 1],
            c = column->data[head + 2];
    head += 3;
    literal parity = bits_parity(f, a, b, c);
    if (next)
      vec_push(next, bits_majority(f, a, b, c));
    vec_push(column, parity);
  }
  assert(head <= column->size && column->size - head <= 2);
  literal a = column->size > head ? column->data[head] : LITERAL_FALSE;
  literal b = column->size > head + 1 ? column->data[head + 1] : LITERAL_FALSE;
  literal parity = bits_parity(f, a, b, constant);
  literal carry = next ? bits_majority(f, a, b, constant) : LITERAL_FALSE;
  if (carry != LITERAL_FALSE)
    vec_push(next, carry);
  return parity;
}

bits bits_columns_end(bits_columns *sum) {
  literal out[BITS_MOST];
  uint32_t count = sum->count;
  for (uint32_t i = 0; i < count; i++)
    out[i] = reduce(sum, i);
  if (sum->extended)
    out[count++] = sum->sign;
  return bits_mk(sum->ctx, out, count);
}

bits bits_cardinality(bits_context *ctx, const literal *set, size_t count) {
  assert(count <= INT32_MAX && "the number is an int");
  bits_range range = {.known = true};
  for (size_t i = 0; i < count; i++)
    range.high += set[i] != LITERAL_FALSE;
  bits_columns sum = bits_columns_begin(ctx, BITS_INT, range);
  for (size_t i = 0; i < count; i++)
    bits_columns_add(&sum, 0, set[i], false);
  if (sum.count > 0)
    sort_numbers(ctx->columns[0].data, ctx->columns[0].size);
  return bits_columns_end(&sum);
}
