/* Special cases of what an integer counts.
 *
 *     if (root == null) return size == 0;
 *     ...
 *     return visited.size() == size && ...;
 *
 * Joined as a choice, neither `size == 0` nor the comparison of the sum is a conjunct of
 * the invariant; then the sum is proved with adders wherever anything is proved, and
 * `size` is no integer that the rest determines (choose/counted.c). Both say that size is a
 * sum, and so does
 *
 *     size == (root == null ? 0 : visited.size())
 *
 * which is a conjunct, beside the choice between what is left of the two:
 *
 *     c ? (n == v && a) : (n == s && b)    is    n == (c ? v : s) && (c ? a : b)
 *
 * The integer is recognised by its bits: in a sum that a literal says is zero, variables
 * with powers of two, of one sign. */
#include "symbolic/counts.h"

#include <assert.h>
#include <string.h>

enum { MOST_BITS = 31, MOST_PARTS = 4096 };

typedef struct integer {
  literal bits[MOST_BITS];
  uint32_t count;
  int64_t sign;
} integer;

static bool is_variable(const formula *f, literal a) {
  return formula_kind(f, literal_node(a)) == NODE_VARIABLE;
}

/* Summands with the coefficient. */
static uint32_t find_summand(const sum *s, int64_t coefficient, literal *guard) {
  uint32_t found = 0;
  vec_each (const summand, x, &s->summands)
    if (x->coefficient == coefficient) {
      *guard = x->guard;
      found++;
    }
  return found;
}

/* The only one that the sum has, with at least two bits. */
static bool find_integer(const formula *f, const sum *s, int64_t sign, integer *out) {
  *out = (integer){.sign = sign};
  while (out->count < MOST_BITS) {
    literal guard = LITERAL_FALSE;
    uint32_t found = find_summand(s, sign * ((int64_t)1 << out->count), &guard);
    if (!found)
      break;
    if (found > 1 || !is_variable(f, guard))
      return false;
    out->bits[out->count++] = guard;
  }
  return out->count >= 2;
}

/* What is left of the conjuncts without one. */
static literal without(evaluator *e, const literal_vector *parts, uint32_t at) {
  literal rest = LITERAL_TRUE;
  for (uint32_t k = 0; k < parts->size; k++)
    if (k != at)
      rest = formula_and(e->state->formula, rest, parts->data[k]);
  return rest;
}

/* Whether the conjuncts say which value the integer has: the sum is then the integer less
 * that. The others are the rest. */
static bool find_value(evaluator *e, const integer *n, const literal_vector *parts,
                       sum *out, literal *rest) {
  uint32_t seen = 0;
  *rest = LITERAL_TRUE;
  sum_clear(out);
  vec_each (const literal, a, parts) {
    uint32_t k = 0;
    while (k < n->count && literal_node(n->bits[k]) != literal_node(*a))
      k++;
    if (k < n->count && !(seen >> k & 1)) {
      int64_t power = n->sign * ((int64_t)1 << k);
      seen |= 1u << k;
      sum_add_literal(out, power, n->bits[k]);
      sum_add_constant(out, *a == n->bits[k] ? -power : 0);
    } else
      *rest = formula_and(e->state->formula, *rest, *a);
  }
  return seen + 1 == 1u << n->count;
}

/* Whether one of the conjuncts says likewise that a sum with the integer is zero. */
static bool find_other_sum(evaluator *e, const integer *n, const literal_vector *parts,
                           sum *out, literal *rest) {
  const sym_state *s = e->state;
  for (uint32_t at = 0; at < parts->size; at++) {
    const sum *zero = number_zero_sum(&s->numbers, parts->data[at]);
    if (!zero || zero->width != out->width)
      continue;
    for (int64_t sign = -1; sign <= 1; sign += 2) {
      integer same;
      if (!find_integer(s->formula, zero, sign, &same) || same.count != n->count ||
          memcmp(same.bits, n->bits, n->count * sizeof *n->bits) != 0)
        continue;
      sum_clear(out);
      sum_add(out, sign * n->sign, zero);
      *rest = without(e, parts, at);
      return true;
    }
  }
  return false;
}

/* The two where the guard is said by the second already, however deep, are the second:
 * the same product in another order would be no more what it was before an operation. */
