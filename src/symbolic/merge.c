/* Merge: evaluates code without side effects on all its paths at once.
 *
 * Blocks wait with a guard and registers; always the first waiting block in layout
 * order runs next. Since compilers lay loops out in one piece, a loop is run until no
 * state is left in it before what follows it runs, and everything that leaves it has
 * been joined by then. A state that arrives where one waits is joined with it: the
 * guards by or, the registers by choice. A returned value is joined likewise.
 *
 * Calls are evaluated as if alone (guard true) and memoised; a receiver with several
 * alternatives is split by object, so that the key is concrete. A call that meets itself
 * with the same arguments would never end: that is the error a stack overflow is.
 *
 * Objects may be made and filled in; writing to any other is a side effect, and the merge
 * fails. */
#include "symbolic/internal.h"

#include <assert.h>
#include <string.h>

enum { DEPTH_LIMIT = 20000, REGION_WORK = 2000, DEEP = 32 };

typedef struct waiting {
  condition guard; /* NEVER: nothing waits */
  uint32_t visits; /* how often it has run */
  sym *regs;
} waiting;

typedef struct merge_run {
  evaluator *e;
  ir_code *code;
  const ir_flow *flow;
  uint32_t stop; /* block at which the region ends, or FLOW_EXIT */
  waiting *blocks;
  waiting stopped;
  literal error;
  condition returned;
  sym result;
} merge_run;

bool fail_merge(evaluator *e, const ir_code *code, uint32_t pc, const char *why) {
  e->why = why;
  if (code)
    e->where = place_of_instr(code, pc);
  e->counts.failed_merges++;
  return false;
}

ir_flow *flow_of(evaluator *e, ir_code *code) {
  uint64_t *known = map_get(&e->flows, map_address(code));
  if (known)
    return (ir_flow *)(uintptr_t)*known;
  ir_flow *f = ir_flow_new(code, &e->program->arena);
  map_put(&e->flows, map_address(code), map_address(f));
  return f;
}

/* Joining. */

static literal all_of(const merge_run *r, condition c) {
  return condition_literal(&r->e->conditions, c);
}

static void arrive(merge_run *r, waiting *at, uint32_t block, condition guard,
                   const sym *regs) {
  if (guard == CONDITION_NEVER)
    return;
  sym_state *s = r->e->state;
  uint32_t count = r->code->reg_count;
  if (at->guard == CONDITION_NEVER) {
    if (!at->regs)
      at->regs = memory_new_array(sym, count);
    memcpy(at->regs, regs, count * sizeof *regs);
    at->guard = guard;
    return;
  }
  literal choose;
  at->guard = condition_or(&r->e->conditions, at->guard, guard, &choose);
  for (uint32_t k = 0; k < count; k++)
    if (at->regs[k] != regs[k])
      at->regs[k] = block != FLOW_EXIT && ir_flow_is_live(r->flow, block, k)
                        ? sym_ite(s, r->code->reg_types[k], choose, regs[k], at->regs[k])
                        : SYM_ZERO;
}

static void go_to(merge_run *r, uint32_t instr, condition guard, const sym *regs) {
  uint32_t block = r->code->block_of[instr];
  arrive(r, block == r->stop ? &r->stopped : &r->blocks[block], block, guard, regs);
}

static void raise_error(merge_run *r, condition *guard, literal when) {
  formula *f = r->e->state->formula;
  r->error = formula_or(f, r->error, formula_and(f, all_of(r, *guard), when));
  *guard = condition_and(&r->e->conditions, *guard, literal_not(when));
}

/* Calls. */

/* The call with one concrete receiver; joins its result into *value. */
static bool call_one(merge_run *r, ir_method *m, const sym *args, literal guard,
                     sym *value, bool *any, literal *error) {
  evaluator *e = r->e;
  merged out;
  faults f = {0};
  sym_intrinsic *intrinsic = intrinsic_of(e, m);
  if (intrinsic) {
    if (!intrinsic(e, m, args, &out.value, &f))
      return fail_merge(e, NULL, 0, "a native method");
    out.error = LITERAL_FALSE;
    for (uint32_t k = 0; k < f.count; k++)
      out.error = formula_or(e->state->formula, out.error, f.items[k].when);
  } else if (!merge_method(e, m, args, &out))
    return false;
  formula *g = e->state->formula;
  *error = formula_or(g, *error, formula_and(g, guard, out.error));
  if (m->result != IR_VOID)
    *value = *any ? sym_ite(e->state, m->result, guard, out.value, *value) : out.value;
  *any = true;
  return true;
}

