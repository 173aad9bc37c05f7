/* What the symbolic engines leave open, decided by enumeration.
 *
 * An operation, or a specification, may do what cannot be evaluated on many states at
 * once. Then its states are executed one by one, as long as there are not too many; the
 * result says which operations were checked so. A limit of time or steps is no reason to
 * try again. */
#include "explicit/engines.h"
#include "explicit/executions.h"

#include <assert.h>

enum { MOST_EXECUTIONS = 1000000 /* of one operation; so many candidates, too */ };

static bool is_to_do(const operation_result *o) {
  return o->beyond && o->verdict == VERDICT_INCONCLUSIVE;
}

/* Where all that was to do is done, the reason and its example are gone. */
static void forget_reason(check_result *r) {
  memory_free(r->reason);
  r->reason = NULL;
  r->reason_is_beyond = false;
  if (!r->has_trouble)
    return;
  candidate_release(&r->violation);
  memory_free(r->judgment.message);
  r->judgment = (judgment){0};
  r->has_trouble = false;
}

/* Which operations were decided so; NULL: none. */
static char *note_text(const space *s, const check_result *r, const bool *left_out,
                       const char *why) {
  char *names = memory_copy_text("");
  for (uint32_t i = 0; i < s->subject->operation_count; i++) {
    if (left_out[i] || r->operations[i].verdict == VERDICT_INCONCLUSIVE)
      continue;
    char *longer =
        memory_print("%s%s%s", names, *names ? ", " : "", s->subject->operations[i].text);
    memory_free(names);
    names = longer;
  }
  char *note = *names
                   ? memory_print("checked by enumeration (explicit): %s\n  because %s",
                                  names, why)
                   : NULL;
  memory_free(names);
  return note;
}

static void append_note(check_result *r, char *note) {
  if (!note)
    return;
  if (r->note) {
    char *both = memory_print("%s\n%s", r->note, note);
    memory_free(r->note);
    memory_free(note);
    note = both;
  }
  r->note = note;
}

static void take_operations(const space *s, const bool *left_out, check_result *r,
                            const check_result *found) {
  for (uint32_t i = 0; i < s->subject->operation_count; i++) {
    operation_result *o = &r->operations[i];
    const operation_result *f = &found->operations[i];
    if (left_out[i] || f->verdict == VERDICT_INCONCLUSIVE)
      continue;
    memory_free(o->reason);
    *o = *f;
    o->reason = NULL;
    o->engine = "explicit";
    r->states_checked += f->states_checked;
  }
}

static bool some_is_open(const space *s, const check_result *r) {
  for (uint32_t i = 0; i < s->subject->operation_count; i++)
    if (r->operations[i].verdict == VERDICT_INCONCLUSIVE)
      return true;
  return false;
}

static void conclude(const space *s, check_result *r, check_result *found) {
  bool open = some_is_open(s, r);
  if (!open && r->reason_is_beyond)
    forget_reason(r);
  if (open && found->reason && r->reason_is_beyond) {
    char *both = memory_print("%s; by enumeration: %s", r->reason, found->reason);
    memory_free(r->reason);
    r->reason = both;
  }
  if (found->has_violation)
    check_result_take_all(r, found);
  r->verdict = r->has_violation    ? VERDICT_VIOLATED
               : r->reason || open ? VERDICT_INCONCLUSIVE
                                   : VERDICT_HOLDS;
}

void check_complete(space *s, const check_limits *limits, check_result *r,
                    diag_sink *sink) {
  uint32_t count = s->subject->operation_count;
  bool *left_out = memory_new_array(bool, count + 1), any = false;
  for (uint32_t i = 0; i < count; i++) {
    left_out[i] = !is_to_do(&r->operations[i]);
    any = any || !left_out[i];
  }
  if (any && !s->bounds.all_floats && !r->refused && !check_is_stopped(limits)) {
    check_limits small = *limits;
    small.left_out = left_out;
    small.count_states = false;
    small.most_executions = MOST_EXECUTIONS;
    check_result found = {0};
    check_result_start(&found, s);
    check_run(check_explicit, s, &small, &found, sink);
    r->refused = found.refused;
    take_operations(s, left_out, r, &found);
    char *note = note_text(s, r, left_out, r->reason ? r->reason : "of what it does");
    conclude(s, r, &found);
    append_note(r, note);
    r->seconds += found.seconds;
    check_result_release(&found);
  }
  memory_free(left_out);
}
