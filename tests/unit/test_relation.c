/* Relational logic: tuple sets, terms, text, and evaluation against values computed
 * by hand. What the finder makes of them is in the other test_relation files. */
#include "relation/relation.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

typedef struct world { /* atoms a, b, c and the integers of three bits */
  relation_problem *p;
  relation_expr set, next, wide; /* {a, b}; {a->b, b->c}; {a->b->c, b->a->a} */
  relation_instance *instance;
} world;

static relation_tuples tuples(relation_problem *p, uint32_t arity, const char *text) {
  relation_atom atoms[32];
  uint32_t count = 0;
  for (; *text; text++)
    if (*text != ' ')
      atoms[count++] = (relation_atom)(*text - 'a');
  return relation_tuples_mk(p, arity, atoms, count / arity);
}

static int setup(void **state) {
  world *w = memory_new(world);
  w->p = relation_problem_new(3);
  relation_atom_add(w->p, "a"), relation_atom_add(w->p, "b"),
      relation_atom_add(w->p, "c");
  relation_integers_add(w->p);
  w->set = relation_declare(w->p, "set", relation_tuples_empty(w->p, 1),
                            relation_tuples_all(w->p, 1));
  w->next = relation_declare(w->p, "next", relation_tuples_empty(w->p, 2),
                             relation_tuples_all(w->p, 2));
  w->wide = relation_declare(w->p, "wide", relation_tuples_empty(w->p, 3),
                             relation_tuples_all(w->p, 3));
  w->instance = relation_instance_new(w->p);
  relation_instance_set(w->instance, w->set, tuples(w->p, 1, "a b"));
  relation_instance_set(w->instance, w->next, tuples(w->p, 2, "ab bc"));
  relation_instance_set(w->instance, w->wide, tuples(w->p, 3, "abc baa"));
  *state = w;
  return 0;
}

static int teardown(void **state) {
  world *w = *state;
  relation_instance_delete(w->instance);
  relation_problem_delete(w->p);
  memory_free(w);
  return 0;
}

static void expect(world *w, relation_expr e, const char *text) {
  char *got = relation_print_tuples(w->p, relation_evaluate_expr(w->instance, e));
  assert_string_equal(got, text);
  memory_free(got);
}

static void expect_int(world *w, relation_int i, int64_t value) {
  assert_int_equal(relation_evaluate_int(w->instance, i), value);
}

static void expect_text(world *w, relation_formula f, const char *text) {
  char *got = relation_print_formula(w->p, f);
  assert_string_equal(got, text);
  memory_free(got);
}

static void test_universe(void **state) {
  world *w = *state;
  int64_t value;
  relation_atom atom;
  assert_int_equal(relation_universe_size(w->p), 11);
  assert_string_equal(relation_atom_name(w->p, 3), "-4");
  assert_true(relation_atom_integer(w->p, 3, &value) && value == -4);
  assert_false(relation_atom_integer(w->p, 0, &value));
  assert_true(relation_integer_atom(w->p, 3, &atom) && atom == 10);
  assert_false(relation_integer_atom(w->p, 4, &atom));
  assert_int_equal(relation_arity_most(w->p), 18); /* 11^18 < 2^63 < 11^19 */
}

static void test_tuples(void **state) {
  relation_problem *p = ((world *)*state)->p;
  relation_tuples x = tuples(p, 2, "bc ab bc"), y = tuples(p, 2, "ab cc");
  assert_int_equal(x.count, 2);
  assert_int_equal(x.index[0], 1);
  assert_int_equal(relation_tuple_atom(p, 2, x.index[1], 0), 1);
  assert_int_equal(relation_tuple_atom(p, 2, x.index[1], 1), 2);
  assert_true(
      relation_tuples_equal(relation_tuples_union(p, x, y), tuples(p, 2, "ab bc cc")));
  assert_true(
      relation_tuples_equal(relation_tuples_intersection(p, x, y), tuples(p, 2, "ab")));
  assert_true(
      relation_tuples_equal(relation_tuples_difference(p, x, y), tuples(p, 2, "bc")));
  relation_tuples sides = relation_tuples_product(p, tuples(p, 1, "ab"), y);
  assert_true(relation_tuples_equal(sides, tuples(p, 3, "aab acc bab bcc")));
  assert_true(relation_tuples_within(tuples(p, 2, "ab"), x));
  assert_false(relation_tuples_within(x, y));
  assert_false(relation_tuples_within(relation_tuples_empty(p, 1), y));
  assert_int_equal(relation_tuples_all(p, 2).count, 121);
  assert_int_equal(relation_tuples_range(p, 1, 2).count, 2);
}

