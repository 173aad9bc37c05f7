/* Derived fields (001 §3.2): references that the invariant determines, such as the parent
 * of a tree node, are constants of the search space and need no variables.
 *
 * Unreachable objects do not matter, so it is enough that the field has its one value
 * whenever its node is attached to the tree, and that nothing but attached nodes can be
 * reached: then every valid state is, up to what it cannot reach, one in which the field
 * has this value everywhere.
 *
 * The values are guessed from models. A model in which a guess is wrong corrects it; when
 * there is none left, the guesses are proved. A model has few nodes, mostly, and there are many:
 * where all that were seen have the object above them in the tree, or all the same object, the
 * others are guessed to have it, too, until a model says otherwise.
 *
 * What is assumed, and who looks at it: no argument may be a node (attached_may_be_arguments),
 * and no field of anything that can be reached leads to a node that is not attached
 * (wrong_in, for fields that are not derived, too). */
#include "choose/unchecked.h"
#include "prove/attached.h"
#include "prove/prepare.h"
#include "world/tree.h"

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
  literal *wrong;  /* by slot: the guess is, or a node that is not attached is reached */
  space_id *above; /* by object of the space: in the tree; null: nothing is */
  bool *is_unseen; /* by slot: the value was in no model, but others like it were */
  bool *has_pattern; /* by slot: others like it may say what its value is */
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
    d->has_pattern[k] = may_be;
  }
}

static void find_above(derivation *d) {
  world_tree t;
  world_tree_find(d->c, &t);
  vec_each (const tree_edge, e, &t.edges) {
    space_id from = world_space_object(d->c, t.nodes.data[e->from].object);
    space_id to = world_space_object(d->c, t.nodes.data[e->to].object);
    d->above[to.index] = from;
  }
  world_tree_release(&t);
}

/* The index of the object among the slot's values, plus 1; or UNKNOWN. */
static uint32_t value_that_is(const space_slot *slot, space_id object) {
  for (uint32_t k = 0; k < slot->domain.count; k++)
    if (space_same(slot->domain.objects[k], object))
      return k + 1;
  return UNKNOWN;
}

static uint32_t value_above(const derivation *d, uint32_t k) {
  const space_slot *slot = &d->c->space->slots[k];
  return value_that_is(slot, d->above[slot->object.index]);
}

/* What the values of a field that were seen have in common. */
typedef struct pattern {
  const ir_field *field;
  uint32_t seen, above, same; /* slots; of them, those with this value */
  space_id first;
} pattern;

/* The highest nodes have nothing above them that the field could refer to: they say nothing
 * of those below. */
static pattern pattern_of(const derivation *d, const ir_field *field) {
  pattern p = {.field = field};
  const space *s = d->c->space;
  for (uint32_t k = 0; k < s->slot_count; k++) {
    const space_slot *slot = &s->slots[k];
    uint32_t above = slot->field == field ? value_above(d, k) : UNKNOWN;
    if (above == UNKNOWN || d->value[k] == UNKNOWN || d->value[k] == FREE ||
        d->is_unseen[k])
      continue;
    space_id object = slot->domain.objects[d->value[k] - 1];
    if (!p.seen++)
      p.first = object;
    p.above += d->value[k] == above;
    p.same += space_same(object, p.first);
  }
  return p;
}

/* Guesses what others like them suggest. */
static void follow_patterns(derivation *d) {
  enum { LEAST_SEEN = 2 };
  const space *s = d->c->space;
  pattern p = {0};
  for (uint32_t k = 0; k < s->slot_count; k++) {
    if (d->value[k] != UNKNOWN || !d->has_pattern[k])
      continue;
    const space_slot *slot = &s->slots[k];
    if (p.field != slot->field)
      p = pattern_of(d, slot->field);
    if (p.seen < LEAST_SEEN)
      continue;
    if (p.above == p.seen)
      d->value[k] = value_above(d, k);
    else if (p.same == p.seen)
      d->value[k] = value_that_is(slot, p.first);
    d->is_unseen[k] = d->value[k] != UNKNOWN;
  }
}

/* A value that others suggested was wrong: these suggest nothing any more. */
static void forget_pattern(derivation *d, const ir_field *field) {
  for (uint32_t k = 0; k < d->c->space->slot_count; k++)
    if (d->c->space->slots[k].field == field) {
      d->has_pattern[k] = false;
      if (d->is_unseen[k])
        d->value[k] = UNKNOWN;
      d->is_unseen[k] = false;
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
    if (d->is_unseen[k])
      forget_pattern(d, c->space->slots[k].field);
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
    follow_patterns(d);
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
  d.above = memory_new_array(space_id, c->space->object_count);
  d.is_unseen = memory_new_array(bool, slots + 1);
  d.has_pattern = memory_new_array(bool, slots + 1);
  begin(&d);
  bool found = false;
  if (some_unknown(&d) && !attached_may_be_arguments(c)) {
    attached_find(c, d.attached);
    find_above(&d);
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
  memory_free(d.above);
  memory_free(d.is_unseen);
  memory_free(d.has_pattern);
  return found;
}
