/* The allocation door: byte counts, the limit, and what happens at its end. */
#include "base/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

typedef struct exit_point {
  jmp_buf jump;
  size_t wanted, limit;
} exit_point;

/* Allocates on purpose: a handler that reports must be able to. */
static void leave(void *context, size_t wanted, size_t limit) {
  exit_point *e = context;
  memory_free(memory_alloc(100));
  e->wanted = wanted;
  e->limit = limit;
  longjmp(e->jump, 1);
}

static void counts_bytes(void **state) {
  (void)state;
  size_t before = memory_in_use();
  char *block = memory_alloc(1000);
  assert_true(memory_in_use() >= before + 1000);
  block = memory_resize(block, 5000, 2);
  assert_true(memory_in_use() >= before + 10000);
  block = memory_resize(block, 10, 1);
  assert_true(memory_in_use() < before + 10000);
  memory_free(block);
  assert_int_equal(memory_in_use(), before);
}

static void zeroes_arrays(void **state) {
  (void)state;
  int *a = memory_new_array(int, 1000);
  for (int i = 0; i < 1000; i++)
    assert_int_equal(a[i], 0);
  memory_free(a);
}

static void empty_blocks_are_blocks(void **state) {
  (void)state;
  void *a = memory_alloc(0), *b = memory_alloc_array(0, 8),
       *c = memory_resize(NULL, 0, 8);
  assert_non_null(a);
  assert_non_null(b);
  assert_non_null(c);
  c = memory_resize(c, 0, 1);
  assert_non_null(c);
  memory_free(a);
  memory_free(b);
  memory_free(c);
  memory_free(NULL);
}

static void resize_keeps_content(void **state) {
  (void)state;
  char *text = memory_resize(NULL, 6, 1);
  memcpy(text, "hello", 6);
  text = memory_resize(text, 100000, 1);
  assert_string_equal(text, "hello");
  memory_free(text);
}

static void limit_calls_the_handler(void **state) {
  (void)state;
  static exit_point e;
  size_t before = memory_in_use();
  char *volatile kept = NULL;
  memory_set_limit(before + 100000, leave, &e);
  if (!setjmp(e.jump)) {
    kept = memory_alloc(50000);
    memory_free(memory_alloc(60000));
    fail_msg("the limit was passed");
  }
  assert_int_equal(e.wanted, 60000);
  assert_int_equal(e.limit, before + 100000);
  memory_free(memory_alloc(200000)); /* the limit is gone */
  memory_free(kept);
  assert_int_equal(memory_in_use(), before);
}

static void limit_holds_for_growth(void **state) {
  (void)state;
  static exit_point e;
  size_t before = memory_in_use();
  char *volatile block = memory_alloc(60000);
  memory_set_limit(before + 100000, leave, &e);
  if (!setjmp(e.jump)) {
    block = memory_resize(block, 90000, 1); /* only the difference counts */
    block = memory_resize(block, 200000, 1);
    fail_msg("the limit was passed");
  }
  assert_int_equal(e.limit, before + 100000);
  memory_set_limit(0, NULL, NULL);
  memory_free(block);
}

static void overflow_is_exhaustion(void **state) {
  (void)state;
  static exit_point e;
  memory_set_limit(0, leave, &e);
  if (!setjmp(e.jump)) {
    memory_free(memory_alloc_array(SIZE_MAX / 2, 3));
    fail_msg("a product past the address space was allocated");
  }
  assert_int_equal(e.wanted, SIZE_MAX);
  assert_int_equal(e.limit, 0);
  memory_set_limit(0, NULL, NULL);
}

static void makes_texts(void **state) {
  (void)state;
  char *copy = memory_copy_text("abc"), *empty = memory_copy_text("");
  char *printed = memory_print("%s-%d-%0*d", copy, 7, 2000, 1);
  assert_string_equal(copy, "abc");
  assert_string_equal(empty, "");
  assert_int_equal(strlen(printed), 6 + 2000);
  assert_memory_equal(printed, "abc-7-000", 9);
  memory_free(copy);
  memory_free(empty);
  memory_free(printed);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(counts_bytes),
      cmocka_unit_test(zeroes_arrays),
      cmocka_unit_test(empty_blocks_are_blocks),
      cmocka_unit_test(resize_keeps_content),
      cmocka_unit_test(limit_calls_the_handler),
      cmocka_unit_test(limit_holds_for_growth),
      cmocka_unit_test(overflow_is_exhaustion),
      cmocka_unit_test(makes_texts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
