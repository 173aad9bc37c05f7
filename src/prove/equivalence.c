/* Two operations side by side under the SAT engine (000 §3.3).
 *
 * The abstraction of all states at once is made before the first path, and its operation
 * is evaluated on it there and then, on all paths: all that it writes are objects of our
 * own. So the abstract side costs no path. Where that is not possible, because it may
 * throw or because two abstractions of a pair are compared, it is followed behind the
 * operation on the same path. */
#include "prove/equivalence.h"
#include "choose/unchecked.h"
#include "prove/apart_internal.h"
#include "prove/node_keys.h"

#include <assert.h>
#include <string.h>

static bool cannot(world *c, const ir_method *m) {
  diag_error(c->sink, evaluator_where(c->evaluator),
             "%s.%s cannot be evaluated declaratively: it %s", m->owner->name->text,
             m->name->text,
             evaluator_why(c->evaluator) ? evaluator_why(c->evaluator)
                                         : "is not supported");
  return false;
}

/* The abstraction of the checked object as it is now; *fails: it throws, or is null. */
static bool abstraction(world *c, sym *out, literal *fails) {
  ir_method *m = c->subject->equivalence->abstraction;
  sym self = sym_ref(&c->state, c->main);
  merged r;
  if (!m->is_static)
    m = ir_dispatch(c->subject->class, m);
  if (!evaluator_merge_call(c->evaluator, m, &self, &r))
    return cannot(c, m);
  *fails = formula_or(c->formula, r.error, ref_is(&c->state.refs, r.value, SYM_NULL));
  *out = ref_without(&c->state.refs, r.value, SYM_NULL);
  return true;
}

static bool can_be(world *c, literal before, literal a) {
  assert(formula_has(c->formula, before));
  assert(formula_has(c->formula, a));
  literal all[] = {before, a};
  return a != LITERAL_FALSE &&
         c->unchecked->find(c->unchecked, all, 2) != SAT_UNSATISFIABLE;
}

/* The invariant of the abstraction is part of what must hold. Where it follows from that
 * of the module, as it should, it is learnt: it says of rows, side by side, what the
 * module's says in its own way. Of keys that are compared by order (prove/apart.c) there
 * is nothing to learn that the solver could not see at once. */
static bool learn_valid(world *c, literal *invalid) {
  ir_method *m = c->subject->equivalence->invariant;
  sym_id object_;
  sym made; /* one of its own: what is remembered of it must stay true */
  merged r;
  if (!m)
    return true;
  if (!abstraction(c, &made, invalid))
    return false;
  if (ref_is_constant(&c->state.refs, made, &object_))
    m = ir_dispatch(sym_get_object(&c->state, object_)->class, m);
  if (!evaluator_merge_call(c->evaluator, m, &made, &r))
    return cannot(c, m);
  literal holds = bits_to_literal(&c->state.bits, sym_bits(&c->state, r.value));
  holds = formula_and(c->formula, holds, literal_not(r.error));
  literal_vector parts = {0};
  formula_conjuncts(c->formula, holds, &parts);
  vec_push(&parts, literal_not(*invalid));
  *invalid = LITERAL_FALSE;
  if (!c->apart)
    c->apart = apart_new(c, evaluator_unique_rows(c->evaluator));
  vec_each (literal, p, &parts) { /* each alone is easy, and helps with the next */
    if (c->apart && apart_shows(c->apart, *p))
      continue;
    if (can_be(c, LITERAL_TRUE, literal_not(*p)))
      *invalid = formula_or(c->formula, *invalid, literal_not(*p));
    else
      c->unchecked->learn(c->unchecked, *p);
  }
  if (c->apart && *invalid == LITERAL_FALSE)
    apart_find_unique(c->apart, &parts);
  vec_release(&parts);
  return true;
}

/* The receiver's operation on all paths at once; false: it is followed instead, on a
 * receiver that is as it was. */
static bool merge_other(world *c, const operation *op, const sym *args, literal before,
                        sym_position from, other_side *o) {
  assert(formula_has(c->formula, before));
  sym_id receiver;
  uint32_t journal = c->state.journal.size;
  sym given[256];
  if (!ref_is_constant(&c->state.refs, o->receiver, &receiver))
    return false;
  for (uint32_t k = 0; k < op->method->param_count; k++)
    given[k] = k ? args[k] : o->receiver;
  ir_method *m = ir_dispatch(sym_get_object(&c->state, receiver)->class, op->other);
  merged r;
  if (!evaluator_merge_own(c->evaluator, m, given, from, &r))
    return false;
  if (can_be(c, before, r.error)) {
    sym_position undo = sym_mark(&c->state);
    undo.journal = journal;
    sym_undo(&c->state, undo);
    return false;
  }
  o->result = r.value;
  return true;
}

/* The abstractions that we give have rows, and say which keys are unique. Of others, the
 * keys are those of the module's nodes. */
