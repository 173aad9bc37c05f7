#include "javarel/writer.h"

#include <stdarg.h>
#include <stdio.h>

void writer_line(writer *w, line_origin origin, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, again);
  va_end(again);
  assert(length >= 0);
  vec_reserve(&w->text, w->text.size + (size_t)length + 2);
  vsnprintf(w->text.data + w->text.size, (size_t)length + 1, format, arguments);
  va_end(arguments);
  w->text.size += (uint32_t)length;
  w->text.data[w->text.size++] = '\n';
  w->text.data[w->text.size] = '\0';
  vec_push(&w->origins, origin);
}

void writer_clear(writer *w) {
  vec_clear(&w->text);
  vec_clear(&w->origins);
}

void writer_release(writer *w) {
  vec_release(&w->text);
  vec_release(&w->origins);
}

const line_origin *writer_origin(const writer *w, uint32_t line) {
  static const line_origin nothing = {0};
  return line && line <= w->origins.size ? &w->origins.data[line - 1] : &nothing;
}
