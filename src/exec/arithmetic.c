/* Conversions between the numeric types. */
#include "exec/arithmetic.h"

#include <assert.h>

static value convert_i32(ir_storage to, int32_t a) {
  value v = {0};
  switch (to) {
  case STORE_BOOL: v.i = a & 1; break;
  case STORE_I8: v.i = (int8_t)a; break;
  case STORE_I16: v.i = (int16_t)a; break;
  case STORE_U16: v.i = (uint16_t)a; break;
  case STORE_I64: v.l = a; break;
  case STORE_F32: v.f = (float)a; break;
  case STORE_F64: v.d = a; break;
  default: v.i = a; break;
  }
  return v;
}

static value convert_i64(ir_storage to, int64_t a) {
  value v = {0};
  switch (to) {
  case STORE_F32: v.f = (float)a; break;
  case STORE_F64: v.d = (double)a; break;
  case STORE_I64: v.l = a; break;
  default: v.i = (int32_t)(uint32_t)(uint64_t)a; break;
  }
  return v;
}

static value convert_real(ir_storage to, double a) {
  value v = {0};
  switch (to) {
  case STORE_I64: v.l = saturate64(a); break;
  case STORE_F32: v.f = one_nan32((float)a); break;
  case STORE_F64: v.d = one_nan64(a); break;
  default: v.i = saturate32(a); break;
  }
  return v;
}

value convert_value(ir_type from, ir_storage to, value a) {
  switch (from) {
  case IR_I32: return convert_i32(to, a.i);
  case IR_I64: return convert_i64(to, a.l);
  case IR_F32: return convert_real(to, (double)a.f);
  case IR_F64: return convert_real(to, a.d);
  default: assert(!"numbers only"); return a;
  }
}
