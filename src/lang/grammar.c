/* Reads sorts and their productions. What is a metavariable follows from the sorts'
 * names; every other word or sign of an alternative stands for itself. A sort whose
 * alternatives are all terms of an earlier one is a subset of that, and a context where
 * one of them is the hole. */
#include "lang/grammar.h"

#include "lang/binders.h"
#include "lang/groups.h"
#include "lang/sequences.h"
#include "lang/templates.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef struct reading {
  language *l;
  diag_sink *sink;
} reading;

/* ---- Names and kinds of sorts ---- */

static uint32_t find_sign(const language *l, uint32_t first, uint32_t last,
                          const char *sign) {
  for (uint32_t i = first; i < last; i++)
    if (lang_is(l, i, sign))
      return i;
  return last;
}

static bool read_range(language *l, lang_sort *s) {
  uint32_t at = s->first;
  int64_t sign[2] = {1, 1}, number[2];
  for (int i = 0; i < 2; i++) {
    if (lang_is(l, at, "-")) {
      sign[i] = -1;
      at++;
    }
    if (at >= s->last || l->tokens.data[at].kind != LANG_NUMBER)
      return false;
    number[i] = sign[i] * l->tokens.data[at++].number;
    if (!i && !lang_is(l, at++, ".."))
      return false;
  }
  s->low = number[0];
  s->high = number[1];
  return at == s->last && s->low <= s->high;
}

static void find_kind(language *l, lang_sort *s) {
  s->kind = SORT_TERMS;
  if (lang_is(l, s->first, "names") || lang_is(l, s->first, "variables") ||
      lang_is(l, s->first, "variable")) {
    s->kind = SORT_NAMES;
    if (s->last == s->first + 2 && l->tokens.data[s->first + 1].kind == LANG_NUMBER)
      s->names = (uint32_t)l->tokens.data[s->first + 1].number;
  } else if (read_range(l, s))
    s->kind = SORT_INTS;
}

static bool declare_sort(reading *r, const lang_item_text *item) {
  language *l = r->l;
  uint32_t sign = find_sign(l, item->first, item->last, "::=");
  if (sign == item->last) {
    lang_error(l, r->sink, item->first,
               "here a sort is defined: NAME, NAME ::= ... | ...");
    return false;
  }
  lang_sort *s = arena_new(&l->arena, lang_sort);
  s->at = lang_place(l, item->first);
  s->first = sign + 1;
  s->last = item->last;
  s->index = l->sorts.size;
  uint32_t i = item->first;
  for (; i < sign && !lang_is(l, i, "of"); i++)
    if (!lang_is(l, i, ",")) {
      if (l->tokens.data[i].kind != LANG_WORD ||
          lang_sort_named(l, l->tokens.data[i].text)) {
        lang_error(l, r->sink, i, "'%s' cannot name a sort%s", l->tokens.data[i].text,
                   l->tokens.data[i].kind == LANG_WORD ? ": it names another one" : "");
        return false;
      }
      vec_push(&s->aliases, l->tokens.data[i].text);
    }
  if (!s->aliases.size || s->first == s->last) {
    lang_error(l, r->sink, sign,
               "a sort has a name before ::= and alternatives behind it");
    return false;
  }
  s->name = s->aliases.data[0];
  if (i < sign) {
    s->base = lang_sort_named(l, l->tokens.data[i + 1].text);
    if (!s->base || i + 2 != sign) {
      lang_error(l, r->sink, i + 1, "'of' takes a sort that was defined before");
      return false;
    }
  }
  enum { MOST_SORTS = 60 }; /* and one for claims */
  if (l->sorts.size == MOST_SORTS) {
    lang_error(l, r->sink, item->first, "there is room for %d sorts", MOST_SORTS);
    return false;
  }
  find_kind(l, s);
  vec_push(&l->sorts, s);
  return true;
}

/* ---- Alternatives ---- */

static void add_item(void *context, lang_item item) {
  lang_production *p = context;
  vec_push(&p->items, item);
  if (item.sort)
    vec_push(&p->args, item.sort);
}

/* Where the annotation (binds ...), (left) or (right) begins; last when there is none. */
static uint32_t annotation(const language *l, uint32_t first, uint32_t last) {
  for (uint32_t i = first + 1; i + 2 < last; i++)
    if (lang_is(l, i, "(") && (lang_is(l, i + 1, "binds") || lang_is(l, i + 1, "left") ||
                               lang_is(l, i + 1, "right")))
      return i;
  return last;
}

