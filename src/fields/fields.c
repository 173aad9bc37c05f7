/* One execution, tracked: the operation, what must hold afterwards, and all facts about
 * the inputs that these depend on (001 §3.3.2.2).
 *
 * The relevant facts are the union of
 *   F_t  what decides the way of the operation and the places it writes to,
 *   F_T  what decides that the tree fields still form a tree,          (fields_tree.c)
 *   F_L  what the local invariants of the nodes it affected depend on, (fields_tree.c)
 *   F_G  what the value of repOk afterwards depends on,
 *   F_P  what the values of the postconditions depend on.
 * Take a valid state on which all of these are true. By F_t the operation takes the same
 * way there and writes the same slots. By F_T it leaves a tree. A local invariant is
 * true: by F_L where it can see a change, and because it was true before everywhere else.
 * So is repOk, by F_G, or because its code reads no field that was changed
 * (fields_reads.c). An operation that wrote nothing leaves the invariant as it was: F_T,
 * F_L and F_G are empty. So the state ends as this one does. */
#include "fields/fields_internal.h"

#include <assert.h>
#include <string.h>

enum { MOST_ARGUMENTS = 260 };

static shadow input_shadow(const domain *d, uint32_t input) {
  return (shadow){.origin = d->count < 2 ? 0 : input + 1};
}

static shadow initial_shadow(void *context, object_id o, uint32_t index) {
  fields *f = context;
  space_id own = fields_own(f, o);
  bool is_copy = space_is_null(own);
  if (is_copy)
    own = fields_own(f, judge_original(f->judge, o)); /* the prestate's copy */
  if (space_is_null(own))
    return (shadow){0};
  uint32_t slot = space_get(f->space, own)->first_slot + index;
  shadow s = input_shadow(&f->space->slots[slot].domain, slot);
  s.is_copy = is_copy && s.origin;
  return s;
}

static const domain *domain_of(const fields *f, uint32_t input) {
  return fields_domain(f, f->candidate->operation, input);
}

static bool range_of(void *context, uint32_t input, int64_t *low, int64_t *high) {
  const domain *d = domain_of(context, input);
  *low = d->low;
  *high = d->high;
  return d->kind == DOMAIN_INT;
}

static fact_worth worth_between(const domain *a, const domain *b, const fact *q) {
  int64_t low = b->low + q->number, high = b->high + q->number;
  bool apart = a->high < low || a->low > high;
  bool decided = q->kind == FACT_LESS ? a->high < low || a->low >= high : apart;
  return decided ? FACT_ALWAYS : FACT_AS_ASKED;
}

static fact_worth worth_of_integer(const fields *f, const fact *q) {
  const domain *a = domain_of(f, q->a);
  domain constant = {.kind = DOMAIN_INT};
  if (q->b)
    return worth_between(a, domain_of(f, q->b - 1), q);
  if (worth_between(a, &constant, q) == FACT_ALWAYS)
    return FACT_ALWAYS;
  bool says_all = a->count == 2 || (q->kind == FACT_EQUAL && q->holds);
  return says_all ? FACT_BY_VALUE : FACT_AS_ASKED;
}

static fact_worth worth_of_reference(const fields *f, const fact *q) {
  const domain *a = domain_of(f, q->a);
  uint32_t k = 0;
  if (q->b)
    return FACT_AS_ASKED;
  while (k < a->count &&
         (!space_is_null(a->objects[k]) ? f->judge->ids[a->objects[k].index] : 0) !=
             q->object)
    k++;
  if (k == a->count)
    return FACT_ALWAYS; /* new, or of no concern to the space */
  bool says_all = a->count == 2 || q->holds;
  return says_all || space_is_interchangeable(space_get(f->space, a->objects[k]))
             ? FACT_BY_VALUE
             : FACT_AS_ASKED;
}

static fact_worth worth_of(void *context, const fact *q) {
  const fields *f = context;
  switch (domain_of(f, q->a)->kind) {
  case DOMAIN_INT: return worth_of_integer(f, q);
  case DOMAIN_REFERENCE: return worth_of_reference(f, q);
  default: /* nobody asks of a number with a point: comparing two uses their values */
    return FACT_BY_VALUE;
  }
}

fields *fields_new(judge *j) {
  static const track_inputs inputs = {initial_shadow, range_of, worth_of};
  fields *f = memory_new(fields);
  f->judge = j;
  f->machine = j->machine;
  f->space = j->space;
  tracker_init(&f->tracker, &inputs, f);
  fields_prepare_tree(f);
  f->locals_are_local = fields_locals_are_local(f);
  f->knows_reads = fields_find_reads(f);
  return f;
}

void fields_delete(fields *f) {
  tracker_release(&f->tracker);
  fields_release_tree(f);
  memory_free(f);
}

