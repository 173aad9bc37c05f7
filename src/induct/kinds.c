/* A few positions in place of all.
 *
 * `unlink(Inode directory, int name)` does the same to every directory. It looks at what
 * is below the argument and at nothing else, it changes what is below the argument, and
 * nobody looks at that but the argument's own repOkLocal(). Then it does to any directory
 * what it does to one that looks alike: one position of each kind will do (positions.h),
 * and most of the state need not even be described.
 *
 * An operation with one argument that is some node is first tried like this. The states
 * are more than the valid ones: only of what is below the argument is the local invariant
 * known, nothing of what is above or beside it, nor the invariant of the main object.
 * For these may say of one position what they do not say of another of its kind. Of the
 * precondition, too, is known only that it makes the argument part of the tree, which is
 * shown for all positions beforehand (kinds_argument.c). Each path must then
 *
 * - read nothing of the state but positions, and so, coming from the argument, only what
 *   is below it;
 * - change nothing that anybody else's invariant reads, at any position (kinds_reads.c);
 * - keep the tree and the local invariants (kinds_prove.c).
 *
 * If all do, the operation holds, for all positions. If anything is otherwise, an error
 * included, that says nothing: the operation is checked as any other. That there are
 * valid states at all, and some that the operation admits, the judge must have seen; it
 * executes the state of each path, without the nodes that nothing is known of.
 *
 * What is assumed, and who looks at it (tests/regress/check/OnePosition.java and
 * tests/shortcuts/Kinds.java attack each):
 *
 * - One slot leads to each position, no pool object and no other field to any: what is
 *   reached from the argument lies below it (positions_find).
 * - Nobody else's invariant says anything of what was changed: local invariants of all
 *   nodes, the main object's own among them, and that of the whole (kinds_is_private).
 * - Nothing else must hold: no postcondition, no other side (find_parameter).
 * - What a path reads is of positions: static fields and constants are the same in all
 *   states, and may not be written (kinds_collect_reads, find_writes).
 * - The argument is part of the tree (kinds_implies_attached), and one reference alone is
 *   some node: there is nothing to compare it with but what lies below it. */
#include "choose/unchecked.h"
#include "induct/kinds_internal.h"

#include "path/replay.h"
#include "world/traits.h"

#include <assert.h>

static const technique technique_kinds = {
    SHORTCUT_KINDS, .excludes = TRAIT_DIAGRAMS | TRAIT_LANGUAGE | TRAIT_COMPARISON |
                                TRAIT_ROWS | TRAIT_WELL_FORMED | TRAIT_FIELDS |
                                TRAIT_CONSTRUCTOR | TRAIT_OTHER_SIDE | TRAIT_TRANSITIONS |
                                TRAIT_POSTCONDITIONS};

/* Whether the operation is one for this; gives its parameter that is some node. */
static bool find_parameter(const kinds *n, uint32_t number, uint32_t *out) {
  assert(number < n->c->subject->operation_count);
  const world *c = n->c;
  const operation *op = &c->subject->operations[number];
  *out = 0;
  if (!technique_fits(&technique_kinds, c, op) || !op->pre_count)
    return false;
  for (uint32_t k = 1; k < op->method->param_count; k++) {
    const domain *d = &c->space->parameters[number][k - 1];
    if (d->kind != DOMAIN_REFERENCE)
      continue;
    if (*out || !world_is_some_node(c, d))
      return false;
    *out = k;
  }
  return *out;
}

static bool is_same_domain(const domain *a, const domain *b) {
  bool same = a->count == b->count;
  for (uint32_t k = 0; same && k < a->count; k++)
    same = space_same(a->objects[k], b->objects[k]);
  return same;
}

/* The operations that share the domain of the first. */
static bool find_operations(kinds *n) {
  const world *c = n->c;
  n->parameter = memory_new_array(uint32_t, c->subject->operation_count);
  for (uint32_t k = 0; k < c->subject->operation_count; k++) {
    uint32_t parameter;
    if (!find_parameter(n, k, &parameter))
      continue;
    const domain *d = &c->space->parameters[k][parameter - 1];
    if (!n->domain)
      n->domain = d;
    if (is_same_domain(d, n->domain))
      n->parameter[k] = parameter;
  }
  return n->domain;
}

/* One case for each kind of the argument. False: it may be something else, or is so few
 * that there is nothing to be gained. */
