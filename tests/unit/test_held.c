/* Proofs for each object that an argument may be: supposing one, and questions that a
 * solver answers, on random formulas against their truth tables. */
#include "prove/held.h"

#include "exec/machine.h"

#include "random_formula.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 6, MODELS = 1 << VARIABLES, GATES = 60, OBJECTS = 4, ROUNDS = 300 };

/* The argument is one of four objects: the first two variables are its code. */
typedef struct setting {
  formula *f;
  truth_table *t;
  diag_sink sink;
  check_limits limits;
  machine machine; /* no program: nothing is executed */
  world c;
  held_proof *p;
  literal guards[OBJECTS];
} setting;

static void open_setting(setting *s, uint64_t *seed) {
  *s = (setting){.f = formula_new()};
  s->t = random_formula_with_table(s->f, seed, VARIABLES, GATES);
  s->c.formula = s->f;
  s->c.limits = &s->limits;
  sym_state_init(&s->c.state, s->f, &s->machine);
  s->c.evaluator = evaluator_new(&s->c.state, &s->sink);
  ref_entry all[OBJECTS];
  for (uint32_t k = 0; k < OBJECTS; k++) {
    s->guards[k] = formula_and(s->f, literal_not_if(s->t->literals[0], !(k & 1)),
                               literal_not_if(s->t->literals[1], !(k & 2)));
    all[k] = (ref_entry){{k}, s->guards[k]};
  }
  s->p = held_proof_begin(&s->c, ref_mk(&s->c.state.refs, all, OBJECTS));
  assert_non_null(s->p);
}

static void close_setting(setting *s) {
  held_proof_delete(s->c.held);
  evaluator_delete(s->c.evaluator);
  sym_state_release(&s->c.state);
  truth_table_delete(s->t);
  formula_delete(s->f);
}

/* The number of the object in the reference need not be its number in the list. */
static uint32_t object_supposed(setting *s, uint32_t number) {
  held_suppose(s->p, number);
  for (uint32_t k = 0; k < OBJECTS; k++)
    if (held_given(s->p, s->guards[k]) == LITERAL_TRUE)
      return k;
  return OBJECTS;
}

static void supposing_an_object_decides_its_guard(void **unused) {
  (void)unused;
  uint64_t seed = 7;
  setting s;
  open_setting(&s, &seed);
  uint32_t met = 0;
  for (uint32_t number = 0; number < OBJECTS; number++) {
    uint32_t object = object_supposed(&s, number);
    assert_in_range(object, 0, OBJECTS - 1);
    met |= 1u << object;
    for (uint32_t k = 0; k < OBJECTS; k++)
      assert_int_equal(held_given(s.p, s.guards[k]), literal_of(k == object));
    for (uint32_t i = 0; i < s.t->count; i++) {
      literal there = held_given(s.p, s.t->literals[i]);
      for (uint32_t m = 0; m < MODELS; m++)
        if ((m & 3) == object)
          assert_int_equal(value_under(s.f, there, m), truth_table_value(s.t, i, m));
    }
  }
  assert_int_equal(met, (1 << OBJECTS) - 1);
  close_setting(&s);
}

typedef struct chosen {
  uint32_t index;
  bool negated;
} chosen;

static literal any(const setting *s, uint64_t *seed, chosen *out) {
  *out = (chosen){random_below(seed, s->t->count), random_below(seed, 2)};
  return literal_not_if(s->t->literals[out->index], out->negated);
}

static bool holds(const setting *s, chosen a, uint32_t model) {
  return truth_table_value(s->t, a.index, model) != a.negated;
}

/* Both questions are small: the answers are exact. What has been proved under other names
 * is remembered, and must not be taken for something else. */
static void questions_against_truth_tables(void **unused) {
  (void)unused;
  uint64_t seed = 9;
  uint32_t implied = 0, excluded = 0;
  setting s;
  open_setting(&s, &seed);
  for (uint32_t round = 0; round < ROUNDS; round++) {
    chosen c[3];
    literal a[3];
    for (uint32_t k = 0; k < 3; k++)
      a[k] = any(&s, &seed, &c[k]);
    bool follows = true, apart = true;
    for (uint32_t m = 0; m < MODELS; m++) {
      bool both = holds(&s, c[0], m) && holds(&s, c[1], m);
      follows = follows && (!both || holds(&s, c[2], m));
      apart = apart && !(both && holds(&s, c[2], m));
    }
    assert_int_equal(held_implies(s.p, a[0], a[1], a[2]), follows);
    assert_int_equal(held_exclude_each_other(s.p, a, 3), apart);
    implied += follows;
    excluded += apart;
  }
  assert_in_range(implied, 10, ROUNDS - 10);
  assert_in_range(excluded, 10, ROUNDS - 10);
  close_setting(&s);
}

/* An alternative whose guard is no code: nothing is supposed of such an argument. */
static void guards_must_be_codes(void **unused) {
  (void)unused;
  uint64_t seed = 11;
  setting s;
  open_setting(&s, &seed);
  literal x = s.t->literals[2], y = s.t->literals[3];
  literal either = formula_or(s.f, x, y);
  ref_entry two[] = {{{1}, either}, {{2}, literal_not(either)}};
  assert_null(held_proof_begin(&s.c, ref_mk(&s.c.state.refs, two, 2)));
  close_setting(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(supposing_an_object_decides_its_guard),
      cmocka_unit_test(questions_against_truth_tables),
      cmocka_unit_test(guards_must_be_codes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
