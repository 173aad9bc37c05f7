/* Whether an execution agrees with what the search says of it. */
#include "path/replay.h"
#include "choose/unchecked.h"

#include "base/progress.h"

#include <assert.h>

/* The state is shown, unless something else is. Takes all of these. */
bool search_disagree(search *s, candidate x, judgment j, char *what) {
  assert(what && "it is said what is wrong");
  assert(x.operation == s->number);
  world *c = s->c;
  check_result *r = c->result;
  diag_error(c->sink, NO_PLACE, "internal error: %s: %s", s->op->text, what);
  world_give_up(c, memory_print("internal error: %s: %s", s->op->text, what));
  memory_free(what);
  r->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
  if (r->has_violation || r->has_trouble) {
    candidate_release(&x);
    memory_free(j.message);
    return false;
  }
  r->has_trouble = true;
  r->violation = x;
  r->judgment = j;
  return false;
}

/* What the execution deserves, compared with what the search says; new, or NULL. */
static char *compare_kind(const search *s, const path_claim *claim, violation_kind got) {
  const char *text = violation_kind_text(got);
  if (got == KIND_INVALID)
    return memory_copy_text("a state that was chosen is not valid when it is executed");
  if (claim->is_skipped || claim->is_proved) {
    bool agrees = claim->is_skipped
                      ? got == KIND_SKIPPED
                      : got == KIND_NONE || (got == KIND_SKIPPED && !claim->is_whole);
    return agrees ? NULL
                  : memory_print("a path is said to end well, its execution does not: %s",
                                 text);
  }
  bool both = s->op->other; /* the order of what is compared is another one there */
  bool mistake = claim->deserves == KIND_POSTCONDITION && got == KIND_SPECIFICATION;
  bool agrees =
      !claim->knows_kind || claim->deserves == got || mistake ||
      (both && violation_kind_counts(claim->deserves) && violation_kind_counts(got));
  return agrees ? NULL
                : memory_print("a path says %s of a state, its execution %s",
                               violation_kind_text(claim->deserves), text);
}

static bool is_too_much_for_the_machine(const judgment *j) {
  return j->kind == KIND_STEPS || j->kind == KIND_UNSUPPORTED;
}

/* The operation itself runs too long, on the machine, which counts every step; or does
 * what the machine knows that it cannot, so that nobody confirms what the path says. */
static bool report_trouble(search *s, candidate x, judgment j) {
  assert(x.operation == s->number);
  check_result *r = s->c->result;
  r->operations[s->number].verdict = VERDICT_INCONCLUSIVE;
  world_give_up(s->c, memory_copy_text(j.message));
  if (r->has_violation || r->has_trouble) {
    candidate_release(&x);
    memory_free(j.message);
    return true;
  }
  r->has_trouble = true;
  r->violation = x;
  r->judgment = j;
  return true;
}

bool search_replay_state(search *s, const path_claim *claim, candidate x) {
  assert(x.operation == s->number);
  world *c = s->c;
  judgment j;
  bool ended = false;
  char *what = replay_compare(s, claim, &x, &j, &ended);
  bool admitted = j.kind != KIND_SKIPPED && j.kind != KIND_INVALID;
  c->result->operations[s->number].admitted |= admitted;
  c->result->costs.replays++;
  if (is_too_much_for_the_machine(&j) && !ended)
    return report_trouble(s, x, j);
  if (!what && !is_too_much_for_the_machine(&j))
    what = compare_kind(s, claim, j.kind);
  if (what)
    return search_disagree(s, x, j, what);
  candidate_release(&x);
  memory_free(j.message);
  return true;
}

bool search_replay(search *s, const path_claim *claim) {
  assert(s->c->judge);
  world *c = s->c;
  double start = progress_clock();
  bool agrees = search_replay_state(s, claim, search_candidate(s, &c->unchecked->chosen));
  c->result->costs.replay += progress_clock() - start;
  return agrees;
}
