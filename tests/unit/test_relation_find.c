/* The model finder: numbers of solutions that mathematics knows, witnesses,
 * symmetries, cores, limits. */
#include "relation/relation.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { FORMULAS = 8 };

typedef struct graphs { /* one binary relation over n atoms */
  relation_problem *p;
  relation_expr r, x, y;
  relation_decl all_x, all_y;
  relation_formula formulas[FORMULAS];
  uint32_t count;
} graphs;

static graphs graphs_new(uint32_t n) {
  graphs g = {.p = relation_problem_new(4)};
  for (uint32_t i = 0; i < n; i++) {
    char text[16];
    snprintf(text, sizeof text, "n%u", i);
    relation_atom_add(g.p, text);
  }
  g.r = relation_declare(g.p, "r", relation_tuples_empty(g.p, 2),
                         relation_tuples_all(g.p, 2));
  g.x = relation_variable(g.p, "x", 1);
  g.y = relation_variable(g.p, "y", 1);
  g.all_x = (relation_decl){g.x, RELATION_ONE, relation_univ(g.p)};
  g.all_y = (relation_decl){g.y, RELATION_ONE, relation_univ(g.p)};
  return g;
}

static void say(graphs *g, relation_formula f) {
  assert_true(g->count < FORMULAS);
  g->formulas[g->count++] = f;
}

/* Every solution is checked by evaluation. */
static uint32_t count_solutions(relation_problem *p, const relation_formula *formulas,
                                uint32_t count, const relation_options *options) {
  relation_finder *f = relation_finder_new(p, options);
  for (uint32_t i = 0; i < count; i++)
    relation_finder_add(f, formulas[i]);
  uint32_t solutions = 0;
  sat_result result = relation_finder_solve(f);
  for (; result == SAT_SATISFIABLE; result = relation_finder_next(f), solutions++)
    for (uint32_t i = 0; i < count; i++)
      assert_true(relation_evaluate(relation_finder_instance(f), formulas[i]));
  assert_int_equal(result, SAT_UNSATISFIABLE);
  relation_finder_delete(f);
  return solutions;
}

/* Labelled structures are counted exactly; with symmetries broken, there are at least
 * as many as unlabelled ones. */
static void expect_counts(graphs *g, uint32_t labelled, uint32_t unlabelled) {
  relation_options all = {.no_symmetry = true},
                   grounded = {.no_symmetry = true, .no_skolem = true};
  relation_options broken = {.symmetry_length = 100};
  assert_int_equal(count_solutions(g->p, g->formulas, g->count, &all), labelled);
  assert_int_equal(count_solutions(g->p, g->formulas, g->count, &grounded), labelled);
  uint32_t fewer = count_solutions(g->p, g->formulas, g->count, &broken);
  assert_in_range(fewer, unlabelled, labelled);
  if (labelled > 3 * unlabelled)
    assert_true(fewer < labelled);
  relation_problem_delete(g->p);
}

static void say_transitive(graphs *g) {
  say(g, relation_in(g->p, relation_join(g->p, g->r, g->r), g->r));
}

static void say_reflexive(graphs *g) {
  say(g, relation_in(g->p, relation_iden(g->p), g->r));
}

static void test_equivalences(void **state) {
  (void)state;
  static const uint32_t bell[] = {1, 1, 2, 5, 15, 52}, partitions[] = {1, 1, 2, 3, 5, 7};
  for (uint32_t n = 0; n <= 5; n++) {
    graphs g = graphs_new(n);
    say_reflexive(&g);
    say_transitive(&g);
    say(&g, relation_equal(g.p, g.r, relation_transpose(g.p, g.r)));
    expect_counts(&g, bell[n], partitions[n]);
  }
}

static void test_orders(void **state) {
  (void)state;
  static const uint32_t labelled[] = {1, 1, 3, 19, 219}, unlabelled[] = {1, 1, 2, 5, 16};
  for (uint32_t n = 0; n <= 4; n++) {
    graphs g = graphs_new(n);
    say_reflexive(&g);
    say_transitive(&g);
    relation_expr both = relation_intersection(g.p, g.r, relation_transpose(g.p, g.r));
    say(&g, relation_in(g.p, both, relation_iden(g.p)));
    expect_counts(&g, labelled[n], unlabelled[n]);
  }
}

