/* The symbolic operand stack and the registers behind locals and positions. */
#include "java/lower.h"

#include "ir/flow.h"

void break_code(lowering *l, const char *what) {
  if (!l->broken)
    l->broken = what;
}

static uint32_t reg_in(lowering *l, uint32_t *table, uint32_t index, ir_type t) {
  uint32_t *at = &table[index * 6 + t];
  if (*at == NONE)
    *at = ir_builder_new_reg(&l->builder, t);
  return *at;
}

uint32_t local_reg(lowering *l, uint32_t slot, ir_type t) {
  if (slot >= l->code->max_locals) {
    break_code(l, "local variable out of range");
    slot = 0;
  }
  return reg_in(l, l->local_regs, slot, t);
}

static uint32_t position_reg(lowering *l, uint32_t position, ir_type t) {
  assert(position <= l->code->max_stack);
  return reg_in(l, l->stack_regs, position, t);
}

static bool names(const operand *o, uint32_t reg) {
  return !o->constant && o->reg == reg;
}

/* Whether an entry of the stack other than `but` lives in the register. */
static bool in_use(const lowering *l, uint32_t reg, uint32_t but) {
  for (uint32_t k = 0; k < l->stack.size; k++)
    if (k != but && names(&l->stack.data[k], reg))
      return true;
  return false;
}

/* The position's register, or a fresh one when another entry lives there. */
static uint32_t room_at(lowering *l, uint32_t position, ir_type t) {
  uint32_t reg = position_reg(l, position, t);
  return in_use(l, reg, position) ? ir_builder_new_reg(&l->builder, t) : reg;
}

static void move(lowering *l, uint32_t dst, const operand *from) {
  if (from->constant)
    emit(l, (ir_instr){.op = IR_CONST, .type = from->type, .dst = dst, .imm = from->imm});
  else if (from->reg != dst)
    emit(l, (ir_instr){.op = IR_MOVE, .type = from->type, .dst = dst, .a = from->reg});
}

void push_operand(lowering *l, operand o) {
  if (l->stack.size >= l->code->max_stack) {
    break_code(l, "operand stack overflow");
    return;
  }
  vec_push(&l->stack, o);
}

void push_local(lowering *l, uint32_t slot, ir_type t) {
  push_operand(l, (operand){.type = (uint8_t)t, .reg = local_reg(l, slot, t)});
}

void push_constant(lowering *l, ir_type t, int64_t bits) {
  push_operand(l, (operand){.type = (uint8_t)t, .constant = true, .imm = bits});
}

uint32_t push_result(lowering *l, ir_type t) {
  uint32_t reg = room_at(l, l->stack.size < l->code->max_stack ? l->stack.size : 0, t);
  push_operand(l, (operand){.type = (uint8_t)t, .reg = reg});
  return reg;
}

operand pop_any(lowering *l) {
  if (!l->stack.size) {
    break_code(l, "operand stack underflow");
    return (operand){.type = IR_I32, .constant = true};
  }
  return vec_pop(&l->stack);
}

operand pop_operand(lowering *l, ir_type t) {
  operand o = pop_any(l);
  if (o.type != t) {
    break_code(l, "operand of another type than the instruction takes");
    o = (operand){.type = (uint8_t)t, .constant = true};
  }
  return o;
}

uint32_t reg_of(lowering *l, operand o) {
  if (!o.constant)
    return o.reg;
  if (o.type == IR_REF) {
    if (l->null_reg == NONE)
      l->null_reg = ir_builder_new_reg(&l->builder, IR_REF);
    return l->null_reg;
  }
  u32_vector *pool = &l->scratch_regs[o.type];
  uint32_t k = l->scratch_used[o.type]++;
  if (k == pool->size) {
    uint32_t fresh = ir_builder_new_reg(&l->builder, o.type);
    vec_push(pool, fresh);
  }
  move(l, pool->data[k], &o);
  return pool->data[k];
}

uint32_t pop_reg(lowering *l, ir_type t) {
  return reg_of(l, pop_operand(l, t));
}

void about_to_write(lowering *l, uint32_t reg) {
  for (uint32_t k = 0; k < l->stack.size; k++)
    if (names(&l->stack.data[k], reg)) {
      operand o = l->stack.data[k];
      uint32_t to = room_at(l, k, o.type);
      if (to == reg)
        continue;
      move(l, to, &o);
      l->stack.data[k].reg = to;
    }
}

/* Whether the last instruction of this block computed `reg` and could as well compute
 * another one. */
static bool can_redirect(const lowering *l, uint32_t reg) {
  if (l->builder.instrs.size <= l->block_first || in_use(l, reg, NONE))
    return false;
  const ir_instr *i = &l->builder.instrs.data[l->builder.instrs.size - 1];
  return i->op != IR_MOVE && ir_written(i) == reg;
}

static bool is_position_reg(const lowering *l, uint32_t reg) {
  for (uint32_t k = 0; k < l->code->max_locals * 6u; k++)
    if (l->local_regs[k] == reg)
      return false;
  return true;
}

void store_local(lowering *l, uint32_t slot, ir_type t) {
  uint32_t to = local_reg(l, slot, t);
  operand o = pop_operand(l, t);
  uint32_t before = l->builder.instrs.size;
  about_to_write(l, to);
  if (!o.constant && before == l->builder.instrs.size && is_position_reg(l, o.reg) &&
      can_redirect(l, o.reg))
    vec_last(&l->builder.instrs)->dst = to;
  else
    move(l, to, &o);
}

void flush_stack(lowering *l) {
  for (uint32_t k = 0; k < l->stack.size; k++) {
    operand o = l->stack.data[k];
    uint32_t to = position_reg(l, k, o.type);
    if (names(&o, to))
      continue;
    for (uint32_t j = k + 1; j < l->stack.size; j++)
      if (names(&l->stack.data[j], to)) { /* would be lost: save it first */
        uint32_t saved = ir_builder_new_reg(&l->builder, o.type);
        move(l, saved, &l->stack.data[j]);
        for (uint32_t i = j; i < l->stack.size; i++)
          if (names(&l->stack.data[i], to))
            l->stack.data[i].reg = saved;
        break;
      }
    move(l, to, &o);
    l->stack.data[k] = (operand){.type = o.type, .reg = to};
  }
}

uint32_t protect(lowering *l, uint32_t reg, ir_type t) {
  for (uint32_t k = 0; k < l->stack.size; k++)
    if (position_reg(l, k, l->stack.data[k].type) == reg &&
        !names(&l->stack.data[k], reg)) {
      uint32_t safe = ir_builder_new_reg(&l->builder, t);
      move(l, safe, &(operand){.type = (uint8_t)t, .reg = reg});
      return safe;
    }
  return reg;
}

void begin_with(lowering *l, const entry_state *e) {
  vec_clear(&l->stack);
  for (uint32_t k = 0; k < e->depth; k++)
    vec_push(&l->stack,
             ((operand){.type = e->types[k], .reg = position_reg(l, k, e->types[k])}));
}
