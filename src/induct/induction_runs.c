/* Runs for the conclusion: of the operation with the step of its term left out, of a step
 * with the step of an operand left out, and of rules. What is left out gives an object of
 * which nothing can be read. */
#include "induct/induction_internal.h"
#include "world/tree.h"

#include <assert.h>
#include <string.h>

/* --- Calls that are met on a path ---------------------------------------------- */

/* Whether one argument is a node of the term, and the others are no nodes and do not
 * depend on the state. */
static bool describe_call(const induction *i, ir_method *m, const sym *args,
                          step_call *out) {
  const sym_state *s = &i->c->state;
  uint32_t nodes = 0;
  *out = (step_call){.method = m};
  if (m->param_count > MOST_ARGUMENTS)
    return false;
  for (uint32_t k = 0; k < m->param_count; k++) {
    sym_id object;
    space_id node;
    int64_t number;
    out->args[k] = args[k];
    if (m->param_types[k] != IR_REF) {
      if (!sym_to_int(s, args[k], &number))
        return false;
      continue;
    }
    if (!ref_is_constant(&s->refs, args[k], &object))
      return false;
    node = induction_term_node(i, object);
    if (space_is_null(node))
      continue;
    nodes++;
    out->hole = k;
    out->object = node;
    out->args[k] = SYM_ZERO;
  }
  return nodes == 1;
}

/* Objects that did not exist before the path depend on it. */
static bool has_new_argument(const induction *i, const step_call *x) {
  sym_position start = evaluator_path_start(i->c->evaluator);
  sym_id object;
  for (uint32_t k = 0; k < x->method->param_count; k++)
    if (x->method->param_types[k] == IR_REF &&
        ref_is_constant(&i->c->state.refs, x->args[k], &object) &&
        object.index >= start.objects)
      return true;
  return false;
}

static sym make_unknown(induction *i) {
  sym_state *s = &i->c->state;
  i->unknown = sym_new_object(s, space_get(i->c->space, i->root)->class);
  sym_get_object(s, i->unknown)->opaque = true;
  evaluator_set_stand_in(i->c->evaluator, i->unknown);
  induction_put_any(i);
  i->replaced_journal = s->journal.size;
  return sym_ref(s, i->unknown);
}

bool induction_meet_call(void *induction_, ir_method *m, const sym *args, sym *result) {
  induction *i = induction_;
  evaluator *e = i->c->evaluator;
  step_call x;
  if ((i->calls.size && i->calls.data[0].method != m) || !describe_call(i, m, args, &x))
    return false;
  if (space_same(x.object, i->root)) { /* the run has begun anew, or it is no such step */
    vec_clear(&i->calls);
    i->has_returned = false;
    i->root_calls++;
  } else if (!i->calls.size)
    return false;
  x.path = evaluator_path(e)->size;
  x.journal = i->c->state.journal.size;
  x.log = i->log.size;
  x.depth = evaluator_depth(e);
  vec_push(&i->calls, x);
  if (i->calls.size != i->replaced_call || !sym_is_null(i->unknown) ||
      has_new_argument(i, &x))
    return false;
  *result = make_unknown(i);
  return true;
}

void induction_meet_return(void *induction_, uint32_t depth, sym value, bool throws) {
  induction *i = induction_;
  i->has_thrown |= throws;
  if (throws || !i->calls.size || i->has_returned || depth != i->calls.data[0].depth)
    return;
  i->has_returned = true;
  i->returned_path = evaluator_path(i->c->evaluator)->size;
  i->returned_journal = i->c->state.journal.size;
  i->returned_log = i->log.size;
  i->returned = value;
}

/* --- Runs ----------------------------------------------------------------------- */

static bool saved_value(void *model, uint32_t number) {
  const saved_model *m = model;
  return number < m->count && m->values[number];
}

