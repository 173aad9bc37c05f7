/* Reads premises: judgments, steps, comparisons, membership, names that are fresh, and
 * metavariables that stand for any term. */
#include "lang/premises.h"

#include "lang/environments.h"
#include "lang/items.h"
#include "lang/lines.h"

#include <string.h>

uint32_t lang_next_top(const language *l, uint32_t from, uint32_t last,
                       const char *text) {
  for (uint32_t i = from; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    if (t->quoted)
      continue;
    if (!strcmp(t->text, text))
      return i;
    if (!strcmp(t->text, "(") || !strcmp(t->text, "[") || !strcmp(t->text, "{")) {
      uint32_t end = lang_bracket_end(l, i, last);
      if (!end)
        return last;
      i = end - 1;
    }
  }
  return last;
}

/* M --> N, or with any number of steps M -->* N. */
static bool read_step(lang_parser *p, uint32_t first, uint32_t last, lang_premise *out) {
  vec_each (lang_reduction *, red, &p->l->reductions)
    for (uint32_t many = 0; many < 2; many++) {
      const char *arrow = (*red)->arrow;
      lang_item items[] = {
          {.sort = (*red)->sort},
          {.literal = many ? arena_print(&p->l->arena, "%s*", arrow) : arrow},
          {.sort = (*red)->sort}};
      if (lang_items_read(p, items, 3, first, last, out->args)) {
        out->kind = PREMISE_STEP;
        out->many = many;
        out->reduction = *red;
        out->count = 2;
        return true;
      }
    }
  return false;
}

static bool read_judgment(lang_parser *p, uint32_t first, uint32_t last,
                          lang_premise *out) {
  vec_each (lang_judgment *, j, &p->l->judgments)
    if (lang_items_read(p, (*j)->items.data, (*j)->items.size, first, last, out->args)) {
      out->kind = PREMISE_JUDGMENT;
      out->judgment = *j;
      out->count = (*j)->args.size;
      return true;
    }
  return read_step(p, first, last, out);
}

/* Both sides as terms of one sort: that of a metavariable that stands alone, else the
 * first that fits both. */
static bool read_sides(lang_parser *p, uint32_t first, uint32_t sign, uint32_t last,
                       lang_premise *out) {
  language *l = p->l;
  lang_sort *alone = sign - first == 1  ? lang_sort_of(l, &l->tokens.data[first])
                     : last - sign == 2 ? lang_sort_of(l, &l->tokens.data[sign + 1])
                                        : NULL;
  for (uint32_t i = 0; i <= l->sorts.size; i++) {
    lang_sort *s = i ? l->sorts.data[i - 1] : alone ? lang_sort_root(alone) : NULL;
    if (!s || s->base)
      continue;
    out->args[0] = lang_term_read(p, s, first, sign);
    out->args[1] = lang_term_read(p, s, sign + 1, last);
    if (out->args[0] && out->args[1])
      return true;
  }
  return false;
}

static bool read_comparison(lang_parser *p, uint32_t first, uint32_t last,
                            lang_premise *out) {
  static const struct {
    const char *sign;
    lang_premise_kind kind;
    bool negated;
  } signs[] = {{"=", PREMISE_EQUAL, false},
               {"!=", PREMISE_EQUAL, true},
               {"<", PREMISE_LESS, false},
               {"<=", PREMISE_AT_MOST, false}};
  for (size_t k = 0; k < sizeof signs / sizeof *signs; k++)
    for (uint32_t at = lang_next_top(p->l, first, last, signs[k].sign); at < last;
         at = lang_next_top(p->l, at + 1, last, signs[k].sign))
      if (read_sides(p, first, at, last, out)) {
        out->kind = signs[k].kind;
        out->negated = signs[k].negated;
        out->count = 2;
        return true;
      }
  return false;
}

