/* Trigonometric functions of StrictMath and their inverses.
 *
 * As strict_exp.c: the algorithms and constants of fdlibm. The reduction of arguments
 * beyond 2^19 * pi/2 is not done here; the C library's functions answer for them, and
 * a result may differ in its last bit. */
#include "jre/strict_math.h"

#include <math.h>
#include <stdbool.h>

static const double half_pi = 0x1.921fb54442d18p0, half_pi_low = 0x1.1a62633145c07p-54;
static const double quarter_pi = 0x1.921fb54442d18p-1, pi_low = 0x1.1a62633145c07p-53;

enum { QUARTER_PI = 0x3fe921fb, REDUCIBLE = 0x413921fb };

/* Inverse functions. */

/* (asin(sqrt t) - sqrt t) / sqrt t, approximately. */
static double asin_quotient(double t) {
  static const double p[] = {0x1.5555555555555p-3,  -0x1.4d61203eb6f7dp-2,
                             0x1.9c1550e884455p-3,  -0x1.48228b5688f3bp-5,
                             0x1.9efe07501b288p-11, 0x1.23de10dfdf709p-15};
  static const double q[] = {1, -0x1.33a271c8a2d4bp1, 0x1.02ae59c598ac8p1,
                             -0x1.6066c1b8d0159p-1, 0x1.3b8c5b12e9282p-4};
  return t * polynomial(t, p, 6) / polynomial(t, q, 5);
}

double strict_asin(double x) {
  int32_t magnitude = high_magnitude(x);
  if (isnan(x) || fabs(x) > 1)
    return NAN;
  if (fabs(x) == 1)
    return x * half_pi + x * half_pi_low;
  if (magnitude < 0x3e400000)
    return x;
  if (magnitude < 0x3fe00000)
    return x + x * asin_quotient(x * x);
  double t = (1 - fabs(x)) * 0.5, s = sqrt(t), r = asin_quotient(t);
  if (magnitude >= 0x3fef3333) {
    t = half_pi - (2 * (s + s * r) - half_pi_low);
  } else {
    double w = without_low_word(s), c = (t - w * w) / (s + w);
    t = quarter_pi - (2 * s * r - (half_pi_low - 2 * c) - (quarter_pi - 2 * w));
  }
  return x > 0 ? t : -t;
}

double strict_acos(double x) {
  int32_t magnitude = high_magnitude(x);
  if (isnan(x) || fabs(x) > 1)
    return NAN;
  if (fabs(x) == 1)
    return x > 0 ? 0 : M_PI + 2 * half_pi_low;
  if (magnitude <= 0x3c600000)
    return half_pi + half_pi_low;
  if (magnitude < 0x3fe00000)
    return half_pi - (x - (half_pi_low - x * asin_quotient(x * x)));
  if (x < 0) {
    double z = (1 + x) * 0.5, s = sqrt(z);
    return M_PI - 2 * (s + (asin_quotient(z) * s - half_pi_low));
  }
  double z = (1 - x) * 0.5, s = sqrt(z), w = without_low_word(s);
  double c = (z - w * w) / (s + w);
  return 2 * (w + (asin_quotient(z) * s + c));
}

double strict_atan(double x) {
  static const double high[] = {0x1.dac670561bb4fp-2, 0x1.921fb54442d18p-1,
                                0x1.f730bd281f69bp-1, 0x1.921fb54442d18p0};
  static const double low[] = {0x1.a2b7f222f65e2p-56, 0x1.1a62633145c07p-55,
                               0x1.007887af0cbbdp-56, 0x1.1a62633145c07p-54};
  static const double even[] = {0x1.555555555550dp-2, 0x1.24924920083ffp-3,
                                0x1.745cdc54c206ep-4, 0x1.10d66a0d03d51p-4,
                                0x1.97b4b24760debp-5, 0x1.0ad3ae322da11p-6};
  static const double odd[] = {-0x1.999999998ebc4p-3, -0x1.c71c6fe231671p-4,
                               -0x1.3b0f2af749a6dp-4, -0x1.dde2d52defd9ap-5,
                               -0x1.2b4442c6a6c2fp-5};
  int32_t magnitude = high_magnitude(x), part = -1;
  bool negative = double_bits(x) >> 63;
  if (isnan(x))
    return x;
  if (magnitude >= 0x44100000)
    return negative ? -high[3] - low[3] : high[3] + low[3];
  if (magnitude < 0x3e200000)
    return x;
  if (magnitude >= 0x3fdc0000) {
    x = fabs(x);
    if (magnitude < 0x3fe60000)
      part = 0, x = (2 * x - 1) / (2 + x);
    else if (magnitude < 0x3ff30000)
      part = 1, x = (x - 1) / (x + 1);
    else if (magnitude < 0x40038000)
      part = 2, x = (x - 1.5) / (1 + 1.5 * x);
    else
      part = 3, x = -1 / x;
  }
  double z = x * x, w = z * z;
  double sum = z * polynomial(w, even, 6) + w * polynomial(w, odd, 5);
  if (part < 0)
    return x - x * sum;
  z = high[part] - (x * sum - low[part] - x);
  return negative ? -z : z;
}

