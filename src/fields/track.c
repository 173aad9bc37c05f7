/* The tracker: an observer of the machine that keeps a label for every register, and for
 * every slot that was written.
 *
 * An instruction is looked at before it runs. Whatever can make it throw (a reference
 * that may be null, an index, a divisor, a cast) becomes relevant, and so does every
 * reference through which something is read or written: so addresses are the same in
 * all runs that agree on what is relevant, and labels need to follow values only.
 *
 * A native method is not looked into: its arguments become relevant, and everything that
 * can be reached from them. */
#include "fields/track.h"

#include <string.h>

static void step(machine_observer *, machine *);
static void leave(machine_observer *, machine *);

void tracker_init(tracker *t, const track_inputs *inputs, void *context) {
  *t = (tracker){.observer = {step, leave}, .inputs = inputs, .context = context};
  arena_init(&t->arena);
}

void tracker_release(tracker *t) {
  uint32_t at = 0;
  uint64_t key, region;
  while (map_next(&t->regions, &at, &key, &region))
    if (region != 1)
      vec_release(&((track_region *)(uintptr_t)region)->registers);
  labels_release(&t->labels);
  map_release(&t->flows);
  map_release(&t->regions);
  vec_release(&t->facts);
  map_release(&t->fact_index);
  vec_release(&t->relevant);
  map_release(&t->written_index);
  vec_release(&t->written);
  vec_release(&t->frames);
  vec_release(&t->registers);
  vec_release(&t->entered);
  vec_release(&t->before);
  arena_release(&t->arena);
}

void tracker_start(tracker *t) {
  labels_clear(&t->labels);
  vec_clear(&t->facts);
  map_clear(&t->fact_index);
  vec_clear(&t->relevant);
  map_clear(&t->written_index);
  vec_clear(&t->written);
}

/* Slots. */

shadow tracker_slot(tracker *t, object_id o, uint32_t index) {
  uint64_t *at = map_get(&t->written_index, map_pair(o, index));
  return at ? t->written.data[*at].shadow : t->inputs->initial(t->context, o, index);
}

bool tracker_is_changed(const tracker *t, object_id o, uint32_t index) {
  uint64_t *at = map_get(&t->written_index, map_pair(o, index));
  return at && !t->written.data[*at].unchanged;
}

static void write_slot(tracker *t, object_id o, uint32_t index, shadow a) {
  uint64_t *at = map_get(&t->written_index, map_pair(o, index));
  if (at) {
    t->written.data[*at].shadow = a;
    return;
  }
  map_put(&t->written_index, map_pair(o, index), t->written.size);
  vec_push(&t->written, ((written_slot){o, index, a, false}));
}

/* Frames. */

static shadow *registers_of(tracker *t, uint32_t frame_) {
  return t->registers.data + t->frames.data[frame_].base;
}

/* Labels of the arguments with which the machine's frame was entered. */
static void pass_arguments(tracker *t, machine *m, uint32_t index) {
  const frame *f = &m->frames[index];
  for (uint32_t k = 0; k < f->method->param_count; k++) {
    shadow a = {0};
    if (!index)
      a = t->given[k];
    else if (m->frames[index - 1].code) {
      const frame *caller = &m->frames[index - 1];
      const ir_instr *i = &caller->code->instrs[caller->pc];
      if ((i->op == IR_CALL || i->op == IR_DISPATCH) && k < i->call->count)
        a = registers_of(t, index - 1)[i->call->args[k]];
    } /* else a native method's call: what it knows is relevant already */
    registers_of(t, index)[k] = a;
  }
}

static void push_frames(tracker *t, machine *m) {
  while (t->frames.size < m->frame_count) {
    uint32_t index = t->frames.size;
    const frame *f = &m->frames[index];
    uint32_t count = f->code ? f->code->reg_count : f->method->param_count;
    shadow_frame s = {t->registers.size, t->entered.size, LABEL_NONE};
    vec_push(&t->frames, s);
    for (uint32_t k = 0; k < count; k++)
      vec_push(&t->registers, (shadow){0});
    pass_arguments(t, m, index);
  }
}

