/* Diagnostics: what the user should know, handed to a sink.
 *
 * Library code never prints. It says what is wrong, where, and what would be
 * right; the tool decides how it looks.
 *
 *     diag_error(sink, (place){"A.java", 3, 0}, "class %s has no repOk", name);
 */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include <stdarg.h>
#include <stdint.h>

typedef enum { DIAG_NOTE, DIAG_WARNING, DIAG_ERROR } diag_severity;

typedef struct place {
  const char *file; /* NULL: no place */
  uint32_t line;    /* from 1; 0: unknown */
  uint32_t column;  /* from 1; 0: unknown */
} place;

typedef struct diag_sink {
  /* NULL: nobody listens */
  void (*report)(struct diag_sink *, diag_severity, place, const char *text);
  uint32_t errors; /* counted by diag_report */
} diag_sink;

#define NO_PLACE ((place){0})

void diag_report(diag_sink *, diag_severity, place, const char *format, va_list);
void diag_error(diag_sink *, place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void diag_warning(diag_sink *, place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void diag_note(diag_sink *, place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
