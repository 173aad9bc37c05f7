/* Reads terms by trying: every production on every span of tokens, remembering what was
 * found. Rules are short, and a grammar as papers write it needs no other care than this:
 * productions that begin or end with their own sort bind the tighter the later they are
 * listed, and are left associative unless their sign is an arrow. What can be read in two
 * ways is reported. */
#include "lang/terms.h"

#include "lang/groups.h"
#include "lang/premises.h"
#include "lang/sequences.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

/* How tightly a term has to bind, and whether one that begins with a word or sign may be at its
 * right end nevertheless: in `M N \x. N` it goes on to the end of what it stands in. */
enum { ATOM = 0x7fff, LOOSE = 0x8000 };

void lang_parser_init(lang_parser *p, language *l, diag_sink *sink) {
  *p = (lang_parser){.l = l, .sink = sink};
}

void lang_parser_release(lang_parser *p) {
  map_release(&p->known);
}

place lang_place(const language *l, uint32_t token) {
  const lang_token *t = &l->tokens.data[token];
  return (place){l->file, t->line, t->column};
}

bool lang_is(const language *l, uint32_t token, const char *text) {
  assert(l->tokens.data && "the file has been read");
  const lang_token *t = &l->tokens.data[token];
  return t->kind != LANG_END && !strcmp(t->text, text);
}

static bool is_name_of(const char *word, const char *alias) {
  size_t length = strlen(alias);
  if (strncmp(word, alias, length) != 0)
    return false;
  word += length;
  if (*word == '_')
    return true;
  while (isdigit((unsigned char)*word))
    word++;
  while (*word == '\'')
    word++;
  return !*word || !strcmp(word, "...");
}

lang_sort *lang_sort_of(const language *l, const lang_token *t) {
  if (t->kind != LANG_WORD || t->quoted)
    return NULL;
  lang_sort *found = NULL;
  size_t longest = 0;
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (const char *, alias, &(*s)->aliases)
      if (is_name_of(t->text, *alias) && strlen(*alias) > longest) {
        found = *s;
        longest = strlen(*alias);
      }
  return found && t->many ? found->sequence : found;
}

lang_sort *lang_sort_root(lang_sort *s) {
  while (s->base)
    s = s->base;
  return s;
}

bool lang_sort_fits(const lang_sort *wanted, const lang_sort *what) {
  for (; what; what = what->base)
    if (what == wanted)
      return true;
  return false;
}

static const lang_production *binding_of(const lang_sort *s) {
  return s->productions.data[s->productions.data[0]->args.size ? 0 : 1];
}

lang_binding_parts lang_environment_parts(const lang_sort *s) {
  const lang_production *p = binding_of(s);
  lang_binding_parts parts = {3, 3, 3};
  for (uint32_t i = 0; i < 3; i++) {
    const lang_sort *a = p->args.data[i];
    if (a == s)
      parts.rest = i;
    else if (parts.key == 3 && a->kind != SORT_TERMS)
      parts.key = i;
    else
      parts.value = i;
  }
  return parts;
}

lang_sort *lang_environment_value(const lang_sort *s) {
  return binding_of(s)->args.data[lang_environment_parts(s).value];
}

lang_function *lang_function_called(const language *l, const char *name) {
  vec_each (lang_function *, f, &l->functions)
    if (!strcmp((*f)->name, name))
      return *f;
  return NULL;
}

static char closing(const char *text) {
  static const char open[] = "([{", close[] = ")]}";
  const char *found = text[0] && !text[1] ? strchr(open, text[0]) : NULL;
  return close[found ? found - open : 3];
}

uint32_t lang_bracket_end(const language *l, uint32_t open, uint32_t last) {
  uint32_t depth = 0;
  for (uint32_t i = open; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    if (t->quoted)
      continue;
    if (closing(t->text))
      depth++;
    else if (!strcmp(t->text, ")") || !strcmp(t->text, "]") || !strcmp(t->text, "}"))
      if (!--depth)
        return i + 1;
  }
  return 0;
}

/* ---- Spans ---- */

