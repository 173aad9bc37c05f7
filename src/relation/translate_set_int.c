/* Integers that come from sets: the sum of a set of integer atoms.
 *
 * Nearly always such a set has at most one element, and then no adding is needed: a bit
 * of the sum is there if it is there in some element. Two such sets are compared in order
 * encoding, without bits:
 *
 *     x =< y     for every value v: x >= v implies y >= v
 *
 * where x >= v is a disjunction of the set's cells, so that chains of comparisons (a
 * sorted array, a search tree) follow by propagation. Whether a set can have two
 * elements is asked of the facts: what every instance satisfies anyway. Where it can, the
 * sum is computed, too, and chosen in that case. */
#include "relation/translate.h"

#include "formula/sum.h"

#include <stdlib.h>

typedef struct member {
  int64_t value;
  literal there;
} member;

typedef struct number_set {
  vector(member) members; /* by value, ascending */
  literal lone;           /* at most one of them is there */
} number_set;

static int by_value(const void *a, const void *b) {
  int64_t x = ((const member *)a)->value, y = ((const member *)b)->value;
  return (x > y) - (x < y);
}

static number_set number_set_of(translator *t, const term *e) {
  number_set out = {0};
  if (e->kind == TERM_CONSTANT) {
    vec_push(&out.members, ((member){e->value, LITERAL_TRUE}));
    out.lone = LITERAL_TRUE;
    return out;
  }
  matrix *all = translate_expr(t, e->children[0]), *numbers = matrix_new(1);
  vec_each (cell, x, &all->cells) {
    const atom *a = &t->problem->atoms.data[x->index];
    if (!a->is_integer)
      continue;
    vec_push(&out.members, ((member){a->value, x->value}));
    matrix_push(numbers, x->index, x->value);
  }
  if (out.members.size)
    qsort(out.members.data, out.members.size, sizeof(member), by_value);
  out.lone = translate_is_lone(t, e->children[0]) ? LITERAL_TRUE
                                                  : matrix_lone(&t->space, numbers);
  matrix_drop(numbers);
  matrix_drop(all);
  return out;
}

/* ---- As bits ---- */

static bits only_element(translator *t, const number_set *a) {
  literal all[32];
  uint32_t width = t->problem->bitwidth;
  literal_vector *group = &t->space.group;
  for (uint32_t bit = 0; bit < width; bit++) {
    vec_clear(group);
    vec_each (member, x, &a->members)
      if ((uint64_t)x->value >> bit & 1)
        vec_push(group, x->there);
    all[bit] = formula_or_all(t->space.graph, group->data, group->size);
  }
  return bits_mk(&t->numbers, all, width);
}

static bits whole_sum(translator *t, const number_set *a) {
  sum total;
  sum_init(&total, BITS_INT);
  vec_each (member, x, &a->members)
    sum_add_literal(&total, x->value, x->there);
  bits out = translate_wrapped(t, sum_to_bits(&t->numbers, &total));
  sum_release(&total);
  return out;
}

bits translate_set_sum(translator *t, const term *e) {
  number_set a = number_set_of(t, e);
  bits out;
  if (a.lone == LITERAL_FALSE)
    out = whole_sum(t, &a);
  else {
    out = only_element(t, &a);
    if (a.lone != LITERAL_TRUE)
      out = bits_ite(&t->numbers, a.lone, out, whole_sum(t, &a));
  }
  vec_release(&a.members);
  return out;
}

/* ---- Comparisons in order encoding ---- */

typedef vector(int64_t) value_vector;

/* The values of both sets, and zero, the value of an empty one; ascending. */
static void merge_values(const number_set *a, const number_set *b, value_vector *out) {
  bool zero = false;
  for (uint32_t i = 0, j = 0; i < a->members.size || j < b->members.size || !zero;) {
    int64_t least = zero ? INT64_MAX : 0;
    if (i < a->members.size && a->members.data[i].value < least)
      least = a->members.data[i].value;
    if (j < b->members.size && b->members.data[j].value < least)
      least = b->members.data[j].value;
    vec_push(out, least);
    zero |= least == 0;
    i += i < a->members.size && a->members.data[i].value == least;
    j += j < b->members.size && b->members.data[j].value == least;
  }
}

/* For each value: the set's number is at least that. An empty set is 0: it is at least a
 * positive value if some member is, and at least another if none is less. */
static void at_least(translator *t, const number_set *a, const value_vector *values,
                     literal_vector *out) {
  formula *graph = t->space.graph;
  literal less = LITERAL_FALSE, more = LITERAL_FALSE;
  uint32_t first = 0, last = a->members.size;
  vec_clear(out);
  for (uint32_t i = 0; i < values->size; i++) {
    vec_push(out, literal_not(less));
    if (first < a->members.size && a->members.data[first].value == values->data[i])
      less = formula_or(graph, less, a->members.data[first++].there);
  }
  for (uint32_t i = values->size; i-- > 0 && values->data[i] > 0;) {
    if (last && a->members.data[last - 1].value == values->data[i])
      more = formula_or(graph, more, a->members.data[--last].there);
    out->data[i] = more;
  }
}

/* a =< b, or a < b, for two sets with at most one element each. */
static literal ordered(translator *t, const number_set *a, const number_set *b,
                       bool strictly) {
  value_vector values = {0};
  literal_vector left = {0}, right = {0}, parts = {0};
  merge_values(a, b, &values);
  at_least(t, a, &values, &left);
  at_least(t, b, &values, &right);
  vec_push(&right, LITERAL_FALSE);
  for (uint32_t i = 0; i < values.size; i++)
    vec_push(&parts,
             formula_implies(t->space.graph, left.data[i], right.data[i + strictly]));
  literal out = formula_and_all(t->space.graph, parts.data, parts.size);
  vec_release(&values);
  vec_release(&left);
  vec_release(&right);
  vec_release(&parts);
  return out;
}

static bool is_set(const term *e) {
  return e->kind == TERM_INT_OF;
}

bool translate_set_order(translator *t, const term *a, const term *b, bool strictly,
                         literal *out) {
  if (!(is_set(a) && (is_set(b) || b->kind == TERM_CONSTANT)) &&
      !(is_set(b) && a->kind == TERM_CONSTANT))
    return false;
  number_set x = number_set_of(t, a), y = number_set_of(t, b);
  bool known = x.lone == LITERAL_TRUE && y.lone == LITERAL_TRUE;
  if (known)
    *out = ordered(t, &x, &y, strictly);
  vec_release(&x.members);
  vec_release(&y.members);
  return known;
}
