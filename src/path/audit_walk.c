/* A walk from one valid state to another, on the machine: a place or two that can be reached
 * are changed, or an operation is executed, and the new state is kept if the judge calls it
 * valid. So states are found by nobody's formula, and can show that the formula of what is
 * valid leaves some out, which no state drawn from it would show. */
#include "path/replay.h"

#include "base/progress.h"
#include "judge/capture.h"
#include "world/numbering.h"

#include <assert.h>
#include <string.h>

enum { CHANGES = 3, TRIES_FOR_ONE = 16, SEED = 2026 };

typedef struct walk {
  search *s;
  candidate *at;
  uint64_t random;
  uint32_t *place[CHANGES]; /* that was changed, */
  uint32_t old[CHANGES];    /* and what it was */
  uint32_t changes;
  bool met_chance; /* the last step did */
  capture left;    /* by an operation */
} walk;

static uint32_t below(walk *w, uint64_t limit) {
  assert(limit && limit <= (uint64_t)1 << 32);
  w->random = w->random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)((w->random >> 32) * limit >> 32);
}

static void change(walk *w, uint32_t *place, const domain *d) {
  w->place[w->changes] = place;
  w->old[w->changes++] = *place;
  *place = below(w, d->count);
}

static void change_argument(walk *w) {
  uint32_t count = w->s->op->method->param_count - 1u;
  uint32_t k = count ? below(w, count) : 0;
  if (count)
    change(w, &w->at->arguments[k], &w->s->c->space->parameters[w->s->number][k]);
}

/* From the main object down, some way. */
static void change_slot(walk *w) {
  const space *sp = w->s->c->space;
  const space_object *o = &sp->objects[1];
  while (o->slot_count) {
    uint32_t slot = o->first_slot + below(w, o->slot_count);
    const domain *d = &sp->slots[slot].domain;
    space_id to =
        d->kind == DOMAIN_REFERENCE ? d->objects[w->at->choices[slot]] : SPACE_NULL;
    if (space_is_null(to) || !space_get(sp, to)->slot_count || !below(w, 4)) {
      change(w, &w->at->choices[slot], d);
      return;
    }
    o = space_get(sp, to);
  }
}

/* A number that the main object keeps often has to follow what is changed elsewhere. */
static void change_number(walk *w) {
  const space *sp = w->s->c->space;
  const space_object *o = &sp->objects[1];
  uint32_t slot = o->slot_count ? o->first_slot + below(w, o->slot_count) : 0;
  uint32_t *place = &w->at->choices[slot];
  if (!o->slot_count || sp->slots[slot].domain.kind != DOMAIN_INT)
    return;
  uint32_t to = below(w, 2) ? *place + 1 : *place - 1;
  change(w, place, &sp->slots[slot].domain);
  if (to < sp->slots[slot].domain.count)
    *place = to;
}

static void change_some(walk *w) {
  w->changes = 0;
  for (uint32_t k = 1 + below(w, CHANGES - 1); k; k--)
    if (below(w, 3))
      change_slot(w);
    else
      change_argument(w);
  if (below(w, 2))
    change_number(w);
  assert(w->changes <= CHANGES);
}

static void go_back(walk *w) {
  while (w->changes)
    w->changes--, *w->place[w->changes] = w->old[w->changes];
}

/* Changes something; what the new state deserves. It is kept unless it is not valid. */
static violation_kind take_step(walk *w) {
  judge *by = w->s->c->judge;
  change_some(w);
  judgment j = judge_run(by, w->at);
  w->met_chance = judge_met_chance(by);
  judge_rest(by); /* its machine is the evaluator's, too */
  memory_free(j.message);
  if (j.kind == KIND_INVALID)
    go_back(w);
  return j.kind;
}

bool search_audit_from(search *s, candidate start) {
  assert(start.operation == s->number);
  world *c = s->c;
  walk w = {.s = s, .at = &start, .random = SEED + s->number};
  double started = progress_clock();
  uint32_t tries = 0, done = 0;
  while (audit_goes_on(s, done) && tries++ / TRIES_FOR_ONE < c->limits->audit) {
    violation_kind kind = take_step(&w);
    if (violation_kind_counts(kind))
      return audit_state(s, start, "an operation that holds");
    done += kind != KIND_INVALID;
  }
  c->result->costs.audits += done;
  c->result->costs.audit += progress_clock() - started;
  candidate_release(&start);
  return true;
}

