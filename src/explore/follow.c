/* A program follows a schedule. The first time it is silent: it may have to begin anew,
 * for classes that are to be initialised before. Then its output is let through. */
#include "explore/schedule.h"

#include "explore/explorer.h"

static bool can_take(machine *m, const explore_step *s) {
  return s->thread < m->threads->list.size && s->choice < threads_choices(m, s->thread);
}

taken explorer_take_all(explorer *e, const explore_schedule *steps, uint32_t *at) {
  taken t = TAKEN;
  for (*at = 0; t == TAKEN && *at < steps->size; ++*at) {
    if (!can_take(e->machine, &steps->data[*at]))
      return TAKEN_TROUBLE;
    t = explorer_take(e, steps->data[*at].thread, steps->data[*at].choice);
  }
  if (t == TAKEN && !explorer_any_ready(e) && !explorer_judge_end(e))
    t = TAKEN_FOUND;
  return t;
}

/* As java does: the thread's handler, or a message on the console. */
static void report_failure(explorer *e, uint32_t thread) {
  machine *m = e->machine;
  if (!m->threads->list.data[thread].state.failure || m->stop.kind)
    return;
  jre_handle_failure(m, thread);
  while (!m->stop.kind && threads_choices(m, thread) &&
         threads_step(m, thread, 0) == RAN_YIELD)
    ;
  if (m->stop.kind == STOP_CLASS) {
    e->class = m->stop.class;
    e->again = true;
  }
}

/* Once; *again: a class has to be initialised before. */
static taken follow_once(explorer *e, const schedule_file *s, uint32_t *step,
                         bool *again) {
  const explore_schedule *steps = &s->steps;
  memory_free(e->result->reason);
  e->result->reason = NULL;
  taken t = explorer_begin(e) ? explorer_take_all(e, steps, step) : TAKEN_TROUBLE;
  if (t == TAKEN && s->round.is_there &&
      !explorer_judge_round(e, s->round.moved, s->round.does))
    t = TAKEN_FOUND;
  if (t == TAKEN_FOUND && *step)
    report_failure(e, steps->data[*step - 1].thread);
  *again = explorer_end(e);
  return t;
}

followed schedule_follow(const schedule_file *s, machine *m, ir_class *main, int argc,
                         const char *const *argv, jre_console *console, explore_result *r,
                         uint32_t *step) {
  explore_options o = s->options;
  o.machine = m;
  o.main = main;
  o.argument_count = argc;
  o.arguments = argv;
  o.sites = &s->sites;
  o.follows = true;
  explorer e;
  taken t;
  *r = (explore_result){0};
  explorer_init(&e, &o, r);
  bool again;
  do
    t = follow_once(&e, s, step, &again);
  while (again);
  if (t != TAKEN_TROUBLE) {
    jre_set_console(m, console);
    t = follow_once(&e, s, step, &again);
  }
  jre_set_console(m, NULL);
  explorer_release(&e);
  return t == TAKEN_TROUBLE && !r->reason ? FOLLOWED_PARTLY : FOLLOWED;
}
