/* One execution, tracked: the operation, what must hold afterwards, and all inputs that
 * these depend on.
 *
 * The relevant inputs are the union of
 *   F_t  what decides the way of the operation and the places it writes to,
 *   F_T  what decides that the tree fields still form a tree,          (fields_tree.c)
 *   F_L  what the local invariants of the nodes it affected depend on, (fields_tree.c)
 *   F_G  what the value of repOk afterwards depends on,
 *   F_P  what the values of the postconditions depend on.
 * Valid states that agree on all of these end alike. An operation that wrote nothing
 * leaves the invariant as it was: F_T, F_L and F_G are empty. */
#include "check/fields_internal.h"

#include <assert.h>
#include <string.h>

enum { MOST_ARGUMENTS = 260 };

static shadow input_shadow(fields *f, const domain *d, uint32_t input) {
  if (d->count < 2)
    return (shadow){0};
  bool is_number = d->kind == DOMAIN_INT && d->storage != STORE_BOOL;
  return (shadow){labels_of(&f->tracker.labels, input), is_number ? input + 1 : 0};
}

static shadow initial_shadow(void *context, object_id o, uint32_t index) {
  fields *f = context;
  uint32_t own = fields_own(f, o);
  if (!own)
    own = fields_own(f, judge_original(f->judge, o)); /* the prestate's copy */
  if (!own)
    return (shadow){0};
  uint32_t slot = f->space->objects[own].first_slot + index;
  return input_shadow(f, &f->space->slots[slot].domain, slot);
}

fields *fields_new(judge *j) {
  fields *f = memory_new(fields);
  f->judge = j;
  f->machine = j->machine;
  f->space = j->space;
  f->input_count = j->space->slot_count + 256;
  tracker_init(&f->tracker, f->input_count, initial_shadow, f);
  fields_prepare_tree(f);
  f->locals_are_local = fields_locals_are_local(f);
  return f;
}

void fields_delete(fields *f) {
  tracker_release(&f->tracker);
  fields_release_tree(f);
  vec_release(&f->written);
  memory_free(f);
}

const u32_vector *fields_relevant(const fields *f) {
  return &f->tracker.relevant;
}

bool fields_is_pinned(const fields *f, uint32_t input) {
  const domain *d = fields_domain(f, f->candidate->operation, input);
  return f->all || d->kind != DOMAIN_INT || d->storage == STORE_BOOL ||
         labels_has(&f->tracker.labels, f->tracker.pinned, input);
}

const domain *fields_domain(const fields *f, uint32_t operation_, uint32_t input) {
  const space *s = f->space;
  return input < s->slot_count ? &s->slots[input].domain
                               : &s->parameters[operation_][input - s->slot_count];
}

bool fields_evaluate(fields *f, ir_method *method, const value *args,
                     const shadow *given) {
  value result = {0};
  shadow depends;
  f->machine->steps = 0;
  if (tracker_call(&f->tracker, f->machine, method, args, given, &result, &depends) !=
      RAN_RETURN)
    return false;
  tracker_add(&f->tracker, depends.label); /* a truth value: true, not some number */
  if (depends.origin)
    f->all = true;
  return result.i;
}

/* One tracked run. */

typedef struct tracked {
  value args[MOST_ARGUMENTS];
  shadow given[MOST_ARGUMENTS];
  value result;
  shadow result_shadow;
  object_id prestate;
  bool returned;
} tracked;

static bool takes_prestate(const operation *o) {
  for (uint32_t k = 0; k < o->post_count; k++)
    if (o->post[k].takes_prestate)
      return true;
  return false;
}

static bool check_post(fields *f, const tracked *t, const specification *post) {
  value args[MOST_ARGUMENTS] = {{.ref = f->self}};
  shadow given[MOST_ARGUMENTS] = {{0}};
  uint32_t n = 1;
  if (post->takes_prestate)
    args[n++].ref = t->prestate; /* its slots carry what they were copied from */
  if (post->takes_result) {
    args[n] = t->result;
    given[n++] = t->result_shadow;
  }
  for (uint32_t k = 1; post->takes_parameters && k < f->operation->method->param_count;
       k++) {
    args[n] = t->args[k];
    given[n++] = t->given[k];
  }
  ir_method *m = post->method->is_static
                     ? post->method
                     : ir_dispatch(f->judge->subject->class, post->method);
  return fields_evaluate(f, m, args, given);
}

