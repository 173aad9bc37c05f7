/* All operations, with all arguments, on a state; and what came of it. */
#include "explicit/executions.h"

#include <assert.h>
#include <string.h>

enum {
  STEPS_PER_LOOK = 1024,
  STEPS_PER_EXECUTION = 5000, /* that is usual */
  MOST_COUNTED = 1000000      /* executions that may take as many steps */
};

static const char too_many[] = "there are more states than are worth enumerating";

/* What counts against the limit: states that were looked at, or where each is reached by
 * an execution, executions. */
static uint64_t how_many(const executions *s) {
  bool reaches = s->every && s->result->states_checked > s->korat.candidates;
  return reaches ? s->result->states_checked : s->korat.candidates;
}

static bool is_left_out(const executions *s, uint32_t operation) {
  return s->limits->left_out && s->limits->left_out[operation];
}

static bool is_over(const executions *s, const finding *f) {
  uint64_t most = s->limits->most_executions;
  uint64_t counted = most < MOST_COUNTED ? most : MOST_COUNTED;
  return most && !f->found &&
         (f->executions > most || f->steps > counted * STEPS_PER_EXECUTION);
}

static bool is_done(const executions *s, const finding *f) {
  return is_over(s, f) || (f->found && s->limits->any_violation);
}

/* Whether no operation has anything left to do: further states would show nothing. */
static bool are_all_done(const executions *s) {
  for (uint32_t k = 0; k < s->space->subject->operation_count; k++)
    if (!is_left_out(s, k) && !is_done(s, &s->findings[k]))
      return false;
  return true;
}

/* Limits and progress; false: stop. */
static bool look_around(executions *s) {
  const check_limits *l = s->limits;
  s->until_look = STEPS_PER_LOOK;
  s->progress.done = s->result->states_checked;
  progress_tick(l->progress, &s->progress);
  if (check_is_stopped(l))
    s->stopped = check_why_stopped(l);
  else if (l->most_executions && (how_many(s) > l->most_executions || are_all_done(s)))
    s->stopped = too_many;
  s->result->too_many |= s->stopped == too_many;
  return !s->stopped;
}

bool executions_may_go_on(executions *s) {
  return !s->stopped && !s->judge->refused && (s->until_look-- > 0 || look_around(s));
}

static uint32_t *copy_numbers(const uint32_t *from, uint32_t count) {
  uint32_t *copy = memory_new_array(uint32_t, count + 1);
  if (count)
    memcpy(copy, from, count * sizeof *copy);
  return copy;
}

static candidate take_candidate(executions *s) {
  const judge *j = s->judge;
  candidate c = {.operation = s->operation,
                 .choices = copy_numbers(j->choices, s->space->slot_count),
                 .arguments = copy_numbers(s->arguments, s->parameter_count),
                 .pick_count = j->next_pick,
                 .picks = memory_new_array(uint64_t, j->next_pick + 1)};
  for (uint32_t k = 0; k < j->next_pick; k++)
    c.picks[k] = j->picks.data[k].value;
  return c;
}

static void keep_violation(executions *s, finding *f, judgment found, uint32_t size) {
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
  if (s->limits->any_violation)
    s->until_look = 0;
}

static void keep_trouble(executions *s, finding *f, judgment found) {
  if (f->trouble.kind) {
    memory_free(found.message);
    return;
  }
  f->trouble = found;
  f->trouble_candidate = take_candidate(s);
}