/* Functions to a parent, without cycles: (n + 1)^(n - 1) rooted forests. */
static void test_forests(void **state) {
  (void)state;
  static const uint32_t labelled[] = {1, 1, 3, 16, 125}, unlabelled[] = {1, 1, 2, 4, 9};
  for (uint32_t n = 1; n <= 4; n++) {
    graphs g = graphs_new(n);
    say(&g, relation_forall(g.p, &g.all_x, 1,
                            relation_lone(g.p, relation_join(g.p, g.x, g.r))));
    relation_expr loops =
        relation_intersection(g.p, relation_iden(g.p), relation_closure(g.p, g.r));
    say(&g, relation_no(g.p, loops));
    expect_counts(&g, labelled[n], unlabelled[n]);
  }
}

/* One cycle through all: (n - 1)! of them. Closures of length 5 need three squarings. */
static void test_rings(void **state) {
  (void)state;
  static const uint32_t labelled[] = {0, 1, 1, 2, 6, 24};
  for (uint32_t n = 1; n <= 5; n++) {
    graphs g = graphs_new(n);
    say(&g, relation_forall(g.p, &g.all_x, 1,
                            relation_one(g.p, relation_join(g.p, g.x, g.r))));
    relation_expr reached = relation_join(g.p, g.x, relation_closure(g.p, g.r));
    say(&g, relation_forall(g.p, &g.all_x, 1,
                            relation_equal(g.p, reached, relation_univ(g.p))));
    expect_counts(&g, labelled[n], 1);
  }
}

/* Surjections are permutations: n!. Both ways to quantify, under and over. */
static void test_permutations(void **state) {
  (void)state;
  graphs g = graphs_new(4);
  relation_formula edge = relation_in(g.p, relation_product(g.p, g.x, g.y), g.r);
  say(&g, relation_forall(g.p, &g.all_x, 1, relation_exists(g.p, &g.all_y, 1, edge)));
  say(&g, relation_forall(g.p, &g.all_y, 1, relation_exists(g.p, &g.all_x, 1, edge)));
  say(&g, relation_compare(g.p, RELATION_EQ, relation_int_count(g.p, g.r),
                           relation_int_constant(g.p, 4)));
  expect_counts(&g, 24, 5);
}

/* ---- Witnesses ---- */

static void test_witnesses(void **state) {
  (void)state;
  graphs g = graphs_new(3);
  relation_expr s = relation_variable(g.p, "s", 1);
  relation_decl two[] = {{s, RELATION_SET, relation_univ(g.p)}, {g.x, RELATION_ONE, s}};
  relation_formula image = relation_equal(g.p, relation_join(g.p, g.x, g.r), s);
  relation_formula larger = relation_compare(g.p, RELATION_GE, relation_int_count(g.p, s),
                                             relation_int_constant(g.p, 2));
  say(&g, relation_exists(g.p, two, 2, relation_and(g.p, image, larger)));
  relation_finder *f = relation_finder_new(g.p, NULL);
  relation_finder_add(f, g.formulas[0]);
  assert_int_equal(relation_finder_solve(f), SAT_SATISFIABLE);
  const relation_instance *found = relation_finder_instance(f);
  assert_int_equal(relation_instance_witness_count(found), 2);
  assert_ptr_equal(relation_instance_witness(found, 0).variable, s);
  relation_tuples set = relation_instance_witness(found, 0).value;
  relation_tuples x = relation_instance_witness(found, 1).value;
  assert_true(set.count >= 2 && x.count == 1 && relation_tuples_within(x, set));
  relation_tuples r = relation_instance_get(found, g.r);
  for (uint32_t i = 0; i < 3; i++)
    assert_int_equal(relation_tuples_has(r, x.index[0] * 3 + i),
                     relation_tuples_has(set, i));
  relation_finder_delete(f);
  expect_counts(&g, 387, 1); /* 8^3 - 5^3: three of eight rows will do */
}

/* ---- Bounds and symmetries ---- */

