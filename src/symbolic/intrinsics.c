/* Java methods that the evaluator runs itself, because they are native or because their
 * code would cost paths that mean nothing: stack traces and message texts.
 *
 * A text made for a message is opaque: it may be passed around and thrown away; reading
 * it ends the run as unsupported, so nothing is ever concluded from it. */
#include "symbolic/follow_run.h"
#include "symbolic/links.h"
#include "symbolic/lists.h"
#include "symbolic/sets.h"
#include "symbolic/spec_boxes.h"

#include "jre/jre.h"

#include <assert.h>
#include <string.h>

static java_program *java_of(evaluator *e) {
  return java_program_of(e->program);
}

ir_class *intrinsic_trap_class(evaluator *e, trap_kind kind) {
  return java_class(java_of(e), jre_trap_class(kind));
}

/* Pure ones, for both ways of branching. */

static bool returns_receiver(evaluator *e, ir_method *m, const sym *args, sym *out,
                             faults *f) {
  assert(args || !m->param_count);
  (void)e, (void)m, (void)f;
  *out = args[0];
  return true;
}

/* The reference with objects of the state before replaced by what they were. */
static sym originals(sym_state *s, sym a) {
  assert(ref_has(&s->refs, a));
  uint32_t count = ref_count(&s->refs, a);
  ref_entry *x = memory_new_array(ref_entry, count);
  for (uint32_t k = 0; k < count; k++) {
    x[k] = ref_entries(&s->refs, a)[k];
    sym_id original = sym_get_object(s, x[k].object)->original;
    if (!sym_is_null(original))
      x[k].object = original;
  }
  sym made = ref_mk(&s->refs, x, count);
  memory_free(x);
  return made;
}

/* boolean isSameObject(Object, Object) */
static bool same_object(evaluator *e, ir_method *m, const sym *args, sym *out,
                        faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  sym_state *s = e->state;
  operate_note_comparison(e, args[0], args[1]);
  sym a = originals(s, args[0]), b = originals(s, args[1]);
  bool of_spec = spec_boxes_has(s, a) || spec_boxes_has(s, b);
  literal same = of_spec ? spec_boxes_same(e, a, b) : ref_eq(&s->refs, a, b);
  *out = bits_from_literal(&s->bits, same);
  return true;
}

/* Object now(Object) */
static bool object_now(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  *out = originals(e->state, args[0]);
  return true;
}

static bool is_cloneable(evaluator *e, const sym_object *o) {
  ir_class *cloneable = java_class(java_of(e), "java/lang/Cloneable");
  return !o->opaque && !o->imported && cloneable && ir_is_subclass(o->class, cloneable);
}

/* Object clone() of one array, or of one object whose class allows it; the exception that
 * others throw is left to the machine. */
static bool clone_one(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  (void)m, (void)f;
  sym_state *s = e->state;
  sym_id from;
  if (!ref_is_constant(&s->refs, args[0], &from) || sym_is_null(from) ||
      !(sym_get_object(s, from)->class->is_array ||
        is_cloneable(e, sym_get_object(s, from))))
    return false;
  uint32_t length = sym_get_object(s, from)->length;
  ir_class *class = sym_get_object(s, from)->class;
  sym_id made =
      class->is_array ? sym_new_array(s, class, length) : sym_new_object(s, class);
  for (uint32_t k = 0; k < length; k++) {
    sym v = operate_read_slot(e, sym_slot(s, from, k));
    sym_set(s, sym_slot(s, made, k), v);
  }
  if (e->merge.call)
    e->merge.call->local_effects = true;
  *out = sym_ref(s, made);
  return true;
}

static sym join(evaluator *e, ir_type t, bool first, literal guard, sym v, sym others) {
  assert(formula_has(e->state->formula, guard));
  return first ? v : sym_ite(e->state, t, guard, v, others);
}

/* Class getClass() */
static bool class_of(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)m, (void)f;
  sym_state *s = e->state;
  bool any = false;
  if (collection_is_one(e, args[0])) /* it is not of the class that it stands for */
    return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, args[0]); k++) {
    ref_entry x = ref_entries(&s->refs, args[0])[k];
    if (sym_is_null(x.object))
      continue;
    sym class = imported_mirror(s, sym_get_object(s, x.object)->class);
    *out = join(e, IR_REF, !any, x.guard, class, *out);
    any = true;
  }
  return any;
}

