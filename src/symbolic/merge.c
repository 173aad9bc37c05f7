/* Merge: evaluates code without side effects on all its paths at once.
 *
 * Blocks wait with a guard and registers; always the first waiting block in layout
 * order runs next. Since compilers lay loops out in one piece, a loop is run until no
 * state is left in it before what follows it runs, and everything that leaves it has
 * been joined by then (merge_join.c). A returned value is joined likewise.
 *
 * Calls are evaluated as if alone (guard true) and memoised; a receiver with several
 * alternatives is split by object, so that the key is concrete. A call that meets itself
 * with the same arguments, and has written nothing since that it could read, would never
 * end: that is the error a stack overflow is.
 *
 * Objects may be made and filled in; writing to any other is a side effect, and the merge
 * fails. */
#include "symbolic/alike.h"
#include "symbolic/merge_walk.h"
#include "symbolic/select.h"

#include <assert.h>
#include <string.h>

enum { REGION_WORK = 2000, LONG = 256 };

bool merge_fail(evaluator *e, const ir_code *code, uint32_t pc, const char *why) {
  e->why = why;
  if (code)
    e->where = place_of_instr(code, pc);
  e->counts.failed_merges++;
  return false;
}

ir_flow *merge_flow_of(evaluator *e, ir_code *code) {
  uint64_t *known = map_get(&e->flows, map_address(code));
  if (known)
    return (ir_flow *)(uintptr_t)*known;
  ir_flow *f = ir_flow_new(code, &e->program->arena);
  map_put(&e->flows, map_address(code), map_address(f));
  return f;
}

static void go_to(merge_run *r, uint32_t instr, condition guard, const sym *regs) {
  uint32_t block = r->code->block_of[instr];
  waiting *place = block == r->stop         ? &r->stopped
                   : block == r->other_stop ? &r->other_stopped
                                            : &r->blocks[block];
  merge_arrive(r, place, guard, regs, r->code->reg_count);
}

void merge_raise_error(merge_run *r, condition *guard, literal when) {
  formula *f = r->e->state->formula;
  if (shortcut_is_on(r->e->without, SHORTCUT_IMPOSSIBLE)) {
    if (impossible_where(r->e, when, *guard)) {
      if (when != LITERAL_FALSE)
        shortcut_use(&r->e->counts.uses, SHORTCUT_IMPOSSIBLE);
      return;
    }
    when = restrict_literal(r->e, when, *guard);
  }
  r->error = formula_or(f, r->error, formula_and(f, all_of(r, *guard), when));
  *guard = condition_and(&r->e->merge.conditions, *guard, literal_not(when));
}

/* Jumps. */

/* When the reference is an object of the prestate, or one of now that can change. */
static literal is_of_world(const sym_state *s, sym a, bool prestate) {
  literal any = LITERAL_FALSE;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    ref_entry x = ref_entries(&s->refs, a)[k];
    const sym_object *o = sym_get_object(s, x.object);
    bool now = !sym_is_null(x.object) && !o->imported && !o->is_spec_box &&
               (o->length || o->class->is_array);
    if (prestate ? !sym_is_null(o->original) : now && sym_is_null(o->original))
      any = formula_or(s->formula, any, x.guard);
  }
  return any;
}

/* To compare an object of the prestate with one of now is an error: the judge says which.
 */
static void part_worlds(merge_run *r, const ir_instr *i, condition *guard,
                        const sym *regs) {
  const sym_state *s = r->e->state;
  if (i->type != IR_REF || !s->has_copies || !r->code->method->means_identity)
    return;
  sym a = regs[i->a], b = regs[i->b];
  if (a == b || a == SYM_ZERO || b == SYM_ZERO)
    return;
  formula *f = s->formula;
  literal before = is_of_world(s, a, true), other = is_of_world(s, b, true);
  if (before == LITERAL_FALSE && other == LITERAL_FALSE)
    return;
  literal apart = formula_or(f, formula_and(f, before, is_of_world(s, b, false)),
                             formula_and(f, other, is_of_world(s, a, false)));
  if (apart != LITERAL_FALSE)
    merge_raise_error(r, guard, apart);
}

