/* A program on a schedule that explore has saved: the way to see a violation happen, with
 * what the program prints. */
#include "cli/run_schedule.h"

#include "explore/schedule.h"
#include "java/class_source.h"

#include <string.h>

static int report(const explore_result *r, followed how, uint32_t step, uint32_t count,
                  const char *file, diag_sink *sink) {
  place where = {file, 0, 0};
  if (how == FOLLOWED_PARTLY) {
    diag_error(sink, where,
               "step %u of the schedule cannot be taken: is it one of another program?",
               step + 1);
    return EXIT_USAGE;
  }
  if (r->reason) {
    diag_error(sink, NO_PLACE, "inconclusive: %s", r->reason);
    return EXIT_INCONCLUSIVE;
  }
  if (r->found.kind) {
    diag_error(sink, r->found.where, "%s: %s", found_kind_text(r->found.kind),
               r->found.message);
    return EXIT_VIOLATED;
  }
  diag_note(sink, where, "the schedule ends after %u steps", count);
  return EXIT_HOLDS;
}

static int follow(const schedule_file *s, java_program *p, ir_class *main,
                  const cli_options *o, jre_console *console, diag_sink *sink) {
  machine *m = jre_new(p, NULL);
  int status = EXIT_USAGE;
  if (m && machine_wake(m)) {
    explore_result r;
    uint32_t step;
    followed how = schedule_follow(s, m, main, (int)o->argument_count,
                                   (const char *const *)o->arguments, console, &r, &step);
    status = report(&r, how, step, s->steps.size, o->schedule, sink);
    explore_result_release(&r);
  }
  if (m)
    jre_delete(m);
  return status;
}

int run_schedule(java_program *p, ir_class *main, const cli_options *o,
                 jre_console *console, diag_sink *sink) {
  arena store;
  class_bytes bytes;
  schedule_file s = {0};
  int status = EXIT_USAGE;
  arena_init(&store);
  if (!file_read(&store, o->schedule, &bytes))
    diag_error(sink, NO_PLACE, "cannot read the schedule '%s'", o->schedule);
  else if (schedule_read(&s, p, o->schedule,
                         arena_copy(&store, (const char *)bytes.bytes, bytes.size),
                         sink)) {
    if (strcmp(s.class, main->name->text) != 0)
      diag_error(sink, (place){o->schedule, 2, 0},
                 "the schedule is one of class %s, not of %s", s.class, main->name->text);
    else
      status = follow(&s, p, main, o, console, sink);
  }
  schedule_release(&s);
  arena_release(&store);
  return status;
}
