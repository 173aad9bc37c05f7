/* The estimate of what is left: all at first, nothing at the end, never more than before,
 * and near the truth where that is known. */
#include "base/memory.h"
#include "choose/estimate.h"
#include "choose/unchecked.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 10 };

typedef struct setting {
  formula *f;
  literal x[VARIABLES];
  estimate *e;
  unchecked *u;
} setting;

/* What is valid: something that is not a cube. */
static literal valid(setting *s) {
  literal all = LITERAL_TRUE;
  for (int k = 0; k + 2 < VARIABLES; k++) {
    literal some = formula_or(s->f, s->x[k], formula_xor(s->f, s->x[k + 1], s->x[k + 2]));
    all = formula_and(s->f, all, some);
  }
  return all;
}

static void begin(setting *s, literal what, literal precondition) {
  s->e = estimate_new(s->f, NULL);
  s->u = unchecked_sat_new(s->f, NULL, NULL, false, 0, false);
  s->u->learn(s->u, what);
  estimate_learn(s->e, what);
  s->u->begin(s->u, precondition);
  estimate_begin(s->e, precondition);
}

static setting set_up(void) {
  setting s = {.f = formula_new()};
  for (int k = 0; k < VARIABLES; k++)
    s.x[k] = formula_variable(s.f);
  return s;
}

static void tear_down(setting *s) {
  estimate_delete(s->e);
  s->u->delete (s->u);
  formula_delete(s->f);
}

/* The next path: what the chosen state says of so many variables. */
static bool next_path(setting *s, literal *path, int size) {
  if (s->u->choose(s->u, LITERAL_TRUE) != SAT_SATISFIABLE)
    return false;
  evaluation v = {0};
  evaluation_begin(&v, s->f, s->u->chosen.value_of, s->u->chosen.context);
  for (int k = 0; k < size; k++)
    path[k] = literal_not_if(s->x[k], !evaluation_get(&v, s->x[k]));
  evaluation_release(&v);
  return true;
}

static void falls_from_one_to_zero(void **state) {
  (void)state;
  setting s = set_up();
  begin(&s, valid(&s), formula_or(s.f, s.x[3], s.x[5]));
  literal path[VARIABLES];
  assert_true(estimate_fraction(s.e) == -1);
  assert_false(estimate_draw(s.e, ESTIMATE_STATES - 1));
  assert_true(estimate_fraction(s.e) == -1);
  assert_true(estimate_draw(s.e, ESTIMATE_STATES));
  double last = estimate_fraction(s.e);
  assert_true(last == 1);
  uint32_t falls = 0;
  for (; next_path(&s, path, 7); falls++) {
    assert_true(last > 0 || falls > 10);
    s.u->prune(s.u, path, 7);
    estimate_prune(s.e, path, 7, false);
    double now = estimate_fraction(s.e);
    assert_true(now >= 0 && now <= last);
    last = now;
  }
  assert_true(falls > 10);
  assert_true(last == 0);
  tear_down(&s);
}

/* States may be drawn late: paths that were pruned before count. */
static void late_is_not_too_late(void **state) {
  (void)state;
  setting s = set_up();
  begin(&s, valid(&s), LITERAL_TRUE);
  literal path[VARIABLES];
  while (next_path(&s, path, VARIABLES)) {
    s.u->prune(s.u, path, VARIABLES);
    estimate_prune(s.e, path, VARIABLES, false);
  }
  assert_true(estimate_draw(s.e, ESTIMATE_STATES));
  assert_true(estimate_fraction(s.e) == 0);
  estimate_begin(s.e, LITERAL_TRUE); /* another operation: all is open again */
  assert_true(estimate_fraction(s.e) == -1);
  assert_true(estimate_draw(s.e, ESTIMATE_STATES));
  assert_true(estimate_fraction(s.e) == 1);
  tear_down(&s);
}

static void is_near_the_truth(void **state) {
  (void)state;
  setting s = set_up();
  begin(&s, LITERAL_TRUE, LITERAL_TRUE);
  literal first[] = {s.x[0]}, second[] = {literal_not(s.x[0]), s.x[1]};
  assert_true(estimate_draw(s.e, ESTIMATE_STATES));
  estimate_prune(s.e, first, 1, false);
  assert_true(estimate_fraction(s.e) > 0.3 && estimate_fraction(s.e) < 0.7);
  estimate_prune(s.e, second, 2, false);
  assert_true(estimate_fraction(s.e) > 0.1 && estimate_fraction(s.e) < 0.45);
  tear_down(&s);
}

static void twins_come_back(void **state) {
  (void)state;
  setting s = set_up();
  begin(&s, LITERAL_TRUE, LITERAL_TRUE);
  assert_true(estimate_draw(s.e, ESTIMATE_STATES));
  literal no = literal_not(s.x[0]);
  estimate_prune(s.e, &s.x[0], 1, false);
  double half = estimate_fraction(s.e);
  estimate_prune(s.e, &no, 1, true);
  assert_true(estimate_fraction(s.e) == 0);
  estimate_restore_twins(s.e);
  assert_true(estimate_fraction(s.e) == half);
  estimate_prune(s.e, &no, 1, true);
  estimate_restore_twins(s.e); /* before anybody asked */
  assert_true(estimate_fraction(s.e) == half);
  tear_down(&s);
}

static void nothing_is_known_of_nothing(void **state) {
  (void)state;
  setting s = set_up();
  begin(&s, s.x[0], literal_not(s.x[0]));
  assert_false(estimate_draw(s.e, ESTIMATE_STATES));
  assert_true(estimate_fraction(s.e) == -1);
  tear_down(&s);
}

/* An aim that no state can reach does not keep states from being drawn. */
static void aims_are_wishes(void **state) {
  (void)state;
  setting s = set_up();
  begin(&s, s.x[0], LITERAL_TRUE);
  estimate_aim(s.e, literal_not(s.x[0]));
  estimate_aim(s.e, formula_and(s.f, s.x[1], s.x[2]));
  assert_true(estimate_draw(s.e, ESTIMATE_STATES));
  literal both[] = {s.x[1], s.x[2]};
  estimate_prune(s.e, both, 2, false);
  assert_true(estimate_fraction(s.e) < 0.6);
  tear_down(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(falls_from_one_to_zero),
      cmocka_unit_test(late_is_not_too_late),
      cmocka_unit_test(is_near_the_truth),
      cmocka_unit_test(twins_come_back),
      cmocka_unit_test(nothing_is_known_of_nothing),
      cmocka_unit_test(aims_are_wishes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
