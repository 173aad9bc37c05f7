/* Follow: runs an operation along the side that the model takes (000 §2.6, Figures 5.5
 * and 5.6).
 *
 * What keeps path classes large: a branch whose sides have no side effects before they
 * join is merged, not decided; so is a call without side effects; a call constrains the
 * receiver only as far as the body it runs demands; reading never constrains beyond null
 * and range; writing to an element leaves the index open. */
#include "symbolic/follow_run.h"

#include "symbolic/alike.h"
#include "symbolic/select.h"
#include "symbolic/settled.h"

#include <assert.h>
#include <string.h>

/* The path constraint. */

void follow_constrain(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  assert(evaluation_get(&e->model, a) && "the model satisfies its path");
  if (a == LITERAL_TRUE || map_get(&e->path.has, a))
    return;
  map_put(&e->path.has, a, 1);
  vec_push(&e->path.literals, a);
}

/* The value of the condition in the model; the path keeps it. */
static bool decide(evaluator *e, literal a) {
  assert(formula_has(e->state->formula, a));
  if (literal_is_constant(a))
    return a == LITERAL_TRUE;
  bool v = evaluation_get(&e->model, a);
  follow_constrain(e, literal_not_if(a, !v));
  return v;
}

/* The path fixed the reference to the object: it is no other. */
static void exclude_others(evaluator *e, sym a, sym_id object) {
  assert(object.index < e->state->objects.size);
  assert(ref_has(&e->state->refs, a));
  const refs *r = &e->state->refs;
  uint32_t count = ref_count(r, a);
  for (uint32_t k = 0; count > 1 && k < count; k++) {
    literal not_this = literal_not(ref_entries(r, a)[k].guard);
    if (sym_same(ref_entries(r, a)[k].object, object) || map_get(&e->path.has, not_this))
      continue;
    map_put(&e->path.has, not_this, 1);
    vec_push(&e->path.implied, not_this);
  }
}

/* Without the objects that the path excludes. */
static sym without_excluded(evaluator *e, sym a) {
  assert(ref_has(&e->state->refs, a));
  refs *r = &e->state->refs;
  sym kept = a;
  if (ref_is_awaited(r, a))
    return a;
  for (uint32_t k = 0; ref_count(r, a) > 1 && k < ref_count(r, a); k++) {
    ref_entry x = ref_entries(r, a)[k];
    if (map_get(&e->path.has, literal_not(x.guard)))
      kept = ref_without(r, kept, x.object);
  }
  return kept;
}

/* Whoever holds the array holds this one: what is evaluated later knows its length. */
static void fix_array(evaluator *e, sym a, sym_id array) {
  sym_state *s = e->state;
  for (uint32_t o = 1; o < s->objects.size; o++) {
    sym_object x = s->objects.data[o];
    for (uint32_t k = 0; !x.imported && sym_is_null(x.original) && k < x.length; k++)
      if (sym_peek(s, sym_slot_after(x.first_slot, k)) == a &&
          sym_slot_storage(&x, k) == STORE_REF)
        sym_write_slot(s, sym_slot_after(x.first_slot, k), sym_ref(s, array));
  }
}

sym_id follow_concretise_ref(evaluator *e, sym a) {
  assert(ref_has(&e->state->refs, a));
  const refs *r = &e->state->refs;
  sym_id object = ref_evaluate(r, &e->model, a);
  uint32_t count = ref_count(r, a);
  if (count > 1)
    vec_push(&e->path.encounters,
             ((sym_encounter){e->path.earlier.size + e->path.literals.size, a, object}));
  follow_constrain(e, ref_is(r, a, object));
  exclude_others(e, a, object);
  if (count > 1 && !sym_is_null(object) &&
      sym_get_object(e->state, object)->class->is_array)
    fix_array(e, a, object);
  return object;
}

/* It may have few values, whatever it depends on: small numbers are more often lengths, as
 * that of an identity hash code as text, which has eight for each object. */
