/* What is promised of a term after its step: values of calls that the node above it
 * makes, found when that node is evaluated with nothing known of the operand. */
#include "induct/induction_internal.h"

#include <assert.h>
#include <string.h>

/* An object, or a number of all its bits. */
static bool gives_value(const ir_method *m) {
  return m->result == IR_REF || ir_gives(m, 'I');
}

/* The call as one of the operand before its step: whether one argument is the unknown
 * object, and the others are no nodes and do not depend on the state. */
static bool describe_call(const induction *i, const ir_method *m, const sym *args,
                          promise *out) {
  sym_state *s = &i->c->state;
  uint32_t unknown = 0;
  *out = (promise){.method = (ir_method *)m};
  if (m->param_count > MOST_ARGUMENTS)
    return false;
  for (uint32_t k = 0; k < m->param_count; k++) {
    sym_id object;
    int64_t number;
    bool is_ref = m->param_types[k] == IR_REF;
    out->args[k] = args[k];
    if (is_ref ? !ref_is_constant(&s->refs, args[k], &object)
               : !sym_to_int(s, args[k], &number))
      return false;
    if (!is_ref)
      continue;
    if (sym_same(object, i->unknown)) {
      unknown++;
      out->hole = k;
      out->args[k] = SYM_ZERO;
    } else if (object.index >= evaluator_path_start(i->c->evaluator).objects ||
               !space_is_null(induction_term_node(i, object)))
      return false;
  }
  return unknown == 1;
}

static promise *find(induction *i, const promise *x) {
  vec_each (promise, p, &i->promises)
    if (p->method == x->method && p->hole == x->hole &&
        !memcmp(p->args, x->args, sizeof p->args))
      return p;
  return NULL;
}

/* Whether the value may be these objects, and no others. */
static bool has_alternatives(const induction *i, const promise *p, sym value, bool all) {
  const refs *r = &i->c->state.refs;
  uint32_t count = ref_count(r, value);
  for (uint32_t k = 0; k < count; k++) {
    bool found = false;
    vec_each (const sym_id, o, &p->alternatives)
      found = found || sym_same(*o, ref_entries(r, value)[k].object);
    if (!found)
      return false;
  }
  return !all || count == p->alternatives.size;
}

/* Makes up what the call gives of the unknown object. */
static bool make_up(induction *i, promise *p, const merged *before) {
  world *c = i->c;
  assert(p->run != i->run && "once in a run");
  const refs *r = &c->state.refs;
  if (!p->has_relations)
    p->relations = local_proof_relations(c->local, p->method, i->attempt);
  p->has_relations = true;
  bool is_object = p->method->result == IR_REF, is_first = !p->alternatives.size;
  for (uint32_t k = 0; is_object && is_first && k < ref_count(r, before->value); k++)
    vec_push(&p->alternatives, ref_entries(r, before->value)[k].object);
  if ((is_object && !has_alternatives(i, p, before->value, true)) ||
      !local_proof_stand_in(c->local, c->evaluator, p->method, i->root, before,
                            p->relations, &p->now))
    return false;
  p->run = i->run;
  return true;
}

bool induction_answer(void *induction_, ir_method *m, const sym *args, merged *out) {
  induction *i = induction_;
  world *c = i->c;
  assert(evaluator_is_on_path(c->evaluator) && !space_is_null(i->child));
  promise x;
  sym old[MOST_ARGUMENTS];
  merged before;
  bool is_truth = ir_gives(m, 'Z');
  if (sym_is_null(i->unknown) || (!is_truth && !gives_value(m)) ||
      !describe_call(i, m, args, &x))
    return false;
  memcpy(old, x.args, sizeof old);
  old[x.hole] = sym_ref(&c->state, world_object(c, i->child));
  if (!evaluator_kept_result(c->evaluator, m, old, &before) ||
      (is_truth && !local_proof_gave_true(c->local, &before)))
    return false;
  promise *p = find(i, &x);
  if (!p) {
    vec_push(&i->promises, x);
    p = vec_last(&i->promises);
  }
  if (is_truth)
    *out = (merged){sym_int(&c->state, 1), LITERAL_FALSE, 0};
  else if (p->run == i->run || make_up(i, p, &before))
    *out = find(i, &x)->now;
  else
    return false;
  return true;
}

