/* Objects of the state before and of the state now: two worlds, whose objects are never
 * the same, so that `==` between them is a mistake of who wrote it. */
#include "exec/interpret.h"

static bool is_copy(const machine_worlds *w, object_id o) {
  return o >= w->first && o < w->end;
}

/* What cannot change is the same in both worlds. */
static bool is_of_now(const machine *m, object_id o) {
  const machine_worlds *w = m->worlds;
  const object *x =
      o >= w->end || (o >= w->own && o < w->own_end) ? machine_object(m, o) : NULL;
  return x && (x->length || x->class->is_array);
}

bool machine_may_compare(machine *m, const frame *f, const ir_instr *i) {
  machine_worlds *w = m->worlds;
  object_id a = f->regs[i->a].ref, b = f->regs[i->b].ref;
  bool apart = is_copy(w, a)   ? b && is_of_now(m, b)
               : is_copy(w, b) ? a && is_of_now(m, a)
                               : false;
  if (!apart || !f->method->means_identity)
    return true;
  w->where = (place){f->method->owner->file, f->code->lines[i - f->code->instrs], 0};
  return false;
}
