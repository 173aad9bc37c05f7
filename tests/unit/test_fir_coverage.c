/* Why a statement was missed, and the smallest larger bound that covers it: each of the
 * reasons, and the bound tried out. */
#include "fir/fir.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "fir_core_check.h"
#include "fir_fixture.h"

typedef struct example {
  const char *name, *text;
  uint32_t line; /* of the missed statement */
  uint32_t scope, bitwidth, unroll;
  fir_why why;
  fir_remedy remedy;
} example;

static const example examples[] = {
    {"a set of three needs three atoms",
     "domain D global s: D, t: Boolean\n"
     "proc p() : () meets t := spec(#s >= 3 => t = true) {\n"
     "  if #s >= 3\n"
     "    t := true\n"
     "}\n",
     4,
     1,
     4,
     2,
     FIR_WHY_UNREACHED,
     {true, false, 2, 0, 0}},
    {"or shows a bug there",
     "domain D global s: D, t: Boolean\n"
     "proc p() : () meets t := spec(#s >= 3 => t = true) {\n"
     "  if #s >= 3\n"
     "    t := false\n"
     "}\n",
     4,
     1,
     4,
     2,
     FIR_WHY_UNREACHED,
     {true, true, 2, 0, 0}},
    {"4 needs four bits",
     "local x, y: Integer\n"
     "proc p(x) : (y) requires one x meets y := spec(x > 3 => y = 1) {\n"
     "  if x > 3\n"
     "    y := 1\n"
     "  else y := 0\n"
     "}\n",
     4,
     1,
     3,
     2,
     FIR_WHY_UNREACHED,
     {true, false, 0, 1, 0}},
    {"three turns need three copies",
     "local n, i, r: Integer\n"
     "proc p(n) : (r) requires one n meets r := spec(n = 3 => r = 1) {\n"
     "  i := 0\n"
     "  r := 0\n"
     "  while i < n i := i plus 1\n"
     "  if n = 3\n"
     "    r := 1\n"
     "}\n",
     7,
     1,
     4,
     1,
     FIR_WHY_UNFINISHED,
     {true, false, 0, 0, 2}},
    {"nobody asks for y",
     "local x, y: Integer\n"
     "proc p(x) : (y) requires one x meets y := spec(true) {\n"
     "  y := x\n"
     "}\n",
     3,
     1,
     3,
     2,
     FIR_WHY_UNSPECIFIED,
     {false, false, 0, 0, 0}},
    {"dead code stays dead",
     "local x, y: Integer\n"
     "proc p(x) : (y) requires one x meets y := spec(y = x) {\n"
     "  y := x\n"
     "  if x > x\n"
     "    y := 0\n"
     "}\n",
     5,
     1,
     3,
     2,
     FIR_WHY_UNREACHED,
     {false, false, 0, 0, 0}},
    {"a loop without end",
     "local x, y: Integer\n"
     "proc p(x) : (y) requires one x meets y := spec(y = x) {\n"
     "  y := 0\n"
     "  while one x y := y plus 1\n"
     "}\n",
     3,
     1,
     3,
     2,
     FIR_WHY_NO_EXECUTION,
     {false, false, 0, 0, 0}},
};

static const fir_covered_statement *row_at(const fir_coverage *v, uint32_t line) {
  for (uint32_t i = 0; i < v->statement_count; i++)
    if (v->statements[i].statement->at.line == line)
      return &v->statements[i];
  fail_msg("no statement in line %u", line);
  return NULL;
}

static void verify(const example *e, const fir_program *p, fir_remedy more,
                   fir_result *r) {
  uint32_t scopes[] = {0, 0, e->scope + more.more_scope};
  fir_options o = {.bounds = {e->bitwidth + more.more_bitwidth,
                              e->unroll + more.more_unroll, scopes, NULL},
                   .strategy = {true, true, true, NULL, NULL},
                   .coverage = true,
                   .remedies = true};
  fir_verify(p, p->procs[0], &o, r);
}

static void check_example(const example *e) {
  fir_program *p = fir_fixture(e->text);
  fir_result r;
  verify(e, p, (fir_remedy){0}, &r);
  assert_non_null(r.coverage);
  fir_covered_statement row = *row_at(r.coverage, e->line);
  assert_int_equal(row.covered, 0);
  if (row.why != e->why || row.remedy.found != e->remedy.found)
    fail_msg("%s: reason %d, remedy %d", e->name, (int)row.why, row.remedy.found);
  assert_int_equal(row.remedy.counterexample, e->remedy.counterexample);
  assert_int_equal(row.remedy.more_scope, e->remedy.more_scope);
  assert_int_equal(row.remedy.more_bitwidth, e->remedy.more_bitwidth);
  assert_int_equal(row.remedy.more_unroll, e->remedy.more_unroll);
  fir_result_release(&r);
  if (e->remedy.found) {
    verify(e, p, e->remedy, &r);
    if (e->remedy.counterexample)
      assert_int_equal(r.verdict, FIR_VIOLATED);
    else
      assert_true(row_at(r.coverage, e->line)->covered > 0);
    fir_result_release(&r);
  }
  fir_program_delete(p);
}

static void missed_statements_have_reasons(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
    check_example(&examples[i]);
}