static bool check_invariant(fields *f) {
  value self = {.ref = f->self};
  shadow none = {0};
  ir_method *well_formed = f->judge->well_formed;
  return fields_check_tree(f) && fields_check_locals(f) &&
         (!well_formed || fields_evaluate(f, well_formed, &self, &none)) &&
         fields_evaluate(f, f->judge->invariant, &self, &none);
}

/* The operation has ended as it may: everything that must hold now, tracked. */
static bool check_after(fields *f, const tracked *t) {
  vec_clear(&f->written);
  vec_each (const uint32_t, w, &f->tracker.written_at)
    vec_push(&f->written, *w);
  bool ok = true;
  if (f->machine->heap.journal.size || f->operation->is_constructor)
    ok = check_invariant(f);
  for (uint32_t k = 0; ok && t->returned && k < f->operation->post_count; k++)
    ok = check_post(f, t, &f->operation->post[k]);
  return ok;
}

static void start(fields *f, tracked *t) {
  judge *j = f->judge;
  judge_rest(j);
  heap_journal_begin(&f->machine->heap);
  tracker_start(&f->tracker);
  judge_forget_copies(j);
  f->all = false;
  f->self = f->operation->is_constructor
                ? heap_new_object(&f->machine->heap, j->subject->class)
                : j->ids[1];
  t->prestate = takes_prestate(f->operation) ? judge_copy_state(j) : 0;
  t->args[0].ref = f->self;
  t->given[0] = (shadow){0};
  for (uint32_t k = 1; k < f->operation->method->param_count; k++) {
    const domain *d = &f->space->parameters[f->candidate->operation][k - 1];
    t->args[k] = judge_value(j, d, f->candidate->arguments[k - 1]);
    t->given[k] = input_shadow(f, d, f->space->slot_count + k - 1);
  }
}

/* Everything is relevant: a class of one. */
static void add_everything(fields *f) {
  for (uint32_t k = 0; k < f->space->slot_count; k++)
    if (f->space->slots[k].domain.count > 1)
      tracker_add_input(&f->tracker, k);
  for (uint32_t k = 1; k < f->operation->method->param_count; k++)
    tracker_add_input(&f->tracker, f->space->slot_count + k - 1);
}

/* A class that the run needs is initialised between runs. */
static bool initialise_wanted(fields *f) {
  machine *m = f->machine;
  if (m->stop.kind != STOP_CLASS)
    return false;
  ir_class *wanted = m->stop.class;
  judge_rest(f->judge);
  machine_initialise_apart(m, wanted);
  return true;
}

/* Whether more than the way of the operation has to be the same: where it left no tree,
 * what was judged before that is decided by its way alone. */
static bool has_ended(violation_kind k) {
  return k == KIND_NONE || k == KIND_INVARIANT || k == KIND_PRESERVATION ||
         k == KIND_POSTCONDITION;
}

/* False: a class must be initialised, and the run starts again. */
static bool run_tracked(fields *f, const judgment *judged) {
  tracked t;
  start(f, &t);
  fields_note_tree(f);
  f->machine->steps = 0;
  outcome o = tracker_call(&f->tracker, f->machine, f->operation->method, t.args, t.given,
                           &t.result, &t.result_shadow);
  if (o == RAN_STOP && initialise_wanted(f))
    return false;
  t.returned = o == RAN_RETURN;
  if (has_ended(judged->kind)) {
    bool holds = check_after(f, &t);
    if (f->machine->stop.kind && initialise_wanted(f))
      return false;
    if (holds != (judged->kind == KIND_NONE))
      f->all = true;
  }
  if (f->all || f->operation->method->is_native)
    add_everything(f);
  judge_rest(f->judge);
  return true;
}

judgment fields_run(fields *f, const candidate *c) {
  judgment judged = judge_run(f->judge, c);
  f->candidate = c;
  f->operation = &f->judge->subject->operations[c->operation];
  vec_clear(&f->tracker.relevant);
  if (judged.kind != KIND_INVALID)
    while (!run_tracked(f, &judged))
      ;
  judge_rest(f->judge);
  return judged;
}
