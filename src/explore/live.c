/* Liveness at an instruction, from that at the starts of blocks: backwards from the end
 * of the block. What a handler of the block needs is live in all of it. */
#include "explore/live.h"

#include "ir/flow.h"

#include <assert.h>
#include <string.h>

void live_init(live_registers *l) {
  *l = (live_registers){0};
  arena_init(&l->arena);
}

void live_release(live_registers *l) {
  map_release(&l->flows);
  map_release(&l->sets);
  arena_release(&l->arena);
}

typedef struct scan {
  const ir_code *code;
  const ir_flow *flow;
  uint64_t *live;
} scan;

static void join_block(scan *s, uint32_t block) {
  for (uint32_t w = 0; w < s->flow->words; w++)
    s->live[w] |= s->flow->live_in[(size_t)block * s->flow->words + w];
}

static void join_target(void *context, uint32_t instr) {
  scan *s = context;
  join_block(s, s->code->block_of[instr]);
}

static void add_register(void *context, uint32_t reg) {
  scan *s = context;
  s->live[reg / 64] |= 1ull << reg % 64;
}

static void drop_written(scan *s, const ir_instr *i) {
  uint32_t reg = ir_written(i);
  if (reg != IR_NO_REGISTER)
    s->live[reg / 64] &= ~(1ull << reg % 64);
}

static void join_handlers(scan *s, const ir_block *b) {
  for (uint32_t h = 0; h < b->handler_count; h++)
    join_block(s, s->code->handlers[b->handlers + h].block);
}

static void run_back(scan *s, uint32_t pc, live_side side) {
  const ir_code *code = s->code;
  const ir_block *b = &code->blocks[code->block_of[pc]];
  const ir_instr *last = &code->instrs[b->end - 1];
  ir_each_target(last, join_target, s);
  if (!ir_ends_block(last) && b->end < code->count)
    join_block(s, code->block_of[b->end]);
  join_handlers(s, b);
  for (uint32_t k = b->end; k-- > pc;) {
    drop_written(s, &code->instrs[k]);
    if (k > pc || side == LIVE_BEFORE)
      ir_reads(&code->instrs[k], add_register, s);
    join_handlers(s, b);
  }
}

static const ir_flow *flow_of(live_registers *l, const ir_code *code) {
  uint64_t *known = map_get(&l->flows, map_address(code));
  if (known)
    return (const ir_flow *)(uintptr_t)*known;
  ir_flow *flow = ir_flow_new(code, &l->arena);
  map_put(&l->flows, map_address(code), map_address(flow));
  return flow;
}

const live_set *live_at(live_registers *l, const ir_code *code, uint32_t pc,
                        live_side side) {
  uint64_t key = map_address(&code->instrs[pc]) + (side == LIVE_AFTER);
  uint64_t *known = map_get(&l->sets, key);
  if (known)
    return (const live_set *)(uintptr_t)*known;
  const ir_flow *flow = flow_of(l, code);
  scan s = {code, flow, arena_new_array(&l->arena, uint64_t, flow->words + 1)};
  run_back(&s, pc, side);
  live_set *set =
      arena_alloc(&l->arena, sizeof *set + code->reg_count * sizeof(uint32_t));
  set->count = 0;
  for (uint32_t r = 0; r < code->reg_count; r++)
    if (s.live[r / 64] >> r % 64 & 1)
      set->regs[set->count++] = r;
  map_put(&l->sets, key, map_address(set));
  return set;
}
