/* Where what is repeated begins is told by the text alone: behind the bracket, the separator or the
 * sequence before it, or behind the last word that is no sort. */
#include "lang/templates.h"

#include "lang/terms.h"

#include <string.h>

lang_sort *lang_sort_named(const language *l, const char *name) {
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (const char *, alias, &(*s)->aliases)
      if (!strcmp(*alias, name))
        return *s;
  return NULL;
}

bool lang_template_read(language *l, uint32_t first, uint32_t last,
                        void (*add)(void *context, lang_item item), void *context) {
  for (uint32_t i = first; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    lang_sort *s = lang_sort_of(l, t);
    bool tight = i > first && !t->quoted && t[-1].line == t->line &&
                 t[-1].column + t[-1].length == t->column;
    add(context, (lang_item){s ? NULL : t->text, s, t->text, tight});
  }
  return first < last;
}

/* ---- What is repeated ---- */

bool lang_is_bracket(const lang_token *t, const char *brackets) {
  return strlen(t->text) == 1 && strchr(brackets, *t->text);
}

bool lang_is_dots(const lang_token *t) {
  return t->kind == LANG_SIGN && !t->quoted && !strcmp(t->text, "...");
}

/* The bracket that the one at `close` closes; `first` when there is none. */
static uint32_t opening(const language *l, uint32_t first, uint32_t close) {
  uint32_t depth = 0;
  for (uint32_t i = close + 1; i-- > first;) {
    depth += lang_is_bracket(&l->tokens.data[i], ")]}");
    depth -= lang_is_bracket(&l->tokens.data[i], "([{");
    if (!depth)
      return i;
  }
  return first;
}

/* What no element goes across. */
static bool is_wall(const language *l, uint32_t i, const char *separator) {
  static const char *const walls[] = {";", "|", "||", "|-", "."};
  const lang_token *t = &l->tokens.data[i];
  if (lang_is_bracket(t, "([{") || lang_is(l, i, "<"))
    return true;
  if (t->kind != LANG_SIGN)
    return false;
  for (size_t k = 0; k < sizeof walls / sizeof *walls; k++)
    if (!strcmp(t->text, walls[k]))
      return true;
  return !strcmp(t->text, separator);
}

/* `<` opens unless a `>` between closes it. */
static uint32_t back_to_wall(const language *l, uint32_t first, uint32_t token,
                             bool *sequence) {
  const char *separator = l->tokens.data[token].separator;
  uint32_t angles = 0;
  for (uint32_t i = token; i-- > first;) {
    const lang_token *t = &l->tokens.data[i];
    if (t->many || lang_is_dots(t)) {
      *sequence = true;
      return i + 1;
    }
    angles += lang_is(l, i, ">");
    if (angles && lang_is(l, i, "<"))
      angles--;
    else if (lang_is_bracket(t, ")]}"))
      i = opening(l, first, i);
    else if (is_wall(l, i, separator))
      return i + 1;
  }
  return first;
}

uint32_t lang_group_first(const language *l, uint32_t first, uint32_t token) {
  const lang_token *t = &l->tokens.data[token];
  if (!t->separator) /* ( x M ) ... */
    return lang_is_dots(t) && token > first && lang_is_bracket(&t[-1], ")")
               ? opening(l, first, token - 1)
               : token;
  bool sequence = false, literal = false;
  uint32_t begin = back_to_wall(l, first, token, &sequence);
  if (begin > first && !sequence)
    return begin;
  while (begin < token && !lang_sort_of(l, &l->tokens.data[begin]))
    begin++;
  for (uint32_t i = begin; i < token; i++) {
    bool part = lang_sort_of(l, &l->tokens.data[i]);
    literal = literal || !part;
    if (!sequence && !part && l->tokens.data[i].kind == LANG_WORD) {
      begin = i + 1;
      literal = false;
    }
  }
  return literal ? begin : token; /* M M , ...: an M, and others */
}

/* The token as it is without its dots. */
static lang_token without_dots(language *l, const lang_token *t) {
  lang_token word = *t;
  word.text = arena_copy(&l->arena, t->text, strlen(t->text) - 3);
  word.many = false;
  word.separator = NULL;
  return word;
}

lang_token lang_group_open(language *l, uint32_t *first, uint32_t last, uint32_t *end) {
  lang_token *t = &l->tokens.data[last - 1], saved = *t;
  *end = last - !t->many;
  if (t->many)
    *t = without_dots(l, t);
  else if (!t->separator && lang_is(l, *first, "(") &&
           lang_bracket_end(l, *first, *end) == *end) {
    (*first)++;
    (*end)--;
  }
  return saved;
}
