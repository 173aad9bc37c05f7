/* Without a command: the checks of a project file. Each is a process of this same program:
 * they run beside each other, and none feels another's limits. What each has to say is
 * told where it did not hold, then a table of all.
 *
 * Where a file is wanted, every check writes its JSON for it, and is run: what is known of
 * an unchanged one is its text alone. */
#include "base/memory.h"
#include "base/progress.h"
#include "cli/documents.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "cli/project_json.h"
#include "cli/verdicts.h"

#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { RESULT_DESCRIPTOR = 3 };

typedef struct run {
  project_part part; /* seconds: first when it started, then how long it took */
  pid_t child;       /* 0: not started, or over */
  verdict_key key;
  bool recalled; /* it was checked before, as it is now */
} run;

typedef struct manner {
  bool cached;       /* what was checked before, as it is now, is not checked again */
  bool results;      /* the JSON of each is wanted */
  bool quiet, alone; /* --quiet and --no-daemon are handed on */
} manner;

static const char *status_word(int status) {
  static const char *const words[] = {"holds", "violated", "error", "inconclusive"};
  return words[status >= 0 && status <= 3 ? status : EXIT_INCONCLUSIVE];
}

/* The file that the task itself has its JSON written to, or NULL. */
static const char *own_result(const project_task *t) {
  static const char option[] = "--json=";
  const char *file = NULL;
  vec_each (const char *, word, &t->words)
    if (!strncmp(*word, option, strlen(option)))
      file = *word + strlen(option);
  return file;
}

static char **command_line(const project_task *t, const manner *how) {
  static char tool[] = "glassbox", result[] = "--json=/dev/fd/3", quiet[] = "--quiet",
              alone[] = "--no-daemon";
  char **words = memory_new_array(char *, t->words.size + 6);
  uint32_t count = 0;
  words[count++] = tool;
  words[count++] = (char *)t->command;
  if (how->quiet)
    words[count++] = quiet;
  if (how->alone)
    words[count++] = alone;
  if (how->results && !own_result(t))
    words[count++] = result;
  vec_each (const char *, word, &t->words)
    words[count++] = (char *)*word;
  return words;
}

/* Whether its verdict is known. */
static bool recall(run *r, bool cached) {
  r->part.said = tmpfile();
  if (!cached || !r->part.said)
    return false;
  double started = progress_clock();
  r->key = verdict_key_of(r->part.task);
  r->recalled = verdict_recall(&r->key, r->part.said, &r->part.status);
  if (r->recalled)
    r->part.seconds = progress_clock() - started;
  return r->recalled;
}

static void start(run *r, const manner *how) {
  posix_spawn_file_actions_t actions;
  r->part.status = EXIT_INCONCLUSIVE;
  r->part.seconds = progress_clock();
  r->part.result = how->results ? tmpfile() : NULL;
  if (!r->part.said || (how->results && !r->part.result))
    return;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, fileno(r->part.said), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, fileno(r->part.said), STDERR_FILENO);
  if (r->part.result)
    posix_spawn_file_actions_adddup2(&actions, fileno(r->part.result), RESULT_DESCRIPTOR);
  char **words = command_line(r->part.task, how);
  if (posix_spawn(&r->child, "/proc/self/exe", &actions, NULL, words, environ))
    r->child = 0;
  memory_free(words);
  posix_spawn_file_actions_destroy(&actions);
}

static void finish(run *all, uint32_t count, pid_t child, int status) {
  for (uint32_t i = 0; i < count; i++)
    if (all[i].child == child) {
      project_part *p = &all[i].part;
      all[i].child = 0;
      p->status = WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_INCONCLUSIVE;
      p->seconds = progress_clock() - p->seconds;
      verdict_keep(&all[i].key, p->said, p->status);
    }
}

/* A terminal interrupts the checks, too: they get a moment to say what they have. */
enum { LOOK_MILLISECONDS = 5, MILLISECONDS_TO_END = 500, MILLISECONDS_TO_LIVE = 10000 };

typedef struct project_runs {
  run *all;
  uint32_t count;
  uint32_t waited; /* ms since the interrupt */
} project_runs;

static void signal_all(const project_runs *p, int signal_) {
  for (uint32_t i = 0; i < p->count; i++)
    if (p->all[i].child)
      kill(p->all[i].child, signal_);
}

/* One that has ended; 0: none has, and some time went by. */
static pid_t wait_for_one(project_runs *p, const _Atomic bool *interrupted, int *status) {
  const struct timespec pause = {.tv_nsec = LOOK_MILLISECONDS * 1000000};
  pid_t child = waitpid(-1, status, WNOHANG);
  if (child)
    return child;
  nanosleep(&pause, NULL);
  if (!*interrupted)
    return 0;
  p->waited += LOOK_MILLISECONDS;
  if (p->waited == MILLISECONDS_TO_END)
    signal_all(p, SIGTERM);
  if (p->waited == MILLISECONDS_TO_LIVE)
    signal_all(p, SIGKILL);
  return 0;
}

