/* Numbers taken in turns by several processes: each by one of them, whoever works or
 * dies, and in no more places than the crew has. */
#include "base/message.h"
#include "parallel/turns.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <unistd.h>

#include <cmocka.h>

enum { COUNT = 200, JOBS = 4 };

static _Noreturn void take_all(turns *t, uint32_t count) {
  char_vector text = {0};
  for (uint32_t k; (k = turns_take(t)) < count;)
    message_put(&text, k);
  turns_report(t, &text);
}

static void note(bool *seen, uint64_t k) {
  assert_true(k < COUNT);
  assert_false(seen[k]);
  seen[k] = true;
}

static void each_number_is_taken_once(void **state) {
  (void)state;
  crew *c = crew_new(JOBS);
  for (int late = 0; late < 2; late++) {
    bool seen[COUNT] = {false};
    uint32_t copies = 0;
    char_vector text;
    turns *t = turns_new(c, COUNT);
    assert_non_null(t);
    if (turns_fork(t))
      take_all(t, COUNT);
    assert_false(crew_has_room(c));
    for (uint32_t k; !late && (k = turns_take(t)) < COUNT;)
      note(seen, k);
    for (; turns_gather(t, NULL, &text); copies++) {
      message_reader in = message_read(&text);
      while (in.at < in.end)
        note(seen, message_get(&in));
      assert_false(in.failed);
      vec_release(&text);
    }
    turns_delete(t);
    assert_int_equal(copies, JOBS - 1);
    for (uint32_t k = 0; k < COUNT; k++)
      assert_true(seen[k]);
    assert_true(crew_has_room(c));
  }
  crew_delete(c);
}

static void there_are_no_more_copies_than_numbers(void **state) {
  (void)state;
  crew *c = crew_new(JOBS);
  turns *t = turns_new(c, 1);
  char_vector text;
  if (turns_fork(t))
    take_all(t, 1);
  assert_true(crew_has_room(c));
  assert_true(turns_gather(t, NULL, &text));
  vec_release(&text);
  assert_false(turns_gather(t, NULL, &text));
  turns_delete(t);
  crew_delete(c);
}

/* What it took is lost, and nothing else. */
static void who_dies_says_nothing(void **state) {
  (void)state;
  crew *c = crew_new(2);
  turns *t = turns_new(c, COUNT);
  char_vector text;
  if (turns_fork(t)) {
    turns_take(t);
    raise(SIGKILL);
  }
  assert_false(turns_gather(t, NULL, &text));
  assert_true(crew_has_room(c));
  assert_int_equal(turns_take(t), 1);
  turns_delete(t);
  crew_delete(c);
}

static void who_is_left_is_ended(void **state) {
  (void)state;
  crew *c = crew_new(JOBS);
  turns *t = turns_new(c, COUNT);
  if (turns_fork(t))
    for (;;)
      pause();
  assert_false(crew_has_room(c));
  turns_delete(t);
  assert_true(crew_has_room(c));
  crew_delete(c);
}

static void nobody_is_free(void **state) {
  (void)state;
  crew *c = crew_new(1);
  assert_null(turns_new(c, COUNT));
  assert_null(turns_new(NULL, COUNT));
  crew_delete(c);
  turns_delete(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_number_is_taken_once),
      cmocka_unit_test(there_are_no_more_copies_than_numbers),
      cmocka_unit_test(who_dies_says_nothing),
      cmocka_unit_test(who_is_left_is_ended),
      cmocka_unit_test(nobody_is_free),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
