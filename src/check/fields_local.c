/* Whether local invariants are local (001 §3.1.4.2): read nothing but the node and its
 * tree children. Found in the code, for all states at once: references are told apart by
 * where they come from, and what comes from anywhere else must not be read. */
#include "check/fields_internal.h"

#include <string.h>

enum { FROM_NODE = 1, FROM_CHILD = 2, FROM_ELSEWHERE = 4, MOST_DEPTH = 16 };

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

/* One instruction over where references come from; true: something is new. */
static bool read_instr(reading *r, const ir_instr *i, ir_class *self, uint8_t *regs,
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
    return false;
  case IR_BRANCH:
  case IR_JUMP:
  case IR_SWITCH:
  case IR_THROW: return false;
  case IR_STORE:
  case IR_STORE_GLOBAL:
  case IR_SET_ELEMENT:
  case IR_ELEMENT:
  case IR_LENGTH:
  case IR_NEW_ARRAY:
  case IR_ENTER:
  case IR_EXIT: r->ok = false; return false;
  default: return false; /* numbers */
  }
  if (i->type == IR_VOID || (regs[i->dst] | out) == regs[i->dst])
    return false;
  regs[i->dst] |= out;
  return true;
}

static uint8_t read_method(reading *r, ir_method *m, ir_class *self,
                           const uint8_t *args) {
  ir_program *p = r->fields->machine->program;
  ir_code *code = m ? ir_method_code(p, m, NULL) : NULL;
  if (!code || m->native || r->depth >= MOST_DEPTH)
    r->ok = false;
  if (!r->ok)
    return FROM_ELSEWHERE;
  r->depth++;
  uint8_t *regs = memory_new_array(uint8_t, code->reg_count + 1), result = 0;
  memcpy(regs, args, m->param_count);
  for (bool changed = true; changed && r->ok;) {
    changed = false;
    for (uint32_t k = 0; k < code->count && r->ok; k++) {
      r->ok = !code->instrs[k].unresolved || ir_resolve(p, m, &code->instrs[k]);
      if (r->ok && read_instr(r, &code->instrs[k], self, regs, &result))
        changed = true;
    }
  }
  memory_free(regs);
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
