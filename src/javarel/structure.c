/* Dominators by iteration, natural loops by walking back from their last edges. */
#include "javarel/structure.h"

#include "ir/flow.h"

#include <assert.h>
#include <string.h>

/* ---- Edges ---- */

typedef struct edges {
  structure *s;
  uint32_t from;
} edges;

static bool has(const u32_vector *v, uint32_t x) {
  for (uint32_t i = 0; i < v->size; i++)
    if (v->data[i] == x)
      return true;
  return false;
}

static void add_edge(structure *s, uint32_t from, uint32_t to) {
  if (has(&s->blocks[from].successors, to))
    return;
  vec_push(&s->blocks[from].successors, to);
  vec_push(&s->blocks[to].predecessors, from);
}

static void add_target(void *context, uint32_t instr) {
  edges *e = context;
  add_edge(e->s, e->from, e->s->code->block_of[instr]);
}

/* What can throw: handlers of a block that cannot are never entered from it. */
static bool can_throw(const ir_instr *i) {
  switch (i->op) {
  case IR_RETURN:
  case IR_CATCH:
  case IR_IS:
  case IR_LITERAL: return false;
  default: return !ir_only_computes(i);
  }
}

static bool block_can_throw(const ir_code *code, const ir_block *b) {
  for (uint32_t i = b->first; i < b->end; i++)
    if (can_throw(&code->instrs[i]))
      return true;
  return false;
}

static void find_edges(structure *s) {
  const ir_code *code = s->code;
  for (uint32_t b = 0; b < code->block_count; b++) {
    const ir_block *block = &code->blocks[b];
    const ir_instr *last = &code->instrs[block->end - 1];
    edges e = {s, b};
    ir_each_target(last, add_target, &e);
    if (!ir_ends_block(last) && b + 1 < code->block_count)
      add_edge(s, b, b + 1);
    for (uint32_t h = 0; block_can_throw(code, block) && h < block->handler_count; h++)
      add_edge(s, b, code->handlers[block->handlers + h].block);
  }
}

/* ---- Order and dominators ---- */

static void visit(structure *s, uint32_t b, u32_vector *done) {
  s->blocks[b].is_reached = true;
  for (uint32_t i = 0; i < s->blocks[b].successors.size; i++) {
    uint32_t t = s->blocks[b].successors.data[i];
    if (!s->blocks[t].is_reached)
      visit(s, t, done);
  }
  vec_push(done, b);
}

static void find_order(structure *s) {
  u32_vector done = {0};
  visit(s, 0, &done);
  for (uint32_t i = done.size; i-- > 0;) {
    s->blocks[done.data[i]].order = s->sequence.size;
    vec_push(&s->sequence, done.data[i]);
  }
  vec_release(&done);
}

static uint32_t common(const structure *s, uint32_t a, uint32_t b) {
  while (a != b)
    if (s->blocks[a].order > s->blocks[b].order)
      a = s->blocks[a].dominator;
    else
      b = s->blocks[b].dominator;
  return a;
}

static bool update_dominator(structure *s, uint32_t b) {
  uint32_t best = NO_BLOCK;
  for (uint32_t i = 0; i < s->blocks[b].predecessors.size; i++) {
    uint32_t p = s->blocks[b].predecessors.data[i];
    if (!s->blocks[p].is_reached || (p && s->blocks[p].dominator == NO_BLOCK))
      continue;
    best = best == NO_BLOCK ? p : common(s, best, p);
  }
  bool changed = best != s->blocks[b].dominator;
  s->blocks[b].dominator = best;
  return changed;
}

static void find_dominators(structure *s) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 1; i < s->sequence.size; i++)
      changed |= update_dominator(s, s->sequence.data[i]);
  }
}

bool structure_dominates(const structure *s, uint32_t a, uint32_t b) {
  while (b != NO_BLOCK && b != a)
    b = s->blocks[b].dominator;
  return b == a;
}

/* ---- Loops ---- */

/* Marks the loop's blocks, from the end of a last edge backwards. Inner loops are marked
 * later, because their headers come later. */
static void mark_loop(structure *s, uint32_t header, uint32_t from) {
  u32_vector open = {0};
  vec_push(&open, from);
  while (open.size) {
    uint32_t b = vec_pop(&open);
    if (!s->blocks[b].is_reached || s->blocks[b].loop == header)
      continue;
    s->blocks[b].loop = header;
    for (uint32_t i = 0; b != header && i < s->blocks[b].predecessors.size; i++)
      vec_push(&open, s->blocks[b].predecessors.data[i]);
  }
  vec_release(&open);
}