static lang_expr *read_span(lang_parser *, lang_sort *, uint32_t first, uint32_t last,
                            uint32_t level);

/* Whether it is a sum of integers that stands for a term. */
static bool is_sum(const lang_expr *e) {
  while (e->kind == EXPR_MAKE && e->count == 1 && e->production->items.size == 1)
    e = e->args[0];
  return e->kind == EXPR_ARITHMETIC;
}

/* Whether one is a term of the grammar that ends with a bracket, s [x := n], and the other a substitution. */
static bool goes_before(const lang_expr *e, const lang_expr *other) {
  if (is_sum(other))
    return !is_sum(e);
  const lang_item *last = e->kind == EXPR_MAKE && e->production->items.size
                              ? vec_last(&e->production->items)
                              : NULL;
  return other->kind == EXPR_SUBST && last && last->literal &&
         (!strcmp(last->literal, "]") || !strcmp(last->literal, "}"));
}

/* Keeps the first way to read a span and notices a second. What the language has goes before
 * arithmetic and substitution of the notation. */
static void found(lang_parser *p, lang_expr **best, lang_expr *e) {
  if (!e)
    return;
  if (!*best || goes_before(e, *best))
    *best = e;
  else if (!p->one && !lang_expr_same(*best, e) && !goes_before(*best, e)) {
    p->one = *best;
    p->other = e;
  }
}

static uint32_t level_of_part(const lang_production *p, uint32_t item) {
  if (item == 0 && p->open_left)
    return p->right ? p->level + 1 : p->level;
  if (item + 1 == p->items.size && p->open_right)
    return p->right || !p->open_left ? p->level : p->level + 1;
  return 0;
}

/* Whether what binds loosely may stand at the right end of the part. */
static uint32_t looseness_of_part(const lang_production *p, uint32_t item, uint32_t of) {
  if (item + 1 == p->items.size)
    return of;
  return p->items.data[item + 1].literal && !(item == 0 && p->open_left) ? LOOSE : 0;
}

typedef struct items {
  lang_parser *p;
  const lang_item *items;
  uint32_t count, last;
  const lang_production *production; /* or NULL */
  uint32_t loose;                    /* its right end, LOOSE or 0 */
  lang_expr *parts[LANG_ARGS];
  lang_expr *best[LANG_ARGS]; /* the first way that was found */
  uint32_t part_count, ways;
} items;

static void keep_way(items *m) {
  bool same = m->ways;
  for (uint32_t i = 0; i < m->part_count; i++) {
    same = same && lang_expr_same(m->best[i], m->parts[i]);
    if (!m->ways)
      m->best[i] = m->parts[i];
  }
  if (!same && m->ways && !m->p->one) {
    m->p->one = m->best[0];
    m->p->other = m->parts[0];
  }
  m->ways++;
}

static void match_items(items *m, uint32_t item, uint32_t first);

/* The sort of item takes the tokens from first on, as far as the rest leaves it. */
static void match_sort(items *m, uint32_t item, uint32_t first) {
  const language *l = m->p->l;
  bool is_last = item + 1 == m->count;
  uint32_t part = m->part_count, depth = 0;
  uint32_t level = m->production ? level_of_part(m->production, item) |
                                       looseness_of_part(m->production, item, m->loose)
                                 : LOOSE;
  if (part == LANG_ARGS)
    return;
  for (uint32_t end = first + !m->items[item].sort->element; end <= m->last; end++) {
    const lang_token *t = end > first ? &l->tokens.data[end - 1] : NULL;
    if (t && !t->quoted && closing(t->text))
      depth++;
    if (t && !t->quoted && strlen(t->text) == 1 && strchr(")]}", *t->text) &&
        depth-- == 0)
      return;
    if (depth || (is_last && end != m->last) ||
        (!is_last && m->items[item + 1].literal &&
         (end == m->last || !lang_is(l, end, m->items[item + 1].literal))))
      continue;
    m->parts[part] = read_span(m->p, m->items[item].sort, first, end, level);
    if (!m->parts[part])
      continue;
    m->part_count = part + 1;
    match_items(m, item + 1, end);
    m->part_count = part;
  }
}

