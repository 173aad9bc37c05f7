/* The explicit engine: every operation with every argument on every valid state, each
 * executed on its own (what Korat does with its structures). The oracle of the symbolic
 * engines: it shares with them the space and the judge, nothing else. */
#include "explicit/engines.h"
#include "explicit/executions.h"

#include <inttypes.h>

static void run_states(executions *e) {
  korat_step step;
  while (executions_may_go_on(e) && (step = korat_next(&e->korat)) != KORAT_END) {
    if (step == KORAT_TICK)
      e->until_look = 0;
    if (step == KORAT_UNKNOWN)
      executions_note_trouble(e);
    if (step != KORAT_STATE)
      continue;
    e->result->valid_states++;
    executions_run(e);
    if (!e->limits->count_states)
      e->korat.largest_size = executions_largest_size(e);
  }
}

void check_explicit(space *space_, const check_limits *limits, check_result *result,
                    diag_sink *sink) {
  executions e;
  double started = progress_clock();
  result->engine = "explicit";
  if (!executions_init(&e, space_, limits, result, sink))
    return;
  executions_run_constructors(&e);
  run_states(&e);
  result->candidates = e.korat.candidates;
  executions_conclude(&e, result->valid_states > 0);
  if (!result->valid_states && !e.stopped)
    executions_set_reason(result, "%s", CHECK_NO_STATE);
  result->counted = !e.stopped && !e.trouble.kind && e.korat.largest_size == UINT32_MAX;
  result->note = memory_print(
      "%" PRIu64 " candidates considered, %" PRIu64 " valid states%s", result->candidates,
      result->valid_states, result->counted ? "" : " met");
  if (result->has_violation && !e.stopped)
    judge_shrink_all(e.judge, limits, space_, result);
  executions_release(&e);
  result->seconds = progress_clock() - started;
}
