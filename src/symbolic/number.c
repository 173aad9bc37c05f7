/* Interned linear sums beside bit-vectors. */
#include "symbolic/origin.h"
#include "symbolic/sentinel.h"

#include <assert.h>
#include <string.h>

enum {
  MOST_SUMMANDS = 20000,
  MOST_SPLITS = 3, /* of one comparison, in depth */
  MOST_COMPARED = 1024
};

void numbers_init(numbers *n, bits_context *b) {
  *n = (numbers){.bits = b};
}

void numbers_release(numbers *n) {
  vec_each (kept_sum, k, &n->sums)
    sum_release(&k->sum);
  vec_release(&n->sums);
  map_release(&n->by_hash);
  map_release(&n->is_zero);
  map_release(&n->known_eq);
  map_release(&n->known_lt);
  vec_release(&n->compared);
  map_release(&n->compared_index);
  vec_release(&n->choices);
  map_release(&n->choice_of);
  vec_release(&n->cases);
  map_release(&n->cases_of);
  vec_release(&n->orders);
  map_release(&n->order_of);
  vec_release(&n->sentinels);
  map_release(&n->sentinel_index);
  origins_delete(n->origins);
}

static bool is_sum(number a) {
  return (a & NUMBER_SENTINEL) == NUMBER_SUM;
}

static kept_sum *kept(const numbers *n, number a) {
  assert(is_sum(a) && (a & ~NUMBER_SUM) < n->sums.size);
  return &n->sums.data[a & ~NUMBER_SUM];
}

static uint64_t hash_of(const sum *s) {
  uint64_t h = (uint64_t)s->constant * 31 + s->width;
  vec_each (summand, x, &s->summands)
    h = (h ^ x->guard ^ (uint64_t)x->coefficient << 32) * 0x9E3779B97F4A7C15u + (h >> 31);
  return h;
}

static bool equal(const sum *a, const sum *b) {
  if (a->width != b->width || a->constant != b->constant ||
      a->summands.size != b->summands.size)
    return false;
  for (uint32_t k = 0; k < a->summands.size; k++)
    if (a->summands.data[k].guard != b->summands.data[k].guard ||
        a->summands.data[k].coefficient != b->summands.data[k].coefficient)
      return false;
  return true;
}

/* Ranges. */

static number_range whole(bits_width w) {
  return w == BITS_INT ? (number_range){INT32_MIN, INT32_MAX}
                       : (number_range){INT64_MIN, INT64_MAX};
}