static void match_items(items *m, uint32_t item, uint32_t first) {
  if (item == m->count) {
    if (first == m->last)
      keep_way(m);
  } else {
    const char *literal = m->items[item].literal;
    if (!literal && (first < m->last || m->items[item].sort->element))
      match_sort(m, item, first);
    else if (literal && first < m->last && lang_is(m->p->l, first, literal))
      match_items(m, item + 1, first + 1);
  }
}

bool lang_items_read(lang_parser *p, const lang_item *parts, uint32_t count,
                     uint32_t first, uint32_t last, lang_expr **out) {
  items m = {.p = p, .items = parts, .count = count, .last = last};
  match_items(&m, 0, first);
  for (uint32_t i = 0; m.ways && i < LANG_ARGS; i++)
    out[i] = m.best[i];
  return m.ways;
}

static lang_expr *read_production(lang_parser *p, lang_production *made, uint32_t first,
                                  uint32_t last, uint32_t loose) {
  items m = {.p = p,
             .items = made->items.data,
             .count = made->items.size,
             .last = last,
             .loose = loose,
             .production = made};
  match_items(&m, 0, first);
  if (!m.ways)
    return NULL;
  lang_expr *e = lang_expr_new(p->l, EXPR_MAKE, made->sort, first);
  e->production = made;
  e->count = made->args.size;
  for (uint32_t i = 0; i < e->count; i++)
    e->args[i] = m.best[i];
  return e;
}

/* ---- What is no production ---- */

static lang_expr *read_meta(lang_parser *p, lang_sort *wanted, uint32_t first) {
  const lang_token *t = &p->l->tokens.data[first];
  if (t->kind == LANG_WORD && !strcmp(t->text, "_"))
    return lang_expr_new(p->l, EXPR_ANY, wanted, first);
  lang_sort *s = lang_sort_of(p->l, t);
  if (s && lang_sort_fits(wanted, s)) {
    lang_expr *e = lang_expr_new(p->l, EXPR_META, s, first);
    e->meta = t->text;
    return e;
  }
  if (t->kind == LANG_NUMBER && wanted->kind == SORT_INTS) {
    lang_expr *e = lang_expr_new(p->l, EXPR_NUMBER, wanted, first);
    e->number = t->number;
    return e;
  }
  return NULL;
}

/* -2, without a blank in between and with one before, where there are such numbers. */
static lang_expr *read_negative(lang_parser *p, lang_sort *wanted, uint32_t first) {
  const lang_token *t = &p->l->tokens.data[first];
  bool glued = t[1].kind == LANG_NUMBER && t[1].line == t->line &&
               t[1].column == t->column + t->length;
  bool after = first && t[-1].kind != LANG_SIGN && t[-1].line == t->line &&
               t[-1].column + t[-1].length == t->column;
  if (!lang_is(p->l, first, "-") || !glued || after || wanted->low >= 0)
    return NULL;
  lang_expr *e = lang_expr_new(p->l, EXPR_NUMBER, wanted, first);
  e->number = -t[1].number;
  return e;
}

/* E[M]. */
static lang_expr *read_plug(lang_parser *p, lang_sort *wanted, uint32_t first,
                            uint32_t last) {
  const language *l = p->l;
  lang_sort *s = lang_sort_of(l, &l->tokens.data[first]);
  if (!s || !s->is_context || last - first < 4 || !lang_is(l, first + 1, "[") ||
      lang_bracket_end(l, first + 1, last) != last ||
      !lang_sort_fits(wanted, lang_sort_root(s)))
    return NULL;
  lang_expr *inner = read_span(p, lang_sort_root(s), first + 2, last - 1, LOOSE);
  if (!inner)
    return NULL;
  lang_expr *e = lang_expr_new(p->l, EXPR_PLUG, wanted, first);
  e->meta = l->tokens.data[first].text;
  e->args[0] = inner;
  e->args[1] = lang_expr_new(p->l, EXPR_META, s, first);
  e->args[1]->meta = e->meta;
  e->count = 2;
  return e;
}

