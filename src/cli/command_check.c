/* glassbox check: a class, exhaustively, within bounds. Wires what is checked, the
 * search space, the engine and the report. */
#include "base/progress.h"
#include "base/suggest.h"
#include "check/result.h"
#include "check/subject_names.h"
#include "cli/bounds.h"
#include "cli/checked_class.h"
#include "cli/checking.h"
#include "cli/documents.h"
#include "cli/inputs.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/limits.h"
#include "cli/progress_bar.h"
#include "explicit/engines.h"
#include "lang/goals.h"
#include "parallel/crew.h"
#include "report/report.h"
#include "search/engines.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_STEPS = 100000, DEFAULT_AUDIT = 64 };

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

/* The shortcuts that are not to be taken; false after an error. */
#define SHORTCUT_AND_BLANK(id, text) text " "
#define ALL_SHORTCUTS                SHORTCUTS(SHORTCUT_AND_BLANK)
static bool read_shortcuts(const cli_options *o, shortcut_set *out, diag_sink *sink) {
  *out = o->plain ? SHORTCUTS_ALL : 0;
  char *unknown = o->without ? shortcuts_read(o->without, out) : NULL;
  if (!unknown)
    return true;
  suggestion near = suggest_start(unknown);
  for (uint32_t k = 0; k < SHORTCUT_COUNT; k++)
    suggest_offer(&near, shortcut_names[k]);
  if (near.best)
    diag_error(sink, NO_PLACE, "--without: no shortcut '%s'; did you mean %s?", unknown,
               near.best);
  else
    diag_error(sink, NO_PLACE, "--without: no shortcut '%s'; there are " ALL_SHORTCUTS,
               unknown);
  memory_free(unknown);
  return false;
}

/* The k-th number is each process's own matter. */
static bool has_all_floats(const cli_options *o) {
  return o->floats && !strcmp(o->floats, "all");
}

static check_limits limits_of(const cli_options *o, shortcut_set without,
                              progress_bar *bar) {
  uint32_t audited = o->audit ? (uint32_t)strtoul(o->audit, NULL, 10) : DEFAULT_AUDIT;
  check_limits l = {.without = without,
                    .steps = o->steps ? o->steps : DEFAULT_STEPS,
                    .count_few = check_count_few,
                    .stop = interrupt_catch(),
                    .late = interrupt_is_late(),
                    .count_states = o->count,
                    .jobs = has_all_floats(o) ? 1 : crew_jobs(o->jobs),
                    .validate = (uint32_t)o->validate,
                    .audit = audited,
                    .audit_fully = o->audit,
                    .eager = o->eager,
                    .scramble = o->draw,
                    .progress = o->quiet ? NULL : progress_bar_start(bar, stderr)};
  return l;
}

static int exit_status(verdict v) {
  return v == VERDICT_HOLDS      ? EXIT_HOLDS
         : v == VERDICT_VIOLATED ? EXIT_VIOLATED
                                 : EXIT_INCONCLUSIVE;
}

/* The check whose verdict counts: the first that is violated, else the first that is
 * inconclusive, else the first. */
static const check *deciding(const output *out) {
  const check *found = &out->checks.data[0];
  vec_each (check, c, &out->checks) {
    bool worse = found->result.verdict == VERDICT_HOLDS
                     ? c->result.verdict != VERDICT_HOLDS
                     : found->result.verdict == VERDICT_INCONCLUSIVE &&
                           c->result.verdict == VERDICT_VIOLATED;
    if (worse)
      found = c;
  }
  return found;
}

enum { DEFAULT_PAIRS = 4 };

/* An abstraction of up to so many nodes: what is checked of abstractions alone grows
 * fast. */
static space_bounds abstract_bounds(const space *s, const cli_options *o) {
  space_bounds b = s->bounds;
  uint32_t most = o->pairs                            ? (uint32_t)o->pairs
                  : s->position_count < DEFAULT_PAIRS ? s->position_count
                                                      : DEFAULT_PAIRS;
  b.nodes = most;
  b.height = 0;
  if (o->pairs || b.arrays < 0 || b.arrays > (int32_t)most)
    b.arrays = (int32_t)most;
  b.has_ints = true;
  b.ints_low = s->ints_low;
  b.ints_high = s->ints_high;
  return b;
}

