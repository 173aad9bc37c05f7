/* One call, merged: whether it is known, needs not be made, or goes round for ever; its body
 * as a run of its own (merge.c); and what its caller is to know of it. */
#include "symbolic/merge_run.h"
#include "symbolic/settled.h"

#include <assert.h>
#include <string.h>

enum { DEPTH_LIMIT = 24000 };
enum { JOINED_DEPTH = 256 }; /* each write asks all calls around it when it happens */
enum { MOST_RETURNS = 4 };   /* of a call to itself that has written something between */

/* Calls under way are counted by method, and by method and arguments. */

static uint64_t call_key(const ir_method *m, const sym *args) {
  uint64_t h = ((uint64_t)m->id + 1) << 32;
  for (uint32_t k = 0; k < m->param_count; k++)
    h = map_mix(h, args[k]);
  return h | 1u << 31; /* apart from the plain numbers of methods */
}

static void count_call(evaluator *e, uint64_t key, int64_t by) {
  uint64_t *count = map_get(&e->merge.under_way, key);
  if (!count)
    count = map_put(&e->merge.under_way, key, 0);
  *count += (uint64_t)by;
}

static uint64_t count_same(const evaluator *e, const ir_method *m, const sym *args) {
  uint64_t *count = map_get(&e->merge.under_way, call_key(m, args));
  return count ? *count : 0;
}

/* Whether something that was there when the call began has been written since. */
static bool has_changed(const evaluator *e, const merge_call *begun) {
  for (const merge_call *c = e->merge.call; c != begun->caller; c = c->caller)
    if (c->written < begun->filled_from)
      return true;
  return false;
}

/* Whether the call is under way with the same arguments, and nothing has been written
 * since that it could see: then it goes the same way for ever. */
static bool meets_itself(evaluator *e, const ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  if (!count_same(e, m, args))
    return false;
  for (const merge_call *c = e->merge.call; c; c = c->caller)
    if (c->method == m && !memcmp(c->args, args, m->param_count * sizeof *args) &&
        !has_changed(e, c)) {
      merge_confine(e, c->depth);
      return true;
    }
  return false;
}

static bool evaluate_body(evaluator *e, merge_call *call, ir_code *code, merged *out) {
  merge_run r = merge_run_open(e, code, FLOW_EXIT);
  r.caller = e->merge.run;
  r.serial = call->serial;
  e->merge.run = &r;
  sym *regs = memory_new_array(sym, code->reg_count + 1);
  for (uint32_t k = 0; k < code->reg_count; k++)
    regs[k] = k < call->method->param_count ? call->args[k] : SYM_ZERO;
  bool ok = merge_run_all(&r, 0, regs);
  *out = (merged){SYM_ZERO, r.error, 0};
  if (ok)
    merge_join_waiting(&r, &r.returned, &call->method->result, 1, FLOW_EXIT, &out->value);
  memory_free(regs);
  e->merge.run = r.caller;
  merge_run_close(&r);
  return ok;
}

/* Whether nothing passes between the call and objects that merging made but its
 * arguments' old objects and its result: it neither touched what its callers made nor
 * gives away what it made itself. Such a call is the same wherever it is made. */
static bool is_closed(const evaluator *e, const merge_call *call, const merged *out) {
  const refs *r = &e->state->refs;
  if (call->local_effects || call->touched < call->filled_from)
    return false;
  for (uint32_t k = 0; call->method->result == IR_REF && k < ref_count(r, out->value);
       k++)
    if (ref_entries(r, out->value)[k].object.index >= call->made_from)
      return false;
  return true;
}

/* Somebody may know more of a result that is not what it was before the path. */
static void recall(evaluator *e, ir_method *m, const sym *args, merged *out) {
  assert(args || !m->param_count);
  const merged *old = memo_before_path(e, m, args);
  if (old && old->value == out->value && old->error == out->error)
    return;
  merged before = old ? *old : (merged){0}; /* the memo may move */
  e->hooks.recalls(e->hooks.recalls_context, m, args, old ? &before : NULL, out);
}

/* Or of one that is, where somebody answers calls. */
static void recall_same(evaluator *e, ir_method *m, const sym *args, merged *out) {
  assert(args || !m->param_count);
  merged before;
  if (e->hooks.answers && e->hooks.recalls &&
      evaluator_kept_result(e, m, args, &before) && before.value == out->value &&
      before.error == out->error)
    e->hooks.recalls(e->hooks.recalls_context, m, args, &before, out);
}

/* The machine's stack has an end: a call that is the same elsewhere needs the room. */
static uint32_t stack_here(const evaluator *e) {
  return e->merge.call         ? e->merge.call->stack
         : e->path.frames.size ? vec_last(&e->path.frames)->stack
                               : 0;
}

uint32_t merge_stack_with(const evaluator *e, const ir_code *c) {
  return stack_here(e) + machine_frame_size(c->reg_count);
}

/* Of what the call under way calls. */
static void note_height(evaluator *e, const merged *callee) {
  if (e->merge.call && e->merge.call->highest < e->merge.call->stack + callee->height)
    e->merge.call->highest = e->merge.call->stack + callee->height;
}

