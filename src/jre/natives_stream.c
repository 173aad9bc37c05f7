/* The standard streams: natives of the model classes in java/model/java/io. */
#include "jre/runtime.h"

#include "exec/threads.h"

static void write_bytes(machine *m, int stream, const char *bytes, size_t size) {
  jre_console *console = jre_of(m)->console;
  if (console && size)
    console->write(console, stream, bytes, size);
}

/* static native void write(int stream, String text) */
NATIVE(write_text) {
  char_vector text = {0};
  jre_append_utf8(m, args[1].ref, &text);
  write_bytes(m, args[0].i, text.data, text.size);
  vec_release(&text);
  return true;
}

/* static native void write(int stream, byte[] bytes, int from, int count) */
NATIVE(write_raw) {
  const object *bytes = machine_object(m, args[1].ref);
  assert(args[2].i >= 0 && args[3].i >= 0);
  assert((uint32_t)args[2].i + (uint32_t)args[3].i <= bytes->length);
  for (int32_t i = 0; m->threads && i < args[3].i; i++)
    threads_note(m, args[1].ref, (uint32_t)(args[2].i + i), false);
  write_bytes(m, args[0].i, (const char *)bytes->i8 + args[2].i, (size_t)args[3].i);
  return true;
}

NATIVE(flush) {
  jre_console *console = jre_of(m)->console;
  if (console)
    console->flush(console);
  return true;
}

/* static native int read(byte[] bytes, int from, int count): -1 at the end */
NATIVE(read_raw) {
  jre_console *console = jre_of(m)->console;
  object *bytes = machine_object(m, args[0].ref);
  assert(args[1].i >= 0 && args[2].i > 0);
  assert((uint32_t)args[1].i + (uint32_t)args[2].i <= bytes->length);
  size_t got =
      console ? console->read(console, (char *)bytes->i8 + args[1].i, (size_t)args[2].i)
              : 0;
  result->i = got ? (int32_t)got : -1;
  return true;
}

const native_entry natives_stream[] = {
    {"java/io/StandardStreams", "write", "(ILjava/lang/String;)V", write_text},
    {"java/io/StandardStreams", "write", "(I[BII)V", write_raw},
    {"java/io/StandardStreams", "flush", NULL, flush},
    {"java/io/StandardStreams", "read", NULL, read_raw},
    {0}};
