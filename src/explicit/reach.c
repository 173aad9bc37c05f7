/* The engine that starts from nothing: every state that operations reach from what the
 * constructor without arguments leaves, breadth first, within the bounds (what JPF
 * does; the black box checker of 001 §4). States are kept packed and canonical.
 *
 * It also says how well the invariant fits (001 §3.1.3): a state that is reached but
 * not valid shows that the invariant is too strong (or the code wrong); one that is valid
 * but never reached, that it is weaker than it could be. */
#include "explicit/engines.h"
#include "explicit/executions.h"
#include "explicit/state_set.h"
#include "judge/capture.h"

#include "jre/jre.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct reach {
  executions executions; /* first, so that its address is ours */
  capture capture;
  state_set states;
  uint32_t *choices;           /* scratch: one state */
  uint32_t *unreached_choices; /* the first valid state that no operation leads to */
} reach;

/* What an execution left, when it may go on from there. */
static void add_state(executions *e, violation_kind kind) {
  reach *r = (reach *)e;
  uint32_t index;
  if (kind == KIND_INVARIANT || kind == KIND_TREE)
    e->result->fit.invalid++;
  if (kind != KIND_NONE && kind != KIND_POSTCONDITION && kind != KIND_SPECIFICATION)
    return;
  const operation *o = &e->space->subject->operations[e->operation];
  if (o->is_constructor || o->block)
    return;
  if (capture_take(&r->capture, e->judge->ids[1]))
    state_set_add(&r->states, r->capture.choices, &index);
  else
    e->result->fit.outside++;
}

/* Writes the state into the judge's objects; its slots are the order's. */
static void load_state(reach *r, uint32_t index) {
  executions *e = &r->executions;
  state_set_get(&r->states, index, r->choices);
  for (uint32_t i = 0; i < e->space->slot_count; i++)
    judge_set(e->judge, i, r->choices[i]);
  korat_extend(&e->korat);
}

/* The first state. False: there is none; the reason is set. */
static bool start(reach *r) {
  executions *e = &r->executions;
  name_table *names = &java_program_ir(e->space->subject->program)->names;
  ir_class *c = e->space->subject->main_class;
  ir_method *constructor =
      ir_find_declared(c, name_mk(names, "<init>"), name_mk(names, "()V"));
  object_id made;
  uint32_t index;
  if (!constructor) {
    executions_set_reason(e->result,
                          "class %s has no constructor without arguments to start from",
                          c->name->text);
    return false;
  }
  judgment found = judge_construct(e->judge, constructor, &made);
  if (found.kind) {
    executions_set_reason(e->result, "the constructor without arguments: %s",
                          found.message);
    memory_free(found.message);
    return false;
  }
  if (!capture_take(&r->capture, made)) {
    executions_set_reason(
        e->result,
        "what the constructor without arguments leaves is outside the bounds%s", "");
    return false;
  }
  state_set_add(&r->states, r->capture.choices, &index);
  return true;
}

static void run_states(reach *r) {
  executions *e = &r->executions;
  for (uint32_t i = 0; i < r->states.count && executions_may_go_on(e); i++) {
    load_state(r, i);
    executions_run(e);
    korat_drop(&e->korat, 0);
  }
}

/* Valid states that were not reached. */
static void compare_states(reach *r) {
  executions *e = &r->executions;
  korat_step step;
  uint32_t index;
  while (executions_may_go_on(e) && (step = korat_next(&e->korat)) != KORAT_END) {
    if (step == KORAT_UNKNOWN)
      executions_note_trouble(e);
    if (step != KORAT_STATE)
      continue;
    e->result->valid_states++;
    if (capture_take(&r->capture, e->judge->ids[1]) &&
        state_set_has(&r->states, r->capture.choices, &index))
      continue;
    if (!e->result->fit.unreached++)
      memcpy(r->unreached_choices, e->judge->choices,
             e->space->slot_count * sizeof *r->unreached_choices);
  }
}

/* root=Node#1 size=2; Node#1: key=0 ...: the reachable objects of a state. */
static void print_state(reach *r, const uint32_t *choices, FILE *out) {
  executions *e = &r->executions;
  const space *s = e->space;
  arena a;
  arena_init(&a);
  for (uint32_t i = 0; i < s->slot_count; i++)
    judge_set(e->judge, i, choices[i]);
  korat_extend(&e->korat);
  for (uint32_t i = 0; i < e->korat.reached.size; i++) {
    const space_object *o = space_get(s, e->korat.reached.data[i]);
    if (!o->slot_count)
      continue;
    fprintf(out, "%s%s:", i ? "; " : "", space_object_text(&a, o));
    for (uint32_t k = o->first_slot; k < o->first_slot + o->slot_count; k++) {
      const domain *d = &s->slots[k].domain;
      if (s->slots[k].field)
        fprintf(out, " %s=", s->slots[k].field->name->text);
      else
        fprintf(out, " [%u]=", s->slots[k].index);
      if (d->kind == DOMAIN_REFERENCE)
        fputs(space_object_text(&a, space_get(s, d->objects[choices[k]])), out);
      else if (d->kind == DOMAIN_INT)
        fprintf(out, "%" PRId64, d->low + choices[k]);
      else
        space_print_real(d, choices[k], out);
    }
  }
  korat_drop(&e->korat, 0);
  arena_release(&a);
}

static char *fit_note(reach *r) {
  char *text = NULL;
  size_t size;
  check_result *result = r->executions.result;
  FILE *out = open_memstream(&text, &size);
  fprintf(out,
          "%u states reached, %zu bytes each; %" PRIu64 " executions left the bounds",
          r->states.count, state_set_bytes(&r->states), result->fit.outside);
  if (result->fit.known)
    fprintf(out,
            "\nfit of the invariant: %" PRIu64 " valid states, %" PRIu64
            " of them never reached; %" PRIu64
            " executions lead to states that are not valid",
            result->valid_states, result->fit.unreached, result->fit.invalid);
  if (result->fit.known && result->fit.unreached) {
    fprintf(out, "\nvalid, but not reached: ");
    print_state(r, r->unreached_choices, out);
  }
  fclose(out);
  char *note = memory_copy_text(text);
  free(text);
  return note;
}

static void release(reach *r) {
  capture_release(&r->capture);
  state_set_release(&r->states);
  memory_free(r->choices);
  memory_free(r->unreached_choices);
  executions_release(&r->executions);
}

void check_reach(space *space_, const check_limits *limits, check_result *result,
                 diag_sink *sink) {
  reach r = {0};
  executions *e = &r.executions;
  double started = progress_clock();
  result->engine = "reach";
  if (!executions_init(e, space_, limits, result, sink))
    return;
  e->every = true;
  e->after = add_state;
  capture_init(&r.capture, e->judge);
  state_set_init(&r.states, space_);
  r.choices = memory_new_array(uint32_t, space_->slot_count + 1);
  r.unreached_choices = memory_new_array(uint32_t, space_->slot_count + 1);
  executions_run_constructors(e);
  if (start(&r))
    run_states(&r);
  if (r.states.count == 1 && result->fit.outside)
    executions_set_reason(
        result,
        "every execution that changes something leaves the bounds: only "
        "the first state was checked; take wider bounds%s",
        "");
  executions_conclude(e, r.states.count > 0);
  e->after = NULL;
  result->fit.reached = r.states.count;
  if (!e->stopped && r.states.count && !limits->most_executions) {
    compare_states(&r);
    result->counted = result->fit.known = !e->stopped && !e->trouble.kind;
  }
  if (r.states.count)
    result->note = fit_note(&r);
  release(&r);
  result->seconds = progress_clock() - started;
}
