/* What else the JDK asks of a JVM: Runtime, VM, class-data sharing, access control,
 * references. */
#include "jre/runtime.h"

NATIVE(total_memory) {
  result->l = 256 << 20;
  return true;
}

NATIVE(free_memory) {
  int64_t used = (int64_t)m->heap.bytes, total = 256 << 20;
  result->l = used < total ? total - used : 0;
  return true;
}

NATIVE(refuse_hook) {
  return machine_stop(m, STOP_UNSUPPORTED, "Runtime.addShutdownHook");
}

/* Locale.initDefault(): the formatting of numbers and texts is that of the US. */
NATIVE(default_locale) {
  result->ref = jre_static(m, method->owner, "US")->ref;
  return true;
}

/* Scanner.useLocale(Locale): the texts that the JDK would ask the locale's data for. */
NATIVE(scanner_locale) {
  static const char *const fields[][2] = {
      {"groupSeparator", "\\x{2c}"}, {"decimalSeparator", "\\x{2e}"},
      {"nanString", "\\QNaN\\E"},    {"infinityString", "\\Q\xe2\x88\x9e\\E"},
      {"positivePrefix", ""},        {"negativePrefix", "\\Q-\\E"},
      {"positiveSuffix", ""},        {"negativeSuffix", ""},
  };
  if (!args[1].ref)
    return jre_throw_null(m);
  ir_class *class = machine_object(m, args[1].ref)->class;
  if (args[1].ref != jre_static(m, class, "US")->ref &&
      args[1].ref != jre_static(m, class, "ENGLISH")->ref)
    return machine_stop(m, STOP_UNSUPPORTED, "Scanner with a locale other than en-US");
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    object_id text = jre_string_of(m, fields[i][1]);
    jre_slot(m, args[0].ref, fields[i][0])->ref = text;
  }
  jre_slot(m, args[0].ref, "locale")->ref = args[1].ref;
  jre_slot(m, args[0].ref, "typeCache")->ref = 0;
  jre_slot(m, args[0].ref, "modCount")->i++;
  result->ref = args[0].ref;
  return true;
}

/* MessageDigest.getInstance(String): see the model class. */
NATIVE(message_digest) {
  if (!args[0].ref)
    return jre_throw(m, "java/lang/NullPointerException", "null algorithm name");
  return jre_call_static(m, "java/security/PlainDigest", "make",
                         "(Ljava/lang/String;)Ljava/security/MessageDigest;", args,
                         result);
}

/* References are all strong. */

NATIVE(refers_to) {
  result->i = jre_slot(m, args[0].ref, "referent")->ref == args[1].ref;
  return true;
}

NATIVE(clear_reference) {
  jre_slot(m, args[0].ref, "referent")->ref = 0;
  return true;
}

#define VM        "jdk/internal/misc/VM"
#define CDS       "jdk/internal/misc/CDS"
#define ACCESS    "java/security/AccessController"
#define REFERENCE "java/lang/ref/Reference"
const native_entry natives_misc[] = {
    {"java/lang/Runtime", "availableProcessors", NULL, native_one},
    {"java/lang/Runtime", "totalMemory", NULL, total_memory},
    {"java/lang/Runtime", "maxMemory", NULL, total_memory},
    {"java/lang/Runtime", "freeMemory", NULL, free_memory},
    {"java/lang/Runtime", "gc", NULL, native_nothing},
    {"java/lang/Runtime", "runFinalization", NULL, native_nothing},
    {"java/lang/Runtime", "addShutdownHook", NULL, refuse_hook},
    {VM, "initialize", NULL, native_nothing},
    {VM, "initializeFromArchive", NULL, native_nothing},
    {VM, "getSavedProperty", NULL, native_zero},
    {VM, "latestUserDefinedLoader0", NULL, native_zero},
    {VM, "getNanoTimeAdjustment", NULL, native_zero},
    {CDS, "isDumpingClassList0", NULL, native_zero},
    {CDS, "isDumpingArchive0", NULL, native_zero},
    {CDS, "isSharingEnabled0", NULL, native_zero},
    {CDS, "initializeFromArchive", NULL, native_nothing},
    {CDS, "getRandomSeedForDumping", NULL, native_zero},
    {"jdk/internal/misc/ScopedMemoryAccess", "registerNatives", NULL, native_nothing},
    {ACCESS, "getStackAccessControlContext", NULL, native_zero},
    {ACCESS, "getInheritedAccessControlContext", NULL, native_zero},
    {ACCESS, "ensureMaterializedForStackWalk", NULL, native_nothing},
    {ACCESS, "checkPermission", NULL, native_nothing},
    {"java/security/Security", "getProperty", NULL, native_zero},
    {REFERENCE, "refersTo0", NULL, refers_to},
    {"java/lang/ref/PhantomReference", "refersTo0", NULL, refers_to},
    {REFERENCE, "clear0", NULL, clear_reference},
    {REFERENCE, "reachabilityFence", NULL, native_nothing},
    {"java/lang/ref/Finalizer", "register", NULL, native_nothing},
    {"java/util/Scanner", "useLocale", NULL, scanner_locale},
    {"java/security/MessageDigest", "getInstance",
     "(Ljava/lang/String;)Ljava/security/MessageDigest;", message_digest},
    {"java/nio/charset/Charset", "lookupExtendedCharset", NULL, native_zero},
    {"java/nio/charset/Charset", "lookupViaProviders", NULL, native_zero},
    {"java/util/Locale", "initDefault", "()Ljava/util/Locale;", default_locale},
    {"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", NULL, native_one},
    {"java/io/FileDescriptor", "initIDs", NULL, native_nothing},
    {"java/io/FileInputStream", "initIDs", NULL, native_nothing},
    {"java/io/FileOutputStream", "initIDs", NULL, native_nothing},
    {"java/io/ObjectStreamClass", "initNative", NULL, native_nothing},
    {0}};