static void test_terms_are_shared(void **state) {
  world *w = *state;
  relation_problem *p = w->p;
  assert_ptr_equal(relation_join(p, w->set, w->next), relation_join(p, w->set, w->next));
  assert_ptr_not_equal(relation_join(p, w->set, w->next),
                       relation_product(p, w->set, w->next));
  relation_expr x = relation_variable(p, "x", 1);
  assert_ptr_equal(x, relation_variable(p, "x", 1));
  assert_ptr_not_equal(x, relation_variable(p, "x", 2));
  assert_string_equal(relation_name(relation_variable_fresh(p, "x", 1)), "x1");
  assert_string_equal(relation_name(relation_variable_fresh(p, "x", 1)), "x2");
  assert_string_equal(relation_name(relation_variable_fresh(p, "y", 1)), "y");
  relation_tuples ab = tuples(p, 1, "ab");
  assert_ptr_equal(relation_constant(p, "ab", ab), relation_constant(p, "ab", ab));
  assert_ptr_not_equal(relation_constant(p, "ab", ab),
                       relation_constant(p, "ab", tuples(p, 1, "a")));
  assert_ptr_not_equal(relation_declare(p, "r", ab, ab),
                       relation_declare(p, "r", ab, ab));
  relation_formula some = relation_some(p, w->set);
  assert_ptr_equal(relation_not(p, relation_not(p, some)), some);
  assert_ptr_equal(relation_and(p, relation_true(p), some), some);
  assert_ptr_equal(relation_or(p, some, relation_true(p)), relation_true(p));
  assert_ptr_equal(relation_implies(p, some, relation_false(p)), relation_not(p, some));
  assert_ptr_equal(relation_iff(p, relation_false(p), some), relation_not(p, some));
  assert_ptr_equal(relation_and_all(p, NULL, 0), relation_true(p));
  relation_int four = relation_int_constant(p, 4), zero = relation_int_constant(p, 0);
  assert_ptr_equal(four, relation_int_constant(p, -4));
  assert_ptr_equal(relation_int_of(p, relation_from_int(p, four)), four);
  relation_expr either =
      relation_ite(p, some, relation_from_int(p, four), relation_from_int(p, zero));
  assert_ptr_equal(relation_int_of(p, either), relation_int_ite(p, some, four, zero));
}

