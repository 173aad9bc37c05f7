/* Branches that need not be decided: whichever side is taken, nothing happens before the
 * sides join but that registers are assigned. Nothing is written, called or thrown, and
 * there is no loop. */
#include "fields/track.h"

#include "ir/flow.h"

#include <assert.h>

enum { MOST_BLOCKS = 64 };

/* Whether register 0 is the receiver all the time: it is never null. */
static bool keeps_receiver(const ir_code *c) {
  if (c->method->is_static)
    return false;
  for (uint32_t k = 0; k < c->count; k++)
    if (ir_written(&c->instrs[k]) == 0)
      return false;
  return true;
}

typedef struct walk {
  ir_code *code;
  uint32_t join; /* block, or FLOW_EXIT */
  bool receiver_is_safe;
  track_region *region;
  map colours; /* block: 1 under way, 2 done */
} walk;

static bool is_harmless(const walk *w, const ir_instr *i) {
  switch (i->op) {
  case IR_IS: return !i->unresolved;
  case IR_DIV:
  case IR_REM: return i->type == IR_IMM32;
  case IR_LOAD: return !i->unresolved && i->a == 0 && w->receiver_is_safe;
  case IR_RETURN: return w->join == FLOW_EXIT;
  default: return ir_only_computes(i);
  }
}

static bool visit(walk *w, uint32_t block);

typedef struct targets {
  walk *walk;
  bool ok;
} targets;

static void visit_target(void *context, uint32_t instr) {
  targets *t = context;
  t->ok = t->ok && visit(t->walk, t->walk->code->block_of[instr]);
}

static bool visit(walk *w, uint32_t block) {
  if (block == w->join)
    return true;
  uint64_t *colour = map_get(&w->colours, block);
  if (colour)
    return *colour == 2; /* else a loop */
  if (w->colours.size >= MOST_BLOCKS)
    return false;
  map_put(&w->colours, block, 1);
  const ir_block *b = &w->code->blocks[block];
  for (uint32_t pc = b->first; pc < b->end; pc++) {
    const ir_instr *i = &w->code->instrs[pc];
    if (!is_harmless(w, i))
      return false;
    if (i->op != IR_BRANCH && i->op != IR_JUMP && i->op != IR_SWITCH &&
        i->op != IR_RETURN)
      vec_push(&w->region->registers, i->dst);
  }
  const ir_instr *last = &w->code->instrs[b->end - 1];
  targets t = {w, true};
  ir_each_target(last, visit_target, &t);
  if (t.ok && !ir_ends_block(last))
    t.ok = visit(w, block + 1);
  map_put(&w->colours, block, 2);
  return t.ok;
}

static const ir_flow *flow_of(tracker *t, ir_code *code) {
  uint64_t *known = map_get(&t->flows, map_address(code));
  if (known)
    return (const ir_flow *)(uintptr_t)*known;
  ir_flow *f = ir_flow_new(code, &t->arena);
  map_put(&t->flows, map_address(code), map_address(f));
  return f;
}

const track_region *track_region_of(tracker *t, ir_code *code, uint32_t pc) {
  const ir_instr *i = &code->instrs[pc];
  uint64_t *known = map_get(&t->regions, map_address(i));
  if (known)
    return *known == 1 ? NULL : (const track_region *)(uintptr_t)*known;
  uint32_t block = code->block_of[pc];
  track_region *r = arena_new(&t->arena, track_region);
  walk w = {.code = code,
            .join = flow_of(t, code)->join[block],
            .receiver_is_safe = keeps_receiver(code),
            .region = r};
  r->join = w.join == FLOW_EXIT ? FLOW_EXIT : code->blocks[w.join].first;
  targets all = {&w, true};
  map_put(&w.colours, block, 1); /* to come back is a loop */
  ir_each_target(i, visit_target, &all);
  map_release(&w.colours);
  map_put(&t->regions, map_address(i), all.ok ? map_address(r) : 1);
  if (!all.ok)
    vec_release(&r->registers);
  return all.ok ? r : NULL;
}