/* The bracket that opens the last group of the span, which ends with its closing one. */
static uint32_t last_group(const language *l, uint32_t first, uint32_t last) {
  for (uint32_t i = first; i < last;) {
    uint32_t end = closing(l->tokens.data[i].text) ? lang_bracket_end(l, i, last) : i + 1;
    if (!end)
      return 0;
    if (end == last)
      return end == i + 1 ? 0 : i;
    i = end;
  }
  return 0;
}

static bool has_variables(lang_sort *s, const lang_sort *names) {
  vec_each (lang_production *, p, &lang_sort_root(s)->productions)
    if ((*p)->items.size == 1 && (*p)->args.size == 1 && (*p)->args.data[0] == names)
      return true;
  return false;
}

/* What stands for these names: terms of the sort itself, or of another one that may be in
 * it, as types are in terms; other names, where names are no terms, as in processes. */
static lang_sort *stands_for(const language *l, lang_sort *s, lang_sort *names) {
  if (has_variables(s, names))
    return s;
  vec_each (lang_sort *, other, &l->sorts)
    if (!(*other)->base && has_variables(*other, names))
      return *other;
  return names;
}

/* M{v .../x ...}: each in the place of its name, all at once; also M{v/x ...}, and names
 * that a function gives. */
static lang_expr *read_many(lang_parser *p, lang_expr *body, lang_sort *wanted,
                            uint32_t value_at, uint32_t value_end, uint32_t name_at,
                            uint32_t name_end) {
  language *l = p->l;
  for (uint32_t k = 0; k < l->sorts.size; k++) {
    lang_sort *names = l->sorts.data[k], *of = NULL;
    if (names->kind != SORT_NAMES || !names->sequence)
      continue;
    lang_expr *name = read_span(p, names->sequence, name_at, name_end, LOOSE);
    of = name ? stands_for(l, wanted, names) : NULL;
    lang_token *t = &l->tokens.data[value_at];
    lang_expr *value = NULL;
    if (of && value_end == value_at + 1 && t->kind == LANG_WORD) {
      lang_token many = *t;
      many.many = true;
      lang_sort *s = lang_sort_of(l, &many);
      if (s && lang_sort_fits(of, s->element)) {
        value = lang_expr_new(l, EXPR_META, s, value_at);
        value->meta = t->many ? t->text : arena_print(&l->arena, "%s...", t->text);
      }
    } else if (of && of->sequence)
      value = read_span(p, of->sequence, value_at, value_end, LOOSE);
    if (!value)
      continue;
    lang_expr *e = lang_expr_new(l, EXPR_SUBST, wanted, value_at);
    e->args[0] = body;
    e->args[1] = value;
    e->args[2] = name;
    e->count = 3;
    return e;
  }
  return NULL;
}

/* What stands between the two parts of a substitution: 0 there is nothing. *reversed: the
 * name is before it, x := N. */
static uint32_t substitution_sign(const language *l, uint32_t first, uint32_t last,
                                  bool *reversed) {
  static const char *const signs[] = {"/", ":=", "|->", "\xe2\x86\xa6"};
  for (uint32_t i = first; i < last; i++)
    for (size_t k = 0; k < sizeof signs / sizeof *signs; k++)
      if (lang_is(l, i, signs[k]) && !l->tokens.data[i].quoted) {
        *reversed = k > 0;
        return i;
      }
  return 0;
}

/* A name and what is put in its place are parts 2k + 1 and 2k + 2. */
static bool read_pair(lang_parser *p, lang_expr *e, uint32_t value_at, uint32_t value_end,
                      uint32_t name_at, uint32_t name_end) {
  language *l = p->l;
  lang_sort *names = lang_sort_of(l, &l->tokens.data[name_at]);
  if (name_end != name_at + 1 || value_end <= value_at || !names ||
      names->kind != SORT_NAMES || e->count + 2 > LANG_ARGS)
    return false;
  lang_sort *of = stands_for(l, e->sort, names);
  lang_expr *value =
      of != names ? read_span(p, of, value_at, value_end, LOOSE)
      : value_end == value_at + 1 && lang_sort_of(l, &l->tokens.data[value_at]) == names
          ? read_meta(p, names, value_at)
          : NULL;
  e->args[e->count++] = value;
  e->args[e->count++] = read_meta(p, names, name_at);
  return value;
}