/* Natives that ask a class about itself: the machine answers, for each class that the
 * receiver may be. */
static bool ask_class(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)f;
  sym_state *s = e->state;
  value given[4];
  bool any = false;
  for (uint32_t k = 1; k < m->param_count; k++)
    if (k == 4 || !imported_constant(s, m->param_types[k], args[k], &given[k]))
      return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, args[0]); k++) {
    ref_entry x = ref_entries(&s->refs, args[0])[k];
    if (sym_is_null(x.object))
      continue;
    sym v;
    if (!imported_constant(s, IR_REF, sym_ref(s, x.object), &given[0]) ||
        !imported_answer(s, m, given, &v))
      return false;
    *out = join(e, m->result, !any, x.guard, v, *out);
    any = true;
  }
  return any;
}

/* A lambda that captures nothing is always the same object, which the machine has. */
static bool same_lambda(evaluator *e, ir_method *m, const sym *args, sym *out,
                        faults *f) {
  assert(args || !m->param_count);
  (void)args, (void)f;
  return imported_answer(e->state, m, NULL, out);
}

typedef struct intrinsic_row {
  const char *owner, *method; /* method NULL: any */
  sym_intrinsic *run;
} intrinsic_row;

/* int getLength(Object), of java.lang.reflect.Array. False: it may be no array. */
static bool length_of_any(evaluator *e, ir_method *m, const sym *args, sym *out,
                          faults *f) {
  (void)m;
  const refs *r = &e->state->refs;
  for (uint32_t k = 0; ref_has(r, args[0]) && k < ref_count(r, args[0]); k++) {
    sym_id object = ref_entries(r, args[0])[k].object;
    if (!sym_is_null(object) && !sym_get_object(e->state, object)->class->is_array)
      return false;
  }
  if (!ref_has(r, args[0]))
    return false;
  *out = operate_array_length(e, args[0], f);
  return true;
}

/* int vectorizedMismatch(Object, long, Object, long, int length, int log2): the index of
 * the first difference, or how many elements it has not looked at, complemented; those the
 * caller compares one by one. Here it looks at none, where the code itself would read
 * memory in words. Of elements as long as a word it must look at all. */
static bool compares_none(evaluator *e, ir_method *m, const sym *args, sym *out,
                          faults *f) {
  enum { LENGTH = 4, LOG2 = 5, OF_WORDS = 3 };
  (void)f;
  bits_context *b = &e->state->bits;
  int64_t log2;
  if (m->param_count != LOG2 + 1 ||
      !bits_to_constant(b, sym_bits(e->state, args[LOG2]), &log2) || log2 >= OF_WORDS)
    return false;
  *out = bits_not(b, sym_bits(e->state, args[LENGTH]));
  return true;
}

/* What is printed is no part of a state. */
static bool prints(evaluator *e, ir_method *m, const sym *args, sym *out, faults *f) {
  assert(args || !m->param_count);
  (void)e, (void)args, (void)f;
  *out = SYM_ZERO;
  return m->result == IR_VOID;
}

static const intrinsic_row rows[] = {
    {"java/io/StandardStreams", "write", prints},
    {"java/io/StandardStreams", "flush", prints},
    {"java/lang/Object", "clone", clone_one},
    {"java/lang/System", "arraycopy", merge_array_copy},
    {"java/lang/reflect/Array", "newArray", merge_new_array},
    {"java/lang/reflect/Array", "getLength", length_of_any},
    {"java/lang/Throwable", "fillInStackTrace", returns_receiver},
    {"jdk/internal/util/ArraysSupport", "vectorizedMismatch", compares_none},
    {"java/lang/Float", "floatToRawIntBits", returns_receiver}, /* a float is its bits */
    {"java/lang/Float", "intBitsToFloat", returns_receiver},
    {"java/lang/Double", "doubleToRawLongBits", returns_receiver},
    {"java/lang/Double", "longBitsToDouble", returns_receiver},
    {"java/lang/Object", "getClass", class_of},
    {"java/lang/Class", "isArray", ask_class},
    {"java/lang/Class", "isInterface", ask_class},
    {"java/lang/Class", "isPrimitive", ask_class},
    {"java/lang/Class", "isAssignableFrom", ask_class},
    {"java/lang/Class", "desiredAssertionStatus", ask_class},
};