/* A call being split by the alternatives of its reference arguments. */
typedef struct split_call {
  const ir_instr *instr;
  sym *args; /* constant up to the one being split */
  literal guard;
  sym value;
  literal error;
  bool any;
} split_call;

enum { MOST_SPLITS = 64 }; /* alternatives of one argument; more are passed on whole */

static bool call_split(merge_run *r, split_call *c, uint32_t from, literal chosen,
                       literal guard) {
  sym_state *s = r->e->state;
  ir_method *m = c->instr->call->method;
  uint32_t k = from;
  while (k < m->param_count &&
         (m->param_types[k] != IR_REF || ref_count(&s->refs, c->args[k]) == 1 ||
          ref_count(&s->refs, c->args[k]) > MOST_SPLITS))
    k++;
  if (k < m->param_count) {
    sym whole = c->args[k];
    bool ok = true;
    for (uint32_t j = 0; ok && j < ref_count(&s->refs, whole); j++) {
      ref_entry x = ref_entries(&s->refs, whole)[j];
      literal with = formula_and(s->formula, guard, x.guard);
      if (with == LITERAL_FALSE)
        continue;
      c->args[k] = sym_ref(s, x.object);
      ok = call_split(r, c, k + 1, formula_and(s->formula, chosen, x.guard), with);
    }
    c->args[k] = whole;
    return ok;
  }
  ir_method *body = m;
  uint32_t receiver;
  if (!m->is_static && ref_is_constant(&s->refs, c->args[0], &receiver)) {
    if (!receiver)
      return true; /* the error was raised before */
    if (c->instr->op == IR_DISPATCH)
      body = ir_dispatch(sym_get_object(s, receiver)->class, m);
    if (!body)
      return fail_merge(r->e, NULL, 0, "call of an abstract method");
  } else if (c->instr->op == IR_DISPATCH)
    return fail_merge(r->e, NULL, 0, "call of a method of too many objects");
  r->e->call_guard = guard;
  return call_one(r, body, c->args, chosen, &c->value, &c->any, &c->error);
}

static bool call_all(merge_run *r, const ir_instr *i, sym *args, sym *regs,
                     condition *guard) {
  ir_method *m = i->call->method;
  if (m->is_static && !ensure_initialised(r->e, m->owner))
    return fail_merge(r->e, NULL, 0, "class initialisation");
  if (!m->is_static) {
    raise_error(r, guard, ref_is(&r->e->state->refs, args[0], 0));
    args[0] = ref_without(&r->e->state->refs, args[0], 0);
  }
  split_call c = {.instr = i, .args = args, .value = SYM_ZERO, .error = LITERAL_FALSE};
  if (*guard != CONDITION_NEVER && !call_split(r, &c, 0, LITERAL_TRUE, all_of(r, *guard)))
    return false;
  raise_error(r, guard, c.error);
  if (i->type != IR_VOID)
    regs[i->dst] = c.value;
  return true;
}

static bool run_call(merge_run *r, const ir_instr *i, sym *regs, condition *guard) {
  sym few[8] = {0}, *args = few;
  if (i->call->count > 8)
    args = memory_new_array(sym, i->call->count);
  for (uint32_t k = 0; k < i->call->count; k++)
    args[k] = regs[i->call->args[k]];
  bool ok = call_all(r, i, args, regs, guard);
  if (args != few)
    memory_free(args);
  return ok;
}

/* Objects that this merge made. */

static bool is_own(const evaluator *e, uint32_t object) {
  return e->call && object >= e->call->first_object;
}

static bool all_own(evaluator *e, sym a) {
  sym_state *s = e->state;
  if (!e->call)
    return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    uint32_t object = ref_entries(&s->refs, a)[k].object;
    if (object && !is_own(e, object))
      return false;
  }
  return true;
}

/* Callees are evaluated as if alone; what they write happens only where they are called.
 */
static void write_guarded(evaluator *e, literal guard, ir_type t, uint32_t slot, sym v) {
  guard = formula_and(e->state->formula, e->context, guard);
  sym_write_slot(e->state, slot,
                 sym_ite(e->state, t, guard, v, sym_read(e->state, slot)));
}

