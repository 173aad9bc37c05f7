/* Classes of executions as clauses.
 *
 * A class says of some inputs which value they have. Pool objects are interchangeable:
 * what holds of a class holds of its image under every permutation of the pool objects
 * of a class of Java. Where these have no slots, the images are one formula: it says
 * which of the inputs are equal instead of what they are. Where they have, each image is
 * a clause of its own, as long as they are few. Integers of which only the order matters
 * are compared with their neighbours in that order instead of with values. */
#include "check/sat_fields.h"

#include <assert.h>

enum { MOST_IMAGES = 128 };

typedef struct pruning {
  sat_check *check;
  fields *fields;
  const candidate *candidate;
  const sym *args;
  literal unless;
  u32_vector met; /* pool objects with slots that the class mentions */
  map image;      /* object of the space -> its image, while images are made */
  uint32_t made;
} pruning;

static bool is_plain_pool(const sat_check *c, uint32_t object) {
  const space_object *o = &c->space->objects[object];
  return space_is_interchangeable(o) && !o->slot_count;
}

static bool is_pool_with_slots(const sat_check *c, uint32_t object) {
  const space_object *o = &c->space->objects[object];
  return space_is_interchangeable(o) && o->slot_count;
}

static uint32_t image_of(const pruning *p, uint32_t object) {
  uint64_t *to = map_get(&p->image, object);
  return to ? (uint32_t)*to : object;
}

/* The input that stands in the image where this one stands. */
static uint32_t input_image(const pruning *p, uint32_t input) {
  const space *s = p->check->space;
  if (input >= s->slot_count)
    return input;
  const space_object *o = &s->objects[s->slots[input].object];
  const space_object *to = &s->objects[image_of(p, s->slots[input].object)];
  return input - o->first_slot + to->first_slot;
}

static sym value_of(const pruning *p, uint32_t input) {
  const space *s = p->check->space;
  return input < s->slot_count ? sat_slot(p->check, input)
                               : p->args[input - s->slot_count + 1];
}

/* The object that the input refers to in the candidate; 0: none, or it is no reference.
 */
static uint32_t object_of(const pruning *p, uint32_t input) {
  const domain *d = fields_domain(p->fields, p->candidate->operation, input);
  return d->kind == DOMAIN_REFERENCE
             ? d->objects[fields_choice(p->check->space, p->candidate, input)]
             : 0;
}

/* The integer that the input is in the candidate. */
static int64_t number_in(const pruning *p, uint32_t input) {
  const domain *d = fields_domain(p->fields, p->candidate->operation, input);
  return d->low + fields_choice(p->check->space, p->candidate, input);
}

static literal has_value(pruning *p, uint32_t input) {
  sat_check *c = p->check;
  const domain *d = fields_domain(p->fields, p->candidate->operation, input);
  uint32_t choice = fields_choice(c->space, p->candidate, input);
  sym v = value_of(p, input_image(p, input));
  if (d->kind == DOMAIN_INT)
    return number_eq(&c->state.numbers, v, sym_int(&c->state, d->low + choice));
  return ref_is(&c->state.refs, v, c->objects[image_of(p, d->objects[choice])]);
}

/* That the input is some pool object of the class. */
static literal is_pool_of(pruning *p, sym v, const ir_class *class) {
  sat_check *c = p->check;
  literal any = LITERAL_FALSE;
  for (uint32_t k = 1; k < c->space->object_count; k++)
    if (is_plain_pool(c, k) && c->space->objects[k].class == class)
      any = formula_or(c->formula, any, ref_is(&c->state.refs, v, c->objects[k]));
  return any;
}

/* The input holds a pool object without slots: equal to the first that holds it, and
 * unlike the first holders of all others. */
static void add_pattern(pruning *p, uint32_t input, u32_vector *firsts,
                        literal_vector *clause) {
  sat_check *c = p->check;
  uint32_t object = object_of(p, input);
  const ir_class *class = c->space->objects[object].class;
  sym v = value_of(p, input_image(p, input));
  vec_each (uint32_t, other, firsts) {
    uint32_t held = object_of(p, *other);
    sym w = value_of(p, input_image(p, *other));
    if (held == object) {
      vec_push(clause, literal_not(ref_eq(&c->state.refs, v, w)));
      return;
    }
  }
  vec_push(clause, literal_not(is_pool_of(p, v, class)));
  vec_each (uint32_t, other, firsts)
    if (c->space->objects[object_of(p, *other)].class == class)
      vec_push(clause, ref_eq(&c->state.refs, v, value_of(p, input_image(p, *other))));
  vec_push(firsts, input);
}

