/* Mathematics: natives of Math and StrictMath, and the bits of floats. */
#include "jre/runtime.h"

#include <math.h>

#define FUNCTION1(function)                                                              \
  NATIVE(math_##function) {                                                              \
    result->d = function(args[0].d);                                                     \
    return true;                                                                         \
  }
#define FUNCTION2(function)                                                              \
  NATIVE(math_##function) {                                                              \
    result->d = function(args[0].d, args[1].d);                                          \
    return true;                                                                         \
  }
FUNCTION1(sqrt)
FUNCTION1(floor)
FUNCTION1(ceil)
FUNCTION1(rint)
FUNCTION2(remainder)

/* Math: the results may be off by one in the last place, in Java as here. */
FUNCTION1(sin)
FUNCTION1(cos)
FUNCTION1(exp)
FUNCTION1(log)

/* With more digits in between, as these are less exact in the C library. */
NATIVE(math_tan) {
  result->d = (double)tanl((long double)args[0].d);
  return true;
}

NATIVE(math_log10) {
  result->d = (double)log10l((long double)args[0].d);
  return true;
}

/* StrictMath defines every bit, by the algorithms of fdlibm; the C library's results may
 * differ in the last place (docs/java-runtime.md). */
FUNCTION1(asin)
FUNCTION1(acos)
FUNCTION1(atan)
FUNCTION1(sinh)
FUNCTION1(cosh)
FUNCTION1(tanh)
FUNCTION1(expm1)
FUNCTION1(log1p)
FUNCTION2(atan2)

/* In Java |x| = 1 to the power of an infinity or NaN is NaN, in C it is 1. */
NATIVE(math_pow) {
  double x = args[0].d, y = args[1].d;
  if (isnan(y) || (fabs(x) == 1 && isinf(y)))
    result->d = NAN;
  else
    result->d = pow(x, y);
  return true;
}

NATIVE(fused_double) {
  result->d = fma(args[0].d, args[1].d, args[2].d);
  return true;
}

NATIVE(fused_float) {
  result->f = fmaf(args[0].f, args[1].f, args[2].f);
  return true;
}

/* The bits of a float lie in its register as they are. */
NATIVE(same_bits) {
  *result = args[0];
  return true;
}

#define MATH   "java/lang/Math"
#define STRICT "java/lang/StrictMath"
#define BOTH(name, function)                                                             \
  {MATH, name, NULL, function}, {                                                        \
    STRICT, name, NULL, function                                                         \
  }

const native_entry natives_math[] = {
    BOTH("sqrt", math_sqrt),
    {MATH, "sin", NULL, math_sin},
    {STRICT, "sin", NULL, math_sin},
    {MATH, "cos", NULL, math_cos},
    {STRICT, "cos", NULL, math_cos},
    {MATH, "tan", NULL, math_tan},
    {STRICT, "tan", NULL, math_tan},
    {MATH, "log", NULL, math_log},
    {STRICT, "log", NULL, math_log},
    {MATH, "log10", NULL, math_log10},
    {STRICT, "log10", NULL, math_log10},
    BOTH("floor", math_floor),
    BOTH("ceil", math_ceil),
    BOTH("rint", math_rint),
    BOTH("IEEEremainder", math_remainder),
    {MATH, "exp", NULL, math_exp},
    {STRICT, "exp", NULL, math_exp},
    {MATH, "pow", NULL, math_pow},
    {STRICT, "asin", NULL, math_asin},
    {STRICT, "acos", NULL, math_acos},
    {STRICT, "atan", NULL, math_atan},
    {STRICT, "atan2", NULL, math_atan2},
    {STRICT, "sinh", NULL, math_sinh},
    {STRICT, "cosh", NULL, math_cosh},
    {STRICT, "tanh", NULL, math_tanh},
    {STRICT, "expm1", NULL, math_expm1},
    {STRICT, "log1p", NULL, math_log1p},
    {MATH, "fma", "(DDD)D", fused_double},
    {MATH, "fma", "(FFF)F", fused_float},
    {"java/lang/Float", "floatToRawIntBits", NULL, same_bits},
    {"java/lang/Float", "intBitsToFloat", NULL, same_bits},
    {"java/lang/Double", "doubleToRawLongBits", NULL, same_bits},
    {"java/lang/Double", "longBitsToDouble", NULL, same_bits},
    {0}};