/* v, w/x, y: with one sign between values and names. */
static bool read_lists(lang_parser *p, lang_expr *e, uint32_t value, uint32_t value_end,
                       uint32_t name, uint32_t name_end) {
  while (value < value_end && name < name_end) {
    uint32_t value_to = lang_next_top(p->l, value, value_end, ",");
    uint32_t name_to = lang_next_top(p->l, name, name_end, ",");
    if (!read_pair(p, e, value, value_to, name, name_to))
      return false;
    value = value_to + 1;
    name = name_to + 1;
  }
  return value == value_end + 1 && name == name_end + 1;
}

/* v/x, w/y: with a sign in each. */
static bool read_pairs(lang_parser *p, lang_expr *e, uint32_t first, uint32_t last) {
  for (uint32_t to; first < last; first = to + 1) {
    bool reversed = false;
    to = lang_next_top(p->l, first, last, ",");
    uint32_t middle = substitution_sign(p->l, first, to, &reversed);
    if (!middle || !(reversed ? read_pair(p, e, middle + 1, to, first, middle)
                              : read_pair(p, e, first, middle, middle + 1, to)))
      return false;
  }
  return e->count > 1;
}

/* What stands between the brackets of a substitution, in the body. */
static lang_expr *substitute(lang_parser *p, lang_sort *wanted, lang_expr *body,
                             uint32_t first, uint32_t last) {
  bool reversed = false;
  uint32_t middle = substitution_sign(p->l, first, last, &reversed);
  assert(middle && "the brackets hold a substitution");
  uint32_t name_at = reversed ? first : middle + 1, name_end = reversed ? middle : last;
  uint32_t value_at = reversed ? middle + 1 : first, value_end = reversed ? last : middle;
  lang_expr *many = read_many(p, body, wanted, value_at, value_end, name_at, name_end);
  if (many)
    return many;
  lang_expr *e = lang_expr_new(p->l, EXPR_SUBST, wanted, first);
  e->args[0] = body;
  e->count = 1;
  if (read_pairs(p, e, first, last))
    return e;
  e->count = 1;
  return read_lists(p, e, value_at, value_end, name_at, name_end) ? e : NULL;
}

/* Whether the last part of the term goes on to its end, so that what stands behind it
 * belongs to that part: P par Q{y/x}. */
static bool ends_open(const language *l, const lang_expr *e, uint32_t first,
                      uint32_t last) {
  bool bracketed = lang_is(l, first, "(") && lang_bracket_end(l, first, last) == last;
  return !bracketed && e->kind == EXPR_MAKE && e->production->items.size > 1 &&
         vec_last(&e->production->items)->sort;
}

/* M{N/x}, M{x := N}, and the same with square brackets; sets *loose where it may be meant
 * for the last part of M alone. */
static lang_expr *read_substitution(lang_parser *p, lang_sort *wanted, uint32_t first,
                                    uint32_t last, bool *loose) {
  language *l = p->l;
  uint32_t open = last_group(l, first, last);
  bool reversed;
  if (!open || open == first || l->tokens.data[open].text[0] == '(' ||
      !substitution_sign(l, open + 1, last - 1, &reversed))
    return NULL;
  lang_sort *around = lang_sort_of(l, &l->tokens.data[first]);
  if (around && around->is_context) /* E[x := M] is a context around an assignment */
    return NULL;
  lang_expr *body = read_span(p, wanted, first, open, ATOM);
  if (!body)
    return NULL;
  *loose = ends_open(l, body, first, open);
  return substitute(p, wanted, body, open + 1, last - 1);
}

