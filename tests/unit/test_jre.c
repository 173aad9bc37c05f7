/* The Java run time: texts, class objects, exceptions, natives. */
#include "jre/runtime.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

typedef struct recorder {
  jre_console base;
  char_vector text[2];
} recorder;

typedef struct fixture {
  diag_sink sink;
  recorder console;
  java_program *program;
  machine *m;
} fixture;

static void print_report(diag_sink *sink, diag_severity severity, place where,
                         const char *text) {
  (void)sink, (void)severity, (void)where;
  print_message("%s\n", text);
}

static void record(jre_console *base, int stream, const char *bytes, size_t size) {
  recorder *r = (recorder *)base;
  for (size_t i = 0; i < size; i++)
    vec_push(&r->text[stream - 1], bytes[i]);
}

static size_t no_input(jre_console *base, char *bytes, size_t size) {
  (void)base;
  if (size)
    bytes[0] = '\0';
  return 0;
}

static void no_flush(jre_console *base) {
  (void)base;
}

/* glassbox.jar lies in the build folder, above the test programs. */
static void find_jar(char *path, size_t size) {
  ssize_t length = readlink("/proc/self/exe", path, size - 40);
  assert_true(length > 0);
  path[length] = '\0';
  *strrchr(path, '/') = '\0';
  char *end = strrchr(path, '/');
  snprintf(end, size - (size_t)(end - path), "/glassbox.jar");
}

static int set_up(void **state) {
  fixture *f = calloc(1, sizeof *f);
  char jar[4096];
  find_jar(jar, sizeof jar);
  f->sink.report = print_report;
  f->console.base = (jre_console){record, no_input, no_flush};
  f->program = java_program_new(&f->sink);
  assert_true(classpath_add_jdk(java_program_classpath(f->program), NULL));
  java_program_set_library(f->program, jar);
  f->m = jre_new(f->program, &f->console.base);
  assert_non_null(f->m);
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  jre_delete(f->m);
  java_program_delete(f->program);
  vec_release(&f->console.text[0]);
  vec_release(&f->console.text[1]);
  free(f);
  return 0;
}

static void assert_text(machine *m, object_id string, const char *expected) {
  char *text = jre_text(m, string);
  assert_string_equal(text, expected);
  memory_free(text);
}

