/* Terms by the laws of expansion:
 *
 *     a U b  =  b  or  (a and X (a U b), promised)
 *     a R b  =  b and  (a  or  X (a R b))
 *
 * A term that asks for more than another one, and promises as much, is superfluous. */
#include "ltl/terms.h"

#include <assert.h>
#include <string.h>

enum { MOST_TERMS = 2000 };

void ltl_expansion_init(ltl_expansion *x) {
  *x = (ltl_expansion){0};
}

void ltl_expansion_release(ltl_expansion *x) {
  vec_each (ltl_terms, t, &x->terms)
    vec_release(t);
  vec_release(&x->terms);
  vec_release(&x->formulas);
  map_release(&x->numbers);
}

bool ltl_set_has(const ltl_set *s, uint32_t k) {
  return s->words[k / 64] >> k % 64 & 1;
}

bool ltl_set_includes(const ltl_set *s, const ltl_set *part) {
  for (uint32_t w = 0; w < LTL_SET_WORDS; w++)
    if (part->words[w] & ~s->words[w])
      return false;
  return true;
}

static void put(ltl_set *s, uint32_t k) {
  s->words[k / 64] |= 1ull << k % 64;
}

static void unite(ltl_set *s, const ltl_set *other) {
  for (uint32_t w = 0; w < LTL_SET_WORDS; w++)
    s->words[w] |= other->words[w];
}

static uint32_t number_of(ltl_expansion *x, ltl f) {
  uint64_t *known = map_get(&x->numbers, map_address(f));
  if (known)
    return (uint32_t)*known;
  if (x->formulas.size == LTL_SET_BITS) {
    x->is_too_large = true;
    return 0;
  }
  map_put(&x->numbers, map_address(f), x->formulas.size);
  vec_push(&x->formulas, f);
  return x->formulas.size - 1;
}

void ltl_set_add(ltl_expansion *x, ltl_set *s, ltl f) {
  if (f->op == LTL_AND) {
    ltl_set_add(x, s, f->left);
    ltl_set_add(x, s, f->right);
  } else
    put(s, number_of(x, f));
}

/* Lists of terms. */

static bool asks_for_more(const ltl_term *a, const ltl_term *b) {
  return (b->yes & ~a->yes) == 0 && (b->no & ~a->no) == 0 &&
         ltl_set_includes(&a->next, &b->next) &&
         ltl_set_includes(&a->promises, &b->promises);
}

static void add_term(ltl_terms *list, const ltl_term *t) {
  if (t->yes & t->no)
    return;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < list->size; i++)
    if (asks_for_more(t, &list->data[i]))
      return;
  for (uint32_t i = 0; i < list->size; i++)
    if (!asks_for_more(&list->data[i], t))
      list->data[kept++] = list->data[i];
  list->size = kept;
  vec_push(list, *t);
}

static void add_products(ltl_expansion *x, ltl_terms *to, const ltl_terms *a,
                         const ltl_terms *b) {
  for (uint32_t i = 0; i < a->size; i++)
    for (uint32_t k = 0; k < b->size && !x->is_too_large; k++) {
      ltl_term both = a->data[i];
      both.yes |= b->data[k].yes;
      both.no |= b->data[k].no;
      unite(&both.next, &b->data[k].next);
      unite(&both.promises, &b->data[k].promises);
      add_term(to, &both);
      x->is_too_large |= to->size > MOST_TERMS;
    }
}

static void add_all(ltl_terms *to, const ltl_terms *from) {
  for (uint32_t i = 0; i < from->size; i++)
    add_term(to, &from->data[i]);
}

static void expand(ltl_expansion *, ltl, ltl_terms *);

static ltl_term postponed(ltl_expansion *x, ltl f) {
  ltl_term t = {0};
  ltl_set_add(x, &t.next, f);
  return t;
}

static void expand_until(ltl_expansion *x, ltl f, ltl_terms *to) {
  ltl_terms later = {0}, left = {0};
  ltl_term t = postponed(x, f);
  put(&t.promises, number_of(x, f));
  add_term(&later, &t);
  expand(x, f->left, &left);
  expand(x, f->right, to);
  add_products(x, to, &left, &later);
  vec_release(&later);
  vec_release(&left);
}

static void expand_release(ltl_expansion *x, ltl f, ltl_terms *to) {
  ltl_terms either = {0}, right = {0};
  ltl_term t = postponed(x, f);
  add_term(&either, &t);
  expand(x, f->left, &either);
  expand(x, f->right, &right);
  add_products(x, to, &either, &right);
  vec_release(&either);
  vec_release(&right);
}

static void expand_and(ltl_expansion *x, ltl f, ltl_terms *to) {
  ltl_terms left = {0}, right = {0};
  expand(x, f->left, &left);
  expand(x, f->right, &right);
  add_products(x, to, &left, &right);
  vec_release(&left);
  vec_release(&right);
}

static void expand_operator(ltl_expansion *x, ltl f, ltl_terms *to) {
  ltl_term t = {0};
  switch (f->op) {
  case LTL_FALSE: return;
  case LTL_TRUE: break;
  case LTL_PROPOSITION: t.yes = 1ull << f->proposition; break;
  case LTL_NOT: t.no = 1ull << f->proposition; break;
  case LTL_NEXT: t = postponed(x, f->left); break;
  case LTL_AND: expand_and(x, f, to); return;
  case LTL_OR:
    expand(x, f->left, to);
    expand(x, f->right, to);
    return;
  case LTL_UNTIL: expand_until(x, f, to); return;
  case LTL_RELEASE: expand_release(x, f, to); return;
  }
  add_term(to, &t);
}

/* Adds the terms of the formula, which are worked out once. */
static void expand(ltl_expansion *x, ltl f, ltl_terms *to) {
  uint32_t k = number_of(x, f);
  if (x->is_too_large)
    return;
  while (x->terms.size <= k)
    vec_push(&x->terms, (ltl_terms){0});
  if (!x->terms.data[k].size) {
    ltl_terms own = {0};
    expand_operator(x, f, &own);
    while (x->terms.size <= k)
      vec_push(&x->terms, (ltl_terms){0});
    assert(!x->terms.data[k].size && "a formula is no part of itself");
    x->terms.data[k] = own;
  }
  add_all(to, &x->terms.data[k]);
}

void ltl_expand(ltl_expansion *x, const ltl_set *s, ltl_terms *to) {
  ltl_term nothing = {0};
  vec_clear(to);
  add_term(to, &nothing);
  for (uint32_t k = 0; k < x->formulas.size && !x->is_too_large; k++) {
    if (!ltl_set_has(s, k))
      continue;
    ltl_terms one = {0}, product = {0};
    expand(x, x->formulas.data[k], &one);
    add_products(x, &product, to, &one);
    vec_release(&one);
    vec_release(to);
    *to = product;
  }
}

static bool holds_of_nothing(ltl f) {
  switch (f->op) {
  case LTL_AND: return holds_of_nothing(f->left) && holds_of_nothing(f->right);
  case LTL_OR: return holds_of_nothing(f->left) || holds_of_nothing(f->right);
  case LTL_RELEASE: return true;
  default: return false;
  }
}

bool ltl_set_may_end(const ltl_expansion *x, const ltl_set *s) {
  for (uint32_t k = 0; k < x->formulas.size; k++)
    if (ltl_set_has(s, k) && !holds_of_nothing(x->formulas.data[k]))
      return false;
  return true;
}
