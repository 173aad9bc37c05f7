/* Java's arithmetic in careful unsigned C, for tests. Values are int64_t, an int is
 * sign-extended; all operations take the width, 32 or 64, and two operands. */
#ifndef UNIT_JAVA_ARITHMETIC_H
#define UNIT_JAVA_ARITHMETIC_H

#include <stdint.h>

static inline int64_t wrap(int width, uint64_t x) {
  if (width == 64)
    return (int64_t)x;
  x &= 0xFFFFFFFFu;
  return x & 0x80000000u ? -(int64_t)(0x100000000u - x) : (int64_t)x;
}
static inline int64_t java_add(int w, int64_t a, int64_t b) {
  return wrap(w, (uint64_t)a + (uint64_t)b);
}
static inline int64_t java_sub(int w, int64_t a, int64_t b) {
  return wrap(w, (uint64_t)a - (uint64_t)b);
}
static inline int64_t java_neg(int w, int64_t a, int64_t b) {
  (void)b;
  return wrap(w, ~(uint64_t)a + 1);
}
static inline int64_t java_mul(int w, int64_t a, int64_t b) {
  return wrap(w, (uint64_t)a * (uint64_t)b);
}
static inline uint64_t size_of(int64_t a) {
  return a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
}
static inline int64_t java_div(int w, int64_t a, int64_t b) {
  uint64_t q = size_of(a) / size_of(b);
  return wrap(w, (a < 0) != (b < 0) ? 0 - q : q);
}
static inline int64_t java_rem(int w, int64_t a, int64_t b) {
  uint64_t r = size_of(a) % size_of(b);
  return wrap(w, a < 0 ? 0 - r : r);
}
static inline int64_t java_shl(int w, int64_t a, int64_t b) {
  return wrap(w, (uint64_t)a << (b & (w - 1)));
}
static inline int64_t java_shr(int w, int64_t a, int64_t b) {
  int k = (int)(b & (w - 1));
  return a < 0 ? (int64_t) ~(~(uint64_t)a >> k) : (int64_t)((uint64_t)a >> k);
}
static inline int64_t java_ushr(int w, int64_t a, int64_t b) {
  uint64_t x = w == 64 ? (uint64_t)a : (uint64_t)a & 0xFFFFFFFFu;
  return wrap(w, x >> (b & (w - 1)));
}
static inline int64_t java_and(int w, int64_t a, int64_t b) {
  return (void)w, a & b;
}
static inline int64_t java_or(int w, int64_t a, int64_t b) {
  return (void)w, a | b;
}
static inline int64_t java_xor(int w, int64_t a, int64_t b) {
  return (void)w, a ^ b;
}
static inline int64_t java_not(int w, int64_t a, int64_t b) {
  return (void)w, (void)b, -1 - a;
}
static inline int64_t java_choose(int w, int64_t a, int64_t b) {
  return (void)w, a & 1 ? a : b;
}
static inline int64_t java_eq(int w, int64_t a, int64_t b) {
  return (void)w, a == b;
}
static inline int64_t java_lt(int w, int64_t a, int64_t b) {
  return (void)w, a < b;
}
static inline int64_t java_le(int w, int64_t a, int64_t b) {
  return (void)w, a <= b;
}
static inline int64_t java_ult(int w, int64_t a, int64_t b) {
  return w == 64 ? (uint64_t)a < (uint64_t)b : (uint32_t)a < (uint32_t)b;
}
static inline int64_t java_is_zero(int w, int64_t a, int64_t b) {
  return (void)w, (void)b, a == 0;
}
static inline int64_t java_lcmp(int w, int64_t a, int64_t b) {
  return (void)w, a < b ? -1 : a > b;
}
static inline int64_t java_l2i(int w, int64_t a, int64_t b) {
  return (void)w, (void)b, wrap(32, (uint64_t)a);
}
static inline int64_t java_i2b(int w, int64_t a, int64_t b) {
  int64_t x = a & 0xFF;
  return (void)w, (void)b, x > 127 ? x - 256 : x;
}
static inline int64_t java_i2s(int w, int64_t a, int64_t b) {
  int64_t x = a & 0xFFFF;
  return (void)w, (void)b, x > 32767 ? x - 65536 : x;
}
static inline int64_t java_i2c(int w, int64_t a, int64_t b) {
  return (void)w, (void)b, a & 0xFFFF;
}
static inline int64_t java_low_bit(int w, int64_t a, int64_t b) {
  return (void)w, (void)b, a & 1;
}

#endif
