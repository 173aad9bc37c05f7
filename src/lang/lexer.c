/* Tokens of the notation: words, numbers, and signs. Brackets, commas, semicolons, dots
 * and backslashes stand alone; other signs are read as long as they go on, so that
 * `|-`, `-->` and `<:` are one token each. The usual Unicode signs are read as the ASCII
 * ones that mean the same; others are a word each, so that `â¨M, Nâ©` and `Aâ¸B` need no
 * blanks. Comments begin with // and end with the line. */
#include "lang/lexer.h"

#include "lang/letters.h"

#include <ctype.h>
#include <string.h>

typedef struct reader {
  language *l;
  const char *p, *line_start;
  uint32_t line;
  bool first;
  diag_sink *sink;
} reader;

static const struct sign {
  const char *from, *to;
} signs[] = {
    {"\xce\xbb", "\\"},         {"\xe2\x86\x92", "->"},    {"\xe2\x8a\xa2", "|-"},
    {"\xe2\x9f\xb6", "-->"},    {"\xe2\x9f\xb9", "=>"},    {"\xe2\x87\x92", "=>"},
    {"\xe2\x89\xa0", "!="},     {"\xe2\x89\xa4", "<="},    {"\xe2\x88\x88", "in"},
    {"\xe2\x88\x89", "notin"},  {"\xc2\xb7", "."},         {"\xe2\x88\x85", "empty"},
    {"\xe2\x88\x80", "forall"}, {"\xe2\x88\x83", "exists"}};

static const char *unicode_sign(const char *p, size_t *length) {
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
    if (!strncmp(p, signs[i].from, strlen(signs[i].from))) {
      *length = strlen(signs[i].from);
      return signs[i].to;
    }
  return NULL;
}

static bool starts_word(const char *p) {
  size_t length;
  return isalpha((unsigned char)*p) || *p == '_' ||
         ((unsigned char)*p >= 0x80 && !unicode_sign(p, &length) &&
          lang_letter_of(p) == LETTER_WORD);
}

static bool goes_on(const char *p) {
  return starts_word(p) || isdigit((unsigned char)*p) || *p == '\'' || *p == '?' ||
         lang_letter_of(p) == LETTER_MARK;
}

static bool stands_alone(char c) {
  return c && strchr("()[]{},;.\\", c);
}

static bool is_sign(const char *p) {
  return *p > ' ' && !starts_word(p) && !isdigit((unsigned char)*p) && *p != '\'' &&
         *p != '"' && !stands_alone(*p) && (unsigned char)*p < 0x80;
}

/* Places are counted in characters, as editors do. */
static uint32_t characters(const char *from, const char *to) {
  uint32_t count = 0;
  for (; from < to; from++)
    count += ((unsigned char)*from & 0xc0) != 0x80;
  return count;
}

static void push(reader *r, lang_token_kind kind, const char *text, size_t length,
                 bool quoted) {
  lang_token t = {.kind = kind,
                  .text = text,
                  .line = r->line,
                  .column = characters(r->line_start, r->p) + 1,
                  .length = characters(r->p, r->p + length),
                  .first = r->first,
                  .quoted = quoted};
  if (kind == LANG_NUMBER)
    for (const char *d = text; *d; d++)
      t.number = t.number < INT32_MAX ? t.number * 10 + (*d - '0') : t.number;
  vec_push(&r->l->tokens, t);
  r->p += length;
  r->first = false;
}

static void push_run(reader *r, lang_token_kind kind, size_t length) {
  push(r, kind, arena_copy(&r->l->arena, r->p, length), length, false);
}

static bool read_quoted(reader *r) {
  char quote = *r->p;
  const char *end = strchr(r->p + 1, quote);
  size_t length = end ? (size_t)(end - r->p - 1) : 0;
  if (!end || memchr(r->p, '\n', length + 1) || !length) {
    diag_error(r->sink, (place){r->l->file, r->line, characters(r->line_start, r->p) + 1},
               "the %c is not closed on its line", quote);
    return false;
  }
  push(r, LANG_SIGN, arena_copy(&r->l->arena, r->p + 1, length), length + 2, true);
  return true;
}