/* 003 §3.1.1: teachers and classes. */
static void test_teachers(void **state) {
  (void)state;
  static const char *const names[] = {"Smith",   "Jones",   "Brown", "Math",
                                      "History", "English", "Music"};
  relation_problem *p = relation_problem_new(4);
  for (uint32_t i = 0; i < 7; i++)
    relation_atom_add(p, names[i]);
  relation_tuples teachers = relation_tuples_range(p, 0, 2),
                  classes = relation_tuples_range(p, 3, 6);
  relation_expr teacher =
      relation_declare(p, "Teacher", relation_tuples_empty(p, 1), teachers);
  relation_expr class = relation_declare(p, "Class", classes, classes);
  relation_expr teach =
      relation_declare(p, "teach", relation_tuples_single(p, 2, (relation_atom[]){0, 3}),
                       relation_tuples_product(p, teachers, classes));
  relation_expr c = relation_variable(p, "c", 1), t = relation_variable(p, "t", 1);
  relation_decl each_class = {c, RELATION_ONE, class}, each = {t, RELATION_ONE, teacher};
  relation_expr load = relation_join(p, t, teach);
  relation_formula few = relation_compare(p, RELATION_LT, relation_int_count(p, load),
                                          relation_int_constant(p, 3));
  relation_formula formulas[] = {
      relation_in(p, teach, relation_product(p, teacher, class)),
      relation_forall(p, &each_class, 1, relation_one(p, relation_join(p, teach, c))),
      relation_forall(p, &each, 1, relation_and(p, relation_some(p, load), few))};
  /* Smith takes none of the other three (6 ways) or one (3 times 4). */
  assert_int_equal(
      count_solutions(p, formulas, 3, &(relation_options){.no_symmetry = true}), 18);
  /* Jones and Brown are alike, and so are the three open classes. */
  relation_finder *f = relation_finder_new(p, NULL);
  for (uint32_t i = 0; i < 3; i++)
    relation_finder_add(f, formulas[i]);
  assert_int_equal(relation_finder_solve(f), SAT_SATISFIABLE);
  assert_int_equal(relation_finder_statistics(f).symmetry_classes, 2);
  relation_finder_delete(f);
  relation_problem_delete(p);
}

/* 003 §3.4.1: two marbles are made; 12 executions, 8 when one relation's symmetries
 * are broken, 2 classes of isomorphic ones. */
static void test_marbles(void **state) {
  (void)state;
  relation_problem *p = relation_problem_new(4);
  for (uint32_t i = 0; i < 3; i++)
    relation_atom_add(p, (char[]){'M', (char)('1' + i), 0});
  relation_tuples none = relation_tuples_empty(p, 1), all = relation_tuples_all(p, 1);
  relation_expr marble = relation_declare(p, "Marble", none, all),
                a = relation_declare(p, "a", none, all),
                b = relation_declare(p, "b", none, all);
  relation_formula formulas[] = {
      relation_one(p, a), relation_one(p, b),
      relation_no(p, relation_intersection(p, a, marble)),
      relation_no(p, relation_intersection(p, b, relation_union(p, marble, a)))};
  assert_int_equal(
      count_solutions(p, formulas, 4, &(relation_options){.no_symmetry = true}), 12);
  assert_int_equal(
      count_solutions(p, formulas, 4, &(relation_options){.symmetry_length = 1}), 8);
  assert_int_equal(count_solutions(p, formulas, 4, NULL), 2);
  relation_problem_delete(p);
}

static void test_unmentioned_relations_stay(void **state) {
  (void)state;
  graphs g = graphs_new(2);
  relation_expr other = relation_declare(g.p, "other", relation_tuples_range(g.p, 1, 1),
                                         relation_tuples_all(g.p, 1));
  relation_finder *f = relation_finder_new(g.p, NULL);
  relation_finder_add(f, relation_some(g.p, g.r));
  assert_int_equal(relation_finder_solve(f), SAT_SATISFIABLE);
  relation_tuples value = relation_instance_get(relation_finder_instance(f), other);
  assert_true(value.count == 1 && value.index[0] == 1);
  relation_finder_delete(f);
  relation_problem_delete(g.p);
}

/* Tuples of arity 7 in a universe of 300: numbers beyond 32 bits. */
static void test_large_universe(void **state) {
  (void)state;
  graphs g = graphs_new(300);
  relation_atom first[7] = {299, 1, 298, 2, 297, 3, 296}, second[7] = {0};
  relation_tuples upper = relation_tuples_union(
      g.p, relation_tuples_single(g.p, 7, first), relation_tuples_single(g.p, 7, second));
  relation_expr wide =
      relation_declare(g.p, "wide", relation_tuples_empty(g.p, 7), upper);
  relation_expr last = relation_project(g.p, wide, (uint32_t[]){6, 0}, 2);
  relation_tuples end = relation_tuples_single(g.p, 1, (relation_atom[]){296});
  relation_expr at_end = relation_constant(g.p, "end", end);
  relation_finder *f = relation_finder_new(g.p, NULL);
  relation_finder_add(f, relation_some(g.p, relation_join(g.p, at_end, last)));
  relation_finder_add(f, relation_one(g.p, wide));
  assert_int_equal(relation_finder_solve(f), SAT_SATISFIABLE);
  relation_tuples value = relation_instance_get(relation_finder_instance(f), wide);
  assert_int_equal(value.count, 1);
  assert_true(value.index[0] == relation_tuple_index(g.p, 7, first));
  assert_int_equal(relation_finder_next(f), SAT_UNSATISFIABLE);
  relation_finder_delete(f);
  relation_problem_delete(g.p);
}

