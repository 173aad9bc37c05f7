/* Ranges: integers of nodes that the invariant keeps small, by how deep the node is.
 *
 * The height that a node stores is 1 at the deepest positions, 1 or 2 above them, and so on; so
 * is the size of its subtree. Half of all nodes are leaves, if they are there: as constants, and
 * with fewer bits above, these numbers are much less to choose and to prove. The state is made
 * anew with them.
 *
 * Which fields are of this sort is seen where the tree is one node: there the invariant gives
 * them one value. How far they go is guessed from models, for all nodes of one depth together
 * and up to a power of two; a model in which a guess is wrong widens it. When there is none
 * left, the guesses are proved.
 *
 * What is assumed, and who looks at it: as for derived fields, what cannot be reached does not
 * matter, so that a number may be in its range wherever its node is not attached. No argument
 * may be a node (attached_may_be_arguments), and no field of anything that can be reached leads
 * to a node that is not attached (strays). */
#include "choose/unchecked.h"
#include "prove/attached.h"
#include "prove/prepare.h"
#include "world/traits.h"
#include "world/tree.h"

#include <assert.h>

enum { MOST_MODELS = 40 };

static const technique ranges_technique = {
    SHORTCUT_RANGES, .excludes = TRAIT_LANGUAGE | TRAIT_COMPARISON | TRAIT_DIAGRAMS |
                                 TRAIT_FIELDS | TRAIT_KINDS};

typedef struct level { /* of nodes of one depth: one field of theirs */
  const ir_field *field;
  uint32_t depth;
  const domain *all;
  bool is_seen;
  int64_t low, high; /* seen so far */
} level;

typedef struct ranges {
  world *c;
  literal *attached; /* by object of the space */
  uint32_t *depth;   /* likewise; the main object 0 */
  uint32_t deepest;
  vector(level) levels;
  u32_vector
      level_of; /* by slot: its level + 1; 0: it has none, or its field is left out */
  literal_vector assumed; /* with each question */
} ranges;

/* --- What there is ------------------------------------------------------------------- */

static void find_depths(ranges *r) {
  world *c = r->c;
  world_tree t;
  world_tree_find(c, &t);
  vec_each (const tree_edge, e, &t.edges) { /* breadth first */
    uint32_t from = world_space_object(c, t.nodes.data[e->from].object).index;
    uint32_t to = world_space_object(c, t.nodes.data[e->to].object).index;
    r->depth[to] = r->depth[from] + 1;
    if (r->depth[to] > r->deepest)
      r->deepest = r->depth[to];
  }
  world_tree_release(&t);
}

static uint32_t find_level(ranges *r, const space_slot *slot) {
  uint32_t depth = r->depth[slot->object.index];
  const domain *d = &slot->domain;
  vec_each (const level, l, &r->levels)
    if (l->field == slot->field && l->depth == depth && l->all->low == d->low &&
        l->all->high == d->high)
      return (uint32_t)(l - r->levels.data);
  vec_push(&r->levels, ((level){.field = slot->field, .depth = depth, .all = d}));
  return r->levels.size - 1;
}

static bool may_have_range(const ranges *r, const space_slot *slot) {
  return slot->field && slot->domain.kind == DOMAIN_INT && slot->domain.count > 2 &&
         slot->domain.low >= 0 && attached_is_position(r->c, slot->object) &&
         r->depth[slot->object.index];
}

static void begin(ranges *r) {
  const space *s = r->c->space;
  for (uint32_t k = 0; k < s->slot_count; k++) {
    bool may = may_have_range(r, &s->slots[k]);
    vec_push(&r->level_of, may ? find_level(r, &s->slots[k]) + 1 : 0);
  }
}

/* --- Guesses ------------------------------------------------------------------------- */

/* What the level's numbers may be, if what was seen is all: one value, or all of so many
 * bits. */
static void round_up(const level *l, int64_t *low, int64_t *high) {
  *low = l->low, *high = l->high;
  if (*low == *high)
    return;
  uint64_t end = 1; /* may be one more than the largest number */
  while (end <= (uint64_t)*high)
    end *= 2;
  *low = l->all->low;
  *high = end - 1 < (uint64_t)l->all->high ? (int64_t)(end - 1) : l->all->high;
}

static bool is_full(const level *l) {
  int64_t low, high;
  round_up(l, &low, &high);
  return l->is_seen && low == l->all->low && high == l->all->high;
}

static literal is_beyond(const ranges *r, uint32_t slot) {
  world *c = r->c;
  const level *l = &r->levels.data[r->level_of.data[slot] - 1];
  literal attached = r->attached[c->space->slots[slot].object.index];
  bits_context *b = &c->state.bits;
  int64_t low, high;
  if (!l->is_seen)
    return attached;
  round_up(l, &low, &high);
  literal below = bits_lt(b, c->slots[slot], bits_constant(b, low));
  literal above = bits_lt(b, bits_constant(b, high), c->slots[slot]);
  return formula_and(c->formula, attached, formula_or(c->formula, below, above));
}

static void leave_out(ranges *r, const ir_field *field) {
  for (uint32_t k = 0; k < r->c->space->slot_count; k++)
    if (r->c->space->slots[k].field == field)
      r->level_of.data[k] = 0;
}

static bool some_left(const ranges *r) {
  vec_each (const uint32_t, l, &r->level_of)
    if (*l)
      return true;
  return false;
}

