/* Levels of diagrams that stand for nodes of a formula instead of variables, and sets
 * given by values of levels. */
#include "solver/bdd.h"

#include <stdlib.h>

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

typedef struct fixture {
  formula *f;
  literal x, y, both; /* variables 0 and 1; x and y */
  bdd_manager *m;
  bdd_set a, b;
} fixture;

static fixture open_fixture(void) {
  static const uint32_t order[] = {1, 0};
  fixture t = {.f = formula_new()};
  t.x = formula_variable(t.f);
  t.y = formula_variable(t.f);
  t.both = formula_and(t.f, t.x, t.y);
  t.m = bdd_manager_new(t.f, order, 2, 0);
  assert_non_null(t.m);
  t.a = bdd_set_new(t.m);
  t.b = bdd_set_new(t.m);
  return t;
}

static void close_fixture(fixture *t) {
  bdd_manager_delete(t->m);
  formula_delete(t->f);
}

/* A named node stands for itself: nothing is known about what it is made of. */
static void named_nodes_are_levels(void **state) {
  (void)state;
  fixture t = open_fixture();
  uint32_t node = literal_node(t.both), level;
  assert_false(bdd_manager_is_named(t.m, node));
  assert_false(bdd_manager_level(t.m, t.both, &level));
  uint32_t first = bdd_manager_extend(t.m, 3);
  assert_int_equal(first, 2);
  bdd_manager_name(t.m, node, first + 1);
  assert_true(bdd_manager_is_named(t.m, node));
  assert_true(bdd_manager_level(t.m, literal_not(t.both), &level));
  assert_int_equal(level, (first + 1) << 1);
  assert_true(bdd_set_assign_literal(t.m, t.a, t.both));
  assert_true(bdd_set_intersect_literal(t.m, t.b, t.a, literal_not(t.x)));
  assert_false(bdd_set_is_empty(t.m, t.b)); /* it would be, taken apart */
  assert_true(bdd_set_intersect_literal(t.m, t.b, t.a, literal_not(t.both)));
  assert_true(bdd_set_is_empty(t.m, t.b));
  bdd_manager_forget_names(t.m);
  assert_false(bdd_manager_is_named(t.m, node));
  assert_true(bdd_set_assign_literal(t.m, t.a, t.both));
  assert_true(bdd_set_intersect_literal(t.m, t.b, t.a, literal_not(t.x)));
  assert_true(bdd_set_is_empty(t.m, t.b));
  close_fixture(&t);
}

/* What was there before levels were added stays what it was. */
static void levels_can_be_added(void **state) {
  (void)state;
  fixture t = open_fixture();
  mpz_t count;
  mpz_init(count);
  assert_true(bdd_set_assign_literal(t.m, t.a, formula_or(t.f, t.x, t.y)));
  bdd_set_count(t.m, t.a, count);
  assert_int_equal(mpz_get_ui(count), 3);
  assert_int_equal(bdd_manager_extend(t.m, 2), 2);
  assert_int_equal(bdd_manager_extend(t.m, 64), 4);
  assert_int_equal(bdd_set_size(t.m, t.a), 2);
  assert_true(bdd_set_assign_literal(t.m, t.b, formula_or(t.f, t.x, t.y)));
  assert_true(bdd_set_is_equal(t.m, t.a, t.b));
  assert_int_equal(bdd_manager_extend(t.m, 30000), 0); /* no room */
  assert_false(bdd_manager_is_broken(t.m));
  mpz_clear(count);
  close_fixture(&t);
}

static void the_least_cube(void **state) {
  (void)state;
  fixture t = open_fixture();
  u32_vector cube = {0};
  assert_false(bdd_set_pick_cube(t.m, t.a, &cube));
  assert_int_equal(cube.size, 0);
  bdd_set_assign_all(t.m, t.a);
  assert_true(bdd_set_pick_cube(t.m, t.a, &cube));
  assert_int_equal(cube.size, 0); /* nothing is asked */
  assert_true(bdd_set_assign_literal(t.m, t.a, formula_or(t.f, t.x, t.y)));
  assert_true(bdd_set_pick_cube(t.m, t.a, &cube));
  assert_int_equal(cube.size, 2);
  assert_int_equal(cube.data[0], 0 << 1 | 0); /* y, on top, is false */
  assert_int_equal(cube.data[1], 1 << 1 | 1); /* so x is true */
  vec_clear(&cube);
  assert_true(bdd_set_assign_literal(t.m, t.a, t.y));
  assert_true(bdd_set_pick_cube(t.m, t.a, &cube));
  assert_int_equal(cube.size, 1); /* x is not asked */
  assert_int_equal(cube.data[0], 0 << 1 | 1);
  vec_release(&cube);
  close_fixture(&t);
}

static void sets_of_cubes(void **state) {
  (void)state;
  fixture t = open_fixture();
  uint32_t x, y, values[3];
  assert_true(bdd_manager_level(t.m, t.x, &x));
  assert_true(bdd_manager_level(t.m, literal_not(t.y), &y));
  assert_int_equal(x, 1 << 1 | 1);
  assert_int_equal(y, 0);
  assert_true(bdd_set_assign_literal(t.m, t.a, formula_and(t.f, t.x, literal_not(t.y))));
  values[0] = x, values[1] = y, values[2] = x;
  for (uint32_t from = 0; from < 2; from++) { /* any order, and twice */
    assert_true(bdd_set_assign_cube(t.m, t.b, values + from, 2));
    assert_true(bdd_set_is_equal(t.m, t.a, t.b));
  }
  assert_true(bdd_set_assign_cube(t.m, t.b, values, 3));
  assert_true(bdd_set_is_equal(t.m, t.a, t.b));
  values[1] = x ^ 1;
  assert_true(bdd_set_assign_cube(t.m, t.b, values, 2));
  assert_true(bdd_set_is_empty(t.m, t.b));
  assert_true(bdd_set_assign_cube(t.m, t.b, values, 0));
  bdd_set_assign_all(t.m, t.a);
  assert_true(bdd_set_is_equal(t.m, t.a, t.b));
  close_fixture(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(named_nodes_are_levels),
      cmocka_unit_test(levels_can_be_added),
      cmocka_unit_test(the_least_cube),
      cmocka_unit_test(sets_of_cubes),
  };
  return cmocka_run_group_tests_name("bdd levels", tests, NULL, NULL);
}
