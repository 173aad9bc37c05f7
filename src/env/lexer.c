/* Names as in Java, numbers, texts in quotes, comments of both kinds; signs are the
 * longest of the list that fits. */
#include "env/lexer.h"

#include <ctype.h>
#include <string.h>

typedef struct reader {
  arena *arena;
  const char *path, *text, *at, *line_start;
  uint32_t line;
  diag_sink *sink;
} reader;

static const char *const signs[] = {"<->", "->", "[]", "<>", "&&", "||", "{", "}", "(",
                                    ")",   "[",  "]",  "<",  ">",  ";",  ",", ".", ":",
                                    "=",   "|",  "*",  "+",  "?",  "^",  "-", "!"};

static place here(const reader *r) {
  return (place){r->path, r->line, (uint32_t)(r->at - r->line_start) + 1};
}

static void step(reader *r) {
  if (*r->at++ == '\n') {
    r->line++;
    r->line_start = r->at;
  }
}

static bool skip_comment(reader *r) {
  place start = here(r);
  if (r->at[1] == '/') {
    while (*r->at && *r->at != '\n')
      step(r);
    return true;
  }
  step(r), step(r);
  while (*r->at && !(r->at[0] == '*' && r->at[1] == '/'))
    step(r);
  if (!*r->at) {
    diag_error(r->sink, start, "this comment has no end; close it with */");
    return false;
  }
  step(r), step(r);
  return true;
}

static bool skip_blanks(reader *r) {
  for (;;) {
    while (isspace((unsigned char)*r->at))
      step(r);
    if (r->at[0] != '/' || (r->at[1] != '/' && r->at[1] != '*'))
      return true;
    if (!skip_comment(r))
      return false;
  }
}

static bool is_name_start(char c) {
  return isalpha((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

static size_t length_of_text(const reader *r) {
  const char *p = r->at + 1;
  for (; *p && *p != '"' && *p != '\n'; p++)
    if (*p == '\\' && p[1])
      p++;
  if (*p == '"')
    return (size_t)(p + 1 - r->at);
  diag_error(r->sink, here(r), "this text has no end; close it with \"");
  return 0;
}

static size_t length_of_sign(const reader *r) {
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
    if (!strncmp(r->at, signs[i], strlen(signs[i])))
      return strlen(signs[i]);
  diag_error(r->sink, here(r), "'%.*s' has no meaning here", 1, r->at);
  return 0;
}

static size_t measure(const reader *r, word *w) {
  const char *p = r->at;
  if (is_name_start(*p)) {
    w->kind = WORD_NAME;
    while (is_name_start(*p) || isdigit((unsigned char)*p))
      p++;
    return (size_t)(p - r->at);
  }
  if (isdigit((unsigned char)*p)) {
    w->kind = WORD_NUMBER;
    while (isdigit((unsigned char)*p) || (*p == '.' && isdigit((unsigned char)p[1])))
      p++;
    return (size_t)(p - r->at);
  }
  w->kind = *p == '"' ? WORD_TEXT : WORD_SIGN;
  return *p == '"' ? length_of_text(r) : length_of_sign(r);
}

bool env_words_read(arena *a, const char *path, const char *text, word_vector *out,
                    diag_sink *sink) {
  reader r = {a, path, text, text, text, 1, sink};
  while (skip_blanks(&r) && *r.at) {
    word w = {.at = here(&r), .start = (uint32_t)(r.at - text)};
    size_t length = measure(&r, &w);
    if (!length)
      return false;
    w.text = arena_copy(a, r.at, length);
    w.end = w.start + (uint32_t)length;
    r.at += length;
    vec_push(out, w);
  }
  uint32_t size = (uint32_t)(r.at - text);
  word end = {WORD_END, here(&r), "the end of the file", size, size};
  vec_push(out, end);
  return !*r.at;
}
