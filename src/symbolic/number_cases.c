/* What a number is, case by case.
 *
 *     Node n = find(key);            one of many, each under its condition
 *     return n.count <= limit;
 *
 * What is read is a choice of as many numbers, and as bits it has nothing in common with any
 * of them: that n.count <= limit after an operation would not be seen to be what it was
 * before. So it is noted what the number was chosen from, and where it is compared, each of
 * its values is, under its own condition: these comparisons are the same before and after.
 *
 *     a == b      for each case:  it is not this one, or its value is b
 *     a < b       for some case:  it is this one, and its value is less
 *
 * What is assumed, and who looks at it (tests/shortcuts/Visits.java):
 *
 * - Of the cases behind the first at most one holds: they are alternatives of one reference,
 *   each to another object (join_add in operate.c). The first is where none of the others
 *   is, whatever its own condition says, as in the chain of choices that the bits were made
 *   by. So the comparison is that of the bits in every state, also where the reference is
 *   null, and whoever else has the same bits may compare them in the same way. */
#include "symbolic/number.h"

#include <assert.h>

enum { MOST_CASES = 128 };

static bool may_have_cases(const numbers *n, number a) {
  int64_t v;
  return number_is_bits(a) && !bits_to_constant(n->bits, a, &v) &&
         !map_get(&n->cases_of, a);
}

void number_note_cases(numbers *n, number a, const number_case_vector *all) {
  if (all->size < 2 || all->size > MOST_CASES || !may_have_cases(n, a))
    return;
  vec_each (const number_case, x, all) {
    assert(formula_has(n->bits->graph, x->when));
    if (!number_is_bits(x->value) || x->value == a)
      return;
  }
  map_put(&n->cases_of, a, (uint64_t)n->cases.size << 32 | all->size);
  vec_each (const number_case, x, all)
    vec_push(&n->cases, *x);
}

uint32_t number_cases_of(const numbers *n, number a, const number_case **first) {
  const uint64_t *known = map_get(&n->cases_of, a);
  *first = known ? &n->cases.data[*known >> 32] : NULL;
  return known ? (uint32_t)*known : 0;
}