static void find_keys(world *c) {
  unique_row_vector rows = {0};
  static const literal_vector nothing = {0};
  const char *owner = c->subject->equivalence->equal_to->owner->name->text;
  if (strncmp(owner, "glassbox/", 9) == 0 || !world_takes(c, SHORTCUT_APART))
    return;
  assert(!c->apart);
  node_keys_find(c, &rows);
  c->apart = apart_new(c, &rows);
  if (c->apart) {
    apart_find_unique(c->apart, &nothing);
    apart_note_rows(c->apart);
  }
  if (c->apart && world_takes(c, SHORTCUT_PLACED) && c->limits->eager)
    apart_place(c->apart);
  vec_release(&rows);
}

bool other_side_begin(world *c, const operation *op, sym *args, literal before,
                      other_side *o) {
  assert(formula_has(c->formula, before));
  const equivalence *e = c->subject->equivalence;
  *o = (other_side){.fails = LITERAL_FALSE};
  if (e->property == 2) {
    sym_state *s = &c->state;
    args[0] = sym_read(s, sym_slot(s, c->main, e->first->slot));
    o->receiver = sym_read(s, sym_slot(s, c->main, e->second->slot));
    args[0] =
        ref_without(&s->refs, args[0], SYM_NULL); /* neither is null in a valid pair */
    o->receiver = ref_without(&s->refs, o->receiver, SYM_NULL);
    return true;
  }
  if (!c->knows_validity)
    find_keys(c);
  sym_position from = sym_mark(&c->state);
  if (!abstraction(c, &o->receiver, &o->fails))
    return false;
  if (!c->knows_validity) {
    c->invalid = o->fails;
    if (!learn_valid(c, &c->invalid))
      return false;
    c->knows_validity = true;
  }
  o->fails = c->invalid;
  o->is_merged = merge_other(c, op, args, before, from, o);
  return true;
}

followed other_side_follow(world *c, const operation *op, const sym *args,
                           const other_side *o) {
  if (o->is_merged)
    return (followed){.kind = FOLLOWED_RETURN, .value = o->result};
  sym given[256];
  for (uint32_t k = 0; k < op->method->param_count; k++)
    given[k] = k ? args[k] : o->receiver;
  sym_id receiver =
      ref_evaluate(&c->state.refs, evaluator_model(c->evaluator), o->receiver);
  ir_method *m = ir_dispatch(sym_get_object(&c->state, receiver)->class, op->other);
  return evaluator_follow(c->evaluator, m, given);
}

bool other_side_agrees(world *c, const followed *one, const followed *other) {
  if (one->kind != other->kind)
    return false;
  return one->kind == FOLLOWED_RETURN ||
         sym_get_object(&c->state, one->exception)->class ==
             sym_get_object(&c->state, other->exception)->class;
}

static literal same_result(world *c, const operation *op, const sym *args,
                           const other_side *o, sym one, sym other) {
  sym_state *s = &c->state;
  if (op->method->result == IR_VOID)
    return LITERAL_TRUE;
  if (op->method->result != IR_REF)
    return number_eq(&s->numbers, one, other);
  literal receivers = formula_and(c->formula, ref_eq(&s->refs, one, args[0]),
                                  ref_eq(&s->refs, other, o->receiver));
  return formula_or(c->formula, evaluator_same_modulo_path(c->evaluator, one, other),
                    receivers);
}

static bool equal_abstractions(world *c, const other_side *o, literal *out) {
  sym args[2] = {o->receiver, SYM_ZERO};
  literal fails;
  merged r;
  sym_id receiver;
  if (!abstraction(c, &args[1], &fails))
    return false;
  ir_method *m = c->subject->equivalence->equal_to;
  if (ref_is_constant(&c->state.refs, args[0], &receiver))
    m = ir_dispatch(sym_get_object(&c->state, receiver)->class, m);
  if (!evaluator_merge_call(c->evaluator, m, args, &r))
    return cannot(c, m);
  literal holds = bits_to_literal(&c->state.bits, sym_bits(&c->state, r.value));
  holds = formula_and(c->formula, holds, literal_not(r.error));
  *out = formula_and(c->formula, holds, literal_not(fails));
  return true;
}

bool other_side_required(world *c, const operation *op, const sym *args,
                         const other_side *o, const followed *one, const followed *other,
                         bool literally, literal *out) {
  literal all = literal_not(o->fails), equal = LITERAL_TRUE;
  if (c->apart)
    apart_begin_path(c->apart);
  if (c->apart && literally)
    apart_decide(c->apart, op, args);
  evaluator_compare_literally(c->evaluator, literally);
  bool ok = true, compares = c->subject->equivalence->property == 1;
  if (compares) /* of a pair it is the invariant */
    ok = equal_abstractions(c, o, &equal);
  bool answered = !literally || evaluator_put_row_answers(c->evaluator, &equal);
  evaluator_compare_literally(c->evaluator, false);
  if (ok && !answered)
    ok = equal_abstractions(c, o, &equal);
  if (one->kind == FOLLOWED_RETURN)
    all = formula_and(c->formula, all,
                      same_result(c, op, args, o, one->value, other->value));
  all = formula_and(c->formula, all, equal);
  *out = evaluator_modulo_path(c->evaluator, all);
  if (ok && c->apart)
    *out = apart_left(c->apart, *out);
  return ok;
}
