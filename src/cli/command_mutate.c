/* glassbox mutate: which small changes of a program does a command notice? The program
 * itself comes first: where it does not hold, its mutants say nothing. */
#include "base/memory.h"
#include "base/progress.h"
#include "cli/documents.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "cli/mutate_java.h"
#include "cli/progress_bar.h"
#include "cli/verify.h"
#include "fir/mutate.h"
#include "java/class_source.h"
#include "java/mutate.h"
#include "parallel/crew_range.h"

#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <string.h>

/* ---- What the options say ---- */

static bool parse_operators(const char *text, uint32_t *operators, diag_sink *sink) {
  *operators = text ? 0 : UINT32_MAX;
  while (text) {
    size_t length = strcspn(text, ",");
    mutation_operator one;
    if (!mutation_operator_find(text, length, &one)) {
#define NAME(name, meaning) " " #name
      diag_error(sink, NO_PLACE, "no mutation operator '%.*s'; there are:%s", (int)length,
                 text, MUTATION_OPERATORS(NAME));
#undef NAME
      return false;
    }
    *operators |= 1u << one;
    text = text[length] ? text + length + 1 : NULL;
  }
  return true;
}

/* What can be mutated, and by which command its mutants are killed. */
typedef struct language {
  const char *ending, *killer;
  mutate_command *run;
} language;

static const language languages[] = {{".fir", "verify", verify_text},
                                     {".java", "check", mutate_check_text},
                                     {".java", "verify", mutate_verify_text}};

/* The one with that killer, else the first for such files; NULL: none. */
static const language *language_of(const char *file, const char *killer) {
  const language *first = NULL;
  size_t length = strlen(file);
  for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
    size_t ending = strlen(languages[i].ending);
    if (length <= ending || strcmp(file + length - ending, languages[i].ending))
      continue;
    if (killer && !strcmp(languages[i].killer, killer))
      return &languages[i];
    first = first ? first : &languages[i];
  }
  return first;
}

static const language *check_paths(const cli_options *o, diag_sink *sink) {
  const language *l =
      language_of(o->paths[0], o->argument_count ? o->arguments[0] : NULL);
  if (o->path_count > 1)
    diag_error(sink, NO_PLACE, "'mutate' takes one FILE.java or FILE.fir, not %zu",
               o->path_count);
  else if (!l)
    diag_error(sink, NO_PLACE, "'mutate' takes a FILE.java or a FILE.fir, not '%s'",
               o->paths[0]);
  else if (!o->argument_count)
    diag_error(sink, NO_PLACE,
               "the command that is to kill the mutants is missing: glassbox mutate %s "
               "-- %s [OPTION...]",
               o->paths[0], l->killer);
  else if (strcmp(o->arguments[0], l->killer) != 0)
    diag_error(sink, NO_PLACE, "mutants of a FILE%s are killed by '%s', not by '%s'",
               l->ending, l->killer, o->arguments[0]);
  else if (o->class_name && l == &languages[0])
    diag_error(sink, NO_PLACE, "--class is for a FILE.java; a FILE.fir has procedures");
  else
    return l;
  return NULL;
}

/* The command line behind `--`, as if it had been given with the file. */
static bool parse_inner(cli_options *inner, const cli_options *o, char *class_option,
                        char **argv, diag_sink *sink) {
  static char tool[] = "glassbox", json[] = "--json=-";
  size_t count = 0;
  argv[count++] = tool;
  for (size_t i = 0; i < o->argument_count; i++) {
    const char *a = o->arguments[i];
    if (i && (!strncmp(a, "--json", 6) || !strcmp(a, "--help") || !strcmp(a, "--"))) {
      diag_error(sink, NO_PLACE, "'%s' does not stand behind '--'; 'mutate' may take it",
                 a);
      return false;
    }
    argv[count++] = o->arguments[i];
  }
  argv[count++] = json;
  if (class_option)
    argv[count++] = class_option;
  argv[count++] = o->paths[0];
  if (!options_parse(inner, (int)count, argv, sink))
    return false;
  if (inner->path_count > 1)
    diag_error(sink, NO_PLACE, "'%s' stands behind '--'; the file comes before it",
               inner->paths[0]);
  return inner->path_count == 1;
}

/* ---- Trying ---- */

typedef struct campaign {
  mutation_report report;
  mutate_command *run;
  document_set documents;
  const cli_options *options, *inner;
  arena store;
  double started;
  progress_bar bar;
  progress_sink *progress; /* NULL: no terminal, or --quiet */
  _Atomic int child;       /* that runs now; 0: none */
  crew *crew;              /* NULL: one process at a time */
  const mutation_vector *changes;
  bool is_noted;    /* what became of them */
  mutant_run *runs; /* by mutation, from here or from another process */
  crew_range part;  /* this process's, with those that it gave away */
} campaign;