uint32_t fields_fact_count(const fields *f) {
  return f->tracker.relevant.size;
}

const fact *fields_fact(const fields *f, uint32_t k) {
  return &f->tracker.facts.data[f->tracker.relevant.data[k]];
}

space_id fields_object(const fields *f, const fact *q) {
  const domain *d = domain_of(f, q->a);
  for (uint32_t k = 0; q->object && k < d->count; k++)
    if (!space_is_null(d->objects[k]) && f->judge->ids[d->objects[k].index] == q->object)
      return d->objects[k];
  return SPACE_NULL;
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
  tracker_fix(&f->tracker, depends);
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

/* Whether the invariant can see a change at all. */
static bool is_read(const fields *f) {
  if (!f->knows_reads || f->operation->is_constructor)
    return true;
  for (uint32_t k = 0; k < f->written; k++) {
    const written_slot *w = &f->tracker.written.data[k];
    const ir_class *c = machine_object(f->machine, w->object)->class;
    if (!w->unchanged && !space_is_null(fields_own(f, w->object)) && !c->is_array &&
        !map_get(&f->global_reads, map_address(c->slots[w->index])))
      continue;
    if (!w->unchanged && w->object < f->machine->heap.floor)
      return true;
  }
  return false; /* new objects are seen through slots that changed */
}

static bool check_invariant(fields *f) {
  value self = {.ref = f->self};
  shadow none = {0};
  ir_method *well_formed = f->judge->well_formed;
  if (!fields_check_tree(f) || !fields_check_locals(f))
    return false;
  return !is_read(f) ||
         ((!well_formed || fields_evaluate(f, well_formed, &self, &none)) &&
          fields_evaluate(f, f->judge->invariant, &self, &none));
}

/* The operation has ended as it may: everything that must hold now, tracked. */
static bool check_after(fields *f, const tracked *t) {
  f->written = f->tracker.written.size;
  fields_find_changes(f);
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
    t->given[k] = input_shadow(d, f->space->slot_count + k - 1);
  }
}

/* Everything is relevant: a class of one. */
static void add_everything(fields *f) {
  for (uint32_t k = 0; k < f->space->slot_count; k++)
    if (f->space->slots[k].domain.count > 1)
      tracker_fix_input(&f->tracker, k);
  for (uint32_t k = 1; k < f->operation->method->param_count; k++)
    if (f->space->parameters[f->candidate->operation][k - 1].count > 1)
      tracker_fix_input(&f->tracker, f->space->slot_count + k - 1);
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

/* It is initialised as part of executions, which nobody tracks. */
static bool needs_class_within(fields *f) {
  machine *m = f->machine;
  return m->stop.kind == STOP_CLASS && machine_is_left(m, m->stop.class);
}

/* Whether more than the way of the operation has to be the same: where it left no tree,
 * what was judged before that is decided by its way alone. */
static bool has_ended(violation_kind k) {
  return k == KIND_NONE || k == KIND_INVARIANT || k == KIND_PRESERVATION ||
         k == KIND_POSTCONDITION || k == KIND_SPECIFICATION;
}

/* False: a class must be initialised, and the run starts again. */
static bool run_tracked(fields *f, const judgment *judged) {
  tracked t;
  start(f, &t);
  fields_note_tree(f);
  f->machine->steps = 0;
  outcome o = tracker_call(&f->tracker, f->machine, f->operation->method, t.args, t.given,
                           &t.result, &t.result_shadow);
  if (o == RAN_STOP && needs_class_within(f))
    f->all = true;
  else if (o == RAN_STOP && initialise_wanted(f))
    return false;
  t.returned = o == RAN_RETURN;
  if (has_ended(judged->kind) && !f->all) {
    bool holds = check_after(f, &t);
    if (f->machine->stop.kind && initialise_wanted(f))
      return false;
    if (judged->kind != KIND_SPECIFICATION && holds != (judged->kind == KIND_NONE))
      f->all = true;
  }
  if (f->all || f->operation->method->is_native)
    add_everything(f);
  judge_rest(f->judge);
  return true;
}

judgment fields_run(fields *f, const candidate *c) {
  judgment judged = judge_run(f->judge, c);
  char *doubt = judge_chance_doubt(f->judge);
  if (doubt && (judged.kind == KIND_NONE || judged.kind == KIND_SKIPPED))
    judged = (judgment){.kind = KIND_UNSUPPORTED, .message = memory_copy_text(doubt)};
  memory_free(doubt);
  f->candidate = c;
  f->operation = &f->judge->subject->operations[c->operation];
  vec_clear(&f->tracker.relevant);
  if (judged.kind != KIND_INVALID)
    while (!run_tracked(f, &judged))
      ;
  judge_rest(f->judge);
  return judged;
}
