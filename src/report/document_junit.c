/* JUnit XML: every operation is a test case. A violated one is a failure, one that stayed
 * open is skipped, with the reason: neither green nor red. A command without operations
 * is one test case. */
#include "report/document_internal.h"

#include <string.h>

typedef struct counts {
  size_t tests, failures, skipped;
} counts;

static const json_t *violation_of(const json_t *result, const char *method) {
  size_t i;
  json_t *violation;
  json_array_foreach((json_t *)document_list(result, "violations"), i,
                     violation) if (!strcmp(document_text(violation, "method"),
                                            method)) return violation;
  return NULL;
}

static void print_attribute(const char *name, const char *value, FILE *out) {
  fprintf(out, " %s=\"", name);
  document_escape(value, out);
  fputc('"', out);
}

static void print_failure(const json_t *violation, FILE *out) {
  fputs("      <failure", out);
  print_attribute("type", violation ? document_text(violation, "kind") : "violated", out);
  print_attribute("message", violation ? document_text(violation, "message") : "violated",
                  out);
  fputs(">", out);
  size_t i;
  json_t *step;
  json_array_foreach((json_t *)document_list(violation, "trace"), i, step) {
    document_escape(document_text(step, "file"), out);
    fprintf(out, ":%" JSON_INTEGER_FORMAT ": ", document_number(step, "line"));
    document_escape(document_text(step, "text"), out);
    fputc('\n', out);
  }
  fputs("</failure>\n", out);
}

static void print_case(const json_t *result, const char *name, const char *verdict,
                       const char *reason, double seconds, FILE *out) {
  fputs("    <testcase", out);
  print_attribute("classname", document_subject(result), out);
  print_attribute("name", name, out);
  fprintf(out, " time=\"%.3f\">\n", seconds);
  if (!strcmp(verdict, "violated"))
    print_failure(violation_of(result, name), out);
  if (!strcmp(verdict, "inconclusive")) {
    reason = *reason ? reason : document_text(result, "reason");
    fputs("      <skipped", out);
    print_attribute("message", *reason ? reason : "not decided", out);
    fputs("/>\n", out);
  }
  fputs("    </testcase>\n", out);
}

static void add(counts *c, const char *verdict) {
  c->tests++;
  c->failures += !strcmp(verdict, "violated");
  c->skipped += !strcmp(verdict, "inconclusive");
}

static counts count(const json_t *result) {
  counts c = {0};
  size_t i;
  json_t *operation;
  const json_t *operations = document_list(result, "operations");
  if (!json_array_size(operations))
    add(&c, document_text(result, "verdict"));
  json_array_foreach((json_t *)operations, i, operation)
      add(&c, document_text(operation, "verdict"));
  return c;
}

void document_junit(const json_t *result, FILE *out) {
  counts c = count(result);
  double seconds = json_real_value(json_object_get(result, "time_s"));
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite", out);
  print_attribute("name", document_subject(result), out);
  fprintf(out,
          " tests=\"%zu\" failures=\"%zu\" errors=\"0\" skipped=\"%zu\" "
          "time=\"%.3f\">\n",
          c.tests, c.failures, c.skipped, seconds);
  size_t i;
  json_t *operation;
  const json_t *operations = document_list(result, "operations");
  json_array_foreach((json_t *)operations, i, operation) {
    const json_t *own = json_object_get(operation, "time_s");
    print_case(result, document_text(operation, "method"),
               document_text(operation, "verdict"), document_text(operation, "reason"),
               json_real_value(own), out);
  }
  if (!json_array_size(operations)) {
    const char *method = document_text(result, "method");
    print_case(result, *method ? method : document_text(result, "command"),
               document_text(result, "verdict"), "", seconds, out);
  }
  fputs("  </testsuite>\n</testsuites>\n", out);
}