static bool violated(const output *out) {
  return vec_last(&out->checks)->result.verdict == VERDICT_VIOLATED;
}

/* The class with its abstraction; NULL after an error. */
static subject *compared_subject(checking *c, ir_class *class, diag_sink *sink) {
  const cli_options *o = c->options;
  subject *s = subject_new(c->in->program, class, &c->selection, sink);
  if (!s)
    return NULL;
  ir_class *abstract = subject_class_called(s, o->against, strlen(o->against));
  if (!abstract)
    diag_error(sink, NO_PLACE, "--against: no class '%s'", o->against);
  if (!abstract || !subject_compare(s, abstract, o->methods.size, sink)) {
    subject_delete(s);
    return NULL;
  }
  return s;
}

static bool check_module(checking *c, subject *s, diag_sink *sink) {
  return checking_add(&c->out, s, &c->bounds, sink) &&
         checking_run(&c->out, c->engine, c->options, sink);
}

/* What must hold of abstractions alone: that equal ones behave alike, and that canonical
 * ones are valid. */
static bool check_abstraction(checking *c, const subject *compared, const space *s,
                              diag_sink *sink) {
  space_bounds one = abstract_bounds(s, c->options), two = one;
  two.nodes = 2 * one.nodes + 2;
  if (!checking_add(&c->out, subject_new_pair(compared, sink), &two, sink) ||
      !checking_run(&c->out, c->engine, c->options, sink))
    return false;
  return violated(&c->out) || !subject_has_canonical(compared) ||
         (checking_add(&c->out, subject_new_canonical(compared, sink), &one, sink) &&
          checking_run(&c->out, c->engine, c->options, sink));
}

/* An abstraction against itself: nothing but what must hold of it alone. */
static bool check_itself(checking *c, subject *s, diag_sink *sink) {
  space *space_ = space_new(s, &c->bounds, sink);
  bool finished = space_ && check_abstraction(c, s, space_, sink);
  space_delete(space_);
  c->itself = s;
  return finished;
}

/* Both properties of 000 §3.4, for the class and those of --equivalent. */
static bool check_equivalence(checking *c, ir_class *class, diag_sink *sink) {
  const cli_options *o = c->options;
  subject *s = compared_subject(c, class, sink);
  if (s && subject_is_itself(s))
    return check_itself(c, s, sink);
  if (!check_module(c, s, sink))
    return false;
  for (uint32_t i = 0; i < o->equivalent.size && !violated(&c->out); i++) {
    name n =
        inputs_class_pick(c->in, o->equivalent.data[i], checked_has_invariant, "", sink);
    ir_class *other = n ? java_class_named(c->in->program, n) : NULL;
    if (!other || !check_module(c, compared_subject(c, other, sink), sink))
      return false;
  }
  const check *first = &c->out.checks.data[0];
  return violated(&c->out) || check_abstraction(c, first->subject, first->space, sink);
}

static bool run_checks(checking *c, ir_class *class, diag_sink *sink) {
  if (c->options->against)
    return check_equivalence(c, class, sink);
  if (c->options->commute)
    return check_commuting(c, class, sink);
  return checking_add(&c->out, subject_new(c->in->program, class, &c->selection, sink),
                      &c->bounds, sink) &&
         checking_run(&c->out, c->engine, c->options, sink);
}

static void release_checks(output *out) {
  vec_each (check, c, &out->checks) {
    check_result_release(&c->result);
    space_delete(c->space);
    subject_delete(c->subject);
  }
  vec_release(&out->checks);
}

/* What cannot be checked is the user's error before the first check has begun. */
static int conclude(checking *c, bool finished, diag_sink *sink) {
  output *out = &c->out;
  if (!out->checks.size || !out->checks.data[0].result.operations ||
      vec_last(&out->checks)->result.refused)
    return EXIT_USAGE;
  const check *d = deciding(out);
  bool printed = finished && checking_print(out, d, &d->result, false, true, sink);
  return printed ? exit_status(d->result.verdict) : EXIT_INCONCLUSIVE;
}