static number_range common(number_range a, number_range b) {
  return (number_range){a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
}

static number_range either(number_range a, number_range b) {
  return (number_range){a.low < b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

/* One plus or minus the other, where that does not wrap. */
static number_range range_sum(bits_width w, number_range a, int64_t sign,
                              number_range b) {
  const int64_t far = (int64_t)1 << 60;
  number_range c = sign > 0 ? b : (number_range){-b.high, -b.low};
  if (a.low < -far || a.high > far || b.low < -far || b.high > far)
    return whole(w);
  number_range r = {a.low + c.low, a.high + c.high}, all = whole(w);
  return r.low < all.low || r.high > all.high ? all : r;
}

static number_range range_of_summands(const sum *s) {
  number_range r = {s->constant, s->constant};
  vec_each (summand, x, &s->summands)
    r = range_sum(s->width, r, 1,
                  (number_range){x->coefficient < 0 ? x->coefficient : 0,
                                 x->coefficient > 0 ? x->coefficient : 0});
  return r;
}

static number_range range_of_bits(const bits_context *b, bits a) {
  int64_t v;
  if (bits_to_constant(b, a, &v))
    return (number_range){v, v};
  uint32_t length = bits_length(b, a);
  int64_t most = (int64_t)(((uint64_t)1 << (length - 1)) - 1);
  bool is_positive = bits_get(b, a, length - 1) == LITERAL_FALSE;
  return (number_range){is_positive ? 0 : -most - 1, most};
}

number_range number_range_of(const numbers *n, number a) {
  if (number_is_sentinel(a)) {
    const sentinel *s = sentinel_get(n, a);
    return either(range_of_bits(n->bits, s->constant), number_range_of(n, s->other));
  }
  return is_sum(a) ? kept(n, a)->range : range_of_bits(n->bits, a);
}

/* Takes the sum over, which is known to lie in the range. */
static number intern(numbers *n, sum *s, number_range range) {
  int64_t constant;
  if (sum_to_constant(s, &constant) || s->summands.size > MOST_SUMMANDS) {
    bits b =
        s->summands.size ? sum_to_bits(n->bits, s) : bits_constant(n->bits, constant);
    sum_release(s);
    return b;
  }
  uint64_t hash = hash_of(s), *head = map_get(&n->by_hash, hash);
  for (uint32_t k = head ? (uint32_t)*head : 0; k; k = n->sums.data[k - 1].next)
    if (equal(&n->sums.data[k - 1].sum, s)) {
      n->sums.data[k - 1].range = common(n->sums.data[k - 1].range, range);
      sum_release(s);
      return (k - 1) | NUMBER_SUM;
    }
  kept_sum made = {.sum = *s,
                   .range = common(range, range_of_summands(s)),
                   .base = BITS_NONE,
                   .bits = BITS_NONE,
                   .next = head ? (uint32_t)*head : 0};
  vec_push(&n->sums, made);
  map_put(&n->by_hash, hash, n->sums.size);
  return (n->sums.size - 1) | NUMBER_SUM;
}

static void add_to(numbers *n, sum *s, int64_t coefficient, number a) {
  if (is_sum(a))
    sum_add(s, coefficient, &kept(n, a)->sum);
  else
    sum_add_bits(n->bits, s, coefficient, a);
}

void number_add_to_sum(numbers *n, sum *s, int64_t coefficient, number a) {
  add_to(n, s, coefficient, sentinel_plain(n, a));
}

number number_of_sum(numbers *n, sum *s) {
  return intern(n, s, whole(s->width));
}

bits number_bits(numbers *n, number a) {
  a = sentinel_plain(n, a);
  if (!is_sum(a))
    return a;
  if (kept(n, a)->bits == BITS_NONE) {
    bits b = polynomial_find(n->bits, &kept(n, a)->polynomial);
    if (b == BITS_NONE) {
      origin_mark mark = origin_mark_now(n);
      b = sum_to_bits(n->bits, &kept(n, a)->sum);
      origin_note(n, mark, b, (origin){ORIGIN_SAME, kept(n, a)->sum.width, 0, a, 0});
      polynomial_note(n->bits, &kept(n, a)->polynomial, b);
    }
    kept(n, a)->bits = b;
  }
  return kept(n, a)->bits;
}

/* a plus b, or minus; neither is a sentinel, and sums have the width. */
static polynomial polynomial_of_both(const numbers *n, bits_width w, number a,
                                     int64_t sign, number b) {
  polynomial both[2];
  for (uint32_t k = 0; k < 2; k++) {
    number x = k ? b : a;
    if (is_sum(x) && kept(n, x)->polynomial.is_known)
      both[k] = kept(n, x)->polynomial;
    else if (is_sum(x))
      both[k] = (polynomial){.width = w};
    else
      polynomial_of(n->bits, w, x, &both[k]);
  }
  polynomial_add(&both[0], sign < 0, &both[1]);
  return both[0];
}

/* Constants and truth values: what counting adds. */
static bool counts(const numbers *n, number a) {
  int64_t v;
  if (is_sum(a))
    return true;
  return bits_to_constant(n->bits, a, &v) ||
         (bits_length(n->bits, a) == 2 && bits_get(n->bits, a, 1) == LITERAL_FALSE);
}

static bool both_constant(const numbers *n, number a, number b) {
  int64_t v;
  return !is_sum(a) && !is_sum(b) && bits_to_constant(n->bits, a, &v) &&
         bits_to_constant(n->bits, b, &v);
}

/* What the number is above which bits; a constant is no bits to be above. */
static bool has_base(const numbers *n, number a, bits *base, int64_t *above) {
  *above = is_sum(a) ? kept(n, a)->above : 0;
  *base = is_sum(a) ? kept(n, a)->base : a;
  return *base != BITS_NONE;
}

/* `made` is a plus b, or minus. */
static void note_base(numbers *n, number made, number a, int64_t sign, number b) {
  const int64_t far = (int64_t)1 << 60;
  int64_t step;
  if (!is_sum(made))
    return;
  if (sign > 0 && !is_sum(a) && bits_to_constant(n->bits, a, &step)) {
    note_base(n, made, b, sign, a);
    return;
  }
  if (is_sum(b) || !bits_to_constant(n->bits, b, &step))
    return;
  kept_sum *k = kept(n, made);
  number_range of = number_range_of(n, a), all = whole(k->sum.width);
  step *= sign;
  if (of.low < -far || of.high > far || step < -far || step > far ||
      of.low + step < all.low || of.high + step > all.high ||
      !has_base(n, a, &k->base, &k->above))
    return;
  k->above += step;
}

static number combine(numbers *n, bits_width w, number a, int64_t sign, number b) {
  a = sentinel_plain(n, a);
  b = sentinel_plain(n, b);
  bool widths_differ = (is_sum(a) && kept(n, a)->sum.width != w) ||
                       (is_sum(b) && kept(n, b)->sum.width != w);
  if (widths_differ) {
    a = number_bits(n, a);
    b = number_bits(n, b);
  }
  origin from = {sign > 0 ? ORIGIN_PLUS : ORIGIN_MINUS, w, 0, a, b};
  origin_mark mark = origin_mark_now(n);
  if (both_constant(n, a, b) || !(counts(n, a) || counts(n, b))) {
    bits made = sign > 0 ? bits_add(n->bits, w, a, b) : bits_sub(n->bits, w, a, b);
    origin_note(n, mark, made, from);
    return made;
  }
  sum s;
  sum_init(&s, w);
  add_to(n, &s, 1, a);
  add_to(n, &s, sign, b);
  number made =
      intern(n, &s, range_sum(w, number_range_of(n, a), sign, number_range_of(n, b)));
  origin_note(n, mark, made, from);
  note_base(n, made, a, sign, b);
  if (is_sum(made) && !kept(n, made)->polynomial.is_known)
    kept(n, made)->polynomial = polynomial_of_both(n, w, a, sign, b);
  return made;
}

number number_add(numbers *n, bits_width w, number a, number b) {
  return combine(n, w, a, 1, b);
}

number number_sub(numbers *n, bits_width w, number a, number b) {
  return combine(n, w, a, -1, b);
}

void numbers_split(numbers *n, bool on) {
  n->splits = on;
}

static bits choice(numbers *n, literal c, bits then, bits otherwise) {
  assert(formula_has(n->bits->graph, c));
  origin_mark mark = origin_mark_now(n);
  bits made = bits_ite(n->bits, c, then, otherwise);
  origin_note(n, mark, made, (origin){ORIGIN_CHOICE, BITS_LONG, c, then, otherwise});
  if (n->splits && made != then && made != otherwise && !map_get(&n->choice_of, made)) {
    vec_push(&n->choices, ((number_choice){c, then, otherwise}));
    map_put(&n->choice_of, made, n->choices.size);
  }
  return made;
}

/* Bits and a constant above them, where the bits are more than a truth value: what a
 * field holds and is computed from it, not what is counted. */
static bool is_moved(const numbers *n, number a) {
  return is_sum(a) && kept(n, a)->base != BITS_NONE && !counts(n, kept(n, a)->base);
}

/* Whether a choice between the two is one of values: `1 + max(left.height, right.height)`
 * has nothing that could cancel, and as a sum it would have the summands of both sides
 * at each level. What is chosen from one value and itself moved stays a sum. */
static bool are_values(const numbers *n, number a, number b) {
  if (!is_moved(n, a) && !is_moved(n, b))
    return false;
  if ((is_sum(a) && !is_moved(n, a)) || (is_sum(b) && !is_moved(n, b)))
    return false;
  bits x, y;
  int64_t above;
  return has_base(n, a, &x, &above) && has_base(n, b, &y, &above) && x != y;
}

/* Of a choice between sums that have little in common. */
enum { MANY_SUMMANDS = 24 };

number number_ite(numbers *n, literal c, number then, number otherwise) {
  assert(formula_has(n->bits->graph, c));
  if (then == otherwise || c == LITERAL_TRUE)
    return then;
  if (c == LITERAL_FALSE)
    return otherwise;
  number kept_as;
  if (sentinel_ite(n, c, then, otherwise, &kept_as))
    return kept_as;
  then = sentinel_plain(n, then);
  otherwise = sentinel_plain(n, otherwise);
  if (!is_sum(then) && !is_sum(otherwise))
    return choice(n, c, then, otherwise);
  if (n->keeps_sentinels && are_values(n, then, otherwise))
    return choice(n, c, number_bits(n, then), number_bits(n, otherwise));
  bits_width w = kept(n, is_sum(then) ? then : otherwise)->sum.width;
  sum a, b, out;
  sum_init(&a, w);
  sum_init(&b, w);
  sum_init(&out, w);
  add_to(n, &a, 1, then);
  add_to(n, &b, 1, otherwise);
  sum_ite(n->bits, &out, c, &a, &b);
  bool too_many = out.summands.size > MANY_SUMMANDS &&
                  out.summands.size > a.summands.size + b.summands.size + 1;
  sum_release(&a);
  sum_release(&b);
  if (too_many) { /* those of one side are there twice; after n choices, 2^n times */
    sum_release(&out);
    return choice(n, c, number_bits(n, then), number_bits(n, otherwise));
  }
  origin_mark mark = origin_mark_now(n);
  number made =
      intern(n, &out, either(number_range_of(n, then), number_range_of(n, otherwise)));
  origin_note(n, mark, made, (origin){ORIGIN_CHOICE, w, c, then, otherwise});
  return made;
}

literal number_is_zero_sum(numbers *n, const sum *s) {
  sum copy;
  sum_init(&copy, s->width);
  sum_add(&copy, 1, s);
  literal zero = sum_is_zero(n->bits, s);
  number kept_as = intern(n, &copy, whole(s->width));
  if (is_sum(kept_as) && !literal_is_constant(zero))
    map_put(&n->is_zero, zero, kept_as & ~NUMBER_SUM);
  return zero;
}

/* Notes who is compared with whom. */
static literal noted(numbers *n, bits a, bits b, bool by_order, literal result) {
  assert(formula_has(n->bits->graph, result));
  int64_t v;
  if (literal_is_constant(result) || bits_to_constant(n->bits, a, &v) ||
      bits_to_constant(n->bits, b, &v))
    return result;
  uint64_t key = a < b ? map_pair(a, b) : map_pair(b, a);
  uint64_t *known = map_get(&n->compared_index, key);
  if (!known) {
    known = map_put(&n->compared_index, key, n->compared.size);
    vec_push(&n->compared, ((compared){.one = a, .other = b}));
  }
  n->compared.data[*known].by_order |= by_order;
  return result;
}

typedef literal comparison(bits_context *, bits, bits);

/* Compares two numbers; those that are choices, side by side. */
static literal compare(numbers *n, comparison *how, bits a, bits b, uint32_t depth) {
  bool may = n->splits && depth < MOST_SPLITS;
  const uint64_t *left = may ? map_get(&n->choice_of, a) : NULL;
  const uint64_t *right = may && !left ? map_get(&n->choice_of, b) : NULL;
  if (!left && !right)
    return noted(n, a, b, how == bits_lt, how(n->bits, a, b));
  number_choice c = n->choices.data[(left ? *left : *right) - 1];
  literal sides[2];
  for (int k = 0; k < 2; k++) {
    bits side = k ? c.otherwise : c.then;
    sides[k] =
        left ? compare(n, how, side, b, depth + 1) : compare(n, how, a, side, depth + 1);
  }
  return formula_ite(n->bits->graph, c.condition, sides[0], sides[1]);
}

/* The same, case by case where there are some and no more than that. See number_cases.c. */
static literal compare_cases(numbers *n, comparison *how, bits a, bits b, uint32_t most) {
  const number_case *first;
  formula *f = n->bits->graph;
  uint32_t left = number_cases_of(n, a, &first);
  uint32_t count = left ? left : number_cases_of(n, b, &first);
  if (!count || count > most)
    return compare(n, how, a, b, 0);
  literal others = LITERAL_FALSE, all = LITERAL_FALSE;
  bool all_have_to = how == bits_eq; /* otherwise one has to */
  size_t at = (size_t)(first - n->cases.data);
  for (uint32_t k = count; k-- > 0;) {
    number_case c = n->cases.data[at + k];
    literal when = k ? c.when : literal_not(others);
    literal holds = left ? compare_cases(n, how, c.value, b, most / count)
                         : compare_cases(n, how, a, c.value, most / count);
    all = formula_or(f, all,
                     formula_and(f, when, all_have_to ? literal_not(holds) : holds));
    others = formula_or(f, others, c.when);
  }
  return all_have_to ? literal_not(all) : all;
}

/* Compares with what a sentinel may be, each where it is. */
static literal compare_sides(numbers *n, literal (*find)(numbers *, number, number),
                             number a, number b) {
  bool left = number_is_sentinel(a);
  sentinel s = *sentinel_get(n, left ? a : b);
  literal broken = left ? find(n, s.constant, b) : find(n, a, s.constant);
  literal sound = left ? find(n, s.other, b) : find(n, a, s.other);
  return formula_ite(n->bits->graph, s.when, broken, sound);
}

static literal find_eq(numbers *n, number a, number b) {
  if (number_is_sentinel(a) || number_is_sentinel(b))
    return compare_sides(n, find_eq, a, b);
  if (is_sum(a) || is_sum(b)) {
    number_range x = number_range_of(n, a), y = number_range_of(n, b);
    if (x.high < y.low || y.high < x.low)
      return LITERAL_FALSE;
  }
  if (!is_sum(a) && !is_sum(b))
    return compare_cases(n, bits_eq, a, b, MOST_COMPARED);
  bits_width w = kept(n, is_sum(a) ? a : b)->sum.width;
  polynomial p = polynomial_of_both(n, w, a, -1, b);
  if (p.is_known && !p.count)
    return p.constant ? LITERAL_FALSE : LITERAL_TRUE;
  sum d;
  sum_init(&d, w);
  add_to(n, &d, 1, a);
  add_to(n, &d, -1, b);
  literal zero = number_is_zero_sum(n, &d);
  sum_release(&d);
  return zero;
}

/* x + c < y + d is x < y, or x <= y, where c and d are that near: keys that are passed
 * down as exclusive bounds, key - 1 and key + 1, are compared as keys are. */
static bool compare_bases(numbers *n, number a, number b, literal *less) {
  bits x, y;
  int64_t c, d;
  if (!has_base(n, a, &x, &c) || !has_base(n, b, &y, &d) || d - c < 0 || d - c > 1)
    return false;
  *less =
      d == c ? compare(n, bits_lt, x, y, 0) : literal_not(compare(n, bits_lt, y, x, 0));
  return true;
}

static literal find_lt(numbers *n, number a, number b) {
  if (number_is_sentinel(a) || number_is_sentinel(b))
    return compare_sides(n, find_lt, a, b);
  if (is_sum(a) || is_sum(b)) {
    number_range x = number_range_of(n, a), y = number_range_of(n, b);
    if (x.high < y.low || y.high <= x.low)
      return x.high < y.low ? LITERAL_TRUE : LITERAL_FALSE;
    literal less;
    if (compare_bases(n, a, b, &less))
      return less;
  }
  if (!is_sum(a) && !is_sum(b))
    return compare_cases(n, bits_lt, a, b, MOST_COMPARED);
  bits_width w = kept(n, is_sum(a) ? a : b)->sum.width;
  sum x, y;
  sum_init(&x, w);
  sum_init(&y, w);
  add_to(n, &x, 1, a);
  add_to(n, &y, 1, b);
  literal less = sum_lt(n->bits, &x, &y);
  sum_release(&x);
  sum_release(&y);
  return less;
}

/* What was compared once is compared again and again. */
static literal remembered(numbers *n, map *known,
                          literal (*find)(numbers *, number, number), number a,
                          number b) {
  if (n->splits)
    return find(n, a, b);
  uint64_t key = map_pair(a, b), *found = map_get(known, key);
  if (found)
    return (literal)*found;
  literal result = find(n, a, b);
  map_put(known, key, result);
  return result;
}

/* The two, if the number is how they compare and is asked about zero. */
static const number_order *order_at_zero(const numbers *n, number a, number zero) {
  const uint64_t *known =
      zero == bits_constant(n->bits, 0) ? map_get(&n->order_of, a) : NULL;
  assert(!known || n->orders.data);
  return known ? &n->orders.data[*known - 1] : NULL;
}

/* How an order compares with zero is known by itself: it is not to be asked of the order
 * again. */
number number_order_of(numbers *n, number a, number b) {
  literal less = number_lt(n, a, b), more = number_lt(n, b, a);
  literal parts[] = {formula_or(n->bits->graph, less, more), less};
  bits made = bits_mk(n->bits, parts, 2);
  int64_t v;
  bool is_own = made == a || order_at_zero(n, a, b) || order_at_zero(n, b, a);
  if (!is_own && !bits_to_constant(n->bits, made, &v) && !map_get(&n->order_of, made)) {
    vec_push(&n->orders, ((number_order){a, b}));
    map_put(&n->order_of, made, n->orders.size);
  }
  return made;
}

literal number_eq(numbers *n, number a, number b) {
  const number_order *o = order_at_zero(n, a, b);
  if (o)
    return number_eq(n, o->one, o->other);
  if (a == b)
    return LITERAL_TRUE;
  literal equal = remembered(n, &n->known_eq, find_eq, a, b);
  origin_note_equal(n, equal, a, b);
  return equal;
}

literal number_lt(numbers *n, number a, number b) {
  const number_order *less = order_at_zero(n, a, b), *more = order_at_zero(n, b, a);
  if (less)
    return number_lt(n, less->one, less->other);
  if (more)
    return number_lt(n, more->other, more->one);
  return remembered(n, &n->known_lt, find_lt, a, b);
}

const sum *number_zero_sum(const numbers *n, literal a) {
  assert(formula_has(n->bits->graph, a));
  uint64_t *index = map_get(&n->is_zero, a);
  return index ? &n->sums.data[*index].sum : NULL;
}
