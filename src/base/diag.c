/* Formats a diagnostic and hands it to the sink. */
#include "base/diag.h"

#include "base/memory.h"

#include <stdio.h>

void diag_report(diag_sink *sink, diag_severity severity, place where, const char *format,
                 va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, arguments);
  char *text = memory_alloc((size_t)length + 1);
  vsnprintf(text, (size_t)length + 1, format, again);
  va_end(again);
  if (severity == DIAG_ERROR)
    sink->errors++;
  if (sink->report)
    sink->report(sink, severity, where, text);
  memory_free(text);
}

#define REPORT(severity)                                                                 \
  va_list arguments;                                                                     \
  va_start(arguments, format);                                                           \
  diag_report(sink, severity, where, format, arguments);                                 \
  va_end(arguments)

void diag_error(diag_sink *sink, place where, const char *format, ...) {
  REPORT(DIAG_ERROR);
}

void diag_warning(diag_sink *sink, place where, const char *format, ...) {
  REPORT(DIAG_WARNING);
}

void diag_note(diag_sink *sink, place where, const char *format, ...) {
  REPORT(DIAG_NOTE);
}
