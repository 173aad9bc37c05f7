/* Literals and references modulo the path: what is the same on all its states, and
 * simpler. What the path decides is constant; so is what others add who know more of its
 * states (formula/given).
 *
 * What is assumed, and who looks at it (tests/shortcuts/Forgotten.java and Loops.java):
 *
 * - The table is of this path, as long as it is now: begin_deciding begins a new round
 *   otherwise.
 * - What others add is true of all states of the path: only proofs add it (apart.c).
 * - Who uses the result keeps it for this path alone: uses_path says so to the memo. */
#include "symbolic/internal.h"

#include "symbolic/spec_boxes.h"

#include <assert.h>

static void decide_literal(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  literal_vector parts = {0};
  formula_conjuncts(e->state->formula, a, &parts);
  vec_each (literal, p, &parts)
    given_set(&e->modulo.decided, *p, LITERAL_TRUE);
  if (!literal_is_constant(a))
    given_set(&e->modulo.decided, a, LITERAL_TRUE);
  vec_release(&parts);
}

static void begin_deciding(evaluator *e) {
  e->memo.uses_path = true;
  if (e->modulo.of == e->path.number && e->modulo.size == e->path.literals.size)
    return;
  given_begin(&e->modulo.decided, e->state->formula);
  vec_each (literal, p, &e->path.literals)
    decide_literal(e, *p);
  e->modulo.of = e->path.number;
  e->modulo.size = e->path.literals.size;
}

literal modulo_literal(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  if (!e->path.is_open)
    return a;
  begin_deciding(e);
  return given_get(&e->modulo.decided, a);
}

/* A reference that is the same where the path holds. */
static sym reference_modulo_path(evaluator *e, sym a) {
  assert(ref_has(&e->state->refs, a));
  refs *r = &e->state->refs;
  uint32_t count = ref_count(r, a), changed = 0;
  if (!e->path.is_open)
    return a;
  ref_entry *entries = memory_new_array(ref_entry, count);
  for (uint32_t k = 0; k < count; k++) {
    ref_entry x = ref_entries(r, a)[k];
    entries[k] = (ref_entry){x.object, modulo_literal(e, x.guard)};
    changed += entries[k].guard != x.guard;
  }
  sym made = changed ? ref_mk(r, entries, count) : a;
  memory_free(entries);
  return made;
}

literal modulo_same(evaluator *e, sym a, sym b) {
  assert(ref_has(&e->state->refs, a));
  assert(ref_has(&e->state->refs, b));
  operate_note_comparison(e, a, b);
  if (a == b)
    return LITERAL_TRUE;
  if (spec_boxes_has(e->state, a) || spec_boxes_has(e->state, b))
    return spec_boxes_same(e, a, b);
  a = reference_modulo_path(e, a);
  b = reference_modulo_path(e, b);
  return a == b ? LITERAL_TRUE : ref_eq(&e->state->refs, a, b);
}

/* As users of the evaluator see it. */

literal evaluator_modulo_path(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  return modulo_literal(e, a);
}

literal evaluator_same_modulo_path(evaluator *e, sym a, sym b) {
  return modulo_same(e, a, b);
}

void evaluator_know(evaluator *e, literal a, literal is) {
  assert(formula_has(e->state->formula, a));
  assert(formula_has(e->state->formula, is));
  assert(e->path.is_open);
  begin_deciding(e);
  if (!literal_is_constant(a))
    given_set(&e->modulo.decided, a, is);
}

literal evaluator_decided(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  assert(e->path.is_open);
  begin_deciding(e);
  return given_known(&e->modulo.decided, a);
}
