/* System.arraycopy, with the exact exceptions and partial effects of the JVM. */
#include "exec/threads.h"
#include "jre/runtime.h"

/* What the messages call the elements: a primitive type or "object array". */
static const char *kind_text(const ir_class *array) {
  return array->element == STORE_REF ? "object array" : array->element_class->name->text;
}

static bool throw_store(machine *m, char *text) {
  jre_throw(m, "java/lang/ArrayStoreException", "arraycopy: %s", text);
  memory_free(text);
  return false;
}

static bool throw_not_array(machine *m, const char *role, const ir_class *class) {
  char *type = class_java_name(class);
  char *text = memory_print("%s type %s is not an array", role, type);
  memory_free(type);
  return throw_store(m, text);
}

static bool check_kinds(machine *m, const ir_class *from, const ir_class *to) {
  if (!from->is_array)
    return throw_not_array(m, "source", from);
  if (!to->is_array)
    return throw_not_array(m, "destination", to);
  if (from->element == to->element)
    return true;
  return throw_store(m, memory_print("type mismatch: can not copy %s[] into %s[]",
                                     kind_text(from), kind_text(to)));
}

static bool check_ranges(machine *m, const object *from, const object *to,
                         const value *args) {
  int32_t source = args[1].i, target = args[3].i, count = args[4].i;
  const char *index_class = "java/lang/ArrayIndexOutOfBoundsException";
  if (source < 0)
    return jre_throw(m, index_class,
                     "arraycopy: source index %d out of bounds for %s[%u]", source,
                     kind_text(from->class), from->length);
  if (target < 0)
    return jre_throw(m, index_class,
                     "arraycopy: destination index %d out of bounds for %s[%u]", target,
                     kind_text(to->class), to->length);
  if (count < 0)
    return jre_throw(m, index_class, "arraycopy: length %d is negative", count);
  if ((uint32_t)source + (uint32_t)count > from->length)
    return jre_throw(
        m, index_class, "arraycopy: last source index %u out of bounds for %s[%u]",
        (uint32_t)source + (uint32_t)count, kind_text(from->class), from->length);
  if ((uint32_t)target + (uint32_t)count > to->length)
    return jre_throw(
        m, index_class, "arraycopy: last destination index %u out of bounds for %s[%u]",
        (uint32_t)target + (uint32_t)count, kind_text(to->class), to->length);
  return true;
}

static bool throw_element(machine *m, const ir_class *from, const ir_class *to) {
  char *a = class_java_name(from), *b = class_java_name(to), *text;
  if (!ir_is_subclass(to, from))
    text = memory_print("type mismatch: can not copy %s[] into %s[]", a, b);
  else
    text =
        memory_print("element type mismatch: can not cast one of the elements of %s[] to "
                     "the type of the destination array, %s",
                     a, b);
  memory_free(a);
  memory_free(b);
  return throw_store(m, text);
}

/* References whose type must be checked one by one: what was copied stays. */
static bool copy_checked(machine *m, const object *from, object *to, const value *args) {
  ir_class *wanted = to->class->element_class;
  for (int32_t i = 0; i < args[4].i; i++) {
    object_id element = from->refs[args[1].i + i];
    if (element && !ir_is_subclass(machine_object(m, element)->class, wanted))
      return throw_element(m, from->class->element_class, wanted);
    to->refs[args[3].i + i] = element;
  }
  return true;
}

/* What other threads could notice. */
static void note_copy(machine *m, const value *args) {
  for (int32_t i = 0; m->threads && i < args[4].i; i++) {
    threads_note(m, args[0].ref, (uint32_t)(args[1].i + i), false);
    threads_note(m, args[2].ref, (uint32_t)(args[3].i + i), true);
  }
  if (m->threads && threads_is_shared(m, args[2].ref) &&
      machine_object(m, args[0].ref)->class->element == STORE_REF)
    for (int32_t i = 0; i < args[4].i; i++)
      threads_share(m, machine_object(m, args[0].ref)->refs[args[1].i + i]);
}

bool native_array_copy(machine *m, ir_method *method, const value *args, value *result) {
  (void)method, (void)result;
  if (!args[0].ref || !args[2].ref)
    return jre_throw_null(m);
  object *from = machine_object(m, args[0].ref), *to = machine_object(m, args[2].ref);
  if (!check_kinds(m, from->class, to->class) || !check_ranges(m, from, to, args))
    return false;
  note_copy(m, args);
  if (from->class->element == STORE_REF && from != to &&
      !ir_is_subclass(from->class->element_class, to->class->element_class))
    return copy_checked(m, from, to, args);
  size_t width = ir_storage_bytes(from->class->element);
  memmove(to->i8 + (size_t)args[3].i * width, from->i8 + (size_t)args[1].i * width,
          (size_t)args[4].i * width);
  return true;
}
