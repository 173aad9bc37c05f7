/* What must hold after a path, proved where it took place.
 *
 * - What was changed lies below the argument, and no invariant but the argument's own
 *   reads it: all others are what they were.
 * - A changed reference is null, or what it was, or refers to an object that the path has
 *   made; to each of these there is one reference at most. So the tree is one, and has no
 *   old node that it did not have before.
 * - The local invariants of the argument and of the new objects are asked, for each
 *   position that the argument may be, given the path there and what was known of it.
 *
 * Anything else, however harmless, is left to the check of all positions. */
#include "induct/kinds_internal.h"

#include <assert.h>

bool kinds_evaluate(kinds *n, ir_method *m, const sym *args, literal *out) {
  world *c = n->c;
  merged r;
  if (!evaluator_merge_call(c->evaluator, m, args, &r))
    return false;
  literal value = bits_to_literal(&c->state.bits, sym_bits(&c->state, r.value));
  *out = formula_and(c->formula, value, literal_not(r.error));
  return true;
}

/* A tree reference to a new object. */
typedef struct kinds_edge {
  sym_id target;
  literal guard;
} kinds_edge;

typedef struct effects {
  kinds *n;
  held_proof *proof;
  kinds_writes writes;
  vector(kinds_edge) edges;
  literal_vector must; /* of new objects */
} effects;

static bool is_new(const kinds *n, sym_id object) {
  assert(object.index < n->c->state.objects.size);
  return object.index >= n->start.objects &&
         !sym_get_object(&n->c->state, object)->imported;
}

/* An object that is the same wherever the path takes place: null, the main object, a
 * constant. */
static bool is_fixed(const kinds *n, sym_id object) {
  assert(object.index < n->c->state.objects.size);
  if (object.index >= n->start.objects)
    return sym_get_object(&n->c->state, object)->imported;
  return !n->positions.of[world_space_object(n->c, object).index].kind;
}

/* The slots that were written, with what they held before the path. False: one is not of
 * a position. */
static bool find_writes(effects *x) {
  kinds *n = x->n;
  const sym_state *s = &n->c->state;
  map known = {0};
  bool ok = true;
  for (uint32_t k = n->start.journal; ok && k < s->journal.size; k++) {
    sym_write w = s->journal.data[k];
    sym_id owner = sym_slot_owner(s, w.slot);
    if (is_new(n, owner) || map_get(&known, w.slot.index))
      continue;
    map_put(&known, w.slot.index, 1);
    space_slot_id place = world_space_slot(n->c, w.slot);
    ok = !space_slot_is_none(place) &&
         n->positions.of[n->c->space->slots[place.index].object.index].kind;
    vec_push(&x->writes, ((kinds_write){w.slot, place, w.old}));
  }
  map_release(&known);
  return ok;
}

/* What the reference may be besides null: new objects, to which the edges are noted if it
 * is one of the tree; fixed ones, if it is not. `own`: an old object that is allowed. */
static bool add_edges(effects *x, sym v, bool is_tree, sym_id own) {
  const refs *r = &x->n->c->state.refs;
  for (uint32_t k = 0; k < ref_count(r, v); k++) {
    ref_entry e = ref_entries(r, v)[k];
    if (sym_is_null(e.object) || (!sym_is_null(own) && sym_same(e.object, own)))
      continue;
    if (!is_new(x->n, e.object) && (is_tree || !is_fixed(x->n, e.object)))
      return false;
    if (is_tree)
      vec_push(&x->edges, ((kinds_edge){e.object, e.guard}));
  }
  return true;
}

/* The object of the tree that the slot leads to, or null: none or several. */
static sym_id child_of(const kinds *n, space_slot_id place) {
  const domain *d = &space_get_slot(n->c->space, place)->domain;
  sym_id child = SYM_NULL;
  uint32_t count = 0;
  for (uint32_t k = 0; d->kind == DOMAIN_REFERENCE && k < d->count; k++)
    if (n->positions.of[d->objects[k].index].kind) {
      child = world_object(n->c, d->objects[k]);
      count++;
    }
  return count == 1 ? child : SYM_NULL;
}

