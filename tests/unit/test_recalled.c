/* Questions that earlier refutations answer: what is recalled has no model, compared with all
 * assignments, and a question that was refuted is, asked again with more assumed. */
#include "choose/recalled.h"

#include "choose/unchecked.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

enum { VARIABLES = 8, GATES = 60, QUESTIONS = 600, MOST_ASSUMED = 6 };

typedef struct playground {
  formula *graph;
  unchecked *states;
  literal_vector made, valid;
  unsigned seed;
} playground;

static bool value_of(void *context, uint32_t number) {
  return *(unsigned *)context >> number & 1;
}

static bool holds(const formula *f, const literal_vector *all, unsigned model) {
  evaluation e = {0};
  bool all_hold = true;
  evaluation_begin(&e, f, value_of, &model);
  vec_each (const literal, p, all)
    all_hold &= evaluation_get(&e, *p);
  evaluation_release(&e);
  return all_hold;
}

static bool has_model(const playground *p, const literal_vector *assumed) {
  for (unsigned model = 0; model < 1u << VARIABLES; model++)
    if (holds(p->graph, &p->valid, model) && holds(p->graph, assumed, model))
      return true;
  return false;
}

static literal any(playground *p) {
  literal a = p->made.data[(uint32_t)rand_r(&p->seed) % p->made.size];
  return literal_not_if(a, rand_r(&p->seed) % 2);
}

static void learn(playground *p) {
  literal part = formula_or(p->graph, any(p), formula_or(p->graph, any(p), any(p)));
  vec_push(&p->valid, part);
  p->states->learn(p->states, part);
}

static void draw(playground *p, unsigned seed) {
  *p = (playground){.graph = formula_new(), .seed = seed};
  for (uint32_t k = 0; k < VARIABLES; k++)
    vec_push(&p->made, formula_variable(p->graph));
  for (uint32_t k = 0; k < GATES; k++)
    vec_push(&p->made, formula_and(p->graph, any(p), any(p)));
  p->states = unchecked_sat_new(p->graph, NULL, NULL, false, 0, false);
  p->states->asks_as_it_is = true;
  learn(p);
}

static void release(playground *p) {
  p->states->delete (p->states);
  formula_delete(p->graph);
  vec_release(&p->made);
  vec_release(&p->valid);
}

/* Of a few that may come last, so that questions come back. */
static void draw_question(playground *p, literal_vector *all) {
  vec_clear(all);
  for (uint32_t left = 1 + (uint32_t)rand_r(&p->seed) % MOST_ASSUMED; left--;)
    vec_push(all, any(p));
  vec_push(all, p->made.data[VARIABLES + (uint32_t)rand_r(&p->seed) % 10]);
}

static void ask(playground *p, const literal_vector *all) {
  sat_result answer = rand_r(&p->seed) % 2
                          ? p->states->find(p->states, all->data, all->size)
                          : p->states->find_easily(p->states, all->data, all->size);
  assert_int_equal(answer == SAT_SATISFIABLE, has_model(p, all));
  assert_int_equal(answer == SAT_UNSATISFIABLE, !has_model(p, all));
}

static void recalls_what_has_no_model(void **state) {
  (void)state;
  uint64_t recalled = 0;
  for (unsigned seed = 1; seed <= 20; seed++) {
    playground p;
    literal_vector all = {0};
    draw(&p, seed);
    for (uint32_t k = 0; k < QUESTIONS; k++) {
      draw_question(&p, &all);
      ask(&p, &all);
      if (k % 200 == 199) /* fewer states are valid: what was refuted still is */
        learn(&p);
    }
    recalled += p.states->recalled;
    vec_release(&all);
    release(&p);
  }
  assert_true(recalled > 100);
}

static void needs_all_of_a_core(void **state) {
  (void)state;
  recalled r = {0};
  literal core[] = {10, 20, 30}, more[] = {40, 20, 10, 50, 30}, less[] = {10, 40, 30};
  literal other[] = {10, 20, 30, 60}, turned[] = {10, 21, 30};
  recalled_add(&r, core, 3, 30);
  assert_true(recalled_refutes(&r, core, 3));
  assert_true(recalled_refutes(&r, more, 5));
  assert_false(recalled_refutes(&r, less, 3));
  assert_false(recalled_refutes(&r, other, 4)); /* another question */
  assert_false(recalled_refutes(&r, turned, 3));
  assert_true(recalled_refutes(&r, more, 5)); /* those between are forgotten */
  recalled_release(&r);
}

static void keeps_nothing_without_the_question(void **state) {
  (void)state;
  recalled r = {0};
  literal core[] = {10, 20}, all[] = {10, 20, 30};
  recalled_add(&r, core, 2, 30);
  assert_false(recalled_refutes(&r, all, 3));
  recalled_release(&r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(recalls_what_has_no_model),
      cmocka_unit_test(needs_all_of_a_core),
      cmocka_unit_test(keeps_nothing_without_the_question),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
