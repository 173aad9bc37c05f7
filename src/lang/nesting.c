/* Contexts within each other, by shape alone: nothing is asked of the interpreter, so nothing is
 * needed. What is open may be a value, and then nothing in it is evaluated. */
#include "lang/nesting.h"

#include "lang/terms.h"

static bool may_fit(const lang_expr *x, const lang_value *v);

static bool may_be_in(const lang_sort *subset, const lang_value *v) {
  vec_each (lang_expr *, p, &subset->patterns)
    if (may_fit(*p, v))
      return true;
  return false;
}

static bool may_fit(const lang_expr *x, const lang_value *v) {
  if (v->open)
    return true;
  if (x->kind == EXPR_META && x->sort->base && !x->sort->is_context)
    return may_be_in(x->sort, v);
  if (x->kind != EXPR_MAKE)
    return true;
  if (v->production != x->production)
    return false;
  for (uint32_t k = 0; k < x->count; k++)
    if (!may_fit(x->args[k], v->args[k]))
      return false;
  return true;
}

static bool may_be_value(const language *l, const lang_value *v) {
  if (v->open || !v->production)
    return true;
  vec_each (lang_sort *, s, &l->sorts)
    if ((*s)->base && !(*s)->is_context && lang_sort_root(*s) == v->sort &&
        may_be_in(*s, v))
      return true;
  return false;
}

static uint32_t nesting_in(const language *, const lang_sort *top,
                           const lang_sort *context, const lang_value *);

/* In the hole of the pattern, if the value has its shape. */
static uint32_t nesting_below(const language *l, const lang_sort *top, const lang_expr *x,
                              const lang_value *v) {
  uint32_t most = 0;
  if (x->kind == EXPR_META && x->sort->is_context) {
    bool evaluated = !v->open && (x->sort != top || !may_be_value(l, v));
    return evaluated ? (x->sort == top) + nesting_in(l, top, x->sort, v) : 0;
  }
  if (x->kind != EXPR_MAKE || v->open || v->production != x->production)
    return 0;
  for (uint32_t k = 0; k < x->count; k++) {
    uint32_t n = nesting_below(l, top, x->args[k], v->args[k]);
    most = n > most ? n : most;
  }
  return most;
}

static uint32_t nesting_in(const language *l, const lang_sort *top,
                           const lang_sort *context, const lang_value *v) {
  uint32_t most = 0;
  vec_each (lang_expr *, p, &context->patterns)
    if (may_fit(*p, v)) {
      uint32_t n = nesting_below(l, top, *p, v);
      most = n > most ? n : most;
    }
  return most;
}

/* Where the pattern of a step has a context. */
static uint32_t nesting_of_step(const language *l, const lang_expr *x,
                                const lang_value *v) {
  uint32_t most = 0;
  if (v->open)
    return 0;
  if (x->kind == EXPR_PLUG)
    return nesting_in(l, x->args[1]->sort, x->args[1]->sort, v);
  if (x->kind != EXPR_MAKE || v->production != x->production)
    return 0;
  for (uint32_t k = 0; k < x->count; k++) {
    uint32_t n = nesting_of_step(l, x->args[k], v->args[k]);
    most = n > most ? n : most;
  }
  return most;
}

uint32_t program_nesting(const language *l, const lang_value *program) {
  uint32_t most = 0;
  vec_each (lang_rule *, r, &l->reductions.data[0]->rules) {
    uint32_t n = nesting_of_step(l, (*r)->in[0], program);
    most = n > most ? n : most;
  }
  return most;
}

bool program_may_nest(const language *l) {
  vec_each (lang_rule *, r, &l->reductions.data[0]->rules)
    if ((*r)->in[0]->has_plug)
      return true;
  return false;
}
