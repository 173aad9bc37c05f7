/* glassbox explore: all schedules of a closed program. Wires the program, the search and
 * the report. */
#include "cli/documents.h"
#include "cli/explore_formula.h"
#include "cli/explore_guest.h"
#include "cli/explore_report.h"
#include "cli/explore_scenarios.h"
#include "cli/inputs.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "cli/progress_bar.h"
#include "explore/graph.h"
#include "explore/schedule.h"
#include "java/java_text.h"
#include "parallel/crew.h"

#include <stdlib.h>
#include <string.h>

typedef struct exploration {
  const cli_options *options;
  explore_options explore;
  explore_result result;
  explore_trace trace;
  source source;
  report_sources sources;
  const char *class_name, *class_text; /* inside, and as Java writes it */
  scenarios scenarios;                 /* --scenarios */
  explore_result violated;             /* as it was found, without its schedule */
  _Atomic bool is_violated;
  formula_input formula; /* --ltl */
  document_set documents;
  bool text;
  double started;
  char total[16]; /* operations of a scenario, main's argument */
  const char *arguments[1];
  const explore_guest *guest;
  progress_bar bar;
} exploration;

static bool has_main(const classfile *c) {
  for (uint16_t i = 0; i < c->method_count; i++)
    if ((c->methods[i].access & ACC_STATIC) &&
        !strcmp(c->methods[i].name->text, "main") &&
        !strcmp(c->methods[i].descriptor->text, "([Ljava/lang/String;)V"))
      return true;
  return false;
}

static bool is_one_of(const char *option, const char *given, const char *first,
                      const char *second, diag_sink *sink) {
  if (!given || !strcmp(given, first) || !strcmp(given, second))
    return true;
  diag_error(sink, NO_PLACE, "--%s takes %s or %s, not '%s'", option, first, second,
             given);
  return false;
}

static bool parse_preemptions(explore_options *e, const char *text, diag_sink *sink) {
  if (!text)
    return true;
  if (text[strspn(text, "0123456789")] || strlen(text) > 6) {
    diag_error(sink, NO_PLACE, "--preemptions takes a number from 0 to 999999, not '%s'",
               text);
    return false;
  }
  e->bounded = true;
  e->preemptions = (uint32_t)strtoul(text, NULL, 10);
  return true;
}

/* Runs without an end are found in the graph of all states. */
static bool formula_fits(const cli_options *o, diag_sink *sink) {
  const char *other = o->scenarios                             ? "--scenarios"
                      : o->random                              ? "--random"
                      : o->preemptions                         ? "--preemptions"
                      : o->no_matching                         ? "--no-matching"
                      : o->search && !strcmp(o->search, "bfs") ? "--search bfs"
                                                               : NULL;
  if (o->schedule && o->scenarios)
    diag_error(
        sink, NO_PLACE,
        "--schedule and --scenarios do not go together: 'run' needs a program with main");
  else if (o->fair && !o->ltl)
    diag_error(sink, NO_PLACE,
               "--fair says which runs --ltl FORMULA speaks about; give both");
  else if (o->ltl && other)
    diag_error(
        sink, NO_PLACE,
        "--ltl and %s do not go together: a formula needs all states of one program",
        other);
  else
    return true;
  return false;
}

static bool set_options(exploration *x, diag_sink *sink) {
  const cli_options *o = x->options;
  explore_options *e = &x->explore;
  if (!is_one_of("search", o->search, "dfs", "bfs", sink) ||
      !is_one_of("races", o->races, "report", "ignore", sink) ||
      !parse_preemptions(e, o->preemptions, sink) || !formula_fits(o, sink))
    return false;
  e->search = o->random                                ? SEARCH_RANDOM
              : o->search && !strcmp(o->search, "bfs") ? SEARCH_BFS
                                                       : SEARCH_DFS;
  e->ignore_races = o->races && !strcmp(o->races, "ignore");
  e->no_reduction = o->no_reduction;
  e->no_matching = o->no_matching;
  e->no_symmetry = o->no_symmetry;
  e->first = o->first;
  e->depth = (uint32_t)o->depth;
  e->walks = o->random;
  e->jobs = o->jobs ? (uint32_t)o->jobs : crew_cores();
  e->stop = interrupt_catch();
  e->late = interrupt_is_late();
  e->progress = o->quiet ? NULL : progress_bar_start(&x->bar, stderr);
  if (!documents_start(&x->documents, o, sink))
    return false;
  x->text = !documents_take_output(&x->documents);
  return true;
}

