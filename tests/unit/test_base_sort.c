/* Sorting of numbers, against counting: every value is there as often as before, and none
 * is smaller than the one before it. */
#include "base/sort.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { LONGEST = 150, VALUES = 40 };

static uint32_t next(uint32_t *random) {
  *random = *random * 1664525 + 1013904223;
  return *random >> 16;
}

static void check_one(uint32_t count, uint32_t values, uint32_t *random) {
  uint32_t numbers[LONGEST], many[VALUES] = {0};
  for (uint32_t k = 0; k < count; k++) {
    numbers[k] = next(random) % values;
    many[numbers[k]]++;
    numbers[k] += UINT32_MAX - VALUES; /* compared as unsigned */
  }
  sort_numbers(numbers, count);
  for (uint32_t k = 0; k < count; k++) {
    assert_true(!k || numbers[k - 1] <= numbers[k]);
    many[numbers[k] - (UINT32_MAX - VALUES)]--;
  }
  for (uint32_t v = 0; v < VALUES; v++)
    assert_int_equal(many[v], 0);
}

static void sorts_what_it_is_given(void **state) {
  (void)state;
  uint32_t random = 1;
  for (uint32_t count = 0; count <= LONGEST; count++)
    for (uint32_t values = 1; values <= VALUES; values += 13)
      check_one(count, values, &random);
  sort_numbers(NULL, 0);
}

/* Numbers that differ in some of their bytes: each is looked for among those given. */
static void sorts_by_every_byte(void **state) {
  (void)state;
  uint32_t random = 7;
  static const uint32_t masks[] = {0xff,       0xff00,     0xff0000,   0xff000000,
                                   0xff00ff00, 0x00ff00ff, 0xffffffff, 0x01010101};
  for (size_t m = 0; m < sizeof masks / sizeof *masks; m++)
    for (uint32_t count = 60; count <= LONGEST; count += 5) {
      uint32_t given[LONGEST], numbers[LONGEST];
      for (uint32_t k = 0; k < count; k++)
        given[k] = numbers[k] = ((next(&random) << 16) ^ next(&random)) & masks[m];
      sort_numbers(numbers, count);
      for (uint32_t k = 0; k < count; k++) {
        uint32_t smaller = 0, same = 0; /* than this one, of those given */
        for (uint32_t i = 0; i < count; i++) {
          smaller += given[i] < numbers[k];
          same += given[i] == numbers[k];
        }
        assert_true(same && smaller <= k && k < smaller + same);
      }
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(sorts_what_it_is_given),
                                     cmocka_unit_test(sorts_by_every_byte)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