/* One run at a time of this process; others make theirs beside it. */
static mutant_run run_text(campaign *s, const char *text) {
  mutant_process p = mutate_start(s->run, s->inner, s->report.file, text);
  s->child = p.number;
  mutant_run r = mutate_finish(&s->store, p);
  s->child = 0;
  return r;
}

static mutant_fate fate_of(int status) {
  return status == EXIT_VIOLATED ? MUTANT_KILLED
         : status == EXIT_HOLDS  ? MUTANT_SURVIVED
                                 : MUTANT_INCONCLUSIVE;
}

/* What is refused, because it does not compile, was no mutant. */
static void note_mutant(campaign *s, const mutation *change, mutant_run run) {
  mutation_report *r = &s->report;
  mutant m = {.change = *change, .run = run, .fate = fate_of(run.status)};
  if (m.run.status == EXIT_USAGE)
    return;
  vec_push(&r->mutants, m);
  r->fates[m.fate]++;
}

static void show_progress(campaign *s, uint32_t done, uint32_t count) {
  progress now = {
      .phase = "mutants", .done = done, .fraction = 1 - (double)done / (double)count};
  progress_tick(s->progress, &now);
}

static void become_child(campaign *s, crew_range r) {
  s->part = r;
  s->progress = NULL;
}

static void try_part(campaign *s, const mutation_vector *changes,
                     const _Atomic bool *interrupted) {
  crew_range r = s->part;
  for (; r.next < r.end && !*interrupted; r.next++) {
    if (crew_range_divide(s->crew, &r) == CREW_CHILD)
      become_child(s, r);
    show_progress(s, r.next - s->part.next, changes->size);
    char *text = mutation_apply(s->report.text, &changes->data[r.next]);
    s->runs[r.next] = run_text(s, text);
    s->runs[r.next].is_made = true;
    memory_free(text);
  }
}

/* ---- Between processes ---- */

static _Noreturn void report_part(const campaign *s) {
  char_vector text = {0};
  for (uint32_t k = s->part.next; k < s->part.end; k++)
    if (s->runs[k].is_made) {
      message_put(&text, k);
      mutant_run_pack(&s->runs[k], &text);
    }
  crew_report(s->crew, &text);
}

static void take_runs(campaign *s, const char_vector *text) {
  message_reader in = message_read(text);
  while (in.at < in.end && !in.failed) {
    uint64_t number = message_get(&in);
    mutant_run r = mutant_run_unpack(&s->store, &in);
    if (in.failed || number >= s->part.end)
      return;
    s->runs[number] = r;
    s->runs[number].is_made = true;
  }
}

/* What a process had to do that has died stays open. */
static void gather_runs(campaign *s, const _Atomic bool *interrupted) {
  crew_message m;
  crew_rest(s->crew);
  while (crew_gather(s->crew, interrupted, &m)) {
    if (m.arrived)
      take_runs(s, &m.text);
    vec_release(&m.text);
  }
  for (uint32_t k = s->part.next; k < s->part.end && !*interrupted; k++)
    if (!s->runs[k].is_made)
      s->runs[k] = (mutant_run){.status = EXIT_INCONCLUSIVE,
                                .message = "a worker process ended without a result",
                                .is_made = true};
}

/* Once: at the end, or where a limit ends it all. */
static void note_runs(campaign *s) {
  for (uint32_t k = 0; !s->is_noted && k < s->changes->size; k++)
    if (s->runs[k].is_made)
      note_mutant(s, &s->changes->data[k], s->runs[k]);
  s->is_noted = true;
}

static void try_mutants(campaign *s, const mutation_vector *changes,
                        const _Atomic bool *interrupted) {
  try_part(s, changes, interrupted);
  if (s->crew)
    gather_runs(s, interrupted);
  if (crew_is_child(s->crew))
    report_part(s);
  note_runs(s);
}

static void end_child(campaign *s) {
  int child = s->child;
  if (child)
    kill(child, SIGKILL);
}

/* False: others have done all of it. */
static bool join(campaign *s) {
  crew_range r = s->part;
  crew_place place = crew_range_join(s->crew, &r);
  if (place == CREW_HELPS)
    become_child(s, r);
  return place != CREW_OVER;
}

static bool holds_itself(campaign *s) {
  s->report.original = run_text(s, s->report.text);
  return s->report.original.status == EXIT_HOLDS;
}