static bool print(exploration *x, const explore_result *result, diag_sink *sink) {
  explore_report r = {.options = &x->explore,
                      .result = result,
                      .trace = &x->trace,
                      .source = &x->source,
                      .class_name = x->class_text,
                      .seconds = progress_clock() - x->started,
                      .threads = x->scenarios.threads,
                      .operations = x->scenarios.operations,
                      .count = x->scenarios.count,
                      .left_out = x->scenarios.left_out,
                      .weak = x->scenarios.weak,
                      .verbose = x->options->verbose,
                      .command = x->guest->command,
                      .bounds = x->guest->bounds,
                      .brief = x->guest->brief && !x->options->verbose};
  if (x->guest->is_silent)
    return true;
  if (x->text)
    explore_print_text(&r, stdout);
  if (!documents_any(&x->documents))
    return true;
  json_t *all = explore_json(&r);
  bool written = documents_write(&x->documents, all, sink);
  json_decref(all);
  return written;
}

/* A limit ends the process while a shorter schedule is looked for: the violation counts, without
 * its trace. */
static int print_violated(exploration *x) {
  diag_sink silent = {0};
  explore_trace none = {.repeats_from = UINT32_MAX};
  x->trace = none; /* whoever makes it is not waited for */
  progress_bar_stop(&x->bar);
  print(x, &x->violated, &silent);
  return EXIT_VIOLATED;
}

/* Smaller scenarios were all explored, and hold: worth knowing where time was over. */
static char *with_scenarios(const exploration *x, const char *reason) {
  uint32_t total = x->scenarios.threads ? (uint32_t)strtoul(x->total, NULL, 10) : 0;
  if (total <= x->scenarios.threads)
    return memory_copy_text(reason);
  return memory_print("%s; all scenarios of up to %u operations in all hold", reason,
                      total - 1);
}

/* A limit ends the process: what was seen so far. */
static int print_partial(void *context, const char *reason) {
  exploration *x = context;
  if (x->is_violated)
    return print_violated(x);
  explore_result partial = {.verdict = EXPLORE_INCONCLUSIVE,
                            .states = x->result.states,
                            .transitions = x->result.transitions,
                            .fixed = x->result.fixed};
  diag_sink silent = {0};
  partial.reason = with_scenarios(x, reason);
  progress_bar_stop(&x->bar);
  print(x, &partial, &silent);
  return EXIT_INCONCLUSIVE;
}

/* Shorter schedules for the same: fewer and fewer preemptions, as long as that is quick.
 */
static void shorten(exploration *x) {
  enum { MOST_PREEMPTIONS = 3, MOST_TRANSITIONS = 300000 };
  explore_options o = x->explore;
  if (o.search != SEARCH_DFS || o.bounded || o.interface || o.formula)
    return;
  o.sites = &x->result.sites;
  o.bounded = true;
  o.most_transitions = MOST_TRANSITIONS;
  for (o.preemptions = 0; o.preemptions <= MOST_PREEMPTIONS; o.preemptions++) {
    explore_result shorter;
    explore_run(&o, &shorter);
    bool found =
        shorter.verdict == EXPLORE_VIOLATED && shorter.found.kind == x->result.found.kind;
    if (found) {
      explore_found f = x->result.found;
      x->result.found = shorter.found;
      shorter.found = f;
      map m = x->result.sites;
      x->result.sites = shorter.sites;
      shorter.sites = m;
    }
    explore_result_release(&shorter);
    if (found)
      return;
  }
}

/* With --scenarios the smallest come first, so that the first violation is a smallest. */
static void search(exploration *x) {
  const scenarios *s = &x->scenarios;
  if (!s->threads) {
    explore_run(&x->explore, &x->result);
    return;
  }
  for (uint32_t n = s->threads; n <= s->threads * s->operations; n++) {
    explore_result one, before = x->result;
    snprintf(x->total, sizeof x->total, "%u", n);
    x->explore.sites = &before.sites;
    explore_run(&x->explore, &one);
    x->explore.sites = NULL;
    one.states += before.states;
    one.transitions += before.transitions;
    one.ends += before.ends;
    one.fixed |= before.fixed;
    x->result = one;
    explore_result_release(&before);
    if (one.verdict == EXPLORE_INCONCLUSIVE && one.reason) {
      x->result.reason = with_scenarios(x, one.reason);
      memory_free(one.reason);
    }
    if (one.verdict != EXPLORE_HOLDS)
      return;
  }
}

/* --schedule FILE: false after an error. */
static bool save_schedule(const exploration *x, diag_sink *sink) {
  const char *path = x->options->schedule;
  if (!path || x->result.verdict != EXPLORE_VIOLATED)
    return true;
  FILE *file = fopen(path, "w");
  if (file)
    schedule_write(&x->explore, &x->result, x->class_name, file);
  if (file && !ferror(file) && !fclose(file))
    return true;
  diag_error(sink, NO_PLACE, "cannot write the schedule '%s'", path);
  return false;
}

