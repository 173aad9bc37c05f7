/* Interned linear sums beside bit-vectors. */
#include "symbolic/number.h"

#include <assert.h>
#include <string.h>

enum { MOST_SUMMANDS = 20000, MOST_SPLITS = 3 /* of one comparison, in depth */ };

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
}

static bool is_sum(number a) {
  return a & NUMBER_SUM;
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

/* Takes the sum over. */
static number intern(numbers *n, sum *s) {
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
      sum_release(s);
      return (k - 1) | NUMBER_SUM;
    }
  kept_sum made = {*s, BITS_NONE, head ? (uint32_t)*head : 0};
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

bits number_bits(numbers *n, number a) {
  if (!is_sum(a))
    return a;
  if (kept(n, a)->bits == BITS_NONE) {
    bits b = sum_to_bits(n->bits, &kept(n, a)->sum);
    kept(n, a)->bits = b;
  }
  return kept(n, a)->bits;
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

static number combine(numbers *n, bits_width w, number a, int64_t sign, number b) {
  bool widths_differ = (is_sum(a) && kept(n, a)->sum.width != w) ||
                       (is_sum(b) && kept(n, b)->sum.width != w);
  if (widths_differ) {
    a = number_bits(n, a);
    b = number_bits(n, b);
  }
  if (both_constant(n, a, b) || !(counts(n, a) || counts(n, b)))
    return sign > 0 ? bits_add(n->bits, w, number_bits(n, a), number_bits(n, b))
                    : bits_sub(n->bits, w, number_bits(n, a), number_bits(n, b));
  sum s;
  sum_init(&s, w);
  add_to(n, &s, 1, a);
  add_to(n, &s, sign, b);
  return intern(n, &s);
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
  bits made = bits_ite(n->bits, c, then, otherwise);
  if (n->splits && made != then && made != otherwise && !map_get(&n->choice_of, made)) {
    vec_push(&n->choices, ((number_choice){c, then, otherwise}));
    map_put(&n->choice_of, made, n->choices.size);
  }
  return made;
}

number number_ite(numbers *n, literal c, number then, number otherwise) {
  if (then == otherwise || c == LITERAL_TRUE)
    return then;
  if (c == LITERAL_FALSE)
    return otherwise;
  if (!is_sum(then) && !is_sum(otherwise))
    return choice(n, c, then, otherwise);
  bits_width w = kept(n, is_sum(then) ? then : otherwise)->sum.width;
  sum a, b, out;
  sum_init(&a, w);
  sum_init(&b, w);
  sum_init(&out, w);
  add_to(n, &a, 1, then);
  add_to(n, &b, 1, otherwise);
  sum_ite(n->bits, &out, c, &a, &b);
  sum_release(&a);
  sum_release(&b);
  return intern(n, &out);
}

literal number_is_zero_sum(numbers *n, const sum *s) {
  sum copy;
  sum_init(&copy, s->width);
  sum_add(&copy, 1, s);
  literal zero = sum_is_zero(n->bits, s);
  number kept_as = intern(n, &copy);
  if (is_sum(kept_as) && !literal_is_constant(zero))
    map_put(&n->is_zero, zero, kept_as & ~NUMBER_SUM);
  return zero;
}

/* Notes who is compared with whom. */
static literal noted(numbers *n, bits a, bits b, bool by_order, literal result) {
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

static literal find_eq(numbers *n, number a, number b) {
  if (!is_sum(a) && !is_sum(b))
    return compare(n, bits_eq, a, b, 0);
  sum d;
  sum_init(&d, kept(n, is_sum(a) ? a : b)->sum.width);
  add_to(n, &d, 1, a);
  add_to(n, &d, -1, b);
  literal zero = number_is_zero_sum(n, &d);
  sum_release(&d);
  return zero;
}

static literal find_lt(numbers *n, number a, number b) {
  if (!is_sum(a) && !is_sum(b))
    return compare(n, bits_lt, a, b, 0);
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

literal number_eq(numbers *n, number a, number b) {
  return a == b ? LITERAL_TRUE : remembered(n, &n->known_eq, find_eq, a, b);
}

literal number_lt(numbers *n, number a, number b) {
  return remembered(n, &n->known_lt, find_lt, a, b);
}

const sum *number_zero_sum(const numbers *n, literal a) {
  uint64_t *index = map_get(&n->is_zero, a);
  return index ? &n->sums.data[*index].sum : NULL;
}
