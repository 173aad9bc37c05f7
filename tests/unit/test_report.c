/* Reports of Reported.java, whose operations each fail in a way of their own: the text as
 * a whole, the keys of the JSON, and who is to blame for a false invariant. */
#include "explicit/engines.h"
#include "program_fixture.h"

#include "java/java.h"
#include "report/report.h"

#include <jansson.h>

typedef struct setting {
  fixture f;
  java_program *program;
  report_sources sources;
  const char *paths[1];
} setting;

static setting *shared;

static int set_up(void **state_) {
  setting *s = memory_new(setting);
  fixture_init_with_folder(&s->f);
  s->paths[0] = source_path(&s->f.arena, "Reported.java");
  s->sources = (report_sources){s->paths, 1};
  s->program = program_of(&s->f, "Reported.java");
  *state_ = shared = s;
  return 0;
}

static int tear_down(void **state_) {
  setting *s = *state_;
  java_program_delete(s->program);
  fixture_release(&s->f);
  memory_free(s);
  return 0;
}

/* A check of one operation, and its report. */
typedef struct checked {
  subject *subject;
  space *space;
  check_limits limits;
  check_result result;
  report *report;
} checked;

static checked *check_method(const char *method, uint64_t steps) {
  setting *s = shared;
  checked *c = memory_new(checked);
  c->limits.steps = steps;
  const selection select = {.methods = &method, .method_count = 1};
  ir_class *class = java_class(s->program, "Reported");
  c->subject = subject_new(s->program, class, &select, &s->f.sink);
  expect_no_error(&s->f);
  space_bounds bounds = {.nodes = 2, .arrays = 3};
  c->space = space_new(c->subject, &bounds, &s->f.sink);
  expect_no_error(&s->f);
  check_explicit(c->space, &c->limits, &c->result, &s->f.sink);
  c->result.seconds = 0.25;
  c->report = report_new(c->space, &c->limits, &c->result, &s->sources, &s->f.sink);
  expect_no_error(&s->f);
  assert_non_null(c->report);
  return c;
}

static void release(checked *c) {
  report_delete(c->report);
  check_result_release(&c->result);
  space_delete(c->space);
  subject_delete(c->subject);
  memory_free(c);
}

static char *text_of(checked *c) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  report_print_text(c->report, out);
  fclose(out);
  return text;
}

static json_t *json_of(checked *c) {
  json_t *made = report_json(c->report);
  char *text = json_dumps(made, 0);
  json_decref(made);
  assert_non_null(text);
  json_error_t error;
  json_t *all = json_loads(text, 0, &error);
  if (!all)
    fail_msg("%s in line %d of %s", error.text, error.line, text);
  free(text);
  return all;
}

static void expect_part(const char *text, const char *part) {
  if (!strstr(text, part))
    fail_msg("no '%s' in:\n%s", part, text);
}

static void expect_parts(const char *method, const char *const *parts) {
  checked *c = check_method(method, 100000);
  char *text = text_of(c);
  for (; *parts; parts++)
    expect_part(text, *parts);
  free(text);
  release(c);
}

#define EXPECT(method, ...) expect_parts(method, (const char *const[]){__VA_ARGS__, NULL})

static void whole_text(void **state_) {
  (void)state_;
  checked *c = check_method("misplace", 100000);
  char *text = text_of(c);
  expect_part(
      text, "Reported: violated within --nodes 2, ints 0..2, arrays up to 3 (explicit, ");
  expect_part(text, " 0.25 s)\n\n  operation      verdict       states checked\n"
                    "  misplace(int)  violated ");
  expect_part(
      text,
      "misplace(int): invariant violated\n"
      "  tests/unit/classes/Reported.java:48: repOk() is false: isOrdered(n=Node#3, "
      "low=-1, high=0) at Reported.java:48\n"
      "     48 | return n == null\n"
      "\n"
      "state before\n"
      "  main: Reported  numbers=null, isTaken=false\n"
      "    root: Node#1  key=0, color=null\n"
      "\n"
      "call\n"
      "  main.misplace(key=0)\n"
      "\n"
      "executed\n"
      "    103  Node n = root;                                      n = Node#1\n"
      "    104  while (n != null && n.left != null) {\n"
      "    107  if (n != null) {\n"
      "    108  n.left = new Node(key);\n"
      "    Node(key=0)\n"
      "       16  Node(int key) {\n"
      "       17  this.key = key;\n"
      "    108  n.left = new Node(key);                             Node#1.left = "
      "Node#3\n"
      "\n"
      "state after\n"
      "  main: Reported  numbers=null, isTaken=false\n"
      "    root: Node#1  key=0, color=null\n"
      "    `- left: Node#3  key=0, color=null (new)\n");
  free(text);
  release(c);
}

