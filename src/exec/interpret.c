/* The interpreter loop.
 *
 * One flat switch over (operation, type). The frame's registers and the current
 * instruction are kept in locals; whatever can trap, call or look at the stack
 * first saves the position with SAVE. Operands of the representation are made
 * concrete when they are first met (ir_resolve), so the fast path never looks a
 * name up. Garbage is collected only here, between two instructions. */
#include "exec/interpret.h"

#include "exec/arithmetic.h"
#include "exec/recurrence.h"
#include "exec/threads.h"

#include <assert.h>
#include <math.h>
#include <string.h>

/* Where the search for an exception handler ended. */
static bool handles(machine *m, frame *f, ir_handler *h, bool *stopped) {
  if (!h->class_name)
    return true;
  if (!h->class && !m->program->front->resolve_handler(m->program, f->method, h)) {
    machine_stop(m, STOP_INPUT, "class %s cannot be loaded", h->class_name->text);
    *stopped = true;
    return false;
  }
  return ir_is_subclass(machine_object(m, m->exception)->class, h->class);
}

/* Pops frames above `floor` until one handles m->exception; its pc is then the
 * handler's. False: none does, or the run stopped. */
static bool unwind(machine *m, uint32_t floor) {
  bool stopped = m->stop.kind != STOP_NONE;
  while (m->frame_count > floor) {
    frame *f = &m->frames[m->frame_count - 1];
    const ir_block *b = f->code ? &f->code->blocks[f->code->block_of[f->pc]] : NULL;
    for (uint32_t h = 0; b && h < b->handler_count && !stopped; h++) {
      ir_handler *handler = &f->code->handlers[b->handlers + h];
      if (handles(m, f, handler, &stopped)) {
        f->pc = f->code->blocks[handler->block].first;
        return true;
      }
    }
    if (m->threads && threads_unwind(m) != POINT_GO)
      return false;
    ir_class *initialised = f->initialises;
    machine_pop(m);
    if (initialised)
      threads_initialised(m, initialised);
    stopped = m->stop.kind != STOP_NONE;
  }
  return false;
}

static uint32_t switch_target(const ir_switch *t, int32_t key) {
  if (t->dense) {
    uint32_t k = (uint32_t)key - (uint32_t)t->keys[0];
    return k < t->count ? t->targets[k] : t->otherwise;
  }
  uint32_t low = 0, high = t->count;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (t->keys[middle] < key)
      low = middle + 1;
    else
      high = middle;
  }
  return low < t->count && t->keys[low] == key ? t->targets[low] : t->otherwise;
}

/* Without a jump: of less, equal, greater the condition's bits say which make it true. */
static inline bool holds(ir_condition c, int32_t a, int32_t b) {
  enum { LESS = 1, EQUAL = 2, GREATER = 4 };
  static const uint8_t truth[] = {
      [COND_EQ] = EQUAL,           [COND_NE] = LESS | GREATER, [COND_LT] = LESS,
      [COND_GE] = EQUAL | GREATER, [COND_GT] = GREATER,        [COND_LE] = LESS | EQUAL};
  return truth[c] >> ((a > b) - (a < b) + 1) & 1;
}

/* Tells who watches that a slot or element is read. */
static inline void note_read(machine *m, object_id o, uint32_t index) {
  if (__builtin_expect(m->watch != NULL, 0) && o >= m->watch->first && o < m->watch->end)
    m->watch->read(m->watch, o, index);
}

static bool trap_null(machine *m) {
  return machine_trap(m, (trap){.kind = TRAP_NULL});
}

static bool trap_index(machine *m, object_id array, int32_t index) {
  return machine_trap(m, (trap){.kind = TRAP_INDEX, .object = array, .number = index});
}

/* Arrays of arrays: allocates the given dimensions, outermost first. */
static object_id new_array(machine *m, ir_class *c, const value *sizes, uint32_t count) {
  object_id array = heap_new_array(&m->heap, c, (uint32_t)sizes[0].i);
  if (count > 1)
    for (int32_t k = 0; k < sizes[0].i; k++) {
      object_id inner = new_array(m, c->element_class, sizes + 1, count - 1);
      machine_object(m, array)->refs[k] = inner;
    }
  return array;
}

