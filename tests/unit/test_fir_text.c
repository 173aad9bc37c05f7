/* The text of FIR: what is read is printed in one form, which reads the same. */
#include "fir/print.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "fir_fixture.h"

/* An expression as read, and as printed. */
static const char *const expressions[][2] = {
    {"some a + b & a", "some a + b & a"},
    {"some (a + b) & a", "some (a + b) & a"},
    {"a - (b - a) = a", "a - (b - a) = a"},
    {"a.r.r in a", "a.r.r in a"},
    {"some a.(r.r)", "some a.(r.r)"},
    {"a->b in r && !some a", "a->b in r && !some a"},
    {"!(a in b)", "!(a in b)"},
    {"a !in b", "!(a in b)"},
    {"not a in b", "!(a in b)"},
    {"i plus j mul i < 3", "i plus j mul i < 3"},
    {"(i plus j) mul i <= 3", "(i plus j) mul i =< 3"},
    {"plus[i, mul[j, 2]] >= -1", "i plus j mul 2 >= -1"},
    {"i minus -3 = - i", "i minus -3 = -i"},
    {"i = -(3)", "i = -(3)"},
    {"f => f => f", "f => f => f"},
    {"(f => f) => f", "(f => f) => f"},
    {"a in (f => a else b)", "a in (f => a else b)"},
    {"some a iff no b or f and f", "some a <=> no b || f && f"},
    {"all x: a, y: b | x->y in r", "all x: a, y: b | x->y in r"},
    {"all x, y: a | x = y", "all x, y: a | x = y"},
    {"f && (all x: a | f) && f", "f && (all x: a | f) && f"},
    {"f && all x: a | f && f", "f && (all x: a | f && f)"},
    {"no x: a | x in b", "!(some x: a | x in b)"},
    {"one x: a | x in b", "one {x: a | x in b}"},
    {"lone x: a | x in b", "lone {x: a | x in b}"},
    {"#{x, y: a | x->y in r} > 1", "#{x, y: a | x->y in r} > 1"},
    {"(sum x: a | #x.r) = 3", "(sum x: a | #x.r) = 3"},
    {"sum i > 3", "sum i > 3"},
    {"a in ^r.b + *r.b + ~r.b", "a in ^r.b + *r.b + ~r.b"},
    {"r ++ a->b = r", "r ++ a->b = r"},
    {"a in project(r, 2)", "a in project(r, 2)"},
    {"i shl 1 bitxor j sha 2 = i bitand j bitor i shr j",
     "i shl 1 bitxor j sha 2 = i bitand j bitor i shr j"},
    {"none in Integer + Boolean + A", "none in Integer + Boolean + A"},
};

static void expressions_print_as_they_read(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof expressions / sizeof *expressions; i++) {
    char text[512];
    snprintf(text, sizeof text,
             "domain A global a, b: A, r: A -> A, i, j: Integer, f: Boolean "
             "proc p() { spec(%s) }",
             expressions[i][0]);
    fir_program *p = fir_fixture(text);
    arena a;
    arena_init(&a);
    assert_string_equal(fir_expression_text(&a, p->procs[0]->body.statements[0]->value),
                        expressions[i][1]);
    const char *once = fir_program_text(&a, p);
    fir_program *again = fir_fixture(once);
    assert_string_equal(fir_program_text(&a, again), once);
    arena_release(&a);
    fir_program_delete(again);
    fir_program_delete(p);
  }
}

static const char *const programs[] = {
    "domain A\n"
    "domain B\n"
    "literal L: A\n"
    "global r: A -> A + A -> B\n"
    "local y: A\n"
    "\n"
    "proc p(x: A, y) : (z: B)\n"
    "  requires one x\n"
    "  meets z, r := spec(z in x.old(r) & B)\n"
    "{\n"
    "  z := x.r & B\n"
    "  while some y {\n"
    "    y := y.r & A\n"
    "    if x = y {\n"
    "      exit\n"
    "    } else {\n"
    "      z := p(x, y)\n"
    "      p(x, none)\n"
    "    }\n"
    "  }\n"
    "  x := new A\n"
    "  spec(true)\n"
    "  x, y := spec(x in old(y))\n"
    "}\n"
    "\n"
    "proc q(y) : ()\n"
    "  meets spec(true)\n",
};

static void programs_print_as_they_read(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
    fir_program *p = fir_fixture(programs[i]);
    arena a;
    arena_init(&a);
    /* `->` is printed without spaces, in types too */
    const char *once = fir_program_text(&a, p);
    fir_program *again = fir_fixture(once);
    assert_string_equal(fir_program_text(&a, again), once);
    assert_non_null(strstr(once, "  while some y {\n    y := y.r & A\n    if x = y {\n"));
    assert_non_null(strstr(once, "proc q(y) : ()\n  meets spec(true)\n"));
    arena_release(&a);
    fir_program_delete(again);
    fir_program_delete(p);
  }
}

static void layout_is_free(void **state) {
  (void)state;
  fir_program *p = fir_fixture("domain A, domain B, literal L: A, M: B, global x: A,\n"
                               "global y: B; local z: A -- a comment\n"
                               "proc p(z) : () { ;; x := z; if some x then y := M; else "
                               "{ y := none }; /* and\nso on */ exit }");
  assert_int_equal(p->domains.count, 4);
  assert_int_equal(p->literals.count, 2);
  assert_int_equal(p->globals.count, 2);
  assert_int_equal(p->procs[0]->statement_count, 5);
  assert_int_equal(p->procs[0]->body.statements[2]->at.line, 4);
  fir_program_delete(p);
}

/* The longest legal nesting must not exhaust the stack, one more is an error. */
static void nesting_has_a_limit(void **state) {
  (void)state;
  for (uint32_t depth = 400; depth <= 4000; depth *= 10) {
    char_vector text = {0};
    const char *head = "proc p() { spec(", *tail = ") }";
    for (const char *c = head; *c; c++)
      vec_push(&text, *c);
    for (uint32_t i = 0; i < depth; i++)
      vec_push(&text, '!');
    for (const char *c = "true"; *c; c++)
      vec_push(&text, *c);
    for (const char *c = tail; *c; c++)
      vec_push(&text, *c);
    vec_push(&text, '\0');
    fir_messages m = {.sink = {.report = fir_messages_add}};
    fir_program *p = fir_program_parse("test.fir", text.data, &m.sink);
    assert_int_equal(p != NULL, depth == 400);
    fir_program_delete(p);
    vec_release(&text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(expressions_print_as_they_read),
      cmocka_unit_test(programs_print_as_they_read),
      cmocka_unit_test(layout_is_free),
      cmocka_unit_test(nesting_has_a_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
