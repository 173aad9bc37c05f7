/* Collects blocks in any order and lays them out in the order of their numbers. */
#include "ir/builder.h"

#include <assert.h>
#include <string.h>

void ir_builder_init(ir_builder *b, ir_program *p, ir_method *m) {
  *b = (ir_builder){.program = p, .method = m, .current = UINT32_MAX};
  for (uint32_t i = 0; i < m->param_count; i++)
    ir_builder_new_reg(b, m->param_types[i]);
}

void ir_builder_release(ir_builder *b) {
  vec_release(&b->instrs);
  vec_release(&b->notes);
  vec_release(&b->blocks);
  vec_release(&b->handlers);
  vec_release(&b->reg_types);
}

uint32_t ir_builder_new_reg(ir_builder *b, ir_type type) {
  vec_push(&b->reg_types, (uint8_t)type);
  return b->reg_types.size - 1;
}

uint32_t ir_builder_new_block(ir_builder *b) {
  vec_push(&b->blocks, (building_block){0});
  return b->blocks.size - 1;
}

static void end_current(ir_builder *b) {
  if (b->current != UINT32_MAX)
    b->blocks.data[b->current].end = b->instrs.size;
  b->current = UINT32_MAX;
}

void ir_builder_begin(ir_builder *b, uint32_t block) {
  end_current(b);
  assert(b->blocks.data[block].first == b->blocks.data[block].end);
  b->blocks.data[block].first = b->blocks.data[block].end = b->instrs.size;
  b->current = block;
}

ir_instr *ir_builder_add(ir_builder *b, ir_instr i) {
  assert(b->current != UINT32_MAX);
  vec_push(&b->instrs, i);
  vec_push(&b->notes, b->note);
  return vec_last(&b->instrs);
}

ir_call *ir_builder_new_call(ir_builder *b, uint32_t count) {
  ir_call *call =
      arena_alloc(&b->program->arena, sizeof *call + count * sizeof call->args[0]);
  call->count = count;
  return call;
}

#define NOWHERE UINT32_MAX

/* A building block becomes the index of its first instruction. */
static void place_target(const uint32_t *start, uint32_t *target) {
  assert(start[*target] != NOWHERE && "a branch leads to a block without instructions");
  *target = start[*target];
}

static void place_targets(const uint32_t *start, ir_instr *i) {
  switch (i->op) {
  case IR_BRANCH: place_target(start, &i->target.otherwise); /* fall through */
  case IR_JUMP: place_target(start, &i->target.then); break;
  case IR_SWITCH:
    for (uint32_t k = 0; k < i->table->count; k++)
      place_target(start, &i->table->targets[k]);
    place_target(start, &i->table->otherwise);
    break;
  default: break;
  }
}

static void copy_blocks(const ir_builder *b, ir_code *code, uint32_t *start,
                        uint32_t *number, uint32_t *marks) {
  uint32_t at = 0;
  for (uint32_t k = 0; k < b->blocks.size; k++) {
    const building_block *from = &b->blocks.data[k];
    uint32_t count = from->end - from->first;
    start[k] = number[k] = NOWHERE;
    if (!count)
      continue;
    start[k] = at;
    number[k] = code->block_count;
    code->blocks[code->block_count] =
        (ir_block){at, at + count, from->handlers, from->handler_count};
    for (uint32_t i = 0; i < count; i++, at++) {
      code->instrs[at] = b->instrs.data[from->first + i];
      code->lines[at] = b->notes.data[from->first + i].line;
      code->block_of[at] = code->block_count;
      if (marks)
        marks[at] = b->notes.data[from->first + i].mark;
    }
    code->block_count++;
  }
  assert(at == code->count);
}

ir_code *ir_builder_finish(ir_builder *b, uint32_t **marks) {
  end_current(b);
  arena *a = &b->program->arena;
  ir_code *code = arena_new(a, ir_code);
  code->method = b->method;
  code->count = b->instrs.size;
  code->instrs = arena_new_array(a, ir_instr, code->count);
  code->lines = arena_new_array(a, uint32_t, code->count);
  code->block_of = arena_new_array(a, uint32_t, code->count);
  code->blocks = arena_new_array(a, ir_block, b->blocks.size);
  uint32_t *start = memory_new_array(uint32_t, b->blocks.size + 1);
  uint32_t *number = memory_new_array(uint32_t, b->blocks.size + 1);
  if (marks)
    *marks = arena_new_array(a, uint32_t, code->count);
  copy_blocks(b, code, start, number, marks ? *marks : NULL);
  for (uint32_t i = 0; i < code->count; i++)
    place_targets(start, &code->instrs[i]);
  code->handler_count = b->handlers.size;
  code->handlers = arena_new_array(a, ir_handler, b->handlers.size);
  for (uint32_t h = 0; h < b->handlers.size; h++) {
    code->handlers[h] = b->handlers.data[h];
    code->handlers[h].block = number[b->handlers.data[h].block];
  }
  code->reg_count = b->reg_types.size;
  code->reg_types = arena_new_array(a, uint8_t, code->reg_count);
  if (code->reg_count)
    memcpy(code->reg_types, b->reg_types.data, code->reg_count);
  memory_free(start);
  memory_free(number);
  ir_builder_release(b);
  return code;
}
