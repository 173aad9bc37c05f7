/* Matching and evaluation of expressions; what rules give is the other half
 * (interpret_rules.c). Functions give what the first equation that applies gives. */
#include "lang/interpret.h"

#include "lang/capture.h"
#include "lang/gather.h"
#include "lang/interpret_internal.h"
#include "lang/layout.h"
#include "lang/promises.h"
#include "lang/tables.h"
#include "lang/terms.h"

#include <stdlib.h>
#include <string.h>

void interpreter_init(interpreter *i, language *l) {
  enum { USUAL_DEPTH = 2 };
  *i = (interpreter){.l = l,
                     .fuel = INTERPRETER_FUEL,
                     .next_name = LANG_NEW_NAMES,
                     .given = USUAL_DEPTH};
  arena_init(&i->arena);
  arena_init(&i->kept);
}

static void release_derivations(interpreter *i) {
  vec_each (lang_derivation *, d, &i->derivations)
    vec_release(&(*d)->premises);
  vec_clear(&i->derivations);
}

void interpreter_clear(interpreter *i) {
  release_derivations(i);
  arena_clear(&i->arena);
  i->fuel = INTERPRETER_FUEL;
  i->needed = i->needed_too = NULL;
  i->interesting = 0;
  i->must = false;
  i->places = NULL;
  i->tables = NULL;
}

void interpreter_release(interpreter *i) {
  release_derivations(i);
  vec_release(&i->derivations);
  vec_release(&i->apart);
  arena_release(&i->arena);
  for (uint32_t k = 0; i->terms && k < i->l->sorts.size; k++)
    vec_release(&i->terms[k]);
  arena_release(&i->kept);
}

lang_value *value_new(interpreter *i, lang_sort *s, const lang_production *p) {
  lang_value *v = arena_new(&i->arena, lang_value);
  v->sort = s;
  v->production = p;
  return v;
}

lang_value *value_number(interpreter *i, lang_sort *s, int64_t number) {
  lang_value *v = value_new(i, s, NULL);
  v->number = number;
  return v;
}

bool value_known(interpreter *i, const lang_value *v) {
  if (v->open && v->call)
    value_settle(i, v);
  if (!v->open)
    return true;
  if (!i->needed) {
    while (v->of)
      v = v->of;
    i->needed = v;
  }
  return false;
}

void value_must_be(interpreter *i, const lang_value *v, const lang_production *p) {
  if (i->needed || v->of || p->index >= 64)
    return;
  i->needed = v;
  i->interesting = (uint64_t)1 << p->index;
  i->must = i->free;
}

bool interpreter_is_outcome(interpreter *i, const lang_value *v) {
  return value_known(i, v) && v->production && !v->production->level;
}

/* ---- Metavariables ---- */

lang_value *frame_get(const frame *f, const char *meta) {
  for (uint32_t k = f->count; k-- > 0;)
    if (f->metas[k] == meta) /* language_prepare has made equal ones the same */
      return f->values[k];
  return NULL;
}

void frame_copy(frame *to, const frame *from) {
  to->count = from->count;
  memcpy(to->metas, from->metas, from->count * sizeof *from->metas);
  memcpy(to->values, from->values, from->count * sizeof *from->values);
}

void frame_put(frame *f, const char *meta, lang_value *v) {
  assert(f->count < FRAME_METAS);
  f->metas[f->count] = meta;
  f->values[f->count++] = v;
}

/* ---- Patterns ---- */

bool value_excludes(const lang_value *v, const lang_production *p) {
  return v->open && p->index < 64 && v->excluded >> p->index & 1;
}

uint64_t production_asked_by(const lang_expr *x) {
  return x->kind == EXPR_MAKE && x->production->index < 64
             ? (uint64_t)1 << x->production->index
             : 0;
}

static void note_interest_of_subset(interpreter *i, const lang_sort *s) {
  uint64_t interesting = 0;
  vec_each (lang_expr *, p, &s->patterns) {
    if (!production_asked_by(*p))
      return;
    interesting |= production_asked_by(*p);
  }
  i->interesting = interesting;
}