static void test_texts(void **state) {
  machine *m = ((fixture *)*state)->m;
  static const char *const texts[] = {"", "plain", "caf\xc3\xa9", "\xe2\x82\xac 5",
                                      "\xf0\x9f\x98\x80!"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    assert_text(m, jre_string_of(m, texts[i]), texts[i]);
  assert_int_equal(jre_string_length(m, jre_string_of(m, texts[4])), 3);
  /* modified UTF-8: NUL in two bytes, surrogates one by one, also without partner */
  object_id zero = jre_string(m, "a\xc0\x80", 3);
  assert_int_equal(jre_string_length(m, zero), 2);
  assert_int_equal(jre_string_unit(m, zero, 1), 0);
  assert_text(m, jre_string(m, "\xed\xa0\xbd\xed\xb8\x80", 6), "\xf0\x9f\x98\x80");
  assert_text(m, jre_string(m, "x\xed\xa0\xbd", 4), "x?");
  assert_int_equal(jre_text_name(m, zero)->length, 3);
}

static void test_compact(void **state) {
  machine *m = ((fixture *)*state)->m;
  jre *j = jre_of(m);
  object_id latin = jre_string_of(m, "\xc3\xbf"), wide = jre_string_of(m, "\xc4\x80");
  assert_int_equal(machine_object(m, latin)->slots[j->string_coder->slot].i, 0);
  assert_int_equal(machine_object(m, wide)->slots[j->string_coder->slot].i, 1);
}

static void test_interning(void **state) {
  machine *m = ((fixture *)*state)->m;
  name text = name_mk(&m->program->names, "shared");
  value args = {.ref = jre_string_of(m, "shared")}, result;
  object_id known = jre_intern(m, text);
  assert_int_not_equal(args.ref, known);
  assert_true(jre_call_virtual(m, "java/lang/String", "intern", "()Ljava/lang/String;",
                               &args, &result));
  assert_int_equal(result.ref, known);
}

static void test_mirrors(void **state) {
  fixture *f = *state;
  ir_class *string = java_class(f->program, "java/lang/String");
  ir_class *ints = java_class(f->program, "[[I");
  object_id mirror = jre_mirror(f->m, string);
  assert_int_equal(jre_mirror(f->m, string), mirror);
  assert_ptr_equal(jre_mirrored(f->m, mirror), string);
  char *outside = class_external_name(ints), *inside = class_java_name(ints);
  assert_string_equal(outside, "int[][]");
  assert_string_equal(inside, "[[I");
  memory_free(outside);
  memory_free(inside);
  value args = {.ref = jre_mirror(f->m, ints)}, result;
  assert_true(jre_call_virtual(f->m, "java/lang/Class", "getSimpleName",
                               "()Ljava/lang/String;", &args, &result));
  assert_text(f->m, result.ref, "int[][]");
  assert_int_equal(class_modifiers(string), ACC_PUBLIC | ACC_FINAL);
}

static void test_cast_message(void **state) {
  fixture *f = *state;
  char *text = cast_message(java_class(f->program, "java/lang/Integer"),
                            java_class(f->program, "[Ljava/lang/String;"));
  assert_string_equal(
      text,
      "class java.lang.Integer cannot be cast to class [Ljava.lang.String; "
      "(java.lang.Integer and [Ljava.lang.String; are in module java.base of loader "
      "'bootstrap')");
  memory_free(text);
}

/* The exception in flight: its class and message. */
static void assert_thrown(machine *m, const char *class, const char *message) {
  assert_int_equal(m->stop.kind, STOP_NONE);
  assert_string_equal(machine_object(m, m->exception)->class->name->text, class);
  value args = {.ref = m->exception}, result;
  assert_true(jre_call_virtual(m, "java/lang/Throwable", "getMessage",
                               "()Ljava/lang/String;", &args, &result));
  assert_text(m, result.ref, message);
}

static void test_exceptions(void **state) {
  machine *m = ((fixture *)*state)->m;
  value args[5] = {{.ref = jre_string_of(m, "x1")}}, result;
  assert_false(jre_call_static(m, "java/lang/Integer", "parseInt",
                               "(Ljava/lang/String;)I", args, &result));
  assert_thrown(m, "java/lang/NumberFormatException", "For input string: \"x1\"");
  args[0].i = 5, args[1].i = 3;
  assert_false(
      jre_call_static(m, "java/util/Objects", "checkIndex", "(II)I", args, &result));
  assert_thrown(m, "java/lang/IndexOutOfBoundsException",
                "Index 5 out of bounds for length 3");
  args[0].i = 1, args[1].i = 0;
  assert_false(jre_call_static(m, "java/lang/Math", "floorMod", "(II)I", args, &result));
  assert_thrown(m, "java/lang/ArithmeticException", "/ by zero");
}

static void test_array_copy(void **state) {
  fixture *f = *state;
  machine *m = f->m;
  object_id ints = heap_new_array(&m->heap, java_class(f->program, "[I"), 10);
  object_id longs = heap_new_array(&m->heap, java_class(f->program, "[J"), 10);
  value args[5] = {{.ref = ints}, {.i = 5}, {.ref = ints}, {.i = 0}, {.i = 7}}, result;
  const char *type = "(Ljava/lang/Object;ILjava/lang/Object;II)V";
  assert_false(jre_call_static(m, "java/lang/System", "arraycopy", type, args, &result));
  assert_thrown(m, "java/lang/ArrayIndexOutOfBoundsException",
                "arraycopy: last source index 12 out of bounds for int[10]");
  args[2].ref = longs;
  assert_false(jre_call_static(m, "java/lang/System", "arraycopy", type, args, &result));
  assert_thrown(m, "java/lang/ArrayStoreException",
                "arraycopy: type mismatch: can not copy int[] into long[]");
  for (int i = 0; i < 10; i++)
    heap_set_element(machine_object(m, ints), STORE_I32, (uint32_t)i, (value){.i = i});
  args[2].ref = ints, args[1].i = 0, args[3].i = 2, args[4].i = 8;
  assert_true(jre_call_static(m, "java/lang/System", "arraycopy", type, args, &result));
  assert_int_equal(heap_element(machine_object(m, ints), STORE_I32, 9).i, 7);
  assert_int_equal(heap_element(machine_object(m, ints), STORE_I32, 1).i, 1);
}

static void test_console(void **state) {
  fixture *f = *state;
  machine *m = f->m;
  ir_class *system = java_class(f->program, "java/lang/System");
  assert_true(machine_initialise(m, system));
  value args[2] = {*jre_static(m, system, "out"), {.ref = jre_string_of(m, "\xc3\xa9")}};
  assert_true(jre_call_virtual(m, "java/io/PrintStream", "println",
                               "(Ljava/lang/String;)V", args, NULL));
  args[0] = *jre_static(m, system, "err");
  args[1].i = -7;
  assert_true(jre_call_virtual(m, "java/io/PrintStream", "print", "(I)V", args, NULL));
  assert_int_equal(f->console.text[0].size, 3);
  assert_memory_equal(f->console.text[0].data, "\xc3\xa9\n", 3);
  assert_int_equal(f->console.text[1].size, 2);
  assert_memory_equal(f->console.text[1].data, "-7", 2);
}

static void test_missing_native(void **state) {
  machine *m = ((fixture *)*state)->m;
  value none = {0}, result;
  assert_false(jre_call_static(m, "java/io/Console", "echo", "(Z)Z", &none, &result));
  assert_int_equal(m->stop.kind, STOP_UNSUPPORTED);
  assert_non_null(strstr(m->stop.text, "java/io/Console.echo(Z)Z"));
}

static void test_identity(void **state) {
  (void)state;
  for (object_id id = 1; id < 1000; id++) {
    assert_true(identity_hash(id) > 0);
    assert_int_not_equal(identity_hash(id), identity_hash(id + 1));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_texts, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_compact, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_interning, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_mirrors, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_cast_message, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_exceptions, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_array_copy, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_console, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_missing_native, set_up, tear_down),
      cmocka_unit_test(test_identity),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