/* One less of what the remedy adds does not do. */
static void remedies_are_smallest(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
    const example *e = &examples[i];
    fir_remedy less = e->remedy;
    uint32_t *most = less.more_scope    ? &less.more_scope
                     : less.more_unroll ? &less.more_unroll
                                        : &less.more_bitwidth;
    if (!e->remedy.found)
      continue;
    --*most;
    fir_program *p = fir_fixture(e->text);
    fir_result r;
    verify(e, p, less, &r);
    assert_int_equal(r.verdict, FIR_HOLDS);
    assert_int_equal(row_at(r.coverage, e->line)->covered, 0);
    fir_result_release(&r);
    fir_program_delete(p);
  }
}

/* ---- Cores, by deletion ---- */

typedef struct deletion {
  const char *text;
  uint32_t scope, bitwidth, unroll;
  uint32_t members; /* of every minimal core; 0: there are several */
} deletion;

static const deletion deletions[] = {
    /* x and y are enough; z is not read */
    {"local x, y, z, r: Integer\n"
     "proc p(x) : (r) requires one x meets r := spec(r = x) {\n"
     "  y := x\n"
     "  z := 3\n"
     "  r := y\n"
     "}\n",
     1, 3, 1, 3},
    /* either of two assignments does, one of them is needed */
    {"domain D global s, t: D\n"
     "proc p() : () requires s = t meets s := spec(s in t) {\n"
     "  s := t\n"
     "  s := s & t\n"
     "}\n",
     2, 2, 1, 0},
    /* an assumption that no execution satisfies: what it concludes is not needed */
    {"local x, r: Integer\n"
     "proc p(x) : (r) requires one x meets r := spec(r > 2 => r = 1) {\n"
     "  r := x\n"
     "  if r > 2\n"
     "    r := 0\n"
     "}\n",
     1, 3, 1, 0},
    {"domain List, Object global next: List -> List, element: List -> Object\n"
     "local l: List, o: Object, found: Boolean\n"
     "proc contains(l, o) : (found)\n"
     "  requires one l && one o && (all x: List | lone x.next && one x.element)\n"
     "  meets found := spec(found = true <=> o in (l.*next).element)\n"
     "{\n"
     "  found := false\n"
     "  while some l {\n"
     "    if l.element = o\n"
     "      found := true\n"
     "    l := l.next\n"
     "  }\n"
     "}\n",
     3, 2, 3, 0},
    {"global a: Integer -> Integer local n, i, s: Integer\n"
     "proc total(n) : (s)\n"
     "  requires one n && n >= 0 && n < 3 && (all k: Integer | k < n => lone k.a)\n"
     "  meets s := spec(s = (sum k: Integer | k >= 0 && k < n => sum k.a else 0)) {\n"
     "  i := 0\n"
     "  s := 0\n"
     "  while i < n {\n"
     "    s := s plus i.a\n"
     "    i := i plus 1\n"
     "  }\n"
     "}\n",
     1, 3, 2, 0},
    /* of a number that is only added up it does not matter that it is one, */
    {"local n, s: Integer\n"
     "proc p(n) : (s) requires one n && n < 2 meets s := spec(s < 3) {\n"
     "  s := n plus 1\n"
     "}\n",
     1, 3, 1, 3},
    /* but of one that is counted, or handed on as it is */
    {"local n, s: Integer\n"
     "proc p(n) : (s) requires one n && n < 2 meets s := spec(s < 3 && #n = 1) {\n"
     "  s := n plus 1\n"
     "}\n",
     1, 3, 1, 0},
    {"local n, s: Integer\n"
     "proc p(n) : (s) requires one n meets s := spec(one s) {\n"
     "  s := n\n"
     "}\n",
     1, 3, 1, 3},
    /* the second copy of the inner loop is not reached, unless `j` is not what it is */
    {"local n, i, j, s: Integer\n"
     "proc p(n) : (s) requires one n && n >= 0 && n < 3 meets s := spec(s = n) {\n"
     "  i := 0\n"
     "  s := 0\n"
     "  while i < n {\n"
     "    j := 0\n"
     "    while j < 1 {\n"
     "      s := s plus 1\n"
     "      j := j plus 1\n"
     "    }\n"
     "    i := i plus 1\n"
     "  }\n"
     "}\n",
     1, 3, 2, 0},
};

static void check_cores(bool thorough) {
  for (size_t i = 0; i < sizeof deletions / sizeof *deletions; i++) {
    const deletion *d = &deletions[i];
    fir_program *p = fir_fixture(d->text);
    arena a;
    arena_init(&a);
    uint32_t scopes[] = {0, 0, d->scope, d->scope}, members;
    const fir_universe *u =
        fir_universe_new(&a, p, (fir_bounds){d->bitwidth, d->unroll, scopes, NULL});
    const char *wrong = fir_core_check(u, p->procs[0], thorough, &members);
    if (wrong)
      fail_msg("%s: %s", d->text, wrong);
    assert_true(members > 0);
    if (d->members)
      assert_int_equal(members, d->members);
    arena_release(&a);
    fir_program_delete(p);
  }
}

static void cores_are_minimal(void **state) {
  (void)state;
  check_cores(false);
}

static void cores_without_unreached_branches_are_minimal(void **state) {
  (void)state;
  check_cores(true);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(missed_statements_have_reasons),
      cmocka_unit_test(remedies_are_smallest),
      cmocka_unit_test(cores_are_minimal),
      cmocka_unit_test(cores_without_unreached_branches_are_minimal),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
