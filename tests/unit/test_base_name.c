/* Interned names: one address for each text. */
#include "base/name.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void equal_texts_are_one_name(void **state) {
  (void)state;
  name_table t = {0};
  name a = name_mk(&t, "java/lang/Object");
  assert_ptr_equal(a, name_mk_text(&t, "java/lang/Object;", 16));
  assert_ptr_equal(a, name_mk_print(&t, "%s/%s", "java/lang", "Object"));
  assert_ptr_not_equal(a, name_mk(&t, "java/lang/Objects"));
  assert_string_equal(a->text, "java/lang/Object");
  assert_int_equal(a->length, 16);
  name_table_release(&t);
  assert_int_equal(t.size, 0);
}

static void names_survive_growth(void **state) {
  (void)state;
  enum { COUNT = 20000 };
  static name names[COUNT];
  name_table t = {0};
  for (int i = 0; i < COUNT; i++)
    names[i] = name_mk_print(&t, "name%d", i);
  assert_int_equal(t.size, COUNT);
  for (int i = 0; i < COUNT; i++) {
    char text[32];
    snprintf(text, sizeof text, "name%d", i);
    assert_ptr_equal(names[i], name_mk(&t, text));
    assert_string_equal(names[i]->text, text);
  }
  assert_int_equal(t.size, COUNT);
  name_table_release(&t);
}

static void texts_may_hold_anything(void **state) {
  (void)state;
  name_table t = {0};
  name empty = name_mk(&t, ""), zero = name_mk_text(&t, "\0", 1);
  name inside = name_mk_text(&t, "a\0b", 3);
  assert_ptr_not_equal(empty, zero);
  assert_ptr_not_equal(inside, name_mk(&t, "a"));
  assert_int_equal(inside->length, 3);
  assert_memory_equal(inside->text, "a\0b", 4);
  name_table_release(&t);
}

static void long_texts_are_printed_whole(void **state) {
  (void)state;
  name_table t = {0};
  for (int length = 505; length < 520; length++) {
    name n = name_mk_print(&t, "%0*d", length, 0);
    assert_int_equal(n->length, length);
    assert_int_equal(strlen(n->text), length);
  }
  name_table_release(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(equal_texts_are_one_name),
      cmocka_unit_test(names_survive_growth),
      cmocka_unit_test(texts_may_hold_anything),
      cmocka_unit_test(long_texts_are_printed_whole),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