/* The integers of the class in ascending order. */
static void sorted_integers(pruning *p, u32_vector *out) {
  bool any = false;
  vec_each (const uint32_t, input, fields_relevant(p->fields)) {
    const domain *d = fields_domain(p->fields, p->candidate->operation, *input);
    any = any || !fields_is_pinned(p->fields, *input);
    if (d->kind == DOMAIN_INT && d->storage != STORE_BOOL)
      vec_push(out, *input);
  }
  if (!any)
    vec_clear(out);
  for (uint32_t k = 1; k < out->size; k++)
    for (uint32_t n = k; n && number_in(p, out->data[n]) < number_in(p, out->data[n - 1]);
         n--) {
      uint32_t input = out->data[n];
      out->data[n] = out->data[n - 1];
      out->data[n - 1] = input;
    }
}

/* Their order, where it may matter instead of a value: each with the next. */
static void add_order(pruning *p, literal_vector *clause) {
  numbers *n = &p->check->state.numbers;
  u32_vector sorted = {0};
  sorted_integers(p, &sorted);
  for (uint32_t k = 1; k < sorted.size; k++) {
    sym a = value_of(p, input_image(p, sorted.data[k - 1]));
    sym b = value_of(p, input_image(p, sorted.data[k]));
    bool equal = number_in(p, sorted.data[k - 1]) == number_in(p, sorted.data[k]);
    vec_push(clause, literal_not(equal ? number_eq(n, a, b) : number_lt(n, a, b)));
  }
  vec_release(&sorted);
}

static void prune_image(pruning *p) {
  literal_vector clause = {0};
  u32_vector firsts = {0};
  if (p->unless != LITERAL_FALSE)
    vec_push(&clause, p->unless);
  vec_each (const uint32_t, input, fields_relevant(p->fields)) {
    if (is_plain_pool(p->check, object_of(p, *input)))
      add_pattern(p, *input, &firsts, &clause);
    else if (fields_is_pinned(p->fields, *input))
      vec_push(&clause, literal_not(has_value(p, *input)));
  }
  add_order(p, &clause);
  vec_each (literal, a, &clause) /* what it says is that one of these fails */
    *a = literal_not(*a);
  unchecked *u = p->check->unchecked;
  u->prune(u, clause.data, clause.size);
  vec_release(&clause);
  vec_release(&firsts);
  p->made++;
}

/* Images. */

static void meet(pruning *p, uint32_t object) {
  if (!is_pool_with_slots(p->check, object))
    return;
  vec_each (uint32_t, known, &p->met)
    if (*known == object)
      return;
  vec_push(&p->met, object);
}

static void find_met(pruning *p) {
  const space *s = p->check->space;
  vec_each (const uint32_t, input, fields_relevant(p->fields)) {
    if (*input < s->slot_count)
      meet(p, s->slots[*input].object);
    meet(p, object_of(p, *input));
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

static bool is_image(const pruning *p, uint32_t object, uint32_t before) {
  for (uint32_t k = 0; k < before; k++)
    if (image_of(p, p->met.data[k]) == object)
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
  uint32_t object = p->met.data[from];
  for (uint32_t k = 1; k < s->object_count; k++)
    if (space_is_interchangeable(&s->objects[k]) &&
        s->objects[k].class == s->objects[object].class && !is_image(p, k, from)) {
      map_put(&p->image, object, k);
      prune_images(p, from + 1);
      map_remove(&p->image, object);
    }
}

void sat_fields_prune(sat_check *c, fields *f, const candidate *x, const sym *args,
                      literal unless) {
  pruning p = {.check = c, .fields = f, .candidate = x, .args = args, .unless = unless};
  prune_image(&p);
  find_met(&p);
  if (p.met.size && can_be_exchanged(&p))
    prune_images(&p, 0);
  vec_release(&p.met);
  map_release(&p.image);
}
