/* The explicit engine: numbers of structures that the literature knows, and numbers
 * that can be counted by hand. */
#include "check_fixture.h"
#include "explicit/engines.h"

static check_result count(const char *class_name, space_bounds bounds) {
  check_fixture f;
  check_open(&f, class_name, &bounds);
  check_limits limits = {.steps = 100000};
  check_result r = {0};
  check_explicit(f.space, &limits, &r, &f.fixture.sink);
  expect_no_error(&f.fixture);
  check_close(&f);
  return r;
}

static void expect_states(const char *class_name, space_bounds bounds, uint64_t states) {
  check_result r = count(class_name, bounds);
  if (r.valid_states != states)
    fail_msg("%s: %llu valid states, not %llu", class_name,
             (unsigned long long)r.valid_states, (unsigned long long)states);
  check_result_release(&r);
}

/* Catalan's numbers. */
static void counts_binary_trees(void **state) {
  (void)state;
  static const uint64_t known[] = {1, 1, 2, 5, 14, 42, 132};
  for (uint32_t n = 1; n < sizeof known / sizeof *known; n++)
    expect_states(
        "BinaryTree",
        (space_bounds){
            .height = n, .has_ints = true, .ints_low = n, .ints_high = n, .arrays = -1},
        known[n]);
}

/* Korat's TreeMap: red-black trees with the keys 1 to n, the root of either colour
 * (OEIS A001131). */
static void counts_red_black_trees(void **state) {
  (void)state;
  static const uint64_t known[] = {35, 64, 122};
  for (uint32_t n = 7; n <= 9; n++) {
    space_bounds b = {
        .height = 4, .has_ints = true, .ints_low = 1, .ints_high = n, .arrays = -1};
    check_fixture f;
    check_open(&f, "RedBlackTree", &b);
    for (uint32_t i = 0; i < f.space->slot_count; i++) /* exactly n nodes */
      if (space_same(f.space->slots[i].object, SPACE_MAIN) &&
          f.space->slots[i].domain.kind == DOMAIN_INT) {
        f.space->slots[i].domain.low = f.space->slots[i].domain.high = n;
        f.space->slots[i].domain.count = 1;
      }
    check_limits limits = {.steps = 100000};
    check_result r = {0};
    check_explicit(f.space, &limits, &r, &f.fixture.sink);
    assert_int_equal(r.valid_states, known[n - 7]);
    check_result_release(&r);
    check_close(&f);
  }
}

/* One list for each length. */
static void counts_doubly_linked_lists(void **state) {
  (void)state;
  for (uint32_t n = 1; n <= 5; n++) {
    char objects[32];
    snprintf(objects, sizeof objects, "Node=%u", n);
    expect_states("DoublyLinked",
                  (space_bounds){.nodes = n, .arrays = -1, .objects = objects}, n + 1);
  }
}

/* Multisets: of up to n elements out of n + 1. */
static void counts_sorted_lists(void **state) {
  (void)state;
  static const uint64_t known[] = {1, 3, 10, 35, 126, 462};
  for (uint32_t n = 1; n < sizeof known / sizeof *known; n++)
    expect_states("SortedList", (space_bounds){.nodes = n, .arrays = -1}, known[n]);
}

/* 001 Figure 25, the black box's states of a stack: up to n nodes, null or n values. */
static void counts_up_to_isomorphism(void **state) {
  (void)state;
  static const uint64_t known[] = {1, 3, 8, 23, 75, 278, 1155};
  for (uint32_t n = 1; n < sizeof known / sizeof *known; n++) {
    char objects[32];
    snprintf(objects, sizeof objects, "Object=%u", n);
    expect_states("Values", (space_bounds){.nodes = n, .arrays = -1, .objects = objects},
                  known[n]);
  }
}

