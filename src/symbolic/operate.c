/* Instructions that compute: their value, and the conditions under which they throw.
 * Reading through a reference with several alternatives joins what they hold. */
#include "symbolic/internal.h"

#include "symbolic/boxes.h"
#include "symbolic/select.h"
#include "symbolic/sentinel.h"
#include "symbolic/spec_boxes.h"

#include <assert.h>
#include <string.h>

static void fault(faults *f, trap_kind kind, literal when) {
  if (when == LITERAL_FALSE)
    return;
  assert(f->count < 3);
  f->items[f->count].when = when;
  f->items[f->count++].kind = kind;
}

void operate_touch_slot(evaluator *e, sym_slot_id slot) {
  assert(slot.index < e->state->values.size);
  if (slot.index < e->merge.call->touched)
    e->merge.call->touched = slot.index;
}

sym operate_read_slot(evaluator *e, sym_slot_id slot) {
  assert(slot.index < e->state->values.size);
  bool is_new = e->merge.call && slot.index >= e->merge.call->first_slot;
  if (spec_boxes_holds(e->state, slot))
    return sym_read(e->state, slot); /* what it holds is all that the box is */
  if (is_new && !sym_get_object(e->state, sym_slot_owner(e->state, slot))->imported)
    operate_touch_slot(e, slot);
  else if (e->merge.call)
    vec_push(&e->merge.call->reads, slot);
  if (e->memo.read_log)
    vec_push(e->memo.read_log, slot);
  return sym_read(e->state, slot);
}

/* Joins. */

typedef struct joined {
  evaluator *e;
  ir_type type;
  sym value; /* integers */
  bool any;
  vector(ref_entry) entries; /* references */
  boxes_join boxes;
  number_case_vector cases; /* of integers, for whom they are noted */
} joined;

static void join_add(joined *j, literal guard, sym v) {
  if (guard == LITERAL_FALSE)
    return;
  sym_state *s = j->e->state;
  if (j->type != IR_REF) {
    if (j->boxes.notes_cases)
      vec_push(&j->cases, ((number_case){guard, v}));
    j->value = j->any ? number_ite(&s->numbers, guard, v, j->value) : v;
    j->any = true;
    return;
  }
  boxes_join_add(s, &j->boxes, guard, v);
  for (uint32_t k = 0; k < ref_count(&s->refs, v); k++) {
    ref_entry x = ref_entries(&s->refs, v)[k];
    x.guard = formula_and(s->formula, guard, x.guard);
    vec_push(&j->entries, x);
  }
}

static sym join_end(joined *j) {
  sym v = j->type == IR_REF ? ref_mk(&j->e->state->refs, j->entries.data, j->entries.size)
          : j->any          ? j->value
                            : SYM_ZERO;
  if (j->type == IR_REF)
    boxes_join_end(j->e->state, &j->boxes, v);
  else
    number_note_cases(&j->e->state->numbers, v, &j->cases);
  vec_release(&j->cases);
  vec_release(&j->entries);
  return v;
}

/* An operation decides where it reads, mostly; a specification reads wherever it may be. */
static bool notes_cases(const evaluator *e) {
  return e->merge.specifies && shortcut_is_on(e->without, SHORTCUT_WALK);
}

sym operate_load_from(evaluator *e, sym object_ref, uint32_t slot, ir_type t) {
  sym_state *s = e->state;
  sym_id only;
  sym selected;
  if (t == IR_I32 && select_read(e, object_ref, slot, &selected))
    return selected;
  sym targets = ref_without(&s->refs, object_ref, SYM_NULL); /* null is a fault */
  if (ref_is_constant(&s->refs, targets, &only))
    return !sym_is_null(only) ? operate_read_slot(e, sym_slot(s, only, slot)) : SYM_ZERO;
  sym number;
  if (boxes_number(s, targets, &number))
    return number; /* a box has no other slot, and never another value */
  joined j = {.e = e, .type = t, .boxes.notes_cases = notes_cases(e)};
  for (uint32_t k = 0; k < ref_count(&s->refs, targets); k++) {
    ref_entry x = ref_entries(&s->refs, targets)[k];
    if (slot < sym_get_object(s, x.object)->length)
      join_add(&j, x.guard, operate_read_slot(e, sym_slot(s, x.object, slot)));
  }
  return join_end(&j);
}

