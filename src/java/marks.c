/* Reads a source as far as comments, texts and characters go: what looks like a mark in a
 * text is none. */
#include "java/marks.h"

#include "java/class_source.h"

#include <string.h>

typedef struct reader {
  arena *arena;
  const char *path;
  java_mark_vector *found;
  diag_sink *sink;
  uint32_t line;
  bool has_code; /* something stands before, in this line */
  bool is_open;  /* the last mark found has no end yet */
} reader;

static const char *behind(const char *at, const char *end) {
  const char *found = strstr(at, end);
  return found ? found + strlen(end) : at + strlen(at);
}

/* Behind the text or character that begins here; a text block ends by three quotes. */
static const char *behind_text(const char *at) {
  bool block = !strncmp(at, "\"\"\"", 3);
  const char *quote = block ? "\"\"\"" : *at == '"' ? "\"" : "'";
  size_t length = strlen(quote);
  for (at += length; *at && strncmp(at, quote, length) && (block || *at != '\n');)
    at += at[0] == '\\' && at[1] ? 2 : 1;
  return !*at || *at == '\n' ? at : at + length;
}

static const char *behind_token(const char *at) {
  if (!strncmp(at, "//", 2))
    return at + strcspn(at, "\n");
  if (!strncmp(at, "/*", 2))
    return behind(at + 2, "*/");
  return *at == '"' || *at == '\'' ? behind_text(at) : at + 1;
}

static place here(const reader *r) {
  return (place){r->path, r->line, 0};
}

static bool report(const reader *r, const char *what) {
  diag_error(r->sink, here(r), "%s", what);
  return false;
}

static bool begin(reader *r, const char *name, size_t length) {
  if (r->is_open) {
    diag_error(r->sink, here(r),
               "a block begins in another: that of line %u has no '// glassbox: end' yet",
               vec_last(r->found)->begin);
    return false;
  }
  if (!length)
    return report(r, "a block without a name: write '// glassbox: begin NAME'");
  vec_push(r->found, ((java_mark){arena_copy(r->arena, name, length), r->line, 0}));
  return r->is_open = true;
}

static bool end(reader *r) {
  if (!r->is_open)
    return report(r, "'// glassbox: end' without '// glassbox: begin NAME' before it");
  vec_last(r->found)->end = r->line;
  r->is_open = false;
  return true;
}

/* The word that begins here, and in *next what follows it. */
static size_t word(const char **at) {
  *at += strspn(*at, " \t");
  return strcspn(*at, " \t\r\n");
}

static bool read_comment(reader *r, const char *at) {
  at += 2;
  size_t length = word(&at);
  if (length != 9 || strncmp(at, "glassbox:", 9) != 0)
    return true;
  at += length;
  length = word(&at);
  bool begins = length == 5 && !strncmp(at, "begin", 5);
  if (!begins && (length != 3 || strncmp(at, "end", 3) != 0))
    return true;
  if (r->has_code)
    return report(r, "the mark of a block stands in a line of its own");
  at += length;
  length = word(&at);
  return begins ? begin(r, at, length) : end(r);
}

static bool read_source(reader *r, const char *text) {
  for (const char *at = text, *next; *at; at = next) {
    next = behind_token(at);
    if (!strncmp(at, "//", 2)) {
      if (!read_comment(r, at))
        return false;
    } else if (!strchr(" \t\r\n\f", *at))
      r->has_code = true;
    for (; at < next; at++)
      if (*at == '\n') {
        r->line++;
        r->has_code = false;
      }
  }
  if (r->is_open) {
    r->line = vec_last(r->found)->begin;
    return report(r, "'// glassbox: begin' without '// glassbox: end' behind it");
  }
  return true;
}

bool java_marks_read(arena *a, const char *path, java_mark_vector *out, diag_sink *sink) {
  class_bytes bytes;
  if (!file_read(a, path, &bytes))
    return true;
  const char *text = arena_copy(a, (const char *)bytes.bytes, bytes.size);
  if (!strstr(text, "glassbox:"))
    return true;
  reader r = {.arena = a, .path = path, .found = out, .sink = sink, .line = 1};
  return read_source(&r, text);
}