enum { SMALL = 16, LARGE_FIX = 50, MOST_WIDE_FIXES = 50000 };

int64_t follow_concretise_int(evaluator *e, sym a) {
  int64_t v = sym_evaluate(e->state, &e->model, a);
  if (chance_is_wide(e, a)) {
    e->chance.wide_fixes += v < 0 || v > SMALL ? LARGE_FIX : 1;
    e->chance.would_be_fixed = e->chance.wide_fixes > MOST_WIDE_FIXES;
  }
  follow_constrain(e, number_eq(&e->state->numbers, a, sym_int(e->state, v)));
  return v;
}

/* Frames. */

static void push_frame(evaluator *e, ir_code *code, const sym *args) {
  sym_frame f = {
      .code = code, .method = code->method, .stack = merge_stack_with(e, code)};
  f.regs = memory_new_array(sym, code->reg_count + 1);
  for (uint32_t k = 0; k < code->reg_count; k++)
    f.regs[k] = k < code->method->param_count ? args[k] : SYM_ZERO;
  vec_push(&e->path.frames, f);
}

static void pop_frame(evaluator *e) {
  sym_frame f = vec_pop(&e->path.frames);
  memory_free(f.regs);
}

bool follow_stop(evaluator *e, followed_kind kind, const char *why) {
  e->path.outcome.kind = kind;
  if (why)
    e->why = why;
  if (e->path.frames.size)
    e->path.outcome.where = place_of_instr(top(e)->code, top(e)->pc);
  return false;
}

/* Whether the reference is open between several arrays. A path that decides all has
 * decided which. */
bool follow_is_among_arrays(const evaluator *e, sym a) {
  assert(ref_has(&e->state->refs, a));
  const sym_state *s = e->state;
  if (e->path.decides_all || !merge_is_open_reference(e, a))
    return false;
  for (uint32_t k = 0; k < ref_count(&s->refs, a); k++) {
    sym_id o = ref_entries(&s->refs, a)[k].object;
    if (!sym_is_null(o) && !sym_get_object(s, o)->class->is_array)
      return false;
  }
  return true;
}

/* Whether it may refer to an object that is not there when the path begins again. */
static bool may_be_new(const evaluator *e, sym a) {
  assert(ref_has(&e->state->refs, a));
  const refs *r = &e->state->refs;
  for (uint32_t k = 0; k < ref_count(r, a); k++)
    if (ref_entries(r, a)[k].object.index >= e->path.start.objects)
      return true;
  return false;
}

bool follow_needs_array(evaluator *e, sym a) {
  if (!follow_is_among_arrays(e, a) || may_be_new(e, a))
    return false;
  vec_each (const uint32_t, known, &e->path.arrays)
    if (*known == a)
      return false;
  vec_push(&e->path.arrays, a);
  follow_stop(e, FOLLOWED_AGAIN, NULL);
  return true;
}

/* Exceptions: true: a handler goes on; false: it escapes. */

static bool handler_matches(evaluator *e, ir_handler *h, const ir_class *c) {
  if (!h->class_name)
    return true;
  if (!h->class && !e->program->front->resolve_handler(e->program, top(e)->method, h))
    return false;
  return ir_is_subclass(c, h->class);
}

/* The frame on top is left by an exception. */
static void leave_frame(evaluator *e) {
  pop_frame(e);
  if (e->hooks.returns)
    e->hooks.returns(e->hooks.calls_context, e->path.frames.size, SYM_ZERO, true);
}

