/* Loops that search for an object, and end where it is written to.
 *
 *     while (e != null)
 *       if (key < e.key) e = e.left;
 *       else if (key > e.key) e = e.right;
 *       else { e.value = value; return; }
 *
 * The write makes the branches of the loop something that cannot be merged. But what
 * comes before it can: the loop has two ways out, and one of them is a few instructions
 * that write and return. A path follows the loop. When it leaves it there, it forgets how
 * it found the object; it keeps that one was found, and holds open which (held.c). So one
 * path writes to whatever object is found.
 *
 * As for look-ups that find nothing, what is excluded afterwards is the way.
 *
 * What is assumed, and who looks at it: what follow_null.c assumes; and
 *
 * - the way met no object of many, which other states would meet otherwise
 *   (met_no_choice);
 * - the state is the one before the paths, for which the loop was merged (is_untouched);
 * - the loop has two ways out, only computes, and what follows is a write and a return:
 *   found in the code, for all states (find_ends);
 * - nothing but a write happens to what is held: to read through it, or to return it,
 *   ends the holding (follow_stop_holding_loops). */
#include "symbolic/follow_run.h"
#include "symbolic/merge_run.h"

#include <string.h>

typedef struct loop {
  ir_code *code;
  bool *inside;        /* by block */
  uint32_t end, other; /* the ways out: to the write, and the other one */
  /* the last merge, in the state before the paths; NULL: there was none */
  sym *before, *after;
  uint32_t pc;
  literal when, error;
} loop;

typedef struct loop_way { /* through a loop, on a path */
  loop *loop;
  sym *regs; /* when its first branch was decided */
  uint32_t pc;
  way_mark mark;
} loop_way;

void release_loop_way(loop_way *w) {
  if (w)
    memory_free(w->regs);
  memory_free(w);
}

static void free_loop(loop *l) {
  memory_free(l->inside);
  memory_free(l->before);
  memory_free(l->after);
  memory_free(l);
}

void release_loops(evaluator *e) {
  vec_each (loop *, l, &e->loops.all)
    free_loop(*l);
  vec_release(&e->loops.all);
  vec_release(&e->loops.open);
  map_release(&e->loops.at);
}

/* Finding them. */

static bool has_switch(const ir_code *c, uint32_t block) {
  return c->instrs[c->blocks[block].end - 1].op == IR_SWITCH;
}

/* Marks the blocks that control can go to from the block. */
static void mark_from(const ir_code *c, uint32_t block, bool *marked) {
  uint32_t next[2], count = has_switch(c, block) ? 0 : code_successors(c, block, next);
  for (uint32_t k = 0; k < count; k++)
    if (!marked[next[k]]) {
      marked[next[k]] = true;
      mark_from(c, next[k], marked);
    }
}

static bool leads_to(const ir_code *c, uint32_t from, uint32_t to) {
  bool *marked = memory_new_array(bool, c->block_count);
  mark_from(c, from, marked);
  bool found = marked[to];
  memory_free(marked);
  return found;
}

/* A few instructions that write to a field and return. */
static bool writes_and_returns(const ir_code *c, uint32_t block) {
  const ir_block *b = &c->blocks[block];
  bool writes = false;
  for (uint32_t pc = b->first; pc + 1 < b->end; pc++) {
    const ir_instr *i = &c->instrs[pc];
    writes |= i->op == IR_STORE;
    if (i->op != IR_STORE && !operate_can(i))
      return false;
  }
  return writes && !b->handler_count && c->instrs[b->end - 1].op == IR_RETURN;
}

static bool only_computes(const ir_code *c, uint32_t block) {
  const ir_block *b = &c->blocks[block];
  for (uint32_t pc = b->first; pc < b->end; pc++) {
    const ir_instr *i = &c->instrs[pc];
    if (!operate_can(i) && i->op != IR_BRANCH && i->op != IR_JUMP && i->op != IR_CALL &&
        i->op != IR_DISPATCH)
      return false;
  }
  return !b->handler_count;
}

/* Two ways out, one of them to a write. */
static bool find_ends(loop *l) {
  const ir_code *c = l->code;
  l->end = l->other = FLOW_EXIT;
  for (uint32_t b = 0; b < c->block_count; b++) {
    uint32_t next[2], count = l->inside[b] ? code_successors(c, b, next) : 0;
    if (l->inside[b] && !only_computes(c, b))
      return false;
    for (uint32_t k = 0; k < count; k++) {
      if (l->inside[next[k]] || next[k] == l->end || next[k] == l->other)
        continue;
      uint32_t *place = writes_and_returns(c, next[k]) ? &l->end : &l->other;
      if (*place != FLOW_EXIT)
        return false;
      *place = next[k];
    }
  }
  return l->end != FLOW_EXIT && l->other != FLOW_EXIT;
}

static loop *new_loop(ir_code *c, uint32_t block) {
  loop *l = memory_new(loop);
  bool *ahead = memory_new_array(bool, c->block_count);
  l->code = c;
  l->inside = memory_new_array(bool, c->block_count);
  mark_from(c, block, ahead);
  for (uint32_t b = 0; b < c->block_count; b++)
    l->inside[b] = ahead[b] && leads_to(c, b, block);
  memory_free(ahead);
  if (find_ends(l))
    return l;
  free_loop(l);
  return NULL;
}

static loop *loop_with(evaluator *e, ir_code *c, uint32_t block) {
  vec_each (loop *, l, &e->loops.all)
    if ((*l)->code == c && (*l)->inside[block])
      return *l;
  loop *made = new_loop(c, block);
  if (made)
    vec_push(&e->loops.all, made);
  return made;
}

