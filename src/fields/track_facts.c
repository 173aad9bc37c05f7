/* Facts about inputs: what they are worth, and which of them are relevant.
 *
 * A comparison of two values that are inputs plus constants is put as one question about
 * the inputs, always in the same way:
 *
 *     a + 2 == b + 3     a == b + 1
 *     a + 2 <  b         a <  b - 2
 *     7     <  b         not b < 8
 *
 * so that whoever asks the same again finds the same fact. */
#include "fields/track.h"

enum { MOST_OFFSET = 1 << 28 };
#define MOST_NUMBER ((int64_t)1 << 60) /* sums of a few do not overflow */

/* The fact, made when it is new. */

static uint64_t hash_of(const fact *f) {
  uint64_t h = f->kind;
  uint64_t parts[] = {f->a, f->b, (uint64_t)f->number, f->object};
  for (uint32_t k = 0; k < 4; k++)
    h = map_mix(h, parts[k]);
  return h;
}

static bool is_same_question(const fact *f, const fact *g) {
  return f->kind == g->kind && f->a == g->a && f->b == g->b && f->number == g->number &&
         f->object == g->object;
}

/* Its number plus 1, or 0. */
static uint32_t find_fact(const tracker *t, const fact *f, uint64_t hash) {
  uint64_t *head = map_get(&t->fact_index, hash);
  for (uint32_t k = head ? (uint32_t)*head : 0; k; k = t->facts.data[k - 1].next)
    if (is_same_question(f, &t->facts.data[k - 1]))
      return k;
  return 0;
}

static label label_of(tracker *t, fact f) {
  uint64_t hash = hash_of(&f), *head = map_get(&t->fact_index, hash);
  uint32_t known = find_fact(t, &f, hash);
  if (known)
    return labels_of(&t->labels, known - 1);
  f.next = head ? (uint32_t)*head : 0;
  vec_push(&t->facts, f);
  map_put(&t->fact_index, hash, t->facts.size);
  return labels_of(&t->labels, t->facts.size - 1);
}

/* Whether the input's value is relevant. */
static bool is_fixed(tracker *t, uint32_t input) {
  fact f = {.kind = FACT_VALUE, .a = input};
  uint32_t known = find_fact(t, &f, hash_of(&f));
  return known && labels_is_settled(&t->labels, labels_of(&t->labels, known - 1));
}

static label value_label(tracker *t, uint32_t input) {
  return label_of(t, (fact){.kind = FACT_VALUE, .holds = true, .a = input});
}

static label both_values(tracker *t, const fact *f) {
  label a = value_label(t, f->a);
  return f->b ? labels_join(&t->labels, a, value_label(t, f->b - 1)) : a;
}

static label fact_label(tracker *t, const fact *f) {
  switch (t->inputs->worth(t->context, f)) {
  case FACT_ALWAYS: return LABEL_NONE;
  case FACT_BY_VALUE: return both_values(t, f);
  case FACT_AS_ASKED: break;
  }
  bool decided = is_fixed(t, f->a) && (!f->b || is_fixed(t, f->b - 1));
  return decided ? LABEL_NONE : label_of(t, *f);
}

/* What is relevant. */

void tracker_settle(tracker *t, label a) {
  labels_settle(&t->labels, a, &t->relevant);
}

void tracker_fix_input(tracker *t, uint32_t input) {
  tracker_settle(t, value_label(t, input));
}

label track_whole(tracker *t, shadow a) {
  return a.origin ? labels_join(&t->labels, a.label, value_label(t, a.origin - 1))
                  : a.label;
}

void tracker_fix(tracker *t, shadow a) {
  tracker_settle(t, track_whole(t, a));
}

/* Comparisons. */

static label of_both(tracker *t, shadow a, shadow b, const fact *f) {
  label answer = f ? fact_label(t, f) : LABEL_NONE;
  return labels_join(&t->labels, labels_join(&t->labels, a.label, b.label), answer);
}

/* Whether offsets can be added without a thought. */
static bool is_small(tracker *t, shadow a) {
  int64_t low, high;
  return !a.origin || (t->inputs->range(t->context, a.origin - 1, &low, &high) &&
                       low >= -MOST_NUMBER && high <= MOST_NUMBER);
}

