/* Which fields the invariant may read at all, found in the code: whatever the methods
 * that it can call load. An operation that changes no other field leaves its value as it
 * was, in every state; so nothing has to be known of the state.
 *
 * Where the code does not say (arrays, native methods, code that cannot be had), it may
 * read anything. */
#include "fields/fields_internal.h"

typedef struct reading {
  fields *fields;
  map seen; /* ir_method: 1 */
  vector(ir_method *) work;
  bool anything;
} reading;

static void meet(reading *r, ir_method *m) {
  if (!m || map_get(&r->seen, map_address(m)))
    return;
  map_put(&r->seen, map_address(m), 1);
  vec_push(&r->work, m);
}

/* Every override that a class of the program has. */
static void meet_overrides(reading *r, ir_method *m) {
  const ir_program *p = r->fields->machine->program;
  for (uint32_t k = 0; k < p->classes.size; k++) {
    ir_class *c = p->classes.data[k];
    if (!c->is_array && !c->is_interface && ir_is_subclass(c, m->owner))
      meet(r, ir_dispatch(c, m));
  }
}

static void read_instr(reading *r, const ir_instr *i) {
  switch (i->op) {
  case IR_LOAD:
  case IR_LOAD_GLOBAL: map_put(&r->fields->global_reads, map_address(i->field), 1); break;
  case IR_CALL: meet(r, i->call->method); break;
  case IR_DISPATCH: meet_overrides(r, i->call->method); break;
  case IR_ELEMENT:
  case IR_LENGTH:
  case IR_NEW:
  case IR_NEW_ARRAY: r->anything = true; break; /* classes may be loaded, too */
  default: break;
  }
}

static void read_method(reading *r, ir_method *m) {
  ir_program *p = r->fields->machine->program;
  ir_code *code = m->native ? NULL : ir_method_code(p, m, NULL);
  r->anything = r->anything || !code;
  for (uint32_t k = 0; !r->anything && k < code->count; k++) {
    ir_instr *i = &code->instrs[k];
    if (i->unresolved && !ir_resolve(p, m, i))
      r->anything = true;
    else
      read_instr(r, i);
  }
}

bool fields_find_reads(fields *f) {
  reading r = {.fields = f};
  meet(&r, f->judge->invariant);
  meet(&r, f->judge->well_formed);
  while (r.work.size && !r.anything)
    read_method(&r, vec_pop(&r.work));
  vec_release(&r.work);
  map_release(&r.seen);
  return !r.anything;
}