static bool find_cases(kinds *n) {
  const positions *p = &n->positions;
  for (uint32_t k = 0; k < p->first.size; k++)
    vec_push(&n->case_of, 0);
  for (uint32_t k = 0; k < n->domain->count; k++) {
    space_id object = n->domain->objects[k];
    uint32_t kind = p->of[object.index].kind;
    bool is_detached = space_get(n->c->space, object)->is_detached;
    if (!space_is_null(object) && !kind && !is_detached)
      return false;
    if (!kind || n->case_of.data[kind])
      continue;
    vec_push(&n->cases, ((kinds_case){.object = p->first.data[kind]}));
    n->case_of.data[kind] = n->cases.size;
  }
  return n->cases.size > 1 && n->cases.size < n->domain->count - 1;
}

kinds *kinds_new(world *c) {
  if (!technique_fits(&technique_kinds, c, NULL))
    return NULL;
  kinds *n = memory_new(kinds);
  n->c = c;
  if (find_operations(n) && positions_find(&n->positions, c->space) && find_cases(n))
    return n;
  kinds_delete(n);
  return NULL;
}

void kinds_delete(kinds *n) {
  if (!n)
    return;
  positions_release(&n->positions);
  memory_free(n->parameter);
  memory_free(n->wanted);
  vec_each (kinds_node, x, &n->nodes)
    vec_release(&x->reads);
  vec_each (kinds_case, x, &n->cases)
    vec_release(&x->changed);
  candidate_release(&n->witness);
  vec_release(&n->nodes);
  vec_release(&n->cases);
  vec_release(&n->node_of);
  vec_release(&n->case_of);
  vec_release(&n->invariant_reads);
  vec_release(&n->bounds);
  vec_release(&n->log);
  vec_release(&n->seen);
  map_release(&n->implies);
  memory_free(n);
}

/* The state. */

/* The argument that is some node: any, or one of the cases. */
static void make_node(kinds *n) {
  world *c = n->c;
  space_id_vector objects = {0};
  literal_vector unused = {0};
  vec_each (const kinds_case, x, &n->cases)
    vec_push(&objects, x->object);
  domain few = {.kind = DOMAIN_REFERENCE,
                .storage = STORE_REF,
                .count = objects.size,
                .objects = objects.data};
  n->all = world_fresh_value(c, n->domain, &unused);
  n->open = world_fresh_value(c, &few, &n->bounds);
  vec_each (kinds_case, x, &n->cases)
    x->guard = ref_is(&c->state.refs, n->open, world_object(c, x->object));
  vec_release(&objects);
  vec_release(&unused);
}

/* The value that an earlier operation has for a parameter like this one, or a new one. */
static sym make_value(kinds *n, uint32_t operation, uint32_t parameter) {
  assert(operation < n->c->subject->operation_count);
  world *c = n->c;
  const domain *d = &c->space->parameters[operation][parameter - 1];
  for (uint32_t k = 0; k < operation; k++) {
    if (!n->parameter[k] || c->subject->operations[k].method->param_count <= parameter)
      continue;
    const domain *x = &c->space->parameters[k][parameter - 1];
    if (x->kind == d->kind && x->low == d->low && x->high == d->high &&
        x->storage == d->storage && parameter != n->parameter[k])
      return c->arguments[k].values[parameter - 1];
  }
  return world_fresh_value(c, d, &n->bounds);
}

/* Arguments have the same values in all operations: what two operations ask of them alike
 * is asked once. */
void kinds_make_arguments(kinds *n) {
  const world *c = n->c;
  make_node(n);
  for (uint32_t k = 0; k < c->subject->operation_count; k++)
    for (uint32_t p = 1;
         n->parameter[k] && p < c->subject->operations[k].method->param_count; p++)
      if (p != n->parameter[k])
        c->arguments[k].values[p - 1] = make_value(n, k, p);
}

/* Evaluates an invariant, and finds what it reads. */
static bool know(kinds *n, ir_method *m, space_id object, literal *holds,
                 space_slot_vector *reads) {
  sym self = sym_ref(&n->c->state, world_object(n->c, object));
  vec_clear(&n->log);
  evaluator_log_reads(n->c->evaluator, &n->log);
  bool ok = kinds_evaluate(n, m, &self, holds);
  evaluator_log_reads(n->c->evaluator, NULL);
  return ok && kinds_collect_reads(n, space_same(object, SPACE_MAIN), reads);
}

static bool know_nodes(kinds *n) {
  const world *c = n->c;
  bool ok = true;
  vec_push(&n->node_of, 0);
  for (uint32_t kind = 1; ok && kind < n->positions.first.size; kind++) {
    space_id object = n->positions.first.data[kind];
    ir_class *class = space_get(c->space, object)->class;
    ir_method *local =
        class->is_array ? NULL : subject_local_invariant(c->subject, class);
    vec_push(&n->node_of, 0);
    if (!local)
      continue;
    kinds_node x = {.object = object, .local = local};
    ok = know(n, local, object, &x.valid, &x.reads);
    x.attached = kinds_attached(n, object);
    vec_push(&n->nodes, x);
    n->node_of.data[kind] = n->nodes.size;
  }
  return ok;
}

