/* Codes in binary: for each number, the conjunction that says that the code is it.
 *
 * Each is the balanced tree that formula_and_all makes of its bits. Numbers share the
 * trees of a part of their bits: these are looked up by the part's value, in a table for
 * each level, so that n numbers take little more than n gates to make, in the same order
 * as if each were made alone. */
#include "formula/formula.h"

#include "base/memory.h"

#include <assert.h>

enum { LEVELS = 5 }; /* the last but the root of a tree of 32 bits */

typedef struct minterms {
  formula *formula;
  const literal *code;
  uint32_t bits;
  literal *known[LEVELS]; /* by level: by group and value; 0: not made yet */
} minterms;

/* A group of a level is 2^level bits, the last of them perhaps fewer. */
static uint32_t group_count(const minterms *m, uint32_t level) {
  return ((m->bits - 1) >> level) + 1;
}

static literal *place_of(const minterms *m, uint32_t level, uint32_t group,
                         uint32_t value) {
  uint32_t width = 1u << level, part = value >> group * width & ((1u << width) - 1);
  return &m->known[level][((size_t)group << width) + part];
}

static literal join(minterms *m, uint32_t level, uint32_t group, uint32_t value,
                    literal a, literal b) {
  if (group_count(m, level) == 1)
    return formula_and(m->formula, a, b);
  literal *place = place_of(m, level, group, value);
  if (!*place)
    *place = formula_and(m->formula, a, b);
  return *place;
}

/* Level by level; an odd one moves up. */
static literal minterm(minterms *m, uint32_t value) {
  literal parts[32];
  for (uint32_t b = 0; b < m->bits; b++)
    parts[b] = literal_not_if(m->code[b], !(value >> b & 1));
  for (uint32_t level = 1, count = m->bits; count > 1; level++) {
    for (uint32_t g = 0; 2 * g + 1 < count; g++)
      parts[g] = join(m, level, g, value, parts[2 * g], parts[2 * g + 1]);
    if (count & 1u)
      parts[count / 2] = parts[count - 1];
    count = (count + 1) / 2;
  }
  return m->bits ? parts[0] : LITERAL_TRUE;
}

void formula_minterms(formula *f, const literal *code, uint32_t bits, uint32_t count,
                      literal *out) {
  assert(bits < 32 && (uint64_t)count <= (uint64_t)1 << bits);
  minterms m = {f, code, bits, {0}};
  for (uint32_t level = 1; level < LEVELS && bits && group_count(&m, level) > 1; level++)
    m.known[level] =
        memory_new_array(literal, (size_t)group_count(&m, level) << (1u << level));
  for (uint32_t k = 0; k < count; k++)
    out[k] = minterm(&m, k);
  for (uint32_t level = 1; level < LEVELS; level++)
    memory_free(m.known[level]);
}