/* [N/x]M: the same, in front. */
static lang_expr *read_substitution_before(lang_parser *p, lang_sort *wanted,
                                           uint32_t first, uint32_t last) {
  const language *l = p->l;
  bool reversed;
  if (!lang_is(l, first, "[") && !lang_is(l, first, "{"))
    return NULL;
  uint32_t end = lang_bracket_end(l, first, last);
  if (!end || end == last || !substitution_sign(l, first + 1, end - 1, &reversed))
    return NULL;
  lang_expr *body = read_span(p, wanted, end, last, ATOM);
  return body ? substitute(p, wanted, body, first + 1, end - 1) : NULL;
}

static lang_expr *read_lookup(lang_parser *p, lang_sort *wanted, uint32_t first,
                              uint32_t last) {
  language *l = p->l;
  lang_sort *s = lang_sort_of(l, &l->tokens.data[first]);
  if (!s || !s->is_environment || last - first != 4 || !lang_is(l, first + 1, "(") ||
      !lang_is(l, last - 1, ")") || !lang_sort_fits(wanted, lang_environment_value(s)))
    return NULL;
  lang_sort *key = lang_sort_of(l, &l->tokens.data[first + 2]);
  if (!key || key->kind == SORT_TERMS)
    return NULL;
  lang_expr *e = lang_expr_new(l, EXPR_LOOKUP, lang_environment_value(s), first);
  e->args[0] = read_meta(p, s, first);
  e->args[1] = read_meta(p, key, first + 2);
  e->count = 2;
  return e;
}

/* f(a, b): a template of the arguments with commas between them. */
static lang_expr *read_call(lang_parser *p, lang_sort *wanted, uint32_t first,
                            uint32_t last) {
  language *l = p->l;
  lang_function *f = l->tokens.data[first].kind == LANG_WORD
                         ? lang_function_called(l, l->tokens.data[first].text)
                         : NULL;
  if (!f || last - first < 3 || !lang_is(l, first + 1, "(") ||
      lang_bracket_end(l, first + 1, last) != last || !lang_sort_fits(wanted, f->result))
    return NULL;
  lang_item parts[2 * LANG_ARGS];
  uint32_t count = 0;
  vec_each (lang_sort *, a, &f->args) {
    if (count)
      parts[count++] = (lang_item){.literal = ","};
    parts[count++] = (lang_item){.sort = *a};
  }
  lang_expr *e = lang_expr_new(l, EXPR_CALL, f->result, first);
  e->function = f;
  e->count = f->args.size;
  return lang_items_read(p, parts, count, first + 2, last - 1, e->args) ? e : NULL;
}

/* n + 1, the last sign first. */
static lang_expr *read_arithmetic(lang_parser *p, lang_sort *wanted, uint32_t first,
                                  uint32_t last) {
  language *l = p->l;
  uint32_t at = 0;
  for (uint32_t i = first + 1; i + 1 < last; i++)
    if (lang_is(l, i, "+") || lang_is(l, i, "-"))
      at = i;
  if (!at)
    return NULL;
  lang_expr *e = lang_expr_new(l, EXPR_ARITHMETIC, wanted, first);
  e->operator= l->tokens.data[at].text[0];
  e->args[0] = read_span(p, wanted, first, at, LOOSE);
  e->args[1] = read_span(p, wanted, at + 1, last, ATOM);
  e->count = 2;
  return e->args[0] && e->args[1] ? e : NULL;
}

/* Whether no term of the subset begins with the production. */
static bool is_outside(const lang_sort *s, const lang_production *made) {
  if (!s->base || s->is_context || !s->patterns.size)
    return false;
  vec_each (lang_expr *, p, &s->patterns)
    if ((*p)->kind != EXPR_MAKE || (*p)->production == made)
      return false;
  return true;
}

/* The elements one after the other; without a separator they are words or in brackets, or
 * have commas between them all the same. */