/* Two arguments on the empty list: null null, null o, o null, o o, o p. */
static void counts_arguments_up_to_isomorphism(void **state) {
  (void)state;
  check_fixture f;
  check_open(&f, "Values", &(space_bounds){.nodes = 1, .arrays = -1});
  for (uint32_t i = 0; i < f.space->slot_count; i++)
    f.space->slots[i].domain.count = 1; /* nothing but the empty list */
  check_limits limits = {.steps = 100000};
  check_result r = {0};
  check_explicit(f.space, &limits, &r, &f.fixture.sink);
  assert_int_equal(r.valid_states, 1);
  assert_int_equal(r.states_checked, 5);
  assert_int_equal(r.verdict, VERDICT_HOLDS);
  check_result_release(&r);
  check_close(&f);
}

/* The engine that starts from the constructor: 001 Figure 25, black box, states of a
 * stack and of a red-black tree of height 1 and 2 (its keys and values up to 2^h - 1). */
static uint32_t reach_states(const char *class_name, space_bounds bounds) {
  check_fixture f;
  check_open(&f, class_name, &bounds);
  check_limits limits = {.steps = 100000};
  check_result r = {0};
  check_reach(f.space, &limits, &r, &f.fixture.sink);
  expect_no_error(&f.fixture);
  assert_int_equal(r.verdict, VERDICT_HOLDS);
  unsigned states = 0;
  assert_int_equal(sscanf(r.note, "%u states reached", &states), 1);
  check_result_release(&r);
  check_close(&f);
  return states;
}

static void reaches_stacks(void **state) {
  (void)state;
  static const uint32_t known[] = {1, 3, 8, 23, 75, 278, 1155};
  for (uint32_t n = 1; n < sizeof known / sizeof *known; n++) {
    char objects[32];
    snprintf(objects, sizeof objects, "Object=%u", n);
    assert_int_equal(
        reach_states("PushPop",
                     (space_bounds){.nodes = n, .arrays = -1, .objects = objects}),
        known[n]);
  }
}

/* A state that no operation leads to, and one of which the invariant knows nothing. */
static void measures_the_fit(void **state) {
  (void)state;
  check_fixture f;
  check_open(&f, "Counter", &(space_bounds){.nodes = 5, .arrays = -1});
  check_limits limits = {.steps = 100000};
  check_result r = {0};
  check_reach(f.space, &limits, &r, &f.fixture.sink);
  assert_int_equal(r.verdict, VERDICT_VIOLATED);
  assert_int_equal(r.valid_states, 4);
  assert_non_null(strstr(r.note, "3 states reached"));
  assert_non_null(
      strstr(r.note, "4 valid states, 1 of them never reached; 1 executions"));
  assert_non_null(strstr(r.note, "valid, but not reached: main: even=1"));
  check_result_release(&r);
  check_close(&f);
}

/* 2^32 values are no none: whoever cannot try them all does not say that it holds. */
static void tries_all_integers(void **state) {
  (void)state;
  check_fixture f;
  check_open(&f, "BinaryTree",
             &(space_bounds){.nodes = 1,
                             .arrays = -1,
                             .has_ints = true,
                             .ints_low = INT32_MIN,
                             .ints_high = INT32_MAX});
  check_limits limits = {.steps = 100000, .most_executions = 5000};
  check_result r = {0};
  check_explicit(f.space, &limits, &r, &f.fixture.sink);
  assert_int_equal(r.verdict, VERDICT_INCONCLUSIVE);
  assert_true(r.candidates > 5000);
  check_result_release(&r);
  check_close(&f);
}

int main(void) {
  char *folder = temporary_folder();
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(counts_binary_trees),
      cmocka_unit_test(counts_red_black_trees),
      cmocka_unit_test(counts_doubly_linked_lists),
      cmocka_unit_test(counts_sorted_lists),
      cmocka_unit_test(counts_up_to_isomorphism),
      cmocka_unit_test(counts_arguments_up_to_isomorphism),
      cmocka_unit_test(reaches_stacks),
      cmocka_unit_test(measures_the_fit),
      cmocka_unit_test(tries_all_integers),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  remove_folder(folder);
  return failed;
}
