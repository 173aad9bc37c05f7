/* java.lang.System: properties, standard streams, exit. Time: natives_chance.c. */
#include "jre/runtime.h"

#include "exec/threads.h"

/* Properties: a fixed table, from which a real Properties object is made only when
 * the program changes it or asks for all. */

static const struct {
  const char *key, *text;
} properties[] = {
    {"line.separator", "\n"},
    {"file.separator", "/"},
    {"path.separator", ":"},
    {"file.encoding", "UTF-8"},
    {"native.encoding", "UTF-8"},
    {"sun.jnu.encoding", "UTF-8"},
    {"java.version", "17"},
    {"java.specification.version", "17"},
    {"java.class.version", "61.0"},
    {"java.vm.name", "glassbox"},
    {"java.vm.specification.version", "17"},
    {"java.vendor", "glassbox"},
    {"java.class.path", ""},
    {"java.home", "/"},
    {"java.io.tmpdir", "/tmp"},
    {"os.name", "Linux"},
    {"os.arch", "amd64"},
    {"os.version", "0"},
    {"user.dir", "/"},
    {"user.home", "/"},
    {"user.name", "user"},
    {"user.language", "en"},
    {"user.country", "US"},
};

#define PROPERTIES "java/util/Properties"
#define TEXT       "Ljava/lang/String;"

static object_id fixed_property(machine *m, name key) {
  for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
    if (!strcmp(key->text, properties[i].key))
      return jre_intern(m, name_mk(&m->program->names, properties[i].text));
  return 0;
}

/* System.props, filled from the table when it is first asked for; 0 after a throw. */
static object_id all_properties(machine *m, ir_class *system) {
  object_id known = jre_static(m, system, "props")->ref;
  if (known)
    return known;
  ir_class *class = jre_class(m, PROPERTIES);
  if (!class || !machine_initialise(m, class))
    return 0;
  value args[3] = {{.ref = heap_new_object(&m->heap, class)}};
  m->no_collect++;
  bool ok = jre_call_virtual(m, PROPERTIES, "<init>", "()V", args, NULL);
  for (size_t i = 0; ok && i < sizeof properties / sizeof *properties; i++) {
    args[1].ref = jre_string_of(m, properties[i].key);
    args[2].ref = jre_string_of(m, properties[i].text);
    ok = jre_call_virtual(m, PROPERTIES, "setProperty",
                          "(" TEXT TEXT ")Ljava/lang/Object;", args, NULL);
  }
  m->no_collect--;
  if (!ok)
    return 0;
  jre_static_set(m, system, "props", args[0].ref);
  return args[0].ref;
}

static bool check_key(machine *m, object_id key) {
  if (!key)
    return jre_throw(m, "java/lang/NullPointerException", "key can't be null");
  return jre_string_length(m, key) ||
         jre_throw(m, "java/lang/IllegalArgumentException", "key can't be empty");
}

/* A program that is explored: getProperty and its like would use the table unseen by it. */
static bool is_explored_program(machine *m) {
  const frame *caller = jre_caller(m, 1);
  return m->threads && m->threads->mode != MODE_TURNS && caller &&
         !synchronizer_is_of_library(caller->method->owner);
}

NATIVE(get_properties) {
  if (is_explored_program(m))
    return machine_stop(m, STOP_UNSUPPORTED, "System.getProperties");
  result->ref = all_properties(m, method->owner);
  return result->ref;
}

NATIVE(get_property) {
  if (!check_key(m, args[0].ref))
    return false;
  object_id all = jre_static(m, method->owner, "props")->ref;
  if (!all) {
    result->ref = fixed_property(m, jre_text_name(m, args[0].ref));
  } else {
    value given[2] = {{.ref = all}, args[0]};
    if (!jre_call_virtual(m, PROPERTIES, "getProperty", "(" TEXT ")" TEXT, given, result))
      return false;
  }
  if (!result->ref && method->param_count == 2)
    result->ref = args[1].ref;
  return true;
}

NATIVE(set_property) {
  object_id all = check_key(m, args[0].ref) ? all_properties(m, method->owner) : 0;
  value given[3] = {{.ref = all}, args[0], args[1]};
  return all && jre_call_virtual(m, PROPERTIES, "setProperty",
                                 "(" TEXT TEXT ")Ljava/lang/Object;", given, result);
}

NATIVE(clear_property) {
  object_id all = check_key(m, args[0].ref) ? all_properties(m, method->owner) : 0;
  value given[2] = {{.ref = all}, args[0]};
  return all && jre_call_virtual(m, PROPERTIES, "remove",
                                 "(Ljava/lang/Object;)Ljava/lang/Object;", given, result);
}

const char *jre_stream_set(const ir_method *method) {
  static const char *const all[][2] = {
      {"setIn0", "in"}, {"setOut0", "out"}, {"setErr0", "err"}};
  for (size_t k = 0; k < sizeof all / sizeof *all; k++)
    if (!strcmp(method->name->text, all[k][0]))
      return all[k][1];
  return NULL;
}

/* The field is final: who reads it comes to no point until it is known that it changes. */
NATIVE(set_stream) {
  const char *field = jre_stream_set(method);
  object_id all = machine_globals(m, method->owner);
  if (m->threads && m->threads->live > 1 &&
      threads_writes_late(m, all, jre_field(m, method->owner, field)))
    return false;
  if (m->threads && threads_is_shared(m, all))
    threads_share(m, args[0].ref);
  jre_static_set(m, method->owner, field, args[0].ref);
  return true;
}

/* System.exit(int), Runtime.exit(int) and Runtime.halt(int) */
NATIVE(exit_program) {
  m->stop.status = args[method->is_static ? 0 : 1].i & 0xff;
  return machine_stop(m, STOP_EXIT, "exit");
}

#define SYSTEM "java/lang/System"
const native_entry natives_system[] = {
    {SYSTEM, "registerNatives", NULL, native_nothing},
    {SYSTEM, "arraycopy", NULL, native_array_copy},
    {SYSTEM, "getProperties", NULL, get_properties},
    {SYSTEM, "getProperty", NULL, get_property},
    {SYSTEM, "setProperty", NULL, set_property},
    {SYSTEM, "clearProperty", NULL, clear_property},
    {SYSTEM, "getenv", "(Ljava/lang/String;)Ljava/lang/String;", native_zero},
    {SYSTEM, "setIn0", NULL, set_stream},
    {SYSTEM, "setOut0", NULL, set_stream},
    {SYSTEM, "setErr0", NULL, set_stream},
    {SYSTEM, "exit", NULL, exit_program},
    {SYSTEM, "console", NULL, native_zero},
    {"java/io/UnixFileSystem", "initIDs", NULL, native_nothing},
    {"java/lang/Runtime", "exit", NULL, exit_program},
    {"java/lang/Runtime", "halt", NULL, exit_program},
    {0}};