static bool read_membership(lang_parser *p, uint32_t first, uint32_t last,
                            lang_premise *out) {
  language *l = p->l;
  if (last - first < 3)
    return false;
  bool in = lang_is(l, last - 2, "in"), not_in = lang_is(l, last - 2, "notin");
  lang_sort *s = lang_sort_of(l, &l->tokens.data[last - 1]);
  if ((!in && !not_in) || !s || s->is_context)
    return false;
  out->kind = PREMISE_MEMBER;
  out->negated = not_in;
  out->sort = s;
  out->count = 1;
  out->args[0] = lang_term_read(p, lang_sort_root(s), first, last - 2);
  return out->args[0];
}

/* The metavariable alone; NULL: this is none. */
static lang_expr *read_metavariable(lang_parser *p, uint32_t token) {
  lang_sort *s = lang_sort_of(p->l, &p->l->tokens.data[token]);
  lang_expr *e =
      s && !s->is_context ? lang_term_read(p, lang_sort_root(s), token, token + 1) : NULL;
  return e && e->kind == EXPR_META ? e : NULL;
}

/* fresh y: a name that is nowhere else; fresh y for M, G: the first that is not in these. */
static bool read_fresh(lang_parser *p, uint32_t first, uint32_t last, lang_premise *out) {
  language *l = p->l;
  if (!lang_is(l, first, "fresh") || last - first < 2)
    return false;
  out->kind = PREMISE_FRESH;
  out->args[0] = read_metavariable(p, first + 1);
  out->count = 1;
  if (!out->args[0] || out->args[0]->sort->kind != SORT_NAMES ||
      (last - first > 2 && !lang_is(l, first + 2, "for")))
    return false;
  for (uint32_t at = first + 3; at < last; at++, out->count++) {
    out->args[out->count] = out->count < LANG_ARGS ? read_metavariable(p, at) : NULL;
    if (!out->args[out->count])
      return false;
    if (++at < last && !lang_is(l, at, ","))
      return false;
  }
  return last - first == 2 || out->count > 1;
}

/* x in fv(M, N), x notin fv(M): whether the name is free there. */
static bool read_free(lang_parser *p, uint32_t first, uint32_t last, lang_premise *out) {
  language *l = p->l;
  bool in = lang_is(l, first + 1, "in"), not_in = lang_is(l, first + 1, "notin");
  if (last - first < 6 || (!in && !not_in) || lang_function_called(l, "fv") ||
      (!lang_is(l, first + 2, "fv") && !lang_is(l, first + 2, "FV")) ||
      !lang_is(l, first + 3, "(") || lang_bracket_end(l, first + 3, last) != last)
    return false;
  out->kind = PREMISE_FREE;
  out->negated = not_in;
  out->args[0] = read_metavariable(p, first);
  out->count = 1;
  if (!out->args[0] || out->args[0]->sort->kind != SORT_NAMES)
    return false;
  for (uint32_t at = first + 4; at < last - 1; at += 2, out->count++) {
    out->args[out->count] = out->count < LANG_ARGS ? read_metavariable(p, at) : NULL;
    if (!out->args[out->count] || (at + 2 < last && !lang_is(l, at + 1, ",")))
      return false;
  }
  return out->count > 1;
}

/* exists T: any term of the sort, within the bounds. */
static bool read_exists(lang_parser *p, uint32_t first, uint32_t last,
                        lang_premise *out) {
  if (!lang_is(p->l, first, "exists") || last - first != 2)
    return false;
  out->kind = PREMISE_EXISTS;
  out->args[0] = read_metavariable(p, first + 1);
  out->count = 1;
  return out->args[0];
}

static bool read_one(lang_parser *, uint32_t first, uint32_t last, lang_premise *out);

/* (G |- M : T) ...: of each element. */
static bool read_each(lang_parser *p, uint32_t first, uint32_t last, lang_premise *out) {
  uint32_t end = last - 1;
  if (last - first < 4 || !lang_is(p->l, end, "...") || !lang_is(p->l, first, "(") ||
      lang_bracket_end(p->l, first, end) != end ||
      !read_one(p, first + 1, end - 1, out) || out->of_each ||
      out->kind == PREMISE_EXISTS || out->kind == PREMISE_FRESH)
    return false;
  out->of_each = true;
  return true;
}

