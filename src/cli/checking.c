/* One check after the other: running it, and printing what came of it, also where a limit
 * ends the process early. */
#include "cli/checking.h"

#include "check/unmarked.h"
#include "check/unreached.h"
#include "cli/frozen_copy.h"
#include "cli/limits.h"
#include "explicit/engines.h"
#include "judge/judge.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>

bool checking_print(output *out, const check *c, const check_result *result, bool text,
                    bool documents, diag_sink *sink) {
  report *r = report_new(c->space, &out->limits, result, &out->sources, sink);
  if (!r)
    return false;
  if (text && out->text && out->language) {
    report_print_summary(r, stdout);
    printf("\nbounds: %s\n", language_bounds(out->language));
    language_explain(out->language, stdout);
  } else if (text && out->text)
    report_print_text(r, stdout);
  vector(report_compared) all = {0};
  vec_each (check, k, &out->checks)
    vec_push(&all, ((report_compared){k->subject, &k->result}));
  report_set_compared(r, all.data, all.size);
  bool written = true;
  if (documents && documents_any(&out->documents)) {
    json_t *result_json = report_json(r);
    if (out->language)
      language_add_explanation(out->language, out->options, result_json);
    written = out->language ? language_write_documents(out->language, &out->documents,
                                                       result_json, sink)
                            : documents_write(&out->documents, result_json, sink);
    json_decref(result_json);
  }
  if (documents && out->replay)
    written &= report_write_replay(r, out->replay, sink);
  vec_release(&all);
  report_delete(r);
  return written;
}

/* ---- A limit ends the process: what was covered so far ---- */

typedef struct partial {
  output *out;
  const char *reason;
  check_result result;
} partial;

/* Operations that are done keep their verdict. */
static void settle_operations(const check *c, const char *reason, check_result *r) {
  uint32_t count = c->subject->operation_count;
  r->operations = memory_new_array(operation_result, count);
  for (uint32_t i = 0; i < count; i++) {
    operation_result *o = &r->operations[i];
    *o = c->result.operations[i];
    bool holds = o->settled && o->admitted && !c->space->hollow[i];
    if (o->verdict == VERDICT_VIOLATED || (o->verdict == VERDICT_HOLDS && holds))
      continue;
    o->verdict = VERDICT_INCONCLUSIVE;
    if (!o->reason)
      o->reason = memory_copy_text(reason);
  }
}

/* A violation that was found, even if a smaller one is being looked for. */
static bool take_violation(const check *c, const char *reason, check_result *r) {
  if (!r->has_violation && r->pending) {
    r->violation = *r->pending;
    r->judgment = *r->pending_judgment;
    r->has_violation = true;
    r->operations[r->violation.operation].verdict = VERDICT_VIOLATED;
  }
  r->cut = reason;
  r->verdict = r->has_violation ? VERDICT_VIOLATED : VERDICT_INCONCLUSIVE;
  return r->has_violation && c->subject->operation_count;
}

static int print_violated(void *context) {
  partial *p = context;
  diag_sink silent = {0};
  return checking_print(p->out, vec_last(&p->out->checks), &p->result, true, true,
                        &silent)
             ? EXIT_VIOLATED
             : EXIT_INCONCLUSIVE;
}

/* Of one execution, traced. */
#ifdef __SANITIZE_ADDRESS__
enum { SECONDS_TO_REPLAY = 20 };
#else
enum { SECONDS_TO_REPLAY = 2 };
#endif

static int print_partial(void *context, const char *reason) {
  partial p = {.out = context, .reason = reason};
  const check *last = vec_last(&p.out->checks);
  diag_sink silent = {0};
  p.result = last->result;
  if (!p.result.operations)
    return EXIT_INCONCLUSIVE;
  progress_bar_stop(&p.out->bar);
  p.result.seconds = progress_clock() - p.out->started;
  settle_operations(last, reason, &p.result);
  if (take_violation(last, reason, &p.result) && !p.out->language &&
      frozen_copy_run(print_violated, &p, SECONDS_TO_REPLAY) == EXIT_VIOLATED) {
    __fpurge(stdout); /* the copy has written it */
    return EXIT_VIOLATED;
  }
  if (p.out->language)
    p.out->language->more = false;
  p.result.verdict = VERDICT_INCONCLUSIVE;
  p.result.has_violation = p.result.has_trouble = false;
  p.result.violation = (candidate){0};
  p.result.more = (check_violations){0};
  p.result.cut = NULL;
  p.result.reason = memory_copy_text(reason);
  checking_print(p.out, last, &p.result, true, true, &silent);
  return EXIT_INCONCLUSIVE;
}

