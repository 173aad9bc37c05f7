/* GlassBox.assume, isSameObject and now, as a check understands them. */
#include "exec/interpret.h"
#include "judge/judge_run.h"

#include <string.h>

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

static native_function *native_named(const char *method) {
  const struct {
    const char *name;
    native_function *function;
  } natives[] = {
      {"assume", assume},
      {"isSameObject", is_same_object},
      {"now", now},
      {"listFromTree", judge_list_native()},
      {"listFromTreeBF", judge_list_native()},
      {"listFromTreeInOrder", judge_list_native()},
  };
  for (size_t i = 0; i < sizeof natives / sizeof *natives; i++)
    if (!strcmp(natives[i].name, method))
      return natives[i].function;
  return NULL;
}

bool judge_bind_native(machine *m, ir_method *method) {
  (void)m;
  native_function *function = strcmp(method->owner->name->text, "glassbox/GlassBox") == 0
                                  ? native_named(method->name->text)
                                  : NULL;
  if (function)
    method->native = (void *)function;
  return function != NULL;
}

void judge_bind_natives(machine *m) {
  ir_class *c = java_class_if_loaded(java_program_of(m->program), "glassbox/GlassBox");
  for (uint32_t k = 0; c && k < c->method_count; k++)
    if (judge_bind_native(m, &c->methods[k]))
      c->methods[k].entry = ENTRY_NATIVE;
}