/* Natives. */

static bool is_harmless(const ir_method *m) {
  const char *owner = m->owner->name->text, *name = m->name->text;
  if (!strcmp(owner, "glassbox/GlassBox"))
    return !strcmp(name, "assume") || !strcmp(name, "isSameObject");
  if (!strcmp(owner, "java/lang/Object"))
    return !strcmp(name, "getClass") || !strcmp(name, "hashCode");
  return !strcmp(name, "desiredAssertionStatus") || !strcmp(name, "fillInStackTrace") ||
         !strcmp(owner, "java/lang/Math");
}

static bool slot_is_reference(const object *o, uint32_t index) {
  return o->class->is_array ? o->class->element == STORE_REF
                            : o->class->slots[index]->storage == STORE_REF;
}

static value slot_value(const object *o, uint32_t index) {
  return o->class->is_array ? heap_element(o, o->class->element, index) : o->slots[index];
}

/* Everything that can be reached from the object becomes relevant. */
static void add_reachable(tracker *t, machine *m, object_id from) {
  map seen = {0};
  u32_vector stack = {0};
  if (from)
    vec_push(&stack, from);
  while (stack.size) {
    object_id o = vec_pop(&stack);
    if (map_get(&seen, o))
      continue;
    map_put(&seen, o, 1);
    for (uint32_t k = 0; k < machine_object(m, o)->length; k++) {
      tracker_fix(t, tracker_slot(t, o, k));
      const object *x = machine_object(m, o);
      if (slot_is_reference(x, k) && slot_value(x, k).ref)
        vec_push(&stack, slot_value(x, k).ref);
    }
  }
  vec_release(&stack);
  map_release(&seen);
}

static ir_method *callee_of(machine *m, const ir_instr *i, const value *r) {
  ir_method *method = i->call->method;
  if (i->op == IR_CALL || method->is_static)
    return method;
  object_id receiver = r[i->call->args[0]].ref;
  return receiver ? ir_dispatch(machine_object(m, receiver)->class, method) : NULL;
}

/* Before a call that may be of a native method: how the objects that it is given are. */
static void remember_objects(tracker *t, machine *m, const ir_instr *i, const value *r) {
  const ir_method *method = i->call->method;
  vec_clear(&t->before);
  for (uint32_t k = 0; k < i->call->count; k++) {
    object_id o = method->param_types[k] == IR_REF ? r[i->call->args[k]].ref : 0;
    for (uint32_t s = 0; o && s < machine_object(m, o)->length; s++)
      vec_push(&t->before, slot_value(machine_object(m, o), s));
  }
}

static void note_changes(tracker *t, machine *m, const ir_method *method,
                         const value *args) {
  uint32_t at = 0;
  for (uint32_t k = 0; k < method->param_count; k++) {
    object_id o = method->param_types[k] == IR_REF ? args[k].ref : 0;
    for (uint32_t s = 0; o && s < machine_object(m, o)->length; s++, at++)
      if (at >= t->before.size ||
          t->before.data[at].bits != slot_value(machine_object(m, o), s).bits)
        write_slot(t, o, s, (shadow){0});
  }
}

static void call_native(tracker *t, machine *m, const ir_instr *i,
                        const ir_method *method, const value *r) {
  for (uint32_t k = 0; k < i->call->count; k++) {
    tracker_fix(t, registers_of(t, m->frame_count - 1)[i->call->args[k]]);
    if (method->param_types[k] == IR_REF && !is_harmless(method))
      add_reachable(t, m, r[i->call->args[k]].ref);
  }
  remember_objects(t, m, i, r);
}

/* Instructions. */

static label control_of(tracker *t) {
  label all = LABEL_NONE;
  for (uint32_t k = vec_last(&t->frames)->regions; k < t->entered.size; k++)
    all = labels_join(&t->labels, all, t->entered.data[k].condition);
  return all;
}

