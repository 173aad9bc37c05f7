/* A stream in the place of standard output: it keeps the line that is being written, and
 * paints it when it is whole. What a line is shows from how it begins: results are plain
 * text of a fixed form. */
#include "cli/paint.h"

#include "base/vector.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BOLD   "\033[1m"
#define RED    "\033[31m"
#define GREEN  "\033[32m"
#define YELLOW "\033[33m"
#define DIM    "\033[2m"
#define PLAIN  "\033[0m"

typedef struct painter {
  FILE *terminal;
  char_vector line;
  bool draws; /* lines instead of |- and `- */
} painter;

static const struct word {
  const char *text, *colour;
} verdicts[] = {{"holds", BOLD GREEN},         {"violated", BOLD RED},
                {"inconclusive", BOLD YELLOW}, {"killed", BOLD GREEN},
                {"survived", BOLD RED},        {"error", BOLD RED}};

static const char *const headings[] = {"state before", "call", "executed", "state after"};

static bool begins(const char *text, const char *with) {
  return !strncmp(text, with, strlen(with));
}

/* A verdict as a word of its own, if the text begins with one. */
static const struct word *verdict_at(const char *text) {
  for (size_t i = 0; i < sizeof verdicts / sizeof *verdicts; i++)
    if (begins(text, verdicts[i].text) &&
        !strchr("abcdefghijklmnopqrstuvwxyz_(", text[strlen(verdicts[i].text)]))
      return &verdicts[i];
  return NULL;
}

/* Where the line says its verdict: "C: holds within", or the second column of a table;
 * NULL: it says none. */
static const char *verdict_place(const char *line) {
  if (line[0] == ' ' && line[1] == ' ' && line[2] != ' ') {
    const char *gap = strstr(line + 2, "  ");
    const char *word = gap ? gap + strspn(gap, " ") : NULL;
    return word && verdict_at(word) ? word : NULL;
  }
  const char *colon = line[0] == ' ' ? NULL : strstr(line, ": ");
  return colon && verdict_at(colon + 2) ? colon + 2 : NULL;
}

static bool is_heading(const char *line) {
  for (size_t i = 0; i < sizeof headings / sizeof *headings; i++)
    if (!strcmp(line, headings[i]))
      return true;
  return false;
}

/* "remove(int): invariant violated" */
static bool is_finding(const char *line) {
  size_t length = strlen(line);
  return line[0] != ' ' && strstr(line, ": ") && length > 9 &&
         !strcmp(line + length - 9, " violated");
}

/* The branches of a drawn tree stand before anything else in their line. */
static const char *draw_branches(painter *p, const char *line) {
  static const struct word branches[] = {{"|- ", "├─ "}, {"`- ", "└─ "}, {"|  ", "│  "}};
  for (;;) {
    if (*line == ' ') {
      putc(*line++, p->terminal);
      continue;
    }
    size_t i = 0;
    while (i < 3 && !begins(line, branches[i].text))
      i++;
    if (i == 3)
      return line;
    fputs(branches[i].colour, p->terminal);
    line += strlen(branches[i].text);
  }
}

static void paint_rest(painter *p, const char *line) {
  const char *new = strstr(line, "(new)");
  if (!new) {
    fputs(line, p->terminal);
    return;
  }
  fprintf(p->terminal, "%.*s" GREEN "(new)" PLAIN "%s", (int)(new - line), line, new + 5);
}

static void paint_line(painter *p, const char *line) {
  const char *at = verdict_place(line);
  const struct word *verdict = at ? verdict_at(at) : NULL;
  if (verdict)
    fprintf(p->terminal, "%.*s%s%s" PLAIN "%s", (int)(at - line), line, verdict->colour,
            verdict->text, at + strlen(verdict->text));
  else if (is_heading(line))
    fprintf(p->terminal, BOLD "%s" PLAIN, line);
  else if (is_finding(line))
    fprintf(p->terminal, BOLD RED "%s" PLAIN, line);
  else if (begins(line, "  operation "))
    fprintf(p->terminal, DIM "%s" PLAIN, line);
  else
    paint_rest(p, p->draws && begins(line, "  ") ? draw_branches(p, line) : line);
}

static ssize_t write_painted(void *cookie, const char *text, size_t length) {
  painter *p = cookie;
  for (size_t i = 0; i < length; i++) {
    if (text[i] != '\n') {
      vec_push(&p->line, text[i]);
      continue;
    }
    vec_push(&p->line, '\0');
    paint_line(p, p->line.data);
    putc('\n', p->terminal);
    vec_clear(&p->line);
  }
  return fflush(p->terminal) ? -1 : (ssize_t)length;
}

static int close_painter(void *cookie) {
  painter *p = cookie;
  if (p->line.size) {
    vec_push(&p->line, '\0');
    fputs(p->line.data, p->terminal);
  }
  vec_release(&p->line);
  int status = fflush(p->terminal);
  stdout = p->terminal;
  memory_free(p);
  return status;
}

static bool terminal_draws(void) {
  setlocale(LC_CTYPE, "");
  bool draws = !strcmp(nl_langinfo(CODESET), "UTF-8");
  setlocale(LC_CTYPE, "C");
  return draws;
}

static bool is_wanted(const char *when) {
  if (when && strcmp(when, "auto") != 0)
    return !strcmp(when, "always");
  const char *no = getenv("NO_COLOR"), *terminal = getenv("TERM");
  return !(no && *no) && isatty(STDOUT_FILENO) && terminal && strcmp(terminal, "dumb");
}

bool paint_start(const char *when, diag_sink *sink) {
  if (when && strcmp(when, "auto") != 0 && strcmp(when, "always") != 0 &&
      strcmp(when, "never") != 0) {
    diag_error(sink, NO_PLACE, "--color takes auto, always or never, not '%s'", when);
    return false;
  }
  if (!is_wanted(when))
    return true;
  painter *p = memory_new(painter);
  p->terminal = stdout;
  p->draws = terminal_draws();
  cookie_io_functions_t functions = {.write = write_painted, .close = close_painter};
  FILE *painted = fopencookie(p, "w", functions);
  if (painted)
    stdout = painted;
  else
    memory_free(p);
  return true;
}

void paint_stop(void) {
  if (fileno(stdout) < 0) /* ours: it is no file */
    fclose(stdout);
}
