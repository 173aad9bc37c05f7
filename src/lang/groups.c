/* An element is read by a parser of its own, with its last word without dots. */
#include "lang/groups.h"

#include "lang/items.h"
#include "lang/premises.h"
#include "lang/sequences.h"
#include "lang/templates.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

static const char *text_of(language *l, uint32_t first, uint32_t last) {
  const char *text = "";
  for (uint32_t i = first; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    text = arena_print(&l->arena, "%s%s%s%s", text, *text ? " " : "", t->text,
                       t->separator ? t->separator : "");
  }
  return text;
}

static bool name_is_taken(const language *l, const char *name) {
  vec_each (lang_sort *, s, &l->sorts)
    if (!strcmp((*s)->name, name))
      return true;
  return lang_sort_named(l, name);
}

/* A name of letters and digits that no other sort has. */
static const char *name_for(language *l, uint32_t first, uint32_t last) {
  const char *name = "";
  for (uint32_t i = first; i < last; i++)
    for (const char *c = l->tokens.data[i].text; *c; c++)
      if (isalnum((unsigned char)*c) && strlen(name) < 24)
        name = arena_print(&l->arena, "%s%s%c", name,
                           *name && c == l->tokens.data[i].text ? "_" : "", *c);
  name = *name && !isdigit((unsigned char)*name)
             ? name
             : arena_print(&l->arena, "element%s", name);
  const char *free = name;
  for (uint32_t n = 2; name_is_taken(l, free); n++)
    free = arena_print(&l->arena, "%s_%u", name, n);
  return free;
}

static lang_sort *new_sort(language *l, const char *name, uint32_t token) {
  lang_sort *s = arena_new(&l->arena, lang_sort);
  s->name = name;
  s->kind = SORT_TERMS;
  s->is_group = true;
  s->at = lang_place(l, token);
  s->index = l->sorts.size;
  vec_push(&l->sorts, s);
  return s;
}

static void add_item(void *context, lang_item item) {
  lang_production *p = context;
  vec_push(&p->items, item);
  if (item.sort)
    vec_push(&p->args, item.sort);
}

static bool same_items(const lang_production *a, const lang_production *b) {
  bool same = a->items.size == b->items.size;
  for (uint32_t k = 0; same && k < a->items.size; k++) {
    const lang_item *x = &a->items.data[k], *y = &b->items.data[k];
    same = x->sort == y->sort && (x->sort || !strcmp(x->literal, y->literal));
  }
  return same;
}

static bool binds(const lang_production *p) {
  uint32_t any = p->binds_many;
  for (uint32_t k = 0; k < p->args.size; k++)
    any |= p->binds[k];
  return any;
}

/* The sort whose terms are just these; NULL: there is none. */
static lang_sort *sort_of_items(const language *l, const lang_production *p,
                                const char *separator) {
  vec_each (lang_sort *, s, &l->sorts)
    if ((*s)->productions.size == 1 && !(*s)->base && !(*s)->element &&
        !binds((*s)->productions.data[0]) && same_items((*s)->productions.data[0], p) &&
        (!(*s)->sequence || !(*s)->sequence->separator == !separator))
      return *s;
  return NULL;
}

lang_sort *lang_group_declare(language *l, uint32_t first, uint32_t last, bool alone,
                              diag_sink *sink) {
  enum { MOST_SORTS = 58 };
  const char *separator = l->tokens.data[last - 1].separator;
  lang_production *p = arena_new(&l->arena, lang_production);
  uint32_t begin = first, end;
  lang_token saved = lang_group_open(l, &begin, last, &end);
  const char *name = name_for(l, begin, end);
  p->at = lang_place(l, begin);
  lang_template_read(l, begin, end, add_item, p);
  l->tokens.data[last - 1] = saved;
  lang_sort *s = alone ? NULL : sort_of_items(l, p, separator);
  if (s || !p->args.size || p->args.size > LANG_ARGS || l->sorts.size >= MOST_SORTS) {
    vec_release(&p->items);
    vec_release(&p->args);
  }
  if (s)
    return lang_sequence_of(l, s, separator);
  if (!p->args.size || p->args.size > LANG_ARGS || l->sorts.size >= MOST_SORTS) {
    lang_error(l, sink, first,
               !p->args.size ? "what is repeated has no part that is a sort"
               : l->sorts.size >= MOST_SORTS ? "there is room for no more sorts"
                                             : "what is repeated has at most 8 parts");
    return NULL;
  }
  s = new_sort(l, name, begin);
  p->sort = s;
  p->level = 1;
  p->constant = arena_print(&l->arena, "%s_OF", name);
  vec_push(&s->productions, p);
  return lang_sequence_of(l, s, separator);
}

