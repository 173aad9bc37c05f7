/* Objects, their elements, the collector and the journal. */
#include "heap/heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static ir_field next_field = {.storage = STORE_REF, .slot = 0};
static ir_field number_field = {.storage = STORE_I64, .slot = 1};
static ir_field *slots[] = {&next_field, &number_field};
static ir_class node = {.slot_count = 2, .slots = slots};

static ir_class array_of(ir_storage s) {
  return (ir_class){.is_array = true, .element = s};
}

static value *slot(const heap *h, object_id o, uint32_t index) {
  return &heap_object(h, o)->slots[index];
}

static object_id new_node(heap *h, object_id next, int64_t number) {
  object_id o = heap_new_object(h, &node);
  slot(h, o, 0)->ref = next;
  slot(h, o, 1)->l = number;
  return o;
}

static uint32_t live_objects(const heap *h) {
  uint32_t count = 0;
  for (uint32_t i = 1; i < h->count; i++)
    count += h->objects[i] != NULL;
  return count;
}

/* What an element of each storage keeps of a value. */
static void test_elements(void **state) {
  (void)state;
  static const struct {
    ir_storage storage;
    int64_t in, out;
  } rows[] = {
      {STORE_BOOL, 1, 1},
      {STORE_BOOL, 2, 0},
      {STORE_BOOL, -1, 1},
      {STORE_I8, 200, -56},
      {STORE_I8, -129, 127},
      {STORE_I16, 40000, -25536},
      {STORE_U16, 40000, 40000},
      {STORE_U16, -1, 65535},
      {STORE_I32, INT32_MIN, INT32_MIN},
      {STORE_I32, -1, -1},
  };
  heap h;
  heap_init(&h);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    ir_class c = array_of(rows[i].storage);
    object *o = heap_object(&h, heap_new_array(&h, &c, 3));
    heap_set_element(o, rows[i].storage, 1, (value){.i = (int32_t)rows[i].in});
    assert_int_equal(heap_element(o, rows[i].storage, 0).i, 0);
    assert_true(heap_element(o, rows[i].storage, 1).i == rows[i].out);
    assert_int_equal(heap_element(o, rows[i].storage, 2).i, 0);
  }
  ir_class longs = array_of(STORE_I64), doubles = array_of(STORE_F64);
  ir_class floats = array_of(STORE_F32);
  object *o = heap_object(&h, heap_new_array(&h, &longs, 2));
  heap_set_element(o, STORE_I64, 1, (value){.l = INT64_MIN});
  assert_true(heap_element(o, STORE_I64, 1).l == INT64_MIN);
  o = heap_object(&h, heap_new_array(&h, &doubles, 2));
  heap_set_element(o, STORE_F64, 1, (value){.d = 0.1});
  assert_true(heap_element(o, STORE_F64, 1).d == 0.1);
  o = heap_object(&h, heap_new_array(&h, &floats, 2));
  heap_set_element(o, STORE_F32, 1, (value){.f = 0.1f});
  assert_true(heap_element(o, STORE_F32, 1).f == 0.1f);
  heap_release(&h);
}

static void test_copy(void **state) {
  (void)state;
  heap h;
  heap_init(&h);
  object_id a = new_node(&h, 0, 7), b = new_node(&h, a, 8), c = heap_copy(&h, b);
  assert_true(c != b);
  assert_int_equal(slot(&h, c, 0)->ref, a);
  assert_int_equal(slot(&h, c, 1)->l, 8);
  heap_release(&h);
}

/* A long list hangs on one root: all of it stays, everything else goes, and the
 * numbers of what went are used again. */