static bool all_hold(induction *i, const literal_vector *all) {
  literal_vector rest = {0};
  for (uint32_t k = 0; !rest.size && k < all->size; k++)
    local_proof_left(i->c->local, all->data[k], &rest);
  bool ok = !rest.size;
  vec_release(&rest);
  return ok;
}

static bool is_true(induction *i, const merged *now) {
  sym_state *s = &i->c->state;
  literal_vector must = {0};
  vec_push(&must, literal_not(now->error));
  vec_push(&must, bits_to_literal(&s->bits, sym_bits(s, now->value)));
  bool ok = all_hold(i, &must);
  vec_release(&must);
  return ok;
}

bool induction_is_related(induction *i, const promise *p, uint32_t relations,
                          const merged *now) {
  assert(p->has_before && formula_has(i->c->formula, now->error));
  literal_vector must = {0};
  local_proof_related(i->c->local, i->c->evaluator, p->method, relations, now, &p->before,
                      &must);
  bool ok = all_hold(i, &must);
  vec_release(&must);
  return ok;
}

/* Relations that do not hold are not promised any more. */
static void weaken(induction *i, uint32_t number, const merged *now) {
  promise p = i->promises.data[number];
  for (uint32_t k = 0; k < 32; k++)
    if (p.relations >> k & 1 && !induction_is_related(i, &p, 1u << k, now)) {
      i->promises.data[number].relations &= ~(1u << k);
      i->has_weakened = true;
    }
}

static bool is_kept(induction *i, uint32_t number, const merged *now) {
  promise p = i->promises.data[number];
  if (ir_gives(p.method, 'Z'))
    return is_true(i, now);
  if (p.method->result == IR_REF && !has_alternatives(i, &p, now->value, false))
    return false;
  if (!induction_is_related(i, &p, 0, now))
    return false;
  weaken(i, number, now);
  return true;
}

/* What the call gives of the term, whichever node that is. */
static bool evaluate(induction *i, promise p, sym term, merged *out) {
  sym_state *s = &i->c->state;
  formula *f = i->c->formula;
  *out = (merged){SYM_ZERO, LITERAL_FALSE, 0};
  for (uint32_t k = 0; k < ref_count(&s->refs, term); k++) {
    ref_entry node = ref_entries(&s->refs, term)[k];
    merged one;
    p.args[p.hole] = sym_ref(s, node.object);
    if (!evaluator_merge_call(i->c->evaluator, p.method, p.args, &one))
      return false;
    out->value =
        k ? sym_ite(s, p.method->result, node.guard, one.value, out->value) : one.value;
    out->error = formula_or(f, out->error, formula_and(f, node.guard, one.error));
  }
  return true;
}

bool induction_promises_hold(induction *i, sym term) {
  bool ok = true;
  for (uint32_t k = 0; ok && k < i->promises.size; k++) {
    promise p = i->promises.data[k]; /* more may be made meanwhile */
    merged now;
    if (!p.has_before)
      continue; /* it was made in this run: there will be another one */
    ok = evaluate(i, p, term, &now) && is_kept(i, k, &now);
  }
  return ok;
}

bool induction_find_before(induction *i) {
  evaluator *e = i->c->evaluator;
  sym_slot_id root = world_slot(i->c, i->root_slot);
  bool ok = true;
  for (uint32_t k = 0; ok && k < i->promises.size; k++) {
    promise *p = &i->promises.data[k];
    sym args[MOST_ARGUMENTS];
    if (p->has_before)
      continue;
    memcpy(args, p->args, sizeof args);
    args[p->hole] = sym_ref(&i->c->state, world_object(i->c, i->root));
    vec_clear(&i->log);
    evaluator_log_reads(e, &i->log);
    ok = evaluator_merge_call(e, p->method, args, &p->before);
    evaluator_log_reads(e, NULL);
    vec_each (const sym_slot_id, slot, &i->log)
      ok = ok && !sym_slot_same(*slot, root);
    p->has_before = true;
  }
  return ok && induction_settle(i);
}