/* --- Whether what is valid is all that is ------------------------------------------- */

/* To evaluate a formula takes time for each of its nodes. */
enum { FEW = 2, SOME = 32, TRIES = 4, NODES = 60000 };

/* Goes on from what one of the operations leaves. False: from nowhere new. */
static bool go_by_operation(walk *w) {
  world *c = w->s->c;
  uint32_t number = below(w, c->subject->operation_count);
  const operation *op = &c->subject->operations[number];
  if (op->is_constructor || op->block || op->commuting || op->other)
    return false;
  uint32_t arguments[256];
  for (uint32_t k = 1; k < op->method->param_count; k++) {
    const domain *d = &c->space->parameters[number][k - 1];
    if (!d->count)
      return false;
    arguments[k - 1] = below(w, d->count);
  }
  const candidate x = {
      .operation = number, .choices = w->at->choices, .arguments = arguments};
  judgment j = judge_run(c->judge, &x);
  w->met_chance = judge_met_chance(c->judge);
  bool left =
      j.kind == KIND_NONE && capture_take(&w->left, judge_object(c->judge, SPACE_MAIN));
  judge_rest(c->judge);
  memory_free(j.message);
  if (left)
    memcpy(w->at->choices, w->left.choices, c->space->slot_count * sizeof(uint32_t));
  return left;
}

/* Whether every slot has a value that it may have. */
static bool is_allowed(const world *c, const candidate *x) {
  for (space_slot_id k = {0}; k.index < c->space->slot_count; k.index++)
    if (!numbering_allows(c, k, x->choices[k.index]))
      return false;
  return true;
}

/* Whether the formula has it, by the names of the search; with the arguments or without.
 */
static bool is_known(const search *s, const candidate *x, bool with_arguments) {
  world *c = s->c;
  numbering_rename(c, x->operation, x->choices, x->arguments);
  if (!is_allowed(c, x))
    return false;
  candidate_model model = {c, x};
  evaluation_begin(&c->replayed, c->formula, candidate_model_value, &model);
  bool known = !with_arguments || evaluation_get(&c->replayed, s->before);
  vec_each (const literal, a, &c->valid_parts)
    known = known && evaluation_get(&c->replayed, *a);
  return known;
}

static bool is_valid(const search *s, const candidate *x) {
  bool valid = judge_is_valid(s->c->judge, x->choices);
  judge_rest(s->c->judge);
  return valid;
}

/* One for four paths, as far as that costs little. */
static uint32_t count_steps(const search *s) {
  const world *c = s->c;
  uint64_t paths = c->result->operations[s->number].states_checked / 4;
  uint32_t most = NODES / formula_node_count(c->formula);
  most = FEW + (most < paths ? most : (uint32_t)paths);
  most = most < SOME ? most : SOME;
  return c->limits->audit_fully || c->limits->audit < most ? c->limits->audit : most;
}

bool search_audit_valid(search *s, candidate start) {
  assert(start.operation == s->number);
  world *c = s->c;
  walk w = {.s = s, .at = &start, .random = SEED + s->number};
  capture_init(&w.left, c->judge);
  const uint32_t most = count_steps(s);
  const char *wrong = NULL;
  uint32_t done = 0;
  for (uint32_t k = 0; !wrong && done < most && k < TRIES * most; k++) {
    if (check_is_stopped(c->limits))
      break;
    bool moved = below(&w, 2) && go_by_operation(&w);
    violation_kind kind = moved ? KIND_NONE : take_step(&w);
    if (violation_kind_counts(kind))
      wrong = "a state of an operation that holds ends badly";
    if (wrong || kind == KIND_INVALID || w.met_chance)
      continue;
    done++;
    if (!is_known(s, &start, !moved) && is_valid(s, &start))
      wrong = "a state that is valid when it is executed was left out";
  }
  c->result->costs.audits += done;
  capture_release(&w.left);
  if (wrong)
    return search_disagree(s, start, (judgment){.kind = KIND_NONE},
                           memory_copy_text(wrong));
  candidate_release(&start);
  return true;
}
