/* What facts make constant: against all assignments of a few variables. */
#include "prove/near_known.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 6, GATES = 24, FACTS = 3, ROUNDS = 3000 };

typedef struct sample { /* a formula, and facts about it */
  formula *f;
  literal all[VARIABLES + GATES]; /* its literals */
  literal facts[FACTS];
  uint64_t random;
} sample;

static uint32_t draw(sample *s, uint32_t below) {
  s->random = s->random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(s->random >> 33) % below;
}

static literal draw_literal(sample *s, uint32_t below) {
  return literal_not_if(s->all[draw(s, below)], draw(s, 2));
}

static void make(sample *s) {
  s->f = formula_new();
  for (uint32_t k = 0; k < VARIABLES + GATES; k++)
    s->all[k] = k < VARIABLES ? formula_variable(s->f)
                              : formula_and(s->f, draw_literal(s, k),
                                            draw(s, 3) ? draw_literal(s, k)
                                                       : draw_literal(s, VARIABLES));
  for (uint32_t k = 0; k < FACTS; k++)
    s->facts[k] = draw_literal(s, VARIABLES + GATES);
}

static bool is_set(void *assignment, uint32_t number) {
  return *(uint32_t *)assignment >> number & 1;
}

static bool all_hold(evaluation *e, const literal *facts) {
  for (uint32_t k = 0; k < FACTS; k++)
    if (!evaluation_get(e, facts[k]))
      return false;
  return true;
}

/* What is left open says the rest: that not both parts of each choice hold. */
static bool choices_hold(evaluation *e, const near_known *k) {
  vec_each (const near_choice, c, &k->choices)
    if (!c->is_settled && evaluation_get(e, c->gate << 1))
      return false;
  return true;
}

static bool constants_hold(evaluation *e, const sample *s, const near_known *k) {
  literal constant;
  for (uint32_t i = 0; i < VARIABLES; i++)
    if (near_known_get(k, s->all[i], &constant) &&
        evaluation_get(e, s->all[i]) != (constant == LITERAL_TRUE))
      return false;
  return true;
}

static void check_constants(evaluation *e, const sample *s, const near_known *k) {
  literal constant;
  for (uint32_t i = 0; i < VARIABLES + GATES; i++)
    if (!literal_is_constant(s->all[i]) && near_known_get(k, s->all[i], &constant))
      assert_int_equal(evaluation_get(e, s->all[i]), constant == LITERAL_TRUE);
}

/* Where the facts hold, so does what was found; where what was found holds, and the
 * choices that are left, the facts do. The latter unless facts contradict each other. */
static void compare(sample *s, const near_known *k) {
  bool any = false, more = false;
  for (uint32_t assignment = 0; assignment < 1u << VARIABLES; assignment++) {
    evaluation e = {0};
    evaluation_begin(&e, s->f, is_set, &assignment);
    bool hold = all_hold(&e, s->facts);
    any |= hold;
    if (hold) {
      check_constants(&e, s, k);
      assert_true(choices_hold(&e, k));
    } else
      more |= constants_hold(&e, s, k) && choices_hold(&e, k);
    evaluation_release(&e);
  }
  assert_false(any && more);
}

static void finds_what_follows(near_depth depth) {
  near_known k = {0};
  sample s = {.random = 7 + (uint64_t)depth};
  uint32_t found = 0;
  for (uint32_t round = 0; round < ROUNDS; round++) {
    literal constant;
    make(&s);
    near_known_begin(&k, s.f);
    for (uint32_t i = 0; i < FACTS; i++)
      near_known_add(&k, s.facts[i], depth);
    near_known_spread(&k);
    compare(&s, &k);
    for (uint32_t i = 0; i < VARIABLES; i++)
      found += near_known_get(&k, s.all[i], &constant);
    formula_delete(s.f);
  }
  assert_true(found > ROUNDS); /* it does find something */
  near_known_release(&k);
}

static void looks_deep(void **unused) {
  (void)unused;
  finds_what_follows(DEEP);
}

static void looks_at_parts(void **unused) {
  (void)unused;
  finds_what_follows(SHALLOW);
}

/* a = b, b = c, c = 1: one after the other, in the wrong order. */
static void goes_along_a_chain(void **unused) {
  (void)unused;
  formula *f = formula_new();
  near_known k = {0};
  literal x[4], constant;
  for (uint32_t i = 0; i < 4; i++)
    x[i] = formula_variable(f);
  near_known_begin(&k, f);
  for (uint32_t i = 0; i < 3; i++)
    near_known_add(&k, formula_iff(f, x[i], x[i + 1]), DEEP);
  near_known_add(&k, x[3], DEEP);
  assert_false(near_known_get(&k, x[0], &constant));
  near_known_spread(&k);
  assert_true(near_known_get(&k, x[0], &constant));
  assert_int_equal(constant, LITERAL_TRUE);
  near_known_begin(&k, f); /* and nothing is left of that */
  assert_false(near_known_get(&k, x[0], &constant));
  near_known_release(&k);
  formula_delete(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(looks_deep),
      cmocka_unit_test(looks_at_parts),
      cmocka_unit_test(goes_along_a_chain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
