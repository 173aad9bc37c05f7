/* Divides the tokens into sections and items by where lines begin: a section begins with
 * its keyword, an item with a line that is indented like the first of its section, or
 * less; deeper lines go on with the item. */
#include "lang/items.h"

#include "base/suggest.h"
#include "lang/terms.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *const keywords[SECTION_KINDS] = {"language", "judgment", "reduction",
                                                    "function", "check",    "final",
                                                    "program",  "bounds",   "variant"};

bool lang_is_stacked(const language *l, place at) {
  vec_each (uint32_t, line, &l->stacked)
    if (*line == at.line)
      return true;
  return false;
}

/* With the line, and a caret below the place. */
static void complain(const language *l, diag_sink *sink, diag_severity severity, place at,
                     const char *format, va_list list) {
  char said[1024];
  vsnprintf(said, sizeof said, format, list);
  bool stacked = severity == DIAG_ERROR && lang_is_stacked(l, at);
  const char *line = l->text;
  for (uint32_t i = 1; i < at.line && line; i++) {
    line = strchr(line, '\n');
    line = line ? line + 1 : NULL;
  }
  int length = line ? (int)strcspn(line, "\n") : 0;
  (severity == DIAG_ERROR ? diag_error : diag_warning)(
      sink, at, at.column ? "%s%s\n  %.*s\n  %*s^" : "%s%s", said,
      stacked ? "; all lines above the drawn one, up to an empty line, are its premises: "
                "is this another rule?"
              : "",
      length, line ? line : "", (int)at.column - 1, "");
}

void lang_error(const language *l, diag_sink *sink, uint32_t token, const char *format,
                ...) {
  va_list list;
  va_start(list, format);
  complain(l, sink, DIAG_ERROR, lang_place(l, token), format, list);
  va_end(list);
}

void lang_error_at(const language *l, diag_sink *sink, place at, const char *format,
                   ...) {
  va_list list;
  va_start(list, format);
  complain(l, sink, DIAG_ERROR, at, format, list);
  va_end(list);
}

void lang_warning(const language *l, diag_sink *sink, place at, const char *format, ...) {
  va_list list;
  va_start(list, format);
  complain(l, sink, DIAG_WARNING, at, format, list);
  va_end(list);
}

const char *lang_token_text(const lang_token *t, arena *a) {
  if (!t->many && !t->separator)
    return t->text;
  return arena_print(a, "%.*s%s%s...", (int)strlen(t->text) - 3, t->text,
                     t->separator ? t->separator : "",
                     t->many || t->separator ? " " : "");
}

bool lang_parser_complains(const lang_parser *p, uint32_t first) {
  if (p->one && p->denied)
    lang_error_at(p->l, p->sink, p->one->at,
                  "this can be read in two ways: '(not M) : T' is about a term, and 'not "
                  "(M : T)' denies what is said of M");
  else if (p->one)
    lang_error(p->l, p->sink, first,
               "this can be read in two ways (see line %u, column %u): add parentheses",
               p->one->at.line, p->one->at.column);
  return p->one;
}

static bool section_of(const language *l, uint32_t token, section_kind *kind) {
  const lang_token *t = &l->tokens.data[token];
  for (size_t i = 0; t->first && t->kind == LANG_WORD && i < SECTION_KINDS; i++)
    if (!strcmp(t->text, keywords[i])) {
      *kind = (section_kind)i;
      return true;
    }
  return false;
}

bool lang_heads_section(const language *l, uint32_t token) {
  section_kind kind;
  return section_of(l, token, &kind);
}

/* Whether the token goes on with a label: [T-App], [E-Fix:1], without a blank. */
static bool goes_on_with_label(const lang_token *before, const lang_token *t) {
  static const char signs[] = "+-*/:<>=_&^~!@#%$|.";
  return t->kind != LANG_END && t->line == before->line &&
         t->column == before->column + before->length && !t->quoted &&
         (t->kind != LANG_SIGN || strspn(t->text, signs) == strlen(t->text));
}

