/* Speed of the Java machine: start-up, and instructions a second.
 *
 *     build/bench/java [ROW [ROUNDS]]
 *
 * From the repository's folder. Instructions are those of the representation, of which
 * there are fewer than the bytecodes they stand for (loads, stores and constants are
 * operands). Times are CPU seconds, the best of three runs after a first that loads and
 * translates classes; for the start-up, the time of a whole `glassbox run` of a class
 * file whose main does nothing. */
#include "jre/jre.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds_of(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void report(diag_sink *sink, diag_severity severity, place where,
                   const char *text) {
  (void)sink, (void)severity;
  fprintf(stderr, "bench: %s: %s\n", where.file ? where.file : "", text);
}

static _Noreturn void give_up(const char *what) {
  fprintf(stderr, "bench: %s\n", what);
  exit(1);
}

/* The folder of this program, which is beside the tool's. */
static const char *own_folder(arena *a) {
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length < 0)
    give_up("/proc/self/exe cannot be read");
  path[length] = 0;
  *strrchr(path, '/') = 0;
  return arena_print(a, "%s", path);
}

/* --- Start-up --------------------------------------------------------------- */

static double start_once(const char *tool, const char *classes) {
  double start = seconds_of(CLOCK_MONOTONIC);
  pid_t child = fork();
  if (!child) {
    execl(tool, tool, "run", classes, "--class", "Loops", (char *)NULL);
    _exit(127);
  }
  int status = 1;
  if (child < 0 || waitpid(child, &status, 0) < 0 || status)
    give_up("glassbox run of an empty main failed");
  return seconds_of(CLOCK_MONOTONIC) - start;
}

static void start_up(const char *tool, const char *classes) {
  enum { RUNS = 20 };
  double best = 1e9;
  for (int i = 0; i < RUNS; i++) {
    double t = start_once(tool, classes);
    best = t < best ? t : best;
  }
  printf("start-up on a class file: %.1f ms (target: 50)\n\n", best * 1e3);
}

/* --- Loops ------------------------------------------------------------------ */

static const struct {
  const char *method;
  int rounds;
} rows[] = {{"treeMap", 60000}, {"hashMap", 100000},   {"arraySort", 20},
            {"calls", 1500},    {"insertionSort", 60}, {"objects", 5000},
            {"text", 2000}};

static ir_method *loop(machine *m, ir_class *c, const char *method) {
  name_table *names = &m->program->names;
  ir_method *found = ir_find_declared(c, name_mk(names, method), name_mk(names, "(I)I"));
  if (!found)
    give_up("no such loop in bench/java/Loops.java");
  return found;
}

static int run(machine *m, ir_method *method, int rounds) {
  value argument = {.i = rounds}, result;
  if (machine_call(m, method, &argument, &result) != RAN_RETURN)
    give_up("a loop did not return");
  return result.i;
}

static void measure(machine *m, ir_class *c, const char *name, int rounds) {
  ir_method *method = loop(m, c, name);
  run(m, method, 1);
  double best = 1e9;
  uint64_t steps = 0;
  for (int i = 0; i < 3; i++) {
    uint64_t before = m->steps;
    double start = seconds_of(CLOCK_PROCESS_CPUTIME_ID);
    run(m, method, rounds);
    double t = seconds_of(CLOCK_PROCESS_CPUTIME_ID) - start;
    best = t < best ? t : best;
    steps = m->steps - before;
  }
  printf("%-15s %12.2f %9.3f %12.1f\n", name, (double)steps * 1e-6, best,
         (double)steps * 1e-6 / best);
}

int main(int argc, char **argv) {
  diag_sink sink = {.report = report};
  arena a;
  arena_init(&a);
  const char *folder = own_folder(&a);
  const char *library = arena_print(&a, "%s/../glassbox.jar", folder);
  const char *source = "bench/java/Loops.java";
  const char *classes =
      java_compile(&a, &sink, &(java_compiler){.library = library}, &source, 1, NULL);
  java_program *p = java_program_new(&sink);
  java_program_set_library(p, library);
  if (!classes || !classpath_add(java_program_classpath(p), classes) ||
      !classpath_add_jdk(java_program_classpath(p), NULL))
    give_up("no classes");
  if (argc < 2)
    start_up(arena_print(&a, "%s/../glassbox", folder), classes);
  machine *m = jre_new(p, NULL);
  ir_class *c = m ? java_class(p, "Loops") : NULL;
  if (!c)
    give_up("no machine");
  printf("%-15s %12s %9s %12s\n", "loop", "M instr", "s", "M instr/s");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (argc < 2 || !strcmp(argv[1], rows[i].method))
      measure(m, c, rows[i].method, argc > 2 ? atoi(argv[2]) : rows[i].rounds);
  jre_delete(m);
  java_program_delete(p);
  arena_release(&a);
}
