/* Numbers of eight bytes and texts behind their length; both ends are copies of one
 * process. */
#include "check/result_message.h"

#include "base/message.h"

#include <assert.h>
#include <string.h>

static const uint64_t magic = 0x676c617373626f78; /* at both ends */

static uint32_t parameters(const space *s, uint32_t operation) {
  return s->subject->operations[operation].method->param_count - 1u;
}

static void put_violation(char_vector *out, const candidate *x, const judgment *j,
                          const space *s) {
  message_put(out, x->operation);
  for (uint32_t k = 0; k < s->slot_count; k++)
    message_put(out, x->choices[k]);
  for (uint32_t k = 0; k < parameters(s, x->operation); k++)
    message_put(out, x->arguments[k]);
  message_put(out, x->pick_count);
  for (uint32_t k = 0; k < x->pick_count; k++)
    message_put(out, x->picks[k]);
  message_put(out, j->kind);
  message_put_text(out, j->message);
  message_put_text(out, j->where.file);
  message_put(out, j->where.line);
}

void check_result_pack(const check_result *r, const space *s, const bool *handled,
                       char_vector *out) {
  message_put(out, magic);
  message_put(out, r->states_checked);
  message_put(out, r->refused);
  message_put_text(out, r->reason);
  message_put(out, r->reason_is_beyond);
  message_put_bytes(out, &r->costs, sizeof r->costs);
  for (uint32_t k = 0; k < s->subject->operation_count; k++) {
    const operation_result *o = &r->operations[k];
    message_put(out, handled[k]);
    message_put(out, o->verdict);
    message_put(out, o->states_checked);
    message_put(out, o->admitted);
    message_put(out, o->kind);
    message_put(out, o->size);
    message_put(out, o->beyond);
    message_put_text(out, o->reason);
  }
  message_put(out, r->has_violation);
  message_put(out, r->has_trouble);
  if (r->has_violation || r->has_trouble)
    put_violation(out, &r->violation, &r->judgment, s);
  message_put(out, r->size);
  message_put(out, r->more.size);
  vec_each (check_violation, v, &r->more) {
    put_violation(out, &v->candidate, &v->judgment, s);
    message_put(out, v->size);
  }
  message_put(out, magic);
}

static void get_violation(message_reader *in, candidate *x, judgment *j, const space *s) {
  x->operation = (uint32_t)message_get(in);
  if (x->operation >= s->subject->operation_count) {
    in->failed = true;
    return;
  }
  uint32_t count = parameters(s, x->operation);
  x->choices = memory_new_array(uint32_t, s->slot_count + 1);
  x->arguments = memory_new_array(uint32_t, count + 1);
  for (uint32_t k = 0; k < s->slot_count; k++)
    x->choices[k] = (uint32_t)message_get(in);
  for (uint32_t k = 0; k < count; k++)
    x->arguments[k] = (uint32_t)message_get(in);
  uint64_t picks = message_get(in);
  in->failed |= picks > (uint64_t)(in->end - in->at) / sizeof picks;
  x->pick_count = in->failed ? 0 : (uint32_t)picks;
  x->picks = memory_new_array(uint64_t, x->pick_count + 1);
  for (uint32_t k = 0; k < x->pick_count; k++)
    x->picks[k] = message_get(in);
  j->kind = (violation_kind)message_get(in);
  j->message = message_get_text(in);
  char *file = message_get_text(in); /* as long as the program, where all others are */
  j->where.file = file ? arena_copy((arena *)&s->arena, file, strlen(file)) : NULL;
  memory_free(file);
  j->where.line = (uint32_t)message_get(in);
}

static void get_more(message_reader *in, check_violations *more, const space *s) {
  for (uint64_t left = message_get(in); left && !in->failed; left--) {
    check_violation v = {0};
    get_violation(in, &v.candidate, &v.judgment, s);
    v.size = (uint32_t)message_get(in);
    vec_push(more, v);
  }
}

