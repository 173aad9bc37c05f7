/* Progress: rate, elapsed time, and sinks that are not there. */
#include "base/progress.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <time.h>

#include <cmocka.h>

typedef struct recorder {
  progress_sink sink;
  int count;
  progress last;
} recorder;

static void record(progress_sink *sink, const progress *p) {
  recorder *r = (recorder *)sink;
  r->count++;
  r->last = *p;
}

static void sleep_ms(long ms) {
  nanosleep(&(struct timespec){0, ms * 1000000}, NULL);
}

static void a_null_sink_is_silent(void **state) {
  (void)state;
  progress p = {.phase = "nothing"};
  for (int i = 0; i < 1000; i++)
    progress_tick(NULL, &p);
}

static void updates_are_rare(void **state) {
  (void)state;
  recorder r = {0};
  progress_start(&r.sink, record);
  progress p = {.phase = "counting", .fraction = -1};
  double start = progress_clock();
  while (progress_clock() - start < 0.35) {
    p.done++;
    progress_tick(&r.sink, &p);
  }
  assert_in_range(r.count, 2, 5); /* ten a second, the first at once */
  assert_string_equal(r.last.phase, "counting");
  assert_true(r.last.done > 0);
  assert_true(r.last.elapsed > 0 && r.last.elapsed < 60);
}

static void slow_ticks_all_show(void **state) {
  (void)state;
  recorder r = {0};
  progress_start(&r.sink, record);
  progress p = {.phase = "proving"};
  for (int i = 0; i < 3; i++) {
    p.done++;
    progress_tick(&r.sink, &p);
    sleep_ms(110);
  }
  assert_int_equal(r.count, 3);
  assert_int_equal(r.last.done, 3);
}

static void the_clock_does_not_go_back(void **state) {
  (void)state;
  double last = progress_clock();
  for (int i = 0; i < 10000; i++) {
    double now = progress_clock();
    assert_true(now >= last);
    last = now;
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_null_sink_is_silent),
      cmocka_unit_test(updates_are_rare),
      cmocka_unit_test(slow_ticks_all_show),
      cmocka_unit_test(the_clock_does_not_go_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
