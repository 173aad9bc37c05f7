/* glassbox check: a class, exhaustively, within bounds. Wires what is checked, the
 * search space, the engine and the report. */
#include "base/progress.h"
#include "base/suggest.h"
#include "check/result.h"
#include "cli/bounds.h"
#include "cli/inputs.h"
#include "cli/limits.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { DEFAULT_STEPS = 100000, GRACE_SECONDS = 3 };

static const struct engine {
  const char *name;
  check_engine *run;
} engines[] = {{"explicit", check_explicit}};

static const struct engine *find_engine(const char *wanted, diag_sink *sink) {
  if (!wanted)
    return &engines[0];
  suggestion near = suggest_start(wanted);
  for (size_t i = 0; i < sizeof engines / sizeof *engines; i++) {
    if (!strcmp(engines[i].name, wanted))
      return &engines[i];
    suggest_offer(&near, engines[i].name);
  }
  diag_error(sink, NO_PLACE, "no engine '%s'; there is: %s", wanted, CHECK_ENGINES);
  return NULL;
}

static bool has_invariant(const classfile *c) {
  for (uint16_t i = 0; i < c->method_count; i++)
    if (!strcmp(c->methods[i].name->text, "repOk"))
      return true;
  return false;
}

/* Ctrl-C ends the search, not the report. */

static _Atomic bool interrupted;

static void interrupt(int signal_) {
  (void)signal_;
  interrupted = true;
}

static void catch_interrupts(void) {
  struct sigaction action = {.sa_handler = interrupt, .sa_flags = (int)SA_RESETHAND};
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

static void show_progress(progress_sink *sink, const progress *p) {
  (void)sink;
  fprintf(stderr, "\r%" PRIu64 " %s, %.0f s\033[K", p->done, p->phase, p->elapsed);
}

static check_limits limits_of(const cli_options *o, progress_sink *progress_) {
  check_limits l = {.steps = o->steps ? o->steps : DEFAULT_STEPS,
                    .interrupted = &interrupted};
  if (o->timeout) {
    l.deadline = progress_clock() + (double)o->timeout;
    limits_set_grace(GRACE_SECONDS);
  }
  if (!o->quiet && isatty(STDERR_FILENO)) {
    progress_start(progress_, show_progress);
    l.progress = progress_;
  }
  return l;
}

static const char *verdict_text(verdict v) {
  return v == VERDICT_HOLDS      ? "holds"
         : v == VERDICT_VIOLATED ? "violated"
                                 : "inconclusive";
}

static void print_result(const space *s, const check_result *r) {
  printf("%s: %s (%" PRIu64 " states checked, %" PRIu64 " valid states, %" PRIu64
         " candidates, %.3f s)\n",
         s->subject->class->name->text, verdict_text(r->verdict), r->states_checked,
         r->valid_states, r->candidates, r->seconds);
  if (r->reason)
    printf("  %s\n", r->reason);
  for (uint32_t i = 0; i < s->subject->operation_count; i++)
    printf("  %-30s %-12s %" PRIu64 "\n", s->subject->operations[i].text,
           verdict_text(r->operations[i].verdict), r->operations[i].states_checked);
  if (r->has_violation)
    printf("%s: %s: %s (%s:%u)\n", s->subject->operations[r->violation.operation].text,
           violation_kind_text(r->judgment.kind), r->judgment.message,
           r->judgment.where.file ? r->judgment.where.file : "-", r->judgment.where.line);
}

static int check_space(space *s, const struct engine *engine, const cli_options *o,
                       diag_sink *sink) {
  progress_sink progress_ = {0};
  check_limits l = limits_of(o, &progress_);
  check_result r = {0};
  catch_interrupts();
  engine->run(s, &l, &r, sink);
  if (l.progress)
    fputs("\r\033[K", stderr);
  if (o->verbose)
    space_print(s, stdout);
  print_result(s, &r);
  int status = r.verdict == VERDICT_HOLDS      ? EXIT_HOLDS
               : r.verdict == VERDICT_VIOLATED ? EXIT_VIOLATED
                                               : EXIT_INCONCLUSIVE;
  check_result_release(&r);
  return status;
}

static int check_class(inputs *in, ir_class *c, const struct engine *engine,
                       const cli_options *o, diag_sink *sink) {
  space_bounds bounds;
  if (!bounds_read(o, &bounds, sink))
    return EXIT_USAGE;
  selection select = {.methods = o->methods.data,
                      .method_count = o->methods.size,
                      .allowed = o->allowed.data,
                      .allowed_count = o->allowed.size,
                      .constructors = o->constructors,
                      .classes = &in->known};
  subject *checked = subject_new(in->program, c, &select, sink);
  space *s = checked ? space_new(checked, &bounds, sink) : NULL;
  int status = s ? check_space(s, engine, o, sink) : EXIT_USAGE;
  space_delete(s);
  subject_delete(checked);
  return status;
}

int command_check(const cli_options *o, diag_sink *sink) {
  inputs in;
  int status = EXIT_USAGE;
  const struct engine *engine = find_engine(o->engine, sink);
  if (!engine)
    return EXIT_USAGE;
  if (inputs_open(&in, o, sink)) {
    name class_name = inputs_class_pick(&in, o->class_name, has_invariant,
                                        "an invariant, boolean repOk()", sink);
    ir_class *c = class_name ? java_class_named(in.program, class_name) : NULL;
    if (c)
      status = check_class(&in, c, engine, o, sink);
  }
  inputs_close(&in);
  return status;
}