static const char *word_for(const char *sign) {
  static const char *const words[][2] = {
      {"\\", "LAMBDA"}, {"->", "ARROW"}, {"+", "PLUS"}, {"*", "TIMES"}, {"-", "MINUS"},
      {":=", "ASSIGN"}, {"=", "EQUALS"}, {"<", "LESS"}, {"!", "BANG"},  {"@", "AT"},
      {"&", "AND"},     {"|", "OR"},     {"<=", "LEQ"}, {",", "AND"},   {";", "THEN"}};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (!strcmp(words[i][0], sign))
      return words[i][1];
  return NULL;
}

static bool constant_is_taken(const language *l, const char *constant) {
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      if ((*p)->constant && !strcmp((*p)->constant, constant))
        return true;
  return false;
}

/* A name for the production in Java: its first word, or what its sign means. */
static void name_production(language *l, lang_production *p) {
  char word[64] = "";
  vec_each (lang_item, i, &p->items) {
    if (!i->literal || word[0])
      continue;
    const char *meant = word_for(i->literal);
    snprintf(word, sizeof word, "%s", meant ? meant : i->literal);
    for (char *c = word; *c; c++)
      *c = (char)(isalnum((unsigned char)*c) ? toupper((unsigned char)*c) : '_');
  }
  if (strspn(word, "_") == strlen(word))
    snprintf(word, sizeof word, "%s",
             !p->args.size           ? "NONE"
             : p->items.size == 1    ? "OF"
             : p->items.data[0].sort ? "APPLY"
                                     : "MAKE");
  if (!strcmp(word, "OF"))
    p->constant = arena_print(&l->arena, "%s_%s", p->sort->name, p->args.data[0]->name);
  else
    p->constant = arena_print(&l->arena, "%s_%s", p->sort->name, word);
  for (int n = 2; constant_is_taken(l, p->constant); n++)
    p->constant = arena_print(&l->arena, "%s_%s%d", p->sort->name, word, n);
}

static lang_production *new_production(language *l, lang_sort *s, uint32_t first) {
  lang_production *p = arena_new(&l->arena, lang_production);
  p->sort = s;
  p->at = lang_place(l, first);
  p->level = s->productions.size + 1;
  return p;
}

static bool is_arrow(const lang_production *p) {
  vec_each (lang_item, i, &p->items)
    if (i->literal && strstr(i->literal, "->"))
      return true;
  return false;
}

/* The items of an alternative; what is repeated, { l = e , ... }, is one of them. */
static bool read_items(reading *r, lang_production *p, uint32_t first, uint32_t last,
                       bool alone) {
  language *l = r->l;
  uint32_t begin = first;
  for (uint32_t i = first; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    bool dots = t->many || lang_is_dots(t);
    uint32_t group = dots ? lang_group_first(l, first, i) : i;
    if (group >= i || group < begin)
      continue;
    lang_template_read(l, begin, group, add_item, p);
    lang_sort *s = lang_group_declare(l, group, i + 1, alone, r->sink);
    if (!s)
      return false;
    add_item(p, (lang_item){.sort = s, .meta = s->element->name});
    begin = i + 1;
  }
  lang_template_read(l, begin, last, add_item, p);
  return true;
}

static bool add_production(reading *r, lang_sort *s, uint32_t first, uint32_t last) {
  language *l = r->l;
  lang_production *p = new_production(l, s, first);
  uint32_t end = annotation(l, first, last);
  if (!read_items(r, p, first, end, end < last && lang_is(l, end + 1, "binds"))) {
    vec_release(&p->items);
    vec_release(&p->args);
    return false;
  }
  if (!p->items.size || p->args.size > LANG_ARGS) {
    lang_error(l, r->sink, first < last ? first : first - 1,
               p->items.size ? "an alternative has at most 8 parts"
                             : "an alternative is missing here");
    return false;
  }
  const lang_item *front = &p->items.data[0], *back = vec_last(&p->items);
  p->open_left = front->sort && lang_sort_root(front->sort) == s && p->items.size > 1;
  p->open_right = back->sort && lang_sort_root(back->sort) == s && p->items.size > 1;
  p->right = is_arrow(p);
  name_production(l, p);
  vec_push(&s->productions, p);
  return lang_annotations_read(l, p, end, last, r->sink);
}

/* Where the bar behind the alternative is, or `last`. Bars in quotes or between brackets
 * stand for themselves, `<` and `>` around an alternative among them: < M | s >. */
