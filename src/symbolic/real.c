/* Floating point: computed where its operands are constants; by circuits where all
 * numbers are open (--floats all), or where they come of chance, which no path can fix.
 *
 * Of numbers that come of integers the bounds are known, and rounding keeps order: what
 * is computed of the bounds bounds the result. A comparison that they decide is none for
 * a solver, and of an integer the bits that it cannot have are gone:
 * `(int) (Math.random() * 6)` has three. */
#include "symbolic/internal.h"

#include "exec/arithmetic.h"
#include "formula/reals.h"

#include <math.h>
#include <string.h>

static const real_format *format_of(ir_type t) {
  return t == IR_F32 ? &REAL_FLOAT : &REAL_DOUBLE;
}

static bool is_real(ir_type t) {
  return t == IR_F32 || t == IR_F64;
}

/* Whether circuits are wanted for an operation on it. */
static bool is_open_real(evaluator *e, sym a, sym b) {
  return e->chance.open_reals || chance_is_wide(e, a) || (b && chance_is_wide(e, b));
}

/* Bounds. */

static double number_of(ir_type t, int64_t raw) {
  value v = {.l = raw};
  return t == IR_F32 ? (double)v.f : v.d;
}

static bool range_of(evaluator *e, ir_type t, bits a, real_range *out) {
  int64_t raw;
  if (bits_to_constant(&e->state->bits, a, &raw)) {
    out->low = out->high = number_of(t, raw);
    return isfinite(out->low);
  }
  const uint64_t *known = map_get(&e->reals.ranges, map_pair(t, a));
  if (known)
    *out = e->reals.all.data[*known];
  return known;
}

static void note_range(evaluator *e, ir_type t, bits a, real_range r) {
  int64_t raw;
  if (!isfinite(r.low) || !isfinite(r.high) ||
      bits_to_constant(&e->state->bits, a, &raw) ||
      map_get(&e->reals.ranges, map_pair(t, a)))
    return;
  map_put(&e->reals.ranges, map_pair(t, a), e->reals.all.size);
  vec_push(&e->reals.all, r);
}

static double calculate(ir_op op, ir_type t, double p, double q) {
  bool single = t == IR_F32;
  float f = (float)p, g = (float)q;
  switch (op) {
  case IR_ADD: return single ? (double)(f + g) : p + q;
  case IR_SUB: return single ? (double)(f - g) : p - q;
  case IR_MUL: return single ? (double)(f * g) : p * q;
  case IR_DIV: return single ? (double)(f / g) : p / q;
  case IR_REM: return single ? (double)fmodf(f, g) : fmod(p, q);
  default: return -p;
  }
}

/* The result lies between those of the four pairs of bounds: it grows or falls with each
 * operand, as long as nothing is divided by zero. */
static void note_bounds(evaluator *e, const ir_instr *i, bits a, bits b, bits result) {
  real_range x, y = {0, 0};
  if (!range_of(e, i->type, a, &x) || (b && !range_of(e, i->type, b, &y)) ||
      i->op == IR_REM || (i->op == IR_DIV && y.low <= 0 && y.high >= 0))
    return;
  real_range r = {INFINITY, -INFINITY};
  for (int k = 0; k < 4; k++) {
    double z = calculate(i->op, i->type, k & 1 ? x.low : x.high, k & 2 ? y.low : y.high);
    if (!isfinite(z))
      return;
    r.low = fmin(r.low, z);
    r.high = fmax(r.high, z);
  }
  note_range(e, i->type, result, r);
}

/* Whether bounds decide the comparison. */
static bool is_decided(evaluator *e, const ir_instr *i, bits a, bits b, sym *out) {
  real_range x, y;
  if (!range_of(e, i->type, a, &x) || !range_of(e, i->type, b, &y) ||
      !(x.high < y.low || x.low > y.high))
    return false;
  *out = sym_int(e->state, x.high < y.low ? -1 : 1);
  return true;
}