static void try_all(campaign *s, const mutation_vector *changes) {
  const _Atomic bool *interrupted = interrupt_catch();
  mutation_report *r = &s->report;
  if ((!crew_is_helper() && !holds_itself(s)) || !join(s))
    return;
  try_mutants(s, changes, interrupted);
  progress_bar_stop(&s->bar);
  if (*interrupted) {
    end_child(s);
    r->reason =
        arena_print(&s->store, "%s after %u of %u mutants",
                    *interrupt_is_late() ? "the time limit was reached" : "interrupted",
                    r->mutants.size, changes->size);
  }
}

static int report_all(campaign *s, diag_sink *sink) {
  s->report.seconds = progress_clock() - s->started;
  if (!documents_take_output(&s->documents))
    mutation_report_print(stdout, &s->report);
  json_t *all = documents_any(&s->documents) ? mutation_report_json(&s->report) : NULL;
  bool written = !all || documents_write(&s->documents, all, sink);
  json_decref(all);
  if (!written)
    return EXIT_USAGE;
  return mutation_report_status(&s->report);
}

/* A limit ends the process, and with it the run under way. */
static int end_early(void *context, const char *reason) {
  campaign *s = context;
  diag_sink silent = {0};
  end_child(s);
  note_runs(s);
  progress_bar_stop(&s->bar);
  s->report.reason = reason;
  return report_all(s, &silent);
}

static int run_campaign(campaign *s, const cli_options *o, const mutation_vector *changes,
                        diag_sink *sink) {
  if (!documents_start(&s->documents, o, sink))
    return EXIT_USAGE;
  s->report.command = o->arguments;
  s->report.command_count = o->argument_count;
  s->part = (crew_range){0, changes->size};
  s->changes = changes;
  s->runs = memory_new_array(mutant_run, changes->size + 1);
  s->crew = crew_jobs(o->jobs) > 1 ? crew_new(crew_jobs(o->jobs)) : NULL;
  s->progress = o->quiet ? NULL : progress_bar_start(&s->bar, stderr);
  limits_set_farewell(end_early, s);
  try_all(s, changes);
  limits_set_farewell(NULL, NULL);
  crew_delete(s->crew);
  memory_free(s->runs);
  int status = crew_is_helper() ? EXIT_HOLDS : report_all(s, sink);
  documents_close(&s->documents);
  vec_release(&s->report.mutants);
  return status;
}

static int mutate_fir(campaign *s, const cli_options *o, uint32_t operators,
                      diag_sink *sink) {
  fir_program *p = fir_program_load(o->paths[0], sink);
  const fir_proc *proc = p ? verify_pick_proc(p, s->inner->proc, sink) : NULL;
  int status = EXIT_USAGE;
  if (proc) {
    mutation_vector changes = {0};
    s->report.file = p->file;
    s->report.text = p->text;
    fir_mutate(&s->store, p, proc, operators, &changes);
    status = run_campaign(s, o, &changes, sink);
    vec_release(&changes);
  }
  fir_program_delete(p);
  return status;
}

static int mutate_java(campaign *s, const cli_options *o, uint32_t operators,
                       diag_sink *sink) {
  class_bytes bytes;
  if (!file_read(&s->store, o->paths[0], &bytes)) {
    diag_error(sink, NO_PLACE, "cannot open '%s': %s", o->paths[0], strerror(errno));
    return EXIT_USAGE;
  }
  mutation_vector changes = {0};
  s->report.file = o->paths[0];
  s->report.text = arena_copy(&s->store, (const char *)bytes.bytes, bytes.size);
  java_mutate(&s->store, s->report.text, operators, &changes);
  int status = run_campaign(s, o, &changes, sink);
  vec_release(&changes);
  return status;
}

int command_mutate(const cli_options *o, diag_sink *sink) {
  uint32_t operators;
  cli_options inner = {0};
  if (mutate_is_language(o))
    return mutate_language(o, sink);
  const language *l = check_paths(o, sink);
  if (!l || !parse_operators(o->operators, &operators, sink))
    return EXIT_USAGE;
  char **argv = memory_new_array(char *, o->argument_count + 5);
  int status = EXIT_USAGE;
  campaign s = {
      .options = o, .inner = &inner, .run = l->run, .started = progress_clock()};
  arena_init(&s.store);
  char *class_option =
      o->class_name ? (char *)arena_print(&s.store, "--class=%s", o->class_name) : NULL;
  if (parse_inner(&inner, o, class_option, argv, sink))
    status = l == &languages[0] ? mutate_fir(&s, o, operators, sink)
                                : mutate_java(&s, o, operators, sink);
  arena_release(&s.store);
  options_release(&inner);
  memory_free(argv);
  return status;
}
