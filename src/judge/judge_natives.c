/* GlassBox.assume, isSameObject and now, as a check understands them. */
#include "exec/interpret.h"
#include "judge/judge_run.h"

/* assume(false): this execution is of no interest. No handler of the program sees it. */
static bool assume(machine *m, ir_method *method, const value *args, value *result) {
  (void)method, (void)result;
  if (args[0].i)
    return true;
  if (!m->stop.kind)
    m->stop.kind = STOP_ASSUMPTION;
  return false;
}

static bool is_same_object(machine *m, ir_method *method, const value *args,
                           value *result) {
  (void)method;
  judge *j = m->client;
  result->i = judge_original(j, args[0].ref) == judge_original(j, args[1].ref);
  return true;
}

/* now(x): of an object of the prestate, the one that it was copied from. */
static bool now(machine *m, ir_method *method, const value *args, value *result) {
  (void)method;
  result->ref = judge_original(m->client, args[0].ref);
  return true;
}

/* All methods of that name. */
static void bind(ir_class *c, name method, native_function *function) {
  for (uint32_t k = 0; k < c->method_count; k++)
    if (c->methods[k].name == method) {
      c->methods[k].native = (void *)function;
      c->methods[k].entry = ENTRY_NATIVE;
    }
}

void judge_bind_natives(machine *m) {
  name_table *names = &m->program->names;
  ir_class *c = java_class_if_found(java_program_of(m->program),
                                    name_mk(names, "glassbox/GlassBox"));
  if (!c)
    return;
  bind(c, name_mk(names, "assume"), assume);
  bind(c, name_mk(names, "isSameObject"), is_same_object);
  bind(c, name_mk(names, "now"), now);
  bind(c, name_mk(names, "listFromTree"), judge_list_native());
  bind(c, name_mk(names, "listFromTreeBF"), judge_list_native());
  bind(c, name_mk(names, "listFromTreeInOrder"), judge_list_native());
}
