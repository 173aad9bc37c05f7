/* Classes of executions as clauses.
 *
 * A class is a conjunction of facts: which value an input has, how two compare. Pool
 * objects are interchangeable: what holds of a class holds of its image under every
 * permutation of the pool objects of a class of Java. Where these have no slots, the
 * images are one formula: it says which of the inputs are equal instead of what they
 * are. Where they have, each image is a clause of its own, as long as they are few.
 *
 * Facts about integers of the state, such as the height of a node, often follow from the
 * others in every valid state. Then they need not be said: what is left to check gets
 * simpler, above all where each fact is a level of a diagram. All of them are tried at
 * once, with one question; a class whose integers matter pays for it a few times only.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Facts.java and Reals.java):
 *
 * - Runs that agree on the facts take the same way: fields/track.h; each class's state is
 *   executed once more with nobody tracking (judge_agrees), and --validate draws from it.
 * - A fact about a copy of the state before is none about the state: it is asked by value
 *   (are_worlds_apart); so are numbers with a point, whose order is not that of their
 *   bits.
 * - An image maps objects of a class one to one, with all that belongs to them: arrays of
 *   theirs forbid it (can_be_exchanged).
 * - Facts left out follow from the others in all valid states: the solver has said so
 *   (numbers_follow). */
#include "path/by_fields.h"
#include "choose/unchecked.h"

#include "path/replay.h"

#include <assert.h>

enum {
  MOST_IMAGES = 128,
  MOST_FAILURES = 4 /* in a row, of an operation: its integers matter */
};

typedef struct pruning {
  search *search;
  world *check;
  fields *fields;
  const candidate *candidate;
  const sym *args;
  literal unless;
  literal_vector clause;  /* of the image under way: one of these fails */
  literal_vector numbers; /* facts about integers of the state, which hold */
  space_id_vector met;    /* pool objects with slots that the class mentions */
  map image;              /* object of the space -> its image, while images are made */
  uint32_t made;
  literal_vector removed; /* what was, each with its length in front; to be validated */
} pruning;

static bool is_plain_pool(const world *c, space_id object) {
  const space_object *o = space_get(c->space, object);
  return space_is_interchangeable(o) && !o->slot_count;
}

static bool is_pool_with_slots(const world *c, space_id object) {
  const space_object *o = space_get(c->space, object);
  return space_is_interchangeable(o) && o->slot_count;
}

static space_id image_of(const pruning *p, space_id object) {
  assert(object.index < p->check->space->object_count);
  const uint64_t *to = map_get(&p->image, object.index);
  if (to)
    object.index = (uint32_t)*to;
  return object;
}

/* The input that stands in the image where this one stands. */
static uint32_t input_image(const pruning *p, uint32_t input) {
  const space *s = p->check->space;
  if (input >= s->slot_count)
    return input;
  const space_object *o = space_get(s, s->slots[input].object);
  const space_object *to = space_get(s, image_of(p, s->slots[input].object));
  return input - o->first_slot + to->first_slot;
}

static sym value_of(const pruning *p, uint32_t input) {
  const space *s = p->check->space;
  return input < s->slot_count ? p->check->slots[input]
                               : p->args[input - s->slot_count + 1];
}

/* The object that the input refers to in the candidate; null: none, or it is no
 * reference.
 */
static space_id object_of(const pruning *p, uint32_t input) {
  const domain *d = fields_domain(p->fields, p->candidate->operation, input);
  return d->kind == DOMAIN_REFERENCE
             ? d->objects[fields_choice(p->check->space, p->candidate, input)]
             : SPACE_NULL;
}

static literal has_value(pruning *p, uint32_t input) {
  world *c = p->check;
  const domain *d = fields_domain(p->fields, p->candidate->operation, input);
  uint32_t choice = fields_choice(c->space, p->candidate, input);
  sym v = value_of(p, input_image(p, input));
  if (d->kind != DOMAIN_REFERENCE)
    return sym_atom(&c->state, world_has_choice(c, d, v, choice));
  return ref_is(&c->state.refs, v, world_object(c, image_of(p, d->objects[choice])));
}

