#include "lang/sequences.h"

#include "lang/items.h"
#include "lang/templates.h"

#include <string.h>

/* ---- Sorts ---- */

static lang_production *add_production(language *l, lang_sort *s, const char *name) {
  lang_production *p = arena_new(&l->arena, lang_production);
  p->sort = s;
  p->at = s->at;
  p->level = s->productions.size + 1;
  p->constant = arena_print(&l->arena, "%s_%s", s->name, name);
  vec_push(&s->productions, p);
  return p;
}

static void add_part(lang_production *p, lang_sort *s) {
  vec_push(&p->items, ((lang_item){.sort = s, .meta = s->name}));
  vec_push(&p->args, s);
}

static lang_sort *new_sort(language *l, const char *name, place at) {
  lang_sort *s = arena_new(&l->arena, lang_sort);
  s->name = name;
  s->kind = SORT_TERMS;
  s->at = at;
  s->index = l->sorts.size;
  vec_push(&l->sorts, s);
  return s;
}

lang_sort *lang_sequence_of(language *l, lang_sort *element, const char *separator) {
  if (element->sequence)
    return element->sequence;
  lang_sort *within =
      element->base ? lang_sequence_of(l, element->base, separator) : NULL;
  lang_sort *s =
      new_sort(l, arena_print(&l->arena, "%s_sequence", element->name), element->at);
  s->element = element;
  s->separator = separator;
  s->base = within;
  element->sequence = s;
  add_production(l, s, "NONE");
  lang_production *more = add_production(l, s, "MORE");
  add_part(more, element);
  add_part(more, s);
  if (within)
    lang_sequence_of_subset(l, element);
  return s;
}

/* The sort whose sequence the token means. */
static lang_sort *element_at(const language *l, uint32_t token) {
  lang_token alone = l->tokens.data[token];
  alone.many = false;
  return lang_sort_of(l, &alone);
}

/* One separator for all sequences of a sort: they are told by their elements alone. */
static bool declare_at(language *l, uint32_t token, diag_sink *sink) {
  const lang_token *t = &l->tokens.data[token];
  lang_sort *element = element_at(l, token);
  if (!element) {
    lang_error(l, sink, token, "... stands behind the name of a sort, and '%.*s' is none",
               (int)strlen(t->text) - 3, t->text);
    return false;
  }
  enum { MOST_SORTS = 60 };
  if (l->sorts.size >= MOST_SORTS) {
    lang_error(l, sink, token, "there is room for %d sorts", MOST_SORTS);
    return false;
  }
  const lang_sort *s = lang_sequence_of(l, element, t->separator);
  if (t->separator && !s->separator) {
    lang_error(l, sink, token,
               "%s ... has no separator elsewhere: give the elements a sort of their own",
               element->name);
    return false;
  }
  return true;
}

/* The last word of a group, { l = e , ... }, says nothing of the separator of e ..., and may be
 * of no sort. */
static bool is_in_group(const language *l, uint32_t token) {
  return lang_group_first(l, 0, token) != token;
}

bool lang_sequences_declare(language *l, diag_sink *sink) {
  for (uint32_t separated = 0; separated < 2; separated++) /* M ... may mean M , ... */
    for (uint32_t i = 0; i < l->tokens.size; i++)
      if (l->tokens.data[i].many && (l->tokens.data[i].separator ? 0 : 1) == separated &&
          !is_in_group(l, i) && !declare_at(l, i, sink))
        return false;
  for (uint32_t i = 0; i < l->tokens.size; i++)
    if (l->tokens.data[i].many && element_at(l, i))
      lang_sequence_of(l, element_at(l, i), NULL);
  return true;
}

void lang_sequence_within(lang_sort *s, lang_sort *of) {
  if (s->sequence)
    s->sequence->base = of ? of->sequence : NULL;
}

static lang_expr *metavariable(language *l, lang_sort *s, const char *name, place at) {
  lang_expr *e = arena_new(&l->arena, lang_expr);
  e->kind = EXPR_META;
  e->sort = s;
  e->meta = name;
  e->at = at;
  return e;
}

static lang_expr *make(language *l, const lang_sort *s, uint32_t production, place at) {
  lang_expr *e = arena_new(&l->arena, lang_expr);
  e->kind = EXPR_MAKE;
  e->production = s->productions.data[production];
  e->sort = e->production->sort;
  e->count = e->production->args.size;
  e->at = at;
  return e;
}

static lang_expr *make_two(language *l, lang_sort *s, lang_expr *one, lang_expr *others,
                           place at) {
  lang_expr *e = make(l, lang_sort_root(s), 1, at);
  e->args[0] = one;
  e->args[1] = others;
  return e;
}

lang_expr *lang_sequence_of_none(language *l, lang_sort *s, uint32_t token) {
  return make(l, lang_sort_root(s), 0, lang_place(l, token));
}

