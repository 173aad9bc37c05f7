/* The console over files: two streams that keep their order. */
#include "jre/jre.h"

#include "base/memory.h"

#include <assert.h>

typedef struct file_console {
  jre_console base;
  FILE *in, *files[2];
  int last; /* stream written last, or 0 */
} file_console;

static void console_write(jre_console *base, int stream, const char *bytes, size_t size) {
  file_console *c = (file_console *)base;
  assert(stream == 1 || stream == 2);
  if (!c->files[stream - 1])
    return;
  if (c->last && c->last != stream)
    fflush(c->files[c->last - 1]);
  c->last = stream;
  fwrite(bytes, 1, size, c->files[stream - 1]);
}

static size_t console_read(jre_console *base, char *bytes, size_t size) {
  file_console *c = (file_console *)base;
  if (!c->in)
    return 0;
  base->flush(base);
  size_t got = 0; /* a line at most, so that a dialogue works */
  int byte;
  while (got < size && (byte = getc(c->in)) != EOF) {
    bytes[got++] = (char)byte;
    if (byte == '\n')
      break;
  }
  return got;
}

static void console_flush(jre_console *base) {
  file_console *c = (file_console *)base;
  for (int i = 0; i < 2; i++)
    if (c->files[i])
      fflush(c->files[i]);
}

jre_console *jre_console_files(FILE *in, FILE *out, FILE *err) {
  file_console *c = memory_new(file_console);
  c->base = (jre_console){console_write, console_read, console_flush};
  c->in = in;
  c->files[0] = out;
  c->files[1] = err;
  return &c->base;
}

void jre_console_delete(jre_console *base) {
  if (!base)
    return;
  console_flush(base);
  memory_free(base);
}