static sym_intrinsic *look_up(ir_method *m) {
  if (!m->origin && !m->param_count && !strcmp(m->name->text, "make") &&
      strstr(m->owner->name->text, "$$Lambda$"))
    return same_lambda;
  if (!strcmp(m->name->text, "isSameObject") &&
      !strcmp(m->owner->name->text, "glassbox/GlassBox"))
    return same_object;
  if (!strcmp(m->name->text, "now") && !strcmp(m->owner->name->text, "glassbox/GlassBox"))
    return object_now;
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
    if (!strcmp(rows[k].owner, m->owner->name->text) &&
        !strcmp(rows[k].method, m->name->text))
      return rows[k].run;
  sym_intrinsic *found = sets_intrinsic(m);
  found = found ? found : lists_intrinsic(m);
  found = found ? found : spec_boxes_intrinsic(m);
  return found ? found : abstraction_intrinsic(m);
}

sym_intrinsic *intrinsic_of(evaluator *e, ir_method *m) {
  uint64_t *known = map_get(&e->intrinsics, m->id);
  if (!known)
    known = map_put(&e->intrinsics, m->id, map_address((void *)look_up(m)));
  return (sym_intrinsic *)(uintptr_t)*known;
}

/* Those with effects, for follow alone. */

static bool run_assume(evaluator *e, ir_method *m, sym *args, sym *out) {
  (void)m, (void)out;
  literal c = bits_to_literal(&e->state->bits, sym_bits(e->state, args[0]));
  bool holds = evaluation_get(&e->model, c);
  follow_constrain(e, literal_not_if(c, !holds));
  return holds || follow_stop(e, FOLLOWED_ASSUMPTION, NULL);
}

/* System.exit: what comes after it never happens. */
static bool run_exit(evaluator *e, ir_method *m, sym *args, sym *out) {
  (void)m, (void)args, (void)out;
  return follow_stop(e, FOLLOWED_ASSUMPTION, NULL);
}

static bool is_exit(const ir_method *m) {
  const char *owner = m->owner->name->text, *name = m->name->text;
  return (!strcmp(owner, "java/lang/System") && !strcmp(name, "exit")) ||
         (!strcmp(owner, "java/lang/Runtime") &&
          (!strcmp(name, "exit") || !strcmp(name, "halt")));
}

/* A path clones the object of its model. */
static bool run_clone(evaluator *e, ir_method *m, sym *args, sym *out) {
  if (follow_needs_array(e, args[0]))
    return false;
  args[0] = sym_ref(e->state, follow_concretise_ref(e, args[0]));
  faults none = {0};
  return clone_one(e, m, args, out, &none) ||
         follow_stop(e, FOLLOWED_UNSUPPORTED,
                     "native method java/lang/Object.clone()Ljava/lang/Object;");
}

/* Object newArray(Class, int), of java.lang.reflect.Array */
static bool run_new_array(evaluator *e, ir_method *m, sym *args, sym *out) {
  (void)m;
  sym_state *s = e->state;
  sym_id mirror = follow_concretise_ref(e, args[0]);
  if (sym_is_null(mirror))
    return follow_trap(e, TRAP_NULL);
  int64_t size = follow_concretise_int(e, args[1]);
  if (size < 0)
    return follow_trap(e, TRAP_NEGATIVE_SIZE);
  ir_class *element = imported_mirrored(s, mirror);
  ir_class *array = size <= MOST_ELEMENTS ? java_array_of(java_of(e), element) : NULL;
  if (!array)
    return follow_stop(e, FOLLOWED_UNSUPPORTED, "an array of more than a million");
  *out = sym_ref(s, sym_new_array(s, array, (uint32_t)size));
  return true;
}

follow_intrinsic *follow_intrinsic_of(evaluator *e, ir_method *m) {
  (void)e;
  if (!strcmp(m->name->text, "assume") &&
      !strcmp(m->owner->name->text, "glassbox/GlassBox"))
    return run_assume;
  if (is_exit(m))
    return run_exit;
  if (!strcmp(m->name->text, "arraycopy") &&
      !strcmp(m->owner->name->text, "java/lang/System"))
    return follow_array_copy;
  if (!strcmp(m->name->text, "clone") &&
      !strcmp(m->owner->name->text, "java/lang/Object"))
    return run_clone;
  if (!strcmp(m->name->text, "newArray") &&
      !strcmp(m->owner->name->text, "java/lang/reflect/Array"))
    return run_new_array;
  return follow_unsafe_of(m);
}
