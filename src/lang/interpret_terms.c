/* Terms up to the names of what they bind: equality, and substitution that captures
 * nothing. */
#include "lang/gather.h"
#include "lang/interpret_internal.h"
#include "lang/terms.h"

#include <string.h>

/* ---- Equality ---- */

typedef struct renaming { /* binders that stand for each other, innermost first */
  int64_t left, right;
  const lang_sort *sort;
  const struct renaming *outer;
} renaming;

static bool same_name(const lang_value *a, const lang_value *b, const renaming *r) {
  for (; r; r = r->outer)
    if (r->sort == a->sort && (r->left == a->number || r->right == b->number))
      return r->left == a->number && r->right == b->number;
  return a->number == b->number;
}

static bool can_share(const interpreter *i, const lang_value *v) {
  return i->shares && i->shares[v->sort->index];
}

/* Of two open values that have no names it is enough to know whether they are the same. */
static bool shares(const interpreter *i, const lang_value *a, const lang_value *b) {
  return a->open && b->open && a->sort == b->sort && can_share(i, a);
}

static bool same_open(interpreter *i, const lang_value *a, const lang_value *b) {
  if (a == b)
    return true;
  vec_each (lang_pair, p, &i->apart)
    if ((p->one == a && p->two == b) || (p->one == b && p->two == a))
      return false;
  if (!i->needed) {
    i->needed = a;
    i->needed_too = b;
    i->must = i->free;
  }
  return false;
}

static bool same(interpreter *, const lang_value *, const lang_value *, const renaming *);

/* The renaming with what these arguments bind, side by side. False: they do not bind as
 * many, or something is needed. */
static bool rename_side_by_side(interpreter *i, lang_sort *whole, lang_value *a,
                                lang_value *b, const renaming **around) {
  value_vector left = {0}, right = {0};
  bool fine = value_gather(i, whole, a, &left) && value_gather(i, whole, b, &right) &&
              left.size == right.size;
  for (uint32_t k = 0; fine && k < left.size; k++) {
    renaming *r = arena_new(&i->arena, renaming);
    *r = (renaming){left.data[k]->number, right.data[k]->number, left.data[k]->sort,
                    *around};
    fine = left.data[k]->sort == right.data[k]->sort;
    *around = r;
  }
  vec_release(&left);
  vec_release(&right);
  return fine;
}

/* Where sequences or patterns bind names, others may do so as well. */
static bool same_gathered(interpreter *i, const lang_value *a, const lang_value *b,
                          const renaming *r) {
  const lang_production *p = a->production;
  for (uint32_t arg = 0; arg < p->args.size; arg++) {
    const renaming *around = r;
    for (uint32_t k = 0; k < p->args.size; k++) {
      bool here = (p->binds[k] | p->gathers[k]) >> arg & 1 || k == arg;
      if (here && (p->binds[k] || p->gathers[k]) &&
          !rename_side_by_side(i, p->args.data[k], a->args[k], b->args[k], &around))
        return false;
    }
    if (!same(i, a->args[arg], b->args[arg], around))
      return false;
  }
  return true;
}

static bool same(interpreter *i, const lang_value *a, const lang_value *b,
                 const renaming *r) {
  if (a == b && !r)
    return true;
  if (a->open && a->call)
    value_settle(i, a);
  if (b->open && b->call)
    value_settle(i, b);
  if (shares(i, a, b) && !a->call && !b->call)
    return same_open(i, a, b);
  if ((b->production && value_excludes(a, b->production)) ||
      (a->production && value_excludes(b, a->production)))
    return false;
  if (a->open != b->open && (a->production || b->production) && can_share(i, a))
    value_must_be(i, a->open ? a : b, a->open ? b->production : a->production);
  if (!value_known(i, a) || !value_known(i, b) || a->production != b->production)
    return false;
  if (!a->production)
    return a->sort->kind == SORT_NAMES ? same_name(a, b, r) : a->number == b->number;
  const lang_production *p = a->production;
  if (p->binds_many)
    return same_gathered(i, a, b, r);
  renaming inner[LANG_ARGS];
  for (uint32_t arg = 0; arg < p->args.size; arg++) {
    const renaming *around = r;
    if (p->binds[arg])
      continue;
    for (uint32_t b1 = 0; b1 < p->args.size; b1++)
      if (p->binds[b1] >> arg & 1) {
        if (!value_known(i, a->args[b1]) || !value_known(i, b->args[b1]))
          return false;
        inner[b1] = (renaming){a->args[b1]->number, b->args[b1]->number,
                               a->args[b1]->sort, around};
        around = &inner[b1];
      }
    if (!same(i, a->args[arg], b->args[arg], around))
      return false;
  }
  return true;
}

