/* Boxing and unboxing, for natives that take or give an Object. */
#include "jre/runtime.h"

static const struct {
  const char *class, *descriptor;
} boxes[] = {
    [STORE_BOOL] = {"java/lang/Boolean", "(Z)Ljava/lang/Boolean;"},
    [STORE_I8] = {"java/lang/Byte", "(B)Ljava/lang/Byte;"},
    [STORE_I16] = {"java/lang/Short", "(S)Ljava/lang/Short;"},
    [STORE_U16] = {"java/lang/Character", "(C)Ljava/lang/Character;"},
    [STORE_I32] = {"java/lang/Integer", "(I)Ljava/lang/Integer;"},
    [STORE_I64] = {"java/lang/Long", "(J)Ljava/lang/Long;"},
    [STORE_F32] = {"java/lang/Float", "(F)Ljava/lang/Float;"},
    [STORE_F64] = {"java/lang/Double", "(D)Ljava/lang/Double;"},
};

bool jre_box(machine *m, ir_storage storage, value v, object_id *box) {
  if (storage == STORE_REF) {
    *box = v.ref;
    return true;
  }
  value result;
  bool ok = jre_call_static(m, boxes[storage].class, "valueOf", boxes[storage].descriptor,
                            &v, &result);
  *box = ok ? result.ref : 0;
  return ok;
}

/* What the assignment of one primitive type to another allows: itself, or wider. */
static bool widens(ir_storage from, ir_storage to) {
  if (from == to)
    return true;
  if (from == STORE_BOOL || to == STORE_BOOL || to == STORE_U16 || to == STORE_I8)
    return false;
  if (from == STORE_U16)
    return to >= STORE_I32;
  return from < to;
}

static value widen(ir_storage from, ir_storage to, value v) {
  value w = v;
  bool whole = from == STORE_I64 || from < STORE_I64;
  int64_t n = from == STORE_I64 ? v.l : v.i;
  if (to == STORE_I64)
    w.l = n;
  else if (to == STORE_F32 && whole)
    w.f = (float)n;
  else if (to == STORE_F64)
    w.d = whole ? (double)n : from == STORE_F32 ? (double)v.f : v.d;
  return w;
}

bool jre_unbox(machine *m, object_id box, ir_storage to, value *v) {
  if (to == STORE_REF) {
    v->ref = box;
    return true;
  }
  for (ir_storage from = STORE_BOOL; box && from < STORE_REF; from++)
    if (!strcmp(machine_object(m, box)->class->name->text, boxes[from].class) &&
        widens(from, to)) {
      *v = widen(from, to, *jre_slot(m, box, "value"));
      return true;
    }
  return jre_throw(m, "java/lang/IllegalArgumentException", "argument type mismatch");
}
