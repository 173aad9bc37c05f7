/* Objects of a pool class differ by name alone. A state is the same as one in which they
 * are numbered in the order of their first mention, read in a fixed order: the fields of
 * all objects that are no such objects, then those of number 1, of number 2, and so on,
 * which is breadth first. So only such states are part of the search: a field may hold
 * number k + 1 only if number k was mentioned before it. As most numbers cannot occur in
 * most fields, these have fewer values from the start.
 *
 * Where nothing but fields read so leads to the class, an object that was not mentioned
 * when its turn comes is never reached. It may as well have null and the least number in
 * its fields: nothing about it is left open.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Numbered.java):
 *
 * - Objects of a class are interchangeable: whoever may hold one of them may hold any, and
 *   their fields have the same values to choose from (is_uniform). What the library made,
 *   and fields that are tied to others, tell objects apart: then nothing is numbered.
 * - Every state has a numbering of this kind: a group is numbered by fields of objects that
 *   have their names already, and by its own in the order of its numbers. Fields of groups
 *   that come later do not count, arguments neither.
 * - An object that is not mentioned is not reached: every field and every argument that may
 *   lead to the group is among those that count (is_closed). Otherwise its fields stay
 *   open.
 * - Nobody else removes a state because another one has the same shape: both may not be
 *   left. So such objects are not in c->pool (path/twins.c), and nothing is numbered where
 *   states are counted or classes of executions are permuted. */
#include "world/numbering_internal.h"

#include "world/traits.h"

#include <assert.h>

static const technique numbered = {
    SHORTCUT_NUMBERED, .excludes = TRAIT_LANGUAGE | TRAIT_WELL_FORMED | TRAIT_ROWS |
                                   TRAIT_COMPARISON | TRAIT_DIAGRAMS | TRAIT_FIELDS |
                                   TRAIT_KINDS};

enum { LEAST = 2 }; /* objects of a group */

static bool leads_to(const numbered_group *g, const domain *d) {
  if (d->kind != DOMAIN_REFERENCE || !domain_has(d, ROLE_POOL))
    return false;
  for (uint32_t k = 0; k < d->count; k++)
    if (numbering_is_member(g, d->objects[k]))
      return true;
  return false;
}

/* All of the group, in order, or none. */
static bool has_all_or_none(const numbered_group *g, const domain *d) {
  uint32_t next = 0;
  if (d->kind != DOMAIN_REFERENCE || !domain_has(d, ROLE_POOL))
    return true;
  for (uint32_t k = 0; k < d->count; k++)
    if (numbering_is_member(g, d->objects[k]) && d->objects[k].index != g->first + next++)
      return false;
  return next == 0 || next == g->count;
}

static bool is_same_choice(const space *s, const space_slot *a, const space_slot *b) {
  const domain *x = &a->domain, *y = &b->domain;
  if (a->field != b->field || x->kind != y->kind || x->count != y->count ||
      x->low != y->low || x->high != y->high || x->roles != y->roles)
    return false;
  for (uint32_t k = 0; x->kind == DOMAIN_REFERENCE && k < x->count; k++)
    if (!space_same(x->objects[k], y->objects[k]) &&
        (space_get(s, x->objects[k])->role != ROLE_ARRAY ||
         space_get(s, y->objects[k])->role != ROLE_ARRAY))
      return false;
  return true;
}

static bool is_uniform(const space *s, const numbered_group *g) {
  const space_object *one = &s->objects[g->first];
  for (uint32_t o = g->first; o < g->first + g->count; o++) {
    if (s->objects[o].slot_count != one->slot_count || s->objects[o].is_detached)
      return false;
    for (uint32_t k = 0; k < one->slot_count; k++)
      if (!is_same_choice(s, &s->slots[one->first_slot + k],
                          &s->slots[s->objects[o].first_slot + k]))
        return false;
  }
  for (uint32_t k = 0; k < s->slot_count; k++)
    if (!has_all_or_none(g, &s->slots[k].domain))
      return false;
  for (uint32_t o = 0; o < s->subject->operation_count; o++)
    for (uint32_t k = 1; k < s->subject->operations[o].method->param_count; k++)
      if (!has_all_or_none(g, &s->parameters[o][k - 1]))
        return false;
  return true;
}

static bool is_argument(const space *s, const numbered_group *g) {
  for (uint32_t o = 0; o < s->subject->operation_count; o++)
    for (uint32_t k = 1; k < s->subject->operations[o].method->param_count; k++)
      if (leads_to(g, &s->parameters[o][k - 1]))
        return true;
  return false;
}

space_id numbering_belongs_to(const space *s, space_id o) {
  while (!space_is_null(o) && space_get(s, o)->role == ROLE_ARRAY)
    o = space_get(s, o)->holder;
  return o;
}