/* Begins a path from the state and follows it to its end. True: it returns. */
static bool run(induction *i, const family *f, uint32_t replaced_call) {
  world *c = i->c;
  assert(!evaluator_is_on_path(c->evaluator) && "end_run");
  vec_clear(&i->calls);
  vec_clear(&i->log);
  i->has_returned = i->has_thrown = false;
  i->root_calls = 0;
  i->unknown = SYM_NULL;
  evaluator_set_stand_in(c->evaluator, SYM_NULL);
  i->replaced_call = replaced_call;
  i->model = f->model; /* it is looked at for as long as the path is under way */
  i->run++;
  evaluator_suspend_failures(c->evaluator, f->failures);
  evaluator_watch_calls(c->evaluator, induction_meet_call, induction_meet_return, i);
  evaluator_log_reads(c->evaluator, &i->log);
  evaluator_begin_path(c->evaluator, saved_value, &i->model, c->limits->steps);
  followed end = evaluator_follow(c->evaluator, i->search->op->method, i->search->args);
  evaluator_watch_calls(c->evaluator, NULL, NULL, NULL);
  return end.kind == FOLLOWED_RETURN && i->root_calls == 1 && !i->has_thrown &&
         !evaluator_held(c->evaluator);
}

/* Whether the run, and what was evaluated after it, is right whatever the object of which
 * nothing is known may be: one of the operand's nodes, say. */
static bool end_run(induction *i) {
  evaluator *e = i->c->evaluator;
  assert(evaluator_is_on_path(e) && "run");
  bool right = !evaluator_has_compared_stand_in(e);
  evaluator_set_stand_in(e, SYM_NULL);
  i->replaced_call = 0;
  evaluator_watch_recalls(e, NULL, NULL);
  evaluator_watch_merges(e, NULL, NULL);
  evaluator_log_reads(e, NULL);
  evaluator_assume(e, LITERAL_TRUE);
  evaluator_end_path(e);
  return right;
}

static uint32_t journal_start(const induction *i) {
  return evaluator_path_start(i->c->evaluator).journal;
}

/* Whether all that was written from here on is the slot. */
static bool wrote_only(const induction *i, uint32_t from, sym_slot_id slot) {
  const sym_state *s = &i->c->state;
  assert(from >= journal_start(i) && slot.index < s->values.size);
  for (uint32_t k = from; k < s->journal.size; k++)
    if (!sym_slot_same(s->journal.data[k].slot, slot))
      return false;
  return true;
}

/* Whether the log has the slot in this part of it. */
static bool has_read(const induction *i, uint32_t from, uint32_t to, sym_slot_id slot) {
  assert(from <= to && to <= i->log.size);
  for (uint32_t k = from; k < to; k++)
    if (sym_slot_same(i->log.data[k], slot))
      return true;
  return false;
}

static bool holds(const induction *i, sym_slot_id slot, sym_id object) {
  sym_id found;
  return ref_is_constant(&i->c->state.refs, sym_peek(&i->c->state, slot), &found) &&
         sym_same(found, object);
}

/* Whether all that was decided before the step is true of all valid states. */
static bool decides_nothing(const induction *i, uint32_t count) {
  const literal_vector *path = evaluator_path(i->c->evaluator);
  assert(count <= path->size);
  literal_vector parts = {0};
  map known = {0};
  uint64_t a, one;
  for (uint32_t at = 0; map_next(&i->c->valid, &at, &a, &one);)
    formula_conjuncts(i->c->formula, (literal)a, &parts);
  formula_conjuncts(i->c->formula, i->search->before, &parts);
  vec_each (literal, p, &parts)
    map_put(&known, *p, 1);
  bool ok = true;
  for (uint32_t k = 0; ok && k < count; k++)
    ok = map_get(&known, path->data[k]);
  map_release(&known);
  vec_release(&parts);
  return ok;
}

/* --- The operation: root := step of root ---------------------------------------- */