bool evaluator_merge_within(evaluator *e, ir_method *m, const sym *args, merged *out) {
  assert(args || !m->param_count);
  literal guard = e->merge.call_guard, context = e->merge.context;
  e->merge.call_guard = e->merge.context = LITERAL_TRUE;
  bool ok = merge_method(e, m, args, out);
  e->merge.call_guard = guard;
  e->merge.context = context;
  return ok;
}

/* A specification that asks an object of class Object for its hash code only where it is
 * none, as in !result || o.hashCode() == hashCode(), has a value all the same. */
static bool native_is_out_of_reach(evaluator *e, merged *out) {
  if (!e->merge.specifies || merge_can_hold(e, e->merge.call_guard))
    return false;
  *out = (merged){SYM_ZERO, LITERAL_TRUE, 0}; /* whatever: it is never called */
  merge_confine(e, 1);
  return true;
}

bool merge_method(evaluator *e, ir_method *m, const sym *args, merged *out) {
  assert(args || !m->param_count);
  e->counts.merged_calls++;
  m = follow_stand_in(e, m, args);
  *out = (merged){.error = LITERAL_FALSE};
  const char *refused = settled_refuses(e, m, args);
  if (refused)
    return merge_fail(e, NULL, 0,
                      arena_print(&e->program->arena, "depends on %s", refused));
  if (settled_code(e, m, args, &out->value))
    return true;
  if (memo_find(e, m, args, out) && stack_here(e) + out->height <= MACHINE_STACK_VALUES) {
    recall_same(e, m, args, out);
    note_height(e, out);
    return true;
  }
  if (e->hooks.answers && e->hooks.answers(e->hooks.answers_context, m, args, out))
    return true;
  if (e->merge.depth > (e->merge.joins ? JOINED_DEPTH : DEPTH_LIMIT))
    return merge_fail(e, NULL, 0, "calls too many within each other");
  if (meets_itself(e, m, args)) {
    *out = (merged){SYM_ZERO, LITERAL_TRUE, 0};
    return true;
  }
  if (count_same(e, m, args) > MOST_RETURNS)
    return merge_fail(e, NULL, 0, "calls itself with the same arguments again and again");
  uint64_t *active = map_get(&e->merge.under_way, m->id);
  bool is_deep =
      active && *active >= MERGE_DEEP && merge_worth_a_look(e, (uint32_t)*active, false);
  if ((is_deep || count_same(e, m, args)) && !merge_can_hold(e, e->merge.call_guard)) {
    *out = (merged){SYM_ZERO, LITERAL_TRUE, 0}; /* whatever: it is never called */
    merge_confine(e, 1);
    return true;
  }
  bool code_counts = !chance_which(e, m) && !follow_is_machines_own(m);
  ir_code *code = code_counts ? ir_method_code(e->program, m, NULL) : NULL;
  if (!code)
    return native_is_out_of_reach(e, out) ||
           merge_fail(e, NULL, 0, "calls a native method");
  uint32_t stack = merge_stack_with(e, code);
  if (stack > MACHINE_STACK_VALUES) {
    *out = (merged){SYM_ZERO, LITERAL_TRUE, 0};
    merge_confine(e, 0); /* it says nothing of the same call made elsewhere */
    return true;
  }
  merge_call call = {.method = m,
                     .args = args,
                     .caller = e->merge.call,
                     .guard = e->merge.call_guard,
                     .depth = ++e->merge.depth,
                     .stack = stack,
                     .highest = stack,
                     .serial = ++e->merge.serial,
                     .first_object = e->state->objects.size,
                     .first_slot = e->state->values.size,
                     .made_from = e->state->objects.size,
                     .filled_from = e->state->values.size,
                     .touched = UINT32_MAX,
                     .written = UINT32_MAX};
  if (e->merge.own_object) {
    call.first_object = e->merge.own_object;
    call.first_slot = e->merge.own_slot;
  }
  if (e->merge.call) {
    call.first_object = e->merge.call->first_object;
    call.first_slot = e->merge.call->first_slot;
  }
  e->merge.call = &call;
  uint64_t key = call_key(m, args);
  count_call(e, key, 1);
  count_call(e, m->id, 1);
  literal context = e->merge.context;
  e->merge.context = formula_and(e->state->formula, context, call.guard);
  bool ok = evaluate_body(e, &call, code, out);
  memo_note_writes(e);
  if (ok && e->hooks.recalls && e->path.is_open)
    recall(e, m, args, out);
  e->merge.context = context;
  count_call(e, key, -1);
  count_call(e, m->id, -1);
  e->merge.call = call.caller;
  e->merge.depth--;
  out->height = call.highest - stack_here(e);
  note_height(e, out);
  if (ok && e->merge.cycle >= call.depth && is_closed(e, &call, out))
    memo_add(e, &call, out);
  if (e->merge.cycle >= call.depth)
    e->merge.cycle = UINT32_MAX;
  if (e->merge.call) {
    e->merge.call->local_effects |= call.local_effects;
    if (call.touched < e->merge.call->touched)
      e->merge.call->touched = call.touched;
    if (call.written < e->merge.call->written)
      e->merge.call->written = call.written;
    vec_each (const sym_slot_id, slot, &call.reads)
      vec_push(&e->merge.call->reads, *slot);
  }
  vec_release(&call.reads);
  return ok;
}