static void blame(void **state_) {
  (void)state_;
  EXPECT("setBad", "repOk() is false at Reported.java:31\n",
         "     30 | if (isBad(a)) {\n     31 | return false;\n");
  EXPECT("setOdd", "repOk() is false at Reported.java:34\n");
  EXPECT("setLarge", "repOk() is false: isSmall(x=4) at Reported.java:63\n",
         "     62 | if (x > 3) {\n     63 | return false;\n");
  EXPECT("setLargeLater", "repOk() is false: isSmall(x=4) at Reported.java:63\n");
  EXPECT("take", "repOk() is false: isFree() at Reported.java:43\n");
  EXPECT("setUneven", "repOk() is false: isEven(x=1) at Reported.java:75\n");
}

static void kinds(void **state_) {
  (void)state_;
  EXPECT("share", "share(): tree property violated\n",
         "Node#2 is reached through Node#1.left and through Node#1.right\n",
         "    |- left: Node#2  key=0, color=null\n    `- right: Node#2 (see above)\n");
  EXPECT("overrun", "overrun(): exception escapes\n",
         "java.lang.ArrayIndexOutOfBoundsException: Index 0 out of bounds for length 0",
         "throws java.lang.ArrayIndexOutOfBoundsException\n", "numbers={}");
  EXPECT("check", "check(Color): assertion violated\n", "assertion failed: green GREEN\n",
         "main.check(color=GREEN)\n");
  EXPECT("name", "name(char,Integer): postcondition violated\n",
         "main.name(letter='\\u0000', boxed=", "isNamed(",
         "is false at Reported.java:", "text = \"x\"", "returns \"x\"");
}

static void loops_are_abbreviated(void **state_) {
  (void)state_;
  checked *c = check_method("spin", 300);
  char *text = text_of(c);
  expect_part(text, "Reported: inconclusive within ");
  expect_part(text, ")\nspin() runs past 300 steps\n");
  expect_part(text, "spin(): inconclusive on this state\n");
  expect_part(text, "rounds = 1\n    ...  ");
  expect_part(text, " more rounds\n");
  expect_part(text, "state where it stopped\n");
  free(text);
  release(c);
}

/* JSON. */

static void expect_keys(json_t *object_, const char *keys) {
  char copy[256];
  snprintf(copy, sizeof copy, "%s", keys);
  size_t count = 0;
  for (char *key = strtok(copy, " "); key; key = strtok(NULL, " "), count++)
    if (!json_object_get(object_, key))
      fail_msg("no key %s", key);
  if (json_object_size(object_) != count)
    fail_msg("other keys: %s", json_dumps(object_, 0));
}

#define KEYS                                                                             \
  "tool version command verdict class engine bounds states_checked candidates "          \
  "operations violations note time_s memory_mb"

static const char *string_at(json_t *object_, const char *key) {
  const char *text = json_string_value(json_object_get(object_, key));
  assert_non_null(text);
  return text;
}