static void run_branch(merge_run *r, const ir_instr *i, condition guard, sym *regs) {
  evaluator *e = r->e;
  part_worlds(r, i, &guard, regs);
  literal c = operate_branch_condition(e, i, regs);
  c = placed_condition(r, i, guard, regs, c);
  r->counts += i->type != IR_REF && literal_is_constant(c);
  condition then = condition_and(&e->merge.conditions, guard, c);
  condition otherwise = condition_and(&e->merge.conditions, guard, literal_not(c));
  bool learns =
      i->type == IR_REF || operate_is_equality(i) || operate_has_sentinels(r->code, regs);
  if (!learns || literal_is_constant(c)) {
    go_to(r, i->target.then, then, regs);
    go_to(r, i->target.otherwise, otherwise, regs);
    return;
  }
  size_t size = r->code->reg_count * sizeof *regs;
  sym *before = memory_alloc(size);
  memcpy(before, regs, size);
  operate_learn_null(e, r->code, i, true, regs);
  operate_learn_equal(e, r->code, i, true, regs);
  operate_learn_sentinels(e, r->code, c, regs);
  go_to(r, i->target.then, then, regs);
  operate_learn_null(e, r->code, i, false, before);
  operate_learn_equal(e, r->code, i, false, before);
  operate_learn_sentinels(e, r->code, literal_not(c), before);
  go_to(r, i->target.otherwise, otherwise, before);
  memory_free(before);
}

static void run_switch(merge_run *r, const ir_instr *i, condition guard,
                       const sym *regs) {
  sym_state *s = r->e->state;
  condition none = guard;
  const ir_switch *t = i->table;
  for (uint32_t k = 0; k < t->count; k++) {
    int32_t key = t->dense ? t->keys[0] + (int32_t)k : t->keys[k];
    literal hit = number_eq(&s->numbers, regs[i->a], sym_int(s, key));
    go_to(r, t->targets[k], condition_and(&r->e->merge.conditions, guard, hit), regs);
    none = condition_and(&r->e->merge.conditions, none, literal_not(hit));
  }
  go_to(r, t->otherwise, none, regs);
}

static void run_return(merge_run *r, const ir_instr *i, condition guard,
                       const sym *regs) {
  sym value = i->type == IR_VOID ? SYM_ZERO : regs[i->a];
  merge_arrive(r, &r->returned, guard, &value, 1);
}

