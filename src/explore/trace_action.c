/* What a generated environment says of its actions, as text. */
#include "explore/trace.h"

#include <string.h>

/* The name under which the main class holds the object; NULL: none. */
static const char *name_of(machine *m, ir_class *main, object_id o) {
  const object *held = machine_object(m, machine_globals(m, main));
  for (uint32_t i = 0; i < main->global_count; i++)
    if (main->globals[i]->storage == STORE_REF &&
        held->slots[main->globals[i]->slot].ref == o)
      return main->globals[i]->name->text;
  return NULL;
}

static char *box_text(machine *m, const object *o) {
  const ir_field *f = ir_find_field(o->class, name_mk(&m->program->names, "value"), NULL);
  value v = o->slots[f->slot];
  if (f->storage == STORE_BOOL)
    return memory_copy_text(v.i & 1 ? "true" : "false");
  if (f->storage == STORE_U16)
    return v.i > ' ' && v.i < 127 ? memory_print("'%c'", v.i) : memory_print("%d", v.i);
  return memory_print("%lld", f->storage == STORE_I64 ? (long long)v.l : (long long)v.i);
}

static char *chosen_text(machine *m, ir_class *main, object_id o) {
  const char *known = o ? name_of(m, main, o) : NULL;
  if (known)
    return memory_copy_text(known);
  const object *k = o ? machine_object(m, o) : NULL;
  return k && ir_class_is_box(k->class) ? box_text(m, k) : trace_object_text(m, o);
}

char *trace_action_text(machine *m, ir_class *main, const frame *f, const ir_call *c) {
  char *label = jre_text(m, f->regs[c->args[1]].ref);
  const object *chosen = machine_object(m, f->regs[c->args[2]].ref);
  char_vector out = {0};
  uint32_t next = 0;
  for (const char *p = label; *p; p++) {
    char *text = *p == '%' && next < chosen->length
                     ? chosen_text(m, main, chosen->refs[next++])
                     : memory_print("%c", *p);
    for (const char *q = text; *q; q++)
      vec_push(&out, *q);
    memory_free(text);
  }
  vec_push(&out, '\0');
  memory_free(label);
  return out.data;
}
