/* The variables that native methods access, so that threads come to a point there if
 * another one accesses them, too: counted numbers of Thread, elements that reflection gives
 * and sets, what a reference refers to, properties and streams of the system, and what Unsafe and
 * variable handles are for. What copies or sums up many elements notes them itself
 * (threads_note). */
#include "jre/threading.h"

static bool is_named(const ir_method *method, const char *text) {
  return !strcmp(method->name->text, text);
}

static bool is_of(const ir_method *method, const char *class) {
  return !strcmp(method->owner->name->text, class);
}

/* What a native method of Thread counts, or changes in the thread that it starts. */
static bool access_of_thread(machine *m, const ir_method *method, const value *args,
                             native_access *a) {
  bool of_thread = is_named(method, "start") || is_named(method, "getState");
  const char *field = of_thread                           ? "threadStatus"
                      : is_named(method, "nextThreadNum") ? "threadInitNumber"
                                                          : "threadSeqNumber";
  a->object = of_thread ? args[0].ref : machine_globals(m, method->owner);
  a->index = jre_field(m, method->owner, field)->slot;
  a->writes = !is_named(method, "getState");
  return true;
}

/* java.lang.reflect.Array: get..., set...(array, index, ...) */
static bool access_of_array(machine *m, const ir_method *method, const value *args,
                            native_access *a) {
  const object *at = args[0].ref ? machine_object(m, args[0].ref) : NULL;
  if (!at || !at->class->is_array || (uint32_t)args[1].i >= at->length)
    return false; /* it throws */
  *a = (native_access){.object = args[0].ref,
                       .index = (uint32_t)args[1].i,
                       .count = 1,
                       .writes = method->name->text[0] == 's',
                       .plain = true};
  if (a->writes && method->param_types[2] == IR_REF && threads_is_shared(m, a->object))
    threads_share(m, args[2].ref);
  return true;
}

/* Reference.refersTo0, clear0 */
static bool access_of_reference(machine *m, const ir_method *method, const value *args,
                                native_access *a) {
  a->object = args[0].ref;
  a->index = jre_field(m, machine_object(m, a->object)->class, "referent")->slot;
  a->writes = is_named(method, "clear0");
  a->plain = true;
  return true;
}

/* All properties count as one variable, which synchronises as their table does. */
static bool access_of_system(machine *m, const ir_method *method, native_access *a) {
  const char *stream = jre_stream_set(method);
  a->object = machine_globals(m, method->owner);
  if (stream) {
    a->index = jre_field(m, method->owner, stream)->slot;
    a->plain = true;
    return true;
  }
  a->index = jre_field(m, method->owner, "props")->slot;
  a->writes = strncmp(method->name->text, "get", 3) != 0;
  return true;
}

bool thread_native_access(machine *m, ir_method *method, const value *args,
                          native_access *a) {
  *a = (native_access){.count = 1, .writes = true};
  if (method->owner == jre_of(m)->thread)
    return access_of_thread(m, method, args, a);
  if (is_of(method, "java/lang/reflect/Array"))
    return access_of_array(m, method, args, a);
  if (is_of(method, "java/lang/System"))
    return access_of_system(m, method, a);
  if (!strncmp(method->owner->name->text, "java/lang/ref/", 14))
    return access_of_reference(m, method, args, a);
  bool is_there = is_of(method, "jdk/internal/misc/Unsafe")
                      ? unsafe_access(m, method, args, a)
                      : handle_access(m, method, args, a);
  if (is_there)
    weak_note(m, method, a->object);
  return is_there;
}
