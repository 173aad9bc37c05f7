/* A schedule on a page: one column a thread, one row a step, in the order of the steps. */
#include "report/document_internal.h"

#include "base/vector.h"

#include <string.h>

typedef vector(const char *) thread_names;

/* The thread's column, from 0; threads get theirs as they come. */
static uint32_t column_of(thread_names *names, const char *thread) {
  for (uint32_t i = 0; i < names->size; i++)
    if (!strcmp(names->data[i], thread))
      return i;
  vec_push(names, thread);
  return names->size - 1;
}

static void find_threads(const json_t *trace, thread_names *names) {
  for (size_t i = 0; i < json_array_size(trace); i++)
    column_of(names, document_text(json_array_get(trace, i), "thread"));
}

static void print_values(const json_t *step, FILE *out) {
  json_t *values = json_object_get(step, "values");
  const char *event = document_text(step, "event"), *between = "";
  if (json_object_get(values, event))
    event = ""; /* it is the variable that is written */
  else if (*event)
    between = ", ";
  document_escape(event, out);
  for (void *at = json_object_iter(values); at; at = json_object_iter_next(values, at)) {
    fputs(between, out);
    between = ", ";
    document_escape(json_object_iter_key(at), out);
    fputs(" = ", out);
    document_value(json_object_iter_value(at), out, document_escape);
  }
}

static void print_step(const json_t *step, uint32_t column, FILE *out) {
  fprintf(out, "<li><div style=\"grid-column:%u\" title=\"", column + 1);
  document_escape(document_text(step, "thread"), out);
  fputs("\"><span class=\"at\">", out);
  fprintf(out, "%" JSON_INTEGER_FORMAT "</span> <code>", document_number(step, "line"));
  document_escape(document_text(step, "text"), out);
  fputs("</code><br><span class=\"set\">", out);
  print_values(step, out);
  fputs("</span></div></li>\n", out);
}

bool document_has_threads(const json_t *trace) {
  return *document_text(json_array_get(trace, 0), "thread");
}

void document_threads(const json_t *trace, FILE *out) {
  thread_names names = {0};
  find_threads(trace, &names);
  fprintf(out,
          "<h3>Schedule</h3>\n<div class=\"trace threads\" role=\"group\" "
          "aria-label=\"steps of %u threads\" style=\"--n:%u\">\n<div class=\"names\">",
          names.size, names.size);
  vec_each (const char *, n, &names) {
    fputs("<b>", out);
    document_escape(*n, out);
    fputs("</b>", out);
  }
  fputs("</div>\n<ol class=\"lines\">\n", out);
  for (size_t i = 0; i < json_array_size(trace); i++) {
    const json_t *step = json_array_get(trace, i);
    print_step(step, column_of(&names, document_text(step, "thread")), out);
  }
  fputs("</ol>\n</div>\n", out);
  vec_release(&names);
}