bool induction_operation_is_step(induction *i) {
  assert(i->families.size);
  bool ok =
      run(i, &i->families.data[0], 1) && !sym_is_null(i->unknown) && i->calls.size == 1;
  sym_slot_id slot = world_slot(i->c, i->root_slot);
  const step_call *x = i->calls.data;
  ok = ok && x->journal == journal_start(i) && wrote_only(i, i->replaced_journal, slot) &&
       holds(i, slot, i->unknown) &&
       decides_nothing(i, evaluator_path(i->c->evaluator)->size);
  return end_run(i) && ok;
}

/* --- A step of an operand -------------------------------------------------------- */

static bool has_path(const induction *i, const family *f) {
  const literal_vector *path = evaluator_path(i->c->evaluator);
  return path->size == f->path.size &&
         !memcmp(path->data, f->path.data, path->size * sizeof *path->data);
}

/* Whether the step of the operand is all that happens, and its result takes its place. */
static bool is_step_of_operand(induction *i, const family *f) {
  sym_slot_id root = world_slot(i->c, i->root_slot),
              slot = world_slot(i->c, induction_operand_slot(i, f->child));
  sym_state *s = &i->c->state;
  const step_call *x = i->calls.data;
  if (i->calls.size != 2 || sym_is_null(i->unknown) || !i->has_returned ||
      !space_same(x[1].object, f->child) || x[1].hole != x[0].hole ||
      memcmp(x[1].args, x[0].args, sizeof x[0].args) ||
      i->returned != sym_ref(s, world_object(i->c, i->root)) || !has_path(i, f) ||
      !decides_nothing(i, x[0].path) || x[1].journal != journal_start(i) ||
      !holds(i, slot, i->unknown) || has_read(i, x[0].log, i->returned_log, root))
    return false;
  for (uint32_t k = i->replaced_journal; k < s->journal.size; k++)
    if (!sym_slot_same(s->journal.data[k].slot, slot) &&
        (!sym_slot_same(s->journal.data[k].slot, root) || k < i->returned_journal ||
         !holds(i, root, world_object(i->c, i->root))))
      return false;
  return true;
}

static void begin_proofs(induction *i) {
  world *c = i->c;
  assert(c->local && evaluator_is_on_path(c->evaluator));
  local_proof_begin_at(c->local, evaluator_path(c->evaluator),
                       evaluator_implied(c->evaluator), i->root);
  induction_know_terms(i);
  evaluator_watch_recalls(c->evaluator, induction_recall, i);
}

/* FALSE: that cannot be said. */
static literal invariant(induction *i) {
  world *c = i->c;
  merged r;
  sym self = sym_ref(&c->state, c->main);
  if (!evaluator_merge_call(c->evaluator, c->subject->invariant, &self, &r))
    return LITERAL_FALSE;
  literal value = bits_to_literal(&c->state.bits, sym_bits(&c->state, r.value));
  return formula_and(c->formula, value, literal_not(r.error));
}

static bool invariant_holds(induction *i) {
  literal_vector rest = {0};
  local_proof_left(i->c->local, invariant(i), &rest);
  bool ok = !rest.size;
  vec_release(&rest);
  return ok;
}

/* After the step of the operand alone the state was valid: that is what is known of what
 * the step has written. */
static bool know_of_operand(induction *i) {
  world *c = i->c;
  assert(!sym_is_null(i->unknown) && "an operand has been left out");
  sym_slot_id root = world_slot(i->c, i->root_slot);
  sym term = sym_read(&c->state, root);
  sym_write_slot(&c->state, root, sym_ref(&c->state, i->unknown));
  literal valid = invariant(i);
  sym_write_slot(&c->state, root, term);
  local_proof_know(c->local, valid);
  vec_each (const literal, one, &i->ones)
    local_proof_know(c->local, *one);
  return valid != LITERAL_FALSE;
}

