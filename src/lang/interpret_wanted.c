/* What whoever asks a judgment can make use of: of each result the outermost signs, as far
 * as they are known. `G |- N : S` is asked after `G |- M : S -> T` has said what S is; a rule
 * that gives something else need not look at N. So the search for programs is directed by
 * their types, and only what nobody wants is left out: whoever asks matches the results.
 *
 * What is wanted is a term whose parts may be NULL: anything. Of open values only types are
 * asked for, by what is wanted there: `mu x:T. M` where a bool is wanted is looked into no
 * further before T is one. */
#include "lang/interpret_internal.h"

static bool binds_names(const lang_production *p) {
  for (uint32_t k = 0; k < p->args.size; k++)
    if (p->binds[k] || p->gathers[k])
      return true;
  return false;
}

/* An open value, of which something is wanted. */
static bool open_may_be(interpreter *i, const lang_value *v, const lang_value *wanted) {
  if (!i->shares || !i->shares[v->sort->index] || wanted->sort != v->sort)
    return true;
  if (wanted->open)
    return interpreter_same(i, v, wanted);
  if (!wanted->production || wanted->production->index >= 64)
    return true;
  if (!value_excludes(v, wanted->production))
    value_must_be(i, v, wanted->production);
  return false;
}

/* False: the value is not what is wanted, or something is needed to tell. */
static bool may_be(interpreter *i, const lang_value *v, const lang_value *wanted) {
  if (!wanted || v == wanted)
    return true;
  if (v->open)
    return open_may_be(i, v, wanted);
  if (wanted->open || v->way || wanted->way)
    return true;
  if (v->production != wanted->production)
    return false;
  if (!v->production)
    return v->sort->kind == SORT_NAMES || v->number == wanted->number;
  if (binds_names(v->production))
    return true; /* up to names: whoever asked compares that */
  for (uint32_t k = 0; k < v->production->args.size; k++)
    if (!may_be(i, v->args[k], wanted->args[k]))
      return false;
  return true;
}

lang_value *wanted_of(interpreter *i, const lang_expr *x, const frame *known,
                      const frame *wishes) {
  if (x->kind == EXPR_META) {
    lang_value *v = frame_get(known, x->meta);
    return v ? v : frame_get(wishes, x->meta);
  }
  if (x->kind == EXPR_NUMBER)
    return value_number(i, x->sort, x->number);
  if (x->kind != EXPR_MAKE)
    return NULL;
  lang_value *v = value_new(i, x->sort, x->production);
  for (uint32_t k = 0; k < x->count; k++)
    v->args[k] = wanted_of(i, x->args[k], known, wishes);
  return v;
}

bool wanted_fits(interpreter *i, const lang_expr *x, lang_value *wanted,
                 const frame *known, frame *wishes) {
  if (!wanted || wanted->way)
    return true;
  if (x->kind == EXPR_META) {
    lang_value *v = frame_get(known, x->meta);
    if (v)
      return may_be(i, v, wanted);
    if (!frame_get(wishes, x->meta) && wishes->count < FRAME_METAS)
      frame_put(wishes, x->meta, wanted);
    return true;
  }
  if (x->kind == EXPR_NUMBER)
    return wanted->open || x->number == wanted->number;
  if (x->kind != EXPR_MAKE || wanted->open)
    return true;
  if (x->production != wanted->production)
    return false;
  if (binds_names(x->production))
    return true;
  for (uint32_t k = 0; k < x->count; k++)
    if (!wanted_fits(i, x->args[k], wanted->args[k], known, wishes))
      return false;
  return true;
}