static void skip_blanks(reader *r) {
  for (;; r->p++) {
    if (r->p[0] == '/' && r->p[1] == '/')
      r->p += strcspn(r->p, "\n");
    if (*r->p == '\n') {
      r->line++;
      r->line_start = r->p + 1;
      r->first = true;
    } else if (lang_letter_of(r->p) == LETTER_BLANK)
      r->p += lang_letter_length(r->p) - 1;
    else if (!*r->p || (unsigned char)*r->p > ' ')
      return;
  }
}

/* M ... and M , ... are one word, which begins where M does; behind a bracket or sign they
 * are a sign. */
static void read_dots(reader *r) {
  lang_token_vector *tokens = &r->l->tokens;
  lang_token *last = tokens->size ? vec_last(tokens) : NULL;
  bool separated = last && tokens->size > 1 && last->kind == LANG_SIGN && !last->quoted &&
                   (!strcmp(last->text, ",") || !strcmp(last->text, ";"));
  lang_token *word = separated ? last - 1 : last;
  const char *separator = separated ? last->text : NULL;
  if (!word || word->kind != LANG_WORD || word->quoted || word->many) {
    tokens->size -= separated;
    push_run(r, LANG_SIGN, 3);
    vec_last(tokens)->separator = separator;
    return;
  }
  word->text = arena_print(&r->l->arena, "%s...", word->text);
  word->many = true;
  word->separator = separator;
  tokens->size -= separated;
  r->p += 3;
}

/* Î in front of a letter is the binder, ÎÎ±. M. */
static bool is_binder(const char *p) {
  static const char *const binders[] = {"\xce\x9b", "\xce\xbc", "\xce\xbd", "\xce\xa0",
                                        "\xce\xa3"};
  for (size_t i = 0; i < sizeof binders / sizeof *binders; i++)
    if (!strncmp(p, binders[i], 2) && p[2] != '_' && starts_word(p + 2))
      return true;
  return false;
}

static void read_word(reader *r) {
  size_t length = is_binder(r->p) ? 2 : 0;
  while (!length || (!is_binder(r->p) && goes_on(r->p + length)))
    length += lang_letter_length(r->p + length);
  push(r, LANG_WORD, lang_word_plain(&r->l->arena, r->p, length), length, false);
}

/* A sign that is no letter; lines that are drawn are one. An arrow with a star is any number
 * of steps. */
static void read_symbol(reader *r) {
  size_t length = 0;
  const char *sign = unicode_sign(r->p, &length);
  if (!sign)
    length = lang_symbol_length(r->p);
  const char *text = sign ? sign : arena_copy(&r->l->arena, r->p, length);
  if (r->p[length] == '*' && lang_is_arrow(r->p)) {
    text = arena_print(&r->l->arena, "%s*", text);
    length++;
  }
  bool word = isalpha((unsigned char)*text) || (!sign && !lang_is_line(r->p));
  push(r, word ? LANG_WORD : LANG_SIGN, text, length, false);
}

static bool read_token(reader *r) {
  size_t length = 0;
  if (*r->p == '"' || *r->p == '\'')
    return read_quoted(r);
  if (!strncmp(r->p, "...", 3))
    read_dots(r);
  else if (isdigit((unsigned char)*r->p)) {
    while (isdigit((unsigned char)r->p[length]))
      length++;
    push_run(r, LANG_NUMBER, length);
  } else if (starts_word(r->p))
    read_word(r);
  else if ((unsigned char)*r->p >= 0x80)
    read_symbol(r);
  else if (stands_alone(*r->p))
    push_run(r, LANG_SIGN, r->p[0] == '.' && r->p[1] == '.' ? 2 : 1);
  else {
    while (is_sign(r->p + length) && strncmp(r->p + length, "//", 2) != 0)
      length++;
    push_run(r, LANG_SIGN, length);
  }
  return true;
}

bool lang_tokens_read(language *l, diag_sink *sink) {
  reader r = {.l = l,
              .p = l->text,
              .line_start = l->text,
              .line = 1,
              .first = true,
              .sink = sink};
  for (skip_blanks(&r); *r.p; skip_blanks(&r))
    if (!read_token(&r))
      return false;
  r.first = true;
  push(&r, LANG_END, "", 0, false);
  return true;
}
