/* What an engine makes of a class, and whether two say the same of it: for engines.c. */
#ifndef FUZZ_OUTCOME_H
#define FUZZ_OUTCOME_H

#include "check/result.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST_OPERATIONS = 16 };

/* What is compared. */
typedef struct outcome {
  bool refused, slow, is_language;
  verdict verdict;
  uint32_t operation_count;
  struct {
    verdict verdict;
    violation_kind kind;
    uint32_t size;
  } operations[MOST_OPERATIONS];
  char names[MOST_OPERATIONS][64];
  bool has_violation;
  uint32_t operation, size;
  violation_kind kind;
  bool counted, fits; /* fits: every valid state was reached */
  uint64_t states;
  char reason[800];
} outcome;

typedef enum { SAME, UNSUPPORTED, SLOW, DIFFERENT, REFUSED } answer;

/* Whether there is something that the tool would go on to enumerate. */
static inline bool says_unsupported(const outcome *o) {
  static const char *const words[] = {
      "not supported",   "unsupported",        "cannot be evaluated",
      "native method",   "too many paths",     "text made for a message",
      "chance may give", "formulas too large", "more than a million"};
  bool any = false;
  for (size_t k = 0; k < sizeof words / sizeof *words; k++)
    any |= strstr(o->reason, words[k]) != NULL;
  return any && !strstr(o->reason, "internal");
}

static inline bool is_unsupported(const outcome *o) {
  return o->verdict == VERDICT_INCONCLUSIVE && says_unsupported(o);
}

/* That an execution never ends is seen of one state, not of all that go the same way:
 * only of the operation that is reported it is a smallest one. */
static inline bool is_smallest(violation_kind kind) {
  return kind != KIND_DIVERGENCE;
}

/* A postcondition that is false, and one that makes a mistake on another state of the same
 * size: formulas do not tell which is found first. Nor whether two sides differ, or one of
 * them is no longer valid. */
static inline bool same_kind(violation_kind a, violation_kind b) {
  return a == b || a == KIND_EQUIVALENCE || b == KIND_EQUIVALENCE ||
         (a == KIND_POSTCONDITION && b == KIND_SPECIFICATION) ||
         (a == KIND_SPECIFICATION && b == KIND_POSTCONDITION);
}

/* Whether one has met a state on which the operation never ends, and the other, which has
 * not, reports what it does on a state that is no smaller. */
static inline bool is_unseen_divergence(const outcome *one, const outcome *other,
                                        uint32_t k) {
  return one->operations[k].kind == KIND_DIVERGENCE &&
         other->operations[k].kind != KIND_DIVERGENCE &&
         one->operations[k].size <= other->operations[k].size;
}

static inline bool same_violation(const outcome *a, const outcome *b, uint32_t k) {
  bool same = same_kind(a->operations[k].kind, b->operations[k].kind) &&
              (!is_smallest(a->operations[k].kind) ||
               a->operations[k].size == b->operations[k].size);
  return same || is_unseen_divergence(a, b, k) || is_unseen_divergence(b, a, k);
}

static inline bool same_operation(const outcome *a, const outcome *b, uint32_t k) {
  return a->operations[k].verdict == b->operations[k].verdict &&
         (a->operations[k].verdict != VERDICT_VIOLATED || same_violation(a, b, k));
}

static inline bool same_operations(const outcome *a, const outcome *b) {
  bool same = a->operation_count == b->operation_count;
  for (uint32_t k = 0; same && k < a->operation_count; k++)
    same = same_operation(a, b, k);
  return same;
}

/* Whether one of the two kinds was found of an operation here, the other there. */
static inline bool any_other_kind(const outcome *a, const outcome *b) {
  bool any = a->kind != b->kind;
  for (uint32_t k = 0; k < a->operation_count; k++)
    any |= a->operations[k].kind != b->operations[k].kind;
  return any;
}

/* Which operation it is of depends on its kind. */
static inline bool same_least(const outcome *a, const outcome *b) {
  return same_kind(a->kind, b->kind) &&
         (!is_smallest(a->kind) ||
          ((a->operation == b->operation || any_other_kind(a, b)) && a->size == b->size));
}

/* Whether the least violation of one is an execution that never ends, and the other has
 * seen its operation not end on a larger state, behind what it reports, or not at all. */
static inline bool is_later_divergence(const outcome *one, const outcome *other) {
  return one->kind == KIND_DIVERGENCE && one->size <= other->size &&
         one->operation < other->operation_count &&
         other->operations[one->operation].size >= other->size &&
         (other->operations[one->operation].kind == KIND_DIVERGENCE ||
          is_unseen_divergence(one, other, one->operation));
}

static inline bool same_results(const outcome *a, const outcome *b) {
  bool same = a->verdict == b->verdict && same_operations(a, b) &&
              a->has_violation == b->has_violation &&
              (!a->counted || !b->counted || a->states == b->states);
  if (same && a->has_violation)
    same = same_least(a, b) || is_later_divergence(a, b) || is_later_divergence(b, a);
  return same;
}