/* Where a branch on null went, every register with that reference knows. */
void operate_learn_null(evaluator *e, const ir_code *code, const ir_instr *i, bool taken,
                        sym *regs) {
  if (i->op != IR_BRANCH || i->type != IR_REF)
    return;
  sym a = regs[i->a] == SYM_ZERO ? regs[i->b] : regs[i->a];
  bool with_null = regs[i->a] == SYM_ZERO || regs[i->b] == SYM_ZERO;
  if (!with_null || ref_count(&e->state->refs, a) == 1)
    return;
  bool is_null = taken == (i->aux == COND_EQ);
  sym now = is_null ? SYM_ZERO : ref_without(&e->state->refs, a, SYM_NULL);
  for (uint32_t k = 0; k < code->reg_count; k++)
    if (code->reg_types[k] == IR_REF && regs[k] == a)
      regs[k] = now;
}

/* The element of one array at a symbolic index: a tree of choices over index bits. */
static sym element_at(evaluator *e, sym_id array, ir_type t, sym index, uint32_t low,
                      int32_t bit) {
  sym_state *s = e->state;
  uint32_t length = sym_get_object(s, array)->length;
  if (bit < 0)
    return operate_read_slot(e, sym_slot(s, array, low));
  literal b = bits_get(&s->bits, sym_bits(s, index), (uint32_t)bit);
  uint32_t high = low + (1u << bit);
  if (b == LITERAL_FALSE || high >= length)
    return element_at(e, array, t, index, low, bit - 1);
  sym upper = element_at(e, array, t, index, high, bit - 1);
  if (b == LITERAL_TRUE)
    return upper;
  return sym_ite(s, t, b, upper, element_at(e, array, t, index, low, bit - 1));
}

static sym element_of(evaluator *e, sym_id array, ir_type t, sym index) {
  sym_state *s = e->state;
  uint32_t length = sym_get_object(s, array)->length;
  int64_t constant;
  if (!length)
    return SYM_ZERO;
  if (sym_to_int(s, index, &constant))
    return constant >= 0 && constant < length
               ? operate_read_slot(e, sym_slot(s, array, (uint32_t)constant))
               : SYM_ZERO;
  int32_t top = 0;
  while ((uint64_t)2 << top < length)
    top++;
  return element_at(e, array, t, index, 0, length > 1 ? top : -1);
}

/* Arrays: null and range faults, then the joined element or length. */
static sym load_element(evaluator *e, const ir_instr *i, sym array, sym index,
                        faults *f) {
  assert(ref_has(&e->state->refs, array));
  sym_state *s = e->state;
  fault(f, TRAP_NULL, ref_is(&s->refs, array, SYM_NULL));
  ir_type t = ir_storage_type(i->aux);
  literal outside = LITERAL_FALSE;
  joined j = {.e = e, .type = t};
  for (uint32_t k = 0; k < ref_count(&s->refs, array); k++) {
    ref_entry x = ref_entries(&s->refs, array)[k];
    if (sym_is_null(x.object))
      continue;
    sym length = sym_int(s, sym_get_object(s, x.object)->length);
    literal bad = literal_not(bits_ult(&s->bits, sym_bits(s, index), length));
    outside = formula_or(s->formula, outside, formula_and(s->formula, x.guard, bad));
    if (bad != LITERAL_TRUE)
      join_add(&j, x.guard, element_of(e, x.object, t, index));
  }
  fault(f, TRAP_INDEX, outside);
  return join_end(&j);
}

