/* The elementary functions of java.lang.StrictMath, whose results Java defines to
 * the last bit: those of the algorithms of fdlibm. */
#ifndef JRE_STRICT_MATH_H
#define JRE_STRICT_MATH_H

#include <stdint.h>
#include <string.h>

double strict_exp(double);
double strict_expm1(double);
double strict_log(double);
double strict_log10(double);
double strict_log1p(double);
double strict_sinh(double);
double strict_cosh(double);
double strict_tanh(double);
double strict_asin(double);
double strict_acos(double);
double strict_atan(double);
double strict_atan2(double y, double x);
double strict_sin(double);
double strict_cos(double);
double strict_tan(double);

/* The two halves of a double. */

static inline uint64_t double_bits(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

static inline double bits_double(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

static inline int32_t high_word(double x) {
  return (int32_t)(double_bits(x) >> 32);
}

static inline int32_t high_magnitude(double x) {
  return high_word(x) & 0x7fffffff;
}

static inline double with_high_word(double x, int32_t high) {
  return bits_double((uint64_t)(uint32_t)high << 32 | (uint32_t)double_bits(x));
}

static inline double without_low_word(double x) {
  return bits_double(double_bits(x) >> 32 << 32);
}

/* c[0] + x*(c[1] + x*(... + x*c[count-1])) */
static inline double polynomial(double x, const double *c, int count) {
  double sum = c[count - 1];
  for (int i = count - 2; i >= 0; i--)
    sum = c[i] + x * sum;
  return sum;
}

#endif
