/* What follows from clauses by units, on random ones, path after path: what is added holds
 * in every model of the clauses and the path, and nothing is missed that going through all
 * clauses again and again finds. */
#include "prove/learnt_units.h"
#include "random_formula.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { VARIABLES = 8, MODELS = 1 << VARIABLES, CLAUSES = 12, MOST = 4, PATHS = 6 };

typedef struct playground {
  formula *formula;
  sym_state state;
  path_facts facts;
  learnt_units units;
  literal variables[VARIABLES];
  literal clauses[CLAUSES][MOST];
  uint32_t sizes[CLAUSES];
  uint64_t seed;
} playground;

static literal any(playground *p) {
  return literal_not_if(p->variables[random_below(&p->seed, VARIABLES)],
                        random_below(&p->seed, 2));
}

/* A clause has a variable once. */
static void draw_clause(playground *p, uint32_t number) {
  uint32_t size = 0, most = 2 + random_below(&p->seed, MOST - 1);
  while (size < most) {
    literal a = any(p);
    bool is_there = false;
    for (uint32_t k = 0; k < size; k++)
      is_there |= literal_node(p->clauses[number][k]) == literal_node(a);
    if (!is_there)
      p->clauses[number][size++] = a;
  }
  p->sizes[number] = size;
  learnt_units_add(&p->units, p->clauses[number], size);
}

static bool is_true_in(const playground *p, literal a, uint32_t model) {
  uint32_t number = formula_variable_number(p->formula, literal_node(a));
  return (model >> number & 1) != literal_is_negated(a);
}

static bool satisfies(const playground *p, const literal_vector *path, uint32_t model) {
  for (uint32_t c = 0; c < CLAUSES; c++) {
    bool holds = false;
    for (uint32_t k = 0; k < p->sizes[c]; k++)
      holds |= is_true_in(p, p->clauses[c][k], model);
    if (!holds)
      return false;
  }
  vec_each (const literal, a, path)
    if (!is_true_in(p, *a, model))
      return false;
  return true;
}

static bool has(const literal_vector *all, literal a) {
  vec_each (const literal, x, all)
    if (*x == a)
      return true;
  return false;
}

/* False: it contradicts itself, and any order of finding that is as good. */
static bool follow_slowly(const playground *p, literal_vector *known) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t c = 0; c < CLAUSES; c++) {
      uint32_t open = 0;
      literal last = LITERAL_FALSE;
      bool holds = false;
      for (uint32_t k = 0; k < p->sizes[c]; k++) {
        literal a = p->clauses[c][k];
        holds |= has(known, a);
        if (!has(known, literal_not(a)))
          open++, last = a;
      }
      if (!holds && !open)
        return false;
      if (!holds && open == 1) {
        vec_push(known, last);
        changed = true;
      }
    }
  }
  return true;
}

static void try_path(playground *p) {
  literal_vector path = {0}, known = {0}, out = {0};
  facts_clear(&p->facts);
  for (uint32_t k = random_below(&p->seed, 4); k > 0; k--) {
    literal a = any(p);
    if (!has(&path, a) && !has(&path, literal_not(a))) {
      vec_push(&path, a);
      vec_push(&known, a);
      facts_add(&p->facts, a);
    }
  }
  learnt_units_follow(&p->units, &p->facts, &path, &out);
  for (uint32_t model = 0; model < MODELS; model++)
    vec_each (const literal, a, &out)
      assert_true(!satisfies(p, &path, model) || is_true_in(p, *a, model));
  if (follow_slowly(p, &known))
    vec_each (const literal, a, &known) {
      assert_true(facts_have(&p->facts, *a));
      assert_true(has(&path, *a) || has(&out, *a));
    }
  vec_release(&path);
  vec_release(&known);
  vec_release(&out);
}

static void test_units(void **state) {
  (void)state;
  for (uint64_t seed = 1; seed <= 400; seed++) {
    playground p = {.seed = seed};
    p.formula = formula_new();
    sym_state_init(&p.state, p.formula, NULL);
    p.facts.state = &p.state;
    for (uint32_t k = 0; k < VARIABLES; k++)
      p.variables[k] = formula_variable(p.formula);
    for (uint32_t k = 0; k < CLAUSES; k++)
      draw_clause(&p, k);
    for (uint32_t k = 0; k < PATHS; k++)
      try_path(&p);
    learnt_units_release(&p.units);
    facts_release(&p.facts);
    sym_state_release(&p.state);
    formula_delete(p.formula);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_units)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
