/* The search watches itself: whatever is broken in it on purpose, an execution of the
 * chosen state, of further ones of its path, or of some drawn when all is done shows it,
 * and the verdict is inconclusive. Where nothing is broken, nothing is noticed. */
#include "check_fixture.h"
#include "search/engines.h"

static const space_bounds bounds = {.nodes = 3,
                                    .has_ints = true,
                                    .ints_low = 0,
                                    .ints_high = 2,
                                    .arrays = 2,
                                    .objects = "Object=2"};

typedef struct run {
  check_engine *engine;
  check_limits limits;
} run;

static verdict check_class(const char *class_name, run how, bool *internal) {
  check_fixture f;
  check_open(&f, class_name, &bounds);
  how.limits.steps = 100000;
  check_result r = {0};
  check_result_start(&r, f.space);
  check_run(how.engine, f.space, &how.limits, &r, &f.fixture.sink);
  verdict v = r.verdict;
  *internal = r.reason && strstr(r.reason, "internal error");
  if (*internal && v == VERDICT_INCONCLUSIVE)
    assert_true(r.has_trouble && r.violation.choices); /* the state is shown */
  check_result_release(&r);
  check_close(&f);
  return v;
}

static check_engine *const engines[] = {check_sat, check_bdd};

static void nothing_is_noticed(void **state) {
  (void)state;
  static const char *const classes[] = {"Traffic",    "BinaryTree", "PushPop",
                                        "SortedList", "Kinds",      "DoublyLinked"};
  for (size_t e = 0; e < 2; e++)
    for (size_t k = 0; k < sizeof classes / sizeof *classes; k++) {
      bool internal;
      run how = {engines[e], {.validate = 3, .audit = 30, .audit_fully = true}};
      check_class(classes[k], how, &internal);
      assert_false(internal);
    }
}

static void expect_noticed(const char *class_name, check_limits limits) {
  for (size_t e = 0; e < 2; e++) {
    bool internal;
    verdict v = check_class(class_name, (run){engines[e], limits}, &internal);
    if (v != VERDICT_INCONCLUSIVE || !internal)
      fail_msg("defect %d in %s, engine %zu: verdict %d", limits.defect, class_name, e,
               v);
  }
}

/* The replay alone: neither further states nor an audit. */
static void replay_notices(void **state) {
  (void)state;
  expect_noticed("Traffic", (check_limits){.defect = DEFECT_WRITE});
  expect_noticed("Traffic", (check_limits){.defect = DEFECT_RESULT});
  expect_noticed("Traffic", (check_limits){.defect = DEFECT_END});
}

static void further_states_notice(void **state) {
  (void)state;
  expect_noticed("Wrong", (check_limits){.defect = DEFECT_PROOF, .validate = 50});
  expect_noticed("Asserting", (check_limits){.defect = DEFECT_PRUNING, .validate = 50});
}

static void audit_notices(void **state) {
  (void)state;
  expect_noticed("Wrong",
                 (check_limits){.defect = DEFECT_ALL, .audit = 300, .audit_fully = true});
  expect_noticed(
      "Wrong", (check_limits){.defect = DEFECT_PROOF, .audit = 300, .audit_fully = true});
}

/* States that the solver does not know of are found by a walk on the machine. */
static void walk_notices(void **state) {
  (void)state;
  static const char *const classes[] = {"Traffic", "BinaryTree", "PushPop", "SortedList"};
  for (size_t k = 0; k < sizeof classes / sizeof *classes; k++)
    expect_noticed(
        classes[k],
        (check_limits){.defect = DEFECT_VALID, .audit = 100, .audit_fully = true});
}

/* Without a defect the violation is what is found. */
static void wrong_is_violated(void **state) {
  (void)state;
  for (size_t e = 0; e < 2; e++) {
    bool internal;
    run how = {engines[e], {.validate = 5, .audit = 20}};
    assert_int_equal(check_class("Wrong", how, &internal), VERDICT_VIOLATED);
    assert_false(internal);
    assert_int_equal(check_class("Asserting", how, &internal), VERDICT_VIOLATED);
    assert_false(internal);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nothing_is_noticed),    cmocka_unit_test(replay_notices),
      cmocka_unit_test(further_states_notice), cmocka_unit_test(audit_notices),
      cmocka_unit_test(walk_notices),          cmocka_unit_test(wrong_is_violated),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
