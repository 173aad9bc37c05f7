/* One self-contained page: what was checked and how it ended, the operations, and for
 * each violation the heap before and after, the executed lines, the clause that failed.
 */
#include "report/document_heap.h"

#include "report/document_page.h"

#include <stdlib.h>
#include <string.h>

static void put(const char *text, FILE *out) {
  document_escape(text, out);
}

static void print_verdict_word(const char *verdict, FILE *out) {
  fprintf(out, "<strong class=\"%s\">%s</strong>", verdict, verdict);
}

static void print_head(const json_t *result, FILE *out) {
  fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>",
        out);
  put(document_subject(result), out);
  fprintf(out, ": %s</title>\n<style>\n%s</style>\n</head>\n<body>\n<main>\n<h1>",
          document_text(result, "verdict"), document_page_style);
  put(document_subject(result), out);
  fputs(": ", out);
  print_verdict_word(document_text(result, "verdict"), out);
  fputs("</h1>\n<p>glassbox ", out);
  put(document_text(result, "command"), out);
  fputs(json_object_get(result, "bounds") ? ", within " : "", out);
  document_bounds(result, out);
  fprintf(out, " (%.2f s).</p>\n", json_real_value(json_object_get(result, "time_s")));
  if (*document_text(result, "reason")) {
    fputs("<p>", out);
    put(document_text(result, "reason"), out);
    fputs("</p>\n", out);
  }
}

/* What else is to be said of the check as a whole. */
static void print_notes(const json_t *result, FILE *out) {
  if (*document_text(result, "cut")) {
    fputs("<p>", out);
    put(document_text(result, "cut"), out);
    fputs(": there may be a smaller counterexample.</p>\n", out);
  }
  if (*document_text(result, "note")) {
    fputs("<p>", out);
    put(document_text(result, "note"), out);
    fputs("</p>\n", out);
  }
}

static void print_operations(const json_t *result, FILE *out) {
  const json_t *all = document_list(result, "operations");
  size_t i;
  json_t *o;
  if (!json_array_size(all))
    return;
  bool counts = json_object_get(json_array_get(all, 0), "states_checked");
  fprintf(out,
          "<h2>Operations</h2>\n<table>\n<thead><tr><th scope=\"col\">operation</th>"
          "<th scope=\"col\">verdict</th>%s</tr></thead>\n<tbody>\n",
          counts ? "<th scope=\"col\">states checked</th>" : "");
  json_array_foreach((json_t *)all, i, o) {
    fputs("<tr><td><code>", out);
    put(document_text(o, "method"), out);
    fputs("</code></td><td>", out);
    print_verdict_word(document_text(o, "verdict"), out);
    if (*document_text(o, "reason")) {
      fputs(": ", out);
      put(document_text(o, "reason"), out);
    }
    fputs("</td>", out);
    if (counts)
      fprintf(out, "<td class=\"n\">%" JSON_INTEGER_FORMAT "</td>",
              document_number(o, "states_checked"));
    fputs("</tr>\n", out);
  }
  fputs("</tbody>\n</table>\n", out);
}

/* ---- States ---- */

static void print_plain_slot(const char *key, const json_t *value, FILE *out) {
  fputs("  ", out);
  put(key, out);
  fputs(" = ", out);
  document_value(value, out, document_escape);
  fputc('\n', out);
}

/* Every object with its fields, or every relation, in words. */
static void print_plain_state(const json_t *state, FILE *out) {
  const char *key, *field;
  json_t *object, *value;
  size_t i;
  fputs("<pre>", out);
  json_object_foreach((json_t *)state, key, object) {
    const json_t *fields = json_object_get(object, "fields");
    const json_t *elements = json_object_get(object, "elements");
    if (!fields && !elements) {
      print_plain_slot(key, object, out);
      continue;
    }
    put(key, out);
    fprintf(out, "%s\n", json_is_true(json_object_get(object, "new")) ? " (new)" : "");
    json_object_foreach((json_t *)fields, field, value)
        print_plain_slot(field, value, out);
    json_array_foreach((json_t *)elements, i, value) {
      char label[24];
      snprintf(label, sizeof label, "[%zu]", i);
      print_plain_slot(label, value, out);
    }
  }
  fputs("</pre>\n", out);
}

static void print_state(const char *title, const char *term, const json_t *state,
                        const json_t *other, FILE *out) {
  if (!state)
    return;
  char *svg = document_is_heap(state) ? document_svg(state, other) : NULL;
  fprintf(out, "<figure>\n<figcaption>%s</figcaption>\n", title);
  if (*term) {
    fputs("<pre>", out);
    put(term, out);
    fputs("</pre>\n", out);
  }
  if (svg)
    fprintf(out, "<div role=\"img\" aria-label=\"%s, drawn; in words below\">%s</div>\n",
            title, svg);
  fputs(svg ? "<details><summary>in words</summary>\n" : "", out);
  print_plain_state(state, out);
  fputs(svg ? "</details>\n" : "", out);
  fputs("</figure>\n", out);
  free(svg);
}

/* ---- The trace ---- */

static void print_step(const json_t *step, FILE *out) {
  const char *key, *between = "";
  json_t *value;
  fprintf(out, "<li><span class=\"at\" title=\"");
  put(document_text(step, "file"), out);
  fprintf(out, "\">%" JSON_INTEGER_FORMAT "</span><code>", document_number(step, "line"));
  put(document_text(step, "text"), out);
  fputs("</code><span class=\"set\">", out);
  json_object_foreach(json_object_get(step, "values"), key, value) {
    fputs(between, out);
    between = ", ";
    put(key, out);
    fputs(" = ", out);
    document_value(value, out, document_escape);
  }
  fputs("</span></li>\n", out);
}

