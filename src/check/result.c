/* Words for what a check found. */
#include "check/result.h"

#include <assert.h>

void candidate_release(candidate *c) {
  memory_free(c->choices);
  memory_free(c->arguments);
  memory_free(c->picks);
  *c = (candidate){0};
}

void check_result_start(check_result *r, const space *s) {
  if (!r->operations)
    r->operations = memory_new_array(operation_result, s->subject->operation_count);
  r->operation_count = s->subject->operation_count;
}

void check_result_explain(check_result *r, uint32_t operation, const char *reason) {
  assert(operation < r->operation_count);
  if (!r->operations[operation].reason)
    r->operations[operation].reason = memory_copy_text(reason);
}

static void violation_release(check_violation *v) {
  candidate_release(&v->candidate);
  memory_free(v->judgment.message);
}

static bool is_better(const check_violation *a, const check_violation *b) {
  if (a->size != b->size)
    return a->size < b->size;
  if (a->judgment.kind != b->judgment.kind)
    return a->judgment.kind < b->judgment.kind;
  return a->candidate.operation < b->candidate.operation;
}

/* One of each operation, in their order. */
static void keep_violation(check_violations *all, check_violation found) {
  uint32_t at = 0;
  while (at < all->size && all->data[at].candidate.operation < found.candidate.operation)
    at++;
  if (at == all->size || all->data[at].candidate.operation != found.candidate.operation) {
    vec_push(all, found);
    for (uint32_t k = all->size - 1; k > at; k--)
      all->data[k] = all->data[k - 1];
    all->data[at] = found;
    return;
  }
  bool better = is_better(&found, &all->data[at]);
  violation_release(better ? &all->data[at] : &found);
  if (better)
    all->data[at] = found;
}

void check_result_take(check_result *r, check_violation found) {
  assert(found.candidate.operation < r->operation_count);
  check_violations *all = &r->more;
  if (r->has_violation)
    keep_violation(all, (check_violation){r->violation, r->judgment, r->size});
  else {
    candidate_release(&r->violation); /* of some trouble */
    memory_free(r->judgment.message);
  }
  keep_violation(all, found);
  uint32_t best = 0;
  for (uint32_t k = 1; k < all->size; k++)
    if (is_better(&all->data[k], &all->data[best]))
      best = k;
  r->violation = all->data[best].candidate;
  r->judgment = all->data[best].judgment;
  r->size = all->data[best].size;
  r->has_violation = true;
  r->has_trouble = false;
  for (uint32_t k = best; k + 1 < all->size; k++)
    all->data[k] = all->data[k + 1];
  all->size--;
}

void check_result_take_all(check_result *r, check_result *from) {
  assert(from->has_violation);
  check_result_take(r, (check_violation){from->violation, from->judgment, from->size});
  vec_each (check_violation, v, &from->more)
    check_result_take(r, *v);
  from->violation = (candidate){0};
  from->judgment = (judgment){0};
  from->more.size = 0;
  from->has_violation = false;
}

void check_result_forget(check_result *r) {
  candidate_release(&r->violation);
  memory_free(r->judgment.message);
  r->judgment = (judgment){0};
  vec_each (check_violation, v, &r->more)
    violation_release(v);
  r->more.size = 0;
  r->has_violation = r->has_trouble = false;
}

void check_result_release(check_result *r) {
  check_result_forget(r);
  vec_release(&r->more);
  for (uint32_t k = 0; r->operations && k < r->operation_count; k++) {
    memory_free(r->operations[k].reason);
    memory_free(r->operations[k].when);
  }
  memory_free(r->operations);
  memory_free(r->reason);
  memory_free(r->note);
  memory_free(r->count_text);
  *r = (check_result){0};
}

void check_result_note(check_result *r, char *line) {
  if (!r->note) {
    r->note = line;
    return;
  }
  char *both = memory_print("%s\n%s", r->note, line);
  memory_free(r->note);
  memory_free(line);
  r->note = both;
}

void check_note_hollow(const space *s, check_result *r) {
  for (uint32_t i = 0; r->operations && i < s->subject->operation_count; i++) {
    operation_result *o = &r->operations[i];
    if (!s->hollow[i] || o->verdict != VERDICT_HOLDS)
      continue;
    o->verdict = VERDICT_INCONCLUSIVE;
    if (r->verdict == VERDICT_HOLDS)
      r->verdict = VERDICT_INCONCLUSIVE;
    check_result_explain(r, i, s->hollow[i]);
    if (!r->reason)
      r->reason = memory_copy_text(s->hollow[i]);
  }
}

void check_note_stopped(const check_limits *limits, check_result *r) {
  if (!check_is_stopped(limits))
    return;
  const char *why = check_why_stopped(limits);
  for (uint32_t i = 0; r->operations && i < r->operation_count; i++)
    if (r->operations[i].verdict == VERDICT_INCONCLUSIVE)
      check_result_explain(r, i, why);
  if (r->has_violation)
    r->cut = why;
}

const char *violation_kind_text(violation_kind kind) {
  static const char *const texts[] = {[KIND_NONE] = "none",
                                      [KIND_SKIPPED] = "skipped",
                                      [KIND_STUCK] = "stuck",
                                      [KIND_ASSERTION] = "assertion",
                                      [KIND_EXCEPTION] = "exception",
                                      [KIND_TREE] = "tree",
                                      [KIND_INVARIANT] = "invariant",
                                      [KIND_PRESERVATION] = "preservation",
                                      [KIND_POSTCONDITION] = "postcondition",
                                      [KIND_EQUIVALENCE] = "equivalence",
                                      [KIND_DIVERGENCE] = "divergence",
                                      [KIND_SPECIFICATION] = "specification",
                                      [KIND_STEPS] = "steps",
                                      [KIND_UNSUPPORTED] = "unsupported",
                                      [KIND_INVALID] = "invalid"};
  assert(kind < sizeof texts / sizeof *texts);
  return texts[kind];
}

bool check_is_stopped(const check_limits *l) {
  return l->stop && *l->stop;
}

const char *check_why_stopped(const check_limits *l) {
  if (!check_is_stopped(l))
    return "a solver gave up";
  return l->late && *l->late ? "the time limit was reached" : "interrupted";
}