static bool unpack(check_result *r, const space *s, bool *handled, message_reader *in) {
  in->failed = message_get(in) != magic;
  r->states_checked = message_get(in);
  r->refused = message_get(in);
  r->reason = message_get_text(in);
  r->reason_is_beyond = message_get(in);
  message_get_bytes(in, &r->costs, sizeof r->costs);
  for (uint32_t k = 0; k < s->subject->operation_count && !in->failed; k++) {
    handled[k] = message_get(in);
    r->operations[k].verdict = (verdict)message_get(in);
    r->operations[k].states_checked = message_get(in);
    r->operations[k].admitted = message_get(in);
    r->operations[k].kind = (violation_kind)message_get(in);
    r->operations[k].size = (uint32_t)message_get(in);
    r->operations[k].beyond = message_get(in);
    r->operations[k].reason = message_get_text(in);
  }
  r->has_violation = message_get(in);
  r->has_trouble = message_get(in);
  if (!in->failed && (r->has_violation || r->has_trouble))
    get_violation(in, &r->violation, &r->judgment, s);
  r->size = (uint32_t)message_get(in);
  get_more(in, &r->more, s);
  return !in->failed && message_get(in) == magic && in->at == in->end;
}

static bool is_better(const operation_result *a, const operation_result *b) {
  return a->size < b->size || (a->size == b->size && a->kind < b->kind);
}

/* Takes the reason of what is merged. */
static void merge_operation(operation_result *into, operation_result *from,
                            bool into_handled) {
  operation_result before = *into;
  if (before.reason)
    memory_free(from->reason);
  from->reason = before.reason ? before.reason : from->reason;
  if (!into_handled)
    *into = *from;
  into->reason = from->reason;
  from->reason = NULL;
  if (!into_handled) {
    into->states_checked += before.states_checked;
    into->admitted |= before.admitted;
    return;
  }
  into->beyond |= from->beyond;
  into->states_checked += from->states_checked;
  into->admitted |= from->admitted;
  if (from->verdict == VERDICT_VIOLATED &&
      (before.verdict != VERDICT_VIOLATED || is_better(from, &before))) {
    into->verdict = VERDICT_VIOLATED;
    into->kind = from->kind;
    into->size = from->size;
  } else if (from->verdict == VERDICT_INCONCLUSIVE && before.verdict == VERDICT_HOLDS)
    into->verdict = VERDICT_INCONCLUSIVE;
}

/* Violations; without any, the state of the first that had trouble. */
static void merge_found(check_result *into, check_result *from) {
  if (from->has_violation)
    check_result_take_all(into, from);
  if (!from->has_trouble || into->has_violation || into->has_trouble)
    return;
  into->violation = from->violation;
  into->judgment = from->judgment;
  into->has_trouble = true;
  from->violation = (candidate){0};
  from->judgment = (judgment){0};
}

/* One that cannot be mended comes before one that may be. */
static void merge_reason(check_result *into, check_result *from) {
  if (!from->reason ||
      (into->reason && !(into->reason_is_beyond && !from->reason_is_beyond)))
    return;
  memory_free(into->reason);
  into->reason = from->reason;
  into->reason_is_beyond = from->reason_is_beyond;
  from->reason = NULL;
}

static void merge_costs(check_result *into, const check_result *from) {
  into->costs.choose += from->costs.choose;
  into->costs.prove += from->costs.prove;
  into->costs.replay += from->costs.replay;
  into->costs.audit += from->costs.audit;
  into->costs.look += from->costs.look;
  into->costs.looks += from->costs.looks;
  into->costs.proofs += from->costs.proofs;
  into->costs.replays += from->costs.replays;
  into->costs.audits += from->costs.audits;
  into->costs.merged_calls += from->costs.merged_calls;
  into->costs.memo_hits += from->costs.memo_hits;
  into->costs.instructions += from->costs.instructions;
  into->costs.nodes += from->costs.nodes;
  shortcut_uses_add(&into->costs.uses, &from->costs.uses);
}

bool check_result_merge(check_result *into, const space *s, bool *handled,
                        const char *text, size_t size) {
  uint32_t count = s->subject->operation_count;
  check_result from = {0};
  check_result_start(&from, s);
  bool *theirs = memory_new_array(bool, count + 1);
  message_reader in = {text, text + size, false};
  bool good = unpack(&from, s, theirs, &in);
  if (good)
    merge_found(into, &from);
  for (uint32_t k = 0; good && k < count; k++)
    if (theirs[k]) {
      merge_operation(&into->operations[k], &from.operations[k], handled[k]);
      handled[k] = true;
    }
  if (good) {
    into->states_checked += from.states_checked;
    into->refused |= from.refused;
    merge_costs(into, &from);
    merge_reason(into, &from);
  }
  memory_free(theirs);
  check_result_release(&from);
  return good;
}
