#include "lang/environments.h"

#include <assert.h>
#include <string.h>

enum { ITEMS = 16 };

/* The signs and parts of a binding, without those between it and the rest: of `G, x:T` it
 * is `x:T`. 0: they do not stand together. */
static uint32_t binding_items(lang_sort *s, lang_item *out) {
  assert(s->is_environment);
  lang_binding_parts parts = lang_environment_parts(s);
  lang_production *p = NULL;
  vec_each (lang_production *, made, &s->productions)
    if ((*made)->args.size)
      p = *made;
  assert(p && "an environment has bindings");
  uint32_t arg = 0, first = ITEMS, last = 0;
  for (uint32_t i = 0; i < p->items.size; i++)
    if (p->items.data[i].sort && arg++ != parts.rest) {
      first = first == ITEMS ? i : first;
      last = i + 1;
    }
  uint32_t count = 0;
  arg = 0;
  for (uint32_t i = 0; i < p->items.size && count < ITEMS; i++) {
    bool rest = p->items.data[i].sort && arg++ == parts.rest;
    if (i >= first && i < last && rest)
      return 0;
    if (i >= first && i < last)
      out[count++] = p->items.data[i];
  }
  return count;
}

static lang_expr *lookup(lang_parser *p, lang_sort *s, lang_expr *environment,
                         lang_expr *key, uint32_t token) {
  lang_expr *e = lang_expr_new(p->l, EXPR_LOOKUP, lang_environment_value(s), token);
  e->args[0] = environment;
  e->args[1] = key;
  e->count = 2;
  return e;
}

bool lang_bound_read(lang_parser *p, uint32_t first, uint32_t last, lang_premise *out) {
  language *l = p->l;
  lang_sort *s = last - first > 3 ? lang_sort_of(l, &l->tokens.data[last - 1]) : NULL;
  if (!s || !s->is_environment || !lang_is(l, last - 2, "in"))
    return false;
  lang_item items[ITEMS];
  lang_expr *read[LANG_ARGS];
  uint32_t count = binding_items(s, items), from = first, to = last - 2;
  if (lang_is(l, from, "(") && lang_bracket_end(l, from, to) == to) { /* (x : T) in G */
    from++;
    to--;
  }
  if (!count || !lang_items_read(p, items, count, from, to, read))
    return false;
  lang_binding_parts parts = lang_environment_parts(s);
  uint32_t key = parts.key < parts.value ? 0 : 1;
  lang_expr *environment = lang_term_read(p, s, last - 1, last);
  if (!environment)
    return false;
  out->kind = PREMISE_EQUAL;
  out->args[0] = lookup(p, s, environment, read[key], first);
  out->args[1] = read[!key];
  out->count = 2;
  return true;
}

static lang_expr *metavariable(language *l, lang_sort *s, const char *name, place at) {
  lang_expr *e = arena_new(&l->arena, lang_expr);
  *e = (lang_expr){.kind = EXPR_META, .sort = s, .meta = name, .at = at};
  return e;
}

/* x in dom(G), of names of this sort: [bound] G(x) = _. */
static lang_judgment *judgment_of_domain(lang_parser *p, lang_sort *s, lang_sort *names,
                                         uint32_t token) {
  language *l = p->l;
  const char *name = arena_print(&l->arena, "dom_%s", s->name);
  vec_each (lang_judgment *, known, &l->judgments)
    if (!strcmp((*known)->name, name))
      return *known;
  lang_judgment *j = arena_new(&l->arena, lang_judgment);
  *j = (lang_judgment){.name = name, .at = lang_place(l, token)};
  const lang_item items[] = {{.sort = names, .meta = names->name},
                             {.literal = "in"},
                             {.literal = "dom"},
                             {.literal = "("},
                             {.sort = s, .meta = s->name},
                             {.literal = ")"}};
  for (size_t i = 0; i < sizeof items / sizeof *items; i++) {
    vec_push(&j->items, items[i]);
    if (items[i].sort)
      vec_push(&j->args, items[i].sort);
  }
  lang_rule *r = arena_new(&l->arena, lang_rule);
  *r = (lang_rule){.name = "bound", .at = j->at, .in_count = 2};
  r->in[0] = metavariable(l, names, "key", j->at);
  r->in[1] = metavariable(l, s, "bindings", j->at);
  /* matched with _; claims are read when the modes of rules have been found */
  lang_premise q = {.kind = PREMISE_EQUAL, .at = j->at, .count = 2, .match = 1};
  q.args[0] = lookup(p, s, r->in[1], r->in[0], token);
  q.args[1] = lang_expr_new(l, EXPR_ANY, lang_environment_value(s), token);
  vec_push(&r->premises, q);
  vec_push(&j->rules, r);
  vec_push(&l->judgments, j);
  return j;
}

bool lang_domain_read(lang_parser *p, uint32_t first, uint32_t last, lang_premise *out) {
  language *l = p->l;
  uint32_t in = first + 1;
  while (in < last && !lang_is(l, in, "in") && !lang_is(l, in, "notin"))
    in++;
  if (last - in != 5 || !lang_is(l, in + 1, "dom") || !lang_is(l, in + 2, "(") ||
      !lang_is(l, in + 4, ")"))
    return false;
  lang_sort *s = lang_sort_of(l, &l->tokens.data[in + 3]);
  if (!s || !s->is_environment)
    return false;
  vec_each (lang_production *, made, &s->productions)
    if ((*made)->args.size) {
      lang_sort *names = (*made)->args.data[lang_environment_parts(s).key];
      out->args[0] = lang_term_read(p, names, first, in);
      out->args[1] = lang_term_read(p, s, in + 3, in + 4);
      if (!out->args[0] || !out->args[1])
        return false;
      out->judgment = judgment_of_domain(p, s, names, first);
    }
  out->kind = PREMISE_JUDGMENT;
  out->negated = lang_is(l, in, "notin");
  out->count = 2;
  return true;
}