bool value_is_in(interpreter *i, lang_value *v, const lang_sort *s) {
  if (!s->base)
    return true;
  bool before = i->needed, free = i->free, found = false;
  i->free = false; /* another pattern may do */
  for (uint32_t k = 0; k < s->patterns.size && !found; k++)
    found = value_fits(i, s->patterns.data[k], v);
  i->free = free;
  if (found)
    return true;
  if (!before && i->needed == v && !i->interesting)
    note_interest_of_subset(i, s);
  return false;
}

bool value_is_other(const lang_expr *x, const lang_value *v) {
  if (x->kind != EXPR_MAKE)
    return false;
  if (v->open)
    return value_excludes(v, x->production);
  if (v->production != x->production)
    return true;
  for (uint32_t k = 0; k < x->count; k++)
    if (value_is_other(x->args[k], v->args[k]))
      return true;
  return false;
}

static bool is_taken(interpreter *i, const lang_value *v, uint32_t binder,
                     const lang_value *name) {
  for (uint32_t arg = 0; arg < v->production->args.size; arg++)
    if (v->production->binds[binder] >> arg & 1 &&
        value_has_free(i, v->args[arg], name->sort, name->number))
      return true;
  return false;
}

/* The term as the pattern has it: a binder that has a name there already, as X in
 * `all X. S <: all X. T`, has it here, too. Where the term speaks of something else by that name,
 * both have a new one. */
static lang_value *with_names_of(interpreter *i, const lang_expr *x, lang_value *v,
                                 frame *f) {
  for (uint32_t k = 0; k < x->count; k++) {
    if (!x->production->binds[k] || x->args[k]->kind != EXPR_META)
      continue;
    const lang_value *known = frame_get(f, x->args[k]->meta);
    if (!known || !value_known(i, known) || !value_known(i, v->args[k]) ||
        known->number == v->args[k]->number)
      continue;
    bool taken = is_taken(i, v, k, known);
    if (taken && i->needed)
      return v;
    if (taken && x->args[k]->shared) {
      frame_rename_shared(i, x->args[k]->shared, f);
      known = frame_get(f, x->args[k]->meta);
      taken = false;
    }
    if (!taken)
      v = value_rename_binder(i, v, k, known->number);
  }
  return v;
}

/* A context, and no term: conclusions that share it hand it on. */
static bool is_context(const lang_value *v) {
  return !v->open && !v->production && v->sort->kind == SORT_TERMS;
}

bool value_match(interpreter *i, const lang_expr *x, lang_value *v, frame *f) {
  lang_value *known;
  switch (x->kind) {
  case EXPR_ANY: return true;
  case EXPR_META:
    known = frame_get(f, x->meta);
    if (known)
      return interpreter_same(i, known, v);
    if (!is_context(v) && !value_is_in(i, v, x->sort))
      return false;
    frame_put(f, x->meta, v);
    return true;
  case EXPR_NUMBER: return value_known(i, v) && v->number == x->number;
  case EXPR_MAKE:
    if (v->open && v->call)
      value_settle(i, v);
    if (value_excludes(v, x->production))
      return false;
    if (v->open && i->free)
      value_must_be(i, v, x->production);
    if (!value_known(i, v) || v->production != x->production)
      return false;
    v = with_names_of(i, x, v, f);
    for (uint32_t k = 0; k < x->count; k++)
      if (!value_match(i, x->args[k], v->args[k], f))
        return false;
    return true;
  case EXPR_HOLE:
  case EXPR_PLUG: return false;
  default: known = value_of(i, x, f); return known && interpreter_same(i, known, v);
  }
}

/* ---- Values ---- */

static uint32_t depth_of(interpreter *i, const lang_value *v) {
  uint32_t deepest = 0;
  if (!value_known(i, v) || !v->production)
    return 0;
  for (uint32_t k = 0; k < v->production->args.size; k++) {
    uint32_t d = depth_of(i, v->args[k]);
    deepest = d > deepest ? d : deepest;
  }
  return deepest + 1;
}