/* What an integer of so many bits may be, as a number of the format. */
static real_range integer_range(const bits_context *c, bits a, ir_type to) {
  uint32_t length = bits_length(c, a);
  double end = ldexp(1, (int)length - 1);
  bool positive = bits_get(c, a, length - 1) == LITERAL_FALSE;
  real_range r = {positive ? 0 : -end, end - (length < 55)};
  if (to == IR_F32)
    r.low = (double)(float)r.low, r.high = (double)(float)r.high;
  return r;
}

/* The same integer, without the bits that it cannot have. */
static bits within(bits_context *c, bits a, int64_t low, int64_t high) {
  literal kept[BITS_MOST];
  uint32_t width = 1;
  while (width < BITS_MOST &&
         (low < -(INT64_C(1) << (width - 1)) || high >= INT64_C(1) << (width - 1)))
    width++;
  if (width == BITS_MOST)
    return a;
  for (uint32_t k = 0; k < width; k++)
    kept[k] = bits_get(c, a, k);
  if (low >= 0)
    kept[width - 1] = LITERAL_FALSE;
  bits shorter = bits_mk(c, kept, width);
  bits most = bits_constant(c, high);
  return bits_ite(c, bits_lt(c, most, shorter), most, shorter);
}

/* Operations. */

/* By circuits. */
static bool open_operation(evaluator *e, const ir_instr *i, sym a, sym b, sym *out) {
  bits_context *c = &e->state->bits;
  const real_format *r = format_of(i->type);
  a = sym_bits(e->state, a);
  b = b ? sym_bits(e->state, b) : b;
  switch (i->op) {
  case IR_ADD: *out = reals_add(c, r, a, b); break;
  case IR_SUB: *out = reals_sub(c, r, a, b); break;
  case IR_MUL: *out = reals_mul(c, r, a, b); break;
  case IR_DIV: *out = reals_div(c, r, a, b); break;
  case IR_REM: *out = reals_rem(c, r, a, b); break;
  case IR_NEG: *out = reals_neg(c, r, a); break;
  case IR_COMPARE:
    if (!is_decided(e, i, a, b, out))
      *out = reals_compare(c, r, a, b, i->aux - 1);
    return true;
  default: return false;
  }
  note_bounds(e, i, a, b, *out);
  return true;
}

static void open_conversion(evaluator *e, const ir_instr *i, bits a, sym *out) {
  bits_context *c = &e->state->bits;
  ir_type to = ir_storage_type(i->aux);
  real_range r;
  if (!is_real(i->type)) {
    *out = reals_from_integer(c, format_of(to), a);
    note_range(e, to, *out, integer_range(c, a, to));
    return;
  }
  bool known = range_of(e, i->type, a, &r);
  if (is_real(to)) {
    *out = reals_convert(c, format_of(i->type), format_of(to), a);
    if (known && to == IR_F32)
      r.low = (double)(float)r.low, r.high = (double)(float)r.high;
    if (known)
      note_range(e, to, *out, r);
    return;
  }
  *out = reals_to_integer(c, format_of(i->type), to == IR_I64 ? BITS_LONG : BITS_INT, a);
  if (known && fabs(r.low) < INT32_MAX && fabs(r.high) < INT32_MAX)
    *out = within(c, *out, (int64_t)r.low, (int64_t)r.high);
}

/* Java has one number that is none, as far as arithmetic can tell. */
bool real_operate(evaluator *e, const ir_instr *i, sym a, sym b, sym *out) {
  int64_t x, y = 0;
  sym_state *s = e->state;
  if (!sym_to_int(s, a, &x) || (b && !sym_to_int(s, b, &y)))
    return is_open_real(e, a, b) && open_operation(e, i, a, b, out);
  bool single = i->type == IR_F32;
  double p = number_of(i->type, x), q = number_of(i->type, y);
  value r = {.l = 0};
  if (i->op == IR_COMPARE) {
    *out = sym_int(s, compare_real(p, q, i->aux - 1));
    return true;
  }
  if (i->op < IR_ADD || (i->op > IR_REM && i->op != IR_NEG))
    return false;
  if (i->op == IR_NEG) /* a NaN's sign, too */
    r.l = single ? (int64_t)((int32_t)x ^ INT32_MIN) : x ^ INT64_MIN;
  else if (single)
    r.f = one_nan32((float)calculate(i->op, i->type, p, q));
  else
    r.d = one_nan64(calculate(i->op, i->type, p, q));
  *out = sym_int(s, single ? r.i : r.l);
  return true;
}

