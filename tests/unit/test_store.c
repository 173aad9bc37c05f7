/* The store of states against a plain list of all lists that were added. */
#include "explore/store.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { LONGEST = 9, ADDED = 4000 };

typedef struct listed {
  uint32_t count;
  uint32_t chunks[LONGEST];
} listed;

typedef vector(listed) listed_vector;

static uint32_t draw(uint64_t *random, uint32_t below) {
  *random = *random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(*random >> 33) % below;
}

/* Where the list is among the others; their number: nowhere. */
static uint32_t find(const listed_vector *all, const listed *l) {
  uint32_t at = 0;
  while (at < all->size &&
         (all->data[at].count != l->count ||
          memcmp(all->data[at].chunks, l->chunks, l->count * sizeof *l->chunks) != 0))
    at++;
  return at;
}

static void add_random_lists(bool is_numbered) {
  store s;
  listed_vector all = {0};
  uint64_t random = 11;
  store_init(&s, is_numbered);
  for (uint32_t i = 0; i < ADDED; i++) {
    listed l = {.count = 2 + draw(&random, LONGEST - 1)};
    for (uint32_t k = 0; k < l.count; k++)
      l.chunks[k] = draw(&random, 3);
    uint32_t known = find(&all, &l), number;
    assert_int_equal(store_add(&s, l.chunks, l.count, &number), known == all.size);
    if (is_numbered)
      assert_int_equal(number, known);
    if (known == all.size)
      vec_push(&all, l);
  }
  assert_int_equal(s.count, all.size);
  assert_true(all.size > 1000 && all.size < ADDED);
  store_release(&s);
  vec_release(&all);
}

static void lists_are_told_apart(void **state) {
  (void)state;
  add_random_lists(true);
  add_random_lists(false);
}

/* Chunks that begin alike, and the empty one. */
static void chunks_are_told_apart(void **state) {
  (void)state;
  store s;
  store_init(&s, false);
  uint8_t bytes[3000] = {0};
  for (uint32_t round = 0; round < 2; round++)
    for (uint32_t i = 0; i < sizeof bytes; i++) {
      uint32_t count;
      assert_int_equal(store_chunk(&s, bytes, i), i);
      assert_memory_equal(store_chunk_bytes(&s, i, &count), bytes, i);
      assert_int_equal(count, i);
    }
  store_release(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lists_are_told_apart),
      cmocka_unit_test(chunks_are_told_apart),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
