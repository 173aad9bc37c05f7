/* The line of progress, and that it stays away from files. */
#include "cli/progress_bar.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void text(void **state) {
  (void)state;
  char line[160];
  progress p = {.phase = "executions", .done = 120, .fraction = 0.7, .elapsed = 4.2};
  progress_bar_text(line, sizeof line, &p);
  assert_string_equal(line, "[###.......] 70 % open  120 executions  4 s");
  p.is_estimate = true;
  p.part = 2;
  p.parts = 5;
  progress_bar_text(line, sizeof line, &p);
  assert_string_equal(
      line,
      "[###.......] about 70 % open (estimate)  operation 2 of 5  120 executions  4 s");
  p.fraction = 0;
  p.parts = 1;
  progress_bar_text(line, sizeof line, &p);
  assert_string_equal(line,
                      "[##########] less than 2 % open (estimate)  120 executions  4 s");
  p = (progress){.phase = "states", .done = 7, .fraction = 0, .elapsed = 0.1};
  progress_bar_text(line, sizeof line, &p);
  assert_string_equal(line, "[##########] 0 % open  7 states  0 s");
  p.fraction = 1;
  progress_bar_text(line, sizeof line, &p);
  assert_string_equal(line, "[..........] 100 % open  7 states  0 s");
  p.fraction = -1;
  p.elapsed = 60;
  progress_bar_text(line, sizeof line, &p);
  assert_string_equal(line, "7 states  60 s");
  progress_bar_text(line, 10, &p);
  assert_string_equal(line, "7 states ");
}

static void not_on_files(void **state) {
  (void)state;
  progress_bar bar;
  FILE *file = tmpfile();
  assert_non_null(file);
  assert_null(progress_bar_start(&bar, file));
  progress_bar_stop(&bar);
  assert_int_equal(ftell(file), 0);
  fclose(file);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(text),
                                     cmocka_unit_test(not_on_files)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