static bool is_reference(const kinds *n, sym_slot_id slot) {
  const sym_state *s = &n->c->state;
  const sym_object *o = sym_get_object(s, sym_slot_owner(s, slot));
  return sym_slot_storage(o, sym_slot_place(o, slot)) == STORE_REF;
}

static bool find_edges_of_writes(effects *x) {
  kinds *n = x->n;
  vec_each (const kinds_write, w, &x->writes)
    if (is_reference(n, w->slot) &&
        !add_edges(x, sym_read(&n->c->state, w->slot),
                   n->c->space->slots[w->place.index].is_tree, child_of(n, w->place)))
      return false;
  return true;
}

/* Elements of a new array count as references of the tree, whoever holds it. */
static bool find_edges_of_new(effects *x) {
  kinds *n = x->n;
  sym_state *s = &n->c->state;
  for (sym_id o = {n->start.objects}; o.index < s->objects.size; o.index++) {
    sym_object object = *sym_get_object(s, o);
    if (object.imported || object.opaque)
      continue;
    for (uint32_t k = 0; k < object.length; k++) {
      bool is_tree = object.class->is_array ||
                     subject_is_tree_field(n->c->subject, object.class->slots[k]);
      if (sym_slot_storage(&object, k) == STORE_REF &&
          !add_edges(x, sym_read(s, sym_slot_after(object.first_slot, k)), is_tree,
                     SYM_NULL))
        return false;
    }
  }
  return true;
}

/* The local invariants afterwards. */
static bool find_requirements(effects *x) {
  kinds *n = x->n;
  world *c = n->c;
  map known = {0};
  bool ok = true;
  for (uint32_t k = 0; ok && k < n->cases.size; k++) {
    kinds_case *at = &n->cases.data[k];
    uint32_t node = n->node_of.data[n->positions.of[at->object.index].kind];
    sym self = sym_ref(&c->state, world_object(c, at->object));
    at->after = LITERAL_TRUE;
    ok = !node || kinds_evaluate(n, n->nodes.data[node - 1].local, &self, &at->after);
  }
  for (uint32_t k = 0; ok && k < x->edges.size; k++) {
    sym_id target = x->edges.data[k].target;
    ir_class *class = sym_get_object(&c->state, target)->class;
    ir_method *local =
        class->is_array ? NULL : subject_local_invariant(c->subject, class);
    if (!local || map_get(&known, target.index))
      continue;
    map_put(&known, target.index, 1);
    sym self = sym_ref(&c->state, target);
    literal must;
    ok = kinds_evaluate(n, local, &self, &must);
    if (ok)
      vec_push(&x->must, must);
  }
  map_release(&known);
  return ok;
}

/* Where something is supposed: whether the value of the slot is literally the old one. */
static bool is_same_reference(effects *x, sym now, sym old) {
  const refs *r = &x->n->c->state.refs;
  for (uint32_t k = 0; k < ref_count(r, now); k++) {
    ref_entry e = ref_entries(r, now)[k];
    if (held_given(x->proof, e.guard) != ref_is(r, old, e.object))
      return false;
  }
  return true;
}

static bool is_same_number(effects *x, sym now, sym old) {
  sym_state *s = &x->n->c->state;
  bits a = sym_bits(s, now), b = sym_bits(s, old);
  uint32_t length = bits_length(&s->bits, a);
  if (length != bits_length(&s->bits, b))
    return false;
  for (uint32_t k = 0; k < length; k++)
    if (held_given(x->proof, bits_get(&s->bits, a, k)) != bits_get(&s->bits, b, k))
      return false;
  return true;
}

