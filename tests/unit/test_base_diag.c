/* Diagnostics reach the sink, formatted and counted. */
#include "base/diag.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

typedef struct recorder {
  diag_sink sink;
  diag_severity severity;
  place where;
  char text[8192];
  int count;
} recorder;

static void record(diag_sink *sink, diag_severity severity, place where,
                   const char *text) {
  recorder *r = (recorder *)sink;
  r->severity = severity;
  r->where = where;
  snprintf(r->text, sizeof r->text, "%s", text);
  r->count++;
}

static void carries_severity_place_and_text(void **state) {
  (void)state;
  recorder r = {.sink.report = record};
  diag_error(&r.sink, (place){"A.java", 3, 14}, "class %s has no %s", "A", "repOk");
  assert_int_equal(r.severity, DIAG_ERROR);
  assert_string_equal(r.where.file, "A.java");
  assert_int_equal(r.where.line, 3);
  assert_int_equal(r.where.column, 14);
  assert_string_equal(r.text, "class A has no repOk");
  diag_warning(&r.sink, NO_PLACE, "careful");
  assert_int_equal(r.severity, DIAG_WARNING);
  assert_null(r.where.file);
  diag_note(&r.sink, NO_PLACE, "by the way");
  assert_int_equal(r.severity, DIAG_NOTE);
  assert_int_equal(r.count, 3);
}

static void counts_errors_only(void **state) {
  (void)state;
  recorder r = {.sink.report = record};
  for (int i = 0; i < 5; i++) {
    diag_error(&r.sink, NO_PLACE, "%d", i);
    diag_warning(&r.sink, NO_PLACE, "%d", i);
    diag_note(&r.sink, NO_PLACE, "%d", i);
  }
  assert_int_equal(r.sink.errors, 5);
  assert_int_equal(r.count, 15);
}

static void long_texts_arrive_whole(void **state) {
  (void)state;
  recorder r = {.sink.report = record};
  diag_note(&r.sink, NO_PLACE, "%08000d", 1);
  assert_int_equal(strlen(r.text), 8000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(carries_severity_place_and_text),
      cmocka_unit_test(counts_errors_only),
      cmocka_unit_test(long_texts_arrive_whole),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