bool interpreter_same(interpreter *i, const lang_value *a, const lang_value *b) {
  return same(i, a, b, NULL);
}

uint32_t value_print(const lang_value *v) {
  if (v->open || v->way)
    return 0;
  if (!v->production)
    return v->sort->kind == SORT_NAMES ? 1 : (uint32_t)v->number * 2 + 3;
  uint32_t print = v->production->index + 1;
  for (uint32_t k = 0; k < v->production->args.size; k++) {
    uint32_t part = value_print(v->args[k]);
    if (!part)
      return 0;
    print = (print ^ part) * 0x9e3779b1u + k;
  }
  return print | 1;
}

static bool is_same_call(const lang_value *a, const lang_value *b) {
  if (a->call != b->call)
    return false;
  for (uint32_t k = 0; k < a->call->args.size; k++)
    if (!value_is_identical(a->args[k], b->args[k]))
      return false;
  return true;
}

bool value_is_identical(const lang_value *a, const lang_value *b) {
  if (a == b)
    return true;
  if (a->call || b->call)
    return is_same_call(a, b);
  if (a->open && b->open && a->of && b->of)
    return a->names == b->names && a->number == b->number &&
           value_is_identical(a->of, b->of) && value_is_identical(a->by, b->by);
  if (a->open || b->open || a->way || b->way || a->production != b->production ||
      a->number != b->number)
    return false;
  for (uint32_t k = 0; a->production && k < a->production->args.size; k++)
    if (!value_is_identical(a->args[k], b->args[k]))
      return false;
  return a->production || a->sort == b->sort;
}

/* ---- Substitution ---- */

bool value_has_name(interpreter *i, const lang_value *v, const lang_sort *names,
                    int64_t name) {
  if (!v->sort->has_names || !value_known(i, v))
    return false;
  if (!v->production)
    return v->sort == names && v->number == name;
  for (uint32_t k = 0; k < v->production->args.size; k++)
    if (value_has_name(i, v->args[k], names, name))
      return true;
  return false;
}

bool value_has_free(interpreter *i, const lang_value *v, const lang_sort *names,
                    int64_t name) {
  const lang_production *p = v->production;
  if (!v->sort->has_names || !value_known(i, v))
    return false;
  if (!p)
    return v->sort == names && v->number == name;
  uint32_t bound = 0; /* the parts in which the name is another one */
  for (uint32_t k = 0; k < p->args.size; k++)
    if ((p->binds[k] | p->gathers[k]) && value_has_name(i, v->args[k], names, name))
      bound |= p->binds[k] | p->gathers[k] | 1U << k;
  for (uint32_t k = 0; k < p->args.size; k++)
    if (!(bound >> k & 1) && value_has_free(i, v->args[k], names, name))
      return true;
  return false;
}

static bool is_variable(const lang_value *v, const lang_sort *names) {
  const lang_production *p = v->production;
  return p && p->items.size == 1 && p->args.size == 1 && p->args.data[0] == names;
}

static lang_production *variables_in(const lang_sort *s, const lang_sort *names) {
  vec_each (lang_production *, p, &s->productions)
    if ((*p)->items.size == 1 && (*p)->args.size == 1 && (*p)->args.data[0] == names)
      return *p;
  return NULL;
}

/* How a name stands in terms of the sort, or of another one that may be in it: type
 * variables stand in the types of a term. */
const lang_production *value_variables(const interpreter *i, lang_sort *s,
                                       const lang_sort *names) {
  lang_production *found = variables_in(lang_sort_root(s), names);
  for (uint32_t k = 0; !found && k < i->l->sorts.size; k++)
    found = variables_in(i->l->sorts.data[k], names);
  return found;
}

lang_value *value_rename_binder(interpreter *i, lang_value *t, uint32_t binder,
                                int64_t fresh) {
  const lang_production *p = t->production;
  lang_sort *names = t->args[binder]->sort;
  lang_value *copy = value_new(i, t->sort, p);
  memcpy(copy->args, t->args, sizeof t->args);
  copy->args[binder] = value_number(i, names, fresh);
  for (uint32_t k = 0; k < p->args.size; k++) {
    if (!(p->binds[binder] >> k & 1))
      continue;
    const lang_production *variable = value_variables(i, p->args.data[k], names);
    lang_value *name = copy->args[binder];
    if (variable) {
      name = value_new(i, variable->sort, variable);
      name->args[0] = copy->args[binder];
    }
    copy->args[k] = value_substitute(i, t->args[k], names, t->args[binder]->number, name);
  }
  return copy;
}

