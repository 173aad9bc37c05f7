/* What must hold of a state: local invariants of attached nodes, then the invariant. */
#include "world/tree.h"

#include "java/java.h"

#include <string.h>

static bool cannot_evaluate(world *c, const ir_method *m) {
  if (c->left_to_few) /* it could, but is not worth it */
    return false;
  if (world_out_of_time(c)) {
    world_give_up(c, memory_copy_text(check_why_stopped(c->limits)));
    return false;
  }
  if (evaluator_has_joined_writes(c->evaluator)) /* it can, when paths join nothing */
    return false;
  place where = evaluator_where(c->evaluator);
  const char *why = evaluator_why(c->evaluator);
  const ir_class *writer = evaluator_writer(c->evaluator);
  bool refused = writer && !java_info(writer)->from_jdk;
  (refused ? diag_error : diag_note)(
      c->sink, where, "%s.%s cannot be evaluated declaratively: it %s",
      m->owner->name->text, m->name->text, why ? why : "is not supported");
  c->result->refused |= refused;
  return false;
}

static bool evaluate(world *c, ir_method *m, const sym *args, literal *out) {
  merged r;
  if (!evaluator_merge_call(c->evaluator, m, args, &r))
    return cannot_evaluate(c, m);
  *out = formula_and(c->formula,
                     bits_to_literal(&c->state.bits, sym_bits(&c->state, r.value)),
                     literal_not(r.error));
  return true;
}

/* What objects of classes that replace others satisfy before an operation. */
bool world_assumptions(world *c, const world_tree *t, literal_vector *conjuncts) {
  literal holds = LITERAL_TRUE;
  vec_each (tree_node, n, &t->nodes) {
    ir_class *class = sym_get_object(&c->state, n->object)->class;
    ir_method *m = subject_assumption(c->subject, class);
    sym self = sym_ref(&c->state, n->object);
    if (!m)
      continue;
    if (!evaluate(c, m, &self, &holds))
      return false;
    vec_push(conjuncts, formula_implies(c->formula, n->attached, holds));
  }
  return true;
}

bool world_holds_of(world *c, ir_method *specification, sym_id object, literal *out) {
  sym self = sym_ref(&c->state, object);
  return evaluate(c, specification, &self, out);
}

bool world_invariant(world *c, const world_tree *t, literal_vector *conjuncts) {
  literal holds = LITERAL_TRUE;
  vec_each (tree_node, n, &t->nodes) {
    ir_class *class = sym_get_object(&c->state, n->object)->class;
    ir_method *local = subject_local_invariant(c->subject, class);
    if (!local)
      continue;
    sym self = sym_ref(&c->state, n->object);
    if (!evaluate(c, local, &self, &holds))
      return false;
    vec_push(conjuncts, formula_implies(c->formula, n->attached, holds));
  }
  sym self = sym_ref(&c->state, c->main);
  if (c->subject->well_formed) {
    if (!evaluate(c, c->subject->well_formed, &self, &holds))
      return false;
    vec_push(conjuncts, holds);
  }
  if (!evaluate(c, c->subject->invariant, &self, &holds))
    return false;
  vec_push(conjuncts, holds);
  return true;
}

bool world_specification(world *c, const specification *spec, const sym *args,
                         uint32_t count, sym result, literal *out) {
  sym given[256];
  uint32_t n = 0;
  given[n++] = args[0];
  if (spec->takes_prestate)
    given[n++] = sym_ref(&c->state, c->copies[1]);
  if (spec->takes_result)
    given[n++] = result;
  if (spec->takes_parameters)
    for (uint32_t k = 1; k < count; k++)
      given[n++] = args[k];
  bool ok = evaluate(c, spec->method, given, out);
  *out = literal_not_if(*out, ok && spec->is_negated);
  return ok;
}

bool world_transitions(world *c, const operation *op, sym *out) {
  merged r;
  sym self = sym_ref(&c->state, c->main);
  if (!evaluator_merge_call(c->evaluator, op->transitions, &self, &r))
    return cannot_evaluate(c, op->transitions);
  *out = sym_ite(&c->state, IR_I32, r.error, SYM_ZERO, r.value);
  return true;
}