double strict_atan2(double y, double x) {
  if (isnan(x) || isnan(y))
    return NAN;
  if (x == 1)
    return strict_atan(y);
  bool left = double_bits(x) >> 63;
  double sign = double_bits(y) >> 63 ? -1 : 1;
  if (y == 0)
    return left ? sign * M_PI : y;
  if (x == 0)
    return sign * half_pi;
  if (isinf(x)) {
    if (isinf(y))
      return sign * (left ? 3 * quarter_pi : quarter_pi);
    return sign * (left ? M_PI : 0.0);
  }
  if (isinf(y))
    return sign * half_pi;
  int32_t difference = (high_magnitude(y) - high_magnitude(x)) >> 20;
  double z;
  if (difference > 60)
    z = half_pi + 0.5 * pi_low;
  else if (left && difference < -60)
    z = 0;
  else
    z = strict_atan(fabs(y / x));
  if (!left)
    return sign * z;
  return sign > 0 ? M_PI - (z - pi_low) : z - pi_low - M_PI;
}

/* Functions of y = x + tail, |y| <= pi/4. */

static double kernel_sin(double x, double tail, bool has_tail) {
  static const double s1 = -0x1.5555555555549p-3;
  static const double s[] = {0x1.111111110f8a6p-7, -0x1.a01a019c161d5p-13,
                             0x1.71de357b1fe7dp-19, -0x1.ae5e68a2b9cebp-26,
                             0x1.5d93a5acfd57cp-33};
  if (high_magnitude(x) < 0x3e400000)
    return x;
  double z = x * x, v = z * x, r = polynomial(z, s, 5);
  return has_tail ? x - (z * (0.5 * tail - v * r) - tail - v * s1) : x + v * (s1 + z * r);
}

static double kernel_cos(double x, double tail) {
  static const double c[] = {0x1.555555555554cp-5,  -0x1.6c16c16c15177p-10,
                             0x1.a01a019cb159p-16,  -0x1.27e4f809c52adp-22,
                             0x1.1ee9ebdb4b1c4p-29, -0x1.8fae9be8838d4p-37};
  int32_t magnitude = high_magnitude(x);
  if (magnitude < 0x3e400000)
    return 1;
  double z = x * x, r = z * polynomial(z, c, 6);
  if (magnitude < 0x3fd33333)
    return 1 - (0.5 * z - (z * r - x * tail));
  double q = magnitude > 0x3fe90000 ? 0.28125 : with_high_word(0, magnitude - 0x00200000);
  double half = 0.5 * z - q, a = 1 - q;
  return a - (half - (z * r - x * tail));
}

/* -1 / (x + r), with w = x + r rounded. */
static double negative_inverse(double x, double r, double w) {
  double z = without_low_word(w), v = r - (z - x);
  double a = -1 / w, t = without_low_word(a), s = 1 + t * z;
  return t + a * (s + t * v);
}

