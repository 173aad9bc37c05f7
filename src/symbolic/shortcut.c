/* Conditions with shortcuts: a && (b || c && d) is four branches and two ways to go on.
 *
 *     if (e.hash == hash && (e.key == key || key != null && key.equals(e.key)))
 *
 * Decided branch by branch, each way through it would be a path of its own. From a
 * branch, blocks are added that nothing else leads to, that only compute and that end in
 * a branch, as long as there are any; where two ways lead out of such a region, it is
 * merged and decided as a whole. */
#include "symbolic/merge_run.h"

#include <string.h>

enum { MOST_BLOCKS = 16 };

typedef struct region {
  uint32_t blocks[MOST_BLOCKS], block_count;
  uint32_t exits[MOST_BLOCKS + 1], exit_count;
} region;

static bool contains(const uint32_t *list, uint32_t count, uint32_t block) {
  for (uint32_t k = 0; k < count; k++)
    if (list[k] == block)
      return true;
  return false;
}

static const ir_instr *last_of(const ir_code *c, uint32_t block) {
  return &c->instrs[c->blocks[block].end - 1];
}

uint32_t code_successors(const ir_code *c, uint32_t block, uint32_t *out) {
  const ir_instr *last = last_of(c, block);
  switch (last->op) {
  case IR_BRANCH:
    out[0] = c->block_of[last->target.then];
    out[1] = c->block_of[last->target.otherwise];
    return 2;
  case IR_JUMP: out[0] = c->block_of[last->target.then]; return 1;
  case IR_RETURN:
  case IR_THROW: return 0;
  default: out[0] = block + 1; return 1;
  }
}

static bool switches_to(const ir_code *c, const ir_switch *t, uint32_t block) {
  bool hit = c->block_of[t->otherwise] == block;
  for (uint32_t k = 0; k < t->count; k++)
    hit |= c->block_of[t->targets[k]] == block;
  return hit;
}

bool code_leads_to(const ir_code *c, uint32_t block, const bool *blocks) {
  uint32_t next[2];
  const ir_instr *last = last_of(c, block);
  if (last->op == IR_SWITCH) {
    bool hit = blocks[c->block_of[last->table->otherwise]];
    for (uint32_t k = 0; k < last->table->count; k++)
      hit = hit || blocks[c->block_of[last->table->targets[k]]];
    return hit;
  }
  uint32_t count = code_successors(c, block, next);
  for (uint32_t k = 0; k < count; k++)
    if (blocks[next[k]])
      return true;
  return false;
}

/* Whether nothing but the region leads to the block. */
static bool belongs(const ir_code *c, const region *r, uint32_t block) {
  for (uint32_t b = 0; b < c->block_count; b++) {
    uint32_t next[2];
    const ir_instr *last = last_of(c, b);
    if (contains(r->blocks, r->block_count, b))
      continue;
    if (last->op == IR_SWITCH && switches_to(c, last->table, block))
      return false;
    uint32_t count = last->op == IR_SWITCH ? 0 : code_successors(c, b, next);
    if (contains(next, count, block))
      return false;
  }
  for (uint32_t h = 0; h < c->handler_count; h++)
    if (c->handlers[h].block == block)
      return false;
  return true;
}

static bool is_condition(const ir_code *c, uint32_t block) {
  const ir_block *b = &c->blocks[block];
  bool jumps_on = b->end == b->first + 1 && last_of(c, block)->op == IR_JUMP;
  if ((last_of(c, block)->op != IR_BRANCH && !jumps_on) || b->handler_count)
    return false;
  uint32_t next[2], count = code_successors(c, block, next);
  for (uint32_t k = 0; k < count; k++)
    if (next[k] <= block) /* a loop is not part of a condition */
      return false;
  for (uint32_t pc = b->first; pc + 1 < b->end; pc++) {
    uint8_t op = c->instrs[pc].op;
    if (!operate_can(&c->instrs[pc]) && op != IR_CALL && op != IR_DISPATCH)
      return false;
  }
  return true;
}

static void find_exits(const ir_code *c, region *r) {
  r->exit_count = 0;
  for (uint32_t k = 0; k < r->block_count; k++) {
    uint32_t next[2], count = code_successors(c, r->blocks[k], next);
    for (uint32_t j = 0; j < count; j++)
      if (!contains(r->blocks, r->block_count, next[j]) &&
          !contains(r->exits, r->exit_count, next[j]))
        r->exits[r->exit_count++] = next[j];
  }
}

/* Adds one block; false: there is none to add. */
static bool extend(const ir_code *c, region *r) {
  for (uint32_t k = 0; k < r->exit_count && r->block_count < MOST_BLOCKS; k++)
    if (r->exits[k] > r->blocks[0] && is_condition(c, r->exits[k]) &&
        belongs(c, r, r->exits[k])) {
      r->blocks[r->block_count++] = r->exits[k];
      find_exits(c, r);
      return true;
    }
  return false;
}

/* The two ways out of the largest region that starts at the branch; false: there is none
 * beyond the branch itself. */
static bool find_region(const ir_code *c, uint32_t pc, uint32_t exits[2]) {
  region r = {.blocks = {c->block_of[pc]}, .block_count = 1};
  bool found = false;
  find_exits(c, &r);
  while (extend(c, &r))
    if (r.exit_count == 2) {
      memcpy(exits, r.exits, 2 * sizeof *exits);
      found = true;
    }
  return found;
}

bool shortcut_exits(evaluator *e, const ir_code *c, uint32_t pc, uint32_t exits[2]) {
  uint64_t key = map_address(&c->instrs[pc]), *known = map_get(&e->shortcuts, key);
  if (!known) {
    uint32_t found[2] = {0, 0}; /* no way out leads back to the first block */
    bool any = find_region(c, pc, found);
    known = map_put(&e->shortcuts, key, any ? map_pair(found[0], found[1]) : 0);
  }
  exits[0] = (uint32_t)(*known >> 32);
  exits[1] = (uint32_t)*known;
  return *known != 0;
}