/* That the input is some pool object of the class. */
static literal is_pool_of(pruning *p, sym v, const ir_class *class) {
  world *c = p->check;
  literal any = LITERAL_FALSE;
  for (space_id k = SPACE_MAIN; k.index < c->space->object_count; k.index++)
    if (is_plain_pool(c, k) && space_get(c->space, k)->class == class)
      any = formula_or(c->formula, any, ref_is(&c->state.refs, v, world_object(c, k)));
  return any;
}

/* The input holds a pool object without slots: equal to the first that holds it, and
 * unlike the first holders of all others. */
static void add_pattern(pruning *p, uint32_t input, u32_vector *firsts,
                        literal_vector *clause) {
  world *c = p->check;
  space_id object = object_of(p, input);
  const ir_class *class = space_get(c->space, object)->class;
  sym v = value_of(p, input_image(p, input));
  vec_each (uint32_t, other, firsts) {
    space_id held = object_of(p, *other);
    sym w = value_of(p, input_image(p, *other));
    if (space_same(held, object)) {
      vec_push(clause, literal_not(ref_eq(&c->state.refs, v, w)));
      return;
    }
  }
  vec_push(clause, literal_not(is_pool_of(p, v, class)));
  vec_each (uint32_t, other, firsts)
    if (space_get(c->space, object_of(p, *other))->class == class)
      vec_push(clause, ref_eq(&c->state.refs, v, value_of(p, input_image(p, *other))));
  vec_push(firsts, input);
}

/* The answer to a comparison; one question for engines that keep these. */
static literal has_answer(pruning *p, const fact *q) {
  world *c = p->check;
  sym a = value_of(p, input_image(p, q->a)), b = 0;
  literal yes;
  if (q->b)
    b = value_of(p, input_image(p, q->b - 1));
  if (fields_domain(p->fields, p->candidate->operation, q->a)->kind == DOMAIN_REFERENCE)
    yes = q->b ? ref_eq(&c->state.refs, a, b)
               : ref_is(&c->state.refs, a,
                        world_object(c, image_of(p, fields_object(p->fields, q))));
  else {
    numbers *n = &c->state.numbers;
    sym with = sym_int(&c->state, q->number);
    if (q->b)
      with = q->number ? bits_add(n->bits, BITS_LONG, number_bits(n, b), with) : b;
    yes = q->kind == FACT_LESS ? number_lt(n, a, with) : number_eq(n, a, with);
  }
  yes = sym_atom(&c->state, yes);
  return q->holds ? yes : literal_not(yes);
}

/* Whether the fact is about integers of the state alone, and says more than yes or no. */
static bool is_about_numbers(const pruning *p, const fact *q) {
  const domain *d = fields_domain(p->fields, p->candidate->operation, q->a);
  uint32_t slots = p->check->space->slot_count;
  return d->kind == DOMAIN_INT && d->count > 2 && q->a < slots && q->b <= slots;
}

static void add_facts(pruning *p) {
  u32_vector firsts = {0};
  for (uint32_t k = 0; k < fields_fact_count(p->fields); k++) {
    const fact *q = fields_fact(p->fields, k);
    if (q->kind == FACT_VALUE && is_plain_pool(p->check, object_of(p, q->a)))
      add_pattern(p, q->a, &firsts, &p->clause);
    else {
      literal holds = q->kind == FACT_VALUE ? has_value(p, q->a) : has_answer(p, q);
      if (is_about_numbers(p, q))
        vec_push(&p->numbers, holds);
      else
        vec_push(&p->clause, literal_not(holds));
    }
  }
  vec_release(&firsts);
}

/* Whether the facts about integers hold in all valid states with the others. */
static bool numbers_follow(pruning *p) {
  world *c = p->check;
  unchecked *u = c->unchecked;
  uint32_t *failures = &c->fields_failures;
  if (!p->numbers.size || *failures == MOST_FAILURES)
    return false;
  literal all = formula_and_all(c->formula, p->numbers.data, p->numbers.size);
  vec_push(&p->clause, literal_not(all));
  bool follow = u->find(u, p->clause.data, p->clause.size) == SAT_UNSATISFIABLE;
  p->clause.size--;
  *failures = follow ? 0 : *failures + 1;
  return follow;
}

