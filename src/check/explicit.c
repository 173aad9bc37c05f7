/* The explicit engine: every operation with every argument on every valid state, each
 * executed on its own (what Korat does with its structures). The oracle of the symbolic
 * engines: it shares with them the space and the judge, nothing else.
 *
 * Arguments go on where the state's choices end: they are enumerated up to isomorphism,
 * and objects that only they reach are part of the state.
 *
 * The counterexample is the least by number of reachable objects, then by operation,
 * then by the order of judging, then the first met. An operation that is known to be
 * violated is run on smaller states only. */
#include "check/korat.h"

#include "base/progress.h"

#include <assert.h>
#include <string.h>

/* Of one operation. */
typedef struct finding {
  bool found;
  uint32_t size; /* of the state, in objects */
  candidate candidate;
  judgment judgment;
  judgment trouble; /* the first; KIND_NONE: none */
  candidate trouble_candidate;
} finding;

typedef struct search {
  space *space;
  const check_limits *limits;
  check_result *result;
  judge *judge;
  korat korat;
  finding *findings;  /* by operation */
  uint32_t operation; /* being run */
  uint32_t arguments[256];
  uint32_t parameter_count;
  judgment trouble; /* of the invariant; the first */
  uint32_t until_look;
  const char *stopped; /* why the search was cut short, or NULL */
  progress progress;
} search;

enum { STEPS_PER_LOOK = 1024 };

/* Limits and progress; false: stop. */
static bool look_around(search *s) {
  const check_limits *l = s->limits;
  s->until_look = STEPS_PER_LOOK;
  s->progress.done = s->result->states_checked;
  progress_tick(l->progress, &s->progress);
  if (l->interrupted && *l->interrupted)
    s->stopped = "interrupted";
  else if (l->deadline > 0 && progress_clock() > l->deadline)
    s->stopped = "the time limit was reached";
  return !s->stopped;
}

static bool may_go_on(search *s) {
  return !s->stopped && (s->until_look-- > 0 || look_around(s));
}

static uint32_t *copy_numbers(const uint32_t *from, uint32_t count) {
  uint32_t *copy = memory_new_array(uint32_t, count + 1);
  if (count)
    memcpy(copy, from, count * sizeof *copy);
  return copy;
}

static candidate take_candidate(search *s) {
  return (candidate){s->operation, copy_numbers(s->judge->choices, s->space->slot_count),
                     copy_numbers(s->arguments, s->parameter_count)};
}

static void keep_violation(search *s, finding *f, judgment found, uint32_t size) {
  if (f->found &&
      (size > f->size || (size == f->size && found.kind >= f->judgment.kind))) {
    memory_free(found.message);
    return;
  }
  candidate_release(&f->candidate);
  memory_free(f->judgment.message);
  f->found = true;
  f->size = size;
  f->judgment = found;
  f->candidate = take_candidate(s);
}

static void keep_trouble(search *s, finding *f, judgment found) {
  if (f->trouble.kind) {
    memory_free(found.message);
    return;
  }
  f->trouble = found;
  f->trouble_candidate = take_candidate(s);
}

static void execute(search *s) {
  finding *f = &s->findings[s->operation];
  operation_result *r = &s->result->operations[s->operation];
  uint32_t size = korat_size(&s->korat);
  if (f->found && size > f->size)
    return;
  judgment found = judge_execute(s->judge, s->operation, s->arguments);
  if (found.kind == KIND_INVALID)
    return;
  r->states_checked++;
  s->result->states_checked++;
  r->admitted = r->admitted || found.kind != KIND_SKIPPED;
  if (found.kind == KIND_NONE || found.kind == KIND_SKIPPED)
    return;
  if (found.kind == KIND_STEPS || found.kind == KIND_UNSUPPORTED)
    keep_trouble(s, f, found);
  else
    keep_violation(s, f, found, size);
}

/* With the arguments chosen: all values of the slots that only they reach. */
static void execute_all(search *s) {
  korat *k = &s->korat;
  bool all_reached = true;
  for (uint32_t i = 0; i < k->roots.size; i++)
    all_reached = all_reached && korat_is_reached(k, k->roots.data[i]);
  if (all_reached) {
    execute(s);
    return;
  }
  uint32_t base = k->order.size, roots = k->roots.size;
  korat_extend(k);
  do
    execute(s);
  while (may_go_on(s) && korat_vary(k, base));
  korat_drop(k, base);
  k->roots.size = 0;
  korat_extend(k);
  k->roots.size = roots;
}

static void choose_arguments(search *s, uint32_t p) {
  if (p == s->parameter_count) {
    execute_all(s);
    return;
  }
  korat *k = &s->korat;
  const domain *d = &s->space->parameters[s->operation][p];
  for (uint32_t c = 0; c < d->count && may_go_on(s);
       c = korat_next_choice(k, d, c, k->order.size, true)) {
    uint32_t object_ = d->kind == DOMAIN_REFERENCE ? d->objects[c] : 0;
    s->arguments[p] = c;
    if (object_)
      vec_push(&k->roots, object_);
    choose_arguments(s, p + 1);
    if (object_)
      k->roots.size--;
  }
}

