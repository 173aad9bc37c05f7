/* What has been checked, in clauses: those that contain another one are dropped, and no
 * others. Compared with a search through all pairs. */
#include "choose/pruned.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

static bool contains(const literal *all, const literal *some) {
  for (uint32_t k = 1; k <= some[0]; k++) {
    bool found = false;
    for (uint32_t i = 1; i <= all[0]; i++)
      found |= all[i] == some[k];
    if (!found)
      return false;
  }
  return true;
}

static uint32_t count_clauses(const pruned *p) {
  uint32_t count = 0;
  for (uint32_t at = 0; at < p->words.size; at += p->words.data[at] + 1)
    count++;
  return count;
}

/* Every clause of `all` contains one of `some`. */
static bool are_covered(const pruned *all, const pruned *some) {
  for (uint32_t at = 0; at < all->words.size; at += all->words.data[at] + 1) {
    bool covered = false;
    for (uint32_t k = 0; k < some->words.size; k += some->words.data[k] + 1)
      covered |= contains(all->words.data + at, some->words.data + k);
    if (!covered)
      return false;
  }
  return true;
}

static bool is_reduced(const pruned *p) {
  for (uint32_t at = 0; at < p->words.size; at += p->words.data[at] + 1)
    for (uint32_t k = 0; k < p->words.size; k += p->words.data[k] + 1)
      if (k != at && contains(p->words.data + at, p->words.data + k))
        return false;
  return true;
}

static void add_random(pruned *p, unsigned *seed) {
  literal clause[6];
  uint32_t count = 0, most = (uint32_t)rand_r(seed) % 6 + 1;
  for (literal a = 2; a < 14 && count < most; a++)
    if (rand_r(seed) % 3 == 0)
      clause[count++] = a;
  if (count)
    pruned_add(p, clause, count);
}

static void test_reduce(void **state) {
  (void)state;
  unsigned seed = 1;
  for (int round = 0; round < 300; round++) {
    pruned all = {0}, left = {0};
    for (int k = 0; k < 12; k++)
      add_random(&all, &seed);
    for (uint32_t k = 0; k < all.words.size; k++)
      vec_push(&left.words, all.words.data[k]);
    pruned_reduce(&left);
    assert_true(is_reduced(&left));
    assert_true(are_covered(&all, &left));
    assert_true(are_covered(&left, &all));
    pruned_release(&all);
    pruned_release(&left);
  }
}

static void test_family(void **state) {
  (void)state;
  pruned p = {0};
  pruned_add(&p, (literal[]){3, 5, 7, 9}, 4);
  pruned_add(&p, (literal[]){3, 5, 7, 8}, 4);
  pruned_add(&p, (literal[]){11, 3, 5}, 3);
  pruned_add(&p, (literal[]){3, 5}, 2);
  pruned_add(&p, (literal[]){3, 4}, 2);
  pruned_reduce(&p);
  assert_int_equal(count_clauses(&p), 2);
  pruned_forget(&p, 5);
  assert_int_equal(count_clauses(&p), 1);
  assert_int_equal(p.words.data[2], 4);
  pruned_release(&p);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_reduce),
      cmocka_unit_test(test_family),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
