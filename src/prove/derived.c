/* Derived fields (001 §3.2): references that the invariant determines, such as the parent
 * of a tree node, are constants of the search space and need no variables.
 *
 * Unreachable objects do not matter, so it is enough that the field has its one value
 * whenever its node is attached to the tree, and that nothing but attached nodes can be
 * reached: then every valid state is, up to what it cannot reach, one in which the field
 * has this value everywhere.
 *
 * The values are guessed from models. A model in which a guess is wrong corrects it; when
 * there is none left, the guesses are proved.
 *
 * What is assumed, and who looks at it: no argument may be a node (attached_may_be_arguments),
 * and no field of anything that can be reached leads to a node that is not attached
 * (wrong_in, for fields that are not derived, too). */
#include "choose/unchecked.h"
#include "prove/attached.h"
#include "prove/prepare.h"

#include <assert.h>
#include <string.h>

enum {
  UNKNOWN = 0,
  FREE = UINT32_MAX
}; /* otherwise: the index into the domain, plus 1 */

typedef struct derivation {
  world *c;
  literal *attached; /* by object of the space */
  uint32_t *value;   /* by slot */
  literal *wrong; /* by slot: the guess is, or a node that is not attached is reached */
} derivation;

/* Only fields of nodes are derived; whatever else refers to nodes must refer to attached
 * ones. */
static void begin(derivation *d) {
  const space *s = d->c->space;
  for (uint32_t k = 0; k < s->slot_count; k++) {
    const space_slot *slot = &s->slots[k];
    bool may_be = slot->field && attached_is_position(d->c, slot->object) &&
                  !slot->is_tree && slot->domain.count > 1 &&
                  attached_can_be_led_to(d->c, &slot->domain);
    d->value[k] = may_be ? UNKNOWN : FREE;
  }
}

static literal refers_to(const derivation *d, uint32_t slot, space_id object) {
  assert(slot < d->c->space->slot_count);
  return ref_is(&d->c->state.refs, d->c->slots[slot], world_object(d->c, object));
}

static literal wrong_in(const derivation *d, uint32_t k) {
  formula *f = d->c->formula;
  const space_slot *slot = &d->c->space->slots[k];
  const domain *values = &slot->domain;
  literal wrong = LITERAL_FALSE;
  if (slot->is_tree || !attached_can_be_led_to(d->c, values))
    return LITERAL_FALSE;
  if (d->value[k] == UNKNOWN)
    wrong = LITERAL_TRUE;
  else if (d->value[k] != FREE) {
    space_id object = values->objects[d->value[k] - 1];
    wrong =
        literal_not(formula_and(f, refers_to(d, k, object), d->attached[object.index]));
  } else
    for (uint32_t i = 0; i < values->count; i++)
      wrong = formula_or(f, wrong,
                         formula_and(f, refers_to(d, k, values->objects[i]),
                                     literal_not(d->attached[values->objects[i].index])));
  return formula_and(f, d->attached[slot->object.index], wrong);
}

static void set_free(derivation *d, const ir_field *field) {
  for (uint32_t k = 0; k < d->c->space->slot_count; k++)
    if (d->c->space->slots[k].field == field)
      d->value[k] = FREE;
}

/* A model in which something is wrong. False: nothing can be derived. */
static bool correct(derivation *d) {
  world *c = d->c;
  evaluation model = {0};
  bool possible = true;
  const state_model *m = &c->unchecked->found;
  evaluation_begin(&model, c->formula, m->value_of, m->context);
  for (uint32_t k = 0; possible && k < c->space->slot_count; k++) {
    if (!evaluation_get(&model, d->wrong[k]))
      continue;
    if (d->value[k] == UNKNOWN)
      d->value[k] = world_choice(c, &c->space->slots[k].domain, c->slots[k], &model) + 1;
    else if (d->value[k] != FREE)
      set_free(d, c->space->slots[k].field);
    else
      possible = false;
  }
  evaluation_release(&model);
  return possible;
}

static bool some_known(const derivation *d) {
  for (uint32_t k = 0; k < d->c->space->slot_count; k++)
    if (d->value[k] != UNKNOWN && d->value[k] != FREE)
      return true;
  return false;
}

static bool some_unknown(const derivation *d) {
  for (uint32_t k = 0; k < d->c->space->slot_count; k++)
    if (d->value[k] == UNKNOWN)
      return true;
  return false;
}

/* False as well when no guess is left: then there is nothing to prove. */
static bool prove_all(derivation *d) {
  world *c = d->c;
  while (some_unknown(d) || some_known(d)) {
    for (uint32_t k = 0; k < c->space->slot_count; k++)
      d->wrong[k] = wrong_in(d, k);
    literal some = formula_or_all(c->formula, d->wrong, c->space->slot_count);
    switch (c->unchecked->find(c->unchecked, &some, 1)) {
    case SAT_UNSATISFIABLE: return true;
    case SAT_UNKNOWN: return false;
    case SAT_SATISFIABLE:
      if (!correct(d))
        return false;
    }
  }
  return false;
}

bool prepare_derived(world *c) {
  derivation d = {.c = c};
  uint32_t slots = c->space->slot_count;
  d.attached = memory_new_array(literal, c->space->object_count);
  d.value = memory_new_array(uint32_t, slots + 1);
  d.wrong = memory_new_array(literal, slots + 1);
  begin(&d);
  bool found = false;
  if (some_unknown(&d) && !attached_may_be_arguments(c)) {
    attached_find(c, d.attached);
    found = prove_all(&d) && some_known(&d);
  }
  if (found) {
    c->derived = memory_new_array(uint32_t, slots + 1);
    for (uint32_t k = 0; k < slots; k++)
      c->derived[k] = d.value[k] == FREE ? 0 : d.value[k];
  }
  memory_free(d.attached);
  memory_free(d.value);
  memory_free(d.wrong);
  return found;
}
