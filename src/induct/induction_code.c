/* What the code of the operation may write to, whatever the state. */
#include "induct/induction_internal.h"
#include "symbolic/imported.h"

typedef struct scan {
  induction *i;
  ir_program *program;
  map seen; /* ir_method: 1 */
  vector(ir_method *) work;
  bool is_confined;
} scan;

static void meet(scan *s, ir_method *m) {
  if (!m || map_get(&s->seen, map_address(m)))
    return;
  map_put(&s->seen, map_address(m), 1);
  vec_push(&s->work, m);
}

static void meet_overrides(scan *s, ir_method *m) {
  for (uint32_t k = 0; k < s->program->classes.size; k++) {
    ir_class *c = s->program->classes.data[k];
    if (!c->is_array && !c->is_interface && ir_is_subclass(c, m->owner))
      meet(s, ir_dispatch(c, m));
  }
}

static bool is_root_field(const scan *s, const ir_field *f) {
  return f == s->i->c->space->slots[s->i->root_slot.index].field;
}

static void scan_instr(scan *s, const ir_method *m, const ir_instr *i) {
  const ir_method *operation = s->i->search->op->method;
  switch (i->op) {
  case IR_STORE: s->is_confined &= m == operation || !is_root_field(s, i->field); break;
  case IR_STORE_GLOBAL:
  case IR_SET_ELEMENT: s->is_confined = false; break;
  case IR_CALL: meet(s, i->call->method); break;
  case IR_DISPATCH: meet_overrides(s, i->call->method); break;
  default: break;
  }
  if (i->op == IR_CALL || i->op == IR_DISPATCH)
    s->is_confined &= i->call->method != operation;
}

static bool is_of_program(const scan *s, const ir_method *m) {
  const space *sp = s->i->c->space;
  for (uint32_t k = 1; k < sp->object_count; k++)
    if (sp->objects[k].class && ir_is_subclass(sp->objects[k].class, m->owner))
      return true;
  return false;
}

/* Methods of other classes, such as of exceptions, are none of the term's; what they
 * write to is seen when they run. */
static void scan_method(scan *s, ir_method *m) {
  ir_code *code = m->native ? NULL : ir_method_code(s->program, m, NULL);
  for (uint32_t k = 0; code && s->is_confined && k < code->count; k++) {
    ir_instr *i = &code->instrs[k];
    if (i->unresolved && !ir_resolve(s->program, m, i))
      s->is_confined = false;
    else
      scan_instr(s, m, i);
  }
}

bool induction_code_is_confined(induction *i) {
  scan s = {.i = i, .program = imported_program(&i->c->state), .is_confined = true};
  meet(&s, i->search->op->method);
  while (s.work.size && s.is_confined) {
    ir_method *m = vec_pop(&s.work);
    if (is_of_program(&s, m))
      scan_method(&s, m);
  }
  vec_release(&s.work);
  map_release(&s.seen);
  return s.is_confined;
}
