/* What is left to check, in solvers, against a set of states: what is chosen is valid and
 * left, nothing is left in the end, and what is found is asked of all valid states. Once
 * with solvers that live, once with solvers that are made anew for each question. */
#include "choose/unchecked.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { VARIABLES = 9, STATES = 1 << VARIABLES, OPERATIONS = 6 };
enum { LEFT = 1, TWIN = 2 }; /* of a state */

typedef struct setting {
  formula *f;
  unchecked *u;
  literal x[VARIABLES];
  uint64_t random;
  literal valid, precondition;
  uint8_t state[STATES];
} setting;

static uint32_t draw(setting *s, uint32_t below) {
  s->random = s->random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(s->random >> 33) % below;
}

static bool bit_of_state(void *state, uint32_t number) {
  return number < VARIABLES && *(uint32_t *)state >> number & 1;
}

static bool holds(setting *s, literal a, uint32_t state) {
  evaluation v = {0};
  evaluation_begin(&v, s->f, bit_of_state, &state);
  bool yes = evaluation_get(&v, a);
  evaluation_release(&v);
  return yes;
}

static literal some_clauses(setting *s, uint32_t count) {
  literal all = LITERAL_TRUE;
  for (uint32_t c = 0; c < count; c++) {
    literal some = LITERAL_FALSE;
    for (int k = 0; k < 3; k++) {
      literal x = s->x[draw(s, VARIABLES)];
      some = formula_or(s->f, some, literal_not_if(x, draw(s, 2)));
    }
    all = formula_and(s->f, all, some);
  }
  return all;
}

static uint32_t state_of(const state_model *m) {
  uint32_t state = 0;
  for (uint32_t k = 0; k < VARIABLES; k++)
    state |= (uint32_t)m->value_of(m->context, k) << k;
  return state;
}

/* Some of what the state is. */
static uint32_t draw_cube(setting *s, uint32_t state, literal *cube) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < VARIABLES; k++)
    if (draw(s, 3))
      cube[count++] = literal_not_if(s->x[k], !(state >> k & 1));
  return count;
}

static bool is_in(setting *s, const literal *cube, uint32_t count, uint32_t state) {
  for (uint32_t k = 0; k < count; k++)
    if (!holds(s, cube[k], state))
      return false;
  return true;
}

static void ask_for_some(setting *s) {
  literal cube[VARIABLES];
  uint32_t count = draw_cube(s, draw(s, STATES), cube);
  bool any = false;
  for (uint32_t k = 0; k < STATES; k++)
    any |= holds(s, s->valid, k) && is_in(s, cube, count, k);
  sat_result found = s->u->find(s->u, cube, count);
  assert_int_equal(found, any ? SAT_SATISFIABLE : SAT_UNSATISFIABLE);
  if (any) {
    uint32_t state = state_of(&s->u->found);
    assert_true(holds(s, s->valid, state) && is_in(s, cube, count, state));
  }
}

/* The states of the cube are done with, or for the time being. */
static void remove_some(setting *s, uint32_t chosen) {
  literal cube[VARIABLES];
  uint32_t count = draw_cube(s, chosen, cube);
  bool twins = !draw(s, 4);
  for (uint32_t k = 0; k < STATES; k++)
    if (is_in(s, cube, count, k))
      s->state[k] = twins ? s->state[k] | TWIN : 0;
  (twins ? s->u->prune_twins : s->u->prune)(s->u, cube, count);
}

static bool is_any(const setting *s, uint8_t what) {
  for (uint32_t k = 0; k < STATES; k++)
    if (s->state[k] == what)
      return true;
  return false;
}

static void restore(setting *s) {
  s->u->restore_twins(s->u);
  for (uint32_t k = 0; k < STATES; k++)
    s->state[k] &= LEFT;
}

static void check_operation(setting *s) {
  s->precondition = some_clauses(s, 2);
  s->u->begin(s->u, s->precondition);
  for (uint32_t k = 0; k < STATES; k++)
    s->state[k] = holds(s, s->valid, k) && holds(s, s->precondition, k);
  while (is_any(s, LEFT) || is_any(s, LEFT | TWIN)) {
    sat_result chosen = s->u->choose(s->u, LITERAL_TRUE);
    assert_int_equal(chosen, is_any(s, LEFT) ? SAT_SATISFIABLE : SAT_UNSATISFIABLE);
    if (chosen == SAT_UNSATISFIABLE) {
      restore(s);
      continue;
    }
    uint32_t state = state_of(&s->u->chosen);
    assert_int_equal(s->state[state], LEFT);
    remove_some(s, state);
    ask_for_some(s);
  }
  assert_int_equal(s->u->choose(s->u, LITERAL_TRUE), SAT_UNSATISFIABLE);
}

static void check_set(uint64_t seed, bool by_need, bool renews) {
  setting s = {.f = formula_new(), .random = seed};
  for (uint32_t k = 0; k < VARIABLES; k++)
    s.x[k] = formula_variable(s.f);
  s.u = unchecked_sat_new(s.f, NULL, NULL, false, 0, by_need);
  s.u->always_renews = renews;
  s.valid = some_clauses(&s, 8);
  s.u->learn(s.u, s.valid);
  if (by_need && draw(&s, 2))
    s.u->find_by_need(s.u);
  for (int k = 0; k < OPERATIONS; k++)
    check_operation(&s);
  s.u->delete (s.u);
  formula_delete(s.f);
}

static void test_solvers_that_live(void **state) {
  (void)state;
  for (uint64_t seed = 1; seed <= 6; seed++)
    check_set(seed, seed % 2, false);
}

static void test_solvers_made_anew(void **state) {
  (void)state;
  for (uint64_t seed = 1; seed <= 6; seed++)
    check_set(seed, seed % 3, true);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_solvers_that_live),
                                     cmocka_unit_test(test_solvers_made_anew)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