static void run_operation(search *s, uint32_t index) {
  const ir_method *m = s->space->subject->operations[index].method;
  s->operation = index;
  s->parameter_count = m->param_count - 1u;
  choose_arguments(s, 0);
}

static void run_constructors(search *s) {
  korat *k = &s->korat;
  k->without_main = true;
  korat_extend(k);
  for (uint32_t i = 0; i < s->space->subject->operation_count; i++)
    if (s->space->subject->operations[i].is_constructor)
      run_operation(s, i);
  k->without_main = false;
}

static void run_operations(search *s) {
  for (uint32_t i = 0; i < s->space->subject->operation_count && !s->stopped; i++)
    if (!s->space->subject->operations[i].is_constructor)
      run_operation(s, i);
}

/* When all operations are violated, larger states can add nothing. */
static void bound_size(search *s) {
  uint32_t largest = 0;
  for (uint32_t i = 0; i < s->space->subject->operation_count; i++) {
    if (!s->findings[i].found)
      return;
    if (s->findings[i].size > largest)
      largest = s->findings[i].size;
  }
  s->korat.largest_size = largest;
}

static void run_states(search *s) {
  korat_step step;
  while (may_go_on(s) && (step = korat_next(&s->korat)) != KORAT_END) {
    if (step == KORAT_TICK)
      s->until_look = 0;
    if (step == KORAT_UNKNOWN) {
      judgment trouble = judge_trouble(s->judge);
      if (s->trouble.kind)
        memory_free(trouble.message);
      else
        s->trouble = trouble;
    }
    if (step != KORAT_STATE)
      continue;
    s->result->valid_states++;
    run_operations(s);
    bound_size(s);
  }
}

/* The result. */

static void set_reason(check_result *r, const char *format, const char *text) {
  r->verdict = r->verdict == VERDICT_HOLDS ? VERDICT_INCONCLUSIVE : r->verdict;
  if (!r->reason)
    r->reason = memory_print(format, text);
}

static void take_violation(search *s) {
  check_result *r = s->result;
  finding *least = NULL;
  for (uint32_t i = 0; i < s->space->subject->operation_count; i++) {
    finding *f = &s->findings[i];
    if (f->found && (!least || f->size < least->size))
      least = f;
  }
  if (!least)
    return;
  r->verdict = VERDICT_VIOLATED;
  r->has_violation = true;
  r->violation = least->candidate;
  r->judgment = least->judgment;
  least->candidate = (candidate){0};
  least->judgment.message = NULL;
}

static void judge_operation(search *s, uint32_t index) {
  check_result *r = s->result;
  finding *f = &s->findings[index];
  operation_result *o = &r->operations[index];
  const char *text = s->space->subject->operations[index].text;
  o->verdict = f->found ? VERDICT_VIOLATED : VERDICT_HOLDS;
  if (f->found)
    return;
  if (f->trouble.kind || s->trouble.kind || s->stopped || !o->admitted)
    o->verdict = VERDICT_INCONCLUSIVE;
  if (f->trouble.kind && !r->has_violation && !r->has_trouble) {
    r->has_trouble = true;
    r->violation = f->trouble_candidate;
    r->judgment = f->trouble;
    f->trouble_candidate = (candidate){0};
    set_reason(r, "%s", f->trouble.message);
    f->trouble.message = NULL;
  }
  if (!o->admitted && !s->stopped && r->valid_states)
    set_reason(r, "vacuous: no state within the bounds admits %s", text);
}

static void conclude(search *s) {
  check_result *r = s->result;
  r->verdict = VERDICT_HOLDS;
  r->candidates = s->korat.candidates;
  take_violation(s);
  if (s->stopped)
    set_reason(r, "%s", s->stopped);
  if (s->trouble.kind)
    set_reason(r, "%s", s->trouble.message);
  if (!r->valid_states && !s->stopped)
    set_reason(r, "vacuous: no state within the bounds satisfies the invariant%s", "");
  for (uint32_t i = 0; i < s->space->subject->operation_count; i++)
    judge_operation(s, i);
}

static void release(search *s) {
  for (uint32_t i = 0; i < s->space->subject->operation_count; i++) {
    finding *f = &s->findings[i];
    candidate_release(&f->candidate);
    candidate_release(&f->trouble_candidate);
    memory_free(f->judgment.message);
    memory_free(f->trouble.message);
  }
  memory_free(s->findings);
  memory_free(s->trouble.message);
  korat_release(&s->korat);
  judge_delete(s->judge);
}

void check_explicit(space *space_, const check_limits *limits, check_result *result,
                    diag_sink *sink) {
  uint32_t count = space_->subject->operation_count;
  search s = {.space = space_, .limits = limits, .result = result};
  double started = progress_clock();
  result->engine = "explicit";
  check_result_start(result, space_);
  s.progress = (progress){.phase = "executions", .fraction = -1};
  s.judge = judge_new(space_, limits, sink);
  if (!s.judge) {
    result->verdict = VERDICT_INCONCLUSIVE;
    result->reason = memory_copy_text("the class cannot be executed");
    return;
  }
  s.findings = memory_new_array(finding, count);
  korat_init(&s.korat, s.judge);
  run_constructors(&s);
  run_states(&s);
  conclude(&s);
  release(&s);
  result->seconds = progress_clock() - started;
}