/* Where sides join, registers that any of them assigns depend on the condition. */
static void join_regions(tracker *t, uint32_t pc) {
  shadow_frame *f = vec_last(&t->frames);
  shadow *regs = registers_of(t, t->frames.size - 1);
  while (t->entered.size > f->regions && vec_last(&t->entered)->region->join == pc) {
    entered_region e = vec_pop(&t->entered);
    vec_each (const uint32_t, r, &e.region->registers)
      regs[*r].label = labels_join(&t->labels, regs[*r].label, e.condition);
  }
}

static void branch(tracker *t, ir_code *code, uint32_t pc, label condition) {
  if (labels_is_settled(&t->labels, condition))
    return; /* decided */
  const track_region *r = track_region_of(t, code, pc);
  if (!r)
    tracker_settle(t, condition);
  else if (r->join == FLOW_EXIT)
    vec_last(&t->frames)->returned =
        labels_join(&t->labels, vec_last(&t->frames)->returned, condition);
  else
    vec_push(&t->entered, ((entered_region){r, condition}));
}

static void call(tracker *t, machine *m, const ir_instr *i, const value *r) {
  const shadow *regs = registers_of(t, t->frames.size - 1);
  if (!i->call->method->is_static)
    tracker_fix(t, regs[i->call->args[0]]);
  ir_method *callee = callee_of(m, i, r);
  if (callee && (callee->native || !callee->code))
    call_native(t, m, i, callee, r); /* or not lowered yet: once, more is relevant */
}

/* Stores into arrays of a class that not everything is of can fail. */
static bool can_fail(machine *m, object_id array) {
  const ir_class *c = machine_object(m, array)->class;
  return c->element_class && c->element_class->depth;
}

/* What a slot keeps of a value: a narrow one may change it. */
static shadow stored(tracker *t, ir_storage s, shadow a) {
  static const struct {
    int64_t least, most;
  } limits[] = {[STORE_BOOL] = {0, 1},
                [STORE_I8] = {INT8_MIN, INT8_MAX},
                [STORE_I16] = {INT16_MIN, INT16_MAX},
                [STORE_U16] = {0, UINT16_MAX}};
  return s < STORE_I32 ? track_plus(t, a, 0, limits[s].least, limits[s].most) : a;
}

static void store(tracker *t, machine *m, const ir_instr *i, const value *r,
                  const shadow *regs) {
  object_id o = r[i->a].ref;
  tracker_fix(t, regs[i->a]);
  if (i->op == IR_STORE) {
    if (o)
      write_slot(t, o, i->field->slot, stored(t, i->field->storage, regs[i->b]));
    return;
  }
  tracker_fix(t, regs[i->b]);
  if (!o || (uint32_t)r[i->b].i >= machine_object(m, o)->length)
    return;
  if (i->type == IR_REF && can_fail(m, o))
    tracker_fix(t, regs[i->dst]);
  write_slot(t, o, (uint32_t)r[i->b].i, stored(t, i->aux, regs[i->dst]));
}

static shadow load(tracker *t, machine *m, const ir_instr *i, const value *r,
                   const shadow *regs) {
  object_id o = r[i->a].ref;
  tracker_fix(t, regs[i->a]);
  if (i->op == IR_LENGTH || !o)
    return (shadow){0};
  if (i->op == IR_LOAD)
    return tracker_slot(t, o, i->field->slot);
  tracker_fix(t, regs[i->b]);
  return (uint32_t)r[i->b].i < machine_object(m, o)->length
             ? tracker_slot(t, o, (uint32_t)r[i->b].i)
             : (shadow){0};
}

static object_id globals_of(const machine *m, const ir_class *c) {
  return c->id < m->class_capacity ? m->globals[c->id] : 0;
}

static bool is_unary(const ir_instr *i) {
  return i->op == IR_NEG || i->op == IR_CONVERT || i->op == IR_IS || i->type == IR_IMM32;
}

