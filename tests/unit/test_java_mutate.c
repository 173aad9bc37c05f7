/* Mutations of Java sources: which there are, and what they leave alone. */
#include "java/mutate.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "base/memory.h"

/* Every mutant of the body, one after the other, with | behind each. */
static void expect_mutants(const char *source, uint32_t operators, const char *expected) {
  arena a;
  arena_init(&a);
  mutation_vector changes = {0};
  java_mutate(&a, source, operators, &changes);
  const char *all = "";
  vec_each (mutation, m, &changes) {
    char *text = mutation_apply(source, m);
    const char *body = strstr(text, "{ {") ? strstr(text, "{ {") + 4 : text;
    all = arena_print(&a, "%s%.*s|", all, (int)strcspn(body, "}"), body);
    memory_free(text);
  }
  assert_string_equal(all, expected);
  vec_release(&changes);
  arena_release(&a);
}

static void operators_are_replaced(void **state) {
  (void)state;
  uint32_t aor = 1u << MUTATION_AOR, cor = 1u << MUTATION_COR, asr = 1u << MUTATION_ASR;
  expect_mutants("class A { void m() { { x = a + b; } } }", 1u << MUTATION_AOD, "");
  expect_mutants("class A { int m() { { return a/b; } } }", aor,
                 "return a+b; |return a-b; |return a*b; |return a%b; |");
  expect_mutants("class A { int m() { { return -b; } } }", aor | 1u << MUTATION_AOD,
                 "return b; |");
  expect_mutants("class A { int m() { { i++; } } }", aor, "i--; |");
  expect_mutants("class A { int m() { { return a && b; } } }", cor, "return a || b; |");
  expect_mutants("class A { int m() { { a |= b; } } }", asr, "a &= b; |a ^= b; |");
}

static void conditions_keep_their_texts(void **state) {
  (void)state;
  expect_mutants("class A { int m() { { if (s.equals(\"(\")) x(); } } }",
                 1u << MUTATION_COI, "if (!(s.equals(\"(\"))) x(); |");
}

static void types_and_specifications_stay(void **state) {
  (void)state;
  uint32_t all = UINT32_MAX;
  expect_mutants("class A { int f = 1 + 2; int[] g = {1 + 2}; @Declarative boolean ok() "
                 "{ return a < b; } }",
                 all, "");
  expect_mutants("class A<T> { boolean repOk() { return a < b; } void m() { { List<T> x; "
                 "Map<K, List<V>> y; assert a < b; } } }",
                 all, "");
  expect_mutants("class A { void m() { { /* a + b */ s = \"a + b\" /* */; } } }", all,
                 "");
  expect_mutants("enum E { A, B; class N { int m() { { return a < b; } } } }",
                 1u << MUTATION_COR, "");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(operators_are_replaced),
                                     cmocka_unit_test(conditions_keep_their_texts),
                                     cmocka_unit_test(types_and_specifications_stay)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