static bool run_new_array(machine *m, const ir_instr *i, value *r) {
  for (uint32_t k = 0; k < i->aux; k++)
    if (r[i->a + k].i < 0)
      return machine_trap(m, (trap){.kind = TRAP_NEGATIVE_SIZE, .number = r[i->a + k].i});
  for (uint32_t k = 0; k < i->aux; k++)
    if (r[i->a + k].i > MAX_LENGTH)
      return machine_trap(m, (trap){.kind = TRAP_SIZE_LIMIT});
  r[i->dst].ref = new_array(m, i->class, r + i->a, i->aux);
  return true;
}

/* Most objects are of the very class that is asked for. */
static inline bool is_instance(const object *o, const ir_class *c) {
  return o->class == c || ir_is_subclass(o->class, c);
}

/* Elements of 32 bits are by far the most frequent. */
static inline value get_element(const object *array, ir_storage s, uint32_t index) {
  if (s == STORE_I32 || s == STORE_REF)
    return (value){.i = array->i32[index]};
  return heap_element(array, s, index);
}

static inline void set_element(object *array, ir_storage s, uint32_t index, value v) {
  if (s == STORE_I32 || s == STORE_REF)
    array->i32[index] = v.i;
  else
    heap_set_element(array, s, index, v);
}

/* Static fields: the object that holds them, initialising the class first. */
static inline object_id globals_of(machine *m, ir_class *c) {
  if (c->id < m->class_capacity && m->globals[c->id])
    return m->globals[c->id];
  return machine_initialise(m, c) ? machine_globals(m, c) : 0;
}

/* The object whose monitor a synchronized method enters. */
static object_id lock_of(machine *m, const ir_method *method, const ir_instr *i,
                         const value *r) {
  return method->is_static ? m->language->class_object(m, method->owner)
                           : r[i->call->args[0]].ref;
}

static point_answer native_point(machine *m, ir_method *method, const ir_instr *i,
                                 const value *r) {
  value args[256];
  for (uint32_t k = 0; k < i->call->count; k++)
    args[k] = r[i->call->args[k]];
  return threads_native(m, method, args);
}

static inline __attribute__((always_inline)) ir_method *
callee(machine *m, const ir_instr *i, const value *r) {
  ir_call *call = i->call;
  ir_method *method = call->method;
  if (i->op == IR_CALL) {
    if (method->is_static)
      return globals_of(m, method->owner) ? method : NULL;
    if (!r[call->args[0]].ref) {
      trap_null(m);
      return NULL;
    }
    return method;
  }
  object_id receiver = r[call->args[0]].ref;
  if (!receiver) {
    trap_null(m);
    return NULL;
  }
  ir_class *c = machine_object(m, receiver)->class;
  if (c != call->seen_class) {
    ir_method *body = ir_dispatch(c, method);
    if (!body) {
      machine_trap(m, (trap){.kind = TRAP_ABSTRACT, .method = method, .class = c});
      return NULL;
    }
    call->seen_class = c;
    call->seen_method = body;
  }
  return call->seen_method;
}

static bool call_native(machine *m, ir_method *method, const ir_instr *i, value *r) {
  value args[256];
  const ir_call *call = i->call;
  for (uint32_t k = 0; k < call->count; k++)
    args[k] = r[call->args[k]];
  value result = {0};
  if (!machine_run_native(m, method, args, &result))
    return false;
  if (i->type != IR_VOID)
    r[i->dst] = result;
  return true;
}

/* A field keeps only the bits of its storage. */
static inline value narrowed(ir_storage s, value v) {
  return s < STORE_I32 ? convert_value(IR_I32, s, v) : v;
}

#define CODE(op, type) ((op) << 3 | (type))

