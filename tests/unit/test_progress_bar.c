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
  progress_bar_text(line, sizeof line, &(progress){"executions", 120, 0.7, 4.2});
  assert_string_equal(line,
                      "[######..............] 30 %  120 executions  4 s  29 a second");
  progress_bar_text(line, sizeof line, &(progress){"states", 7, 0, 0.1});
  assert_string_equal(line, "[####################] 100 %  7 states  0 s");
  progress_bar_text(line, sizeof line, &(progress){"states", 7, 1, 0.1});
  assert_string_equal(line, "[....................] 0 %  7 states  0 s");
  progress_bar_text(line, sizeof line, &(progress){"states", 7, -1, 60});
  assert_string_equal(line, "7 states  60 s  0 a second");
  progress_bar_text(line, 10, &(progress){"states", 7, -1, 60});
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