static bool run_store(merge_run *r, const ir_instr *i, const sym *regs, condition *guard,
                      uint32_t pc) {
  evaluator *e = r->e;
  sym_state *s = e->state;
  sym target = regs[i->a];
  raise_error(r, guard, ref_is(&s->refs, target, 0));
  if (*guard == CONDITION_NEVER)
    return true;
  if (!all_own(e, target))
    return fail_merge(e, r->code, pc, "writes to an object that exists already");
  e->call->local_effects = true;
  sym v = narrow(e, i->field->storage, regs[i->b]);
  for (uint32_t k = 0; k < ref_count(&s->refs, target); k++) {
    ref_entry x = ref_entries(&s->refs, target)[k];
    if (x.object)
      write_guarded(e, formula_and(s->formula, all_of(r, *guard), x.guard), i->type,
                    sym_slot(s, x.object, i->field->slot), v);
  }
  return true;
}

static bool run_set_element(merge_run *r, const ir_instr *i, const sym *regs,
                            condition *guard, uint32_t pc) {
  evaluator *e = r->e;
  sym_state *s = e->state;
  sym target = regs[i->a], index = regs[i->b];
  raise_error(r, guard, ref_is(&s->refs, target, 0));
  if (*guard == CONDITION_NEVER)
    return true;
  if (!all_own(e, target))
    return fail_merge(e, r->code, pc, "writes to an array that exists already");
  e->call->local_effects = true;
  sym v = narrow(e, i->aux, regs[i->dst]);
  for (uint32_t k = 0; k < ref_count(&s->refs, target); k++) {
    ref_entry x = ref_entries(&s->refs, target)[k];
    if (!x.object)
      continue;
    uint32_t length = sym_get_object(s, x.object)->length;
    literal bad = literal_not(bits_ult(&s->bits, sym_bits(s, index), sym_int(s, length)));
    raise_error(r, guard, formula_and(s->formula, x.guard, bad));
    literal here = formula_and(s->formula, all_of(r, *guard), x.guard);
    for (uint32_t j = 0; j < length; j++) {
      literal at = number_eq(&s->numbers, index, sym_int(s, j));
      if (at != LITERAL_FALSE)
        write_guarded(e, formula_and(s->formula, here, at), i->type,
                      sym_slot(s, x.object, j), v);
    }
  }
  return true;
}

static bool run_new(merge_run *r, const ir_instr *i, sym *regs, uint32_t pc) {
  evaluator *e = r->e;
  if (!e->call)
    return fail_merge(e, r->code, pc, "makes an object");
  e->call->local_effects = true;
  if (i->op == IR_NEW) {
    if (!ensure_initialised(e, i->class))
      return fail_merge(e, r->code, pc, "class initialisation");
    regs[i->dst] = sym_ref(e->state, sym_new_object(e->state, i->class));
    return true;
  }
  int64_t size;
  if (i->aux != 1 || !sym_to_int(e->state, regs[i->a], &size) || size < 0)
    return fail_merge(e, r->code, pc, "makes an array whose size is not constant");
  regs[i->dst] = sym_ref(e->state, sym_new_array(e->state, i->class, (uint32_t)size));
  return true;
}

/* Jumps. */

static void run_branch(merge_run *r, const ir_instr *i, condition guard, sym *regs) {
  evaluator *e = r->e;
  literal c = branch_condition(e, i, regs);
  condition then = condition_and(&e->conditions, guard, c);
  condition otherwise = condition_and(&e->conditions, guard, literal_not(c));
  if (i->type != IR_REF || literal_is_constant(c)) {
    go_to(r, i->target.then, then, regs);
    go_to(r, i->target.otherwise, otherwise, regs);
    return;
  }
  size_t size = r->code->reg_count * sizeof *regs;
  sym *before = memory_alloc(size);
  memcpy(before, regs, size);
  learn_null(e, r->code, i, true, regs);
  go_to(r, i->target.then, then, regs);
  learn_null(e, r->code, i, false, before);
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
    go_to(r, t->targets[k], condition_and(&r->e->conditions, guard, hit), regs);
    none = condition_and(&r->e->conditions, none, literal_not(hit));
  }
  go_to(r, t->otherwise, none, regs);
}

