/* java.lang.System: time, properties, standard streams, exit.
 *
 * Time is the machine's own, so that every run of a program is the same: ten
 * nanoseconds an instruction, and sleeping puts the clock forward. */
#include "jre/runtime.h"

enum { NANOSECONDS_PER_STEP = 10 };

static int64_t nanoseconds(machine *m) {
  return (int64_t)m->steps * NANOSECONDS_PER_STEP + jre_of(m)->slept;
}

NATIVE(nano_time) {
  result->l = 1000000000 + nanoseconds(m);
  return true;
}

NATIVE(current_time) {
  result->l = 1735689600000 + nanoseconds(m) / 1000000; /* from 2025-01-01, UTC */
  return true;
}

/* Properties: a fixed table, and what the program sets. An object 0 in the map: the
 * property was cleared. */

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

static object_id look_up(machine *m, name key) {
  jre *j = jre_of(m);
  uint64_t *known = map_get(&j->properties, map_address(key));
  if (known)
    return (object_id)*known;
  for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
    if (!strcmp(key->text, properties[i].key))
      return jre_intern(m, name_mk(&m->program->names, properties[i].text));
  return 0;
}

/* The name of the key in args[0], or NULL after a throw. */
static name checked_key(machine *m, const value *args) {
  if (!args[0].ref)
    return jre_throw(m, "java/lang/NullPointerException", "key can't be null"), NULL;
  if (!jre_string_length(m, args[0].ref))
    return jre_throw(m, "java/lang/IllegalArgumentException", "key can't be empty"), NULL;
  return jre_text_name(m, args[0].ref);
}

NATIVE(get_property) {
  name key = checked_key(m, args);
  if (!key)
    return false;
  result->ref = look_up(m, key);
  if (!result->ref && method->param_count == 2)
    result->ref = args[1].ref;
  return true;
}

NATIVE(set_property) {
  name key = checked_key(m, args);
  if (!key)
    return false;
  result->ref = look_up(m, key);
  map_put(&jre_of(m)->properties, map_address(key), args[1].ref);
  return args[1].ref || jre_throw_null(m);
}

NATIVE(clear_property) {
  name key = checked_key(m, args);
  if (!key)
    return false;
  result->ref = look_up(m, key);
  map_put(&jre_of(m)->properties, map_address(key), 0);
  return true;
}

NATIVE(set_stream) {
  const char *field = method->name->text[3] == 'I'   ? "in"
                      : method->name->text[3] == 'O' ? "out"
                                                     : "err";
  jre_static(m, method->owner, field)->ref = args[0].ref;
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
    {SYSTEM, "nanoTime", NULL, nano_time},
    {SYSTEM, "currentTimeMillis", NULL, current_time},
    {SYSTEM, "getProperty", NULL, get_property},
    {SYSTEM, "setProperty", NULL, set_property},
    {SYSTEM, "clearProperty", NULL, clear_property},
    {SYSTEM, "getenv", "(Ljava/lang/String;)Ljava/lang/String;", native_zero},
    {SYSTEM, "setIn0", NULL, set_stream},
    {SYSTEM, "setOut0", NULL, set_stream},
    {SYSTEM, "setErr0", NULL, set_stream},
    {SYSTEM, "exit", NULL, exit_program},
    {SYSTEM, "console", NULL, native_zero},
    {"java/lang/Runtime", "exit", NULL, exit_program},
    {"java/lang/Runtime", "halt", NULL, exit_program},
    {0}};
