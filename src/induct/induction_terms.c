/* What a promised call gives of any well-typed term, step or no step: one value, without
 * an exception, and of which certain things can be said, such as that it is a declared
 * type. That is shown by induction, too: of the whole term, where it is so of its
 * operands, each of which is the whole term of a smaller state. */
#include "induct/induction_internal.h"
#include "prove/local_recall.h"

#include <assert.h>
#include <string.h>

/* That the call gave true; or one value, of which all that is promised of one value can
 * be said. */
static literal is_regular(induction *i, const promise *p, const merged *value) {
  world *c = i->c;
  literal_vector all = {0};
  if (ir_gives(p->method, 'Z'))
    return formula_and(
        c->formula, literal_not(value->error),
        bits_to_literal(&c->state.bits, sym_bits(&c->state, value->value)));
  local_proof_related(c->local, c->evaluator, p->method,
                      local_proof_of_one(c->local, p->relations), value, value, &all);
  literal a = formula_and_all(c->formula, all.data, all.size);
  vec_release(&all);
  return a;
}

/* Whether the operand, if there is one, is the whole term of a smaller state. */
static bool is_valid_alone(induction *i, space_id child, literal is_there) {
  assert(formula_has(i->c->formula, is_there));
  uint64_t *known = map_get(&i->is_valid_alone, child.index);
  if (!known) {
    induction_hear(i);
    known = map_get(&i->is_valid_alone, child.index);
  }
  if (!known)
    known = map_put(&i->is_valid_alone, child.index,
                    induction_operand_is_valid(i, child, is_there, false));
  return *known;
}

/* So it is of the operand, if there is one. */
static void know_of_child(induction *i, const promise *p, uint32_t slot, space_id child) {
  world *c = i->c;
  literal is_there = ref_is(&c->state.refs, c->slots[slot], world_object(c, child));
  if (!is_valid_alone(i, child, is_there))
    return;
  sym args[MOST_ARGUMENTS];
  merged value;
  memcpy(args, p->args, sizeof args);
  args[p->hole] = sym_ref(&c->state, world_object(c, child));
  if (!evaluator_kept_result(c->evaluator, p->method, args, &value))
    return;
  literal a = is_regular(i, p, &value);
  local_proof_know(c->local, formula_implies(c->formula, is_there, a));
}

/* Whether the call is the promised one, of an operand that was not touched. */
static bool is_of_operand(induction *i, const promise *p, const ir_method *m,
                          const sym *args) {
  world *c = i->c;
  sym_id object;
  if (p->method != m || !p->is_settled)
    return false;
  for (uint32_t k = 0; k < m->param_count; k++)
    if (k != p->hole && args[k] != p->args[k])
      return false;
  if (!ref_is_constant(&c->state.refs, args[p->hole], &object))
    return false;
  space_id child = induction_term_node(i, object);
  space_slot_id slot = induction_operand_slot(i, child);
  return !space_slot_is_none(slot) &&
         is_valid_alone(
             i, child,
             ref_is(&c->state.refs, c->slots[slot.index], world_object(c, child)));
}

void induction_recall(void *induction_, const ir_method *m, const sym *args,
                      const merged *before, merged *now) {
  induction *i = induction_;
  if (!before || before->value != now->value || before->error != now->error) {
    local_recall(i->c, m, args, before, now);
    return;
  }
  vec_each (const promise, p, &i->promises)
    if (is_of_operand(i, p, m, args)) {
      now->error = LITERAL_FALSE;
      now->value = ir_gives(p->method, 'Z') ? sym_int(&i->c->state, 1) : now->value;
      return;
    }
}

static void know_of_children(induction *i, const promise *p) {
  const space *s = i->c->space;
  const space_object *o = space_get(s, i->root);
  for (uint32_t k = 0; k < o->slot_count; k++) {
    const space_slot *slot = &s->slots[o->first_slot + k];
    for (uint32_t v = 0; slot->is_tree && v < slot->domain.count; v++)
      if (!space_is_null(slot->domain.objects[v]))
        know_of_child(i, p, o->first_slot + k, slot->domain.objects[v]);
  }
}

void induction_know_terms(induction *i) {
  for (uint32_t k = 0; k < i->promises.size; k++) {
    promise p = i->promises.data[k];
    if (!p.has_before)
      continue;
    know_of_children(i, &p);
    if (p.is_settled)
      local_proof_know(i->c->local, is_regular(i, &p, &p.before));
  }
}

/* Whether it is so of the whole term; with fewer relations, perhaps. */
static bool settle(induction *i, promise *p) {
  world *c = i->c;
  literal_vector none = {0};
  local_proof_begin_at(c->local, &none, &none, i->root);
  p->is_settled = false;
  induction_know_terms(i);
  if (ir_gives(p->method, 'Z'))
    return local_proof_holds(c->local, is_regular(i, p, &p->before));
  if (!induction_is_related(i, p, 0, &p->before))
    return false;
  for (uint32_t k = 0; k < 32; k++)
    if (local_proof_of_one(c->local, p->relations) >> k & 1 &&
        !induction_is_related(i, p, 1u << k, &p->before)) {
      p->relations &= ~(1u << k);
      i->has_unsettled = i->has_dropped = true;
    }
  return true;
}

bool induction_settle(induction *i) {
  i->has_dropped = false;
  vec_each (promise, p, &i->promises)
    p->is_settled = false;
  do {
    i->has_unsettled = false;
    vec_each (promise, p, &i->promises)
      if (p->has_before && !settle(i, p))
        return false;
  } while (i->has_unsettled);
  vec_each (promise, p, &i->promises)
    p->is_settled = p->has_before;
  return true;
}