/* One instruction; false: the merge fails. *ended: control went elsewhere. */
static bool run_instr(merge_run *r, uint32_t pc, condition *guard, sym *regs,
                      bool *ended) {
  evaluator *e = r->e;
  ir_instr *i = &r->code->instrs[pc];
  if (!ir_come_to(e->program, r->code->method, i))
    return merge_fail(e, r->code, pc, "a class that cannot be loaded");
  bool reads = i->op == IR_LOAD || i->op == IR_ELEMENT || i->op == IR_LENGTH;
  sym held = e->merge.closed_only && reads && held_has(e, regs[i->a]) ? regs[i->a] : 0;
  if (e->merge.closed_only && reads && !held && merge_is_open_reference(e, regs[i->a]) &&
      !alike_stays_open(e->state, regs[i->a]) && !select_is_selected(e, i, regs[i->a]))
    return merge_fail(e, r->code, pc, "reads through an open reference");
  if (operate_can(i)) {
    faults f = {0};
    sym result = SYM_ZERO;
    if (!operate_instruction(e, i, regs, &result, &f))
      return merge_fail(e, r->code, pc, operate_why_not(i));
    for (uint32_t k = 0; k < f.count; k++)
      merge_raise_error(r, guard, f.items[k].when);
    if (held && i->type == IR_REF && !held_hold_what_is_read(e, held, result))
      return merge_fail(e, r->code, pc, "reads through an open reference");
    if (e->merge.joins || (e->path.is_open && e->path.joined_writes))
      merge_tally_add(r, i, all_of(r, *guard), regs, &result);
    regs[i->dst] = result;
    return true;
  }
  switch (i->op) {
  case IR_BRANCH:
    run_branch(r, i, *guard, regs);
    *ended = true;
    return true;
  case IR_JUMP:
    go_to(r, i->target.then, *guard, regs);
    *ended = true;
    return true;
  case IR_SWITCH:
    run_switch(r, i, *guard, regs);
    *ended = true;
    return true;
  case IR_RETURN:
    if (r->stop != FLOW_EXIT)
      return merge_fail(e, r->code, pc, "returns");
    run_return(r, i, *guard, regs);
    *ended = true;
    return true;
  case IR_THROW: merge_raise_error(r, guard, LITERAL_TRUE); return true;
  case IR_CALL:
  case IR_DISPATCH:
    merge_part_states(r, i, pc, guard, regs);
    if (!merge_run_call(r, i, regs, guard)) {
      if (!e->where.line)
        e->where = place_of_instr(r->code, pc);
      return false;
    }
    return true;
  case IR_STORE: return merge_run_store(r, i, regs, guard, pc);
  case IR_SET_ELEMENT: return merge_run_set_element(r, i, regs, guard, pc);
  case IR_NEW:
  case IR_NEW_ARRAY: return merge_run_new(r, i, regs, guard, pc);
  case IR_STORE_GLOBAL:
    return merge_fail_write(e, r->code, pc, "writes to a static field");
  case IR_ENTER: /* one thread: nobody to wait for */
  case IR_EXIT:
    merge_raise_error(r, guard, ref_is(&e->state->refs, regs[i->a], SYM_NULL));
    return true;
  default: return merge_fail(e, r->code, pc, "handles an exception");
  }
}

/* A recursion along references that may lead anywhere has no end that one could wait for.
 */
static bool is_time_over(const evaluator *e) {
  enum { INSTRUCTIONS = 256 }; /* between two looks at the clock */
  return e->hooks.time && e->merge.work % INSTRUCTIONS == 0 &&
         e->hooks.time(e->hooks.time_context);
}

/* Instructions on objects that may be one of many are worth as much as the formula that
 * comes of them. */
static bool has_grown(const evaluator *e) {
  enum { MOST_GROWTH = 200000 };
  uint32_t nodes = formula_node_count(e->state->formula);
  if (e->path.is_open && e->path.joined_writes && nodes > e->path.joined_limit)
    return true;
  return (!e->merge.specifies || e->merge.most_work) &&
         (nodes > e->merge.work_nodes + MOST_GROWTH ||
          (e->path.is_open && e->merge.most_nodes && nodes > e->merge.most_nodes));
}

static void begin_work(evaluator *e, uint64_t limit) {
  assert(!e->merge.call && "what is remembered of calls under way is their matter");
  e->merge.cycle = UINT32_MAX;
  e->merge.work = 0;
  e->merge.work_limit = limit;
  e->merge.work_nodes = formula_node_count(e->state->formula);
}

static bool run_from(merge_run *r, uint32_t pc, condition guard, sym *regs) {
  uint32_t block = r->code->block_of[pc];
  if (r->code->blocks[block].handler_count)
    return merge_fail(r->e, r->code, pc, "has an exception handler");
  bool ended = false;
  for (; pc < r->code->blocks[block].end && guard != CONDITION_NEVER && !ended; pc++) {
    if (++r->e->merge.work > r->e->merge.work_limit || has_grown(r->e))
      return merge_fail(r->e, r->code, pc,
                        "takes too much work to evaluate on all paths");
    r->pc = pc;
    if (is_time_over(r->e))
      return merge_fail(r->e, r->code, pc, "takes longer than there is time");
    if (!run_instr(r, pc, &guard, regs, &ended))
      return false;
  }
  if (!ended && guard != CONDITION_NEVER)
    go_to(r, pc, guard, regs);
  return true;
}

