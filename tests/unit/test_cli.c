/* Parts of the tool that are easier to reach from C than from the command line: the
 * edit distance, the spelling of Java types, the printing of messages. */
#include "base/suggest.h"
#include "cli/messages.h"
#include "cli/options.h"
#include "java/java_text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void measures_edit_distance(void **state) {
  (void)state;
  assert_int_equal(suggest_distance("", ""), 0);
  assert_int_equal(suggest_distance("abc", ""), 3);
  assert_int_equal(suggest_distance("", "abc"), 3);
  assert_int_equal(suggest_distance("steps", "steps"), 0);
  assert_int_equal(suggest_distance("stepps", "steps"), 1);
  assert_int_equal(suggest_distance("setps", "steps"), 1);
  assert_int_equal(suggest_distance("kitten", "sitting"), 3);
  char long_word[200];
  memset(long_word, 'x', sizeof long_word);
  long_word[199] = 0;
  assert_int_equal(suggest_distance(long_word, "x"), 62);
}

static void suggests_only_what_is_near(void **state) {
  (void)state;
  suggestion s = suggest_start("lsit");
  suggest_offer(&s, "run");
  assert_null(s.best);
  suggest_offer(&s, "last");
  suggest_offer(&s, "list");
  assert_string_equal(s.best, "list");
  s = suggest_start("");
  suggest_offer(&s, "x");
  assert_null(s.best);
}

static void spells_java(void **state) {
  (void)state;
  arena a;
  arena_init(&a);
  assert_string_equal(java_text_class(&a, "java/util/Map$Entry"), "java.util.Map.Entry");
  assert_string_equal(java_text_class(&a, "Outer$1"), "Outer$1");
  assert_string_equal(java_text_class(&a, "$Odd$"), "$Odd$");
  assert_string_equal(java_text_type(&a, "I"), "int");
  assert_string_equal(java_text_type(&a, "[[J"), "long[][]");
  assert_string_equal(java_text_type(&a, "[Ljava/lang/Object;"), "Object[]");
  assert_string_equal(java_text_type(&a, "Ljava/util/Map$Entry;"), "Entry");
  assert_string_equal(java_text_type(&a, "LA;"), "A");
  assert_string_equal(java_text_type(&a, "L$Odd$;"), "$Odd$");
  assert_string_equal(java_text_method(&a, "f", "()V"), "f()");
  assert_string_equal(java_text_method(&a, "insert", "(ILjava/lang/Object;[Z)V"),
                      "insert(int,Object,boolean[])");
  arena_release(&a);
}

static void prints_messages(void **state) {
  (void)state;
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  messages m = messages_to(out);
  diag_error(&m.sink, (place){"A.java", 3, 7}, "one");
  diag_warning(&m.sink, (place){"A.java", 3, 0}, "two");
  diag_note(&m.sink, (place){"A.java", 0, 0}, "three");
  diag_error(&m.sink, NO_PLACE, "four");
  diag_warning(&m.sink, NO_PLACE, "five");
  m.quiet = true;
  diag_warning(&m.sink, NO_PLACE, "six");
  diag_note(&m.sink, NO_PLACE, "seven");
  diag_error(&m.sink, NO_PLACE, "eight");
  fclose(out);
  assert_string_equal(text, "A.java:3:7: error: one\n"
                            "A.java:3: warning: two\n"
                            "A.java: note: three\n"
                            "glassbox: four\n"
                            "glassbox: warning: five\n"
                            "glassbox: eight\n");
  free(text);
  assert_int_equal(m.sink.errors, 3);
}

static void parses_a_whole_line(void **state) {
  (void)state;
  char *argv[] = {"glassbox", "run",       "A.java", "--steps=12", "B.class", "--class",
                  "x.A",      "--verbose", "--",     "--steps",    "0"};
  messages m = messages_to(stderr);
  cli_options o;
  assert_true(options_parse(&o, 11, argv, &m.sink));
  assert_string_equal(o.command->name, "run");
  assert_int_equal(o.path_count, 2);
  assert_string_equal(o.paths[0], "A.java");
  assert_string_equal(o.paths[1], "B.class");
  assert_int_equal(o.steps, 12);
  assert_int_equal(o.timeout, 0);
  assert_string_equal(o.class_name, "x.A");
  assert_true(o.verbose && !o.quiet && !o.help);
  assert_int_equal(o.argument_count, 2);
  assert_string_equal(o.arguments[0], "--steps");
  assert_int_equal(m.sink.errors, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(measures_edit_distance),
      cmocka_unit_test(suggests_only_what_is_near),
      cmocka_unit_test(spells_java),
      cmocka_unit_test(prints_messages),
      cmocka_unit_test(parses_a_whole_line),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