#define INT_OP(op, compute)                                                              \
  case CODE(op, IR_I32): r[i->dst].i = compute(r[i->a].i, r[i->b].i); NEXT;              \
  case CODE(op, IR_IMM32):                                                               \
    r[i->dst].i = compute(r[i->a].i, (int32_t)i->imm);                                   \
    NEXT;

#define BIT_AND(a, b)       ((a) & (b))
#define BIT_OR(a, b)        ((a) | (b))
#define BIT_XOR(a, b)       ((a) ^ (b))
#define SHIFT_RIGHT32(a, b) ((a) >> ((b)&31))

#define SAVE() (f->pc = (uint32_t)(i - code->instrs))
#define NEXT                                                                             \
  i++;                                                                                   \
  break
#define GOTO(index)                                                                      \
  do {                                                                                   \
    uint32_t goto_index = (index);                                                       \
    if (code->instrs + goto_index <= i &&                                                \
        (safepoint_due(m, steps) || (threaded && steps > m->threads->turn_end))) {       \
      SAVE();                                                                            \
      if (!safepoint(m, steps, true))                                                    \
        goto thrown;                                                                     \
      if (threaded && steps > m->threads->turn_end && m->nesting == 1 &&                 \
          threads_turn(m)) {                                                             \
        f->pc = goto_index;                                                              \
        return RAN_YIELD;                                                                \
      }                                                                                  \
    }                                                                                    \
    i = code->instrs + goto_index;                                                       \
  } while (0);                                                                           \
  break
#define CHECK(condition, handler)                                                        \
  if (!(condition)) {                                                                    \
    SAVE();                                                                              \
    handler;                                                                             \
    goto thrown;                                                                         \
  }
#define RELOAD()                                                                         \
  (f = &m->frames[m->frame_count - 1], code = f->code, r = f->regs,                      \
   i = code->instrs + f->pc)

static inline bool safepoint_due(const machine *m, uint64_t steps) {
  return m->heap.bytes > m->heap.collect_above || steps > m->step_limit ||
         steps > m->look_at || m->interrupted;
}

static bool safepoint(machine *m, uint64_t steps, bool jumps) {
  m->steps = steps;
  if (jumps && steps > m->look_at && recurrence_found(m))
    return machine_stop(m, STOP_RECURRENCE, "it never ends");
  if (m->heap.bytes > m->heap.collect_above && !m->no_collect)
    machine_collect(m);
  if (steps > m->step_limit)
    return machine_stop(m, STOP_STEPS, "more than %llu steps",
                        (unsigned long long)m->step_limit);
  if (m->interrupted)
    return machine_stop(m, STOP_INTERRUPTED, "interrupted");
  return true;
}

/* With threads: what the answer to a point means; POINT_GO falls through. */
#define AT_POINT(answer)                                                                 \
  do {                                                                                   \
    SAVE();                                                                              \
    point_answer at_point = (answer);                                                    \
    if (at_point == POINT_STAND) {                                                       \
      m->steps = steps;                                                                  \
      return RAN_YIELD;                                                                  \
    }                                                                                    \
    if (at_point == POINT_STOP)                                                          \
      goto thrown;                                                                       \
  } while (0)

/* A reference becomes reachable from an object. */
#define SHARE(holder, reference)                                                         \
  if (threaded && m->threads->mode != MODE_TURNS && threads_is_shared(m, holder))        \
  threads_share(m, reference)

/* After a failure: frames were pushed, or the thread has to wait for another. */
#define NOT_READY()                                                                      \
  do {                                                                                   \
    if (threaded && !m->stop.kind && !m->exception) {                                    \
      if (m->threads->blocks) {                                                          \
        m->steps = steps;                                                                \
        return RAN_YIELD;                                                                \
      }                                                                                  \
      if (m->threads->entered) {                                                         \
        RELOAD();                                                                        \
        goto again;                                                                      \
      }                                                                                  \
    }                                                                                    \
    goto thrown;                                                                         \
  } while (0)