static bool is_method(const ir_method *m, const char *text) {
  return !strcmp(m->name->text, text);
}

/* Math.floor, ceil and round of a number that is not negative, and small. */
bool real_round(evaluator *e, const ir_method *m, sym a, sym *out) {
  bits_context *c = &e->state->bits;
  ir_type t = m->param_types[0];
  real_range r;
  bool up = is_method(m, "ceil"), nearest = is_method(m, "round");
  if (!is_real(t) || !(up || nearest || is_method(m, "floor")))
    return false;
  a = sym_bits(e->state, a);
  if (!chance_is_wide(e, a) || !range_of(e, t, a, &r) || r.low < 0 || r.high >= INT32_MAX)
    return false;
  const real_format *f = format_of(t);
  bits whole =
      within(c, reals_to_integer(c, f, BITS_INT, a), (int64_t)r.low, (int64_t)r.high);
  bits rest = reals_sub(c, f, a, reals_from_integer(c, f, whole));
  value half = {.d = 0.5};
  if (t == IR_F32)
    half.l = 0, half.f = 0.5f;
  bits least = nearest ? bits_constant(c, t == IR_F32 ? half.i : half.l) : BITS_ZERO;
  literal more =
      bits_lt(c, up ? BITS_ZERO : BITS_MINUS_ONE, reals_compare(c, f, rest, least, -1));
  if (up || nearest)
    whole = bits_add(c, BITS_INT, whole, bits_from_literal(c, more));
  *out = nearest ? whole : reals_from_integer(c, f, whole);
  if (!nearest)
    note_range(e, t, *out,
               up ? (real_range){ceil(r.low), ceil(r.high)}
                  : (real_range){floor(r.low), floor(r.high)});
  return true;
}

/* Math.fma, where its circuit is wanted. */
bool real_fused(evaluator *e, const ir_method *m, const sym *args, sym *out) {
  int64_t x;
  bool open = false, constant = true;
  if (m->param_count != 3 || !is_real(m->param_types[0]) || !is_method(m, "fma"))
    return false;
  bits given[3];
  for (uint32_t k = 0; k < 3; k++) {
    open |= is_open_real(e, args[k], 0);
    constant &= sym_to_int(e->state, args[k], &x);
    given[k] = sym_bits(e->state, args[k]);
  }
  if (constant || !open)
    return false;
  *out = reals_fma(&e->state->bits, format_of(m->param_types[0]), given[0], given[1],
                   given[2]);
  return true;
}

bool real_convert(evaluator *e, const ir_instr *i, sym a, sym *out) {
  bits_context *c = &e->state->bits;
  a = sym_bits(e->state, a);
  if (!is_real(i->type) && i->aux != STORE_F32 && i->aux != STORE_F64) {
    *out = i->aux == STORE_I32   ? bits_l2i(c, a)
           : i->aux == STORE_I64 ? a
                                 : operate_narrow(e, i->aux, a);
    return true;
  }
  int64_t x;
  if (!sym_to_int(e->state, a, &x)) {
    if (!is_open_real(e, a, 0))
      return false;
    open_conversion(e, i, a, out);
    return true;
  }
  value r = convert_value(i->type, i->aux, (value){.l = x});
  ir_type t = ir_storage_type(i->aux);
  *out = sym_int(e->state, t == IR_I64 || t == IR_F64 ? r.l : r.i);
  return true;
}
