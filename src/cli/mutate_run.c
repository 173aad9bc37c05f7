/* One run of a command in a process of its own: a crash, a limit or a leak of one mutant
 * is not felt by the others. Its JSON comes back through a pipe. */
#include "cli/mutate.h"

#include "base/memory.h"
#include "cli/limits.h"
#include "cli/messages.h"
#include "parallel/ranks.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- The child ---- */

/* Errors go the way of the result: the parent tells them apart. */
static void say_plainly(diag_sink *sink, diag_severity severity, place where,
                        const char *text) {
  (void)sink, (void)where;
  if (severity == DIAG_ERROR)
    puts(text);
}

static _Noreturn void be_child(int out, mutate_command *run, const cli_options *o,
                               const char *file, const char *text) {
  static limits l; /* its thread may wake while the process exits */
  diag_sink sink = {.report = say_plainly};
  int status = EXIT_INCONCLUSIVE;
  prctl(PR_SET_PDEATHSIG, SIGKILL); /* nobody would ask for what it found */
  ranks_leave();                    /* it is a process like any other */
  limits_set_farewell(NULL, NULL);
  bool ready = dup2(out, STDOUT_FILENO) >= 0 && freopen("/dev/null", "w", stderr);
  if (ready && limits_start(&l, o->timeout, o->memory, &sink))
    status = run(o, file, text, &sink);
  fflush(stdout);
  _exit(status);
}

/* ---- What it said ---- */

static const char *text_at(arena *a, const json_t *object, const char *key) {
  const char *text = json_string_value(json_object_get(object, key));
  return text ? arena_copy(a, text, strlen(text)) : NULL;
}

static void read_coverage(const json_t *coverage, mutant_run *r) {
  const json_t *statements = json_object_get(coverage, "statements");
  r->has_coverage = coverage;
  for (size_t i = 0; i < json_array_size(statements); i++) {
    const json_t *statement = json_array_get(statements, i);
    r->missed += !json_integer_value(json_object_get(statement, "covered"));
  }
}

/* A clause of a method has the method's name before it, an invariant is the class's. What
 * is no clause goes by its obligation. */
static const char *clause_name(arena *a, const char *method, const char *clause) {
  return strncmp(clause, "@Invariant", 10) ? arena_print(a, "%s: %s", method, clause)
                                           : arena_copy(a, clause, strlen(clause));
}

static void read_broken(arena *a, const json_t *violation, mutant_run *r) {
  const char *method = text_at(a, violation, "method");
  const char *obligation = text_at(a, violation, "obligation");
  if (method && obligation && r->message)
    r->clause = clause_name(a, method, *r->message == '@' ? r->message : obligation);
}

static void add_clause(arena *a, const char *clause, mutant_run *r) {
  for (uint32_t i = 0; i < r->clause_count; i++)
    if (!strcmp(r->clauses[i], clause))
      return;
  const char **more = arena_new_array(a, const char *, r->clause_count + 1);
  for (uint32_t i = 0; i < r->clause_count; i++)
    more[i] = r->clauses[i];
  more[r->clause_count++] = clause;
  r->clauses = more;
}

static void read_clauses(arena *a, const json_t *operation, mutant_run *r) {
  const char *method = text_at(a, operation, "method");
  const json_t *clauses = json_object_get(operation, "clauses");
  for (size_t i = 0; method && i < json_array_size(clauses); i++)
    add_clause(a, clause_name(a, method, json_string_value(json_array_get(clauses, i))),
               r);
}

static void read_result(arena *a, const char_vector *said, mutant_run *r) {
  json_t *result = json_loadb(said->data, said->size, 0, NULL);
  if (result) {
    const json_t *first = json_array_get(json_object_get(result, "violations"), 0);
    r->message = text_at(a, first ? first : result, first ? "message" : "reason");
    read_coverage(json_object_get(result, "coverage"), r);
    if (first)
      read_broken(a, first, r);
    const json_t *operations = json_object_get(result, "operations");
    for (size_t i = 0; i < json_array_size(operations); i++)
      read_clauses(a, json_array_get(operations, i), r);
  } else if (said->size)
    r->message = arena_copy(a, said->data, strcspn(said->data, "\n"));
  json_decref(result);
}

static void read_all(int from, char_vector *said) {
  char room[4096];
  ssize_t count;
  while ((count = read(from, room, sizeof room)) > 0 || (count < 0 && errno == EINTR))
    for (ssize_t i = 0; i < count; i++)
      vec_push(said, room[i]);
  vec_push(said, '\0');
  said->size--;
}

static int wait_for(int child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    continue;
  return status;
}

mutant_process mutate_start(mutate_command *run, const cli_options *o, const char *file,
                            const char *text) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC))
    return (mutant_process){0, -1};
  fflush(NULL); /* or the child would say it once more */
  int pid = fork();
  if (!pid) {
    close(ends[0]);
    be_child(ends[1], run, o, file, text);
  }
  close(ends[1]);
  if (pid > 0)
    return (mutant_process){pid, ends[0]};
  close(ends[0]);
  return (mutant_process){0, -1};
}

mutant_run mutate_finish(arena *a, mutant_process p) {
  mutant_run r = {.status = EXIT_INCONCLUSIVE, .message = "no process can be started"};
  if (!p.number)
    return r;
  char_vector said = {0};
  read_all(p.from, &said);
  close(p.from);
  int status = wait_for(p.number);
  r.message = NULL;
  read_result(a, &said, &r);
  vec_release(&said);
  if (WIFEXITED(status))
    r.status = WEXITSTATUS(status);
  else
    r.message = arena_print(a, "the run ended with signal %d", WTERMSIG(status));
  return r;
}

/* ---- From another process ---- */

void mutant_run_pack(const mutant_run *r, char_vector *out) {
  message_put(out, (uint64_t)r->status);
  message_put_text(out, r->message);
  message_put(out, r->has_coverage);
  message_put(out, r->missed);
  message_put_text(out, r->clause);
  message_put(out, r->clause_count);
  for (uint32_t k = 0; k < r->clause_count; k++)
    message_put_text(out, r->clauses[k]);
}

static const char *get_text(arena *a, message_reader *in) {
  char *text = message_get_text(in);
  const char *copy = text ? arena_copy(a, text, strlen(text)) : NULL;
  memory_free(text);
  return copy;
}

mutant_run mutant_run_unpack(arena *a, message_reader *in) {
  mutant_run r = {.status = (int)message_get(in)};
  r.message = get_text(a, in);
  r.has_coverage = message_get(in);
  r.missed = (uint32_t)message_get(in);
  r.clause = get_text(a, in);
  for (uint64_t left = message_get(in); left && !in->failed; left--) {
    const char *clause = get_text(a, in);
    if (clause)
      add_clause(a, clause, &r);
  }
  return r;
}