lang_expr *lang_sequence_make(language *l, lang_sort *s, lang_expr *one,
                              lang_expr *others, place at) {
  return one ? make_two(l, s, one, others, at) : make(l, lang_sort_root(s), 0, at);
}

lang_expr *lang_sequence_of_two(language *l, lang_sort *s, lang_expr *one,
                                lang_expr *others, uint32_t token) {
  return make_two(l, s, one, others, lang_place(l, token));
}

void lang_sequence_of_subset(language *l, lang_sort *s) {
  lang_sort *many = s->sequence;
  if (!many || !many->base || many->patterns.size || s->is_context)
    return;
  vec_each (lang_production *, p, &many->productions) {
    vec_release(&(*p)->items);
    vec_release(&(*p)->args);
  }
  vec_clear(&many->productions);
  vec_push(&many->patterns, make(l, many->base, 0, s->at));
  vec_push(&many->patterns, make_two(l, many, metavariable(l, s, "one", s->at),
                                     metavariable(l, many, "others", s->at), s->at));
}

/* ---- Judgments ---- */

static lang_rule *add_rule(language *l, lang_judgment *j, const char *name,
                           const lang_premise *user) {
  lang_rule *r = arena_new(&l->arena, lang_rule);
  r->name = arena_print(&l->arena, "%s_%s", j->name, name);
  r->at = user->at;
  vec_push(&j->rules, r);
  return r;
}

static void conclude(lang_judgment *j, lang_rule *r, uint32_t arg, lang_expr *e) {
  if (j->is_out[arg])
    r->out[r->out_count++] = e;
  else
    r->in[r->in_count++] = e;
}

static void add_rules(language *l, lang_judgment *many, const lang_premise *one,
                      uint32_t differing) {
  lang_rule *none = add_rule(l, many, "none", one),
            *more = add_rule(l, many, "more", one);
  lang_premise first = {.kind = PREMISE_JUDGMENT,
                        .at = one->at,
                        .judgment = one->judgment,
                        .count = one->count};
  lang_premise rest = first;
  rest.judgment = many;
  for (uint32_t k = 0; k < one->count; k++) {
    lang_sort *s = one->judgment->args.data[k];
    if (differing >> k & 1) {
      first.args[k] = metavariable(l, s, arena_print(&l->arena, "one%u", k + 1), one->at);
      rest.args[k] = metavariable(l, many->args.data[k],
                                  arena_print(&l->arena, "others%u", k + 1), one->at);
      conclude(many, none, k, make(l, lang_sort_root(many->args.data[k]), 0, one->at));
      conclude(many, more, k,
               make_two(l, many->args.data[k], first.args[k], rest.args[k], one->at));
    } else {
      first.args[k] = rest.args[k] =
          metavariable(l, s, arena_print(&l->arena, "all%u", k + 1), one->at);
      conclude(many, none, k, first.args[k]);
      conclude(many, more, k, first.args[k]);
    }
  }
  vec_push(&more->premises, first);
  vec_push(&more->premises, rest);
}

/* The judgment of sequences in these parts. What goes out and is the same for all elements
 * comes in: where there are none, it would be anything. */
static lang_judgment *judgment_of_many(language *l, const lang_premise *one,
                                       uint32_t differing) {
  const char *name = arena_print(&l->arena, "%s_each%u", one->judgment->name, differing);
  vec_each (lang_judgment *, known, &l->judgments)
    if (!strcmp((*known)->name, name))
      return *known;
  lang_judgment *j = arena_new(&l->arena, lang_judgment);
  j->name = name;
  j->at = one->at;
  j->each = true;
  uint32_t arg = 0;
  vec_each (lang_item, item, &one->judgment->items) {
    lang_item copy = *item;
    if (item->sort) {
      bool differs_here = differing >> arg & 1;
      if (differs_here)
        copy.sort = lang_sequence_of(l, item->sort, NULL);
      j->is_out[arg] = differs_here && one->judgment->is_out[arg];
      vec_push(&j->args, copy.sort);
      arg++;
    }
    vec_push(&j->items, copy);
  }
  vec_push(&l->judgments, j);
  add_rules(l, j, one, differing);
  return j;
}

bool lang_sequence_of_premises(language *l, lang_premise *q, uint32_t differing) {
  if (!differing)
    return false;
  lang_judgment *many = judgment_of_many(l, q, differing);
  for (uint32_t k = 0; k < q->count; k++)
    if (differing >> k & 1) {
      lang_expr *e = arena_new(&l->arena, lang_expr);
      *e = *q->args[k];
      e->sort = many->args.data[k];
      if (e->kind == EXPR_META)
        e->meta = arena_print(&l->arena, "%s...", e->meta);
      q->args[k] = e;
    }
  q->judgment = many;
  return true;
}
