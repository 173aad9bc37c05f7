/* The hash map, against an array indexed by key. Keys that share their low or high
 * half, and removals inside runs of colliding entries, are the interesting part. */
#include "base/map.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { KEYS = 300 };

/* The model: value of key number i, and whether it is there. */
typedef struct model {
  uint64_t values[KEYS];
  bool there[KEYS];
  uint32_t size;
} model;

typedef uint64_t key_maker(uint32_t number);

static uint64_t small_key(uint32_t number) {
  return number;
}
static uint64_t high_key(uint32_t number) {
  return map_pair(number, 7);
}
static uint64_t equal_halves_key(uint32_t number) {
  return map_pair(number, number);
}
static uint64_t address_key(uint32_t number) {
  return 0x7f0000000000u + (uint64_t)number * 64;
}

static void compare(const map *m, const model *expected, key_maker *key) {
  assert_int_equal(m->size, expected->size);
  for (uint32_t i = 0; i < KEYS; i++) {
    const uint64_t *value = map_get(m, key(i));
    assert_int_equal(value != NULL, expected->there[i]);
    if (value)
      assert_int_equal(*value, expected->values[i]);
  }
  uint32_t at = 0, walked = 0;
  uint64_t k, v;
  while (map_next(m, &at, &k, &v)) {
    const uint64_t *value = map_get(m, k);
    assert_non_null(value);
    assert_int_equal(*value, v);
    walked++;
  }
  assert_int_equal(walked, expected->size);
}

static void random_operations(key_maker *key) {
  map m = {0};
  model expected = {0};
  for (int step = 0; step < 30000; step++) {
    uint32_t i = (uint32_t)rand() % KEYS;
    bool filling = step / 1000 % 2 == 0;
    if (rand() % 4 < (filling ? 3 : 1)) {
      uint64_t *value = map_put(&m, key(i), (uint64_t)step);
      assert_int_equal(*value, step);
      expected.size += !expected.there[i];
      expected.there[i] = true;
      expected.values[i] = (uint64_t)step;
    } else {
      assert_int_equal(map_remove(&m, key(i)), expected.there[i]);
      expected.size -= expected.there[i];
      expected.there[i] = false;
    }
    if (step % 100 == 0)
      compare(&m, &expected, key);
    if (step == 20000) {
      map_clear(&m);
      memset(&expected, 0, sizeof expected);
      compare(&m, &expected, key);
    }
  }
  compare(&m, &expected, key);
  map_release(&m);
  assert_int_equal(m.size, 0);
}

static void agrees_with_the_model(void **state) {
  (void)state;
  srand(1);
  random_operations(small_key);
  random_operations(high_key);
  random_operations(equal_halves_key);
  random_operations(address_key);
}

static void empty_map_answers(void **state) {
  (void)state;
  map m = {0};
  uint32_t at = 0;
  uint64_t key, value;
  assert_null(map_get(&m, 0));
  assert_false(map_remove(&m, 0));
  assert_false(map_next(&m, &at, &key, &value));
  map_clear(&m);
  map_release(&m);
}

static void extreme_keys_are_keys(void **state) {
  (void)state;
  map m = {0};
  map_put(&m, 0, 1);
  map_put(&m, UINT64_MAX, 2);
  assert_int_equal(*map_get(&m, 0), 1);
  assert_int_equal(*map_get(&m, UINT64_MAX), 2);
  *map_get(&m, 0) = 3;
  assert_int_equal(*map_get(&m, 0), 3);
  map_release(&m);
}

/* A million keys of each shape must not pile up: the longest run stays short. */
static void keys_spread(void **state) {
  (void)state;
  key_maker *const makers[] = {small_key, high_key, equal_halves_key, address_key};
  for (size_t k = 0; k < 4; k++) {
    map m = {0};
    for (uint32_t i = 0; i < 700000; i++)
      map_put(&m, makers[k](i), i);
    uint32_t longest = 0, run = 0;
    for (uint32_t i = 0; i < m.capacity; i++) {
      run = m.used[i] ? run + 1 : 0;
      longest = run > longest ? run : longest;
    }
    assert_in_range(longest, 1, 1000);
    map_release(&m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(agrees_with_the_model),
      cmocka_unit_test(empty_map_answers),
      cmocka_unit_test(extreme_keys_are_keys),
      cmocka_unit_test(keys_spread),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
