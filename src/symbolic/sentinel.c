/* A choice is kept as a sentinel where one side is a negative constant and the other one
 * counts and cannot be it, or where a side is such a sentinel already. What compares
 * gives -1, 0 or 1: that is left to bits.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Sentinels.java):
 *
 * - The number is the constant where `when` holds, and the other one elsewhere: nothing is
 *   concluded from a number's being the constant but where it is compared, each side by
 *   itself (number.c, compare_sides; operate.c, condition_of). That the other one is never
 *   the constant (fit) makes formulas small, and is no part of the argument.
 * - The other one is no sentinel, so that two conditions never stand beside each other (mk).
 * - Whoever wants a number as bits or sum gets it plain, and that is no sentinel either
 *   (sentinel_plain; kept and add_to of number.c never see one).
 * - sentinel_given is asked for registers that are used only where the literal holds: on
 *   the side of a branch, before it is joined with the other (merge.c, run_branch).
 * - Nodes of the graph mean the same for ever: a sentinel that was made once is the same
 *   number on every path (mk). */
#include "symbolic/sentinel.h"

#include <assert.h>

enum { SHORT_BITS = 2, LOOK = 4 /* how deep sentinel_given looks into a conjunction */ };

const sentinel *sentinel_get(const numbers *n, number a) {
  assert(number_is_sentinel(a) && (a & ~NUMBER_SENTINEL) < n->sentinels.size);
  return &n->sentinels.data[a & ~NUMBER_SENTINEL];
}

static number mk(numbers *n, literal when, bits constant, number other) {
  assert(formula_has(n->bits->graph, when));
  assert(!number_is_sentinel(other) && number_is_bits(constant));
  if (literal_is_constant(when))
    return when == LITERAL_TRUE ? constant : other;
  uint64_t hash = map_mix(map_mix(when, constant), other);
  uint64_t *head = map_get(&n->sentinel_index, hash);
  for (uint32_t k = head ? (uint32_t)*head : 0; k; k = n->sentinels.data[k - 1].next) {
    const sentinel *s = &n->sentinels.data[k - 1];
    if (s->when == when && s->constant == constant && s->other == other)
      return (k - 1) | NUMBER_SENTINEL;
  }
  vec_push(&n->sentinels,
           ((sentinel){when, constant, other, 0, head ? (uint32_t)*head : 0}));
  map_put(&n->sentinel_index, hash, n->sentinels.size);
  return (n->sentinels.size - 1) | NUMBER_SENTINEL;
}

static bool is_negative(const numbers *n, number a) {
  int64_t v;
  return number_is_bits(a) && bits_to_constant(n->bits, a, &v) && v < 0;
}

static bool may_be(const numbers *n, number a, bits constant) {
  int64_t v = 0;
  bits_to_constant(n->bits, constant, &v);
  number_range r = number_range_of(n, a);
  return r.low <= v && v <= r.high;
}

static bool counts(const numbers *n, number a) {
  return !number_is_bits(a) || bits_length(n->bits, a) > SHORT_BITS;
}

/* The constant of a side, if it has one: *when the side is it, and *other what else. */
static bool side(const numbers *n, number a, bits *constant, literal *when,
                 number *other) {
  if (!number_is_sentinel(a))
    return false;
  const sentinel *s = sentinel_get(n, a);
  *constant = s->constant;
  *when = s->when;
  *other = s->other;
  return true;
}

/* `constant` is that of the other side: this one is it, or never. */
static bool fit(const numbers *n, number a, bits constant, literal *when, number *other) {
  *when = a == constant ? LITERAL_TRUE : LITERAL_FALSE;
  *other = a;
  return a == constant || !may_be(n, a, constant);
}

static bool sides_fit(const numbers *n, const number given[2], bits constant[2],
                      literal when[2], number other[2]) {
  bool has[2];
  for (int k = 0; k < 2; k++)
    has[k] = side(n, given[k], &constant[k], &when[k], &other[k]);
  if (has[0] && has[1])
    return constant[0] == constant[1];
  for (int k = 0; k < 2; k++)
    if (has[k]) {
      constant[!k] = constant[k];
      return fit(n, given[!k], constant[k], &when[!k], &other[!k]);
    }
  for (int k = 0; k < 2; k++)
    if (is_negative(n, given[k]) && counts(n, given[!k])) {
      constant[0] = constant[1] = given[k];
      return fit(n, given[k], given[k], &when[k], &other[k]) &&
             fit(n, given[!k], given[k], &when[!k], &other[!k]);
    }
  return false;
}

bool sentinel_ite(numbers *n, literal c, number then, number otherwise, number *out) {
  assert(formula_has(n->bits->graph, c));
  const number given[2] = {then, otherwise};
  bits constant[2] = {0};
  literal when[2] = {LITERAL_FALSE, LITERAL_FALSE};
  number other[2] = {0};
  if (!n->keeps_sentinels || !sides_fit(n, given, constant, when, other))
    return false;
  number value = when[0] == LITERAL_TRUE   ? other[1]
                 : when[1] == LITERAL_TRUE ? other[0]
                                           : number_ite(n, c, other[0], other[1]);
  value = sentinel_plain(n, value); /* the two may have made one of another constant */
  assert(constant[0] == constant[1] && is_negative(n, constant[0]));
  *out = mk(n, formula_ite(n->bits->graph, c, when[0], when[1]), constant[0], value);
  return true;
}

number sentinel_plain(numbers *n, number a) {
  if (!number_is_sentinel(a))
    return a;
  sentinel s = *sentinel_get(n, a);
  if (!s.plain) {
    bool keeps = n->keeps_sentinels;
    n->keeps_sentinels = false;
    s.plain = number_ite(n, s.when, s.constant, s.other);
    n->keeps_sentinels = keeps;
    assert(!number_is_sentinel(s.plain));
    n->sentinels.data[a & ~NUMBER_SENTINEL].plain = s.plain;
  }
  return s.plain;
}

/* Whether `a` is one of the parts of a conjunction. */
static bool has_part(const formula *f, literal all, literal a, uint32_t depth) {
  assert(formula_has(f, all));
  assert(formula_has(f, a));
  if (all == a)
    return true;
  uint32_t node = literal_node(all);
  return depth && !literal_is_negated(all) && formula_kind(f, node) == NODE_AND &&
         (has_part(f, formula_left(f, node), a, depth - 1) ||
          has_part(f, formula_right(f, node), a, depth - 1));
}

number sentinel_given(const numbers *n, number a, literal holds) {
  assert(formula_has(n->bits->graph, holds));
  if (!number_is_sentinel(a))
    return a;
  const sentinel *s = sentinel_get(n, a);
  return has_part(n->bits->graph, holds, literal_not(s->when), LOOK) ? s->other
         : has_part(n->bits->graph, holds, s->when, LOOK)            ? s->constant
                                                                     : a;
}
