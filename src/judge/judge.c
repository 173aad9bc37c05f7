/* The judge: the space's objects on a machine of their own, and one execution after
 * the other on them, each undone by the heap's journal before the next.
 *
 * Everything the space names is allocated once; a state is written into the objects
 * without the journal, an execution runs with it. A class that is first needed by an
 * execution is initialised between executions, and the execution starts again. */
#include "judge/judge_run.h"

#include "check/space_value.h"
#include "check/subject_names.h"
#include "exec/recurrence.h"
#include "jre/jre.h"

#include <assert.h>
#include <string.h>

static bool report_failure(judge *j, const char *what, const char *of) {
  machine *m = j->machine;
  char *text = m->stop.kind ? memory_copy_text(m->stop.text ? m->stop.text : "stopped")
                            : jre_exception_text(m, m->exception);
  diag_error(j->sink, NO_PLACE, "%s %s: %s", what, of, text);
  memory_free(text);
  return false;
}

static bool initialise(judge *j, ir_class *c) {
  return machine_initialise(j->machine, c) ||
         report_failure(j, "cannot initialise class", c->name->text);
}

/* The object of the machine that a constant or value stands for; 0 after an error. */
static object_id make_value(judge *j, const space_object *o) {
  object_id made = space_value_make(j->machine, o, j->ids[o->equal_to.index]);
  if (!made)
    report_failure(j, "cannot make", o->stem);
  return made;
}

static bool is_own(const space_object *o) {
  return o->role == ROLE_MAIN || o->role == ROLE_POSITION || o->role == ROLE_POOL ||
         o->role == ROLE_ARRAY || o->role == ROLE_MADE;
}

static bool make_values(judge *j) {
  const space *s = j->space;
  for (uint32_t i = 1; i < s->object_count; i++) /* before static tables have them, too */
    if (s->objects[i].settled && s->objects[i].role == ROLE_CONSTANT &&
        !make_value(j, &s->objects[i]))
      return false;
  for (uint32_t i = 1; i < s->object_count; i++) {
    const space_object *o = &s->objects[i];
    if (is_own(o)) {
      if (!o->class->is_array && !initialise(j, o->class))
        return false;
    } else if (!(j->ids[i] = make_value(j, o)))
      return false;
  }
  return !j->subject->companion || initialise(j, j->subject->companion);
}

/* The space's own objects, with numbers in a row. */
static void make_objects(judge *j) {
  const space *s = j->space;
  heap *h = &j->machine->heap;
  j->space_of = arena_new_array(&j->arena, space_id, s->object_count);
  heap_forget_free(h);
  for (space_id i = {1}; i.index < s->object_count; i.index++) {
    const space_object *o = space_get(s, i);
    if (!is_own(o))
      continue;
    object_id id = o->class->is_array ? heap_new_array(h, o->class, o->number)
                                      : heap_new_object(h, o->class);
    if (!j->own_count)
      j->first = id;
    assert(id == j->first + j->own_count && "numbers are in a row");
    j->ids[i.index] = id;
    if (o->settled)
      jre_settle_as(j->machine, id, o->settled);
    j->space_of[j->own_count++] = i;
    if (o->class->is_array)
      continue;
    const tree_class *t = judge_tree_class(j, o->class);
    j->has_local = j->has_local || t->local_invariant || t->assumption;
    j->has_tree = j->has_tree || t->count;
  }
}

static ir_method *as_dispatched(const judge *j, ir_method *m) {
  return !m || m->is_static ? m : ir_dispatch(j->subject->class, m);
}

