/* Splits FIR text into tokens: words, numbers, and the longest fitting sign. Comments
 * run from // or -- to the end of the line, or stand between slash-star pairs. */
#include "fir/lexer.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

typedef struct lexer {
  fir_program *program;
  const char *next;       /* first character not yet read */
  const char *line_start; /* of the current line */
  uint32_t line;
  diag_sink *sink;
} lexer;

typedef struct spelling {
  const char *text;
  token_kind kind;
} spelling;

static const spelling spellings[] = {
#define SPELLING(constant, text) {text, TOKEN_##constant},
    FIR_TOKENS(SPELLING) FIR_TOKEN_ALIASES(SPELLING)
#undef SPELLING
};
enum { SPELLINGS = sizeof spellings / sizeof *spellings };

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
static bool is_in_word(char c) {
  return is_letter(c) || is_digit(c) || c == '\'' || c == '$';
}

static fir_position here(const lexer *l) {
  return (fir_position){l->line, (uint32_t)(l->next - l->line_start) + 1};
}

static place place_of(const lexer *l, fir_position at) {
  return (place){l->program->file, at.line, at.column};
}

static void start_line(lexer *l) {
  l->line++;
  l->line_start = l->next;
}

static void skip_line(lexer *l) {
  while (*l->next && *l->next != '\n')
    l->next++;
}

static bool skip_long_comment(lexer *l) {
  fir_position at = here(l);
  for (l->next += 2; *l->next; l->next++) {
    if (!strncmp(l->next, "*/", 2)) {
      l->next += 2;
      return true;
    }
    if (*l->next == '\n') {
      l->next++;
      start_line(l);
      l->next--;
    }
  }
  diag_error(l->sink, place_of(l, at), "the comment that begins here has no end");
  return false;
}

/* Moves to the next token; false, with an error, in a comment without end. */
static bool skip_space(lexer *l) {
  for (;;) {
    if (*l->next == '\n') {
      l->next++;
      start_line(l);
    } else if (*l->next == ' ' || *l->next == '\t' || *l->next == '\r')
      l->next++;
    else if (!strncmp(l->next, "//", 2) || !strncmp(l->next, "--", 2))
      skip_line(l);
    else if (!strncmp(l->next, "/*", 2)) {
      if (!skip_long_comment(l))
        return false;
    } else
      return true;
  }
}

static void read_word(lexer *l, token *t) {
  const char *start = l->next;
  while (is_in_word(*l->next))
    l->next++;
  size_t length = (size_t)(l->next - start);
  for (size_t i = 0; i < SPELLINGS; i++)
    if (strlen(spellings[i].text) == length &&
        !memcmp(spellings[i].text, start, length)) {
      t->kind = spellings[i].kind;
      return;
    }
  t->kind = TOKEN_NAME;
  t->name = name_mk_text(&l->program->names, start, length);
}

static bool read_number(lexer *l, token *t) {
  t->kind = TOKEN_NUMBER;
  for (; is_digit(*l->next); l->next++) {
    t->number = t->number * 10 + (*l->next - '0');
    if (t->number > INT32_MAX) {
      diag_error(l->sink, place_of(l, t->at), "integers go up to %" PRId32, INT32_MAX);
      return false;
    }
  }
  if (!is_letter(*l->next))
    return true;
  diag_error(l->sink, place_of(l, here(l)),
             "expected the end of the integer, found '%c'; names begin with a letter",
             *l->next);
  return false;
}

static bool read_sign(lexer *l, token *t) {
  size_t longest = 0;
  for (size_t i = 0; i < SPELLINGS; i++) {
    size_t length = strlen(spellings[i].text);
    if (length > longest && !strncmp(spellings[i].text, l->next, length)) {
      longest = length;
      t->kind = spellings[i].kind;
    }
  }
  l->next += longest;
  if (longest)
    return true;
  if (*l->next > ' ' && *l->next <= '~')
    diag_error(l->sink, place_of(l, t->at), "'%c' is no sign of FIR", *l->next);
  else
    diag_error(l->sink, place_of(l, t->at),
               "byte 0x%02x is no sign of FIR; outside comments the text is ASCII",
               (unsigned)(unsigned char)*l->next);
  return false;
}

bool fir_tokens_read(fir_program *p, token_vector *tokens, diag_sink *sink) {
  lexer l = {p, p->text, p->text, 1, sink};
  for (;;) {
    if (!skip_space(&l))
      return false;
    token t = {.at = here(&l)};
    t.text.from = (uint32_t)(l.next - p->text);
    bool good = true;
    if (!*l.next)
      t.kind = TOKEN_END;
    else if (is_letter(*l.next))
      read_word(&l, &t);
    else if (is_digit(*l.next))
      good = read_number(&l, &t);
    else
      good = read_sign(&l, &t);
    if (!good)
      return false;
    t.text.to = (uint32_t)(l.next - p->text);
    vec_push(tokens, t);
    if (t.kind == TOKEN_END)
      return true;
  }
}

const char *fir_token_kind_text(token_kind kind) {
  switch (kind) {
  case TOKEN_END: return "the end of the file";
  case TOKEN_NAME: return "a name";
  case TOKEN_NUMBER: return "an integer";
#define TEXT(constant, text)                                                             \
  case TOKEN_##constant: return "'" text "'";
    FIR_TOKENS(TEXT)
#undef TEXT
  default: assert(!"a kind of token"); return "";
  }
}

const char *fir_token_text(arena *a, const token *t) {
  if (t->kind == TOKEN_NAME)
    return arena_print(a, "'%s'", t->name->text);
  if (t->kind == TOKEN_NUMBER)
    return arena_print(a, "'%" PRId64 "'", t->number);
  return fir_token_kind_text(t->kind);
}
