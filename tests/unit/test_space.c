/* The search space, against what the contract says, counted by hand. */
#include "check_fixture.h"

static bool is_called(const space_object *o, const char *text) {
  arena a;
  arena_init(&a);
  bool is = !strcmp(space_object_text(&a, o), text);
  arena_release(&a);
  return is;
}

static const space_slot *slot_of(const space *s, const char *object_, const char *field) {
  for (uint32_t i = 0; i < s->slot_count; i++)
    if (is_called(space_get(s, s->slots[i].object), object_) && s->slots[i].field &&
        !strcmp(s->slots[i].field->name->text, field))
      return &s->slots[i];
  fail_msg("no slot %s.%s", object_, field);
  return NULL;
}

/* The values of a reference, as text. */
static void expect_values(const space *s, const domain *d, const char *expected) {
  char text[1024] = "";
  size_t at = 0;
  arena a;
  arena_init(&a);
  for (uint32_t k = 0; k < d->count; k++) {
    assert_int_equal(d->kind, DOMAIN_REFERENCE);
    at += (size_t)snprintf(text + at, sizeof text - at, "%s%s", k ? " | " : "",
                           space_object_text(&a, space_get(s, d->objects[k])));
    assert_true(at < sizeof text);
  }
  arena_release(&a);
  assert_string_equal(text, expected);
}

static void expect_slot(const space *s, const char *object_, const char *field,
                        const char *expected) {
  expect_values(s, &slot_of(s, object_, field)->domain, expected);
}

static void expect_integers(const space *s, const char *object_, const char *field,
                            int64_t low, int64_t high) {
  const domain *d = &slot_of(s, object_, field)->domain;
  assert_int_equal(d->kind, DOMAIN_INT);
  assert_int_equal(d->low, low);
  assert_int_equal(d->high, high);
  assert_int_equal(d->count, high - low + 1);
}

/* 001 Figure 14, with numbers from 1. */
static void numbers_positions_by_height(void **state) {
  (void)state;
  check_fixture f;
  check_open(&f, "BinaryTree", &(space_bounds){.height = 3, .arrays = -1});
  const space *s = f.space;
  assert_int_equal(s->position_count, 7);
  expect_slot(s, "main", "root", "null | Node#1");
  expect_slot(s, "Node#1", "left", "null | Node#2");
  expect_slot(s, "Node#1", "right", "null | Node#3");
  expect_slot(s, "Node#2", "left", "null | Node#4");
  expect_slot(s, "Node#3", "right", "null | Node#7");
  expect_slot(s, "Node#4", "left", "null");
  expect_integers(s, "main", "size", 0, 7);
  check_close(&f);
}

static void numbers_positions_by_nodes(void **state) {
  (void)state;
  check_fixture f;
  check_open(&f, "BinaryTree", &(space_bounds){.nodes = 4, .arrays = -1});
  const space *s = f.space;
  assert_int_equal(s->position_count, 4);
  expect_slot(s, "Node#2", "left", "null | Node#4");
  expect_slot(s, "Node#2", "right", "null");
  expect_slot(s, "Node#3", "left", "null");
  expect_integers(s, "main", "size", 0, 4);
  check_close(&f);
}

/* Positions: 1 main.shape, 2 main.circles[0], 3 main.circles[1], 4 next of 1,
 * 5 inside of 1 (a square's only), 6 next of 2. */
