/* Questions that begin alike, in rooms: what is refuted has no model, compared with all
 * assignments, and once there is a room, what has none is refuted. More
 * beginnings than there are rooms, so that some are left and made again. */
#include "choose/rooms.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

enum { VARIABLES = 8, GATES = 60, BEGINNINGS = MOST_ROOMS + 4, QUESTIONS = 400 };

typedef struct playground {
  formula *graph;
  literal_vector made, valid;
  literal_vector beginnings[BEGINNINGS];
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

static void draw(playground *p, unsigned seed) {
  *p = (playground){.graph = formula_new(), .seed = seed};
  for (uint32_t k = 0; k < VARIABLES; k++)
    vec_push(&p->made, formula_variable(p->graph));
  for (uint32_t k = 0; k < GATES; k++) {
    literal a = any(p), b = any(p);
    literal gate =
        rand_r(&p->seed) % 3 ? formula_and(p->graph, a, b) : formula_xor(p->graph, a, b);
    vec_push(&p->made, gate);
  }
  literal part = any(p);
  vec_push(&p->valid, part);
  for (uint32_t k = 0; k < BEGINNINGS; k++)
    for (int n = 1 + rand_r(&p->seed) % 2; n > 0; n--) {
      part = any(p);
      vec_push(&p->beginnings[k], part);
    }
}

static void release(playground *p) {
  formula_delete(p->graph);
  vec_release(&p->made);
  vec_release(&p->valid);
  for (uint32_t k = 0; k < BEGINNINGS; k++)
    vec_release(&p->beginnings[k]);
}

/* A few of the beginnings at a time, as a search does. */
static uint32_t ask_all(playground *p) {
  rooms r = {0};
  uint32_t refuted = 0;
  for (uint32_t k = 0; k < QUESTIONS; k++) {
    uint32_t number = (k / 15 + (uint32_t)rand_r(&p->seed) % 3) % BEGINNINGS;
    const literal_vector *begins = &p->beginnings[number];
    literal_vector all = {0};
    vec_each (const literal, a, begins)
      vec_push(&all, *a);
    for (int n = rand_r(&p->seed) % 3; n > 0; n--) {
      literal more = any(p);
      vec_push(&all, more);
    }
    bool has = has_model(p, &all), none = false;
    for (int times = 0; times < 3; times++) { /* then there is a room */
      none = rooms_ask(&r, p->graph, &p->valid, all.data, all.size, begins->size, NULL);
      assert_false(none && has);
    }
    assert_true(none || has);
    refuted += none;
    vec_release(&all);
  }
  rooms_forget(&r);
  return refuted;
}

static void refutes_what_has_no_model(void **state) {
  (void)state;
  uint32_t refuted = 0;
  for (unsigned seed = 1; seed <= 40; seed++) {
    playground p;
    draw(&p, seed);
    refuted += ask_all(&p);
    release(&p);
  }
  assert_true(refuted > 400);
}

static void nothing_shared_is_nothing_said(void **state) {
  (void)state;
  rooms r = {0};
  formula *f = formula_new();
  literal a = formula_variable(f), both[] = {a, literal_not(a)};
  literal_vector valid = {0};
  for (int k = 0; k < 5; k++)
    assert_false(rooms_ask(&r, f, &valid, both, 2, 0, NULL));
  rooms_forget(&r);
  formula_delete(f);
}

/* Valid: not a. Later: anything. */
static void forgotten_rooms_know_nothing(void **state) {
  (void)state;
  rooms r = {0};
  formula *f = formula_new();
  literal a = formula_variable(f), b = formula_variable(f), all[] = {b, a};
  literal_vector valid = {0};
  vec_push(&valid, literal_not(a));
  bool none = false;
  for (int times = 0; times < 3; times++)
    none = rooms_ask(&r, f, &valid, all, 2, 1, NULL);
  assert_true(none);
  vec_clear(&valid);
  rooms_forget(&r);
  for (int times = 0; times < 3; times++)
    assert_false(rooms_ask(&r, f, &valid, all, 2, 1, NULL));
  rooms_forget(&r);
  vec_release(&valid);
  formula_delete(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(refutes_what_has_no_model),
      cmocka_unit_test(nothing_shared_is_nothing_said),
      cmocka_unit_test(forgotten_rooms_know_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
