/* Origins of numbers, and sums taken apart along them.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Sums.java):
 *
 * - An origin is an equality modulo 2^width: it is used in a sum of that width or fewer
 *   bits only (fits). An int that wrapped is no sum to a long.
 * - Two numbers are equal just where they are the same modulo 2^width: both lie within the
 *   width's range (width_of).
 * - A number is noted once, when it is made, with numbers that are older: the walk along
 *   origins ends. A vector that was known before, by whatever way, has no new origin.
 * - A choice is one of its sides only where the condition is known; else the bits that it
 *   is are added. */
#include "symbolic/origin.h"

#include <assert.h>

void origins_keep(numbers *n) {
  assert(!n->origins && "once");
  n->origins = memory_new(origins);
}

void origins_delete(origins *o) {
  if (!o)
    return;
  vec_release(&o->all);
  map_release(&o->of);
  map_release(&o->sums);
  vec_release(&o->equal);
  map_release(&o->equal_by);
  memory_free(o);
}

origin_mark origin_mark_now(const numbers *n) {
  return (origin_mark){n->bits->next, n->sums.size};
}

static bool is_new(origin_mark mark, number made) {
  assert(!number_is_sentinel(made));
  return number_is_bits(made) ? made >= mark.next : (made & ~NUMBER_SUM) >= mark.sums;
}

static bool has_sum(const numbers *n, number a) {
  return map_get(&n->origins->sums, a);
}

void origin_note(numbers *n, origin_mark mark, number made, origin o) {
  if (!n->origins || !is_new(mark, made))
    return;
  assert(!is_new(mark, o.one) && "origins are older");
  assert(o.kind == ORIGIN_SAME || !is_new(mark, o.other));
  map_put(&n->origins->of, made, n->origins->all.size);
  vec_push(&n->origins->all, o);
  if (o.kind != ORIGIN_CHOICE || has_sum(n, o.one) || has_sum(n, o.other))
    map_put(&n->origins->sums, made, 1);
}

/* A number within the width's range is told from others by its rest modulo 2^width. */
static bits_width width_of(const numbers *n, number a) {
  if (!number_is_bits(a))
    return n->sums.data[a & ~NUMBER_SUM].sum.width;
  return bits_length(n->bits, a) <= BITS_INT ? BITS_INT : BITS_LONG;
}

void origin_note_equal(numbers *n, literal equal, number a, number b) {
  if (!n->origins || literal_is_constant(equal) || number_is_sentinel(a) ||
      number_is_sentinel(b) || (!has_sum(n, a) && !has_sum(n, b)) ||
      map_get(&n->origins->equal_by, equal))
    return;
  bits_width x = width_of(n, a), y = width_of(n, b);
  map_put(&n->origins->equal_by, equal, n->origins->equal.size);
  vec_push(&n->origins->equal, ((origin_equality){a, b, x > y ? x : y}));
}

const origin_equality *origin_equality_of(const numbers *n, literal a) {
  const uint64_t *index = n->origins ? map_get(&n->origins->equal_by, a) : NULL;
  return index ? &n->origins->equal.data[*index] : NULL;
}

/* Of what is still to be added. */
typedef struct part {
  number number;
  int64_t coefficient;
} part;
typedef vector(part) part_vector;

static void add_sum(unfolding *u, int64_t coefficient, const sum *from) {
  sum_add_constant(u->to, (int64_t)((uint64_t)coefficient * (uint64_t)from->constant));
  vec_each (const summand, x, &from->summands)
    sum_add_literal(u->to, (int64_t)((uint64_t)coefficient * (uint64_t)x->coefficient),
                    given_get(u->given, x->guard));
}

static void add_bits(const numbers *n, unfolding *u, int64_t coefficient, bits a) {
  uint32_t length = bits_length(n->bits, a);
  for (uint32_t k = 0; k < length; k++) {
    uint64_t weight = (uint64_t)coefficient << k;
    sum_add_literal(u->to, (int64_t)(k + 1 == length ? 0 - weight : weight),
                    given_get(u->given, bits_get(n->bits, a, k)));
  }
}

static bool fits(const unfolding *u, const origin *o) {
  return u->to->width <= o->width;
}

/* What the number came from, behind the others; false: it is to be added as it is. */
static bool take_origin(const numbers *n, unfolding *u, part p, part_vector *work) {
  const uint64_t *index = n->origins ? map_get(&n->origins->of, p.number) : NULL;
  const origin *o = index ? &n->origins->all.data[*index] : NULL;
  if (!o || !fits(u, o))
    return false;
  if (o->kind == ORIGIN_CHOICE) {
    literal c = given_get(u->given, o->condition);
    if (!literal_is_constant(c)) {
      u->open = u->open == LITERAL_FALSE ? c : u->open;
      return false;
    }
    vec_push(work, ((part){c == LITERAL_TRUE ? o->one : o->other, p.coefficient}));
    return true;
  }
  vec_push(work, ((part){o->one, p.coefficient}));
  if (o->kind != ORIGIN_SAME) {
    uint64_t other = (uint64_t)p.coefficient;
    other = o->kind == ORIGIN_MINUS ? 0 - other : other;
    vec_push(work, ((part){o->other, (int64_t)other}));
  }
  return true;
}

bool origin_unfold(const numbers *n, number a, int64_t coefficient, unfolding *u) {
  part_vector work = {0};
  vec_push(&work, ((part){a, coefficient}));
  bool goes_on = true;
  while (work.size && goes_on) {
    part p = vec_pop(&work);
    assert(!number_is_sentinel(p.number) && "what is added up is plain");
    goes_on = u->budget > 0;
    u->budget -= goes_on;
    if (!goes_on || take_origin(n, u, p, &work))
      continue;
    if (u->stops && u->open != LITERAL_FALSE)
      goes_on = false;
    else if (number_is_bits(p.number))
      add_bits(n, u, p.coefficient, p.number);
    else {
      const sum *s = &n->sums.data[p.number & ~NUMBER_SUM].sum;
      goes_on = u->to->width <= s->width; /* it may have wrapped */
      if (goes_on)
        add_sum(u, p.coefficient, s);
    }
  }
  vec_release(&work);
  return goes_on;
}
