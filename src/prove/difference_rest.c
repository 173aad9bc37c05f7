/* What is left of a path's requirements, clause by clause: the path is put in, sums that are
 * known to be zero are subtracted, and what remains of a sum is shown case by case. */
#include "prove/difference_internal.h"

#include "prove/sum_cases.h"

#include <assert.h>

/* A literal modulo the path, comparisons too: what the path decides within them makes
 * them what the operation itself compared. */
static literal modulo(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  if (difference_decides(d, a))
    return LITERAL_TRUE;
  if (difference_decides(d, literal_not(a)))
    return LITERAL_FALSE;
  return given_get(&d->given, a);
}

static void put_path_in(difference *d, const literal_vector *path) {
  literal_vector parts = {0};
  given_begin(&d->given, d->graph);
  vec_each (const literal, p, path)
    formula_conjuncts(d->graph, *p, &parts);
  vec_each (const literal, p, &parts)
    given_set(&d->given, *p, LITERAL_TRUE);
  vec_each (const literal, p, path)
    given_set(&d->given, *p, LITERAL_TRUE);
  vec_release(&parts);
}

static void add_modulo(difference *d, sum *to, int64_t coefficient, const sum *from) {
  sum_add_constant(to, coefficient * from->constant);
  for (uint32_t k = 0; k < from->summands.size; k++) {
    summand x = from->summands.data[k];
    sum_add_literal(to, coefficient * x.coefficient, modulo(d, x.guard));
  }
}

/* `a` says that a sum is zero. Where a learnt sum is zero under the same guards, their
 * difference being zero says the same. The best of all differences is taken. */
static literal subtract_learnt(difference *d, literal a) {
  assert(formula_has(d->graph, a));
  numbers *n = &d->state->numbers;
  if (!number_zero_sum(n, a))
    return a;
  sum whole, part, best, next;
  sum_init(&whole, number_zero_sum(n, a)->width);
  sum_init(&part, whole.width);
  sum_init(&best, whole.width);
  sum_init(&next, whole.width);
  add_modulo(d, &whole, 1, number_zero_sum(n, a));
  sum_add(&best, 1, &whole);
  vec_each (uint32_t, number, &d->zero_pairs) {
    pair p = d->pairs.data[*number];
    bool holds = false;
    const sum *zero = number_zero_sum(n, p.formula);
    if (zero->width != best.width || difference_without_decided(d, p.guards, &holds) ||
        holds)
      continue;
    sum_clear(&part);
    add_modulo(d, &part, 1, zero);
    for (int64_t sign = -1; sign <= 1; sign += 2) {
      sum_clear(&next);
      sum_add(&next, 1, &whole);
      sum_add(&next, sign, &part);
      if (next.summands.size < best.summands.size) {
        sum_clear(&best);
        sum_add(&best, 1, &next);
      }
    }
  }
  literal zero = number_is_zero_sum(n, &best);
  sum_release(&whole);
  sum_release(&part);
  sum_release(&best);
  sum_release(&next);
  return zero;
}

/* Whether the pair is learnt without guards, or the path decides them. */
static bool holds_alone(difference *d, pair p) {
  bool holds = false;
  return !difference_without_decided(d, p.guards, &holds) && !holds;
}

static void find_valid(difference *d) {
  if (d->valid_path == d->path)
    return;
  d->valid_path = d->path;
  vec_clear(&d->valid);
  for (uint32_t k = 0; k < d->pairs.size; k++)
    if (facts_is_atom(&d->facts, d->pairs.data[k].formula) &&
        holds_alone(d, d->pairs.data[k]))
      vec_push(&d->valid, d->pairs.data[k].formula);
}

/* Where nothing of the kind has been shown, it is not tried for ever. */
enum { MOST_WASTED = 1000000 };

/* Whether `a`, which says that two numbers are equal, holds in every case of the indices. */
static bool holds_in_cases(difference *d, const literal_vector *path, literal a) {
  assert(formula_has(d->graph, a));
  numbers *n = &d->state->numbers;
  if (!origin_equality_of(n, a) || d->wasted >= MOST_WASTED)
    return false;
  sum_cases x = {.numbers = n, .graph = d->graph, .path = path, .valid = &d->valid};
  x.budget = MOST_WASTED - d->wasted;
  find_valid(d);
  vec_each (const uint32_t, k, &d->equal_pairs)
    if (holds_alone(d, d->pairs.data[*k]))
      vec_push(&x.known, *origin_equality_of(n, d->pairs.data[*k].formula));
  bool shown = sum_cases_show(&x, *origin_equality_of(n, a));
  uint32_t spent = MOST_WASTED - d->wasted - x.budget;
  d->summed += shown;
  if (!shown)
    d->wasted += spent + 1;
  else
    d->wasted -= d->wasted < spent ? d->wasted : spent;
  sum_cases_release(&x);
  return shown;
}

static literal simplified(difference *d, const literal_vector *path, literal clause) {
  assert(formula_has(d->graph, clause));
  literal less = number_zero_sum(&d->state->numbers, clause) ? subtract_learnt(d, clause)
                                                             : modulo(d, clause);
  return less != LITERAL_TRUE && holds_in_cases(d, path, clause) ? LITERAL_TRUE : less;
}

void difference_simplify(difference *d, const literal_vector *path) {
  put_path_in(d, path);
  vec_each (const literal, p, &d->implied)
    given_set(&d->given, *p, LITERAL_TRUE);
  for (uint32_t k = 0; k < d->left.size; k++)
    d->left.data[k] = simplified(d, path, d->left.data[k]);
}