static bool throw_object(evaluator *e, sym_id exception) {
  const ir_class *c = sym_get_object(e->state, exception)->class;
  e->path.outcome.where = place_of_instr(top(e)->code, top(e)->pc);
  for (; e->path.frames.size; leave_frame(e)) {
    sym_frame *f = top(e);
    const ir_block *b = &f->code->blocks[f->code->block_of[f->pc]];
    for (uint32_t h = 0; h < b->handler_count; h++) {
      ir_handler *handler = &f->code->handlers[b->handlers + h];
      if (!handler_matches(e, handler, c))
        continue;
      f->pc = f->code->blocks[handler->block].first;
      e->path.outcome.exception = exception;
      return true;
    }
  }
  e->path.outcome.kind = FOLLOWED_THROW;
  e->path.outcome.exception = exception;
  return false;
}

bool follow_trap(evaluator *e, trap_kind kind) {
  ir_class *c = intrinsic_trap_class(e, kind);
  if (!c)
    return follow_stop(e, FOLLOWED_UNSUPPORTED, "an exception class cannot be loaded");
  sym_id object = sym_new_object(e->state, c);
  sym_get_object(e->state, object)->opaque = true;
  return throw_object(e, object);
}

/* Handles the faults of an instruction. *raised: one was met and handled by a handler,
 * control has moved. */
bool check_faults(evaluator *e, const faults *f, bool *raised) {
  for (uint32_t k = 0; k < f->count; k++)
    if (decide(e, f->items[k].when)) {
      *raised = true;
      return follow_trap(e, f->items[k].kind);
    }
  return true;
}

/* Calls. */

/* The body that the model's receiver runs; the path keeps only that the receiver is one
 * of those that run it. args[0] is narrowed accordingly. NULL: trapped or stopped. */
static ir_method *choose_body(evaluator *e, const ir_instr *i, sym *args, bool *raised,
                              bool *ok) {
  sym_state *s = e->state;
  ir_method *m = i->call->method;
  if (m->is_static) {
    *ok = imported_ensure(e->state, m->owner) ||
          follow_stop(e, FOLLOWED_UNSUPPORTED, "class initialisation");
    return *ok ? m : NULL;
  }
  faults f = {.count = 1, .items = {{ref_is(&s->refs, args[0], SYM_NULL), TRAP_NULL}}};
  *ok = check_faults(e, &f, raised);
  if (!*ok || *raised)
    return NULL;
  args[0] = ref_without(&s->refs, args[0], SYM_NULL);
  if (i->op == IR_CALL)
    return m;
  sym_id receiver = ref_evaluate(&s->refs, &e->model, args[0]);
  ir_method *body = ir_dispatch(sym_get_object(s, receiver)->class, m);
  if (!body) {
    *ok = follow_stop(e, FOLLOWED_UNSUPPORTED, "call of an abstract method");
    return NULL;
  }
  literal same = LITERAL_FALSE;
  sym kept = args[0];
  bool all = true;
  for (uint32_t k = 0; k < ref_count(&s->refs, args[0]); k++) {
    ref_entry x = ref_entries(&s->refs, args[0])[k];
    if (ir_dispatch(sym_get_object(s, x.object)->class, m) == body)
      same = formula_or(s->formula, same, x.guard);
    else {
      all = false;
      kept = ref_without(&s->refs, kept, x.object);
    }
  }
  if (!all)
    follow_constrain(e, same);
  args[0] = kept;
  return body;
}

static void finish_call(evaluator *e, const ir_instr *i, sym value) {
  if (i->type != IR_VOID)
    top(e)->regs[i->dst] = value;
  top(e)->pc++;
}

/* Evaluates the call on all its paths, if it has no side effects and does not throw in
 * the model. A declarative method that leaves open which object it gives constrains the
 * path to that object, not to the way it was found. */
