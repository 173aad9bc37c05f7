/* The valid states, as far as they are visible: where a search begins (001 §3.3.3,
 * Figure 22).
 *
 * Local constraints come first, from the leaves to the root. A hidden integer that they
 * mention, such as the black height of a node, is a part of diagrams only as long as it
 * is needed: as soon as the constraints of its node and of the node above are joined, it
 * is projected away, and what is left says which shapes have such a number. Then come the
 * constraints on shape that belong to no node, each made within what is known so far.
 *
 * Constraints that relate hidden values of nodes far from each other, such as the order
 * of keys, are left out, and so is whatever takes too many nodes: the search then begins
 * with states that are none, and a solver finds that out (bdd.c). */
#include "choose/bdd_internal.h"

#include <assert.h>
#include <stdlib.h>

enum {
  MOST_NODES = 300000,      /* to be made for one step */
  MOST_ALL_NODES = 2000000, /* to be made for all */
  MOST_SLOTS = 8            /* hidden ones in one constraint */
};

typedef struct factor { /* a constraint, or some joined */
  literal holds;        /* if it was not made into a set yet */
  bool is_set;
  bdd_set set;
  uint32_t top;               /* its first level; or the last */
  uint32_t slots[MOST_SLOTS]; /* hidden, that it mentions */
  uint32_t count;
} factor;

typedef struct projection {
  bdd_levels *levels;
  space_id *above; /* by object: what holds it */
  uint64_t limit;  /* nodes made, when a step ends */
  uint64_t start;
  vector(factor) factors;
} projection;

static bool is_over_budget(void *context) {
  const projection *p = context;
  return bdd_manager_made(p->levels->manager) > p->limit || bdd_is_over(p->levels->c);
}

static void begin_step(projection *p) {
  uint64_t made = bdd_manager_made(p->levels->manager);
  p->limit = made + MOST_NODES;
  if (p->limit > p->start + MOST_ALL_NODES)
    p->limit = p->start + MOST_ALL_NODES;
}

static bool is_exhausted(const projection *p) {
  return bdd_manager_made(p->levels->manager) > p->start + MOST_ALL_NODES;
}

/* Which objects hang under which. */
static void find_above(projection *p) {
  const space *s = p->levels->c->space;
  p->above = memory_new_array(space_id, s->object_count);
  for (uint32_t k = 0; k < s->slot_count; k++)
    for (uint32_t i = 0; s->slots[k].is_tree && i < s->slots[k].domain.count; i++)
      p->above[s->slots[k].domain.objects[i].index] = s->slots[k].object;
  for (uint32_t o = 1; o < s->object_count; o++)
    if (s->objects[o].role == ROLE_ARRAY)
      p->above[o] = s->objects[o].holder;
}

/* Whether all slots belong to one object and those right below it. */
static bool is_local(const projection *p, const factor *f) {
  const space *s = p->levels->c->space;
  space_id first = f->count ? s->slots[f->slots[0]].object : SPACE_NULL;
  space_id tops[2] = {first, p->above[first.index]};
  for (uint32_t t = 0; t < 2; t++) {
    bool all = true;
    for (uint32_t k = 0; k < f->count; k++) {
      space_id o = s->slots[f->slots[k]].object;
      all = all && (space_same(o, tops[t]) || space_same(p->above[o.index], tops[t]));
    }
    if (all)
      return true;
  }
  return false;
}

static bool add_hidden(const projection *p, factor *f, uint32_t slot) {
  const space *s = p->levels->c->space;
  for (uint32_t k = 0; k < f->count; k++)
    if (f->slots[k] == slot)
      return true;
  if (f->count == MOST_SLOTS || slot >= s->slot_count ||
      s->slots[slot].domain.kind != DOMAIN_INT)
    return false;
  f->slots[f->count++] = slot;
  return true;
}

/* False: it cannot be projected. */
static bool describe(projection *p, factor *f) {
  const bdd_levels *l = p->levels;
  const world *c = l->c;
  u32_vector support = {0};
  bool ok = true;
  uint32_t end = c->variables.data[c->variables.size - 1];
  f->top = l->order.size;
  formula_support(c->formula, &f->holds, 1, &support);
  vec_each (uint32_t, node, &support) {
    uint32_t number = formula_variable_number(c->formula, *node);
    uint32_t slot = number < end ? l->slot_of[number] : UINT32_MAX;
    ok = ok && slot != UINT32_MAX && (l->is_visible[slot] || add_hidden(p, f, slot));
    if (ok && l->first[slot] < f->top)
      f->top = l->first[slot];
  }
  vec_release(&support);
  return ok && is_local(p, f);
}

static void collect(projection *p, const literal_vector *learnt) {
  literal_vector parts = {0};
  vec_each (literal, a, learnt)
    formula_conjuncts(p->levels->c->formula, *a, &parts);
  vec_each (literal, part, &parts) {
    factor f = {.holds = *part};
    if (describe(p, &f))
      vec_push(&p->factors, f);
  }
  vec_release(&parts);
}

