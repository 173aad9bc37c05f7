/* The table of native methods and of methods that C functions replace, and small
 * helpers for them.
 *
 * The machine asks for a method when it is first called, so a look-up may cost
 * something: one map from classes to the list of their entries, made when it is first
 * asked. */
#include "exec/threads.h"
#include "jre/runtime.h"

static const native_entry *const tables[] = {
    natives_array,  natives_chance, natives_class,     natives_handle,
    natives_locale, natives_math,   natives_member,    natives_misc,
    natives_object, natives_stream, natives_string,    natives_system,
    natives_thread, natives_unsafe, natives_throwable, natives_choose};

typedef struct chain {
  const native_entry *entry;
  struct chain *next;
} chain;

static void fill(jre *j) {
  name_table *names = &java_program_ir(j->program)->names;
  for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
    for (const native_entry *e = tables[t]; e->class; e++) {
      uint64_t key = map_address(name_mk(names, e->class));
      uint64_t *known = map_get(&j->natives, key);
      chain *c = arena_new(&j->arena, chain);
      *c = (chain){e, known ? (chain *)(uintptr_t)*known : NULL};
      map_put(&j->natives, key, map_address(c));
    }
}

static bool is_entry_of(const native_entry *e, const ir_method *method) {
  return !strcmp(e->method, method->name->text) &&
         (!e->descriptor || !strcmp(e->descriptor, method->descriptor->text));
}

bool natives_bind(machine *m, ir_method *method) {
  const java_class_info *info = java_info(method->owner);
  const char *owner = method->owner->name->text;
  bool ours = m->threads ? !strncmp(owner, "glassbox/", 9)
                         : m->chance && !strcmp(owner, "glassbox/Choose");
  if (!info || (!info->from_jdk && !ours))
    return false;
  jre *j = jre_of(m);
  if (!j->natives.size)
    fill(j);
  uint64_t *found = map_get(&j->natives, map_address(method->owner->name));
  for (chain *c = found ? (chain *)(uintptr_t)*found : NULL; c; c = c->next)
    if (is_entry_of(c->entry, method)) {
      method->native = (void *)c->entry->function;
      method->visible = native_visibility(method);
      return true;
    }
  return false;
}

bool native_nothing(machine *m, ir_method *method, const value *args, value *result) {
  (void)m, (void)method, (void)args, (void)result;
  return true;
}

bool native_zero(machine *m, ir_method *method, const value *args, value *result) {
  (void)m, (void)method, (void)args;
  result->bits = 0;
  return true;
}

bool native_one(machine *m, ir_method *method, const value *args, value *result) {
  (void)m, (void)args;
  result->bits = 0;
  if (method->result == IR_I64)
    result->l = 1;
  else
    result->i = 1;
  return true;
}

/* Helpers. */

ir_class *jre_class(machine *m, const char *internal_name) {
  ir_class *class = java_class(jre_of(m)->program, internal_name);
  if (!class)
    machine_stop(m, STOP_INPUT, "class %s of the JDK cannot be loaded", internal_name);
  return class;
}

ir_field *jre_field(machine *m, ir_class *class, const char *field) {
  ir_field *f = ir_find_field(class, name_mk(&m->program->names, field), NULL);
  assert(f && "a field of the JDK");
  return f;
}

value *jre_slot(machine *m, object_id object_, const char *field) {
  object *o = machine_object(m, object_);
  ir_field *f = jre_field(m, o->class, field);
  assert(!f->is_static);
  return &o->slots[f->slot];
}

value *jre_static(machine *m, ir_class *class, const char *field) {
  ir_field *f = jre_field(m, class, field);
  assert(f->is_static);
  assert(machine_init_state(m, f->owner) != INIT_NONE);
  return &machine_object(m, machine_globals(m, f->owner))->slots[f->slot];
}

void jre_static_set(machine *m, ir_class *class, const char *field, object_id to) {
  value *v = jre_static(m, class, field);
  ir_field *f = jre_field(m, class, field);
  heap_save(&m->heap, machine_globals(m, f->owner), f->slot);
  v->ref = to;
}

bool jre_invoke(machine *m, ir_method *method, const value *args, value *result) {
  value none = {0}, ignored;
  return machine_call(m, method, args ? args : &none, result ? result : &ignored) ==
         RAN_RETURN;
}

static ir_method *find(machine *m, const char *class_name, const char *method,
                       const char *descriptor) {
  ir_class *class = jre_class(m, class_name);
  if (!class)
    return NULL;
  name_table *names = &m->program->names;
  ir_method *found =
      ir_find_method(class, name_mk(names, method), name_mk(names, descriptor));
  if (!found)
    machine_stop(m, STOP_INPUT, "the JDK has no method %s.%s%s", class_name, method,
                 descriptor);
  return found;
}

/* The run time's own calls: no other thread runs before they are over. */
static bool invoke_quietly(machine *m, ir_method *method, const value *args,
                           value *result) {
  if (m->threads)
    m->threads->quiet++;
  bool ok = jre_invoke(m, method, args, result);
  if (m->threads)
    m->threads->quiet--;
  return ok;
}

bool jre_call_static(machine *m, const char *class, const char *method,
                     const char *descriptor, const value *args, value *result) {
  ir_method *found = find(m, class, method, descriptor);
  return found && invoke_quietly(m, found, args, result);
}

bool jre_call_virtual(machine *m, const char *class, const char *method,
                      const char *descriptor, const value *args, value *result) {
  ir_method *found = find(m, class, method, descriptor);
  if (!found)
    return false;
  ir_method *body = ir_dispatch(machine_object(m, args[0].ref)->class, found);
  if (!body)
    return machine_trap(m, (trap){.kind = TRAP_ABSTRACT, .method = found});
  /* What a program wrote (a generator of its own) is seen by its other threads. */
  return synchronizer_is_of_library(body->owner) ? invoke_quietly(m, body, args, result)
                                                 : jre_invoke(m, body, args, result);
}

const frame *jre_caller(machine *m, uint32_t depth) {
  for (uint32_t i = m->frame_count; i-- > 0;) {
    const java_class_info *info = java_info(m->frames[i].method->owner);
    if (info && info->is_hidden)
      continue;
    if (!depth--)
      return &m->frames[i];
  }
  return NULL;
}
