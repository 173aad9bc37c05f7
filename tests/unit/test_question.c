/* Questions on random formulas against all assignments: what is said to follow does, and
 * what is remembered as proved is used where its facts are given, and only there. */
#include "prove/question.h"

#include "random_formula.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 4, FACTS = 4, ROUNDS = 400, DEPTH = 3 };

typedef struct round {
  literal facts[FACTS], goal;
  uint32_t given; /* by fact */
} round;

static bool bit_of(void *assignment, uint32_t variable) {
  return *(const uint32_t *)assignment >> variable & 1;
}

static bool does_follow(const formula *f, const round *r) {
  for (uint32_t a = 0; a < 1u << VARIABLES; a++) {
    evaluation e = {0};
    evaluation_begin(&e, f, bit_of, &a);
    bool facts = true;
    for (uint32_t k = 0; k < FACTS; k++)
      facts = facts && (!(r->given >> k & 1) || evaluation_get(&e, r->facts[k]));
    bool refutes = facts && !evaluation_get(&e, r->goal);
    evaluation_release(&e);
    if (refutes)
      return false;
  }
  return true;
}

static bool is_given(const void *context, literal fact) {
  const round *r = context;
  for (uint32_t k = 0; k < FACTS; k++)
    if (r->given >> k & 1 && r->facts[k] == fact)
      return true;
  return false;
}

static literal draw(formula *f, const literal *variables, uint64_t *seed,
                    uint32_t depth) {
  literal a = variables[random_below(seed, VARIABLES)];
  if (depth)
    a = formula_and(f, draw(f, variables, seed, depth - 1),
                    draw(f, variables, seed, depth - 1));
  return literal_not_if(a, random_below(seed, 2));
}

static bool ask(questions *q, const round *r) {
  literal given[FACTS];
  uint32_t count = 0;
  for (uint32_t k = 0; k < FACTS; k++)
    if (r->given >> k & 1)
      given[count++] = r->facts[k];
  return questions_ask(q, given, count, r->goal, NULL);
}

static void follows_as_enumerated(void **unused) {
  (void)unused;
  questions q;
  uint64_t seed = 7;
  uint32_t known = 0;
  literal variables[VARIABLES];
  questions_init(&q, SAT_MANY_SMALL, NULL);
  for (uint32_t k = 0; k < VARIABLES; k++)
    variables[k] = formula_variable(q.graph);
  for (uint32_t i = 0; i < ROUNDS; i++) {
    round r = {.given = random_below(&seed, 1 << FACTS)};
    for (uint32_t k = 0; k < FACTS; k++)
      r.facts[k] = draw(q.graph, variables, &seed, 1);
    r.goal = draw(q.graph, variables, &seed, random_below(&seed, DEPTH));
    bool follows = does_follow(q.graph, &r),
         knows = questions_know(&q, r.goal, is_given, &r);
    known += knows;
    assert_true(!knows || follows);
    questions_renew(&q, 16);
    assert_int_equal(ask(&q, &r), follows);
    if (follows && i % 2)
      questions_learn_last(&q, r.goal);
    if (follows)
      assert_true(questions_know(&q, r.goal, is_given, &r));
  }
  assert_true(known > ROUNDS / 20); /* some were asked before */
  questions_release(&q);
}

static void noted_is_known(void **unused) {
  (void)unused;
  questions q;
  questions_init(&q, SAT_MANY_SMALL, NULL);
  literal a = formula_variable(q.graph);
  assert_false(questions_know(&q, a, NULL, NULL));
  questions_note(&q, a);
  assert_true(questions_know(&q, a, NULL, NULL));
  assert_false(questions_know(&q, literal_not(a), NULL, NULL));
  questions_release(&q);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(follows_as_enumerated),
                                     cmocka_unit_test(noted_is_known)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
