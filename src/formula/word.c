/* Words: ripple-carry sums, shifts by stages, products of partial sums. Constants fold in
 * the gates. */
#include "formula/word.h"

#include <assert.h>
#include <string.h>

word word_constant(uint64_t v, uint32_t size) {
  word w = {.size = size};
  assert(size <= WORD_MOST);
  for (uint32_t k = 0; k < size && k < 64; k++)
    w.at[k] = literal_of(v >> k & 1);
  return w;
}

word word_part(const word *a, uint32_t first, uint32_t size) {
  word w = {.size = size};
  assert(size <= WORD_MOST);
  for (uint32_t k = 0; k < size && first + k < a->size; k++)
    w.at[k] = a->at[first + k];
  return w;
}

word word_join(const word *low, const word *high) {
  word w = *low;
  assert(low->size + high->size <= WORD_MOST);
  memcpy(w.at + low->size, high->at, high->size * sizeof *w.at);
  w.size += high->size;
  return w;
}

word word_ite(formula *f, literal condition, const word *then, const word *otherwise) {
  word w = {.size = then->size};
  assert(then->size == otherwise->size);
  for (uint32_t k = 0; k < w.size; k++)
    w.at[k] = formula_ite(f, condition, then->at[k], otherwise->at[k]);
  return w;
}

word word_add(formula *f, const word *a, const word *b, literal carry) {
  word w = {.size = a->size};
  assert(a->size == b->size);
  for (uint32_t k = 0; k < w.size; k++) {
    literal half = formula_xor(f, a->at[k], b->at[k]);
    w.at[k] = formula_xor(f, half, carry);
    carry = formula_ite(f, half, carry, a->at[k]);
  }
  return w;
}

static word inverse(const word *a) {
  word w = *a;
  for (uint32_t k = 0; k < w.size; k++)
    w.at[k] = literal_not(w.at[k]);
  return w;
}

word word_sub(formula *f, const word *a, const word *b) {
  word not_b = inverse(b);
  return word_add(f, a, &not_b, LITERAL_TRUE);
}

word word_mul(formula *f, const word *a, const word *b) {
  uint32_t size = a->size + b->size;
  word sum = word_constant(0, size);
  for (uint32_t k = 0; k < b->size; k++) {
    word row = word_constant(0, a->size + 1), above = word_part(&sum, k, a->size + 1);
    for (uint32_t i = 0; i < a->size; i++)
      row.at[i] = formula_and(f, a->at[i], b->at[k]);
    above = word_add(f, &above, &row, LITERAL_FALSE);
    memcpy(sum.at + k, above.at, above.size * sizeof *above.at);
  }
  return sum;
}

/* By 2^stage, up or down. What a shift down loses goes into *lost. */
static word shift_stage(const word *a, uint32_t by, bool up, formula *f, literal *lost) {
  word w = {.size = a->size};
  for (uint32_t k = 0; k < a->size; k++) {
    if (up ? k >= by : k + by < a->size)
      w.at[k] = a->at[up ? k - by : k + by];
    if (!up && k < by)
      *lost = formula_or(f, *lost, a->at[k]);
  }
  return w;
}

static word shift(formula *f, const word *a, const word *count, bool up, literal *lost) {
  word w = *a, none = word_constant(0, a->size);
  literal far = LITERAL_FALSE;
  for (uint32_t k = 0; k < count->size; k++) {
    if (k >= 31 || UINT32_C(1) << k >= a->size) {
      far = formula_or(f, far, count->at[k]);
      continue;
    }
    literal drops = LITERAL_FALSE;
    word moved = shift_stage(&w, UINT32_C(1) << k, up, f, &drops);
    *lost = formula_or(f, *lost, formula_and(f, count->at[k], drops));
    w = word_ite(f, count->at[k], &moved, &w);
  }
  *lost = formula_or(f, *lost, formula_and(f, far, word_any(f, &w)));
  return word_ite(f, far, &none, &w);
}

word word_shift_left(formula *f, const word *a, const word *count) {
  literal lost = LITERAL_FALSE;
  return shift(f, a, count, true, &lost);
}

word word_shift_right(formula *f, const word *a, const word *count) {
  literal lost = LITERAL_FALSE;
  word w = shift(f, a, count, false, &lost);
  w.at[0] = formula_or(f, w.at[0], lost);
  return w;
}

word word_normalise(formula *f, const word *a, word *count) {
  word w = *a;
  uint32_t stages = 0;
  while (UINT32_C(1) << stages < a->size)
    stages++;
  *count = word_constant(0, stages);
  for (uint32_t k = stages; k-- > 0;) {
    uint32_t by = UINT32_C(1) << k;
    word top = word_part(&w, w.size - by, by);
    literal drops = LITERAL_FALSE, empty = literal_not(word_any(f, &top));
    word moved = shift_stage(&w, by, true, f, &drops);
    w = word_ite(f, empty, &moved, &w);
    count->at[k] = empty;
  }
  return w;
}

literal word_any(formula *f, const word *a) {
  return formula_or_all(f, a->at, a->size);
}

literal word_all(formula *f, const word *a) {
  return formula_and_all(f, a->at, a->size);
}

literal word_less(formula *f, const word *a, const word *b) {
  literal less = LITERAL_FALSE;
  assert(a->size == b->size);
  for (uint32_t k = 0; k < a->size; k++)
    less = formula_ite(f, formula_xor(f, a->at[k], b->at[k]), b->at[k], less);
  return less;
}