static void prune_image(pruning *p) {
  unchecked *u = p->check->unchecked;
  vec_clear(&p->clause);
  vec_clear(&p->numbers);
  if (p->unless != LITERAL_FALSE)
    vec_push(&p->clause, p->unless);
  add_facts(p);
  vec_each (literal, a, &p->clause) /* what it says is that one of these fails */
    *a = literal_not(*a);
  if (!numbers_follow(p))
    vec_each (literal, a, &p->numbers)
      vec_push(&p->clause, *a);
  u->prune(u, p->clause.data, p->clause.size);
  p->made++;
  search_note_done(p->search, p->clause.data, p->clause.size);
  if (!p->check->limits->validate)
    return;
  vec_push(&p->removed, p->clause.size);
  vec_each (literal, a, &p->clause)
    vec_push(&p->removed, *a);
}

/* Images. */

static void meet(pruning *p, space_id object) {
  assert(object.index < p->check->space->object_count);
  if (!is_pool_with_slots(p->check, object))
    return;
  vec_each (const space_id, known, &p->met)
    if (space_same(*known, object))
      return;
  vec_push(&p->met, object);
}

static void find_met(pruning *p) {
  const space *s = p->check->space;
  for (uint32_t k = 0; k < fields_fact_count(p->fields); k++) {
    const fact *q = fields_fact(p->fields, k);
    if (q->a < s->slot_count)
      meet(p, s->slots[q->a].object);
    if (q->b && q->b - 1 < s->slot_count)
      meet(p, s->slots[q->b - 1].object);
    if (q->kind == FACT_VALUE)
      meet(p, object_of(p, q->a));
    else if (q->object)
      meet(p, fields_object(p->fields, q));
  }
}

/* Arrays that belong to pool objects would have to be exchanged with them. */
static bool can_be_exchanged(const pruning *p) {
  const space *s = p->check->space;
  for (uint32_t k = 1; k < s->object_count; k++)
    if (s->objects[k].role == ROLE_ARRAY &&
        is_pool_with_slots(p->check, s->objects[k].holder))
      return false;
  return true;
}

static bool is_image(const pruning *p, space_id object, uint32_t before) {
  assert(object.index < p->check->space->object_count);
  for (uint32_t k = 0; k < before; k++)
    if (space_same(image_of(p, p->met.data[k]), object))
      return true;
  return false;
}

/* Whether the objects met are mapped one to one is seen to here; where a permutation
 * takes the others does not matter, since the class does not mention them. */
static void prune_images(pruning *p, uint32_t from) {
  const space *s = p->check->space;
  if (p->made >= MOST_IMAGES)
    return;
  if (from == p->met.size) {
    prune_image(p);
    return;
  }
  space_id object = p->met.data[from];
  for (space_id k = SPACE_MAIN; k.index < s->object_count; k.index++)
    if (space_is_interchangeable(space_get(s, k)) &&
        space_get(s, k)->class == space_get(s, object)->class && !is_image(p, k, from)) {
      map_put(&p->image, object.index, k.index);
      prune_images(p, from + 1);
      map_remove(&p->image, object.index);
    }
}

static bool validate(search *s, const literal_vector *removed) {
  bool agrees = true;
  for (uint32_t at = 0; agrees && at < removed->size; at += removed->data[at] + 1)
    agrees = search_validate_set(s, removed->data + at + 1, removed->data[at], false);
  return agrees;
}

bool by_fields_prune(search *s, fields *f, const candidate *x, literal unless) {
  world *c = s->c;
  pruning p = {.search = s,
               .check = c,
               .fields = f,
               .candidate = x,
               .args = s->args,
               .unless = unless};
  prune_image(&p);
  find_met(&p);
  if (p.met.size && can_be_exchanged(&p))
    prune_images(&p, 0);
  vec_release(&p.met);
  vec_release(&p.clause);
  vec_release(&p.numbers);
  map_release(&p.image);
  bool agrees = validate(s, &p.removed);
  vec_release(&p.removed);
  return agrees;
}