static void test_expressions(void **state) {
  world *w = *state;
  relation_problem *p = w->p;
  relation_expr c = relation_constant(p, "c", tuples(p, 1, "c"));
  relation_expr ac = relation_constant(p, "ac", tuples(p, 2, "ac"));
  expect(w, relation_union(p, w->set, c), "{a, b, c}");
  expect(w, relation_intersection(p, w->set, c), "{}");
  expect(w, relation_difference(p, w->set, relation_univ(p)), "{}");
  expect(w, relation_override(p, w->next, ac), "{a->c, b->c}");
  relation_expr abb = relation_constant(p, "abb", tuples(p, 3, "abb aaa"));
  expect(w, relation_override(p, w->wide, abb), "{a->a->a, a->b->b, b->a->a}");
  expect(w, relation_join(p, w->set, w->next), "{b, c}");
  expect(w, relation_join(p, w->next, w->next), "{a->c}");
  expect(w, relation_join(p, w->next, w->wide), "{a->a->a}");
  expect(w, relation_product(p, w->set, c), "{a->c, b->c}");
  expect(w, relation_transpose(p, w->next), "{b->a, c->b}");
  expect(w, relation_closure(p, w->next), "{a->b, a->c, b->c}");
  relation_expr loops =
      relation_difference(p, relation_reflexive_closure(p, w->next),
                          relation_product(p, relation_ints(p), relation_univ(p)));
  expect(w, loops, "{a->a, a->b, a->c, b->b, b->c, c->c}");
  expect(w, relation_project(p, w->wide, (uint32_t[]){2, 0}, 2), "{a->b, c->a}");
  expect(w, relation_project(p, w->wide, (uint32_t[]){1, 1}, 2), "{a->a, b->b}");
  expect(w, relation_none(p, 3), "{}");
  relation_formula some = relation_some(p, w->set);
  expect(w, relation_ite(p, some, c, w->set), "{c}");
  expect(w, relation_from_int(p, relation_int_constant(p, 5)), "{-3}");
}

static void test_binders(void **state) {
  world *w = *state;
  relation_problem *p = w->p;
  relation_expr x = relation_variable(p, "x", 1), y = relation_variable(p, "y", 1);
  relation_decl d[] = {{x, RELATION_ONE, w->set},
                       {y, RELATION_ONE, relation_join(p, x, w->next)}};
  expect(w, relation_comprehension(p, d, 2, relation_true(p)), "{a->b, b->c}");
  assert_true(
      relation_evaluate(w->instance, relation_forall(p, d, 2, relation_one(p, y))));
  relation_formula last = relation_no(p, relation_join(p, y, w->next));
  assert_true(relation_evaluate(w->instance, relation_exists(p, d, 2, last)));
  assert_false(relation_evaluate(w->instance, relation_forall(p, d, 2, last)));
  relation_int two = relation_int_constant(p, 2);
  expect_int(w, relation_int_sum(p, d, 2, two), -4); /* 2 + 2 in three bits */
  /* Some subset of the set is the set; all nonempty subsets are. */
  relation_expr s = relation_variable(p, "s", 1);
  relation_decl subset = {s, RELATION_SET, w->set}, nonempty = {s, RELATION_SOME, w->set},
                lone = {s, RELATION_LONE, w->set};
  relation_formula whole = relation_equal(p, s, w->set);
  assert_true(relation_evaluate(w->instance, relation_exists(p, &subset, 1, whole)));
  assert_false(relation_evaluate(w->instance, relation_exists(p, &lone, 1, whole)));
  assert_true(relation_evaluate(w->instance,
                                relation_forall(p, &nonempty, 1, relation_some(p, s))));
  assert_false(
      relation_evaluate(w->instance, relation_forall(p, &lone, 1, relation_some(p, s))));
}