sym operate_array_length(evaluator *e, sym array, faults *f) {
  assert(ref_has(&e->state->refs, array));
  sym_state *s = e->state;
  fault(f, TRAP_NULL, ref_is(&s->refs, array, SYM_NULL));
  joined j = {.e = e, .type = IR_I32};
  for (uint32_t k = 0; k < ref_count(&s->refs, array); k++) {
    ref_entry x = ref_entries(&s->refs, array)[k];
    if (!sym_is_null(x.object))
      join_add(&j, x.guard, sym_int(s, sym_get_object(s, x.object)->length));
  }
  return join_end(&j);
}

/* The condition that the reference is an instance, null excluded. */
static literal instance_of(evaluator *e, sym a, const ir_class *c) {
  assert(ref_has(&e->state->refs, a));
  sym_state *s = e->state;
  literal any = LITERAL_FALSE;
  bool all = true; /* but null */
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    ref_entry x = ref_entries(&s->refs, a)[k];
    if (!sym_is_null(x.object) && ir_is_subclass(sym_get_object(s, x.object)->class, c))
      any = formula_or(s->formula, any, x.guard);
    else if (!sym_is_null(x.object))
      all = false;
  }
  return all ? literal_not(ref_is(&s->refs, a, SYM_NULL)) : any;
}

static sym cast(evaluator *e, sym a, const ir_class *c, faults *f) {
  assert(ref_has(&e->state->refs, a));
  sym_state *s = e->state;
  literal wrong = LITERAL_FALSE;
  sym kept = a;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    ref_entry x = ref_entries(&s->refs, a)[k];
    if (!sym_is_null(x.object) &&
        !ir_is_subclass(sym_get_object(s, x.object)->class, c)) {
      wrong = formula_or(s->formula, wrong, x.guard);
      kept = ref_without(&s->refs, kept, x.object);
    }
  }
  fault(f, TRAP_CAST, wrong);
  return kept;
}

/* Numbers. */

sym operate_narrow(evaluator *e, ir_storage to, sym a) {
  bits_context *c = &e->state->bits;
  if (to < STORE_I32)
    a = sym_bits(e->state, a);
  switch (to) {
  case STORE_BOOL: return bits_from_literal(c, bits_to_literal(c, a));
  case STORE_I8: return bits_i2b(c, a);
  case STORE_I16: return bits_i2s(c, a);
  case STORE_U16: return bits_i2c(c, a);
  default: return a;
  }
}

static bool integer_operation(evaluator *e, const ir_instr *i, sym a, sym b, sym *out,
                              faults *f) {
  bits_context *c = &e->state->bits;
  bits_width w = i->type == IR_I64 ? BITS_LONG : BITS_INT;
  if (i->op == IR_ADD || i->op == IR_SUB) {
    *out = (i->op == IR_ADD ? number_add : number_sub)(&e->state->numbers, w, a, b);
    return true;
  }
  if (i->op == IR_COMPARE) {
    *out = number_order_of(&e->state->numbers, a, b);
    return true;
  }
  a = sym_bits(e->state, a);
  if (b)
    b = sym_bits(e->state, b);
  switch (i->op) {
  case IR_MUL: *out = bits_mul(c, w, a, b); break;
  case IR_DIV:
    fault(f, TRAP_DIVISION, bits_is_zero(c, b));
    *out = bits_div(c, w, a, b);
    break;
  case IR_REM:
    fault(f, TRAP_DIVISION, bits_is_zero(c, b));
    *out = bits_rem(c, w, a, b);
    break;
  case IR_AND: *out = bits_and(c, a, b); break;
  case IR_OR: *out = bits_or(c, a, b); break;
  case IR_XOR: *out = bits_xor(c, a, b); break;
  case IR_SHL: *out = bits_shl(c, w, a, b); break;
  case IR_SHR: *out = bits_shr(c, w, a, b); break;
  case IR_USHR: *out = bits_ushr(c, w, a, b); break;
  case IR_NEG: *out = bits_neg(c, w, a); break;
  default: return false;
  }
  return true;
}

static bool may_be(const refs *r, sym a, sym_id object) {
  return !ref_is_awaited(r, a) && ref_is(r, a, object) != LITERAL_FALSE;
}