bool induction_operand_steps(induction *i, const family *f) {
  world *c = i->c;
  assert(!space_is_null(f->child));
  bool ok = run(i, f, 2) && is_step_of_operand(i, f);
  if (ok) {
    begin_proofs(i);
    local_proof_only_arbitrary(c->local);
    i->child = f->child;
    evaluator_watch_merges(c->evaluator, induction_answer, i);
    ok = know_of_operand(i) && invariant_holds(i);
    uint32_t from = i->log.size;
    ok = ok && induction_promises_hold(i, sym_ref(&c->state, world_object(c, i->root))) &&
         !has_read(i, from, i->log.size, world_slot(i->c, i->root_slot));
  }
  return end_run(i) && ok;
}

/* --- A rule for the whole term --------------------------------------------------- */

/* Whether the main object refers to another term only when the step has returned. */
static bool root_is_written_last(const induction *i) {
  const sym_state *s = &i->c->state;
  for (uint32_t k = journal_start(i); k < i->returned_journal; k++)
    if (sym_slot_same(s->journal.data[k].slot, world_slot(i->c, i->root_slot)))
      return false;
  return true;
}

/* And nothing else is written after it has. */
static bool only_root_is_written_last(const induction *i) {
  return wrote_only(i, i->returned_journal, world_slot(i->c, i->root_slot));
}

bool induction_rule_writes(induction *i, const family *f) {
  assert(space_is_null(f->child) && "of the whole term");
  bool ok = run(i, f, 0) && induction_note_writes(i, world_slot(i->c, i->root_slot));
  return end_run(i) && ok;
}

/* What the step has given, and the main object refers to now: nodes of the term, or what
 * is new; or null. */
static bool find_result(const induction *i, sym *out) {
  world *c = i->c;
  refs *r = &c->state.refs;
  sym now = sym_peek(&c->state, world_slot(i->c, i->root_slot));
  bool is_same = now == c->slots[i->root_slot.index] &&
                 i->returned == sym_ref(&c->state, world_object(c, i->root));
  *out = i->returned;
  for (uint32_t k = 0; k < ref_count(r, *out); k++) {
    sym_id object = ref_entries(r, *out)[k].object;
    bool is_node =
        sym_get_object(&c->state, object)->class == space_get(c->space, i->root)->class &&
        (object.index >= evaluator_path_start(c->evaluator).objects ||
         !space_is_null(induction_term_node(i, object)));
    if (!sym_is_null(object) && !is_node)
      return false;
  }
  return is_same || now == i->returned; /* as it was, it is not null */
}

/* Whether it is proved that it is not null; then it is not among what it may be. */
static bool drop_null(induction *i, sym *result) {
  refs *r = &i->c->state.refs;
  literal_vector rest = {0};
  local_proof_left(i->c->local, literal_not(ref_is(r, *result, SYM_NULL)), &rest);
  bool ok = !rest.size;
  vec_release(&rest);
  *result = ok ? ref_without(r, *result, SYM_NULL) : *result;
  return ok;
}

bool induction_rule_keeps(induction *i, const family *f) {
  world *c = i->c;
  sym_slot_id root = world_slot(i->c, i->root_slot);
  sym result;
  bool ok =
      run(i, f, 0) && i->calls.size && i->has_returned && has_path(i, f) &&
      i->returned_path == f->path.size && i->calls.data[0].journal == journal_start(i) &&
      decides_nothing(i, i->calls.data[0].path) &&
      !has_read(i, i->calls.data[0].log, i->returned_log, root) &&
      root_is_written_last(i) && only_root_is_written_last(i) && find_result(i, &result);
  if (ok) {
    world_tree t;
    world_tree_find(c, &t);
    evaluator_assume(c->evaluator, world_tree_property(c, &t));
    world_tree_release(&t);
    begin_proofs(i);
    uint32_t from = i->log.size;
    ok = drop_null(i, &result) && induction_promises_hold(i, result) &&
         !has_read(i, from, i->log.size, root);
  }
  return end_run(i) && ok;
}
