/* Programs from text, for the tests of fir. */
#ifndef FIR_FIXTURE_H
#define FIR_FIXTURE_H

#include "fir/fir.h"

#include <stdio.h>

typedef struct fir_messages {
  diag_sink sink;  /* first */
  char text[2048]; /* "line:column: message\n" for each error and warning */
} fir_messages;

static inline void fir_messages_add(diag_sink *sink, diag_severity severity, place where,
                                    const char *text) {
  fir_messages *m = (fir_messages *)sink;
  (void)severity;
  size_t used = strlen(m->text);
  snprintf(m->text + used, sizeof m->text - used, "%u:%u: %s\n", where.line, where.column,
           text);
}

static inline fir_program *fir_fixture(const char *text) {
  fir_messages m = {.sink = {.report = fir_messages_add}};
  fir_program *p = fir_program_parse("test.fir", text, &m.sink);
  if (!p)
    fail_msg("%s", m.text);
  return p;
}

#endif