/* What stands for another object is itself, and it is not null. */
void operate_note_comparison(evaluator *e, sym a, sym b) {
  const refs *r = &e->state->refs;
  if (!sym_is_null(e->stand_in) && a != b && a != SYM_ZERO && b != SYM_ZERO)
    e->compares_stand_in |= may_be(r, a, e->stand_in) || may_be(r, b, e->stand_in);
}

static literal same_object(evaluator *e, sym a, sym b) {
  bool of_spec = e->merge.made_set && a != b && a != SYM_ZERO && b != SYM_ZERO &&
                 (spec_boxes_has(e->state, a) || spec_boxes_has(e->state, b));
  return of_spec ? spec_boxes_same(e, a, b) : boxes_eq(e->state, a, b);
}

static literal comparison(evaluator *e, const ir_instr *i, sym a, sym b) {
  numbers *n = &e->state->numbers;
  if (i->type == IR_REF)
    operate_note_comparison(e, a, b);
  if (i->type == IR_REF)
    return literal_not_if(same_object(e, a, b), i->aux == COND_NE);
  switch ((ir_condition)i->aux) {
  case COND_EQ: return number_eq(n, a, b);
  case COND_NE: return literal_not(number_eq(n, a, b));
  case COND_LT: return number_lt(n, a, b);
  case COND_GE: return literal_not(number_lt(n, a, b));
  case COND_GT: return number_lt(n, b, a);
  case COND_LE: return literal_not(number_lt(n, b, a));
  }
  assert(!"known condition");
  return LITERAL_FALSE;
}

/* A truth value compared with 0 or 1 is the formula itself; with a sentinel, what is
 * asked of either side where it is. */
static literal condition_of(evaluator *e, const ir_instr *i, sym a, sym b) {
  sym_state *s = e->state;
  int64_t v;
  if (i->type != IR_REF && (number_is_sentinel(a) || number_is_sentinel(b))) {
    bool left = number_is_sentinel(a);
    sentinel x = *sentinel_get(&s->numbers, left ? a : b);
    literal broken = condition_of(e, i, left ? x.constant : a, left ? b : x.constant);
    literal sound = condition_of(e, i, left ? x.other : a, left ? b : x.other);
    return formula_ite(s->formula, x.when, broken, sound);
  }
  literal c = comparison(e, i, a, b);
  bool truth = i->type == IR_IMM32 && number_is_bits(a) && !sym_to_int(s, a, &v) &&
               bits_length(&s->bits, a) <= 2 &&
               bits_get(&s->bits, a, 63) == LITERAL_FALSE;
  return truth ? c : sym_atom(s, c);
}

literal operate_branch_condition(evaluator *e, const ir_instr *i, const sym *r) {
  sym b = i->type == IR_IMM32 ? sym_int(e->state, (int32_t)i->b) : r[i->b];
  return condition_of(e, i, r[i->a], b);
}

bool operate_is_equality(const ir_instr *i) {
  return i->op == IR_BRANCH && i->type == IR_I32 &&
         (i->aux == COND_EQ || i->aux == COND_NE);
}

/* Whether the number is what a field of the space may hold, as it is. */
static bool is_variable(const sym_state *s, sym a) {
  int64_t v;
  if (!number_is_bits(a) || sym_to_int(s, a, &v))
    return false;
  for (uint32_t k = 0; k < bits_length(&s->bits, a); k++) {
    literal b = bits_get(&s->bits, a, k);
    if (!literal_is_constant(b) &&
        formula_kind(s->formula, literal_node(b)) != NODE_VARIABLE)
      return false;
  }
  return true;
}

