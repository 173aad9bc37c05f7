/* Reads, writes and compare-and-set of variables by their offset, as
 * jdk.internal.misc.Unsafe has them: what atomic variables and concurrent collections are
 * made of. Offsets are the machine's (jre/natives_unsafe.c). */
#include "symbolic/boxes.h"
#include "symbolic/follow_run.h"

#include <string.h>

enum { BASE = 16 }; /* of the first slot and element */

static uint32_t element_size(ir_storage storage) {
  switch (storage) {
  case STORE_BOOL:
  case STORE_I8: return 1;
  case STORE_I16:
  case STORE_U16: return 2;
  case STORE_I64:
  case STORE_F64: return 8;
  default: return 4;
  }
}

/* The slot that the arguments 1 and 2, object and offset, mean, if it holds values of the
 * type; false: there is none. */
static bool find_slot(evaluator *e, const sym *args, ir_type type, sym_slot_id *slot) {
  sym_state *s = e->state;
  sym_id object = follow_concretise_ref(e, args[1]);
  int64_t offset = follow_concretise_int(e, args[2]) - BASE;
  if (sym_is_null(object) || offset < 0)
    return false;
  const sym_object *o = sym_get_object(s, object);
  int64_t size = o->class->is_array ? element_size(o->class->element) : 8;
  int64_t index = offset / size;
  if (offset % size || index >= o->length || o->opaque ||
      ir_storage_type(sym_slot_storage(o, (uint32_t)index)) != type)
    return false;
  *slot = sym_slot(s, object, (uint32_t)index);
  return true;
}

static bool stop(evaluator *e) {
  return follow_stop(e, FOLLOWED_UNSUPPORTED, "access by an offset that is no variable");
}

static bool run_get(evaluator *e, ir_method *m, sym *args, sym *out) {
  sym_slot_id slot;
  if (!find_slot(e, args, m->result, &slot))
    return stop(e);
  *out = operate_read_slot(e, slot);
  return true;
}

static bool run_put(evaluator *e, ir_method *m, sym *args, sym *out) {
  (void)out;
  sym_slot_id slot;
  if (!find_slot(e, args, m->param_types[3], &slot))
    return stop(e);
  sym_write_slot(e->state, slot, args[3]);
  return true;
}

static bool run_compare_and_set(evaluator *e, ir_method *m, sym *args, sym *out) {
  sym_state *s = e->state;
  sym_slot_id slot;
  if (!find_slot(e, args, m->param_types[3], &slot))
    return stop(e);
  sym now = operate_read_slot(e, slot);
  literal same = m->param_types[3] == IR_REF ? boxes_eq(s, now, args[3])
                                             : number_eq(&s->numbers, now, args[3]);
  bool equal = evaluation_get(&e->model, same);
  follow_constrain(e, literal_not_if(same, !equal));
  if (equal)
    sym_write_slot(s, slot, args[4]);
  *out = sym_int(s, equal);
  return true;
}

follow_intrinsic *follow_unsafe_of(const ir_method *m) {
  static const char *const types[] = {"Int", "Long", "Reference"};
  static const struct {
    const char *format;
    follow_intrinsic *run;
  } rows[] = {{"compareAndSet", run_compare_and_set}, {"get", run_get}, {"put", run_put}};
  const char *name_ = m->name->text;
  if (strcmp(m->owner->name->text, "jdk/internal/misc/Unsafe") != 0)
    return NULL;
  for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
    size_t length = strlen(rows[r].format);
    if (strncmp(name_, rows[r].format, length) != 0)
      continue;
    for (size_t t = 0; t < sizeof types / sizeof *types; t++) {
      size_t more = strlen(types[t]);
      const char *rest = name_ + length + more;
      if (!strncmp(name_ + length, types[t], more) &&
          (!*rest || !strcmp(rest, "Volatile")))
        return m->param_count >= 3 && m->param_types[1] == IR_REF ? rows[r].run : NULL;
    }
  }
  return NULL;
}
