/* The difference modulo a path, and path conditions as chains, on random formulas: what
 * is left to prove says the same as what was required, in every model of what was learnt
 * and of the path. */
#include "prove/difference.h"
#include "random_formula.h"
#include "symbolic/condition.h"
#include "symbolic/origin.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 8, MODELS = 1 << VARIABLES, POOL = 60 };

static bool bit_of(void *context, uint32_t number) {
  return *(uint32_t *)context >> number & 1;
}

typedef struct playground {
  formula *formula;
  sym_state state;
  literal pool[POOL];
  uint64_t seed;
} playground;

static literal any(playground *p, uint32_t limit) {
  return literal_not_if(p->pool[random_below(&p->seed, limit)],
                        random_below(&p->seed, 2));
}

/* A statement that a count of literals is another's. */
static literal count_equals(playground *p, uint32_t limit) {
  number sums[2];
  for (uint32_t side = 0; side < 2; side++) {
    sums[side] = sym_int(&p->state, (int64_t)random_below(&p->seed, 3));
    for (uint32_t k = random_below(&p->seed, 4); k > 0; k--) {
      bits one = bits_from_literal(&p->state.bits, any(p, limit));
      sums[side] = number_add(&p->state.numbers, BITS_INT, sums[side], one);
    }
  }
  return sym_atom(&p->state, number_eq(&p->state.numbers, sums[0], sums[1]));
}

static void fill(playground *p, uint64_t seed) {
  p->seed = seed;
  p->formula = formula_new();
  sym_state_init(&p->state, p->formula, NULL);
  for (uint32_t k = 0; k < POOL; k++) {
    literal a = k ? any(p, k) : 0, b = k ? any(p, k) : 0, c = k ? any(p, k) : 0;
    if (k < VARIABLES)
      p->pool[k] = formula_variable(p->formula);
    else if (random_below(&p->seed, 6) == 0)
      p->pool[k] = count_equals(p, k);
    else if (random_below(&p->seed, 5) == 0)
      p->pool[k] = formula_ite(p->formula, a, b, c);
    else if (random_below(&p->seed, 8) == 0)
      p->pool[k] = sym_atom(&p->state, formula_xor(p->formula, a, b));
    else
      p->pool[k] = formula_or(p->formula, a, b);
  }
}

static void empty(playground *p) {
  sym_state_release(&p->state);
  formula_delete(p->formula);
}

static bool all_hold(evaluation *e, const literal_vector *v) {
  vec_each (const literal, a, v)
    if (!evaluation_get(e, *a))
      return false;
  return true;
}

static void choose_some(playground *p, literal_vector *out, uint32_t most) {
  for (uint32_t k = random_below(&p->seed, most + 1); k > 0; k--) {
    literal a = any(p, POOL);
    if (!literal_is_constant(a))
      vec_push(out, a);
  }
}

static void keeps_the_meaning(void **state) {
  (void)state;
  uint64_t shorter = 0, rounds = 0;
  for (uint64_t seed = 1; seed <= 2000; seed++) {
    playground p;
    fill(&p, seed);
    literal_vector learnt = {0}, path = {0}, required = {0};
    choose_some(&p, &learnt, 6);
    choose_some(&p, &path, 3);
    choose_some(&p, &required, 5);
    vec_each (literal, a, &learnt)
      if (random_below(&p.seed, 2))
        vec_push(&required, *a);
    difference *d = difference_new(&p.state);
    vec_each (literal, a, &learnt)
      difference_learn(d, *a);
    for (uint32_t round = 0; round < 2; round++) { /* a second path sees no first */
      literal rest = difference_of(d, &path, &required);
      evaluation e = {0};
      for (uint32_t model = 0; model < MODELS; model++) {
        evaluation_begin(&e, p.formula, bit_of, &model);
        if (all_hold(&e, &learnt) && all_hold(&e, &path) &&
            evaluation_get(&e, rest) != all_hold(&e, &required))
          fail_msg("seed %d, round %u, model %u", (int)seed, round, model);
      }
      evaluation_release(&e);
      rounds++;
      shorter += rest == LITERAL_TRUE;
      vec_clear(&path);
      choose_some(&p, &path, 4);
    }
    difference_delete(d);
    vec_release(&learnt);
    vec_release(&path);
    vec_release(&required);
    empty(&p);
  }
  print_message("%d of %d left nothing to prove\n", (int)shorter, (int)rounds);
  assert_true(shorter > 0);
}

