/* Reads the project file, character by character. Values become words of a command line
 * at once: "--nodes=7". */
#include "cli/project.h"

#include "cli/commands.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct reader {
  project *project;
  diag_sink *sink;
  const char *at, *line_start;
  uint32_t line;
  bool is_good;
} reader;

static place here(const reader *r) {
  return (place){r->project->file, r->line, (uint32_t)(r->at - r->line_start) + 1};
}

static void complain(reader *r, const char *text) {
  if (r->is_good)
    diag_error(r->sink, here(r), "%s", text);
  r->is_good = false;
}

static void skip_blanks(reader *r) {
  while (*r->at == ' ' || *r->at == '\t')
    r->at++;
}

static void next_line(reader *r) {
  r->line_start = ++r->at;
  r->line++;
}

/* Blanks, comments and line ends. */
static void skip_lines(reader *r) {
  for (;;) {
    skip_blanks(r);
    if (*r->at == '#')
      r->at += strcspn(r->at, "\n");
    else if (*r->at == '\r')
      r->at++;
    else if (*r->at == '\n')
      next_line(r);
    else
      return;
  }
}

static void expect_line_end(reader *r) {
  skip_blanks(r);
  if (*r->at == '#')
    r->at += strcspn(r->at, "\n");
  if (*r->at && !strchr("\r\n", *r->at))
    complain(r, "the line should end here");
}

static bool take(reader *r, char c) {
  skip_blanks(r);
  if (*r->at != c)
    return false;
  r->at++;
  return true;
}

