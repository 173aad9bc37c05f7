#include "lang/gather.h"

#include "lang/interpret_internal.h"
#include "lang/terms.h"

#include <assert.h>
#include <string.h>

static bool has_lone_name(const lang_sort *s) {
  vec_each (lang_production *, p, &s->productions)
    if ((*p)->items.size == 1 && (*p)->args.size == 1 &&
        (*p)->args.data[0]->kind == SORT_NAMES)
      return true;
  return false;
}

/* The element of a sequence; else the sort itself. */
static lang_sort *element_of(lang_sort *s) {
  s = lang_sort_root(s);
  return s->element ? lang_sort_root(s->element) : s;
}

bool lang_sort_gathers(lang_sort *whole, lang_sort *part) {
  if (part->kind != SORT_TERMS)
    return part->kind == SORT_NAMES;
  part = element_of(part);
  return part == element_of(whole) ||
         (part->kind == SORT_NAMES || (part->has_names && !has_lone_name(part)));
}

static void mark_bound(lang_sort *whole, lang_sort *s, bool *seen) {
  s = lang_sort_root(s);
  if (seen[s->index])
    return;
  seen[s->index] = true;
  s->bound = s->bound || s->kind == SORT_NAMES;
  vec_each (lang_production *, p, &s->productions)
    vec_each (lang_sort *, a, &(*p)->args)
      if ((*a)->kind == SORT_NAMES ||
          ((*a)->kind == SORT_TERMS && !(*a)->is_context && lang_sort_gathers(whole, *a)))
        mark_bound(whole, *a, seen);
}

void lang_find_gathered(language *l) {
  enum { SORTS = 256 };
  vec_each (lang_sort *, s, &l->sorts)
    vec_each (lang_production *, p, &(*s)->productions)
      for (uint32_t k = 0; (*p)->binds_many && k < (*p)->args.size; k++) {
        bool seen[SORTS] = {false};
        assert(l->sorts.size < SORTS);
        if ((*p)->gathers[k])
          mark_bound((*p)->args.data[k], (*p)->args.data[k], seen);
      }
}

bool value_gather(interpreter *i, lang_sort *whole, lang_value *v, value_vector *out) {
  if (!value_known(i, v))
    return false;
  if (v->sort->kind == SORT_NAMES)
    vec_push(out, v);
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    if (lang_sort_gathers(whole, v->production->args.data[k]) &&
        !value_gather(i, whole, v->args[k], out))
      return false;
  return true;
}

uint32_t value_gathered(lang_sort *whole, const lang_value *v, const lang_sort *names) {
  if (v->open)
    return 0;
  uint32_t count = v->sort == names;
  for (uint32_t k = 0; v->production && k < v->production->args.size; k++)
    if (lang_sort_gathers(whole, v->production->args.data[k]) && v->args[k])
      count += value_gathered(whole, v->args[k], names);
  return count;
}

static int64_t instead_of(const value_vector *from, const value_vector *to,
                          const lang_value *name) {
  for (uint32_t k = 0; k < from->size; k++)
    if (from->data[k]->sort == name->sort && from->data[k]->number == name->number)
      return to->data[k]->number;
  return name->number;
}

lang_value *value_with_gathered(interpreter *i, lang_sort *whole, lang_value *v,
                                const value_vector *from, const value_vector *to) {
  if (v->sort->kind == SORT_NAMES)
    return value_number(i, v->sort, instead_of(from, to, v));
  if (!v->production)
    return v;
  lang_value *copy = value_new(i, v->sort, v->production);
  for (uint32_t k = 0; k < v->production->args.size; k++)
    copy->args[k] = lang_sort_gathers(whole, v->production->args.data[k])
                        ? value_with_gathered(i, whole, v->args[k], from, to)
                        : v->args[k];
  return copy;
}

/* One name for another, everywhere in the term. */
static lang_value *rename_in(interpreter *i, lang_value *t, const lang_value *from,
                             lang_value *to) {
  const lang_production *variable = value_variables(i, t->sort, from->sort);
  lang_value *name = to;
  if (variable) {
    name = value_new(i, variable->sort, variable);
    name->args[0] = to;
  }
  return value_substitute(i, t, from->sort, from->number, name);
}

lang_value *value_rename_gathered(interpreter *i, lang_value *t, uint32_t arg) {
  const lang_production *p = t->production;
  value_vector from = {0}, to = {0};
  lang_sort *whole = p->args.data[arg];
  lang_value *copy = value_new(i, t->sort, p);
  memcpy(copy->args, t->args, sizeof t->args);
  if (value_gather(i, whole, t->args[arg], &from)) {
    vec_each (lang_value *, name, &from)
      vec_push(&to, value_number(i, (*name)->sort, i->next_name++));
    copy->args[arg] = value_with_gathered(i, whole, t->args[arg], &from, &to);
    for (uint32_t k = 0; k < p->args.size; k++)
      for (uint32_t n = 0; p->gathers[arg] >> k & 1 && n < from.size; n++)
        copy->args[k] = rename_in(i, copy->args[k], from.data[n], to.data[n]);
  }
  vec_release(&from);
  vec_release(&to);
  return copy;
}

/* The elements of a sequence. False: it ends in something open. */
static bool elements(interpreter *i, lang_value *v, value_vector *out) {
  while (value_known(i, v) && v->production && v->production->args.size == 2) {
    vec_push(out, v->args[0]);
    v = v->args[1];
  }
  return !i->needed;
}

lang_value *value_substitute_all(interpreter *i, lang_value *t, lang_value **values,
                                 lang_value **names, uint32_t count) {
  value_vector between = {0};
  for (uint32_t k = 0; k < count; k++)
    if (!value_known(i, names[k]))
      return NULL;
  for (uint32_t k = 0; k < count; k++) { /* none may be in another's value */
    vec_push(&between, value_number(i, names[k]->sort, i->next_name++));
    t = rename_in(i, t, names[k], between.data[k]);
  }
  for (uint32_t k = 0; k < count; k++)
    t = value_substitute(i, t, names[k]->sort, between.data[k]->number, values[k]);
  vec_release(&between);
  return t;
}

lang_value *value_substitute_many(interpreter *i, lang_value *t, lang_value *values,
                                  lang_value *names) {
  value_vector from = {0}, by = {0};
  bool fine =
      elements(i, names, &from) && elements(i, values, &by) && from.size == by.size;
  lang_value *made =
      fine ? value_substitute_all(i, t, by.data, from.data, from.size) : NULL;
  vec_release(&from);
  vec_release(&by);
  return made;
}
