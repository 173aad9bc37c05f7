/* A deadlock in words: who waits for what, and who has it. */
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

/* The thread that the other one waits for, as far as a monitor tells; UINT32_MAX: none.
 */
static uint32_t print_reason(FILE *out, machine *m, const thread_state *s) {
  const machine_point *p = &s->point;
  object_id o = p->kind == POINT_NATIVE ? p->args[0].ref : p->object;
  const machine_monitor *held = o ? machine_monitor_of(m, o) : NULL;
  if (p->kind == POINT_CLASS)
    fprintf(out, "waits for the initialisation of class %s", p->class->name->text);
  else if (p->kind == POINT_ENTER || (s->status == THREAD_WAITS && s->notified)) {
    fputs("waits for the monitor of ", out);
    print_object(out, m, o);
  } else if (p->kind == POINT_NATIVE && !strcmp(p->method->name->text, "join")) {
    uint32_t other = threads_find(m, o);
    char *name = other == UINT32_MAX ? NULL : explorer_thread_name(m, other);
    fprintf(out, "waits for the end of thread %s", name ? name : "?");
    memory_free(name);
    return other;
  } else if (p->kind == POINT_NATIVE && !strcmp(p->method->name->text, "wait")) {
    fputs("waits to be notified by ", out);
    print_object(out, m, o);
    return UINT32_MAX;
  } else if (p->kind == POINT_NATIVE && !strcmp(p->method->name->text, "park")) {
    fputs("is parked and nobody unparks it", out);
    return UINT32_MAX;
  } else
    fputs("waits", out);
  return held ? held->thread : UINT32_MAX;
}

static void print_thread(FILE *out, machine *m, uint32_t thread) {
  const machine_thread *k = &m->threads->list.data[thread];
  char *name = explorer_thread_name(m, thread);
  fprintf(out, "%s ", name);
  memory_free(name);
  uint32_t holder = print_reason(out, m, &k->state);
  if (holder != UINT32_MAX && k->state.point.kind != POINT_NATIVE) {
    name = explorer_thread_name(m, holder);
    fprintf(out, ", which %s holds", name);
    memory_free(name);
  }
  print_line(out, k);
}

char *explorer_waiting(const explorer *e) {
  machine *m = e->machine;
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  const char *between = "";
  for (uint32_t k = 0; k < m->threads->list.size; k++)
    if (m->threads->list.data[k].state.status != THREAD_ENDED) {
      fputs(between, out);
      print_thread(out, m, k);
      between = "; ";
    }
  fclose(out);
  char *copy = memory_copy_text(text);
  free(text);
  return copy;
}