static lang_value *make(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *v = value_new(i, x->sort, x->production);
  for (uint32_t k = 0; k < x->count; k++) {
    v->args[k] = value_of(i, x->args[k], f);
    if (!v->args[k])
      return NULL;
    const lang_sort *s = x->production->args.data[k];
    if (s->kind == SORT_INTS && i->depth && lang_shape_of(x->sort) == SHAPE_PACKED &&
        (!value_known(i, v->args[k]) || v->args[k]->number < s->low ||
         v->args[k]->number > s->high))
      return NULL;
  }
  bool deep =
      i->depth && lang_shape_of(x->sort) == SHAPE_PACKED && depth_of(i, v) > i->depth;
  return deep ? NULL : v;
}

static lang_value *look_up(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *g = value_of(i, x->args[0], f), *name = value_of(i, x->args[1], f);
  if (!g || !name || !value_known(i, name))
    return NULL;
  while (g && value_known(i, g) && g->production && g->production->args.size) {
    lang_binding_parts parts = lang_environment_parts(g->sort);
    if (!value_known(i, g->args[parts.key]))
      return NULL;
    if (g->args[parts.key]->number == name->number)
      return g->args[parts.value];
    g = g->args[parts.rest];
  }
  return NULL;
}

lang_value *function_apply(interpreter *i, const lang_function *f, lang_value **in) {
  lang_value *v = NULL;
  i->nesting++;
  for (uint32_t r = 0; r < f->rules.size && !v && !i->needed; r++)
    v = equation_apply(i, f->rules.data[r], in);
  i->nesting--;
  return v;
}

static lang_value *call(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *in[LANG_ARGS];
  for (uint32_t k = 0; k < x->count; k++) {
    in[k] = value_of(i, x->args[k], f);
    if (!in[k])
      return NULL;
  }
  if (i->needed || !i->fuel || i->nesting > NESTING) {
    i->fuel = i->needed ? i->fuel : 0;
    return NULL;
  }
  bool free = i->free;
  i->free = false;
  i->fuel--;
  uint32_t closed = tables_close(i);
  lang_value *v = function_apply(i, x->function, in);
  tables_open(i, closed);
  if (i->needed && x->function->total && i->promises && !i->depth && !i->needed_too)
    v = call_later(i, x->function, in);
  i->free = free;
  return v;
}

/* M{v/x, w/y}: all at once. */
static lang_value *substitute_pairs(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *values[LANG_ARGS], *names[LANG_ARGS];
  lang_value *body = value_of(i, x->args[0], f);
  uint32_t count = 0;
  for (uint32_t k = 1; body && k < x->count; k += 2, count++) {
    values[count] = value_of(i, x->args[k], f);
    names[count] = value_of(i, x->args[k + 1], f);
    if (!values[count] || !names[count])
      return NULL;
  }
  return body ? value_substitute_all(i, body, values, names, count) : NULL;
}

lang_value *value_of(interpreter *i, const lang_expr *x, frame *f) {
  lang_value *a, *b, *name;
  switch (x->kind) {
  case EXPR_META: return frame_get(f, x->meta);
  case EXPR_MAKE: return make(i, x, f);
  case EXPR_NUMBER: return value_number(i, x->sort, x->number);
  case EXPR_CALL: return call(i, x, f);
  case EXPR_LOOKUP: return look_up(i, x, f);
  case EXPR_PLUG:
    a = frame_get(f, x->meta);
    b = value_of(i, x->args[0], f);
    return a && b ? value_put_back(i, b, a->way) : NULL;
  case EXPR_SUBST:
    if (x->count > 3)
      return substitute_pairs(i, x, f);
    a = value_of(i, x->args[0], f);
    b = value_of(i, x->args[1], f);
    name = value_of(i, x->args[2], f);
    if (a && b && name && x->args[2]->sort->element)
      return value_substitute_many(i, a, b, name);
    return a && b && name && value_known(i, name)
               ? value_substitute(i, a, name->sort, name->number, b)
               : NULL;
  case EXPR_ARITHMETIC:
    a = value_of(i, x->args[0], f);
    b = value_of(i, x->args[1], f);
    return a && b && value_known(i, a) && value_known(i, b)
               ? value_number(i, x->sort,
                              x->operator== '+' ? a->number + b->number
                                                : a->number - b->number)
               : NULL;
  default: return NULL;
  }
}