/* At 8, 16, 32, ...: what has gone round for long may go on for as long. Later where
 * loops are of constant length: on a path that decides everything, mostly; and where they
 * count, one within the other, perhaps, or walk along a list: each turn of a walk but the
 * last can be, so that a question asked in it is lost. */
bool merge_worth_a_look(const evaluator *e, uint32_t count, bool counts) {
  uint32_t first = counts ? LONG : e->path.decides_all ? MERGE_DEEP : 8;
  return count >= first && (count & (count - 1)) == 0;
}

/* A loop that walks along objects visits each a few times at most, and each element of
 * their arrays once: while the loop around it, if there is one, stands still. What goes
 * round for ever has a first block in layout order, which nothing sets back. */
static uint32_t most_visits(const evaluator *e) {
  return 512 + 4 * e->state->objects.size + e->state->values.size;
}

/* Counts a visit of a block. False: too many. */
static bool visit(merge_run *r, uint32_t block, literal guard) {
  waiting *w = &r->blocks[block];
  if (guard == LITERAL_TRUE)
    r->rounds++;
  if (w->round != r->rounds)
    w->visits = w->inner = 0;
  w->round = r->rounds;
  if (guard == LITERAL_TRUE)
    return true;
  w->visits++;
  if (w->inner++)
    for (uint32_t b = block + 1; b < r->code->block_count; b++)
      r->blocks[b].inner = 0;
  return w->inner <= most_visits(r->e);
}

/* The states that are to run next in the block, and where; NEVER: none. */
static condition take_waiting(merge_run *r, uint32_t block, uint32_t *pc, sym *regs) {
  waiting *w = &r->blocks[block];
  uint32_t count = r->code->reg_count;
  *pc = r->code->blocks[block].first;
  if (w->arrivals.size && merge_visit_returns(r, block))
    return merge_take_first(r, w, regs);
  if (w->arrivals.size && merge_visits(r, block, w))
    merge_visit_part(r, block, w);
  if (w->arrivals.size && !merge_walks(r, block, w)) {
    w->stands = SYM_NULL;
    return merge_join_waiting(r, w, r->code->reg_types, count, block, regs);
  }
  if (w->arrivals.size)
    merge_wait(r, *pc, merge_join_waiting(r, w, r->code->reg_types, count, block, regs),
               regs);
  condition guard = merge_take_later(r, block, pc, regs);
  if (*pc == r->code->blocks[block].first)
    guard = merge_walk_part(r, block, guard, regs);
  return guard;
}

/* Whether states wait for the block, or anywhere for others to go first. Mostly there are
 * none, and to find out more is most of what an empty block costs. */
static bool may_run(const merge_run *r, const waiting *w) {
  return w->arrivals.size || r->later.size;
}

/* The next block to look at. Whoever waits for others may run when nothing else is left:
 * of those, the ones furthest behind. */
static uint32_t after_nothing(const merge_run *r, uint32_t block) {
  if (block + 1 < r->code->block_count)
    return block + 1;
  vec_each (const later, l, &r->later)
    if (l->states.arrivals.size)
      return 0;
  return r->code->block_count;
}

/* Whether states can come to the block that goes round. Where a walk ends by itself, that is
 * no question for a solver. */
static bool goes_on(merge_run *r, uint32_t block, literal guard, const sym *regs) {
  return r->e->merge.joins || merge_walk_ends(r, block, regs)
             ? !merge_is_excluded(r->e, guard)
             : merge_can_hold(r->e, guard);
}