/* The loop; made twice, for machines with threads and without. */
static inline __attribute__((always_inline)) outcome
interpret(machine *m, uint32_t floor, value *result, const bool threaded) {
  frame *f;
  ir_code *code;
  value *r;
  ir_instr *i;
  uint64_t steps = m->steps;
  const bool observed = m->observer != NULL;
  if (threaded && m->threads->unwinds) {
    m->threads->unwinds = false;
    goto thrown;
  }
  RELOAD();
  for (;;) {
  again:
    steps++;
    if (__builtin_expect(i->unresolved | observed, 0)) {
      SAVE();
      if (!ir_come_to(m->program, f->method, i)) {
        machine_stop(m, STOP_INPUT, "%s.%s cannot be executed further",
                     f->method->owner->name->text, f->method->name->text);
        goto thrown;
      }
      if (observed)
        m->observer->step(m->observer, m);
    }
    switch (CODE(i->op, i->type)) {
    case CODE(IR_CONST, IR_I32):
    case CODE(IR_CONST, IR_I64):
    case CODE(IR_CONST, IR_F32):
    case CODE(IR_CONST, IR_F64):
    case CODE(IR_CONST, IR_REF): r[i->dst].l = i->imm; NEXT;
    case CODE(IR_MOVE, IR_I32):
    case CODE(IR_MOVE, IR_I64):
    case CODE(IR_MOVE, IR_F32):
    case CODE(IR_MOVE, IR_F64):
    case CODE(IR_MOVE, IR_REF): r[i->dst] = r[i->a]; NEXT;
    case CODE(IR_LITERAL, IR_REF): {
      object_id o;
      if (i->literal->id < m->literal_capacity && (o = m->literals[i->literal->id]))
        r[i->dst].ref = o;
      else {
        SAVE();
        m->steps = steps;
        if (!(o = machine_literal(m, i->literal)))
          goto thrown;
        steps = m->steps;
        r[i->dst].ref = o;
      }
      NEXT;
    }

      INT_OP(IR_ADD, wrap_add32)
      INT_OP(IR_SUB, wrap_sub32)
      INT_OP(IR_MUL, wrap_mul32)
      INT_OP(IR_AND, BIT_AND)
      INT_OP(IR_OR, BIT_OR)
      INT_OP(IR_XOR, BIT_XOR)
      INT_OP(IR_SHL, shift_left32)
      INT_OP(IR_SHR, SHIFT_RIGHT32)
      INT_OP(IR_USHR, shift_logical32)
    case CODE(IR_DIV, IR_IMM32): /* never by 0: see the front end */
      r[i->dst].i = divide32(r[i->a].i, (int32_t)i->imm);
      NEXT;
    case CODE(IR_REM, IR_IMM32): r[i->dst].i = remain32(r[i->a].i, (int32_t)i->imm); NEXT;
    case CODE(IR_DIV, IR_I32):
      CHECK(r[i->b].i, machine_trap(m, (trap){.kind = TRAP_DIVISION}))
      r[i->dst].i = divide32(r[i->a].i, r[i->b].i);
      NEXT;
    case CODE(IR_REM, IR_I32):
      CHECK(r[i->b].i, machine_trap(m, (trap){.kind = TRAP_DIVISION}))
      r[i->dst].i = remain32(r[i->a].i, r[i->b].i);
      NEXT;
    case CODE(IR_NEG, IR_I32): r[i->dst].i = wrap_sub32(0, r[i->a].i); NEXT;

    case CODE(IR_ADD, IR_I64): r[i->dst].l = wrap_add64(r[i->a].l, r[i->b].l); NEXT;
    case CODE(IR_SUB, IR_I64): r[i->dst].l = wrap_sub64(r[i->a].l, r[i->b].l); NEXT;
    case CODE(IR_MUL, IR_I64): r[i->dst].l = wrap_mul64(r[i->a].l, r[i->b].l); NEXT;
    case CODE(IR_AND, IR_I64): r[i->dst].l = r[i->a].l & r[i->b].l; NEXT;
    case CODE(IR_OR, IR_I64): r[i->dst].l = r[i->a].l | r[i->b].l; NEXT;
    case CODE(IR_XOR, IR_I64): r[i->dst].l = r[i->a].l ^ r[i->b].l; NEXT;
    case CODE(IR_SHL, IR_I64): r[i->dst].l = shift_left64(r[i->a].l, r[i->b].i); NEXT;
    case CODE(IR_SHR, IR_I64): r[i->dst].l = r[i->a].l >> (r[i->b].i & 63); NEXT;
    case CODE(IR_USHR, IR_I64): r[i->dst].l = shift_logical64(r[i->a].l, r[i->b].i); NEXT;
    case CODE(IR_DIV, IR_I64):
      CHECK(r[i->b].l, machine_trap(m, (trap){.kind = TRAP_DIVISION}))
      r[i->dst].l = divide64(r[i->a].l, r[i->b].l);
      NEXT;
    case CODE(IR_REM, IR_I64):
      CHECK(r[i->b].l, machine_trap(m, (trap){.kind = TRAP_DIVISION}))
      r[i->dst].l = remain64(r[i->a].l, r[i->b].l);
      NEXT;
    case CODE(IR_NEG, IR_I64): r[i->dst].l = wrap_sub64(0, r[i->a].l); NEXT;

    case CODE(IR_ADD, IR_F32): r[i->dst].f = one_nan32(r[i->a].f + r[i->b].f); NEXT;
    case CODE(IR_SUB, IR_F32): r[i->dst].f = one_nan32(r[i->a].f - r[i->b].f); NEXT;
    case CODE(IR_MUL, IR_F32): r[i->dst].f = one_nan32(r[i->a].f * r[i->b].f); NEXT;
    case CODE(IR_DIV, IR_F32): r[i->dst].f = one_nan32(r[i->a].f / r[i->b].f); NEXT;
    case CODE(IR_REM, IR_F32): r[i->dst].f = one_nan32(fmodf(r[i->a].f, r[i->b].f)); NEXT;
    case CODE(IR_NEG, IR_F32): r[i->dst].f = -r[i->a].f; NEXT;
    case CODE(IR_ADD, IR_F64): r[i->dst].d = one_nan64(r[i->a].d + r[i->b].d); NEXT;
    case CODE(IR_SUB, IR_F64): r[i->dst].d = one_nan64(r[i->a].d - r[i->b].d); NEXT;
    case CODE(IR_MUL, IR_F64): r[i->dst].d = one_nan64(r[i->a].d * r[i->b].d); NEXT;
    case CODE(IR_DIV, IR_F64): r[i->dst].d = one_nan64(r[i->a].d / r[i->b].d); NEXT;
    case CODE(IR_REM, IR_F64): r[i->dst].d = one_nan64(fmod(r[i->a].d, r[i->b].d)); NEXT;
    case CODE(IR_NEG, IR_F64): r[i->dst].d = -r[i->a].d; NEXT;

    case CODE(IR_COMPARE, IR_I64): r[i->dst].i = compare64(r[i->a].l, r[i->b].l); NEXT;
    case CODE(IR_COMPARE, IR_F32):
      r[i->dst].i = compare_real((double)r[i->a].f, (double)r[i->b].f, i->aux - 1);
      NEXT;
    case CODE(IR_COMPARE, IR_F64):
      r[i->dst].i = compare_real(r[i->a].d, r[i->b].d, i->aux - 1);
      NEXT;
    case CODE(IR_CONVERT, IR_I32):
    case CODE(IR_CONVERT, IR_I64):
    case CODE(IR_CONVERT, IR_F32):
    case CODE(IR_CONVERT, IR_F64):
      r[i->dst] = convert_value(i->type, i->aux, r[i->a]);
      NEXT;

    case CODE(IR_BRANCH, IR_I32):
      GOTO(holds(i->aux, r[i->a].i, r[i->b].i) ? i->target.then : i->target.otherwise);
    case CODE(IR_BRANCH, IR_IMM32):
      GOTO(holds(i->aux, r[i->a].i, (int32_t)i->b) ? i->target.then
                                                   : i->target.otherwise);
    case CODE(IR_BRANCH, IR_REF):
      if (__builtin_expect(m->worlds != NULL, 0)) {
        CHECK(machine_may_compare(m, f, i), machine_stop(m, STOP_WORLDS, "=="));
      }
      GOTO((r[i->a].ref == r[i->b].ref) == (i->aux == COND_EQ) ? i->target.then
                                                               : i->target.otherwise);
    case CODE(IR_JUMP, IR_VOID): GOTO(i->target.then);
    case CODE(IR_SWITCH, IR_I32): GOTO(switch_target(i->table, r[i->a].i));

    case CODE(IR_RETURN, IR_VOID):
    case CODE(IR_RETURN, IR_I32):
    case CODE(IR_RETURN, IR_I64):
    case CODE(IR_RETURN, IR_F32):
    case CODE(IR_RETURN, IR_F64):
    case CODE(IR_RETURN, IR_REF): {
      value v = r[i->a];
      bool any = i->type != IR_VOID;
      if (threaded && f->method->visible == VISIBLE_EVENT)
        AT_POINT(threads_event_point(m, f->method, POINT_RETURN));
      if (threaded && f->locked)
        AT_POINT(threads_exit(m, f->locked));
      if (threaded && (f->initialises || m->threads->chosen.size))
        AT_POINT(threads_made_point(m));
      ir_class *initialised = threaded ? f->initialises : NULL;
      machine_pop(m);
      if (initialised)
        threads_initialised(m, initialised);
      if (m->frame_count == floor) {
        if (any)
          *result = v;
        m->steps = steps;
        m->return_line = code->lines[i - code->instrs];
        return RAN_RETURN;
      }
      RELOAD();
      if (initialised) /* now the instruction that needed the class */
        break;
      if (any)
        r[i->dst] = v;
      NEXT;
    }
    case CODE(IR_THROW, IR_REF):
      SAVE();
      if (r[i->a].ref)
        machine_throw(m, r[i->a].ref);
      else
        trap_null(m);
      goto thrown;
    case CODE(IR_CATCH, IR_REF):
      r[i->dst].ref = m->exception;
      m->exception = 0;
      NEXT;

    case CODE(IR_CALL, IR_VOID):
    case CODE(IR_CALL, IR_I32):
    case CODE(IR_CALL, IR_I64):
    case CODE(IR_CALL, IR_F32):
    case CODE(IR_CALL, IR_F64):
    case CODE(IR_CALL, IR_REF):
    case CODE(IR_DISPATCH, IR_VOID):
    case CODE(IR_DISPATCH, IR_I32):
    case CODE(IR_DISPATCH, IR_I64):
    case CODE(IR_DISPATCH, IR_F32):
    case CODE(IR_DISPATCH, IR_F64):
    case CODE(IR_DISPATCH, IR_REF): {
      SAVE();
      m->steps = steps;
      if (safepoint_due(m, steps) && !safepoint(m, steps, false))
        goto thrown;
      ir_method *method = callee(m, i, r);
      if (!method)
        NOT_READY();
      if (method->entry == ENTRY_UNKNOWN && !machine_prepare(m, method))
        goto thrown;
      if (threaded && method->visible)
        AT_POINT(native_point(m, method, i, r));
      if (method->entry == ENTRY_CODE) {
        if (threaded && method->is_synchronized)
          AT_POINT(threads_enter(m, lock_of(m, method, i, r)));
        frame *callee_frame = machine_push(m, method);
        if (!callee_frame)
          goto thrown;
        const ir_call *call = i->call;
        assert(call->count == method->param_count);
        for (uint32_t k = 0; k < call->count; k++)
          callee_frame->regs[k] = r[call->args[k]];
        if (__builtin_expect(method->is_synchronized, 0))
          machine_lock(m, callee_frame);
        steps = m->steps;
        RELOAD();
        break;
      }
      if (method->entry == ENTRY_ABSTRACT) {
        machine_trap(m, (trap){.kind = TRAP_ABSTRACT, .method = method});
        goto thrown;
      }
      if (threaded)
        m->threads->blocks = m->threads->entered = false;
      if (!call_native(m, method, i, r))
        NOT_READY();
      steps = m->steps;
      NEXT;
    }

    case CODE(IR_NEW, IR_REF):
      SAVE();
      m->steps = steps;
      if (!globals_of(m, i->class))
        NOT_READY();
      steps = m->steps;
      r[i->dst].ref = heap_new_object(&m->heap, i->class);
      if (threaded && m->threads->chosen.size)
        threads_made(m, r[i->dst].ref);
      NEXT;
    case CODE(IR_NEW_ARRAY, IR_REF):
      SAVE();
      if (!run_new_array(m, i, r))
        goto thrown;
      NEXT;
    case CODE(IR_LOAD, IR_I32):
    case CODE(IR_LOAD, IR_I64):
    case CODE(IR_LOAD, IR_F32):
    case CODE(IR_LOAD, IR_F64):
    case CODE(IR_LOAD, IR_REF):
      CHECK(r[i->a].ref, trap_null(m))
      note_read(m, r[i->a].ref, i->field->slot);
      if (threaded && i->field->tells_apart)
        threads_told_apart(m);
      if (threaded && (!i->field->is_final || i->field->is_late) && m->threads->live > 1)
        AT_POINT(threads_access(m, r[i->a].ref, i->field->slot, false,
                                !i->field->is_volatile));
      r[i->dst] = machine_object(m, r[i->a].ref)->slots[i->field->slot];
      NEXT;
    case CODE(IR_STORE, IR_I32):
    case CODE(IR_STORE, IR_I64):
    case CODE(IR_STORE, IR_F32):
    case CODE(IR_STORE, IR_F64):
    case CODE(IR_STORE, IR_REF):
      CHECK(r[i->a].ref, trap_null(m))
      if (threaded && m->threads->live > 1)
        AT_POINT(threads_store(m, r[i->a].ref, i->field));
      if (i->type == IR_REF)
        SHARE(r[i->a].ref, r[i->b].ref);
      heap_save(&m->heap, r[i->a].ref, i->field->slot);
      machine_object(m, r[i->a].ref)->slots[i->field->slot] =
          narrowed(i->field->storage, r[i->b]);
      NEXT;
    case CODE(IR_LOAD_GLOBAL, IR_I32):
    case CODE(IR_LOAD_GLOBAL, IR_I64):
    case CODE(IR_LOAD_GLOBAL, IR_F32):
    case CODE(IR_LOAD_GLOBAL, IR_F64):
    case CODE(IR_LOAD_GLOBAL, IR_REF): {
      SAVE();
      m->steps = steps;
      object_id g = globals_of(m, i->field->owner);
      if (!g)
        NOT_READY();
      steps = m->steps;
      if (threaded && (!i->field->is_final || i->field->is_late))
        AT_POINT(threads_access(m, g, i->field->slot, false, !i->field->is_volatile));
      r[i->dst] = machine_object(m, g)->slots[i->field->slot];
      NEXT;
    }
    case CODE(IR_STORE_GLOBAL, IR_I32):
    case CODE(IR_STORE_GLOBAL, IR_I64):
    case CODE(IR_STORE_GLOBAL, IR_F32):
    case CODE(IR_STORE_GLOBAL, IR_F64):
    case CODE(IR_STORE_GLOBAL, IR_REF): {
      SAVE();
      m->steps = steps;
      object_id g = globals_of(m, i->field->owner);
      if (!g)
        NOT_READY();
      steps = m->steps;
      if (threaded && !i->field->is_final)
        AT_POINT(threads_access(m, g, i->field->slot, true, !i->field->is_volatile));
      if (i->type == IR_REF)
        SHARE(g, r[i->b].ref);
      heap_save(&m->heap, g, i->field->slot);
      machine_object(m, g)->slots[i->field->slot] = narrowed(i->field->storage, r[i->b]);
      NEXT;
    }
    case CODE(IR_ELEMENT, IR_I32):
    case CODE(IR_ELEMENT, IR_I64):
    case CODE(IR_ELEMENT, IR_F32):
    case CODE(IR_ELEMENT, IR_F64):
    case CODE(IR_ELEMENT, IR_REF): {
      CHECK(r[i->a].ref, trap_null(m))
      const object *array = machine_object(m, r[i->a].ref);
      uint32_t index = (uint32_t)r[i->b].i;
      CHECK(index < array->length, trap_index(m, r[i->a].ref, r[i->b].i))
      note_read(m, r[i->a].ref, index);
      if (threaded && m->threads->live > 1)
        AT_POINT(threads_access(m, r[i->a].ref, index, false, true));
      r[i->dst] = get_element(array, i->aux, index);
      NEXT;
    }
    case CODE(IR_SET_ELEMENT, IR_I32):
    case CODE(IR_SET_ELEMENT, IR_I64):
    case CODE(IR_SET_ELEMENT, IR_F32):
    case CODE(IR_SET_ELEMENT, IR_F64):
    case CODE(IR_SET_ELEMENT, IR_REF): {
      CHECK(r[i->a].ref, trap_null(m))
      object *array = machine_object(m, r[i->a].ref);
      uint32_t index = (uint32_t)r[i->b].i;
      CHECK(index < array->length, trap_index(m, r[i->a].ref, r[i->b].i))
      if (i->type == IR_REF && r[i->dst].ref)
        CHECK(is_instance(machine_object(m, r[i->dst].ref), array->class->element_class),
              machine_trap(m, (trap){.kind = TRAP_STORE,
                                     .object = r[i->dst].ref,
                                     .class = array->class}))
      if (threaded && m->threads->live > 1)
        AT_POINT(threads_access(m, r[i->a].ref, index, true, true));
      if (i->type == IR_REF)
        SHARE(r[i->a].ref, r[i->dst].ref);
      heap_save(&m->heap, r[i->a].ref, index);
      set_element(array, i->aux, index, r[i->dst]);
      NEXT;
    }
    case CODE(IR_LENGTH, IR_I32):
      CHECK(r[i->a].ref, trap_null(m))
      r[i->dst].i = (int32_t)machine_object(m, r[i->a].ref)->length;
      NEXT;
    case CODE(IR_IS, IR_I32): {
      object_id o = r[i->a].ref;
      r[i->dst].i = o && is_instance(machine_object(m, o), i->class);
      NEXT;
    }
    case CODE(IR_CAST, IR_REF): {
      object_id o = r[i->a].ref;
      CHECK(!o || is_instance(machine_object(m, o), i->class),
            machine_trap(m, (trap){.kind = TRAP_CAST, .object = o, .class = i->class}))
      r[i->dst].ref = o;
      NEXT;
    }
    case CODE(IR_ENTER, IR_REF):
      CHECK(r[i->a].ref, trap_null(m))
      if (threaded)
        AT_POINT(threads_enter(m, r[i->a].ref));
      machine_enter(m, r[i->a].ref);
      NEXT;
    case CODE(IR_EXIT, IR_REF):
      CHECK(r[i->a].ref, trap_null(m))
      if (threaded)
        AT_POINT(threads_exit(m, r[i->a].ref));
      CHECK(machine_exit(m, r[i->a].ref), )
      NEXT;
    default:
      assert(!"an operation of the representation with a type it can have");
      __builtin_unreachable();
    }
    continue;

  thrown:
    if (steps > m->steps)
      m->steps = steps;
    if (!unwind(m, floor)) {
      if (threaded && m->frame_count > floor)
        return RAN_YIELD;
      return m->stop.kind ? RAN_STOP : RAN_THROW;
    }
    steps = m->steps;
    RELOAD();
  }
}

outcome machine_interpret(machine *m, uint32_t floor, value *result) {
  return m->threads ? interpret(m, floor, result, true)
                    : interpret(m, floor, result, false);
}