static const char bare[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";

/* A text between quotes; only "" knows escapes. */
static const char *read_text(reader *r) {
  char quote = *r->at++;
  char *out = arena_copy(&r->project->arena, r->at, strcspn(r->at, "\n")), *end = out;
  for (; *r->at && *r->at != quote && *r->at != '\n'; r->at++) {
    if (*r->at == '\\' && quote == '"') {
      static const char letters[] = "nt\"\\", plain[] = "\n\t\"\\";
      const char *escape = r->at[1] ? strchr(letters, r->at[1]) : NULL;
      if (!escape) {
        complain(r, "this escape is not known; there are \\n \\t \\\" \\\\");
        return "";
      }
      r->at++;
      *end++ = plain[escape - letters];
    } else
      *end++ = *r->at;
  }
  *end = 0;
  if (*r->at != quote)
    complain(r, "the text has no end");
  else
    r->at++;
  return out;
}

static const char *read_name(reader *r) {
  skip_blanks(r);
  if (*r->at == '"' || *r->at == '\'')
    return read_text(r);
  size_t length = strspn(r->at, bare);
  if (!length)
    complain(r, "a name is expected here");
  const char *name = arena_copy(&r->project->arena, r->at, length);
  r->at += length;
  return name;
}

/* A text, a number, true or false, as text; NULL: none of these. */
static const char *read_scalar(reader *r) {
  if (*r->at == '"' || *r->at == '\'')
    return read_text(r);
  size_t length = strspn(r->at, "abcdefghijklmnopqrstuvwxyz0123456789+-._");
  const char *word = arena_copy(&r->project->arena, r->at, length);
  bool is_number = *word && !word[strspn(word, "+-0123456789._")];
  if (!is_number && strcmp(word, "true") != 0 && strcmp(word, "false") != 0) {
    complain(r, "a value is expected here: \"text\", a number, true, false or [...]");
    return "";
  }
  r->at += length;
  return word;
}

/* ---- Tables and keys ---- */

static void add_word(reader *r, project_task *t, const char *key, const char *value) {
  arena *a = &r->project->arena;
  if (!strcmp(key, "paths")) {
    vec_push(&t->words, value);
    t->path_count++;
  } else if (!strcmp(value, "true"))
    vec_push(&t->words, arena_print(a, "--%s", key));
  else if (strcmp(value, "false") != 0)
    vec_push(&t->words, arena_print(a, "--%s=%s", key, value));
}

static void read_values(reader *r, project_task *t, const char *key) {
  if (!take(r, '[')) {
    add_word(r, t, key, read_scalar(r));
    return;
  }
  skip_lines(r);
  while (r->is_good && *r->at != ']') {
    add_word(r, t, key, read_scalar(r));
    skip_lines(r);
    if (*r->at == ',')
      r->at++;
    else if (*r->at != ']')
      complain(r, "',' or ']' is expected here");
    skip_lines(r);
  }
  r->at += *r->at == ']';
}

static bool is_command(const char *word) {
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    if (!strcmp(commands[i].name, word))
      return true;
  return false;
}

static bool is_known(const project *p, const project_task *t) {
  vec_each (const project_task, other, &p->tasks)
    if (!strcmp(other->name, t->name) && !strcmp(other->command, t->command))
      return true;
  return false;
}

static void read_table(reader *r) {
  project_task t = {.line = r->line};
  r->at++;
  if (*r->at == '[')
    complain(r, "a table is called [COMMAND.NAME], as [check.tree], in single brackets");
  t.command = read_name(r);
  if (r->is_good && !is_command(t.command))
    complain(r, "a table is called [COMMAND.NAME], as [check.tree]; this is no command");
  if (r->is_good && !take(r, '.'))
    complain(r, "a table is called [COMMAND.NAME], as [check.tree]");
  t.name = r->is_good ? read_name(r) : "";
  if (r->is_good && !take(r, ']'))
    complain(r, "']' is expected here");
  if (r->is_good && is_known(r->project, &t))
    complain(r, "there is a table of this name already");
  expect_line_end(r);
  vec_push(&r->project->tasks, t);
}

static void read_setting(reader *r, const char *key) {
  char *end;
  const char *value = read_scalar(r);
  if (strcmp(key, "jobs") != 0)
    complain(r, "before the first table there is only 'jobs'");
  r->project->jobs = strtoull(value, &end, 10);
  if (r->is_good && (*end || !*value))
    complain(r, "'jobs' is a number; 0: all cores");
}

static void read_key(reader *r) {
  const char *key = read_name(r);
  if (r->is_good && !take(r, '='))
    complain(r, "'=' is expected here");
  skip_blanks(r);
  if (!r->is_good)
    return;
  if (r->project->tasks.size)
    read_values(r, &r->project->tasks.data[r->project->tasks.size - 1], key);
  else
    read_setting(r, key);
  expect_line_end(r);
}

/* ---- The file ---- */

static const char *load(project *p, diag_sink *sink) {
  FILE *in = fopen(p->file, "r");
  if (!in) {
    diag_error(sink, NO_PLACE, "cannot open '%s': %s", p->file, strerror(errno));
    return NULL;
  }
  vector(char) text = {0};
  for (int c; (c = getc(in)) != EOF;)
    vec_push(&text, (char)c);
  fclose(in);
  const char *copy = arena_copy(&p->arena, text.data ? text.data : "", text.size);
  vec_release(&text);
  return copy;
}

static bool has_paths(const project *p, diag_sink *sink) {
  vec_each (const project_task, t, &p->tasks)
    if (!t->path_count) {
      diag_error(sink, (place){p->file, t->line, 0},
                 "%s.%s names nothing to look at: paths = [\"FILE.java\"]", t->command,
                 t->name);
      return false;
    }
  if (!p->tasks.size)
    diag_error(sink, (place){p->file, 0, 0},
               "there is nothing to do: add a table [check.NAME] with paths = [...]");
  return p->tasks.size;
}

bool project_read(project *p, const char *file, diag_sink *sink) {
  *p = (project){.file = file};
  arena_init(&p->arena);
  const char *text = load(p, sink);
  if (!text)
    return false;
  reader r = {p, sink, text, text, 1, true};
  for (skip_lines(&r); r.is_good && *r.at; skip_lines(&r))
    if (*r.at == '[')
      read_table(&r);
    else
      read_key(&r);
  return r.is_good && has_paths(p, sink);
}

void project_release(project *p) {
  vec_each (project_task, t, &p->tasks)
    vec_release(&t->words);
  vec_release(&p->tasks);
  arena_release(&p->arena);
}
