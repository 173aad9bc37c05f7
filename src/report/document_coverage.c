/* Coverage on the source: the lines from the first to the last that a proof could have
 * needed, marked where it did or did not; then the clauses of the specification. Where the
 * source cannot be read any more, only the marked lines. */
#include "report/document_internal.h"

#include <stdlib.h>
#include <string.h>

/* What is inlined may come from another file. */
static bool is_elsewhere(const json_t *statement, const char *path) {
  const char *file = document_text(statement, "file");
  return *file && strcmp(file, path) != 0;
}

/* The line's mark, or NULL: a line that no proof is about. */
static const json_t *mark_of(const json_t *statements, const char *path,
                             json_int_t line) {
  for (size_t i = 0; i < json_array_size(statements); i++) {
    const json_t *s = json_array_get(statements, i);
    if (document_number(s, "line") == line && !is_elsewhere(s, path))
      return s;
  }
  return NULL;
}

static void print_line(json_int_t number, const char *text, const json_t *mark,
                       FILE *out) {
  json_int_t covered = document_number(mark, "covered"),
             all = document_number(mark, "copies");
  const char *class = !mark ? "same" : !covered ? "minus" : "plus";
  fprintf(out,
          "<li class=\"%s\"><span class=\"at\">%" JSON_INTEGER_FORMAT "</span><code>%s ",
          class, number,
          !mark      ? " "
          : !covered ? "-"
                     : "+");
  document_escape(text, out);
  fputs("</code><span class=\"set\">", out);
  if (mark && covered && covered < all)
    fprintf(out, "%" JSON_INTEGER_FORMAT " of %" JSON_INTEGER_FORMAT ", ", covered, all);
  document_escape(document_text(mark, "why"), out);
  fputs("</span></li>\n", out);
}

static json_int_t last_line(const json_t *statements, const char *path,
                            json_int_t *first) {
  json_int_t last = 0;
  size_t i;
  json_t *s;
  *first = 0;
  json_array_foreach((json_t *)statements, i, s) {
    json_int_t line = is_elsewhere(s, path) ? 0 : document_number(s, "line");
    if (line > last)
      last = line;
    if (line && (!*first || line < *first))
      *first = line;
  }
  return last;
}

/* False: the source is not there. */
static bool print_source(const json_t *statements, const char *path, FILE *out) {
  json_int_t first, last = last_line(statements, path, &first), number = 1;
  FILE *source = *path && last ? fopen(path, "r") : NULL;
  if (!source)
    return false;
  char *text = NULL;
  size_t size = 0;
  for (; number <= last && getline(&text, &size, source) >= 0; number++) {
    text[strcspn(text, "\r\n")] = 0;
    if (number >= first)
      print_line(number, text, mark_of(statements, path, number), out);
  }
  free(text);
  fclose(source);
  return true;
}

static void print_clauses(const json_t *clauses, FILE *out) {
  size_t i;
  json_t *c;
  if (!json_array_size(clauses))
    return;
  fputs("<h3>Specification</h3>\n<ul class=\"lines\">\n", out);
  json_array_foreach((json_t *)clauses, i, c) {
    bool covered = json_is_true(json_object_get(c, "covered"));
    fprintf(out, "<li class=\"%s\"><code>%s ", covered ? "plus" : "minus",
            covered ? "+" : "-");
    document_escape(document_text(c, "text"), out);
    fputs("</code></li>\n", out);
  }
  fputs("</ul>\n", out);
}

void document_coverage(const json_t *coverage, const char *file, const char *of,
                       FILE *out) {
  const json_t *statements = document_list(coverage, "statements");
  const char *own = document_text(coverage, "file");
  if (!coverage)
    return;
  fputs("<h2>Coverage", out);
  if (*of) {
    fputs(" of <code>", out);
    document_escape(of, out);
    fputs("</code>", out);
  }
  fputs("</h2>\n<p>+ needed by the proof, - not needed.</p>\n<ol class=\"lines\">\n",
        out);
  const char *path = *own ? own : file;
  bool shown = print_source(statements, path, out);
  for (size_t i = 0; i < json_array_size(statements); i++) {
    const json_t *s = json_array_get(statements, i);
    if (!shown || is_elsewhere(s, path))
      print_line(document_number(s, "line"), document_text(s, "text"), s, out);
  }
  fputs("</ol>\n", out);
  print_clauses(document_list(coverage, "specification"), out);
}
