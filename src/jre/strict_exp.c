/* Exponentials, logarithms and hyperbolic functions of StrictMath.
 *
 * The reductions, polynomials and constants are those of fdlibm (Sun Microsystems,
 * 1993), by which Java defines these functions; every operation is done in its
 * order, so that the last bit is the same. Interval bounds are compared on the high
 * word of a number, as there. */
#include "jre/strict_math.h"

#include <math.h>
#include <stdbool.h>

static const double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33;
static const double inverse_ln2 = 0x1.71547652b82fep0,
                    overflow_above = 0x1.62e42fefa39efp9;

enum { HALF_LN2 = 0x3fd62e42, ONE_HALF_LN2 = 0x3ff0a2b2 };

static double scaled(double x, int32_t exponent) {
  return with_high_word(x, high_word(x) + (int32_t)((uint32_t)exponent << 20));
}

/* x = k*ln2 + (high - low), |high - low| <= ln2/2. */
static int32_t reduce(double x, double *high, double *low) {
  int32_t k;
  if (high_magnitude(x) < ONE_HALF_LN2) {
    k = x > 0 ? 1 : -1;
    *high = x - k * ln2_high;
    *low = k * ln2_low;
  } else {
    k = (int32_t)(inverse_ln2 * x + (x > 0 ? 0.5 : -0.5));
    *high = x - k * ln2_high;
    *low = k * ln2_low;
  }
  return k;
}

double strict_exp(double x) {
  static const double p[] = {0x1.555555555553ep-3, -0x1.6c16c16bebd93p-9,
                             0x1.1566aaf25de2cp-14, -0x1.bbd41c5d26bf1p-20,
                             0x1.6376972bea4d0p-25};
  if (isnan(x))
    return x;
  if (x > overflow_above)
    return INFINITY;
  if (x < -0x1.74910d52d3051p9)
    return 0;
  double high = 0, low = 0;
  int32_t k = 0, magnitude = high_magnitude(x);
  if (magnitude > HALF_LN2) {
    k = reduce(x, &high, &low);
    x = high - low;
  } else if (magnitude < 0x3e300000) {
    return 1 + x;
  }
  double t = x * x, c = x - t * polynomial(t, p, 5);
  if (!k)
    return 1 - (x * c / (c - 2) - x);
  double y = 1 - (low - x * c / (2 - c) - high);
  return k >= -1021 ? scaled(y, k) : scaled(y, k + 1000) * 0x1p-1000;
}

double strict_expm1(double x) {
  static const double q[] = {1,
                             -0x1.11111111110f4p-5,
                             0x1.a01a019fe5585p-10,
                             -0x1.4ce199eaadbb7p-14,
                             0x1.0cfca86e65239p-18,
                             -0x1.afdb76e09c32dp-23};
  int32_t magnitude = high_magnitude(x), k = 0;
  if (isnan(x) || (x > overflow_above))
    return isnan(x) ? x : INFINITY;
  if (magnitude >= 0x4043687a && x < 0)
    return -1;
  double c = 0;
  if (magnitude > HALF_LN2) {
    double high, low;
    k = reduce(x, &high, &low);
    x = high - low;
    c = high - x - low;
  } else if (magnitude < 0x3c900000) {
    return x;
  }
  double half = 0.5 * x, square = x * half, r = polynomial(square, q, 6);
  double t = 3 - r * half, e = square * ((r - t) / (6 - x * t));
  if (!k)
    return x - (x * e - square);
  e = x * (e - c) - c;
  e -= square;
  if (k == -1)
    return 0.5 * (x - e) - 0.5;
  if (k == 1)
    return x < -0.25 ? -2 * (e - (x + 0.5)) : 1 + 2 * (x - e);
  if (k <= -2 || k > 56) {
    double y = 1 - (e - x);
    return (k == 1024 ? y * 2 * 0x1p1023 : scaled(y, k)) - 1;
  }
  if (k < 20)
    return scaled(
        with_high_word(1, 0x3ff00000 - (int32_t)(0x200000u >> (uint32_t)k)) - (e - x), k);
  t = with_high_word(1, (0x3ff - k) << 20);
  return scaled(x - (e + t) + 1, k);
}

static const double log_even[] = {0x1.999999997fa04p-2, 0x1.c71c51d8e78afp-3,
                                  0x1.39a09d078c69fp-3};
static const double log_odd[] = {0x1.5555555555593p-1, 0x1.2492494229359p-2,
                                 0x1.7466496cb03dep-3, 0x1.2f112df3e5244p-3};

/* The logarithm of 1 + f, f the fraction (high word `fraction`), plus k*ln2. */
static double log_sum(double f, int32_t fraction, int32_t k) {
  double dk = k;
  if ((0xfffff & (2 + fraction)) < 3) { /* |f| < 2^-20 */
    if (f == 0)
      return k ? dk * ln2_high + dk * ln2_low : 0;
    double r = f * f * (0.5 - 0.33333333333333333 * f);
    return k ? dk * ln2_high - (r - dk * ln2_low - f) : f - r;
  }
  double s = f / (2 + f), z = s * s, w = z * z;
  double r = z * polynomial(w, log_odd, 4) + w * polynomial(w, log_even, 3);
  if (((fraction - 0x6147a) | (0x6b851 - fraction)) > 0) {
    double half = 0.5 * f * f;
    return k ? dk * ln2_high - (half - (s * (half + r) + dk * ln2_low) - f)
             : f - (half - s * (half + r));
  }
  return k ? dk * ln2_high - (s * (f - r) - dk * ln2_low - f) : f - s * (f - r);
}

/* What all logarithms share: zero, negative and infinite arguments, and scaling of
 * subnormal ones. True: *result is the answer. */