uint32_t numbering_group_of(const struct numbering *n, space_id o) {
  for (uint32_t k = 0; k < n->groups.size; k++)
    if (numbering_is_member(&n->groups.data[k], o))
      return k + 1;
  return 0;
}

/* Whether the objects are interchangeable, but have no group so far: their slots come
 * later. */
static bool comes_later(const struct numbering *n, const world *c, space_id o) {
  return space_is_interchangeable(space_get(c->space, o)) && !numbering_group_of(n, o);
}

static void read_slot(numbered_group *g, const space *s, uint32_t k, uint32_t owner) {
  if (!leads_to(g, &s->slots[k].domain))
    return;
  vec_push(&g->slots, k);
  vec_push(&g->owners, owner);
}

/* The slots that count; g is not among the groups yet. */
static void read_slots(const struct numbering *n, const world *c, numbered_group *g) {
  const space *s = c->space;
  bool all = true;
  for (uint32_t k = 0; k < s->slot_count; k++) {
    space_id owner = numbering_belongs_to(s, s->slots[k].object);
    if (numbering_is_member(g, owner))
      continue;
    if (!space_is_null(owner) && !comes_later(n, c, owner))
      read_slot(g, s, k, 0);
    else
      all = all && !leads_to(g, &s->slots[k].domain);
  }
  g->is_closed = all && !is_argument(s, g);
  for (uint32_t o = 0; o < g->count; o++)
    for (uint32_t k = 0; k < s->slot_count; k++)
      if (numbering_belongs_to(s, s->slots[k].object).index == g->first + o)
        read_slot(g, s, k, o + 1);
}

/* To number objects pays where one of them leads to others. */
static bool leads_on(const space *s, const numbered_group *g) {
  const space_object *o = &s->objects[g->first];
  for (uint32_t k = 0; k < o->slot_count; k++)
    if (s->slots[o->first_slot + k].domain.kind == DOMAIN_REFERENCE &&
        s->slots[o->first_slot + k].domain.has_fields)
      return true;
  return false;
}

/* One more group, to which those that there are lead, or the objects that have names
 * anyway. False: there is none. */
static bool add_group(struct numbering *n, const world *c) {
  const space *s = c->space;
  for (uint32_t o = 1; o < s->object_count; o++) {
    const space_object *first = &s->objects[o];
    if (!space_is_interchangeable(first) || first->number != 1)
      continue;
    numbered_group g = {.first = o};
    while (o + g.count < s->object_count &&
           space_is_interchangeable(&s->objects[o + g.count]) &&
           s->objects[o + g.count].class == first->class)
      g.count++;
    if (numbering_group_of(n, (space_id){o}) || g.count < LEAST ||
        g.count > MOST_NUMBERED || !leads_on(s, &g) || !is_uniform(s, &g))
      continue;
    read_slots(n, c, &g);
    if (g.slots.size && !g.owners.data[0]) {
      vec_push(&n->groups, g);
      return true;
    }
    vec_release(&g.slots);
    vec_release(&g.owners);
  }
  return false;
}

static bool has_nothing_tied(const world *c) {
  const space *s = c->space;
  for (uint32_t o = 0; o < s->object_count; o++)
    if (s->objects[o].role == ROLE_MADE)
      return false;
  return !s->tied_count && !s->link_count && !c->limits->count_states;
}

/* Which of its values the slot may have: those up to `most` of the group, and of these
 * what valid states can have. */
static void set_domain(world *c, uint32_t slot, const numbered_group *g, uint32_t most) {
  const domain *all = &c->space->slots[slot].domain;
  domain *d = &c->numbering->domains[slot];
  const uint64_t possible = c->possible ? c->possible[slot] : 0;
  const domain before = d->count ? *d : *all;
  d->objects = memory_new_array(space_id, all->count);
  uint32_t kept = 0;
  for (uint32_t k = 0; k < before.count; k++) {
    space_id o = before.objects[k];
    if (!numbering_is_member(g, o) || (o.index - g->first) < most)
      d->objects[kept++] = o;
  }
  if (before.objects != all->objects)
    memory_free(before.objects);
  space_id *objects = d->objects;
  *d = before;
  d->objects = objects;
  d->count = 0;
  for (uint32_t k = 0; k < kept; k++) {
    uint32_t at = 0;
    while (!space_same(all->objects[at], objects[k]))
      at++;
    if (!possible || at >= 64 || possible >> at & 1)
      objects[d->count++] = objects[k];
  }
  assert(d->count && "some value is possible");
}

/* How many of the group can have been mentioned, slot by slot. */
static void narrow(world *c, const numbered_group *g) {
  uint32_t met = 0;
  for (uint32_t k = 0; k < g->slots.size; k++) {
    uint32_t owner = g->owners.data[k];
    met = met < owner ? owner : met;
    met += met < g->count;
    set_domain(c, g->slots.data[k], g, met);
  }
}