static int check_class(inputs *in, ir_class *class, check_engine *engine,
                       const cli_options *o, shortcut_set without, checked_language *l,
                       diag_sink *sink) {
  checking c = {.in = in, .engine = engine, .options = o, .out.language = l};
  c.selection = (selection){.methods = o->methods.data,
                            .method_count = o->methods.size,
                            .allowed = o->allowed.data,
                            .allowed_count = o->allowed.size,
                            .constructors = o->constructors,
                            .inherited = o->inherited,
                            .blocks = !o->commute && !o->against,
                            .sources = {in->sources.data, in->sources.size},
                            .classes = &in->known,
                            .given = &in->classes,
                            .replacing = in->replacing.data,
                            .replacing_count = in->replacing.size};
  c.out.sources = (report_sources){in->sources.data, in->sources.size};
  if (!bounds_read(o, &c.bounds, sink) || !documents_start(&c.out.documents, o, sink))
    return EXIT_USAGE;
  c.out.text = !documents_take_output(&c.out.documents);
  c.out.replay = o->replay;
  c.out.limits = limits_of(o, without, &c.out.bar);
  int status = conclude(&c, run_checks(&c, class, sink), sink);
  documents_close(&c.out.documents);
  release_checks(&c.out);
  subject_delete(c.itself);
  return status;
}

/* Options that are of no use, or would not be obeyed, together. */
static bool options_agree(const cli_options *o, diag_sink *sink) {
  if (!o->against && !o->commute && (o->pairs || o->equivalent.size)) {
    diag_error(sink, NO_PLACE, "--%s is for comparisons: add --against ABSTRACTION",
               o->pairs ? "pairs" : "equivalent");
    return false;
  }
  size_t digits = o->audit ? strspn(o->audit, "0123456789") : 1;
  if (!digits || digits > 9 || (o->audit && o->audit[digits])) {
    diag_error(sink, NO_PLACE, "--audit needs a number from 0 to 999999999, not '%s'",
               o->audit);
    return false;
  }
  if ((o->variant || o->emit) && !language_is_named(o)) {
    diag_error(sink, NO_PLACE, "--%s is for languages, FILE.lang",
               o->variant ? "variant" : "emit");
    return false;
  }
  if (has_all_floats(o) &&
      ((o->engine && strcmp(o->engine, "sat") != 0) || o->jobs != 1 ||
       (o->analysis && !strcmp(o->analysis, "fields")))) {
    diag_error(sink, NO_PLACE,
               "--floats all is for --engine sat, --analysis paths and one process: "
               "nobody can enumerate them");
    return false;
  }
  if (o->commute && o->against) {
    diag_error(sink, NO_PLACE, "--commute and --against are two checks: ask for one");
    return false;
  }
  if (o->commute_when && !o->commute) {
    diag_error(sink, NO_PLACE, "--commute-when needs --commute 'm1,m2' or --commute all");
    return false;
  }
  if (o->commute && o->analysis && !strcmp(o->analysis, "fields")) {
    diag_error(sink, NO_PLACE,
               "--analysis fields does not follow the copy that --commute makes: use "
               "--analysis paths, or --engine explicit");
    return false;
  }
  if (o->against && o->analysis && !strcmp(o->analysis, "fields")) {
    diag_error(sink, NO_PLACE,
               "--analysis fields does not follow the abstraction: compare with "
               "--analysis paths, or --engine explicit");
    return false;
  }
  return true;
}

static int check_paths(const cli_options *o, check_engine *engine, checked_language *l,
                       diag_sink *sink) {
  inputs in;
  int status = EXIT_USAGE;
  shortcut_set without;
  if (!read_shortcuts(o, &without, sink))
    return EXIT_USAGE;
  if (inputs_open(&in, o, sink)) {
    name class_name = checked_class(&in, o, sink);
    bool replaced = class_name && inputs_replace(&in, o, class_name, sink);
    ir_class *c = replaced ? java_class_named(in.program, class_name) : NULL;
    if (c)
      status = check_class(&in, c, engine, o, without, l, sink);
  }
  inputs_close(&in);
  return status;
}

