/* What passes between a unit and its environment, as text. Objects are numbered in the
 * order in which a walk meets them, first from the values that are passed, then from the
 * static fields of the classes inside; objects outside have a number and a class, but
 * nothing in them. Objects of the run time have their class alone, strings their text. */
#include "explore/explorer.h"
#include "explore/graph.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void graph_labels_release(graph_labels *l) {
  name_table_release(&l->names);
  map_release(&l->numbers);
  vec_release(&l->texts);
}

uint32_t graph_label_of(graph_labels *l, const char *text) {
  name n = name_mk(&l->names, text);
  const uint64_t *known = map_get(&l->numbers, map_address(n));
  if (known)
    return (uint32_t)*known;
  vec_push(&l->texts, n);
  map_put(&l->numbers, map_address(n), l->texts.size);
  return l->texts.size;
}

const char *graph_label_text(const graph_labels *l, uint32_t label, uint32_t *length) {
  const char *text = l->texts.data[label - 1]->text;
  *length = (uint32_t)strcspn(text, "\n");
  return text;
}

/* Sides. */

static bool is_outside(const explore_interface *i, const ir_class *c) {
  vec_each (const char *, n, &i->outside)
    if (!strcmp(*n, c->name->text))
      return true;
  return false;
}

/* The method as the program has it: the class may inherit it. */
void interface_begin(const explore_interface *i, machine *m) {
  name_table *names = &m->program->names;
  threads_observe(m);
  vec_each (interface_method, k, &i->methods) {
    ir_class *c = java_class_if_found(i->program, name_mk(names, k->class));
    ir_method *found =
        c ? ir_find_method(c, name_mk(names, k->method), name_mk(names, k->descriptor))
          : NULL;
    if (found)
      threads_add_event(m, found->owner, found->name);
  }
}

/* Who calls: the JDK's own code does so on behalf of another. */
static bool caller_is_outside(const explore_interface *i, const machine_thread *k,
                              uint32_t frames) {
  while (frames-- > 0) {
    const ir_class *c = k->frames[frames].method->owner;
    const java_class_info *info = java_info(c);
    if (!info || !info->from_jdk)
      return is_outside(i, c);
  }
  return false;
}

/* Texts. */

typedef struct writer {
  const explore_interface *interface;
  machine *machine;
  FILE *out;
  map numbers; /* object -> number */
  u32_vector order;
} writer;

static bool is_string(const object *o) {
  return !strcmp(o->class->name->text, "java/lang/String");
}

static void write_object(writer *w, object_id id) {
  if (!id) {
    fputs("null", w->out);
    return;
  }
  const object *o = machine_object(w->machine, id);
  if (is_string(o)) {
    char *text = jre_text(w->machine, id);
    fprintf(w->out, "\"%s\"", text);
    memory_free(text);
    return;
  }
  fputs(o->class->name->text, w->out);
  if (id < w->machine->threads->baseline)
    return;
  const uint64_t *known = map_get(&w->numbers, id);
  if (!known) {
    vec_push(&w->order, id);
    known = map_put(&w->numbers, id, w->order.size);
  }
  fprintf(w->out, "#%" PRIu64, *known);
}

static void write_value(writer *w, ir_type type, value v) {
  switch (type) {
  case IR_REF: write_object(w, v.ref); break;
  case IR_I64:
  case IR_F64: fprintf(w->out, "%" PRId64, v.l); break;
  default: fprintf(w->out, "%" PRId32, v.i); break;
  }
}

static void write_fields(writer *w, const object *o) {
  const ir_class *c = o->class;
  ir_type type = c->is_array ? ir_storage_type(c->element) : IR_VOID;
  for (uint32_t i = 0; c->is_array && i < o->length; i++) {
    fputc(' ', w->out);
    write_value(w, type, heap_element(o, c->element, i));
  }
  for (uint32_t i = 0; !c->is_array && i < c->slot_count; i++) {
    fprintf(w->out, " %s=", c->slots[i]->name->text);
    write_value(w, ir_storage_type(c->slots[i]->storage), o->slots[i]);
  }
}

/* The static fields, then all objects that were met. */
static void write_unit(writer *w) {
  machine *m = w->machine;
  vec_each (const char *, n, &w->interface->inside) {
    ir_class *c =
        java_class_if_found(w->interface->program, name_mk(&m->program->names, *n));
    object_id holder = c ? m->globals[c->id] : 0;
    fprintf(w->out, "\n%s", *n);
    if (holder)
      write_fields(w, machine_object(m, holder));
  }
  for (uint32_t i = 0; i < w->order.size; i++) {
    const object *o = machine_object(m, w->order.data[i]);
    fprintf(w->out, "\n%s#%" PRIu32, o->class->name->text, i + 1);
    if (!is_outside(w->interface, o->class))
      write_fields(w, o);
  }
}

/* The step crosses: `class` is that of the receiver, or of the static method. */
static void write_call(writer *w, const frame *f, const ir_class *class,
                       const ir_method *method) {
  const ir_call *call = f->code->instrs[f->pc].call;
  fprintf(w->out, "calls %s.%s(", class->name->text, method->name->text);
  for (uint32_t i = 0; i < call->count; i++) {
    fputs(i ? ", " : "", w->out);
    write_value(w, method->param_types[i], f->regs[call->args[i]]);
  }
  fputc(')', w->out);
}

static void write_return(writer *w, const frame *f, const ir_class *class,
                         const ir_method *method) {
  const ir_instr *i = &f->code->instrs[f->pc];
  fprintf(w->out, "returns from %s.%s", class->name->text, method->name->text);
  if (i->op == IR_RETURN && i->type != IR_VOID) {
    fputs(" with ", w->out);
    write_value(w, i->type, f->regs[i->a]);
  }
}

static const ir_class *class_called(machine *m, const machine_thread *k,
                                    const ir_method *method) {
  const frame *f = &k->frames[k->state.frame_count - 1];
  if (method->is_static)
    return method->owner;
  object_id receiver = k->state.point.kind == POINT_RETURN
                           ? f->regs[0].ref
                           : f->regs[f->code->instrs[f->pc].call->args[0]].ref;
  return receiver ? machine_object(m, receiver)->class : method->owner;
}

static uint32_t label_of(const explore_interface *i, machine *m, uint32_t thread,
                         const ir_class *class) {
  const machine_thread *k = &m->threads->list.data[thread];
  const frame *f = &k->frames[k->state.frame_count - 1];
  char *text = NULL, *who = explorer_thread_name(m, thread);
  size_t size;
  writer w = {.interface = i, .machine = m, .out = open_memstream(&text, &size)};
  fprintf(w.out, "%s ", who);
  if (k->state.point.kind == POINT_CALL)
    write_call(&w, f, class, k->state.point.method);
  else
    write_return(&w, f, class, k->state.point.method);
  write_unit(&w);
  fclose(w.out);
  uint32_t label = graph_label_of(i->labels, text);
  free(text);
  memory_free(who);
  map_release(&w.numbers);
  vec_release(&w.order);
  return label;
}

uint32_t interface_label(const explore_interface *i, machine *m, uint32_t thread) {
  const machine_thread *k = &m->threads->list.data[thread];
  point_kind kind = k->state.point.kind;
  if ((kind != POINT_CALL && kind != POINT_RETURN) || !k->state.frame_count)
    return GRAPH_SILENT;
  const ir_class *class = class_called(m, k, k->state.point.method);
  uint32_t callers = k->state.frame_count - (kind == POINT_RETURN);
  return callers && caller_is_outside(i, k, callers) != is_outside(i, class)
             ? label_of(i, m, thread, class)
             : GRAPH_SILENT;
}
