/* States at random: each satisfies what it must, they differ, large and small ones come
 * up, and the same seed gives the same ones. */
#include "choose/drawing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 16, DRAWN = 64 };

typedef struct setting {
  formula *f;
  literal x[VARIABLES], valid;
} setting;

/* A list: who is there has all before it; the last two differ if they are there. */
static setting make(void) {
  setting s = {.f = formula_new(), .valid = LITERAL_TRUE};
  for (int k = 0; k < VARIABLES; k++)
    s.x[k] = formula_variable(s.f);
  for (int k = 1; k < VARIABLES / 2; k++)
    s.valid = formula_and(s.f, s.valid, formula_implies(s.f, s.x[k], s.x[k - 1]));
  literal differ = formula_xor(s.f, s.x[VARIABLES - 1], s.x[VARIABLES - 2]);
  s.valid = formula_and(s.f, s.valid, formula_or(s.f, literal_not(s.x[0]), differ));
  return s;
}

static uint32_t next_state(setting *s, drawing *d, literal wanted) {
  uint32_t bits = 0;
  assert_int_equal(drawing_next(d, &wanted, 1), SAT_SATISFIABLE);
  state_model m = drawing_model(d);
  evaluation e = {0};
  evaluation_begin(&e, s->f, m.value_of, m.context);
  assert_true(evaluation_get(&e, s->valid));
  assert_true(evaluation_get(&e, wanted));
  for (int k = 0; k < VARIABLES; k++)
    bits |= (uint32_t)evaluation_get(&e, s->x[k]) << k;
  evaluation_release(&e);
  return bits;
}

static drawing *begin(setting *s, uint64_t seed) {
  drawing *d = drawing_new(s->f, NULL, NULL, seed);
  drawing_learn(d, s->valid);
  for (int k = 0; k < VARIABLES / 2; k++)
    drawing_aim(d, s->x[k]);
  drawing_spread(d, VARIABLES / 2, VARIABLES);
  return d;
}

static void draws_what_is_valid(void **state) {
  (void)state;
  setting s = make();
  drawing *d = begin(&s, 7), *same = begin(&s, 7);
  bool lengths[VARIABLES / 2 + 1] = {false};
  uint32_t seen[DRAWN], different = 0;
  for (int n = 0; n < DRAWN; n++) {
    seen[n] = next_state(&s, d, LITERAL_TRUE);
    assert_int_equal(seen[n], next_state(&s, same, LITERAL_TRUE));
    int length = __builtin_popcount(seen[n] & ((1u << VARIABLES / 2) - 1));
    lengths[length] = true;
    bool fresh = true;
    for (int k = 0; k < n; k++)
      fresh = fresh && seen[k] != seen[n];
    different += fresh;
  }
  assert_true(different > DRAWN / 2);
  for (int k = 0; k <= VARIABLES / 2; k++)
    assert_true(lengths[k]);
  drawing_delete(d);
  drawing_delete(same);
  formula_delete(s.f);
}

static void draws_what_is_wanted(void **state) {
  (void)state;
  setting s = make();
  drawing *d = begin(&s, 3);
  for (int k = 0; k < VARIABLES / 2; k++)
    next_state(&s, d, s.x[k]);
  literal never[] = {s.x[3], literal_not(s.x[2])};
  assert_int_equal(drawing_next(d, never, 2), SAT_UNSATISFIABLE);
  drawing_delete(d);
  formula_delete(s.f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(draws_what_is_valid),
      cmocka_unit_test(draws_what_is_wanted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