/* [label] at the token; sets *behind. */
static const char *label_at(language *l, uint32_t token, uint32_t *behind) {
  const lang_token *t = &l->tokens.data[token];
  *behind = token;
  bool sign = t[1].kind == LANG_SIGN && !lang_is(l, token + 1, "]") &&
              goes_on_with_label(t, t + 1); /* [->I] */
  if (!lang_is(l, token, "[") ||
      (t[1].kind != LANG_WORD && t[1].kind != LANG_NUMBER && !sign))
    return NULL;
  const char *label = t[1].text;
  uint32_t end = token + 2;
  for (; goes_on_with_label(&l->tokens.data[end - 1], &l->tokens.data[end]); end++)
    label = arena_print(&l->arena, "%s%s", label, l->tokens.data[end].text);
  if (!lang_is(l, end, "]"))
    return NULL;
  *behind = end + 1;
  return label;
}

static const char *defined_sort(const language *l, uint32_t first, uint32_t last) {
  for (uint32_t i = first; i < last; i++)
    if (lang_is(l, i, "::="))
      return l->tokens.data[first].text;
  return NULL;
}

static void finish_item(language *l, lang_section *s, uint32_t first, uint32_t last) {
  if (first == last)
    return;
  lang_item_text item = {.last = last, .column = l->tokens.data[first].column};
  item.label = label_at(l, first, &item.first);
  if (!item.label)
    item.label = defined_sort(l, first, last);
  vec_push(&s->items, item);
}

/* The header of a section ends with its line; sections of one line go on below. */
static uint32_t header_end(const language *l, uint32_t token, bool whole) {
  section_kind kind;
  do
    token++;
  while (l->tokens.data[token].kind != LANG_END &&
         (whole ? !section_of(l, token, &kind) : !l->tokens.data[token].first));
  return token;
}

/* The keyword that a word left of all items was meant for; NULL: none. */
static const char *keyword_near(const language *l, uint32_t token, uint32_t column) {
  const lang_token *t = &l->tokens.data[token];
  if (!t->first || t->kind != LANG_WORD || t->column >= column)
    return NULL;
  suggestion near = suggest_start(t->text);
  for (size_t k = 0; k < SECTION_KINDS; k++)
    suggest_offer(&near, keywords[k]);
  return near.best;
}

static bool read_items(language *l, lang_section *s, uint32_t *token, diag_sink *sink) {
  uint32_t first = *token, column = l->tokens.data[first].column;
  section_kind kind;
  uint32_t i = first;
  for (; l->tokens.data[i].kind != LANG_END && !section_of(l, i, &kind); i++) {
    const char *near = i > first ? keyword_near(l, i, column) : NULL;
    if (near) {
      lang_error(l, sink, i, "a section begins here; did you mean '%s'?", near);
      return false;
    }
    if (i > first && (l->tokens.data[i].begins ||
                      (l->tokens.data[i].first && l->tokens.data[i].column <= column))) {
      finish_item(l, s, first, i);
      first = i;
    }
  }
  finish_item(l, s, first, i);
  *token = i;
  return true;
}

bool lang_sections_read(language *l, section_vector *out, diag_sink *sink) {
  for (uint32_t i = 0; l->tokens.data[i].kind != LANG_END;) {
    lang_section s = {.first = i + 1};
    if (!section_of(l, i, &s.kind)) {
      suggestion near = suggest_start(l->tokens.data[i].text);
      for (size_t k = 0; k < SECTION_KINDS; k++)
        suggest_offer(&near, keywords[k]);
      lang_error(l, sink, i,
                 near.best ? "a section begins here; did you mean '%s'?"
                           : "a file begins with 'language NAME'",
                 near.best);
      return false;
    }
    bool whole = s.kind == SECTION_CHECK || s.kind == SECTION_FINAL ||
                 s.kind == SECTION_PROGRAM || s.kind == SECTION_BOUNDS;
    s.last = i = header_end(l, i, whole);
    bool fine = whole || read_items(l, &s, &i, sink);
    vec_push(out, s);
    if (!fine)
      return false;
  }
  if (out->size && out->data[0].kind == SECTION_LANGUAGE)
    return true;
  lang_error(l, sink, 0, "a file begins with 'language NAME'");
  return false;
}

