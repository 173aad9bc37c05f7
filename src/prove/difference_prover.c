/* What is the same as before the path is not proved again, as provers: what is known word
 * for word, what is left clause by clause (difference.h), and, where rows replace a
 * module, what is left when the path is put in. */
#include "prove/difference.h"
#include "prove/provers.h"

#include <assert.h>

/* --- Word for word ----------------------------------------------------------------- */

static void drop_known(world *c, literal_vector *must) {
  vec_each (literal, m, must)
    if (map_get(&c->valid, *m))
      *m = LITERAL_TRUE;
}

const prover prove_known = {.technique = {.shortcut = SHORTCUT_DIFFERENCE},
                            .stage = PROVE_EACH,
                            .left = drop_known};

/* --- Clause by clause -------------------------------------------------------------- */

/* Whether it is about a reference that nobody has looked at: so nobody can ask for it. */
static bool is_about_awaited(const world *c, literal a) {
  assert(formula_has(c->formula, a));
  const uint64_t *reference = map_get(&c->awaited, a);
  return reference && ref_is_awaited(&c->state.refs, (ref)*reference);
}

static void learn(world *c, const world_tree *t, const literal_vector *valid) {
  (void)t;
  vec_each (const literal, p, valid)
    if (!is_about_awaited(c, *p))
      difference_learn(c->difference, *p);
}

static void leave_one(literal_vector *must, literal rest) {
  vec_clear(must);
  vec_push(must, rest);
}

static void subtract(world *c, literal_vector *must) {
  literal_vector known = {0};
  vec_each (const literal, p, evaluator_path(c->evaluator))
    vec_push(&known, *p);
  vec_each (const literal, p, evaluator_implied(c->evaluator))
    vec_push(&known, *p);
  literal rest = difference_of(c->difference, &known, must);
  if (rest != formula_and_all(c->formula, must->data, must->size)) {
    shortcut_use(&c->result->costs.uses, SHORTCUT_DIFFERENCE);
    vec_clear(must);
    vec_each (const literal, p, difference_left(c->difference))
      vec_push(must, *p);
  }
  vec_release(&known);
}

const prover prove_difference = {
    .technique = {SHORTCUT_DIFFERENCE, .excludes = TRAIT_ROWS},
    .stage = PROVE_TOGETHER,
    .open = learn,
    .left = subtract};

/* --- Rows -------------------------------------------------------------------------- */

/* Abstractions that replace a module have rows that an operation changes all at once: to
 * compare such rows with before gains nothing. */
static void note_rows(world *c, const world_tree *t, const literal_vector *valid) {
  (void)t;
  literal_vector parts = {0};
  vec_each (const literal, p, valid)
    formula_conjuncts(c->formula, *p, &parts);
  vec_each (const literal, p, &parts)
    map_put(&c->valid_rows, *p, 1);
  vec_release(&parts);
}

static void put_path_in(world *c, literal_vector *must) {
  literal all = formula_and_all(c->formula, must->data, must->size);
  literal left = evaluator_modulo_path(c->evaluator, all);
  if (left != all)
    shortcut_use(&c->result->costs.uses, SHORTCUT_ROWS);
  leave_one(must, left);
}

const prover prove_rows = {.technique = {SHORTCUT_ROWS, .needs = TRAIT_ROWS},
                           .stage = PROVE_TOGETHER,
                           .open = note_rows,
                           .left = put_path_in};
