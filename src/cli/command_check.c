/* glassbox check: a class, exhaustively, within bounds. Wires what is checked, the
 * search space, the engine and the report. */
#include "base/progress.h"
#include "base/suggest.h"
#include "check/result.h"
#include "cli/bounds.h"
#include "cli/inputs.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "cli/progress_bar.h"
#include "report/report.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { DEFAULT_STEPS = 100000, GRACE_SECONDS = 3 };

static const struct engine {
  const char *name;
  check_engine *run;
  check_engine *by_fields; /* with --analysis fields; NULL: it executes one by one */
} engines[] = {{"sat", check_sat, check_sat_fields},
               {"bdd", check_bdd, check_bdd_fields},
               {"explicit", check_explicit, NULL},
               {"reach", check_reach, NULL}};

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

/* What runs the engine with the wanted analysis; NULL after an error. */
static check_engine *choose_analysis(const struct engine *e, const char *wanted,
                                     diag_sink *sink) {
  if (!wanted)
    return e->run;
  bool fields = !strcmp(wanted, "fields");
  if (!fields && strcmp(wanted, "paths") != 0) {
    diag_error(sink, NO_PLACE, "no analysis '%s'; there is: %s", wanted, CHECK_ANALYSES);
    return NULL;
  }
  if (!e->by_fields) {
    diag_error(sink, NO_PLACE,
               "--analysis is for engines that check many executions at once; "
               "--engine %s makes them one by one",
               e->name);
    return NULL;
  }
  return fields ? e->by_fields : e->run;
}

static bool has_invariant(const classfile *c) {
  if (inputs_class_is_language(c))
    return true;
  for (uint16_t i = 0; i < c->method_count; i++)
    if (!strcmp(c->methods[i].name->text, "repOk"))
      return true;
  return false;
}

static check_limits limits_of(const cli_options *o, progress_bar *bar) {
  check_limits l = {.steps = o->steps ? o->steps : DEFAULT_STEPS,
                    .interrupted = interrupt_catch(),
                    .count_states = o->count,
                    .progress = o->quiet ? NULL : progress_bar_start(bar, stderr)};
  if (o->timeout) {
    l.deadline = progress_clock() + (double)o->timeout;
    limits_set_grace(GRACE_SECONDS);
  }
  return l;
}

/* Everything that the result is printed from. */
typedef struct output {
  space *space;
  check_limits limits;
  report_sources sources;
  bool text;  /* on standard output */
  FILE *json; /* NULL: not wanted */
  const char *json_path;
  check_result result;
  progress_bar bar;
} output;

/* False after an error in the sink. */
static bool print_result(output *out, const check_result *result, diag_sink *sink) {
  report *r = report_new(out->space, &out->limits, result, &out->sources, sink);
  if (!r)
    return false;
  if (out->text)
    report_print_text(r, stdout);
  bool written = !out->json || (report_print_json(r, out->json) && !fflush(out->json));
  if (!written)
    diag_error(sink, NO_PLACE, "cannot write '%s'", out->json_path);
  report_delete(r);
  return written;
}

static void drop(diag_sink *sink, diag_severity severity, place where, const char *text) {
  (void)sink, (void)severity, (void)where, (void)text;
}

/* A limit ends the process: what was covered so far. */
static void print_partial(void *context, const char *reason) {
  output *out = context;
  check_result partial = out->result;
  diag_sink silent = {.report = drop};
  uint32_t count = out->space->subject->operation_count;
  if (!partial.operations)
    return;
  progress_bar_stop(&out->bar);
  partial.verdict = VERDICT_INCONCLUSIVE;
  partial.has_violation = partial.has_trouble = false;
  partial.violation = (candidate){0};
  partial.reason = memory_copy_text(reason);
  partial.operations = memory_new_array(operation_result, count);
  for (uint32_t i = 0; i < count; i++) {
    partial.operations[i] = out->result.operations[i];
    if (partial.operations[i].verdict != VERDICT_VIOLATED)
      partial.operations[i].verdict = VERDICT_INCONCLUSIVE;
  }
  print_result(out, &partial, &silent);
}

static int exit_status(verdict v) {
  return v == VERDICT_HOLDS      ? EXIT_HOLDS
         : v == VERDICT_VIOLATED ? EXIT_VIOLATED
                                 : EXIT_INCONCLUSIVE;
}

static void print_costs(const check_result *r) {
  if (!r->costs.nodes)
    return;
  printf("choosing states %.2f s, proving %.2f s (%" PRIu64 " questions), %" PRIu64
         " instructions followed, %" PRIu64 " calls merged (%" PRIu64 " known), %" PRIu64
         " formula nodes\n",
         r->costs.choose, r->costs.prove, r->costs.proofs, r->costs.instructions,
         r->costs.merged_calls, r->costs.memo_hits, r->costs.nodes);
  if (r->costs.diagram_nodes)
    printf("decision diagrams: %" PRIu64 " nodes made, %" PRIu32
           " for the valid states, %" PRIu32 " at most for what was left\n",
           r->costs.diagram_nodes, r->costs.diagram_valid, r->costs.diagram_most);
}

static int check_space(output *out, check_engine *engine, const cli_options *o,
                       diag_sink *sink) {
  out->limits = limits_of(o, &out->bar);
  limits_set_farewell(print_partial, out);
  check_result_start(&out->result, out->space);
  check_run(engine, out->space, &out->limits, &out->result, sink);
  limits_set_farewell(NULL, NULL);
  progress_bar_stop(&out->bar);
  if (out->result.refused) {
    check_result_release(&out->result);
    return EXIT_USAGE;
  }
  if (o->verbose && out->text) {
    space_print(out->space, stdout);
    print_costs(&out->result);
  }
  int status = print_result(out, &out->result, sink) ? exit_status(out->result.verdict)
                                                     : EXIT_INCONCLUSIVE;
  check_result_release(&out->result);
  return status;
}

/* Opened before the work begins: a wrong path should not cost an hour. */
static bool open_json(output *out, const char *path, diag_sink *sink) {
  out->text = !path || strcmp(path, "-") != 0;
  out->json_path = path;
  if (path)
    out->json = out->text ? fopen(path, "w") : stdout;
  if (!path || out->json)
    return true;
  diag_error(sink, NO_PLACE, "cannot write '%s': %s", path, strerror(errno));
  return false;
}

static int check_and_report(inputs *in, space *s, check_engine *engine,
                            const cli_options *o, diag_sink *sink) {
  output out = {.space = s, .sources = {in->sources.data, in->sources.size}};
  if (!open_json(&out, o->json, sink))
    return EXIT_USAGE;
  int status = check_space(&out, engine, o, sink);
  if (out.json && out.json != stdout)
    fclose(out.json);
  return status;
}

static int check_class(inputs *in, ir_class *c, check_engine *engine,
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
  int status = s ? check_and_report(in, s, engine, o, sink) : EXIT_USAGE;
  space_delete(s);
  subject_delete(checked);
  return status;
}

int command_check(const cli_options *o, diag_sink *sink) {
  inputs in;
  int status = EXIT_USAGE;
  const struct engine *found = find_engine(o->engine, sink);
  check_engine *engine = found ? choose_analysis(found, o->analysis, sink) : NULL;
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