static loop *loop_at(evaluator *e, ir_code *c, uint32_t pc) {
  uint64_t key = map_address(&c->instrs[pc]), *known = map_get(&e->loops.at, key);
  if (!known)
    known = map_put(&e->loops.at, key, map_address(loop_with(e, c, c->block_of[pc])));
  return (loop *)(uintptr_t)*known;
}

/* Following them. */

static uint64_t failure_key(const loop *l) {
  return map_address(l);
}

void follow_enter_loop(evaluator *e) {
  sym_frame *f = top(e);
  if (!e->loops.are_held || e->path.decides_all || e->held.arguments.size ||
      !shortcut_is_on(e->without, SHORTCUT_LOOP))
    return;
  loop *l = loop_at(e, f->code, f->pc);
  if (!l || (f->loop && f->loop->loop == l) || map_get(&e->merge.failed, failure_key(l)))
    return;
  release_loop_way(f->loop);
  f->loop = memory_new(loop_way);
  *f->loop = (loop_way){.loop = l, .pc = f->pc, .mark = mark_of(e)};
  f->loop->regs = memory_new_array(sym, f->code->reg_count + 1);
  memcpy(f->loop->regs, f->regs, f->code->reg_count * sizeof *f->regs);
}

static bool is_last_merge(const loop *l, const loop_way *w) {
  return l->before && l->pc == w->pc &&
         !memcmp(l->before, w->regs, l->code->reg_count * sizeof *w->regs);
}

static bool merge_loop(evaluator *e, const loop_way *w) {
  loop *l = w->loop;
  size_t size = l->code->reg_count + 1;
  memory_free(l->before);
  memory_free(l->after);
  l->before = memory_new_array(sym, size);
  l->after = memory_new_array(sym, size);
  l->pc = w->pc;
  memcpy(l->before, w->regs, l->code->reg_count * sizeof *w->regs);
  memcpy(l->after, w->regs, l->code->reg_count * sizeof *w->regs);
  e->merge.work = 0;
  e->merge.work_limit = CALL_WORK;
  e->memo.uses_path = false;
  conditions_clear(&e->merge.conditions);
  merge_run r = merge_run_open(e, l->code, l->end);
  r.other_stop = l->other;
  hidden_way rest; /* of the path, which is about to be forgotten */
  follow_hide_way(e, w->mark, &rest);
  bool ok = merge_run_all(&r, w->pc, l->after);
  follow_show_way(e, &rest);
  condition at_end = ok ? merge_join_waiting(&r, &r.stopped, l->code->reg_types,
                                             l->code->reg_count, l->end, l->after)
                        : CONDITION_NEVER;
  l->when = all_of(&r, at_end);
  l->error = r.error;
  merge_run_close(&r);
  return ok;
}

/* The loop's merged result; false: it has none. */
static bool merged_loop(evaluator *e, const loop_way *w) {
  loop *l = w->loop;
  if (!is_untouched(e))
    return false;
  if (is_last_merge(l, w))
    return true;
  bool ok = merge_loop(e, w);
  if (!ok)
    merge_note_failure(e, failure_key(l));
  if (!ok || e->memo.uses_path) { /* true of this path alone */
    memory_free(l->before);
    l->before = NULL;
  }
  return ok;
}

/* Whether the way met only references that are null or one object. */
static bool met_no_choice(const evaluator *e, const loop_way *w) {
  for (uint32_t k = w->mark.encounters; k < e->path.encounters.size; k++)
    if (merge_is_open_reference(e, e->path.encounters.data[k].reference))
      return false;
  return true;
}

static void hold_registers(evaluator *e, const loop *l, const sym *before) {
  const ir_flow *flow = merge_flow_of(e, l->code);
  for (uint32_t k = 0; k < l->code->reg_count; k++)
    if (l->code->reg_types[k] == IR_REF && ir_flow_is_live(flow, l->end, k) &&
        l->after[k] != before[k] && merge_is_open_reference(e, l->after[k]))
      map_put(&e->held.references, ref_without(&e->state->refs, l->after[k], SYM_NULL),
              1);
  vec_push(&e->loops.open, failure_key(l));
}

bool follow_leave_loop(evaluator *e) {
  sym_frame *f = top(e);
  loop_way *w = f->loop;
  loop *l = w->loop;
  uint32_t block = f->code->block_of[f->pc];
  if (l->inside[block])
    return true;
  f->loop = NULL;
  bool forgets = block == l->end && e->path.literals.size > w->mark.path &&
                 e->state->journal.size == w->mark.journal && met_no_choice(e, w) &&
                 merged_loop(e, w) && evaluation_get(&e->model, l->when) &&
                 !evaluation_get(&e->model, l->error);
  bool goes_on = true;
  if (forgets) {
    vec_push(&e->merge.done, failure_key(l));
    hold_registers(e, l, w->regs);
    memcpy(f->regs, l->after, f->code->reg_count * sizeof *f->regs);
    shortcut_use(&e->counts.uses, SHORTCUT_LOOP);
    goes_on = follow_forget_way(e, w->mark, l->when, l->error);
  }
  release_loop_way(w);
  return goes_on;
}

bool follow_stop_holding_loops(evaluator *e) {
  vec_each (const uint64_t, key, &e->loops.open)
    merge_note_failure(e, *key);
  vec_clear(&e->loops.open);
  map_clear(&e->held.references);
  return follow_stop(e, FOLLOWED_AGAIN, NULL);
}