/* Constants beyond that differ from all inputs in the same way. */
static int64_t clamped(int64_t x) {
  return x > 2 * MOST_NUMBER    ? 2 * MOST_NUMBER
         : x < -2 * MOST_NUMBER ? -2 * MOST_NUMBER
                                : x;
}

static label whole_of_both(tracker *t, shadow a, shadow b) {
  return labels_join(&t->labels, track_whole(t, a), track_whole(t, b));
}

label track_equal(tracker *t, shadow a, shadow b, int64_t x, int64_t y) {
  fact f = {.kind = FACT_EQUAL, .holds = x == y};
  if (a.origin == b.origin)
    return of_both(t, a, b, NULL); /* constants, or as far apart as always */
  if (!is_small(t, a) || !is_small(t, b))
    return whole_of_both(t, a, b);
  if (!a.origin || (b.origin && b.origin < a.origin)) {
    f.a = b.origin - 1;
    f.b = a.origin;
    f.number = (a.origin ? a.offset : clamped(x)) - b.offset;
  } else {
    f.a = a.origin - 1;
    f.b = b.origin;
    f.number = (b.origin ? b.offset : clamped(y)) - a.offset;
  }
  return of_both(t, a, b, &f);
}

label track_less(tracker *t, shadow a, shadow b, int64_t x, int64_t y) {
  fact f = {.kind = FACT_LESS, .holds = x < y};
  if (a.origin == b.origin)
    return of_both(t, a, b, NULL);
  if (!is_small(t, a) || !is_small(t, b))
    return whole_of_both(t, a, b);
  if (!a.origin) { /* x < b + n if not b < x + 1 - n */
    f.holds = !f.holds;
    f.a = b.origin - 1;
    f.number = clamped(x) + 1 - b.offset;
  } else {
    f.a = a.origin - 1;
    f.b = b.origin;
    f.number = (b.origin ? b.offset : clamped(y)) - a.offset;
  }
  return of_both(t, a, b, &f);
}

/* Whether the input, which is known to be this object, is nothing that the other can be.
 * A copy's number is in no domain, and says nothing of the original's. */
static bool is_never(tracker *t, shadow a, object_id x, shadow b) {
  fact f = {.kind = FACT_EQUAL, .a = b.origin - 1, .object = x};
  return a.origin && b.origin && x && !a.is_copy && is_fixed(t, a.origin - 1) &&
         t->inputs->worth(t->context, &f) == FACT_ALWAYS;
}

/* A copy is another object than its original, but null is null: what two inputs refer to
 * says nothing of whether the one's original is the other's copy. */
static bool are_worlds_apart(shadow a, shadow b, object_id x, object_id y) {
  if (a.origin && b.origin)
    return a.is_copy != b.is_copy;
  return (a.is_copy && y) || (b.is_copy && x);
}

label track_same(tracker *t, shadow a, shadow b, object_id x, object_id y) {
  fact f = {.kind = FACT_EQUAL, .holds = x == y};
  if (are_worlds_apart(a, b, x, y))
    return whole_of_both(t, a, b);
  if (a.origin == b.origin || is_never(t, a, x, b) || is_never(t, b, y, a))
    return of_both(t, a, b, NULL);
  if (!a.origin || (b.origin && b.origin < a.origin)) {
    f.a = b.origin - 1;
    f.b = a.origin;
    f.object = a.origin ? 0 : x;
  } else {
    f.a = a.origin - 1;
    f.b = b.origin;
    f.object = b.origin ? 0 : y;
  }
  return of_both(t, a, b, &f);
}

shadow track_plus(tracker *t, shadow a, int64_t number, int64_t least, int64_t most) {
  int64_t low, high;
  if (a.origin && number >= -MOST_OFFSET && number <= MOST_OFFSET &&
      t->inputs->range(t->context, a.origin - 1, &low, &high)) {
    int64_t offset = a.offset + number;
    if (offset >= -MOST_OFFSET && offset <= MOST_OFFSET && low > INT64_MIN / 2 &&
        high < INT64_MAX / 2 && low + offset >= least && high + offset <= most)
      return (shadow){.label = a.label, .origin = a.origin, .offset = (int32_t)offset};
  }
  return (shadow){.label = track_whole(t, a)};
}