void lang_sections_release(section_vector *sections) {
  vec_each (lang_section, s, sections)
    vec_release(&s->items);
  vec_release(sections);
}

/* ---- Variants ---- */

static lang_section *find_variant(const language *l, section_vector *sections,
                                  const char *variant) {
  vec_each (lang_section, s, sections)
    if (s->kind == SECTION_VARIANT && lang_is(l, s->first, variant))
      return s;
  return NULL;
}

/* Rules without a label are called after their section: typing3. */
static lang_item_text *numbered_in(const language *l, lang_section *s,
                                   const char *label) {
  const char *name = l->tokens.data[s->first].text;
  size_t length = strlen(name);
  bool named = s->kind == SECTION_FUNCTION ||
               (s->kind == SECTION_JUDGMENT && lang_is(l, s->first + 1, ":"));
  if (!named || strncmp(label, name, length) != 0)
    return NULL;
  uint32_t number = 0;
  for (label += length; isdigit((unsigned char)*label) && number < s->items.size; label++)
    number = 10 * number + (uint32_t)(*label - '0');
  if (*label || !number || number > s->items.size || s->items.data[number - 1].label)
    return NULL;
  return &s->items.data[number - 1];
}

static lang_item_text *labelled_in(const language *l, lang_section *s,
                                   const char *label) {
  if (s->kind == SECTION_VARIANT)
    return NULL;
  vec_each (lang_item_text, i, &s->items)
    if (i->label && !strcmp(i->label, label))
      return i;
  return numbered_in(l, s, label);
}

static bool has_token(const language *l, uint32_t first, uint32_t last,
                      const lang_token *t) {
  for (uint32_t i = first; i < last; i++)
    if (!strcmp(l->tokens.data[i].text, t->text))
      return true;
  return false;
}

/* How many signs of the section's header the rule has; 0: one is missing. */
static uint32_t fits_section(const language *l, const lang_section *s,
                             const lang_item_text *line) {
  enum { SURELY = 1000 };
  uint32_t first = line->first, last = first, signs = 0;
  while (last < line->last && !lang_is(l, last, "where") && !lang_is(l, last, "if"))
    last++;
  if (s->kind == SECTION_REDUCTION)
    return has_token(l, first, last, &l->tokens.data[s->first + 1]) ? SURELY : 0;
  if (s->kind == SECTION_FUNCTION)
    return lang_is(l, first, l->tokens.data[s->first].text) ? SURELY : 0;
  bool named = s->last > s->first + 1 && lang_is(l, s->first + 1, ":");
  for (uint32_t i = s->first + (named ? 2 : 0); i < s->last; i++) {
    const lang_token *t = &l->tokens.data[i];
    if (t->kind != LANG_SIGN || strchr("(),", t->text[0]))
      continue;
    if (!has_token(l, first, last, t))
      return 0;
    signs++;
  }
  return signs + 1;
}

/* The item that the line of a variant is about. Labels are used once in a section; in
 * several, the line has to read best as an item of one of them. NULL: there is none;
 * *other: there are two that do equally well. */
static lang_item_text *find_labelled(const language *l, section_vector *sections,
                                     const char *label, const lang_item_text *line,
                                     lang_section **of, const lang_item_text **other) {
  lang_item_text *found = NULL;
  uint32_t best = 0;
  vec_each (lang_section, s, sections) {
    lang_item_text *i = labelled_in(l, s, label);
    uint32_t fits = i && line ? fits_section(l, s, line) : 0;
    if (!i || (found && fits < best))
      continue;
    *other = found && fits == best ? found : NULL;
    found = i;
    *of = s;
    best = fits;
  }
  return found;
}