static void test_collect(void **state) {
  (void)state;
  enum { LENGTH = 200000 };
  heap h;
  heap_init(&h);
  object_id list = 0;
  for (int i = 0; i < LENGTH; i++) {
    list = new_node(&h, list, i);
    new_node(&h, list, -1); /* garbage that points into the list */
  }
  ir_class refs = array_of(STORE_REF);
  object_id array = heap_new_array(&h, &refs, 2), alone = new_node(&h, 0, 5);
  heap_object(&h, array)->refs[1] = alone;
  object_id first = new_node(&h, 0, 1), second = new_node(&h, first, 2);
  slot(&h, first, 0)->ref = second; /* a cycle of garbage */
  uint32_t before = h.count;
  heap_mark(&h, list);
  heap_mark(&h, list);
  heap_mark(&h, array);
  heap_mark(&h, 0);
  heap_collect(&h);
  assert_int_equal(live_objects(&h), LENGTH + 2);
  for (int i = LENGTH; i-- > 0; list = slot(&h, list, 0)->ref)
    assert_int_equal(slot(&h, list, 1)->l, i);
  assert_int_equal(list, 0);
  for (int i = 0; i < LENGTH; i++)
    assert_true(new_node(&h, 0, 0) < before);
  heap_collect(&h);
  assert_int_equal(live_objects(&h), 0);
  assert_int_equal(h.bytes, 0);
  heap_release(&h);
}

static void test_collect_every(void **state) {
  (void)state;
  heap h;
  heap_init(&h);
  heap_collect_every(&h, 1);
  assert_false(h.bytes > h.collect_above);
  new_node(&h, 0, 0);
  assert_true(h.bytes > h.collect_above);
  heap_collect(&h);
  assert_false(h.bytes > h.collect_above);
  heap_release(&h);
}

static _Noreturn void leave(void *context, size_t wanted, size_t limit) {
  (void)wanted, (void)limit;
  longjmp(*(jmp_buf *)context, 1);
}

/* With a limit, a collection is due before it is reached. */
static void test_limit(void **state) {
  (void)state;
  jmp_buf out;
  heap h;
  if (setjmp(out))
    fail_msg("the limit was reached with garbage only");
  memory_set_limit(memory_in_use() + (4 << 20), leave, &out);
  heap_init(&h);
  for (int i = 0; i < 500000; i++) {
    new_node(&h, 0, i);
    if (h.bytes > h.collect_above)
      heap_collect(&h);
  }
  memory_set_limit(0, NULL, NULL);
  heap_release(&h);
}

/* A stretch of execution leaves no trace but its permanent objects; the numbers of its
 * own objects are the same each time. */
static void test_journal(void **state) {
  (void)state;
  heap h;
  heap_init(&h);
  ir_class bytes = array_of(STORE_I8);
  object_id old = new_node(&h, 0, 1), array = heap_new_array(&h, &bytes, 4);
  heap_object(&h, array)->i8[2] = -5;
  object_id first = 0, kept = 0;
  for (int round = 0; round < 3; round++) {
    heap_journal_begin(&h);
    object_id temporary = new_node(&h, old, 9);
    assert_true(!first || temporary == first);
    first = temporary;
    heap_save(&h, temporary, 1);
    slot(&h, temporary, 1)->l = 10;
    for (int n = 2; n < 5; n++) {
      heap_save(&h, old, 1);
      slot(&h, old, 1)->l = n;
      heap_save(&h, old, 0);
      slot(&h, old, 0)->ref = temporary;
    }
    heap_save_all(&h, array);
    heap_object(&h, array)->i8[2] = 100;
    heap_object(&h, array)->i8[0] = 1;
    heap_permanent_begin(&h);
    kept = new_node(&h, 0, 77);
    heap_permanent_end(&h);
    for (int n = 0; n < 20000; n++) /* more than one chunk */
      new_node(&h, temporary, n);
    heap_journal_undo(&h);
    assert_int_equal(slot(&h, old, 1)->l, 1);
    assert_int_equal(slot(&h, old, 0)->ref, 0);
    assert_int_equal(heap_object(&h, array)->i8[2], -5);
    assert_int_equal(heap_object(&h, array)->i8[0], 0);
    assert_int_equal(slot(&h, kept, 1)->l, 77);
  }
  heap_journal_undo(&h); /* without one nothing happens */
  heap_mark(&h, old);
  heap_mark(&h, array);
  heap_mark(&h, kept);
  heap_collect(&h);
  assert_int_equal(live_objects(&h), 3);
  heap_release(&h);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_elements), cmocka_unit_test(test_copy),
      cmocka_unit_test(test_collect),  cmocka_unit_test(test_collect_every),
      cmocka_unit_test(test_limit),    cmocka_unit_test(test_journal),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
