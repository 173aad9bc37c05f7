/* Self-check of the representation: what every analysis may rely on.
 *
 * Registers exist and have the type the operation says; targets are the first
 * instruction of a block; blocks cover the code without overlap; the last
 * instruction does not fall off the end; handler blocks start with CATCH. */
#include "ir/ir.h"

typedef struct check {
  const ir_code *code;
  arena *arena;
  uint32_t at;
  const char *breach;
} check;

static void breach(check *c, const char *what) {
  if (!c->breach)
    c->breach = arena_print(c->arena, "@%u: %s", c->at, what);
}

static void expect_reg(check *c, uint32_t reg, ir_type type) {
  if (reg >= c->code->reg_count)
    breach(c, "register out of range");
  else if (c->code->reg_types[reg] != (type == IR_IMM32 ? IR_I32 : type))
    breach(c, "register of another type");
}

static void expect_target(void *context, uint32_t target) {
  check *c = context;
  if (target >= c->code->count ||
      c->code->blocks[c->code->block_of[target]].first != target)
    breach(c, "target is not the start of a block");
}

static void check_call(check *c, const ir_instr *i) {
  const ir_call *call = i->call;
  for (uint32_t k = 0; k < call->count; k++)
    if (call->args[k] >= c->code->reg_count)
      breach(c, "argument register out of range");
  if (call->method) {
    if (call->count != call->method->param_count)
      breach(c, "wrong number of arguments");
    for (uint32_t k = 0; k < call->count && !c->breach; k++)
      expect_reg(c, call->args[k], call->method->param_types[k]);
  }
  if (call->method && i->type != IR_VOID && i->type != call->method->result)
    breach(c, "result of another type than the method's");
  if (i->type != IR_VOID)
    expect_reg(c, i->dst, i->type);
}

static void check_field(check *c, const ir_instr *i, bool is_static) {
  if (i->unresolved)
    return;
  if (i->field->is_static != is_static)
    breach(c, "field of another kind");
  if (ir_storage_type(i->field->storage) != i->type)
    breach(c, "field of another type");
}

static void check_instr(check *c, const ir_instr *i) {
  ir_type t = i->type;
  switch (i->op) {
  case IR_CONST:
  case IR_LITERAL:
  case IR_CATCH: expect_reg(c, i->dst, t); break;
  case IR_LOAD_GLOBAL:
    expect_reg(c, i->dst, t);
    check_field(c, i, true);
    break;
  case IR_MOVE:
  case IR_NEG:
    expect_reg(c, i->dst, t);
    expect_reg(c, i->a, t);
    break;
  case IR_ADD:
  case IR_SUB:
  case IR_MUL:
  case IR_DIV:
  case IR_REM:
  case IR_AND:
  case IR_OR:
  case IR_XOR:
    if (t != IR_IMM32)
      expect_reg(c, i->b, t);
    expect_reg(c, i->dst, t);
    expect_reg(c, i->a, t);
    break;
  case IR_SHL:
  case IR_SHR:
  case IR_USHR:
    if (t != IR_IMM32)
      expect_reg(c, i->b, IR_I32);
    expect_reg(c, i->dst, t);
    expect_reg(c, i->a, t);
    break;
  case IR_COMPARE:
    expect_reg(c, i->dst, IR_I32);
    expect_reg(c, i->a, t);
    expect_reg(c, i->b, t);
    break;
  case IR_CONVERT:
    expect_reg(c, i->a, t);
    expect_reg(c, i->dst, ir_storage_type(i->aux));
    break;
  case IR_BRANCH:
    if (t == IR_REF && i->aux > COND_NE)
      breach(c, "references have no order");
    expect_reg(c, i->a, t);
    if (t != IR_IMM32)
      expect_reg(c, i->b, t);
    break;
  case IR_SWITCH: expect_reg(c, i->a, IR_I32); break;
  case IR_RETURN:
    if (t != c->code->method->result)
      breach(c, "return of another type than the method's");
    if (t != IR_VOID)
      expect_reg(c, i->a, t);
    break;
  case IR_THROW:
  case IR_ENTER:
  case IR_EXIT: expect_reg(c, i->a, IR_REF); break;
  case IR_CALL:
  case IR_DISPATCH: check_call(c, i); break;
  case IR_NEW: expect_reg(c, i->dst, IR_REF); break;
  case IR_NEW_ARRAY:
    expect_reg(c, i->dst, IR_REF);
    for (uint32_t k = 0; k < i->aux; k++)
      expect_reg(c, i->a + k, IR_I32);
    break;
  case IR_LOAD:
    expect_reg(c, i->a, IR_REF);
    expect_reg(c, i->dst, t);
    check_field(c, i, false);
    break;
  case IR_STORE:
    expect_reg(c, i->a, IR_REF);
    expect_reg(c, i->b, t);
    check_field(c, i, false);
    break;
  case IR_STORE_GLOBAL:
    expect_reg(c, i->b, t);
    check_field(c, i, true);
    break;
  case IR_ELEMENT:
  case IR_SET_ELEMENT:
    expect_reg(c, i->a, IR_REF);
    expect_reg(c, i->b, IR_I32);
    expect_reg(c, i->dst, ir_storage_type(i->aux));
    break;
  case IR_LENGTH:
  case IR_IS:
    expect_reg(c, i->a, IR_REF);
    expect_reg(c, i->dst, IR_I32);
    break;
  case IR_CAST:
    expect_reg(c, i->a, IR_REF);
    expect_reg(c, i->dst, IR_REF);
    break;
  default: break;
  }
  ir_each_target(i, expect_target, c);
}

const char *ir_check(const ir_code *code, arena *a) {
  check c = {.code = code, .arena = a};
  uint32_t next = 0;
  for (uint32_t b = 0; b < code->block_count && !c.breach; b++) {
    const ir_block *block = &code->blocks[b];
    c.at = block->first;
    if (block->first != next || block->end <= block->first)
      breach(&c, "blocks do not follow each other");
    for (uint32_t i = block->first; i < block->end && !c.breach; i++) {
      c.at = i;
      if (code->block_of[i] != b)
        breach(&c, "instruction in another block");
      if (i + 1 < block->end && ir_ends_block(&code->instrs[i]))
        breach(&c, "jump in the middle of a block");
      check_instr(&c, &code->instrs[i]);
    }
    for (uint32_t h = 0; h < block->handler_count && !c.breach; h++) {
      bool exists = block->handlers + h < code->handler_count;
      uint32_t target =
          exists ? code->handlers[block->handlers + h].block : code->block_count;
      if (target >= code->block_count ||
          code->instrs[code->blocks[target].first].op != IR_CATCH)
        breach(&c, "handler does not start with catch");
    }
    next = block->end;
  }
  if (!c.breach && (next != code->count || !code->count ||
                    !ir_ends_block(&code->instrs[code->count - 1])))
    breach(&c, "the code runs off its end");
  return c.breach;
}