/* ---- Cores ---- */

static void test_core(void **state) {
  (void)state;
  graphs g = graphs_new(3);
  relation_formula some = relation_some(g.p, g.r), no = relation_no(g.p, g.r);
  relation_finder *f = relation_finder_new(g.p, NULL);
  relation_finder_add_labelled(f, relation_lone(g.p, g.r), 10);
  relation_finder_add_labelled(f, some, 11);
  relation_finder_add_labelled(f, relation_true(g.p), 12);
  relation_finder_add_labelled(f, no, 13);
  relation_finder_add_labelled(f, some, 14);
  relation_finder_add_labelled(f, relation_false(g.p), 15);
  u32_vector core = {0};
  assert_int_equal(relation_finder_solve(f), SAT_UNSATISFIABLE);
  assert_true(relation_finder_core(f, &core));
  assert_true(core.size == 1 && core.data[0] == 15);
  relation_label some_of[] = {10, 11, 12, 13, 14};
  vec_clear(&core);
  assert_int_equal(relation_finder_solve_with(f, some_of, 5), SAT_UNSATISFIABLE);
  assert_true(relation_finder_core(f, &core));
  assert_int_equal(core.size, 2);
  assert_true((core.data[0] == 11 || core.data[1] == 14) &&
              (core.data[0] == 13 || core.data[1] == 13));
  assert_int_equal(relation_finder_solve_with(f, some_of, 3), SAT_SATISFIABLE);
  vec_release(&core);
  relation_finder_delete(f);
  relation_problem_delete(g.p);
}

/* The unlabelled formulas alone are impossible: nothing is to blame. */
static void test_empty_core(void **state) {
  (void)state;
  graphs g = graphs_new(2);
  relation_finder *f = relation_finder_new(g.p, NULL);
  relation_finder_add(f, relation_some(g.p, g.r));
  relation_finder_add(f, relation_no(g.p, g.r));
  relation_finder_add_labelled(f, relation_one(g.p, g.r), 1);
  u32_vector core = {0};
  assert_int_equal(relation_finder_solve(f), SAT_UNSATISFIABLE);
  assert_true(relation_finder_core(f, &core));
  assert_int_equal(core.size, 0);
  relation_finder_delete(f);
  relation_problem_delete(g.p);
}

/* ---- Limits ---- */

static void test_limits(void **state) {
  (void)state;
  graphs g = graphs_new(5);
  relation_expr s = relation_variable(g.p, "s", 2);
  relation_decl subsets = {s, RELATION_SET, g.r};
  relation_formula f =
      relation_forall(g.p, &subsets, 1, relation_some(g.p, relation_iden(g.p)));
  relation_finder *finder = relation_finder_new(g.p, NULL);
  relation_finder_add(finder, f);
  assert_int_equal(relation_finder_solve(finder), SAT_UNKNOWN);
  assert_non_null(strstr(relation_finder_reason(finder), "subsets"));
  relation_finder_delete(finder);

  atomic_bool stop = true;
  relation_options options = {.stop = &stop};
  finder = relation_finder_new(g.p, &options);
  relation_formula all =
      relation_forall(g.p, &g.all_x, 1, relation_some(g.p, relation_join(g.p, g.x, g.r)));
  relation_finder_add(finder, all);
  assert_int_equal(relation_finder_solve(finder), SAT_UNKNOWN);
  assert_string_equal(relation_finder_reason(finder), "interrupted");
  relation_finder_delete(finder);
  relation_problem_delete(g.p);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_equivalences),
      cmocka_unit_test(test_orders),
      cmocka_unit_test(test_forests),
      cmocka_unit_test(test_rings),
      cmocka_unit_test(test_permutations),
      cmocka_unit_test(test_witnesses),
      cmocka_unit_test(test_teachers),
      cmocka_unit_test(test_marbles),
      cmocka_unit_test(test_unmentioned_relations_stay),
      cmocka_unit_test(test_large_universe),
      cmocka_unit_test(test_core),
      cmocka_unit_test(test_empty_core),
      cmocka_unit_test(test_limits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