/* x = c ? x & t : x, many times over, is taken apart in steps, not in cases. */
static void chains_of_choices(void **state) {
  (void)state;
  enum { STEPS = 60 };
  formula *f = formula_new();
  sym_state s;
  sym_state_init(&s, f, NULL);
  literal x[] = {LITERAL_TRUE, LITERAL_TRUE}, common = formula_variable(f);
  for (uint32_t k = 0; k < STEPS; k++) {
    literal c = formula_variable(f), t = formula_variable(f);
    literal u = k == STEPS / 2 ? formula_variable(f) : c; /* one step differs */
    x[0] = k ? formula_ite(f, c, formula_and(f, x[0], t), x[0]) : common;
    x[1] = k ? formula_ite(f, u, x[1], formula_and(f, x[1], t)) : common;
    x[1] = k % 2 ? x[1] : formula_ite(f, u, formula_and(f, x[1], t), x[1]);
  }
  difference *d = difference_new(&s);
  difference_learn(d, x[0]);
  assert_in_range(difference_visited(d), 1, 8 * STEPS);
  literal_vector path = {0}, required = {0};
  vec_push(&required, x[0]);
  vec_push(&required, x[1]);
  assert_true(difference_of(d, &path, &required) != LITERAL_TRUE);
  assert_in_range(difference_visited(d), 1, 16 * STEPS);
  required.size = 1;
  assert_int_equal(difference_of(d, &path, &required), LITERAL_TRUE);
  vec_release(&path);
  vec_release(&required);
  difference_delete(d);
  sym_state_release(&s);
  formula_delete(f);
}

/* Two formulas that change places under each of many conditions: there are as many sets of
 * guards as there are ways to the bottom, where nothing is left. It gives up, earlier each
 * time. */
static void crossing_choices(void **state) {
  (void)state;
  enum { LAYERS = 60, MOST_VISITED = 1 << 20, TIMES = 10 };
  formula *f = formula_new();
  sym_state s;
  sym_state_init(&s, f, NULL);
  literal x[2];
  difference *d = difference_new(&s);
  for (int k = 0; k < 2; k++) {
    literal a = formula_variable(f), b = formula_variable(f);
    x[k] = formula_or(f, a, b);
    difference_learn(d, x[k]);
  }
  for (uint32_t k = 0; k < LAYERS; k++) {
    literal c = formula_variable(f), left = x[0];
    x[0] = formula_ite(f, c, left, x[1]);
    x[1] = formula_ite(f, c, x[1], left);
  }
  literal_vector path = {0}, required = {0};
  vec_push(&required, x[0]);
  uint64_t before = 0, first = 0, visited = 0;
  for (uint32_t k = 0; k < TIMES; k++) {
    assert_int_equal(difference_of(d, &path, &required), x[0]);
    visited = difference_visited(d) - before;
    before += visited;
    first = k ? first : visited;
    assert_in_range(visited, 1, MOST_VISITED);
  }
  assert_in_range(visited, 1, first / 8);
  vec_release(&path);
  vec_release(&required);
  difference_delete(d);
  sym_state_release(&s);
  formula_delete(f);
}

/* Elements of two bits, an index, and what they add up to: one is added to, another may be
 * taken from, in some case by too much. */
static number element_at(playground *p, const number *all, uint32_t count, bits at) {
  number found = all[0];
  for (uint32_t k = 1; k < count; k++)
    found = number_ite(&p->state.numbers,
                       number_eq(&p->state.numbers, at, sym_int(&p->state, k)), all[k],
                       found);
  return found;
}

static void set_element(playground *p, number *all, uint32_t count, bits at, number v) {
  numbers *n = &p->state.numbers;
  for (uint32_t k = 0; k < count; k++)
    all[k] = number_ite(n, number_eq(n, at, sym_int(&p->state, k)), v, all[k]);
}

static literal sum_is(playground *p, const number *all, uint32_t count, number total) {
  number sum = sym_int(&p->state, 0);
  for (uint32_t k = 0; k < count; k++)
    sum = number_add(&p->state.numbers, BITS_INT, sum, all[k]);
  return sym_atom(&p->state, number_eq(&p->state.numbers, sum, total));
}

