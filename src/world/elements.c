/* One value for element k of all arrays that a field of the checked object may hold.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Lengths.java):
 *
 * - One of the arrays can be reached at most: no other field, element or argument may hold any
 *   of them (is_only_holder), and they are the checked object's own.
 * - Every state is still there, up to what it cannot reach: the elements have the same values
 *   to choose from, whichever array they are in (is_same_choice). So what the array that is
 *   held has, the others may have too.
 * - Nobody counts or names what cannot be reached: diagrams do, and classes of executions by
 *   fields; pool objects that are numbered by first mention are mentioned there. Then each
 *   array has its own (shared, elements_begin).
 * - A state that came from elsewhere, with other elements in arrays that it does not hold, is
 *   the state with those of the array that it holds in all of them (elements_held). */
#include "world/elements.h"

#include "symbolic/alike.h"
#include "world/traits.h"

#include <assert.h>

static const technique shared = {SHORTCUT_LENGTHS,
                                 .excludes = TRAIT_LANGUAGE | TRAIT_WELL_FORMED |
                                             TRAIT_ROWS | TRAIT_COMPARISON |
                                             TRAIT_DIAGRAMS | TRAIT_FIELDS | TRAIT_KINDS};

struct elements {
  uint32_t *first; /* by slot: the first with its value */
  uint32_t *field; /* by object: 1 + the slot that may hold it; 0: it is none of these */
  u32_vector fields;
};

static void count_mentions(const domain *d, uint32_t *mentions) {
  for (uint32_t k = 0;
       d->kind == DOMAIN_REFERENCE && domain_has(d, ROLE_ARRAY) && k < d->count; k++)
    mentions[d->objects[k].index]++;
}

/* How many fields, elements and arguments may hold each array. */
static uint32_t *new_mentions(const space *s) {
  uint32_t *mentions = memory_new_array(uint32_t, s->object_count);
  for (uint32_t k = 0; k < s->slot_count; k++)
    count_mentions(&s->slots[k].domain, mentions);
  for (uint32_t o = 0; o < s->subject->operation_count; o++)
    for (uint32_t k = 1; k < s->subject->operations[o].method->param_count; k++)
      count_mentions(&s->parameters[o][k - 1], mentions);
  return mentions;
}

static bool is_same_choice(const domain *a, const domain *b) {
  if (a->kind != b->kind || a->storage != b->storage || a->count != b->count ||
      a->low != b->low || a->high != b->high || a->open != b->open)
    return false;
  for (uint32_t k = 0; a->kind == DOMAIN_REFERENCE && k < a->count; k++)
    if (!space_same(a->objects[k], b->objects[k]))
      return false;
  for (uint32_t k = 0; a->kind == DOMAIN_REAL && !a->open && k < a->count; k++)
    if (domain_real(a, k) != domain_real(b, k))
      return false;
  return true;
}

/* Null, perhaps, and arrays of one class, the checked object's own. */
static bool is_only_holder(const world *c, const domain *d, const uint32_t *mentions) {
  const space *s = c->space;
  uint32_t arrays = 0;
  const ir_class *class = NULL;
  for (uint32_t k = 0; d->kind == DOMAIN_REFERENCE && k < d->count; k++) {
    const space_object *o = space_get(s, d->objects[k]);
    if (o->role == ROLE_NULL)
      continue;
    if (o->role != ROLE_ARRAY || !space_same(o->holder, SPACE_MAIN) || o->is_detached ||
        o->settled || mentions[d->objects[k].index] != 1 || (class && o->class != class))
      return false;
    class = o->class;
    arrays++;
  }
  return arrays > 1;
}

static uint32_t longest_of(const space *s, const domain *d) {
  uint32_t longest = d->objects[d->count - 1].index;
  for (uint32_t k = 0; k < d->count; k++)
    if (s->objects[d->objects[k].index].slot_count > s->objects[longest].slot_count)
      longest = d->objects[k].index;
  return longest;
}

/* Whether all elements at one place may be one. */
static bool may_share(const world *c, const domain *d) {
  const space *s = c->space;
  const space_object *longest = &s->objects[longest_of(s, d)];
  for (uint32_t k = 0; k < d->count; k++) {
    const space_object *o = space_get(s, d->objects[k]);
    for (uint32_t i = 0; o->role == ROLE_ARRAY && i < o->slot_count; i++) {
      const space_slot *a = &s->slots[o->first_slot + i];
      const space_slot *b = &s->slots[longest->first_slot + i];
      if (a->is_tree || domain_has(&a->domain, ROLE_ARRAY) ||
          (c->derived &&
           (c->derived[o->first_slot + i] || c->derived[longest->first_slot + i])) ||
          !is_same_choice(&a->domain, &b->domain))
        return false;
    }
  }
  return true;
}

