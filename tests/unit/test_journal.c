/* The heap's journal: what is undone, what stays. */
#include "heap/heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static ir_field number = {.storage = STORE_I32}, link = {.storage = STORE_REF, .slot = 1};
static ir_field *fields[] = {&number, &link};
static ir_class pair = {.slot_count = 2, .slots = fields};
static ir_class bytes = {.is_array = true, .element = STORE_I8};

static void set(heap *h, object_id o, uint32_t slot, int32_t v) {
  heap_save(h, o, slot);
  heap_object(h, o)->slots[slot].i = v;
}

static void undoes_writes_to_older_objects(void **state) {
  (void)state;
  heap h;
  heap_init(&h);
  object_id o = heap_new_object(&h, &pair), a = heap_new_array(&h, &bytes, 3);
  set(&h, o, 0, 1);
  heap_object(&h, a)->i8[2] = 7;
  assert_int_equal(h.journal.size, 0);
  heap_journal_begin(&h);
  set(&h, o, 0, 2);
  set(&h, o, 0, 3);
  heap_save(&h, a, 2);
  heap_object(&h, a)->i8[2] = 8;
  heap_save_all(&h, a);
  memset(heap_object(&h, a)->i8, 9, 3);
  heap_journal_undo(&h);
  assert_int_equal(heap_object(&h, o)->slots[0].i, 1);
  assert_int_equal(heap_object(&h, a)->i8[0], 0);
  assert_int_equal(heap_object(&h, a)->i8[2], 7);
  heap_release(&h);
}

static void gives_temporary_objects_the_same_numbers(void **state) {
  (void)state;
  heap h;
  heap_init(&h);
  object_id old = heap_new_object(&h, &pair);
  heap_journal_begin(&h);
  object_id first = heap_new_object(&h, &pair);
  set(&h, first, 0, 5);
  assert_int_equal(h.journal.size, 0); /* nothing to undo in a new object */
  object_id large = heap_new_array(&h, &bytes, 1 << 20);
  assert_int_equal(large, first + 1);
  heap_journal_undo(&h);
  heap_journal_begin(&h);
  assert_int_equal(heap_new_object(&h, &pair), first);
  assert_int_equal(heap_object(&h, first)->slots[0].i, 0);
  heap_journal_undo(&h);
  assert_true(heap_new_object(&h, &pair) == old + 1);
  heap_release(&h);
}

static void keeps_permanent_objects(void **state) {
  (void)state;
  heap h;
  heap_init(&h);
  heap_journal_begin(&h);
  heap_permanent_begin(&h);
  object_id kept = heap_new_object(&h, &pair);
  heap_object(&h, kept)->slots[0].i = 4;
  heap_permanent_end(&h);
  object_id temporary = heap_new_object(&h, &pair);
  assert_true(kept < temporary);
  set(&h, kept, 0, 6);
  heap_journal_undo(&h);
  assert_int_equal(heap_object(&h, kept)->slots[0].i, 4);
  heap_release(&h);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(undoes_writes_to_older_objects),
      cmocka_unit_test(gives_temporary_objects_the_same_numbers),
      cmocka_unit_test(keeps_permanent_objects),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
