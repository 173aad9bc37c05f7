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
    {"java/util/Locale", "initDefault", "()Ljava/util/Locale;", default_locale},
    {"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", NULL, native_one},
    {"java/io/FileDescriptor", "initIDs", NULL, native_nothing},
    {"java/io/FileInputStream", "initIDs", NULL, native_nothing},
    {"java/io/FileOutputStream", "initIDs", NULL, native_nothing},
    {"java/io/ObjectStreamClass", "initNative", NULL, native_nothing},
    {0}};