static void test_integers(void **state) {
  world *w = *state;
  relation_problem *p = w->p;
  static const struct {
    relation_operator operator;
    int a, b, value;
  } rows[] = {
      {RELATION_PLUS, 3, 1, -4},   {RELATION_MINUS, -4, 1, 3},
      {RELATION_MUL, 3, 3, 1},     {RELATION_DIV, -3, 2, -1},
      {RELATION_DIV, -4, -1, -4},  {RELATION_DIV, 3, 0, 0},
      {RELATION_REM, -3, 2, -1},   {RELATION_REM, 3, 0, 3},
      {RELATION_SHL, 1, 2, -4},    {RELATION_SHL, 1, 3, 0},
      {RELATION_SHR, -1, 1, 3},    {RELATION_SHR, -1, -1, 0},
      {RELATION_SHA, -3, 1, -2},   {RELATION_SHA, -3, 3, -1},
      {RELATION_SHA, 3, -4, 0},    {RELATION_BITAND, -2, 3, 2},
      {RELATION_BITOR, -4, 1, -3}, {RELATION_BITXOR, -1, 1, -2},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    expect_int(w,
               relation_int_apply(p, rows[i].operator,
                                  relation_int_constant(p, rows[i].a),
                                  relation_int_constant(p, rows[i].b)),
               rows[i].value);
  expect_int(w, relation_int_count(p, w->next), 2);
  expect_int(w, relation_int_count(p, relation_univ(p)), 3); /* 11 */
  expect_int(w, relation_int_of(p, relation_univ(p)), -4);   /* -4 + ... + 3 */
  expect_int(w, relation_int_of(p, w->set), 0);
  relation_int one = relation_int_constant(p, 1);
  expect_int(
      w, relation_int_ite(p, relation_no(p, w->set), one, relation_int_of(p, w->set)), 0);
}

static void test_text(void **state) {
  world *w = *state;
  relation_problem *p = w->p;
  relation_expr x = relation_variable(p, "x", 1), set = w->set, next = w->next;
  relation_decl d[] = {{x, RELATION_ONE, relation_union(p, set, set)},
                       {relation_variable(p, "s", 1), RELATION_SET, x}};
  relation_formula a = relation_some(p, set), b = relation_no(p, next);
  relation_expr sum = relation_union(p, next, relation_iden(p));
  expect_text(w, relation_in(p, relation_join(p, x, sum), set), "x.(next + iden) in set");
  expect_text(w,
              relation_equal(p, relation_closure(p, sum),
                             relation_override(p, relation_product(p, set, x), next)),
              "^(next + iden) = set->x ++ next");
  expect_text(w, relation_lone(p, relation_transpose(p, relation_transpose(p, next))),
              "lone ~~next");
  expect_text(w, relation_some(p, relation_difference(p, set, relation_union(p, x, x))),
              "some set - (x + x)");
  expect_text(w,
              relation_implies(p, relation_implies(p, a, b), relation_implies(p, a, b)),
              "(some set => no next) => some set => no next");
  expect_text(w, relation_and(p, relation_or(p, a, b), relation_not(p, a)),
              "(some set || no next) && !some set");
  expect_text(w, relation_not(p, relation_and(p, a, b)), "!(some set && no next)");
  expect_text(w, relation_iff(p, a, relation_exists(p, d, 2, b)),
              "some set <=> (some x: set + set, s: set x | no next)");
  expect_text(w, relation_one(p, relation_comprehension(p, d, 1, a)),
              "one {x: set + set | some set}");
  relation_int two = relation_int_constant(p, 2), count = relation_int_count(p, next);
  expect_text(w,
              relation_compare(p, RELATION_LE,
                               relation_int_apply(p, RELATION_PLUS, two, count),
                               relation_int_apply(p, RELATION_SHR, two, count)),
              "plus[2, #next] =< 2 >>> #next");
  expect_text(w,
              relation_in(p, relation_from_int(p, relation_int_of(p, set)),
                          relation_ite(p, a, set, relation_none(p, 1))),
              "Int[sum[set]] in (some set => set else none)");
  expect_text(w, relation_some(p, relation_project(p, w->wide, (uint32_t[]){2, 0}, 2)),
              "some project[wide, 2, 0]");
  expect_text(w, relation_no(p, relation_join(p, set, relation_none(p, 3))),
              "no set.(none->none->none)");
  char *text = relation_print_instance(p, w->instance);
  assert_string_equal(text,
                      "set = {a, b}\nnext = {a->b, b->c}\nwide = {a->b->c, b->a->a}\n");
  memory_free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_universe, setup, teardown),
      cmocka_unit_test_setup_teardown(test_tuples, setup, teardown),
      cmocka_unit_test_setup_teardown(test_terms_are_shared, setup, teardown),
      cmocka_unit_test_setup_teardown(test_expressions, setup, teardown),
      cmocka_unit_test_setup_teardown(test_binders, setup, teardown),
      cmocka_unit_test_setup_teardown(test_integers, setup, teardown),
      cmocka_unit_test_setup_teardown(test_text, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