static void sums_by_cases(void **state) {
  (void)state;
  enum { ELEMENTS = 3, BITS = 2 * ELEMENTS + 2 + 2 + 4 };
  uint32_t shown = 0;
  for (uint64_t seed = 1; seed <= 120; seed++) {
    playground p = {.seed = seed, .formula = formula_new()};
    sym_state_init(&p.state, p.formula, NULL);
    numbers *n = &p.state.numbers;
    origins_keep(n);
    number all[ELEMENTS];
    for (uint32_t k = 0; k < ELEMENTS; k++)
      all[k] = bits_variable(&p.state.bits, 2, false);
    bits from = bits_variable(&p.state.bits, 2, false);
    bits to = bits_variable(&p.state.bits, 2, false);
    number total = bits_variable(&p.state.bits, 4, false);
    number amount = random_below(&p.seed, 2) ? from : element_at(&p, all, ELEMENTS, to);
    literal before = sum_is(&p, all, ELEMENTS, total);
    number old = element_at(&p, all, ELEMENTS, from);
    set_element(&p, all, ELEMENTS, from, number_sub(n, BITS_INT, old, amount));
    number more = amount;
    if (random_below(&p.seed, 3) == 0)
      more = number_ite(n, bits_get(&p.state.bits, to, random_below(&p.seed, 2)),
                        number_add(n, BITS_INT, amount, sym_int(&p.state, 1)), amount);
    if (random_below(&p.seed, 4))
      old = element_at(&p, all, ELEMENTS, to);
    set_element(&p, all, ELEMENTS, to, number_add(n, BITS_INT, old, more));
    literal_vector learnt = {0}, path = {0}, required = {0};
    vec_push(&learnt, before);
    if (random_below(&p.seed, 8)) {
      vec_push(&path, number_lt(n, from, sym_int(&p.state, ELEMENTS)));
      vec_push(&path, number_lt(n, to, sym_int(&p.state, ELEMENTS)));
    }
    vec_push(&required, sum_is(&p, all, ELEMENTS, total));
    difference *d = difference_new(&p.state);
    difference_learn(d, before);
    literal rest = difference_of(d, &path, &required);
    shown += difference_summed(d);
    evaluation e = {0};
    for (uint32_t model = 0; model < 1u << BITS; model++) {
      evaluation_begin(&e, p.formula, bit_of, &model);
      if (all_hold(&e, &learnt) && all_hold(&e, &path) &&
          evaluation_get(&e, rest) != all_hold(&e, &required))
        fail_msg("seed %d, model %u", (int)seed, model);
    }
    evaluation_release(&e);
    difference_delete(d);
    vec_release(&learnt);
    vec_release(&path);
    vec_release(&required);
    empty(&p);
  }
  print_message("%d of 120 sums shown by cases\n", (int)shown);
  assert_in_range(shown, 20, 100);
}

/* A parity leaves more parts than are worth it; what stands beside it still goes. */
static void large_conjuncts(void **state) {
  (void)state;
  enum { WIDE = 12 };
  playground p = {.formula = formula_new()};
  sym_state_init(&p.state, p.formula, NULL);
  literal v[WIDE], parity = LITERAL_FALSE;
  for (uint32_t k = 0; k < WIDE; k++) {
    v[k] = formula_variable(p.formula);
    parity = formula_xor(p.formula, parity, v[k]);
  }
  literal known = formula_or(p.formula, v[0], v[WIDE - 1]);
  literal_vector path = {0}, required = {0};
  vec_push(&required, formula_and(p.formula, known, parity));
  difference *d = difference_new(&p.state);
  difference_learn(d, known);
  literal rest = difference_of(d, &path, &required);
  assert_int_equal(rest, parity);
  difference_delete(d);
  vec_release(&path);
  vec_release(&required);
  empty(&p);
}

/* Random walks from the root that part and join again. */
static void conditions_join(void **state) {
  (void)state;
  for (uint64_t seed = 1; seed <= 2000; seed++) {
    playground p;
    fill(&p, seed);
    conditions c;
    conditions_init(&c, p.formula);
    condition made[24] = {CONDITION_TRUE};
    for (uint32_t k = 1; k < 24; k++) {
      condition x = made[random_below(&p.seed, k)], y = made[random_below(&p.seed, k)];
      literal second = LITERAL_TRUE;
      bool joins = random_below(&p.seed, 3) == 0;
      literal own = any(&p, POOL);
      made[k] = joins ? condition_or(&c, x, y, &second) : condition_and(&c, x, own);
      literal lx = condition_literal(&c, x), ly = condition_literal(&c, y);
      literal got = condition_literal(&c, made[k]);
      evaluation e = {0};
      for (uint32_t model = 0; model < MODELS; model += 3) {
        evaluation_begin(&e, p.formula, bit_of, &model);
        bool vx = evaluation_get(&e, lx), vy = evaluation_get(&e, ly);
        bool want = joins ? vx || vy : vx && evaluation_get(&e, own);
        assert_int_equal(evaluation_get(&e, got), want);
        if (joins && vx != vy) /* it tells which of the two was taken */
          assert_int_equal(evaluation_get(&e, second), vy);
      }
      evaluation_release(&e);
    }
    conditions_release(&c);
    empty(&p);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(keeps_the_meaning), cmocka_unit_test(chains_of_choices),
      cmocka_unit_test(crossing_choices),  cmocka_unit_test(sums_by_cases),
      cmocka_unit_test(large_conjuncts),   cmocka_unit_test(conditions_join)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
