/* The tool: parses the command line, sets the limits, runs the command. */
#include "base/memory.h"
#include "base/progress.h"
#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "cli/messages.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "cli/paint.h"
#include "cli/rank.h"
#include "parallel/relay.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

static void print_costs(diag_sink *sink, double seconds) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  diag_note(sink, NO_PLACE, "%.3f s, %ld MB", seconds, usage.ru_maxrss / 1024);
}

static int run_command(const cli_options *o, diag_sink *sink) {
  if (o->version)
    help_print_version(stdout);
  else if (o->help)
    help_print(stdout, o->command);
  else {
    if (o->command->bit != IN_PROJECT) /* its checks are processes of their own */
      interrupt_catch();
    return o->command->body(o, sink);
  }
  return EXIT_HOLDS;
}

static bool is_standard_output(const char *file) {
  return file && !strcmp(file, "-");
}

/* Results are painted; programs' own output, patches and documents are not. */
static bool is_painted(const cli_options *o) {
  const unsigned results =
      IN_CHECK | IN_EXPLORE | IN_VERIFY | IN_MUTATE | IN_LIST | IN_PROJECT;
  return o->command && (o->command->bit & results) && !is_standard_output(o->json) &&
         !is_standard_output(o->html) && !is_standard_output(o->sarif) &&
         !is_standard_output(o->junit) && !is_standard_output(o->markdown);
}

int main(int argc, char **argv) {
  const char *trouble = relay_start();
  double started = progress_clock();
  memory_begin();
  messages m = messages_to(stderr);
  cli_options o = {0};
  if (trouble)
    diag_error(&m.sink, NO_PLACE, "%s", trouble);
  if (trouble || !options_parse(&o, argc, argv, &m.sink)) {
    options_release(&o);
    return EXIT_USAGE;
  }
  if (!rank_begin(&o, argc, argv)) {
    options_release(&o);
    return EXIT_HOLDS;
  }
  m.quiet = o.quiet;
  if (!outputs_all_spare_inputs(&o, &m.sink) ||
      !paint_start(is_painted(&o) ? o.color : "never", &m.sink)) {
    options_release(&o);
    return EXIT_USAGE;
  }
  interrupt_ends_by(limits_leave_interrupted);
  static limits l; /* outlives main: its thread may wake while the process exits */
  if (!limits_start(&l, o.timeout, o.memory, &m.sink))
    return EXIT_INCONCLUSIVE;
  int status = run_command(&o, &m.sink);
  if (status == EXIT_USAGE && !m.sink.errors && *interrupt_flag())
    limits_leave_now(&l);
  if (fflush(stdout) || ferror(stdout)) {
    diag_error(&m.sink, NO_PLACE, "cannot write standard output");
    status = EXIT_USAGE;
  }
  paint_stop();
  options_release(&o);
  if (o.verbose)
    print_costs(&m.sink, progress_clock() - started);
  return status;
}