static bool log_special(double *x, int32_t *k, double *result) {
  *k = 0;
  if (isnan(*x) || *x == INFINITY)
    *result = *x;
  else if (*x == 0)
    *result = -INFINITY;
  else if (*x < 0)
    *result = NAN;
  else {
    if (high_word(*x) < 0x00100000) {
      *x *= 0x1p54;
      *k = -54;
    }
    return false;
  }
  return true;
}

double strict_log(double x) {
  int32_t k;
  double result;
  if (log_special(&x, &k, &result))
    return result;
  int32_t high = high_word(x);
  k += (high >> 20) - 1023;
  high &= 0xfffff;
  int32_t carry = (high + 0x95f64) & 0x100000; /* x or x/2 near 1 */
  x = with_high_word(x, high | (carry ^ 0x3ff00000));
  return log_sum(x - 1, high, k + (carry >> 20));
}

double strict_log10(double x) {
  int32_t k;
  double result;
  if (log_special(&x, &k, &result))
    return result;
  int32_t high = high_word(x);
  k += (high >> 20) - 1023;
  int32_t below = k < 0;
  double y = k + below;
  x = with_high_word(x, (high & 0xfffff) | ((0x3ff - below) << 20));
  double z = y * 0x1.9fef311f12b36p-42 + 0x1.bcb7b1526e50ep-2 * strict_log(x);
  return z + y * 0x1.34413509f6p-2;
}

double strict_log1p(double x) {
  static const double lp[] = {0x1.5555555555593p-1, 0x1.999999997fa04p-2,
                              0x1.2492494229359p-2, 0x1.c71c51d8e78afp-3,
                              0x1.7466496cb03dep-3, 0x1.39a09d078c69fp-3,
                              0x1.2f112df3e5244p-3};
  if (isnan(x) || x == INFINITY)
    return x;
  if (x <= -1)
    return x == -1 ? -INFINITY : NAN;
  int32_t high = high_word(x), magnitude = high_magnitude(x), k = 1, part = 1;
  double f = x, c = 0;
  if (magnitude < 0x3e200000)
    return magnitude < 0x3c900000 ? x : x - x * x * 0.5;
  if (high < 0x3fda827a && (high > 0 || high <= (int32_t)0xbfd2bec3))
    k = 0;
  if (k) {
    double u = high < 0x43400000 ? 1 + x : x;
    part = high_word(u);
    k = (part >> 20) - 1023;
    if (high < 0x43400000)
      c = (k > 0 ? 1 - (u - x) : x - (u - 1)) / u;
    part &= 0xfffff;
    if (part < 0x6a09e) {
      u = with_high_word(u, part | 0x3ff00000);
    } else {
      k++;
      u = with_high_word(u, part | 0x3fe00000);
      part = (0x00100000 - part) >> 2;
    }
    f = u - 1;
  }
  double half = 0.5 * f * f;
  if (!part) {
    if (f == 0)
      return k ? k * ln2_high + (c + k * ln2_low) : 0;
    double r = half * (1 - 0.66666666666666666 * f);
    return k ? k * ln2_high - (r - (k * ln2_low + c) - f) : f - r;
  }
  double s = f / (2 + f), z = s * s, r = z * polynomial(z, lp, 7);
  return k ? k * ln2_high - (half - (s * (half + r) + (k * ln2_low + c)) - f)
           : f - (half - s * (half + r));
}

/* Beyond the overflow of exp, half of it still fits. */
static bool half_exp_fits(double x) {
  return fabs(x) <= bits_double(0x408633ce8fb9f87dull);
}

double strict_sinh(double x) {
  if (isnan(x) || isinf(x))
    return x;
  int32_t magnitude = high_magnitude(x);
  double half = x < 0 || double_bits(x) >> 63 ? -0.5 : 0.5;
  if (magnitude < 0x3e300000)
    return x;
  if (magnitude < 0x40360000) {
    double t = strict_expm1(fabs(x));
    return magnitude < 0x3ff00000 ? half * (2 * t - t * t / (t + 1))
                                  : half * (t + t / (t + 1));
  }
  if (magnitude < 0x40862e42)
    return half * strict_exp(fabs(x));
  if (!half_exp_fits(x))
    return x * 1e307;
  double w = strict_exp(0.5 * fabs(x));
  return half * w * w;
}

double strict_cosh(double x) {
  if (isnan(x) || isinf(x))
    return x * x;
  int32_t magnitude = high_magnitude(x);
  if (magnitude < 0x3fd62e43) {
    double t = strict_expm1(fabs(x)), w = 1 + t;
    return magnitude < 0x3c800000 ? w : 1 + t * t / (w + w);
  }
  if (magnitude < 0x40360000) {
    double t = strict_exp(fabs(x));
    return 0.5 * t + 0.5 / t;
  }
  if (magnitude < 0x40862e42)
    return 0.5 * strict_exp(fabs(x));
  if (!half_exp_fits(x))
    return INFINITY;
  double w = strict_exp(0.5 * fabs(x));
  return 0.5 * w * w;
}

double strict_tanh(double x) {
  if (isnan(x))
    return x;
  int32_t magnitude = high_magnitude(x);
  double z = 1, t;
  if (magnitude < 0x3c800000)
    return x * (1 + x);
  if (magnitude < 0x40360000) {
    if (magnitude >= 0x3ff00000) {
      t = strict_expm1(2 * fabs(x));
      z = 1 - 2 / (t + 2);
    } else {
      t = strict_expm1(-2 * fabs(x));
      z = -t / (t + 2);
    }
  }
  return double_bits(x) >> 63 ? -z : z;
}
