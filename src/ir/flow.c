/* Post-dominators by iteration over the reversed graph, liveness by the usual backward
 * fixed point. Methods are small; nothing here is worth being clever about. */
#include "ir/flow.h"

#include <assert.h>
#include <string.h>

uint32_t ir_written(const ir_instr *i) {
  switch (i->op) {
  case IR_BRANCH:
  case IR_JUMP:
  case IR_SWITCH:
  case IR_RETURN:
  case IR_THROW:
  case IR_STORE:
  case IR_STORE_GLOBAL:
  case IR_SET_ELEMENT:
  case IR_ENTER:
  case IR_EXIT: return IR_NO_REGISTER;
  case IR_CALL:
  case IR_DISPATCH: return i->type == IR_VOID ? IR_NO_REGISTER : i->dst;
  default: return i->dst;
  }
}

void ir_reads(const ir_instr *i, ir_visit *visit, void *context) {
  switch (i->op) {
  case IR_CONST:
  case IR_LITERAL:
  case IR_CATCH:
  case IR_NEW:
  case IR_LOAD_GLOBAL:
  case IR_JUMP: return;
  case IR_MOVE:
  case IR_NEG:
  case IR_CONVERT:
  case IR_LOAD:
  case IR_LENGTH:
  case IR_IS:
  case IR_CAST: visit(context, i->a); return;
  case IR_COMPARE:
  case IR_ELEMENT:
    visit(context, i->a);
    visit(context, i->b);
    return;
  case IR_BRANCH:
    visit(context, i->a);
    if (i->type != IR_IMM32)
      visit(context, i->b);
    return;
  case IR_RETURN:
    if (i->type != IR_VOID)
      visit(context, i->a);
    return;
  case IR_SWITCH:
  case IR_THROW:
  case IR_ENTER:
  case IR_EXIT: visit(context, i->a); return;
  case IR_CALL:
  case IR_DISPATCH:
    for (uint32_t k = 0; k < i->call->count; k++)
      visit(context, i->call->args[k]);
    return;
  case IR_NEW_ARRAY:
    for (uint32_t k = 0; k < i->aux; k++)
      visit(context, i->a + k);
    return;
  case IR_STORE:
    visit(context, i->a);
    visit(context, i->b);
    return;
  case IR_STORE_GLOBAL: visit(context, i->b); return;
  case IR_SET_ELEMENT:
    visit(context, i->a);
    visit(context, i->b);
    visit(context, i->dst);
    return;
  default: /* arithmetic */
    visit(context, i->a);
    if (i->type != IR_IMM32)
      visit(context, i->b);
    return;
  }
}

/* Successors, as block numbers. */

typedef struct successors {
  const ir_code *code;
  u32_vector blocks;
} successors;

static void add_target(void *context, uint32_t instr) {
  successors *s = context;
  vec_push(&s->blocks, s->code->block_of[instr]);
}

static void find_successors(successors *s, uint32_t block) {
  vec_clear(&s->blocks);
  const ir_instr *last = &s->code->instrs[s->code->blocks[block].end - 1];
  ir_each_target(last, add_target, s);
  if (!ir_ends_block(last))
    vec_push(&s->blocks, block + 1);
}

/* Post-dominators: the nearest common one of all successors, until nothing changes.
 * Blocks are visited backwards; numbers of the order make walking up the tree finite:
 * a post-dominator has a smaller number, the exit has 0. */

static uint32_t common(const uint32_t *join, const uint32_t *order, uint32_t a,
                       uint32_t b) {
  while (a != b) {
    while (a != FLOW_EXIT && (b == FLOW_EXIT || order[a] > order[b]))
      a = join[a];
    while (b != FLOW_EXIT && (a == FLOW_EXIT || order[b] > order[a]))
      b = join[b];
  }
  return a;
}

/* Depth-first numbering of the reversed graph from the exit, reverse post-order. */
typedef struct reversed {
  uint32_t *order, *list;
  uint32_t count;
  u32_vector *preds;
} reversed;

typedef struct visit_state {
  uint32_t block, next;
} visit_state;

static void number_from(reversed *r, uint32_t block, uint8_t *seen) {
  vector(visit_state) stack = {0};
  seen[block] = 1;
  vec_push(&stack, ((visit_state){block, 0}));
  while (stack.size) {
    uint32_t top = stack.size - 1, b = stack.data[top].block;
    if (stack.data[top].next == r->preds[b].size) {
      r->list[r->count++] = b; /* post-order */
      stack.size--;
      continue;
    }
    uint32_t p = r->preds[b].data[stack.data[top].next++];
    if (seen[p])
      continue;
    seen[p] = 1;
    vec_push(&stack, ((visit_state){p, 0}));
  }
  vec_release(&stack);
}

