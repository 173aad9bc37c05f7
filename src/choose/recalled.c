/* Cores by question, the newest first: it is the most likely to do again.
 *
 * What is assumed, and who looks at it (tests/unit/test_recalled.c compares with enumeration):
 *
 * - What has been learnt holds of all valid states, and more of it is learnt at most: so what
 *   was refuted stays refuted (unchecked_sat.c, which keeps the cores as long as its formula).
 * - Every literal of a core is assumed again, literally (is_assumed). To assume more changes
 *   nothing.
 * - The question is one of the core: where a path alone is refuted, nothing is kept. */
#include "choose/recalled.h"

#include <assert.h>

enum { BEFORE, SIZE, HEAD }; /* of a core; then its literals */

enum {
  MOST_CORES = 8,       /* of a question that are looked at */
  MOST_WORDS = 1 << 22, /* of all; then they are forgotten */
};

static bool is_assumed(const recalled *r, const uint32_t *core) {
  for (uint32_t k = 0; k < core[SIZE]; k++) {
    const uint64_t *last = map_get(&r->assumed, core[HEAD + k]);
    if (!last || *last != r->questions)
      return false;
  }
  return true;
}

bool recalled_refutes(recalled *r, const literal *all, size_t count) {
  assert(count && all);
  const uint64_t *newest = map_get(&r->first, all[count - 1]);
  if (!newest)
    return false;
  r->questions++;
  for (size_t k = 0; k < count; k++)
    map_put(&r->assumed, all[k], r->questions);
  uint32_t at = (uint32_t)*newest;
  for (uint32_t looks = 0; at && looks < MOST_CORES; looks++) {
    const uint32_t *core = r->words.data + at - 1;
    if (is_assumed(r, core))
      return true;
    at = core[BEFORE];
  }
  return false;
}

static bool has(const literal *all, uint32_t count, literal a) {
  for (uint32_t k = 0; k < count; k++)
    if (all[k] == a)
      return true;
  return false;
}

static void forget(recalled *r) {
  map_clear(&r->first);
  vec_clear(&r->words);
}

void recalled_add(recalled *r, const literal *core, uint32_t count, literal question) {
  assert(core || !count);
  if (!has(core, count, question))
    return;
  if (r->words.size > MOST_WORDS)
    forget(r);
  const uint64_t *newest = map_get(&r->first, question);
  uint32_t before = newest ? (uint32_t)*newest : 0;
  map_put(&r->first, question, r->words.size + 1);
  vec_push(&r->words, before);
  vec_push(&r->words, count);
  for (uint32_t k = 0; k < count; k++)
    vec_push(&r->words, core[k]);
}

void recalled_release(recalled *r) {
  map_release(&r->first);
  map_release(&r->assumed);
  vec_release(&r->words);
}