judge *judge_new(space *s, const check_limits *limits, diag_sink *sink) {
  judge *j = memory_new(judge);
  j->space = s;
  j->subject = s->subject;
  j->limits = limits;
  j->sink = sink;
  arena_init(&j->arena);
  j->ids = arena_new_array(&j->arena, object_id, s->object_count);
  j->choices = arena_new_array(&j->arena, uint32_t, s->slot_count);
  j->machine = jre_new(j->subject->program, NULL);
  if (j->machine) {
    j->machine->client = j;
    judge_chance_init(j);
    j->machine->recurrence = recurrence_new();
    j->machine->client_bind = judge_bind_native;
    judge_bind_natives(j->machine);
  }
  if (!j->machine || !make_values(j)) {
    judge_delete(j);
    return NULL;
  }
  j->machine->no_collect++;
  j->machine->step_limit = limits->steps;
  j->invariant = as_dispatched(j, j->subject->invariant);
  j->well_formed = as_dispatched(j, j->subject->well_formed);
  make_objects(j);
  for (uint32_t i = 0; i < s->slot_count; i++) {
    j->choices[i] = UINT32_MAX;
    judge_set(j, i, 0);
  }
  return j;
}

void judge_delete(judge *j) {
  if (!j)
    return;
  if (j->machine) {
    recurrence_delete(j->machine->recurrence);
    jre_delete(j->machine);
  }
  map_release(&j->tree_classes);
  vec_release(&j->stamps);
  vec_release(&j->nodes);
  vec_release(&j->copied);
  vec_release(&j->copy_of);
  vec_release(&j->picks);
  memory_free(j->trouble.message);
  arena_release(&j->arena);
  memory_free(j);
}

machine *judge_machine(judge *j) {
  return j->machine;
}

object_id judge_object(judge *j, space_id o) {
  return j->ids[o.index];
}

space_id judge_space_object(const judge *j, object_id o) {
  return o >= j->first && o - j->first < j->own_count ? j->space_of[o - j->first]
                                                      : SPACE_NULL;
}

void judge_watch_endings(judge *j, judge_look *look, void *context) {
  j->look = look;
  j->look_context = context;
}

char *judge_object_text(judge *j, object_id o) {
  if (!o)
    return memory_copy_text("null");
  bool own = o >= j->first && o - j->first < j->own_count;
  arena a;
  arena_init(&a);
  char *text = own ? memory_copy_text(space_object_text(
                         &a, space_get(j->space, j->space_of[o - j->first])))
                   : memory_print("a new %s",
                                  class_text(&a, machine_object(j->machine, o)->class));
  arena_release(&a);
  return text;
}

value judge_value(judge *j, const domain *d, uint32_t choice) {
  assert(choice < d->count || d->open);
  value v = {.l = d->low};
  if (d->kind == DOMAIN_REFERENCE)
    v = (value){.ref = j->ids[d->objects[choice].index]};
  else
    v.l = d->kind == DOMAIN_INT ? d->low + choice : domain_real(d, choice);
  return v;
}

/* The last execution is undone. */
static void go_back(judge *j) {
  machine_undo(j->machine);
}

void judge_set(judge *j, uint32_t slot, uint32_t choice) {
  if (j->choices[slot] == choice)
    return;
  go_back(j);
  j->choices[slot] = choice;
  const space_slot *s = &j->space->slots[slot];
  object *o = machine_object(j->machine, j->ids[s->object.index]);
  value v = judge_value(j, &s->domain, choice);
  if (o->class->is_array)
    heap_set_element(o, s->domain.storage, s->index, v);
  else
    o->slots[s->index] = v;
}

judgment judge_trouble(judge *j) {
  judgment trouble = j->trouble;
  j->trouble = (judgment){0};
  return trouble;
}

bool judge_is_valid(judge *j, const uint32_t *choices) {
  for (uint32_t i = 0; i < j->space->slot_count; i++)
    judge_set(j, i, choices[i]);
  return judge_state(j, NULL) == TRUTH_TRUE;
}

judgment judge_run(judge *j, const candidate *c) {
  for (uint32_t i = 0; i < j->space->slot_count; i++)
    judge_set(j, i, c->choices[i]);
  bool constructor = j->subject->operations[c->operation].is_constructor;
  switch (constructor ? TRUTH_TRUE : judge_state(j, NULL)) {
  case TRUTH_FALSE: return (judgment){.kind = KIND_INVALID};
  case TRUTH_UNKNOWN: return judge_trouble(j);
  case TRUTH_TRUE: break;
  }
  judge_chance_give(j, c->picks, c->pick_count);
  return judge_execute(j, c->operation, c->arguments);
}
