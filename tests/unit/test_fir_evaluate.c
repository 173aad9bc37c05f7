/* Values of expressions, and sets of rows against plain definitions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "fir_fixture.h"

/* In the state a = {A1, A2}, b = {A2, L}, r = {<A1, A2>, <A2, L>}, i = 3, f = true, with
 * A = {L, A1, A2}, scope 3, bitwidth 4. */
static const char *const values[][2] = {
    {"a + b", "{L, A1, A2}"},
    {"a & b", "{A2}"},
    {"a - b", "{A1}"},
    {"a.r", "{L, A2}"},
    {"r.b", "{A1, A2}"},
    {"r.r", "{<A1, L>}"},
    {"^r", "{<A1, L>, <A1, A2>, <A2, L>}"},
    {"~r", "{<L, A2>, <A2, A1>}"},
    {"A1_.*r", "{L, A1, A2}"},
    {"#*r", "7"}, /* L, A1, A2, A3 with themselves, and the closure */
    {"r ++ a->L", "{<A1, L>, <A2, L>}"},
    {"project(r, 2)", "{L, A2}"},
    {"project(r, 2, 1, 1)", "{<L, A2, A2>, <A2, A1, A1>}"},
    {"A", "{L, A1, A2}"},
    {"none", "{}"},
    {"Boolean", "{false, true}"},
    {"{x: A | no x.r}", "{L}"},
    {"{x: a, y: b | x.r = y}", "{<A1, A2>, <A2, L>}"},
    {"all x: a | one x.r", "{true}"},
    {"some x: b | x in a", "{true}"},
    {"no x: a | x in b", "{false}"},
    {"sum x: A | #x.*r", "{6}"}, /* 1 + 3 + 2 */
    {"i plus 6", "{-7}"},
    {"i minus 4", "{-1}"},
    {"i mul i", "{-7}"},
    {"-7 div 2", "{-3}"},
    {"-7 rem 2", "{-1}"},
    {"i div 0", "{0}"},
    {"i rem 0", "{3}"},
    {"i shl 2", "{-4}"},
    {"i shl 4", "{0}"},
    {"-4 shr 1", "{6}"},
    {"-4 sha 1", "{-2}"},
    {"-4 sha 7", "{-1}"},
    {"i shl -1", "{0}"},
    {"i bitand 6", "{2}"},
    {"i bitor 4", "{7}"},
    {"i bitxor 1", "{2}"},
    {"-8 minus 1", "{7}"},
    {"(3 + 4) minus none", "{7}"},         /* 003 section 2.1.1 */
    {"(true + false) && none", "{false}"}, /* 003 section 2.1.1 */
    {"(true + false) && true", "{true}"},
    {"3 + 4", "{3, 4}"},
    {"3 + 4 = 7", "{false}"},
    {"(3 + 4) >= 7", "{true}"},
    {"sum (3 + 4)", "{7}"},
    {"f => a else b", "{A1, A2}"},
    {"f <=> false", "{false}"},
    {"f in Boolean", "{true}"},
    {"lone none", "{true}"},
    {"no none.r", "{true}"},
    {"r in none", "{false}"},
    {"none->a in r", "{true}"},
};

static const fir_rows *rows_of(arena *a, uint32_t arity, const char *text) {
  u32_vector cells = {0};
  for (; *text; text++)
    vec_push(&cells, (uint32_t)(*text - '0'));
  const fir_rows *rows = fir_rows_mk(a, arity, cells.data, cells.size / arity);
  vec_release(&cells);
  return rows;
}

static const fir_rows *atoms(arena *a, const fir_universe *u, uint32_t arity,
                             const char *numbers) {
  u32_vector cells = {0};
  for (; *numbers; numbers++)
    vec_push(&cells, u->first[FIR_USER_DOMAINS] + (uint32_t)(*numbers - '0'));
  const fir_rows *rows = fir_rows_mk(a, arity, cells.data, cells.size / arity);
  vec_release(&cells);
  return rows;
}

static void expressions_have_their_values(void **state) {
  (void)state;
  uint32_t scopes[] = {0, 0, 3};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
    char text[512];
    snprintf(text, sizeof text,
             "domain A literal L: A global a, b, A1_: A, r: A -> A, i: Integer, "
             "f: Boolean proc p() { spec(some (%s)) }",
             values[i][0]);
    fir_program *p = fir_fixture(text);
    arena a;
    arena_init(&a);
    const fir_universe *u = fir_universe_new(&a, p, (fir_bounds){4, 1, scopes, NULL});
    fir_state none = {0}, s = fir_state_copy(&a, p, &none);
    for (uint32_t d = 0; d < FIR_USER_DOMAINS; d++)
      s.extents[d] = fir_domain_atoms(&a, u, d);
    s.extents[FIR_USER_DOMAINS] = atoms(&a, u, 1, "012");
    uint32_t three = fir_integer_atom(u, 3), truth = FIR_ATOM_TRUE;
    s.globals[0] = atoms(&a, u, 1, "12");
    s.globals[1] = atoms(&a, u, 1, "20");
    s.globals[2] = atoms(&a, u, 1, "1");
    s.globals[3] = atoms(&a, u, 2, "1220");
    s.globals[4] = fir_rows_single(&a, &three, 1);
    s.globals[5] = fir_rows_single(&a, &truth, 1);
    const fir_expr *e = p->procs[0]->body.statements[0]->value->arguments[0];
    const fir_rows *value = fir_evaluate(&a, u, &s, NULL, e);
    const char *expected = values[i][1];
    char braced[16];
    if (*expected != '{') {
      snprintf(braced, sizeof braced, "{%s}", expected);
      expected = braced;
    }
    assert_string_equal(fir_rows_text(&a, u, value), expected);
    arena_release(&a);
    fir_program_delete(p);
  }
}

static void rows_are_sets(void **state) {
  (void)state;
  arena a;
  arena_init(&a);
  const fir_rows *x = rows_of(&a, 2, "31122031"), *y = rows_of(&a, 2, "1213");
  assert_int_equal(x->count, 3);
  assert_int_equal(fir_rows_union(&a, x, y)->count, 4);
  assert_int_equal(fir_rows_intersection(&a, x, y)->count, 1);
  assert_int_equal(fir_rows_difference(&a, x, y)->count, 2);
  assert_true(fir_rows_equal(fir_rows_join(&a, x, x), rows_of(&a, 2, "1032")));
  assert_true(fir_rows_within(rows_of(&a, 2, "20"), x));
  assert_false(fir_rows_within(y, x));
  assert_true(fir_rows_within(fir_rows_empty(&a, 0), x));
  assert_true(fir_rows_equal(fir_rows_empty(&a, 0), fir_rows_empty(&a, 3)));
  assert_false(fir_rows_within(rows_of(&a, 1, "1"), x));
  assert_int_equal(fir_rows_closure(&a, x)->count, 6);
  assert_true(fir_rows_equal(fir_rows_override(&a, x, y), rows_of(&a, 2, "31121320")));
  assert_int_equal(fir_rows_product(&a, x, y)->arity, 4);
  arena_release(&a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(expressions_have_their_values),
      cmocka_unit_test(rows_are_sets),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