static void learn(kinds *n, literal a) {
  assert(formula_has(n->c->formula, a));
  n->c->unchecked->learn(n->c->unchecked, a);
  evaluator_assert(n->c->evaluator, a);
}

/* A local invariant is known where the argument is that node, or above it. */
static void learn_nodes(kinds *n) {
  formula *f = n->c->formula;
  vec_each (const kinds_node, x, &n->nodes) {
    literal above = LITERAL_FALSE;
    vec_each (const kinds_case, at, &n->cases)
      if (positions_is_below(&n->positions, x->object, at->object))
        above = formula_or(f, above, at->guard);
    literal valid = formula_implies(f, x->attached, x->valid);
    n->valid = formula_and(f, n->valid, valid);
    if (above != LITERAL_FALSE)
      learn(n, formula_implies(f, above, valid));
  }
}

/* What must hold of the main object: its invariant, and, as of a node, its local one. */
static bool know_main(kinds *n) {
  const subject *s = n->c->subject;
  ir_method *local = subject_local_invariant(s, n->c->space->objects[1].class);
  literal here = LITERAL_TRUE;
  bool ok = know(n, s->invariant, SPACE_MAIN, &n->invariant, &n->invariant_reads) &&
            (!local || know(n, local, SPACE_MAIN, &here, &n->invariant_reads));
  n->invariant = formula_and(n->c->formula, n->invariant, here);
  return ok;
}

static bool open_state(kinds *n) {
  world *c = n->c;
  while (n->seen.size < c->space->slot_count)
    vec_push(&n->seen, 0);
  vec_each (const literal, b, &c->bounds)
    learn(n, *b);
  if (!know_nodes(n) || !know_main(n))
    return false;
  n->valid = n->invariant;
  learn_nodes(n);
  n->in_tree = LITERAL_TRUE;
  vec_each (kinds_case, x, &n->cases) {
    uint32_t node = n->node_of.data[n->positions.of[x->object.index].kind];
    x->known = node ? n->nodes.data[node - 1].valid : LITERAL_TRUE;
    x->attached = kinds_attached(n, x->object);
    literal there = formula_implies(c->formula, x->guard, x->attached);
    n->in_tree = formula_and(c->formula, n->in_tree, there);
  }
  return true;
}

/* One operation. */

static void set_arguments(const kinds *n, search *s, sym node) {
  s->args[0] = sym_ref(&n->c->state, n->c->main);
  for (uint32_t k = 1; k < s->op->method->param_count; k++)
    s->args[k] =
        k == n->parameter[s->number] ? node : n->c->arguments[s->number].values[k - 1];
}

/* Whether one of the preconditions makes the argument part of the tree. */
static bool demands_node_of_tree(kinds *n, search *s) {
  bool found = false;
  set_arguments(n, s, n->all);
  evaluator_hold_none(n->c->evaluator);
  evaluator_hold(n->c->evaluator, n->all);
  for (uint32_t k = 0; !found && k < s->op->pre_count; k++) {
    sym given[256];
    const specification *pre = &s->op->pre[k];
    uint32_t count = 0;
    literal holds;
    given[count++] = s->args[0];
    for (uint32_t a = 1; pre->takes_parameters && a < s->op->method->param_count; a++)
      given[count++] = s->args[a];
    found = !pre->is_negated && kinds_evaluate(n, pre->method, given, &holds) &&
            kinds_implies_attached(n, holds);
  }
  evaluator_hold_none(n->c->evaluator);
  return found;
}

/* Takes away the nodes that do not lead to the argument: nothing is known of them. */
static void take_away_others(const kinds *n, candidate *x, space_id argument) {
  assert(argument.index < n->c->space->object_count);
  const space *s = n->c->space;
  for (uint32_t k = 0; k < s->slot_count; k++) {
    const domain *d = &s->slots[k].domain;
    if (d->kind != DOMAIN_REFERENCE || !space_is_null(d->objects[0]))
      continue;
    space_id child = d->objects[x->choices[k]];
    if (n->positions.of[child.index].kind && !space_get(s, child)->class->is_array &&
        !positions_is_below(&n->positions, argument, child))
      x->choices[k] = 0;
  }
}

/* Executes the chosen state, or one that is much like it: nothing may be wrong with it.
 * The first that is valid and admitted is a witness. */