static bool call_merged(evaluator *e, const ir_instr *i, ir_method *body,
                        const sym *args) {
  merged out;
  bool declared = body->is_declarative;
  uint64_t limit = declared ? UINT64_MAX : CALL_WORK;
  bool each = !body->is_static && body->result != IR_REF && body->result != IR_VOID &&
              held_has(e, args[0]);
  if (e->path.decides_all)
    return false;
  uint32_t journal = e->state->journal.size;
  bool ok = each ? held_merge_on_each(e, body, args, limit, &out)
                 : merge_try_call(e, body, args, limit, &out);
  bool open = ok && body->result == IR_REF && merge_is_open_reference(e, out.value);
  if (open && !declared) {
    merge_note_failure(e, map_address(body)); /* not to try again */
    return false;
  }
  if (!ok && !merge_join_call(e, body, args, &out))
    return false;
  if (decide(e, out.error)) { /* the two ways to go on must not share a state */
    if (!ok)
      merge_undo_joined(e, journal);
    return false;
  }
  if (open)
    out.value = sym_ref(e->state, follow_concretise_ref(e, out.value));
  finish_call(e, i, out.value);
  return true;
}

static bool run_intrinsic(evaluator *e, const ir_instr *i, ir_method *body, sym *args,
                          bool *done) {
  *done = true;
  sym result = SYM_ZERO;
  follow_intrinsic *effect = follow_intrinsic_of(e, body);
  if (effect) {
    uint32_t depth = e->path.frames.size, pc = top(e)->pc;
    if (!effect(e, body, args, &result))
      return false;
    if (e->path.frames.size == depth && top(e)->pc == pc) /* else a handler took over */
      finish_call(e, i, result);
    return true;
  }
  sym_intrinsic *pure = intrinsic_of(e, body);
  if (pure) {
    faults f = {0};
    bool raised = false;
    bool ran = pure(e, body, args, &result, &f);
    if (!ran && ir_method_code(e->program, body, NULL)) {
      *done = false; /* its code will do */
      return true;
    }
    if (!ran)
      return follow_stop(e, FOLLOWED_UNSUPPORTED,
                         arena_print(&e->program->arena, "method %s.%s",
                                     body->owner->name->text, body->name->text));
    if (!check_faults(e, &f, &raised))
      return false;
    if (!raised)
      finish_call(e, i, result);
    return true;
  }
  *done = false;
  return true;
}

static bool run_call(evaluator *e, const ir_instr *i) {
  sym args[256] = {0};
  for (uint32_t k = 0; k < i->call->count; k++)
    args[k] = top(e)->regs[i->call->args[k]];
  bool raised = false, ok = true, done;
  ir_method *body = choose_body(e, i, args, &raised, &ok);
  if (!body)
    return ok;
  body = follow_stand_in(e, body, args);
  sym given = SYM_ZERO;
  const char *refused = settled_refuses(e, body, args);
  if (refused)
    return follow_stop(e, FOLLOWED_UNSUPPORTED, refused);
  if (settled_code(e, body, args, &given)) {
    finish_call(e, i, given);
    return true;
  }
  if (chance_which(e, body)) {
    if (chance_follow(e, body, args, &given)) {
      finish_call(e, i, given);
      return true;
    }
    if (e->chance.is_refused)
      return follow_stop(e, FOLLOWED_UNSUPPORTED,
                         "a number that is any that chance may give");
  }
  if (!run_intrinsic(e, i, body, args, &done))
    return false;
  if (done || call_merged(e, i, body, args))
    return true;
  ir_code *code =
      follow_is_machines_own(body) ? NULL : ir_method_code(e->program, body, NULL);
  sym computed = SYM_ZERO;
  if (!code && follow_native(e, body, args, &computed)) {
    finish_call(e, i, computed);
    return true;
  }
  if (!code)
    return follow_stop(e, FOLLOWED_UNSUPPORTED,
                       arena_print(&e->program->arena, "native method %s.%s%s",
                                   body->owner->name->text, body->name->text,
                                   body->descriptor->text));
  if (merge_stack_with(e, code) > MACHINE_STACK_VALUES)
    return follow_trap(e, TRAP_STACK);
  sym result = SYM_ZERO;
  if (e->hooks.calls && e->hooks.calls(e->hooks.calls_context, body, args, &result)) {
    finish_call(e, i, result);
    return true;
  }
  push_frame(e, code, args);
  return true;
}

