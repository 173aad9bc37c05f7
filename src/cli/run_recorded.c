/* Hands everything on, and keeps a copy. */
#include "cli/run_recorded.h"

#include <stdlib.h>

static void write_both(jre_console *base, int stream, const char *bytes, size_t size) {
  recorded_console *c = (recorded_console *)base;
  FILE *kept = c->streams[stream - 1];
  if (kept)
    fwrite(bytes, 1, size, kept);
  c->shown->write(c->shown, stream, bytes, size);
}

static size_t read_shown(jre_console *base, char *bytes, size_t size) {
  recorded_console *c = (recorded_console *)base;
  return c->shown->read(c->shown, bytes, size);
}

static void flush_shown(jre_console *base) {
  recorded_console *c = (recorded_console *)base;
  c->shown->flush(c->shown);
}

void recorded_begin(recorded_console *c, FILE *out) {
  *c = (recorded_console){.base = {write_both, read_shown, flush_shown}};
  c->shown = jre_console_files(stdin, out, stderr);
  for (int i = 0; i < 2; i++)
    c->streams[i] = open_memstream(&c->texts[i], &c->sizes[i]);
}

void recorded_end(recorded_console *c) {
  jre_console_delete(c->shown);
  c->shown = NULL;
  for (int i = 0; i < 2; i++) {
    if (c->streams[i])
      fclose(c->streams[i]);
    c->streams[i] = NULL;
  }
}

void recorded_release(recorded_console *c) {
  for (int i = 0; i < 2; i++)
    free(c->texts[i]);
}
