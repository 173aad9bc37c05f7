/* Objects that a program may choose from (glassbox.Choose.object): those of the classes
 * in `chosen`. Whoever chooses one needs no reference to it, so each is shared from its
 * making on. It can be chosen when it has been constructed: not before, and from then on,
 * even where its maker forgets it at once. That is what the point at the return from its
 * constructor is for. The thread stands there twice: first with what it has done since
 * its last point, for others may still see that as it comes; then with the object done,
 * and all that the constructor did before whatever others do with it. */
#include "exec/threads.h"

#include <assert.h>
#include <string.h>

static bool is_chosen(const machine_threads *t, const ir_class *c) {
  vec_each (ir_class *, k, &t->chosen)
    if (ir_is_subclass(c, *k))
      return true;
  return false;
}

static bool is_constructor(const ir_method *k) {
  return !k->is_static && !strcmp(k->name->text, "<init>");
}

/* Those of lambdas have none. */
static bool has_constructor(const ir_class *c) {
  for (uint32_t i = 0; i < c->method_count; i++)
    if (is_constructor(&c->methods[i]))
      return true;
  return false;
}

void threads_made(machine *m, object_id id) {
  object *o = machine_object(m, id);
  if (m->threads->mode != MODE_TURNS && is_chosen(m->threads, o->class))
    o->shared =
        has_constructor(o->class) ? OBJECT_SHARED | OBJECT_UNFINISHED : OBJECT_SHARED;
}

/* The object whose construction ends with this frame; 0: none. */
static object_id constructed(const machine *m, const frame *f) {
  if (!is_constructor(f->method) || f->code->reg_types[0] != IR_REF || !f->regs[0].ref)
    return 0;
  object_id id = f->regs[0].ref;
  const object *o = machine_object(m, id);
  bool delegates =
      f > m->frames && is_constructor(f[-1].method) && f[-1].regs[0].ref == id;
  return o->shared & OBJECT_UNFINISHED && o->class == f->method->owner && !delegates ? id
                                                                                     : 0;
}

static void finish(machine *m, object_id o) {
  heap_save_header(&m->heap, o);
  machine_object(m, o)->shared &= (uint8_t)~OBJECT_UNFINISHED;
}

point_answer threads_birth(machine *m) {
  machine_threads *t = m->threads;
  thread_state *s = threads_current(m);
  bool is_granted = t->granted;
  if (is_granted && s->point.kind == POINT_BORN) {
    t->granted = false;
    return POINT_GO;
  }
  object_id o = constructed(m, &m->frames[m->frame_count - 1]);
  if (!o)
    return POINT_GO;
  t->granted = false;
  if (t->live <= 1 || threads_is_undivided(m)) {
    finish(m, o);
    return POINT_GO;
  }
  t->births = machine_object(m, o)->class;
  bool is_done = is_granted || !t->list.data[t->current].recent.size;
  if (is_done)
    finish(m, o);
  s->point = (machine_point){.kind = is_done ? POINT_BORN : POINT_EXIT, .object = o};
  return POINT_STAND;
}
