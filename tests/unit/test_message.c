/* Messages between copies of a process: what was put is what is got, and a message that was
 * cut short says so wherever it was cut. */
#include "base/memory.h"
#include "base/message.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static void write_all(char_vector *out) {
  message_put(out, UINT64_MAX);
  message_put_text(out, "why");
  message_put_text(out, NULL);
  message_put_text(out, "");
  message_put_bytes(out, "\0\1", 2);
}

/* Whether all of it was there. */
static bool read_all(message_reader in) {
  char bytes[2] = {7, 7};
  uint64_t number = message_get(&in);
  char *why = message_get_text(&in);
  char *none = message_get_text(&in);
  char *empty = message_get_text(&in);
  message_get_bytes(&in, bytes, sizeof bytes);
  bool is_same = number == UINT64_MAX && why && !strcmp(why, "why") && !none && empty &&
                 !*empty && !bytes[0] && bytes[1] == 1;
  memory_free(why);
  memory_free(none);
  memory_free(empty);
  assert_true(in.failed || is_same);
  return !in.failed && in.at == in.end;
}

static void keeps_what_was_put(void **state) {
  (void)state;
  char_vector text = {0};
  write_all(&text);
  assert_true(read_all(message_read(&text)));
  for (size_t size = 0; size < text.size; size++) {
    message_reader in = {text.data, text.data + size, false};
    assert_false(read_all(in));
  }
  vec_release(&text);
}

static void refuses_lengths_beyond_the_end(void **state) {
  (void)state;
  char_vector text = {0};
  message_put(&text, UINT64_MAX);
  message_reader in = message_read(&text);
  assert_null(message_get_text(&in));
  assert_true(in.failed);
  vec_release(&text);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(keeps_what_was_put),
                                     cmocka_unit_test(refuses_lengths_beyond_the_end)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