static void find_joins(const ir_code *code, ir_flow *f) {
  uint32_t n = code->block_count;
  successors s = {.code = code};
  u32_vector *preds = memory_new_array(u32_vector, n);
  uint8_t *seen = memory_new_array(uint8_t, n), *known = memory_new_array(uint8_t, n);
  uint8_t *is_exit = memory_new_array(uint8_t, n);
  reversed r = {memory_new_array(uint32_t, n), memory_new_array(uint32_t, n), 0, preds};
  for (uint32_t b = 0; b < n; b++) {
    find_successors(&s, b);
    is_exit[b] = s.blocks.size == 0;
    vec_each (uint32_t, t, &s.blocks)
      vec_push(&preds[*t], b);
  }
  for (uint32_t b = 0; b < n; b++)
    if (is_exit[b])
      number_from(&r, b, seen);
  for (uint32_t k = 0; k < r.count; k++) /* reverse post-order: later is nearer */
    r.order[r.list[k]] = r.count - k;
  for (uint32_t b = 0; b < n; b++)
    f->join[b] = FLOW_EXIT;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = r.count; k-- > 0;) {
      uint32_t b = r.list[k], join = FLOW_EXIT;
      bool any = false;
      find_successors(&s, b);
      vec_each (uint32_t, t, &s.blocks) {
        if (!known[*t])
          continue;
        join = any ? common(f->join, r.order, join, *t) : *t;
        any = true;
      }
      if (is_exit[b])
        join = FLOW_EXIT;
      else if (!any)
        continue;
      if (!known[b] || f->join[b] != join) {
        known[b] = 1;
        f->join[b] = join;
        changed = true;
      }
    }
  }
  for (uint32_t b = 0; b < n; b++)
    vec_release(&preds[b]);
  vec_release(&s.blocks);
  memory_free(preds);
  memory_free(seen);
  memory_free(known);
  memory_free(is_exit);
  memory_free(r.order);
  memory_free(r.list);
}

/* Liveness. */

static void set_bit(void *context, uint32_t reg) {
  ((uint64_t *)context)[reg / 64] |= (uint64_t)1 << (reg % 64);
}

static void live_before(const ir_code *code, const ir_block *b, uint64_t *set) {
  for (uint32_t k = b->end; k-- > b->first;) {
    const ir_instr *i = &code->instrs[k];
    uint32_t written = ir_written(i);
    if (written != IR_NO_REGISTER)
      set[written / 64] &= ~((uint64_t)1 << (written % 64));
    ir_reads(i, set_bit, set); /* it may read what it writes */
  }
}

static void find_live(const ir_code *code, ir_flow *f) {
  successors s = {.code = code};
  uint64_t *set = memory_new_array(uint64_t, f->words);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t b = code->block_count; b-- > 0;) {
      const ir_block *block = &code->blocks[b];
      find_successors(&s, b);
      for (uint32_t h = 0; h < block->handler_count; h++)
        vec_push(&s.blocks, code->handlers[block->handlers + h].block);
      memset(set, 0, f->words * sizeof *set);
      vec_each (uint32_t, t, &s.blocks)
        for (uint32_t w = 0; w < f->words; w++)
          set[w] |= f->live_in[(size_t)*t * f->words + w];
      live_before(code, block, set);
      for (uint32_t h = 0; h < block->handler_count; h++) { /* needed at any point */
        uint32_t t = code->handlers[block->handlers + h].block;
        for (uint32_t w = 0; w < f->words; w++)
          set[w] |= f->live_in[(size_t)t * f->words + w];
      }
      uint64_t *in = f->live_in + (size_t)b * f->words;
      if (memcmp(in, set, f->words * sizeof *set)) {
        memcpy(in, set, f->words * sizeof *set);
        changed = true;
      }
    }
  }
  vec_release(&s.blocks);
  memory_free(set);
}

ir_flow *ir_flow_new(const ir_code *code, arena *a) {
  ir_flow *f = arena_new(a, ir_flow);
  f->join = arena_new_array(a, uint32_t, code->block_count);
  f->words = (code->reg_count + 63) / 64;
  f->live_in = arena_new_array(a, uint64_t, (size_t)f->words * code->block_count);
  find_joins(code, f);
  find_live(code, f);
  return f;
}

bool ir_only_computes(const ir_instr *i) {
  switch (i->op) {
  case IR_CONST:
  case IR_MOVE:
  case IR_ADD:
  case IR_SUB:
  case IR_MUL:
  case IR_AND:
  case IR_OR:
  case IR_XOR:
  case IR_SHL:
  case IR_SHR:
  case IR_USHR:
  case IR_NEG:
  case IR_COMPARE:
  case IR_CONVERT:
  case IR_BRANCH:
  case IR_JUMP:
  case IR_SWITCH: return true;
  default: return false;
  }
}
