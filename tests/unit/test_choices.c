/* Variables with a definition: a solver that gets the definition by and by gives the same
 * answers, and models as good, as one that was told what they are. */
#include "formula/choices.h"
#include "solver/query.h"

#include "random_formula.h"

/* cmocka wants these before it */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { BITS = 3, VALUES = 7, CODES = 4, ROUNDS = 300, CLAUSES = 24 };

typedef struct setting {
  formula *f;
  choices *c;
  literal code[CODES][BITS], values[VALUES];
  literal chosen[CODES], real[CODES]; /* the variable; what it is, as a formula */
} setting;

/* The value whose number the code is; false where it has none. */
static literal real_choice(setting *s, const literal *code) {
  literal any = LITERAL_FALSE;
  for (uint32_t k = 0; k < VALUES; k++) {
    literal here = s->values[k];
    for (uint32_t b = 0; b < BITS; b++)
      here = formula_and(s->f, here, literal_not_if(code[b], !(k >> b & 1)));
    any = formula_or(s->f, any, here);
  }
  return any;
}

static void begin(setting *s) {
  s->f = formula_new();
  s->c = choices_new(s->f);
  for (uint32_t k = 0; k < VALUES; k++)
    s->values[k] = k ? formula_variable(s->f) : LITERAL_FALSE;
  uint32_t values = choices_add_values(s->c, s->values, VALUES);
  for (uint32_t k = 0; k < CODES; k++) {
    for (uint32_t b = 0; b < BITS; b++)
      s->code[k][b] = formula_variable(s->f);
    uint32_t code = choices_add_code(s->c, s->code[k], BITS);
    s->chosen[k] = choices_mk(s->c, code, values);
    assert_int_equal(choices_mk(s->c, code, values), s->chosen[k]);
    s->real[k] = real_choice(s, s->code[k]);
  }
  assert_int_equal(choices_count(s->c), CODES);
}

static void end(setting *s) {
  choices_delete(s->c);
  formula_delete(s->f);
}

/* A literal of a clause, twice: with the choice, and with what it is. */
static void draw(const setting *s, uint64_t *seed, literal *with, literal *real) {
  uint32_t kind = random_below(seed, 4), k = random_below(seed, CODES);
  bool negated = random_below(seed, 2);
  literal plain = kind == 2 ? s->values[1 + random_below(seed, VALUES - 1)]
                            : s->code[k][random_below(seed, BITS)];
  *with = literal_not_if(kind < 2 ? s->chosen[k] : plain, negated);
  *real = literal_not_if(kind < 2 ? s->real[k] : plain, negated);
}

/* Clauses one after the other, as long as there are models. */
static void compare(uint64_t seed, bool by_need) {
  setting s;
  begin(&s);
  sat *solver = by_need
                    ? sat_confirmed_new(sat_trail_new(), sat_cadical_new(SAT_MANY_SMALL))
                    : sat_cadical_new(SAT_SOME_HARD);
  query *told = query_new(s.f, sat_cadical_new(SAT_FEW_HARD));
  query *asked = by_need ? query_new_by_need(s.f, solver) : query_new(s.f, solver);
  query_use_choices(asked, s.c);
  sat_result wanted = SAT_SATISFIABLE;
  for (uint32_t k = 0; k < CLAUSES && wanted == SAT_SATISFIABLE; k++) {
    literal with[3], real[3];
    for (uint32_t i = 0; i < 3; i++)
      draw(&s, &seed, &with[i], &real[i]);
    query_assert_clause(told, real, 3);
    query_assert_clause(asked, with, 3);
    wanted = query_solve(told, real, 1, NULL);
    assert_int_equal(query_solve(asked, with, 1, NULL), wanted);
    if (wanted != SAT_SATISFIABLE)
      break;
    assert_true(query_value(asked, with[0]));
    for (uint32_t i = 0; i < CODES; i++)
      assert_int_equal(query_value(asked, s.chosen[i]), query_value(asked, s.real[i]));
  }
  query_delete(told);
  query_delete(asked);
  end(&s);
}

static void all_at_once(void **unused) {
  (void)unused;
  for (uint64_t seed = 1; seed <= ROUNDS; seed++)
    compare(seed, false);
}

static void by_need(void **unused) {
  (void)unused;
  for (uint64_t seed = 1; seed <= ROUNDS; seed++)
    compare(seed, true);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(all_at_once),
                                     cmocka_unit_test(by_need)};
  return cmocka_run_group_tests_name("choices", tests, NULL, NULL);
}
