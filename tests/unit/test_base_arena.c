/* Arenas: alignment, zeroed and stable blocks, large blocks, use after release. */
#include "base/arena.h"
#include "base/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void blocks_are_aligned_zeroed_and_apart(void **state) {
  (void)state;
  enum { COUNT = 3000 };
  static char *blocks[COUNT];
  static size_t sizes[COUNT];
  arena a;
  arena_init(&a);
  srand(1);
  for (int i = 0; i < COUNT; i++) {
    sizes[i] = (size_t)rand() % (i % 100 ? 200 : 300000);
    blocks[i] = arena_alloc(&a, sizes[i]);
    assert_int_equal((uintptr_t)blocks[i] % _Alignof(max_align_t), 0);
    for (size_t j = 0; j < sizes[i]; j++)
      assert_int_equal(blocks[i][j], 0);
    memset(blocks[i], i, sizes[i]);
  }
  for (int i = 0; i < COUNT; i++) /* nothing was overwritten, nothing moved */
    for (size_t j = 0; j < sizes[i]; j++)
      assert_int_equal(blocks[i][j], (char)i);
  arena_release(&a);
}

static void cleared_room_is_zeroed_again(void **state) {
  (void)state;
  arena a;
  arena_init(&a);
  arena_clear(&a); /* nothing to keep */
  for (int round = 0; round < 20; round++) {
    for (int i = 0; i < 200; i++) {
      size_t size = (size_t)(i * 37 % 500) + (i == round ? 400000 : 0);
      char *block = arena_alloc(&a, size);
      for (size_t j = 0; j < size; j++)
        assert_int_equal(block[j], 0);
      memset(block, round + 1, size);
    }
    arena_clear(&a);
    assert_int_equal(a.bytes, 0);
  }
  arena_alloc(&a, 400000); /* alone: no room that is current */
  arena_clear(&a);
  arena_release(&a);
}

static void large_blocks_keep_the_current_room(void **state) {
  (void)state;
  arena a;
  arena_init(&a);
  char *small = arena_alloc(&a, 16);
  char *large = arena_alloc(&a, 5 << 20);
  large[(5 << 20) - 1] = 1;
  assert_ptr_equal(arena_alloc(&a, 16), small + 16);
  arena_release(&a);
}

static void first_block_may_be_large(void **state) {
  (void)state;
  arena a;
  arena_init(&a);
  memset(arena_alloc(&a, 3 << 20), 1, 3 << 20);
  memset(arena_alloc(&a, 10), 2, 10);
  arena_release(&a);
}

static void empty_blocks_are_no_null(void **state) {
  (void)state;
  arena a;
  arena_init(&a);
  assert_non_null(arena_alloc(&a, 0));
  assert_non_null(arena_alloc_array(&a, 0, 8));
  arena_release(&a);
}

static void release_gives_all_back(void **state) {
  (void)state;
  size_t before = memory_in_use();
  arena a;
  arena_init(&a);
  for (int round = 0; round < 3; round++) {
    for (int i = 0; i < 1000; i++)
      arena_alloc(&a, (size_t)i * 10);
    assert_true(a.bytes >= 4995000);
    arena_release(&a);
    assert_int_equal(memory_in_use(), before);
    assert_int_equal(a.bytes, 0);
  }
}

static jmp_buf jump;

static void leave(void *context, size_t wanted, size_t limit) {
  (void)context;
  (void)wanted;
  (void)limit;
  longjmp(jump, 1);
}

static void sizes_do_not_wrap_around(void **state) {
  (void)state;
  static const size_t counts[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 4};
  static volatile int refused;
  refused = 0;
  for (volatile int i = 0; i < 3; i++) {
    arena a;
    arena_init(&a);
    memory_set_limit((size_t)1 << 40, leave, NULL);
    if (setjmp(jump))
      refused++;
    else
      arena_alloc_array(&a, counts[i], i == 0 ? 1 : 8);
    arena_release(&a);
  }
  memory_set_limit(0, NULL, NULL);
  assert_int_equal(refused, 3);
}

static void makes_texts(void **state) {
  (void)state;
  arena a;
  arena_init(&a);
  assert_string_equal(arena_copy(&a, "hello world", 5), "hello");
  assert_string_equal(arena_copy(&a, NULL, 0), "");
  assert_string_equal(arena_print(&a, "%d %s", 12, "apples"), "12 apples");
  assert_int_equal(strlen(arena_print(&a, "%05000d", 1)), 5000);
  arena_release(&a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(blocks_are_aligned_zeroed_and_apart),
      cmocka_unit_test(cleared_room_is_zeroed_again),
      cmocka_unit_test(large_blocks_keep_the_current_room),
      cmocka_unit_test(first_block_may_be_large),
      cmocka_unit_test(empty_blocks_are_no_null),
      cmocka_unit_test(release_gives_all_back),
      cmocka_unit_test(sizes_do_not_wrap_around),
      cmocka_unit_test(makes_texts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