/* Allocation. */

static sym_id new_arrays(evaluator *e, ir_class *c, const int64_t *sizes,
                         uint32_t count) {
  sym_state *s = e->state;
  sym_id array = sym_new_array(s, c, (uint32_t)sizes[0]);
  for (int64_t k = 0; count > 1 && k < sizes[0]; k++) {
    sym_id inner = new_arrays(e, c->element_class, sizes + 1, count - 1);
    sym_write_slot(s, sym_slot(s, array, (uint32_t)k), sym_ref(s, inner));
  }
  return array;
}

static bool run_new(evaluator *e, const ir_instr *i) {
  sym_state *s = e->state;
  sym_id object;
  if (i->op == IR_NEW) {
    if (!imported_ensure(e->state, i->class))
      return follow_stop(e, FOLLOWED_UNSUPPORTED, "class initialisation");
    object = sym_new_object(s, i->class);
  } else {
    int64_t sizes[256] = {0};
    for (uint32_t k = 0; k < i->aux; k++) {
      sizes[k] = follow_concretise_int(e, top(e)->regs[i->a + k]);
      if (sizes[k] < 0)
        return follow_trap(e, TRAP_NEGATIVE_SIZE);
      if (sizes[k] > MOST_ELEMENTS)
        return follow_stop(e, FOLLOWED_UNSUPPORTED, "an array of more than a million");
    }
    object = new_arrays(e, i->class, sizes, i->aux);
  }
  top(e)->regs[i->dst] = sym_ref(s, object);
  top(e)->pc++;
  return true;
}

/* Jumps. */

static bool merge_to_join(evaluator *e) {
  sym_frame *f = top(e);
  uint32_t join = merge_flow_of(e, f->code)->join[f->code->block_of[f->pc]];
  literal error;
  if (join == FLOW_EXIT)
    return false;
  sym *before = memory_new_array(sym, f->code->reg_count);
  memcpy(before, f->regs, f->code->reg_count * sizeof *before);
  uint32_t journal = e->state->journal.size;
  bool ok = merge_try_region(e, f->code, f->regs, f->pc, join, &error) ||
            merge_join_region(e, f->code, f->regs, f->pc, join, &error);
  if (ok && decide(e, error)) {
    merge_undo_joined(e, journal);
    memcpy(f->regs, before, f->code->reg_count * sizeof *before);
    ok = false;
  } else if (ok) {
    f->pc = f->code->blocks[join].first;
  }
  memory_free(before);
  return ok;
}

/* Decides a condition of several branches as a whole. */
static bool merge_condition(evaluator *e) {
  sym_frame *f = top(e);
  two_ways ways;
  if (!shortcut_exits(e, f->code, f->pc, ways.exits))
    return false;
  size_t size = f->code->reg_count;
  ways.regs[0] = memory_new_array(sym, size);
  ways.regs[1] = memory_new_array(sym, size);
  bool ok =
      merge_try_condition(e, f->code, f->regs, f->pc, &ways) && !decide(e, ways.error);
  if (ok) {
    uint32_t way = decide(e, ways.when[0]) ? 0 : 1;
    memcpy(f->regs, ways.regs[way], size * sizeof *f->regs);
    f->pc = f->code->blocks[ways.exits[way]].first;
  }
  memory_free(ways.regs[0]);
  memory_free(ways.regs[1]);
  return ok;
}

static void run_branch(evaluator *e, const ir_instr *i) {
  literal c = operate_branch_condition(e, i, top(e)->regs);
  if (!literal_is_constant(c)) {
    resume_record_branch(e);
    if (merge_to_join(e) || merge_condition(e))
      return;
  }
  bool taken = decide(e, c);
  if (!literal_is_constant(c))
    vec_push(&e->path.decided, map_address(i) | taken);
  if (i->type == IR_REF && taken == (i->aux == COND_EQ)) {
    sym *r = top(e)->regs;
    exclude_others(e,
                   r[i->a] == SYM_ZERO   ? r[i->b]
                   : r[i->b] == SYM_ZERO ? r[i->a]
                                         : SYM_ZERO,
                   SYM_NULL);
  }
  operate_learn_null(e, top(e)->code, i, taken, top(e)->regs);
  top(e)->pc = taken ? i->target.then : i->target.otherwise;
}

