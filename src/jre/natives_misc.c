/* What else the JDK asks of a JVM: Runtime, VM, class-data sharing, access control,
 * references. */
#include "jre/runtime.h"

#include "exec/threads.h"

/* What depends on the machine is not the same everywhere: a program that is checked must
 * not go by it. The library may. */
static bool is_told(machine *m, const ir_method *method) {
  const frame *asking = jre_caller(m, 1);
  bool is_checked = m->chance || (m->threads && m->threads->mode != MODE_TURNS);
  if (!is_checked || !asking || java_info(asking->method->owner)->from_jdk)
    return true;
  return machine_stop(m, STOP_UNSUPPORTED, "Runtime.%s depends on the machine",
                      method->name->text);
}

NATIVE(processors) {
  result->i = 1;
  return is_told(m, method);
}

/* A parallel stream is run by one thread, which makes a difference where others are looked
 * for. */
NATIVE(is_parallel) {
  object_id source = jre_slot(m, args[0].ref, "sourceStage")->ref;
  bool is_explored = m->threads && m->threads->mode != MODE_TURNS;
  result->i = 0;
  return !is_explored || !source || !jre_slot(m, source, "parallel")->i ||
         machine_stop(m, STOP_UNSUPPORTED, "a parallel stream");
}

NATIVE(total_memory) {
  result->l = 256 << 20;
  return is_told(m, method);
}

NATIVE(free_memory) {
  int64_t used = (int64_t)m->heap.bytes, total = 256 << 20;
  result->l = used < total ? total - used : 0;
  return is_told(m, method);
}

NATIVE(refuse_hook) {
  return machine_stop(m, STOP_UNSUPPORTED, "Runtime.addShutdownHook");
}

/* MessageDigest.getInstance(String): see the model class. */
NATIVE(message_digest) {
  if (!args[0].ref)
    return jre_throw(m, "java/lang/NullPointerException", "null algorithm name");
  return jre_call_static(m, "java/security/PlainDigest", "make",
                         "(Ljava/lang/String;)Ljava/security/MessageDigest;", args,
                         result);
}

/* CRC32.update(int crc, int byte) and updateBytes0(int crc, byte[], int from, int count)
 */

static uint32_t crc_step(uint32_t crc, uint8_t byte) {
  crc ^= byte;
  for (int bit = 0; bit < 8; bit++)
    crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
  return crc;
}

NATIVE(crc_update) {
  result->i = (int32_t)~crc_step(~(uint32_t)args[0].i, (uint8_t)args[1].i);
  return true;
}

NATIVE(crc_update_bytes) {
  const object *bytes = machine_object(m, args[1].ref);
  assert((uint32_t)args[2].i + (uint32_t)args[3].i <= bytes->length);
  for (int32_t i = 0; m->threads && i < args[3].i; i++)
    threads_note(m, args[1].ref, (uint32_t)(args[2].i + i), false);
  uint32_t crc = ~(uint32_t)args[0].i;
  for (int32_t i = 0; i < args[3].i; i++)
    crc = crc_step(crc, (uint8_t)bytes->i8[args[2].i + i]);
  result->i = (int32_t)~crc;
  return true;
}

/* References are all strong, and nobody cleans but who is asked to: see the model class. */

NATIVE(cleaner_create) {
  result->ref = heap_new_object(&m->heap, method->owner);
  return true;
}

NATIVE(cleaner_register) {
  if (!args[1].ref || !args[2].ref)
    return jre_throw_null(m);
  return jre_call_static(m, "java/lang/ref/PlainCleanable", "of",
                         "(Ljava/lang/Runnable;)Ljava/lang/ref/Cleaner$Cleanable;",
                         &args[2], result);
}

NATIVE(refers_to) {
  result->i = jre_slot(m, args[0].ref, "referent")->ref == args[1].ref;
  return true;
}

NATIVE(clear_reference) {
  jre_slot(m, args[0].ref, "referent")->ref = 0;
  return true;
}

/* Nothing is collected; but who asks for it again and again waits for what may come. */
NATIVE(collect) {
  if (m->threads)
    m->threads->acts = true;
  return true;
}

#define VM        "jdk/internal/misc/VM"
#define CDS       "jdk/internal/misc/CDS"
#define ACCESS    "java/security/AccessController"
#define REFERENCE "java/lang/ref/Reference"
const native_entry natives_misc[] = {
    {"java/lang/ref/Cleaner", "create", NULL, cleaner_create},
    {"java/lang/ref/Cleaner", "register", NULL, cleaner_register},
    {"java/lang/Runtime", "availableProcessors", NULL, processors},
    {"java/lang/Runtime", "totalMemory", NULL, total_memory},
    {"java/lang/Runtime", "maxMemory", NULL, total_memory},
    {"java/lang/Runtime", "freeMemory", NULL, free_memory},
    {"java/lang/Runtime", "gc", NULL, collect},
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
    {"java/security/MessageDigest", "getInstance",
     "(Ljava/lang/String;)Ljava/security/MessageDigest;", message_digest},
    {"java/nio/charset/Charset", "lookupExtendedCharset", NULL, native_zero},
    {"java/nio/charset/Charset", "lookupViaProviders", NULL, native_zero},
    {"java/util/stream/AbstractPipeline", "isParallel", NULL, is_parallel},
    {"java/util/zip/ZipUtils", "loadLibrary", NULL, native_nothing},
    {"java/util/zip/CRC32", "update", "(II)I", crc_update},
    {"java/util/zip/CRC32", "updateBytes0", NULL, crc_update_bytes},
    {"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", NULL, native_one},
    {"java/io/FileDescriptor", "initIDs", NULL, native_nothing},
    {"java/io/FileInputStream", "initIDs", NULL, native_nothing},
    {"java/io/FileOutputStream", "initIDs", NULL, native_nothing},
    {"java/io/ObjectStreamClass", "initNative", NULL, native_nothing},
    {0}};
