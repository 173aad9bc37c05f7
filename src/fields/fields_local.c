/* Whether local invariants are local (001 §3.1.4.2): read nothing but the node and its
 * tree children. Found in the code, for all states at once: references are told apart by
 * where they come from, and what comes from anywhere else must not be read. On the way
 * the fields that are read at all are noted. */
#include "fields/fields_internal.h"

#include <string.h>

enum {
  FROM_NODE = READ_OF_NODE,
  FROM_CHILD = READ_OF_CHILD,
  FROM_ELSEWHERE = 4,
  MOST_DEPTH = 16
};

typedef struct reading {
  fields *fields;
  uint32_t depth;
  bool ok;
} reading;

static uint8_t read_method(reading *, ir_method *, ir_class *self, const uint8_t *args);

static bool is_throwable(const ir_class *c) {
  for (; c; c = c->super)
    if (!strcmp(c->name->text, "java/lang/Throwable"))
      return true;
  return false;
}

/* A field of what `from` says. */
static uint8_t read_field(reading *r, uint8_t from, const ir_field *f) {
  if (from & FROM_ELSEWHERE)
    r->ok = false;
  uint64_t *known = map_get(&r->fields->local_reads, map_address(f));
  map_put(&r->fields->local_reads, map_address(f), from | (known ? *known : 0));
  return from == FROM_NODE && subject_is_tree_field(r->fields->judge->subject, f)
             ? FROM_CHILD
             : FROM_ELSEWHERE;
}

/* The method on every object of the space that the call can be made on. */
static uint8_t read_dispatch(reading *r, ir_method *m, ir_class *self,
                             const uint8_t *args) {
  if (args[0] == FROM_NODE && ir_is_subclass(self, m->owner))
    return read_method(r, ir_dispatch(self, m), self, args);
  const space *s = r->fields->space;
  uint8_t all = 0;
  if (args[0] & FROM_ELSEWHERE)
    r->ok = false;
  for (uint32_t k = 1; r->ok && k < s->object_count; k++)
    if (!s->objects[k].class->is_array && ir_is_subclass(s->objects[k].class, m->owner))
      all |=
          read_method(r, ir_dispatch(s->objects[k].class, m), s->objects[k].class, args);
  return all;
}

static uint8_t read_call(reading *r, const ir_instr *i, ir_class *self,
                         const uint8_t *regs) {
  uint8_t args[256] = {0};
  ir_method *m = i->call->method;
  for (uint32_t k = 0; k < i->call->count; k++)
    args[k] = regs[i->call->args[k]];
  if (is_throwable(m->owner))
    return FROM_ELSEWHERE; /* makes an exception: the invariant is false */
  if (i->op == IR_DISPATCH)
    return read_dispatch(r, m, self, args);
  return read_method(r, m, m->is_static || args[0] != FROM_NODE ? NULL : self, args);
}

/* A child, with something that is not null. */
static bool compares_child(uint8_t a, uint8_t b) {
  return (a & FROM_CHILD && b) || (b & FROM_CHILD && a);
}

/* One instruction over where references come from. */
static void read_instr(reading *r, const ir_instr *i, ir_class *self, uint8_t *regs,
                       uint8_t *result) {
  uint8_t out = 0;
  switch (i->op) {
  case IR_MOVE:
  case IR_CAST: out = regs[i->a]; break;
  case IR_LOAD: out = read_field(r, regs[i->a], i->field); break;
  case IR_LOAD_GLOBAL:
  case IR_LITERAL:
  case IR_NEW:
  case IR_CATCH: out = FROM_ELSEWHERE; break;
  case IR_CALL:
  case IR_DISPATCH: out = read_call(r, i, self, regs); break;
  case IR_RETURN:
    if (i->type == IR_REF)
      *result |= regs[i->a];
    return;
  case IR_BRANCH:
    if (i->type == IR_REF && compares_child(regs[i->a], regs[i->b]))
      r->fields->compares_children = true;
    return;
  case IR_JUMP:
  case IR_SWITCH:
  case IR_THROW: return;
  case IR_STORE:
  case IR_STORE_GLOBAL:
  case IR_SET_ELEMENT:
  case IR_ELEMENT:
  case IR_LENGTH:
  case IR_NEW_ARRAY:
  case IR_ENTER:
  case IR_EXIT: r->ok = false; return;
  default: break; /* numbers */
  }
  if (i->type != IR_VOID)
    regs[i->dst] = out;
}

/* What is known before each instruction of a method. */
typedef struct method_reading {
  reading *reading;
  const ir_code *code;
  uint8_t *before;     /* [instruction][register] */
  const uint8_t *regs; /* after the one that is looked at */
  bool changed;
} method_reading;

static void flow_to(void *context, uint32_t instr) {
  method_reading *m = context;
  uint8_t *to = m->before + (size_t)instr * m->code->reg_count;
  for (uint32_t k = 0; k < m->code->reg_count; k++)
    if ((to[k] | m->regs[k]) != to[k]) {
      to[k] |= m->regs[k];
      m->changed = true;
    }
}

static void flow_on(method_reading *m, uint32_t at) {
  const ir_code *c = m->code;
  const ir_block *b = &c->blocks[c->block_of[at]];
  for (uint32_t k = 0; k < b->handler_count; k++)
    flow_to(m, c->blocks[c->handlers[b->handlers + k].block].first);
  ir_each_target(&c->instrs[at], flow_to, m);
  if (!ir_ends_block(&c->instrs[at]))
    flow_to(m, at + 1);
}

/* Over all instructions, until nothing is new. */
static uint8_t read_code(reading *r, ir_method *method, ir_code *code, ir_class *self,
                         const uint8_t *args) {
  uint32_t width = code->reg_count;
  method_reading m = {.reading = r, .code = code, .changed = true};
  uint8_t *regs = memory_new_array(uint8_t, width + 1), result = 0;
  m.before = memory_new_array(uint8_t, (size_t)code->count * width + 1);
  m.regs = regs;
  memcpy(m.before, args, method->param_count);
  while (m.changed && r->ok) {
    m.changed = false;
    for (uint32_t k = 0; k < code->count && r->ok; k++) {
      ir_instr *i = &code->instrs[k];
      memcpy(regs, m.before + (size_t)k * width, width);
      r->ok = !i->unresolved || ir_resolve(r->fields->machine->program, method, i);
      if (r->ok)
        read_instr(r, i, self, regs, &result);
      flow_on(&m, k);
    }
  }
  memory_free(m.before);
  memory_free(regs);
  return result;
}

static uint8_t read_method(reading *r, ir_method *m, ir_class *self,
                           const uint8_t *args) {
  ir_code *code = m ? ir_method_code(r->fields->machine->program, m, NULL) : NULL;
  if (!code || m->native || r->depth >= MOST_DEPTH)
    r->ok = false;
  if (!r->ok)
    return FROM_ELSEWHERE;
  r->depth++;
  uint8_t result = read_code(r, m, code, self, args);
  r->depth--;
  return result;
}

bool fields_locals_are_local(fields *f) {
  reading r = {.fields = f, .ok = true};
  for (uint32_t k = 1; r.ok && k < f->space->object_count; k++) {
    ir_class *c = f->space->objects[k].class;
    ir_method *local =
        c->is_array ? NULL : judge_tree_class(f->judge, c)->local_invariant;
    uint8_t node = FROM_NODE;
    if (local)
      read_method(&r, local, c, &node);
  }
  return r.ok;
}