void numbering_begin(world *c) {
  assert(!c->numbering);
  if (!technique_fits(&numbered, c, NULL) || !has_nothing_tied(c))
    return;
  c->numbering = memory_new(struct numbering);
  while (add_group(c->numbering, c))
    ;
  if (!c->numbering->groups.size) {
    numbering_end(c);
    return;
  }
  c->numbering->domains = memory_new_array(domain, c->space->slot_count + 1);
  vec_each (const numbered_group, g, &c->numbering->groups)
    narrow(c, g);
  shortcut_use(&c->result->costs.uses, SHORTCUT_NUMBERED);
}

void numbering_end(world *c) {
  struct numbering *n = c->numbering;
  if (!n)
    return;
  vec_each (numbered_group, g, &n->groups) {
    vec_release(&g->slots);
    vec_release(&g->owners);
  }
  for (uint32_t k = 0; n->domains && k < c->space->slot_count; k++)
    if (n->domains[k].count)
      memory_free(n->domains[k].objects);
  memory_free(n->domains);
  vec_release(&n->groups);
  memory_free(n);
  c->numbering = NULL;
}

const domain *numbering_domain(const world *c, space_slot_id slot) {
  const struct numbering *n = c->numbering;
  return n && n->domains[slot.index].count ? &n->domains[slot.index]
                                           : &space_get_slot(c->space, slot)->domain;
}

/* The index into what the slot ranges over; its length: none. */
static uint32_t find_choice(const world *c, space_slot_id slot, uint32_t choice) {
  const domain *all = &space_get_slot(c->space, slot)->domain;
  const domain *d = numbering_domain(c, slot);
  uint32_t k = d == all ? choice : 0;
  while (d != all && k < d->count && !space_same(d->objects[k], all->objects[choice]))
    k++;
  return k;
}

uint32_t numbering_choice(const world *c, space_slot_id slot, uint32_t choice) {
  uint32_t k = find_choice(c, slot, choice);
  return k < numbering_domain(c, slot)->count ? k : 0;
}

bool numbering_allows(const world *c, space_slot_id slot, uint32_t choice) {
  return find_choice(c, slot, choice) < numbering_domain(c, slot)->count;
}

bool numbering_has(const world *c, space_id o) {
  return c->numbering && numbering_group_of(c->numbering, o);
}

bool numbering_is_tight(const world *c) {
  if (!c->numbering)
    return false;
  vec_each (const numbered_group, g, &c->numbering->groups)
    if (g->is_closed)
      return true;
  return false;
}

/* What is demanded. */

static literal holds(const world *c, uint32_t slot, uint32_t object) {
  sym_id o = world_object(c, (space_id){object});
  return ref_is(&c->state.refs, c->slots[slot], o);
}

/* Objects without fields are left alone: their alternatives would have to be written down. */
bool numbering_has_first(const domain *d) {
  return d->count > 1 &&
         (d->kind == DOMAIN_INT ||
          (d->kind == DOMAIN_REFERENCE && d->has_fields && space_is_null(d->objects[0])));
}

/* An object that was not mentioned has the first value in every slot. */
static void empty_unless(world *c, const numbered_group *g, uint32_t number,
                         literal met) {
  const space_object *o = &c->space->objects[g->first + number - 1];
  for (uint32_t k = 0; k < o->slot_count; k++) {
    uint32_t slot = o->first_slot + k;
    const domain *d = numbering_domain(c, (space_slot_id){slot});
    if (!numbering_has_first(d))
      continue;
    literal first = world_has_choice(c, d, c->slots[slot], 0);
    vec_push(&c->bounds, formula_or(c->formula, met, first));
  }
}

static void demand_order(world *c, const numbered_group *g) {
  literal met[MOST_NUMBERED + 1] = {0}; /* of each number: it was mentioned, so far */
  for (uint32_t k = 0; k <= g->count; k++)
    met[k] = literal_of(k == 0);
  uint32_t owner = 0;
  for (uint32_t k = 0; k < g->slots.size; k++) {
    for (; owner < g->owners.data[k]; owner++)
      if (g->is_closed)
        empty_unless(c, g, owner + 1, met[owner + 1]);
      else
        met[owner + 1] = LITERAL_TRUE;
    for (uint32_t i = g->count; i >= 1; i--) {
      literal is = holds(c, g->slots.data[k], g->first + i - 1);
      vec_push(&c->bounds, formula_implies(c->formula, is, met[i - 1]));
      met[i] = formula_or(c->formula, met[i], is);
    }
  }
  for (; g->is_closed && owner < g->count; owner++)
    empty_unless(c, g, owner + 1, met[owner + 1]);
}

void numbering_demand(world *c) {
  assert(c->slots);
  if (!c->numbering)
    return;
  vec_each (const numbered_group, g, &c->numbering->groups)
    demand_order(c, g);
}