/* What an open term becomes is left open, too. */
static lang_value *substitute_later(interpreter *i, const lang_value *t, lang_sort *names,
                                    int64_t x, lang_value *v) {
  lang_value *later = value_new(i, t->sort, NULL);
  const lang_production *variable = variables_in(t->sort, names);
  later->open = true;
  later->of = t;
  later->by = v;
  later->names = names;
  later->number = x;
  later->excluded = t->excluded;
  if (variable && !value_excludes(t, variable)) /* there it is whatever v is */
    later->excluded &= v->open || !v->production || v->production->index >= 64
                           ? 0
                           : ~((uint64_t)1 << v->production->index);
  return later;
}

/* Of sequences and patterns: whether the argument binds x, or stands where another does. */
static bool is_gathered(interpreter *i, const lang_value *t, uint32_t arg,
                        const lang_sort *names, int64_t x) {
  const lang_production *p = t->production;
  bool found = false;
  for (uint32_t k = 0; k < p->args.size && !found; k++) {
    value_vector bound = {0};
    if (p->gathers[k] && (k == arg || p->gathers[k] >> arg & 1) &&
        value_gather(i, p->args.data[k], t->args[k], &bound))
      vec_each (lang_value *, b, &bound)
        found = found || ((*b)->sort == names && (k == arg || (*b)->number == x));
    vec_release(&bound);
  }
  return found;
}

/* With new names for those sequences and patterns of which v has one. */
static lang_value *rename_what_catches(interpreter *i, lang_value *t,
                                       const lang_sort *names, int64_t x, lang_value *v) {
  const lang_production *p = t->production;
  for (uint32_t k = 0; p->binds_many && k < p->args.size; k++) {
    value_vector bound = {0};
    bool catches = false;
    if (p->gathers[k] && value_gather(i, p->args.data[k], t->args[k], &bound))
      vec_each (lang_value *, b, &bound)
        catches = catches || (((*b)->sort != names || (*b)->number != x) &&
                              value_has_name(i, v, (*b)->sort, (*b)->number));
    vec_release(&bound);
    if (catches)
      t = value_rename_gathered(i, t, k);
  }
  return t;
}

lang_value *value_substitute(interpreter *i, lang_value *t, lang_sort *names, int64_t x,
                             lang_value *v) {
  if (t->sort == names && v->sort == names) /* one name for another */
    return value_known(i, t) && t->number == x ? v : t;
  if (!t->sort->has_names || t->sort->kind != SORT_TERMS)
    return t;
  if (t->open && i->promises)
    return substitute_later(i, t, names, x, v);
  if (!value_known(i, t))
    return t;
  if (is_variable(t, names))
    return value_known(i, t->args[0]) && t->args[0]->number == x ? v : t;
  for (uint32_t b = 0; b < t->production->args.size; b++)
    if (t->production->binds[b] && t->args[b]->number != x &&
        value_has_name(i, v, t->args[b]->sort, t->args[b]->number))
      t = value_rename_binder(i, t, b, i->next_name++);
  t = rename_what_catches(i, t, names, x, v);
  const lang_production *p = t->production;
  lang_value *copy = value_new(i, t->sort, p);
  for (uint32_t k = 0; k < p->args.size; k++) {
    bool shadowed = p->binds[k] || (p->binds_many && is_gathered(i, t, k, names, x));
    for (uint32_t b = 0; b < p->args.size; b++)
      shadowed = shadowed || (p->binds[b] >> k & 1 && t->args[b]->sort == names &&
                              t->args[b]->number == x);
    copy->args[k] = shadowed ? t->args[k] : value_substitute(i, t->args[k], names, x, v);
  }
  return copy;
}

/* ---- All terms ---- */

uint32_t interpreter_depth_tried(const interpreter *i, const lang_sort *s) {
  s = lang_sort_root((lang_sort *)s);
  return s->tried ? s->tried + i->deeper : i->given;
}

/* Of which terms are made: names that rules have made are used besides those of the bounds. */
typedef struct term_list {
  interpreter *i;
  arena *arena;
  const value_vector *names; /* or NULL */
} term_list;

static void add_terms(const term_list *l, value_vector *terms, lang_production *made,
                      uint32_t depth, lang_value **args, uint32_t arg);

static void add_number(const term_list *l, lang_sort *s, int64_t n, value_vector *out) {
  lang_value *v = arena_new(l->arena, lang_value);
  *v = (lang_value){.sort = s, .number = n};
  vec_push(out, v);
}