static bool make_set(projection *p, factor *f) {
  bdd_manager *m = p->levels->manager;
  if (f->is_set)
    return true;
  f->is_set = true;
  f->set = bdd_set_new(m);
  return bdd_set_assign_literal(m, f->set, f->holds);
}

static bool mentions(const factor *f, uint32_t slot) {
  for (uint32_t k = 0; k < f->count; k++)
    if (f->slots[k] == slot)
      return true;
  return false;
}

/* Joins the factor to another; forgets it when that takes too much. */
static void join(projection *p, factor *to, factor *f) {
  bdd_manager *m = p->levels->manager;
  factor all = *to;
  begin_step(p);
  bool fits = true;
  for (uint32_t k = 0; k < f->count; k++)
    fits = fits && add_hidden(p, &all, f->slots[k]);
  if (fits && make_set(p, f) && bdd_set_intersect(m, to->set, to->set, f->set)) {
    all.top = f->top < all.top ? f->top : all.top;
    *to = all;
  }
  if (f->is_set)
    bdd_set_delete(m, f->set);
}

static bool project(projection *p, factor *f, uint32_t slot) {
  const world *c = p->levels->c;
  u32_vector bits = {0};
  for (uint32_t v = c->variables.data[slot]; v < c->variables.data[slot + 1]; v++)
    vec_push(&bits, v);
  begin_step(p);
  bool done = bdd_set_exists(p->levels->manager, f->set, f->set, bits.data, bits.size);
  vec_release(&bits);
  for (uint32_t k = 0; k < f->count; k++)
    if (f->slots[k] == slot)
      f->slots[k] = f->slots[--f->count];
  return done;
}

/* Joins what mentions the hidden slot, and projects the slot away. */
static void eliminate(projection *p, uint32_t slot) {
  bdd_manager *m = p->levels->manager;
  factor all = {.is_set = true, .set = bdd_set_new(m), .top = p->levels->order.size};
  uint32_t kept = 0, joined = 0;
  bdd_set_assign_all(m, all.set);
  for (uint32_t k = 0; k < p->factors.size; k++) {
    factor *f = &p->factors.data[k];
    if (mentions(f, slot)) {
      join(p, &all, f);
      joined++;
    } else
      p->factors.data[kept++] = *f;
  }
  p->factors.size = kept;
  if (joined && project(p, &all, slot))
    vec_push(&p->factors, all);
  else
    bdd_set_delete(m, all.set);
}

static void eliminate_hidden(projection *p) {
  const world *c = p->levels->c;
  u32_vector sequence = {0};
  bdd_order(c, true, &sequence);
  for (uint32_t i = sequence.size; i-- > 0 && !is_exhausted(p);) {
    uint32_t k = sequence.data[i];
    if (k < c->space->slot_count && !p->levels->is_visible[k])
      eliminate(p, k);
  }
  vec_release(&sequence);
}

static int compare_tops(const void *a, const void *b) {
  const factor *x = a, *y = b;
  return (x->top < y->top) - (x->top > y->top);
}

/* What stands lowest in the diagram comes first: what comes later is put on top of it,
 * and copies little. Of two, local ones. */
static void join_visible(projection *p, bdd_set to, bool local) {
  bdd_manager *m = p->levels->manager;
  vec_each (factor, f, &p->factors) {
    if (f->count || f->is_set != local || is_exhausted(p))
      continue;
    begin_step(p);
    if (f->is_set)
      bdd_set_intersect(m, to, to, f->set);
    else
      bdd_set_intersect_literal(m, to, to, f->holds);
  }
}

void bdd_restrict_visible(bdd_levels *l, literal precondition, bdd_set to) {
  assert(formula_has(l->c->formula, precondition));
  projection p = {.levels = l, .start = bdd_manager_made(l->manager)};
  literal_vector parts = {0};
  formula_conjuncts(l->c->formula, precondition, &parts);
  find_above(&p);
  bdd_manager_set_stop(l->manager, is_over_budget, &p);
  vec_each (literal, part, &parts) {
    factor f = {.holds = *part};
    begin_step(&p);
    if (describe(&p, &f) && !f.count)
      bdd_set_intersect_literal(l->manager, to, to, f.holds);
  }
  bdd_manager_set_stop(l->manager, bdd_is_over, l->c);
  vec_release(&parts);
  memory_free(p.above);
}

void bdd_make_valid(bdd_levels *l, const literal_vector *learnt, bdd_set to) {
  projection p = {.levels = l, .start = bdd_manager_made(l->manager)};
  bdd_manager_set_stop(l->manager, is_over_budget, &p);
  find_above(&p);
  collect(&p, learnt);
  eliminate_hidden(&p);
  if (p.factors.size)
    qsort(p.factors.data, p.factors.size, sizeof(factor), compare_tops);
  bdd_set_assign_all(l->manager, to);
  join_visible(&p, to, true);
  join_visible(&p, to, false);
  vec_each (factor, f, &p.factors)
    if (f->is_set)
      bdd_set_delete(l->manager, f->set);
  vec_release(&p.factors);
  memory_free(p.above);
  bdd_manager_set_stop(l->manager, bdd_is_over, l->c);
}
