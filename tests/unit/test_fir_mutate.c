/* Mutants of FIR programs: an operator that is replaced changes one node of the tree and
 * nothing else, and the table of operators is applied where it says. */
#include "fir/mutate.h"

#include "base/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "fir_fixture.h"

/* All operators, in places where replacing one would change the tree without care. */
static const char program[] =
    "domain D\n"
    "global s, t: D, r: D -> D, f: Boolean, i, j: Integer\n"
    "proc called(i: Integer) : () { j := i sha 1 }\n"
    "proc p() : ()\n"
    "  requires i plus 1 > 0 && some s\n"
    "  meets s := spec(i = j && some s)\n"
    "{\n"
    "  i := i plus j mul i minus (j div 2) rem 3\n"
    "  i := plus[i, mul[j, 2]]\n"
    "  j := -i\n"
    "  if i < j && j =< i || !(s in t) && f => some s && no t\n"
    "    s := s + t & s - t\n"
    "  else r := r ++ s->t + ^r\n"
    "  while (all x: s | one x.r || lone x.r) <=> i shl 1 = j shr 1\n"
    "    i := i bitand j bitor i bitxor (j)\n"
    "  j := spec(all x: D | j = old(j) plus 1)\n"
    "  called(j)\n"
    "}\n";

static uint32_t expr_differences(const fir_expr *a, const fir_expr *b) {
  if (!a || !b)
    return (a || b) ? 1000 : 0;
  uint32_t count = a->kind != b->kind;
  if (a->decl_count != b->decl_count)
    return 1000;
  for (uint32_t i = 0; i < a->decl_count; i++)
    count += expr_differences(a->decls[i].range, b->decls[i].range);
  for (uint32_t i = 0; i < 3; i++)
    count += expr_differences(a->arguments[i], b->arguments[i]);
  return count;
}

static uint32_t block_differences(const fir_block *a, const fir_block *b) {
  uint32_t count = 0;
  assert_int_equal(a->count, b->count);
  for (uint32_t i = 0; i < a->count; i++) {
    const fir_stmt *x = a->statements[i], *y = b->statements[i];
    assert_int_equal(x->kind, y->kind);
    count += expr_differences(x->value, y->value);
    count += block_differences(&x->body, &y->body);
    count += block_differences(&x->otherwise, &y->otherwise);
  }
  return count;
}

static uint32_t program_differences(const fir_program *a, const fir_program *b) {
  uint32_t count = 0;
  assert_int_equal(a->proc_count, b->proc_count);
  for (uint32_t i = 0; i < a->proc_count; i++) {
    const fir_proc *x = a->procs[i], *y = b->procs[i];
    assert_int_equal(expr_differences(x->required, y->required), 0);
    if (x->meets)
      assert_int_equal(expr_differences(x->meets->value, y->meets->value), 0);
    count += block_differences(&x->body, &y->body);
  }
  return count;
}

static void find(arena *a, const fir_program *p, uint32_t operators,
                 mutation_vector *out) {
  fir_mutate(a, p, fir_program_proc(p, "p"), operators, out);
}

static void replacing_an_operator_changes_one_node(void **state) {
  (void)state;
  arena a;
  arena_init(&a);
  fir_program *p = fir_fixture(program);
  mutation_vector found = {0};
  find(&a, p,
       1u << MUTATION_AOR | 1u << MUTATION_ROR | 1u << MUTATION_COR | 1u << MUTATION_SOR |
           1u << MUTATION_LOR,
       &found);
  assert_true(found.size > 60);
  vec_each (mutation, m, &found) {
    char *text = mutation_apply(p->text, m);
    fir_program *q = fir_fixture(text);
    uint32_t differences = program_differences(p, q);
    if (differences != 1)
      fail_msg("%u differences: %s", differences, mutation_after(&a, p->text, m));
    fir_program_delete(q);
    memory_free(text);
  }
  vec_release(&found);
  fir_program_delete(p);
  arena_release(&a);
}

/* How many mutants each operator has here, counted by hand. */
static const struct {
  const char *statement;
  uint32_t counts[MUTATION_OPERATOR_COUNT]; /* AOR AOI AOD ROR COR COI COD SOR LOR LOI
                                               LOD ASR */
} counted[] = {
    {"i := i plus 1", {4, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1}},
    {"i := -j", {0, 3, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0}},
    {"s := s + t", {0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 1}},
    {"i := j shl 2", {0, 3, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0}},
    {"if i < 3 exit", {0, 3, 0, 5, 0, 1, 0, 0, 0, 1, 0, 0}},
    {"if s = t exit", {0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0}},
    {"if no s exit", {0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0}},
    {"if !(f && f) exit", {0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0}},
    {"if s !in t exit", {0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0}},
    {"s := t", {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
};

static void operators_apply_where_they_say(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof counted / sizeof *counted; i++)
    for (uint32_t o = 0; o < MUTATION_OPERATOR_COUNT; o++) {
      arena a;
      arena_init(&a);
      fir_program *p = fir_fixture(
          arena_print(&a,
                      "domain D global s, t: D, f: Boolean, i, j: Integer proc p() : () "
                      "{ %s }",
                      counted[i].statement));
      mutation_vector found = {0};
      find(&a, p, 1u << o, &found);
      if (found.size != counted[i].counts[o])
        fail_msg("%s: %u mutants by %s", counted[i].statement, found.size,
                 mutation_operator_name((mutation_operator)o));
      vec_release(&found);
      fir_program_delete(p);
      arena_release(&a);
    }
}

static void changed_lines_are_whole(void **state) {
  (void)state;
  arena a;
  arena_init(&a);
  const char *text = "one\n  two three\nfour";
  mutation m = {MUTATION_AOR, 6, 9, "2"};
  assert_int_equal(mutation_line(text, &m), 2);
  assert_string_equal(mutation_before(&a, text, &m), "  two three");
  assert_string_equal(mutation_after(&a, text, &m), "  2 three");
  mutation over_lines = {MUTATION_AOR, 10, 17, "x"};
  assert_string_equal(mutation_before(&a, text, &over_lines), "  two three\nfour");
  assert_string_equal(mutation_after(&a, text, &over_lines), "  two xour");
  char *changed = mutation_apply(text, &m);
  assert_string_equal(changed, "one\n  2 three\nfour");
  memory_free(changed);
  arena_release(&a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(replacing_an_operator_changes_one_node),
      cmocka_unit_test(operators_apply_where_they_say),
      cmocka_unit_test(changed_lines_are_whole),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