/* An addition or subtraction of a constant; false: it is none. */
static bool add_constant(tracker *t, const ir_instr *i, const value *r,
                         const shadow *regs, shadow *out) {
  bool wide = i->type == IR_I64, is_sub = i->op == IR_SUB;
  shadow a = regs[i->a], b = {0};
  int64_t x = wide ? r[i->a].l : r[i->a].i, y;
  if ((i->op != IR_ADD && !is_sub) || (!wide && i->type != IR_I32 && i->type != IR_IMM32))
    return false;
  if (i->type == IR_IMM32)
    y = i->imm;
  else {
    y = wide ? r[i->b].l : r[i->b].i;
    b = regs[i->b];
  }
  if ((!a.origin && is_sub) || (a.origin && b.origin))
    return false;
  label other = a.origin ? b.label : a.label;
  *out = track_plus(t, a.origin ? a : b, a.origin ? (is_sub ? -y : y) : x,
                    wide ? INT64_MIN : INT32_MIN, wide ? INT64_MAX : INT32_MAX);
  out->label = labels_join(&t->labels, out->label, other);
  return true;
}

/* Between integers: whether the value can be another afterwards. */
static shadow convert(tracker *t, const ir_instr *i, shadow a) {
  bool is_int = i->type == IR_I32 || i->type == IR_I64;
  if (is_int && i->aux <= STORE_U16)
    return stored(t, i->aux, a);
  if (is_int && i->aux == STORE_I32)
    return track_plus(t, a, 0, INT32_MIN, INT32_MAX);
  if (is_int && i->aux == STORE_I64)
    return a;
  return (shadow){.label = track_whole(t, a)};
}

static shadow operate(tracker *t, const ir_instr *i, const value *r, const shadow *regs) {
  shadow a = regs[i->a], b = {0}, out;
  if (!is_unary(i))
    b = regs[i->b];
  if (i->op == IR_COMPARE && i->type == IR_I64)
    return (shadow){.label =
                        labels_join(&t->labels, track_less(t, a, b, r[i->a].l, r[i->b].l),
                                    track_equal(t, a, b, r[i->a].l, r[i->b].l))};
  if (i->op == IR_CONVERT)
    return convert(t, i, a);
  if ((a.origin || b.origin) && add_constant(t, i, r, regs, &out))
    return out;
  bool divides =
      (i->op == IR_DIV || i->op == IR_REM) && (i->type == IR_I32 || i->type == IR_I64);
  if (divides)
    tracker_fix(t, b);
  return (shadow){.label = labels_join(&t->labels, track_whole(t, a), track_whole(t, b))};
}

static void compute(tracker *t, machine *m, const ir_instr *i, const value *r,
                    shadow *regs) {
  shadow out = {0};
  switch (i->op) {
  case IR_CONST:
  case IR_LITERAL:
  case IR_CATCH:
  case IR_NEW: break;
  case IR_MOVE: out = regs[i->a]; break;
  case IR_NEW_ARRAY:
    for (uint32_t k = 0; k < i->aux; k++)
      tracker_fix(t, regs[i->a + k]);
    break;
  case IR_LOAD:
  case IR_ELEMENT:
  case IR_LENGTH: out = load(t, m, i, r, regs); break;
  case IR_LOAD_GLOBAL:
    if (globals_of(m, i->field->owner))
      out = tracker_slot(t, globals_of(m, i->field->owner), i->field->slot);
    break;
  case IR_CAST: tracker_fix(t, out = regs[i->a]); break;
  default: out = operate(t, i, r, regs);
  }
  out.label = labels_join(&t->labels, out.label, control_of(t));
  regs[i->dst] = out;
}

/* What the answer depends on. */
static label compared(tracker *t, ir_condition c, shadow a, shadow b, int64_t x,
                      int64_t y) {
  switch (c) {
  case COND_EQ:
  case COND_NE: return track_equal(t, a, b, x, y);
  case COND_LT:
  case COND_GE: return track_less(t, a, b, x, y);
  default: return track_less(t, b, a, y, x);
  }
}

/* That an object of the prestate may be compared with one of now is a mistake, whatever
 * comes of it: which they are, and that the comparison is met. */