/* What the model has is possible. */
static void believe(ranges *r) {
  world *c = r->c;
  evaluation model = {0};
  const state_model *m = &c->unchecked->found;
  evaluation_begin(&model, c->formula, m->value_of, m->context);
  for (uint32_t k = 0; k < c->space->slot_count; k++) {
    if (!r->level_of.data[k] ||
        !evaluation_get(&model, r->attached[c->space->slots[k].object.index]))
      continue;
    level *l = &r->levels.data[r->level_of.data[k] - 1];
    int64_t value = sym_evaluate(&c->state, &model, c->slots[k]);
    l->low = l->is_seen && l->low < value ? l->low : value;
    l->high = l->is_seen && l->high > value ? l->high : value;
    l->is_seen = true;
  }
  evaluation_release(&model);
}

/* --- Questions ----------------------------------------------------------------------- */

static literal beyond_between(const ranges *r, uint32_t least, uint32_t most) {
  literal any = LITERAL_FALSE;
  for (uint32_t k = 0; k < r->c->space->slot_count; k++) {
    uint32_t depth = r->depth[r->c->space->slots[k].object.index];
    if (r->level_of.data[k] && depth >= least && depth <= most)
      any = formula_or(r->c->formula, any, is_beyond(r, k));
  }
  return any;
}

/* Some field that can be reached leads to a node that is not attached. */
static literal strays(const ranges *r) {
  const world *c = r->c;
  formula *f = c->formula;
  literal any = LITERAL_FALSE;
  for (uint32_t k = 0; k < c->space->slot_count; k++) {
    const space_slot *slot = &c->space->slots[k];
    const domain *d = &slot->domain;
    if (slot->is_tree || !attached_can_be_led_to(c, d))
      continue;
    literal here = LITERAL_FALSE;
    for (uint32_t i = 0; i < d->count; i++) {
      literal to = ref_is(&c->state.refs, c->slots[k], world_object(c, d->objects[i]));
      literal away = literal_not(r->attached[d->objects[i].index]);
      here = formula_or(f, here, formula_and(f, to, away));
    }
    any = formula_or(f, any, formula_and(f, r->attached[slot->object.index], here));
  }
  return any;
}

static sat_result ask(ranges *r, literal any) {
  if (any == LITERAL_FALSE)
    return SAT_UNSATISFIABLE;
  vec_push(&r->assumed, any);
  sat_result result =
      r->c->unchecked->find(r->c->unchecked, r->assumed.data, r->assumed.size);
  r->assumed.size--;
  if (result == SAT_SATISFIABLE)
    believe(r);
  return result;
}

/* Fields that have another value than one where the tree is one node are left out. */
static bool ask_of_one_node(ranges *r) {
  sat_result result = SAT_SATISFIABLE;
  for (uint32_t k = 1; k < r->c->space->object_count; k++)
    if (r->depth[k] == 2 && attached_is_position(r->c, (space_id){k}))
      vec_push(&r->assumed, literal_not(r->attached[k]));
  for (uint32_t tries = 0; result == SAT_SATISFIABLE && tries < MOST_MODELS; tries++) {
    result = ask(r, beyond_between(r, 1, 1));
    vec_each (const level, l, &r->levels)
      if (l->depth == 1 && l->is_seen && l->low != l->high)
        leave_out(r, l->field);
  }
  vec_clear(&r->assumed);
  return result == SAT_UNSATISFIABLE && some_left(r);
}

/* Widens guesses until those of the depths are right. */
static bool widen(ranges *r, uint32_t least, uint32_t most, literal other) {
  sat_result result = SAT_SATISFIABLE;
  for (uint32_t tries = 0; result == SAT_SATISFIABLE && tries < MOST_MODELS; tries++) {
    literal any = formula_or(r->c->formula, beyond_between(r, least, most), other);
    result = ask(r, any);
    vec_each (const level, l, &r->levels)
      if (l->depth == r->deepest && is_full(l))
        leave_out(r, l->field);
  }
  return result == SAT_UNSATISFIABLE && some_left(r);
}

/* --- What is kept -------------------------------------------------------------------- */

static bool keep(const ranges *r) {
  world *c = r->c;
  bool fewer = false;
  domain *kept = memory_new_array(domain, c->space->slot_count);
  for (uint32_t k = 0; k < c->space->slot_count; k++) {
    if (!r->level_of.data[k])
      continue;
    const level *l = &r->levels.data[r->level_of.data[k] - 1];
    if (!l->is_seen || is_full(l))
      continue;
    kept[k] = *l->all;
    round_up(l, &kept[k].low, &kept[k].high);
    kept[k].count = (uint64_t)(kept[k].high - kept[k].low) + 1;
    fewer = true;
  }
  if (fewer)
    c->ranges = kept;
  else
    memory_free(kept);
  return fewer;
}

bool prepare_ranges(world *c) {
  assert(!c->ranges);
  if (!technique_fits(&ranges_technique, c, NULL) || c->limits->count_states ||
      attached_may_be_arguments(c))
    return false;
  ranges r = {.c = c};
  r.attached = memory_new_array(literal, c->space->object_count);
  r.depth = memory_new_array(uint32_t, c->space->object_count);
  find_depths(&r);
  begin(&r);
  bool found = false;
  if (some_left(&r) && r.deepest > 1) {
    attached_find(c, r.attached);
    found = ask_of_one_node(&r) && widen(&r, r.deepest, r.deepest, LITERAL_FALSE) &&
            widen(&r, 1, r.deepest, strays(&r)) && keep(&r);
  }
  memory_free(r.attached);
  memory_free(r.depth);
  vec_release(&r.levels);
  vec_release(&r.level_of);
  vec_release(&r.assumed);
  return found;
}
