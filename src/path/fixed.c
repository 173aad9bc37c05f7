/* Where integers are fixed, and which array it is, the invariant of the state before is about
 * elements alone: no index is open. As the solver knows it, everything is; that these few
 * values determine all that is a matter of propagation for it, of thousands of gates, for each
 * question anew. So the invariant is evaluated once for each combination of values that paths
 * fix, as the invariant after a path is; what is left to prove is small, and mostly stands
 * there word for word.
 *
 * What is assumed, and who looks at it (tests/shortcuts/Lengths.java, Indices.java):
 *
 * - What is evaluated with values fixed says something about states with these values: they
 *   are part of the path under way, literal by literal (is_on_path).
 * - It was evaluated before anything else was written, on a path that fixes these alone.
 * - Only a refutation counts: fewer facts than there are do no harm. Where it fails, the
 *   question is asked as it was. */
#include "path/fixed.h"

#include "world/traits.h"
#include "world/tree.h"

#include <assert.h>

static const technique shapes = {
    SHORTCUT_FIXES, .excludes = TRAIT_LANGUAGE | TRAIT_WELL_FORMED | TRAIT_ROWS |
                                TRAIT_COMPARISON | TRAIT_DIAGRAMS | TRAIT_FIELDS |
                                TRAIT_KINDS | TRAIT_CONSTRUCTOR | TRAIT_OTHER_SIDE |
                                TRAIT_TRANSITIONS};

enum {
  MOST_SHAPE_FACTS = 2000, /* of one fixed_values */
  MOST_ALL_FACTS = 1 << 22,
  SHAPE_CONFLICTS = 300,
  SHAPE_FAILURES = 8, /* and as many as were shown: it is of no use */
  SHAPE_GROWTH = 4,
  LEAST_SHAPE_GROWTH = 20000
};

void fixed_release(fixed_values *x) {
  map_release(&x->known);
  vec_release(&x->all);
  vec_release(&x->valid);
  vec_release(&x->fixed);
  map_release(&x->given);
  query_delete(x->solver);
  *x = (fixed_values){0};
}

/* What the path of the state will fix of it. */
static literal find_fixed(fixed_values *x, const fixes *f, const state_model *m) {
  world *c = f->check;
  sym_state *s = &c->state;
  evaluation model = {0};
  evaluation_begin(&model, c->formula, m->value_of, m->context);
  vec_clear(&x->fixed);
  vec_each (const uint32_t, n, &f->chosen) {
    if (*n >= c->space->slot_count)
      continue;
    bool is_ref = ir_storage_type(c->space->slots[*n].domain.storage) == IR_REF;
    sym v = c->slots[*n];
    literal is = is_ref
                     ? ref_is(&s->refs, v, ref_evaluate(&s->refs, &model, v))
                     : number_eq(&s->numbers, v, sym_int(s, sym_evaluate(s, &model, v)));
    vec_push(&x->fixed, is);
  }
  evaluation_release(&model);
  return formula_and_all(c->formula, x->fixed.data, x->fixed.size);
}

/* On a path of its own. */
static bool evaluate(world *c, fixes *f, const state_model *m, literal_vector *parts) {
  world_tree t;
  evaluator_begin_path(c->evaluator, m->value_of, m->context, 1);
  fixes_apply_slots(f);
  world_tree_find(c, &t);
  bool ok = t.nodes.size <= 1 && world_invariant(c, &t, parts);
  world_tree_release(&t);
  evaluator_end_path(c->evaluator);
  return ok;
}

static const fixed_facts *find_facts(fixed_values *x, fixes *f, literal fixed,
                                     const state_model *m) {
  world *c = f->check;
  const uint64_t *known = map_get(&x->known, fixed);
  if (known)
    return &x->all.data[*known];
  if (x->valid.size > MOST_ALL_FACTS)
    return NULL;
  fixed_facts facts = {.first = x->valid.size};
  literal_vector parts = {0};
  bool ok = evaluate(c, f, m, &parts);
  vec_each (const literal, p, &parts)
    formula_conjuncts(c->formula, *p, &x->valid);
  vec_release(&parts);
  if (!ok || x->valid.size - facts.first > MOST_SHAPE_FACTS)
    x->valid.size = facts.first;
  facts.count = x->valid.size - facts.first;
  map_put(&x->known, fixed, x->all.size);
  vec_push(&x->all, facts);
  return vec_last(&x->all);
}