static void run_switch(evaluator *e, const ir_instr *i) {
  sym_state *s = e->state;
  const ir_switch *t = i->table;
  sym key = top(e)->regs[i->a];
  int64_t constant;
  if (!sym_to_int(s, key, &constant) && merge_to_join(e))
    return;
  uint32_t target = t->otherwise;
  for (uint32_t k = 0; k < t->count; k++) {
    int32_t label = t->dense ? t->keys[0] + (int32_t)k : t->keys[k];
    if (decide(e, number_eq(&s->numbers, key, sym_int(s, label)))) {
      target = t->targets[k];
      break;
    }
  }
  top(e)->pc = target;
}

static void run_return(evaluator *e, const ir_instr *i) {
  sym v = i->type == IR_VOID ? SYM_ZERO : top(e)->regs[i->a];
  pop_frame(e);
  if (e->hooks.returns)
    e->hooks.returns(e->hooks.calls_context, e->path.frames.size, v, false);
  if (!e->path.frames.size) {
    e->path.outcome.kind = FOLLOWED_RETURN;
    e->path.outcome.value = v;
  } else
    finish_call(e, &top(e)->code->instrs[top(e)->pc], v);
}

/* Floating point is computed with constants only: a path keeps the numbers that its
 * model has where one enters. */
static bool operate_on_constants(evaluator *e, const ir_instr *i, sym *regs, sym *result,
                                 faults *f) {
  bool real = (i->type == IR_F32 || i->type == IR_F64) && i->op >= IR_ADD;
  if (i->op != IR_CONVERT && !(real && i->op <= IR_COMPARE))
    return false;
  bool binary = i->op != IR_CONVERT && i->op != IR_NEG;
  if (chance_is_wide(e, regs[i->a]) || (binary && chance_is_wide(e, regs[i->b])))
    return false;
  regs[i->a] = sym_int(e->state, follow_concretise_int(e, regs[i->a]));
  if (binary)
    regs[i->b] = sym_int(e->state, follow_concretise_int(e, regs[i->b]));
  return operate_instruction(e, i, regs, result, f);
}

static bool check_null(evaluator *e, sym a, bool *raised) {
  assert(ref_has(&e->state->refs, a));
  faults f = {.count = 1, .items = {{ref_is(&e->state->refs, a, SYM_NULL), TRAP_NULL}}};
  return check_faults(e, &f, raised);
}