static bool unknown_label(const language *l, section_vector *sections, uint32_t token,
                          const char *label, diag_sink *sink) {
  suggestion near = suggest_start(label);
  vec_each (lang_section, s, sections)
    if (s->kind != SECTION_VARIANT)
      vec_each (lang_item_text, i, &s->items)
        if (i->label)
          suggest_offer(&near, i->label);
  lang_error(l, sink, token, "there is no rule or sort '%s'%s%s", label,
             near.best ? "; did you mean "
                       : " that it could replace; a new one says behind which it stands: "
                         "after [r] [new] ...",
             near.best ? near.best : "");
  return false;
}

static void insert_after(lang_section *s, const lang_item_text *after,
                         lang_item_text added) {
  uint32_t at = (uint32_t)(after - s->items.data) + 1;
  vec_push(&s->items, added);
  memmove(&s->items.data[at + 1], &s->items.data[at],
          (s->items.size - 1 - at) * sizeof added);
  s->items.data[at] = added;
}

static void drop_item(lang_section *s, const lang_item_text *dropped) {
  uint32_t at = (uint32_t)(dropped - s->items.data);
  memmove(&s->items.data[at], &s->items.data[at + 1],
          (s->items.size - 1 - at) * sizeof *dropped);
  s->items.size--;
}

/* One line of a variant: drop [r], after [r] [new] ..., or [r] ..., or v ::= ... */
static bool apply_line(language *l, section_vector *sections, const lang_section *variant,
                       lang_item_text line, diag_sink *sink) {
  bool drop = lang_is(l, line.first, "drop") && !line.label;
  bool after = lang_is(l, line.first, "after") && !line.label;
  const char *label = line.label;
  uint32_t at = line.first;
  if (drop || after) {
    label = label_at(l, line.first + 1, &line.first);
    if (!label && drop) {
      label = l->tokens.data[at + 1].text;
      line.first = at + 2;
    }
  }
  if (!label) {
    lang_error(l, sink, at,
               "a line of a variant is [rule] and what takes its place, SORT ::= and its "
               "new grammar, drop [rule], or after [rule] [new] and a new rule");
    return false;
  }
  lang_section *of = NULL;
  const lang_item_text *other = NULL;
  lang_item_text *old =
      find_labelled(l, sections, label, drop || after ? NULL : &line, &of, &other);
  if (!old)
    return unknown_label(l, sections, at, label, sink);
  if (other) {
    lang_error(
        l, sink, at,
        "'%s' is in two sections (lines %u and %u): give one of them another label",
        label, l->tokens.data[old->first].line, l->tokens.data[other->first].line);
    return false;
  }
  if (drop) {
    drop_item(of, old);
    return true;
  }
  if (after) {
    line.label = label_at(l, line.first, &line.first);
    insert_after(of, old, line);
    return true;
  }
  if (old->first >= variant->first && old->first < vec_last(&variant->items)->last) {
    lang_error(l, sink, at, "[%s] is changed twice in this variant: first in line %u",
               label, l->tokens.data[old->first].line);
    return false;
  }
  line.label = old->label;
  *old = line;
  return true;
}

bool lang_variant_apply(language *l, section_vector *sections, const char *variant,
                        diag_sink *sink) {
  lang_section *v = find_variant(l, sections, variant);
  if (!v) {
    suggestion near = suggest_start(variant);
    vec_each (lang_section, s, sections)
      if (s->kind == SECTION_VARIANT)
        suggest_offer(&near, l->tokens.data[s->first].text);
    diag_error(sink, (place){l->file, 0, 0}, "there is no variant '%s'%s%s", variant,
               near.best ? "; did you mean " : "", near.best ? near.best : "");
    return false;
  }
  vector(lang_item_text) lines = {0};
  vec_each (lang_item_text, i, &v->items)
    vec_push(&lines, *i);
  bool applied = true;
  vec_each (lang_item_text, i, &lines)
    applied = applied && apply_line(l, sections, v, *i, sink);
  vec_release(&lines);
  return applied;
}