static void json_of_a_violation(void **state_) {
  (void)state_;
  checked *c = check_method("misplace", 100000);
  json_t *all = json_of(c);
  expect_keys(all, KEYS);
  assert_string_equal(string_at(all, "verdict"), "violated");
  assert_string_equal(string_at(all, "engine"), "explicit");
  json_t *bounds = json_object_get(all, "bounds");
  expect_keys(bounds, "nodes ints objects arrays");
  assert_int_equal(json_integer_value(json_object_get(bounds, "nodes")), 2);
  json_t *operation_ = json_array_get(json_object_get(all, "operations"), 0);
  expect_keys(operation_, "method verdict states_checked");
  assert_string_equal(string_at(operation_, "method"), "misplace(int)");
  json_t *violation = json_array_get(json_object_get(all, "violations"), 0);
  expect_keys(violation, "method kind message file line before arguments trace after");
  assert_string_equal(string_at(violation, "kind"), "invariant");
  assert_string_equal(string_at(violation, "file"), "tests/unit/classes/Reported.java");
  assert_int_equal(json_integer_value(json_object_get(violation, "line")), 48);
  json_t *arguments = json_object_get(violation, "arguments");
  assert_int_equal(json_array_size(arguments), 1);
  assert_true(json_is_integer(json_array_get(arguments, 0)));
  json_t *lines = json_object_get(violation, "trace");
  assert_int_equal(json_array_size(lines), 9);
  json_t *line = json_array_get(lines, 0);
  expect_keys(line, "file line text values");
  assert_string_equal(string_at(line, "text"), "Node n = root;");
  assert_string_equal(string_at(json_object_get(line, "values"), "n"), "Node#1");
  json_t *after = json_object_get(violation, "after");
  expect_keys(after, "main Node#1 Node#3");
  json_t *node = json_object_get(after, "Node#3");
  expect_keys(node, "class fields new");
  assert_string_equal(string_at(node, "class"), "Reported.Node");
  expect_keys(json_object_get(node, "fields"), "left right key color");
  assert_true(json_is_null(json_object_get(json_object_get(node, "fields"), "left")));
  json_decref(all);
  release(c);
}

static void json_of_values(void **state_) {
  (void)state_;
  checked *c = check_method("overrun", 100000);
  json_t *all = json_of(c);
  json_t *violation = json_array_get(json_object_get(all, "violations"), 0);
  json_t *array =
      json_object_get(json_object_get(violation, "before"), "int[0] of main.numbers");
  expect_keys(array, "class elements");
  assert_string_equal(string_at(array, "class"), "int[]");
  json_decref(all);
  release(c);
  c = check_method("check", 100000);
  all = json_of(c);
  violation = json_array_get(json_object_get(all, "violations"), 0);
  assert_string_equal(
      json_string_value(json_array_get(json_object_get(violation, "arguments"), 0)),
      "GREEN");
  json_decref(all);
  release(c);
}

static void json_without_violation(void **state_) {
  (void)state_;
  checked *c = check_method("fine", 100000);
  json_t *all = json_of(c);
  expect_keys(all, KEYS " valid_states"); /* all were met */
  assert_string_equal(string_at(all, "verdict"), "holds");
  assert_int_equal(json_array_size(json_object_get(all, "violations")), 0);
  json_decref(all);
  release(c);
  c = check_method("spin", 300);
  all = json_of(c);
  expect_keys(all, KEYS " valid_states reason example");
  assert_string_equal(string_at(all, "verdict"), "inconclusive");
  assert_string_equal(string_at(all, "reason"), "spin() runs past 300 steps");
  assert_int_equal(json_array_size(json_object_get(all, "violations")), 0);
  json_decref(all);
  release(c);
}

static void same_every_time(void **state_) {
  (void)state_;
  checked *c = check_method("name", 100000), *d = check_method("name", 100000);
  char *one = text_of(c), *other = text_of(d);
  assert_string_equal(one, other);
  free(one);
  one = text_of(c); /* printing changes nothing */
  assert_string_equal(one, other);
  free(one);
  free(other);
  release(c);
  release(d);
}

/* A counterexample that is none is an internal error, not a report. */
static void wrong_counterexample(void **state_) {
  setting *s = *state_;
  checked *c = check_method("setBad", 100000);
  c->result.judgment.kind = KIND_TREE;
  assert_null(report_new(c->space, &c->limits, &c->result, &s->sources, &s->f.sink));
  expect_error(&s->f, "internal error: the replay of a counterexample of setBad() says "
                      "invariant, not tree");
  release(c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(whole_text),
      cmocka_unit_test(blame),
      cmocka_unit_test(kinds),
      cmocka_unit_test(loops_are_abbreviated),
      cmocka_unit_test(json_of_a_violation),
      cmocka_unit_test(json_of_values),
      cmocka_unit_test(json_without_violation),
      cmocka_unit_test(same_every_time),
      cmocka_unit_test(wrong_counterexample),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
