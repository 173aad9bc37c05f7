/* Which native methods other threads notice: those that wait or wake, and those that
 * access a variable. */
#include "jre/runtime.h"

typedef struct visible_method {
  const char *class, *method;
} visible_method;

#define THREAD "java/lang/Thread"
#define OBJECT "java/lang/Object"
#define UNSAFE "jdk/internal/misc/Unsafe"
static const visible_method points[] = {
    {OBJECT, "wait"},
    {OBJECT, "notify"},
    {OBJECT, "notifyAll"},
    {THREAD, "sleep"},
    {THREAD, "yield"},
    {THREAD, "onSpinWait"},
    {THREAD, "join"},
    {THREAD, "interrupt0"},
    {THREAD, "clearInterruptEvent"},
    {UNSAFE, "park"},
    {UNSAFE, "unpark"},
    {"java/util/Random", "next"},
    {"java/util/Random", "nextInt"},
    {"java/util/Random", "nextGaussian"},
    {"java/security/SecureRandom", "next"},
    {"java/security/SecureRandom", "nextBytes"},
    {"java/security/SecureRandom", "setSeed"},
    {"glassbox/Choose", "pick"},
    {"glassbox/Scenarios", "quiet"},
    {"glassbox/Scenarios", "pause"},
    {"glassbox/GlassBox", "beginAtomic"},
    {"glassbox/GlassBox", "endAtomic"},
    /* Others may have gone on before the end of the program, seen what came before it. */
    {"java/lang/System", "exit"},
    {"java/lang/Runtime", "exit"},
    {"java/lang/Runtime", "halt"},
};

static const visible_method copies[] = {
    {"java/lang/System", "arraycopy"},
    {OBJECT, "clone"},
    {"java/util/zip/CRC32", "updateBytes0"},
    {UNSAFE, "copyMemory0"},
    {UNSAFE, "setMemory0"},
    {"java/io/StandardStreams", "write"},
};

static bool is_copy(const ir_method *method) {
  for (size_t i = 0; i < sizeof copies / sizeof *copies; i++)
    if (!strcmp(copies[i].class, method->owner->name->text) &&
        !strcmp(copies[i].method, method->name->text))
      return true;
  return false;
}

static bool starts_with(const char *text, const char *start) {
  return !strncmp(text, start, strlen(start));
}

/* get..., put..., set..., compareAnd..., weakCompareAnd... */
static bool is_access(const ir_method *method) {
  const char *class = method->owner->name->text, *text = method->name->text;
  if (strcmp(class, UNSAFE) != 0 && strcmp(class, "java/lang/invoke/VarHandle") != 0)
    return false;
  return starts_with(text, "get") || starts_with(text, "put") || !strcmp(text, "set") ||
         (starts_with(text, "set") && strcmp(text, "setMemory0") != 0) ||
         starts_with(text, "compareAnd") || starts_with(text, "weakCompareAnd");
}

/* Numbers that are counted, and whether a thread was started. */
static bool is_access_of_thread(const ir_method *method) {
  const char *text = method->name->text;
  return !strcmp(text, "start") || !strcmp(text, "getState") ||
         !strcmp(text, "nextThreadNum") || !strcmp(text, "nextThreadID");
}

/* Java does not say that what comes before unpark comes before the end of park. */
static bool is_hint(const ir_method *method) {
  return !strcmp(method->name->text, "unpark");
}

static bool is_join(const ir_method *method) {
  return !strcmp(method->name->text, "join");
}

/* Elements, what a reference refers to, properties, the standard streams. */
static bool is_access_elsewhere(const ir_method *method) {
  const char *class = method->owner->name->text, *text = method->name->text;
  if (!strcmp(class, "java/lang/reflect/Array"))
    return (starts_with(text, "get") || starts_with(text, "set")) &&
           strcmp(text, "getLength") != 0;
  if (!strcmp(class, "java/lang/System"))
    return strstr(text, "Propert") || jre_stream_set(method);
  return starts_with(class, "java/lang/ref/") &&
         (!strcmp(text, "refersTo0") || !strcmp(text, "clear0"));
}

uint8_t native_visibility(const ir_method *method) {
  if (!strcmp(method->owner->name->text, "glassbox/Choose") &&
      !strcmp(method->name->text, "instances"))
    return VISIBLE_INSTANCES;
  if (!strcmp(method->owner->name->text, "glassbox/GlassBox") &&
      !strcmp(method->name->text, "assume"))
    return VISIBLE_ASSUMPTION;
  if (!strcmp(method->owner->name->text, THREAD) && is_access_of_thread(method))
    return VISIBLE_ACCESS;
  if (is_copy(method))
    return VISIBLE_COPY;
  for (size_t i = 0; i < sizeof points / sizeof *points; i++)
    if (!strcmp(points[i].class, method->owner->name->text) &&
        !strcmp(points[i].method, method->name->text))
      return is_hint(method)   ? VISIBLE_HINT
             : is_join(method) ? VISIBLE_JOIN
                               : VISIBLE_POINT;
  return is_access(method) || is_access_elsewhere(method) ? VISIBLE_ACCESS : VISIBLE_NOT;
}