static uint32_t alternative_end(const language *l, uint32_t first, uint32_t last) {
  if (first < last && lang_is(l, first, "<"))
    for (uint32_t i = first + 1; i < last && !lang_is(l, i, "<"); i++)
      if (lang_is(l, i, ">") && (i + 1 == last || lang_is(l, i + 1, "|")))
        return i + 1;
  for (uint32_t i = first; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    uint32_t end = 0;
    if (!t->quoted && strlen(t->text) == 1 && strchr("([{", *t->text))
      end = lang_bracket_end(l, i, last);
    if (end)
      i = end - 1;
    else if (lang_is(l, i, "|") && !t->quoted)
      return i;
  }
  return last;
}

/* Calls `read` for each alternative. */
static bool each_alternative(reading *r, lang_sort *s,
                             bool (*read)(reading *, lang_sort *, uint32_t, uint32_t)) {
  uint32_t first = s->first;
  for (uint32_t i = s->first; i <= s->last; i++)
    if (i == alternative_end(r->l, first, s->last)) {
      if (!read(r, s, first, i))
        return false;
      first = i + 1;
    }
  return true;
}

static bool has_hole(const language *l, const lang_sort *s) {
  for (uint32_t i = s->first; i + 1 < s->last; i++)
    if (lang_is(l, i, "[") && lang_is(l, i + 1, "]") &&
        (i == s->first || lang_is(l, i - 1, "|")) &&
        (i + 2 == s->last || lang_is(l, i + 2, "|")))
      return true;
  return false;
}

/* Frames: `F ::= [] M | v []`, with the hole as a part of each alternative. */
static bool is_frame(const language *l, const lang_sort *s) {
  uint32_t holes = 0, alternatives = 1;
  for (uint32_t i = s->first; i < s->last; i++) {
    bool bar = lang_is(l, i, "|") && !l->tokens.data[i].quoted;
    alternatives += bar;
    if (lang_is(l, i, "[") && !l->tokens.data[i].quoted && i + 1 < s->last &&
        lang_is(l, i + 1, "]"))
      holes++;
    if (holes > alternatives || (bar && holes + 1 != alternatives))
      return false;
  }
  return holes == alternatives;
}

/* `F of b ::= l = E`: the hole is that of another context. */
static bool has_hole_inside(const language *l, const lang_sort *s) {
  for (uint32_t i = s->first; s->base && i < s->last; i++) {
    const lang_sort *part = lang_sort_of(l, &l->tokens.data[i]);
    if (part && part->kind == SORT_TERMS && has_hole(l, part))
      return true;
  }
  return false;
}

/* In a grammar every part is any term of its sort, even when two are written alike. */
static void make_distinct(language *l, lang_expr *e, uint32_t *count) {
  if (e->kind == EXPR_META)
    e->meta = arena_print(&l->arena, "%s_%u", e->sort->name, ++*count);
  for (uint32_t i = 0; i < e->count; i++)
    make_distinct(l, e->args[i], count);
}

static bool reads_alternative(reading *r, lang_sort *s, uint32_t first, uint32_t last) {
  lang_parser p;
  lang_parser_init(&p, r->l, r->sink);
  p.grammar = true;
  p.holes = s->is_context;
  lang_expr *e = lang_term_read(&p, lang_sort_root(s), first, last);
  if (e) {
    make_distinct(r->l, e, &(uint32_t){0});
    vec_push(&s->patterns, e);
  }
  lang_parser_release(&p);
  return e;
}

static bool is_literal(const language *l, const char *text) {
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      vec_each (lang_item, i, &(*p)->items)
        if (i->literal && !strcmp(i->literal, text))
          return true;
  return false;
}

static bool explain_alternative(reading *r, lang_sort *s, uint32_t first, uint32_t last) {
  if (reads_alternative(r, s, first, last))
    return true;
  for (uint32_t i = first; i < last; i++) {
    const lang_token *t = &r->l->tokens.data[i];
    if (t->kind == LANG_SIGN && t->length > 1 && !t->quoted &&
        !is_literal(r->l, t->text)) {
      lang_error(r->l, r->sink, i,
                 "'%s' is one sign, and no term of %s has it: put blanks between two",
                 t->text, lang_sort_root(s)->name);
      return false;
    }
  }
  lang_error(r->l, r->sink, first, "this is no term of %s", lang_sort_root(s)->name);
  return false;
}