/* not J, not (J). Where terms begin with the word, too, `not e : T` has two meanings. */
static bool read_denied(lang_parser *p, uint32_t first, uint32_t last,
                        lang_premise *out) {
  const language *l = p->l;
  if (!lang_is(l, first, "not") || last - first < 3)
    return false;
  bool whole = lang_is(l, first + 1, "(") && lang_bracket_end(l, first + 1, last) == last;
  if (whole && read_judgment(p, first + 2, last - 1, out))
    return true;
  if (!read_judgment(p, first + 1, last, out))
    return false;
  lang_premise plain = {0};
  if (!p->one && read_judgment(p, first, last, &plain)) {
    p->one = p->other = plain.args[0];
    p->denied = true;
  }
  return true;
}

/* One premise, without exists in front of it. */
static bool read_one(lang_parser *p, uint32_t first, uint32_t last, lang_premise *out) {
  bool negated = read_denied(p, first, last, out);
  bool read =
      negated || read_fresh(p, first, last, out) || read_free(p, first, last, out) ||
      read_exists(p, first, last, out) || read_each(p, first, last, out) ||
      read_judgment(p, first, last, out) || read_comparison(p, first, last, out) ||
      read_membership(p, first, last, out) || lang_bound_read(p, first, last, out) ||
      lang_domain_read(p, first, last, out);
  if (negated)
    out->negated = true;
  return read;
}

static bool read_premise(lang_parser *p, uint32_t first, uint32_t last,
                         premise_vector *out) {
  lang_premise q = {.at = lang_place(p->l, first)};
  bool read = read_one(p, first, last, &q);
  if (read)
    vec_push(out, q);
  return read;
}

/* exists S, T. premises, with or without commas between them. */
static bool read_all_exist(lang_parser *p, uint32_t first, uint32_t last,
                           premise_vector *out) {
  if (!lang_is(p->l, first, "exists"))
    return false;
  uint32_t at = first + 1;
  for (; at < last && !lang_is(p->l, at, "."); at++) {
    if (lang_is(p->l, at, ",") && at > first + 1)
      continue;
    lang_premise q = {.kind = PREMISE_EXISTS, .at = lang_place(p->l, at), .count = 1};
    q.args[0] = read_metavariable(p, at);
    if (!q.args[0])
      return false;
    vec_push(out, q);
  }
  if (at == first + 1 || at == last)
    return false;
  return at + 1 == last || lang_premises_read(p, at + 1, last, out);
}

/* The first token of a premise that stands apart, from `from` on: not in brackets, no comma
 * on either side. */
static uint32_t next_apart(const language *l, uint32_t from, uint32_t last) {
  uint32_t depth = 0;
  for (uint32_t i = from; i < last; i++) {
    const lang_token *t = &l->tokens.data[i];
    if (i > from && !depth && lang_is_apart(t - 1, t) && !lang_is(l, i, ",") &&
        !lang_is(l, i - 1, ","))
      return i;
    if (!t->quoted && strlen(t->text) == 1)
      depth += strchr("([{", *t->text) ? 1U : strchr(")]}", *t->text) && depth ? -1U : 0U;
  }
  return last;
}

/* With `apart` also what stands apart is a premise of its own. */
static bool read_premises(lang_parser *p, uint32_t first, uint32_t last, bool apart,
                          premise_vector *out) {
  uint32_t before = out->size;
  if (read_all_exist(p, first, last, out))
    return true;
  for (uint32_t at = first;;) {
    uint32_t comma = lang_next_top(p->l, at, last, ",");
    uint32_t gap = apart ? next_apart(p->l, at, comma) : comma;
    uint32_t end = gap < comma ? gap : comma, next = gap < comma ? gap : comma + 1;
    out->size = before;
    if (read_premise(p, first, end, out) &&
        (end == last || read_premises(p, next, last, apart, out)))
      return true;
    out->size = before;
    if (end == last)
      return false;
    at = next;
  }
}

bool lang_premises_read(lang_parser *p, uint32_t first, uint32_t last,
                        premise_vector *out) {
  return read_premises(p, first, last, false, out) ||
         read_premises(p, first, last, true, out);
}
