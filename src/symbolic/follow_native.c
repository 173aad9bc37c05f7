/* Native methods that compute a value and change nothing: the machine runs them, for the
 * arguments that the path's model has (000 §2.6). The path keeps these arguments.
 *
 * Objects among the arguments must be the machine's own (classes, literals), or texts,
 * which are made for it. */
#include "symbolic/follow_run.h"

#include "java/java.h"

#include <assert.h>
#include <string.h>

static const struct {
  const char *owner, *method; /* NULL: any native method of the class */
} rows[] = {
    {"java/lang/Class", NULL},
    {"java/lang/Math", NULL},
    {"java/lang/StrictMath", NULL},
    {"java/lang/Double", NULL},
    {"java/lang/Float", NULL},
    {"java/lang/String", "intern"},
    {"java/lang/System", "getProperty"},
    {"java/lang/Thread", "currentThread"},
    {"java/time/ZoneId", "systemDefault"},
};

static bool is_computation(const ir_method *m) {
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
    if (!strcmp(rows[k].owner, m->owner->name->text) &&
        (!rows[k].method || !strcmp(rows[k].method, m->name->text)))
      return true;
  return false;
}

/* The machine keeps the properties of the system itself; what the library's code would look
 * them up in is empty. */
static bool is_property(const ir_method *m) {
  static const char *const names[] = {"getProperty", "getProperties", "setProperty",
                                      "setProperties", "clearProperty"};
  if (strcmp(m->owner->name->text, "java/lang/System"))
    return false;
  for (size_t k = 0; k < sizeof names / sizeof *names; k++)
    if (!strcmp(m->name->text, names[k]))
      return true;
  return false;
}

/* The machine's elementary functions are the C library's: the last place of what Java's
 * code gives may be another. */
static bool is_elementary(const ir_method *m) {
  bool real = m->result == IR_F32 || m->result == IR_F64;
  static const char *const exact[] = {"random" /* any number */, "abs", "max", "min"};
  for (size_t k = 0; k < sizeof exact / sizeof *exact; k++)
    if (!strcmp(m->name->text, exact[k]))
      return false;
  for (uint32_t k = 0; k < m->param_count; k++)
    real = real || m->param_types[k] == IR_F32 || m->param_types[k] == IR_F64;
  return real && (!strcmp(m->owner->name->text, "java/lang/Math") ||
                  !strcmp(m->owner->name->text, "java/lang/StrictMath"));
}

/* Methods of the library whose code is too much for what it gives: a model class has the
 * same in plain statements (java/model). Those that may be given a function, which makes
 * the exception, count only without one. */
ir_method *follow_stand_in(evaluator *e, ir_method *m, const sym *args) {
  if (strcmp(m->owner->name->text, "jdk/internal/util/Preconditions") != 0)
    return m;
  sym_id function;
  bool is_plain =
      m->param_count == 2 ||
      (m->param_count && m->param_types[0] == IR_REF &&
       ref_is_constant(&e->state->refs, args[0], &function) && sym_is_null(function));
  ir_class *c =
      is_plain ? java_class(java_program_of(e->program), "jdk/internal/util/RangeMessage")
               : NULL;
  ir_method *found = c ? ir_find_method(c, m->name, m->descriptor) : NULL;
  return found && found->is_static && found->owner == c ? found : m;
}

/* There are no time zones. */
static bool is_zone(const ir_method *m) {
  return !strcmp(m->owner->name->text, "java/time/ZoneId") &&
         !strcmp(m->name->text, "systemDefault");
}

bool follow_is_machines_own(const ir_method *m) {
  return is_property(m) || is_elementary(m) || is_zone(m);
}

static value number_of(evaluator *e, ir_type t, sym a) {
  int64_t n = follow_concretise_int(e, a);
  value v = {.i = (int32_t)n};
  if (t == IR_I64 || t == IR_F64)
    v.l = n;
  return v;
}

/* The machine's copy of an array of numbers, or of a text. */
static object_id copy_object(evaluator *e, sym_id object) {
  assert(object.index < e->state->objects.size);
  sym_state *s = e->state;
  heap *h = &s->machine->heap;
  sym_object o = *sym_get_object(s, object);
  object_id made = o.class->is_array ? heap_new_array(h, o.class, o.length)
                                     : heap_new_object(h, o.class);
  for (uint32_t k = 0; k < o.length; k++) {
    ir_storage storage = sym_slot_storage(&o, k);
    sym held = operate_read_slot(e, sym_slot(s, object, k));
    value v = {0};
    if (storage == STORE_REF) {
      sym_id to = follow_concretise_ref(e, held);
      object_id known = !sym_is_null(to) ? sym_get_object(s, to)->imported : 0;
      v.ref = sym_is_null(to) || known ? known : copy_object(e, to);
    } else
      v = number_of(e, ir_storage_type(storage), held);
    if (o.class->is_array)
      heap_set_element(heap_object(h, made), storage, k, v);
    else
      heap_object(h, made)->slots[k] = v;
  }
  return made;
}

/* False: it is nothing that the machine can be given. */
static bool to_machine(evaluator *e, ir_type t, sym a, value *out) {
  if (t != IR_REF) {
    if (chance_is_wide(e, a))
      return false;
    *out = number_of(e, t, a);
    return true;
  }
  sym_id object = follow_concretise_ref(e, a);
  const sym_object *o = sym_get_object(e->state, object);
  out->ref = o->imported;
  if (sym_is_null(object) || o->imported)
    return true;
  bool text = !strcmp(o->class->name->text, "java/lang/String") && !o->opaque;
  if (text)
    out->ref = copy_object(e, object);
  return text;
}

/* A class remembers what it was asked for: what the path has seen of it may be old. */
static void look_again(evaluator *e, object_id id) {
  sym_state *s = e->state;
  uint64_t *known = map_get(&s->imported, id);
  const object *from = id ? machine_object(s->machine, id) : NULL;
  for (uint32_t k = 0; known && from && !from->class->is_array && k < from->length; k++) {
    sym_slot_id slot = sym_slot(s, (sym_id){(uint32_t)*known}, k);
    ir_type t = ir_storage_type(from->class->slots[k]->storage);
    if (sym_peek(s, slot))
      sym_write_slot(s, slot, sym_from_machine(s, t, from->slots[k]));
  }
}

bool follow_native(evaluator *e, ir_method *m, const sym *args, sym *result) {
  assert(args || !m->param_count);
  enum { MOST = 8 };
  machine *machine_ = e->state->machine;
  value given[MOST] = {0}, answer = {0};
  if (!is_computation(m) || m->param_count > MOST || machine_->heap.floor)
    return false;
  if (m->param_count == 1 && real_round(e, m, args[0], result))
    return true;
  if (real_fused(e, m, args, result))
    return true;
  for (uint32_t k = 0; k < m->param_count; k++)
    if (!to_machine(e, m->param_types[k], args[k], &given[k]))
      return false;
  if (machine_call(machine_, m, given, &answer) != RAN_RETURN) {
    machine_clear_stop(machine_);
    return false;
  }
  if (m->param_count && m->param_types[0] == IR_REF)
    look_again(e, given[0].ref);
  *result =
      m->result == IR_VOID ? SYM_ZERO : sym_from_machine(e->state, m->result, answer);
  return true;
}