/* Whether all alternatives are terms of the other sort. */
static bool is_subset(reading *r, lang_sort *s, lang_sort *of) {
  if (of == s || of->base || of->kind != SORT_TERMS || !of->productions.size)
    return false;
  s->base = of;
  vec_clear(&s->patterns);
  lang_sequence_within(s, of);
  if (each_alternative(r, s, reads_alternative)) {
    lang_sequence_of_subset(r->l, s);
    return true;
  }
  s->base = NULL;
  lang_sequence_within(s, NULL);
  return false;
}

static bool read_sort(reading *r, lang_sort *s) {
  if (s->kind != SORT_TERMS || s->element || s->is_group)
    return true;
  if (s->base)
    return each_alternative(r, s, explain_alternative);
  for (uint32_t k = 0; r->l->sorts.data[k] != s; k++) /* there may be more meanwhile */
    if (is_subset(r, s, r->l->sorts.data[k]))
      return true;
  if (s->is_context) {
    lang_error(r->l, r->sink, s->first,
               "%s has a hole, and its alternatives are no terms of a sort before it; "
               "write '%s of M ::= ...' to see why not, or '[' ']' in quotes where no "
               "hole is meant",
               s->name, s->name);
    return false;
  }
  return each_alternative(r, s, add_production);
}

/* ---- Environments ---- */

static lang_production *binding_of(const lang_sort *s, lang_production **none) {
  lang_production *a = s->productions.data[0], *b = s->productions.data[1];
  *none = a->args.size ? b : a;
  return a->args.size ? a : b;
}

/* Whether rules ask what is bound in it: G(x), x:T in G, dom(G). */
static bool is_asked(const language *l, const lang_sort *s) {
  for (uint32_t i = 1; i + 1 < l->tokens.size; i++)
    if (lang_sort_of(l, &l->tokens.data[i]) == s &&
        (lang_is(l, i + 1, "(") || lang_is(l, i - 1, "in") ||
         (i > 1 && lang_is(l, i - 1, "(") && lang_is(l, i - 2, "dom"))))
      return true;
  return false;
}

/* The items from the first part behind the name to the last one before the rest; false:
 * there are fewer than two parts, or they do not stand together. */
static bool find_bound(const lang_sort *s, const lang_production *more, uint32_t *first,
                       uint32_t *last) {
  uint32_t parts = 0;
  bool key = false, rest = false, ended = false;
  for (uint32_t i = 0; i < more->items.size; i++) {
    const lang_sort *part = more->items.data[i].sort;
    if (!part)
      continue;
    if (part == s) {
      if (rest)
        return false;
      rest = true;
      ended = parts > 0;
    } else if (!key) {
      if (part->kind != SORT_NAMES && (part->kind != SORT_INTS || part->low))
        return false;
      key = true;
    } else {
      if (ended)
        return false;
      *first = parts++ ? *first : i;
      *last = i + 1;
    }
  }
  return rest && parts > 1;
}

/* Of `G, x : A @ n`, what is bound to x is `A @ n`: a sort of its own. */
static void gather_bound(language *l, lang_sort *s) {
  enum { MOST_SORTS = 60 };
  uint32_t first = 0, last = 0;
  if (s->productions.size != 2 || l->sorts.size >= MOST_SORTS || !is_asked(l, s))
    return;
  lang_production *none, *more = binding_of(s, &none);
  if (none->args.size || more->args.size < 4 || !find_bound(s, more, &first, &last))
    return;
  lang_sort *bound = arena_new(&l->arena, lang_sort);
  bound->name = arena_print(&l->arena, "%s_bound", s->name);
  bound->kind = SORT_TERMS;
  bound->at = more->at;
  bound->index = l->sorts.size;
  vec_push(&l->sorts, bound);
  lang_production *p = arena_new(&l->arena, lang_production);
  lang_production *binding = arena_new(&l->arena, lang_production);
  p->sort = bound;
  p->at = binding->at = more->at;
  p->level = 1;
  binding->sort = s;
  binding->level = more->level;
  binding->constant = more->constant;
  for (uint32_t i = 0; i < more->items.size; i++) {
    if (i == first)
      add_item(binding, (lang_item){.sort = bound, .meta = bound->name});
    add_item(i >= first && i < last ? p : binding, more->items.data[i]);
  }
  binding->open_left = binding->items.data[0].sort == s;
  binding->open_right = vec_last(&binding->items)->sort == s;
  name_production(l, p);
  vec_push(&bound->productions, p);
  for (uint32_t i = 0; i < 2; i++)
    if (s->productions.data[i] == more)
      s->productions.data[i] = binding;
  vec_release(&more->items);
  vec_release(&more->args);
}

