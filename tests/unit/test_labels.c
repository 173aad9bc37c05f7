/* Sets of facts against bit sets, under random joins and settlements. */
#include "fields/labels.h"

#include "base/memory.h"

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { FACTS = 24, SETS = 60, ROUNDS = 300 };

static uint32_t next(uint32_t *seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return *seed >> 16;
}

static void sets_are_unions(void **state) {
  (void)state;
  labels l = {0};
  u32_vector out = {0};
  for (uint32_t round = 1; round <= ROUNDS; round++) {
    uint32_t seed = round, bits[SETS], settled = 0;
    label sets[SETS];
    labels_clear(&l);
    for (uint32_t k = 0; k < SETS; k++) {
      uint32_t fact = next(&seed) % FACTS;
      sets[k] = labels_of(&l, fact);
      bits[k] = 1u << fact;
      for (uint32_t n = next(&seed) % 4; k && n-- > 0;) {
        uint32_t other = next(&seed) % k;
        sets[k] = labels_join(&l, sets[k], sets[other]);
        bits[k] |= bits[other];
      }
      if (next(&seed) % 8 == 0) {
        vec_clear(&out);
        labels_settle(&l, sets[k], &out);
        uint32_t found = 0;
        vec_each (uint32_t, f, &out)
          found |= 1u << *f;
        assert_int_equal(found, bits[k] & ~settled);
        settled |= bits[k];
      }
    }
    for (uint32_t k = 0; k < SETS; k++)
      assert_int_equal(labels_is_settled(&l, sets[k]), !(bits[k] & ~settled));
  }
  labels_release(&l);
  vec_release(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(sets_are_unions)};
  return cmocka_run_group_tests_name("labels", tests, NULL, NULL);
}
