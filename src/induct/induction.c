/* Which states are put aside, and the conclusion about them. */
#include "choose/unchecked.h"
#include "induct/induction_internal.h"

#include "world/traits.h"

#include <assert.h>

static const technique technique_induction = {
    SHORTCUT_INDUCTION, .needs = TRAIT_LANGUAGE,
    .excludes = TRAIT_FIELDS | TRAIT_KINDS | TRAIT_WELL_FORMED | TRAIT_ROWS |
                TRAIT_COPIES | TRAIT_CONSTRUCTOR | TRAIT_OTHER_SIDE | TRAIT_TRANSITIONS |
                TRAIT_POSTCONDITIONS};

static bool is_simple(const search *s) {
  const world *c = s->c;
  bool ok = technique_fits(&technique_induction, c, s->op) && c->local &&
            s->op->method->param_count == 1;
  for (uint32_t k = 1; ok && k < c->space->object_count; k++)
    ok = !c->space->objects[k].class ||
         !subject_local_invariant(c->subject, c->space->objects[k].class);
  return ok;
}

induction *induction_new(search *s) {
  assert(!s->induction);
  if (!is_simple(s))
    return NULL;
  induction *i = memory_new(induction);
  i->search = s;
  i->c = s->c;
  i->outside = LITERAL_TRUE;
  i->is_on = induction_find_term(i) && induction_code_is_confined(i);
  if (i->is_on)
    return i;
  induction_delete(i);
  return NULL;
}

static void release_family(family *f) {
  vec_release(&f->path);
  memory_free(f->model.values);
}

static void forget_promises(induction *i) {
  induction_stop_rules(i);
  vec_each (promise, p, &i->promises)
    vec_release(&p->alternatives);
  vec_clear(&i->promises);
}

void induction_delete(induction *i) {
  if (!i)
    return;
  turns_delete(i->asked);
  induction_stop_rules(i);
  vec_release(&i->promised);
  memory_free(i->is_of_term);
  vec_release(&i->calls);
  vec_release(&i->log);
  vec_each (family, f, &i->rules)
    release_family(f);
  vec_release(&i->rules);
  vec_each (family, f, &i->families)
    release_family(f);
  vec_release(&i->families);
  forget_promises(i);
  vec_release(&i->promises);
  induction_release_places(&i->places);
  induction_release_places(&i->made_places);
  map_release(&i->any);
  map_release(&i->is_valid_alone);
  map_release(&i->implied);
  map_release(&i->holds_there);
  vec_release(&i->ones);
  memory_free(i);
}

void induction_give_up(induction *i) {
  if (!i)
    return;
  turns_delete(i->asked);
  i->asked = NULL;
  i->is_on = false;
  i->outside = LITERAL_TRUE;
  evaluator_watch_calls(i->c->evaluator, NULL, NULL, NULL);
}

void induction_begin_path(induction *i) {
  assert(!i || !evaluator_is_on_path(i->c->evaluator));
  if (!i || !i->is_on)
    return;
  vec_clear(&i->calls);
  i->has_returned = i->has_thrown = false;
  evaluator_watch_calls(i->c->evaluator, induction_meet_call, induction_meet_return, i);
}

static saved_model save_model(const world *c) {
  const state_model *m = &c->unchecked->chosen;
  saved_model saved = {.count = formula_variable_count(c->formula)};
  saved.values = memory_new_array(bool, saved.count + 1);
  for (uint32_t k = 0; k < saved.count; k++)
    saved.values[k] = m->value_of(m->context, k);
  return saved;
}

/* Puts the states aside that take a step of this operand. */
static void put_aside(induction *i, const family *f) {
  formula *g = i->c->formula;
  assert(!space_is_null(f->child) &&
         f->path.size <= evaluator_path(i->c->evaluator)->size);
  literal all = formula_and_all(g, f->path.data, f->path.size);
  i->outside = formula_and(g, i->outside, literal_not(all));
  vec_push(&i->families, *f);
}

void induction_note(induction *i) {
  assert(!i || evaluator_is_on_path(i->c->evaluator));
  if (!i || !i->is_on)
    return;
  evaluator *e = i->c->evaluator;
  evaluator_watch_calls(e, NULL, NULL, NULL);
  const literal_vector *path = evaluator_path(e);
  bool has_operand = i->calls.size > 1;
  if (!i->calls.size || i->has_thrown || evaluator_held(e) || i->search->fixes.again ||
      i->search->found ||
      (has_operand &&
       space_slot_is_none(induction_operand_slot(i, i->calls.data[1].object)))) {
    induction_give_up(i);
    return;
  }
  family f = {.child = has_operand ? i->calls.data[1].object : SPACE_NULL,
              .model = save_model(i->c),
              .failures = evaluator_failures(e)};
  for (uint32_t k = 0; k < (has_operand ? i->calls.data[1].path : path->size); k++)
    vec_push(&f.path, path->data[k]);
  if (has_operand)
    put_aside(i, &f);
  else
    vec_push(&i->rules, f);
}

literal induction_outside(const induction *i) {
  return i ? i->outside : LITERAL_TRUE;
}

static bool try_operands(induction *i) {
  bool ok = true;
  vec_each (const family, f, &i->families)
    ok = induction_operand_steps(i, f) && ok;
  return ok;
}

/* Whether terms whose operands have made a step keep the promises: more are found in the
 * course of it, and then it may turn out otherwise. */
static bool all_operands_step(induction *i) {
  enum { MOST_ROUNDS = 5 };
  for (int round = 0; round < MOST_ROUNDS; round++) {
    uint32_t before = i->promises.size;
    if (before)
      induction_begin_rules(i);
    bool ok = try_operands(i);
    if (!induction_find_before(i))
      return false;
    if (before == i->promises.size) {
      i->has_weakened |= i->has_dropped; /* this round still counted on it */
      return ok;
    }
  }
  return false;
}

typedef bool family_test(induction *, const family *);

static bool all_pass(induction *i, const families *all, family_test *passes) {
  vec_each (const family, f, all)
    if (!passes(i, f))
      return false;
  return true;
}

/* All that may be is promised at first; what does not hold is dropped, and what was shown
 * with it is to be shown again. */
static bool these_are_kept(induction *i) {
  do {
    i->has_weakened = false;
    induction_stop_rules(i);
    if (!induction_settle(i) || !all_operands_step(i) || !induction_rules_keep(i))
      return false;
  } while (i->has_weakened);
  return true;
}

static bool promises_are_kept(induction *i) {
  enum { ATTEMPTS = 6 };
  for (i->attempt = 0; i->attempt < ATTEMPTS; i->attempt++) {
    if (these_are_kept(i))
      return true;
    forget_promises(i);
  }
  return false;
}

static bool is_proved(induction *i) {
  return !(i->c->choices && choices_count(i->c->choices)) && !i->search->found &&
         all_pass(i, &i->rules, induction_rule_writes) &&
         induction_operation_is_step(i) && promises_are_kept(i) &&
         all_pass(i, &i->families, induction_operand_is_state);
}

bool induction_conclude(induction *i) {
  assert(i && i->outside != LITERAL_TRUE);
  if (!i || !i->is_on || !i->families.size)
    return false;
  evaluator *e = i->c->evaluator;
  uint32_t failures = evaluator_failures(e);
  bool proved = is_proved(i);
  if (proved)
    shortcut_use(&i->c->result->costs.uses, SHORTCUT_INDUCTION);
  evaluator_restore_failures(e, failures);
  induction_give_up(i);
  return proved;
}