/* ---- In terms ---- */

/* One element in a parser of its own: the tokens are others. */
static lang_expr *read_element(lang_parser *p, lang_sort *element, uint32_t first,
                               uint32_t last) {
  language *l = p->l;
  lang_parser inner;
  uint32_t end;
  lang_parser_init(&inner, l, p->sink);
  inner.grammar = p->grammar;
  lang_token saved = lang_group_open(l, &first, last, &end);
  lang_expr *e = lang_term_read(&inner, element, first, end);
  l->tokens.data[last - 1] = saved;
  if (e && inner.one && !p->one) {
    p->one = inner.one;
    p->other = inner.other;
  }
  lang_parser_release(&inner);
  return e;
}

static lang_expr *metavariable(language *l, lang_sort *s, const char *name,
                               uint32_t token) {
  lang_expr *e = lang_expr_new(l, EXPR_META, s, token);
  e->meta = name;
  return e;
}

/* In a grammar every part is any term of its sort, even when two are written alike. */
static void make_distinct(language *l, lang_expr *e, uint32_t *count) {
  if (e->kind == EXPR_META)
    e->meta = arena_print(&l->arena, "%s_%u", e->sort->name, ++*count);
  for (uint32_t i = 0; i < e->count; i++)
    make_distinct(l, e->args[i], count);
}

/* The sort of elements of this form, below another one. */
static lang_sort *sort_below(language *l, lang_sort *element, lang_expr *pattern,
                             uint32_t first, uint32_t last, bool is_context) {
  vec_each (lang_sort *, s, &l->sorts)
    if ((*s)->is_group && (*s)->base == element && (*s)->is_context == is_context &&
        lang_expr_same((*s)->patterns.data[0], pattern))
      return *s;
  lang_sort *s = new_sort(l, name_for(l, first, last), first);
  s->base = element;
  s->is_context = is_context;
  vec_push(&s->patterns, pattern);
  return s;
}

/* `l = v , ...` in the grammar of a subset: all of them are so. */
static lang_expr *read_in_grammar(lang_parser *p, lang_sort *s, uint32_t first,
                                  uint32_t last) {
  language *l = p->l;
  lang_expr *e = read_element(p, lang_sort_root(s)->element, first, last);
  if (!e)
    return NULL;
  make_distinct(l, e, &(uint32_t){0});
  lang_sort *below =
      sort_below(l, lang_sort_root(lang_sort_root(s)->element), e, first, last, false);
  return metavariable(l, lang_sequence_of(l, below, NULL), text_of(l, first, last),
                      first);
}

/* In the pattern of a context: an element around the hole, l = E. */
static lang_sort *sort_around_hole(lang_parser *p, lang_sort *element, uint32_t first,
                                   uint32_t last) {
  lang_expr *e = lang_term_read(p, element, first, last);
  if (!e)
    return NULL;
  make_distinct(p->l, e, &(uint32_t){0});
  return sort_below(p->l, lang_sort_root(element), e, first, last, true);
}

static lang_expr *spread(lang_parser *p, lang_sort *s, lang_spread what, uint32_t first,
                         uint32_t last) {
  lang_expr *e = metavariable(p->l, s, text_of(p->l, first, last), first);
  e->spread = arena_new(&p->l->arena, lang_spread);
  *e->spread = what;
  return e;
}

/* The first token outside brackets that ends with dots; last: there is none. */
static uint32_t first_dots(const language *l, uint32_t first, uint32_t last) {
  for (uint32_t i = first; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    if (t->many || lang_is_dots(t))
      return i;
    uint32_t end =
        !t->quoted && lang_is_bracket(t, "([{") ? lang_bracket_end(l, i, last) : 0;
    i = end ? end - 1 : i;
  }
  return last;
}

static bool is_one_group(const language *l, const lang_sort *s, uint32_t first,
                         uint32_t last) {
  const char *separator = s->separator;
  const lang_token *t = &l->tokens.data[last - 1];
  if (last - first < 2)
    return false;
  if (lang_is_dots(t) && !t->separator && lang_is(l, first, "("))
    return lang_bracket_end(l, first, last - 1) == last - 1;
  for (uint32_t i = first; separator && i < last; i++) {
    uint32_t end =
        lang_is_bracket(&l->tokens.data[i], "([{") ? lang_bracket_end(l, i, last) : 0;
    if (lang_is(l, i, separator))
      return false;
    i = end ? end - 1 : i;
  }
  return separator && t->separator && !strcmp(separator, t->separator);
}