static bool run_waiting(merge_run *r) {
  uint32_t count = r->code->reg_count;
  sym *regs = memory_new_array(sym, count + 1);
  bool ok = true;
  for (uint32_t b = 0; ok && b < r->code->block_count;) {
    waiting *w = &r->blocks[b];
    uint32_t pc;
    condition guard = may_run(r, w) ? take_waiting(r, b, &pc, regs) : CONDITION_NEVER;
    if (guard == CONDITION_NEVER) {
      b = after_nothing(r, b);
      continue;
    }
    if (!visit(r, b, all_of(r, guard))) {
      ok = merge_fail(r->e, r->code, r->code->blocks[b].first,
                      "loops, and its end is not in sight");
      break;
    }
    bool counts = r->walks || w->counts != r->counts;
    w->counts = r->counts;
    if (r->e->merge.joins && !counts && w->inner > merge_most_joined_rounds(r->e)) {
      ok = merge_fail(r->e, r->code, r->code->blocks[b].first,
                      "goes round more often than there are objects");
      break;
    }
    if (merge_worth_a_look(r->e, w->inner, counts) && merge_goes_round(r->code, b) &&
        !goes_on(r, b, all_of(r, guard), regs))
      continue;
    ok = run_from(r, pc, guard, regs);
    b = 0; /* a loop may wait again at its head */
  }
  memory_free(regs);
  return ok;
}

void merge_run_close(merge_run *r) {
  for (uint32_t b = 0; b < r->code->block_count; b++)
    release_waiting(&r->blocks[b]);
  memory_free(r->blocks);
  release_waiting(&r->stopped);
  release_waiting(&r->other_stopped);
  release_waiting(&r->returned);
  vec_each (later, l, &r->later)
    release_waiting(&l->states);
  vec_release(&r->later);
  map_release(&r->ranks.of);
  map_release(&r->tally);
  map_release(&r->tally_registers);
  vec_each (sym *, regs, &r->spare)
    memory_free(*regs);
  vec_release(&r->spare);
}

merge_run merge_run_open(evaluator *e, ir_code *code, uint32_t stop) {
  return (merge_run){.e = e,
                     .code = code,
                     .flow = merge_flow_of(e, code),
                     .stop = stop,
                     .other_stop = FLOW_EXIT,
                     .blocks = memory_new_array(waiting, code->block_count),
                     .error = LITERAL_FALSE};
}

bool merge_run_all(merge_run *r, uint32_t from, sym *regs) {
  return run_from(r, from, CONDITION_TRUE, regs) && run_waiting(r);
}

bool merge_is_open_reference(const evaluator *e, sym a) {
  assert(ref_has(&e->state->refs, a));
  const sym_state *s = e->state;
  uint32_t with_fields = 0;
  if (ref_is_awaited(&s->refs, a)) /* its objects have none */
    return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    const sym_object *o = sym_get_object(s, ref_entries(&s->refs, a)[k].object);
    with_fields += o->length && !o->imported;
  }
  return with_fields > 1;
}

static bool leaves_open(const merge_run *r, uint32_t block, const sym *before,
                        const sym *after) {
  for (uint32_t k = 0; k < r->code->reg_count; k++)
    if (r->code->reg_types[k] == IR_REF && ir_flow_is_live(r->flow, block, k) &&
        before[k] != after[k] && merge_is_open_reference(r->e, after[k]))
      return true;
  return false;
}

bool merge_region(evaluator *e, ir_code *code, sym *regs, uint32_t from, uint32_t stop,
                  uint64_t limit, literal *error) {
  assert(from < code->count);
  begin_work(e, limit);
  conditions_clear(&e->merge.conditions);
  merge_run r = merge_run_open(e, code, stop);
  sym *copy = memory_new_array(sym, code->reg_count);
  memcpy(copy, regs, code->reg_count * sizeof *regs);
  bool ok = merge_run_all(&r, from, copy) &&
            merge_join_waiting(&r, &r.stopped, code->reg_types, code->reg_count, stop,
                               copy) != CONDITION_NEVER;
  if (ok && !e->merge.joins && leaves_open(&r, stop, regs, copy))
    ok = merge_fail(e, code, from, "leaves a reference open");
  if (ok) {
    memcpy(regs, copy, code->reg_count * sizeof *regs);
    *error = r.error;
    e->counts.merged_regions++;
  }
  memory_free(copy);
  merge_run_close(&r);
  return ok;
}