static void share_one(struct elements *e, uint32_t *by_place, const space_object *o,
                      uint32_t place) {
  uint32_t slot = o->first_slot + place;
  if (by_place[place] == UINT32_MAX || slot < by_place[place])
    by_place[place] = slot;
  e->first[slot] = slot;
}

/* The slot that comes first has the variables. */
static void share(world *c, uint32_t field) {
  const space *s = c->space;
  struct elements *e = c->elements;
  const domain *d = &s->slots[field].domain;
  uint32_t most = s->objects[longest_of(s, d)].slot_count;
  uint32_t *by_place = memory_new_array(uint32_t, (size_t)most + 1);
  for (uint32_t i = 0; i < most; i++)
    by_place[i] = UINT32_MAX;
  for (uint32_t k = 0; k < d->count; k++)
    for (uint32_t i = 0; i < space_get(s, d->objects[k])->slot_count; i++)
      share_one(e, by_place, space_get(s, d->objects[k]), i);
  for (uint32_t k = 0; k < d->count; k++) {
    const space_object *o = space_get(s, d->objects[k]);
    e->field[d->objects[k].index] = o->role == ROLE_ARRAY ? field + 1 : 0;
    for (uint32_t i = 0; i < o->slot_count; i++)
      e->first[o->first_slot + i] = by_place[i];
  }
  memory_free(by_place);
  vec_push(&e->fields, field);
}

static struct elements *new_elements(const space *s) {
  struct elements *e = memory_new(struct elements);
  e->first = memory_new_array(uint32_t, (size_t)s->slot_count + 1);
  e->field = memory_new_array(uint32_t, s->object_count);
  for (uint32_t k = 0; k < s->slot_count; k++)
    e->first[k] = k;
  return e;
}

void elements_begin(world *c) {
  assert(!c->elements);
  const space *s = c->space;
  if (c->numbering || c->lengths_apart || !technique_fits(&shared, c, NULL))
    return;
  uint32_t *mentions = new_mentions(s);
  const space_object *o = space_get(s, SPACE_MAIN);
  for (uint32_t k = o->first_slot; k < o->first_slot + o->slot_count; k++) {
    const domain *d = &s->slots[k].domain;
    if (!is_only_holder(c, d, mentions) || !may_share(c, d))
      continue;
    if (!c->elements)
      c->elements = new_elements(s);
    share(c, k);
  }
  memory_free(mentions);
}

void elements_end(world *c) {
  alike_end(&c->state);
  if (!c->elements)
    return;
  memory_free(c->elements->first);
  memory_free(c->elements->field);
  vec_release(&c->elements->fields);
  memory_free(c->elements);
  c->elements = NULL;
}

space_slot_id elements_first(const world *c, space_slot_id slot) {
  if (c->elements)
    slot.index = c->elements->first[slot.index];
  return slot;
}

/* The array that the field holds in the state. */
static space_id held_array(const world *c, uint32_t field, const uint32_t *choices) {
  const domain *d = &c->space->slots[field].domain;
  assert(choices[field] < d->count);
  return d->objects[choices[field]];
}

space_slot_id elements_held(const world *c, space_slot_id first,
                            const uint32_t *choices) {
  const space_slot *slot = space_get_slot(c->space, first);
  uint32_t field = c->elements ? c->elements->field[slot->object.index] : 0;
  if (!field)
    return first;
  const space_object *o = space_get(c->space, held_array(c, field - 1, choices));
  return slot->index < o->slot_count ? space_slot_at(o, slot->index) : first;
}

bool elements_is_other(const world *c, space_id object, const uint32_t *choices) {
  uint32_t field = c->elements ? c->elements->field[object.index] : 0;
  return field && !space_same(held_array(c, field - 1, choices), object);
}

void elements_offer(world *c) {
  for (uint32_t k = 0; c->elements && k < c->elements->fields.size; k++) {
    shortcut_use(&c->result->costs.uses, SHORTCUT_LENGTHS);
    alike_begin(&c->state, c->slots[c->elements->fields.data[k]]);
  }
}

/* The state before has copies of them. */
void elements_offer_copies(world *c) {
  if (!c->elements || sym_is_null(c->copies[1]))
    return;
  vec_each (const uint32_t, k, &c->elements->fields) {
    sym_slot_id slot = sym_slot(&c->state, c->copies[1], c->space->slots[*k].index);
    alike_begin(&c->state, sym_read(&c->state, slot));
  }
}