static void run_return(merge_run *r, const ir_instr *i, condition guard,
                       const sym *regs) {
  literal choose;
  r->returned = condition_or(&r->e->conditions, r->returned, guard, &choose);
  if (i->type != IR_VOID)
    r->result = sym_ite(r->e->state, i->type, choose, regs[i->a], r->result);
}

/* One instruction; false: the merge fails. *ended: control went elsewhere. */
static bool run_instr(merge_run *r, uint32_t pc, condition *guard, sym *regs,
                      bool *ended) {
  evaluator *e = r->e;
  ir_instr *i = &r->code->instrs[pc];
  if (!ir_resolve(e->program, r->code->method, i))
    return fail_merge(e, r->code, pc, "a class that cannot be loaded");
  if (is_operation(i)) {
    faults f = {0};
    sym result = SYM_ZERO;
    if (!operate(e, i, regs, &result, &f))
      return fail_merge(e, r->code, pc, "arithmetic on symbolic floating point");
    for (uint32_t k = 0; k < f.count; k++)
      raise_error(r, guard, f.items[k].when);
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
      return fail_merge(e, r->code, pc, "returns");
    run_return(r, i, *guard, regs);
    *ended = true;
    return true;
  case IR_THROW: raise_error(r, guard, LITERAL_TRUE); return true;
  case IR_CALL:
  case IR_DISPATCH:
    if (!run_call(r, i, regs, guard)) {
      if (!e->where.line)
        e->where = place_of_instr(r->code, pc);
      return false;
    }
    return true;
  case IR_STORE: return run_store(r, i, regs, guard, pc);
  case IR_SET_ELEMENT: return run_set_element(r, i, regs, guard, pc);
  case IR_NEW:
  case IR_NEW_ARRAY: return run_new(r, i, regs, pc);
  case IR_STORE_GLOBAL: return fail_merge(e, r->code, pc, "writes to a static field");
  default: return fail_merge(e, r->code, pc, "uses a monitor");
  }
}

static bool run_from(merge_run *r, uint32_t pc, condition guard, sym *regs) {
  uint32_t block = r->code->block_of[pc];
  if (r->code->blocks[block].handler_count)
    return fail_merge(r->e, r->code, pc, "has an exception handler");
  bool ended = false;
  for (; pc < r->code->blocks[block].end && guard != CONDITION_NEVER && !ended; pc++) {
    if (++r->e->work > r->e->work_limit)
      return fail_merge(r->e, r->code, pc,
                        "takes too much work to evaluate on all paths");
    if (!run_instr(r, pc, &guard, regs, &ended))
      return false;
  }
  if (!ended && guard != CONDITION_NEVER)
    go_to(r, pc, guard, regs);
  return true;
}

/* Whether the guard can hold at all: asked when a loop or recursion has gone round often
 * and its end is not in sight. First alone, then where the calls under way lead to; an
 * answer that needs those is of use to the outermost call only. */
static bool can_hold(evaluator *e, literal guard) {
  e->counts.looks++;
  if (e->loops && e->loops(e->loops_context, guard)) {
    e->cycle = 1;
    return false;
  }
  literal_vector all = {0};
  if (!e->feasible)
    e->feasible = query_new(e->state->formula, sat_cadical_new(SAT_MANY_SMALL));
  if (e->on_path)
    vec_each (literal, p, &e->path)
      vec_push(&all, *p);
  vec_push(&all, guard);
  vec_push(&all, e->assumed);
  bool can = query_solve(e->feasible, all.data, all.size, NULL) != SAT_UNSATISFIABLE;
  if (can && e->call) {
    for (const merge_call *c = e->call; c; c = c->caller)
      vec_push(&all, c->guard);
    can = query_solve(e->feasible, all.data, all.size, NULL) != SAT_UNSATISFIABLE;
    if (!can)
      e->cycle = 1;
  }
  vec_release(&all);
  return can;
}

/* At 4, 8, 16, ...: what has gone round for long may go on for as long. On a path that
 * decides everything, loops are mostly of constant length: later. */
static bool worth_a_look(const evaluator *e, uint32_t count) {
  return count >= (e->decides_all ? DEEP : 4) && (count & (count - 1)) == 0;
}

/* A loop that walks along objects visits each a few times at most. */
static uint32_t most_visits(const evaluator *e) {
  return 512 + 4 * e->state->objects.size;
}