/* The class of the language, by an engine that does not know that it is one. */
static int check_language_class(const cli_options *o, check_engine *engine,
                                checked_language *l, char *class_file, diag_sink *sink) {
  cli_options changed = *o;
  changed.paths = &class_file;
  if (o->size)
    changed.nodes = language_positions(l, (uint32_t)o->size);
  changed.size = 0;
  if (!o->size || changed.nodes)
    return check_paths(&changed, engine, l, sink);
  diag_error(sink, NO_PLACE,
             "--size %u needs more positions than a tree of every shape can have here: "
             "give --nodes, or --engine explicit",
             (unsigned)o->size);
  return EXIT_USAGE;
}

/* Whether nothing is asked for that one engine has: then the rules themselves come first,
 * which are done with few programs sooner than a class is compiled, and the class where they
 * are too many. */
static bool chooses_engine(const cli_options *o) {
  return o->size && !o->engine && !o->emit && !o->analysis && !o->without && !o->eager &&
         !o->draw && !o->validate && !o->audit && !o->replay;
}

/* Few programs, or many where the class would need very many positions, or all where it would
 * need too many. False: the class is to be checked. */
static bool is_done_by_rules(checked_language *l, const cli_options *o, diag_sink *sink,
                             int *status) {
  enum { FEW = 100000, MANY = 1000000, POSITIONS = 300 };
  uint32_t positions = language_positions(l, (uint32_t)o->size);
  if (language_try(l, o, FEW, sink, status))
    return true;
  if (positions && positions <= POSITIONS)
    return false;
  if (positions)
    return language_try(l, o, MANY, sink, status);
  *status = language_enumerate(l, o, sink);
  return true;
}

/* One of the goals of the language. */
static int check_goal(const cli_options *o, const struct engine *e, check_engine *engine,
                      checked_language *l, char *class_file, diag_sink *sink) {
  const language *read = l->language;
  if (read->goals.size > 1 && !documents_want_output(o))
    printf("%scheck %s\n", read->goal == read->goals.data ? "" : "\n",
           lang_goal_text(l->language));
  if (e->run == check_explicit || (!class_file && !o->engine && !o->emit)) {
    if (e->run != check_explicit && !o->quiet && read->goal == read->goals.data)
      diag_note(sink, read->refused_at,
                "by the rules themselves, as with --engine explicit: %s", read->refused);
    return language_enumerate(l, o, sink);
  }
  int status;
  if (class_file && chooses_engine(o) && is_done_by_rules(l, o, sink, &status))
    return status;
  if (class_file)
    return check_language_class(o, engine, l, class_file, sink);
  diag_error(sink, read->refused_at, "%s; --engine explicit applies the rules themselves",
             read->refused);
  return language_refuse(l, o, sink);
}

/* What one goal after the other says: violated before errors, these before
 * inconclusive. */
static int worse(int a, int b) {
  static const int order[] = {EXIT_VIOLATED, EXIT_USAGE, EXIT_INCONCLUSIVE, EXIT_HOLDS};
  for (size_t i = 0; i < sizeof order / sizeof *order; i++)
    if (a == order[i] || b == order[i])
      return order[i];
  return a;
}

static int check_language(const cli_options *o, const struct engine *e,
                          check_engine *engine, diag_sink *sink) {
  int status = EXIT_HOLDS;
  uint32_t goals = 1;
  json_t *results = json_array();
  for (uint32_t g = 0; g < goals; g++) {
    char *class_file = NULL;
    checked_language l;
    if (!language_open(&l, o, g, &class_file, sink)) {
      json_decref(results);
      return EXIT_USAGE;
    }
    goals = l.language->goals.size;
    l.results = results;
    l.more = g + 1 < goals;
    status = worse(status, check_goal(o, e, engine, &l, class_file, sink));
    language_close(&l);
  }
  json_decref(results);
  return status;
}

int command_check(const cli_options *o, diag_sink *sink) {
  if (!options_agree(o, sink))
    return EXIT_USAGE;
  const struct engine *found = find_engine(o->engine, sink);
  check_engine *engine = found ? choose_analysis(found, o->analysis, sink) : NULL;
  if (!engine)
    return EXIT_USAGE;
  if (!language_is_named(o))
    return check_paths(o, engine, NULL, sink);
  enum { DEFAULT_SIZE = 5 };
  cli_options sized = *o;
  sized.size = DEFAULT_SIZE;
  bool unbounded = !o->size && !o->nodes && !o->height && chooses_engine(&sized);
  return check_language(unbounded ? &sized : o, found, engine, sink);
}
