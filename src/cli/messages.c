/* One line on the stream for each diagnostic. Standard output is flushed first, so
 * that results and messages keep their order on a terminal. */
#include "cli/messages.h"

static void print_place(FILE *out, place where) {
  fputs(where.file, out);
  if (where.line)
    fprintf(out, ":%u", where.line);
  if (where.line && where.column)
    fprintf(out, ":%u", where.column);
  fputs(": ", out);
}

static void print(diag_sink *sink, diag_severity severity, place where,
                  const char *text) {
  static const char *const words[] = {
      [DIAG_NOTE] = "note: ", [DIAG_WARNING] = "warning: ", [DIAG_ERROR] = "error: "};
  messages *m = (messages *)sink;
  if (m->quiet && severity != DIAG_ERROR)
    return;
  fflush(stdout);
  if (where.file)
    print_place(m->out, where);
  else
    fputs("glassbox: ", m->out);
  if (where.file || severity != DIAG_ERROR)
    fputs(words[severity], m->out);
  fprintf(m->out, "%s\n", text);
  fflush(m->out);
}

messages messages_to(FILE *out) {
  return (messages){.sink = {.report = print}, .out = out};
}