static double kernel_tan(double x, double tail, bool inverse) {
  static const double first = 0x1.5555555555563p-2;
  static const double odd[] = {0x1.111111110fe7ap-3,  0x1.664f48406d637p-6,
                               0x1.d6d22c9560328p-9,  0x1.344d8f2f26501p-11,
                               0x1.47e88a03792a6p-14, -0x1.375cbdb605373p-16};
  static const double even[] = {0x1.ba1ba1bb341fep-5,  0x1.226e3e96e8493p-7,
                                0x1.7dbc8fee08315p-10, 0x1.026f71a8d1068p-12,
                                0x1.2b80f32f0a7e9p-14, 0x1.b2a7074bf7ad4p-16};
  int32_t magnitude = high_magnitude(x);
  bool negative = double_bits(x) >> 63, large = magnitude >= 0x3fe59428;
  if (magnitude < 0x3e300000)
    return inverse ? negative_inverse(x, tail, x + tail) : x;
  if (large) {
    if (negative)
      x = -x, tail = -tail;
    x = (quarter_pi - x) + (0x1.1a62633145c07p-55 - tail);
    tail = 0;
  }
  double z = x * x, w = z * z;
  double r = polynomial(w, odd, 6), v = z * polynomial(w, even, 6), s = z * x;
  r = tail + z * (s * (r + v) + tail);
  r += first * s;
  w = x + r;
  if (large) {
    v = inverse ? -1 : 1;
    return (negative ? -1.0 : 1.0) * (v - 2 * (x - (w * w / (w + v) - r)));
  }
  return inverse ? negative_inverse(x, r, w) : w;
}

/* The high words of the first multiples of pi/2: arguments close to one need more
 * digits of it. */
static bool near_multiple(int32_t magnitude, int32_t n) {
  return n >= 32 || high_word((double)n * half_pi) == magnitude;
}

static int32_t exponent_of(double x) {
  return (high_word(x) >> 20) & 0x7ff;
}

/* x = n * pi/2 + y[0] + y[1] for pi/4 < |x| <= 2^19 * pi/2; returns n. */
static int32_t reduce(double x, double y[2]) {
  static const double piece[] = {0x1.921fb544p0, 0x1.0b4611a6p-34, 0x1.3198a2ep-69};
  static const double rest[] = {0x1.0b4611a626331p-34, 0x1.3198a2e037073p-69,
                                0x1.b839a252049c1p-104};
  int32_t magnitude = high_magnitude(x);
  double t = fabs(x);
  int32_t n;
  if (magnitude < 0x4002d97c) { /* |x| < 3 pi/4 */
    int more = magnitude == 0x3ff921fb;
    double z = t - piece[0];
    if (more)
      z -= piece[1];
    y[0] = z - rest[more];
    y[1] = z - y[0] - rest[more];
    n = 1;
  } else {
    n = (int32_t)(t * 0x1.45f306dc9c883p-1 + 0.5);
    double r = t - n * piece[0], w = n * rest[0];
    y[0] = r - w;
    if (near_multiple(magnitude, n)) {
      int32_t limits[] = {16, 49};
      for (int i = 0; i < 2 && (magnitude >> 20) - exponent_of(y[0]) > limits[i]; i++) {
        t = r;
        w = n * piece[i + 1];
        r = t - w;
        w = n * rest[i + 1] - (t - r - w);
        y[0] = r - w;
      }
    }
    y[1] = r - y[0] - w;
  }
  if (x < 0) {
    y[0] = -y[0];
    y[1] = -y[1];
    n = -n;
  }
  return n;
}

double strict_sin(double x) {
  double y[2];
  if (high_magnitude(x) <= QUARTER_PI)
    return kernel_sin(x, 0, false);
  if (high_magnitude(x) > REDUCIBLE)
    return sin(x);
  switch (reduce(x, y) & 3) {
  case 0: return kernel_sin(y[0], y[1], true);
  case 1: return kernel_cos(y[0], y[1]);
  case 2: return -kernel_sin(y[0], y[1], true);
  default: return -kernel_cos(y[0], y[1]);
  }
}

double strict_cos(double x) {
  double y[2];
  if (high_magnitude(x) <= QUARTER_PI)
    return kernel_cos(x, 0);
  if (high_magnitude(x) > REDUCIBLE)
    return cos(x);
  switch (reduce(x, y) & 3) {
  case 0: return kernel_cos(y[0], y[1]);
  case 1: return -kernel_sin(y[0], y[1], true);
  case 2: return -kernel_cos(y[0], y[1]);
  default: return kernel_sin(y[0], y[1], true);
  }
}

double strict_tan(double x) {
  double y[2];
  if (high_magnitude(x) <= QUARTER_PI)
    return kernel_tan(x, 0, false);
  if (high_magnitude(x) > REDUCIBLE)
    return tan(x);
  int32_t n = reduce(x, y);
  return kernel_tan(y[0], y[1], n & 1);
}
