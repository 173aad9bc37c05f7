/* The instructions of the lines, copied: each with its registers moved up by the
 * parameters, jumps led to the copy or out of it, blocks and handlers made anew. */
#include "java/cut_internal.h"

#include <assert.h>
#include <string.h>

/* Layout: each instruction, and behind it a return where it falls out of the lines. */

static bool falls_out(const cutting *c, uint32_t i) {
  return !ir_ends_block(&c->from->instrs[i]) && !cut_is_inside(c, i + 1);
}

static void lay_out(cutting *c, uint32_t start) {
  uint32_t at = start;
  for (uint32_t i = 0; i < c->from->count; i++) {
    c->new_at[i] = cut_is_inside(c, i) ? at : NOWHERE;
    at += cut_is_inside(c, i) ? 1 + falls_out(c, i) : 0;
  }
  c->leave = at;
  c->to->count = at + 1;
}

/* Instructions. */

static void lead(const cutting *c, uint32_t *target) {
  *target = cut_is_inside(c, *target) ? c->new_at[*target] : c->leave;
}

static void copy_table(const cutting *c, ir_instr *i) {
  arena *a = &java_program_ir(c->cut->program)->arena;
  ir_switch *table = arena_new(a, ir_switch);
  *table = *i->table;
  table->targets = arena_new_array(a, uint32_t, table->count + 1);
  for (uint32_t k = 0; k < table->count; k++) {
    table->targets[k] = i->table->targets[k];
    lead(c, &table->targets[k]);
  }
  lead(c, &table->otherwise);
  i->table = table;
}

static void copy_call(const cutting *c, ir_instr *i) {
  size_t size = sizeof *i->call + i->call->count * sizeof i->call->args[0];
  ir_call *call = arena_alloc(&java_program_ir(c->cut->program)->arena, size);
  memcpy(call, i->call, size);
  for (uint32_t k = 0; k < call->count; k++)
    call->args[k] += c->shift;
  i->call = call;
}

/* Registers that an instruction does not use do not matter; a branch that compares with a
 * number has it where others have a register. */
static ir_instr moved(const cutting *c, ir_instr i) {
  i.dst += c->shift;
  i.a += c->shift;
  if (i.type != IR_IMM32)
    i.b += c->shift;
  switch (i.op) {
  case IR_BRANCH: lead(c, &i.target.otherwise); /* fall through */
  case IR_JUMP: lead(c, &i.target.then); break;
  case IR_SWITCH: copy_table(c, &i); break;
  case IR_CALL:
  case IR_DISPATCH: copy_call(c, &i); break;
  case IR_RETURN: i = (ir_instr){.op = IR_RETURN, .type = IR_VOID}; break;
  default: break;
  }
  return i;
}

void cut_put(const cutting *c, uint32_t at, ir_instr i, uint32_t line) {
  assert(at < c->to->count);
  c->to->instrs[at] = i;
  c->to->lines[at] = line;
}

static void copy_instructions(const cutting *c) {
  ir_instr back = {.op = IR_RETURN, .type = IR_VOID};
  for (uint32_t i = 0; i < c->from->count; i++) {
    if (c->new_at[i] == NOWHERE)
      continue;
    cut_put(c, c->new_at[i], moved(c, c->from->instrs[i]), c->from->lines[i]);
    if (falls_out(c, i))
      cut_put(c, c->new_at[i] + 1, back, c->from->lines[i]);
  }
  cut_put(c, c->leave, back, c->cut->last);
}

/* Blocks and their handlers. */

static bool begins_block(const cutting *c, uint32_t i) {
  const ir_block *b = &c->from->blocks[c->from->block_of[i]];
  return b->first == i || !cut_is_inside(c, i - 1);
}

/* Of those that the instruction has in the method, the ones in the lines: they are the
 * inner ones. */
static bool copy_handlers(const cutting *c, uint32_t i, ir_block *to) {
  const ir_block *b = &c->from->blocks[c->from->block_of[i]];
  bool outer = false;
  to->handlers = c->to->handler_count;
  for (uint32_t h = 0; h < b->handler_count; h++) {
    ir_handler kept = c->from->handlers[b->handlers + h];
    uint32_t first = c->from->blocks[kept.block].first;
    if (!cut_is_inside(c, first)) {
      outer = true;
      continue;
    }
    if (outer)
      return cut_refuse(c, "it has a part of a try statement");
    kept.block = c->new_at[first]; /* becomes the block's number when all are known */
    c->to->handlers[c->to->handler_count++] = kept;
  }
  to->handler_count = c->to->handler_count - to->handlers;
  return true;
}

static void begin_block(const cutting *c, uint32_t at) {
  if (c->to->block_count)
    c->to->blocks[c->to->block_count - 1].end = at;
  c->to->blocks[c->to->block_count++] = (ir_block){.first = at, .end = c->to->count};
}

static void number_blocks(const cutting *c) {
  for (uint32_t b = 0; b < c->to->block_count; b++)
    for (uint32_t i = c->to->blocks[b].first; i < c->to->blocks[b].end; i++)
      c->to->block_of[i] = b;
  for (uint32_t h = 0; h < c->to->handler_count; h++)
    c->to->handlers[h].block = c->to->block_of[c->to->handlers[h].block];
}

static bool make_blocks(const cutting *c) {
  c->to->block_count = c->to->handler_count = 0;
  begin_block(c, 0);
  for (uint32_t i = 0; i < c->from->count; i++) {
    if (c->new_at[i] == NOWHERE || !begins_block(c, i))
      continue;
    begin_block(c, c->new_at[i]);
    if (!copy_handlers(c, i, &c->to->blocks[c->to->block_count - 1]))
      return false;
  }
  begin_block(c, c->leave);
  number_blocks(c);
  return true;
}

static uint32_t most_handlers(const cutting *c) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < c->from->count; i++)
    if (c->new_at[i] != NOWHERE && begins_block(c, i))
      count += c->from->blocks[c->from->block_of[i]].handler_count;
  return count;
}

bool cut_make_code(cutting *c, uint32_t start) {
  arena *a = &java_program_ir(c->cut->program)->arena;
  const ir_code *from = c->from;
  c->to = arena_new(a, ir_code);
  lay_out(c, start);
  c->to->instrs = arena_new_array(a, ir_instr, c->to->count);
  c->to->lines = arena_new_array(a, uint32_t, c->to->count);
  c->to->block_of = arena_new_array(a, uint32_t, c->to->count);
  c->to->blocks = arena_new_array(a, ir_block, c->to->count + 1);
  c->to->handlers = arena_new_array(a, ir_handler, most_handlers(c) + 1);
  c->to->reg_count = from->reg_count + c->shift;
  c->to->reg_types = arena_new_array(a, uint8_t, c->to->reg_count + 1);
  memcpy(c->to->reg_types + c->shift, from->reg_types, from->reg_count);
  copy_instructions(c);
  return make_blocks(c);
}