void operate_learn_equal(evaluator *e, const ir_code *code, const ir_instr *i, bool taken,
                         sym *regs) {
  if (!operate_is_equality(i) || taken != (i->aux == COND_EQ))
    return;
  sym a = regs[i->a], b = regs[i->b];
  bool first = is_variable(e->state, a);
  if (first == is_variable(e->state, b))
    return;
  sym from = first ? b : a, to = first ? a : b;
  int64_t v;
  bool is_constant = sym_to_int(e->state, from, &v); /* others may just look like it */
  regs[first ? i->b : i->a] = to;
  for (uint32_t k = 0; !is_constant && k < code->reg_count; k++)
    if (code->reg_types[k] == IR_I32 && regs[k] == from)
      regs[k] = to;
}

void operate_learn_sentinels(evaluator *e, const ir_code *code, literal holds,
                             sym *regs) {
  assert(formula_has(e->state->formula, holds));
  for (uint32_t k = 0; k < code->reg_count; k++)
    if (code->reg_types[k] != IR_REF)
      regs[k] = sentinel_given(&e->state->numbers, regs[k], holds);
}

bool operate_has_sentinels(const ir_code *code, const sym *regs) {
  for (uint32_t k = 0; k < code->reg_count; k++)
    if (code->reg_types[k] != IR_REF && number_is_sentinel(regs[k]))
      return true;
  return false;
}

static bool any_opaque(const sym_state *s, sym a) {
  assert(ref_has(&s->refs, a));
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++)
    if (sym_get_object(s, ref_entries(&s->refs, a)[k].object)->opaque)
      return true;
  return false;
}

bool operate_can(const ir_instr *i) {
  switch (i->op) {
  case IR_BRANCH:
  case IR_JUMP:
  case IR_SWITCH:
  case IR_RETURN:
  case IR_THROW:
  case IR_CATCH:
  case IR_CALL:
  case IR_DISPATCH:
  case IR_NEW:
  case IR_NEW_ARRAY:
  case IR_STORE:
  case IR_STORE_GLOBAL:
  case IR_SET_ELEMENT:
  case IR_ENTER:
  case IR_EXIT: return false;
  default: return true;
  }
}

bool operate_instruction(evaluator *e, const ir_instr *i, const sym *r, sym *out,
                         faults *f) {
  sym_state *s = e->state;
  switch (i->op) {
  case IR_CONST:
    *out = i->type == IR_REF ? SYM_ZERO
                             : sym_int(s, i->type == IR_F32 ? (int32_t)i->imm : i->imm);
    return true;
  case IR_MOVE: *out = r[i->a]; return true;
  case IR_LITERAL: *out = imported_literal(s, i->literal); return *out;
  case IR_CONVERT: return real_convert(e, i, r[i->a], out);
  case IR_LOAD:
    if (any_opaque(s, r[i->a]))
      return false;
    fault(f, TRAP_NULL, ref_is(&s->refs, r[i->a], SYM_NULL));
    *out = operate_load_from(e, r[i->a], i->field->slot, i->type);
    return true;
  case IR_LOAD_GLOBAL: {
    if (!imported_ensure(s, i->field->owner))
      return false;
    sym_id holder = imported_globals(s, i->field->owner);
    *out = operate_read_slot(e, sym_slot(s, holder, i->field->slot));
    return true;
  }
  case IR_ELEMENT: *out = load_element(e, i, r[i->a], r[i->b], f); return true;
  case IR_LENGTH: *out = operate_array_length(e, r[i->a], f); return true;
  case IR_IS:
    *out = bits_from_literal(&s->bits, instance_of(e, r[i->a], i->class));
    return true;
  case IR_CAST: *out = cast(e, r[i->a], i->class, f); return true;
  default: break;
  }
  bool unary = i->op == IR_NEG;
  sym b = unary ? 0 : i->type == IR_IMM32 ? sym_int(s, i->imm) : r[i->b];
  if (i->type == IR_F32 || i->type == IR_F64)
    return real_operate(e, i, r[i->a], b, out);
  return integer_operation(e, i, r[i->a], b, out, f);
}

const char *operate_why_not(const ir_instr *i) {
  switch (i->op) {
  case IR_LOAD: return "reading a text made for a message";
  case IR_LOAD_GLOBAL: return "class initialisation";
  default: return "arithmetic on symbolic floating point";
  }
}
