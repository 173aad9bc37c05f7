/* On which objects a method runs. The class of an object decides by which code a call is
 * answered, so a method that every subclass replaces is not asked to keep their
 * invariants; `super.m()` calls it for them all the same. */
#include "javarel/world.h"

static bool calls_by_super(world *w, ir_method *caller, const ir_method *m) {
  ir_program *ir = java_program_ir(w->program);
  bool failed = false;
  ir_code *code = ir_method_code(ir, caller, &failed);
  for (uint32_t i = 0; code && i < code->count; i++)
    if (code->instrs[i].op == IR_CALL && ir_resolve(ir, caller, &code->instrs[i]) &&
        code->instrs[i].call->method == m)
      return true;
  return false;
}

static bool is_called_by_super(world *w, const ir_class *in, const ir_method *m) {
  for (uint32_t k = 0; k < in->method_count; k++)
    if (calls_by_super(w, &in->methods[k], m))
      return true;
  return false;
}

/* Some class of the user between the object's own and the method's calls it. */
static bool may_run_on(world *w, ir_class *object, ir_method *m) {
  if (ir_dispatch(object, m) == m)
    return true;
  for (uint32_t i = 0; i < w->user_classes.size; i++) {
    const ir_class *c = w->user_classes.data[i];
    if (c != m->owner && ir_is_subclass(object, c) && is_called_by_super(w, c, m))
      return true;
  }
  return false;
}

domain_set world_receivers(world *w, ir_method *m) {
  domain_set all = world_type(w, m->owner), some = 0;
  for (uint32_t d = DOMAIN_FIRST; d < w->domains.size; d++)
    if (all & SET_OF(d) && may_run_on(w, w->domains.data[d].class, m))
      some |= SET_OF(d);
  return some ? some : all;
}
