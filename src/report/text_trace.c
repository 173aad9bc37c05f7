/* The executed lines:
 *
 *     executed
 *       insert(key=3, value=null)
 *          36  Node n = root;                        n = Node#1
 *
 * Rounds of a loop that pass the same lines are shown once at its beginning and once
 * at its end. */
#include "report/report_internal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { LONGEST_ROUND = 64, SHOWN_ROUNDS = 2, MOST_INDENT = 20 };
enum { SOURCE_WIDTH = 50, LEAST_WIDTH = 25, MOST_WIDTH = 90, BESIDE_SOURCE = 47 };

/* The columns of a line of source: on a terminal, what is left beside the values. */
static int source_width(void) {
  struct winsize window;
  if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) ||
      !window.ws_col)
    return SOURCE_WIDTH;
  int width = window.ws_col - BESIDE_SOURCE;
  return width < LEAST_WIDTH ? LEAST_WIDTH : width > MOST_WIDTH ? MOST_WIDTH : width;
}

static bool is_same_place(const trace_line *a, const trace_line *b) {
  return a->method == b->method && a->line == b->line && a->depth == b->depth;
}

/* How often the `round` lines from `at` are repeated. */
static uint32_t count_rounds(const trace *t, uint32_t at, uint32_t round) {
  uint32_t i = at;
  while (i + round < t->lines.size &&
         is_same_place(&t->lines.data[i], &t->lines.data[i + round]))
    i++;
  return (i - at) / round + 1;
}

static void print_value(const trace_value *v, FILE *out) {
  if (!strcmp(v->what, "return") || !strcmp(v->what, "throw"))
    fprintf(out, "%ss %s", v->what, v->now.text);
  else
    fprintf(out, "%s = %s", v->what, v->now.text);
}

static int indent_of(const trace_line *l) {
  return 2 * (int)(l->depth > MOST_INDENT ? MOST_INDENT : l->depth);
}

static bool is_bracket(const char *text) {
  return !strcmp(text, "}") || !strcmp(text, "} else {");
}

/* A call of one line that changed nothing: only what it returned is of interest. */
static bool is_getter(const trace *t, const trace_line *l) {
  const trace_line *next = l + 1, *end = t->lines.data + t->lines.size;
  return l->call && l != t->lines.data && l->values.size == 1 &&
         !strcmp(l->values.data[0].what, "return") &&
         (next == end || next->depth <= l->depth) &&
         (next == end || next->activation != l->activation);
}

static void print_line(report *r, const trace_line *l, int width, FILE *out) {
  const char *path = source_path(&r->source, l->method->owner);
  const char *text = path && l->line ? source_line(&r->source, path, l->line) : NULL;
  int indent = indent_of(l), length = text ? (int)strlen(text) : 0;
  if (is_getter(&r->trace, l)) {
    fprintf(out, "  %*s%s returns %s\n", indent, "", l->call, l->values.data[0].now.text);
    return;
  }
  if (l->call && l != r->trace.lines.data) /* the operation's stands above */
    fprintf(out, "  %*s%s\n", indent, "", l->call);
  if (!l->values.size && (text ? is_bracket(text) : !l->line))
    return;
  bool is_cut = length > width && l->values.size;
  fprintf(out, "  %*s%5u  %.*s%s", indent, "", l->line, is_cut ? width - 3 : length,
          text ? text : "", is_cut ? "..." : "");
  if (l->values.size && text)
    fprintf(out, "%*s", length < width ? width - length + 2 : 2, "");
  for (uint32_t i = 0; i < l->values.size; i++) {
    fputs(i ? ", " : "", out);
    print_value(&l->values.data[i], out);
  }
  fputc('\n', out);
}

void report_print_trace(report *r, FILE *out) {
  const trace *t = &r->trace;
  int width = source_width();
  fputs(t->lines.size ? "\nexecuted\n" : "", out);
  for (uint32_t at = 0; at < t->lines.size;) {
    uint32_t round = 1, rounds = 0;
    for (; round <= LONGEST_ROUND; round++)
      if ((rounds = count_rounds(t, at, round)) > SHOWN_ROUNDS + 1)
        break;
    if (round > LONGEST_ROUND) {
      print_line(r, &t->lines.data[at++], width, out);
      continue;
    }
    for (uint32_t i = 0; i < round; i++)
      print_line(r, &t->lines.data[at + i], width, out);
    fprintf(out, "  %*s  ...  %u more round%s\n", indent_of(&t->lines.data[at]), "",
            rounds - SHOWN_ROUNDS, rounds - SHOWN_ROUNDS == 1 ? "" : "s");
    at += round * (rounds - 1);
    for (uint32_t i = 0; i < round; i++)
      print_line(r, &t->lines.data[at++], width, out);
  }
}
