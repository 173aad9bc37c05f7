/* Lowering: every method of the JDK's base module keeps the invariants of the
 * representation, and lowering never reports an error on what javac wrote. */
#include "java/java.h"
#include "java/jdk.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static void print_report(diag_sink *sink, diag_severity severity, place where,
                         const char *text) {
  (void)sink, (void)severity;
  print_message("%s: %s\n", where.file ? where.file : "-", text);
}

static uint32_t lower_class(ir_program *ir, ir_class *c) {
  uint32_t lowered = 0;
  for (uint32_t k = 0; k < c->method_count; k++) {
    ir_method *m = &c->methods[k];
    bool failed;
    ir_code *body = ir_method_code(ir, m, &failed);
    assert_false(failed);
    if (!body)
      continue;
    const char *breach = ir_check(body, &ir->arena);
    if (breach) {
      print_message("%s.%s%s: %s\n", c->name->text, m->name->text, m->descriptor->text,
                    breach);
      ir_print(stderr, body);
    }
    assert_null(breach);
    lowered++;
  }
  return lowered;
}

static void lowers_the_jdk(void **state) {
  (void)state;
  diag_sink sink = {.report = print_report};
  java_program *p = java_program_new(&sink);
  arena *a = &java_program_ir(p)->arena;
  char *home = arena_print(a, "%s", jdk_compiler(a, &sink));
  *strstr(home, "/bin/javac") = 0;
  const char *jmod = arena_print(a, "%s/jmods/java.base.jmod", home);
  if (access(jmod, R_OK))
    skip();
  assert_true(classpath_add(java_program_classpath(p), jmod));
  name_vector names = {0};
  classpath_list(java_program_classpath(p), &names);
  assert_true(names.size > 5000);
  uint32_t lowered = 0;
  vec_each (name, n, &names) {
    ir_class *c = java_class_if_found(p, *n);
    if (c)
      lowered += lower_class(java_program_ir(p), c);
  }
  print_message("%u classes, %u methods\n", names.size, lowered);
  assert_int_equal(sink.errors, 0);
  assert_true(lowered > 50000);
  vec_release(&names);
  java_program_delete(p);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(lowers_the_jdk)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