static bool run_waiting(merge_run *r) {
  sym *regs = memory_new_array(sym, r->code->reg_count + 1);
  bool ok = true;
  for (uint32_t b = 0; ok && b < r->code->block_count;) {
    waiting *w = &r->blocks[b];
    if (w->guard == CONDITION_NEVER) {
      b++;
      continue;
    }
    condition guard = w->guard;
    w->guard = CONDITION_NEVER;
    if (all_of(r, guard) != LITERAL_TRUE && ++w->visits > most_visits(r->e)) {
      ok = fail_merge(r->e, r->code, r->code->blocks[b].first,
                      "loops, and its end is not in sight");
      break;
    }
    if (worth_a_look(r->e, w->visits) && !can_hold(r->e, all_of(r, guard)))
      continue;
    memcpy(regs, w->regs, r->code->reg_count * sizeof *regs);
    ok = run_from(r, r->code->blocks[b].first, guard, regs);
    b = 0; /* a loop may wait again at its head */
  }
  memory_free(regs);
  return ok;
}

static void release_run(merge_run *r) {
  for (uint32_t b = 0; b < r->code->block_count; b++)
    memory_free(r->blocks[b].regs);
  memory_free(r->blocks);
  memory_free(r->stopped.regs);
}

static merge_run new_run(evaluator *e, ir_code *code, uint32_t stop) {
  waiting *blocks = memory_new_array(waiting, code->block_count);
  for (uint32_t b = 0; b < code->block_count; b++)
    blocks[b].guard = CONDITION_NEVER;
  return (merge_run){.e = e,
                     .code = code,
                     .flow = flow_of(e, code),
                     .stop = stop,
                     .blocks = blocks,
                     .stopped.guard = CONDITION_NEVER,
                     .error = LITERAL_FALSE,
                     .returned = CONDITION_NEVER,
                     .result = SYM_ZERO};
}

bool is_open(const evaluator *e, sym a) {
  const sym_state *s = e->state;
  uint32_t with_fields = 0;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    const sym_object *o = sym_get_object(s, ref_entries(&s->refs, a)[k].object);
    with_fields += o->length && !o->imported;
  }
  return with_fields > 1;
}

static bool merge_region(evaluator *e, ir_code *code, sym *regs, uint32_t from,
                         uint32_t stop, literal *error) {
  merge_run r = new_run(e, code, stop);
  sym *copy = memory_new_array(sym, code->reg_count);
  memcpy(copy, regs, code->reg_count * sizeof *regs);
  bool ok = run_from(&r, from, CONDITION_TRUE, copy) && run_waiting(&r) &&
            r.stopped.guard != CONDITION_NEVER;
  for (uint32_t k = 0; ok && k < code->reg_count; k++)
    if (code->reg_types[k] == IR_REF && ir_flow_is_live(r.flow, stop, k) &&
        regs[k] != r.stopped.regs[k] && is_open(e, r.stopped.regs[k]))
      ok = fail_merge(e, code, from, "leaves a reference open");
  if (ok) {
    memcpy(regs, r.stopped.regs, code->reg_count * sizeof *regs);
    *error = r.error;
    e->counts.merged_regions++;
  }
  memory_free(copy);
  release_run(&r);
  return ok;
}

/* Objects made by a failed merge stay behind, unreachable, until the path ends: what was
 * taken over from the machine must keep its number. */
static void undo_writes(evaluator *e, uint32_t journal) {
  sym_position p = sym_mark(e->state);
  p.journal = journal;
  sym_undo(e->state, p);
}

bool try_merge_region(evaluator *e, ir_code *code, sym *regs, uint32_t from,
                      uint32_t stop, literal *error) {
  assert(!e->call);
  const ir_instr *i = &code->instrs[from];
  if (e->decides_all || map_get(&e->failed, map_address(i)))
    return false;
  e->work = 0;
  e->work_limit = REGION_WORK;
  conditions_clear(&e->conditions);
  bool ok = merge_region(e, code, regs, from, stop, error);
  if (!ok)
    map_put(&e->failed, map_address(i), 1);
  return ok;
}