static bool execute(kinds *n, search *s) {
  assert(n->parameter[s->number]);
  candidate x = search_candidate(s, &n->c->unchecked->chosen);
  uint32_t parameter = n->parameter[s->number] - 1;
  const domain *d = &n->c->space->parameters[s->number][parameter];
  take_away_others(n, &x, d->objects[x.arguments[parameter]]);
  judgment j = judge_run(n->c->judge, &x);
  judge_rest(n->c->judge); /* its machine is the evaluator's, too */
  memory_free(j.message);
  n->c->result->costs.replays++;
  if (j.kind == KIND_NONE && !n->has_witness) {
    candidate_release(&n->witness);
    n->witness = x;
    n->has_witness = true;
  } else
    candidate_release(&x);
  return !violation_kind_counts(j.kind);
}

static bool run_path(kinds *n, search *s) {
  assert(!evaluator_is_on_path(n->c->evaluator));
  world *c = n->c;
  vec_clear(&n->log);
  n->start = sym_mark(&c->state);
  evaluator_log_reads(c->evaluator, &n->log);
  followed run = search_follow(s);
  bool ok = (run.kind == FOLLOWED_RETURN ||
             (run.kind == FOLLOWED_THROW && search_allows(s, run.exception))) &&
            kinds_prove(n);
  evaluator_log_reads(c->evaluator, NULL);
  evaluator_end_path(c->evaluator);
  const literal_vector *path = evaluator_path(c->evaluator);
  if (ok)
    c->unchecked->prune(c->unchecked, path->data, path->size);
  return ok;
}

/* As long as there is no witness, states where invariants hold as far as they are known.
 */
static literal where(const search *s) {
  const kinds *n = s->c->kinds;
  return n->has_witness || n->tried_valid ? LITERAL_TRUE : n->valid;
}

static bool path(search *s) {
  kinds *n = s->c->kinds;
  n->paths++;
  return execute(n, s) && run_path(n, s);
}

static scheme_end conclude(search *s) {
  kinds *n = s->c->kinds;
  if (n->has_witness)
    return SCHEME_DONE;
  if (n->tried_valid)
    return SCHEME_FAILS;
  n->tried_valid = true;
  return SCHEME_AGAIN;
}

static const scheme by_kinds = {where, path, conclude, true};

void kinds_begin(kinds *n, search *s) {
  assert(n->wanted[s->number]);
  assert(s->c == n->c);
  world *c = n->c;
  literal_vector parts = {0};
  vec_push(&parts, n->in_tree);
  vec_each (const literal, b, &n->bounds)
    vec_push(&parts, *b);
  set_arguments(n, s, n->open);
  evaluator_hold(c->evaluator, n->open);
  n->has_witness = n->tried_valid = false;
  n->paths = 0;
  s->scheme = &by_kinds;
  s->smaller = s->no_larger = s->cube = LITERAL_TRUE;
  s->before = formula_and_all(c->formula, parts.data, parts.size);
  c->unchecked->begin(c->unchecked, s->before);
  fixes_begin(&s->fixes, c, s->number, s->args);
  vec_release(&parts);
}

static bool audit(kinds *n, search *s) {
  assert(n->witness.choices && "the judge has seen a valid state");
  candidate x = n->witness;
  n->witness = (candidate){0};
  return search_audit_from(s, x);
}

void kinds_end(kinds *n, search *s, bool done) {
  assert(s->number < n->c->subject->operation_count);
  check_result *r = n->c->result;
  bool holds = done && audit(n, s);
  r->operations[s->number].admitted = holds; /* states that run need not be valid */
  if (holds) {
    r->operations[s->number].verdict = VERDICT_HOLDS;
    r->operations[s->number].settled = true;
    r->operations[s->number].states_checked += n->paths;
    r->states_checked += n->paths;
    shortcut_use(&r->costs.uses, SHORTCUT_KINDS);
  }
}

bool kinds_wants(const kinds *n, uint32_t operation) {
  assert(operation < n->c->subject->operation_count);
  return n->wanted[operation];
}

bool kinds_open(kinds *n) {
  assert(n->c->kinds == n && n->c->unchecked);
  const subject *of = n->c->subject;
  numbers_split(&n->c->state.numbers, true);
  n->wanted = memory_new_array(bool, of->operation_count);
  if (!open_state(n))
    return false;
  for (uint32_t k = 0; k < of->operation_count; k++) {
    search s = {.c = n->c, .number = k, .op = &of->operations[k]};
    n->wanted[k] = n->parameter[k] && demands_node_of_tree(n, &s);
  }
  return true;
}
