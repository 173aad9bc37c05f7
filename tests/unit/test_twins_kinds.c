/* What twins and kinds leave to do, by numbers that are known otherwise: with objects that
 * differ by name alone, one path for each way in which references can be the same, which
 * are Bell's numbers; of an operation on any node, as many paths at 63 nodes as at 15.
 * Without the shortcut there are more, and the verdicts are the same. */
#include "check_fixture.h"
#include "search/engines.h"

typedef struct checked {
  verdict verdicts[8];
  uint64_t paths[8], uses;
} checked;

static checked check(const char *class_name, const space_bounds *bounds,
                     check_engine *engine, shortcut_set without, shortcut counted) {
  check_fixture f;
  check_open(&f, class_name, bounds);
  check_limits limits = {.steps = 100000, .without = without, .validate = 2, .audit = 20};
  check_result r = {0};
  check_result_start(&r, f.space);
  check_run(engine, f.space, &limits, &r, &f.fixture.sink);
  checked out = {.uses = r.costs.uses.of[counted]};
  for (uint32_t k = 0; k < f.subject->operation_count; k++) {
    out.verdicts[k] = r.operations[k].verdict;
    out.paths[k] = r.operations[k].states_checked;
  }
  check_result_release(&r);
  check_close(&f);
  return out;
}

enum { OBJECTS = 4, NAMED = 4 /* operations */, FAILS = 4 };

static void twins_leave_partitions(void **state) {
  (void)state;
  static const uint64_t bell[NAMED] = {1, 2, 5, 15};
  static check_engine *const engines[] = {check_sat, check_bdd};
  const space_bounds bounds = {.nodes = 1, .objects = "Guest=4"};
  shortcut_set without = (shortcut_set)1 << SHORTCUT_TWINS;
  for (size_t e = 0; e < 2; e++) {
    checked with = check("Meetings", &bounds, engines[e], 0, SHORTCUT_TWINS);
    checked plain = check("Meetings", &bounds, engines[e], without, SHORTCUT_TWINS);
    assert_true(with.uses && !plain.uses);
    uint64_t all = 1;
    for (uint32_t k = 0; k < NAMED; k++) {
      all *= OBJECTS;
      assert_int_equal(with.verdicts[k], VERDICT_HOLDS);
      assert_int_equal(plain.verdicts[k], VERDICT_HOLDS);
      assert_int_equal(with.paths[k], bell[k]);
      assert_int_equal(plain.paths[k], all);
    }
    assert_int_equal(with.verdicts[FAILS], VERDICT_VIOLATED);
    assert_int_equal(plain.verdicts[FAILS], VERDICT_VIOLATED);
  }
}

static void kinds_do_not_grow(void **state) {
  (void)state;
  checked at[2];
  shortcut_set without = (shortcut_set)1 << SHORTCUT_KINDS;
  for (uint32_t k = 0; k < 2; k++) {
    const space_bounds bounds = {.nodes = k ? 63 : 15, .has_ints = true, .ints_high = 3};
    at[k] = check("Folders", &bounds, check_sat, 0, SHORTCUT_KINDS);
    assert_int_equal(at[k].verdicts[0], VERDICT_HOLDS);
    assert_int_equal(at[k].verdicts[1], VERDICT_VIOLATED); /* two and one are three */
    assert_true(at[k].uses);
  }
  assert_int_equal(at[0].paths[0], at[1].paths[0]);
  const space_bounds few = {.nodes = 7, .has_ints = true, .ints_high = 3};
  checked plain = check("Folders", &few, check_sat, without, SHORTCUT_KINDS);
  assert_int_equal(plain.uses, 0);
  assert_int_equal(plain.verdicts[0], VERDICT_HOLDS);
  assert_int_equal(plain.verdicts[1], VERDICT_VIOLATED);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(twins_leave_partitions),
                                     cmocka_unit_test(kinds_do_not_grow)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