bool try_merge_call(evaluator *e, ir_method *m, const sym *args, uint64_t limit,
                    merged *out) {
  assert(!e->call);
  if (map_get(&e->failed, map_address(m)))
    return false;
  e->work = 0;
  e->work_limit = limit;
  conditions_clear(&e->conditions);
  e->cycle = UINT32_MAX;
  e->call_guard = e->context = LITERAL_TRUE;
  e->where = NO_PLACE;
  uint32_t journal = e->state->journal.size;
  bool ok = merge_method(e, m, args, out);
  if (!ok) {
    undo_writes(e, journal);
    map_put(&e->failed, map_address(m), 1);
  }
  return ok;
}

/* Calls under way are counted by method, and by method and arguments. */

static uint64_t call_key(const ir_method *m, const sym *args) {
  uint64_t h = ((uint64_t)m->id + 1) << 32;
  for (uint32_t k = 0; k < m->param_count; k++)
    h = (h ^ args[k]) * 0x9E3779B97F4A7C15u + (h >> 29);
  return h | 1u << 31; /* apart from the plain numbers of methods */
}

static void count_call(evaluator *e, uint64_t key, int64_t by) {
  uint64_t *count = map_get(&e->under_way, key);
  if (!count)
    count = map_put(&e->under_way, key, 0);
  *count += (uint64_t)by;
}

/* Whether the call is under way with the same arguments. */
static bool meets_itself(evaluator *e, const ir_method *m, const sym *args) {
  uint64_t *count = map_get(&e->under_way, call_key(m, args));
  if (!count || !*count)
    return false;
  for (const merge_call *c = e->call; c; c = c->caller)
    if (c->method == m && !memcmp(c->args, args, m->param_count * sizeof *args)) {
      if (c->depth < e->cycle)
        e->cycle = c->depth;
      return true;
    }
  return false;
}

static bool evaluate_body(evaluator *e, merge_call *call, ir_code *code, merged *out) {
  merge_run r = new_run(e, code, FLOW_EXIT);
  sym *regs = memory_new_array(sym, code->reg_count + 1);
  for (uint32_t k = 0; k < code->reg_count; k++)
    regs[k] = k < call->method->param_count ? call->args[k] : SYM_ZERO;
  bool ok = run_from(&r, 0, CONDITION_TRUE, regs) && run_waiting(&r);
  *out = (merged){r.result, r.error};
  memory_free(regs);
  release_run(&r);
  return ok;
}

bool merge_method(evaluator *e, ir_method *m, const sym *args, merged *out) {
  e->counts.merged_calls++;
  if (memo_find(e, m, args, out))
    return true;
  if (meets_itself(e, m, args) || e->depth > DEPTH_LIMIT) {
    *out = (merged){SYM_ZERO, LITERAL_TRUE};
    return true;
  }
  uint64_t *active = map_get(&e->under_way, m->id);
  if (active && *active >= DEEP && worth_a_look(e, (uint32_t)*active) &&
      !can_hold(e, e->call_guard)) {
    *out = (merged){SYM_ZERO, LITERAL_TRUE}; /* whatever: it is never called */
    e->cycle = 1;
    return true;
  }
  ir_code *code = ir_method_code(e->program, m, NULL);
  if (!code || m->is_synchronized)
    return fail_merge(e, NULL, 0, code ? "is synchronized" : "calls a native method");
  merge_call call = {.method = m,
                     .args = args,
                     .caller = e->call,
                     .guard = e->call_guard,
                     .depth = ++e->depth,
                     .first_object = e->state->objects.size,
                     .first_slot = e->state->values.size};
  if (e->call) {
    call.first_object = e->call->first_object;
    call.first_slot = e->call->first_slot;
  }
  e->call = &call;
  uint64_t key = call_key(m, args);
  count_call(e, key, 1);
  count_call(e, m->id, 1);
  literal context = e->context;
  e->context = formula_and(e->state->formula, context, call.guard);
  bool ok = evaluate_body(e, &call, code, out);
  e->context = context;
  count_call(e, key, -1);
  count_call(e, m->id, -1);
  e->call = call.caller;
  e->depth--;
  if (ok && !call.local_effects && e->cycle >= call.depth)
    memo_add(e, &call, out);
  if (e->cycle >= call.depth)
    e->cycle = UINT32_MAX;
  if (e->call) {
    e->call->local_effects |= call.local_effects;
    vec_each (uint32_t, slot, &call.reads)
      vec_push(&e->call->reads, *slot);
  }
  vec_release(&call.reads);
  return ok;
}