/* Objects made by a failed merge stay behind, unreachable, until the path ends: what was
 * taken over from the machine must keep its number. */
void merge_undo_writes(evaluator *e, uint32_t journal) {
  sym_position p = sym_mark(e->state);
  p.journal = journal;
  sym_undo(e->state, p);
  if (e->memo.journal_seen > journal) /* what is written next is new to the memo */
    e->memo.journal_seen = journal;
}

void merge_note_failure(evaluator *e, uint64_t key) {
  if (map_get(&e->merge.failed, key))
    return;
  map_put(&e->merge.failed, key, 1);
  vec_push(&e->merge.failures, key);
  e->merge.failure_changes++;
}

bool merge_try_region(evaluator *e, ir_code *code, sym *regs, uint32_t from,
                      uint32_t stop, literal *error) {
  assert(from < code->count);
  assert(!e->merge.call);
  const ir_instr *i = &code->instrs[from];
  if (e->path.decides_all || map_get(&e->merge.failed, map_address(i)))
    return false;
  bool ok = merge_region(e, code, regs, from, stop, REGION_WORK, error);
  if (!ok)
    merge_note_failure(e, map_address(i));
  else
    vec_push(&e->merge.done, map_address(i));
  return ok;
}

/* One of the two ways out of a condition. */
static bool way_out(merge_run *r, waiting *w, const sym *before, two_ways *out,
                    uint32_t k) {
  uint32_t count = r->code->reg_count, block = out->exits[k];
  memcpy(out->regs[k], before, count * sizeof *before);
  out->when[k] =
      all_of(r, merge_join_waiting(r, w, r->code->reg_types, count, block, out->regs[k]));
  return !leaves_open(r, block, before, out->regs[k]);
}

bool merge_try_condition(evaluator *e, ir_code *code, const sym *regs, uint32_t from,
                         two_ways *out) {
  assert(from < code->count);
  assert(!e->merge.call);
  uint64_t key = map_address(&code->instrs[from]) | 1; /* apart from the region's */
  if (e->path.decides_all || map_get(&e->merge.failed, key))
    return false;
  begin_work(e, REGION_WORK);
  conditions_clear(&e->merge.conditions);
  e->merge.closed_only = true;
  merge_run r = merge_run_open(e, code, out->exits[0]);
  r.other_stop = out->exits[1];
  memcpy(out->regs[0], regs, code->reg_count * sizeof *regs);
  bool ok = merge_run_all(&r, from, out->regs[0]) &&
            way_out(&r, &r.stopped, regs, out, 0) &&
            way_out(&r, &r.other_stopped, regs, out, 1);
  out->error = r.error;
  e->merge.closed_only = false;
  merge_run_close(&r);
  if (!ok)
    merge_note_failure(e, key);
  else
    vec_push(&e->merge.done, key);
  return ok;
}

bool merge_whole_call(evaluator *e, ir_method *m, const sym *args, uint64_t limit,
                      merged *out) {
  assert(args || !m->param_count);
  begin_work(e, limit);
  conditions_clear(&e->merge.conditions);
  e->merge.call_guard = e->merge.context = LITERAL_TRUE;
  e->memo.uses_path = false;
  e->where = NO_PLACE;
  return merge_method(e, m, args, out);
}

bool merge_try_call(evaluator *e, ir_method *m, const sym *args, uint64_t limit,
                    merged *out) {
  assert(args || !m->param_count);
  assert(!e->merge.call);
  uint64_t key = map_address(m) | e->merge.specifies; /* allowed more */
  if (map_get(&e->merge.failed, key) && !e->merge.specifies)
    return false; /* a specification is tried again: what fails after one path need not
                     after another */
  uint32_t journal = e->state->journal.size;
  bool ok = merge_whole_call(e, m, args, limit, out);
  if (!ok) {
    merge_undo_writes(e, journal);
    merge_note_failure(e, key);
  } else if (!e->merge.specifies)
    vec_push(&e->merge.done, key);
  return ok;
}