static lang_expr *read_sequence(lang_parser *p, lang_sort *s, uint32_t first,
                                uint32_t last) {
  language *l = p->l;
  const char *separator = lang_sort_root(s)->separator;
  lang_expr *best = p->holes ? lang_group_context(p, s, first, last) : NULL;
  best = best ? best : lang_group_read(p, s, first, last);
  uint32_t depth = 0;
  for (uint32_t end = first + 1; !best && end <= last; end++) {
    const lang_token *t = &l->tokens.data[end - 1];
    depth += !t->quoted && closing(t->text);
    depth -= !t->quoted && depth && strlen(t->text) == 1 && strchr(")]}", *t->text);
    bool separated = end < last && lang_is(l, end, separator ? separator : ",");
    uint32_t rest = end + separated;
    if (depth || (separated && rest == last) || (separator && end < last && !separated))
      continue;
    lang_expr *one =
        read_span(p, s->element, first, end, separator || separated ? LOOSE : ATOM);
    lang_expr *others = one ? read_span(p, s, rest, last, LOOSE) : NULL;
    if (others)
      found(p, &best, lang_sequence_of_two(l, s, one, others, first));
  }
  return best;
}

static bool may_bind(const lang_production *p, uint32_t level, uint32_t loose) {
  return (!p->open_left && !p->open_right) || p->level >= level ||
         (loose && !p->open_left && p->items.data[0].literal);
}

static lang_expr *read_anyhow(lang_parser *p, lang_sort *s, uint32_t first, uint32_t last,
                              uint32_t wanted) {
  language *l = p->l;
  const uint32_t level = wanted & ATOM, right_end = wanted & LOOSE;
  lang_expr *best = NULL;
  if (last - first == 1)
    found(p, &best, read_meta(p, s, first));
  if (best && best->kind == EXPR_ANY) /* all there is, not some alternative of it */
    return best;
  if (p->holes && last - first == 2 && lang_is(l, first, "[") &&
      lang_is(l, first + 1, "]"))
    found(p, &best, lang_expr_new(l, EXPR_HOLE, s, first));
  if (s->element && !best)
    best = read_sequence(p, s, first, last);
  if (last - first > (s->element ? 1 : 2) && lang_is(l, first, "(") &&
      lang_bracket_end(l, first, last) == last && (!s->element || !best))
    found(p, &best, read_span(p, s, first + 1, last - 1, LOOSE));
  if (s->kind == SORT_INTS && last - first == 2)
    found(p, &best, read_negative(p, s, first));
  if (s->kind == SORT_INTS && last - first > 2)
    found(p, &best, read_arithmetic(p, s, first, last));
  found(p, &best, read_plug(p, s, first, last));
  found(p, &best, read_lookup(p, s, first, last));
  found(p, &best, read_call(p, s, first, last));
  bool loose = false;
  lang_expr *put = s->kind == SORT_TERMS && last - first > 3
                       ? read_substitution(p, s, first, last, &loose)
                       : NULL;
  if (!loose)
    found(p, &best, put);
  lang_sort *root = lang_sort_root(s);
  vec_each (lang_production *, made, &root->productions)
    if (!s->element && may_bind(*made, level, right_end) && !is_outside(s, *made))
      found(p, &best, read_production(p, *made, first, last, right_end));
  if (!best && loose)
    best = put;
  if (!best && s->kind == SORT_TERMS && last - first > 3)
    best = read_substitution_before(p, s, first, last);
  return best;
}

static lang_expr *read_span(lang_parser *p, lang_sort *s, uint32_t first, uint32_t last,
                            uint32_t level) {
  if (first >= last)
    return first == last && s->element && !s->is_context
               ? lang_sequence_of_none(p->l, s, first)
               : NULL;
  uint64_t key =
      (uint64_t)s->index << 56 | (uint64_t)level << 40 | (uint64_t)first << 20 | last;
  uint64_t *known = map_get(&p->known, key);
  if (known)
    return (lang_expr *)(uintptr_t)*known;
  map_put(&p->known, key, 0); /* a sort that leads to itself reads nothing new */
  lang_expr *e = read_anyhow(p, s, first, last, level);
  map_put(&p->known, key, (uint64_t)(uintptr_t)e);
  return e;
}

lang_expr *lang_term_read(lang_parser *p, lang_sort *s, uint32_t first, uint32_t last) {
  return read_span(p, s, first, last, LOOSE);
}
