/* Words of up to 160 literals, lowest first, without a sign: what circuits wider than a
 * bit-vector are made of. Sizes are fixed; what does not fit is lost. */
#ifndef FORMULA_WORD_H
#define FORMULA_WORD_H

#include "formula/formula.h"

enum { WORD_MOST = 160 };

typedef struct word {
  uint32_t size;
  literal at[WORD_MOST];
} word;

word word_constant(uint64_t, uint32_t size);
word word_part(const word *, uint32_t first, uint32_t size); /* zeros beyond its end */
word word_join(const word *low, const word *high);
word word_ite(formula *, literal condition, const word *then, const word *otherwise);
word word_add(formula *, const word *, const word *, literal carry); /* of equal size */
word word_sub(formula *, const word *, const word *);
word word_mul(formula *, const word *, const word *); /* as large as both */
word word_shift_left(formula *, const word *, const word *count);
/* The lowest bit of what is left is also true where a bit that was lost is. */
word word_shift_right(formula *, const word *, const word *count);
/* Shifts the highest 1 to the top; *count says how far. Zero stays. */
word word_normalise(formula *, const word *, word *count);
literal word_any(formula *, const word *); /* some bit is true */
literal word_all(formula *, const word *);
literal word_less(formula *, const word *, const word *); /* of equal size */
static inline literal word_top(const word *w) {
  return w->at[w->size - 1];
}

#endif
