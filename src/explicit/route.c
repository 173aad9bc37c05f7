/* Breadth first from what the constructor leaves, as the engine `reach` does; each state
 * remembers from which one it was reached first, and how. */
#include "explicit/route.h"

#include "explicit/executions.h"
#include "explicit/state_set.h"
#include "judge/capture.h"

#include <string.h>

enum { MOST_STATES = 4000, MOST_EXECUTIONS = 100000, MOST_STEPS = 100000 };

typedef struct arrival {
  uint32_t from;
  route_step step;
} arrival;

typedef struct seeker {
  executions executions; /* first, so that its address is ours */
  capture capture;
  state_set states;
  vector(arrival) arrivals; /* by state */
  uint32_t at;              /* the state that operations are tried on */
  uint32_t *choices;        /* scratch: one state */
  uint32_t *goal;
  bool found;
} seeker;

/* Whether the arguments can be written into a program as they are. */
static bool are_plain(const executions *e) {
  for (uint32_t i = 0; i < e->parameter_count; i++) {
    const domain *d = &e->space->parameters[e->operation][i];
    if (d->kind == DOMAIN_REFERENCE && !space_is_null(d->objects[e->arguments[i]]))
      return false;
  }
  return !e->judge->next_pick;
}

static bool is_goal(const seeker *s) {
  size_t size = s->executions.space->slot_count * sizeof *s->goal;
  return !memcmp(s->capture.choices, s->goal, size);
}

static void arrive(executions *e, violation_kind kind) {
  seeker *s = (seeker *)e;
  uint32_t index;
  if (kind != KIND_NONE || s->found || !are_plain(e) ||
      e->space->subject->operations[e->operation].is_constructor ||
      e->space->subject->operations[e->operation].block ||
      !capture_take(&s->capture, e->judge->ids[1]) ||
      !state_set_add(&s->states, s->capture.choices, &index))
    return;
  arrival a = {.from = s->at, .step = {.operation = e->operation}};
  a.step.arguments = memory_new_array(uint32_t, e->parameter_count + 1);
  memcpy(a.step.arguments, e->arguments, e->parameter_count * sizeof *e->arguments);
  vec_push(&s->arrivals, a);
  s->found = is_goal(s);
}

static void load_state(seeker *s, const uint32_t *choices) {
  for (uint32_t i = 0; i < s->executions.space->slot_count; i++)
    judge_set(s->executions.judge, i, choices[i]);
}

/* The state that the route is to lead to, and the one it starts from. */
static bool set_out(seeker *s, const candidate *to) {
  executions *e = &s->executions;
  size_t size = e->space->slot_count * sizeof *s->goal;
  name_table *names = &java_program_ir(e->space->subject->program)->names;
  ir_class *c = e->space->subject->main_class;
  ir_method *constructor =
      ir_find_declared(c, name_mk(names, "<init>"), name_mk(names, "()V"));
  class_method *written = constructor ? constructor->origin : NULL;
  object_id made;
  uint32_t index;
  load_state(s, to->choices);
  if (!written || (written->access & ACC_PRIVATE) ||
      !capture_take(&s->capture, e->judge->ids[1]))
    return false;
  memcpy(s->goal, s->capture.choices, size);
  judgment begun = judge_construct(e->judge, constructor, &made);
  memory_free(begun.message);
  if (begun.kind || !capture_take(&s->capture, made))
    return false;
  state_set_add(&s->states, s->capture.choices, &index);
  vec_push(&s->arrivals, ((arrival){0}));
  s->found = is_goal(s);
  return true;
}

static void walk(seeker *s) {
  executions *e = &s->executions;
  for (s->at = 0; s->at < s->states.count && s->states.count < MOST_STATES && !s->found &&
                  executions_may_go_on(e);
       s->at++) {
    state_set_get(&s->states, s->at, s->choices);
    load_state(s, s->choices);
    korat_extend(&e->korat);
    executions_run(e);
    korat_drop(&e->korat, 0);
  }
}

/* From the goal, which arrived last, back to the beginning. */
static void take_route(seeker *s, route *out) {
  for (uint32_t at = s->arrivals.size - 1; at; at = s->arrivals.data[at].from) {
    vec_push(&out->steps, s->arrivals.data[at].step);
    s->arrivals.data[at].step.arguments = NULL;
  }
  for (uint32_t i = 0, k = out->steps.size; i + 1 < k--; i++) {
    route_step step = out->steps.data[i];
    out->steps.data[i] = out->steps.data[k];
    out->steps.data[k] = step;
  }
}

bool route_find(space *space_, const candidate *to, route *out, diag_sink *sink) {
  seeker s = {0};
  executions *e = &s.executions;
  check_limits limits = {.steps = MOST_STEPS, .most_executions = MOST_EXECUTIONS};
  check_result result = {0};
  check_result_start(&result, space_);
  if (!executions_init(e, space_, &limits, &result, sink)) {
    check_result_release(&result);
    return false;
  }
  e->every = true;
  e->after = arrive;
  capture_init(&s.capture, e->judge);
  state_set_init(&s.states, space_);
  s.choices = memory_new_array(uint32_t, space_->slot_count + 1);
  s.goal = memory_new_array(uint32_t, space_->slot_count + 1);
  if (set_out(&s, to))
    walk(&s);
  if (s.found)
    take_route(&s, out);
  vec_each (arrival, a, &s.arrivals)
    memory_free(a->step.arguments);
  vec_release(&s.arrivals);
  memory_free(s.choices);
  memory_free(s.goal);
  capture_release(&s.capture);
  state_set_release(&s.states);
  executions_release(e);
  check_result_release(&result);
  return s.found;
}

void route_release(route *r) {
  vec_each (route_step, s, &r->steps)
    memory_free(s->arguments);
  vec_release(&r->steps);
}
