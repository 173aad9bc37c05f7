/* The typed vector. */
#include "base/vector.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void pushes_and_pops(void **state) {
  (void)state;
  u32_vector v = {0};
  for (uint32_t i = 0; i < 10000; i++) {
    vec_push(&v, i * i);
    assert_int_equal(v.size, i + 1);
    assert_true(v.capacity >= v.size);
  }
  for (uint32_t i = 0; i < v.size; i++)
    assert_int_equal(v.data[i], i * i);
  assert_int_equal(*vec_last(&v), 9999 * 9999);
  for (uint32_t i = 10000; i-- > 0;)
    assert_int_equal(vec_pop(&v), i * i);
  assert_int_equal(v.size, 0);
  vec_release(&v);
  assert_null(v.data);
}

static void walks_in_order(void **state) {
  (void)state;
  char_vector v = {0};
  vec_each (char, c, &v) {
    fail_msg("an empty vector has no element %c", *c);
  }
  for (int c = 'a'; c <= 'z'; c++)
    vec_push(&v, (char)c);
  char expected = 'a';
  vec_each (char, c, &v) {
    assert_int_equal(*c, expected++);
  }
  assert_int_equal(expected, 'z' + 1);
  vec_release(&v);
}

static void clear_keeps_the_room(void **state) {
  (void)state;
  vector(double) v = {0};
  vec_push(&v, 1.5);
  double *data = v.data;
  uint32_t capacity = v.capacity;
  vec_clear(&v);
  vec_push(&v, 2.5);
  assert_ptr_equal(v.data, data);
  assert_int_equal(v.capacity, capacity);
  assert_true(v.data[0] == 2.5);
  vec_release(&v);
}

static void reserves_at_least(void **state) {
  (void)state;
  u32_vector v = {0};
  vec_reserve(&v, 1000);
  assert_true(v.capacity >= 1000);
  uint32_t capacity = v.capacity;
  vec_reserve(&v, 10);
  assert_int_equal(v.capacity, capacity);
  assert_int_equal(v.size, 0);
  vec_release(&v);
}

static void room_grows_without_wrapping(void **state) {
  (void)state;
  assert_int_equal(vec_room(0, 1), 8);
  assert_int_equal(vec_room(8, 9), 16);
  assert_int_equal(vec_room(8, 100), 100);
  assert_int_equal(vec_room(3000000000u, 3000000001u), UINT32_MAX);
  assert_true(vec_room(UINT32_MAX, (size_t)UINT32_MAX + 1) > UINT32_MAX);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pushes_and_pops),
      cmocka_unit_test(walks_in_order),
      cmocka_unit_test(clear_keeps_the_room),
      cmocka_unit_test(reserves_at_least),
      cmocka_unit_test(room_grows_without_wrapping),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