static void takes_every_kind_of_field(void **state) {
  (void)state;
  check_fixture f;
  check_open(&f, "Kinds",
             &(space_bounds){.nodes = 6, .arrays = 2, .objects = "String=2,Inner=1"});
  const space *s = f.space;
  expect_integers(s, "main", "flag", 0, 1);
  expect_slot(s, "main", "shape", "null | Circle#1 | Square#1");
  expect_slot(s, "Circle#1", "next", "null | Circle#4 | Square#4");
  expect_slot(s, "Square#1", "next", "null | Circle#4 | Square#4");
  expect_slot(s, "Square#1", "inside", "null | Circle#5 | Square#5");
  expect_slot(s, "Circle#2", "next", "null | Circle#6 | Square#6");
  expect_slot(s, "Circle#3", "next", "null");
  expect_slot(s, "main", "circles",
              "null | Circle[0] of main.circles | Circle[1] of main.circles | Circle[2] "
              "of main.circles");
  const domain *circles = &slot_of(s, "main", "circles")->domain;
  const space_object *two = space_get(s, circles->objects[3]);
  assert_int_equal(two->slot_count, 2);
  assert_true(s->slots[two->first_slot].is_tree);
  expect_values(s, &s->slots[two->first_slot].domain, "null | Circle#2");
  expect_values(s, &s->slots[two->first_slot + 1].domain, "null | Circle#3");
  const space_object *one = space_get(s, circles->objects[2]);
  expect_values(s, &s->slots[one->first_slot].domain, "null | Circle#2");
  expect_slot(s, "main", "numbers",
              "null | int[0] of main.numbers | int[1] of main.numbers | int[2] of "
              "main.numbers");
  expect_integers(s, "main", "small", -1, 1);
  expect_integers(s, "main", "letter", 0, 6);
  expect_integers(s, "Circle#1", "radius", 0, 6);
  expect_slot(s, "main", "colour", "null | RED | GREEN");
  expect_slot(s, "main", "text",
              "null | \"a\" | \"\" | new String(\"a\") | new String(\"\")");
  expect_slot(s, "main", "box", "null | 0 | 1 | 2 | 3 | 4 | 5 | 6");
  expect_slot(s, "main", "other",
              "null | Circle#1 | Square#1 | Circle#2 | Circle#3 | Circle#4 | Square#4 | "
              "Circle#5 | Square#5 | Circle#6 | Square#6");
  expect_slot(s, "main", "inner", "null | Inner#1");
  expect_slot(s, "Inner#1", "this$0", "main");
  expect_slot(s, "main", "nobody", "null | Runnable#1");
  expect_slot(s, "main", "mixed",
              "null | 0 | 1 | 2 | 3 | 4 | 5 | 6 | \"a\" | \"\" | "
              "new String(\"a\") | new String(\"\")");
  const domain *ratio = &slot_of(s, "main", "ratio")->domain;
  assert_int_equal(ratio->kind, DOMAIN_REAL);
  assert_int_equal(ratio->count, 8);
  assert_int_equal(ratio->bits[4], 0x3f000000);
  expect_values(
      s, &s->parameters[0][0],
      "null | Circle#1 | Square#1 | Circle#2 | Circle#3 | Circle#4 | Square#4 | "
      "Circle#5 | Square#5 | Circle#6 | Square#6 | Circle#pool1 | Square#pool1");
  assert_int_equal(s->parameters[0][1].kind, DOMAIN_INT);
  assert_int_equal(s->parameters[0][1].count, 7);
  assert_int_equal(s->parameters[0][2].count, 4);
  check_close(&f);
}

static void takes_all_integers(void **state) {
  (void)state;
  check_fixture f;
  space_bounds all = {.nodes = 1,
                      .arrays = -1,
                      .has_ints = true,
                      .ints_low = INT32_MIN,
                      .ints_high = INT32_MAX};
  check_open(&f, "BinaryTree", &all);
  expect_integers(f.space, "main", "size", INT32_MIN, INT32_MAX);
  check_close(&f);
}

static void gives_pools(void **state) {
  (void)state;
  check_fixture f;
  check_open(&f, "DoublyLinked", &(space_bounds){.nodes = 2, .arrays = -1});
  expect_slot(f.space, "main", "first", "null | Node#1 | Node#2 | Node#3");
  expect_slot(f.space, "Node#3", "prev", "null | Node#1 | Node#2 | Node#3");
  check_close(&f);
}

int main(void) {
  char *folder = temporary_folder();
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_positions_by_height),
      cmocka_unit_test(numbers_positions_by_nodes),
      cmocka_unit_test(takes_every_kind_of_field),
      cmocka_unit_test(gives_pools),
      cmocka_unit_test(takes_all_integers),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  remove_folder(folder);
  return failed;
}
