/* Induction on terms, by what it leaves to do: of a language whose steps are those of its
 * operands, and rules, as many paths for terms of 40 nodes as for terms of 12, and fewer
 * than without it. Where a term looks at what the step of its operand gave, the induction
 * is tried, is refused, and nothing that was put aside is lost. */
#include "check_fixture.h"
#include "search/engines.h"

typedef struct checked {
  verdict verdict;
  uint64_t paths, asked, used;
} checked;

static checked check_by(uint32_t jobs, const char *class_name, uint32_t nodes,
                        shortcut_set without) {
  check_fixture f;
  const space_bounds bounds = {.nodes = nodes};
  check_open(&f, class_name, &bounds);
  check_limits limits = {.steps = 100000,
                         .without = without,
                         .validate = 2,
                         .audit = 20,
                         .eager = true,
                         .jobs = jobs};
  check_result r = {0};
  check_result_start(&r, f.space);
  check_run(check_sat, f.space, &limits, &r, &f.fixture.sink);
  assert_int_equal(f.subject->operation_count, 1);
  checked out = {.verdict = r.operations[0].verdict,
                 .paths = r.operations[0].states_checked,
                 .asked = r.costs.uses.asked[SHORTCUT_INDUCTION],
                 .used = r.costs.uses.of[SHORTCUT_INDUCTION]};
  check_result_release(&r);
  check_close(&f);
  return out;
}

static checked check(const char *class_name, uint32_t nodes, shortcut_set without) {
  return check_by(1, class_name, nodes, without);
}

static const shortcut_set without = (shortcut_set)1 << SHORTCUT_INDUCTION;

/* The ways through step and rule: either operand's step, not, and with true, and with
 * false. Whatever else the operands are is no matter. */
enum { WAYS = 5 };

static void paths_do_not_grow(void **state) {
  (void)state;
  static const uint32_t sizes[] = {12, 24, 40};
  uint64_t many = 0;
  for (uint32_t k = 0; k < 3; k++) {
    checked with = check("Steps", sizes[k], 0), plain = check("Steps", sizes[k], without);
    assert_int_equal(with.verdict, VERDICT_HOLDS);
    assert_int_equal(plain.verdict, VERDICT_HOLDS);
    assert_int_equal(with.used, 1);
    assert_int_equal(plain.asked, 0);
    assert_int_equal(with.paths, WAYS);
    assert_true(plain.paths > many && plain.paths > with.paths);
    many = plain.paths;
  }
}

static void what_was_put_aside_comes_back(void **state) {
  (void)state;
  for (uint32_t nodes = 12; nodes <= 24; nodes += 12) {
    checked with = check("CrookedSteps", nodes, 0);
    assert_int_equal(with.verdict, VERDICT_VIOLATED);
    assert_int_equal(with.used, 0);
    assert_int_equal(check("CrookedSteps", nodes, without).verdict, VERDICT_VIOLATED);
  }
}

/* Terms that cannot have operands of operands: there is nothing to be put aside. */
static void shallow_terms_are_all_checked(void **state) {
  (void)state;
  checked with = check("Steps", 3, 0);
  assert_int_equal(with.verdict, VERDICT_HOLDS);
  assert_int_equal(with.asked, 0);
  assert_int_equal(with.paths, check("Steps", 3, without).paths);
}

/* Whoever else is at work, the same is followed, and the same comes of it. */
static void several_processes_conclude_alike(void **state) {
  (void)state;
  static const char *const classes[] = {"Steps", "CrookedSteps"};
  for (uint32_t k = 0; k < 2; k++)
    for (uint32_t jobs = 2; jobs <= 4; jobs++) {
      checked alone = check(classes[k], 24, 0),
              beside = check_by(jobs, classes[k], 24, 0);
      assert_int_equal(beside.verdict, alone.verdict);
      assert_int_equal(beside.paths, alone.paths);
      assert_int_equal(beside.asked, alone.asked);
      assert_int_equal(beside.used, alone.used);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(paths_do_not_grow),
                                     cmocka_unit_test(what_was_put_aside_comes_back),
                                     cmocka_unit_test(shallow_terms_are_all_checked),
                                     cmocka_unit_test(several_processes_conclude_alike)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
