/* Arithmetic with wrap-around and IEEE semantics, free of C's undefined cases. */
#ifndef EXEC_ARITHMETIC_H
#define EXEC_ARITHMETIC_H

#include "heap/heap.h"

#include <math.h>
#include <stdint.h>

static inline int32_t wrap_add32(int32_t a, int32_t b) {
  return (int32_t)((uint32_t)a + (uint32_t)b);
}
static inline int32_t wrap_sub32(int32_t a, int32_t b) {
  return (int32_t)((uint32_t)a - (uint32_t)b);
}
static inline int32_t wrap_mul32(int32_t a, int32_t b) {
  return (int32_t)((uint32_t)a * (uint32_t)b);
}
static inline int64_t wrap_add64(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a + (uint64_t)b);
}
static inline int64_t wrap_sub64(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a - (uint64_t)b);
}
static inline int64_t wrap_mul64(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a * (uint64_t)b);
}

/* Division; the divisor is not 0. MIN / -1 is MIN, MIN % -1 is 0. */
static inline int32_t divide32(int32_t a, int32_t b) {
  return b == -1 ? wrap_sub32(0, a) : a / b;
}
static inline int32_t remain32(int32_t a, int32_t b) {
  return b == -1 ? 0 : a % b;
}
static inline int64_t divide64(int64_t a, int64_t b) {
  return b == -1 ? wrap_sub64(0, a) : a / b;
}
static inline int64_t remain64(int64_t a, int64_t b) {
  return b == -1 ? 0 : a % b;
}

/* Shifts use the low five or six bits of the count. */
static inline int32_t shift_left32(int32_t a, int32_t n) {
  return (int32_t)((uint32_t)a << (n & 31));
}
static inline int32_t shift_logical32(int32_t a, int32_t n) {
  return (int32_t)((uint32_t)a >> (n & 31));
}
static inline int64_t shift_left64(int64_t a, int32_t n) {
  return (int64_t)((uint64_t)a << (n & 63));
}
static inline int64_t shift_logical64(int64_t a, int32_t n) {
  return (int64_t)((uint64_t)a >> (n & 63));
}

/* Conversions saturate; NaN becomes 0. */
static inline int32_t saturate32(double d) {
  if (d != d)
    return 0;
  return d >= 2147483647.0 ? INT32_MAX : d <= -2147483648.0 ? INT32_MIN : (int32_t)d;
}
static inline int64_t saturate64(double d) {
  if (d != d)
    return 0;
  return d >= 9223372036854775807.0    ? INT64_MAX
         : d <= -9223372036854775808.0 ? INT64_MIN
                                       : (int64_t)d;
}

static inline int32_t compare64(int64_t a, int64_t b) {
  return (a > b) - (a < b);
}
static inline int32_t compare_real(double a, double b, int32_t unordered) {
  return a != a || b != b ? unordered : (a > b) - (a < b);
}

/* Hardware has many numbers that are none, with signs of their own; what arithmetic gives
 * here is Java's. */
static inline float one_nan32(float a) {
  return a != a ? NAN : a;
}
static inline double one_nan64(double a) {
  return a != a ? (double)NAN : a;
}

value convert_value(ir_type from, ir_storage to, value);

#endif
