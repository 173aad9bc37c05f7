/* A deadlock in words: who waits for what, who has it, and the circle that they make. */
#include "explore/explorer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_object(FILE *out, machine *m, object_id o) {
  const char *name = machine_object(m, o)->class->name->text;
  for (; *name; name++)
    fputc(*name == '/' ? '.' : *name, out);
  uint32_t same = 0;
  for (object_id k = m->threads->baseline; k < o; k++)
    same += k < m->heap.top && machine_object(m, k)->class == machine_object(m, o)->class;
  if (o >= m->threads->baseline)
    fprintf(out, "#%u", same + 1);
}

static void print_line(FILE *out, const machine_thread *k) {
  for (uint32_t i = k->state.frame_count; i-- > 0;) {
    const frame *f = &k->frames[i];
    const java_class_info *info = java_info(f->method->owner);
    if (!f->code || !f->method->owner->file || (info && info->from_jdk))
      continue;
    fprintf(out, " at %s:%u", f->method->owner->file, f->code->lines[f->pc]);
    return;
  }
}

static bool stands_in(const machine_point *p, const char *native) {
  return p->kind == POINT_NATIVE && !strcmp(p->method->name->text, native);
}

static object_id field_of(machine *m, object_id o, const char *field) {
  ir_class *c = machine_object(m, o)->class;
  const ir_field *f = ir_find_field(c, name_mk(&m->program->names, field), NULL);
  return f && !f->is_static ? machine_object(m, o)->slots[f->slot].ref : 0;
}

/* What a parked thread says it waits for: a lock of the library, or 0. */
static object_id parked_for(machine *m, const thread_state *s) {
  return stands_in(&s->point, "park") ? field_of(m, s->object, "parkBlocker") : 0;
}

/* The object whose monitor it needs; 0: none. */
static object_id monitor_needed(const thread_state *s) {
  const machine_point *p = &s->point;
  return p->kind == POINT_ENTER                     ? p->object
         : p->kind == POINT_END                     ? s->object
         : s->status == THREAD_WAITS && s->notified ? p->args[0].ref
                                                    : 0;
}

/* The thread that has to do something first, as far as anybody can say; UINT32_MAX:
 * nobody can. */
static uint32_t awaited(machine *m, const thread_state *s) {
  object_id o = monitor_needed(s), lock = parked_for(m, s);
  const machine_monitor *held = o ? machine_monitor_of(m, o) : NULL;
  if (held)
    return held->thread;
  if (stands_in(&s->point, "join"))
    return threads_find(m, s->point.args[0].ref);
  if (s->point.kind == POINT_CLASS)
    vec_each (thread_class, c, &m->threads->classes)
      if (c->class == s->point.class && c->phase < CLASS_READY)
        return c->thread;
  object_id owner = lock ? field_of(m, lock, "exclusiveOwnerThread") : 0;
  return owner ? threads_find(m, owner) : UINT32_MAX;
}

static void print_reason(FILE *out, machine *m, const thread_state *s) {
  const machine_point *p = &s->point;
  object_id monitor = monitor_needed(s), lock = parked_for(m, s);
  if (p->kind == POINT_CLASS)
    fprintf(out, "waits for the initialisation of class %s", p->class->name->text);
  else if (monitor) {
    fputs("waits for the monitor of ", out);
    print_object(out, m, monitor);
  } else if (stands_in(p, "join"))
    fputs("waits for the end of thread ", out);
  else if (stands_in(p, "wait")) {
    fputs("waits to be notified by ", out);
    print_object(out, m, p->args[0].ref);
  } else if (lock) {
    fputs("waits for ", out);
    print_object(out, m, lock);
  } else if (stands_in(p, "park"))
    fputs("is parked and nobody unparks it", out);
  else
    fputs("waits", out);
}

static void print_name(FILE *out, machine *m, uint32_t thread) {
  char *name = thread == UINT32_MAX ? NULL : explorer_thread_name(m, thread);
  fputs(name ? name : "?", out);
  memory_free(name);
}

static void print_thread(FILE *out, machine *m, uint32_t thread) {
  const machine_thread *k = &m->threads->list.data[thread];
  uint32_t other = awaited(m, &k->state);
  print_name(out, m, thread);
  fputc(' ', out);
  print_reason(out, m, &k->state);
  if (stands_in(&k->state.point, "join"))
    print_name(out, m, other);
  else if (other != UINT32_MAX && k->state.point.kind != POINT_CLASS) {
    fputs(", which ", out);
    print_name(out, m, other);
    fputs(" holds", out);
  }
  print_line(out, k);
}

/* Threads of which each waits for the next and the last for the first; from any thread on
 * there is one at most. */
static void print_cycle(FILE *out, machine *m) {
  uint32_t count = m->threads->list.size;
  for (uint32_t first = 0; first < count; first++) {
    uint32_t at = first, steps = 0;
    do
      at = m->threads->list.data[at].state.status == THREAD_ENDED
               ? UINT32_MAX
               : awaited(m, &m->threads->list.data[at].state);
    while (at != UINT32_MAX && at != first && ++steps <= count);
    if (at != first)
      continue;
    fputs("; in a circle: ", out);
    do {
      print_name(out, m, at);
      fputs(" -> ", out);
      at = awaited(m, &m->threads->list.data[at].state);
    } while (at != first);
    print_name(out, m, first);
    return;
  }
}

static bool goes_on(uint64_t moved, uint32_t thread) {
  return moved && moved >> thread % 64 & 1;
}

bool explorer_is_helper(const ir_class *c) {
  return !strcmp(c->name->text, "glassbox/Scenarios$Prober") ||
         !strcmp(c->name->text, "glassbox/Scenarios$Explainer");
}

static bool is_helper_thread(machine *m, uint32_t thread) {
  object_id o = m->threads->list.data[thread].state.object;
  return explorer_is_helper(machine_object(m, o)->class);
}

char *explorer_waiting(const explorer *e, uint64_t moved) {
  machine *m = e->machine;
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  const char *between = "";
  for (uint32_t k = 0; k < m->threads->list.size; k++)
    if (m->threads->list.data[k].state.status != THREAD_ENDED && !goes_on(moved, k) &&
        !is_helper_thread(m, k)) {
      fputs(between, out);
      print_thread(out, m, k);
      between = "; ";
    }
  print_cycle(out, m);
  if (moved)
    fputs("; nothing that other threads still do lets it go on", out);
  fclose(out);
  char *copy = memory_copy_text(text);
  free(text);
  return copy;
}

char *explorer_going_round(const explorer *e) {
  machine *m = e->machine;
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  const char *between = "";
  for (uint32_t k = 0; k < m->threads->list.size; k++)
    if (m->threads->list.data[k].state.status != THREAD_ENDED &&
        !is_helper_thread(m, k)) {
      fputs(between, out);
      between = "; ";
      if (threads_choices(m, k)) {
        print_name(out, m, k);
        fputs(" goes round for ever", out);
        print_line(out, &m->threads->list.data[k]);
      } else
        print_thread(out, m, k);
    }
  fputs("; nobody changes what is looked at there", out);
  fclose(out);
  char *copy = memory_copy_text(text);
  free(text);
  return copy;
}
