/* Declarative methods must not write to what exists (contract: free of side effects).
 *
 * The heap notices that it happened, at no cost while it does not. Where it happened is
 * found by running the call once more, with somebody who looks at the journal after every
 * instruction. Library code may write to objects of the library that are older than the
 * state: caches of hash codes and the like are none of the class's business. Nor is it that a
 * text, whoever has made it, keeps its hash code. */
#include "judge/judge_run.h"

#include "check/subject_names.h"

#include <assert.h>
#include <string.h>

typedef struct write_finder {
  machine_observer observer; /* first, so that its address is ours */
  judge *judge;
  object_id temporary;   /* first object that the execution has made */
  uint32_t seen, whole;  /* of the journal, and saved as a precaution */
  const ir_method *last; /* whose instruction was executed last, and */
  place where;           /* the line of the class's own code that led there */
  bool is_found;
  place found;
  const char *what;
} write_finder;

/* Of the JDK, or made by us: the class of a lambda keeps its one object. */
static bool is_library(const ir_method *m) {
  const java_class_info *info = java_info(m->owner);
  return info && (info->from_jdk || !info->file);
}

/* Objects of the state, and those that the operation has made. */
static bool is_state(const write_finder *f, object_id o) {
  const judge *j = f->judge;
  const ir_class *c = heap_object(&j->machine->heap, o)->class;
  if (!strcmp(c->name->text, "java/lang/String"))
    return false;
  return o >= f->temporary || (o >= j->first && o < j->first + j->own_count);
}

static const char *what_is(const machine *m, object_id o) {
  if (heap_object(&m->heap, o)->class->is_array)
    return "an array that exists already";
  for (uint32_t k = 0; k < m->class_capacity; k++)
    if (m->globals[k] == o)
      return "a static field";
  return "an object that exists already";
}

/* What the last instruction has saved. */
static void look(write_finder *f) {
  const heap *h = &f->judge->machine->heap;
  bool precaution = h->saved_whole != f->whole;
  for (; f->seen < h->journal.size; f->seen++) {
    const journal_entry *e = &h->journal.data[f->seen];
    bool written = !precaution || heap_is_changed(h, e);
    if (!written || f->is_found || !f->last ||
        (is_library(f->last) && !is_state(f, e->object)))
      continue;
    f->is_found = true;
    f->found = f->where;
    f->what = what_is(f->judge->machine, e->object);
  }
  f->whole = h->saved_whole;
}

static void step(machine_observer *o, machine *m) {
  write_finder *f = (write_finder *)o;
  look(f);
  const frame *top = &m->frames[m->frame_count - 1];
  f->last = top->method;
  for (uint32_t k = m->frame_count; k-- > 0;) {
    const frame *x = &m->frames[k];
    if (!x->code || is_library(x->method))
      continue;
    f->where = (place){x->method->owner->file, x->code->lines[x->pc], 0};
    return;
  }
}

static void leave(machine_observer *o, machine *m) {
  (void)m;
  look((write_finder *)o);
}

bool judge_refuse_write(judge *j, ir_method *method, const value *args) {
  machine *m = j->machine;
  machine_observer *before = m->observer;
  heap_guard guard = heap_guard_begin(&m->heap);
  write_finder f = {.observer = {step, leave},
                    .judge = j,
                    .temporary = guard.floor,
                    .seen = guard.mark,
                    .whole = m->heap.saved_whole};
  m->observer = &f.observer;
  m->steps = 0;
  machine_call(m, method, args, NULL);
  m->observer = before;
  look(&f);
  heap_guard_end(&m->heap, &guard);
  heap_guard_undo(&m->heap, &guard);
  if (f.is_found)
    diag_error(j->sink, f.found,
               "%s.%s cannot be evaluated declaratively: it writes to %s",
               method->owner->name->text, method->name->text, f.what);
  return f.is_found;
}