static literal both(formula *f, literal guard, literal a) {
  for (literal x = a; !literal_is_negated(x) && !literal_is_constant(x) &&
                      formula_kind(f, literal_node(x)) == NODE_AND;) {
    literal left = formula_left(f, literal_node(x)),
            right = formula_right(f, literal_node(x));
    if (left == guard || right == guard)
      return a;
    x = left < right ? right : left; /* made later: the longer one, mostly */
  }
  return a == guard ? a : formula_and(f, guard, a);
}

/* out := c ? special : usual, as what the special case has less or more elsewhere. */
static void join_sums(formula *f, literal c, const sum *special, const sum *usual,
                      sum *out) {
  sum more;
  sum_init(&more, usual->width);
  sum_add(&more, 1, usual);
  sum_add(&more, -1, special);
  sum_add(out, 1, special);
  sum_add_literal(out, more.constant, literal_not(c));
  vec_each (const summand, x, &more.summands)
    sum_add_literal(out, x->coefficient, both(f, literal_not(c), x->guard));
  sum_release(&more);
}

typedef struct case_join {
  evaluator *e;
  literal special; /* where the one holds, and not the other */
  const literal_vector *one, *other;
} case_join;

/* The conjunct of the other says that a sum is zero. */
static bool join_at(const case_join *j, uint32_t at, literal *out) {
  sym_state *s = j->e->state;
  formula *f = s->formula;
  const sum *zero = number_zero_sum(&s->numbers, j->other->data[at]);
  integer n;
  if (!zero || (!find_integer(f, zero, 1, &n) && !find_integer(f, zero, -1, &n)))
    return false;
  literal rest = LITERAL_TRUE;
  sum special, joined;
  sum_init(&special, zero->width);
  sum_init(&joined, zero->width);
  bool found = find_value(j->e, &n, j->one, &special, &rest) ||
               find_other_sum(j->e, &n, j->one, &special, &rest);
  if (found) {
    join_sums(f, j->special, &special, zero, &joined);
    literal counts = number_is_zero_sum(&s->numbers, &joined);
    if (!literal_is_constant(counts))
      sym_atom(s, counts); /* as all comparisons are */
    literal others = without(j->e, j->other, at);
    *out = formula_and(f, counts, formula_ite(f, j->special, rest, others));
  }
  sum_release(&special);
  sum_release(&joined);
  return found;
}

static bool join_cases(const case_join *j, literal *out) {
  for (uint32_t k = 0; k < j->other->size; k++)
    if (join_at(j, k, out))
      return true;
  return false;
}

/* Conjuncts; to say that a sum is zero is one. False: too many. */
static bool take_apart(const sym_state *s, literal a, literal_vector *parts) {
  const formula *f = s->formula;
  literal_vector stack = {0};
  vec_push(&stack, a);
  while (stack.size && parts->size <= MOST_PARTS) {
    a = vec_pop(&stack);
    if (literal_is_negated(a) || formula_kind(f, literal_node(a)) != NODE_AND ||
        number_zero_sum(&s->numbers, a)) {
      vec_push(parts, a);
      continue;
    }
    vec_push(&stack, formula_right(f, literal_node(a)));
    vec_push(&stack, formula_left(f, literal_node(a)));
  }
  bool all = !stack.size;
  vec_release(&stack);
  return all;
}

static bool to_parts(sym_state *s, sym a, literal_vector *parts) {
  if (!number_is_bits(a) || bits_length(&s->bits, a) > 2 ||
      bits_get(&s->bits, a, 63) != LITERAL_FALSE)
    return false;
  return take_apart(s, bits_to_literal(&s->bits, a), parts);
}

bool counts_join(evaluator *e, literal c, sym then, sym otherwise, sym *out) {
  assert(formula_has(e->state->formula, c));
  literal_vector one = {0}, other = {0};
  literal joined = LITERAL_FALSE;
  bool found = to_parts(e->state, then, &one) && to_parts(e->state, otherwise, &other) &&
               (join_cases(&(case_join){e, c, &one, &other}, &joined) ||
                join_cases(&(case_join){e, literal_not(c), &other, &one}, &joined));
  vec_release(&one);
  vec_release(&other);
  if (found)
    *out = bits_from_literal(&e->state->bits, joined);
  return found;
}
