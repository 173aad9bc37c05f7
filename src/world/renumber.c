/* A state with other names: that of a walk on the machine, which knows nothing of numbers,
 * becomes the one of its shape that the search has. It follows the rule, not the formula
 * that was made of the rule: so that a walk notices when the two differ. */
#include "world/numbering_internal.h"

#include <assert.h>
#include <string.h>

typedef struct renaming {
  const world *c;
  const numbered_group *g;
  uint32_t *choices;                  /* by slot */
  uint32_t of[MOST_NUMBERED + 1];     /* old number -> new one; 0: none so far */
  uint32_t old_of[MOST_NUMBERED + 1]; /* and back */
  uint32_t last;                      /* number that was given */
  space_id *to;                       /* by object: what it is called now */
} renaming;

static space_id held(const renaming *r, uint32_t slot) {
  const domain *d = &r->c->space->slots[slot].domain;
  return d->kind == DOMAIN_REFERENCE ? d->objects[r->choices[slot]] : SPACE_NULL;
}

static void give_number(renaming *r, uint32_t old) {
  assert(!r->of[old] && r->last < r->g->count);
  r->of[old] = ++r->last;
  r->old_of[r->last] = old;
}

/* What the slots of this owner mention gets the next numbers. */
static void read_slots_of(renaming *r, uint32_t owner) {
  for (uint32_t k = 0; k < r->g->slots.size; k++) {
    space_id o = held(r, r->g->slots.data[k]);
    if (r->g->owners.data[k] == owner && numbering_is_member(r->g, o) &&
        !r->of[o.index - r->g->first + 1])
      give_number(r, o.index - r->g->first + 1);
  }
}

/* Nobody reaches it. */
static void empty(renaming *r, uint32_t old) {
  const space *s = r->c->space;
  for (uint32_t k = 0; k < s->slot_count; k++) {
    space_id owner = numbering_belongs_to(s, s->slots[k].object);
    if (owner.index == r->g->first + old - 1)
      r->choices[k] = 0;
  }
}

static void find_numbers(renaming *r) {
  read_slots_of(r, 0);
  for (uint32_t i = 1; i <= r->g->count; i++) {
    if (r->last < i) {
      uint32_t old = 1;
      while (r->of[old])
        old++;
      give_number(r, old);
      if (r->g->is_closed)
        empty(r, old);
    }
    read_slots_of(r, r->old_of[i]);
  }
  assert(r->last == r->g->count);
}

/* The arrays of an object go where it goes. */
static void move(renaming *r, uint32_t from, uint32_t to) {
  const space *s = r->c->space;
  const space_object *a = &s->objects[from], *b = &s->objects[to];
  r->to[from] = (space_id){to};
  assert(a->slot_count == b->slot_count);
  for (uint32_t k = 0; k < a->slot_count; k++) {
    const domain *x = &s->slots[a->first_slot + k].domain;
    const domain *y = &s->slots[b->first_slot + k].domain;
    for (uint32_t i = 0; x->kind == DOMAIN_REFERENCE && i < x->count; i++)
      if (space_get(s, x->objects[i])->role == ROLE_ARRAY &&
          space_get(s, x->objects[i])->holder.index == from)
        move(r, x->objects[i].index, y->objects[i].index);
  }
}

/* The index of the object that is called so now. */
static uint32_t renamed(const renaming *r, const domain *from, const domain *to,
                        uint32_t choice) {
  if (from->kind != DOMAIN_REFERENCE)
    return choice;
  space_id o = r->to[from->objects[choice].index];
  uint32_t k = 0;
  while (!space_same(to->objects[k], o))
    k++;
  return k;
}

static void rename_all(renaming *r, uint32_t operation, uint32_t *arguments) {
  const space *s = r->c->space;
  uint32_t *now = memory_new_array(uint32_t, s->slot_count + 1);
  for (uint32_t o = 0; o < s->object_count; o++)
    r->to[o] = (space_id){o};
  for (uint32_t k = 1; k <= r->g->count; k++)
    move(r, r->g->first + k - 1, r->g->first + r->of[k] - 1);
  for (uint32_t k = 0; k < s->slot_count; k++) {
    const space_slot *slot = &s->slots[k];
    uint32_t at = space_get(s, r->to[slot->object.index])->first_slot + slot->index;
    now[at] = renamed(r, &slot->domain, &s->slots[at].domain, r->choices[k]);
  }
  memcpy(r->choices, now, s->slot_count * sizeof *now);
  memory_free(now);
  for (uint32_t k = 1; k < s->subject->operations[operation].method->param_count; k++) {
    const domain *d = &s->parameters[operation][k - 1];
    arguments[k - 1] = renamed(r, d, d, arguments[k - 1]);
  }
}

void numbering_rename(const world *c, uint32_t operation, uint32_t *choices,
                      uint32_t *arguments) {
  if (!c->numbering)
    return;
  space_id *to = memory_new_array(space_id, c->space->object_count);
  vec_each (const numbered_group, g, &c->numbering->groups) {
    renaming r = {.c = c, .g = g, .choices = choices, .to = to};
    find_numbers(&r);
    rename_all(&r, operation, arguments);
  }
  memory_free(to);
}
