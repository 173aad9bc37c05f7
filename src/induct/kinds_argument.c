/* That an argument which satisfies a precondition is part of the tree.
 *
 * "The argument is a node of the tree" is a recursive walk, and as a formula alternatives
 * within alternatives, each below the conditions that lead there. So one goes down from
 * the top: of a disjunction into every part, of a conjunction into one part that is false
 * where the argument is no node at all; the others are conditions. Where that ends at "it
 * is this node", the conditions must have said that all references on the way to it are
 * there. Nothing of this is specific to such a walk; another formula is just not found to
 * imply anything. */
#include "induct/kinds_internal.h"

#include "formula/given.h"

#include <assert.h>

enum { MOST_VISITS = 40, DEEPEST = 4000 };

typedef struct descent {
  kinds *n;
  formula *f;
  map node_of;    /* guard -> object that the argument is, plus 1 */
  map conditions; /* literals that hold here -> how many times they were met */
  given nowhere;  /* no guard holds */
  uint32_t visits, depth;
} descent;

literal kinds_attached(const kinds *n, space_id object) {
  assert(object.index < n->c->space->object_count);
  const world *c = n->c;
  literal all = LITERAL_TRUE;
  for (; n->positions.of[object.index].kind;
       object = n->positions.of[object.index].holder) {
    sym holds = c->slots[n->positions.of[object.index].slot.index];
    all = formula_and(c->formula, ref_is(&c->state.refs, holds, world_object(c, object)),
                      all);
  }
  return all;
}

/* The conjuncts of a gate; guards stay whole. */
static void take_apart(const descent *d, literal gate, literal_vector *parts) {
  assert(formula_has(d->f, gate));
  literal_vector stack = {0};
  vec_push(&stack, formula_left(d->f, literal_node(gate)));
  vec_push(&stack, formula_right(d->f, literal_node(gate)));
  while (stack.size) {
    literal a = vec_pop(&stack);
    if (literal_is_negated(a) || formula_kind(d->f, literal_node(a)) != NODE_AND ||
        map_get(&d->node_of, a)) {
      vec_push(parts, a);
      continue;
    }
    vec_push(&stack, formula_left(d->f, literal_node(a)));
    vec_push(&stack, formula_right(d->f, literal_node(a)));
  }
  vec_release(&stack);
}

static void count_condition(descent *d, literal a, int by) {
  assert(formula_has(d->f, a));
  uint64_t *count = map_get(&d->conditions, a);
  if (!count)
    count = map_put(&d->conditions, a, 0);
  *count += (uint64_t)(int64_t)by;
}

static bool is_condition(const descent *d, literal a) {
  assert(formula_has(d->f, a));
  uint64_t *count = map_get(&d->conditions, a);
  return a == LITERAL_TRUE || (count && *count);
}

/* Whether the conditions say that all references on the way to the object are there. */
static bool leads_to(const descent *d, space_id object) {
  const world *c = d->n->c;
  const positions *p = &d->n->positions;
  for (; p->of[object.index].kind; object = p->of[object.index].holder) {
    sym holds = c->slots[p->of[object.index].slot.index];
    if (!is_condition(d, ref_is(&c->state.refs, holds, world_object(c, object))))
      return false;
  }
  return space_same(object, SPACE_MAIN);
}

static bool visit(descent *d, literal a);

static bool visit_one_conjunct(descent *d, const literal_vector *parts) {
  uint32_t chosen = parts->size;
  for (uint32_t k = 0; chosen == parts->size && k < parts->size; k++)
    if (given_get(&d->nowhere, parts->data[k]) == LITERAL_FALSE)
      chosen = k;
  if (chosen == parts->size)
    return false;
  for (uint32_t k = 0; k < parts->size; k++)
    if (k != chosen)
      count_condition(d, parts->data[k], 1);
  bool ok = visit(d, parts->data[chosen]);
  for (uint32_t k = 0; k < parts->size; k++)
    if (k != chosen)
      count_condition(d, parts->data[k], -1);
  return ok;
}

/* Whether the argument is a node of the tree where the literal and the conditions hold.
 */
static bool visit(descent *d, literal a) {
  assert(formula_has(d->f, a));
  uint64_t *object = map_get(&d->node_of, a);
  if (a == LITERAL_FALSE)
    return true;
  if (object)
    return *object > 1 && leads_to(d, (space_id){(uint32_t)*object - 1});
  if (d->visits++ > MOST_VISITS * d->n->domain->count || d->depth > DEEPEST ||
      formula_kind(d->f, literal_node(a)) != NODE_AND)
    return false;
  literal_vector parts = {0};
  bool ok = true;
  d->depth++;
  take_apart(d, a, &parts);
  if (!literal_is_negated(a))
    ok = visit_one_conjunct(d, &parts);
  else
    for (uint32_t k = 0; ok && k < parts.size; k++)
      ok = visit(d, literal_not(parts.data[k]));
  d->depth--;
  vec_release(&parts);
  return ok;
}

/* The guards of the argument, by what they say it is. */
static void note_guards(descent *d) {
  kinds *n = d->n;
  const refs *r = &n->c->state.refs;
  given_begin(&d->nowhere, d->f);
  for (uint32_t k = 0; k < ref_count(r, n->all); k++) {
    ref_entry x = ref_entries(r, n->all)[k];
    map_put(&d->node_of, x.guard, (uint64_t)world_space_object(n->c, x.object).index + 1);
    given_set(&d->nowhere, x.guard, LITERAL_FALSE);
  }
}

bool kinds_implies_attached(kinds *n, literal precondition) {
  assert(formula_has(n->c->formula, precondition));
  uint64_t *known = map_get(&n->implies, precondition);
  if (known)
    return *known;
  descent d = {.n = n, .f = n->c->formula};
  note_guards(&d);
  bool ok = visit(&d, precondition);
  map_put(&n->implies, precondition, ok);
  map_release(&d.node_of);
  map_release(&d.conditions);
  given_release(&d.nowhere);
  return ok;
}
