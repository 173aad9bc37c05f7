/* Each check is a process of this same program: they run beside each other, and none
 * feels another's limits. */
#include "cli/project_run.h"

#include "base/memory.h"
#include "base/progress.h"
#include "cli/commands.h"
#include "cli/project.h"
#include "cli/verdicts.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct run {
  const project_task *task;
  pid_t child;    /* 0: not started, or over */
  FILE *said;     /* its output */
  int status;     /* exit status */
  double seconds; /* first when it started, then how long it took */
  verdict_key key;
  bool recalled; /* it was checked before, as it is now */
} run;

static const char *status_word(int status) {
  static const char *const words[] = {"holds", "violated", "error", "inconclusive"};
  return words[status >= 0 && status <= 3 ? status : EXIT_INCONCLUSIVE];
}

static char **command_line(const project_task *t) {
  static char tool[] = "glassbox";
  char **words = memory_new_array(char *, t->words.size + 3);
  words[0] = tool;
  words[1] = (char *)t->command;
  for (uint32_t i = 0; i < t->words.size; i++)
    words[i + 2] = (char *)t->words.data[i];
  return words;
}

/* Whether its verdict is known. */
static bool recall(run *r, bool cached) {
  r->said = tmpfile();
  if (!cached || !r->said)
    return false;
  double started = progress_clock();
  r->key = verdict_key_of(r->task);
  r->recalled = verdict_recall(&r->key, r->said, &r->status);
  if (r->recalled)
    r->seconds = progress_clock() - started;
  return r->recalled;
}

static void start(run *r) {
  posix_spawn_file_actions_t actions;
  r->status = EXIT_INCONCLUSIVE;
  r->seconds = progress_clock();
  if (!r->said)
    return;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, fileno(r->said), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, fileno(r->said), STDERR_FILENO);
  char **words = command_line(r->task);
  if (posix_spawn(&r->child, "/proc/self/exe", &actions, NULL, words, environ))
    r->child = 0;
  memory_free(words);
  posix_spawn_file_actions_destroy(&actions);
}

static void finish(run *all, uint32_t count, pid_t child, int status) {
  for (uint32_t i = 0; i < count; i++)
    if (all[i].child == child) {
      all[i].child = 0;
      all[i].status = WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_INCONCLUSIVE;
      all[i].seconds = progress_clock() - all[i].seconds;
      verdict_keep(&all[i].key, all[i].said, all[i].status);
    }
}

static void run_all(run *all, uint32_t count, uint64_t jobs, bool cached) {
  uint32_t started = 0, working = 0;
  while (started < count || working) {
    if (started < count && working < jobs) {
      if (!recall(&all[started], cached))
        start(&all[started]);
      working += all[started++].child != 0;
      continue;
    }
    int status;
    pid_t child = wait(&status);
    if (child < 0 && errno == EINTR)
      continue;
    finish(all, count, child, status);
    working--;
  }
}

static void print_said(const run *r) {
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
    int length = (int)(strlen(all[i].task->command) + strlen(all[i].task->name) + 1);
    width = length > width ? length : width;
  }
  for (uint32_t i = 0; i < count; i++) {
    const project_task *t = all[i].task;
    printf("  %s.%-*s  %-12s  %8.2f s%s\n", t->command,
           width - (int)strlen(t->command) - 1, t->name, status_word(all[i].status),
           all[i].seconds, all[i].recalled ? "  unchanged" : "");
  }
}

static int worst(const run *all, uint32_t count) {
  static const int order[] = {EXIT_USAGE, EXIT_VIOLATED, EXIT_INCONCLUSIVE};
  for (size_t k = 0; k < sizeof order / sizeof *order; k++)
    for (uint32_t i = 0; i < count; i++)
      if (all[i].status == order[k])
        return order[k];
  return EXIT_HOLDS;
}

int project_run(const char *file, bool cached, diag_sink *sink) {
  project p;
  int status = EXIT_USAGE;
  if (project_read(&p, file, sink)) {
    uint32_t count = p.tasks.size;
    run *all = memory_new_array(run, count);
    for (uint32_t i = 0; i < count; i++)
      all[i].task = &p.tasks.data[i];
    run_all(all, count, p.jobs ? p.jobs : (uint64_t)sysconf(_SC_NPROCESSORS_ONLN),
            cached);
    for (uint32_t i = 0; i < count; i++)
      if (all[i].status != EXIT_HOLDS)
        print_said(&all[i]);
    print_table(all, count);
    status = worst(all, count);
    for (uint32_t i = 0; i < count; i++)
      if (all[i].said)
        fclose(all[i].said);
    memory_free(all);
  }
  project_release(&p);
  return status;
}