static void add_numbers(const term_list *l, lang_sort *s, value_vector *out) {
  int64_t low = s->kind == SORT_INTS ? s->low : 0;
  int64_t high = s->kind == SORT_INTS ? s->high : (int64_t)s->names - 1;
  for (int64_t n = low; n <= high; n++)
    add_number(l, s, n, out);
  for (uint32_t k = 0; l->names && k < l->names->size; k++)
    if (l->names->data[k]->sort == s)
      add_number(l, s, l->names->data[k]->number, out);
}

/* Those of the sort that are no deeper. */
static void terms_of(const term_list *l, lang_sort *s, uint32_t depth,
                     value_vector *out) {
  if (s->kind != SORT_TERMS)
    add_numbers(l, s, out);
  else if (depth)
    vec_each (lang_production *, made, &s->productions) {
      lang_value *args[LANG_ARGS] = {0};
      if ((*made)->level)
        add_terms(l, out, *made, depth, args, 0);
    }
}

static void add_terms(const term_list *l, value_vector *terms, lang_production *made,
                      uint32_t depth, lang_value **args, uint32_t arg) {
  if (arg == made->args.size) {
    lang_value *v = arena_new(l->arena, lang_value);
    v->sort = made->sort;
    v->production = made;
    memcpy(v->args, args, sizeof v->args);
    vec_push(terms, v);
    return;
  }
  value_vector parts = {0};
  lang_sort *of = lang_sort_root(made->args.data[arg]);
  bool held = made->sort->is_environment && of != made->sort;
  terms_of(l, of, held ? interpreter_depth_tried(l->i, of) : depth - 1, &parts);
  vec_each (lang_value *, v, &parts)
    if (value_is_in(l->i, *v, made->args.data[arg])) {
      args[arg] = *v;
      add_terms(l, terms, made, depth, args, arg + 1);
    }
  vec_release(&parts);
}

/* How many things an environment of which all are tried may hold. */
static uint32_t entries(const lang_sort *s) {
  enum { MOST = 3 };
  const lang_production *more =
      s->productions.data[0]->args.size ? s->productions.data[0] : s->productions.data[1];
  const lang_sort *key = more->args.data[lang_environment_parts(s).key];
  uint32_t count =
      key->kind == SORT_NAMES ? key->names : (uint32_t)(key->high - key->low + 1);
  return count < MOST ? count : MOST;
}

uint32_t interpreter_entries_tried(const interpreter *i, const lang_sort *s) {
  return entries(s) + i->deeper;
}

void interpreter_forget_terms(interpreter *i) {
  i->tables = NULL; /* what was asked may have other answers */
  for (uint32_t k = 0; i->terms && k < i->l->sorts.size; k++)
    vec_clear(&i->terms[k]);
}

static uint32_t depth_listed(const interpreter *i, const lang_sort *s) {
  return s->is_environment ? entries(s) + 1 : interpreter_depth_tried(i, s);
}

const value_vector *interpreter_terms(interpreter *i, lang_sort *s) {
  if (!i->terms)
    i->terms = arena_new_array(&i->kept, value_vector, i->l->sorts.size);
  value_vector *terms = &i->terms[s->index];
  const term_list list = {.i = i, .arena = &i->kept};
  if (!terms->size)
    terms_of(&list, s, depth_listed(i, s), terms);
  return terms;
}

void interpreter_terms_with(interpreter *i, lang_sort *s, const value_vector *names,
                            value_vector *out) {
  const term_list list = {.i = i, .arena = &i->arena, .names = names};
  terms_of(&list, s, depth_listed(i, s), out);
}

/* ---- Names that rules have made ---- */

static bool is_among(const value_vector *names, const lang_value *name) {
  vec_each (lang_value *, known, names)
    if ((*known)->sort == name->sort && (*known)->number == name->number)
      return true;
  return false;
}

void value_add_made_names(const lang_value *v, value_vector *out) {
  way_add_made_names(v->way, out);
  if (v->open && v->of) {
    value_add_made_names(v->of, out);
    if (v->by)
      value_add_made_names(v->by, out);
  }
  for (uint32_t k = 0; !v->open && v->production && k < v->production->args.size; k++)
    value_add_made_names(v->args[k], out);
  if (!v->open && !v->way && !v->production && v->sort->kind == SORT_NAMES &&
      v->number >= (int64_t)v->sort->names && !is_among(out, v))
    vec_push(out, (lang_value *)v);
}
