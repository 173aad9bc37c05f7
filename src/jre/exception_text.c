/* What an exception says, for whoever ran the machine. */
#include "jre/runtime.h"

char *jre_exception_text(machine *m, object_id exception) {
  char *class = class_java_name(machine_object(m, exception)->class);
  object_id message = jre_slot(m, exception, "detailMessage")->ref;
  char *said = message ? jre_text(m, message) : NULL;
  char *text = said ? memory_print("%s: %s", class, said) : memory_copy_text(class);
  memory_free(class);
  memory_free(said);
  return text;
}

place jre_exception_place(machine *m, object_id exception) {
  jre *j = jre_of(m);
  object_id trace = machine_object(m, exception)->slots[j->throwable_backtrace->slot].ref;
  place best = {0};
  uint32_t count = trace ? machine_object(m, trace)->length : 0;
  for (uint32_t i = 0; i < count; i++) {
    int64_t entry = machine_object(m, trace)->i64[i];
    const ir_method *method = m->program->methods.data[(uint64_t)entry >> 32];
    int32_t line = (int32_t)(uint32_t)entry;
    place here = {method->owner->file, line > 0 ? (uint32_t)line : 0, 0};
    if (!java_info(method->owner)->from_jdk)
      return here;
    if (!best.file)
      best = here;
  }
  return best;
}