static void fix_comparison(tracker *t, shadow a, shadow b) {
  tracker_fix(t, a);
  tracker_fix(t, b);
  for (uint32_t k = 0; k < t->entered.size; k++)
    tracker_fix(t, (shadow){.label = t->entered.data[k].condition});
}

static label condition_of(tracker *t, const ir_instr *i, const value *r,
                          const shadow *regs) {
  shadow a = regs[i->a];
  if (i->op == IR_SWITCH)
    return track_whole(t, a);
  if (i->type == IR_REF && a.is_copy != regs[i->b].is_copy)
    fix_comparison(t, a, regs[i->b]);
  if (i->type == IR_REF)
    return track_same(t, a, regs[i->b], r[i->a].ref, r[i->b].ref);
  if (i->type == IR_IMM32)
    return compared(t, i->aux, a, (shadow){0}, r[i->a].i, (int32_t)i->b);
  return compared(t, i->aux, a, regs[i->b], r[i->a].i, r[i->b].i);
}

static void step(machine_observer *o, machine *m) {
  tracker *t = (tracker *)o;
  push_frames(t, m);
  const frame *f = &m->frames[m->frame_count - 1];
  const value *r = f->regs;
  const ir_instr *i = &f->code->instrs[f->pc];
  join_regions(t, f->pc);
  shadow *regs = registers_of(t, t->frames.size - 1);
  switch (i->op) {
  case IR_BRANCH:
  case IR_SWITCH: branch(t, f->code, f->pc, condition_of(t, i, r, regs)); break;
  case IR_JUMP: break;
  case IR_RETURN:
    t->result = i->type != IR_VOID ? regs[i->a] : (shadow){0};
    t->result.label = labels_join(
        &t->labels, t->result.label,
        labels_join(&t->labels, vec_last(&t->frames)->returned, control_of(t)));
    break;
  case IR_THROW:
  case IR_ENTER:
  case IR_EXIT: tracker_fix(t, regs[i->a]); break;
  case IR_CALL:
  case IR_DISPATCH: call(t, m, i, r); break;
  case IR_STORE:
  case IR_SET_ELEMENT: store(t, m, i, r, regs); break;
  case IR_STORE_GLOBAL:
    if (globals_of(m, i->field->owner))
      write_slot(t, globals_of(m, i->field->owner), i->field->slot,
                 stored(t, i->field->storage, regs[i->b]));
    break;
  default: compute(t, m, i, r, regs);
  }
}

/* A call's result in the caller's register. */
static void give_result(tracker *t, machine *m, shadow result) {
  if (m->frame_count < 2 || !m->frames[m->frame_count - 2].code)
    return;
  const frame *caller = &m->frames[m->frame_count - 2];
  const ir_instr *i = &caller->code->instrs[caller->pc];
  if ((i->op == IR_CALL || i->op == IR_DISPATCH) && i->type != IR_VOID)
    registers_of(t, m->frame_count - 2)[i->dst] = result;
}

static void leave(machine_observer *o, machine *m) {
  tracker *t = (tracker *)o;
  push_frames(t, m);
  const frame *f = &m->frames[m->frame_count - 1];
  if (!f->code) {
    if (!is_harmless(f->method))
      note_changes(t, m, f->method, f->regs);
    give_result(t, m, (shadow){0});
  } else if (f->code->instrs[f->pc].op == IR_RETURN)
    give_result(t, m, t->result);
  shadow_frame s = vec_pop(&t->frames);
  t->registers.size = s.base;
  t->entered.size = s.regions;
}

outcome tracker_call(tracker *t, machine *m, ir_method *method, const value *args,
                     const shadow *given, value *result, shadow *result_shadow) {
  assert(!m->frame_count && !t->frames.size);
  t->given = given;
  t->result = (shadow){0};
  m->observer = &t->observer;
  outcome o = machine_call(m, method, args, result);
  m->observer = NULL;
  *result_shadow = t->result;
  assert(!t->frames.size);
  return o;
}