/* Whether the slot refers to its old object only where it did before. */
static bool keeps_its_place(effects *x, const kinds_write *w, sym now) {
  const refs *r = &x->n->c->state.refs;
  sym_id own = child_of(x->n, w->place);
  literal here =
      !sym_is_null(own) ? held_given(x->proof, ref_is(r, now, own)) : LITERAL_FALSE;
  literal before = !sym_is_null(own) ? ref_is(r, w->old, own) : LITERAL_TRUE;
  literal_vector parts = {0};
  bool found = here == LITERAL_FALSE || before == LITERAL_TRUE;
  formula_conjuncts(x->n->c->formula, here, &parts);
  vec_each (const literal, p, &parts)
    found = found || *p == before;
  vec_release(&parts);
  return found;
}

/* What the path changes where the supposition holds. */
static bool find_changes(effects *x, kinds_case *at) {
  kinds *n = x->n;
  vec_each (const kinds_write, w, &x->writes) {
    sym now = sym_read(&n->c->state, w->slot);
    bool refers = is_reference(n, w->slot);
    if (refers ? is_same_reference(x, now, w->old) : is_same_number(x, now, w->old))
      continue;
    if (!positions_is_below(&n->positions, n->c->space->slots[w->place.index].object,
                            at->object) ||
        (refers && !keeps_its_place(x, w, now)))
      return false;
    vec_push(&at->changed, w->place);
  }
  return true;
}

/* Whether there are never both. */
static bool exclude(effects *x, const kinds_edge *a, const kinds_edge *b, literal known,
                    literal path) {
  assert(formula_has(x->n->c->formula, known));
  assert(formula_has(x->n->c->formula, path));
  const evaluator *e = x->n->c->evaluator;
  uint32_t write = evaluator_held_write(e, a->guard);
  if (write && a->guard != b->guard && write == evaluator_held_write(e, b->guard))
    return true;
  literal both = formula_and(x->n->c->formula, held_given(x->proof, a->guard),
                             held_given(x->proof, b->guard));
  literal all[] = {known, path, both};
  return both == LITERAL_FALSE || held_exclude_each_other(x->proof, all, 3);
}

static bool is_tree(effects *x, literal known, literal path) {
  assert(formula_has(x->n->c->formula, known));
  assert(formula_has(x->n->c->formula, path));
  for (uint32_t j = 0; j < x->edges.size; j++)
    for (uint32_t k = 0; k < j; k++)
      if (sym_same(x->edges.data[j].target, x->edges.data[k].target) &&
          !exclude(x, &x->edges.data[j], &x->edges.data[k], known, path))
        return false;
  return true;
}

static bool follows(effects *x, literal known, literal path, literal must) {
  assert(formula_has(x->n->c->formula, known));
  assert(formula_has(x->n->c->formula, path));
  assert(formula_has(x->n->c->formula, must));
  must = held_given(x->proof, must);
  return must == LITERAL_TRUE || must == known ||
         held_implies(x->proof, known, path, must);
}

/* What must hold where the argument is this one. */
static bool prove_case(effects *x, uint32_t number) {
  kinds_case *at = &x->n->cases.data[number];
  held_suppose(x->proof, number);
  literal path = held_path(x->proof, number);
  vec_clear(&at->changed);
  if (path == LITERAL_FALSE)
    return true;
  if (!find_changes(x, at) || !is_tree(x, at->known, path) ||
      !follows(x, at->known, path, at->after))
    return false;
  vec_each (const literal, must, &x->must)
    if (!follows(x, at->known, path, *must))
      return false;
  return true;
}

static bool reads_positions_only(kinds *n) {
  space_slot_vector places = {0};
  bool ok = kinds_collect_reads(n, false, &places);
  vec_release(&places);
  return ok;
}

bool kinds_prove(kinds *n) {
  assert(evaluator_is_on_path(n->c->evaluator));
  effects x = {.n = n, .proof = held_proof_begin(n->c, n->open)};
  bool ok = x.proof && find_writes(&x) && find_edges_of_writes(&x) &&
            find_edges_of_new(&x) && find_requirements(&x) && reads_positions_only(n);
  for (uint32_t k = 0; ok && k < n->cases.size; k++)
    ok = prove_case(&x, k);
  vec_release(&x.writes);
  vec_release(&x.edges);
  vec_release(&x.must);
  return ok && kinds_is_private(n);
}
