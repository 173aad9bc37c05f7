/* What commands that check nothing have to show on a page: the classes that list finds,
 * what a program of run printed, the patch that init proposes. */
#include "report/document_internal.h"

#include "base/memory.h"

#include <string.h>

static void print_title(const char *key, FILE *out) {
  for (; *key; key++)
    fputc(*key == '_' ? ' ' : *key, out);
}

static void print_class(const json_t *class, FILE *out) {
  const char *key;
  json_t *rows, *row;
  size_t i;
  fputs("<h2>", out);
  document_escape(document_text(class, "kind"), out);
  fputs(" <code>", out);
  document_escape(document_text(class, "class"), out);
  fputs("</code></h2>\n<dl>\n", out);
  json_object_foreach((json_t *)class, key, rows) {
    if (!json_is_array(rows))
      continue;
    fputs("<dt>", out);
    print_title(key, out);
    fputs("</dt>\n", out);
    json_array_foreach(rows, i, row) {
      fputs("<dd><code>", out);
      document_value(row, out, document_escape);
      fputs("</code></dd>\n", out);
    }
  }
  fputs("</dl>\n", out);
}

static void print_text(const json_t *result, const char *key, const char *title,
                       FILE *out) {
  if (!*document_text(result, key))
    return;
  fprintf(out, "<h2>%s</h2>\n<pre>", title);
  document_escape(document_text(result, key), out);
  fputs("</pre>\n", out);
}

/* Lines that go and come have their colours. */
static void print_patch(const char *patch, FILE *out) {
  if (!*patch)
    return;
  fputs("<h2>Proposed</h2>\n<pre>", out);
  for (size_t length; *patch; patch += length + (patch[length] == '\n')) {
    length = strcspn(patch, "\n");
    char *line = memory_print("%.*s", (int)length, patch);
    const char *class = *line == '+' ? "plus" : *line == '-' ? "minus" : "same";
    fprintf(out, "<span class=\"%s\">", class);
    document_escape(line, out);
    fputs("</span>\n", out);
    memory_free(line);
  }
  fputs("</pre>\n", out);
}

void document_others(const json_t *result, FILE *out) {
  const json_t *classes = document_list(result, "classes");
  for (size_t i = 0; i < json_array_size(classes); i++)
    print_class(json_array_get(classes, i), out);
  print_text(result, "output", "Printed", out);
  print_text(result, "errors", "Printed as errors", out);
  print_text(result, "check", "Check it with", out);
  print_patch(document_text(result, "patch"), out);
}

static void print_block(const char *language, const char *text, FILE *out) {
  if (*text)
    fprintf(out, "\n```%s\n%s%s```\n", language, text,
            text[strlen(text) - 1] == '\n' ? "" : "\n");
}

void document_others_markdown(const json_t *result, FILE *out) {
  size_t i, k;
  json_t *class, *rows, *row;
  const char *key;
  json_array_foreach((json_t *)document_list(result, "classes"), i, class) {
    fprintf(out, "\n### %s `%s`\n\n", document_text(class, "kind"),
            document_text(class, "class"));
    json_object_foreach(class, key, rows) {
      if (!json_is_array(rows))
        continue;
      fputs("- ", out);
      print_title(key, out);
      json_array_foreach(rows, k, row) {
        fprintf(out, "%s`%s`", k ? ", " : ": ", json_string_value(row));
      }
      fputc('\n', out);
    }
  }
  print_block("", document_text(result, "output"), out);
  print_block("", document_text(result, "errors"), out);
  print_block("sh", document_text(result, "check"), out);
  print_block("diff", document_text(result, "patch"), out);
}