static void execute_once(executions *s, finding *f, uint32_t size) {
  operation_result *r = &s->result->operations[s->operation];
  uint64_t before = s->judge->steps;
  judgment found = judge_execute(s->judge, s->operation, s->arguments);
  f->steps += s->judge->steps - before;
  if (s->after)
    s->after(s, found.kind);
  if (found.kind == KIND_INVALID)
    return;
  f->executions++;
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

/* Whether the operation has had its share; what it still has to do is left undone then.
 */
static bool is_worn_out(executions *s, finding *f) {
  bool over = is_over(s, f);
  s->result->too_many |= over;
  if (over && !f->trouble.kind)
    keep_trouble(
        s, f,
        (judgment){.kind = KIND_UNSUPPORTED, .message = memory_copy_text(too_many)});
  return over;
}

/* With everything that chance may give. */
static void execute(executions *s) {
  finding *f = &s->findings[s->operation];
  uint32_t size = korat_size(&s->korat);
  if ((f->found && size > f->size && !s->every) || is_worn_out(s, f))
    return;
  judge_chance_begin(s->judge);
  do
    execute_once(s, f, size);
  while (judge_chance_next(s->judge) && executions_may_go_on(s));
  char *doubt = judge_chance_doubt(s->judge);
  if (!doubt)
    return;
  const char *text = s->space->subject->operations[s->operation].text;
  keep_trouble(s, f,
               (judgment){.kind = KIND_UNSUPPORTED,
                          .message = memory_print("%s %s", text, doubt)});
  memory_free(doubt);
}

/* With the arguments chosen: all values of the slots that only they reach. */
static void execute_all(executions *s) {
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
  const finding *f = &s->findings[s->operation];
  do {
    execute(s);
    if (f->found && !s->every && korat_size(k) > f->size)
      korat_skip_numbers(k, base);
  } while (executions_may_go_on(s) && korat_vary(k, base));
  korat_drop(k, base);
  k->roots.size = 0;
  korat_extend(k);
  k->roots.size = roots;
}

static void choose_arguments(executions *s, uint32_t p) {
  if (p == s->parameter_count) {
    execute_all(s);
    return;
  }
  korat *k = &s->korat;
  const domain *d = &s->space->parameters[s->operation][p];
  for (uint64_t c = 0; c < d->count && executions_may_go_on(s);
       c = korat_next_choice(k, d, (uint32_t)c, k->order.size, true)) {
    space_id object_ = d->kind == DOMAIN_REFERENCE ? d->objects[c] : SPACE_NULL;
    s->arguments[p] = (uint32_t)c;
    if (!space_is_null(object_))
      vec_push(&k->roots, object_);
    choose_arguments(s, p + 1);
    if (!space_is_null(object_))
      k->roots.size--;
  }
}

static void run_operation(executions *s, uint32_t index) {
  const ir_method *m = s->space->subject->operations[index].method;
  s->operation = index;
  if (is_worn_out(s, &s->findings[index]))
    return;
  s->parameter_count = m->param_count - 1u;
  choose_arguments(s, 0);
}

void executions_run_constructors(executions *s) {
  korat *k = &s->korat;
  k->without_main = true;
  korat_extend(k);
  for (uint32_t i = 0; i < s->space->subject->operation_count; i++)
    if (s->space->subject->operations[i].is_constructor && !is_left_out(s, i))
      run_operation(s, i);
  k->without_main = false;
}

void executions_run(executions *s) {
  for (uint32_t i = 0; i < s->space->subject->operation_count && !s->stopped; i++)
    if (!s->space->subject->operations[i].is_constructor && !is_left_out(s, i))
      run_operation(s, i);
}

uint32_t executions_largest_size(const executions *s) {
  uint32_t largest = 0;
  for (uint32_t i = 0; i < s->space->subject->operation_count; i++) {
    if (is_left_out(s, i))
      continue;
    if (!s->findings[i].found)
      return UINT32_MAX;
    if (s->findings[i].size > largest)
      largest = s->findings[i].size;
  }
  return largest;
}

void executions_note_trouble(executions *s) {
  judgment trouble = judge_trouble(s->judge);
  if (s->trouble.kind)
    memory_free(trouble.message);
  else
    s->trouble = trouble;
}

/* The result. */

void executions_set_reason(check_result *r, const char *format, const char *text) {
  r->verdict = r->verdict == VERDICT_HOLDS ? VERDICT_INCONCLUSIVE : r->verdict;
  if (!r->reason)
    r->reason = memory_print(format, text);
}

static void take_violations(executions *s) {
  check_result *r = s->result;
  for (uint32_t i = 0; i < s->space->subject->operation_count; i++) {
    finding *f = &s->findings[i];
    if (!f->found)
      continue;
    r->verdict = VERDICT_VIOLATED;
    check_result_take(r, (check_violation){f->candidate, f->judgment, f->size});
    f->candidate = (candidate){0};
    f->judgment.message = NULL;
  }
}

static void judge_operation(executions *s, uint32_t index, bool has_states) {
  check_result *r = s->result;
  finding *f = &s->findings[index];
  operation_result *o = &r->operations[index];
  const char *text = s->space->subject->operations[index].text;
  if (is_left_out(s, index))
    return;
  o->verdict = f->found ? VERDICT_VIOLATED : VERDICT_HOLDS;
  o->kind = f->judgment.kind;
  o->size = f->size;
  if (f->found)
    return;
  bool is_constructor = s->space->subject->operations[index].is_constructor;
  if (f->trouble.kind || s->trouble.kind || s->stopped || !o->admitted ||
      !(has_states || is_constructor))
    o->verdict = VERDICT_INCONCLUSIVE;
  if (f->trouble.kind && f->trouble.message)
    check_result_explain(r, index, f->trouble.message);
  if (f->trouble.kind && !r->has_violation && !r->has_trouble) {
    r->has_trouble = true;
    r->violation = f->trouble_candidate;
    r->judgment = f->trouble;
    f->trouble_candidate = (candidate){0};
    executions_set_reason(r, "%s", f->trouble.message);
    f->trouble.message = NULL;
  }
  if (o->admitted || s->stopped || !has_states)
    return;
  char *reason = memory_print("vacuous: no state within the bounds admits %s", text);
  check_result_explain(r, index, reason);
  executions_set_reason(r, "%s", reason);
  memory_free(reason);
}

void executions_conclude(executions *s, bool has_states) {
  check_result *r = s->result;
  r->verdict = r->reason ? VERDICT_INCONCLUSIVE : VERDICT_HOLDS;
  take_violations(s);
  if (s->stopped)
    executions_set_reason(r, "%s", s->stopped);
  if (s->trouble.kind)
    executions_set_reason(r, "%s", s->trouble.message);
  for (uint32_t i = 0; i < s->space->subject->operation_count; i++)
    judge_operation(s, i, has_states);
}

void executions_release(executions *s) {
  s->result->refused = s->judge->refused;
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

bool executions_init(executions *s, space *space_, const check_limits *limits,
                     check_result *result, diag_sink *sink) {
  *s = (executions){.space = space_, .limits = limits, .result = result};
  s->progress = (progress){.phase = "executions", .fraction = -1};
  check_result_start(result, space_);
  s->judge = judge_new(space_, limits, sink);
  if (!s->judge) {
    result->verdict = VERDICT_INCONCLUSIVE;
    result->reason = memory_copy_text("the class cannot be executed");
    for (uint32_t k = 0; k < space_->subject->operation_count; k++)
      result->operations[k].verdict = VERDICT_INCONCLUSIVE;
    return false;
  }
  s->findings = memory_new_array(finding, space_->subject->operation_count);
  korat_init(&s->korat, s->judge);
  return true;
}