/* A limit ends the process. */
static int end_all(void *runs, const char *reason) {
  (void)reason;
  signal_all(runs, SIGKILL);
  return EXIT_INCONCLUSIVE;
}

static void run_all(run *all, uint32_t count, uint64_t jobs, const manner *how) {
  uint32_t started = 0, working = 0;
  const _Atomic bool *interrupted = interrupt_note();
  project_runs runs = {all, count, 0};
  limits_set_farewell(end_all, &runs);
  while ((started < count && !*interrupted) || working) {
    if (started < count && working < jobs && !*interrupted) {
      if (!recall(&all[started], how->cached))
        start(&all[started], how);
      working += all[started++].child != 0;
      continue;
    }
    int status;
    pid_t child = wait_for_one(&runs, interrupted, &status);
    if (!child)
      continue;
    finish(all, count, child, status);
    working--;
  }
  limits_set_farewell(NULL, NULL);
  for (; started < count; started++)
    all[started].part.status = EXIT_INCONCLUSIVE; /* interrupted before its turn */
}

static void print_said(const project_part *r) {
  if (!r->said)
    return;
  printf("# %s.%s\n", r->task->command, r->task->name);
  fflush(stdout);
  rewind(r->said);
  for (int c; (c = getc(r->said)) != EOF;)
    putchar(c);
  putchar('\n');
}

static void print_table(const run *all, uint32_t count) {
  int width = 5;
  for (uint32_t i = 0; i < count; i++) {
    int length =
        (int)(strlen(all[i].part.task->command) + strlen(all[i].part.task->name) + 1);
    width = length > width ? length : width;
  }
  for (uint32_t i = 0; i < count; i++) {
    const project_task *t = all[i].part.task;
    printf("  %s.%-*s  %-12s  %8.2f s%s\n", t->command,
           width - (int)strlen(t->command) - 1, t->name, status_word(all[i].part.status),
           all[i].part.seconds, all[i].recalled ? "  unchanged" : "");
  }
}

static int worst(const run *all, uint32_t count) {
  static const int order[] = {EXIT_USAGE, EXIT_VIOLATED, EXIT_INCONCLUSIVE};
  for (size_t k = 0; k < sizeof order / sizeof *order; k++)
    for (uint32_t i = 0; i < count; i++)
      if (all[i].part.status == order[k])
        return order[k];
  return EXIT_HOLDS;
}

static void print_all(const run *all, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (all[i].part.status != EXIT_HOLDS)
      print_said(&all[i].part);
  print_table(all, count);
}

/* What a task has written to a file of its own is there. */
static void fetch_own(project_part *p) {
  const char *file = own_result(p->task);
  FILE *own = file ? fopen(file, "r") : NULL;
  if (!own)
    return;
  if (p->result)
    fclose(p->result);
  p->result = own;
}

static bool write_documents(document_set *files, run *all, uint32_t count, int status,
                            double started, diag_sink *sink) {
  project_part *parts = memory_new_array(project_part, count);
  for (uint32_t i = 0; i < count; i++) {
    fetch_own(&all[i].part);
    parts[i] = all[i].part;
  }
  json_t *result = project_json(parts, count, status, started);
  bool written = documents_write(files, result, sink);
  json_decref(result);
  memory_free(parts);
  return written;
}

static int run_tasks(const project *p, const cli_options *o, document_set *files,
                     diag_sink *sink) {
  uint32_t count = p->tasks.size;
  double started = progress_clock();
  run *all = memory_new_array(run, count);
  for (uint32_t i = 0; i < count; i++)
    all[i].part.task = &p->tasks.data[i];
  uint64_t jobs = o->jobs_given ? o->jobs : p->jobs;
  manner how = {.cached = !o->no_cache && !documents_any(files),
                .results = documents_any(files),
                .quiet = o->quiet,
                .alone = o->no_daemon};
  run_all(all, count, jobs ? jobs : (uint64_t)sysconf(_SC_NPROCESSORS_ONLN), &how);
  if (!documents_take_output(files))
    print_all(all, count);
  int status = worst(all, count);
  if (how.results && !write_documents(files, all, count, status, started, sink))
    status = EXIT_USAGE;
  for (uint32_t i = 0; i < count; i++) {
    if (all[i].part.said)
      fclose(all[i].part.said);
    if (all[i].part.result)
      fclose(all[i].part.result);
  }
  memory_free(all);
  return status;
}

int command_project(const cli_options *o, diag_sink *sink) {
  project p;
  document_set files;
  int status = EXIT_USAGE;
  if (project_read(&p, PROJECT_FILE, sink) && documents_start(&files, o, sink)) {
    status = run_tasks(&p, o, &files, sink);
    documents_close(&files);
  }
  project_release(&p);
  return status;
}