void fixed_begin(fixed_values *x, const operation *op, fixes *f, const state_model *m) {
  assert(f->check && "fixes_begin");
  x->is = NULL;
  bool fails = x->failed >= SHAPE_FAILURES && x->failed > x->shown;
  if (!f->chosen.size || fails || !technique_fits(&shapes, f->check, op))
    return;
  literal fixed = find_fixed(x, f, m);
  const fixed_facts *facts = x->fixed.size ? find_facts(x, f, fixed, m) : NULL;
  if (facts && facts->count)
    x->is = facts;
}

static bool has(const literal_vector *all, literal a) {
  vec_each (const literal, b, all)
    if (*b == a)
      return true;
  return false;
}

static bool is_on_path(const fixed_values *x, const world *c) {
  const literal_vector *path = evaluator_path(c->evaluator);
  vec_each (const literal, a, &x->fixed)
    if (*a != LITERAL_TRUE && !has(path, *a))
      return false;
  return true;
}

/* Questions that were answered stay in the solver. */
static void renew_solver(fixed_values *x, const world *c) {
  uint32_t now = x->solver ? query_solver_variables(x->solver) : 0;
  if (x->solver && now < SHAPE_GROWTH * x->first_variables + LEAST_SHAPE_GROWTH)
    return;
  query_delete(x->solver);
  x->solver = query_new(c->formula, sat_cadical_new(SAT_MANY_SMALL));
  sat_set_stop(query_solver(x->solver), c->limits->stop);
  vec_each (const literal, b, &c->bounds)
    query_assert(x->solver, *b);
  x->first_variables = query_solver_variables(x->solver);
}

/* Each for itself: a question about few elements. */
static bool ask(fixed_values *x, world *c, literal before, const literal_vector *parts) {
  static const sat_limits limits = {.conflicts = SHAPE_CONFLICTS};
  sat_result answer = SAT_UNSATISFIABLE;
  literal_vector all = {0};
  for (uint32_t k = 0; k < x->is->count; k++)
    vec_push(&all, x->valid.data[x->is->first + k]);
  vec_each (const literal, p, evaluator_path(c->evaluator))
    vec_push(&all, *p);
  vec_push(&all, before);
  renew_solver(x, c);
  for (uint32_t k = 0; k < parts->size && answer == SAT_UNSATISFIABLE; k++) {
    vec_push(&all, literal_not(parts->data[k]));
    answer = query_solve(x->solver, all.data, all.size, &limits);
    all.size--;
  }
  vec_release(&all);
  return answer == SAT_UNSATISFIABLE;
}

/* What does not stand among the facts word for word. */
static void new_parts(fixed_values *x, const world *c, literal must,
                      literal_vector *parts) {
  map_clear(&x->given);
  for (uint32_t k = 0; k < x->is->count; k++)
    map_put(&x->given, x->valid.data[x->is->first + k], 1);
  formula_conjuncts(c->formula, must, parts);
  uint32_t kept = 0;
  for (uint32_t k = 0; k < parts->size; k++)
    if (!map_get(&x->given, parts->data[k]))
      parts->data[kept++] = parts->data[k];
  parts->size = kept;
}

bool fixed_shows(fixed_values *x, world *c, literal before, literal must) {
  assert(formula_has(c->formula, must));
  if (!x->is || !is_on_path(x, c))
    return false;
  literal_vector parts = {0};
  new_parts(x, c, must, &parts);
  bool shown = ask(x, c, before, &parts);
  vec_release(&parts);
  x->shown += shown;
  x->failed += !shown;
  return shown;
}
