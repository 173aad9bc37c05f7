/* Objects that merged code makes: it may fill them in; to write to any other is a side
 * effect, and the merge fails. */
#include "symbolic/links.h"

#include <assert.h>

/* The code writes to what it has not made. */
bool merge_fail_write(evaluator *e, const ir_code *code, uint32_t pc, const char *why) {
  assert(pc < code->count);
  e->writer = code->method->owner;
  return merge_fail(e, code, pc, why);
}

bool merge_is_own(const evaluator *e, sym_id object) {
  assert(object.index < e->state->objects.size);
  return e->merge.call && object.index >= e->merge.call->first_object &&
         !sym_get_object(e->state, object)->imported;
}

static bool all_own(evaluator *e, sym a) {
  assert(ref_has(&e->state->refs, a));
  sym_state *s = e->state;
  if (!e->merge.call)
    return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    sym_id object = ref_entries(&s->refs, a)[k].object;
    if (!sym_is_null(object) && !merge_is_own(e, object))
      return false;
  }
  return true;
}

/* Callees are evaluated as if alone; what they write happens only where they are called.
 * Whether an object holds what was written matters only where it was made: of the way
 * from there to the write, only what has been added since is a condition. So a copy holds
 * literally what its original does, however deep it lies. */
literal merge_since_made(const evaluator *e, sym_id object, literal guard) {
  assert(formula_has(e->state->formula, guard));
  assert(object.index < e->state->objects.size);
  const sym_object *o = sym_get_object(e->state, object);
  literal since = LITERAL_TRUE;
  for (const merge_call *c = e->merge.call; c; c = c->caller) {
    if (o->maker && c->serial == o->maker)
      return guard == o->made_when ? since : formula_and(e->state->formula, since, guard);
    since = formula_and(e->state->formula, since, guard);
    guard = c->guard;
  }
  return formula_and(e->state->formula, since, guard);
}

void merge_note_write(evaluator *e, sym_slot_id slot) {
  if (!e->merge.call) /* what joins writes may be no call */
    return;
  operate_touch_slot(e, slot);
  if (slot.index < e->merge.call->written)
    e->merge.call->written = slot.index;
}

void merge_write(evaluator *e, sym_id object, literal guard, ir_type t, sym_slot_id slot,
                 sym v) {
  assert(formula_has(e->state->formula, guard));
  assert(object.index < e->state->objects.size);
  assert(slot.index < e->state->values.size);
  guard = merge_since_made(e, object, guard);
  merge_note_write(e, slot);
  sym_write_slot(e->state, slot,
                 sym_ite(e->state, t, guard, v, sym_read(e->state, slot)));
}

bool merge_run_store(merge_run *r, const ir_instr *i, const sym *regs, condition *guard,
                     uint32_t pc) {
  evaluator *e = r->e;
  sym_state *s = e->state;
  sym target = regs[i->a];
  merge_raise_error(r, guard, ref_is(&s->refs, target, SYM_NULL));
  if (*guard == CONDITION_NEVER)
    return true;
  if (!all_own(e, target) && !merge_may_join(e, target))
    return merge_fail_write(e, r->code, pc, "writes to an object that exists already");
  sym v = operate_narrow(e, i->field->storage, regs[i->b]);
  for (uint32_t k = 0; k < ref_count(&s->refs, target); k++) {
    ref_entry x = ref_entries(&s->refs, target)[k];
    if (!sym_is_null(x.object))
      merge_write(e, x.object, formula_and(s->formula, all_of(r, *guard), x.guard),
                  i->type, sym_slot(s, x.object, i->field->slot), v);
  }
  return true;
}

bool merge_run_set_element(merge_run *r, const ir_instr *i, const sym *regs,
                           condition *guard, uint32_t pc) {
  evaluator *e = r->e;
  sym_state *s = e->state;
  sym target = regs[i->a], index = regs[i->b];
  merge_raise_error(r, guard, ref_is(&s->refs, target, SYM_NULL));
  if (*guard == CONDITION_NEVER)
    return true;
  if (!all_own(e, target) && !merge_may_join(e, target))
    return merge_fail_write(e, r->code, pc, "writes to an array that exists already");
  sym v = operate_narrow(e, i->aux, regs[i->dst]);
  if ((i->type == IR_I32 || i->type == IR_I64) && ref_count(&s->refs, target) > 1)
    v = sym_bits(s, v); /* a sum would have its summands again for each array */
  for (uint32_t k = 0; k < ref_count(&s->refs, target); k++) {
    ref_entry x = ref_entries(&s->refs, target)[k];
    if (sym_is_null(x.object))
      continue;
    uint32_t length = sym_get_object(s, x.object)->length;
    literal bad = literal_not(bits_ult(&s->bits, sym_bits(s, index), sym_int(s, length)));
    if (i->type == IR_REF)
      bad = formula_or(
          s->formula, bad,
          follow_wrong_class(e, regs[i->dst], sym_get_object(s, x.object)->class));
    merge_raise_error(r, guard, formula_and(s->formula, x.guard, bad));
    literal here = formula_and(s->formula, all_of(r, *guard), x.guard);
    for (uint32_t j = 0; j < length; j++) {
      literal at = number_eq(&s->numbers, index, sym_int(s, j));
      if (at != LITERAL_FALSE)
        merge_write(e, x.object, formula_and(s->formula, here, at), i->type,
                    sym_slot(s, x.object, j), v);
    }
  }
  return true;
}

sym_id merge_note_maker(evaluator *e, sym_id object, literal guard) {
  assert(formula_has(e->state->formula, guard));
  assert(object.index < e->state->objects.size);
  sym_object *o = sym_get_object(e->state, object);
  o->maker = e->merge.call->serial;
  o->made = true;
  o->made_when = guard;
  o->exists = formula_and(e->state->formula, e->merge.context, guard);
  return object;
}

static bool run_new_array(merge_run *r, const ir_instr *i, sym *regs, condition *guard,
                          uint32_t pc) {
  literal negative;
  if (i->aux != 1)
    return merge_fail(r->e, r->code, pc, "makes an array of arrays");
  if (!merge_make_array(r->e, i->class, regs[i->a], all_of(r, *guard), &regs[i->dst],
                        &negative))
    return merge_fail(r->e, r->code, pc, "makes an array that can have too many sizes");
  merge_raise_error(r, guard, negative);
  return true;
}

/* The class of which to make an object instead; the same where there is nothing to gain.
 */
static ir_class *class_made(evaluator *e, ir_class *c) {
  ir_class *model = e->merge.makes_sets ? collection_class(e, c) : NULL;
  e->merge.made_set |= model != NULL;
  if (model)
    shortcut_use(&e->counts.uses, SHORTCUT_MODELS);
  return model ? model : c;
}

bool merge_run_new(merge_run *r, const ir_instr *i, sym *regs, condition *guard,
                   uint32_t pc) {
  evaluator *e = r->e;
  if (!e->merge.call || e->merge.joins)
    return merge_fail(e, r->code, pc, "makes an object");
  if (i->op != IR_NEW)
    return run_new_array(r, i, regs, guard, pc);
  ir_class *class = class_made(e, i->class);
  if (!imported_ensure(e->state, class))
    return merge_fail(e, r->code, pc, "class initialisation");
  sym_id object = sym_new_object(e->state, class);
  regs[i->dst] = sym_ref(e->state, merge_note_maker(e, object, all_of(r, *guard)));
  return true;
}
