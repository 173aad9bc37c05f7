/* Where the strings of annotations stand. Class files do not say, so the source is
 * searched for a string literal, or a sum of them, that spells the same text. Of several,
 * the one nearest before the element that carries the annotation is meant. */
#include "javarel/spec.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

typedef struct spec_file {
  const ir_class *class;
  const char *path;
  char *text; /* NULL: cannot be read */
} spec_file;

static const char *base_of(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

const char *spec_source_path(spec_book *b, const ir_class *c) {
  const java_class_info *info = java_info(c);
  const char *file = info && info->file && info->file->source_file
                         ? info->file->source_file->text
                         : c->name->text;
  for (uint32_t i = 0; i < b->source_count; i++)
    if (!strcmp(base_of(b->sources[i]), file))
      return b->sources[i];
  return file;
}

static char *read_text(arena *a, const char *path) {
  FILE *in = fopen(path, "rb");
  char_vector text = {0};
  int c;
  if (!in)
    return NULL;
  while ((c = getc(in)) != EOF)
    vec_push(&text, (char)c);
  fclose(in);
  char *copy = arena_copy(a, text.data ? text.data : "", text.size);
  vec_release(&text);
  return copy;
}

static const spec_file *file_of(spec_book *b, const ir_class *c) {
  vec_each (spec_file *, f, &b->files)
    if ((*f)->class == c)
      return *f;
  spec_file *f = arena_new(b->store, spec_file);
  f->class = c;
  f->path = spec_source_path(b, c);
  f->text = read_text(b->store, f->path);
  vec_push(&b->files, f);
  return f;
}

/* ---- Literals ---- */

/* One character of a literal; *at moves behind it. */
static int literal_char(const char **at) {
  static const char escapes[] = "n\nt\tr\rb\bf\f0\0s ";
  if (**at != '\\')
    return (unsigned char)*(*at)++;
  const char *found = strchr(escapes, (*at)[1]);
  int c =
      (*at)[1] && found && !((found - escapes) & 1) ? found[1] : (unsigned char)(*at)[1];
  *at += (*at)[1] ? 2 : 1;
  return c;
}

static const char *skip_blank(const char *at) {
  for (;;) {
    at += strspn(at, " \t\r\n");
    if (!strncmp(at, "//", 2))
      at += strcspn(at, "\n");
    else if (!strncmp(at, "/*", 2)) {
      const char *end = strstr(at + 2, "*/");
      at = end ? end + 2 : at + strlen(at);
    } else
      return at;
  }
}

/* Compares the sum of literals that begins here with the text. True: they are the same,
 * and *found is where the character at `offset` stands. */
static bool spells(const char *at, const char *text, uint32_t offset,
                   const char **found) {
  const char *start = text;
  *found = NULL;
  for (;;) {
    for (at++; *at && *at != '"' && *at != '\n';) {
      if (text == start + offset)
        *found = at;
      if (literal_char(&at) != (unsigned char)*text++)
        return false;
    }
    if (*at != '"')
      return false;
    const char *end = at, *next = skip_blank(at + 1);
    if (*next == '+' && *(next = skip_blank(next + 1)) == '"') {
      at = next;
      continue;
    }
    if (!*found)
      *found = end;
    return !*text;
  }
}

static uint32_t line_at(const char *text, const char *at) {
  uint32_t line = 1;
  for (; text < at; text++)
    line += *text == '\n';
  return line;
}

static const char *skip_literal(const char *at) {
  char quote = *at++;
  while (*at && *at != quote && *at != '\n')
    at += *at == '\\' && at[1] ? 2 : 1;
  return *at == quote ? at + 1 : at;
}

/* The last occurrence up to the line, since all of a method may stand on one; else the
 * first. */
static const char *find_literal(const char *text, const spec_text *t, uint32_t offset) {
  const char *best = NULL, *found;
  for (const char *at = skip_blank(text); *at;) {
    if (*at == '"' && spells(at, t->text, offset, &found) &&
        (!best || (t->line && line_at(text, found) <= t->line)))
      best = found;
    at = skip_blank(*at == '"' || *at == '\'' ? skip_literal(at) : at + 1);
  }
  return best;
}

/* ---- Messages ---- */

typedef struct spot {
  place place;
  const char *line;
  uint32_t length;
} spot;

static spot find_spot(spec_book *b, const spec_text *t, uint32_t offset) {
  const spec_file *f = file_of(b, t->class);
  const char *at = f->text ? find_literal(f->text, t, offset) : NULL;
  spot s = {.place = {f->path, t->line, 0}};
  if (!at)
    return s;
  const char *line = at;
  while (line > f->text && line[-1] != '\n')
    line--;
  s.line = line;
  s.length = (uint32_t)strcspn(line, "\r\n");
  s.place.line = line_at(f->text, at);
  s.place.column = (uint32_t)(at - line) + 1;
  return s;
}

place spec_place(spec_book *b, const spec_text *t, uint32_t offset) {
  return find_spot(b, t, offset).place;
}

/* Blanks as wide as the line before the column. */
static const char *margin(arena *a, const spot *s) {
  char *blanks = arena_copy(a, s->line, s->place.column - 1);
  for (char *at = blanks; *at; at++)
    if (*at != '\t')
      *at = ' ';
  return blanks;
}

/* A clause is written down more than once; what is wrong with it is said once. */
static bool was_said(spec_book *b, const spec_text *t, uint32_t offset,
                     const char *message) {
  bool is_heard = b->sink->report != NULL; /* else somebody only tries */
  bool same = b->last_error.text && b->last_error.source == t &&
              b->last_error.offset == offset && !strcmp(b->last_error.text, message);
  if (is_heard && !same)
    b->last_error.text = arena_print(b->store, "%s", message);
  if (is_heard) {
    b->last_error.source = t;
    b->last_error.offset = offset;
  }
  return is_heard && same;
}

void spec_error(spec_book *b, const spec_text *t, uint32_t offset, const char *format,
                ...) {
  va_list arguments;
  char message[512];
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  if (was_said(b, t, offset, message)) {
    b->sink->errors++;
    return;
  }
  spot s = find_spot(b, t, offset);
  if (s.line)
    diag_error(b->sink, s.place, "%s\n%.*s\n%s^", message, (int)s.length, s.line,
               margin(b->store, &s));
  else
    diag_error(b->sink, s.place, "@%s(\"%s\"): %s", t->annotation, t->text, message);
}

const char *spec_source_text(spec_book *b, const ir_class *c) {
  return file_of(b, c)->text;
}

const char *spec_source_line(spec_book *b, const ir_class *c, uint32_t line) {
  const char *at = file_of(b, c)->text;
  for (; at && line > 1; line--) {
    at = strchr(at, '\n');
    at = at ? at + 1 : NULL;
  }
  if (!at || !line)
    return "";
  at += strspn(at, " \t");
  size_t length = strcspn(at, "\r\n");
  while (length && (at[length - 1] == ' ' || at[length - 1] == '\t'))
    length--;
  return arena_copy(b->store, at, length);
}