static void find_loop(structure *s, uint32_t b) {
  structure_block *block = &s->blocks[b];
  uint32_t around = block->loop;
  for (uint32_t i = 0; i < block->predecessors.size; i++) {
    uint32_t p = block->predecessors.data[i];
    if (!s->blocks[p].is_reached || s->blocks[p].order < block->order)
      continue;
    if (!structure_dominates(s, b, p)) {
      s->is_irreducible = true;
      continue;
    }
    if (!block->is_header) {
      block->is_header = true;
      block->outer = around;
      block->loop = b;
    }
    if (p != b)
      mark_loop(s, b, p);
  }
}

bool structure_in_loop(const structure *s, uint32_t block, uint32_t header) {
  for (uint32_t l = s->blocks[block].loop; l != NO_BLOCK; l = s->blocks[l].outer)
    if (l == header)
      return true;
  return false;
}

/* ---- The tree ---- */

/* The dominator, moved out of loops that the block does not belong to. */
static uint32_t parent_of(const structure *s, uint32_t b) {
  uint32_t p = s->blocks[b].dominator;
  for (uint32_t l = p == NO_BLOCK ? NO_BLOCK : s->blocks[p].loop; l != NO_BLOCK;
       l = s->blocks[l].outer)
    if (!structure_in_loop(s, b, l))
      p = l;
  return p;
}

static uint32_t forward_edges(const structure *s, uint32_t b) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < s->blocks[b].predecessors.size; i++) {
    const structure_block *p = &s->blocks[s->blocks[b].predecessors.data[i]];
    count += p->is_reached && p->order < s->blocks[b].order;
  }
  return count;
}

static bool is_handler(const structure *s, uint32_t b) {
  for (uint32_t h = 0; h < s->code->handler_count; h++)
    if (s->code->handlers[h].block == b)
      return true;
  return false;
}

static bool is_switched_to(const structure *s, uint32_t b) {
  for (uint32_t i = 0; i < s->blocks[b].predecessors.size; i++) {
    uint32_t p = s->blocks[b].predecessors.data[i];
    if (s->code->instrs[s->code->blocks[p].end - 1].op == IR_SWITCH)
      return true; /* several cases may lead there */
  }
  return false;
}

static bool leaves_loop(const structure *s, uint32_t b) {
  for (uint32_t i = 0; i < s->blocks[b].predecessors.size; i++) {
    uint32_t l = s->blocks[s->blocks[b].predecessors.data[i]].loop;
    if (l != NO_BLOCK && !structure_in_loop(s, b, l))
      return true;
  }
  return false;
}

static void build_tree(structure *s) {
  for (uint32_t i = 1; i < s->sequence.size; i++) {
    uint32_t b = s->sequence.data[i];
    structure_block *block = &s->blocks[b];
    block->parent = parent_of(s, b);
    block->is_labelled = forward_edges(s, b) > 1 || is_handler(s, b) ||
                         is_switched_to(s, b) || leaves_loop(s, b);
    vec_push(&s->blocks[block->parent].children, b);
  }
}

bool structure_is_below(const structure *s, uint32_t block, uint32_t root) {
  while (block != NO_BLOCK && block != root)
    block = s->blocks[block].parent;
  return block == root;
}

structure *structure_new(arena *a, const ir_code *code) {
  structure *s = arena_new(a, structure);
  s->code = code;
  s->blocks = arena_new_array(a, structure_block, code->block_count);
  for (uint32_t b = 0; b < code->block_count; b++)
    s->blocks[b].dominator = s->blocks[b].parent = s->blocks[b].loop =
        s->blocks[b].outer = NO_BLOCK;
  find_edges(s);
  find_order(s);
  find_dominators(s);
  for (uint32_t i = 0; i < s->sequence.size; i++)
    find_loop(s, s->sequence.data[i]);
  if (!s->is_irreducible)
    build_tree(s);
  return s;
}

void structure_release(structure *s) {
  for (uint32_t b = 0; b < s->code->block_count; b++) {
    vec_release(&s->blocks[b].successors);
    vec_release(&s->blocks[b].predecessors);
    vec_release(&s->blocks[b].children);
  }
  vec_release(&s->sequence);
}