/* What does not end is found at the limit of steps by the machine alone: a formula knows
 * before that it never will. */
static inline bool ran_out_of_steps(const outcome *o) {
  return strstr(o->reason, "runs past") || strstr(o->reason, "replay (steps)");
}

static inline bool decide_alike(const outcome *a, const outcome *b) {
  bool agree = a->operation_count == b->operation_count;
  for (uint32_t k = 0; agree && k < a->operation_count; k++)
    agree = a->operations[k].verdict == b->operations[k].verdict ||
            a->operations[k].verdict == VERDICT_INCONCLUSIVE ||
            b->operations[k].verdict == VERDICT_INCONCLUSIVE;
  return agree;
}

/* Not every engine can go through all that chance may give, or through all paths: it says
 * so, and says nothing else than the others of what it decides. */
static inline bool gives_up(const outcome *a, const outcome *b) {
  return decide_alike(a, b) &&
         (says_unsupported(a) || strstr(a->reason, "depends on") ||
          strstr(b->reason, "chance may give") || strstr(b->reason, "depends on"));
}

static inline answer compare(const outcome *sat, const outcome *explicit) {
  if (sat->refused != explicit->refused)
    return DIFFERENT;
  if (sat->refused)
    return REFUSED;
  if (sat->slow || explicit->slow)
    return SLOW;
  if (is_unsupported(sat)) /* of what it decides all the same, it may be wrong */
    return decide_alike(sat, explicit) ? UNSUPPORTED : DIFFERENT;
  if (same_results(sat, explicit))
    return SAME;
  bool open = ran_out_of_steps(sat) || ran_out_of_steps(explicit);
  return open || gives_up(sat, explicit) ? UNSUPPORTED : DIFFERENT;
}

/* reach runs a part of what explicit runs; or all of it. */
static inline bool fits_reach(const outcome *reach, const outcome *explicit) {
  for (uint32_t k = 0; k < reach->operation_count; k++)
    if (reach->operations[k].verdict == VERDICT_VIOLATED &&
        explicit->operations[k].verdict != VERDICT_VIOLATED)
      return false;
  return !reach->fits || same_results(reach, explicit);
}

static inline void print_outcome(const char *engine, const outcome *o) {
  static const char *const verdicts[] = {"holds", "violated", "inconclusive"};
  printf(" %s: %s", engine,
         o->refused            ? "refused"
         : o->slow             ? "slow"
         : !o->operation_count ? "not asked"
                               : verdicts[o->verdict]);
  for (uint32_t k = 0; k < o->operation_count && k < MOST_OPERATIONS; k++)
    if (o->operations[k].verdict == VERDICT_VIOLATED)
      printf(" %s %s of %u;", o->names[k], violation_kind_text(o->operations[k].kind),
             o->operations[k].size);
    else
      printf(" %s %s;", o->names[k], verdicts[o->operations[k].verdict]);
  if (o->has_violation)
    printf(" least %s of %s, %u objects;", violation_kind_text(o->kind),
           o->names[o->operation], o->size);
  if (o->counted)
    printf(" %" PRIu64 " states;", o->states);
  for (const char *c = o->reason; *c; c++)
    putchar(*c == '\n' || *c == '\t' ? ' ' : *c);
}

static inline bool leaves_open(const outcome *o) {
  for (uint32_t k = 0; k < o->operation_count; k++)
    if (o->operations[k].verdict == VERDICT_INCONCLUSIVE && *o->reason &&
        !strstr(o->reason, "internal"))
      return true;
  return false;
}

/* Whether all that differs is inconclusive: where another state is chosen first, a
 * specification may have to be evaluated on a path that ends otherwise in a violation. */
static inline bool leaves_more_open(const outcome *drawn, const outcome *explicit) {
  if (drawn->operation_count != explicit->operation_count ||
      strstr(drawn->reason, "internal"))
    return false;
  bool open = false;
  for (uint32_t k = 0; k < drawn->operation_count; k++) {
    if (same_operation(drawn, explicit, k))
      continue;
    if (drawn->operations[k].verdict != VERDICT_INCONCLUSIVE || !*drawn->reason)
      return false;
    open = true;
  }
  return open;
}

/* Whether what is violated here is violated there, where there are more states, by a
 * state that is no larger. */
static inline bool are_still_violated(const outcome *here, const outcome *there) {
  bool all = here->operation_count == there->operation_count;
  for (uint32_t k = 0; all && k < here->operation_count; k++)
    all = here->operations[k].verdict != VERDICT_VIOLATED ||
          there->operations[k].verdict == VERDICT_INCONCLUSIVE ||
          (there->operations[k].verdict == VERDICT_VIOLATED &&
           (!is_smallest(there->operations[k].kind) ||
            there->operations[k].size <= here->operations[k].size));
  return all;
}

#endif
