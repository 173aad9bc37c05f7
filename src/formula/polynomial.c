/* Polynomials in a normal form: terms in the order of their factors, equal ones added up,
 * those that vanish left out; interned with the vector that was first made for them. */
#include "formula/polynomial.h"

#include "base/map.h"
#include "formula/bits_view.h"

#include <string.h>

typedef struct kept {
  polynomial polynomial;
  bits vector;
  uint32_t next; /* of the same hash, plus 1; 0: none */
} kept;

struct polynomials {
  vector(kept) all;
  map of_vector; /* vector and width -> index */
  map by_hash;   /* hash -> index of the last, plus 1 */
};

void polynomials_delete(struct polynomials *p) {
  if (!p)
    return;
  vec_release(&p->all);
  map_release(&p->of_vector);
  map_release(&p->by_hash);
  memory_free(p);
}

static uint64_t cut(bits_width width, uint64_t n) {
  return width == BITS_INT ? (uint32_t)n : n;
}

/* ---- Normal form ---- */

static int compare(const polynomial_term *a, const polynomial_term *b) {
  for (uint32_t k = 0; k < POLYNOMIAL_FACTORS; k++)
    if (a->factors[k] != b->factors[k])
      return a->factors[k] < b->factors[k] ? -1 : 1;
  return 0;
}

static void remove_term(polynomial *p, uint32_t at) {
  p->count--;
  for (; at < p->count; at++)
    p->terms[at] = p->terms[at + 1];
}

static void add_term(polynomial *p, polynomial_term t) {
  t.coefficient = cut(p->width, t.coefficient);
  uint32_t at = 0;
  while (at < p->count && compare(&p->terms[at], &t) < 0)
    at++;
  if (!t.coefficient || !p->is_known)
    return;
  if (at < p->count && !compare(&p->terms[at], &t)) {
    p->terms[at].coefficient = cut(p->width, p->terms[at].coefficient + t.coefficient);
    if (!p->terms[at].coefficient)
      remove_term(p, at);
    return;
  }
  p->is_known = p->count < POLYNOMIAL_TERMS;
  if (!p->is_known)
    return;
  for (uint32_t k = p->count++; k > at; k--)
    p->terms[k] = p->terms[k - 1];
  p->terms[at] = t;
}

/* The vector's own; without one it is a variable. */
void polynomial_of(const bits_context *ctx, bits_width width, bits v, polynomial *out) {
  uint64_t *known =
      ctx->polynomials ? map_get(&ctx->polynomials->of_vector, map_pair(v, width)) : NULL;
  if (known) {
    *out = ctx->polynomials->all.data[*known].polynomial;
    return;
  }
  int64_t value;
  *out = (polynomial){.width = width, .is_known = true};
  if (bits_to_constant(ctx, v, &value))
    out->constant = cut(width, (uint64_t)value);
  else
    add_term(out, (polynomial_term){1, {v}});
}

void polynomial_add(polynomial *to, bool minus, const polynomial *other) {
  assert(to->width == other->width);
  uint64_t sign = minus ? UINT64_MAX : 1;
  to->is_known = to->is_known && other->is_known;
  to->constant = cut(to->width, to->constant + sign * other->constant);
  for (uint32_t k = 0; k < other->count && to->is_known; k++) {
    polynomial_term t = other->terms[k];
    t.coefficient *= sign;
    add_term(to, t);
  }
}

/* False: too many factors. */
static bool multiply(const polynomial_term *a, const polynomial_term *b,
                     polynomial_term *out) {
  uint32_t i = 0, j = 0, count = 0;
  *out = (polynomial_term){.coefficient = a->coefficient * b->coefficient};
  for (;;) {
    bits x = i < POLYNOMIAL_FACTORS ? a->factors[i] : BITS_NONE;
    bits y = j < POLYNOMIAL_FACTORS ? b->factors[j] : BITS_NONE;
    if (x == BITS_NONE && y == BITS_NONE)
      return true;
    if (count == POLYNOMIAL_FACTORS)
      return false;
    out->factors[count++] = x > y ? x : y;
    *(x > y ? &i : &j) += 1;
  }
}

void polynomial_product(const bits_context *ctx, bits_width width, bits v, bits w,
                        polynomial *out) {
  polynomial a, b;
  polynomial_of(ctx, width, v, &a);
  polynomial_of(ctx, width, w, &b);
  *out = (polynomial){.width = width, .is_known = true};
  out->constant = cut(width, a.constant * b.constant);
  for (uint32_t i = 0; i <= a.count && out->is_known; i++)
    for (uint32_t j = 0; j <= b.count && out->is_known; j++) {
      polynomial_term x = i < a.count ? a.terms[i] : (polynomial_term){a.constant, {0}};
      polynomial_term y = j < b.count ? b.terms[j] : (polynomial_term){b.constant, {0}};
      polynomial_term both;
      if (i == a.count && j == b.count)
        continue; /* both constant */
      if (multiply(&x, &y, &both))
        add_term(out, both);
      else if (cut(width, both.coefficient))
        out->is_known = false;
    }
}

/* ---- Finding again ---- */

static uint64_t hash_of(const polynomial *p) {
  uint64_t hash = map_mix(p->width, p->constant);
  for (uint32_t i = 0; i < p->count; i++) {
    hash = map_mix(hash, p->terms[i].coefficient);
    for (uint32_t k = 0; k < POLYNOMIAL_FACTORS; k++)
      hash = map_mix(hash, p->terms[i].factors[k]);
  }
  return hash;
}

static bool is_same(const polynomial *a, const polynomial *b) {
  if (a->width != b->width || a->constant != b->constant || a->count != b->count)
    return false;
  for (uint32_t i = 0; i < a->count; i++)
    if (a->terms[i].coefficient != b->terms[i].coefficient ||
        compare(&a->terms[i], &b->terms[i]))
      return false;
  return true;
}

/* One of its variables alone. */
static bool is_variable(const polynomial *p) {
  return p->count == 1 && !p->constant && p->terms[0].coefficient == 1 &&
         p->terms[0].factors[1] == BITS_NONE;
}

bits polynomial_find(bits_context *ctx, const polynomial *p) {
  if (!p->is_known)
    return BITS_NONE;
  if (!p->count)
    return bits_constant(ctx, bits_wrap_constant(p->width, p->constant));
  if (is_variable(p))
    return p->terms[0].factors[0];
  if (!ctx->polynomials)
    return BITS_NONE;
  const struct polynomials *all = ctx->polynomials;
  uint64_t *last = map_get(&all->by_hash, hash_of(p));
  for (uint32_t at = last ? (uint32_t)*last : 0; at; at = all->all.data[at - 1].next)
    if (is_same(&all->all.data[at - 1].polynomial, p))
      return all->all.data[at - 1].vector;
  return BITS_NONE;
}

void polynomial_note(bits_context *ctx, const polynomial *p, bits v) {
  int64_t value;
  if (!p->is_known || bits_to_constant(ctx, v, &value))
    return;
  if (!ctx->polynomials)
    ctx->polynomials = memory_new(struct polynomials);
  struct polynomials *all = ctx->polynomials;
  uint64_t hash = hash_of(p), of = map_pair(v, p->width);
  uint64_t *last = map_get(&all->by_hash, hash);
  vec_push(&all->all, ((kept){*p, v, last ? (uint32_t)*last : 0}));
  map_put(&all->by_hash, hash, all->all.size);
  if (!map_get(&all->of_vector, of))
    map_put(&all->of_vector, of, all->all.size - 1);
}
