/* --memory counts what the solvers allocate on their own, past the allocation door. */
#include "base/memory.h"
#include "cli/commands.h"
#include "cli/limits.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

enum { MB = 1 << 20 };

static void sees_memory_that_others_allocate(void **state) {
  (void)state;
  size_t before = memory_of_process(), door = memory_in_use();
  char *block = malloc(64 * MB);
  assert_non_null(block);
  memset(block, 1, 64 * MB);
  size_t after = memory_of_process();
  assert_true(after >= before + 63 * MB && after <= before + 80 * MB);
  assert_int_equal(memory_in_use(), door);
  free(block);
}

static int say(void *context, const char *reason) {
  dprintf(*(int *)context, "%s", reason);
  return EXIT_INCONCLUSIVE;
}

/* What a process with a limit of 64 MB ends with that takes so much, not by the door. */
static int take(size_t megabytes, char *said, size_t size) {
  int pipes[2];
  assert_int_equal(pipe(pipes), 0);
  fflush(NULL);
  int child = fork();
  if (child == 0) {
    static limits l;
    diag_sink sink = {0};
    if (!freopen("/dev/null", "w", stderr) || !limits_start(&l, 0, 64, &sink))
      _exit(99);
    limits_set_farewell(say, &pipes[1]);
    for (size_t k = 0; k < megabytes; k++)
      memset(malloc(MB), 1, MB);
    for (int k = 0; megabytes > 64 && k < 600; k++) /* until it is noticed */
      usleep(100 * 1000);
    _exit(0);
  }
  close(pipes[1]);
  ssize_t got = read(pipes[0], said, size - 1);
  said[got < 0 ? 0 : got] = 0;
  close(pipes[0]);
  int status;
  assert_int_equal(waitpid(child, &status, 0), child);
  return WEXITSTATUS(status);
}

static void ends_a_process_that_takes_too_much(void **state) {
  (void)state;
  char said[100];
  assert_int_equal(take(800, said, sizeof said), EXIT_INCONCLUSIVE);
  assert_string_equal(said, "memory limit of 64 MB reached");
}

static void leaves_a_modest_process_alone(void **state) {
  (void)state;
  char said[100];
  assert_int_equal(take(20, said, sizeof said), 0);
  assert_string_equal(said, "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ends_a_process_that_takes_too_much),
      cmocka_unit_test(leaves_a_modest_process_alone),
      cmocka_unit_test(sees_memory_that_others_allocate), /* last: it leaves traces */
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
