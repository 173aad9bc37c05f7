/* Violations: replayed by the judge, and the best of them kept. After one the search goes
 * on for a better one: with fewer objects, or with as many and judged earlier. */
#include "path/path.h"

#include <assert.h>

bool violation_kind_counts(violation_kind k) {
  return k != KIND_NONE && k != KIND_SKIPPED && k != KIND_STEPS &&
         k != KIND_UNSUPPORTED && k != KIND_INVALID;
}

/* A model as an element of the space. */
candidate search_candidate(search *s, const state_model *m) {
  assert(m->value_of);
  world *c = s->c;
  evaluation *model = &c->reading; /* kept: it is as large as the formula */
  evaluation_begin(model, c->formula, m->value_of, m->context);
  candidate x = {.operation = s->number};
  x.choices = memory_new_array(uint32_t, c->space->slot_count + 1);
  x.arguments = memory_new_array(uint32_t, s->op->method->param_count + 1);
  for (space_slot_id k = {0}; k.index < c->space->slot_count; k.index++)
    x.choices[k.index] = world_slot_choice(c, k, model);
  for (uint32_t k = 1; k < s->op->method->param_count; k++)
    x.arguments[k - 1] =
        world_choice(c, &c->space->parameters[s->number][k - 1], s->args[k], model);
  const u32_vector *picks = evaluator_picks(c->evaluator);
  x.pick_count = picks->size;
  x.picks = memory_new_array(uint64_t, picks->size + 1);
  for (uint32_t k = 0; k < picks->size; k++)
    x.picks[k] = (uint64_t)sym_evaluate(&c->state, model, picks->data[k]);
  return x;
}

static uint32_t count_true(world *c, const state_model *m, const literal_vector *all) {
  evaluation model = {0};
  uint32_t count = 0;
  evaluation_begin(&model, c->formula, m->value_of, m->context);
  vec_each (literal, a, all)
    count += evaluation_get(&model, *a);
  evaluation_release(&model);
  return count;
}

/* Fewer objects first, then what is judged earlier. */
static bool is_better(const search *s, violation_kind kind, uint32_t size) {
  return !s->found || size < s->size || (size == s->size && kind < s->judgment.kind);
}

best_violation search_best(const search *s) {
  return (best_violation){s->found, s->found ? s->judgment.kind : KIND_NONE, s->size};
}

bool search_has_better(const search *s, best_violation before) {
  best_violation now = search_best(s);
  return now.found != before.found || now.kind != before.kind || now.size != before.size;
}

static uint32_t size_of(search *s, const state_model *m) {
  if (!s->reachable.size)
    world_reachable(s->c, s->op, s->args, &s->reachable);
  return count_true(s->c, m, &s->reachable);
}

/* From now on the search is for something better: with fewer objects, or with as many if
 * something is judged earlier. */
static void keep_violation(search *s, candidate x, judgment j, uint32_t size) {
  assert(x.operation == s->number);
  assert(violation_kind_counts(j.kind));
  assert(x.operation == s->number);
  bits_context *b = &s->c->state.bits;
  s->c->result->pending = NULL; /* until it is whole */
  if (s->found) {
    candidate_release(&s->violation);
    memory_free(s->judgment.message);
  }
  s->found = true;
  s->violation = x;
  s->judgment = j;
  s->size = size;
  s->c->result->pending = &s->violation;
  s->c->result->pending_judgment = &s->judgment;
  sym count = bits_cardinality(b, s->reachable.data, s->reachable.size);
  s->smaller = bits_lt(b, count, sym_int(&s->c->state, size));
  s->no_larger = j.kind <= KIND_ASSERTION
                     ? s->smaller
                     : bits_le(b, count, sym_int(&s->c->state, size));
}

void search_keep_trouble(search *s, candidate x, judgment j) {
  check_result *r = s->c->result;
  char *reason = memory_copy_text(j.message ? j.message : "not supported");
  r->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
  if (j.kind == KIND_UNSUPPORTED)
    world_go_beyond(s->c, s->number, reason);
  else
    world_give_up(s->c, reason);
  if (r->has_violation || r->has_trouble) {
    candidate_release(&x);
    memory_free(j.message);
    return;
  }
  r->has_trouble = true;
  r->violation = x;
  r->judgment = j;
}

/* Replays the model, and keeps it if it is the best so far. False: the judge does not
 * agree, or the run is over. */
bool search_report(search *s, const state_model *m) {
  world *c = s->c;
  candidate x = search_candidate(s, m);
  judgment j = judge_run(c->judge, &x);
  judge_rest(c->judge);       /* its machine is the evaluator's, too */
  if (j.kind == KIND_STEPS) { /* formulas know no limit: what it comes to is not seen */
    search_keep_trouble(s, x, j);
    s->abandoned = true;
    return false;
  }
  if (!violation_kind_counts(j.kind)) {
    diag_error(c->sink, NO_PLACE,
               "internal error: a violation of %s is not confirmed by its replay (%s)",
               s->op->text, violation_kind_text(j.kind));
    candidate_release(&x);
    memory_free(j.message);
    return world_give_up(c, memory_copy_text("internal error: replay disagrees"));
  }
  uint32_t size = size_of(s, m);
  if (is_better(s, j.kind, size)) {
    keep_violation(s, x, j, size);
    return true;
  }
  candidate_release(&x);
  memory_free(j.message);
  return true;
}