/* For print_violated; guests have their own word to say. */
static void keep_violation(exploration *x) {
  x->violated = x->result;
  x->violated.found.message = memory_copy_text(x->result.found.message);
  x->is_violated = !x->guest->judge && !x->guest->is_silent;
}

static int explore(exploration *x, java_program *p, ir_class *main_class,
                   diag_sink *sink) {
  machine *m = jre_new(p, NULL);
  int status = EXIT_USAGE;
  if (m && machine_wake(m)) {
    x->explore.machine = m;
    x->explore.main = main_class;
    limits_set_farewell(print_partial, x);
    search(x);
    if (x->guest->interface)
      x->guest->judge(x->guest->context, &x->result);
    if (x->result.verdict == EXPLORE_VIOLATED) {
      keep_violation(x);
      shorten(x);
      explore_trace_make(&x->explore, &x->result, &x->trace);
    }
    if (x->guest->judge && !x->guest->interface)
      x->guest->judge(x->guest->context, &x->result);
    limits_set_farewell(NULL, NULL);
    memory_free(x->violated.found.message);
    progress_bar_stop(&x->bar);
    if (!sink->errors && save_schedule(x, sink) && print(x, &x->result, sink))
      status = x->result.verdict == EXPLORE_HOLDS      ? EXIT_HOLDS
               : x->result.verdict == EXPLORE_VIOLATED ? EXIT_VIOLATED
                                                       : EXIT_INCONCLUSIVE;
  }
  if (m)
    jre_delete(m);
  return status;
}

/* Writes the driver and adds it to the PATHs; false after an error. */
static bool add_driver(exploration *x, cli_options *o, char **paths, diag_sink *sink) {
  if (!scenarios_parse(&x->scenarios, o->scenarios, sink))
    return false;
  inputs in;
  bool written =
      inputs_open(&in, o, sink) && scenarios_write(&x->scenarios, &in, o, sink);
  inputs_close(&in);
  for (size_t i = 0; i < o->path_count; i++)
    paths[i] = o->paths[i];
  paths[o->path_count++] = x->scenarios.file;
  o->paths = paths;
  o->class_name = x->scenarios.driver;
  x->arguments[0] = x->total;
  x->explore.arguments = x->arguments;
  x->explore.argument_count = 1;
  x->explore.divides_locks = x->scenarios.tries_lock;
  x->explore.first = false; /* when an operation begins is seen */
  return written;
}

/* The program that was given; gives the status. */
static int explore_program(exploration *x, inputs *in, diag_sink *sink) {
  const cli_options *o = x->options;
  const explore_guest *guest = x->guest;
  int status = EXIT_USAGE;
  name picked = inputs_class_pick(
      in, o->class_name, has_main,
      "a main method, public static void main(String[]); without one, --class C "
      "--scenarios 2x2 tries a class",
      sink);
  ir_class *class = picked ? java_class_named(in->program, picked) : NULL;
  for (size_t i = 0; i < guest->source_count; i++)
    vec_push(&in->sources, guest->sources[i]);
  x->sources = (report_sources){in->sources.data, in->sources.size};
  source_init(&x->source, &x->sources);
  if (class && (!o->ltl || formula_read(&x->formula, in, o, sink))) {
    x->class_name = picked->text;
    x->class_text = java_text_class(&in->store, picked->text);
    x->explore.formula = o->ltl ? &x->formula.formula : NULL;
    x->explore.interface = guest->interface;
    if (guest->interface)
      guest->interface->program = in->program;
    status = explore(x, in->program, class, sink);
  }
  if (o->ltl && class)
    formula_release(&x->formula);
  source_release(&x->source);
  return status;
}

int explore_for(const explore_guest *guest, const cli_options *given, diag_sink *sink) {
  cli_options own = *given, *o = &own;
  exploration x = {.options = o, .guest = guest, .started = progress_clock()};
  int status = EXIT_USAGE;
  char **paths = memory_new_array(char *, o->path_count + 1);
  if (set_options(&x, sink) && (!o->scenarios || add_driver(&x, o, paths, sink))) {
    inputs in;
    if (inputs_open(&in, o, sink))
      status = explore_program(&x, &in, sink);
    inputs_close(&in);
  }
  progress_bar_stop(&x.bar);
  explore_trace_release(&x.trace);
  explore_result_release(&x.result);
  scenarios_release(&x.scenarios);
  memory_free(paths);
  documents_close(&x.documents);
  return status;
}

int command_explore(const cli_options *o, diag_sink *sink) {
  const explore_guest nobody = {.command = "explore"};
  return explore_for(&nobody, o, sink);
}