/* `empty` and `G, x:T`, whatever the signs. */
static void find_environment(lang_sort *s) {
  if (s->productions.size != 2)
    return;
  lang_production *none, *more = binding_of(s, &none);
  uint32_t names = 0, selves = 0;
  vec_each (lang_sort *, arg, &more->args) {
    names += (*arg)->kind == SORT_NAMES || ((*arg)->kind == SORT_INTS && !(*arg)->low);
    selves += *arg == s;
  }
  s->is_environment = !none->args.size && more->args.size == 3 &&
                      (names == 1 || names == 2) && selves == 1;
}

/* ---- Words that look like metavariables; sorts without terms ---- */

/* `r ::= r1 | r2`: as a part of itself a sort says nothing, so r1 is a word. */
static bool find_word(reading *r, lang_sort *s, uint32_t first, uint32_t last) {
  language *l = r->l;
  const char *text = first + 1 == last ? l->tokens.data[first].text : NULL;
  bool is_word = text && !lang_sort_named(l, text) && !l->tokens.data[first].many &&
                 lang_sort_of(l, &l->tokens.data[first]) == s;
  for (uint32_t i = 0; is_word && i < l->tokens.size; i++)
    if (!strcmp(l->tokens.data[i].text, text))
      l->tokens.data[i].quoted = true;
  return true;
}

static bool has_term(const lang_sort *s, const bool *known) {
  if (s->kind != SORT_TERMS)
    return true;
  vec_each (lang_production *, p, &s->productions) {
    bool all = true;
    vec_each (lang_sort *, a, &(*p)->args)
      all = all && known[lang_sort_root(*a)->index];
    if (all)
      return true;
  }
  return false;
}

/* Each sort has a term that ends; a language with one that has none says nothing. */
static bool all_have_terms(reading *r) {
  language *l = r->l;
  bool *known = arena_new_array(&l->arena, bool, l->sorts.size + 1);
  for (bool more = true; more;) {
    more = false;
    vec_each (lang_sort *, s, &l->sorts)
      if (!(*s)->base && !known[(*s)->index] && has_term(*s, known))
        more = known[(*s)->index] = true;
  }
  vec_each (lang_sort *, s, &l->sorts)
    if (!(*s)->base && !known[(*s)->index]) {
      lang_error_at(l, r->sink, (*s)->at,
                    "no term of %s ever ends: each alternative has a part that goes on "
                    "for ever; a word that is no metavariable is quoted: '%s'",
                    (*s)->name, (*s)->name);
      return false;
    }
  return true;
}

lang_production *lang_outcome_add(language *l, lang_sort *s, uint32_t token) {
  lang_production *p = new_production(l, s, token);
  add_item(p, (lang_item){.literal = l->tokens.data[token].text});
  name_production(l, p);
  p->level = 0; /* what no program contains */
  vec_push(&s->productions, p);
  return p;
}

bool lang_grammar_read(language *l, const section_vector *sections, diag_sink *sink) {
  reading r = {l, sink};
  vec_each (lang_section, s, sections)
    if (s->kind == SECTION_LANGUAGE)
      vec_each (lang_item_text, i, &s->items)
        if (!declare_sort(&r, i))
          return false;
  for (uint32_t i = 0; i < l->sorts.size; i++)
    if (l->sorts.data[i]->kind == SORT_TERMS)
      each_alternative(&r, l->sorts.data[i], find_word);
  if (!lang_sequences_declare(l, sink))
    return false;
  vec_each (lang_sort *, s, &l->sorts)
    (*s)->is_context = (*s)->kind == SORT_TERMS && !(*s)->element &&
                       (has_hole(l, *s) || has_hole_inside(l, *s) || is_frame(l, *s));
  vec_each (lang_sort *, s, &l->sorts)
    if ((*s)->base && !(*s)->element) { /* it is said of which sort it is */
      lang_sequence_within(*s, (*s)->base);
      lang_sequence_of_subset(l, *s);
    }
  for (uint32_t i = 0; i < l->sorts.size; i++)
    if (!read_sort(&r, l->sorts.data[i]))
      return false;
  for (uint32_t i = 0, count = l->sorts.size; i < count; i++)
    gather_bound(l, l->sorts.data[i]);
  vec_each (lang_sort *, s, &l->sorts)
    find_environment(*s);
  return all_have_terms(&r);
}