/* One instruction; false: the run is over (or stopped). */
static bool step(evaluator *e) {
  sym_frame *f = top(e);
  ir_instr *i = &f->code->instrs[f->pc];
  e->counts.instructions++;
  if (++e->path.steps > e->path.step_limit ||
      (e->path.most_literals && e->path.literals.size > e->path.most_literals))
    return follow_stop(e, FOLLOWED_STEPS, "the step limit");
  if (!ir_come_to(e->program, f->method, i))
    return follow_stop(e, FOLLOWED_UNSUPPORTED, "a class that cannot be loaded");
  bool reads = i->op == IR_LOAD || i->op == IR_ELEMENT || i->op == IR_LENGTH;
  sym held = reads && held_has(e, f->regs[i->a]) ? f->regs[i->a] : 0;
  if (reads && !held && merge_is_open_reference(e, f->regs[i->a]) &&
      !follow_is_among_arrays(e, f->regs[i->a]) &&
      !alike_stays_open(e->state, f->regs[i->a]) &&
      !select_is_selected(e, i, f->regs[i->a]))
    f->regs[i->a] = sym_ref(e->state, follow_concretise_ref(e, f->regs[i->a]));
  if (i->op == IR_ELEMENT) {
    f->regs[i->b] = follow_known_index(e, f->regs[i->b]);
    follow_note_index(e, f->regs[i->b]);
  }
  if (operate_can(i)) {
    faults faulty = {0};
    sym result = SYM_ZERO;
    bool raised = false;
    if (!operate_instruction(e, i, f->regs, &result, &faulty) &&
        !operate_on_constants(e, i, f->regs, &result, &faulty))
      return follow_stop(e, FOLLOWED_UNSUPPORTED, operate_why_not(i));
    if (!check_faults(e, &faulty, &raised))
      return false;
    if (!raised) {
      if (reads && i->type == IR_REF)
        result = without_excluded(e, result);
      if (held && i->type == IR_REF && !held_hold_what_is_read(e, held, result))
        return held_stop(e);
      f->regs[i->dst] = result;
      f->pc++;
    }
    return true;
  }
  bool raised = false;
  switch (i->op) {
  case IR_BRANCH: run_branch(e, i); return true;
  case IR_JUMP: f->pc = i->target.then; return true;
  case IR_SWITCH: run_switch(e, i); return true;
  case IR_RETURN: run_return(e, i); return true;
  case IR_THROW:
    return check_null(e, f->regs[i->a], &raised) &&
           (raised || throw_object(e, follow_concretise_ref(e, f->regs[i->a])));
  case IR_CATCH:
    f->regs[i->dst] = sym_ref(e->state, e->path.outcome.exception);
    f->pc++;
    return true;
  case IR_CALL:
  case IR_DISPATCH: return run_call(e, i);
  case IR_NEW:
  case IR_NEW_ARRAY: return run_new(e, i);
  case IR_STORE: return follow_store(e, i);
  case IR_STORE_GLOBAL: return follow_store_global(e, i);
  case IR_SET_ELEMENT: return follow_set_element(e, i);
  case IR_ENTER: /* one thread: nobody to wait for */
  case IR_EXIT:
    if (!check_null(e, f->regs[i->a], &raised))
      return false;
    f->pc += !raised;
    return true;
  default: assert(!"an operation of the representation"); return false;
  }
}

/* A call of the operation as a whole, or its frame. False: the run is over. */
static bool begin_run(evaluator *e, ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  merged out;
  if (m->result != IR_VOID && !e->path.decides_all &&
      merge_try_call(e, m, args, CALL_WORK, &out) && !decide(e, out.error)) {
    e->path.outcome.value = out.value;
    return false;
  }
  ir_code *code = ir_method_code(e->program, m, NULL);
  if (!code)
    return follow_stop(e, FOLLOWED_UNSUPPORTED, "a native method");
  push_frame(e, code, args);
  return true;
}

/* True: the run is over. */
static bool is_too_large(evaluator *e) {
  return e->merge.most_nodes &&
         formula_node_count(e->state->formula) > e->merge.most_nodes &&
         !follow_stop(e, FOLLOWED_UNSUPPORTED, "formulas too large for few executions");
}

followed evaluator_follow(evaluator *e, ir_method *m, const sym *args) {
  assert(args || !m->param_count);
  assert(e->path.is_open && !e->path.frames.size);
  e->path.outcome = (followed){.value = SYM_ZERO};
  if (!resume_run(e, m, args) && !begin_run(e, m, args))
    return e->path.outcome;
  while (e->path.frames.size && !is_too_large(e) && step(e) && !e->chance.would_be_fixed)
    ;
  if (e->chance.would_be_fixed) /* a path for each value would never end */
    follow_stop(e, FOLLOWED_UNSUPPORTED, "a number that is any that chance may give");
  while (e->path.frames.size)
    pop_frame(e);
  if (!chance_is_enough(e))
    follow_stop(e, FOLLOWED_UNSUPPORTED, "an identity hash code in a long table");
  return e->path.outcome;
}
