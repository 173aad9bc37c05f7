/* Stack traces.
 *
 * The back trace of a throwable is a long[]: method number and line of each frame,
 * innermost first. Frames of the throwable's own construction and of lambda
 * classes are left out. */
#include "jre/runtime.h"

enum { DEPTH_LIMIT = 1024, NATIVE_LINE = -2, UNKNOWN_LINE = -1 };

static bool is_hidden(const frame *f) {
  const java_class_info *info = java_info(f->method->owner);
  return !info || info->is_hidden;
}

static int32_t line_of(const frame *f) {
  if (!f->code)
    return f->method->is_native ? NATIVE_LINE : UNKNOWN_LINE;
  uint32_t line = f->code->lines[f->pc];
  return line ? (int32_t)line : UNKNOWN_LINE;
}

/* The number of frames that are not part of making the throwable. */
static uint32_t visible_frames(machine *m, const ir_class *class) {
  uint32_t count = m->frame_count;
  jre *j = jre_of(m);
  while (count && m->frames[count - 1].method->owner == j->throwable &&
         !strcmp(m->frames[count - 1].method->name->text, "fillInStackTrace"))
    count--;
  while (count && !strcmp(m->frames[count - 1].method->name->text, "<init>") &&
         ir_is_subclass(class, m->frames[count - 1].method->owner) &&
         m->frames[count - 1].method->owner != j->object)
    count--;
  return count;
}

void throwable_fill(machine *m, object_id throwable) {
  jre *j = jre_of(m);
  uint32_t count = visible_frames(m, machine_object(m, throwable)->class), depth = 0;
  for (uint32_t i = count; i-- > 0 && depth < DEPTH_LIMIT;)
    depth += !is_hidden(&m->frames[i]);
  object_id trace = heap_new_array(&m->heap, j->longs, depth);
  int64_t *to = machine_object(m, trace)->i64;
  uint32_t k = 0;
  for (uint32_t i = count; i-- > 0 && k < depth;) {
    const frame *f = &m->frames[i];
    if (!is_hidden(f))
      to[k++] = (int64_t)((uint64_t)f->method->id << 32 | (uint32_t)line_of(f));
  }
  value *slots = machine_object(m, throwable)->slots;
  slots[j->throwable_backtrace->slot].ref = trace;
  slots[j->throwable_depth->slot].i = (int32_t)depth;
}

static bool fill_in(machine *m, ir_method *method, const value *args, value *result) {
  (void)method;
  if (!jre_find_classes(m))
    return false;
  throwable_fill(m, args[0].ref);
  result->ref = args[0].ref;
  return true;
}

static object_id interned_name(machine *m, const char *text) {
  return jre_intern(m, name_mk(&m->program->names, text));
}

static void set_element(machine *m, object_id element, int64_t entry) {
  const ir_method *method = m->program->methods.data[(uint64_t)entry >> 32];
  const ir_class *owner = method->owner;
  bool jdk = java_info(owner)->from_jdk;
  char *class = class_java_name(owner);
  object_id text = interned_name(m, class);
  memory_free(class);
  jre_slot(m, element, "declaringClass")->ref = text;
  text = interned_name(m, method->name->text);
  jre_slot(m, element, "methodName")->ref = text;
  if (owner->file) {
    text = interned_name(m, owner->file);
    jre_slot(m, element, "fileName")->ref = text;
  }
  text = interned_name(m, jdk ? "java.base" : "app");
  jre_slot(m, element, jdk ? "moduleName" : "classLoaderName")->ref = text;
  jre_slot(m, element, "lineNumber")->i = (int32_t)(uint32_t)entry;
  jre_slot(m, element, "format")->i = 3; /* neither loader nor version is printed */
}

/* static native void initStackTraceElements(StackTraceElement[], Throwable) */
static bool init_elements(machine *m, ir_method *method, const value *args,
                          value *result) {
  (void)method, (void)result;
  if (!args[0].ref || !args[1].ref)
    return jre_throw_null(m);
  jre *j = jre_of(m);
  object_id trace =
      machine_object(m, args[1].ref)->slots[j->throwable_backtrace->slot].ref;
  uint32_t count = machine_object(m, args[0].ref)->length;
  if (count && (!trace || machine_object(m, trace)->length < count))
    return jre_throw(m, "java/lang/IndexOutOfBoundsException", NULL);
  for (uint32_t i = 0; i < count; i++) {
    object_id element = machine_object(m, args[0].ref)->refs[i];
    if (!element)
      return jre_throw_null(m);
    set_element(m, element, machine_object(m, trace)->i64[i]);
  }
  return true;
}

const native_entry natives_throwable[] = {
    {"java/lang/Throwable", "fillInStackTrace", "(I)Ljava/lang/Throwable;", fill_in},
    {"java/lang/StackTraceElement", "initStackTraceElements", NULL, init_elements},
    {"java/lang/StackTraceElement", "computeFormat", NULL, native_nothing},
    {"java/lang/NullPointerException", "getExtendedNPEMessage", NULL, native_zero},
    {0}};