/* Which technique was asked how often, how often it was of use, and how long that took:
 * what each is worth. Of some it is not known how often they were asked. */
static void print_techniques(const shortcut_uses *u) {
  printf("  %-12s %9s %9s %9s\n", "technique", "asked", "used", "seconds");
  for (uint32_t k = 0; k < SHORTCUT_COUNT; k++) {
    if (!u->of[k] && !u->asked[k])
      continue;
    printf("  %-12s ", shortcut_names[k]);
    u->asked[k] ? printf("%9" PRIu64, u->asked[k]) : printf("%9s", "-");
    printf(" %9" PRIu64 " ", u->of[k]);
    u->seconds[k] > 0 ? printf("%9.3f\n", u->seconds[k]) : printf("%9s\n", "-");
  }
}

static void print_costs(const check_result *r) {
  if (!r->costs.nodes)
    return;
  printf("choosing states %.2f s, proving %.2f s (%" PRIu64 " questions), %" PRIu64
         " instructions followed, %" PRIu64 " calls merged (%" PRIu64 " known), %" PRIu64
         " formula nodes\n",
         r->costs.choose, r->costs.prove, r->costs.proofs, r->costs.instructions,
         r->costs.merged_calls, r->costs.memo_hits, r->costs.nodes);
  printf("replayed %" PRIu64 " states in %.3f s, drew %" PRIu64 " more in %.3f s\n",
         r->costs.replays, r->costs.replay, r->costs.audits, r->costs.audit);
  if (r->costs.looks)
    printf("asked %" PRIu64 " times whether a loop goes on, in %.2f s\n", r->costs.looks,
           r->costs.look);
  print_techniques(&r->costs.uses);
  if (r->costs.diagram_nodes)
    printf("decision diagrams: %" PRIu64 " nodes made, %" PRIu32
           " for the valid states, %" PRIu32 " at most for what was left\n",
           r->costs.diagram_nodes, r->costs.diagram_valid, r->costs.diagram_most);
}

/* A counterexample of a language is judged by its rules themselves as well. */
static void confirm(output *out, check *c, diag_sink *sink) {
  if (!out->language || c->result.verdict != VERDICT_VIOLATED)
    return;
  report *r = report_new(c->space, &out->limits, &c->result, &out->sources, sink);
  if (!r)
    return;
  char *why_not = language_confirm(out->language, report_term_before(r));
  report_delete(r);
  if (!why_not)
    return;
  c->result.verdict = VERDICT_INCONCLUSIVE;
  check_result_forget(&c->result);
  c->result.reason = why_not;
  for (uint32_t i = 0; i < c->subject->operation_count; i++)
    c->result.operations[i].verdict = VERDICT_INCONCLUSIVE;
}

/* Nothing was checked, because the invariant is false on all states: why, perhaps. */
static void explain_no_state(const output *out, check *c, diag_sink *sink) {
  if (!c->result.reason || !strstr(c->result.reason, CHECK_NO_STATE))
    return;
  judge *j = judge_new(c->space, &out->limits, sink);
  char *text = j ? judge_first_state_text(j) : NULL;
  if (text)
    check_result_note(&c->result, text);
  judge_delete(j);
}

bool checking_run(output *out, check_engine *engine, const cli_options *o,
                  diag_sink *sink) {
  check *c = vec_last(&out->checks);
  out->options = o;
  if (out->checks.size > 1 && out->text)
    putchar('\n');
  check_result_start(&c->result, c->space);
  out->started = progress_clock();
  limits_set_farewell(print_partial, out);
  check_run(engine, c->space, &out->limits, &c->result, sink);
  check_complete(c->space, &out->limits, &c->result, sink);
  limits_set_farewell(NULL, NULL);
  progress_bar_stop(&out->bar);
  c->result.refused |= java_program_ir(c->subject->program)->is_damaged;
  if (c->result.refused)
    return false;
  check_note_stopped(&out->limits, &c->result);
  confirm(out, c, sink);
  explain_no_state(out, c, sink);
  if (out->limits.jobs < 2)
    check_note_unreached(c->space, &c->result);
  check_note_unmarked(c->space, &c->result);
  if (o->verbose && out->text) {
    space_print(c->space, stdout);
    print_costs(&c->result);
  }
  return checking_print(out, c, &c->result, true, false, sink);
}

bool checking_add(output *out, subject *s, const space_bounds *bounds, diag_sink *sink) {
  space *space_ = s ? space_new(s, bounds, sink) : NULL;
  if (!space_ || java_program_ir(s->program)->is_damaged) {
    space_delete(space_);
    subject_delete(s);
    return false;
  }
  vec_push(&out->checks, ((check){.subject = s, .space = space_}));
  return true;
}