static void print_trace(const json_t *violation, FILE *out) {
  const json_t *trace = document_list(violation, "trace");
  size_t i;
  json_t *step;
  if (!json_array_size(trace))
    return;
  if (document_has_threads(trace)) {
    document_threads(trace, out);
    return;
  }
  fputs("<h3>Executed</h3>\n<div class=\"trace\" role=\"group\" aria-label=\"executed "
        "lines\">\n<ol class=\"lines\">\n",
        out);
  json_array_foreach((json_t *)trace, i, step) print_step(step, out);
  fputs("</ol>\n</div>\n", out);
}

static void print_arguments(const json_t *violation, FILE *out) {
  const json_t *arguments = document_list(violation, "arguments");
  size_t i;
  json_t *value;
  if (!json_array_size(arguments))
    return;
  fputs("<p>Called with ", out);
  json_array_foreach((json_t *)arguments, i, value) {
    fputs(i ? ", <code>" : "<code>", out);
    document_value(value, out, document_escape);
    fputs("</code>", out);
  }
  fputs(".</p>\n", out);
}

/* `is_explained`: in a notation of its own, above. */
static void print_violation(const json_t *v, bool is_explained, FILE *out) {
  fputs("<section>\n<h2><code>", out);
  put(document_text(v, "method"), out);
  fputs("</code>: ", out);
  put(document_text(v, "kind"), out);
  fputs("</h2>\n<p>", out);
  if (*document_text(v, "file")) {
    fputs("<code>", out);
    put(document_text(v, "file"), out);
    if (document_number(v, "line"))
      fprintf(out, ":%" JSON_INTEGER_FORMAT, document_number(v, "line"));
    fputs("</code> ", out);
  }
  put(document_text(v, "message"), out);
  fputs("</p>\n", out);
  print_arguments(v, out);
  fputs(is_explained ? "<details><summary>in the class that was made</summary>\n" : "",
        out);
  const json_t *before = json_object_get(v, "before"),
               *after = json_object_get(v, "after");
  fputs("<div class=\"states\">\n", out);
  print_state("State before", document_text(v, "term_before"), before, after, out);
  print_state("State after", document_text(v, "term_after"), after, before, out);
  fputs("</div>\n", out);
  print_trace(v, out);
  fputs(is_explained ? "</details>\n" : "", out);
  fputs("</section>\n", out);
}

/* ---- Mutants ---- */

static void print_mutants(const json_t *result, FILE *out) {
  size_t i;
  json_t *m;
  const json_t *all = document_list(result, "mutants");
  if (!all)
    return;
  fprintf(out,
          "<h2>Mutants</h2>\n<p>%zu: %" JSON_INTEGER_FORMAT
          " killed, %" JSON_INTEGER_FORMAT " survived, %" JSON_INTEGER_FORMAT
          " inconclusive.</p>\n",
          json_array_size(all), document_number(result, "killed"),
          document_number(result, "survived"), document_number(result, "inconclusive"));
  json_array_foreach((json_t *)all, i, m) {
    const char *fate = document_text(m, "verdict");
    if (!strcmp(fate, "killed"))
      continue;
    fprintf(out, "<h3>line %" JSON_INTEGER_FORMAT ": ", document_number(m, "line"));
    print_verdict_word(fate, out);
    fputs("</h3>\n<pre><span class=\"minus\">- ", out);
    put(document_text(m, "before"), out);
    fputs("</span>\n<span class=\"plus\">+ ", out);
    put(document_text(m, "after"), out);
    fputs("</span></pre>\n", out);
  }
}

/* Of a language: the program, its derivation, and where that breaks. */
static void print_explanation(const json_t *result, FILE *out) {
  const char *text = document_text(result, "explanation");
  if (!*text)
    return;
  fputs("<section>\n<h2>In the language's own notation</h2>\n<pre>", out);
  put(text, out);
  fputs("</pre>\n</section>\n", out);
}

/* Of one procedure; of several, one result each; of the methods of a class. */
static void print_all_coverage(const json_t *result, FILE *out) {
  static const char *const lists[] = {"results", "operations"};
  const char *file = document_text(result, "file");
  size_t i;
  json_t *one;
  document_coverage(json_object_get(result, "coverage"), file,
                    document_text(result, "method"), out);
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++)
    json_array_foreach((json_t *)document_list(result, lists[k]), i, one)
        document_coverage(json_object_get(one, "coverage"), file,
                          document_text(one, "method"), out);
}

void document_html(const json_t *result, FILE *out) {
  size_t i;
  json_t *v;
  print_head(result, out);
  print_operations(result, out);
  print_notes(result, out);
  print_explanation(result, out);
  if (json_array_size(document_list(result, "violations")))
    fputs(document_drawing_arrow, out);
  json_array_foreach((json_t *)document_list(result, "violations"), i, v)
      print_violation(v, *document_text(result, "explanation"), out);
  print_all_coverage(result, out);
  print_mutants(result, out);
  document_others(result, out);
  fprintf(out,
          "</main>\n<footer><p>glassbox %s</p></footer>\n<script>\n%s</script>\n"
          "</body>\n</html>\n",
          document_text(result, "version"), document_page_script);
}
