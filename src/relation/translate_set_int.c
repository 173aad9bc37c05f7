/* Integers that come from sets: the sum of a set of integer atoms.
 *
 * Nearly always such a set has at most one element, and then no adding is needed: a bit
 * of the sum is there if it is there in some element. Where it is not known that there is
 * just one, the sum is computed, too, and chosen in that case. */
#include "relation/translate.h"

#include "formula/sum.h"

typedef struct number_set {
  matrix *members; /* the integers among them */
  literal lone;    /* at most one of them is there */
} number_set;

static number_set number_set_of(translator *t, const term *set) {
  matrix *all = translate_expr(t, set);
  number_set out = {.members = matrix_new(1)};
  vec_each (cell, x, &all->cells)
    if (t->problem->atoms.data[x->index].is_integer)
      matrix_push(out.members, x->index, x->value);
  out.lone =
      translate_is_lone(t, set) ? LITERAL_TRUE : matrix_lone(&t->space, out.members);
  matrix_drop(all);
  return out;
}

static int64_t value_of(const translator *t, const cell *x) {
  return t->problem->atoms.data[x->index].value;
}

static bits only_element(translator *t, const number_set *a) {
  literal all[32];
  uint32_t width = t->problem->bitwidth;
  literal_vector *group = &t->space.group;
  for (uint32_t bit = 0; bit < width; bit++) {
    vec_clear(group);
    vec_each (cell, x, &a->members->cells)
      if ((uint64_t)value_of(t, x) >> bit & 1)
        vec_push(group, x->value);
    all[bit] = formula_or_all(t->space.graph, group->data, group->size);
  }
  return bits_mk(&t->numbers, all, width);
}

static bits whole_sum(translator *t, const number_set *a) {
  sum total;
  sum_init(&total, BITS_INT);
  vec_each (cell, x, &a->members->cells)
    sum_add_literal(&total, value_of(t, x), x->value);
  bits out = translate_wrapped(t, sum_to_bits(&t->numbers, &total));
  sum_release(&total);
  return out;
}

bits translate_set_sum(translator *t, const term *e) {
  number_set a = number_set_of(t, e->children[0]);
  bits out;
  if (a.lone == LITERAL_FALSE)
    out = whole_sum(t, &a);
  else {
    out = only_element(t, &a);
    if (a.lone != LITERAL_TRUE)
      out = bits_ite(&t->numbers, a.lone, out, whole_sum(t, &a));
  }
  matrix_delete(a.members);
  return out;
}
