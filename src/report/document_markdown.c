/* A summary in Markdown, for the page that a CI service shows: verdict, operations, and
 * for each violation what failed, the call's arguments and the lines that were executed.
 */
#include "report/document_internal.h"

#include <string.h>

/* In a table cell: a bar would end it, and so would a line end. */
static void put_cell(const char *text, FILE *out) {
  for (; *text; text++)
    if (*text == '\n')
      fputc(' ', out);
    else {
      if (strchr("|\\`*_<>[]", *text))
        fputc('\\', out);
      fputc(*text, out);
    }
}

static void print_operations(const json_t *result, FILE *out) {
  size_t i;
  json_t *o;
  const json_t *operations = document_list(result, "operations");
  if (!json_array_size(operations))
    return;
  fputs("\n| operation | verdict | states checked |\n|---|---|---:|\n", out);
  json_array_foreach((json_t *)operations, i, o) {
    fputs("| ", out);
    put_cell(document_text(o, "method"), out);
    const char *reason = document_text(o, "reason");
    fprintf(out, " | %s%s", document_text(o, "verdict"), *reason ? ": " : "");
    put_cell(reason, out);
    fprintf(out, " | %" JSON_INTEGER_FORMAT " |\n", document_number(o, "states_checked"));
  }
}

static void print_step(const json_t *step, FILE *out) {
  const char *key;
  json_t *value;
  if (*document_text(step, "thread"))
    fprintf(out, "%-10s ", document_text(step, "thread"));
  fprintf(out, "%5" JSON_INTEGER_FORMAT "  %s", document_number(step, "line"),
          document_text(step, "text"));
  json_object_foreach(json_object_get(step, "values"), key, value) {
    fprintf(out, "   %s = ", key);
    document_value(value, out, document_plain);
  }
  fputc('\n', out);
}

static void print_violation(const json_t *v, FILE *out) {
  fputs("\n### ", out);
  put_cell(document_text(v, "method"), out);
  fprintf(out, ": %s\n\n", document_text(v, "kind"));
  if (*document_text(v, "file"))
    fprintf(out, "`%s:%" JSON_INTEGER_FORMAT "` ", document_text(v, "file"),
            document_number(v, "line"));
  put_cell(document_text(v, "message"), out);
  fputs("\n\n```\n", out);
  size_t i;
  json_t *step;
  json_array_foreach((json_t *)document_list(v, "trace"), i, step) print_step(step, out);
  fputs("```\n", out);
}

static void print_mutants(const json_t *result, FILE *out) {
  size_t i;
  json_t *m;
  json_array_foreach((json_t *)document_list(result, "mutants"), i, m) {
    if (!strcmp(document_text(m, "verdict"), "killed"))
      continue;
    fprintf(out, "\n%s, %s:%" JSON_INTEGER_FORMAT " (%s)\n\n```diff\n- %s\n+ %s\n```\n",
            document_text(m, "verdict"), document_text(m, "file"),
            document_number(m, "line"), document_text(m, "operator"),
            document_text(m, "before"), document_text(m, "after"));
  }
}

void document_markdown(const json_t *result, FILE *out) {
  fputs("## ", out);
  put_cell(document_subject(result), out);
  fprintf(out, ": %s\n\nglassbox %s%s", document_text(result, "verdict"),
          document_text(result, "command"),
          json_object_size(json_object_get(result, "bounds")) ? ", within " : "");
  document_bounds(result, out);
  fprintf(out, " (%.2f s)\n", json_real_value(json_object_get(result, "time_s")));
  if (*document_text(result, "reason")) {
    fputs("\n", out);
    put_cell(document_text(result, "reason"), out);
    fputs("\n", out);
  }
  print_operations(result, out);
  if (*document_text(result, "cut"))
    fprintf(out, "\n%s: there may be a smaller counterexample\n",
            document_text(result, "cut"));
  size_t i;
  json_t *v;
  json_array_foreach((json_t *)document_list(result, "violations"), i, v)
      print_violation(v, out);
  print_mutants(result, out);
  document_others_markdown(result, out);
}