lang_expr *lang_group_read(lang_parser *p, lang_sort *s, uint32_t first, uint32_t last) {
  const language *l = p->l;
  const lang_sort *root = lang_sort_root(s);
  uint32_t dots = first_dots(l, first, last);
  if (dots == last || s->is_context)
    return NULL;
  if (dots + 1 == last && is_one_group(l, root, first, last)) {
    if (p->grammar)
      return read_in_grammar(p, s, first, last);
    lang_expr *each = read_element(p, s->element, first, last);
    return each ? spread(p, s, (lang_spread){.each = each}, first, last) : NULL;
  }
  uint32_t next = dots + 1;
  next += next < last && lang_is(l, next, root->separator ? root->separator : ",");
  if (p->grammar || next >= last)
    return NULL;
  lang_expr *front = lang_term_read(p, s, first, dots + 1);
  lang_expr *back = front ? lang_term_read(p, s, next, last) : NULL;
  return back ? spread(p, s, (lang_spread){.front = front, .back = back}, first, last)
              : NULL;
}

/* ---- Contexts ---- */

static lang_sort *known_context(const language *l, const char *name) {
  vec_each (lang_sort *, s, &l->sorts)
    if (!strcmp((*s)->name, name))
      return *s;
  return NULL;
}

/* Behind the element that begins at the token: the separator, or one word where there is
 * none. */
static uint32_t element_end(const language *l, const lang_sort *s, uint32_t first,
                            uint32_t last) {
  uint32_t end = s->separator ? lang_next_top(l, first, last, s->separator) : first + 1;
  uint32_t close = lang_bracket_end(l, first, last);
  if (!s->separator && close && lang_is(l, first, "("))
    end = close;
  return end < last ? end : last;
}

/* E, or another element around the hole. */
static lang_sort *sort_of_hole(lang_parser *p, lang_sort *s, uint32_t first,
                               uint32_t last) {
  lang_sort *hole =
      last == first + 1 ? lang_sort_of(p->l, &p->l->tokens.data[first]) : NULL;
  if (!hole && last > first + 1)
    hole = sort_around_hole(p, s->element, first, last);
  bool fits = hole && hole->is_context &&
              (!hole->base || lang_sort_root(hole) == lang_sort_root(s->element));
  return fits ? hole : NULL;
}

/* The sequence in front of the element with the hole; *end: behind it. */
static lang_sort *sort_before_hole(lang_parser *p, lang_sort *s, uint32_t first,
                                   uint32_t last, uint32_t *end) {
  const language *l = p->l;
  lang_sort *before = lang_sort_of(l, &l->tokens.data[first]);
  *end = first + 1;
  for (uint32_t i = first; !(before && before->element) && i < last; i++)
    if (l->tokens.data[i].many || lang_is(l, i, "...")) {
      lang_expr *group = lang_group_read(p, s, first, i + 1);
      *end = i + 1;
      return group ? group->sort : NULL;
    }
  return before && before->element && lang_sort_fits(s, before) ? before : NULL;
}

/* Either the first element has the hole, or it is one of those before. */
lang_expr *lang_group_context(lang_parser *p, lang_sort *s, uint32_t first,
                              uint32_t last) {
  language *l = p->l;
  uint32_t at = first;
  lang_sort *before = sort_before_hole(p, s, first, last, &at);
  at += s->separator && at < last && lang_is(l, at, s->separator);
  uint32_t end = before && at < last ? element_end(l, s, at, last) : last;
  lang_sort *hole = before && at < last ? sort_of_hole(p, s, at, end) : NULL;
  if (!hole)
    return NULL;
  uint32_t rest = end + (s->separator && end < last && lang_is(l, end, s->separator));
  lang_expr *others = rest <= last ? lang_term_read(p, s, rest, last) : NULL;
  if (!others)
    return NULL;
  place where = lang_place(l, first);
  const char *name = arena_print(&l->arena, "%s_after_%s", hole->name, before->name);
  lang_sort *c = known_context(l, name);
  if (!c) {
    c = new_sort(l, name, first);
    c->is_group = false;
    c->base = s;
    c->element = s->element;
    c->is_context = true;
    vec_push(&c->patterns, lang_sequence_make(l, s, metavariable(l, hole, "hole", first),
                                              others, where));
    vec_push(&c->patterns,
             lang_sequence_make(l, s, metavariable(l, before->element, "before", first),
                                metavariable(l, c, "behind", first), where));
  }
  return metavariable(l, c, name, first);
}
